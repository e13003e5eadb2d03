"""One suit of betl or durch, looked at by itself.

The suit is a word, one letter a card from the weakest (7 8 9 X S Q K A): ``m`` the soloist's; the others' clockwise
from him ``l`` and ``r``, or ``l``, ``o`` and ``r``; ``?`` of one of them. Cards that are gone are left out, since only
the order counts; so there are few words and every answer is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import product

from marias.cards import SUIT_SETS, CardSet, Order, Suit
from marias.rules.dealing import Generator, seed_from

WEAKEST_FIRST = {suit: tuple(reversed(Order.PLAIN.sort(SUIT_SETS[suit]))) for suit in Suit}
WORDS_KEPT = 1 << 14
LEFT_RIGHT = "lr"
"""The others at a table of three."""
MOST_LIES = 256
LIES_TRIED = 100
"""Of more lies of a suit than ``MOST_LIES`` so many are tried."""


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
def betl_chance(suit: str, others: str = LEFT_RIGHT) -> float:
    """How often the soloist takes no trick in the suit, led by the others at will; each ``?`` lies with any of them."""
    return _share(suit, others, lambda known: not caught(known, others))


@cache
def caught(suit: str, others: str = LEFT_RIGHT) -> bool:
    """With open cards: can the others lead this suit so that the soloist must take a trick?"""
    return "m" in suit and any(lead_catches(suit, place, others) for place, who in enumerate(suit) if who != "m")


@cache
def lead_catches(suit: str, led: int, others: str = LEFT_RIGHT) -> bool:
    """With open cards: does the lead of the card at this place lead to a trick of the soloist?"""
    clockwise = "m" + others
    after = clockwise.index(suit[led]) + 1
    return _catches(suit, others, clockwise[after:] + clockwise[: after - 1], (led,), NOTHING)


def _catches(suit: str, others: str, to_come: str, played: tuple[int, ...], mine: int) -> bool:
    """The same in the middle of a trick; ``mine`` is the soloist's card in it."""
    best = max(played)
    if not to_come:
        return best == mine or caught(_without(suit, played), others)
    who, rest = to_come[0], to_come[1:]
    answers = _answers(suit, who, best)
    if who == "m":
        return all(_catches(suit, others, rest, (*played, card), card) for card in answers)
    return any(_catches(suit, others, rest, (*played, card), mine) for card in answers)


NOTHING = -1
"""Stands for a card of another suit, thrown by one who cannot follow."""


def _answers(suit: str, who: str, best: int) -> list[int]:
    """The places this player may answer with: he must follow and beat if he can."""
    own = [place for place, owner in enumerate(suit) if owner == who]
    return [place for place in own if place > best] or own or [NOTHING]


def _without(suit: str, places: tuple[int, ...]) -> str:
    return "".join(owner for place, owner in enumerate(suit) if place not in places)


# Durch


@cache
def durch_chance(suit: str, others: str = LEFT_RIGHT) -> float:
    """How often every card of the soloist wins when he leads the suit from the top."""
    return _share(suit, others, runs)


@cache
def runs(suit: str) -> bool:
    """With open cards: does the soloist, leading from the top, take every trick? The others part with their lowest."""
    mine = [place for place, who in enumerate(suit) if who == "m"][::-1]
    for other in {*suit} - {"m"}:
        theirs = [place for place, who in enumerate(suit) if who == other]
        if any(card < theirs[-1] for card in mine[: len(theirs)]):
            return False
    return True


# Both


def _share(suit: str, others: str, good: Callable[[str], bool]) -> float:
    ways = list(lies(suit, others))
    return sum(map(good, ways)) / len(ways)


def lies(suit: str, holders: str) -> Iterator[str]:
    """Every way the unknown cards may lie; where there are too many, some of them."""
    unknown = suit.count("?")
    if len(holders) ** unknown <= MOST_LIES:
        for lie in product(*(holders if letter == "?" else letter for letter in suit)):
            yield "".join(lie)
        return
    chance = Generator(seed_from(suit))
    for _ in range(LIES_TRIED):
        yield "".join(chance.choice(holders) if letter == "?" else letter for letter in suit)
