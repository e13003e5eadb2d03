"""The auction, the talon, the contract: everything by what the best contract should bring, in units from each opponent."""

from __future__ import annotations

from functools import lru_cache

from marias.bots import soloplay
from marias.bots.knowledge import Knowledge
from marias.bots.licitovany.plans import Plan, Rates, by_rung, plans
from marias.bots.soloplay import SoloTrick
from marias.cards import EMPTY, FULL, CardSet, Order
from marias.rules.contract import Action
from marias.rules.dealing import Generator, seed_from
from marias.rules.licitovany.actions import RUNGS, Announce, Bid, Discard, Hold, Omyl, Pass, TakeTalon
from marias.rules.licitovany.talon import PLAIN_SEDMA
from marias.rules.licitovany.view import LicitovanyView

TALONS_TRIED = 10
"""Talons a player imagines before he bids."""
NEVER = -1000.0
PASSING = [0.0] * 13


@lru_cache(64)
def _worths(hand: CardSet, rates: Rates, leads: bool, omyl: int) -> tuple[float, ...]:
    """What this seat would get from each opponent for the best contract it may announce, by the height of the rung it
    has won, with whatever lies in the talon."""
    chance = Generator(seed_from(f"talons for {hand.mask}"))
    unseen = list(FULL - hand)
    totals = [0.0] * len(RUNGS)
    for _ in range(TALONS_TRIED):
        talon = CardSet(chance.shuffled(unseen)[:2])
        for place, plan in enumerate(by_rung(plans(hand | talon, rates, leads))):
            money = NEVER if plan is None else plan.money
            totals[place] += max(money, -omyl) if place + 1 == PLAIN_SEDMA else money
    return tuple(total / TALONS_TRIED for total in totals)


def bid(view: LicitovanyView) -> Action:
    """The next rung, or "mám", while the hand is worth it."""
    worths = _worths(view.hand, Rates.of(view.profile), view.seat == view.forhont, view.profile.omyl)
    auction = view.auction
    height = auction.height if auction.answering else auction.height + 1
    if height <= len(RUNGS) and 2 * worths[height - 1] > PASSING[auction.height]:
        return Hold() if auction.answering else Bid(RUNGS[height - 1])
    return Pass()


def _best(view: LicitovanyView, put_aside: CardSet | None) -> Plan | None:
    rates = Rates.of(view.profile)
    return by_rung(plans(view.hand, rates, view.seat == view.forhont, put_aside))[max(view.auction.height, 1) - 1]


def lay_aside(view: LicitovanyView) -> Action:
    """The two cards the best contract is played without."""
    plan = _best(view, None)
    if plan is None or (Omyl() in view.legal and plan.money < -view.profile.omyl):
        return Omyl() if Omyl() in view.legal else view.legal[0]
    first, second = view.hand - plan.hand
    return Discard((first, second))


def announce(view: LicitovanyView) -> Action:
    """The best contract with the ten cards that stayed."""
    plan = _best(view, view.talon)
    if plan is None or (Omyl() in view.legal and plan.money < -view.profile.omyl):
        return Omyl() if Omyl() in view.legal else view.legal[0]
    if plan.trump is not None:
        return Announce(plan.rung, plan.trump, plan.helper)
    return Announce(plan.rung, lead=_lead(view, plan.rung))


def _lead(view, game):
    place = view.active.index(view.seat)
    others = (view.active[(place + 1) % 3], view.active[(place + 2) % 3])
    unseen = FULL - view.hand - view.talon
    known = Knowledge(
        view.seat, None, Order.PLAIN, unseen, dict.fromkeys(others, EMPTY), dict.fromkeys(others, unseen), view.hand_sizes
    )
    table = SoloTrick(known, view.seat, view.hand, (), view.seat, view.active)
    return soloplay.choose_card(table, view.hand, game)


_ = TakeTalon
