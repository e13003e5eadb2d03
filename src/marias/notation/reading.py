"""One card or half of one, as people write it: the text in units, and what the units mean together."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from marias.cards import Card, Rank, Suit
from marias.errors import NotationError
from marias.notation.words import CYRILLIC, LETTERS, SIGN_MEANS, WORD_MEANS, Meaning, in_latin

_PIECE = re.compile(r"[^\s\-\u2010-\u2015]+")  # blanks and all kinds of hyphens part rank and suit
_UNIT = re.compile(r"[0-9]+|[♥♡♦♢♠♤♣♧]|[^\W\d_]+|.", re.DOTALL)
_HALF = "a rank (7 8 9 X S Q K A) or a suit (c k z l), as a letter or a word"
_LINKS = ("of", "od")  # ten of leaves, eso od srdcí
_VARIATION = dict.fromkeys((0xFE0E, 0xFE0F))


class Unit(NamedTuple):
    """A letter, figure, sign or word, and where its piece stands in the text."""

    word: str
    position: int


def language_of(tag: str) -> str:
    spoken = tag.partition("-")[0]
    if spoken not in LETTERS:
        raise NotationError(tag, 0, f"a language: {' '.join(LETTERS)}", code="notation-language")
    return spoken


def read_card(text: str, start: int, end: int, spoken: str) -> Card:
    """The card that stands in ``text[start:end]``."""
    units = units_of(text, start, end)
    if not units:
        raise NotationError(text, start, "a card, such as Ak")
    if any(letter in CYRILLIC for unit in units for letter in unit.word):
        spoken = "sr"  # whoever writes Cyrillic writes Serbian
    halves = [meanings_of(text, unit, spoken) for unit in units]
    if len(halves) == 1:
        lacking = " or ".join("a suit" if isinstance(half, Rank) else "a rank" for half in halves[0])
        raise NotationError(text, end, f"{lacking} too, as in Ak")
    if len(halves) > 2:
        raise NotationError(text, units[2].position, "the end of the card: it has one rank and one suit")
    return _one(text, units, cards_of(*halves))


def units_of(text: str, start: int, end: int) -> list[Unit]:
    units = []
    for piece in _PIECE.finditer(text, start, end):
        plain = unicodedata.normalize("NFC", piece[0].translate(_VARIATION)).casefold()
        # casefold may take letters apart again
        plain = unicodedata.normalize("NFC", plain)
        units += [Unit(part, piece.start()) for word in _UNIT.findall(plain) for part in _apart(word)]
    if len(units) == 3 and units[1].word in _LINKS:
        del units[1]
    return units


def _apart(word: str) -> Iterable[str]:
    """A pair of letters is a rank and a suit, all else is one word."""
    pair = len(word) == 2 and word.isalpha() and word not in _LINKS and _fold(word) not in WORD_MEANS
    return word if pair else [word]


def _fold(word: str) -> str:
    """Latin letters without diacritics."""
    plain = unicodedata.normalize("NFD", in_latin(word))
    return "".join([letter for letter in plain if not unicodedata.combining(letter)])


def meanings_of(text: str, unit: Unit, spoken: str) -> tuple[Meaning, ...]:
    """What one unit may mean."""
    word = unit.word
    letters = LETTERS[spoken]
    found = letters.get(word) or letters.get(CYRILLIC.get(word, word))
    if found:
        return found
    meaning = SIGN_MEANS.get(word) or (WORD_MEANS.get(_fold(word)) if len(word) > 1 else None)
    if meaning is None:
        raise NotationError(text, unit.position, _HALF)
    return (meaning,)


def cards_of(one: tuple[Meaning, ...], two: tuple[Meaning, ...]) -> list[Card]:
    """Every card two halves can make, none twice."""
    pairs = chain.from_iterable(((a, b), (b, a)) for a in one for b in two)
    return list(dict.fromkeys(Card.of(a, b) for a, b in pairs if isinstance(a, Rank) and isinstance(b, Suit)))


def _one(text: str, units: list[Unit], cards: list[Card]) -> Card:
    if len(cards) == 1:
        return cards[0]
    said = " ".join(unit.word for unit in units)
    if cards:
        both = " or ".join(map(str, cards))
        raise NotationError(text, units[0].position, f"a card of one meaning: {said!r} may be {both}")
    raise NotationError(text, units[1].position, f"one rank and one suit, but {said!r} is two of a kind")
