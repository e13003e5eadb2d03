"""How a deal goes on after a card: a line in which the loser resists, and how long the winner can still go wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from marias import solver
from marias.analysis.puzzles.question import card_of
from marias.rules.contract import Action
from marias.solver.objectives import MADE


class Line(msgspec.Struct, frozen=True):
    """A way of playing on to the end. Both sides play for the component first, then for the money."""

    actions: tuple[Action, ...]
    choices: tuple[int, ...]
    """The cards, counted from 1, at which the winner of the component had others that would have lost it."""

    @property
    def depth(self) -> int:
        """After so many cards nothing can change any more whatever is played; 0: it never could."""
        return max(self.choices, default=0)


def line_after(state: Any, action: Action, component: str) -> Line:
    """The line from the state after this action."""
    played: list[Action] = []
    choices: list[int] = []
    state = state.after(action)
    while state.to_act is not None:
        solution = solver.solve(state, MADE + component)
        good = solution.best
        wins = solution.value == (1 if solution.maximises else 0)
        if wins and {card_of(one) for one in good} < {card_of(valued.action) for valued in solution.actions}:
            choices.append(len(played) + 1)
        chosen = _for_money(state, good)
        played.append(chosen)
        state = state.after(chosen)
    return Line(tuple(played), tuple(choices))


def _for_money(state: Any, good: tuple[Action, ...]) -> Action:
    """Of these that which pays best; the weakest card of several."""
    if len(good) == 1:
        return good[0]
    solution = solver.solve(state)
    costs = {action: solution.cost(action) for action in good}
    order = solver.situation_of(state).order
    return min(good, key=lambda action: (costs[action], order.strength(card_of(action).rank)))
