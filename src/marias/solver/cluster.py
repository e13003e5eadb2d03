"""Much work on several computers: the workers of a cluster of Dask distributed.

Tasks travel in small packages. A package whose worker dies is given to another one by the scheduler, for a limited
number of times; working on it again does no harm, as nothing of it was taken before. What comes back is taken once.
"""

from __future__ import annotations

import logging
import pickle
import re
import socket
import sys
import threading
import time
import uuid
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import metadata
from typing import TYPE_CHECKING, Any, TypeVar

from marias.errors import ClusterError, MariasError
from marias.solver import _chance, _core

if TYPE_CHECKING:
    from distributed import Future

T = TypeVar("T")
R = TypeVar("R")

ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?([\w.-]+|\[[\w:.%]+\]):([0-9]{1,5})", re.ASCII)
CONNECT_SECONDS = 10
LOOK_SECONDS = 0.5
"""So often it is looked whether to stop, and whether there is a worker left."""
ALONE_SECONDS = 60
"""So long new workers are waited for when all are gone."""
MOST_TOGETHER = 16
"""Tasks in a package: what is done again when its worker dies."""
AHEAD = 4
"""Packages for each thread of the cluster that are given out ahead."""


def run(
    work: Callable[[T], R],
    tasks: Sequence[T],
    *,
    address: str,
    keep: Callable[[R], None] | None = None,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
) -> list[R | None]:
    """As ``batch.run``, on the cluster whose scheduler has this address; ``keep`` and ``progress`` in this thread.

    ``work`` and the tasks are pickled. Raises ``ClusterError`` for an address that is none or where nobody answers,
    workers of another build, and a cluster that was lost.
    """
    check_address(address)
    found: list[R | None] = [None] * len(tasks)
    if not tasks:
        return found
    with _connected(address) as client:
        packages = _packages(len(tasks), _threads(client, address))
        going: dict[Future[bytes], range] = {}
        name, done, alone = f"marias-{uuid.uuid4().hex}", 0, 0.0
        while (packages or going) and not (cancel is not None and cancel.is_set()):
            threads = _threads(client, address)
            while packages and len(going) < AHEAD * threads:
                numbers = packages.popleft()
                payload = pickle.dumps((work, [tasks[number] for number in numbers]))
                with _talking(address):
                    future = client.submit(answers, _versions(), payload, key=(name, numbers.start), pure=False)
                going[future] = numbers
            finished = _finished(address, going)
            alone = 0.0 if threads or finished else alone + LOOK_SECONDS
            if alone >= ALONE_SECONDS:
                raise _no_workers(address)
            for future in finished:
                for number, result in zip(going.pop(future), _taken(client, address, future), strict=True):
                    found[number] = result
                    done += 1
                    if keep is not None:
                        keep(result)
                    if progress is not None:
                        progress(done, len(tasks))
    return found


def check_address(address: object) -> None:
    """HOST:PORT, perhaps with ``tcp://`` or ``tls://`` before it; raises ``ClusterError``."""
    found = ADDRESS.fullmatch(address) if isinstance(address, str) else None
    if found is None or not 0 < int(found[2]) < 65536:
        shown = ascii(address)[:60]
        raise ClusterError(
            f"{shown} is no address of a cluster; one is HOST:PORT, such as 192.168.1.7:8786",
            code="cluster-address",
            address=shown,
        )


# What the workers run


def build() -> dict[str, str]:
    """What works here. The values are told to people, and compared."""
    compiled = _core.COMPILED and _chance.COMPILED
    return {**_versions(), "core": "compiled" if compiled else "uncompiled"}


@cache
def _versions() -> dict[str, str]:
    return {name: metadata.version(name) for name in ("marias", "distributed")}


def answers(wanted: dict[str, str], payload: bytes) -> bytes:
    """Work on a package: for each task whether it failed, and the result or the error.

    A worker that came later is refused here when its versions are not those wanted.
    """
    outcomes: list[tuple[bool, Any]] = []
    try:
        _check_build("", build(), wanted)
        work, tasks = pickle.loads(payload)  # noqa: S301 – whoever may send work to a worker may run anything there
        for task in tasks:
            outcomes.append((False, work(task)))  # noqa: PERF401 – those before one that fails stand
    except MariasError as error:
        outcomes.append((True, error))
    return pickle.dumps(outcomes)


# What is done here


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """A client of the cluster, whose scheduler and workers were looked at."""
    distributed = _distributed()
    security = distributed.Security()
    if address.startswith("tls:") and security.get_connection_args("client").get("ssl_context") is None:
        raise _unreachable(address, "Dask has no certificate for TLS (distributed.comm.tls)")
    try:
        _knock(address)
        with warnings.catch_warnings():
            # one line tells of another version, in ``_check``
            warnings.simplefilter("ignore", distributed.versions.VersionMismatchWarning)
            client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or f"{error}".partition("\n")[0]
        raise _unreachable(address, reason) from error
    try:
        _check(client, address)
        with client.as_current():
            yield client
    finally:
        client.close()


def _knock(address: str) -> None:
    """Is there a scheduler? It speaks first; for a server that waits to be asked Dask itself would wait without end.

    Raises ``OSError``. With TLS nobody speaks first.
    """
    found = ADDRESS.fullmatch(address)
    if found is None or address.startswith("tls:"):
        return
    with socket.create_connection((found[1].strip("[]"), int(found[2])), CONNECT_SECONDS) as knocking:
        if not knocking.recv(1):
            raise ConnectionAbortedError("connection closed")


def _distributed() -> Any:
    """Dask distributed. Its log stays quiet, unless the program uses it by itself."""
    known = "distributed" in sys.modules
    try:
        import distributed  # noqa: PLC0415 – an extra, and none of its two dozen packages is needed otherwise
        import distributed.versions  # noqa: PLC0415
    except ImportError as error:
        raise ClusterError(
            "a cluster needs an extra of this package: pip install 'marias[cluster]'", code="cluster-extra"
        ) from error
    if not known:
        for name in list(logging.root.manager.loggerDict):
            if name.partition(".")[0] in ("distributed", "tornado"):
                # Dask hangs handlers of its own there that write to the standard error; what went wrong we say
                logging.getLogger(name).handlers[:] = [logging.NullHandler()]
    return distributed


def _check(client: Any, address: str) -> None:
    """All computers of the cluster must have these versions, and the workers a compiled core."""
    with _talking(address):
        scheduler = client.run_on_scheduler(build)
        workers = client.run(build, on_error="return")
    if not workers:
        raise _no_workers(address)
    _check_build(address, scheduler, _versions())
    for worker, there in workers.items():
        _check_build(worker, there, {**_versions(), "core": "compiled"})


def _check_build(computer: str, there: object, wanted: dict[str, str]) -> None:
    """One computer of the cluster."""
    computer = computer or _worker()
    if not isinstance(there, dict):
        raise _no_marias(computer, there)
    for name, version in wanted.items():
        if there.get(name) == version:
            continue
        if name == "core":
            raise ClusterError(
                f"the solver's core is not compiled on {computer}", code="cluster-uncompiled", computer=computer
            )
        raise ClusterError(
            f"{computer} has {name} {there.get(name)}, and here it is {version}",
            code="cluster-version",
            computer=computer,
            name=name,
            there=str(there.get(name)),
            here=version,
        )


def _worker() -> str:
    """The address of the worker this runs on."""
    address: str = _distributed().get_worker().address
    return address


def _threads(client: Any, address: str) -> int:
    """How many there are in the cluster now."""
    with _talking(address):
        threads: dict[str, int] = client.nthreads()
    return sum(threads.values())


def _packages(tasks: int, threads: int) -> deque[range]:
    """The numbers of the tasks, some together: fewer where there are few for each thread."""
    size = max(1, min(MOST_TOGETHER, tasks // (AHEAD * max(1, threads))))
    return deque(range(start, min(start + size, tasks)) for start in range(0, tasks, size))


def _finished(address: str, going: dict[Future[bytes], range]) -> list[Future[bytes]]:
    """Those that are done, after a while none."""
    distributed = _distributed()
    if not going:
        time.sleep(LOOK_SECONDS)
        return []
    with _talking(address):
        try:
            done = distributed.wait(list(going), timeout=LOOK_SECONDS, return_when="FIRST_COMPLETED").done
        except TimeoutError:
            return []
    return [future for future in done if future.status in ("finished", "error")]


def _taken(client: Any, address: str, future: Future[bytes]) -> Iterator[Any]:
    """The results of a package; the error of a task is raised in its place."""
    with _talking(address):
        packed = client.gather(future)
    for failed, outcome in pickle.loads(packed):  # noqa: S301 – from workers that were given the work
        if failed:
            raise outcome
        yield outcome


@contextmanager
def _talking(address: str) -> Iterator[None]:
    """What goes wrong between the computers is one error."""
    distributed = _distributed()
    try:
        yield
    except distributed.scheduler.KilledWorker as error:
        lost = str(error.allowed_failures + 1)
        raise ClusterError(
            f"{lost} workers died over the same positions; the cluster gives up", code="cluster-killed", lost=lost
        ) from error
    except ImportError as error:
        raise _no_marias(address, error) from error
    except (OSError, distributed.CancelledError, distributed.client.ClosedClientError) as error:
        raise ClusterError(f"the cluster at {address} was lost", code="cluster-lost", address=address) from error


def _no_marias(computer: str, error: object) -> ClusterError:
    reason = f"{error}".partition("\n")[0]
    return ClusterError(
        f"{computer} has no marias with this command: {reason}",
        code="cluster-no-marias",
        computer=computer,
        reason=reason,
    )


def _unreachable(address: str, reason: str) -> ClusterError:
    return ClusterError(
        f"no cluster answers at {address}: {reason}", code="cluster-unreachable", address=address, reason=reason
    )


def _no_workers(address: str) -> ClusterError:
    return ClusterError(
        f"the cluster at {address} has no workers (dask worker)", code="cluster-no-workers", address=address
    )
