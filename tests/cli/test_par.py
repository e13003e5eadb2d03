"""`marias par`: the table fits the screen in every language, its JSON says the same, and what cannot be answered is
one line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import marias
from marias.cli import run
from marias.cli.par import JSON_SCHEMA, DealLine
from marias.rules.record import write_record
from marias.texts import LANGUAGES, Text
from tests.analysis.deals import played, recorded
from tests.store.peer import peer

CONTRACTS = {"voleny": "hra", "krizovy": "game", "marijas-3": "game", "marijas-4": "game"}


@pytest.fixture
def par(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """What the program answers in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def call(*words: str, lang: str = "en") -> tuple[int, str, str]:
        code = run(["--lang", lang, "par", *words])
        return (code, *capsys.readouterr())

    return call


def write(*states: Any) -> str:
    Path("deals.marias").write_text(write_record(recorded(*states)), "utf-8")
    return "deals.marias"


@pytest.mark.parametrize("table", CONTRACTS)
def test_the_table_fits_and_every_language_says_it(par: Any, table: str) -> None:
    file = write(played(table, CONTRACTS[table], random.Random(f"shown {table}")))
    for lang in LANGUAGES:
        code, out, err = par(file, lang=lang)
        assert (code, err) == (0, "")
        assert "{" not in out
        assert all(len(line) <= 80 for line in out.splitlines()[1:])
        assert Text(lang)("par-column", game="hra") in out


def test_five_games_fit_too(par: Any) -> None:
    file = write(played("licitovany", "sto", random.Random("shown licitovany")))
    out = par(file, lang="sr-Cyrl")[1]
    assert all(len(line) <= 80 for line in out.splitlines()[1:])
    assert out.count("бетл") >= 3


def test_every_figure_of_the_table_is_in_the_json(par: Any) -> None:
    file = write(played("voleny", "hra", random.Random("json")))
    line = msgspec.json.decode(par(file, "--json")[1], type=DealLine)
    assert set(JSON_SCHEMA["$defs"]["DealLine"]["properties"]) == set(DealLine.__struct_fields__)
    rows = [row.split() for row in par(file)[1].splitlines() if row.startswith("  ")]
    for one in line.contracts:
        shown = "–" if one.payment is None else f"{one.payment:+d}".replace("-", "−") if one.payment else "0"
        label = {"c": "♥", "k": "♦", "z": "♠", "l": "♣"}.get(one.trump, one.game)
        assert any(row[0] == label and shown in row for row in rows), one
        if one.payment is not None:
            assert one.payments[one.seat] == one.payment
            assert sum(one.payments) == 0
    for seat in {one.seat for one in line.contracts}:
        paid = [one.payment for one in line.contracts if one.seat == seat and one.payment is not None]
        best = {one.payment for one in line.contracts if one.seat == seat and one.best}
        assert best == ({max(paid)} if paid else set())


def test_saved_games_of_the_other_program(par: Any) -> None:
    """Its own betl is among what its chooser could play, with the discard it really made."""
    Path("a.hra").write_bytes(peer()["a00842.hra"])
    code, out, err = par("a.hra", "--json", "--talon", "as-played")
    assert (code, err) == (0, "")
    (line,) = map(json.loads, out.splitlines())
    assert line["profile"] == "mariasek"
    assert {len(one["talon"]) for one in line["contracts"] if "payment" in one} == {2}


def test_one_deal_of_several(par: Any) -> None:
    state = played("marijas-3", "game", random.Random("several"))
    file = write(state, state)
    assert par(file, "--json")[1].count("\n") == 2
    (line,) = map(json.loads, par(file, "--json", "--deal", "2")[1].splitlines())
    assert line["number"] == 2
    code, out, err = par(file, "--deal", "3")
    assert (code, out) == (2, "")
    assert err == "marias: deals.marias: holds no deal 3\n"


def test_a_deal_that_goes_on_is_not_shown(par: Any) -> None:
    file = write(marias.deal("voleny", seed=1, profile="liga", seats=3))
    code, out, err = par(file)
    assert (code, out) == (2, "")
    assert "deal 1 is not over" in err


def test_a_stock_is_too_deep_and_an_empty_record_says_so(par: Any) -> None:
    file = write(played("marijas-2", "game", random.Random("stock")))
    code, out, err = par(file)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    head = Path(file).read_text("utf-8").partition("deal 1")[0]
    Path("empty.marias").write_text(head, "utf-8")
    assert par("empty.marias")[1] == "empty.marias: the record is empty\n"
