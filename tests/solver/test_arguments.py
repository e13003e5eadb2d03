"""What is given to the solver from outside and cannot be used: one clear line in every language."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from marias import solver
from marias.cards import EMPTY, Card
from marias.cli import said
from marias.errors import SolverError
from marias.rules.contract import Seat
from marias.solver import Deals
from marias.texts import LANGUAGES, Text
from tests.solver.endings import CASES, endings

STATE = next(endings("voleny", "sto", 3, 0, random.Random(8)))
SITUATION = solver.situation_of(STATE)
HUGE = 10**5000
"""More digits than Python writes."""


def refused(make: Callable[[], object]) -> SolverError:
    with pytest.raises(SolverError) as caught:
        make()
    for language in LANGUAGES:
        line = said(Text(language), caught.value)
        assert line.replace("\xa0", " ").isprintable()
        assert "error-" not in line
    assert str(caught.value).isprintable()
    return caught.value


# What a settlement says an ending is worth


class Settlement(msgspec.Struct, frozen=True):
    """That of a deal, but for what it says the endings are worth."""

    like: Any
    says: Any

    @property
    def goal(self) -> int:
        return int(self.like.goal)

    @property
    def declarers(self) -> Any:
        return self.like.declarers

    def holds_seven(self, seat: Seat) -> bool:
        return bool(self.like.holds_seven(seat))

    def settle(self, _ending: solver.Ending) -> Any:
        return None

    def worth(self, _result: Any) -> Any:
        return self.says


ASKED: tuple[Callable[[Any], object], ...] = (
    solver.solve,
    solver.value,
    lambda situation: solver.solve_many([situation]),
    lambda situation: solver.playouts(situation, 5, seed=1),
)


@pytest.mark.parametrize(("game", "contract"), CASES)
@pytest.mark.parametrize(
    "says",
    [2**31, -(2**31) - 1, HUGE, 1.0, float("inf"), float("nan"), None, "7", True],
    ids=lambda says: type(says).__name__,
)
def test_a_worth_that_cannot_be(game: str, contract: str, says: object) -> None:
    """And what was known before still is: nothing of it stays behind."""
    state = next(endings(game, contract, 2, 0, random.Random(f"worth {game} {contract}")))
    situation = solver.situation_of(state)
    before = solver.value(state)
    odd = replace(situation, settlement=Settlement(situation.settlement, says))
    for ask in ASKED:
        error = refused(partial(ask, odd))
        assert error.code == "solver-worth"
        assert str(error).endswith("cannot be; allowed: whole numbers -2147483648 to 2147483647")
        assert solver.value(state) == before


@pytest.mark.parametrize("says", [2**31 - 1, -(2**31)])
def test_the_greatest_worth_that_can_be(says: int) -> None:
    situation = replace(SITUATION, settlement=Settlement(SITUATION.settlement, says))
    assert solver.value(situation) == says
    assert {valued.at_least for valued in solver.solve(situation).actions} == {says}
    assert solver.playouts(situation, 5, seed=1).mean == says


# Things of a wrong kind


def deals(sizes: Any = (10, 10, 10), **known: Any) -> Deals:
    return Deals(sizes, **known)


def line(state: Any, **more: Any) -> object:
    return solver.line(state, **more)


def many(**more: Any) -> object:
    return solver.solve_many([STATE], **more)


PLACE_ALLOWED = "0 to 3, the last is the talon"
MAPPING = "cannot be; allowed: None, Mapping[Seat, CardSet]"
WRONG: Mapping[str, tuple[Callable[[], object], str]] = {
    "no line": (lambda: line(None), "NoneType is not the state of a deal"),
    "the line of a number": (lambda: line(5), "int is not the state of a deal"),
    "of a word": (lambda: line("x"), "str is not the state of a deal"),
    "of a list": (lambda: line([STATE]), "list is not the state of a deal"),
    "of a situation": (lambda: line(SITUATION), "Situation is not the state of a deal"),
    "after an action": (lambda: line(SITUATION, first=STATE.legal()[0]), "Situation is not the state of a deal"),
    "played out": (lambda: solver.played_out(SITUATION), "Situation is not the state of a deal"),
    "no sizes": (lambda: deals(None), "sizes: None cannot be; allowed: Sequence[int]"),
    "a size": (lambda: deals(5), "sizes: 5 cannot be; allowed: Sequence[int]"),
    "sizes in words": (lambda: deals(("\x1b",)), "1 hands of '\\x1b' out of 32 cards cannot be dealt"),
    "many sizes": (lambda: deals((1,) * 32), "32 hands of 1, 1, "),
    "a huge size": (lambda: deals((HUGE,)), "1 hands of 0x31e2080103"),
    "cards in a number": (lambda: deals(cards=5), "cards: 5 cannot be; allowed: CardSet"),
    "a card as text": (lambda: deals(held={0: "Ac"}), "held[0]: 'Ac' cannot be; allowed: CardSet"),
    "a list of cards": (lambda: deals(held={0: [Card.CA]}), "held[0]: [Card('Ac')] cannot be; allowed: CardSet"),
    "nothing held": (lambda: deals(held={0: None}), "held[0]: None cannot be; allowed: CardSet"),
    "never a number": (lambda: deals(never={3: 7}), "never[3]: 7 cannot be; allowed: CardSet"),
    "a place by letter": (lambda: deals(held={"a": EMPTY}), f"place 'a': {PLACE_ALLOWED}"),
    "a true place": (lambda: deals(held={True: EMPTY}), f"place True: {PLACE_ALLOWED}"),
    "held by a number": (lambda: deals(held=5), f"held: 5 {MAPPING}"),
    "held by none": (lambda: deals(held=0), f"held: 0 {MAPPING}"),
    "never a list": (lambda: deals(never=[EMPTY]), f"never: [CardSet('')] {MAPPING}"),
    "huge draws": (lambda: deals().draw(HUGE), "... deals: 0 to 10000000"),
    "huge playouts": (lambda: solver.playouts(STATE, HUGE), "... playouts: 1 to "),
    "cancelled by a number": (lambda: many(cancel=5), "cancel: 5 cannot be; allowed: None, threading.Event"),
    "progress to a number": (lambda: many(progress=5), "progress: 5 cannot be; allowed: None, a function"),
}


@pytest.mark.parametrize("what", WRONG)
def test_things_of_a_wrong_kind(what: str) -> None:
    make, problem = WRONG[what]
    assert problem in str(refused(make))


SEEDS: Sequence[Any] = ("\ud800", 1.5, [], (), True, False, HUGE, bytearray(32), object)


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: type(seed).__name__)
def test_what_is_no_seed(seed: Any) -> None:
    for ask in (
        lambda: solver.playouts(STATE, 5, seed=seed),
        lambda: solver.played_out(STATE, seed=seed),
        lambda: deals().draw(seed=seed),
    ):
        assert str(refused(ask)).endswith(" is no seed: a seed is a word, a number or 32 bytes")
