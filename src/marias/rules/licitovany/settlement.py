"""Settling a deal of licitovaný mariáš: from what was announced and what happened to who pays whom, and why.

Works from facts alone, so that it serves a deal played here, a record, and a scorekeeper at a real table.
All amounts are units for one opponent, positive when the declarer receives them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from marias.errors import SettlementError
from marias.rules.contract import Item, Result, Seat, Transfer
from marias.rules.doubling import Component, Side
from marias.rules.licitovany.actions import Technical
from marias.rules.licitovany.contracts import Contract
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.settlement import (
    balance,
    between,
    capped,
    check_counts,
    check_nothing_counted,
    check_points_taken,
    check_tricks,
    merged,
    net,
)

TEN = 10
HUNDRED = 100
BIG_FINES = frozenset({"sharp_in_talon", "seven_in_talon", "looked_at_cards"})


class Bargain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands when the fleks end: the contract, whose it is, its parts with their levels."""

    seats: int
    declarer: Seat
    defenders: tuple[Seat, Seat]
    """The two active opponents, in the order of play from the declarer."""
    sitter: Seat | None = None
    """The one who pauses at a table of four."""
    contract: Contract
    components: tuple[Component, ...]
    laid: tuple[str, ...] = ()
    """The parts that could not be lost under any distribution (ložená hra)."""
    fines: tuple[Technical, ...] = ()

    def opponents(self, profile: LicitovanyProfile) -> tuple[Seat, ...]:
        """Who settles with the declarer; the one who pauses like a third defender (spec 1.8)."""
        sitting = () if self.sitter is None or not profile.sitter_pays else (self.sitter,)
        return (*self.defenders, *sitting)

    def players(self, profile: LicitovanyProfile) -> tuple[Seat, ...]:
        """Everybody who settles, the declarer first."""
        return (self.declarer, *self.opponents(profile))

    def level(self, profile: LicitovanyProfile, component: Component, opponent: Seat) -> int:
        """The level at which this opponent settles; who pauses said nothing, so he follows the lower of the two.

        In a ložená game only who said flek himself pays the raised rate, the others – who pauses is one of them –
        the base rate (ČSM II/18).
        """
        laid = profile.laid_game_exception and component.name in self.laid
        if opponent not in self.defenders:
            return 0 if laid else min(component.levels)
        place = self.defenders.index(opponent)
        return 0 if laid and not component.said[place] else component.levels[place]

    @property
    def both_said_flek(self) -> bool:
        """Did both defenders say flek to the same part? The limit is higher then."""
        return any(all(component.said) for component in self.components)


class Outcome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happened in the play. Pairs are (declarer, defence)."""

    card_points: tuple[int, int] = (0, 0)
    """Aces, tens and the last trick."""
    marriages: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Values (20, 40) in the order they were announced."""
    tricks: tuple[int, int] = (0, 0)
    seven: Side | Literal["none"] = "none"
    """Whose trump seven fell in the last trick."""
    seven_won: bool = False
    """It took the last trick."""
    last_trick: Side = "declarer"
    """Who took the last trick."""
    two_sevens: bool = False
    """The declarer took trick 9 with the helper's seven and trick 10 with the trump's."""


def contract_components(profile: LicitovanyProfile, contract: Contract) -> tuple[Component, ...]:
    """The parts a contract puts on the table (spec 2.1)."""
    parts: tuple[str, ...] = contract.parts
    if contract.kind in ("sto", "sto_sedma") and not profile.sto_replaces_hra:
        parts = ("hra", *parts)
    return tuple(Component(name, "declarer") for name in parts)


def price(profile: LicitovanyProfile, name: str, level: int, hearts: bool) -> int:
    """Price of a part at a level, for one opponent, before any limit; hearts as trump double it."""
    base: int = getattr(profile, name)
    return base * (2 if hearts else 1) * int(2**level)


def is_played(profile: LicitovanyProfile, contract: Contract, components: tuple[Component, ...]) -> bool:
    """Is the deal played, or settled as it lies? Only a sedma can be left unplayed (spec 4.1)."""
    if contract.kind != "sedma":
        return True
    if not any(component.level for component in components):
        return profile.approved_sedma_played
    levels = {component.name: set(component.levels) for component in components}
    cancels = levels == {"hra": {1}, "sedma": {0}} and 2 * profile.hra == profile.sedma
    return profile.balanced_played or not cancels


def settle_unplayed(profile: LicitovanyProfile, bargain: Bargain) -> Result:
    """Settle a sedma nobody plays: what was approved is the declarer's, a flekked game the defenders'."""
    items = [
        _item(profile, bargain, component, opponent, declarer_won=not bargain.level(profile, component, opponent))
        for component in bargain.components
        for opponent in bargain.opponents(profile)
    ]
    return _result(profile, bargain, "unplayed", items)


def settle_helpers_shown(profile: LicitovanyProfile, bargain: Bargain) -> Result:
    """Settle dvě sedmy against four helpers in one hand: shown after the fleks, it is lost (spec 3.8)."""
    items = [
        _item(profile, bargain, component, opponent, declarer_won=False)
        for component in bargain.components
        for opponent in bargain.opponents(profile)
    ]
    return _result(profile, bargain, "unplayed", items)


def settle_omyl(profile: LicitovanyProfile, bargain: Bargain) -> Result:
    """Settle a sedma folded by its declarer (spec 2.5)."""
    clause = profile.clauses["omyl"]
    items = [Item("omyl", -profile.omyl, clause, base=profile.omyl, won=False, against=bargain.opponents(profile))]
    return _result(profile, bargain, "unplayed", items)


def settle_played(profile: LicitovanyProfile, bargain: Bargain, outcome: Outcome) -> Result:
    """Settle a deal that was played."""
    items: list[Item] = []
    for opponent in bargain.opponents(profile):
        items.extend(_played_items(profile, bargain, outcome, opponent))
    result = _result(profile, bargain, "played", items)
    if not bargain.contract.counted:
        return result
    announced = "sto" in bargain.contract.parts
    counted = counted_marriage(profile, outcome.marriages[0])
    return msgspec.structs.replace(
        result,
        card_points=outcome.card_points,
        marriages=(sum(outcome.marriages[0]), sum(outcome.marriages[1])),
        hundred=(outcome.card_points[0], counted) if announced else None,
    )


def settle_thrown_in(profile: LicitovanyProfile, bargain: Bargain) -> Result:
    """Nobody bid, and the table throws such cards in; nobody pays, but for the fines."""
    items = (Item("thrown_in", 0, profile.clauses["nobody_bids"]),)
    return _with_fines(Result("unplayed", (0,) * bargain.seats, items=items), _fines(profile, bargain))


def misdeal(profile: LicitovanyProfile, bargain: Bargain) -> Result:
    """Zadání: nobody pays, but for the fines (spec 1.7)."""
    void = Result("misdeal", (0,) * bargain.seats, items=(Item("misdeal", 0, "ČSM II/9"),))
    return _with_fines(void, _fines(profile, bargain))


def settle_revoke(profile: LicitovanyProfile, bargain: Bargain, offender: Seat, offence: str) -> Result:
    """Settle a revoke: the announced parts are lost by the offender's side at the levels of this moment, and he pays
    the paušál to every other player (spec 4.7). Before a contract stands there is only the paušál."""
    has_side = offender in bargain.players(profile)  # who pauses and does not settle has none
    items = [
        _item(profile, bargain, component, opponent, declarer_won=offender != bargain.declarer)
        for component in bargain.components
        for opponent in bargain.opponents(profile)
        if has_side
    ]
    result = _result(profile, bargain, "revoke", items)
    if profile.revoke_fine:
        fee = profile.big_fine if offence in BIG_FINES else profile.fine
        key = "big_fine" if offence in BIG_FINES else "fine"
        result = _with_fines(result, [_fine(profile, bargain, offender, fee, profile.clauses[key])])
    return msgspec.structs.replace(result, offender=offender)


def check_outcome(bargain: Bargain, outcome: Outcome) -> None:
    """Refuse facts that cannot be together.

    Raises ``SettlementError`` naming the fact and what is allowed.
    """
    contract = bargain.contract
    if not contract.counted:
        broken = contract.two_sevens or outcome.tricks[0 if contract.kind == "betl" else 1]
        check_tricks(outcome.tricks, TEN, whole=not broken)
        counted = any(outcome.card_points) or any(outcome.marriages) or outcome.seven != "none"
        check_nothing_counted(contract.kind, counted=counted)
        return
    check_tricks(outcome.tricks, TEN, whole=True)
    check_counts(outcome.card_points, [*outcome.marriages[0], *outcome.marriages[1]])
    check_points_taken(outcome.card_points, outcome.tricks)
    if outcome.seven_won and outcome.seven == "none":
        raise SettlementError(
            "seven_won",
            "a seven that did not fall cannot win",
            "seven = declarer or defence",
            code="settlement-no-seven",
        )


# The lines


def _played_items(profile: LicitovanyProfile, bargain: Bargain, outcome: Outcome, opponent: Seat) -> Iterator[Item]:
    for component in bargain.components:
        won = won_by_declarer(profile, component.name, outcome)
        steps = _steps(profile, outcome) if component.name == "sto" else 1
        yield _item(profile, bargain, component, opponent, won, steps)
    yield from _quiet_hundred(profile, bargain, outcome, opponent)
    yield from _quiet_seven(profile, bargain, outcome, opponent)


def won_by_declarer(profile: LicitovanyProfile, name: str, outcome: Outcome) -> bool:
    """Did the declarer make this part?"""
    if name == "hra":
        mine, theirs = _totals(outcome)
        return mine > theirs
    if name == "sedma":
        return outcome.seven == "declarer" and outcome.seven_won
    if name == "sto":
        return _towards_hundred(profile, outcome) >= HUNDRED
    if name == "betl":
        return outcome.tricks[0] == 0
    return outcome.tricks[1] == 0 if name == "durch" else outcome.two_sevens


def _totals(outcome: Outcome) -> tuple[int, int]:
    return (
        outcome.card_points[0] + sum(outcome.marriages[0]),
        outcome.card_points[1] + sum(outcome.marriages[1]),
    )


def counted_marriage(profile: LicitovanyProfile, marriages: tuple[int, ...]) -> int:
    """The one marriage that counts towards an announced hundred (spec 3.3)."""
    if not marriages:
        return 0
    return marriages[0] if profile.sto_marriage == "first" else max(marriages)


def _towards_hundred(profile: LicitovanyProfile, outcome: Outcome) -> int:
    return outcome.card_points[0] + counted_marriage(profile, outcome.marriages[0])


def _steps(profile: LicitovanyProfile, outcome: Outcome) -> int:
    """How many times an announced hundred is paid: once and for every ten above, or for every ten that is missing
    and every ten of the defenders' marriages (spec 4.5)."""
    if won_by_declarer(profile, "sto", outcome):
        return 1 + (_totals(outcome)[0] - HUNDRED) // TEN
    missing = HUNDRED - _towards_hundred(profile, outcome)
    return (missing + sum(outcome.marriages[1])) // TEN


def _item(
    profile: LicitovanyProfile,
    bargain: Bargain,
    component: Component,
    opponent: Seat,
    declarer_won: bool,
    steps: int = 1,
) -> Item:
    level = bargain.level(profile, component, opponent)
    hearts = bargain.contract.hearts
    amount = price(profile, component.name, level, hearts) * steps
    return Item(
        component.name,
        amount if declarer_won else -amount,
        profile.clauses[component.name],
        base=getattr(profile, component.name) * steps,
        level=level,
        factor=2 if hearts else 1,
        won=declarer_won,
        against=(opponent,),
    )


def _quiet_hundred(profile: LicitovanyProfile, bargain: Bargain, outcome: Outcome, opponent: Seat) -> Iterator[Item]:
    """An unannounced hundred in a sedma doubles the flekked game, and every ten above is paid (spec 4.5)."""
    if bargain.contract.kind != "sedma":
        return
    totals = _totals(outcome)
    if max(totals) < HUNDRED:
        return
    sign = 1 if totals[0] >= HUNDRED else -1
    tens = (max(totals) - HUNDRED) // TEN
    game = next(component for component in bargain.components if component.name == "hra")
    level = bargain.level(profile, game, opponent)
    yield _quiet(profile, bargain, "quiet_hundred", sign * profile.hra, level, opponent)
    if tens and profile.quiet_hundred_over == "rate":
        yield _quiet(profile, bargain, "quiet_hundred_over", sign * profile.quiet_hundred * tens, 0, opponent)
    elif tens:
        yield _quiet(profile, bargain, "quiet_hundred_over", sign * 2 * profile.hra * tens, level, opponent)


def _quiet_seven(profile: LicitovanyProfile, bargain: Bargain, outcome: Outcome, opponent: Seat) -> Iterator[Item]:
    """In a hundred without a seven announced: the trump seven that wins the last trick, or is beaten in it."""
    if bargain.contract.kind != "sto" or outcome.seven == "none":
        return
    if not outcome.seven_won and outcome.last_trick == outcome.seven:
        return  # beaten by his own partner
    code = "quiet_seven" if outcome.seven_won else "killed_quiet_seven"
    sign = 1 if outcome.last_trick == "declarer" else -1
    yield _quiet(profile, bargain, code, sign * profile.quiet_seven, 0, opponent)


def _quiet(profile: LicitovanyProfile, bargain: Bargain, code: str, base: int, level: int, opponent: Seat) -> Item:
    """A line of what was not announced; ``base`` is negative when the declarer pays it."""
    factor = 2 if bargain.contract.hearts else 1
    key = {"killed_quiet_seven": "quiet_seven", "quiet_hundred": "hra"}.get(code, code)
    return Item(
        code,
        base * factor * int(2**level),
        profile.clauses[key],
        base=abs(base),
        level=level,
        factor=factor,
        won=base > 0,
        against=(opponent,),
    )


# The payments


def _result(
    profile: LicitovanyProfile, bargain: Bargain, kind: Literal["played", "unplayed", "revoke"], items: list[Item]
) -> Result:
    key = "ceiling_both" if bargain.both_said_flek else "ceiling"
    cap: int = getattr(profile, key)
    lines = capped(merged(items), cap, profile.clauses[key], each=False)
    amounts = {opponent: net(lines, opponent) for opponent in bargain.opponents(profile)}
    transfers = between(bargain.declarer, amounts)
    payments = balance(transfers, bargain.seats)
    decided = bool(bargain.components)
    result = Result(
        kind,
        payments,
        transfers,
        lines,
        bargain.declarer if decided else None,
        bargain.contract.rung if decided else "",
    )
    return _with_fines(result, _fines(profile, bargain))


def _fines(profile: LicitovanyProfile, bargain: Bargain) -> list[Item]:
    """The lines of the technical renoncs."""
    clause = profile.clauses["fine"]
    return [_fine(profile, bargain, slip.seat, profile.fine, clause) for slip in bargain.fines]


def _fine(profile: LicitovanyProfile, bargain: Bargain, seat: Seat, amount: int, clause: str) -> Item:
    others = tuple(sorted(other for other in bargain.players(profile) if other != seat))
    return Item("fine", amount, clause, base=amount, against=others, by=seat)


def _with_fines(result: Result, fines: list[Item]) -> Result:
    """The result with these fines beside what is settled between declarer and opponents."""
    paid = [
        Transfer(line.by, other, line.amount)
        for line in fines
        for other in line.against
        if line.by is not None and line.amount
    ]
    transfers = (*result.transfers, *paid)
    return msgspec.structs.replace(
        result,
        transfers=transfers,
        payments=balance(transfers, len(result.payments)),
        items=(*result.items, *fines),
    )
