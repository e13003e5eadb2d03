"""What a hand is worth in a game with trumps: card points, the game, the hundred, the last trick with the seven.

The figures were fitted to some ten thousand deals played by these bots themselves; a fit of this kind explains about
six tenths of what happens, the rest is in the other hands.
"""

from __future__ import annotations

from marias.bots.odds import logistic
from marias.cards import SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play

POINTS_SPREAD = 6.5
"""Card points: one step of the logistic curve (a standard deviation of 11)."""
LEAD_SPREAD = 16.0
"""Difference of the sides with all marriages: the same (28)."""


class TrumpHand:
    """Ten cards of a declarer, with this suit as trump."""

    def __init__(self, hand: CardSet, trump: Suit) -> None:
        trumps = hand & SUIT_SETS[trump]
        self.trumps = len(trumps)
        self.holds_seven = Card.of(Rank.SEVEN, trump) in trumps
        ace, ten, king, over = (Card.of(rank, trump) in trumps for rank in (Rank.ACE, Rank.TEN, Rank.KING, Rank.OVER))
        points = 3.9 + 4.3 * self.trumps + 12.5 * ace + 10 * ten + king + over - 2.5 * self.holds_seven
        lead = -4.0 - 3 * self.trumps + 25 * ace + 20 * ten + 21 * king + 20 * over + 20 * (king and over)
        seven = -0.03 + 0.22 * self.trumps + 0.08 * ace
        for suit in Suit:
            if suit is not trump:
                more = _side_suit(hand & SUIT_SETS[suit])
                points, lead, seven = points + more[0], lead + more[1], seven + more[2]
        self.marriages = tuple(play.marriage_value(suit, trump) for suit in play.marriages_in(hand))
        self.points = points
        """Expected card points, the last trick among them."""
        self.lead = lead - 5 * self.holds_seven
        """Expected points with marriages, less those of the others."""
        self.seven = min(1.0, max(0.0, seven)) if self.holds_seven else 0.0
        """The chance of the last trick with the announced seven."""

    @property
    def game(self) -> float:
        """The chance to win the game."""
        return logistic(self.lead / LEAD_SPREAD)

    def hundred(self, rule: str) -> float:
        """The chance of an announced hundred; ``rule`` says which marriages count (``sto_marriage``)."""
        if not self.marriages:
            return 0.0
        counted = sum(self.marriages) if rule == "all" else max(self.marriages)
        return logistic((self.points + counted - 92) / POINTS_SPREAD)


def _side_suit(cards: CardSet) -> tuple[float, float, float]:
    """What a suit beside the trumps adds: card points, lead over the others, chance of the seven."""
    size = len(cards)
    if not size:
        return 8.6, 17.0, -0.02
    ranks = {card.rank for card in cards}
    losers = sum(not card.sharp for card in cards)
    points, lead, seven = -2.1 * losers, -13.5 * losers, -0.1 * losers
    more = (0.0, 0.0, 0.0)
    if Rank.ACE in ranks:
        more = (12.6, 1.5, -0.05) if Rank.TEN in ranks else (9.0, 6.0, -0.02)
    elif Rank.TEN in ranks:
        more = (-5.6, -24.0, -0.14) if size == 1 else (4.0, -3.5, -0.05)
    points, lead, seven = points + more[0], lead + more[1], seven + more[2]
    if size == 1:
        points, lead = points + 3.2, lead + 6.5
    if {Rank.KING, Rank.OVER} <= ranks:
        points, lead = points + 0.8, lead + 23.0
    return points, lead, seven + 0.12 * max(0, size - 3)
