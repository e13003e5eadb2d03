"""``marias review FILE…``: every card of a finished deal, and what it cost its player with open cards."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from marias.analysis import FinishedDeal, Review, finished_deals, review
from marias.analysis.review import steps_of
from marias.cli import UNUSABLE, WRONG, numbers, said
from marias.cli.console import console, tell
from marias.cli.paths import PATH
from marias.cli.progress import bar
from marias.cli.replay import headline
from marias.cli.review_json import JSON_SCHEMA, file_line
from marias.cli.review_words import Reviewed, notes, sums
from marias.cli.shown import difference
from marias.errors import MariasError
from marias.rules import load_profile
from marias.store.games import Loaded, display, load_game
from marias.texts import Text

__all__ = ["JSON_SCHEMA", "command"]


def command(text: Text) -> click.Command:
    """``marias review``."""

    @click.command("review", help=text("review-help"))
    @click.argument("files", nargs=-1, required=True, type=PATH, metavar="FILE…")
    @click.option("--profile", metavar="NAME", help=text("replay-profile"))
    @click.option("--threads", metavar="N", help=text("solve-threads"))
    @click.option("--json", "as_json", is_flag=True, help=text("review-json"))
    def run(files: Sequence[Path], profile: str | None, threads: str | None, as_json: bool) -> int:
        on = numbers.threads(threads)
        if profile:
            load_profile(profile)  # a wrong rule set is one error, not one for each file
        tell = _json if as_json else _plain
        return max(tell(text, _judged(text, path, profile, on)) for path in files)

    return run


class Judged(msgspec.Struct):
    """A file: its deals, judged, and why there are no more of them."""

    path: Path
    loaded: Loaded | None = None
    reviews: list[Review] = []
    error: MariasError | None = None

    def code(self) -> int:
        """The exit code."""
        if self.error:
            return UNUSABLE
        return WRONG if any(one.deal.replayed.differs for one in self.reviews) else 0


def _judged(text: Text, path: Path, profile: str | None, threads: int) -> Judged:
    judged = Judged(path)
    deals: list[FinishedDeal] = []
    try:
        judged.loaded = load_game(path, profile)
        for deal in finished_deals(judged.loaded.record):
            deals.append(deal)  # noqa: PERF402 – those before one that is not over are judged all the same
    except MariasError as error:
        judged.error = error
    with bar(text("review-progress"), sum(len(steps_of(deal)) for deal in deals)) as advance:
        for deal in deals:
            if found := review(deal, threads=threads, progress=lambda _done, _total: advance(1)):
                judged.reviews.append(found)
    return judged


def _json(_text: Text, judged: Judged) -> int:
    sys.stdout.write(msgspec.json.encode(file_line(display(judged.path), judged.reviews, judged.error)).decode() + "\n")
    sys.stdout.flush()
    return judged.code()


def _plain(text: Text, judged: Judged) -> int:
    screen, file = console(), display(judged.path)
    for found in judged.reviews:
        record, replayed = found.deal.table, found.deal.replayed
        screen.print(headline(text, file, record, replayed))
        if replayed.differs and judged.loaded:
            screen.print(difference(text, record, replayed, judged.loaded.written))
        for part in Reviewed(text, found).parts():
            tell(screen, part)
        screen.print()
    if judged.loaded and judged.reviews:
        if len(judged.reviews) > 1:
            tell(screen, sums(text, judged.loaded.record, judged.reviews, text("review-all-deals")))
            screen.print()
        for note in notes(text, judged.loaded.record, judged.reviews):
            screen.print(note)
    elif judged.error is None:
        screen.print(text("replay-no-deal", file=file))
    if judged.error is not None:
        click.echo(f"marias: {said(text, judged.error)}", err=True)
    return judged.code()
