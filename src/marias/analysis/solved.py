"""A position solved: every legal action in the eyes of the player to act, and a line in which nobody errs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from marias.analysis.shares import parts
from marias.rules import GAMES
from marias.rules.contract import Seat
from marias.rules.play import CARD_POINTS
from marias.solver import Line, Situation, Solution, Valued, line, situation_of, solve
from marias.solver.objectives import CARD_POINTS as POINTS
from marias.solver.objectives import PAYMENT

SHARP_POINTS = 80
"""Aces and tens of the pack."""


class Solved(msgspec.Struct, frozen=True):
    """What is known of a position. Values are those of the declarers' side; ``own`` turns one round."""

    state: Any
    situation: Situation
    solution: Solution
    divided: Mapping[Seat, int | None]
    line: Line | None
    """None where it was not asked for, or the search was cut short."""

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The seats of the declarers' side, the one whose money is counted first."""
        seats = enumerate(self.situation.seats)
        return tuple(seat for place, seat in seats if self.situation.declarers >> place & 1)

    def own(self, value: int) -> int | None:
        """What a value is for the player to act: his own money; of card points, or of something to be made, his
        side's. None where his side is not paid alike."""
        solution = self.solution
        if solution.objective == PAYMENT:
            share = self.divided[solution.seat]
            signed = value if solution.maximises else -value
            return None if share is None else signed // share
        if solution.maximises:
            return value
        return (
            SHARP_POINTS + CARD_POINTS * self.situation.last_tens - value if solution.objective == POINTS else 1 - value
        )

    def ranked(self) -> tuple[Valued, ...]:
        """The actions, the best of the player to act first."""
        sign = -1 if self.solution.maximises else 1
        return tuple(sorted(self.solution.actions, key=lambda one: (sign * one.at_least, sign * one.at_most)))


def solved(state: Any, objective: str = PAYMENT, *, limit: int = 0, with_line: bool = True) -> Solved:
    """Solve a deal in play. ``limit`` is the most nodes that may be searched; where it is met there are bounds and no
    line. Raises as ``solver.solve`` does."""
    situation = situation_of(state)
    solution = solve(state, objective, limit=limit)
    best = line(state, objective) if with_line and solution.exact else None
    return Solved(state, situation, solution, parts(GAMES[state.profile.game], situation), best)
