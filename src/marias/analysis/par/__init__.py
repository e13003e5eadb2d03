"""What every contract of a finished deal would have made with open cards, nobody erring and nobody saying flek."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import msgspec

from marias import solver
from marias.analysis.finished import FinishedDeal
from marias.analysis.par import krizovy, licitovany, marijas, voleny
from marias.analysis.par.contracts import Begun, Choice, Contract
from marias.cards import CardSet
from marias.rules.contract import Result, Seat
from marias.rules.doubling import Rounds
from marias.solver.objectives import CARD_POINTS

__all__ = ["Contract", "Makeable", "Par", "par"]

FAMILIES: dict[str, ModuleType] = {
    "voleny": voleny,
    "krizovy": krizovy,
    "licitovany": licitovany,
    "marijas": marijas,
}
NO_ROUNDS = Rounds(())
"""Of a game without announcements."""


class Makeable(msgspec.Struct, frozen=True):
    """A contract and what it comes to."""

    contract: Contract
    ways: int
    """In how many ways the rules let it be begun: discards, laid leads, who announces what. 0: not at all."""
    payment: int | None = None
    """What the declarer gets from all others together, below 0 what he pays, in what the game counts; in a game of
    match points what his side scores, or below 0 the other. None where the rules do not allow the contract."""
    talon: CardSet | None = None
    """The discard it takes, of those that are paid alike the one with most card points; None where nothing is laid
    aside."""
    won: tuple[tuple[str, bool], ...] = ()
    """What was announced, and whether it is made in a line of best play."""
    result: Result | None = None
    """The settlement of that line."""

    @property
    def made(self) -> bool | None:
        """Is all of it made; None where a part is made and a part is not, where neither side wins, or where the rules
        do not allow it."""
        parts = {won for _, won in self.won}
        return parts == {True} if len(parts) == 1 else None


class Par(msgspec.Struct, frozen=True):
    """All contracts of one deal, by seat from the first who could play, in the order of the game."""

    deal: FinishedDeal
    contracts: tuple[Makeable, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who could have played something, in order."""
        return tuple(dict.fromkeys(one.contract.seat for one in self.contracts))

    def best(self, seat: Seat) -> tuple[Makeable, ...]:
        """The contracts that would have paid this seat most."""
        own = [one for one in self.contracts if one.contract.seat == seat]
        most = max((one.payment for one in own if one.payment is not None), default=None)
        return tuple(one for one in own if one.payment is not None and one.payment == most)


def par(deal: FinishedDeal, *, as_played: bool = False, progress: Callable[[int], None] | None = None) -> Par:
    """Every contract of the deal with the discard that is best for it, or ``as_played`` with the one really made.

    With the discards really made, who made none has no contract here. ``progress`` is told how many more
    hundredths of the work are done.

    Raises ``SolverError`` for rules the solver cannot take, and where there is a stock.
    """
    family = FAMILIES[deal.table.game.name]
    choices = list(family.choices(deal.final))
    if as_played:
        choices = list(_as_played(choices, family.laid(deal.final)))
    total, done, found = sum(len(ways) for _, ways in choices), 0, []
    for contract, ways in choices:
        found.append(_makeable(contract, ways))
        before, done = done, done + len(ways)
        if progress is not None and ways:
            progress(100 * done // total - 100 * before // total)
    return Par(deal, tuple(found))


def _as_played(choices: list[Choice], laid: dict[Seat, CardSet]) -> Iterator[Choice]:
    """The choices whose discard is the one that was really made."""
    lay_aside = any(one.talon is not None for _, ways in choices for one in ways)
    for contract, ways in choices:
        if not lay_aside:
            yield contract, ways
        elif contract.seat in laid:
            yield contract, [one for one in ways if one.talon == laid[contract.seat]]


def _makeable(contract: Contract, ways: list[Begun]) -> Makeable:
    if not ways:
        return Makeable(contract, 0)
    payments = _payments(ways)
    payment = max(payments)
    begun = _safest([one for one, paid in zip(ways, payments, strict=True) if paid == payment])
    state = begun.state
    result = solver.line(state).result if state.to_act is not None else state.result()
    announced = {component.name for component in getattr(state, "rounds", NO_ROUNDS).components} or {contract.game}
    return Makeable(contract, len(ways), payment, begun.talon, _won(result, announced), result)


def _won(result: Result, announced: set[str]) -> tuple[tuple[str, bool], ...]:
    """Of what was announced; where a quiet hundred is settled in its place, of that."""
    settled = [item for item in result.items if item.won is not None]
    own = [item for item in settled if item.code in announced] or settled
    names = dict.fromkeys(item.code for item in own)
    return tuple((name, all(item.won for item in own if item.code == name)) for name in names)


def _payments(ways: list[Begun]) -> list[int]:
    """What each beginning is worth to the declarer; what is over already is worth what it paid."""
    return [_paid(one.state) if one.state.to_act is None else solver.value(one.state) for one in ways]


def _safest(ways: list[Begun]) -> Begun:
    """Of discards that are paid alike that with which the declarer gets most card points."""
    first = ways[0]
    if len(ways) == 1 or first.talon is None or first.state.trump is None or first.state.to_act is None:
        return first
    points = [solver.value(one.state, CARD_POINTS) for one in ways]
    return ways[points.index(max(points))]


def _paid(state: Any) -> int:
    payment: int = state.result().payments[state.declarer]
    return payment
