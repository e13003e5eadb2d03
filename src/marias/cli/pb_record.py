"""``marias pb FILE`` of a record: the premium points of every deal in it, row by row."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from marias.cli.points import Points
from marias.errors import TableError
from marias.rules.premium import Premium, Sums, Table, sums
from marias.rules.record import replay
from marias.store.games import display, is_foreign, load_game, read_bytes
from marias.texts import Text
from marias.tui.premium import head, sums_line


class DealPoints(msgspec.Struct, frozen=True):
    """The points of one deal."""

    number: int
    premium: Premium


class RecordPoints(msgspec.Struct, frozen=True):
    """The answer in JSON: the deals of which there is something to say, and what every seat has together."""

    deals: tuple[DealPoints, ...]
    premium_sums: Sums | None
    """None where no contract was announced in any deal."""


def is_record(file: str) -> bool:
    """Is this file a record, or another program's, and no request in JSON?"""
    path = Path(file)
    data = read_bytes(path)
    return is_foreign(path, data) or data.lstrip().startswith((b"marias", b"#"))


def count_record(text: Text, file: str, table: Table, *, as_json: bool) -> None:
    """Print the points of every finished deal.

    Raises ``RecordError`` for a broken record, ``TableError`` for one of a game without premium points.
    """
    path = Path(file)
    record = load_game(path).record
    game, told = record.game.name, record.game.premium
    if told is None:
        problem = f"{display(path)}: {game} has no premium points"
        raise TableError(problem, code="pb-no-points", file=display(path), game=game)
    points = Points(record, table)
    deals = ((deal, found) for deal in replay(record) if (found := points.of(deal)))
    if as_json:
        answer = RecordPoints(tuple(DealPoints(deal.record.number, found) for deal, found in deals), points.sums())
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        return
    nothing = True
    for deal, found in deals:
        nothing = False
        click.echo(text("pb-of-deal", number=deal.record.number, head=head(text, told(deal.state), found)))
        for line in points.rows(text, found):
            click.echo(line)
    if len(record.deals) > 1 or nothing:
        click.echo(sums_line(text, sums(points.found, table, record.seats), record.names))
