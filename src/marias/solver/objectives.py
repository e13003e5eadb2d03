"""What can be asked of a deal: money, card points, or whether something is made."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from marias.errors import SolverError
from marias.solver.situation import Ending, Settlement

Worth = Callable[[Settlement, Ending], int]
"""What an ending is worth to the declarers' side."""

PAYMENT, CARD_POINTS = "payment", "card_points"
MADE = "made:"
"""And the name of a component: 1 if the declarers' side wins it, else 0."""
QUIET = frozenset({"quiet_seven", "quiet_hundred", "quiet_hundred_over"})
"""What is settled only where it is made."""


@lru_cache(maxsize=64)
def worth_of(objective: str) -> Worth:
    """What an ending is worth to the declarers' side under this objective: ``payment``, ``card_points`` (aces, tens and
    the last trick, without marriages) or ``made:`` and a component's name. One objective is always the same function.

    Raises ``SolverError`` for any other.
    """
    if objective == PAYMENT:
        return _payment
    if objective == CARD_POINTS:
        return _card_points
    if objective.startswith(MADE):
        return _made(objective.removeprefix(MADE))
    raise no_objective(objective)


def no_objective(objective: str) -> SolverError:
    """Nothing of that name can be solved for."""
    return SolverError(
        f"{objective!r} cannot be solved for; what can: {PAYMENT}, {CARD_POINTS}, {MADE}NAME",
        code="solver-objective",
        objective=objective,
    )


def _payment(settlement: Settlement, ending: Ending) -> int:
    return settlement.worth(settlement.settle(ending))


def _card_points(_settlement: Settlement, ending: Ending) -> int:
    return 10 * ending.tens


def _made(component: str) -> Worth:
    def worth(settlement: Settlement, ending: Ending) -> int:
        won = [item.won for item in settlement.settle(ending).items if item.code == component]
        if not won and component not in QUIET:
            raise SolverError(
                f"{component!r} is not settled in every ending of this deal",
                code="solver-no-component",
                component=component,
            )
        return int(bool(won) and all(won))

    return worth
