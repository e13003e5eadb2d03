"""Much work on several threads. The core lets go of Python's lock while it searches."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def run(
    work: Callable[[T], R],
    tasks: Sequence[T],
    *,
    threads: int = 0,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
) -> list[R | None]:
    """The results in the order of the tasks; None for those that were not begun when ``cancel`` was set.

    ``threads`` 0 is one for each processor. ``progress(done, total)`` is called in this thread. The first fault, or
    Ctrl-C, ends the rest and is raised.
    """
    from concurrent.futures import ThreadPoolExecutor, as_completed  # noqa: PLC0415 – who solves one deal needs none

    stop = threading.Event()

    def one(task: T) -> R | None:
        return None if stop.is_set() or (cancel is not None and cancel.is_set()) else work(task)

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        futures = [pool.submit(one, task) for task in tasks]
        try:
            for done, future in enumerate(as_completed(futures), 1):
                future.result()
                if progress is not None:
                    progress(done, len(tasks))
        except BaseException:
            stop.set()
            raise
    return [future.result() for future in futures]
