"""Which two of twelve cards to lay aside. What a hand is worth is a sum over its suits, so the best pair is found suit
by suit: the best one or two cards of each, and of these the best two.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import log
from typing import Literal, NamedTuple

from marias.bots.licitovany.hands import TwoRole, promise, two_sevens_steps
from marias.bots.suits import betl_chance, durch_chance, word
from marias.cards import SHARP, SUIT_SETS, CardSet, Rank, Suit
from marias.rules import play

NEVER = -1e9
SoloGame = Literal["betl", "durch"]


class Left(NamedTuple):
    """A suit after so many of its cards were laid aside."""

    worth: float
    cards: int
    """The mask of those that stay."""


Lefts = tuple[Left, Left, Left]
"""With none, one and two cards laid aside, in the best way."""


def lefts(cards: CardSet, worth: Callable[[CardSet], float], may_go: CardSet) -> Lefts:
    """The best of the suit's cards to keep."""
    out = []
    for number in range(3):
        ways = [cards - CardSet(gone) for gone in combinations(cards & may_go, number)]
        out.append(max((Left(worth(kept), kept.mask) for kept in ways), default=Left(NEVER, cards.mask)))
    return out[0], out[1], out[2]


def best_hand(suits: tuple[Lefts, Lefts, Lefts, Lefts]) -> CardSet | None:
    """The ten cards that stay when two are laid aside in the best way; None where there is no way."""
    gains = [(one.worth - none.worth, two.worth - none.worth) for none, one, two in suits]
    best, taken = NEVER / 2, (0, 0)
    for first in range(4):
        if gains[first][1] > best:
            best, taken = gains[first][1], (first, first)
        for second in range(first):
            if gains[first][0] + gains[second][0] > best:
                best, taken = gains[first][0] + gains[second][0], (first, second)
    if best <= NEVER / 2:
        return None
    return CardSet(mask=sum(left[taken.count(place)].cards for place, left in enumerate(suits)))


# What is to be kept, by the contract

Aim = tuple[float, float, float]
"""Weights of card points, game and seven."""
FOR_SEDMA: Aim = (0.02, 1.0, 1.6)
FOR_STO: Aim = (1.0, 0.0, 0.0)
FOR_STO_SEDMA: Aim = (1.0, 0.0, 5.0)
MARRIAGE_KEPT = 12.0
"""What a marriage is worth more than its cards, towards a hundred; in card points."""


@cache
def trump_lefts(suit: Suit, mask: int, trump: bool, aim: Aim) -> Lefts:
    """The suit of a game with trumps: no sharp card may go, and the trump seven stays."""
    cards = CardSet(mask=mask)
    may_go = cards - SHARP
    if trump:
        may_go = CardSet(card for card in may_go if card.rank is not Rank.SEVEN)

    def worth(kept: CardSet) -> float:
        marriage = MARRIAGE_KEPT * aim[0] * (play.pair(suit) <= kept) * (2 if trump else 1)
        return marriage + sum(map(float.__mul__, aim, promise(suit, kept.mask, "trump" if trump else "side")))

    return lefts(cards, worth, may_go)


@cache
def two_sevens_lefts(role: TwoRole, suit: Suit, mask: int) -> Lefts:
    """The suit of dvě sedmy."""
    cards = CardSet(mask=mask)
    may_go = cards - SHARP
    if role != "side":
        may_go = CardSet(card for card in may_go if card.rank is not Rank.SEVEN)
    return lefts(cards, lambda kept: two_sevens_steps(suit, kept.mask, role), may_go)


@cache
def solo_lefts(game: SoloGame, suit: Suit, mask: int) -> Lefts:
    """The suit of betl or durch, where anything may go."""
    cards = CardSet(mask=mask)
    out = SUIT_SETS[suit] - cards
    chance = betl_chance if game == "betl" else durch_chance

    def worth(kept: CardSet) -> float:
        return log(max(1e-6, chance(word(suit, (("m", kept), ("?", out))))))

    return lefts(cards, worth, cards)
