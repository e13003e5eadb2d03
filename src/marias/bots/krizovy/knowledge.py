"""What a seat knows in křížový mariáš of the hidden cards, and so of who plays with whom.

Failed duties bind hard, so do a marriage announced, a seven announced, the trump card turned up, open hands, and a side
that was told: who is with the chooser holds the called card, who is against him does not. All else is equally likely.
"""

from __future__ import annotations

from marias.bots.knowledge import Knowledge, failed_duties
from marias.cards import EMPTY, FULL, Card, CardSet, Order, Rank, Suit
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.krizovy.view import KrizovyView


class KrizovyKnowledge(Knowledge):
    """The hidden cards in the eyes of the seat on turn, once the game is agreed."""

    def __init__(self, view: KrizovyView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no cards to know")
        self.view = view
        clockwise = tuple((view.seat + step) % view.seats for step in range(view.seats))
        in_trumps = view.contract == "game"
        trump = view.trump if in_trumps else None
        order = Order.TRUMP if in_trumps else Order.PLAIN
        played = CardSet(card for trick in view.tricks for card in trick.cards) | CardSet(view.trick)
        unseen = FULL - played - view.hand
        certain = _certain(view, clockwise[1:], unseen, trump)
        may_hold = _may_hold(view, certain, unseen)
        for seat, cards in failed_duties(view.tricks, view.trick, view.leader, clockwise, trump, order):
            if seat in may_hold:
                may_hold[seat] = may_hold[seat] - cards
        super().__init__(view.seat, trump, order, unseen, certain, may_hold, view.hand_sizes)
        self.declares = view.sides[view.seat] == "declarer"
        """Is this seat the chooser, his partner or the soloist?"""

    def ally(self, seat: Seat) -> float:
        """How likely the other seat is on this seat's side."""
        side = self.view.sides[seat]
        if side:
            return float((side == "declarer") == self.declares)
        called = self.view.called_card
        declares = self.chance(seat, called) if called else 0.0
        return declares if self.declares else 1 - declares


def _certain(view: KrizovyView, others: tuple[Seat, ...], unseen: CardSet, trump: Suit | None) -> dict[Seat, CardSet]:
    """Cards that lie open, or as good as open."""
    held = {seat: view.open_hands[seat] for seat in others}
    shown = [(marriage.seat, play.pair(marriage.suit)) for marriage in view.marriages]
    if trump is not None:
        if view.trump_card is not None:
            shown.append((view.chooser, CardSet((view.trump_card,))))
        if view.keeps_seven is not None:
            shown.append((view.keeps_seven, CardSet((Card.of(Rank.SEVEN, trump),))))
        may_be_partner = [seat for seat in others if _may_hold_called(view, seat)]
        if view.called_card is not None and len(may_be_partner) == 1:
            shown.append((may_be_partner[0], CardSet((view.called_card,))))
    for seat, cards in shown:
        if seat in held:
            held[seat] = held[seat] | cards
    return {seat: cards & unseen for seat, cards in held.items()}


def _may_hold_called(view: KrizovyView, seat: Seat) -> bool:
    """By what is known of the sides: the partner, or the chooser while no partner is known."""
    partner = [other for other, side in enumerate(view.sides) if side == "declarer" and other != view.chooser]
    return seat in partner if partner else seat == view.chooser or not view.sides[seat]


def _may_hold(view: KrizovyView, certain: dict[Seat, CardSet], unseen: CardSet) -> dict[Seat, CardSet]:
    taken = EMPTY
    for cards in certain.values():
        taken = taken | cards
    may = {}
    for seat, cards in certain.items():
        if view.open_hands[seat]:
            may[seat] = cards
            continue
        free = unseen - taken
        if view.called_card is not None and view.contract == "game" and not _may_hold_called(view, seat):
            free = free.without(view.called_card)
        may[seat] = free | cards
    return may
