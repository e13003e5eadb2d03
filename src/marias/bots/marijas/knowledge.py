"""What a seat knows in marijaš of the hidden cards, of who plays with whom, and of whose turn comes after its own.

Failed duties bind hard, except in tricks that were free while there was a stock; so do marriages called. Who holds the
called card is the partner: he knows, the others go by where the card may lie. All else is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from marias.bots.knowledge import Knowledge
from marias.cards import EMPTY, FULL, SHARP, SUIT_SETS, Card, CardSet, Order, Suit
from marias.rules import claims, play
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Seat
from marias.rules.marijas.actions import Discard
from marias.rules.marijas.view import MarijasView

FREE_TRICKS = 8
"""Two players: tricks led while there is a stock."""


class MarijasKnowledge(Knowledge):
    """The hidden cards in the eyes of the seat on turn, once play has begun."""

    def __init__(self, view: MarijasView) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no cards to know")
        self.view = view
        others = clockwise(view, view.seat)[1:]
        unseen = FULL - gone(view) - view.hand - view.talon
        certain = dict.fromkeys(others, EMPTY)
        for marriage in view.marriages:
            if marriage.seat in certain:
                certain[marriage.seat] = certain[marriage.seat] | (play.pair(marriage.suit) & unseen)
        may_hold = dict.fromkeys(others, unseen)
        for seat, cards in certain.items():
            for other in others:
                if other != seat:
                    may_hold[other] = may_hold[other] - cards
        for seat, cards in _failed_duties(view):
            if seat in may_hold:
                may_hold[seat] = may_hold[seat] - cards
        super().__init__(
            view.seat, view.trump, Order.TRUMP, unseen, certain, may_hold, view.hand_sizes, _aside(view, unseen)
        )
        called = view.called_card
        self.declares = view.sides[view.seat] == "declarer" or (called is not None and called in view.hand)
        """Is this seat the caller, his partner, or who plays an extraordinary game?"""
        self.played = _tricks(view)[-1][0]
        """Who played the cards of the unfinished trick."""
        self.to_come = tuple(seat for seat in others if view.hand_sizes[seat] and seat not in self.played)
        """Who is still to play to this trick after this seat, in order."""

    def ally(self, seat: Seat) -> float:
        """How likely the other seat is on this seat's side."""
        side = self.view.sides[seat]
        if side:
            return float((side == "declarer") == self.declares)
        called = self.view.called_card
        if called is None:  # all others play against who plays alone
            return float(not self.declares)
        declares = self.chance(seat, called)
        return declares if self.declares else 1 - declares


def clockwise(view: MarijasView, first: Seat) -> tuple[Seat, ...]:
    """All seats, this one first."""
    return tuple((first + step) % view.seats for step in range(view.seats))


def _tricks(view: MarijasView) -> list[tuple[tuple[Seat, ...], tuple[Card, ...]]]:
    """All tricks, the unfinished one last: who played, and what."""
    led = [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader or 0, view.trick)]
    if view.profile.marriage_card != "set_aside":
        return [(clockwise(view, leader)[: len(cards)], cards) for leader, cards in led]
    # who has laid a dama aside has no card left at the end and is passed over
    played = (seat for seat, action in view.history if seat is not None and isinstance(action, Play | PlayMarriage))
    return [(tuple(islice(played, len(cards))), cards) for _, cards in led]


def gone(view: MarijasView) -> CardSet:
    """The cards that have been played, or were laid aside for a marriage."""
    cards = CardSet(card for trick in view.tricks for card in trick.cards) | CardSet(view.trick)
    if view.profile.marriage_card == "set_aside":
        for laid in view.laid_open:
            cards = cards | laid
    return cards


def _aside(view: MarijasView, unseen: CardSet) -> CardSet:
    """What may lie in the stock, or in the talon where this seat does not see it."""
    if view.stock:
        return unseen
    if view.seats != 3 or view.talon:
        return EMPTY
    laid = any(isinstance(action, Discard) for _, action in view.history)
    return unseen - SHARP if laid and view.contract == "game" else unseen


def _failed_duties(view: MarijasView) -> Iterator[tuple[Seat, CardSet]]:
    """Seat and cards it cannot hold, for every card that answered a lead under the duties."""
    for seats, cards in _tricks(view)[FREE_TRICKS if view.seats == 2 else 0 :]:
        for place in range(1, len(cards)):
            yield seats[place], lacking(view, cards[:place], cards[place])


def lacking(view: MarijasView, trick: tuple[Card, ...], card: Card) -> CardSet:
    """The cards a hand cannot hold that answered this unfinished trick with this card, by the duties of the table."""
    rule, trump, led = view.profile.must_beat, view.trump, trick[0].suit
    if rule == "led_suit_and_trump":
        return claims.lacking(trick, card, trump, Order.TRUMP)
    if card.suit is led:
        best = trick[play.best_of(trick, trump, Order.TRUMP)]
        higher = Order.TRUMP.higher(best)
        return higher if rule == "led_suit" and best.suit is led and card not in higher else EMPTY
    return SUIT_SETS[led] | _no_trump(trump, card)


def _no_trump(trump: Suit | None, card: Card) -> CardSet:
    return EMPTY if trump is None or card.suit is trump else SUIT_SETS[trump]
