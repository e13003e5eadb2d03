"""What is collected over several matches of one sitting, as a note in the record of the next one."""

from __future__ import annotations

from pathlib import Path

import pytest

from marias.errors import RecordError
from marias.rules import GAMES
from marias.rules.marijas.race import Ending, Tally
from marias.rules.record import parse_record
from marias.session import Table, rebuilt
from marias.session.notes import read_tally, tally_note
from marias.store.journal import beside
from tests.session.tables import marijas, setup

GAME = GAMES["marijas"]
ENDING = Ending((0,), ("", "cvrga", "makaze"))


def opened(*notes: str) -> str:
    lines: list[str] = []
    Table.opened(marijas(seats=3), lines.extend)
    return "".join(f"{line}\n" for line in (*lines, *notes))


def test_a_tally_goes_into_the_record_and_out_of_it() -> None:
    tally = Tally.begin(3).after(ENDING).after(ENDING)
    text = opened(tally_note(tally))
    assert read_tally(text, GAME, 3, "test") == tally == Tally((2, 0, 0), (0, 2, 0), (0, 0, 2))
    parse_record(text)  # every other reader passes the note over
    assert rebuilt(text, "test", lambda _: None).number == 0


def test_without_a_note_nothing_was_collected_yet() -> None:
    assert read_tally(opened(), GAME, 3, "test") == Tally.begin(3)


def test_other_games_collect_nothing() -> None:
    lines: list[str] = []
    Table.opened(setup(), lines.extend)
    assert read_tally("\n".join(lines), GAMES["voleny"], 3, "test") is None


@pytest.mark.parametrize(
    "note",
    [
        "#: tally {",
        '#: tally {"won":[1,0],"cvrge":[0,1],"makaze":[0,0]}',
        '#: tally {"won":[1,0,0],"cvrge":[0,-1,0],"makaze":[0,0,0]}',
        '#: tally {"won":[1,0,0],"cvrge":[0,0,0]}',
        '#: tally {"won":["x",0,0],"cvrge":[0,0,0],"makaze":[0,0,0]}',
    ],
)
def test_a_broken_note_is_an_error(note: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_tally(opened(note), GAME, 3, "partija.marias")
    assert caught.value.code == "record-tally"
    assert "partija.marias" in str(caught.value)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("m.marias", "m-2.marias"),
        ("m2.marias", "m3.marias"),
        ("m-2.marias", "m-3.marias"),
        ("veče 9.marias", "veče 10.marias"),
        ("2026-11-30.marias", "2026-11-30-2.marias"),
        ("7.marias", "7-2.marias"),
        ("m", "m-2"),
    ],
)
def test_a_number_is_counted_on(first: str, second: str, tmp_path: Path) -> None:
    assert beside(tmp_path / first).name == second


def test_records_lie_beside_each_other(tmp_path: Path) -> None:
    first = tmp_path / "partija.marias"
    assert beside(first).name == "partija-2.marias"
    beside(first).touch()
    assert beside(first).name == "partija-3.marias"
