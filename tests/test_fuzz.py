"""The laws of the fuzz targets, held against their corpus, its pieces in other orders, and any bytes."""

from __future__ import annotations

import importlib
import importlib.util
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fuzz.harness import FUZZ, TARGETS, LawBroken, check_refusal, round_trip

NAMES = sorted(path.stem.removeprefix("fuzz_") for path in FUZZ.glob("fuzz_*.py"))
for name in NAMES:
    importlib.import_module(f"fuzz.fuzz_{name}")
CORPUS = [path for name in NAMES for path in sorted((FUZZ / "corpus" / name).iterdir())]


@cache
def pieces(name: str) -> list[bytes]:
    """Words, blanks and signs of the corpus."""
    return sorted({piece for path in CORPUS if path.parent.name == name for piece in cut(path.read_bytes())})


def cut(data: bytes) -> list[bytes]:
    return re.findall(rb"\w+|\s+|[^\w\s]", data)


def test_every_target_has_a_law_and_a_corpus() -> None:
    assert sorted(TARGETS) == NAMES
    assert all(any(TARGETS[name].corpus.iterdir()) for name in NAMES)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_law_holds_for_the_corpus(path: Path) -> None:
    TARGETS[path.parent.name].one_input(path.read_bytes())


@pytest.mark.parametrize("name", NAMES)
@given(st.data())
def test_the_law_holds_for_other_inputs(name: str, data: st.DataObject) -> None:
    known = st.lists(st.sampled_from(pieces(name)), max_size=40).map(b"".join)
    any_text = st.text().map(lambda text: text.encode("utf-8", "surrogatepass"))
    TARGETS[name].one_input(data.draw(st.one_of(known, any_text, st.binary())))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.skipif(importlib.util.find_spec("atheris") is None, reason="atheris has no wheel for this system")
def test_the_target_runs_under_the_fuzzer(name: str, tmp_path: Path) -> None:
    command = [sys.executable, str(FUZZ / f"fuzz_{name}.py"), "-runs=50", "-seed=1", f"-artifact_prefix={tmp_path}/"]
    command += [str(tmp_path), str(TARGETS[name].corpus)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert b"Done 50 runs" in done.stderr or b"DONE" in done.stderr


# --- The frame itself: does it see a broken law? -------------------------------------------------------------------


def test_a_text_that_changes_is_seen() -> None:
    with pytest.raises(LawBroken, match="read again it is 12"):
        round_trip("1", int, lambda number: f"{number}2", ValueError)


def test_another_exception_is_seen() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        round_trip("x", int, str, KeyError)


def test_a_refusal_of_two_lines_is_seen() -> None:
    check_refusal("x", ValueError("one line"))
    for problem in ("", "two\nlines"):
        with pytest.raises(LawBroken):
            check_refusal("x", ValueError(problem))
