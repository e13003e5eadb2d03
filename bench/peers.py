"""A random deal of a trick game in another program; runs in its own environment, says what it measured as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable


def open_spiel_skat() -> Callable[[int], int]:
    """OpenSpiel's loop in Python over its skat, a C++ game of three players and ten tricks."""
    import pyspiel  # noqa: PLC0415 – each program is imported only where it is measured

    game = pyspiel.load_game("skat")

    def one(number: int) -> int:
        rng = random.Random(number)
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        state.returns()
        return actions

    return one


def rlcard_bridge() -> Callable[[int], int]:
    """RLCard's bridge, a game in Python of four players and thirteen tricks; the game itself, no environment."""
    from rlcard.games.bridge import Game  # noqa: PLC0415 – as above
    from rlcard.utils.seeding import np_random  # noqa: PLC0415 – as above

    def one(number: int) -> int:
        rng = random.Random(number)
        game = Game()
        game.np_random, _ = np_random(number)
        game.init_game()
        actions = 0
        while not game.is_over():
            game.step(rng.choice(game.judger.get_legal_actions()))
            actions += 1
        return actions

    return one


PEERS = {"skat": open_spiel_skat, "bridge": rlcard_bridge}


def main() -> None:
    name, deals, repeats = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    one = PEERS[name]()
    best, actions = float("inf"), 0
    for _ in range(repeats):
        begin = time.process_time()
        actions = sum(map(one, range(deals)))
        best = min(best, time.process_time() - begin)
    print(json.dumps({"things": deals, "seconds": best, "actions": actions}))


if __name__ == "__main__":
    main()
