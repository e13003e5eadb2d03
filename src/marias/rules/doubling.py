"""Doubling: components of a deal, their flek levels, and the procedure in rounds.

The first flek on a component comes from the side that does not own it; then the sides alternate. A component's level
therefore tells whose turn it is to raise it, and nothing else has to be remembered. Each opponent of the declarer has
his own level of every component; where a flek binds the whole side they are always equal.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Literal

import msgspec

Side = Literal["declarer", "defence"]

LEVELS = ("", "flek", "re", "tutti", "boty", "kalhoty", "kajzr")
"""Names of the levels; above the sixth they have none."""


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One commitment that is settled by itself: its name, whose it is, its level for each opponent."""

    name: str
    owner: Side
    levels: tuple[int, ...] = (0, 0)
    said: tuple[int, ...] = (0, 0)
    """The highest level each opponent has said himself, where a flek binds both and who said it matters."""

    @property
    def level(self) -> int:
        """The highest level it has reached."""
        return max(self.levels)


class Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Doubling in rounds: both defenders speak once, then the declarer, then the defenders again, until a round in
    which nothing was raised or announced."""

    components: tuple[Component, ...]
    number: int = 0
    """The round, 0 the defenders' first."""
    turn: int = 0
    """Who speaks in a defenders' round: 0 the first clockwise from the declarer."""
    over: bool = False

    @property
    def side(self) -> Side:
        """The side whose round it is."""
        return "declarer" if self.number % 2 else "defence"

    def component(self, name: str) -> Component | None:
        """The component of that name, if it is on the table."""
        for component in self.components:
            if component.name == name:
                return component
        return None

    def level(self, name: str) -> int:
        """Its level; 0 also when it is not on the table."""
        component = self.component(name)
        return component.level if component else 0

    def due(self, component: Component) -> int:
        """The level a component must have to be raised in this round; below 0 it cannot be."""
        return self.number if component.owner == "declarer" else self.number - 1

    def raisable(
        self, may_raise: Callable[[Component, int], bool], binds_side: bool, *, joins: bool = False
    ) -> tuple[str, ...]:
        """Names of the components the speaker may raise; ``may_raise`` says whether from this level.

        With ``joins`` a defender may also say the flek his partner has just said, though it binds both already.
        """
        if self.over:
            return ()
        out = []
        for component in self.components:
            due = self.due(component)
            if due < 0 or not may_raise(component, due):
                continue
            whose = component.levels if binds_side or self.side == "declarer" else (component.levels[self.turn],)
            joined = joins and self.side == "defence" and self.turn > 0 and component.said[self.turn] <= due
            if due in whose or (joined and component.level == due + 1):
                out.append(component.name)
        return tuple(out)

    def spoken(
        self,
        raises: tuple[str, ...],
        announced: tuple[Component, ...],
        binds_side: bool,
        last_turn: int,
        *,
        joins: bool = False,
    ) -> Rounds:
        """After the speaker raised and announced these; ``last_turn`` is the number of defenders less one.

        With ``joins`` it is kept who said it.
        """
        components = tuple(
            self._raised(component, binds_side, joins) if component.name in raises else component
            for component in self.components
        )
        spoken = Rounds((*components, *announced), self.number, self.turn + 1)
        if self.side == "defence" and self.turn < last_turn:
            return spoken
        changed = any(
            spoken.due(component) + 1 in component.levels or (self.number == 0 and component.owner == "defence")
            for component in spoken.components
        )
        return Rounds(spoken.components, self.number + 1, 0, over=not changed)

    def _raised(self, component: Component, binds_side: bool, joins: bool) -> Component:
        due, said = self.due(component), component.said
        alone = self.side == "defence" and not binds_side
        levels = tuple(
            level + 1 if level == due and (not alone or opponent == self.turn) else level
            for opponent, level in enumerate(component.levels)
        )
        if joins and self.side == "defence":
            said = (*said[: self.turn], due + 1, *said[self.turn + 1 :])
        return msgspec.structs.replace(component, levels=levels, said=said)


def below_limit(limit: int | str, level: int, value: int, ceiling: int) -> bool:
    """May a component be raised from this level? Up to a fixed level, or while its value is below the ceiling."""
    return level < limit if isinstance(limit, int) else value < ceiling


def subsets(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every choice of the names, the empty one first, each in the given order."""
    return tuple(choice for size in range(len(names) + 1) for choice in combinations(names, size))
