"""Work on a real cluster of two workers: the same results as here, also when one is killed over it."""

from __future__ import annotations

import os
import pickle
import random
import socket
import sys
import threading
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from marias import solver
from marias.errors import ClusterError, SolverError
from marias.solver import batch
from marias.solver import cluster as computers
from tests.solver.computers import HELD, Cluster, broken, cluster, deadly, held_once, kill, refused, until
from tests.solver.endings import CASES, endings
from tests.words import check_words

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal to kill a process with there")


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("cluster"), 2) as made:
        yield made


@pytest.fixture
def two(started: Cluster) -> Cluster:
    """The cluster with two workers, whatever a test before did to them."""
    started.fill(2)
    return started


def test_every_game_comes_to_the_same_as_here(two: Cluster) -> None:
    chance = random.Random("cluster")
    states = [next(endings(game, contract, 3, 0, chance)) for game, contract in CASES for _ in range(2)]
    done: list[tuple[int, int]] = []
    found = solver.solve_many(states, cluster=two.address, progress=lambda *what: done.append(what))
    assert found == solver.solve_many(states)
    assert done == [(number, len(states)) for number in range(1, len(states) + 1)]


def test_what_fails_there_fails_as_here(two: Cluster) -> None:
    """Also what nobody thought of."""
    for work, tasks in ((refused, range(20)), (broken, range(20))):
        kept: list[int] = []
        with pytest.raises((SolverError, ZeroDivisionError)) as here:
            batch.run(work, tasks, threads=1)
        with pytest.raises(type(here.value)) as there:
            batch.run(work, tasks, cluster=two.address, keep=kept.append)
        assert str(there.value) == str(here.value)
        assert HELD not in kept


def test_what_is_cancelled_is_not_begun(two: Cluster) -> None:
    cancel = threading.Event()
    found = batch.run(refused, [1] * 2000, cluster=two.address, keep=lambda _: cancel.set(), cancel=cancel)
    assert 1 in found
    assert None in found
    until(lambda: not two.busy())


def test_an_interruption_leaves_nothing_behind(two: Cluster) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        batch.run(refused, [1] * 2000, cluster=two.address, keep=interrupt)
    until(lambda: not two.busy())


# Workers of another kind


def fake(folder: Path, name: str, text: str) -> str:
    """A folder that holds this file alone."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return str(folder)


def test_workers_of_another_build(two: Cluster, tmp_path: Path) -> None:
    """Named one after the other by their addresses, before anything is begun."""
    others = (
        fake(tmp_path / "old", "marias-9.9.9.dist-info/METADATA", "Name: marias\nVersion: 9.9.9\n"),
        fake(tmp_path / "none", "marias/__init__.py", ""),
        fake(tmp_path / "slow", "sitecustomize.py", "import marias.solver._core as core\ncore.COMPILED = False\n"),
    )
    two.add(*({"PYTHONPATH": folder} for folder in others))
    said = []
    with two.client() as client:
        for _ in others:
            with pytest.raises(ClusterError) as caught:
                batch.run(refused, [1], cluster=two.address)
            check_words(caught.value)
            worker = str(caught.value.params["computer"])
            said.append(str(caught.value).replace(worker, "W"))
            kill(client.run(os.getpid, workers=[worker])[worker])
            until(lambda gone=worker: gone not in client.nthreads())
    assert sorted(line.partition(":")[0] for line in said) == [
        "W has marias 9.9.9, and here it is " + metadata.version("marias"),
        "W has no marias with this command",
        "the solver's core is not compiled on W",
    ]
    assert batch.run(refused, [1], cluster=two.address) == [1]


def test_a_worker_of_another_build_that_comes_later_is_refused(two: Cluster) -> None:
    with two.client() as client:
        packed = client.submit(computers.answers, {"marias": "9.9.9"}, b"never read", pure=False).result()
    ((failed, error),) = pickle.loads(packed)  # noqa: S301 – from our own worker
    assert failed
    assert isinstance(error, ClusterError)
    assert error.code == "cluster-version"


# Workers that die


def test_a_worker_killed_over_its_work(two: Cluster, tmp_path: Path) -> None:
    """It had begun and never comes back: others do what it had, and every result is taken once."""
    tasks = [(str(tmp_path), number) for number in range(60)]
    kept: list[int] = []

    def killer() -> None:
        held = tmp_path / "held"
        until(lambda: held.exists() and held.read_text("utf-8").endswith("\n"))
        kill(int(held.read_text("utf-8")))

    thread = threading.Thread(target=killer)
    thread.start()
    found = batch.run(held_once, tasks, cluster=two.address, keep=kept.append)
    thread.join()
    assert found == [number**2 for number in range(60)]
    assert sorted(kept) == found
    assert len(two.alive()) == 1
    begun = [int(path.name.split(".")[0]) for path in tmp_path.glob("*.begun")]
    assert set(begun) == set(range(60))
    assert begun.count(HELD) == 2, "begun by the one that was killed, and again by the other"


def test_work_that_kills_every_worker_is_given_up(two: Cluster) -> None:
    with pytest.raises(ClusterError, match="2 workers died over the same positions") as caught:
        batch.run(deadly, [1], cluster=two.address)
    check_words(caught.value)
    until(lambda: not two.alive())
    with pytest.raises(ClusterError, match="has no workers") as caught:
        batch.run(refused, [1], cluster=two.address)
    check_words(caught.value)


# Clusters that are none


def test_a_cluster_that_is_lost(started: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scheduler is killed: what came until then is kept, and it is said in one line."""
    monkeypatch.setattr(computers, "CONNECT_SECONDS", 3)
    kept: list[int] = []
    started.fill(1)

    def keep(result: int) -> None:
        if not kept:
            started.processes[0].kill()
        kept.append(result)

    with pytest.raises(ClusterError, match="was lost") as caught:
        batch.run(refused, [1] * 2000, cluster=started.address, keep=keep)
    check_words(caught.value)
    assert kept


@pytest.mark.parametrize(
    "address", ["", "here", "127.0.0.1", "a b:1", "http://x:1", "x:0", "x:65536", "x:1\n", "\x1b:1", 7]
)
def test_no_address(address: str) -> None:
    with pytest.raises(ClusterError, match="is no address of a cluster") as caught:
        solver.solve_many([], cluster=address)
    check_words(caught.value)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("address", ["x:1", "tcp://10.0.0.1:8786", "tls://node-7.example:8786", "[::1]:8786"])
def test_addresses(address: str) -> None:
    """Where there is nothing to do nobody is asked."""
    assert solver.solve_many([], cluster=address) == []


def test_threads_and_a_cluster() -> None:
    with pytest.raises(ClusterError, match="choose one of both") as caught:
        solver.solve_many([], cluster="x:1", threads=2)
    check_words(caught.value)


@pytest.mark.parametrize("waits", [False, True])
def test_nobody_answers(monkeypatch: pytest.MonkeyPatch, *, waits: bool) -> None:
    """No server there, or one that waits to be asked, as that of a web page does."""
    monkeypatch.setattr(computers, "CONNECT_SECONDS", 0.2)
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        if waits:
            server.listen()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(ClusterError, match=f"no cluster answers at {address}: ") as caught:
            batch.run(refused, [1], cluster=address)
    check_words(caught.value)


def test_tls_without_a_certificate() -> None:
    with pytest.raises(ClusterError, match="Dask has no certificate for TLS") as caught:
        batch.run(refused, [1], cluster="tls://127.0.0.1:1")
    check_words(caught.value)


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"pip install 'marias\[cluster\]'") as caught:
        batch.run(refused, [1], cluster="127.0.0.1:1")
    check_words(caught.value)
