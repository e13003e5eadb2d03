"""Words a person types, read as values; what is not understood is a ``SettlementError`` saying what may be typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from marias.cli.streams import one_line
from marias.errors import SettlementError
from marias.notation import plain

LONGEST = 60
"""Letters of a typed word that an error repeats."""


def fold(word: str) -> str:
    """The word without accents, blanks at its ends and capitals, in Latin letters."""
    return plain(word).strip()


def choice(field: str, word: str, labels: Mapping[str, str], meant: str = "") -> str:
    """The key whose code or label is meant; a beginning that fits only one will do.

    ``meant`` is the key another word for the same thing stands for, where the word is one.
    """
    wanted = fold(word)
    exact = [key for key, label in labels.items() if wanted in (fold(key), fold(label))]
    begun = [key for key, label in labels.items() if wanted and fold(label).startswith(wanted)]
    for found in (exact, [meant] if meant in labels else [], begun):
        if len(found) == 1:
            return found[0]
    raise not_understood(field, word, ", ".join(dict.fromkeys(labels.values())))


def not_understood(field: str, word: str, allowed: str) -> SettlementError:
    """The error for a word that means nothing here."""
    shown = short(word)
    return SettlementError(field, f"{shown!r} is not understood", allowed, code="settlement-not-understood", word=shown)


def ambiguous(field: str, word: str, meanings: Sequence[str]) -> SettlementError:
    """The error for a word that may mean any of these."""
    shown, allowed = short(word), ", ".join(meanings)
    return SettlementError(
        field, f"{shown!r} may mean more than one thing", allowed, code="settlement-ambiguous", word=shown
    )


def short(word: str) -> str:
    """The word, cut where it is too long for a line."""
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"


def whole(field: str, word: str) -> int:
    """A whole number."""
    try:
        return int(word.strip()) if len(word) < 12 else int("")
    except ValueError:
        shown = short(word)
        raise SettlementError(
            field, f"{shown!r} is not a whole number", code="settlement-not-whole", word=shown
        ) from None


def parts(word: str) -> list[str]:
    """Words divided by commas or blanks; ``-`` stands for none."""
    return [part for part in word.replace(",", " ").split() if part != "-"]


def wholes(field: str, word: str) -> tuple[int, ...]:
    """Whole numbers divided by commas or blanks."""
    return tuple(whole(field, part) for part in parts(word))


def names(word: str) -> tuple[str, ...]:
    """Names divided by commas, none where nothing is said.

    Raises ``SettlementError`` where one is empty or stands there twice: a typed name must mean one player.
    """
    told = tuple(one_line(" ".join(name.split())) for name in word.split(",")) if word.strip() else ()
    if not all(told):
        shown = short(word)
        raise SettlementError("names", f"{shown!r}: one name is empty", code="settlement-name-empty", word=shown)
    if len({fold(name) for name in told}) < len(told):
        raise SettlementError(
            "names", f"{short(word)!r} are not different names", code="settlement-names-different", word=short(word)
        )
    return told


def seat(field: str, word: str, players: Sequence[str]) -> int:
    """A player by name, or by place: 1 is the first."""
    if word.strip().isdecimal() and 1 <= whole(field, word) <= len(players):
        return whole(field, word) - 1
    return int(choice(field, word, {f"\0{place}": name for place, name in enumerate(players)})[1:])


def several(word: str) -> list[str]:
    """Parts divided by semicolons; ``-`` stands for none."""
    return [part.strip() for part in word.split(";") if part.strip() not in ("", "-")]


def pair(field: str, word: str, form: str) -> tuple[str, str]:
    """What stands before and behind the equals sign."""
    before, equals, behind = word.partition("=")
    if not equals:
        raise not_understood(field, word, form)
    return before, behind
