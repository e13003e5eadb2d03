"""How fast cards are played at random: whole deals of volený with trumps, ten tricks, on one core."""

from __future__ import annotations

import random

from bench.ours import FAMILIES, Rate, measured
from marias import solver

DEALS = 20
PLAYOUTS = 200_000
"""Of each deal; asking for them takes no time then."""
CARDS = 30


def rate(repeats: int) -> Rate:
    """A playout: what it takes, the fastest of so many runs. An action is a card."""
    states = [FAMILIES[0].first_lead(number, random.Random(number)) for number in range(DEALS)]

    def one(number: int) -> int:
        return CARDS * solver.playouts(states[number], PLAYOUTS, seed=number).count

    return measured("volený: playout of ten tricks", one, DEALS, repeats)._replace(things=DEALS * PLAYOUTS)
