"""How fast cards are played at random, on one core: by the solver's playouts alone, and in whole simulations."""

from __future__ import annotations

import random
from collections.abc import Callable

import marias
from bench.ours import FAMILIES, SEED, Family, Rate, measured, rule_set
from marias import solver
from marias.cards import SUIT_SETS, Suit
from marias.session.simulation import ENGINES, Plan, play_deal

DEALS = 20
PLAYOUTS = 200_000
"""Of each deal; asking for them takes no time then."""
CARDS = 30
DRAWN = 20_000


def rates(deals: int, repeats: int) -> list[Rate]:
    """All measurements; an action is a card."""
    return [rate(repeats), drawn_deal(repeats), *simulated(deals, repeats)]


def rate(repeats: int) -> Rate:
    """One playout of ten tricks of volený with trumps, any bot's to ask for."""
    states = [FAMILIES[0].first_lead(number, random.Random(number)) for number in range(DEALS)]

    def one(number: int) -> int:
        return CARDS * solver.playouts(states[number], PLAYOUTS, seed=number).count

    return measured("volený: playout of ten tricks", one, DEALS, repeats)._replace(things=DEALS * PLAYOUTS)


def drawn_deal(repeats: int) -> Rate:
    """One deal drawn where ten cards are known, and that one other hand is void in a suit."""
    mine = marias.CardSet(marias.PACK[::3][:10])
    deals = solver.Deals((10, 10, 10), held={0: mine}, never={1: SUIT_SETS[Suit.BELLS]})

    def one(number: int) -> int:
        return CARDS * len(deals.draw(DRAWN, seed=number))

    return measured("deal drawn under constraints", one, 5, repeats)._replace(things=5 * DRAWN)


def simulated(deals: int, repeats: int) -> list[Rate]:
    """A deal of ``marias simulate --bots random``, by each engine. What is said takes time, but is not counted."""
    return [
        measured(f"{family.what}: simulated, {engine} engine", _simulated(family, engine), deals, repeats)
        for family in FAMILIES
        for engine in ENGINES
    ]


def _simulated(family: Family, engine: str) -> Callable[[int], int]:
    profile, bots = rule_set(family.game.profile_for(family.seats)), ("random",) * family.seats
    plan = Plan(game=family.game, profile=profile, bots=bots, seed=SEED, deals=0, engine=engine)

    def one(number: int) -> int:
        return family.seats * sum(play_deal(plan, number + 1).tricks)

    return one
