"""What other programs need for something alike; runs in their environment, says seconds for one as JSON.

``endplay``: a bridge deal solved for every lead, and for one of the twenty pairs of trump and declarer of a table.
``rollouts``: a game of OpenSpiel's skat played at random, its C++ alone.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

BOARDS = 12
STRAINS = 20
ROLLOUTS = 20_000
RANKS = "AKQJT98765432"


def endplay() -> dict[str, float]:
    """Processor time of a solve, all threads together: its library uses several."""
    from endplay.dds import calc_dd_table, solve_board  # noqa: PLC0415 – each program is imported where it is measured
    from endplay.types import Deal, Denom, Player  # noqa: PLC0415 – as above

    rng, leads, tables = random.Random(1), 0.0, 0.0
    for _ in range(BOARDS):
        cards = rng.sample(range(52), 52)
        hands = (cards[place : place + 13] for place in range(0, 52, 13))
        deal: Any = Deal("N:" + " ".join(map(_hand, hands)))
        deal.trump, deal.first = Denom.spades, Player.north
        begin = time.process_time()
        list(solve_board(deal))
        middle = time.process_time()
        calc_dd_table(deal)
        leads, tables = leads + middle - begin, tables + time.process_time() - middle
    return {"every lead of a bridge deal": leads / BOARDS, "one of a table's twenty": tables / BOARDS / STRAINS}


def _hand(cards: list[int]) -> str:
    suits = ([card % 13 for card in sorted(cards) if card // 13 == suit] for suit in range(4))
    return ".".join("".join(RANKS[rank] for rank in suit) for suit in suits)


def rollouts() -> dict[str, float]:
    """From the first bid, as a search of one simulation has them made."""
    import pyspiel  # noqa: PLC0415 – as above

    game, rng = pyspiel.load_game("skat"), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    exploration, simulations, megabytes, seed, no = 1.0, 1, 1000, 1, False
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, exploration, simulations, megabytes, no, seed, no)
    begin = time.process_time()
    bot.step(state)
    return {"a random game of skat": (time.process_time() - begin) / ROLLOUTS}


if __name__ == "__main__":
    print(json.dumps({"endplay": endplay, "rollouts": rollouts}[sys.argv[1]]()))
