"""`marias solve --cluster`: a batch on two workers, one of them killed midway, and runs that are broken off."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marias.store.results import Results
from marias.texts import LANGUAGES
from tests.cli.said import caller
from tests.solver.computers import ROOT, Cluster, cluster, kill, until
from tests.store.peer import peer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal to kill a process with there")

MOVE = ("--move", "4")
GAMES = 48


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("cluster"), 2) as made:
        yield made


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run the command in a folder with saved games; some have no position there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    Path("games").mkdir()
    for name in sorted(peer())[:GAMES]:
        (Path("games") / name).write_bytes(peer()[name])
    return caller(capsys, monkeypatch, "solve")


def lines(name: str) -> list[bytes]:
    return sorted(Path(name).read_bytes().splitlines())


def test_one_worker_killed_midway(started: Cluster, call: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is lost, nothing counted twice: the file holds what a run on this computer writes, each line once."""
    started.fill(2)
    here = call("games", *MOVE, "--out", "here.jsonl", "--json").json[0]
    assert here["solved"] + here["failed"] == GAMES
    assert here["failed"], "positions that cannot be solved are among them"
    add, times = Results.add, 0

    def adding(results: Results[Any], line: Any) -> None:
        nonlocal times
        add(results, line)
        times += 1
        if times == GAMES // 4:
            kill(started.alive()[0].pid)

    monkeypatch.setattr(Results, "add", adding)
    said = call("games", *MOVE, "--out", "there.jsonl", "--json", "--cluster", started.address)
    assert (said.code, said.err) == (0, "")
    assert said.json == [{**here, "out": "there.jsonl"}]
    assert times == GAMES
    assert len(started.alive()) == 1
    assert lines("there.jsonl") == lines("here.jsonl")
    again = call("games", *MOVE, "--out", "there.jsonl", "--json", "--cluster", started.address)
    assert again.json[0] == {**here, "out": "there.jsonl", "before": GAMES, "solved": 0, "failed": 0}
    assert lines("there.jsonl") == lines("here.jsonl")


def test_ctrl_c_leaves_what_is_solved_and_the_next_run_goes_on(started: Cluster, call: Any) -> None:
    """A real process and a real signal, as soon as something stands in the file."""
    started.fill(1)
    command = [
        sys.executable,
        "-m",
        "marias",
        "solve",
        "games",
        *MOVE,
        "--out",
        "o.jsonl",
        "--cluster",
        started.address,
    ]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    until(lambda: running.poll() is not None or (Path("o.jsonl").exists() and Path("o.jsonl").stat().st_size))
    running.send_signal(signal.SIGINT)
    told = running.communicate(timeout=60)[1].decode().splitlines()
    assert running.returncode in (0, 130)
    assert ["o.jsonl" in line for line in told if line.strip()] == [True] * (running.returncode == 130)
    before = Path("o.jsonl").read_bytes()
    until(lambda: not started.busy())
    summary = call("games", *MOVE, "--out", "o.jsonl", "--json", "--cluster", started.address).json[0]
    assert summary["before"] == len(before.splitlines())
    assert Path("o.jsonl").read_bytes().startswith(before)
    files = [json.loads(line)["file"] for line in lines("o.jsonl")]
    assert sorted(files) == sorted(f"games/{name}" for name in sorted(peer())[:GAMES])


def test_without_a_file_it_says_the_same_as_here(started: Cluster, call: Any) -> None:
    started.fill(1)
    some = [f"games/{name}" for name in sorted(peer())[:4]]
    for words in ([*some, "--move", "6"], [some[0], "--move", "8"], [some[0], "--objective", "glory"]):
        assert call(*words, "--cluster", started.address) == call(*words)


def test_what_is_refused_is_one_line(started: Cluster, call: Any) -> None:
    for words, error in (
        (["--cluster", "here"], "'here' is no address of a cluster; one is HOST:PORT, such as 192.168.1.7:8786"),
        (["--cluster", "x\x1b[31m:1"], "'x\\x1b[31m:1' is no address of a cluster"),
        (["--cluster", started.address, "--threads", "2"], "a cluster has threads of its own: choose one of both"),
    ):
        said = call("games", *MOVE, *words)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(f"marias: {error}")
        for lang in LANGUAGES:
            assert len(call("games", *MOVE, *words, lang=lang).err.splitlines()) == 1
