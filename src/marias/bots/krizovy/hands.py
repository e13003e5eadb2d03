"""What a hand of eight promises in a game with trumps: card points, the lead over the others, the last trick with the
seven.

The weights were fitted to some thousand deals played by these bots themselves; most of what happens is in the other
three hands, so the chances are never far from even.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from marias.bots.features import features
from marias.bots.odds import logistic
from marias.cards import EMPTY, Card, CardSet, Rank, Suit
from marias.rules import play


class Weight(NamedTuple):
    """What one more of a kind adds to the own side's card points, to its lead with marriages, and to the chance of the
    last trick with an announced seven."""

    points: float
    lead: float
    seven: float


Role = Literal["chooser", "alone", "partner", "defender"]

WEIGHTS: dict[Role, dict[str, Weight]] = {
    "chooser": {
        "even": Weight(39.0, -19.1, -0.60),
        "trumps": Weight(2.9, 5.7, 0.32),
        "trump ten": Weight(7.5, 14.7, 0.04),
        "trump king or over": Weight(1.3, 6.2, 0.02),
        "trump marriage": Weight(-0.7, 34.9, 0.03),
        "aces": Weight(6.6, 12.3, 0.01),
        "tens under their ace": Weight(0.9, 2.8, 0.07),
        "tens": Weight(-0.2, -1.7, -0.09),
        "marriages": Weight(0.5, 21.9, -0.06),
        "voids": Weight(4.8, 9.6, -0.09),
    },
    "alone": {
        "even": Weight(12.0, -84.9, -0.78),
        "trumps": Weight(4.5, 7.9, 0.34),
        "trump ten": Weight(10.8, 22.0, 0.04),
        "trump king or over": Weight(2.0, 16.4, 0.03),
        "trump marriage": Weight(-0.8, 24.4, 0.02),
        "aces": Weight(11.0, 19.7, 0.06),
        "tens under their ace": Weight(-0.4, -5.0, 0.21),
        "tens": Weight(-0.0, -1.4, -0.12),
        "marriages": Weight(-0.3, 22.0, -0.03),
        "voids": Weight(7.3, 13.1, 0.02),
    },
    "partner": {
        "even": Weight(41.9, -8.5, -0.95),
        "trumps": Weight(2.9, 6.9, 0.39),
        "trump ten": Weight(3.1, 2.0, -0.01),
        "trump king or over": Weight(1.9, 0.3, 0.05),
        "trump marriage": Weight(-2.4, 37.6, -0.17),
        "aces": Weight(8.0, 15.6, 0.01),
        "tens under their ace": Weight(-1.0, -3.7, 0.08),
        "tens": Weight(1.7, 2.7, 0.03),
        "marriages": Weight(-0.7, 18.6, 0.06),
        "voids": Weight(4.0, 7.7, -0.15),
    },
    "defender": {
        "even": Weight(23.6, -47.2, -0.67),
        "trumps": Weight(2.3, 3.6, 0.26),
        "trump ten": Weight(8.3, 14.7, 0.03),
        "trump king or over": Weight(1.0, 8.7, 0.02),
        "trump marriage": Weight(1.2, 36.3, 0.03),
        "aces": Weight(6.7, 13.3, 0.02),
        "tens under their ace": Weight(-2.6, -5.6, 0.02),
        "tens": Weight(1.5, 2.8, 0.01),
        "marriages": Weight(0.2, 19.9, 0.04),
        "voids": Weight(2.0, 4.2, -0.07),
    },
}
POINTS_SPREAD, LEAD_SPREAD = 8.0, 20.0
"""Card points in one step of the logistic curve (standard deviations of 15 and 36)."""
ENOUGH = 95
"""Half a ten under a hundred: card points come in tens, what is expected of a hand does not."""


class TrumpHand:
    """A hand of eight, with this suit as trump."""

    def __init__(self, hand: CardSet, trump: Suit, role: Role, beside: CardSet = EMPTY) -> None:
        counted = features(hand, trump) | {"trump ten": float(Card.of(Rank.TEN, trump) in hand | beside)}
        weights = WEIGHTS[role]
        self.marriages = tuple(play.marriage_value(suit, trump) for suit in play.marriages_in(hand))
        self.points = sum(weights[name].points * number for name, number in counted.items())
        """Expected card points of the own side, the last trick among them."""
        self._lead = sum(weights[name].lead * number for name, number in counted.items())
        holds_seven = Card.of(Rank.SEVEN, trump) in hand
        seven = sum(weights[name].seven * number for name, number in counted.items())
        self.seven = min(1.0, max(0.0, seven)) if holds_seven else 0.0
        """The chance of the last trick with the announced seven."""

    @property
    def game(self) -> float:
        """The chance of the own side to win the game."""
        return logistic(self._lead / LEAD_SPREAD)

    @property
    def hundred(self) -> float:
        """The chance of an announced hundred on the best marriage of this hand."""
        return self.reaches(max(self.marriages)) if self.marriages else 0.0

    def reaches(self, marriage: int) -> float:
        """The chance that the card points of the own side and this marriage make a hundred."""
        return logistic((self.points + marriage - ENOUGH) / POINTS_SPREAD)
