"""A real cluster on this machine: a scheduler and workers, each a process of its own, and work for them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from distributed import Client

from marias.errors import SolverError

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120
"""Seconds until a process that should have come or gone is a failure."""


def until(there: Any) -> None:
    """Wait until it holds."""
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


class Cluster:
    """A scheduler and its workers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self.processes: list[subprocess.Popen[bytes]] = []
        self.workers: list[subprocess.Popen[bytes]] = []

    def begin(self) -> None:
        """Start the scheduler; its address is in a file when it is ready."""
        place = self.folder / "scheduler.json"
        scheduler = self.start("distributed.cli.dask_scheduler", "--port", "0", "--scheduler-file", str(place))
        until(lambda: place.exists() or scheduler.poll() is not None)
        with Client(scheduler_file=str(place), set_as_default=False, timeout=PATIENCE) as client:  # type: ignore[no-untyped-call]
            self.address = client.scheduler.address

    def start(self, module: str, *words: str, **environment: str) -> subprocess.Popen[bytes]:
        """Another process; it finds the package and the tests as this one does."""
        known = {**os.environ, "PYTHONPATH": str(ROOT), "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1"}
        process = subprocess.Popen(
            [sys.executable, "-m", module, "--host", "127.0.0.1", "--no-dashboard", *words],
            cwd=self.folder,
            env={**known, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.processes.append(process)
        return process

    def add(self, *environments: dict[str, str]) -> None:
        """A worker in each of these environments; they are there when this comes back."""
        words = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder))
        for environment in environments:
            self.workers.append(self.start("distributed.cli.dask_worker", self.address, *words, **environment))
        with self.client() as client:
            client.wait_for_workers(len(self.alive()), timeout=PATIENCE)

    def fill(self, workers: int) -> None:
        """As many workers as that, whatever was done to those before, or to the scheduler."""
        if not self.processes or self.processes[0].poll() is not None:
            self.close()
            self.begin()
        self.add(*[{}] * (workers - len(self.alive())))

    def alive(self) -> list[subprocess.Popen[bytes]]:
        """The workers that were not killed."""
        return [worker for worker in self.workers if worker.poll() is None]

    def client(self) -> Any:
        """A look at the cluster, beside the program's own."""
        return Client(self.address, set_as_default=False, timeout=PATIENCE)  # type: ignore[no-untyped-call]

    def busy(self) -> bool:
        """Is any worker given something to do?"""
        with self.client() as client:
            return any(client.processing().values())

    def close(self) -> None:
        """End every process."""
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait(PATIENCE)
        self.processes, self.workers = [], []
        (self.folder / "scheduler.json").unlink(missing_ok=True)


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[Cluster]:
    """A cluster that is gone afterwards, whatever happens."""
    made = Cluster(folder)
    try:
        made.fill(workers)
        yield made
    finally:
        made.close()


def kill(process: int) -> None:
    """No last word, no clearing up."""
    os.kill(process, signal.SIGKILL)


# Work


def held_once(task: tuple[str, int]) -> int:
    """The square of a number. The worker that comes to it first says who it is, and never comes back from it."""
    folder, number = task
    (Path(folder) / f"{number}.{time.monotonic_ns()}.begun").touch()
    if number == HELD:
        try:
            with (Path(folder) / "held").open("x", encoding="utf-8") as file:
                file.write(f"{os.getpid()}\n")
        except FileExistsError:
            return number**2
        time.sleep(2 * PATIENCE)
    return number**2


HELD = 13


def deadly(number: int) -> int:
    """Nobody survives it."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    """Fails as a position does that cannot be solved."""
    if number == HELD:
        raise SolverError("thirteen cannot be solved", code="solver-thirteen")
    return number


def broken(number: int) -> int:
    """Fails as nothing should."""
    return number // (number - HELD)
