"""`marias replay` and `marias show` of marijaš: every way a deal can end, in every language."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cli import run
from marias.rules.actions import Play, PlayMarriage
from marias.rules.marijas.state import MarijasState, start
from marias.session import Table
from marias.texts import LANGUAGES, Text
from marias.tui.look import Look
from tests.rules.marijas_scripts import four, play_out, random_deal, rules, three, two
from tests.rules.marijas_scripts import run as run_script
from tests.session.tables import marijas

TWO = ("Kc Qc 7k 8l  Kz Qz Ak 9l", "Ac Xc 9k 7l  8c 9c Xk Kk")
THREE = ("Ac Xc Kc Qc 7k 8k 9k 7z 8z 7l", "Ak Xk Kk Qk 9c 8c 7c Sc Az Xz", "Al Xl Kl Ql Kz Qz Sz 9z 8l 9l")
FOUR = ("Ac Xc Kc Qc 7k 8k 9k Sk", "Ak Xk Kk Qk 9c 8c 7c Sc", "Al Xl Kl Ql Kz Qz Sz 9z", "Az Xz 7z 8z 7l 8l 9l Sl")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """What the program prints about the record of a deal; it must end well and say nothing on standard error."""
    monkeypatch.chdir(tmp_path)

    def call(state: MarijasState, command: str, lang: str = "en") -> str:
        lines: list[str] = []
        seats = state.deal.seats
        table = Table.opened(_setup(state), lines.extend, dealer=state.deal.dealer)
        table.deal()
        lines[-1] = f"pack {' '.join(map(str, state.deal.pack))}"
        lines[-2] = f"deal 1 dealer {state.deal.dealer} given"
        table.state = start(state.profile, state.deal)
        for seat, action in state.history:
            assert seat is not None
            table.act(seat, action)
        assert table.setup.seats == seats
        Path("deal.marias").write_text("".join(f"{line}\n" for line in lines), "utf-8")
        code = run(["--lang", lang, command, "deal.marias"])
        out, err = capsys.readouterr()
        assert (code, err) == (0, "")
        return out

    return call


def _setup(state: MarijasState) -> Any:
    return replace(marijas(seats=state.deal.seats), profile=state.profile)


def ends() -> dict[str, MarijasState]:
    """A deal for every ending, and for each way a marriage is called."""
    passed = run_script(three(*THREE, profile=rules(3, dalje="all_pass_redeal")), "dalje 3")
    betl = run_script(
        three(*THREE, profile=rules(3, extraordinary="betl")), "extraordinary betl; discard 7k+8k; dalje 2"
    )
    shown = run_script(two(*TWO, profile=rules(2, marriage_card="shown")), "trump c; show Qc")
    return {
        "two": play_out(run_script(two(*TWO), "trump c"), eager=True),
        "surrender": run_script(two(*TWO), "surrender"),
        "three": play_out(run_script(three(*THREE), "dalje 3; trump l; discard 7z+8z"), eager=True),
        "betl": play_out(betl),
        "passed": passed,
        "four": play_out(run_script(four(*FOUR), "call Az; dalje 4"), eager=True),
        "alone": play_out(run_script(four(*FOUR), "call Kc; dalje 4")),
        "shown": play_out(shown),
        "left": play_out(run_script(three(*THREE, profile=rules(3, talon_taking="may")), "dalje 3; trump c; leave")),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_is_shown_and_replayed_in_every_language(language: str, said: Any) -> None:
    text = Text(language)
    for name, state in ends().items():
        shown, replayed = said(state, "show", language), said(state, "replay", language)
        assert max(map(len, shown.splitlines())) <= 120
        if name == "passed":
            assert text("show-void") in shown
        else:
            payments = [f"P{seat} {f'+{won}' if won else '0'}" for seat, won in enumerate(state.result().payments)]
            assert ", ".join(payments) in shown
            assert ", ".join(payments) in replayed
        for seat, won in enumerate(state.result().payments):
            amount = text("amount-match-points", n=won)
            assert (text("account-scores", name=f"P{seat}", amount=amount) in shown) == bool(won)


def test_what_was_said_and_called_is_shown(said: Any) -> None:
    state = ends()["four"]
    shown = said(state, "show")
    assert "P0: I call ♠A. Trumps: leaves (♠)." in shown
    assert shown.count(": dalje") == 4
    for marriage in state.marriages:
        kind = "fircik 40" if marriage.value == 40 else "cvancik 20"
        assert f"P{marriage.seat} " in shown
        assert f"({kind})" in shown
    assert state.marriages
    assert "\nCaller: P0, partner: P3 [marijas-4]\n" in shown
    alone = said(ends()["alone"], "show")
    assert "\nCaller: P0 [marijas-4]\n" in alone


def test_the_last_trick_is_worth_ten(said: Any) -> None:
    shown = said(ends()["two"], "show")
    worth = [int(points) for points in re.findall(r"^ +\d+\. .* \+(\d+)$", shown, re.MULTILINE)]
    assert sum(worth) == 90


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_played_a_card_is_told_where_somebody_has_none_left(seats: int, said: Any) -> None:
    """A dama that is laid aside leaves her owner with a card less: he is passed over in the last tricks."""
    short = 0
    for seed in range(8):
        rng = random.Random(f"aside {seats} {seed}")
        state = start(rules(seats, marriage_card="set_aside"), random_deal(seats, f"aside{seed}"))
        while state.to_act is not None:
            calls = [action for action in state.legal() if not isinstance(action, Play | PlayMarriage)]
            named = [action for action in calls if "surrender" not in str(action).lower()]
            state = state.after(rng.choice(named or list(state.legal())))
        shown = said(state, "show")
        players = [(f"P{seat}", action.card) for seat, action in state.history if isinstance(action, Play)]
        told = re.findall(r"(P\d) ([♥♦♠♣]\w+)", "\n".join(re.findall(r"^ +\d+\. (.*)$", shown, re.MULTILINE)))
        signs = {"c": "♥", "k": "♦", "z": "♠", "l": "♣"}
        ranks = {"X": "10"}
        meant = [(name, signs[str(card)[1]] + ranks.get(str(card)[0], str(card)[0])) for name, card in players]
        assert told == meant
        short += any(len(trick.cards) < seats for trick in state.tricks)
    assert short


@pytest.mark.parametrize("orders", ["winner", "alternate"])
def test_what_was_drawn_from_the_stock_is_told(orders: str, said: Any) -> None:
    """Behind each of the first eight tricks two cards, first of who leads next; together they are the stock."""
    stock = re.compile(r"^ +drawn: (P\d) (\S+), (P\d) (\S+)$", re.MULTILINE)
    for seed in range(4):
        state = play_out(
            start(rules(2, draw_and_lead=orders), random_deal(2, f"drawn{seed}")), random.Random(f"{orders} {seed}")
        )
        if not state.tricks:
            continue
        shown = said(state, "show")
        drawn = stock.findall(shown)
        assert len(drawn) == 8
        assert {first for first, *_ in drawn} | {second for _, _, second, _ in drawn} == {"P0", "P1"}
        look = Look(Text("en"))
        cards = [card for _, one, _, other in drawn for card in (one, other)]
        assert cards == [look.card(card) for card in state.deal.pack[16:]]
        lines = shown.splitlines()
        for place, line in enumerate(lines):
            if found := stock.match(line):
                leader = re.match(r" +\d+\. (P\d)", lines[place + 1])
                assert leader is not None
                assert leader[1] == found[1]
    for seats in (3, 4):
        assert "drawn:" not in said(play_out(start(rules(seats), random_deal(seats, "drawn"))), "show")
