"""What a seat knows of the hidden cards: where each may lie, and how likely.

What binds hard is for each game to say: failed duties, cards announced or shown. All else is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import prod

from marias.cards import EMPTY, SUIT_SETS, Card, CardSet, Order, Suit
from marias.rules import claims
from marias.rules.contract import Seat
from marias.rules.play import Trick


class Knowledge:
    """The hidden cards in the eyes of a seat."""

    def __init__(
        self,
        seat: Seat,
        trump: Suit | None,
        order: Order,
        unseen: CardSet,
        certain: Mapping[Seat, CardSet],
        may_hold: Mapping[Seat, CardSet],
        sizes: Sequence[int],
        aside: CardSet = EMPTY,
    ) -> None:
        self.seat = seat
        self.others: tuple[Seat, ...] = tuple(certain)
        """The other players, clockwise."""
        self.trump, self.order = trump, order
        self.unseen = unseen
        """Cards in the other hands, or laid aside where this seat does not see them."""
        self.certain = certain
        """By seat, the cards that lie open, or as good as open."""
        self.may_hold = may_hold
        self._free = {other: sizes[other] - len(certain[other]) for other in self.others}
        self._aside, self._laid = aside, len(unseen) - sum(sizes[other] for other in self.others)

    @cached_property
    def _chances(self) -> dict[Card, dict[Seat, float]]:
        chances = {}
        for card in self.unseen:
            weights = {seat: self._free[seat] * (card in self.may_hold[seat]) for seat in self.others}
            laid = self._laid * (card in self._aside)
            for seat in self.others:
                if card in self.certain[seat]:
                    weights, laid = {other: int(other == seat) for other in self.others}, 0
            whole = sum(weights.values()) + laid
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


def failed_duties(
    tricks: Sequence[Trick],
    trick: tuple[Card, ...],
    leader: Seat,
    clockwise: Sequence[Seat],
    trump: Suit | None,
    order: Order,
) -> Iterator[tuple[Seat, CardSet]]:
    """Seat and cards it cannot hold, for every card that answered a lead; ``clockwise`` are those who hold cards."""
    for first, cards in [*((done.leader, done.cards) for done in tricks), (leader, trick)]:
        start = clockwise.index(first) if cards else 0
        for place in range(1, len(cards)):
            seat = clockwise[(start + place) % len(clockwise)]
            yield seat, claims.lacking(cards[:place], cards[place], trump, order)
