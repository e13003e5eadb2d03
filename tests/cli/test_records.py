"""`marias replay`, `marias show`, `marias convert`: records and saved games from files."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marias.cli.replay import JSON_SCHEMA, FileLine
from marias.store import hra_record
from marias.texts import LANGUAGES, Text
from tests.cli.said import caller
from tests.rules.test_record import GOOD, random_round
from tests.store.peer import peer


@pytest.fixture
def marias(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run the program in a folder with the peer's files and a record of ours."""
    monkeypatch.chdir(tmp_path)
    for name in ("a00778.hra", "a00842.hra", "a00893.hra", "b00802.hra"):
        Path(name).write_bytes(peer()[name])
    Path("good.marias").write_text(GOOD, "utf-8")

    return caller(capsys, monkeypatch)


# --- replay ----------------------------------------------------------------------------------------------------------


def test_replay_json_is_one_line_a_file_in_order(marias: Any) -> None:
    """Source of the payments: the files of the other program."""
    said = marias("replay", "b00802.hra", "a00778.hra", "a00842.hra", "--profile", "mariasek", "--json")
    assert said.code == 0
    assert said.json == [
        {"file": "b00802.hra", "contract": "hra", "payments": [-4, 2, 2]},
        {"file": "a00778.hra", "contract": "hra", "payments": [-1, 2, -1]},
        {"file": "a00842.hra", "contract": "hra", "payments": [-6, -6, 12]},
    ]
    assert said.err == ""


def test_bad_files_do_not_stop_the_others(marias: Any) -> None:
    Path("cut.hra").write_bytes(peer()["a00842.hra"][:700])
    Path("folder.hra").mkdir()
    said = marias("replay", "cut.hra", "a00778.hra", "nowhere", "folder.hra", "good.marias", "--json")
    assert said.code == 2
    assert [line["file"] for line in said.json] == ["cut.hra", "a00778.hra", "nowhere", "folder.hra", "good.marias"]
    assert ["error" in line for line in said.json] == [True, False, True, True, False]
    assert said.json[0]["error"].startswith("cut.hra, line ")
    assert said.json[2]["error"] == "nowhere: cannot be read: No such file or directory"
    said = marias("replay", "cut.hra", "a00778.hra")
    assert said.code == 2
    assert said.err.startswith("marias: cut.hra, line ")
    assert len(said.err.splitlines()) == len(said.out.splitlines()) == 1


def test_replay_says_where_the_result_differs(marias: Any) -> None:
    Path("other.marias").write_text(GOOD.replace("unplayed 2 -1 -1", "unplayed 4 -2 -2"), "utf-8")
    said = marias("replay", "other.marias", "--json")
    assert said.code == 1
    assert said.json == [{"file": "other.marias", "contract": "hra", "payments": [2, -1, -1], "recorded": [4, -2, -2]}]
    said = marias("replay", "other.marias")
    assert said.code == 1
    assert "A +2, B −1, C −1" in said.out
    assert "A +4, B −2, C −2" in said.out
    assert Path("other.marias").read_text("utf-8").count("unplayed 4 -2 -2") == 1


def test_replay_under_another_rule_set(marias: Any) -> None:
    said = marias("replay", "good.marias", "--profile", "mariasek", "--json")
    assert said.json == [{"file": "good.marias", "contract": "hra", "payments": [2, -1, -1]}]
    said = marias("replay", "good.marias", "a00778.hra", "--profile", "nowhere", "--json")
    assert (said.code, said.out) == (2, "")
    assert '"nowhere"' in said.err
    assert len(said.err.splitlines()) == 1


def test_round_of_several_deals_has_sums(marias: Any) -> None:
    text, payments = random_round("9", 3, 3, misdeal=True)
    Path("round.marias").write_text(text, "utf-8")
    (line,) = marias("replay", "round.marias", "--json").json
    assert [tuple(deal["payments"]) for deal in line["deals"]] == payments
    assert line["payments"] == [sum(column) for column in zip(*payments, strict=True)]
    assert "contract" not in line
    assert [deal["number"] for deal in line["deals"]] == [1, 2, 3]
    said = marias("replay", "round.marias")
    assert said.code == 0
    assert len(said.out.splitlines()) == 3
    assert "deal 1: Misdeal: Jana 0, Petr 0, Eva 0" in said.out


def test_unfinished_deal(marias: Any) -> None:
    Path("half.marias").write_text(GOOD[: GOOD.index("1 good")], "utf-8")
    said = marias("replay", "half.marias")
    assert (said.code, said.out) == (0, "half.marias, deal 1: unfinished\n")
    said = marias("replay", "half.marias", "--json")
    assert said.code == 2
    assert said.json == [{"file": "half.marias", "error": "half.marias: the deal is unfinished"}]


def test_illegal_action_names_line_and_rule(marias: Any) -> None:
    Path("wrong.marias").write_text(GOOD.replace("0 declare hra", "0 declare stosedm"), "utf-8")
    said = marias("replay", "wrong.marias")
    assert said.code == 2
    assert said.err.startswith("marias: wrong.marias, line ")
    assert "LIGA-18" in said.err
    assert len(said.err.splitlines()) == 1


def test_lines_keep_to_the_schema(marias: Any) -> None:
    said = marias("replay", "a00778.hra", "nowhere", "--json")
    for line in said.out.splitlines():
        msgspec.json.decode(line, type=FileLine)
    assert set(JSON_SCHEMA["$defs"]["FileLine"]["properties"]) == set(FileLine.__struct_fields__)


@pytest.mark.skipif(sys.platform == "win32", reason="names are bytes elsewhere only")
def test_names_that_are_no_text(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/caf\xe9\n.hra"
    try:
        Path(os.fsdecode(name)).write_bytes(peer()["a00778.hra"])
    except OSError:
        pytest.skip("this file system takes no such names")
    command = [sys.executable, "-m", "marias", "replay", "--json", os.fsdecode(name)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0
    (line,) = done.stdout.decode().splitlines()
    assert json.loads(line)["payments"] == [-1, 2, -1]


def test_every_peer_file_in_one_call(marias: Any) -> None:
    names = sorted(peer())
    for name in names:
        Path(name).write_bytes(peer()[name])
    said = marias("replay", *names, "--profile", "mariasek", "--json")
    assert said.code == 0
    assert [line["file"] for line in said.json] == names


@pytest.mark.trial("R122")
def test_no_colour_codes(marias: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    for words in (("replay", "a00778.hra", "--json"), ("show", "a00842.hra"), ("convert", "a00842.hra")):
        said = marias(*words)
        assert "\x1b" not in said.out + said.err


# --- show ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_tells_the_whole_deal(marias: Any, lang: str) -> None:
    said = marias("show", "a00842.hra", lang=lang)
    assert said.code == 0
    lines = said.out.splitlines()
    assert sum(line.strip().partition(".")[0].isdigit() for line in lines) == 10
    assert "  10. Hrac2 ♥10, Hrac3 ♠8, Hrac1 ♦8 → Hrac2 +20" in lines  # the last trick counts ten
    assert any("♣Q" in line and "40" in line for line in lines)
    assert any(line.rstrip().endswith("−2  [mariasek]") for line in lines)
    assert any(line.rstrip().endswith("+8  [mariasek]") for line in lines)
    assert "Hrac1 −6, Hrac2 −6, Hrac3 +12" in lines[-1]
    assert all(len(line) < 120 for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_asks_as_play_does(lang: str) -> None:
    """The question for the suit is the same in a record as at the table."""
    text = Text(lang)
    asked = text("say-ask", name="Eva")
    assert text("show-krizovy-ask", who="Eva") == asked
    assert text("show-ask", who="Eva", talon="♦7").startswith(asked)


def test_show_every_kind_of_deal(marias: Any) -> None:
    for seats, word in ((3, "1"), (3, "2"), (4, "3"), (3, "4"), (4, "5"), (3, "6")):
        Path("round.marias").write_text(random_round(word, seats, 6, misdeal=word == "2")[0], "utf-8")
        for lang in LANGUAGES:
            assert marias("show", "round.marias", lang=lang).code == 0


def test_show_of_an_unfinished_deal(marias: Any) -> None:
    text, _ = random_round("12", 3, 1, misdeal=False)
    lines = text.splitlines(keepends=True)
    Path("half.marias").write_text("".join(lines[:-3]), "utf-8")
    said = marias("show", "half.marias")
    assert said.code == 0
    assert said.out.rstrip().endswith("Unfinished: the other cards are not open yet (--open shows them).")


def test_show_says_where_the_result_differs(marias: Any) -> None:
    Path("other.marias").write_text(GOOD.replace("unplayed 2 -1 -1", "unplayed 4 -2 -2"), "utf-8")
    said = marias("show", "other.marias")
    assert said.code == 1
    assert "DIFFERS" in said.out


# --- convert ---------------------------------------------------------------------------------------------------------


def test_convert_writes_a_record_that_replays(marias: Any) -> None:
    said = marias("convert", "a00893.hra", "-o", "betl.marias")
    assert (said.code, said.out) == (0, "")
    assert "Who took the game over from whom is not in the file" in said.err
    assert marias("replay", "betl.marias", "--json").json == [
        {"file": "betl.marias", "contract": "betl", "payments": [-5, -5, 10]}
    ]
    assert marias("convert", "a00893.hra").out == Path("betl.marias").read_text("utf-8")


def test_convert_writes_over_nothing(marias: Any) -> None:
    Path("here").write_text("mine", "utf-8")
    said = marias("convert", "a00893.hra", "-o", "here")
    assert said.code == 2
    assert said.err == "marias: here: is there already; --force writes over it\n"
    assert Path("here").read_text("utf-8") == "mine"
    assert marias("convert", "a00893.hra", "-o", "here", "--force").code == 0
    assert Path("here").read_text("utf-8").startswith("marias 1\n")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("cut.hra", "marias: cut.hra, line 1: is not whole XML\n"),
        ("good.marias", "marias: good.marias: is no saved game of Mariášek"),
        ("nowhere.hra", "marias: nowhere.hra: cannot be read"),
    ],
)
def test_convert_leaves_nothing_half_written(marias: Any, name: str, expected: str) -> None:
    Path("cut.hra").write_bytes(b"<Hra>")
    before = sorted(Path.cwd().iterdir())
    said = marias("convert", name, "-o", "out.marias")
    assert said.code == 2
    assert said.err.startswith(expected)
    assert len(said.err.splitlines()) == 1
    assert sorted(Path.cwd().iterdir()) == before


def test_convert_into_a_folder_that_is_not_there(marias: Any) -> None:
    said = marias("convert", "a00893.hra", "-o", "no/where")
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith("marias: no/where")


def test_convert_says_that_the_money_differs(marias: Any) -> None:
    data = peer()["a00893.hra"].replace(b'Zisk="-5"', b'Zisk="-6"').replace(b'Zisk="10"', b'Zisk="12"')
    Path("other.hra").write_bytes(data)
    said = marias("convert", "other.hra", "-o", "other.marias")
    assert said.code == 0
    assert "The payment differs: the file says Hrac1 −6, Hrac2 −6, Hrac3 +12" in said.err
    assert marias("replay", "other.marias").code == 1


def test_every_note_has_its_words() -> None:
    codes = set(re.findall(r'Note\(\s*"([a-z-]+)"', inspect.getsource(hra_record)))
    codes |= {"played-by-file", "given-up-by-file"}
    assert len(codes) == 12
    for language in LANGUAGES:
        text = Text(language)
        assert [code for code in codes if not text.has(f"note-{code}")] == []
