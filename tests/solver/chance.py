"""What is drawn fast, drawn once more from the words that describe it: no bits, real states, plain Python."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, TypeVar

from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.marijas.actions import Show
from marias.solver import situation_of
from marias.solver.problem import numbering

T = TypeVar("T")


class Words:
    """SplitMix64 (Steele, Lea, Flood 2014), as it is published."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def word(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) % 2**64
        z = self._state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        return z ^ (z >> 31)


class Share:
    """A fraction from which choices are made."""

    def __init__(self, words: Words) -> None:
        self._x = Fraction(words.word() >> 4, 2**60)

    def choice(self, things: list[T]) -> T:
        """One of the things."""
        number, self._x = divmod(self._x * len(things), 1)
        return things[number]


def played_out(state: Any, seed: int) -> Any:
    """A deal in play, played to its end at random by the rules themselves."""
    words, tricks, share = Words(seed), -1, None
    cards = numbering(state.trump, situation_of(state).order).numbers
    while state.to_act is not None:
        if len(state.tricks) != tricks:
            tricks, share = len(state.tricks), Share(words)
        assert share is not None
        state = state.after(_chosen(state.legal(), cards, share))
    return state


def _chosen(legal: tuple[Action, ...], cards: dict[Any, int], share: Share) -> Action:
    moves: list[Any] = sorted(legal, key=lambda action: cards[action.card])
    plays: list[Any] = [move for move in moves if isinstance(move, Play)]
    calls: list[Any] = [move for move in moves if isinstance(move, PlayMarriage | Show)]
    calling = share.choice([True, False]) if calls else False
    action: Action = share.choice(calls if calling else plays)
    return action
