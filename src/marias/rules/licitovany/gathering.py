"""Gathering the pack of a finished deal without shuffling (spec 1.6).

The declarer's tricks, the defenders' tricks, the unplayed cards of forhont, middle and zadák in hand order, the talon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import Card
from marias.rules.gathering import by_side

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


def gather(state: LicitovanyState) -> tuple[Card, ...]:
    """The pack as it is put together for the next cut."""
    hands = [state.order.sort(state.hands[seat]) for seat in state.active]
    return by_side(state.declarer, state.tricks, state.trick, [*hands, state.order.sort(state.talon)])
