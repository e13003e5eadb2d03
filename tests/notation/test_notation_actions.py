"""Text for actions, and the program of docs/program/notation.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given

from marias.cards import Card, Suit
from marias.errors import NotationError
from marias.notation import (
    parse_action,
    write_action,
)
from tests import strategies
from tests.samples import SAMPLES, Bid, Discard, Named, Pass, Play, Show

PAGE = (Path(__file__).parent.parent.parent / "docs/program/notation.md").read_text(encoding="utf-8")


@given(strategies.sample_actions)
def test_actions_round_trip(action: msgspec.Struct) -> None:
    assert parse_action(write_action(action), SAMPLES) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (Play(Card.KA), "play Ak"),
        (Play(None, "yes"), "play ? yes"),
        (Discard((Card.K7, Card.L8)), "discard 7k+8l"),
        (Discard(None), "discard ?"),
        (Show((), 0), "show - 0"),
        (Show((Card.CX,), -12), "show Xc -12"),
        (Show(None, 2), "show ? 2"),
        (Bid(()), "bid_2 -"),
        (Bid(("hra", "sedma")), "bid_2 hra+sedma"),
        (Bid(("hra",), "", Suit.HEARTS), "bid_2 hra - c"),
        (Bid(("hra",), "re", None, 3), "bid_2 hra re - 3"),
        (Bid((), "", None, 0, (1, -2)), "bid_2 - - - 0 1+-2"),
        (Named(second=2), "named 1 2"),
        (Named(first=7, second=1, third="x"), "named 7 1 x"),
    ],
)
def test_actions_as_they_are_written(action: msgspec.Struct, text: str) -> None:
    assert write_action(action) == text
    assert parse_action(text, SAMPLES) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play Ak no", Play(Card.KA)),
        ("bid_2 hra - - 0 -", Bid(("hra",))),
        ("named 1 2 ?", Named(second=2)),
        ("  play  Ak ", Play(Card.KA)),
    ],
)
def test_defaults_may_stand_in_the_text(text: str, action: msgspec.Struct) -> None:
    assert parse_action(text, SAMPLES) == action


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 0, "an action: pass play discard show bid_2 named"),
        ("fold", 0, "an action: pass play discard show bid_2 named"),
        (" PLAY Ak", 1, "an action: pass play discard show bid_2 named"),
        ("pass now", 5, "no more: pass"),
        ("play", 4, "card: a card, such as Ak, or ? if hidden (play card [marriage])"),
        ("play ak", 5, "card: a card, such as Ak, or ? if hidden"),
        ("play kA", 5, "card: a card, such as Ak, or ? if hidden"),
        ("play -", 5, "card: a card, such as Ak, or ? if hidden"),
        ("play Ak maybe", 8, "marriage: one of yes no"),
        ("play Ak no yes", 11, "no more: play card [marriage]"),
        ("discard 7k", 8, "cards: 2 times a card, such as Ak, joined by +, or ? if hidden"),
        ("discard 7k+8l+9l", 8, "cards: 2 times a card, such as Ak, joined by +, or ? if hidden"),
        ("discard 7k+?", 8, "cards: 2 times a card, such as Ak, joined by +, or ? if hidden"),
        ("show 7k+ 1", 5, "cards: a card, such as Ak, joined by +, or - for none, or ? if hidden"),
        ("show 7k", 7, "seat: a whole number (show cards seat)"),
        ("show 7k one", 8, "seat: a whole number"),
        ("show 7k 01", 8, "seat: a whole number"),
        ("show 7k +1", 8, "seat: a whole number"),
        ("show 7k -0", 8, "seat: a whole number"),
        ("show 7k 1_0", 8, "seat: a whole number"),
        ("show 7k ١", 8, "seat: a whole number"),
        ("show 7k " + "9" * 5000, 8, "seat: a whole number"),
        ("bid_2 Hra", 6, "games: a word of a-z, 0-9 and _, joined by +, or - for none"),
        ("bid_2 hra Re", 10, "word: a word of a-z, 0-9 and _, or -"),
        ("bid_2 hra re x", 13, "trump: one of c k z l, or - if none"),
        ("bid_2 hra re c 7", 15, "level: a whole number within its limits"),
        ("named 1 3", 8, "second: one of 1 2"),
    ],
)
def test_a_wrong_action_says_where_and_what_was_expected(text: str, position: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text, SAMPLES)
    assert (caught.value.params["position"], caught.value.params["expected"]) == (position, expected)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("action", [Bid(("Hra",)), Bid(("a b",)), Bid(("",)), Bid((), "?"), Show((), 10**18)])
def test_what_is_no_word_is_not_written(action: msgspec.Struct) -> None:
    with pytest.raises(NotationError):
        write_action(action)


FIVE: Any = 5


@pytest.mark.parametrize(
    ("action", "field"),
    [
        (Play(FIVE), "play card"),
        (Discard(FIVE), "discard cards"),
        (Discard((FIVE, FIVE)), "discard cards"),
        (Bid((FIVE,)), "bid_2 games"),
        (Show((), seat=True), "show seat"),
    ],
)
def test_a_value_of_another_type_is_the_programmers_error(action: msgspec.Struct, field: str) -> None:
    with pytest.raises(TypeError, match=f"{field}: .* is not "):
        write_action(action)


class Tagless(msgspec.Struct):
    card: Card


class Badly(msgspec.Struct, tag="Badly-Named"):
    card: Card


class Floats(msgspec.Struct, tag="floats"):
    figure: float


class Twice(msgspec.Struct, tag="pass"):
    pass


class Picky(msgspec.Struct, frozen=True, tag="picky"):
    figure: int

    def __post_init__(self) -> None:
        if self.figure > 3:
            raise ValueError("more than three")


@pytest.mark.parametrize(
    ("types", "problem"),
    [
        ((Tagless,), "Tagless: an action has a tag"),
        ((Badly,), "Badly: an action has a tag"),
        ((Floats,), "Floats.figure: actions have no fields of type"),
        ((Pass, Twice), "two actions are called 'pass'"),
    ],
)
def test_types_that_cannot_be_written(types: tuple[type[msgspec.Struct], ...], problem: str) -> None:
    with pytest.raises(TypeError, match=re.escape(problem)):
        parse_action("pass", types)


def test_an_action_that_refuses_its_values() -> None:
    assert parse_action("picky 3", (Picky,)) == Picky(3)
    with pytest.raises(NotationError, match="a possible picky: more than three"):
        parse_action("picky 4", (Picky,))


def test_the_program_of_the_page_runs() -> None:
    program = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert program
    code = compile(program[1], "notation.md", "exec", dont_inherit=True)
    exec(code, {"__name__": "notation_page"})  # noqa: S102 (our own page)
