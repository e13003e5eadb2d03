"""What ten cards of a declarer promise in a game with trumps, suit by suit.

The weights were fitted to some ten thousand deals played by these bots themselves: card points by least squares, the
chances of the game, of the seven in the last trick and of the two sevens as steps of the logistic curve.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from marias.bots.odds import logistic
from marias.cards import SUIT_SETS, Card, CardSet, Order, Rank, Suit
from marias.rules import play

POINTS_SPREAD = 6.3
"""Card points in one step of the logistic curve (a standard deviation of 11)."""

Role = Literal["trump", "side"]
TwoRole = Literal["trump", "helper", "side"]


class Promise(NamedTuple):
    """What a suit adds, or a whole hand comes to."""

    points: float
    """Card points, the last trick among them."""
    game: float
    """Steps to win the game."""
    seven: float
    """Steps to win the last trick with the announced seven."""

    def plus(self, other: Promise) -> Promise:
        """Both together."""
        return Promise(self.points + other.points, self.game + other.game, self.seven + other.seven)


EVEN, LEADS = Promise(1.77, -0.24, -0.27), Promise(-1.73, -0.24, 0.43)
"""Every hand; the forhont's, who leads to the first trick."""
TRUMPS: dict[str, Promise] = {
    "trumps": Promise(2.69, -0.34, 1.06),
    "ace": Promise(12.72, 1.44, 0.43),
    "ten": Promise(10.02, 1.12, 0.03),
    "king": Promise(0.82, 1.03, 0.01),
    "over": Promise(0.34, 0.97, -0.01),
    "marriage": Promise(1.17, 1.41, 0.13),
}
SIDE: dict[str, Promise] = {
    "void": Promise(14.06, 1.87, -0.25),
    "single": Promise(4.50, 0.60, 0.00),
    "losers": Promise(-1.35, -0.82, -0.98),
    "ace": Promise(11.75, 0.69, -0.32),
    "ten under its ace": Promise(2.07, -0.62, -0.66),
    "ten": Promise(4.35, -0.26, -0.88),
    "bare ten": Promise(-1.83, -1.03, -0.90),
    "marriage": Promise(0.32, 1.50, 0.08),
    "king": Promise(0.01, 0.31, 0.16),
    "beyond three": Promise(-0.45, -0.16, 0.45),
}


@cache
def promise(suit: Suit, mask: int, role: Role) -> Promise:
    """What the cards of a suit add; ``mask`` holds nothing else."""
    weights, counted = (TRUMPS, _trump_features) if role == "trump" else (SIDE, _side_features)
    found = counted(CardSet(mask=mask), suit)
    total = [sum(weights[name][place] * number for name, number in found.items()) for place in range(3)]
    return Promise(*total)


def _trump_features(cards: CardSet, suit: Suit) -> dict[str, int]:
    ranks = {card.rank for card in cards}
    return {
        "trumps": len(cards),
        "ace": Rank.ACE in ranks,
        "ten": Rank.TEN in ranks,
        "king": Rank.KING in ranks,
        "over": Rank.OVER in ranks,
        "marriage": play.pair(suit) <= cards,
    }


def _side_features(cards: CardSet, suit: Suit) -> dict[str, int]:
    ranks, marriage = {card.rank for card in cards}, play.pair(suit) <= cards
    ace, ten = Rank.ACE in ranks, Rank.TEN in ranks
    return {
        "void": not cards,
        "single": len(cards) == 1,
        "losers": sum(not card.sharp for card in cards),
        "ace": ace,
        "ten under its ace": ace and ten,
        "ten": ten and not ace and len(cards) > 1,
        "bare ten": ten and len(cards) == 1,
        "marriage": marriage,
        "king": Rank.KING in ranks and not marriage,
        "beyond three": max(0, len(cards) - 3),
    }


class TrumpHand:
    """Ten cards of a declarer, with this suit as trump."""

    def __init__(self, hand: CardSet, trump: Suit, leads: bool) -> None:
        total = EVEN.plus(LEADS) if leads else EVEN
        for suit in Suit:
            total = total.plus(promise(suit, (hand & SUIT_SETS[suit]).mask, "trump" if suit is trump else "side"))
        self.points = total.points
        """Expected card points, the last trick among them."""
        self.game = logistic(total.game)
        """The chance to win the game."""
        self.seven = logistic(total.seven) if Card.of(Rank.SEVEN, trump) in hand else 0.0
        """The chance of the last trick with the announced seven."""
        marriages = [play.marriage_value(suit, trump) for suit in play.marriages_in(hand)]
        self.marriages = tuple(sorted(marriages, reverse=True))
        """The values of the marriages in hand, the best first."""


# Two sevens

TWO_EVEN, TWO_LEADS = -0.44, 1.08
FOUR_TOGETHER = (0.0, 0.0, 0.0, 0.0, 0.087, 0.303, 0.628, 1.0, 1.0)
"""By the number of helpers in the defenders' hands: how likely one of them holds four or more, and nothing helps."""


@cache
def two_sevens_steps(suit: Suit, mask: int, role: TwoRole) -> float:
    """Steps towards the two sevens that the cards of a suit add."""
    cards = CardSet(mask=mask)
    ranks, size = {card.rank for card in cards}, len(cards)
    if role == "trump":
        steps = 0.08 * size + 0.99 * (Rank.ACE in ranks) + 0.58 * (Rank.TEN in ranks) + 0.32 * (Rank.KING in ranks)
        return steps - 1.07 * (size <= 4) - 3.0 * (size <= 3) + 1.22 * (size >= 6)
    if role == "helper":
        steps = 0.14 * size + 1.42 * (Rank.ACE in ranks) + 0.56 * (Rank.TEN in ranks) + 0.27 * (Rank.KING in ranks)
        return steps + 0.91 * (size <= 4) - 3.06 * (size <= 3) - 1.03 * (size >= 6)
    masters = 0
    for card in Order.TRUMP.sort(SUIT_SETS[suit]):
        if card not in cards:
            break
        masters += 1
    return -1.61 * masters - 3.05 * (size - masters) - 1.19 * (not cards)


def two_sevens(hand: CardSet, trump: Suit, helper: Suit, leads: bool, helpers_out: int) -> float:
    """The chance of the two sevens; ``helpers_out`` lie with the defenders."""
    if Card.of(Rank.SEVEN, trump) not in hand or Card.of(Rank.SEVEN, helper) not in hand:
        return 0.0
    roles: dict[Suit, TwoRole] = {trump: "trump", helper: "helper"}
    steps = TWO_EVEN + TWO_LEADS * leads
    for suit in Suit:
        steps += two_sevens_steps(suit, (hand & SUIT_SETS[suit]).mask, roles.get(suit, "side"))
    return (1 - FOUR_TOGETHER[helpers_out]) * logistic(steps)
