"""Whole numbers behind an option."""

from __future__ import annotations

import re

from marias.errors import TableError


def whole(option: str, word: str, least: int, most: int) -> int:
    """The number in the word; raises ``TableError`` naming the option where it is none, or out of range."""
    shown = word if len(word) <= 20 else word[:19] + "…"
    if not re.fullmatch(r"-?[0-9]{1,18}", word.strip(), re.ASCII):
        raise TableError(f"{option} {shown!r} is not a whole number", code="not-a-number", option=option, word=shown)
    number = int(word)
    if not least <= number <= most:
        raise TableError(
            f"{option} {number}: it can be {least} to {most}",
            code="number-range",
            option=option,
            number=str(number),
            least=str(least),
            most=str(most),
        )
    return number


MOST_THREADS = 64


def threads(word: str | None) -> int:
    """How many threads; 0, one for each processor, where nothing is said."""
    return 0 if word is None else whole("--threads", word, 0, MOST_THREADS)
