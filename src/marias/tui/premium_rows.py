"""Rows of a table of premium points in words, put together from what they ask of a deal.

So a federation's own row needs no translation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.rules.premium.table import Predicates, Row
from marias.texts import Text


def row_said(text: Text, row: Row) -> str:
    """What a row is for."""
    if row.kind == "addon":
        return text("pb-row-half", what=_what(text, row, f"pb-of-{row.half_of}"))
    if row.kind == "bonus":
        return text("pb-row-bonus", what=predicates_said(text, row))
    return predicates_said(text, row)


def predicates_said(text: Text, row: Predicates) -> str:
    """A row or a hole by what it asks of a deal."""
    if isinstance(row, Row) and row.per is not None:
        return text(f"pb-per-{row.per}")
    return _what(text, row, f"pb-of-{row.game}")


def _what(text: Text, row: Predicates, game: str) -> str:
    if row.to is not None:
        return " ".join([text("pb-flek-on", game=text(game)), *_against(text, row)])
    phrases = [*_counts(text, row)]
    if sharp := _sharp(row):
        phrases.append(text(f"pb-sharp-{sharp}"))
    if row.marriage is not None:
        phrases.append(text(f"pb-on-{row.marriage}"))
    head = text(game) + (f" {text('pb-with-sto')}" if row.sto_won else "")
    return " ".join([head, *phrases])


def _counts(text: Text, row: Predicates) -> Iterator[str]:
    if row.trumps is not None:
        yield text("pb-trumps", numbers=_numbers(text, row.trumps), n=row.trumps[-1])
    if row.trumps_max is not None:
        yield text("pb-trumps-max", n=row.trumps_max)
    if row.helpers is not None:
        yield text("pb-helpers", numbers=_numbers(text, row.helpers), n=row.helpers[-1])
    if row.helpers_max is not None:
        yield text("pb-helpers-max", n=row.helpers_max)


def _against(text: Text, row: Predicates) -> Iterator[str]:
    if row.hand_suits is not None:
        yield text("pb-hand-suits", numbers=_numbers(text, row.hand_suits), n=row.hand_suits[-1])
    if row.stopper_suits_max is not None:
        yield text("pb-stopper-suits", n=row.stopper_suits_max)


def _numbers(text: Text, numbers: Sequence[int]) -> str:
    *before, last = map(str, numbers)
    return text("pb-or", before=", ".join(before), last=last) if before else last


def _sharp(row: Predicates) -> str:
    """Which of ace and ten the row asks for; a row of one trump names the only card."""
    if row.trumps == (1,) and True in (row.ace, row.ten):
        return "ace" if row.ace else "ten"
    return {
        (True, True): "both",
        (True, False): "noten",
        (False, True): "noace",
        (False, False): "neither",
        (True, None): "ace",
        (None, True): "ten",
        (False, None): "noace",
        (None, False): "noten",
    }.get((row.ace, row.ten), "")
