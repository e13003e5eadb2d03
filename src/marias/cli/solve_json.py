"""What ``marias solve --json`` prints: one line a position."""

from __future__ import annotations

from typing import Any

import msgspec

from marias.analysis import Solved, place_in
from marias.errors import MariasError
from marias.notation import write_action
from marias.rules import GAMES
from marias.solver.objectives import PAYMENT
from marias.store.results import foreign, results_of

Bounds = tuple[int, int]


class ActionLine(msgspec.Struct):
    """A legal action. Of each value at least and at most; the same where the search was not cut short."""

    action: str
    value: Bounds
    """What the declarers' side gets, of a pair its first member."""
    own: Bounds | None
    """The same for the player to act; null where his side is not paid alike."""
    best: bool
    """Surely as good as any."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which position, and what was asked of it."""

    file: str = ""
    """Nothing where the position was typed."""
    digest: str = ""
    """Of the file, so that another file of the same name is another one."""
    deal: int = 0
    move: str = ""
    """Before which card of which trick: ``3.2``; empty: where a saved game stands, or the typed position."""
    profile: str = ""
    objective: str = ""
    limit: int = 0


class PositionLine(Asked, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position solved, or why it could not be."""

    at: str = ""
    """Before which card of which trick it is."""
    seat: int | None = None
    """Who is to act."""
    declarers: tuple[int, ...] = ()
    unit: str = ""
    value: int | None = None
    """Of the position, for the declarers' side; absent where the search was cut short."""
    actions: tuple[ActionLine, ...] = ()
    line: tuple[str, ...] = ()
    """A way of playing on in which nobody errs; only where one position was asked for."""
    payments: tuple[int, ...] | None = None
    """What the line comes to, in seat order."""
    nodes: int = 0
    error: str | None = None


_read = results_of(PositionLine)


def parse_line(line: bytes, name: str, number: int) -> PositionLine | None:
    """A line of a file of results; raises ``RecordError`` for another, also one that could be JSON of anything."""
    found = _read(line, name, number)
    if found is not None and not found.digest:
        raise foreign(name, number)
    return found


def asked_of(line: PositionLine) -> Asked:
    """The question alone: equal questions have equal answers."""
    return Asked(**{field: getattr(line, field) for field in Asked.__struct_fields__})


def solved_line(asked: Asked, found: Solved) -> PositionLine:
    """A position that was solved."""
    solution, exact = found.solution, found.solution.exact
    best = solution.best if exact else ()
    return PositionLine(
        **msgspec.structs.asdict(asked),
        at=str(place_in(found.state)),
        seat=solution.seat,
        declarers=found.declarers,
        unit=GAMES[found.state.profile.game].unit if solution.objective == PAYMENT else "",
        value=solution.value if exact else None,
        actions=tuple(
            ActionLine(
                write_action(one.action),
                (one.at_least, one.at_most),
                own_bounds(found, one.at_least, one.at_most),
                one.action in best,
            )
            for one in solution.actions
        ),
        line=tuple(map(write_action, found.line.actions)) if found.line else (),
        payments=found.line.result.payments if found.line else None,
        nodes=solution.nodes,
    )


def failed_line(asked: Asked, error: MariasError) -> PositionLine:
    """A position that could not be solved."""
    return PositionLine(**msgspec.structs.asdict(asked), error=str(error))


def own_bounds(found: Solved, least: int, most: int) -> Bounds | None:
    """The bounds for the player to act, the lower one first."""
    ends = found.own(least), found.own(most)
    if ends[0] is None or ends[1] is None:
        return None
    return min(ends[0], ends[1]), max(ends[0], ends[1])


JSON_SCHEMA: dict[str, Any] = msgspec.json.schema(PositionLine)
"""The schema of one line of ``solve --json``."""
