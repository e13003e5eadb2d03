"""Gathering the pack of a finished deal without shuffling [OQ-29].

The declarer's tricks in the order won, the defenders' tricks, the unplayed cards of forhont, second and third in hand
order, the talon; within a trick the cards lie as they were played. An unfinished trick follows the finished ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import Card

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState


def gather(state: VolenyState) -> tuple[Card, ...]:
    """The pack as it is put together for the next cut."""
    pack: list[Card] = []
    for declarers in (True, False):
        for trick in state.tricks:
            if (trick.winner == state.declarer) == declarers:
                pack.extend(trick.cards)
    pack.extend(state.trick)
    for seat in state.active:
        pack.extend(state.order.sort(state.hands[seat]))
    pack.extend(state.closed)
    pack.extend(state.order.sort(state.talon))
    return tuple(pack)
