"""A file of results: what was added stands, what was torn goes, what is foreign stays as it is."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
import pytest

from marias.errors import MariasError, RecordError, TableError
from marias.store.results import Results
from tests.words import check_record_words, check_words


class Line(msgspec.Struct):
    number: int


def numbers(path: Path) -> list[int]:
    with Results.open(path, Line) as results:
        return [line.number for line in results.lines]


def test_what_was_added_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    for number in range(3):
        with Results.open(path, Line) as results:
            assert [line.number for line in results.lines] == list(range(number))
            assert not results.torn
            results.add(Line(number))
    assert path.read_bytes() == b'{"number":0}\n{"number":1}\n{"number":2}\n'


@pytest.mark.parametrize("kept", range(1, 13))
def test_a_torn_line_is_cut_off(tmp_path: Path, kept: int) -> None:
    """Torn at any letter, even where what is left of it is whole JSON."""
    path = tmp_path / "r.jsonl"
    path.write_bytes(b'{"number":0}\n' + b'{"number":1}\n'[:kept])
    with Results.open(path, Line) as results:
        assert results.torn
        assert results.lines == [Line(0)]
        results.add(Line(2))
    assert path.read_bytes() == b'{"number":0}\n{"number":2}\n'


def test_several_threads_tear_nothing(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with Results.open(path, Line) as results:

        def add(start: int) -> None:
            for number in range(start, start + 200):
                results.add(Line(number))

        threads = [threading.Thread(target=add, args=(start,)) for start in range(0, 800, 200)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(numbers(path)) == list(range(800))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"hello", 1),
        (b"hello\n", 1),
        (b'{"number":0}\n{"number":"x"}\n', 2),
        (b'{"number":0}\n\n', 2),
        (b"\xff\xfe\n", 1),
        (b"[" * 5000 + b"\n", 1),
    ],
)
def test_a_foreign_file_stays_as_it_is(tmp_path: Path, data: bytes, line: int) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        Results.open(path, Line)
    assert caught.value.params["line"] == line
    check_record_words(caught.value)
    assert path.read_bytes() == data


def test_one_process_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    with Results.open(path, Line), pytest.raises(TableError, match="in use") as caught:
        Results.open(path, Line)
    check_words(caught.value)
    assert numbers(path) == []


def test_places_where_no_file_can_be(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "r.jsonl", Path("nul\0l"), Path("/dev/null")):
        with pytest.raises(MariasError) as caught:
            Results.open(path, Line)
        assert len(str(caught.value).splitlines()) == 1
