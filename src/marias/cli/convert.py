"""``marias convert FILE.hra``: a saved game of the program Mariášek as a record of ours."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from marias.cli.explained import payments_said
from marias.cli.files import refuse_existing, written_whole
from marias.cli.paths import NAME, PATH
from marias.errors import RecordError
from marias.rules.record import replay, write_record
from marias.store.games import display, is_foreign, load_game, read_bytes
from marias.texts import Text


def command(text: Text) -> click.Command:
    """``marias convert``."""

    @click.command("convert", help=text("convert-help"))
    @click.argument("file", metavar="FILE.hra", type=PATH)
    @click.option("-o", "--out", metavar="OUT", type=NAME, default="-", help=text("convert-out"))
    @click.option("--force", is_flag=True, help=text("convert-force"))
    def run(file: Path, out: str, *, force: bool) -> None:
        convert(text, file, out, force=force)

    return run


def convert(text: Text, file: Path, out: str, *, force: bool) -> None:
    """Write the record, whole or not at all; what could not be taken over is told on the standard error.

    Raises ``RecordError`` for a file that is no saved game, ``TableError`` when the record cannot be written.
    """
    if not is_foreign(file, read_bytes(file)):
        raise RecordError(display(file), 0, "is no saved game of Mariášek (.hra)", code="hra-foreign")
    refuse_existing(out, force=force)
    game = load_game(file)
    deals = list(replay(game.record))
    over = all(deal.result for deal in deals)
    if out == "-" and not over and sys.stdout.isatty():
        problem = "its deal is not over; a terminal does not show hidden cards, so name a file (-o)"
        raise RecordError(display(file), 0, problem, code="convert-not-over")
    with written_whole(out) as target:
        target.write(write_record(game.record))
    for note in game.notes:
        if note.code == "trump-card" and not over:
            continue  # it names a card that lies in a hand
        click.echo(text(f"note-{note.code}", **note.params), err=True)
    for replayed in deals:
        if replayed.differs and replayed.result and replayed.record.payments:
            recorded, now = (
                payments_said(text, game.record.game, game.record.profile, game.record.names, payments)
                for payments in (replayed.record.payments, replayed.result.payments)
            )
            click.echo(text("note-differs", recorded=recorded, now=now), err=True)
