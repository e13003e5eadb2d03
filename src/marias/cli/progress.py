"""A bar that grows on the standard error while long work is done, where somebody looks on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from marias.cli.console import console


@contextmanager
def bar(description: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """``with bar("solving", 50) as advance: … advance(1)``; ``done`` of the total were done before."""
    if not sys.stderr.isatty():
        yield lambda _steps: None
        return
    from rich.progress import (  # noqa: PLC0415 – it takes long to read, and is needed where somebody looks on
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # the results go to the standard output, which may be a file: rich must not take it over
    with Progress(*columns, console=console(stderr=True), transient=True, redirect_stdout=False) as progress:
        task = progress.add_task(description, total=total, completed=done)
        yield lambda steps: progress.advance(task, steps)
