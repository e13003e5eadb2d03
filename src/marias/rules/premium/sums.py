"""Premium points of the deals of a round: of each as it ended, and what every seat has together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from marias.rules.contract import Game, Seat
from marias.rules.premium.award import Premium
from marias.rules.premium.engine import premium
from marias.rules.premium.table import Table


class SeatSum(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat has together."""

    seat: Seat
    total: int | None
    """None: not known of some deal, but no fewer than ``at_least``."""
    at_least: int


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    """What the seats have together by one edition of the table, in seat order."""

    edition: str
    complete: bool
    """Is the edition known whole?"""
    seats: tuple[SeatSum, ...]


def premium_of(game: Game, state: Any, table: Table) -> Premium | None:
    """The premium points of a finished deal; None where the game has none, or no contract was announced."""
    facts = None if game.premium is None else game.premium(state)
    return None if facts is None else premium(facts, table)


def sums(found: Iterable[Premium], table: Table, seats: int) -> Sums:
    """What these deals give each seat together."""
    deals = tuple(found)
    return Sums(
        edition=table.edition,
        complete=table.complete,
        seats=tuple(_of_seat(deals, seat) for seat in range(seats)),
    )


def _of_seat(deals: Iterable[Premium], seat: Seat) -> SeatSum:
    awards = [deal.of(seat) for deal in deals]
    totals = [award.total for award in awards if award.total is not None]
    return SeatSum(
        seat=seat,
        total=sum(totals) if len(totals) == len(awards) else None,
        at_least=sum(award.at_least for award in awards),
    )
