"""What a phase of the deal is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from marias.errors import MariasError
from marias.rules.contract import Action, Seat

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

Objection = tuple[str, str]
"""The rule an action breaks, a word such as ``must-beat``, and its clause."""


class Phase(NamedTuple):
    """A phase: every legal action in a stable order; the rule an action breaks; what follows from a legal one."""

    legal: Callable[[KrizovyState], Iterator[Action]]
    objection: Callable[[KrizovyState, Action], Objection | None]
    after: Callable[[KrizovyState, Any], KrizovyState]
    """Given an action to which there is no objection, so of the right type."""


def actor(state: KrizovyState) -> Seat:
    """The seat to act, in a deal that is not over."""
    seat = state.to_act
    if seat is None:
        raise MariasError("the deal is over", code="deal-over")
    return seat
