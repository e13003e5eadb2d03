"""The table of ``marias par``: a block for each seat, a row for each trump suit and partner, a column for each game."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from marias.analysis.par import Contract, Makeable, Par
from marias.rules.record import Record
from marias.texts import Text
from marias.tui.amounts import counted, unit
from marias.tui.look import Look
from marias.tui.phrases import signed

MADE, LOST, PART, BARRED, BEST = "✓", "✗", "±", "–", "*"
WIDTH = 79
FIRST, CELL = 20, 11
"""Letters of the first column and of the others: together 75 where there are five games with trumps."""
MOST_BEST = 2
"""So many equally good contracts are named; the others are marked in the table."""

Row = tuple[str, dict[str, Makeable]]


def explained(text: Text, record: Record, file: str) -> Iterator[str]:
    """The rule set, and what the figures and marks mean."""
    yield text("show-head", file=file, rules=record.profile.title, profile=record.profile.name)
    marks = {"made": MADE, "lost": LOST, "part": PART, "barred": BARRED, "best": BEST}
    played = "points" if record.game.unit == "match points" else "money"
    yield from textwrap.wrap(text(f"par-explained-{played}", unit=unit(text, record.game)), WIDTH)
    yield from textwrap.wrap(text("par-marks", **marks), WIDTH)


def table(text: Text, found: Par) -> Iterator[str]:
    """One deal."""
    record = found.deal.table
    yield text("show-deal", number=found.deal.record.number, dealer=record.names[found.deal.record.deal.dealer])
    if not found.seats:
        yield f"  {text('par-no-talon')}"
    for seat in found.seats:
        own = [one for one in found.contracts if one.contract.seat == seat]
        yield ""
        yield from _block(text, record, found, own, record.names[seat])


def _block(text: Text, record: Record, found: Par, own: list[Makeable], name: str) -> Iterator[str]:
    best = found.best(own[0].contract.seat)
    suited = [one for one in own if one.contract.trump]
    bare = [one for one in own if not one.contract.trump]
    games = list(dict.fromkeys(one.contract.game for one in suited))
    head = "".join(f"{text('par-column', game=game):<{CELL}}" for game in games)
    yield f"{_fitting(name, FIRST - 1):<{FIRST}}{head}".rstrip()
    for label, cells in _rows(text, record, suited):
        row = "".join(f"{_cell(cells.get(game), best):<{CELL}}" for game in games)
        yield f"  {label:<{FIRST - 2}}{row}".rstrip()
    for one in bare:
        label = text(f"game-{one.contract.game}")
        yield f"  {label:<{FIRST - 2}}{_cell(one, best)}".rstrip()
    if best:
        gains = best[0].payment is not None and best[0].payment >= 0
        what = "; ".join(_best(text, record, one) for one in best[:MOST_BEST])
        told = text("par-best" if gains else "par-least", what=what)
        yield from textwrap.wrap(told, WIDTH, initial_indent="  ", subsequent_indent="    ")


def _rows(text: Text, record: Record, suited: list[Makeable]) -> Iterator[Row]:
    """A row for each trump suit, and in it for each partner there can be; of two sevens the best helper suit."""
    rows: dict[tuple[object, ...], dict[str, Makeable]] = {}
    for one in suited:
        cells = rows.setdefault((one.contract.trump, one.contract.partner), {})
        if one.contract.game not in cells or _paid(one) > _paid(cells[one.contract.game]):
            cells[one.contract.game] = one
    possible = {trump for (trump, _), cells in rows.items() if any(one.ways for one in cells.values())}
    barred: set[object] = set()
    for (trump, _), cells in rows.items():
        first = next(iter(cells.values())).contract
        if any(one.ways for one in cells.values()):
            yield _label(text, record, first), cells
        elif trump not in possible | barred:
            barred.add(trump)
            yield first.trump.sign if first.trump else "", cells


def _paid(one: Makeable) -> float:
    return float("-inf") if one.payment is None else one.payment


def _label(text: Text, record: Record, contract: Contract) -> str:
    sign = contract.trump.sign if contract.trump else ""
    if contract.partner is not None:
        alone = contract.partner == contract.seat
        partner = text("par-alone") if alone else text("par-with", name=record.names[contract.partner])
        return _fitting(f"{sign} {partner}", FIRST - 3)
    return f"{sign} {text('par-blind')}" if contract.blind else sign


def _cell(one: Makeable | None, best: Sequence[Makeable]) -> str:
    if one is None or one.payment is None:
        return BARRED
    mark = PART if one.made is None else MADE if one.made else LOST
    helper = f" {one.contract.helper.sign}" if one.contract.helper else ""
    return f"{signed(one.payment)} {mark}{helper}{f' {BEST}' if one in best else ''}"


def _best(text: Text, record: Record, one: Makeable) -> str:
    """A contract in words: its game, suit, cards called, discard and amount."""
    contract, look = one.contract, Look(text)
    parts = [text(f"game-{contract.game}")]
    if contract.trump:
        parts[0] += f" {contract.trump.sign}" + (f" + {contract.helper.sign}" if contract.helper else "")
    if contract.called:
        parts.append(text("par-calls", cards=look.cards(contract.called)))
    if one.talon:
        parts.append(text("par-lays", cards=look.cards(one.talon)))
    amount = counted(text, record.game, one.payment or 0, signed=True)
    return f"{', '.join(parts)}: {amount}"


def _fitting(words: str, width: int) -> str:
    return words if len(words) <= width else words[: width - 1] + "…"
