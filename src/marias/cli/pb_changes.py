"""Two tables of premium points compared: what counts otherwise, figure by figure and key by key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias.rules.premium.table import Predicates, Row, Table
from marias.rules.toml_file import written
from marias.texts import Text
from marias.tui.premium_rows import row_said

HEAD = ("red_trump_factor", "write_down_threshold", "notes")
"""The keys above the sections that change what counts."""
FIGURES = ("lead", "nolead", "value")
SAID_ONLY = ("id", "provenance", "note", "also")
"""Keys of a row that change nothing of what counts."""


def changes(text: Text, table: Table, base: Table) -> Iterator[str]:
    """In what the table counts otherwise than the base, a line each."""
    for key in HEAD:
        yield from _key(text, key, getattr(table, key), getattr(base, key), base)
    for key in table.options.__struct_fields__:
        yield from _key(text, f"options: {key}", getattr(table.options, key), getattr(base.options, key), base)
    before = {row.id: row for row in base.rows}
    for row in table.rows:
        if row.id not in before:
            yield text("pb-table-added", row=f"{row.id} ({row_said(text, row)}: {_both(row)})")
        else:
            yield from _row(text, row, before[row.id], base)
    now = {row.id for row in table.rows}
    for name in before:
        if name not in now:
            yield text("pb-table-left-out", row=name)
    yield from _holes(text, table, base)


def _row(text: Text, row: Row, before: Row, base: Table) -> Iterator[str]:
    if any(getattr(row, key) != getattr(before, key) for key in FIGURES):
        yield text("pb-table-changed", row=row.id, now=_both(row), base=base.edition, before=_both(before))
    place = text("error-premium-where-row", name=row.id)
    yield from _keys(text, place, row, before, base)


def _holes(text: Text, table: Table, base: Table) -> Iterator[str]:
    """Only of a table that is not whole: one that is has none, and says so."""
    before, now = ({hole.id: hole for hole in each.holes} for each in (base, table))
    if not table.complete:
        yield from _key(text, "holes", tuple(now), tuple(before), base)
    for name in now.keys() & before.keys():
        yield from _keys(text, text("error-premium-where-hole", name=name), now[name], before[name], base)


def _keys(text: Text, place: str, entry: Predicates, before: Predicates, base: Table) -> Iterator[str]:
    """What the entry asks of a deal, and to what it belongs."""
    for key in entry.__struct_fields__:
        if key not in (*FIGURES, *SAID_ONLY):
            yield from _key(text, f"{place}: {key.rstrip('_')}", getattr(entry, key), getattr(before, key), base)


def _key(text: Text, key: str, now: Any, before: Any, base: Table) -> Iterator[str]:
    if now != before:
        yield text("pb-table-key", key=key, now=_value(now), base=base.edition, before=_value(before))


def _value(value: Any) -> str:
    """As it stands in the file; ``-`` where nothing does."""
    if value is None:
        return "-"
    return f"[{', '.join(map(written, value))}]" if isinstance(value, tuple) else written(value)


def figures(row: Row) -> tuple[str, str]:
    """The two figures; a row with one figure has it in the first column."""
    if row.kind == "addon":
        return "½", "½"
    if row.kind == "flat":
        return _figure(row.value), ""
    return _figure(row.lead), _figure(row.nolead)


def _figure(figure: int | None) -> str:
    return "?" if figure is None else str(figure)


def _both(row: Row) -> str:
    return " / ".join(figure for figure in figures(row) if figure)
