"""One suit of betl or durch, looked at by itself.

The suit is a word, one letter a card from the weakest (7 8 9 X S Q K A): ``m`` the soloist's, ``l`` and ``r`` his left
and right neighbour's, ``?`` of one of them. Cards that are gone are left out, since only the order counts; so there
are few words and every answer is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import product

from marias.cards import SUIT_SETS, CardSet, Order, Suit

WEAKEST_FIRST = {suit: tuple(reversed(Order.PLAIN.sort(SUIT_SETS[suit]))) for suit in Suit}
WORDS_KEPT = 1 << 14


def word(suit: Suit, letters: Iterable[tuple[str, CardSet]]) -> str:
    """The word of the suit; each letter with the cards it stands for, no card twice."""
    shift = 8 * suit.index
    return _spelt(tuple([(letter, cards.mask >> shift & 0xFF) for letter, cards in letters]))


@lru_cache(WORDS_KEPT)
def _spelt(letters: tuple[tuple[str, int], ...]) -> str:
    """The word of a suit; each letter with the bits of its cards, by the index of the rank."""
    ranks = [card.rank.index for card in WEAKEST_FIRST[Suit.HEARTS]]
    return "".join(letter for rank in ranks for letter, bits in letters if bits >> rank & 1)


# Betl


@cache
def betl_chance(suit: str) -> float:
    """How often the soloist takes no trick in the suit, led by the others at will; each ``?`` lies here or there."""
    return _share(suit, lambda known: not caught(known))


@cache
def caught(suit: str) -> bool:
    """With open cards: can the others lead this suit so that the soloist must take a trick?"""
    return "m" in suit and any(lead_catches(suit, place) for place, who in enumerate(suit) if who != "m")


@cache
def lead_catches(suit: str, led: int) -> bool:
    """With open cards: does the lead of the card at this place lead to a trick of the soloist?"""
    if suit[led] == "l":  # left neighbour, right neighbour, soloist
        return any(
            all(
                _top((led, theirs, mine)) == mine or caught(_without(suit, led, theirs, mine))
                for mine in _answers(suit, "m", _top((led, theirs)))
            )
            for theirs in _answers(suit, "r", led)
        )
    return all(  # right neighbour, soloist, left neighbour
        any(
            _top((led, mine, theirs)) == mine or caught(_without(suit, led, mine, theirs))
            for theirs in _answers(suit, "l", _top((led, mine)))
        )
        for mine in _answers(suit, "m", led)
    )


NOTHING = -1
"""Stands for a card of another suit, thrown by one who cannot follow."""


def _answers(suit: str, who: str, best: int) -> list[int]:
    """The places this player may answer with: he must follow and beat if he can."""
    own = [place for place, owner in enumerate(suit) if owner == who]
    return [place for place in own if place > best] or own or [NOTHING]


def _top(places: Iterable[int]) -> int:
    return max(places)


def _without(suit: str, *places: int) -> str:
    return "".join(owner for place, owner in enumerate(suit) if place not in places)


# Durch


@cache
def durch_chance(suit: str) -> float:
    """How often every card of the soloist wins when he leads the suit from the top."""
    return _share(suit, runs)


@cache
def runs(suit: str) -> bool:
    """With open cards: does the soloist, leading from the top, take every trick? The others part with their lowest."""
    mine = [place for place, who in enumerate(suit) if who == "m"][::-1]
    for other in "lr":
        theirs = [place for place, who in enumerate(suit) if who == other]
        if theirs and any(card < theirs[-1] for card in mine[: len(theirs)]):
            return False
    return True


# Both


def _share(suit: str, good: Callable[[str], bool]) -> float:
    ways = list(_known(suit))
    return sum(map(good, ways)) / len(ways)


def _known(suit: str) -> Iterator[str]:
    """Every way the unknown cards may lie."""
    for lie in product(*("lr" if letter == "?" else letter for letter in suit)):
        yield "".join(lie)
