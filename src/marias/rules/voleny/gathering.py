"""Gathering the pack of a finished deal without shuffling [OQ-29].

The declarer's tricks, the defenders' tricks, the unplayed cards of forhont, second and third in hand order, the talon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import Card
from marias.rules.gathering import by_side

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState


def gather(state: VolenyState) -> tuple[Card, ...]:
    """The pack as it is put together for the next cut."""
    hands = [state.order.sort(state.hands[seat]) for seat in state.active]
    return by_side(state.declarer, state.tricks, state.trick, [*hands, state.closed, state.order.sort(state.talon)])
