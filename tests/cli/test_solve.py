"""`marias solve` of records and saved games: words, JSON, bounds, folders, and runs that are broken off."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import marias
from marias import solver
from marias.analysis import solved
from marias.analysis.review import steps_of
from marias.cli import run
from marias.cli.solve import JSON_SCHEMA
from marias.cli.solve_json import PositionLine, asked_of
from marias.rules.marijas.state import MarijasState
from marias.texts import LANGUAGES
from tests.analysis.deals import finished, played
from tests.cli.said import caller
from tests.cli.test_review import playthrough, write
from tests.rules.test_record import GOOD
from tests.solver.endings import CASES, declarers
from tests.store.peer import peer
from tests.test_records_docs import first_column


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run the command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    return caller(capsys, monkeypatch, "solve")


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_any_position_of_a_deal(call: Any, game: str, contract: str) -> None:
    """The values are the solver's, the own ones with the sign of the side; the line comes to the value."""
    chance = random.Random(f"solve {game} {contract}")
    state = played(game, contract, chance)
    write("deal.marias", state)
    steps = [step for step in steps_of(finished(state)) if not getattr(step.state, "stock", ())]
    step = chance.choice(steps)
    move = f"{len(step.state.tricks) + 1}.{len(step.state.trick) + 1}"
    before = next(one.state for one in steps if (len(one.state.tricks), len(one.state.trick)) == _place(step.state))
    (line,) = call("deal.marias", "--move", move, "--json").json
    solution = solver.solve(before)
    assert (line["at"], line["seat"], line["value"]) == (move, solution.seat, solution.value)
    assert [one["value"] for one in line["actions"]] == [[one.at_least, one.at_most] for one in solution.actions]
    sign = 1 if solution.seat in declarers(state) else -1
    for one in line["actions"]:
        assert one["best"] == (one["value"][0] == line["value"])
        assert one["own"] is None or one["own"][0] * sign * one["value"][0] >= 0
    end = before
    for action in line["line"]:
        end = end.after(marias.parse_action(action, finished(state).table.game.actions))
    assert tuple(line["payments"]) == end.result().payments
    if not isinstance(state, MarijasState):
        assert line["payments"][line["declarers"][0]] == line["value"]
    for lang in LANGUAGES:
        said = call("deal.marias", "--move", move, lang=lang)
        assert (said.code, said.err) == (0, "")
        assert said.out.count("\n*") == sum(one["best"] for one in line["actions"])


def _place(state: Any) -> tuple[int, int]:
    return len(state.tricks), len(state.trick)


def test_lines_keep_to_the_schema_and_the_page(call: Any) -> None:
    write("deal.marias", playthrough("claim_with_the_seven"))
    said = call("deal.marias", "nowhere", "--json")
    assert said.code == 2
    for line in said.out.splitlines():
        msgspec.json.decode(line, type=PositionLine)
    assert set(JSON_SCHEMA["$defs"]["PositionLine"]["properties"]) == first_column("| key of a position |")


@pytest.mark.parametrize(
    ("word", "lang", "objective"),
    [
        ("money", "cs", "payment"),
        ("card_points", "en", "card_points"),
        ("points", "en", "card_points"),
        ("body", "cs", "card_points"),
        ("made:sedma", "cs", "made:sedma"),
        ("sedma", "en", "made:sedma"),
        ("seven", "en", "made:sedma"),
        ("hra", "cs", "made:hra"),
    ],
)
def test_objectives(call: Any, word: str, lang: str, objective: str) -> None:
    state = playthrough("sedma_made")
    write("deal.marias", state)
    (line,) = call("deal.marias", "--move", "2", "--objective", word, "--json", lang=lang).json
    assert line["objective"] == objective
    before = next(step.state for step in steps_of(finished(state)) if _place(step.state) == (1, 0))
    assert line["value"] == solver.value(before, objective)
    mine = before.to_act == state.declarer
    total = {"payment": 0, "card_points": 90}.get(objective, 1)
    for one in line["actions"]:
        if objective != "payment":
            assert one["own"] == (one["value"] if mine else [total - value for value in one["value"][::-1]])
    assert call("deal.marias", "--move", "2", "--objective", word, lang=lang).code == 0


def test_a_search_cut_short_tells_bounds(call: Any) -> None:
    write("deal.marias", playthrough("hra_flek_made"))
    (whole,) = call("deal.marias", "--json").json
    (cut,) = call("deal.marias", "--json", "--limit", "60").json
    assert "value" not in cut
    assert "line" not in cut
    assert any(one["value"][0] < one["value"][1] for one in cut["actions"])
    for exact, bounds in zip(whole["actions"], cut["actions"], strict=True):
        assert bounds["value"][0] <= exact["value"][0] <= bounds["value"][1]
        assert bounds["own"][0] <= exact["own"][0] <= bounds["own"][1]
        assert not bounds["best"]
    said = call("deal.marias", "--limit", "60")
    assert said.code == 0
    assert " … " in said.out
    assert "cut short" in said.out
    assert "Best line" not in said.out
    assert not said.out.endswith("\n\n")


@pytest.mark.parametrize("limit", [1, 5, 60])
def test_a_limit_is_that_of_the_whole_position(call: Any, limit: int) -> None:
    """Not of each of its cards."""
    write("deal.marias", playthrough("hra_flek_made"))
    (cut,) = call("deal.marias", "--json", "--limit", str(limit)).json
    assert len(cut["actions"]) > 1
    assert limit - 3 < cut["nodes"] <= limit
    assert f"cut short after {cut['nodes']} positions" in call("deal.marias", "--limit", str(limit)).out


# What is refused


NO_BETL = "betl is not settled in every ending of this deal; allowed here: money, card points, game"


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["--move", "11"], "deal.marias, deal 1: trick 11, card 1 was not played in this deal; the last card was 10.3"),
        (["--move", "3.4"], "deal.marias, deal 1: trick 3, card 4 was not played in this deal; the last card was 10.3"),
        (["--move", "0"], "--move 0 is no place in a deal; 3 is before trick 3, 3.2 before its second card"),
        (["--move", "٣"], "--move ٣ is no place in a deal; 3 is before trick 3, 3.2 before its second card"),
        (["--deal", "2"], "deal.marias: holds no deal 2"),
        (["--deal", "x"], "--deal x: this is not a whole number"),
        (["--limit", "0"], "--limit 0: it can be 1 to 1000000000000000"),
        (["--threads", "65"], "--threads 65: it can be 0 to 64"),
        (
            ["--objective", "made:betl"],
            f"deal.marias, deal 1: {NO_BETL}",
        ),
    ],
)
def test_wrong_options_are_one_line(call: Any, words: list[str], error: str) -> None:
    write("deal.marias", playthrough("hra_flek_made"))
    said = call("deal.marias", *words)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"marias: {error}\n"
    for lang in LANGUAGES:
        assert len(call("deal.marias", *words, lang=lang).err.splitlines()) == 1


def test_a_word_that_is_no_objective(call: Any) -> None:
    """Said once, though it is wrong for both files."""
    for name in ("a.marias", "b.marias"):
        write(name, playthrough("hra_flek_made"))
    said = call("a.marias", "b.marias", "--objective", "glory\x1b[31m")
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert "\x1b" not in said.err
    assert "allowed: money, card points, game, seven" in said.err
    said = call("a.marias", "--objective", "")
    assert (said.code, said.out) == (2, "")
    assert "allowed: money, card points, game, seven" in said.err


def test_a_deal_that_goes_on_is_refused(call: Any) -> None:
    Path("half.marias").write_text(GOOD[: GOOD.index("1 good")], "utf-8")
    said = call("half.marias")
    assert (said.code, said.out) == (2, "")
    assert said.err == "marias: half.marias: deal 1 is not over, so its cards are not open yet\n"


def test_a_deal_nobody_played(call: Any) -> None:
    write("deal.marias", playthrough("hra_unplayed"))
    said = call("deal.marias")
    assert (said.code, said.err) == (2, "marias: deal.marias, deal 1: no card was played in this deal\n")


def test_two_players_with_a_stock(call: Any) -> None:
    write("deal.marias", played("marijas-2", "game", random.Random("stock")))
    said = call("deal.marias", "--move", "1")
    assert said.code == 2
    assert "8 draws" in said.err
    assert call("deal.marias", "--move", "9").code == 0


# Saved games of Mariášek


def test_saved_games_of_mariasek(call: Any) -> None:
    Path("a00842.hra").write_bytes(peer()["a00842.hra"])
    (line,) = call("a00842.hra", "--json", "--move", "10").json
    assert line["profile"] == "mariasek"
    said = call("a00842.hra", "--move", "3.2", lang="cs")
    assert said.code == 0
    assert "3. zdvih: " in said.out


LAST = {1: ("Kule", "Osma"), 2: ("Cerveny", "Desitka"), 3: ("Zeleny", "Osma")}
"""The tenth trick of a00842.hra."""


def test_a_saved_game_that_goes_on_stands_open(call: Any) -> None:
    """The last trick lies in the hands again: it is solved where it stands. A review of it there is none."""
    text = peer()["a00842.hra"].decode("utf-8-sig")
    text = re.sub(r'<Stych Kolo="10".*?</Stych>|<Zuctovani>.*</Zuctovani>', "", text, flags=re.DOTALL)
    for player, (suit, rank) in LAST.items():
        hand = f'<Hrac{player}><Karta Barva="{suit}" Hodnota="{rank}" /></Hrac{player}>'
        text = text.replace(f"<Hrac{player} />", hand)
    Path("going.hra").write_text(text, "utf-8")
    (line,) = call("going.hra", "--json").json
    assert (line["at"], line["seat"], [one["action"] for one in line["actions"]]) == ("10.1", 1, ["play Xc"])
    assert line["payments"] == [-6, -6, 12]
    assert call("going.hra").code == 0
    assert call("going.hra", "--move", "3", "--json").json[0]["at"] == "3.1"
    assert run(["--lang", "en", "review", "going.hra"]) == 2


# Many positions


POSITION = (
    '{"deal": {"contract": "hra", "trump": "k", "fleks": {"hra": 1}}, "leader": 0, "points": 10,'
    ' "hands": ["7k 8c Ac Xk", "7l 8z 9k Al", "9c Az Sc Xc"]}'
)
"""Worth 8 to the declarer by the rule sheet, with ♥8 or ♦10."""


def folder() -> None:
    """A folder with records, saved games, and what is none of them."""
    chance = random.Random("folder")
    Path("all/below").mkdir(parents=True)
    for number in range(4):
        write(f"all/{number}.marias", played("voleny", "hra", chance))
    write("all/below/round.marias", playthrough("claim_with_the_seven"), playthrough("hra_unplayed"))
    Path("all/below/a.hra").write_bytes(peer()["a00842.hra"])
    Path("all/notes.txt").write_text("no record", "utf-8")


def lines_of(name: str) -> list[PositionLine]:
    return [msgspec.json.decode(line, type=PositionLine) for line in Path(name).read_bytes().splitlines()]


def test_folders(call: Any) -> None:
    folder()
    said = call("all", "--threads", "2")
    assert said.code == 0
    assert len(said.out.splitlines()) == 6
    assert said.err == "marias: all/below/round.marias, deal 2: no card was played in this deal\n"
    again = call("all", "--threads", "1", "--json").json
    assert [(line["file"], line["deal"]) for line in again] == [
        *((f"all/{number}.marias", 1) for number in range(4)),
        ("all/below/a.hra", 1),
        ("all/below/round.marias", 1),
        ("all/below/round.marias", 2),
    ]
    assert call("all", "all/0.marias", "--json").json == again, "a file that is named twice is solved once"
    Path("empty").mkdir()
    nothing = "marias: empty: no record, no saved game (.hra) and no position (.json) is there\n"
    for options in ((), ("--json",), ("--out", "o.jsonl")):
        assert call("empty", *options) == (2, "", nothing)
    assert not Path("o.jsonl").exists()


def test_positions_of_a_folder(call: Any) -> None:
    """Of a folder the positions in JSON too; they are of no deal with a number."""
    Path("told").mkdir()
    for name in ("a", "b"):
        Path(f"told/{name}.json").write_text(POSITION, "utf-8")
    said = call("told")
    assert (said.code, said.err) == (0, "")
    assert said.lines == [f"told/{name}.json, 7.1: A ♥8, ♦10: +8 Kč" for name in ("a", "b")]
    assert call("told/a.json").lines[0] == "told/a.json"
    assert call("told", "--out", "o.jsonl", "--json").json[0]["solved"] == 2


def test_a_pipe_in_a_folder_is_not_waited_for(call: Any) -> None:
    Path("told").mkdir()
    Path("told/b.json").write_text(POSITION, "utf-8")
    os.mkfifo("told/a.marias")
    said = call("told")
    assert (said.code, said.err) == (2, "marias: told/a.marias is no file\n")
    assert said.lines == ["told/b.json, 7.1: A ♥8, ♦10: +8 Kč"]


def test_a_run_that_was_broken_off_goes_on(call: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C at the fourth position: what was solved stands there; the second run solves the others, the third none."""
    folder()
    times = []

    def interrupted(*args: Any, **kwargs: Any) -> Any:
        times.append(1)
        if len(times) == 4:
            raise KeyboardInterrupt
        return solved(*args, **kwargs)

    monkeypatch.setattr("marias.cli.solve_batch.solved", interrupted)
    stopped = call("all", "--out", "o.jsonl", "--threads", "1")
    first = lines_of("o.jsonl")
    went_on = f"Interrupted: {len(first)} of 7 stand in o.jsonl; the same command goes on.\n"
    assert stopped == (130, "", went_on)
    assert 3 <= len(first) < 7
    (summary,) = call("all", "--out", "o.jsonl", "--json").json
    assert summary["before"] == len(first)
    assert summary["before"] + summary["solved"] + summary["failed"] == 7
    found = lines_of("o.jsonl")
    assert found[: len(first)] == first
    assert len({asked_of(line) for line in found}) == len(found) == 7
    assert len(times) == 6 + 1, "each position that was played once, and the one that was interrupted"
    whole = Path("o.jsonl").read_bytes()
    assert call("all", "--out", "o.jsonl", "--json").json[0]["before"] == 7
    assert Path("o.jsonl").read_bytes() == whole
    assert len(times) == 6 + 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal to send to a process there")
def test_an_interrupted_process_loses_nothing(tmp_path: Path) -> None:
    """A real Ctrl-C, as soon as something stands in the file; however far it came, the next run makes it whole."""
    (tmp_path / "round").mkdir()
    chance = random.Random("process")
    for number in range(30):
        write(str(tmp_path / f"round/{number:02}.marias"), played("krizovy", "game", chance))
    command = [sys.executable, "-m", "marias", "solve", "round", "--out", "o.jsonl", "--threads", "2", "--json"]
    running = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    out = tmp_path / "o.jsonl"
    while running.poll() is None and not (out.exists() and out.stat().st_size):
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    assert running.wait(60) in (0, 130)
    before = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)
    summary = json.loads(done.stdout)
    assert summary == {"out": "o.jsonl", "before": len(before), "solved": 30 - len(before), "failed": 0, "unusable": 0}
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert lines[: len(before)] == before
    assert sorted(line["file"] for line in lines) == [f"round/{number:02}.marias" for number in range(30)]


def test_a_torn_last_line_is_solved_again(call: Any) -> None:
    folder()
    call("all", "--out", "o.jsonl")
    whole = Path("o.jsonl").read_bytes()
    cut = whole[:-40]
    Path("o.jsonl").write_bytes(cut)
    said = call("all", "--out", "o.jsonl", "--json")
    gone = "the last line was cut off and is taken away; its position is solved if it is among those asked for"
    assert said.err == f"marias: o.jsonl: {gone}\n"
    assert (said.json[0]["before"], said.json[0]["solved"] + said.json[0]["failed"]) == (6, 1)
    assert Path("o.jsonl").read_bytes() == whole


def test_another_question_or_another_file_is_solved_anew(call: Any) -> None:
    write("deal.marias", playthrough("hra_flek_made"))
    for words in ([], ["--move", "2"], ["--objective", "points"], ["--profile", "mariasek"], ["--limit", "99"]):
        assert call("deal.marias", "--out", "o.jsonl", "--json", *words).json[0]["solved"] == 1, words
    write("deal.marias", playthrough("hra_quiet_seven"))
    assert call("deal.marias", "--out", "o.jsonl", "--json").json[0] == {
        "out": "o.jsonl",
        "before": 5,
        "solved": 1,
        "failed": 0,
        "unusable": 0,
    }


def test_files_that_are_no_results_stay_as_they_are(call: Any) -> None:
    write("deal.marias", playthrough("hra_flek_made"))
    before = Path("deal.marias").read_bytes()
    said = call("deal.marias", "--out", "deal.marias")
    assert (said.code, said.err) == (2, "marias: deal.marias, line 1: is no result of this command\n")
    assert Path("deal.marias").read_bytes() == before
    Path("short").write_bytes(b"hello")
    assert call("deal.marias", "--out", "short").code == 2
    assert Path("short").read_bytes() == b"hello"
    for line in ('{"foo":1}', "{}", '{"deal":1,"seed":"x"}', '{"error":"x"}'):
        Path("other.jsonl").write_text(line + "\n", "utf-8")
        said = call("deal.marias", "--out", "other.jsonl")
        assert (said.code, said.err) == (2, "marias: other.jsonl, line 1: is no result of this command\n")
        assert Path("other.jsonl").read_text("utf-8") == line + "\n"
    said = call("deal.marias", "--out", "-")
    assert (said.code, said.err) == (2, "marias: --out - is no file; the standard output is for --json\n")
    said = call("deal.marias", "--out", "nowhere/o.jsonl")
    assert (said.code, len(said.err.splitlines())) == (2, 1)
    said = call("nowhere", "--out", "o.jsonl")
    assert said.code == 2
    assert said.err.startswith("marias: nowhere: cannot be read")
