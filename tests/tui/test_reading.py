"""What people type, and what it means."""

from __future__ import annotations

from typing import Any

import pytest

from marias.cards import Card
from marias.rules.actions import Good, Play, Say
from marias.rules.contract import Action
from marias.rules.voleny.actions import Ask, Betl, Declare, Stosedm, ZLidu
from marias.tui.reading import command, read
from marias.tui.typed import Draft, Wrong, folded
from tests.tui.test_board import deal, trump_of
from tests.tui.typist import look_in

MINE = "Ac Xc Kc Qc Sc Az Ak Xk 9k 8k 7k 8z"
NEXT = "7c 9c 8c Kl Ql 7l 8l 9l Sl Xl"


def doubling() -> Any:
    """Sto in hearts by seat 2; seat 0, who holds the trump seven, speaks first."""
    state = deal(MINE, NEXT, dealer=1).after(trump_of("Ac", MINE))
    pair = next(action for action in state.legal() if isinstance(action, Ask))
    return state.after(pair).after(Good()).after(Good()).after(Declare("sto")).view(0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dobrá", Say()),
        ("D", Say()),
        ("flek", Say(("sto",))),
        ("Flek!", Say(("sto",))),
        ("flek na sto", Say(("sto",))),
        ("FLEK KILO", Say(("sto",))),
        ("sedma proti", Say((), ("sedma_against",))),
        ("7 proti", Say((), ("sedma_against",))),
        ("flek sto, sedma proti", Say(("sto",), ("sedma_against",))),
        ("sedma proti flek stovku", Say(("sto",), ("sedma_against",))),
        ("flek hundred seven against", Say(("sto",), ("sedma_against",))),
        ("flek on the hundred and seven against", Say(("sto",), ("sedma_against",))),
        ("flek sto sedma proti", Say(("sto",), ("sedma_against",))),
    ],
)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_doubling(typed: str, meant: Action, language: str) -> None:
    assert read(typed, doubling(), look_in(language), Draft()) == meant


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "empty-doubling"),
        ("re", ""),
        ("re sto", "other-level"),
        ("flek flek ahoj", "no-doubling"),
        ("špatná", "no-doubling"),
    ],
)
def test_wrong_doubling(typed: str, message: str) -> None:
    answer = read(typed, doubling(), look_in("cs"), Draft())
    assert isinstance(answer, Wrong)
    assert answer.message == (message or "other-level")


BELLS = "7k Ak Xk Sk 9k 8k Az Xz Sz 9z 8z 7z"
"""A hand that may announce the seven in bells."""


def against_a_seven() -> Any:
    """A seven in bells by seat 2, with its game; seat 0 speaks first."""
    state = deal(BELLS, dealer=1).after(trump_of("7k", BELLS))
    pair = next(
        action for action in state.legal() if isinstance(action, Ask) and Card("7k") not in (action.talon or ())
    )
    return state.after(pair).after(Good()).after(Good()).after(Declare("sedma")).view(0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("flek na hru, sedma dobrá", Say(("hra",))),
        ("sedma dobrá, flek hra", Say(("hra",))),
        ("flek sedma, hra dobrá", Say(("sedma",))),
        ("flek hra dobrá", Say(("hra",))),
        ("hra dobrá, sedma dobrá", Say()),
        ("flek na obojí", Say(("hra", "sedma"))),
        ("flek both", Say(("hra", "sedma"))),
        ("ambo", Say(("hra", "sedma"))),
        ("flekuju hru", Say(("hra",))),
        ("flekuji hru i sedmu", Say(("hra", "sedma"))),
        ("flek na hru a na sedmu", Say(("hra", "sedma"))),
        ("flek game, seven good", Say(("hra",))),
    ],
)
def test_some_raised_and_some_good(typed: str, meant: Action) -> None:
    assert read(typed, against_a_seven(), look_in("cs"), Draft()) == meant


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("flek sedma sedma", "named-twice"),
        ("flek sedma, sedma dobrá", "named-twice"),
        ("sedma flek sedma", "named-twice"),
        ("flek flek sedma", "no-doubling"),
        ("sedma proti sedma proti", "named-twice"),
        ("sto proti dobrá", "no-doubling"),
        ("re na obojí", "other-level"),
    ],
)
def test_what_contradicts_itself_is_refused(typed: str, message: str) -> None:
    answer = read(typed, against_a_seven(), look_in("cs"), Draft())
    assert isinstance(answer, Wrong)
    assert answer.message == message


def called() -> Any:
    return deal(MINE, dealer=2).after(trump_of("Ac", MINE)).view(0)


KS = (Card("8k"), Card("9k"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("8k 9k barva", Ask(KS)),
        ("barva? 9k, 8k", Ask(KS)),
        ("barva 8k+9k", Ask(KS)),
        ("♦9 ♦8 barvu", Ask(KS)),
        ("kulová devítka, kulová osma, barva", Ask(KS)),
        ("kulová devítka a kulová osma, barva", Ask(KS)),
        ("♦9 kulová osma barva", Ask(KS)),
        ("kulová osma ♦9, barva", Ask(KS)),
        ("kulová osma kulová devítka barva", Ask(KS)),
        ("8k 9k žebrák", Betl(KS)),
        ("8k 9k 107", Stosedm(KS)),
        ("sto sedm 8k 9k", Stosedm(KS)),
        ("9k 8k", Draft((Card("9k"), Card("8k")))),
        ("betl", Draft((), "betl")),
    ],
)
def test_talon_and_game(typed: str, meant: object) -> None:
    answer = read(typed, called(), look_in("cs"), Draft())
    assert getattr(answer, "action", answer) == meant


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "empty-call"),
        ("8k barva", "two-cards"),
        ("8k 9k 7k barva", "two-cards"),
        ("7c 8k barva", "not-your-card"),
        ("13 1 barva", "no-such-number"),
        ("ahoj barva", "no-call"),
    ],
)
def test_wrong_talon(typed: str, message: str) -> None:
    answer = read(typed, called(), look_in("cs"), Draft())
    assert isinstance(answer, Wrong)
    assert answer.message == message


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("z lidu 1", ZLidu(0)),
        ("Z LIDU 5", ZLidu(4)),
        ("z národa 2", ZLidu(1)),
        ("z lidu 6", ZLidu(5)),
        ("z lidu", None),
    ],
)
def test_from_the_people(typed: str, meant: Action | None) -> None:
    answer = read(typed, deal(MINE, dealer=2).view(0), look_in("cs"), Draft())
    assert answer == meant if meant else isinstance(answer, Wrong)


def test_a_diacritic_tells_acorns_from_leaves() -> None:
    """Ž is žaludy, Z zelené, also where a game of two words stands beside the cards."""
    look = look_in("cs", plain=True)
    hand = "Ql Qz 7k 8k 9k Ak Xk Kk 8c 9c Sc Ac"
    view = deal(hand, dealer=2).after(trump_of("7k", hand)).view(0)
    for typed in ("ŽQ Č8 ložený betl", "ložený betl žq č8"):
        answer = read(typed, view, look, Draft())
        assert getattr(answer, "talon", None) == (Card("8c"), Card("Ql"))


def test_a_card_in_any_way() -> None:
    state = deal(MINE, dealer=2).after(trump_of("Ac", MINE))
    pair = next(action for action in state.legal() if isinstance(action, Ask))
    state = state.after(pair).after(Good()).after(Good()).after(Declare("hra")).after(Say(("hra",))).after(Say())
    view = state.after(Say()).view(0)
    for typed in ("1", " 1 ", "♥A", "ac", "Ac", "čA", "srdcové eso", "eso srdce", "[♥A]", "1.", "HA"):
        assert read(typed, view, look_in("cs"), Draft()) == Play(Card("Ac")), typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("?", "help"), ("L", "last"), ("poslední zdvih", "last"), ("konec!", "end"), ("Stůl", "table"), ("hra", "")],
)
def test_commands(typed: str, meant: str) -> None:
    assert command(typed) == meant


def test_folding() -> None:
    assert folded("  Žebrák!  \x00 LOŽENÝ ") == "zebrak lozeny"
