"""Whole numbers behind an option."""

from __future__ import annotations

import re

from marias.errors import TableError

FIGURES = 18
"""Of the longest number that is looked at; a longer one is out of any range here."""


def whole(option: str, word: str, least: int, most: int) -> int:
    """The number in the word; raises ``TableError`` naming the option where it is none, or out of range."""
    shown = word if len(word) <= 20 else word[:19] + "…"
    figures = re.fullmatch(r"-?0*([0-9]+)", word.strip(), re.ASCII)
    if not figures:
        raise TableError(f"{option} {shown!r} is not a whole number", code="not-a-number", option=option, word=shown)
    number = int(word) if len(figures[1]) <= FIGURES else None
    if number is None or not least <= number <= most:
        raise TableError(
            f"{option} {shown}: it can be {least} to {most}",
            code="number-range",
            option=option,
            number=shown,
            least=str(least),
            most=str(most),
        )
    return number


MOST_THREADS = 64
MOST_DEALS = 10**9
"""No record holds so many, and nobody waits for so many."""


def threads(word: str | None) -> int:
    """How many threads; 0, one for each processor, where nothing is said."""
    return 0 if word is None else whole("--threads", word, 0, MOST_THREADS)
