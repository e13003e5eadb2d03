"""`./dev` says plainly what is missing, and how to get it, before it has any environment to run in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(not (ROOT / "dev").exists(), reason="an sdist holds no ./dev")


def dev(folder: Path, *words: str, python: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHON": python}
    command = ["bash", str(folder / "dev"), *words]
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    folder = tmp_path / "holý klon"
    shutil.copytree(ROOT / "locks", folder / "locks")
    solver = "src/marias/solver"
    (folder / solver).mkdir(parents=True)
    compiled = ("_core.py", "_core.pxd", "_chance.py", "_chance.pxd", "_bits.pxd")
    for name in ("dev", "pyproject.toml", "hatch_build.py", *(f"{solver}/{source}" for source in compiled)):
        shutil.copy(ROOT / name, folder / name)
    return folder


def script(path: Path, text: str) -> str:
    path.write_text("#!/bin/sh\n" + text, "utf-8")
    path.chmod(0o755)
    return str(path)


def test_without_a_word_it_lists_the_words(bare: Path) -> None:
    done = dev(bare)
    assert done.returncode == 2
    for word in ("run", "test", "setup", "check", "soak", "bench", "docs", "lock"):
        assert f"\n  {word}" in done.stderr


@pytest.mark.parametrize("word", ["run", "test", "setup"])
def test_old_python_is_named(bare: Path, word: str, tmp_path: Path) -> None:
    done = dev(bare, word, python=script(tmp_path / "old", "exit 1\n"))
    assert done.returncode == 3
    assert "needs Python 3.11 or newer" in done.stderr
    assert "apt-get install python3 python3-venv" in done.stderr
    assert not (bare / ".venv").exists()


def test_missing_venv_is_named(bare: Path, tmp_path: Path) -> None:
    python = script(tmp_path / "python-without-venv", 'case "$2" in *ensurepip*) exit 1 ;; esac\nexit 0\n')
    done = dev(bare, "setup", python=python)
    assert done.returncode == 3
    assert "apt-get install python3-venv" in done.stderr


@pytest.fixture
def ready(bare: Path) -> Path:
    """As after a set-up, but for the package, whose core is to be compiled; what is installed is written down."""
    (bare / ".venv/bin").mkdir(parents=True)
    script(bare / ".venv/bin/python", f'exec "{sys.executable}" "$@"\n')
    script(bare / ".venv/bin/uv", 'echo "$@" >>"$(dirname "$0")/installed"\n')
    script(bare / ".venv/bin/marias", 'echo "marias $@"\n')
    locked = subprocess.run(
        ["bash", "-c", 'echo "$PWD $(cat locks/uv.txt locks/dev.txt | cksum)"'],
        cwd=bare,
        capture_output=True,
        text=True,
        check=True,
    )
    (bare / ".venv/.locked").write_text(locked.stdout, "utf-8")
    return bare


def test_missing_compiler_is_named(ready: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    done = dev(ready, "setup")
    assert done.returncode == 3
    assert "needs a C compiler to compile the solver" in done.stderr
    assert "apt-get install gcc libc6-dev python3-dev" in done.stderr
    assert not (ready / ".venv/bin/installed").exists()


def test_without_a_compiler_it_still_plays(ready: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    for _ in range(2):
        done = dev(ready, "run")
        assert done.returncode == 0
        assert done.stdout == "marias play\n"
        assert "until then the solver runs as Python, far slower" in done.stderr
    installed = ready / ".venv/bin/installed"
    assert len(installed.read_text("utf-8").splitlines()) == 1

    monkeypatch.delenv("CC")
    assert dev(ready, "setup").returncode == 0, "a compiler has come: the core is compiled now"
    assert len(installed.read_text("utf-8").splitlines()) == 2
