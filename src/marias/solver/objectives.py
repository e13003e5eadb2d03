"""What can be asked of a deal: money, card points, or whether something is made."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from marias.errors import SolverError
from marias.solver.problem import GRADED, TENS
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
            allowed = ", ".join(_allowed(settlement, ending))
            raise SolverError(
                f"{component!r} is not settled in every ending of this deal; allowed here: {allowed}",
                code="solver-no-component",
                component=component,
                allowed=allowed,
            )
        return int(bool(won) and all(won))

    return worth


def _allowed(settlement: Settlement, ending: Ending) -> list[str]:
    """The objectives of this deal: of its components those that are settled however it ends."""
    graded = settlement.goal == GRADED
    ends = [replace(ending, tens=tens, made=made) for tens in range(TENS if graded else 1) for made in (False, True)]
    settled = [[item.code for item in settlement.settle(end).items] for end in ends]
    always = [code for code in dict.fromkeys(settled[0]) if all(code in codes for codes in settled)]
    return [PAYMENT, *([CARD_POINTS] if graded else []), *(f"{MADE}{code}" for code in always)]
