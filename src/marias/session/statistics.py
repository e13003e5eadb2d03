"""What many deals come to: money with its interval, contracts, flek levels. Only sums are kept, never the deals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Literal, get_args

import msgspec

from marias.session.simulation import Plan, PlayedDeal

NORMAL_95 = 1.96
"""Half the width of a 95% interval in standard errors of a mean."""


class Mean(msgspec.Struct, frozen=True):
    """Money per deal, in what the game counts: the mean and half its 95% interval (None with fewer than two deals)."""

    mean: float
    margin: float | None


class Sums(msgspec.Struct):
    """Number, sum and sum of squares of whole amounts."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, amount: int) -> None:
        """One more amount."""
        self.count += 1
        self.total += amount
        self.squares += amount * amount

    def plus(self, other: Sums) -> Sums:
        """The sums of both."""
        return Sums(self.count + other.count, self.total + other.total, self.squares + other.squares)

    def mean(self) -> Mean | None:
        """The mean; None of nothing."""
        if not self.count:
            return None
        mean = self.total / self.count
        if self.count < 2:
            return Mean(mean, None)
        variance = (self.squares * self.count - self.total * self.total) / (self.count * (self.count - 1))
        return Mean(mean, NORMAL_95 * math.sqrt(variance / self.count))


class SeatFigures(msgspec.Struct, frozen=True):
    """A seat: its bot, its money per deal, how often it was on the declarer's side; its money there and against."""

    seat: int
    bot: str
    money: Mean | None
    declared: int
    declaring: Mean | None
    defending: Mean | None


Role = Literal["declarer", "alone", "partner", "defender"]
"""``alone`` is a declarer without a partner in a deal that was played, at a table where others have one."""


class RoleFigures(msgspec.Struct, frozen=True):
    """A role over all seats: how often somebody had it, and what he got."""

    role: Role
    times: int
    money: Mean | None


class ContractFigures(msgspec.Struct, frozen=True):
    """A contract: deals, how many of them were played, made of those settled in play, the declarer's money and the
    tricks of his side on average."""

    contract: str
    deals: int
    played: int
    made: int
    settled: int
    money: Mean | None
    tricks: float | None


class PremiumSeat(msgspec.Struct, frozen=True):
    """Premium points of a seat: per deal, and in how many deals it had some."""

    seat: int
    bot: str
    points: Mean | None
    deals: int


class PremiumFigures(msgspec.Struct, frozen=True):
    """Premium points by one edition of the table."""

    edition: str
    complete: bool
    """Is the edition known whole?"""
    open: int
    """Deals whose points may be more than the table says; they count with the least."""
    seats: tuple[PremiumSeat, ...]


class Figures(msgspec.Struct, frozen=True):
    """All figures of a simulation."""

    deals: int
    unplayed: int
    seats: tuple[SeatFigures, ...]
    contracts: tuple[ContractFigures, ...]
    """Those that came up."""
    levels: dict[str, tuple[int, ...]]
    """Component → deals that ended at level 0, 1, …"""
    roles: tuple[RoleFigures, ...] = ()
    """Those that came up."""
    over_hundred: int = 0
    """Deals in which more than a hundred card points doubled the price."""
    thrown_in: int = 0
    """Deals for which nobody bid, where such cards are thrown in; they are among those left unplayed."""
    premium: PremiumFigures | None = None
    """None where no premium points are counted."""


class Statistics:
    """Takes the deals of a plan one by one."""

    def __init__(self, plan: Plan) -> None:
        self._bots, self._game, self._table = plan.bots, plan.game, plan.table
        self._money = [Sums() for _ in plan.bots]
        self._declaring = [Sums() for _ in plan.bots]
        self._defending = [Sums() for _ in plan.bots]
        self._deals: Counter[str] = Counter()
        self._played: Counter[str] = Counter()
        self._made: Counter[str] = Counter()
        self._settled: Counter[str] = Counter()
        self._tricks: Counter[str] = Counter()
        self._of_declarer = {contract: Sums() for contract in plan.game.contracts}
        self._levels: Counter[tuple[str, int]] = Counter()
        self._roles: dict[Role, Sums] = {role: Sums() for role in get_args(Role)}
        self._over_hundred = 0
        self._thrown_in = 0
        self._premium = [Sums() for _ in plan.bots]
        self._premium_deals: Counter[int] = Counter()
        self._premium_open = 0

    def add(self, deal: PlayedDeal) -> None:
        """One more deal."""
        self._premium_open += deal.premium_open
        for seat, points in enumerate(deal.premium or (0,) * len(self._bots)):
            self._premium[seat].add(points)
            self._premium_deals[seat] += points > 0
        for seat, amount in enumerate(deal.payments):
            self._money[seat].add(amount)
            if deal.declarer is not None:
                (self._declaring if seat in deal.declarers else self._defending)[seat].add(amount)
                self._roles[_role(deal, seat)].add(amount)
        if deal.declarer is None:
            self._thrown_in += 1
            return
        self._over_hundred += deal.over_hundred
        self._deals[deal.contract] += 1
        self._of_declarer[deal.contract].add(deal.payments[deal.declarer])
        self._levels.update(deal.levels.items())
        if deal.kind == "played":
            self._played[deal.contract] += 1
            self._tricks[deal.contract] += deal.tricks[0]
        if deal.made is not None:
            self._settled[deal.contract] += 1
            self._made[deal.contract] += deal.made

    def figures(self) -> Figures:
        """The figures so far."""
        deals, played = self._deals.total() + self._thrown_in, self._played.total()
        return Figures(
            deals,
            deals - played,
            tuple(
                SeatFigures(seat, bot, money.mean(), declaring.count, declaring.mean(), defending.mean())
                for seat, (bot, money, declaring, defending) in enumerate(
                    zip(self._bots, self._money, self._declaring, self._defending, strict=True)
                )
            ),
            tuple(self._contract(contract) for contract in self._game.contracts if self._deals[contract]),
            {name: levels for name in self._game.components if (levels := self._levels_of(name))},
            tuple(self._role_figures(deals)),
            self._over_hundred,
            self._thrown_in,
            self._premium_figures(),
        )

    def _premium_figures(self) -> PremiumFigures | None:
        if self._table is None:
            return None
        seats = tuple(
            PremiumSeat(seat, bot, points.mean(), self._premium_deals[seat])
            for seat, (bot, points) in enumerate(zip(self._bots, self._premium, strict=True))
        )
        return PremiumFigures(self._table.edition, self._table.complete, self._premium_open, seats)

    def _contract(self, contract: str) -> ContractFigures:
        played = self._played[contract]
        return ContractFigures(
            contract,
            self._deals[contract],
            played,
            self._made[contract],
            self._settled[contract],
            self._of_declarer[contract].mean(),
            self._tricks[contract] / played if played else None,
        )

    def _levels_of(self, name: str) -> tuple[int, ...]:
        highest = max((level for component, level in self._levels if component == name), default=-1)
        return tuple(self._levels[name, level] for level in range(highest + 1))

    def _role_figures(self, deals: int) -> Iterator[RoleFigures]:
        sums = dict(self._roles)
        if not sums["partner"].count:
            alone = sums.pop("alone")
            sums["declarer"] = sums["declarer"].plus(alone)
        for role, money in sums.items():
            if money.count:
                mean = money.mean()
                # Several seats of one deal are no sample of deals.
                yield RoleFigures(role, money.count, Mean(mean.mean, None) if mean and deals < 2 else mean)


def _role(deal: PlayedDeal, seat: int) -> Role:
    if seat == deal.partner:
        return "partner"
    if seat != deal.declarer:
        return "defender"
    return "alone" if deal.partner is None and deal.kind == "played" else "declarer"
