"""What a seat knows of the hidden cards in volený mariáš.

Failed duties bind hard (who did not follow, beat or trump holds no such card), so do a marriage announced, a seven
announced, the trump card turned up, an open hand.
"""

from __future__ import annotations

from marias.bots.knowledge import Knowledge, failed_duties
from marias.cards import EMPTY, FULL, SHARP, Card, CardSet, Order, Rank, Suit
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.voleny.actions import TRUMP_GAMES, Discard, TakeOver
from marias.rules.voleny.view import VolenyView


class VolenyKnowledge(Knowledge):
    """The hidden cards in the eyes of the seat on turn."""

    def __init__(self, view: VolenyView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no cards to know")
        self.view = view
        place = view.active.index(view.seat)
        others = (view.active[(place + 1) % 3], view.active[(place + 2) % 3])
        in_trumps = view.contract in TRUMP_GAMES
        trump = view.trump if in_trumps else None
        order = Order.TRUMP if in_trumps else Order.PLAIN
        played = CardSet(card for trick in view.tricks for card in trick.cards) | CardSet(view.trick)
        unseen = FULL - played - view.hand - view.talon
        certain = _certain(view, others, unseen, trump)
        may_hold = _may_hold(view, others, unseen, certain, trump, order)
        buried = unseen - SHARP if in_trumps else unseen
        super().__init__(view.seat, trump, order, unseen, certain, may_hold, view.hand_sizes, buried)


def _certain(view: VolenyView, others: tuple[Seat, ...], unseen: CardSet, trump: Suit | None) -> dict[Seat, CardSet]:
    """Cards that lie open, or as good as open."""
    held = dict.fromkeys(others, EMPTY)
    if view.declarer in held:
        held[view.declarer] = view.open_hand
        if trump is not None and view.trump_card is not None:
            held[view.declarer] = held[view.declarer].with_card(view.trump_card)
    if view.keeps_seven in held and trump is not None and not view.profile.false_seven:
        held[view.keeps_seven] = held[view.keeps_seven].with_card(Card.of(Rank.SEVEN, trump))
    for marriage in view.marriages:
        if marriage.seat in held:
            held[marriage.seat] = held[marriage.seat] | play.pair(marriage.suit)
    return {seat: cards & unseen for seat, cards in held.items()}


def _may_hold(
    view: VolenyView,
    others: tuple[Seat, ...],
    unseen: CardSet,
    certain: dict[Seat, CardSet],
    trump: Suit | None,
    order: Order,
) -> dict[Seat, CardSet]:
    may = {}
    own = _own_discards(view) & unseen
    for seat, other in zip(others, reversed(others), strict=True):
        if seat == view.declarer:
            may[seat] = certain[seat] if view.open_hand else unseen - certain[other]
        else:
            may[seat] = unseen - certain[other] - own
    for seat, cards in failed_duties(view.tricks, view.trick, view.leader, view.active, trump, order):
        if seat in may:
            may[seat] = may[seat] - cards
    return may


def _own_discards(view: VolenyView) -> CardSet:
    """What this seat laid into a talon that another took up: it lies with the declarer or in the talon again."""
    return CardSet(
        card
        for seat, action in view.history
        if seat == view.seat and isinstance(action, Discard | TakeOver) and action.talon is not None
        for card in action.talon
    )
