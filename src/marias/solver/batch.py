"""Much work on several threads, or on several computers. The core lets go of Python's lock while it searches."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import TypeVar

from marias.errors import ClusterError

T = TypeVar("T")
R = TypeVar("R")


def check_where(threads: int, cluster: str | None) -> None:
    """Threads, or the address of a cluster; raises ``ClusterError``."""
    if cluster is None:
        return
    _computers().check_address(cluster)
    if threads:
        raise ClusterError("a cluster has threads of its own: choose one of both", code="cluster-threads")


def _computers() -> ModuleType:
    from marias.solver import cluster  # noqa: PLC0415 – who solves here needs none

    return cluster


def run(
    work: Callable[[T], R],
    tasks: Sequence[T],
    *,
    threads: int = 0,
    cluster: str | None = None,
    keep: Callable[[R], None] | None = None,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
) -> list[R | None]:
    """The results in the order of the tasks; None for those that were not begun when ``cancel`` was set.

    ``threads`` 0 is one for each processor; ``cluster`` is the address of one, in place of threads. ``keep`` is given
    each result when it is known, perhaps in several threads at once; ``progress(done, total)`` is called in this
    thread. The first fault, or Ctrl-C, ends the rest and is raised.
    """
    check_where(threads, cluster)
    if cluster is not None:
        found: list[R | None] = _computers().run(
            work, tasks, address=cluster, keep=keep, progress=progress, cancel=cancel
        )
        return found
    from concurrent.futures import ThreadPoolExecutor, as_completed  # noqa: PLC0415 – who solves one deal needs none

    stop = threading.Event()

    def one(task: T) -> R | None:
        if stop.is_set() or (cancel is not None and cancel.is_set()):
            return None
        result = work(task)
        if keep is not None:
            keep(result)
        return result

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
