"""`marias replay` and `marias show` of licitovaný: every way a deal can end, in words and in JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from marias.cli import run
from marias.rules import game_named
from marias.rules.actions import Misdeal
from marias.rules.contract import Action
from marias.rules.licitovany.actions import Revoke, Technical
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.profile import load
from marias.rules.record import DealRecord, Record, Step, write_record
from tests.rules.licitovany_deals import random_end

CSM = load(LicitovanyProfile, "csm-licitovany")
REFEREE = CSM.changed(revoke_mode="referee")
LANGUAGES = ("cs", "en", "sk", "sr")


def record_of(state: LicitovanyState) -> str:
    """The record of this deal."""
    result = state.result()
    steps = tuple(Step(seat, action) for seat, action in state.history)
    deal = DealRecord(number=1, deal=state.deal, steps=steps, kind=result.kind, payments=result.payments)
    names = ("Jana", "Petr", "Eva", "Olga")[: state.deal.seats]
    game = game_named("licitovany")
    return write_record(Record(game=game, profile=state.profile, seats=state.deal.seats, names=names, deals=(deal,)))


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """What the program prints about the record of a state; it must end well and say nothing on standard error."""
    monkeypatch.chdir(tmp_path)

    def call(state: LicitovanyState, command: str, *options: str, lang: str = "en") -> str:
        Path("deal.marias").write_text(record_of(state), "utf-8")
        code = run(["--lang", lang, command, "deal.marias", *options])
        out, err = capsys.readouterr()
        assert (code, err) == (0, "")
        return out

    return call


def ends() -> dict[str, LicitovanyState]:
    """A random deal for every contract and every ending."""
    found: dict[str, LicitovanyState] = {}
    for number in range(300):
        state = random_end(CSM, 3 + number % 2, number)
        found.setdefault(f"{state.contract.kind} {state.ending}", state)
    return found


def test_every_end_is_shown_and_replayed_in_every_language(said: Any) -> None:
    states = ends()
    assert {"sedma omyl", "sedma unplayed", "betl played", "durch played", "dve_sedmy helpers_shown"} <= set(states)
    assert {"sto played", "sto_sedma played", "dve_sedmy played", "dve_sedmy_sto played"} <= set(states)
    for state in states.values():
        result = state.result()
        line = json.loads(said(state, "replay", "--json"))
        assert (line["contract"], tuple(line["payments"])) == (result.contract, result.payments)
        for lang in LANGUAGES:
            assert "Jana" in said(state, "replay", lang=lang)
            shown = said(state, "show", lang=lang)
            assert all(len(text) < 120 for text in shown.splitlines())
            dealt = [text for text in shown.splitlines() if text.startswith("  talon ")]
            assert len(dealt) == 1


def test_hands_and_talon_are_the_whole_pack(said: Any) -> None:
    state = ends()["sto played"]
    shown = said(state, "show")
    dealt = shown.split("Deal 1", 1)[1].splitlines()[1:5]
    cards = " ".join(line.split("  ", 2)[2] if line.startswith("  ") else line for line in dealt)
    assert sum(card in ("7", "8", "9", "10", "S", "Q", "K", "A") for card in cards.split()) == 32


def test_what_was_said_is_told(said: Any) -> None:
    """The auction, the discard and the contract with its suits, the card of a betl that lies face down."""
    states = ends()
    both = states["dve_sedmy_sto played"]
    shown = said(both, "show", lang="cs")
    assert "do talonu" in shown
    assert "dvě sedmy a sto v" in shown
    assert "pomocná" in shown
    assert "Do ohlášeného sta se počítá" in shown
    assert "omyl!" in said(states["sedma omyl"], "show", lang="cs")
    assert "! K výnosu leží" in said(states["betl played"], "show", lang="cs")
    assert "v jedné ruce: dvě sedmy jsou tím prohrané." in said(states["dve_sedmy helpers_shown"], "show", lang="cs")
    auction = said(states["sedma unplayed"], "show", lang="cs")
    assert ": pas\n" in auction
    assert "Hra\n" not in auction


def ruled(seats: int, ruling: Action, phase: str, number: int = 1) -> LicitovanyState:
    """A random deal in which the referee says this once, when the phase has come."""

    def once(state: LicitovanyState) -> Action | None:
        done = any(action == ruling for _, action in state.history)
        return ruling if state.phase == phase and not done else None

    return random_end(REFEREE, seats, number, once)


def test_rulings_are_told(said: Any) -> None:
    fined = ruled(4, Technical(1, "unsorted_cards"), "auction")
    assert "Referee: technical revoke by Petr (left the cards unsorted)" in said(fined, "show")
    assert re.search(r"^  fine, Petr pays each +10  ", said(fined, "show"), re.MULTILINE)
    early = ruled(4, Revoke(2, "looked_at_cards"), "auction")
    assert "Revoke before anything was announced [csm-licitovany]" in said(early, "show")
    line = said(early, "replay")
    assert line == (
        "deal.marias, deal 1: Revoke before anything was announced [csm-licitovany]: "
        "Jana +50 (+10.00 Kč), Petr +50 (+10.00 Kč), Eva −150 (−30.00 Kč), Olga +50 (+10.00 Kč)\n"
    )
    void = ruled(3, Misdeal(), "auction")
    assert said(void, "replay") == "deal.marias, deal 1: Misdeal: Jana 0, Petr 0, Eva 0\n"
    assert "Nobody pays." in said(void, "show")


def test_a_misdeal_with_a_fine_is_paid(said: Any) -> None:
    def both(state: LicitovanyState) -> Action | None:
        return Misdeal() if state.fines else Technical(1, "second_misdeal")

    state = random_end(REFEREE, 3, 1, both)
    assert said(state, "replay") == (
        "deal.marias, deal 1: Misdeal: Jana +10 (+2.00 Kč), Petr −20 (−4.00 Kč), Eva +10 (+2.00 Kč)\n"
    )
    assert "Petr pays Jana 10 units (2.00 Kč)" in said(state, "show")


def test_cards_that_are_thrown_in(said: Any) -> None:
    table = CSM.changed(nobody_bids="throw_in")
    states = (random_end(table, 3, number) for number in range(100))
    state = next(state for state in states if state.ending == "thrown_in")
    assert said(state, "replay").endswith("Nobody bid, the cards were thrown in: Jana 0, Petr 0, Eva 0\n")
    assert "Nobody bid, the cards were thrown in\n" in said(state, "show")
    assert "Nikdo nelicitoval, karty se složily" in said(state, "show", lang="cs")


def test_an_unfinished_deal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    state = ends()["sto played"]
    lines = record_of(state).splitlines(keepends=True)
    file = tmp_path / "half.marias"
    file.write_text("".join(lines[:-2]), "utf-8")
    assert run(["--lang", "en", "replay", str(file)]) == 0
    assert capsys.readouterr().out.endswith("deal 1: unfinished\n")
    assert run(["--lang", "en", "replay", "--json", str(file)]) == 2
    line = json.loads(capsys.readouterr().out)
    assert line["contract"].startswith("sto")
    assert run(["--lang", "en", "show", str(file)]) == 0
    assert capsys.readouterr().out.rstrip().endswith("Unfinished.")
