"""``marias solve``: what every card of a position is worth, with open cards and best play by all."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from marias.analysis import Solved, place_of
from marias.cli import UNUSABLE, numbers, said
from marias.cli.console import console, tell
from marias.cli.solve_batch import Found, added, answer, answers, done_in, line_of
from marias.cli.solve_json import JSON_SCHEMA, PositionLine
from marias.cli.solve_tasks import Task, Wanted, tasks_in
from marias.cli.solve_words import SolvedWords
from marias.errors import MariasError
from marias.rules import load_profile
from marias.store.results import Results
from marias.texts import Text

__all__ = ["JSON_SCHEMA", "command"]

MOST_NODES = 10**15
MOST_DEALS = 10**9


def command(text: Text) -> click.Command:
    """``marias solve``."""

    @click.command("solve", help=text("solve-help"))
    @click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
    @click.option("--move", metavar="TRICK[.CARD]", help=text("solve-move"))
    @click.option("--deal", metavar="N", help=text("solve-deal"))
    @click.option("--objective", metavar="WORD", default="", help=text("solve-objective"))
    @click.option("--profile", metavar="NAME", help=text("replay-profile"))
    @click.option("--limit", metavar="N", help=text("solve-limit"))
    @click.option("--threads", metavar="N", help=text("solve-threads"))
    @click.option("--out", metavar="FILE.jsonl", type=click.Path(path_type=Path), help=text("solve-out"))
    @click.option("--json", "as_json", is_flag=True, help=text("solve-json"))
    def run(
        files: Sequence[Path],
        move: str | None,
        deal: str | None,
        objective: str,
        profile: str | None,
        limit: str | None,
        threads: str | None,
        out: Path | None,
        as_json: bool,
    ) -> int:
        if profile:
            load_profile(profile)  # a wrong rule set is one error, not one for each file
        on = numbers.threads(threads)
        wanted = Wanted(
            deal=None if deal is None else numbers.whole("--deal", deal, 1, MOST_DEALS),
            place=None if move is None else place_of(move),
            profile=profile,
            objective=objective,
            limit=0 if limit is None else numbers.whole("--limit", limit, 1, MOST_NODES),
        )
        if out is not None:
            return _add(text, files, wanted, on, out, as_json=as_json)
        return _tell(text, tasks_in(text, files, wanted), on, as_json=as_json)

    return run


def _tell(text: Text, tasks: Sequence[Task], threads: int, *, as_json: bool) -> int:
    """Solve and say it: one position with its best line, of several what each is worth."""
    one = len(tasks) == 1
    found: list[Found] = [answer(tasks[0], with_line=True)] if one else answers(text, tasks, threads)
    screen, complaints = console(), []
    for task, what in zip(tasks, found, strict=True):
        if as_json:
            sys.stdout.write(msgspec.json.encode(line_of(task, what)).decode() + "\n")
        elif not isinstance(what, Solved):
            complaints.append(_complaint(text, task, what))
        elif one:
            screen.print(text("solve-head", file=task.asked.file, deal=task.asked.deal))
            for part in SolvedWords(text, what, task.names).parts():
                tell(screen, part)
        else:
            screen.print(SolvedWords(text, what, task.names).short(task.asked))
    if not tasks:
        screen.print(text("solve-no-files"))
    _complain(complaints)
    failed = any(
        task.unusable or (one and not isinstance(what, Solved)) for task, what in zip(tasks, found, strict=True)
    )
    return UNUSABLE if failed else 0


def _complaint(text: Text, task: Task, error: MariasError) -> str:
    """Why there is no answer; a record names its file itself."""
    words = said(text, error)
    if not task.unusable:
        words = text("solve-failed", file=task.asked.file, deal=task.asked.deal, why=words)
    return f"marias: {words}"


def _complain(lines: Sequence[str]) -> None:
    """The same line once: a word that is not understood is the same for every file."""
    for line in dict.fromkeys(lines):
        click.echo(line, err=True)


def _add(text: Text, files: Sequence[Path], wanted: Wanted, threads: int, out: Path, *, as_json: bool) -> int:
    """Solve what is not in the file of results yet, and add it there."""
    with Results.open(out, PositionLine) as results:
        if results.torn:
            click.echo(f"marias: {text('solve-torn', file=results.name)}", err=True)
        tasks = tasks_in(text, files, wanted, done_in(results))
        _complain([_complaint(text, task, task.error) for task in tasks if task.unusable and task.error])
        summary = added(text, tasks, threads, results)
    if as_json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        counted = msgspec.structs.asdict(summary)
        console().print(text("solve-summary", **counted))
    return UNUSABLE if summary.unusable else 0
