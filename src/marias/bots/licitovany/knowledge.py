"""What a seat knows of the hidden cards in licitovaný mariáš, once the contract is announced.

Failed duties bind hard, so do a marriage announced, the seven of a plain sedma (nobody may play it without), an open
hand, and the talon to the one who laid it. Contracts above a sedma may be announced without their cards, so nothing
binds there.
"""

from __future__ import annotations

from marias.bots.knowledge import Knowledge, failed_duties
from marias.cards import EMPTY, FULL, SHARP, CardSet, Order
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.view import LicitovanyView


class LicitovanyKnowledge(Knowledge):
    """The hidden cards in the eyes of the seat on turn."""

    def __init__(self, view: LicitovanyView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no cards to know")
        place = view.active.index(view.seat)
        others = (view.active[(place + 1) % 3], view.active[(place + 2) % 3])
        order = Order.PLAIN if view.trump is None else Order.TRUMP
        played = CardSet(card for trick in view.tricks for card in trick.cards) | CardSet(view.trick)
        unseen = FULL - played - view.hand - view.talon
        certain = _certain(view, others, unseen)
        may_hold = {seat: unseen - certain[other] for seat, other in zip(others, reversed(others), strict=True)}
        for seat in others:
            if view.open_hand and seat == view.declarer:
                may_hold[seat] = view.open_hand
        for seat, cards in failed_duties(view.tricks, view.trick, view.leader, view.active, view.trump, order):
            if seat in may_hold:
                may_hold[seat] = may_hold[seat] - cards
        laid = EMPTY if view.talon else unseen
        if view.trump is not None:
            laid = laid - SHARP - CardSet(view.sevens)
        super().__init__(view.seat, view.trump, order, unseen, certain, may_hold, view.hand_sizes, laid)


def _certain(view: LicitovanyView, others: tuple[Seat, ...], unseen: CardSet) -> dict[Seat, CardSet]:
    """Cards that lie open, or as good as open."""
    held = dict.fromkeys(others, EMPTY)
    if view.declarer in held:
        held[view.declarer] = view.open_hand
        if CONTRACTS[view.contract].kind == "sedma":
            held[view.declarer] = held[view.declarer] | CardSet(view.sevens)
    for marriage in view.marriages:
        if marriage.seat in held:
            held[marriage.seat] = held[marriage.seat] | play.pair(marriage.suit)
    return {seat: cards & unseen for seat, cards in held.items()}
