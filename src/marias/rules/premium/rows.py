"""Which rows of a table a deal fits: every predicate of the row must hold."""

from __future__ import annotations

from typing import NamedTuple

from marias.rules.premium.facts import PARTS, Facts
from marias.rules.premium.known import Case
from marias.rules.premium.table import Hole, Predicates, Row, Table


class Selected(NamedTuple):
    """The rows a deal fits, and the holes of the table it touches."""

    rows: tuple[Row, ...]
    holes: tuple[Hole, ...]


def select(table: Table, facts: Facts, case: Case) -> Selected:
    """The rows of a game with trumps."""
    rows = tuple(row for row in table.rows if fits(table, row, facts, case))
    if table.options.sedma_rows_in_sto_sedma == "replaced" and any(row.kind == "addon" for row in rows):
        rows = tuple(row for row in rows if row.game != "sedma")
    return Selected(rows, tuple(hole for hole in table.holes if fits(table, hole, facts, case)))


def fits(table: Table, row: Predicates, facts: Facts, case: Case) -> bool:
    """Does the deal fit the row?"""
    if not is_due(table, row, facts):
        return False
    trumps, helpers = case.trumps, case.helpers
    if table.options.cards_counted == 12:
        trumps = None if trumps is None else trumps + (case.talon_trumps or 0)
        helpers = None if helpers is None else helpers + (case.talon_helpers or 0)
    return (
        (row.trumps is None or trumps in row.trumps)
        and (row.trumps_max is None or (trumps is not None and trumps <= row.trumps_max))
        and (row.helpers is None or helpers in row.helpers)
        and (row.helpers_max is None or (helpers is not None and helpers <= row.helpers_max))
        and row.ace in (None, case.ace)
        and row.ten in (None, case.ten)
        and row.marriage in (None, case.marriage)
        and row.sto_won in (None, facts.won("sto"))
    )


def is_due(table: Table, row: Predicates, facts: Facts) -> bool:
    """Is the row about this contract, and did it end as the row says? [CSM-6]"""
    parts, contract = PARTS[facts.contract], facts.contract
    match row.game:
        case "betl" | "durch":
            wanted = "lost" if row.result == "declarer_lost" else "won"
            return contract == row.game and facts.parts[row.game] == wanted
        case "sto_sedma":
            return contract == row.game and facts.won("sto") and facts.won("sedma")
        case "sto" if facts.two_sevens and not table.options.sto_rows_in_dve_sedmy:
            return False
        case family:
            fates = ("won", "approved") if row.result == "won_or_approved" else ("won",)
            return family in parts and facts.parts[family] in fates


def asked(table: Table, facts: Facts) -> set[str]:
    """What the rows and holes of this contract ask of the declarer's hand."""
    found = {"led"}
    for row in (*table.rows, *table.holes):
        if is_due(table, row, facts):
            found |= {name for name, keys in _ASKED_BY.items() if any(getattr(row, key) is not None for key in keys)}
    if table.options.cards_counted == 12:
        found |= {f"talon_{name}" for name in ("trumps", "helpers") if name in found}
    return found


_ASKED_BY: dict[str, tuple[str, ...]] = {
    "trumps": ("trumps", "trumps_max"),
    "helpers": ("helpers", "helpers_max"),
    "ace": ("ace",),
    "ten": ("ten",),
    "marriage": ("marriage",),
}
