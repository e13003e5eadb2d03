"""``marias replay FILE…``: replay records and saved games, and say where the result is not the recorded one."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from marias.cli import UNUSABLE, WRONG, said
from marias.cli.explained import payments_said
from marias.cli.paths import PATH
from marias.cli.points import Points
from marias.cli.shown import difference, unplayed, what_was_played
from marias.errors import MariasError
from marias.rules import load_profile
from marias.rules.premium import Premium, Sums, Table, load_table
from marias.rules.premium.table_file import DEFAULT
from marias.rules.record import Record, Replayed
from marias.rules.record import replay as replayed_deals
from marias.store.games import display, load_game
from marias.texts import Text
from marias.tui.premium import deal_lines


class DealLine(msgspec.Struct, omit_defaults=True):
    """One deal of a record that holds several, in the JSON of ``replay``."""

    number: int
    contract: str = ""
    payments: tuple[int, ...] | None = None
    """In seat order, in what the game counts; absent while the deal is unfinished."""
    recorded: tuple[int, ...] | None = None
    """What the record says, if it says something else."""
    premium: Premium | None = None
    """The premium points, where somebody has some, could have some, or lost them."""


class FileLine(msgspec.Struct, omit_defaults=True):
    """One file in the JSON of ``replay``: ``contract`` and ``payments``, or ``error``.

    A record of several deals has ``deals``, and its ``payments`` are their sums, ``premium_sums`` those of the premium
    points; of one deal ``premium`` stands beside them.
    """

    file: str
    contract: str | None = None
    payments: tuple[int, ...] | None = None
    recorded: tuple[int, ...] | None = None
    deals: tuple[DealLine, ...] | None = None
    premium: Premium | None = None
    premium_sums: Sums | None = None
    error: str | None = None


def command(text: Text) -> click.Command:
    """``marias replay``."""

    @click.command("replay", help=text("replay-help"))
    @click.argument("files", nargs=-1, required=True, type=PATH, metavar="FILE…")
    @click.option("--profile", metavar="NAME", help=text("replay-profile"))
    @click.option("--table", metavar="NAME|FILE", help=text("replay-table"))
    @click.option("--json", "as_json", is_flag=True, help=text("replay-json"))
    def run(files: Sequence[Path], profile: str | None, table: str | None, as_json: bool) -> int:
        counted_by = load_table(table or DEFAULT)
        if profile:
            load_profile(profile)  # a wrong rule set is one error, not one for each file
        codes = [
            _json(path, profile, counted_by) if as_json else _plain(text, path, profile, counted_by) for path in files
        ]
        return max(codes, default=0)

    return run


def _json(path: Path, profile: str | None, table: Table) -> int:
    line, code = _line(path, profile, table)
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    sys.stdout.flush()
    return code


def _line(path: Path, profile: str | None, table: Table) -> tuple[FileLine, int]:
    name = display(path)
    try:
        record = load_game(path, profile).record
        points = Points(record, table)
        deals = [_deal_line(replayed, points) for replayed in replayed_deals(record)]
    except MariasError as error:
        return FileLine(name, error=str(error)), UNUSABLE
    differs = WRONG if any(deal.recorded for deal in deals) else 0
    if len(deals) != 1:
        settled = [deal.payments for deal in deals if deal.payments is not None]
        sums = tuple(sum(column) for column in zip(*settled, strict=True)) or (0,) * record.seats
        return FileLine(name, payments=sums, deals=tuple(deals), premium_sums=points.sums()), differs
    (deal,) = deals
    if deal.payments is None:
        return FileLine(name, contract=deal.contract or None, error=f"{name}: the deal is unfinished"), UNUSABLE
    line = FileLine(name, deal.contract, deal.payments, deal.recorded, premium=deal.premium, premium_sums=points.sums())
    return line, differs


def _deal_line(replayed: Replayed, points: Points) -> DealLine:
    view, result = replayed.state.view(None), replayed.result
    return DealLine(
        replayed.record.number,
        view.contract if result is None else result.contract or view.contract,
        None if replayed.result is None else replayed.result.payments,
        replayed.record.payments if replayed.differs else None,
        points.of(replayed),
    )


def _plain(text: Text, path: Path, profile: str | None, table: Table) -> int:
    code = 0
    try:
        loaded = load_game(path, profile)
        record = loaded.record
        points = Points(record, table)
        for replayed in replayed_deals(record):
            click.echo(headline(text, display(path), record, replayed))
            if replayed.differs:
                click.echo(difference(text, record, replayed, loaded.written))
            if found := points.of(replayed):
                for line in deal_lines(text, found, table, record.names):
                    click.echo(f"  {line}")
            code = WRONG if replayed.differs else code
        for line in points.lines(text):
            click.echo(line)
        if not record.deals:
            click.echo(text("replay-no-deal", file=display(path)))
    except MariasError as error:
        click.echo(f"marias: {said(text, error)}", err=True)
        return UNUSABLE
    return code


def headline(text: Text, file: str, record: Record, replayed: Replayed) -> str:
    """What was played and what it came to, in one line."""
    head = {"file": file, "number": replayed.record.number}
    if replayed.result is None:
        return text("replay-unfinished", **head, phase=replayed.state.phase)
    result = replayed.result
    payments = payments_said(text, record.game, record.profile, record.names, result.payments)
    if result.declarer is None:
        return text("replay-unplayed", **head, why=unplayed(text, record, result), payments=payments)
    kind = text(f"replay-kind-{result.kind}")
    return text("replay-deal", **head, **what_was_played(text, record, replayed.state), kind=kind, payments=payments)


JSON_SCHEMA: dict[str, Any] = msgspec.json.schema(FileLine)
"""The schema of one line of ``replay --json``."""
