"""How much is searched with so many draws from a stock to come: ``python -m bench.solver.stock``.

Real deals of two, played at random until so many draws are left; node counts are the same on every machine.
"""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

from marias import solver
from marias.cards import PACK
from marias.rules import load_profile
from marias.rules.contract import Deal
from marias.rules.marijas.actions import NameTrump
from marias.rules.marijas.state import start
from marias.solver.objectives import CARD_POINTS, PAYMENT
from marias.solver.situation import MOST_DRAWS

DEALS = 40


def deal(draws: int, chance: random.Random) -> Any:
    """A deal with so many draws to come."""
    pack = list(PACK)
    chance.shuffle(pack)
    state: Any = start(load_profile("marijas-2"), Deal(tuple(pack), chance.randrange(2), 2))
    state = state.after(chance.choice([action for action in state.legal() if isinstance(action, NameTrump)]))
    while len(state.stock) > 2 * draws or state.trick:
        state = state.after(chance.choice(state.legal()))
    return state


def main() -> None:
    """Print the table."""
    print(f"every card of {DEALS} deals: cards played in the search, and processor time")
    print(f"{'draws':>5}  {'objective':<12}{'median':>12}{'most':>12}{'mean':>12}{'longest':>12}")
    for draws in range(MOST_DRAWS + 1):
        for objective in (PAYMENT, CARD_POINTS):
            chance = random.Random(f"stock {draws}")
            nodes, times = [], []
            for _ in range(DEALS):
                state = deal(draws, chance)
                began = time.process_time()
                nodes.append(solver.solve(state, objective).nodes)
                times.append(time.process_time() - began)
            figures = f"{statistics.median(nodes):>12,.0f}{max(nodes):>12,}"
            spent = f"{1000 * statistics.mean(times):>9.1f} ms{1000 * max(times):>9.1f} ms"
            print(f"{draws:>5}  {objective:<12}{figures}{spent}", flush=True)


if __name__ == "__main__":
    main()
