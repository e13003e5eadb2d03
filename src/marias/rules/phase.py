"""What a phase of a deal is made of, in every family."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from marias.cards import Card, CardSet
from marias.errors import MariasError
from marias.rules.actions import Play, PlayMarriage
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


def card_objection(
    state: _Held, action: Action, playable: CardSet, broken: Callable[[Card], Objection]
) -> Objection | None:
    """Why this cannot be done where a card is to be played; ``broken`` names the duty a card would break.

    Whether a marriage may be announced with the card is not asked here.
    """
    if not isinstance(action, Play | PlayMarriage):
        return "play-a-card", ""
    if action.card not in state.hands[actor(state)]:
        return "not-in-hand", ""
    return None if action.card in playable else broken(action.card)
