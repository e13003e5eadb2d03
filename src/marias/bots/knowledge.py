"""What a seat knows of the hidden cards: where each may lie, and how likely.

Failed duties bind hard (who did not follow, beat or trump holds no such card), so do a marriage announced, a seven
announced, the trump card turned up, an open hand. All else is equally likely.
"""

from __future__ import annotations

from functools import cached_property
from math import prod

from marias.cards import EMPTY, FULL, SHARP, SUIT_SETS, Card, CardSet, Order, Rank, Suit
from marias.rules import claims, play
from marias.rules.contract import Seat
from marias.rules.voleny.actions import TRUMP_GAMES, Discard, TakeOver
from marias.rules.voleny.view import VolenyView


class Knowledge:
    """The hidden cards in the eyes of the seat on turn."""

    def __init__(self, view: VolenyView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no cards to know")
        self.view = view
        self.seat: Seat = view.seat
        place = view.active.index(view.seat)
        self.others: tuple[Seat, Seat] = (view.active[(place + 1) % 3], view.active[(place + 2) % 3])
        """The two other players, clockwise."""
        self.in_trumps = view.contract in TRUMP_GAMES
        self.trump = view.trump if self.in_trumps else None
        self.order = Order.TRUMP if self.in_trumps else Order.PLAIN
        self.played = CardSet(card for trick in view.tricks for card in trick.cards) | CardSet(view.trick)
        self.unseen = FULL - self.played - view.hand - view.talon
        """Cards in the other two hands, or in a talon this seat does not know."""
        self.certain = self._certain()
        self.may_hold = self._may_hold()
        self._talon_room = len(self.unseen) - sum(view.hand_sizes[seat] for seat in self.others)
        self._free = {seat: view.hand_sizes[seat] - len(self.certain[seat]) for seat in self.others}

    def _certain(self) -> dict[Seat, CardSet]:
        """Cards that lie open, or as good as open."""
        view = self.view
        held = dict.fromkeys(self.others, EMPTY)
        if view.declarer in held:
            held[view.declarer] = view.open_hand
            if self.in_trumps and view.trump_card is not None:
                held[view.declarer] = held[view.declarer].with_card(view.trump_card)
        if view.keeps_seven in held and self.trump is not None and not view.profile.false_seven:
            seven = Card.of(Rank.SEVEN, self.trump)
            held[view.keeps_seven] = held[view.keeps_seven].with_card(seven)
        for marriage in view.marriages:
            if marriage.seat in held:
                held[marriage.seat] = held[marriage.seat] | play.pair(marriage.suit)
        return {seat: cards & self.unseen for seat, cards in held.items()}

    def _may_hold(self) -> dict[Seat, CardSet]:
        view = self.view
        may = {}
        own = self._own_discards()
        for seat, other in zip(self.others, reversed(self.others), strict=True):
            if seat == view.declarer:
                may[seat] = self.certain[seat] if view.open_hand else self.unseen - self.certain[other]
            else:
                may[seat] = self.unseen - self.certain[other] - own
        for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
            first = view.active.index(leader) if cards else 0
            for place in range(1, len(cards)):
                seat = view.active[(first + place) % 3]
                if seat in may:
                    may[seat] = may[seat] - claims.lacking(cards[:place], cards[place], self.trump, self.order)
        return may

    def _own_discards(self) -> CardSet:
        """What this seat laid into a talon that another took up: it lies with the declarer or in the talon again."""
        laid = [
            card
            for seat, action in self.view.history
            if seat == self.seat and isinstance(action, Discard | TakeOver) and action.talon is not None
            for card in action.talon
        ]
        return CardSet(laid) & self.unseen

    @cached_property
    def _chances(self) -> dict[Card, dict[Seat, float]]:
        chances = {}
        for card in self.unseen:
            weights = {seat: self._free[seat] * (card in self.may_hold[seat]) for seat in self.others}
            buried = self._talon_room * (not (self.in_trumps and card in SHARP))
            for seat in self.others:
                if card in self.certain[seat]:
                    weights, buried = {other: int(other == seat) for other in self.others}, 0
            whole = sum(weights.values()) + buried
            chances[card] = {seat: weight / whole if whole else 0.0 for seat, weight in weights.items()}
        return chances

    def chance(self, seat: Seat, card: Card) -> float:
        """How likely the seat holds the card."""
        return self._chances[card][seat] if card in self._chances else 0.0

    def none_of(self, seat: Seat, cards: CardSet) -> float:
        """How likely the seat holds none of these."""
        return prod(1 - self.chance(seat, card) for card in cards & self.may_hold[seat])

    def beats(self, seat: Seat, best: Card, led: Suit) -> float:
        """How likely the seat must beat this card; it is the best so far of a trick led in ``led``."""
        if best.suit is led:
            beating = 1 - self.none_of(seat, self.order.higher(best))
            if self.trump is None or led is self.trump:
                return beating
            return min(1.0, beating + self.ruffs(seat, led))
        return self.none_of(seat, SUIT_SETS[led]) * (1 - self.none_of(seat, self.order.higher(best)))

    def ruffs(self, seat: Seat, led: Suit) -> float:
        """How likely the seat must trump the lead of this suit."""
        if self.trump is None or led is self.trump:
            return 0.0
        return self.none_of(seat, SUIT_SETS[led]) * (1 - self.none_of(seat, SUIT_SETS[self.trump]))

    def is_master(self, card: Card) -> bool:
        """Can no hidden card of the suit beat it?"""
        return not self.order.higher(card) & self.unseen
