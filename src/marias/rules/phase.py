"""What a phase of a deal is made of, in every family."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from marias.cards import CardSet
from marias.errors import MariasError
from marias.rules.contract import Action, Seat

Objection = tuple[str, str]
"""The rule an action breaks, a word such as ``must-beat``, and its clause."""

S = TypeVar("S")


class Phase(NamedTuple, Generic[S]):
    """A phase: every legal action in a stable order; the rule an action breaks; what follows from a legal one."""

    legal: Callable[[S], Iterator[Action]]
    objection: Callable[[S, Action], Objection | None]
    after: Callable[[S, Any], S]
    """Given an action to which there is no objection, so of the right type."""


class _Held(Protocol):
    @property
    def to_act(self) -> Seat | None: ...
    @property
    def hands(self) -> tuple[CardSet, ...]: ...


def actor(state: _Held) -> Seat:
    """The seat to act, in a deal that is not over."""
    seat = state.to_act
    if seat is None:
        raise MariasError("the deal is over", code="deal-over")
    return seat


def with_hand(state: _Held, seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    """The hands with this one changed."""
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
