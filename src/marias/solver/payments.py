"""What a settlement says of the endings of a deal, asked once for each class of outcome and kept."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from marias.errors import SolverError
from marias.rules.contract import Seat
from marias.solver.arguments import shown
from marias.solver.chance import is_whole
from marias.solver.objectives import Worth
from marias.solver.situation import Ending, Settlement

DEALS = 64
"""Of so many settlements it is kept what they said."""
LEAST_WORTH, MOST_WORTH = -(2**31), 2**31 - 1
"""What the core's numbers hold."""

ByTens = tuple[int, ...]
ByFate = tuple[ByTens, ...]


class Course(msgspec.Struct, frozen=True):
    """What has become of marriages and tricks when the deal ends."""

    marriages: tuple[tuple[Seat, int], ...]
    """In the order they were called: by whom, and what it counts."""
    took_trick: tuple[bool, ...]
    """By place."""


class Payments:
    """What one settlement says under one objective."""

    def __init__(self, settlement: Settlement, worth: Worth) -> None:
        self._settlement = settlement
        self._worth = worth
        self._one: dict[tuple[Course, int, int], int] = {}
        self._all: dict[tuple[Course, int, tuple[int, int]], ByFate] = {}

    def all(self, course: Course, fates: int, tens: tuple[int, int]) -> ByFate:
        """What the endings of a course are worth: for the first so many fates of the seven, and from the least to the
        most tens."""
        asked = (course, fates, tens)
        if asked not in self._all:
            self._all[asked] = tuple(
                tuple([self.one(course, fate, number) for number in range(tens[0], tens[1] + 1)])
                for fate in range(fates)
            )
        return self._all[asked]

    def made(self) -> tuple[int, int]:
        """What betl or durch is worth lost, and made."""
        return self._worth_of(Ending(made=False)), self._worth_of(Ending(made=True))

    def one(self, course: Course, fate: int, tens: int) -> int:
        """What one ending is worth."""
        known = self._one.get((course, fate, tens))
        if known is None:
            ending = Ending(tens=tens, fate=fate, marriages=course.marriages, took_trick=course.took_trick)
            known = self._one[course, fate, tens] = self._worth_of(ending)
        return known

    def _worth_of(self, ending: Ending) -> int:
        worth = self._worth(self._settlement, ending)
        if not is_whole(worth, LEAST_WORTH, MOST_WORTH):
            raise SolverError(
                f"a worth of {shown(worth)} cannot be; allowed: whole numbers {LEAST_WORTH} to {MOST_WORTH}",
                code="solver-worth",
                found=shown(worth),
                least=str(LEAST_WORTH),
                most=str(MOST_WORTH),
            )
        return worth


@lru_cache(maxsize=DEALS)
def payments(settlement: Settlement, worth: Worth) -> Payments:
    """What this settlement says: the same for every equal one, for it is compared by all it hangs on."""
    return Payments(settlement, worth)
