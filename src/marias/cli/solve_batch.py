"""Many positions solved on several threads or computers; with a file of results each answer is on the disk at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from marias.analysis import Solved, solved
from marias.cli.progress import bar
from marias.cli.solve_json import Asked, PositionLine, asked_of, failed_line, solved_line
from marias.cli.solve_tasks import Task
from marias.errors import MariasError
from marias.solver import batch
from marias.store.results import Results
from marias.texts import Text

Found = Solved | MariasError
"""A position solved, or why it cannot be."""


class Summary(msgspec.Struct):
    """What a run with ``--out`` did."""

    out: str
    before: int
    """Positions that stood in the file."""
    solved: int
    failed: int
    """Positions that could not be solved; why stands in the file."""
    unusable: int
    """Files that could not be used."""


def answer(task: Task, *, with_line: bool = False) -> Found:
    """Solve a position."""
    if task.error is not None:
        return task.error
    try:
        return solved(task.state, task.asked.objective, limit=task.asked.limit, with_line=with_line)
    except MariasError as error:
        return error  # it is told with the others


def line_of(task: Task, found: Found) -> PositionLine:
    """The answer as a line of JSON."""
    return solved_line(task.asked, found) if isinstance(found, Solved) else failed_line(task.asked, found)


def answered(task: Task) -> PositionLine:
    """Solve a position, and say it as a line of JSON."""
    return line_of(task, answer(task))


class Where(msgspec.Struct, frozen=True):
    """Where is solved."""

    threads: int = 0
    cluster: str | None = None
    """Its address, in place of threads."""


def answers(text: Text, tasks: Sequence[Task], where: Where, *, with_line: bool = False) -> list[Found]:
    """All of them, in the order of the tasks."""
    with bar(text("solve-progress"), len(tasks)) as advance:
        found = batch.run(
            partial(answer, with_line=with_line),
            tasks,
            threads=where.threads,
            cluster=where.cluster,
            progress=lambda _done, _total: advance(1),
        )
    return [one for one in found if one is not None]


def added(text: Text, tasks: Sequence[Task], where: Where, results: Results[PositionLine]) -> Summary:
    """All of them, each added to the results when it is solved; an interruption leaves those that are."""
    before, usable = len(results.lines), [task for task in tasks if not task.unusable]
    with bar(text("solve-progress"), before + len(usable), before) as advance:
        done = batch.run(
            answered,
            usable,
            threads=where.threads,
            cluster=where.cluster,
            keep=results.add,
            progress=lambda _done, _total: advance(1),
        )
    failed = sum(line is not None and line.error is not None for line in done)
    return Summary(results.name, before, len(usable) - failed, failed, len(tasks) - len(usable))


def done_in(results: Results[PositionLine]) -> set[Asked]:
    """What was asked and is answered there."""
    return {asked_of(line) for line in results.lines}
