"""What a phase of the deal is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from marias.cards import CardSet
from marias.errors import MariasError
from marias.rules.contract import Action, Seat

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState

Objection = tuple[str, str]
"""The rule an action breaks, a word such as ``must-beat``, and its clause."""


class Phase(NamedTuple):
    """A phase: every legal action in a stable order; the rule an action breaks; what follows from a legal one."""

    legal: Callable[[VolenyState], Iterator[Action]]
    objection: Callable[[VolenyState, Action], Objection | None]
    after: Callable[[VolenyState, Any], VolenyState]
    """Given an action to which there is no objection, so of the right type."""


def actor(state: VolenyState) -> Seat:
    """The seat to act, in a deal that is not over."""
    seat = state.to_act
    if seat is None:
        raise MariasError("the deal is over", code="deal-over")
    return seat


def with_hand(state: VolenyState, seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    """The hands with this one changed."""
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
