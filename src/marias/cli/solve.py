"""``marias solve``: what every card of a position is worth, with open cards and best play by all."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from marias.analysis import Solved, place_of
from marias.cli import INTERRUPTED, UNUSABLE, numbers, said
from marias.cli.console import console, tell
from marias.cli.given import given_once
from marias.cli.paths import PATH
from marias.cli.solve_batch import Found, Where, added, answer, answers, done_in, line_of
from marias.cli.solve_json import JSON_SCHEMA, Asked, PositionLine, parse_line
from marias.cli.solve_tasks import Task, Wanted, files_in, objective_of, tasks_in
from marias.cli.solve_typed import SEVERAL, TYPED, position_told
from marias.cli.solve_words import SolvedWords, objective_said, told_where
from marias.errors import MariasError, SettlementError, SolverError, TableError
from marias.rules import GAMES, load_profile
from marias.solver import batch
from marias.store.games import display
from marias.store.results import Results
from marias.texts import Text

__all__ = ["JSON_SCHEMA", "command"]

MOST_NODES = 10**15


def command(text: Text) -> click.Command:
    """``marias solve``."""

    def run(files: tuple[Path, ...], out: Path | None, as_json: bool, **given: Any) -> int:
        typed = {name: given.pop(name.replace("-", "_")) for name in TYPED}
        told = given_once(typed, SEVERAL)
        if told and files:
            raise SettlementError(
                display(files[0]),
                "a file and options are two ways to say one thing",
                "one of them",
                code="settlement-two-ways",
            )
        where = Where(numbers.threads(given.pop("threads")), given.pop("cluster"))
        batch.check_where(where.threads, where.cluster)
        wanted = _wanted(**given)
        if told:
            if out is not None or wanted.place is not None or wanted.deal is not None:
                raise TableError(
                    "--move, --deal and --out belong to files; a typed position is one", code="solve-typed-move"
                )
            return _tell(text, [_typed(text, told, wanted)], where, as_json=as_json)
        if not files:
            raise TableError("name a file, or tell a position by --hand and --leads", code="solve-nothing")
        if not files_in(files):
            empty = ", ".join(map(display, files))
            raise TableError(
                f"{empty}: no record, no saved game and no position is there", code="solve-no-files", where=empty
            )
        if out == Path("-"):
            raise TableError("--out - is no file; the standard output is for --json", code="solve-out-stream")
        if out is not None:
            return _add(text, files, wanted, where, out, as_json=as_json)
        return _tell(text, tasks_in(text, files, wanted), where, as_json=as_json)

    path = PATH
    options = {
        "move": "TRICK[.CARD]",
        "deal": "N",
        "objective": "WORD",
        "limit": "N",
        "threads": "N",
        "cluster": "ADDRESS",
    }
    return click.Command(
        "solve",
        callback=run,
        help=text("solve-help"),
        params=[
            click.Argument(["files"], nargs=-1, type=path, metavar="[FILE…]"),
            *(
                click.Option([f"--{name}"], metavar=metavar, help=text(f"solve-{name}"))
                for name, metavar in options.items()
            ),
            click.Option(["--profile"], metavar="NAME|FILE", help=text("replay-profile")),
            click.Option(["--out"], metavar="FILE.jsonl", type=path, help=text("solve-out")),
            click.Option(["as_json", "--json"], is_flag=True, help=text("solve-json")),
            *(
                click.Option([f"--{name}"], metavar=metavar, multiple=True, help=_help(text, name))
                for name, metavar in TYPED.items()
            ),
        ],
    )


def _help(text: Text, option: str) -> str:
    """What the option of a typed position is for; what was agreed is told as to ``marias settle``."""
    own = f"solve-option-{option}"
    return text(own) if text.has(own) else text(f"settle-option-{option}")


def _wanted(
    *,
    move: str | None,
    deal: str | None,
    objective: str | None,
    profile: str | None,
    limit: str | None,
) -> Wanted:
    """What is asked of every position."""
    if profile:
        load_profile(profile)  # a wrong rule set is one error, not one for each file
    return Wanted(
        deal=None if deal is None else numbers.whole("--deal", deal, 1, numbers.MOST_DEALS),
        place=None if move is None else place_of(move),
        profile=profile,
        objective=objective,
        limit=0 if limit is None else numbers.whole("--limit", limit, 1, MOST_NODES),
    )


def _typed(text: Text, told: dict[str, Any], wanted: Wanted) -> Task:
    """The position that was typed, or why it is none."""
    try:
        state, names = position_told(text, told, wanted.profile)
        objective = objective_of(text, wanted.objective, GAMES[state.profile.game])
    except MariasError as error:
        return Task(Asked(), error=error, unusable=True)
    return Task(Asked(profile=state.profile.name, objective=objective, limit=wanted.limit), names, state)


def _tell(text: Text, tasks: Sequence[Task], where: Where, *, as_json: bool) -> int:
    """Solve and say it: one position with its best line, of several what each is worth."""
    one = len(tasks) == 1
    here = one and where.cluster is None
    found: list[Found] = [answer(tasks[0], with_line=True)] if here else answers(text, tasks, where, with_line=one)
    screen, complaints = console(), []
    for task, what in zip(tasks, found, strict=True):
        if as_json:
            sys.stdout.write(msgspec.json.encode(line_of(task, what)).decode() + "\n")
        elif not isinstance(what, Solved):
            complaints.append(_complaint(text, task, what))
        elif one:
            if task.asked.file:
                screen.print(told_where(text, task.asked))
            for part in SolvedWords(text, what, task.names).parts():
                tell(screen, part)
        else:
            screen.print(SolvedWords(text, what, task.names).short(task.asked))
    _complain(complaints)
    failed = any(
        task.unusable or (one and not isinstance(what, Solved)) for task, what in zip(tasks, found, strict=True)
    )
    return UNUSABLE if failed else 0


def _complaint(text: Text, task: Task, error: MariasError) -> str:
    """Why there is no answer; a record names its file itself."""
    words = said(text, _in_words(text, error))
    if not task.unusable and task.asked.file:
        words = text("solve-failed", where=told_where(text, task.asked), why=words)
    return f"marias: {words}"


def _in_words(text: Text, error: MariasError) -> MariasError:
    """What can be asked of the deal, not in codes but as it may be typed."""
    if error.code != "solver-no-component":
        return error
    told = {key: str(error.params[key]).split(", ") for key in ("component", "allowed")}
    params = {key: ", ".join(objective_said(text, word) for word in words) for key, words in told.items()}
    return SolverError(error.message, code=error.code, **params)


def _complain(lines: Sequence[str]) -> None:
    """The same line once: a word that is not understood is the same for every file."""
    for line in dict.fromkeys(lines):
        click.echo(line, err=True)


def _add(text: Text, files: Sequence[Path], wanted: Wanted, where: Where, out: Path, *, as_json: bool) -> int:
    """Solve what is not in the file of results yet, and add it there."""
    with Results[PositionLine].open_read(out, parse_line) as results:
        if results.torn:
            click.echo(f"marias: {text('solve-torn', file=results.name)}", err=True)
        tasks = tasks_in(text, files, wanted, done_in(results))
        _complain([_complaint(text, task, task.error) for task in tasks if task.unusable and task.error])
        try:
            summary = added(text, tasks, where, results)
        except KeyboardInterrupt:
            there = len(results.lines) + results.added
            total = len(results.lines) + sum(not task.unusable for task in tasks)
            click.echo(text("solve-stopped", there=there, total=total, file=results.name), err=True)
            return INTERRUPTED
    if as_json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        counted = msgspec.structs.asdict(summary)
        console().print(text("solve-summary", **counted))
    return UNUSABLE if summary.unusable else 0
