"""`marias replay` and `marias show` of licitovaný: every way a deal can end, in words and in JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marias.cli import run
from marias.cli.replay import FileLine
from marias.rules import game_named, load_profile
from marias.rules.actions import Misdeal
from marias.rules.contract import Action
from marias.rules.licitovany.actions import Revoke, Technical
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.state import LicitovanyState, start
from marias.rules.profile import load
from marias.rules.record import Record, write_record
from marias.texts import LANGUAGES, Text
from tests.rules.licitovany_deals import random_end, record_of
from tests.rules.licitovany_scripts import B, deal_of
from tests.rules.licitovany_scripts import run as run_script
from tests.rules.premium.edited import edited, in_row
from tests.rules.test_licitovany_premium import DURCH, P9, P20, approved

CSM = load(LicitovanyProfile, "csm-licitovany")
REFEREE = CSM.changed(revoke_mode="referee")


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
            dealt = [text for text in shown.splitlines() if text.startswith(f"  {Text(lang)('show-talon')} ")]
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
    assert "Pays: Petr → Jana: 10 units (2.00 Kč)" in said(state, "show")


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
    assert capsys.readouterr().out.endswith("\nUnfinished: the other cards are not open yet (--open shows them).\n")


# --- Premium points --------------------------------------------------------------------------------------------------


@pytest.fixture
def premium_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """Three deals: P9, an approved sedma on two trumps bez výnosu (14); P20, a flek of a lost durch (10); omyl."""
    monkeypatch.chdir(tmp_path)
    Path("round.marias").write_text(record_of(P9, P20, ends()["sedma omyl"]), "utf-8")
    return "round.marias"


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["--lang", "en", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_replay_says_the_premium_points_of_each_deal(premium_record: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "replay", premium_record).splitlines()
    assert [line for line in lines if "Premium" in line] == [
        "  Premium points, Petr: 14 PB [csm-2010, not whole, but whole for this game]",
        "  Premium points, Petr: 10 PB [csm-2010, not whole, but whole for this game]",
        "Premium points together [csm-2010, not whole]: Jana 0 PB, Petr 24 PB, Eva 0 PB",
    ]
    assert lines[0].endswith("Eva −3 (−0.60 Kč)"), "below the deal they belong to"
    assert len(lines) == 6, "and nothing of the deal that gave none"


def test_replay_in_json_holds_the_premium_points(premium_record: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = json.loads(printed(capsys, "replay", premium_record, "--json"))
    msgspec.convert(line, FileLine)
    first, second, third = line["deals"]
    assert [(one["row"], one["figure"]) for one in first["premium"]["awards"][0]["lines"]] == [("sedma-2", 14)]
    assert [award["total"] for award in second["premium"]["awards"]] == [0, 10]
    assert "premium" not in third
    assert line["premium_sums"]["edition"] == "csm-2010"
    assert [(seat["total"], seat["at_least"]) for seat in line["premium_sums"]["seats"]] == [(0, 0), (24, 24), (0, 0)]


def test_show_says_the_premium_points_row_by_row(premium_record: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "show", premium_record)
    assert shown.count("Premium points [csm-2010, not whole]\n") == 2
    assert "   14  seven on 2 trumps, bez výnosu  [CSM-8; the table]\nPetr: 14 PB\n\nDeal 2" in shown
    assert shown.endswith("\n\nPremium points together [csm-2010, not whole]: Jana 0 PB, Petr 24 PB, Eva 0 PB\n")


UNTOUCHED = "csm-2010, not whole, but whole for this game"


def test_pb_of_a_record(premium_record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "pb", premium_record).splitlines() == [
        f"Deal 1: seven in leaves, a defender leads: game approved, seven approved [{UNTOUCHED}]",
        "   14  seven on 2 trumps, bez výnosu  [CSM-8; the table]",
        "Petr: 14 PB",
        "Deal 2: durch: lost [csm-2010, not whole, but whole for this game]",
        "   10  flek on a durch with stoppers in 2 suits at most  [CSM-6; the table]",
        "Petr: 10 PB",
        "Premium points together [csm-2010, not whole]: Jana 0 PB, Petr 24 PB, Eva 0 PB",
    ]
    found = json.loads(printed(capsys, "pb", premium_record, "--json"))
    replayed = json.loads(printed(capsys, "replay", premium_record, "--json"))
    assert found["premium_sums"] == replayed["premium_sums"]
    assert [(deal["number"], deal["premium"]) for deal in found["deals"]] == [
        (deal["number"], deal["premium"]) for deal in replayed["deals"] if "premium" in deal
    ]


@pytest.mark.parametrize("command", ["replay", "show", "pb"])
def test_a_table_of_ones_own(command: str, premium_record: str, capsys: pytest.CaptureFixture[str]) -> None:
    own = edited(
        in_row("sedma-2", ("nolead = 14", 'nolead = "unknown"')), in_row("durch-flek", ("value = 10", "value = 50"))
    )
    Path("own.toml").write_text(own, "utf-8")
    out = printed(capsys, command, premium_record, "--table", "own.toml")
    assert "Petr: ? = at least 0 PB" in out
    assert 'how much the row "seven on 2 trumps" gives' in out
    assert "On the table sheet: yes, if it is 50 PB or more [CSM-11]" in out
    assert "Petr: 50 PB" in out
    assert "  On the table sheet: yes [CSM-11]" in out
    assert out.endswith("together [own, not whole]: Jana 0 PB, Petr at least 50 PB, Eva 0 PB\n")


@pytest.mark.parametrize("command", ["replay", "show", "pb"])
def test_a_table_that_cannot_be_used_is_one_error(
    command: str, premium_record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "en", command, premium_record, "--table", "csm-2011"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == (
        "",
        'marias: there is no table "csm-2011"; there are: csm-2010, or the path of a .toml file\n',
    )


def test_one_deal_needs_no_sum(said: Any) -> None:
    assert said(P9, "replay").splitlines()[1:] == [
        "  Premium points, Petr: 14 PB [csm-2010, not whole, but whole for this game]"
    ]
    assert "together" not in said(P9, "show")
    assert said(P9, "pb").endswith("\nPetr: 14 PB\n")
    nothing = ends()["sedma omyl"]
    assert "remium" not in said(nothing, "replay") + said(nothing, "show")
    assert said(nothing, "pb") == "Premium points [csm-2010, not whole]: none\n"
    assert json.loads(said(nothing, "pb", "--json")) == {"deals": [], "premium_sums": None}
    line = json.loads(said(P9, "replay", "--json"))
    assert line["premium"]["awards"][0]["total"] == line["premium_sums"]["seats"][1]["total"] == 14
    assert set(json.loads(said(nothing, "replay", "--json"))) == {"file", "contract", "payments"}


@pytest.mark.clause("CSM-16", "CSM-18")
def test_what_the_referee_is_to_say_of_a_renonc(said: Any) -> None:
    """A defender revokes in a durch whose declarer has five cards of hearts: 10 for each suit that is not closed."""
    state = start(REFEREE, deal_of(*DURCH, talon="Ak Xk"))
    state = run_script(state, "pass; pass; discard Ak+Xk; announce durch - - Kc; say; say; play Kc; play 7c")
    line = said(state, "replay").splitlines()[2:]
    assert [words.split(":")[0].strip() for words in line] == ["The referee is to confirm"]
    assert "that the game was not yet lost when the renonc happened [CSM-16]; that the game could still" in line[0]
    fined = run_script(approved(B, REFEREE), "technical 1 unsorted_cards; says 2")
    assert said(fined, "replay").splitlines()[1:] == [
        "  Premium points, Petr: 0 PB [csm-2010, not whole, but whole for this game]",
        "    Does not count: who revoked has no claim [CSM-18]",
    ]
    assert "who revoked has no claim (seven on 2 trumps) [CSM-18]" in said(fined, "show")


def test_premium_points_in_every_language(said: Any) -> None:
    for lang in LANGUAGES:
        for command in ("replay", "show", "pb"):
            assert "14 PB" in said(P9, command, lang=lang)


def test_a_game_without_premium_points(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "v.marias"
    record.write_text(
        write_record(Record(game=game_named("voleny"), profile=load_profile(), seats=3, names=("A", "B", "C"))), "utf-8"
    )
    assert run(["--lang", "en", "pb", str(record)]) == 2
    assert capsys.readouterr().err == f"marias: {record}: voleny has no premium points\n"
    assert printed(capsys, "replay", str(record), "--json") == f'{{"file":"{record}","payments":[0,0,0],"deals":[]}}\n'
