"""The journal: what was acknowledged survives a kill, a power cut and a full disk."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from marias.errors import RecordError, TableError
from marias.session import Table, rebuilt
from marias.store.journal import Journal, home, new_path, unfinished
from tests.session.tables import play_deal, play_round, setup
from tests.sizes import Count, Figures

PLAYER = """
import sys
from pathlib import Path
from marias.session import Table
from marias.store.journal import Journal
from tests.session.tables import play_round, setup

with Journal.create(Path(sys.argv[1])) as journal:
    def log(lines):
        journal.write(lines)
        sys.stdout.write("".join(f"{line}\\n" for line in lines))  # shown only now
        sys.stdout.flush()
    table = Table.opened(setup(seed=sys.argv[2]), log)
    play_round(table, 1000)
"""


def played(path: Path, deals: int = 2) -> str:
    with Journal.create(path) as journal:
        table = Table.opened(setup(), journal.write)
        for _ in range(deals):
            play_deal(table)
    return path.read_text("utf-8")


def test_killed_at_any_moment_nothing_shown_is_lost(tmp_path: Path, count: Count, figures: Figures) -> None:
    chance = random.Random(20260725)
    times = count(small=6, soak=200)
    shown_in_all = 0
    for nth in range(times):
        path = tmp_path / f"{nth}.marias"
        command = [sys.executable, "-c", PLAYER, str(path), str(nth)]
        player = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert player.stdout is not None
        first = player.stdout.readline()  # it is playing
        time.sleep(chance.random() / 20)
        player.send_signal(signal.SIGKILL)
        shown = first + player.stdout.read()
        player.stdout.close()
        player.wait()
        shown = shown[: shown.rfind(b"\n") + 1]
        journal, text, _ = Journal.reopen(path)
        with journal:
            assert text.encode().startswith(shown)
            table = rebuilt(text, str(path), journal.write)
            table.finish()
            while table.to_act is not None:
                table.let_bot_act()
            if not table.match.over:
                play_deal(table)
        shown_in_all += shown.count(b"\n")
        again, text, cut = Journal.reopen(path)
        again.close()
        assert cut == ""
        assert rebuilt(text, str(path), lambda _: None).match == table.match
    figures("killed", times)
    figures("lines shown before the kills", shown_in_all)


def test_cut_at_any_byte_it_goes_on(tmp_path: Path, count: Count) -> None:
    """A power cut may leave any beginning of what was being written."""
    text = played(tmp_path / "whole.marias").encode()
    head = text.index(b"\ndeal ") + 1
    path = tmp_path / "torn.marias"
    for length in range(head, len(text) + 1, count(small=37, soak=1)):
        path.write_bytes(text[:length])
        journal, kept, cut = Journal.reopen(path)
        with journal:
            assert kept + cut == text[:length].decode()
            assert path.read_bytes() == kept.encode()
            rebuilt(kept, str(path), journal.write).finish()


def test_cut_in_the_head_nothing_was_played(tmp_path: Path) -> None:
    text = played(tmp_path / "whole.marias").encode()
    path = tmp_path / "torn.marias"
    for length in range(text.index(b"\n#: dealer")):
        path.write_bytes(text[:length])
        with pytest.raises(RecordError, match="cut off before the first deal"):
            Journal.reopen(path)
        assert path.read_bytes() == text[:length]


def test_one_process_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "a.marias"
    with Journal.create(path) as journal:
        Table.opened(setup(), journal.write)
        with pytest.raises(TableError, match="in use") as error:
            Journal.reopen(path)
        assert error.value.code == "journal-in-use"
    journal, _, cut = Journal.reopen(path)
    journal.close()
    assert cut == ""


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "a.marias"
    path.write_text("mine\n")
    with pytest.raises(TableError, match="exists already"):
        Journal.create(path)
    assert path.read_text() == "mine\n"


@pytest.mark.parametrize("data", [b"Dear diary\n", b"\x00\xff\xfe", b"<?xml version='1.0'?><Hra>", b"no line end"])
def test_a_foreign_file_is_left_as_it_is(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.marias"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        _reopened(path)
    assert path.read_bytes() == data


def _reopened(path: Path) -> Table:
    journal, text, _ = Journal.reopen(path)
    with journal:
        return rebuilt(text, str(path), journal.write)


def test_what_is_not_there_or_no_file(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="there is no file"):
        Journal.reopen(tmp_path / "a.marias")
    with pytest.raises(TableError, match="is no record of a round"):
        Journal.reopen(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(TableError, match="cannot be written"):
        Journal.create(tmp_path / "file" / "a.marias")


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.marias"
    with Journal.create(path) as journal:
        table = Table.opened(setup(), journal.write)
        table.deal()
        before, state = path.read_bytes(), table.state
        write = os.write
        room = 3

        def full(descriptor: int, data: bytes) -> int:
            nonlocal room
            if not room:
                raise OSError(errno.ENOSPC, "No space left on device")
            written = write(descriptor, data[:room])
            room -= written
            return written

        with monkeypatch.context() as patched:
            patched.setattr(os, "write", full)
            with pytest.raises(TableError, match="No space left") as error:
                table.let_bot_act()
        assert error.value.code == "journal-write"
        assert path.read_bytes() == before
        assert table.state is state
        table.let_bot_act()
    journal, text, cut = Journal.reopen(path)
    with journal:
        assert cut == ""
        assert rebuilt(text, str(path), journal.write).state == table.state


def test_written_bytes_are_synced_before_write_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Journal.create(tmp_path / "a.marias") as journal:
        calls: list[str] = []
        write, sync = os.write, os.fsync

        def watched_write(descriptor: int, data: bytes) -> int:
            calls.append("write")
            return write(descriptor, data)

        def watched_sync(descriptor: int) -> None:
            calls.append("sync")
            sync(descriptor)

        monkeypatch.setattr(os, "write", watched_write)
        monkeypatch.setattr(os, "fsync", watched_sync)
        journal.write(["one", "two"])
        assert calls == ["write", "sync"]


def test_where_journals_are_kept(tmp_path: Path) -> None:
    assert home({"MARIAS_HOME": "/m", "XDG_DATA_HOME": "/x"}) == Path("/m")
    assert home({"XDG_DATA_HOME": "/x"}) == Path("/x/marias")
    if sys.platform != "win32":
        assert home({}) == Path.home() / ".local/share/marias"


def test_new_names_are_free(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        path = new_path(tmp_path)
        path.touch()
        names.append(path.name)
    assert len(set(names)) == 3
    assert all(name.endswith(".marias") for name in names)


def test_the_newest_unfinished_round_is_found(tmp_path: Path) -> None:
    assert unfinished(tmp_path / "nothing") is None
    played(tmp_path / "old.marias")
    with Journal.create(tmp_path / "over.marias") as journal:
        play_round(Table.opened(setup(), journal.write), 1)
    played(tmp_path / "new.marias")
    (tmp_path / "empty.marias").touch()
    for age, name in enumerate(["empty", "over", "new", "old"]):
        os.utime(tmp_path / f"{name}.marias", (1000 - age, 1000 - age))
    assert unfinished(tmp_path) == tmp_path / "new.marias"
