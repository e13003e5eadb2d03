"""Money at a championship table: stakes, top-ups and debts, the sum that must agree, net and place; the correction of
a sheet that does not add up, and a table that is not complete [MCR-3a … MCR-3e, MCR-12b, MCR-25c, MCR-26a … MCR-26g].

Pure functions for the tournament desk. Amounts are whole Kč; results are in the order of the entries given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from marias.errors import SettlementError
from marias.rules.contract import Seat, Transfer
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.settlement import balance, within_means

SEATS = 4
BIG_SHARE, SMALL_SHARE, SHARES = 4, 2, 10
"""The ratio 4 : 2 : 2 : 2 in tenths."""


class Purse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's money in a round: what lies before him, what he has put in, what he still owes."""

    stack: int
    inserted: int
    debts: tuple[Transfer, ...] = ()

    @property
    def owed(self) -> int:
        """The debt left from the last hand."""
        return sum(debt.amount for debt in self.debts)

    @property
    def must_add(self) -> bool:
        """May he not play on before he has added money?"""
        return self.stack == 0 or bool(self.debts)


def stakes(profile: KrizovyProfile) -> tuple[Purse, ...]:
    """What lies on the table when a round begins [MCR-3a]."""
    return (Purse(profile.chips, profile.chips),) * SEATS


def table_leader(start_numbers: Sequence[int]) -> Seat:
    """The seat with the lowest start number: it leads the table and deals first [MCR-12b]."""
    return min(range(len(start_numbers)), key=start_numbers.__getitem__)


def pay(purses: Sequence[Purse], transfers: Sequence[Transfer]) -> tuple[Purse, ...]:
    """The purses after a hand: who cannot pay in full gives what he has and owes the rest."""
    paid, _ = within_means(transfers, [purse.stack for purse in purses], pro_rata=True)
    changes = balance(paid, len(purses))
    settled = {(t.payer, t.payee): t.amount for t in paid}
    out = []
    for seat, purse in enumerate(purses):
        left = tuple(
            Transfer(seat, t.payee, rest)
            for t in transfers
            if t.payer == seat and (rest := t.amount - settled.get((seat, t.payee), 0))
        )
        out.append(Purse(purse.stack + changes[seat], purse.inserted, (*purse.debts, *left)))
    return tuple(out)


def top_up(profile: KrizovyProfile, purses: Sequence[Purse], seat: Seat, amount: int) -> tuple[Purse, ...]:
    """The purses after a player adds money: his debts are paid at once, and at least 50 must be left to play with
    [MCR-3b, MCR-3c].

    Raises ``SettlementError`` for an amount that is too small, or for a player who still has money.
    """
    purse = purses[seat]
    if not purse.must_add:
        raise SettlementError(
            "top_up",
            f"seat {seat} still has {purse.stack} Kč",
            "only when the money is gone",
            code="settlement-top-up-early",
            seat=seat,
            stack=purse.stack,
        )
    least = purse.owed + profile.top_up
    if amount < least:
        raise SettlementError(
            "top_up",
            f"{amount} Kč is too little",
            f"at least {least} Kč, debts included",
            code="settlement-top-up",
            amount=amount,
            least=least,
        )
    paid = balance(purse.debts, len(purses))
    return tuple(
        Purse(other.stack + paid[place] + (amount if place == seat else 0), other.inserted + amount, ())
        if place == seat
        else Purse(other.stack + paid[place], other.inserted, other.debts)
        for place, other in enumerate(purses)
    )


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the table sheet."""

    start_number: int
    inserted: int
    amount: int
    """What lies before him at the end of the round."""

    @property
    def net(self) -> int:
        """Won or lost in the round."""
        return self.amount - self.inserted


def discrepancy(lines: Sequence[Line]) -> int:
    """Money missing (positive) or too much (negative): 400 and every top-up against what was counted [MCR-3e]."""
    return sum(line.inserted for line in lines) - sum(line.amount for line in lines)


Draw = Callable[[Sequence[int]], Sequence[int]]
"""Decides between equals: given start numbers, the same in order, better first (a cut of the pack)."""


def places(lines: Sequence[Line], draw: Draw) -> tuple[int, ...]:
    """The places 1 … 4 by net; equals are drawn [OP-20]."""
    return _ranked([line.net for line in lines], [line.start_number for line in lines], draw)


def _ranked(values: Sequence[int], numbers: Sequence[int], draw: Draw) -> tuple[int, ...]:
    order: list[int] = []
    for value in sorted(set(values), reverse=True):
        equals = [number for number, other in zip(numbers, values, strict=True) if other == value]
        order.extend(draw(equals) if len(equals) > 1 else equals)
    return tuple(order.index(number) + 1 for number in numbers)


Deduct = Literal["highest_gives", "lowest_always"]


def corrected(lines: Sequence[Line], deduct: Deduct = "highest_gives") -> tuple[int, ...]:
    """The amounts put right in the ratio 4 : 2 : 2 : 2, in favour of the lowest [MCR-25c, OP-21].

    Missing money is added, four tenths to the lowest; too much is taken away, four tenths from the highest (or, read
    to the letter, from the lowest). Whole Kč by largest remainder; equals by start number.
    """
    off = discrepancy(lines)
    sign = 1 if off > 0 else -1

    def low(line: Line) -> tuple[int, int]:
        return line.amount, line.start_number

    def high(line: Line) -> tuple[int, int]:
        return -line.amount, line.start_number

    big = min(lines, key=low if off > 0 or deduct == "lowest_always" else high)
    tenths = [abs(off) * (BIG_SHARE if line is big else SMALL_SHARE) for line in lines]
    shares = [part // SHARES for part in tenths]
    left = abs(off) - sum(shares)
    first = low if off > 0 else high
    for place in sorted(range(len(lines)), key=lambda p: (-(tenths[p] % SHARES), first(lines[p])))[:left]:
        shares[place] += 1
    return tuple(line.amount + sign * share for line, share in zip(lines, shares, strict=True))


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player drawn to a table: did he come, and what he has won in the tournament so far."""

    start_number: int
    standing: int
    present: bool = True


class RoundResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Place, amount and net of one player in a round."""

    place: int
    amount: int
    net: int


def incomplete_table(profile: KrizovyProfile, entries: Sequence[Entry], draw: Draw) -> tuple[RoundResult, ...]:
    """The results of a table that is not complete and does not play [MCR-26a … MCR-26g].

    The absent get nothing and the last places, fewer money so far the worse, two equal both the lower place; the
    present share the stakes of the absent, rounded down, and are placed by what they have won, equals by a cut.
    Raises ``SettlementError`` when all four are there.
    """
    present = [entry for entry in entries if entry.present]
    absent = [entry for entry in entries if not entry.present]
    if len(entries) != SEATS or not absent:
        raise SettlementError(
            "table",
            "is complete, so it plays",
            "four entries, of them at least one absent",
            code="settlement-complete-table",
        )
    share = profile.chips * len(absent) // len(present) if present else 0
    order = _ranked([e.standing for e in present], [e.start_number for e in present], draw)
    out = []
    for entry in entries:
        if entry.present:
            out.append(RoundResult(order[present.index(entry)], profile.chips + share, share))
            continue
        better = sum(other.standing > entry.standing for other in absent)
        equal = sum(other.standing == entry.standing for other in absent)
        out.append(RoundResult(len(present) + better + equal, 0, -profile.chips))
    return tuple(out)
