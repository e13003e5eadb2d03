"""Premium points in words: a row by what it is for, the sum as it is written on a table sheet, and what is not sure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cli.pb_options import DECLARER, FACTS
from marias.rules.premium.award import Award, Line, Premium, Reason
from marias.rules.premium.facts import PARTS
from marias.rules.premium.request import Request
from marias.rules.premium.table import Predicates, Row, Table
from marias.texts import Text
from marias.tui.phrases import clause

# --- Rows ------------------------------------------------------------------------------------------------------------


def row_said(text: Text, row: Row) -> str:
    """What a row is for, put together from its predicates, so that a federation's own row needs no translation."""
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


# --- The sheet -------------------------------------------------------------------------------------------------------


def sheet_lines(text: Text, found: Premium, request: Request, table: Table) -> Iterator[str]:
    """The whole answer."""
    yield _head(text, request, table)
    awards = [award for award in found.awards if _says_something(award)] or found.awards[:1]
    for award in awards:
        yield from _award_lines(text, award, table)
    if any(reason.code in ("hole", "figure") for award in awards for reason in award.unknown):
        yield text("pb-incomplete", edition=table.edition, missing=table.missing)


def _says_something(award: Award) -> bool:
    return bool(award.lines or award.denied or award.unknown)


def _head(text: Text, request: Request, table: Table) -> str:
    contract = text(f"game-{request.contract}")
    if request.trump is not None:
        contract = text("contract-in", game=request.contract, suit=request.trump.value)
    led = {True: "yes", False: "no", None: "untold"}[request.led if request.trumps else None]
    fates = {part: fate for part in PARTS[request.contract] if (fate := request.fate(part)) is not None}
    parts = [
        text("pb-part", part=text(f"component-{part}"), fate=text(f"pb-fate-{fate}"))
        if len(fates) > 1
        else text(f"pb-fate-{fate}")
        for part, fate in fates.items()
    ]
    edition = table.edition if table.complete else text("pb-edition-incomplete", edition=table.edition)
    return text("pb-head", contract=contract, led=led, parts=", ".join(parts), edition=edition)


def _award_lines(text: Text, award: Award, table: Table) -> Iterator[str]:
    names = {line.row: row_said(text, table.row(line.row)) for line in award.lines}
    rows = [
        (_figure(line.figure), _line_said(text, line, names[line.row]), _source(text, line)) for line in award.lines
    ]
    wide = max((len(what) for _, what, _ in rows), default=0)
    for figure, what, source in rows:
        yield f"  {figure:>3}  {what:<{wide}}  {source}"
    who = text("pb-who-declarer" if award.seat == DECLARER else "pb-who-flekker")
    yield text("pb-points", who=who, sum=sum_said(text, award))
    if award.must_write:
        yield f"  {text('pb-must-write')}"
    elif award.must_write is None:
        yield f"  {text('pb-must-write-unknown', threshold=str(table.write_down_threshold))}"
    if award.may_be_reduced:
        yield f"  {text('pb-may-be-reduced')}"
    denied = [
        f"{text(f'pb-denied-{one.code}')}{_rows_lost(text, one.rows, table)} [{clause(text, one.clause)}]"
        for one in award.denied
    ]
    for heading, reasons in (
        ("pb-denied-heading", denied),
        ("pb-unknown-heading", [_unknown(text, reason, table) for reason in award.unknown]),
        ("pb-confirm-heading", [_confirm(text, reason, table) for reason in award.confirm]),
    ):
        if reasons:
            yield f"  {text(heading)}"
            yield from (f"    – {reason}" for reason in dict.fromkeys(reasons))


def _figure(figure: int | None) -> str:
    return "?" if figure is None else str(figure)


def _line_said(text: Text, line: Line, name: str) -> str:
    """The row, for which suit it counts, and s or bez výnosu where it has both figures."""
    suit = f" ({text(f'suit-{line.of}')})" if line.of else ""
    side = f", {text(f'pb-side-{line.side}')}" if line.side in ("lead", "nolead") else ""
    return f"{name}{suit}{side}"


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


def _unknown(text: Text, reason: Reason, table: Table) -> str:
    if reason.code == "hole":
        hole = next(hole for hole in table.holes if hole.id == reason.about)
        return text("pb-unknown-hole", what=predicates_said(text, hole))
    if reason.code == "figure":
        return text("pb-unknown-figure", row=row_said(text, table.row(reason.about)))
    if reason.code == "grant":
        return text("pb-unknown-grant")
    if reason.about.startswith("hands."):
        return text("pb-unknown-untold", fact=text("pb-fact-flek"), option="flek-hand")
    return text("pb-unknown-untold", fact=text(f"pb-fact-{reason.about}"), option=_option(reason.about))


def _option(fact: str) -> str:
    return next(option for option, told in FACTS.items() if told.field in (fact, f"counts.{fact}"))


def _confirm(text: Text, reason: Reason, table: Table) -> str:
    row = {"row": row_said(text, table.row(reason.about))} if reason.about else {}
    said = text(f"pb-confirm-{reason.code}", threshold=str(table.write_down_threshold), **row)
    return f"{said} [{clause(text, reason.clause)}]" if reason.clause else said
