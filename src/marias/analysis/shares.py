"""What a change for the declarers' side is worth to one player: his own money."""

from __future__ import annotations

from collections.abc import Mapping

from marias.rules.contract import Game, Seat
from marias.solver.frame import frame_of
from marias.solver.situation import Ending, Settlement, Situation
from marias.solver.table import Table


def parts(game: Game, situation: Situation) -> Mapping[Seat, int | None]:
    """Into how many equal parts the money of a side is divided, by seat: in 1 where a player has it all.

    None where the players of a side are not paid alike, because they doubled each for himself. Of match points, which
    nobody pays, every player of a side has all.
    """
    if not game.zero_sum:
        return dict.fromkeys(situation.seats, 1)
    first = situation.seats[0]
    found: dict[Seat, int | None] = {}

    def worth(settlement: Settlement, ending: Ending) -> int:
        payments = settlement.settle(ending).payments
        for seat in situation.seats:
            _compare(found, seat, payments[first], abs(payments[seat]))
        return payments[first]

    Table(frame_of(situation), worth)  # asks for every class of outcome there still is
    return {seat: found.get(seat, 1) for seat in situation.seats}


def _compare(found: dict[Seat, int | None], seat: Seat, mine: int, his: int) -> None:
    """Whether this outcome divides the money as those before did."""
    if not mine and not his:
        return
    divided = abs(mine) // his if his and not mine % his else None
    if found.setdefault(seat, divided) != divided:
        found[seat] = None
