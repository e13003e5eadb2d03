"""Play for and against the two sevens: the declarer strips the others of trumps and helpers and must be on lead for
trick 9; the defenders keep what beats a seven, and make him spend his trumps.

The declarer's weights were found by trying; against these defenders he makes nearly all that can be made with open
cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import prod

from marias.bots.trumpplay import TrumpTrick
from marias.cards import SUIT_SETS, Card, CardSet, Suit
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.licitovany.view import LicitovanyView

TRUMP_DRAWN = 1.0
"""A trump drawn from a defender, by a trump or because he must trump."""
HELPER_DRAWN, HELPER_DRAWN_EARLY = 1.5, 1.0
"""A helper drawn from a defender once no trumps are out, and before."""
LEAD_LOST, LEAD_LOST_FOR_GOOD = 0.5, 6.0
"""The lead lost; with no trump left to win it back."""
ENTRY, LAST_ENTRY = 1.0, 2.0
"""A trump kept to win the lead back, while trumps are out and afterwards."""
LOSER_GONE = 2.0
"""A card that must lose is best lost while a trump wins the lead back."""
TAKEN, TOP_TRUMP_KEPT = 4.0, 0.5
"""A trick taken; a trump kept that will draw the others."""
FORCED, PARTNER_FORCED = 3.0, 2.0
"""For the defenders: a trump the declarer must spend, one the partner must."""
KEPT = 4.0
"""A trump or helper kept against the sevens."""


def broken(view: LicitovanyView) -> bool:
    """Is it plain to this seat that the sevens are lost? Then only a hundred is left to play for."""
    fallen = CardSet(card for trick in view.tricks for card in trick.cards) | CardSet(view.trick)
    own = view.seat == view.declarer
    return any(seven in fallen or (seven in view.hand) != own for seven in view.sevens)


def choose_card(view: LicitovanyView, table: TrumpTrick, cards: CardSet) -> Card:
    """The best of these cards, which are those the seat may play."""
    if len(cards) == 1:
        return next(iter(cards))
    assert view.helper is not None  # noqa: S101 – for the type checker; two sevens have a helper suit
    kept = CardSet(view.sevens)
    player = (_Declarer if table.known.seat == table.declarer else _Defender)(table, view.helper, kept)
    weigh = player.following if table.trick else player.leading
    order = table.known.order
    return max(cards, key=lambda card: (weigh(card), -order.strength(card.rank), -card.index))


class _Player(ABC):
    def __init__(self, table: TrumpTrick, helper: Suit, sevens: CardSet) -> None:
        self.table, self.known, self.helper = table, table.known, helper
        self.trumps_out = self.known.unseen & SUIT_SETS[table.trump]
        self.helpers_out = self.known.unseen & SUIT_SETS[helper]
        self.spare_trumps = (table.hand & SUIT_SETS[table.trump]) - sevens

    @abstractmethod
    def leading(self, card: Card) -> float:
        """What the lead of this card is worth."""

    @abstractmethod
    def following(self, card: Card) -> float:
        """What this card is worth as an answer."""

    def wins(self, card: Card) -> float:
        """The chance that this card takes the trick."""
        trick = (*self.table.trick, card)
        if play.best_of(trick, self.table.trump, self.known.order) < len(trick) - 1:
            return 0.0
        to_come = self.known.others[: 3 - len(trick)]
        return prod(1 - self.known.beats(seat, card, trick[0].suit) for seat in to_come)

    def void(self, seat: Seat, suit: Suit) -> float:
        """The chance that the seat has nothing of the suit."""
        return self.known.none_of(seat, SUIT_SETS[suit] & self.known.unseen)


class _Declarer(_Player):
    def leading(self, card: Card) -> float:
        known, wins = self.known, self.wins(card)
        left = len(self.spare_trumps.without(card))
        score = -(1 - wins) * (LEAD_LOST * (1 if left > 1 else 2) if left else LEAD_LOST_FOR_GOOD)
        drawn = sum(1 - self.void(seat, card.suit) for seat in known.others)
        if card.suit is self.table.trump:
            return score + TRUMP_DRAWN * drawn - (ENTRY if self.trumps_out else LAST_ENTRY)
        if self.trumps_out:
            score += TRUMP_DRAWN * sum(known.ruffs(seat, card.suit) for seat in known.others)
        if card.suit is self.helper:
            return score + (HELPER_DRAWN_EARLY if self.trumps_out else HELPER_DRAWN) * drawn
        return score + (LOSER_GONE * (1 - wins) if left else 0.0)

    def following(self, card: Card) -> float:
        top = card.suit is self.table.trump and self.trumps_out and self.known.is_master(card)
        return TAKEN * self.wins(card) - (TOP_TRUMP_KEPT if top else 0.0)


class _Defender(_Player):
    def leading(self, card: Card) -> float:
        if card.suit in (self.table.trump, self.helper):
            return -KEPT
        known, declarer = self.known, self.table.declarer
        partner = next(seat for seat in known.others if seat != declarer)
        forced = FORCED * known.ruffs(declarer, card.suit) - PARTNER_FORCED * known.ruffs(partner, card.suit)
        return forced + 0.5 * self.wins(card)

    def following(self, card: Card) -> float:
        if card.suit in (self.table.trick[0].suit, self.table.trump):
            return self.wins(card)
        if card.suit is self.helper:
            return -KEPT
        # of the suits in which the declarer is void something is kept to lead
        return -self.void(self.table.declarer, card.suit) - 0.1 * len(self.table.hand & SUIT_SETS[card.suit])
