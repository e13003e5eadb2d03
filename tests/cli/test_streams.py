"""Streams that are closed, full, narrow of letters or gone, and input that would be obeyed by a terminal: one line,
an exit code, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from marias.cli.streams import printable
from marias.errors import ProfileError, TableError
from marias.rules.profile import from_toml, read
from marias.rules.record import check_name
from marias.rules.voleny.profile import VolenyProfile

MARIAS = f"{sys.executable} -m marias"


def shell(line: str, **environment: str) -> tuple[int, str, str]:
    """What a shell prints and returns for this line; ``marias`` stands for the program."""
    done = subprocess.run(
        ["bash", "-c", line.replace("marias ", f"{MARIAS} ")],
        capture_output=True,
        env={**os.environ, "MARIAS_LANG": "en", **environment},
        check=False,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full is a thing of Linux")
@pytest.mark.parametrize("command", ["profile list", "simulate voleny -n 3 --seed 1", "play --seed 1"])
@pytest.mark.parametrize("buffered", ["", "1"])
def test_full_disk_behind_the_output(command: str, buffered: str) -> None:
    code, _, err = shell(f"marias {command} >/dev/full", PYTHONUNBUFFERED=buffered)
    assert code == 2
    assert err.strip().splitlines() == ["marias: Cannot be written or read: no space is left on the disk"]


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["profile list", "play --seed 1"])
def test_closed_streams(command: str, closed: str) -> None:
    code, _, err = shell(f"marias {command} {closed}")
    assert (code, err) == (0, "")


@pytest.mark.parametrize("command", ["profile list", "--help", "profile show liga", "simulate voleny -n 2 --seed 1"])
def test_letters_the_terminal_does_not_know(command: str) -> None:
    code, out, err = shell(f"marias --lang cs {command}", PYTHONIOENCODING="ascii")
    assert (code, err) == (0, "")
    assert out.strip()


def test_terminal_of_no_columns() -> None:
    code, out, _ = shell("marias profile show liga", COLUMNS="0")
    assert code == 0
    assert "LIGA-28" in out


def test_arguments_that_are_no_text() -> None:
    code, _, err = shell(r"marias simulate voleny -n 1 --seed $'\xff'")
    assert code == 2
    assert err.strip() == "marias: An argument is not text in the encoding of this system."


def test_reader_of_an_error_has_gone() -> None:
    code, out, _ = shell("{ sleep 1; marias play --bots nobody 2>&1; echo $? >&3; } 3>&1 >/dev/null | true; true")
    assert code == 0
    assert "Traceback" not in out


def test_stopped_in_the_middle_leaves_nothing_behind(tmp_path: Path) -> None:
    line = f"timeout -s TERM 2 marias simulate voleny -n 10000000 --bots random --out {tmp_path}/deals.jsonl; echo $?"
    code, out, err = shell(line)
    assert (code, out.strip(), err) == (0, "124", "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("jobs", ["0", "-1", "129", "100000"])
def test_far_too_many_processes(jobs: str) -> None:
    code, _, err = shell(f"marias simulate voleny -n 10 --jobs {jobs}")
    assert code == 2
    assert len(err.strip().splitlines()) == 1


def test_far_too_many_seats() -> None:
    code, _, err = shell("marias simulate voleny -n 1 --seats 99999999999999999999")
    assert code == 2
    assert len(err.strip().splitlines()) == 1


def test_paths_and_keys_of_a_profile_that_cannot_be() -> None:
    with pytest.raises(ProfileError, match="cannot be read"):
        read(VolenyProfile, Path("a\0b.toml"))


def test_key_of_far_too_many_parts(tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    file.write_text("a." * 50_000 + "b = 1\n", encoding="utf-8")
    with pytest.raises(ProfileError, match="far too many parts"):
        read(VolenyProfile, file)
    usual = 'base = "liga"\nname = "pub"\n[rules]\nsedma = { value = 4, clause = "' + "a.b = c " * 5 + '" }\n'
    file.write_text(usual, encoding="utf-8")
    assert read(VolenyProfile, file) == from_toml(VolenyProfile, usual, "pub.toml")


def test_what_a_terminal_would_obey_is_shown_as_a_question_mark() -> None:
    assert printable("x\x1b]0;pwn\x07\u202e\x9b31m\nŽ♥") == "x?]0;pwn???31m\nŽ♥"
    for name in ("a\x1bb", "a\x9bb", "a\u202eb", "a\u200bb", "x" * 41):
        with pytest.raises(TableError, match="1 to 40 letters"):
            check_name(name)
