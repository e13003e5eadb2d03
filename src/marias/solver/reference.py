"""The slow, obvious oracle: it plays every line of a real deal to its end and asks the rules what it came to.

No bits, no table, nothing taken for granted about marriages, sevens or money: whatever ``legal`` lists is tried, and
``after`` and ``result`` say what follows. Only what cannot change the answer any more is left out (alpha and beta).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from marias.rules.contract import Action, Seat

Worth = Callable[[Any], int]
"""What a finished deal is worth to the declarers' side."""
INFINITE = 10**9


def best(state: Any, declarers: frozenset[Seat], worth: Worth, alpha: int = -INFINITE, beta: int = INFINITE) -> int:
    """What the deal is worth to the declarers' side when nobody errs."""
    seat = state.to_act
    if seat is None:
        return worth(state)
    for action in state.legal():
        value = best(state.after(action), declarers, worth, alpha, beta)
        if seat in declarers:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if seat in declarers else beta


def values(state: Any, declarers: frozenset[Seat], worth: Worth) -> dict[Action, int]:
    """The value of every legal action."""
    return {action: best(state.after(action), declarers, worth) for action in state.legal()}
