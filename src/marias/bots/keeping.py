"""What a card should bring if it is kept, in games with trumps; in card points, less what it costs to lose it later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from marias.bots.knowledge import Knowledge
from marias.cards import SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules.contract import Seat

TEN = 10.0
ENTRY = 7.0
"""An ace or ten that is kept also catches and stops."""
GUARDED_TEN, BARE_TEN = 0.6, 0.25
"""How often a ten under a hidden ace comes home."""
TRUMP_WORTH = 9.0
"""A trump, whatever its rank; each step of rank is worth TRUMP_STEP more."""
TRUMP_STEP = 0.6
QUIET_SEVEN = 8.0
"""The trump seven while it may still win the last trick by chance."""


class Keeping(NamedTuple):
    """A hand in a game with trumps."""

    known: Knowledge
    hand: CardSet
    trump: Suit
    hostile: Mapping[Seat, float]
    """By seat, how likely it is an opponent."""
    seven_announced: bool
    seven_counts: bool = True
    """Does the last trick count more with the trump seven?"""

    def worth(self, card: Card) -> float:
        """What the card should bring later, less what it costs to lose it later."""
        if card.suit is self.trump:
            return self._trump(card)
        if not card.sharp:
            worth = 0.3 * card.rank.index
            return worth + (1.5 if self.known.is_master(card) else 0.0) + self._guards(card)
        if self.known.is_master(card):
            return TEN * (2 * self._lives(card.suit) - 1) + ENTRY
        bare = len(self.hand & SUIT_SETS[card.suit]) == 1
        home = BARE_TEN if bare else GUARDED_TEN
        return TEN * (2 * home - 1)

    def _guards(self, card: Card) -> float:
        """A small card beside a ten under a hidden ace keeps the ten alive."""
        ten = Card.of(Rank.TEN, card.suit)
        if ten not in self.hand or self.known.is_master(ten):
            return 0.0
        return 4.0 if len(self.hand & SUIT_SETS[card.suit]) == 2 else 1.0

    def _lives(self, suit: Suit) -> float:
        """How likely a master of this suit wins when the suit is led later; trumps are drawn or run out meanwhile."""
        lives = 1.0
        for seat, hostile in self.hostile.items():
            lives *= 1 - hostile * self.known.ruffs(seat, suit)
        out = len(self.known.unseen & SUIT_SETS[suit])
        return lives * (0.9 if out > 3 else 0.75)

    def _trump(self, card: Card) -> float:
        worth = TRUMP_WORTH
        if self.known.is_master(card):
            worth += ENTRY + (TEN if card.sharp else 0.0)
        else:
            worth += TRUMP_STEP * card.rank.index
            worth += TEN * (2 * GUARDED_TEN - 1) if card.sharp else 0.0
        if self.seven_announced:
            worth += TRUMP_WORTH / 2
        elif self.seven_counts and card.rank is Rank.SEVEN and len(self.hand & SUIT_SETS[self.trump]) > 1:
            worth += QUIET_SEVEN
        return worth
