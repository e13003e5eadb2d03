"""A question of an ending: with which card, and no other, can the player on turn still win one component?"""

from __future__ import annotations

from typing import Any

import msgspec

from marias import solver
from marias.cards import Card
from marias.errors import SolverError
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.doubling import Rounds
from marias.rules.marijas.actions import Show
from marias.solver.objectives import MADE

NO_ROUNDS = Rounds(())
"""Of a game without announcements."""


class Answers(msgspec.Struct, frozen=True):
    """What every card comes to, both sides playing on without an error and with open cards."""

    component: str
    maximises: bool
    """The player is of the declarers' side."""
    winning: tuple[Action, ...]
    """The actions with which his side wins the component."""
    losing: tuple[Action, ...]

    @property
    def cards(self) -> frozenset[Card]:
        """The cards that win it. A card wins even if it does so only with the marriage, or only without."""
        return frozenset(card_of(action) for action in self.winning)

    @property
    def wrong(self) -> frozenset[Card]:
        """The cards that lose it, however they are played."""
        return frozenset(card_of(action) for action in self.losing) - self.cards


def card_of(action: Action) -> Card:
    """The card that is played or shown."""
    if not isinstance(action, Play | PlayMarriage | Show):
        raise TypeError(f"{action!r} plays no card")
    return action.card


def components(state: Any) -> tuple[str, ...]:
    """What was announced in the deal, the declarers' and the others'."""
    names = [component.name for component in getattr(state, "rounds", NO_ROUNDS).components]
    return tuple(names) or (str(state.contract),)


def answers(state: Any, component: str) -> Answers | None:
    """What every card does to the component; None where it may yet be settled as something else.

    So it is where a quiet hundred would be paid in place of the game. Raises ``SolverError`` for what cannot be
    solved.
    """
    try:
        solution = solver.solve(state, MADE + component)
    except SolverError as error:
        if error.code == "solver-no-component":
            return None
        raise
    wanted = 1 if solution.maximises else 0
    winning = tuple(valued.action for valued in solution.actions if valued.at_least == wanted)
    losing = tuple(valued.action for valued in solution.actions if valued.at_least != wanted)
    return Answers(component, solution.maximises, winning, losing)
