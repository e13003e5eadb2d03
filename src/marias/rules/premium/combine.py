"""From rows to a sum in games with trumps [CSM-8, CSM-9, CSM-10].

Criteria add up. Bez výnosu only the highest of them counts at its bez-výnosu figure, the others as s výnosem; a bonus
goes with the criteria of its game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from marias.rules.premium.award import Line, Side
from marias.rules.premium.schema import MOST_POINTS
from marias.rules.premium.table import Options, Row


class Sum(NamedTuple):
    """The summands and their sum."""

    lines: tuple[Line, ...]
    points: int
    hangs_on: tuple[str, ...] = ()
    """The rows of which a figure is not known that changes the sum: it may be higher."""
    rounded: bool = False
    """Half of an odd figure was rounded down."""


class _Part(NamedTuple):
    row: Row
    side: Side
    clause: str
    points: int
    known: bool

    @property
    def family(self) -> str:
        return self.row.parent or self.row.half_of or self.row.game


Guess = Mapping[tuple[str, Side], int]
"""Row and side → what a figure that is not known is taken to be; nothing where it does not stand there."""


def combine(rows: tuple[Row, ...], *, led: bool, options: Options) -> Sum:
    """The sum of these rows; where a figure is not known, the smallest sum that can be."""
    rows = tuple(sorted(rows, key=lambda row: row.id))  # the order of the file means nothing
    sums = [(guess, _sum(rows, guess, led=led, options=options)) for guess in _guesses(rows)]
    bare = sums[0][1].points
    rows_guessed = (name for guess, one in sums if one.points != bare for name, _ in guess)
    return min((one for _, one in sums), key=lambda one: one.points)._replace(
        hangs_on=tuple(dict.fromkeys(rows_guessed))
    )


def _guesses(rows: tuple[Row, ...]) -> Iterator[Guess]:
    """Nothing for every figure that is not known; then one of them just above the highest known one, which it would
    push down to its lead figure, and one of them as high as can be."""
    yield {}
    sides: tuple[Side, Side] = ("lead", "nolead")
    highest = max((row.nolead or 0 for row in rows if row.kind == "criterion"), default=0)
    for row in rows:
        for side in sides:
            if row.kind != "addon" and getattr(row, side) is None:
                yield {(row.id, side): highest + 1}
                yield {(row.id, side): MOST_POINTS}


def _sum(rows: tuple[Row, ...], guess: Guess, *, led: bool, options: Options) -> Sum:
    criteria = [row for row in rows if row.kind == "criterion"]
    if led or not criteria:
        return _with_top(rows, None, guess, led=led, options=options)
    highest = max(_part(row, "nolead", "", guess).points for row in criteria)
    tops = [row for row in criteria if _part(row, "nolead", "", guess).points == highest]
    # Of equally high ones that which gains most bez výnosu.
    return max((_with_top(rows, top, guess, led=led, options=options) for top in tops), key=lambda one: one.points)


def _with_top(rows: tuple[Row, ...], top: Row | None, guess: Guess, *, led: bool, options: Options) -> Sum:
    """The sum if this criterion counts bez výnosu."""
    games = {row.game for row in rows if row.kind == "criterion"}
    parts = []
    for row in rows:
        if row.kind == "criterion":
            excepted = not led and row is not top and row.nolead_beside in games
            clause = "CSM-6" if led else "CSM-10" if excepted else "CSM-8"
            parts.append(_part(row, "nolead" if row is top or excepted else "lead", clause, guess))
        elif row.kind == "bonus":
            parts.append(_part(row, "nolead" if top and top.game == row.parent else "lead", "CSM-9", guess))
    halves = [half for row in rows if row.kind == "addon" for half in _half(row, parts, options)]
    points = sum(part.points for part in (*parts, *halves))
    rounded = any(2 * half.points != sum(part.points for part in _halved(half.row, parts, options)) for half in halves)
    return Sum(tuple(_line(part) for part in _as_written([*parts, *halves], top)), points, rounded=rounded)


def _part(row: Row, side: Side, clause: str, guess: Guess) -> _Part:
    figure: int | None = getattr(row, side)
    return _Part(row, side, clause, guess.get((row.id, side), 0) if figure is None else figure, figure is not None)


def _halved(addon: Row, parts: list[_Part], options: Options) -> list[_Part]:
    kinds = ("criterion", "bonus") if options.half_of_sto == "criterion_and_bonus" else ("criterion",)
    return [part for part in parts if part.family == addon.half_of and part.row.kind in kinds]


def _half(addon: Row, parts: list[_Part], options: Options) -> Iterator[_Part]:
    """Half of what the criterion really counts for."""
    whole = _halved(addon, parts, options)
    if any(part.row.kind == "criterion" for part in whole):
        points = sum(part.points for part in whole) // 2
        yield _Part(addon, "half", "CSM-6", points, all(part.known for part in whole))


def _as_written(parts: list[_Part], top: Row | None) -> Iterator[_Part]:
    """The order of the provisions' own example: the highest criterion, its bonuses, the other criteria of its game;
    then game by game."""
    best = {family: max(part.points for part in parts if part.family == family) for family in _families(parts)}
    for family in sorted(best, key=lambda name: (top is None or top.game != name, -best[name], name)):
        mine = [part for part in parts if part.family == family]
        mine.sort(key=lambda part: (part.row is not top, -part.points, part.row.id))
        criteria = [part for part in mine if part.row.kind == "criterion"]
        yield from criteria[:1]
        yield from (part for part in mine if part.row.kind == "bonus")
        yield from criteria[1:]
        yield from (part for part in mine if part.row.kind == "addon")


def _families(parts: list[_Part]) -> set[str]:
    return {part.family for part in parts}


def _line(part: _Part) -> Line:
    row, side = part.row, part.side
    provenance = row.provenance["figures"] if side == "half" else row.source_of(side)
    figure = part.points if part.known else None
    return Line(row=row.id, kind=row.kind, figure=figure, side=side, clause=part.clause, provenance=provenance)
