"""`marias review`: what each card of a finished deal cost, in words, as a table, and as JSON."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import marias
from marias.analysis import review
from marias.cli.review import JSON_SCHEMA
from marias.cli.review_json import CardLine, DealLine, FileLine, OtherLine, SumLine
from marias.rules.record import write_record
from marias.texts import LANGUAGES
from tests.analysis.deals import finished, played, recorded
from tests.cli.said import caller
from tests.rules.playthroughs import FOLDER, read
from tests.rules.test_record import GOOD
from tests.solver.endings import CASES
from tests.store.peer import peer
from tests.test_records_docs import first_column


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run the command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    return caller(capsys, monkeypatch, "review")


def write(name: str, *states: Any) -> None:
    Path(name).write_text(write_record(recorded(*states)), "utf-8")


def playthrough(name: str) -> Any:
    return read(name, (FOLDER / f"{name}.txt").read_text("utf-8")).end()


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_words_and_json_say_what_was_found(call: Any, game: str, contract: str) -> None:
    """In every language: each card stands in its trick, each costly one in the table with its cost."""
    state = played(game, contract, random.Random(f"words {game} {contract}"))
    write("deal.marias", state)
    found = review(finished(state))
    assert found is not None
    for lang in LANGUAGES:
        said = call("deal.marias", lang=lang)
        assert (said.code, said.err) == (0, "")
        rows = [line for line in said.out.splitlines() if re.match(r" {3,}\d|  \d\d\.", line)]
        assert len([row for row in rows if "." in row[:6]]) == len(state.tricks)
        assert said.out.count("*") == len(found.dearest()) * 2 + bool(found.dearest())
    (line,) = call("deal.marias", "--json").json
    [deal] = line["deals"]
    assert (deal["worth"], deal["result"]) == (found.worth, found.result)
    assert [(card["seat"], card["cost"], card["own"]) for card in deal["cards"]] == [
        (card.seat, card.cost, card.own) for card in found.cards
    ]
    assert [sum(card["cost"] for card in deal["cards"] if card["seat"] == part["seat"]) for part in deal["sums"]] == [
        part["cost"] for part in deal["sums"]
    ]
    for card in deal["cards"]:
        for action in (card["action"], *card["best"]):
            marias.parse_action(action, finished(state).table.game.actions)


def test_lines_keep_to_the_schema_and_the_page(call: Any) -> None:
    write("deal.marias", playthrough("krizovy/wrong_claim"))
    said = call("deal.marias", "nowhere", "--json")
    assert said.code == 2
    for line in said.out.splitlines():
        msgspec.json.decode(line, type=FileLine)
    assert set(JSON_SCHEMA["$defs"]["FileLine"]["properties"]) == first_column("| key of a file |")
    assert set(DealLine.__struct_fields__) == first_column("| key of a deal |")
    assert set(CardLine.__struct_fields__) == first_column("| key of a card |")
    assert set(OtherLine.__struct_fields__) == {"trick", "seat", "action", "before", "after"}
    assert set(SumLine.__struct_fields__) == {"seat", "cards", "mistakes", "cost", "own"}


def test_threads_change_nothing(call: Any) -> None:
    write("deal.marias", played("krizovy", "game", random.Random("threads")))
    assert call("deal.marias", "--threads", "1").out == call("deal.marias", "--threads", "4").out
    said = call("deal.marias", "--threads", "many")
    assert (said.code, said.out) == (2, "")


def test_several_deals_have_sums(call: Any) -> None:
    """The first deal is the one nobody played: nothing is judged of it."""
    unplayed, claimed = playthrough("hra_unplayed"), playthrough("claim_with_the_seven")
    write("round.marias", unplayed, claimed)
    (line,) = call("round.marias", "--json").json
    first, second = line["deals"]
    assert first == {"number": 1, "contract": "hra"}
    assert line["sums"] == second["sums"]
    said = call("round.marias")
    assert said.code == 0
    assert "There is no card to be judged." in said.out
    assert said.out.count("in all") == said.out.count("all deals") == 1
    assert said.out.count("Judged are the cards alone") == 1


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("claim_with_the_seven", "  Trick 5, Jana lays the hand down: 0 Kč for the declarers' side"),
        ("krizovy/misdeal_in_play", "  Trick 5, referee: misdeal: −4 Kč for the declarers' side"),
        (
            "krizovy/revoke_in_a_hearts_sto",
            "  Trick 2, referee: revoke by Olga (wrong card): +96 Kč for the declarers' side",
        ),
    ],
)
def test_hands_laid_down_and_rulings(call: Any, name: str, line: str) -> None:
    write("deal.marias", playthrough(name))
    for lang in LANGUAGES:
        assert call("deal.marias", lang=lang).code == 0
    assert line in call("deal.marias").out.splitlines()


def test_a_saved_game_of_mariasek(call: Any) -> None:
    Path("a00842.hra").write_bytes(peer()["a00842.hra"])
    said = call("a00842.hra")
    assert said.code == 0
    assert said.out.startswith("a00842.hra, deal 1: ")
    (line,) = call("a00842.hra", "--json").json
    assert len(line["deals"][0]["cards"]) == 30


def test_a_deal_that_goes_on_is_refused_in_one_line(call: Any) -> None:
    """Nothing of its cards is shown; the deals before it are judged."""
    Path("half.marias").write_text(GOOD[: GOOD.index("1 good")], "utf-8")
    said = call("half.marias")
    assert (said.code, said.out) == (2, "")
    assert said.err == "marias: half.marias: deal 1 is not over, so its cards are not open yet\n"
    (line,) = call("half.marias", "--json").json
    assert line == {"file": "half.marias", "error": "half.marias: deal 1 is not over, so its cards are not open yet"}
    write("round.marias", playthrough("claim_with_the_seven"), marias.deal("voleny", seed=1))
    said = call("round.marias")
    assert said.code == 2
    assert said.err == "marias: round.marias: deal 2 is not over, so its cards are not open yet\n"
    assert "deal 1" in said.out
    assert "deal 2" not in said.out


def test_files_that_are_no_records(call: Any) -> None:
    Path("folder").mkdir()
    Path("bad.marias").write_bytes(b"\x1b[31m\xff")
    write("good.marias", playthrough("claim_with_the_seven"))
    said = call("folder", "bad.marias", "good.marias", "nowhere")
    assert said.code == 2
    assert len(said.err.splitlines()) == 3
    assert "\x1b" not in said.err
    assert "good.marias, deal 1" in said.out
    said = call("good.marias", "--profile", "nowhere")
    assert (said.code, said.out) == (2, "")


def test_another_result_than_the_recorded_one_is_said(call: Any) -> None:
    write("other.marias", playthrough("claim_with_the_seven"))
    text = Path("other.marias").read_text("utf-8")
    Path("other.marias").write_text(re.sub(r"result played .*", "result played 2 -1 -1", text), "utf-8")
    said = call("other.marias")
    assert said.code == 1
    assert "Jana +2, Petr −1, Eva −1" in said.out


def test_no_colour_codes_in_a_pipe(call: Any) -> None:
    write("deal.marias", played("voleny", "hra", random.Random("colour")))
    assert "\x1b" not in call("deal.marias").out
