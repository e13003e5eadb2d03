"""Settling a deal of marijaš: match points to every player of the side that won, and why.

Works from facts alone, so that it serves a deal played here, a record, and a scorekeeper at a real table. Match points
are never negative and nobody pays them: the sum of a deal is not zero.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from marias.errors import SettlementError
from marias.rules.contract import Item, Result, Seat
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.play import CARD_POINTS

CONTRACTS = ("surrender", "game", "betl")
"""What a deal can be settled as."""


class Sides(msgspec.Struct, frozen=True):
    """Who played with whom."""

    seats: int
    declarers: tuple[Seat, ...]
    """The caller and his partner, the caller alone, or who played an extraordinary game."""

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """All others, clockwise from the caller."""
        first = self.declarers[0]
        others = ((first + step) % self.seats for step in range(1, self.seats))
        return tuple(seat for seat in others if seat not in self.declarers)


class Outcome(msgspec.Struct, frozen=True):
    """What happened in the tricks, by seat."""

    points: tuple[int, ...]
    """Aces, tens and the last trick, ten each; 90 in all."""
    marriages: tuple[tuple[int, ...], ...]
    """20 for each cvancik, 40 for a fircik."""
    tricks: tuple[int, ...]
    last_trick: Seat


def misdeal(seats: int) -> Result:
    """A void deal."""
    return Result("misdeal", (0,) * seats)


def settle_surrender(profile: MarijasProfile, sides: Sides, *, called: bool) -> Result:
    """Every opponent scores [SRB-57]; of four, before a partner is ``called``, all three others, or as the table has
    it."""
    if sides.seats == 4 and not called:
        caller = sides.declarers[0]
        neighbours = profile.surrender_pays == "neighbours"
        gain = tuple((caller + step) % 4 for step in ((1, 3) if neighbours else (1, 2, 3)))
    else:
        gain = sides.opponents
    line = Item(
        "surrender", -profile.surrender, profile.clauses["surrender"], base=profile.surrender, won=False, against=gain
    )
    payments = tuple(profile.surrender if seat in gain else 0 for seat in range(sides.seats))
    return Result(
        "unplayed",
        payments,
        items=(line,),
        declarer=sides.declarers[0],
        contract="surrender",
        partner=_partner(sides) if called else None,
    )


def settle_betl(profile: MarijasProfile, sides: Sides, *, made: bool) -> Result:
    """Betl alone: made it pays who played it, lost it pays each of the others."""
    line = _line(sides, "betl", profile.betl, profile.clauses["betl"], won=made)
    return _result(sides, (line,), "betl")


def settle_game(profile: MarijasProfile, sides: Sides, outcome: Outcome) -> Result:
    """The side with more card points scores, twice as much above a hundred [SRB-30, SRB-31, SRB-39 … SRB-42, SRB-52 …
    SRB-55].

    Raises ``SettlementError`` for sides with equally many, which no deal has.
    """
    mine, theirs = totals(profile, sides, outcome)
    if mine == theirs and profile.counted == "all":
        raise SettlementError(
            "card_points",
            f"both sides have {mine}: an odd number of tens cannot be shared evenly",
            code="settlement-tie",
            points=mine,
        )
    marriages = counted_marriages(profile, sides, outcome)
    result = _result(sides, tuple(_lines(profile, sides, mine, theirs)), "game")
    return msgspec.structs.replace(
        result,
        card_points=_by_side(sides, outcome.points),
        marriages=_by_side(sides, tuple(map(sum, marriages))),
        partner=_partner(sides),
    )


def totals(profile: MarijasProfile, sides: Sides, outcome: Outcome) -> tuple[int, int]:
    """The card points of both sides, as far as they count at this table."""
    points = _by_side(sides, outcome.points)
    if profile.counted == "aces_and_tens":
        last = outcome.last_trick in sides.declarers
        return points[0] - CARD_POINTS * last, points[1] - CARD_POINTS * (not last)
    marriages = _by_side(sides, tuple(map(sum, counted_marriages(profile, sides, outcome))))
    return points[0] + marriages[0], points[1] + marriages[1]


def counted_marriages(profile: MarijasProfile, sides: Sides, outcome: Outcome) -> tuple[tuple[int, ...], ...]:
    """By seat, the marriages that count: all, or those of a player or side that took a trick."""
    taken = outcome.tricks
    if profile.marriage_requires_trick == "side":
        mine, theirs = _by_side(sides, taken)
        taken = tuple(mine if seat in sides.declarers else theirs for seat in range(sides.seats))
    free = profile.marriage_requires_trick == "no"
    return tuple(values if free or taken[seat] else () for seat, values in enumerate(outcome.marriages))


def _lines(profile: MarijasProfile, sides: Sides, mine: int, theirs: int) -> Iterator[Item]:
    if mine == theirs:  # possible only where the last trick does not count
        yield _line(sides, "game", profile.win, profile.clauses["counted"], won=None)
        return
    won = mine > theirs
    yield _line(sides, "game", profile.win, profile.clauses["win"], won=won)
    hundred = mine + theirs if profile.hundred_of == "deal" else max(mine, theirs)
    if hundred >= profile.double_at:
        clause = profile.clauses["win_double"]
        yield _line(sides, "over_hundred", profile.win_double - profile.win, clause, won=won)


def _line(sides: Sides, code: str, price: int, clause: str, *, won: bool | None) -> Item:
    amount = 0 if won is None else price if won else -price
    return Item(code, amount, clause, base=price, won=won, against=sides.opponents)


def _result(sides: Sides, lines: tuple[Item, ...], contract: Literal["game", "betl"]) -> Result:
    net = sum(line.amount for line in lines)
    gain = sides.declarers if net > 0 else sides.opponents
    payments = tuple(abs(net) if seat in gain else 0 for seat in range(sides.seats))
    return Result("played", payments, items=lines, declarer=sides.declarers[0], contract=contract)


def _partner(sides: Sides) -> Seat | None:
    return sides.declarers[1] if len(sides.declarers) > 1 else None


def _by_side(sides: Sides, figures: tuple[int, ...]) -> tuple[int, int]:
    mine = sum(figures[seat] for seat in sides.declarers)
    return mine, sum(figures) - mine
