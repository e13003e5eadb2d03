"""Solving marijaš for two while there is a stock: whole deals, what the stock changes, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from marias import solver
from marias.cards import PACK, CardSet, Suit
from marias.errors import SolverError
from marias.notation import parse_card, parse_cards
from marias.rules import load_profile
from marias.rules.actions import MARRIAGE_PLAYS, PLAYS, PlayMarriage
from marias.rules.contract import Deal
from marias.rules.marijas.actions import NameTrump
from marias.rules.marijas.state import MarijasState, start
from marias.rules.play import Trick
from marias.solver._core import Solver
from marias.solver.situation import MOST_DRAWS, Calling
from marias.solver.table import table_of
from tests.sizes import Count, Figures
from tests.solver.endings import STOCK, endings, payment, profile_of


def whole(draws: int, chance: random.Random, profile: Any = None) -> MarijasState:
    """A real deal, played at random until so many draws are left."""
    pack = list(PACK)
    chance.shuffle(pack)
    state: Any = start(profile or load_profile("marijas-2"), Deal(tuple(pack), chance.randrange(2), 2))
    state = state.after(NameTrump(chance.choice(list(Suit))))
    while len(state.stock) > 2 * draws or state.trick:
        state = state.after(chance.choice(state.legal()))
    return state  # type: ignore[no-any-return]


def small(first: str, second: str, stock: str, *, table: str = "", **rules: Any) -> MarijasState:
    """A (whose seat is 0) leads or has led, hearts are trumps; every other card of the pack went to B."""
    hands = tuple(CardSet(parse_cards(text)) for text in (first, second))
    left = hands[0] | hands[1] | CardSet((*parse_cards(stock), *parse_cards(table)))
    gone = [card for card in PACK if card not in left]
    return MarijasState(
        load_profile("marijas-2").changed(**rules),
        Deal(PACK, dealer=1, seats=2),
        "play",
        hands,
        caller=0,
        declarer=0,
        stock=parse_cards(stock),
        contract="game",
        trump=Suit.HEARTS,
        order=(0, 1),
        trick=parse_cards(table),
        tricks=tuple(Trick(1, pair, 1) for pair in zip(gone[::2], gone[1::2], strict=True)),
    )


# Whole deals


@pytest.mark.parametrize("draws", range(1, MOST_DRAWS + 1))
def test_a_whole_deal_comes_to_its_value(draws: int, count: Count, figures: Figures) -> None:
    """The line, played by the rules and settled by them, under any rule set."""
    chance = random.Random(f"line {draws}")
    wanted = count(small=2, soak=50)
    for _ in range(wanted):
        state = whole(draws, chance, profile_of(STOCK[0], chance))
        line = solver.line(state)
        for action in line.actions:
            state = state.after(action)
        assert state.to_act is None
        assert line.value == payment(state)
    figures("deals", wanted)


@pytest.mark.parametrize("draws", [1, 2])
def test_without_shortcuts(draws: int, count: Count, figures: Figures) -> None:
    """No bounds, no known positions, no equal cards, no order of cards: whole deals have the same value."""
    chance = random.Random(f"plain {draws}")
    quick, plain = Solver(), Solver()
    plain.plain = True
    wanted = count(small=8, soak=200)
    for _ in range(wanted):
        state = whole(draws, chance, profile_of(STOCK[0], chance))
        for objective in ("payment", "card_points"):
            situation = solver.situation_of(state)
            problem = table_of(situation, objective).problem(situation)
            quick.load(problem)
            plain.load(problem)
            assert quick.value() == plain.value(), state
    figures("deals", wanted)


# What the stock changes


@pytest.mark.clause("SRB-29")
def test_a_fircik_called_in_the_stock_has_no_power() -> None:
    """The ten of acorns is led. The queen of trumps takes it, unless the marriage is called with her; then the last
    trick is still B's, who keeps the king."""
    state = small("7k", "Qc Kc", "8k 8z", table="Xz")
    found = {valued.action: valued.at_least for valued in solver.solve(state, "card_points").actions}
    queen, king = parse_card("Qc"), parse_card("Kc")
    assert found == {MARRIAGE_PLAYS[queen]: 10, PLAYS[queen]: 0, PLAYS[king]: 0}


@pytest.mark.clause("SRB-28")
def test_no_duty_binds_while_there_is_a_stock() -> None:
    """B need not give his ace to the trump that is led; without a stock he must follow."""
    state = small("9c", "7k Ac", "8k 8z", table="Xc")
    assert {str(valued.action.card) for valued in solver.solve(state).actions} == {"7k", "Ac"}  # type: ignore[attr-defined]
    strict = small("9c", "7k Ac", "", table="Xc")
    assert [str(valued.action.card) for valued in solver.solve(strict).actions] == ["Ac"]  # type: ignore[attr-defined]


def test_a_card_in_the_stock_is_not_gone() -> None:
    """A's nine and king would be equal but for the queen, whom B draws: with the nine led first, the king takes her and
    A the last trick; after the king, the queen takes the nine, and B leads a suit that A has not."""
    state = small("9k Kk", "7k 7z", "8z Qk")
    found = {str(v.action.card): v.at_least for v in solver.solve(state, "card_points").actions}  # type: ignore[attr-defined]
    assert found == {"9k": 10, "Kk": 0}


# What is refused


def test_more_draws_are_too_deep() -> None:
    state = whole(MOST_DRAWS + 1, random.Random(1))
    with pytest.raises(SolverError) as caught:
        solver.solve(state)
    assert str(caught.value) == f"too deep: at most {MOST_DRAWS} draws can be solved, and {MOST_DRAWS + 1} are to come"
    assert caught.value.code == "solver-stock"


BY_CHOICE = "by choice, while there is a stock, and no fircik shown"
REFUSED: dict[str, tuple[Callable[[], Any], str]] = {
    "a shown fircik": (
        lambda: small("Qc Kc", "7k 7z", "8z 8k", marriage_card="shown"),
        "a fircik shown while there is a stock cannot be solved",
    ),
    "a trick taken, but no lead": (
        lambda: small("Qc Kc", "7k 7z", "8z 8k", draw_and_lead="alternate", marriage_when="after_trick"),
        "where the two lead by turns, marriages called after a trick taken cannot be solved",
    ),
    "an odd stock": (
        lambda: replace(solver.situation_of(small("Qc 9c", "7k 7z", "8z 8k")), stock=parse_cards("8z")),
        "a stock of 1 cards is none of a game of two players with trumps",
    ),
    "a card in hand and in the stock": (
        lambda: replace(solver.situation_of(small("Qc 9c", "7k 7z", "8z 8k")), stock=parse_cards("7k 8z")),
        "7k is there twice",
    ),
    "a marriage that must be called": (
        lambda: replace(solver.situation_of(small("Qc 9c", "7k 7z", "8z 8k")), calling=Calling.FIRST_CARD),
        f"calling: {repr(Calling.FIRST_CARD)[:57]}... cannot be; allowed: {BY_CHOICE}",
    ),
    "a seven that matters": (
        lambda: replace(solver.situation_of(small("7c 9c", "7k 7z", "8z 8k")), kept=(parse_card("7c"),)),
        "stock: (Card('8z'), Card('8k')) cannot be; allowed: none, where a seven or the first lead matters",
    ),
    "a plain card without power": (
        lambda: replace(solver.situation_of(small("Qc 9c", "7k 7z", "8z 8k")), powerless=CardSet(parse_cards("7k"))),
        "powerless: CardSet('7k') cannot be; allowed: trumps, while there is a stock",
    ),
    "three with turns": (
        lambda: replace(solver.situation_of(next(endings("voleny", "hra", 3, 0, random.Random(1)))), by_turns=True),
        "by_turns: True cannot be; allowed: False, unless two play",
    ),
    "three with a stock": (
        lambda: replace(
            solver.situation_of(next(endings("marijas-3", "game", 2, 0, random.Random(1)))), stock=parse_cards("7k 8z")
        ),
        "a stock of 2 cards is none of a game of two players with trumps",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_solved(what: str) -> None:
    make, problem = REFUSED[what]
    with pytest.raises(SolverError) as caught:
        solver.solve(make())
    assert str(caught.value) == problem


def test_what_is_refused_shown_is_solved_once_none_can_be_called() -> None:
    state = small("Qc 9c", "7k 7z", "8z 8k", marriage_card="shown")
    assert solver.solve(state).exact
    barred = small("Qc Kc", "7k 7z", "8z 8k", marriage_card="shown", stock_fircik="forbidden")
    assert not any(isinstance(valued.action, PlayMarriage) for valued in solver.solve(barred).actions)
