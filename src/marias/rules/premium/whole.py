"""Rows that are good each by itself: what they cannot be together, and what looks like a slip of the pen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias.errors import PremiumError
from marias.rules.premium.schema import MOST_CARDS, UNKNOWN, figures_of, place_of
from marias.rules.premium.table import Row, Table

_OWN = ("id", "lead", "nolead", "value", "provenance", "note", "also")


def together(source: str, table: Table) -> Iterator[PremiumError]:
    """What is wrong with rows that are good each by itself."""
    for word, entries in (("row", table.rows), ("hole", table.holes)):
        seen: set[str] = set()
        for entry in entries:
            if entry.id in seen:
                yield PremiumError(source, place_of(word, entry.id), "id", "stands twice", code="premium-twice")
            seen.add(entry.id)
    criteria = {row.game for row in table.rows if row.kind == "criterion"}
    for row in table.rows:
        for key, family in (("parent", row.parent), ("half_of", row.half_of)):
            if family and family not in criteria:
                yield PremiumError(
                    source, place_of("row", row.id), key, f"there is no criterion of {family} it could belong to",
                    ", ".join(sorted(criteria)), code="premium-no-parent", family=family,
                )  # fmt: skip
    unknown = [row for row in table.rows if any(getattr(row, key) is None for key in figures_of(row.kind))]
    if table.complete and (table.holes or unknown):
        first = place_of("hole", table.holes[0].id) if table.holes else place_of("row", unknown[0].id)
        yield PremiumError(
            source, "", "complete", f"is true, but {first} is not known", "false", code="premium-complete", first=first
        )
    if not table.complete and not (table.holes or unknown):
        yield PremiumError(
            source, "", "complete", "is false, but nothing says what is not known",
            f'true, a [[holes]] entry, or "{UNKNOWN}" for a figure', code="premium-incomplete",
        )  # fmt: skip
    if not table.complete and not table.missing:
        allowed = "what of the table is not known, in one line"
        yield PremiumError(source, "", "missing", "is missing", allowed, code="premium-missing")


def warnings(table: Table, source: str) -> list[PremiumError]:
    """What can stand in a good table but looks like a slip of the pen. Nothing of it is raised."""
    found = []
    seen: dict[tuple[Any, ...], str] = {}
    half = [row for row in table.rows if row.kind == "addon"]
    for row in table.rows:
        place = place_of("row", row.id)
        if row.lead is not None and row.nolead is not None and row.lead > row.nolead:
            problem = f"{row.lead} s výnosem is more than {row.nolead} bez výnosu"
            found.append(
                PremiumError(
                    source,
                    place,
                    "lead",
                    problem,
                    code="premium-lead-above",
                    lead=str(row.lead),
                    nolead=str(row.nolead),
                )
            )
        if row.trumps and max(row.trumps) < (row.ace is True) + (row.ten is True):
            problem = "no hand holds ace and ten among so few trumps"
            found.append(PremiumError(source, place, "trumps", problem, code="premium-no-hand"))
        for key in ("trumps", "helpers"):
            numbers, most = getattr(row, key), getattr(row, f"{key}_max")
            if numbers and most is not None and min(numbers) > most:
                problem = f"none of these numbers is {most} at most: the row never counts"
                found.append(PremiumError(source, place, key, problem, code="premium-never", most=str(most)))
        if (first := seen.setdefault(_asked(row), row.id)) != row.id:
            problem = f"it is for the same as row {first}"
            found.append(PremiumError(source, place, "", problem, code="premium-same", first=first))
        for figure in (row.lead, row.nolead):
            if row.kind == "criterion" and figure is not None and figure % 2 and any(_halves(add, row) for add in half):
                problem = f"half of {figure} is rounded down"
                found.append(PremiumError(source, place, "", problem, code="premium-odd-half", figure=str(figure)))
    return found


def _asked(row: Row) -> tuple[Any, ...]:
    """The row without its name, its figures and what is said about it."""
    return tuple(getattr(row, key) for key in row.__struct_fields__ if key not in _OWN)


def _halves(addon: Row, row: Row) -> bool:
    """Can the addon be half of this row?"""
    most = MOST_CARDS if addon.trumps_max is None else addon.trumps_max
    return row.game == addon.half_of and (row.trumps is None or min(row.trumps) <= most)
