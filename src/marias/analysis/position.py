"""Which position of a deal: before which card of which trick, as people count them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from marias.errors import SolverError, TableError


class Place(msgspec.Struct, frozen=True, order=True):
    """Before the card of this number is played to the trick of this number; both count from 1."""

    trick: int
    card: int = 1

    def __str__(self) -> str:
        return f"{self.trick}.{self.card}"


def place_of(word: str) -> Place:
    """``3`` is before the lead to trick 3, ``3.2`` before its second card. Raises ``TableError`` for anything else."""
    found = re.fullmatch(r"([1-9][0-9]?)(?:\.([1-4]))?", word.strip(), re.ASCII)
    if found is None:
        shown = word if len(word) <= 20 else word[:19] + "…"
        raise TableError(
            f"--move {shown!r} is no place in a deal; 3 is before trick 3, 3.2 before its second card",
            code="position-move",
            word=shown,
        )
    return Place(int(found[1]), int(found[2] or 1))


def place_in(state: Any) -> Place:
    """Where a deal in play stands."""
    return Place(len(state.tricks) + 1, len(state.trick) + 1)


def position_at(states: Iterable[Any], place: Place | None) -> Any:
    """The state of a deal at this place; without one the last in which a card could be played.

    Raises ``SolverError`` where the deal never came there.
    """
    in_play = [state for state in states if state.phase == "play"]
    if not in_play:
        raise SolverError("no card was played in this deal", code="position-unplayed")
    if place is None:
        return in_play[-1]
    for state in in_play:
        if place_in(state) == place:
            return state
    last = place_in(in_play[-1])
    raise SolverError(
        f"trick {place.trick}, card {place.card} was not played in this deal; the last card was {last}",
        code="position-none",
        trick=place.trick,
        card=place.card,
        last=str(last),
    )
