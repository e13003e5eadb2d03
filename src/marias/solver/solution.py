"""What is known of a position when it is solved."""

from __future__ import annotations

import msgspec

from marias.errors import SolverError
from marias.rules.contract import Action, Result, Seat


class Valued(msgspec.Struct, frozen=True):
    """An action and what it is worth to the declarers' side: one value, or bounds where the search was cut short."""

    action: Action
    at_least: int
    at_most: int


class Solution(msgspec.Struct, frozen=True):
    """The value of every legal action."""

    objective: str
    seat: Seat
    """Who is to act."""
    maximises: bool
    """He is of the declarers' side, and wants much."""
    actions: tuple[Valued, ...]
    """In the order of ``state.legal()``."""
    nodes: int
    """Cards played in the search."""

    @property
    def exact(self) -> bool:
        """Is every value one value?"""
        return all(valued.at_least == valued.at_most for valued in self.actions)

    @property
    def value(self) -> int:
        """What the position is worth; raises ``SolverError`` if the search was cut short before that was known."""
        choose = max if self.maximises else min
        least = choose(valued.at_least for valued in self.actions)
        if least != choose(valued.at_most for valued in self.actions):
            raise cut_short()
        return least

    @property
    def best(self) -> tuple[Action, ...]:
        """The actions that are worth as much as the position."""
        return tuple(valued.action for valued in self.actions if valued.at_least == valued.at_most == self.value)

    def cost(self, action: Action) -> int:
        """How much the actor's side loses by this action, against the best."""
        valued = next(valued for valued in self.actions if valued.action == action)
        if valued.at_least != valued.at_most:
            raise cut_short()
        return abs(self.value - valued.at_least)


class Line(msgspec.Struct, frozen=True):
    """A way of playing on in which nobody errs, and what it comes to."""

    actions: tuple[Action, ...]
    value: int
    result: Result


def cut_short() -> SolverError:
    """The search met its limit before the value was known."""
    return SolverError("the search was cut short: the value is not known", code="solver-cut-short")
