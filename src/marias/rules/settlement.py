"""From the lines of a settlement to payments: the ceiling, who pays whom, and an empty pocket.

Shared by every game in which one player settles with each of the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from marias.errors import SettlementError
from marias.rules.contract import Item, Seat, Transfer
from marias.rules.play import ALL_CARD_POINTS


def net(items: Iterable[Item], opponent: Seat) -> int:
    """What the declarer gets from this opponent (Kč; negative: pays him)."""
    return sum(item.amount for item in items if opponent in item.against)


def capped(items: Sequence[Item], cap: int, clause: str, each: bool) -> tuple[Item, ...]:
    """The lines with the ceiling applied, as one more line where it bites.

    ``each`` caps every line by itself instead of the net amount with one opponent.
    """
    if each:
        return tuple(msgspec.structs.replace(item, amount=max(-cap, min(cap, item.amount))) for item in items)
    out = list(items)
    for opponent in sorted({seat for item in items for seat in item.against}):
        total = net(items, opponent)
        over = max(-cap, min(cap, total)) - total
        if over:
            out.append(Item("ceiling", over, clause, base=cap, against=(opponent,)))
    return merged(out)


def merged(items: Iterable[Item]) -> tuple[Item, ...]:
    """Lines that differ only in the opponent, put together."""
    out: list[Item] = []
    for item in items:
        for place, other in enumerate(out):
            alike = other.amount == item.amount and other.code == item.code
            if alike and msgspec.structs.replace(other, against=item.against) == item:
                out[place] = msgspec.structs.replace(other, against=(*other.against, *item.against))
                break
        else:
            out.append(item)
    return tuple(out)


def between(declarer: Seat, amounts: Mapping[Seat, int]) -> tuple[Transfer, ...]:
    """One payment for each opponent with whom something is left to settle."""
    return tuple(
        Transfer(opponent, declarer, amount) if amount > 0 else Transfer(declarer, opponent, -amount)
        for opponent, amount in amounts.items()
        if amount
    )


def balance(transfers: Iterable[Transfer], seats: int) -> tuple[int, ...]:
    """What each seat wins or loses in all; sums to zero."""
    out = [0] * seats
    for transfer in transfers:
        out[transfer.payer] -= transfer.amount
        out[transfer.payee] += transfer.amount
    return tuple(out)


def within_means(
    transfers: Sequence[Transfer], chips: Sequence[int], *, pro_rata: bool
) -> tuple[tuple[Transfer, ...], tuple[Seat, ...]]:
    """The payments that can really be made from these chips, and who could not pay in full.

    A payer who owes more than he has gives all he has, split among his creditors pro rata: rounded down, what is left
    one by one clockwise from the payer (or creditor after creditor clockwise). The rest is forgiven.
    """
    seats = len(chips)
    paid: list[Transfer] = []
    insolvent: list[Seat] = []
    for payer in range(seats):
        owed = sorted((t for t in transfers if t.payer == payer), key=lambda t: (t.payee - payer) % seats)
        total = sum(t.amount for t in owed)
        if total <= chips[payer]:
            paid.extend(owed)
            continue
        insolvent.append(payer)
        paid.extend(_share(owed, total, chips[payer], pro_rata))
    return tuple(paid), tuple(insolvent)


def _share(owed: Sequence[Transfer], total: int, purse: int, pro_rata: bool) -> list[Transfer]:
    shares = [t.amount * purse // total if pro_rata else 0 for t in owed]
    left = purse - sum(shares)
    while left:
        for place, t in enumerate(owed):
            step = min(left, t.amount - shares[place], 1 if pro_rata else t.amount)
            shares[place] += step
            left -= step
    return [Transfer(t.payer, t.payee, share) for t, share in zip(owed, shares, strict=True) if share]


def check_tricks(tricks: tuple[int, int], total: int, *, whole: bool = False) -> None:
    """Refuse tricks that no deal has: less than none, more than all, or – of a whole deal – fewer.

    Raises ``SettlementError``.
    """
    mine, theirs = tricks
    if min(tricks) < 0 or sum(tricks) > total:
        raise SettlementError(
            "tricks",
            f"{mine} + {theirs} is not a deal",
            f"{total} tricks in all",
            code="settlement-tricks",
            mine=mine,
            theirs=theirs,
            total=total,
        )
    if whole and sum(tricks) != total:
        raise SettlementError(
            "tricks",
            f"{mine} + {theirs} do not sum to {total}",
            f"{total} in all, unless it was broken",
            code="settlement-tricks-sum",
            mine=mine,
            theirs=theirs,
            total=total,
        )


def check_points_taken(card_points: tuple[int, int], tricks: tuple[int, int]) -> None:
    """Refuse card points of a side that took no trick; raises ``SettlementError``."""
    for points, taken, who in zip(card_points, tricks, ("declarer", "defence"), strict=True):
        if points and not taken:
            raise SettlementError(
                "card_points",
                f"the {who} has card points but no trick",
                "0 without a trick",
                code="settlement-points-trickless",
                side=who,
            )


def check_nothing_counted(contract: str, *, counted: bool) -> None:
    """Refuse card points, marriages and sevens where only tricks count; raises ``SettlementError``."""
    if counted:
        raise SettlementError(
            "card_points",
            f"nothing is counted in {contract}",
            "tricks alone",
            code="settlement-nothing-counted",
            contract=contract,
        )


def check_counts(card_points: tuple[int, int], marriages: Sequence[int]) -> None:
    """Refuse card points and marriages that no pack has; raises ``SettlementError``."""
    mine, theirs = card_points
    if mine + theirs != ALL_CARD_POINTS or any(points % 10 or points < 0 for points in card_points):
        raise SettlementError(
            "card_points",
            f"{mine} + {theirs} do not sum to 90",
            "tens that sum to 90 with the last trick, without marriages",
            code="settlement-points-sum",
            mine=mine,
            theirs=theirs,
        )
    values = list(marriages)
    if any(value not in (20, 40) for value in values) or values.count(40) > 1 or values.count(20) > 3:
        raise SettlementError(
            "marriages",
            f"{values} cannot all be in one pack",
            "20 at most three times, 40 once",
            code="settlement-marriages",
            values=", ".join(map(str, values)),
        )
