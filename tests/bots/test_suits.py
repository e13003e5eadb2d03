"""One suit of betl and durch, worked out by hand. Weakest card first: soloist m, left l, right r."""

from __future__ import annotations

import pytest

from marias.bots.suits import betl_chance, caught, durch_chance, runs, word
from marias.cards import Suit
from marias.notation import parse_hand


@pytest.mark.parametrize(
    ("suit", "is_caught"),
    [
        ("m", False),  # nobody can lead the suit
        ("mlr", False),  # nothing is below his card
        ("mmm", False),
        ("lm", True),  # left leads, right has none, the soloist must beat
        ("rm", True),  # right leads, the soloist must beat, left has none
        ("lmr", False),  # right must beat, and then the soloist cannot
        ("rml", False),  # the soloist beats, left must beat him
        ("lml", True),  # left leads his low card, right has none
        ("rmr", True),
        ("mlmr", False),  # right must beat left's card; the soloist loses his 9 under it and keeps the 7
        ("mlml", True),
        ("lrm", True),  # both led through: the soloist's is the highest
    ],
)
def test_betl_with_open_cards(suit: str, is_caught: bool) -> None:
    assert caught(suit) == is_caught


@pytest.mark.parametrize(
    ("suit", "wins"),
    [
        ("m", True),
        ("rm", True),
        ("mr", False),  # the other's card is higher
        ("mrm", True),  # the top card takes the only one out
        ("mrrm", False),  # the other keeps his higher one for the second round
        ("mlrm", True),  # each neighbour has one card, both fall in the first round
        ("rrrmm", True),
        ("mmm", True),
    ],
)
def test_durch_with_open_cards(suit: str, wins: bool) -> None:
    assert runs(suit) == wins


@pytest.mark.parametrize(
    ("suit", "betl", "durch"),
    [
        ("?m", 0.0, 1.0),
        ("m?", 1.0, 0.0),
        ("?m?", 0.5, 0.0),  # safe in betl when the two cards lie with different neighbours
        ("m??m", 0.0, 0.5),  # durch: when each neighbour has one; betl: the highest must beat whatever is led
        ("", 1.0, 1.0),
    ],
)
def test_chance_over_unknown_cards(suit: str, betl: float, durch: float) -> None:
    assert betl_chance(suit) == betl
    assert durch_chance(suit) == durch


def test_word_is_in_the_order_of_games_without_trumps() -> None:
    mine, left, right = parse_hand("Xz 7z Ak"), parse_hand("Az 9z"), parse_hand("Sz")
    assert word(Suit.LEAVES, (("m", mine), ("l", left), ("r", right))) == "mlmrl"
    assert word(Suit.HEARTS, (("m", mine), ("l", left))) == ""
