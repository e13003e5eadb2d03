"""Premium points in words: the sum as it is written on a table sheet, what took points away, and what is not sure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from marias.rules.premium import Award, Facts, Line, Premium, Reason, Sums, Table
from marias.rules.premium.facts import NO_TRUMPS, PARTS
from marias.rules.premium.schema import figures_of
from marias.rules.premium.sums import SeatSum
from marias.texts import Text
from marias.tui.phrases import clause
from marias.tui.premium_rows import predicates_said, row_said

Asker = Callable[[Reason], str]
"""The option that would tell what is not known; empty where there is none."""


def edition_said(text: Text, edition: str, *, complete: bool) -> str:
    """The edition, and that it is not known whole where it is not."""
    return edition if complete else text("pb-edition-incomplete", edition=edition)


def deal_edition_said(text: Text, found: Premium) -> str:
    """The edition a deal is counted by; where it is not known whole, whether the deal touches what is missing."""
    if found.complete:
        return found.edition
    return text(f"pb-edition-{'touched' if _touched(found) else 'untouched'}", edition=found.edition)


def _touched(found: Premium) -> bool:
    """Do the points hang on what of the table is not known?"""
    return any(reason.code in ("hole", "figure") for award in found.awards for reason in award.unknown)


def head(text: Text, facts: Facts, found: Premium) -> str:
    """The contract, who led, how its parts ended, and by which edition it is counted."""
    contract = text(f"game-{facts.contract}")
    if facts.trump is not None:
        contract = text("contract-in", game=facts.contract, suit=facts.trump.value)
    led = {True: "yes", False: "no", None: "untold"}[facts.led if facts.trumps else None]
    fates = {part: fate for part in PARTS[facts.contract] if (fate := facts.fate(part)) is not None}
    parts = [
        text("pb-part", part=text(f"component-{part}"), fate=text(f"pb-fate-{fate}"))
        if len(fates) > 1
        else text(f"pb-fate-{fate}")
        for part, fate in fates.items()
    ]
    edition = deal_edition_said(text, found)
    return text("pb-head", contract=contract, led=led, parts=", ".join(parts), edition=edition)


def missing_said(text: Text, table: Table) -> str:
    """What of the table is not known: in its own words where they are of this language, else put together from it."""
    if table.language == text.language:
        return table.missing
    holes = [predicates_said(text, hole) for hole in table.holes]
    unknown = [row for row in table.rows if any(getattr(row, key) is None for key in figures_of(row.kind))]
    figures = [text("pb-unknown-figure", row=row_said(text, row)) for row in unknown]
    return "; ".join([*holes, *figures])


def incomplete(text: Text, found: Premium, table: Table) -> Iterator[str]:
    """What of the table is missing, where the points hang on it."""
    if _touched(found):
        yield text("pb-incomplete", edition=table.edition, missing=missing_said(text, table))


# --- The points of a deal --------------------------------------------------------------------------------------------


def award_lines(text: Text, award: Award, table: Table, who: str, ask: Asker = lambda _: "") -> Iterator[str]:
    """The points of one player, row by row, each with its provision and where its figure is from."""
    rows = [(_figure(line.figure), _line_said(text, line, table), _source(text, line)) for line in award.lines]
    wide = max((len(what) for _, what, _ in rows), default=0)
    for figure, what, source in rows:
        yield f"  {figure:>3}  {what:<{wide}}  {source}"
    yield text("pb-points", who=who, sum=sum_said(text, award))
    for reason in award.nothing:
        code = f"pb-why-{reason.code}"
        said = text(code if text.has(code) else f"pb-denied-{reason.code}")
        yield f"  {text('pb-why', reason=said)} [{clause(text, reason.clause)}]"
    yield from (f"  {line}" for line in _on_the_sheet(text, award, table))
    for heading, reasons in _reasons(text, award, table, ask, rows=True):
        yield f"  {heading}"
        yield from (f"    – {reason}" for reason in reasons)


def table_lines(text: Text, found: Premium, table: Table, names: Sequence[str]) -> Iterator[str]:
    """The points of a deal as the whole table may hear them.

    In betl and durch nobody looks at the talon even after the hand, so what took points away stays unsaid there.
    """
    if found.contract in NO_TRUMPS:
        found = replace(found, awards=tuple(replace(award, denied=()) for award in found.awards))
    return deal_lines(text, found, table, names)


def deal_lines(text: Text, found: Premium, table: Table, names: Sequence[str]) -> Iterator[str]:
    """The points of a deal in short: the sum of each player, and what goes with it; nothing where there is nothing."""
    edition = deal_edition_said(text, found)
    for award in found.telling:
        yield text("pb-earned", who=names[award.seat], sum=sum_said(text, award), edition=edition)
        yield from (f"  {line}" for line in _on_the_sheet(text, award, table))
        for heading, reasons in _reasons(text, award, table, lambda _: "", rows=False):
            yield f"  {heading} {'; '.join(reasons)}"


def _on_the_sheet(text: Text, award: Award, table: Table) -> Iterator[str]:
    if award.must_write:
        yield text("pb-must-write")
    elif award.must_write is None:
        yield text("pb-must-write-unknown", threshold=str(table.write_down_threshold))
    if award.may_be_reduced:
        yield text("pb-may-be-reduced")


def _reasons(text: Text, award: Award, table: Table, ask: Asker, *, rows: bool) -> Iterator[tuple[str, list[str]]]:
    """What took points away (with the ``rows`` it took, or without), what is not known, what is to be confirmed."""
    denied = [
        f"{text(f'pb-denied-{one.code}')}{lost} [{clause(text, one.clause)}]"
        for one in award.denied
        for lost in [_rows_lost(text, one.rows, table) if rows else ""]
    ]
    for heading, reasons in (
        ("pb-denied-heading", denied),
        ("pb-unknown-heading", [_unknown(text, reason, table, ask(reason)) for reason in award.unknown]),
        ("pb-confirm-heading", [_confirm(text, reason, table) for reason in award.confirm]),
    ):
        if reasons:
            yield text(heading), list(dict.fromkeys(reasons))


def _figure(figure: int | None) -> str:
    return "?" if figure is None else str(figure)


def _line_said(text: Text, line: Line, table: Table) -> str:
    """The row, for which suit it counts, and s or bez výnosu where it has both figures."""
    suit = f" ({text(f'suit-{line.of}')})" if line.of else ""
    side = f", {text(f'pb-side-{line.side}')}" if line.side in ("lead", "nolead") else ""
    return f"{row_said(text, table.row(line.row))}{suit}{side}"


def _source(text: Text, line: Line) -> str:
    return f"[{clause(text, line.clause)}; {text(f'pb-from-{line.provenance}')}]"


def _rows_lost(text: Text, rows: Sequence[str], table: Table) -> str:
    names = "; ".join(row_said(text, table.row(row)) for row in rows)
    return f" ({names})" if names else ""


def sum_said(text: Text, award: Award) -> str:
    """The sum as it is written on a table sheet: ``60 + 10 + 24 + 12 + 8 = 114 PB``."""
    figures = " + ".join(_figure(line.figure) for line in award.lines)
    if award.factor > 1 and award.lines:
        figures = f"({figures}) × {award.factor}" if len(award.lines) > 1 else f"{figures} × {award.factor}"
    points = str(award.subtotal * award.factor)
    short = figures in ("", points)
    if award.pending:
        return text("pb-pending", sum=points if short else f"{figures} = {points}")
    if award.total is None:
        least = text("pb-at-least", points=points)
        return least if short else f"{figures} = {least}"
    if not award.lines:
        return text("pb-nothing")
    return text("pb-total", sum=points if short else f"{figures} = {points}")


# --- What is not sure ------------------------------------------------------------------------------------------------


def _unknown(text: Text, reason: Reason, table: Table, option: str) -> str:
    fact = _fact(text, reason, table)
    return text("pb-unknown-untold", fact=fact, option=option) if option else fact


def _fact(text: Text, reason: Reason, table: Table) -> str:
    if reason.code == "hole":
        hole = next(hole for hole in table.holes if hole.id == reason.about)
        return text("pb-unknown-hole", what=predicates_said(text, hole))
    if reason.code == "figure":
        return text("pb-unknown-figure", row=row_said(text, table.row(reason.about)))
    if reason.code == "grant":
        return text("pb-unknown-grant")
    return text("pb-fact-flek") if reason.about.startswith("hands.") else text(f"pb-fact-{reason.about}")


def _confirm(text: Text, reason: Reason, table: Table) -> str:
    row = {"row": row_said(text, table.row(reason.about))} if reason.about else {}
    said = text(f"pb-confirm-{reason.code}", threshold=str(table.write_down_threshold), **row)
    return f"{said} [{clause(text, reason.clause)}]" if reason.clause else said


# --- The points of a round -------------------------------------------------------------------------------------------


def sums_line(text: Text, found: Sums, names: Sequence[str]) -> str:
    """What everybody has together, in one line."""
    edition = edition_said(text, found.edition, complete=found.complete)
    if all(one.total == 0 for one in found.seats):
        return text("pb-sums-none", edition=edition)
    seats = [f"{names[one.seat]} {seat_points(text, one)}" for one in found.seats]
    return text("pb-sums", edition=edition, sums=", ".join(seats))


def seat_points(text: Text, found: SeatSum) -> str:
    """What one player has together: ``114 PB``, ``at least 14 PB``."""
    if found.total is None:
        return text("pb-at-least", points=str(found.at_least))
    return text("pb-total", sum=str(found.total))
