"""The auction, the talon, the contract: all by what the best contract should bring, in units from each opponent.

The next rung is always the lowest one, since a higher contract may still be announced.
"""

from __future__ import annotations

from functools import lru_cache

from marias.bots import soloplay
from marias.bots.knowledge import Knowledge
from marias.bots.licitovany.plans import Cards, Plan, Rates, by_rung
from marias.bots.soloplay import SoloTrick
from marias.cards import EMPTY, FULL, Card, CardSet, Order
from marias.rules.contract import Action
from marias.rules.dealing import Generator, seed_from
from marias.rules.licitovany.actions import RUNGS, Announce, Bid, Discard, Hold, Omyl, Pass
from marias.rules.licitovany.talon import PLAIN_SEDMA, TALON
from marias.rules.licitovany.view import LicitovanyView

TALONS_TRIED = 10
"""Talons a player imagines before he bids; always the same for the same hand, so that he does not change his mind."""
WORTHS_KEPT = 64
NEVER = -1000.0
"""Money of a rung for which there is no contract."""


def bid(view: LicitovanyView) -> Action:
    """The next rung, or "mám", while the hand should win money at it."""
    height = view.auction.height + (not view.auction.answering)
    if height > len(RUNGS):
        return Pass()
    profile = view.profile
    worths = _worths(view.hand, Rates.of(profile), view.seat == view.forhont, profile.omyl)
    if worths[height - 1] <= 0:
        return Pass()
    return Hold() if view.auction.answering else Bid(RUNGS[height - 1])


@lru_cache(WORTHS_KEPT)
def _worths(hand: CardSet, rates: Rates, leads: bool, omyl: int) -> tuple[float, ...]:
    """What the best contract brings, by the height of the rung won less one, on average over talons."""
    chance = Generator(seed_from(f"talons for {hand.mask}"))
    unseen = list(FULL - hand)
    totals = [0.0] * len(RUNGS)
    for _ in range(TALONS_TRIED):
        talon = CardSet(chance.shuffled(unseen)[:TALON])
        for place, plan in enumerate(by_rung(Cards(hand | talon, EMPTY, leads, rates))):
            totals[place] += _money(plan, -omyl if place + 1 == PLAIN_SEDMA else NEVER)
    return tuple(total / TALONS_TRIED for total in totals)


def _money(plan: Plan | None, otherwise: float) -> float:
    return otherwise if plan is None else max(plan.money, otherwise)


# After the auction


def lay_aside(view: LicitovanyView) -> Action:
    """The two cards the best contract is played without; or omyl."""
    plan = _best(view)
    if plan is None:
        return view.legal[0]
    first, second = view.hand - plan.hand
    return Discard((first, second))


def announce(view: LicitovanyView) -> Action:
    """The best contract with the ten cards that stayed; or omyl."""
    plan = _best(view)
    if plan is None:
        return view.legal[0]
    if plan.trump is None:
        return Announce(plan.rung, lead=_lead(view, plan.rung))
    return Announce(plan.rung, plan.trump, plan.helper)


def _best(view: LicitovanyView) -> Plan | None:
    """The best contract that may be announced; None where omyl costs less, or the hand has nothing of the kind.

    Then omyl is the first of the legal actions; where it is not allowed, whatever is said is lost.
    """
    profile = view.profile
    cards = Cards(view.hand, view.talon, view.seat == view.forhont, Rates.of(profile))
    plan = by_rung(cards)[view.auction.height - 1]
    folds = Omyl() in view.legal and plan is not None and plan.money < -profile.omyl
    return None if folds else plan


def _lead(view: LicitovanyView, game: str) -> Card:
    """The card to lay face down: the one that would be led."""
    seat = view.seat
    assert seat is not None  # noqa: S101 – for the type checker; a spectator leads nothing
    place = view.active.index(seat)
    others = (view.active[(place + 1) % 3], view.active[(place + 2) % 3])
    unseen = FULL - view.hand - view.talon
    nothing, anything = dict.fromkeys(others, EMPTY), dict.fromkeys(others, unseen)
    known = Knowledge(seat, None, Order.PLAIN, unseen, nothing, anything, view.hand_sizes)
    return soloplay.choose_card(SoloTrick(known, seat, view.hand, (), seat, view.active), view.hand, game)
