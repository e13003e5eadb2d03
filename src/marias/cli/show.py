"""``marias show FILE``: a whole deal to read – hands, what was said, trick by trick, and the settlement."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from marias.analysis.finished import finished
from marias.cli import WRONG
from marias.cli.paths import PATH
from marias.cli.points import Points
from marias.cli.shown import Shown
from marias.cli.shown_unfinished import ShownUnfinished
from marias.rules.premium import load_table
from marias.rules.premium.table_file import DEFAULT
from marias.rules.record import Replayed, replay
from marias.store.games import Loaded, display, load_game
from marias.texts import Text
from marias.tui.phrases import title
from marias.tui.premium import edition_said


def command(text: Text) -> click.Command:
    """``marias show``."""

    @click.command("show", help=text("show-help"))
    @click.argument("file", metavar="FILE", type=PATH)
    @click.option("--profile", metavar="NAME", help=text("replay-profile"))
    @click.option("--table", metavar="NAME|FILE", help=text("replay-table"))
    @click.option("--open", "opened", is_flag=True, help=text("show-open"))
    def run(file: Path, profile: str | None, table: str | None, *, opened: bool) -> int:
        counted_by = load_table(table or DEFAULT)
        loaded = load_game(file, profile)
        record = loaded.record
        points = Points(record, counted_by)
        click.echo(
            text("show-head", file=display(file), rules=title(text, record.profile), profile=record.profile.name)
        )
        code = 0
        for replayed in replay(record):
            click.echo()
            shown = _shown(text, loaded, replayed, opened=opened)
            for line in (*shown.lines(), *_points(text, points, replayed)):
                click.echo(line)
            code = WRONG if replayed.differs else code
        for line in points.lines(text):
            click.echo(f"\n{line}")
        return code

    return run


def _shown(text: Text, loaded: Loaded, replayed: Replayed, *, opened: bool) -> Shown:
    """The deal in words; of one that is not over what its player may know of it, or all of it where nobody plays it.

    Raises ``RecordError`` where all cards are asked for and somebody still plays with them.
    """
    if replayed.result is not None or (opened and loaded.human is None):
        return Shown(text, loaded.record, replayed, loaded.written)
    if opened:
        finished(loaded.record, replayed)
    return ShownUnfinished(text, loaded.record, replayed, loaded.human)


def _points(text: Text, points: Points, replayed: Replayed) -> Iterator[str]:
    """The premium points of a deal, row by row; nothing where nobody has any."""
    if found := points.of(replayed):
        yield text("pb-heading", edition=edition_said(text, found.edition, complete=found.complete))
        yield from points.rows(text, found)
