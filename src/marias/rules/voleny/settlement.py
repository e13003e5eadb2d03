"""Settling a deal of volený mariáš: from what was announced and what happened to who pays whom, and why.

Works from facts alone, so that it serves a deal played here, a record, and a scorekeeper at a real table.
All amounts are whole Kč for one opponent, positive when the declarer receives them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from marias.errors import SettlementError
from marias.rules.contract import Item, Result, Seat, Transfer
from marias.rules.doubling import Component, Side
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
from marias.rules.voleny.actions import NO_TRUMP_GAMES, TRUMP_GAMES
from marias.rules.voleny.profile import VolenyProfile

TEN = 10
HUNDRED = 100
ALL_MARRIAGES = 100
"""Four marriages: 40 + 20 + 20 + 20."""

ALWAYS_PLAYED = frozenset({"sto", "sto_against", "stosedm", *NO_TRUMP_GAMES})
SEVENS = frozenset({"sedma", "sedma_against", "stosedm"})
HUNDREDS = frozenset({"sto", "sto_against", "stosedm"})


class Bargain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands when doubling ends: the game, whose it is, its components with their levels."""

    seats: int
    declarer: Seat
    defenders: tuple[Seat, Seat]
    """The two active opponents, clockwise from the declarer."""
    sitter: Seat | None = None
    """The one who pauses at a table of four."""
    contract: str
    doubled: bool = False
    """The trump suit is one that doubles (hearts)."""
    components: tuple[Component, ...]

    def opponents(self, profile: VolenyProfile) -> tuple[Seat, ...]:
        """Who settles with the declarer."""
        sitting = () if self.sitter is None or not profile.sitter_pays else (self.sitter,)
        return (*self.defenders, *sitting)

    def level(self, component: Component, opponent: Seat) -> int:
        """The level at which this opponent settles; a sitter said nothing, so he follows the lower of the two."""
        if opponent in self.defenders:
            return component.levels[self.defenders.index(opponent)]
        return min(component.levels)


class Outcome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happened in the play. Pairs are (declarer's side, defenders' side)."""

    card_points: tuple[int, int] = (0, 0)
    """Aces, tens and the last trick."""
    marriages: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Values (20, 40) in the order they were announced."""
    tricks: tuple[int, int] = (0, 0)
    seven: Side | Literal["none"] = "none"
    """Whose trump seven fell in the last trick."""
    seven_won: bool = False
    """It took the last trick."""


def contract_components(profile: VolenyProfile, contract: str) -> tuple[Component, ...]:
    """The components a contract puts on the table."""
    names = {"hra": ("hra",), "sedma": ("hra", "sedma")}.get(contract, (contract,))
    if contract == "stosedm" and not profile.stosedm_indivisible:
        names = ("sto", "sedma")
    return tuple(Component(name, "declarer") for name in names)


def price(profile: VolenyProfile, name: str, level: int, doubled: bool) -> int:
    """Price of a component at a level, for one opponent, before any ceiling."""
    base: int = getattr(profile, name)
    factor: int = 2**level * (2 if doubled and name not in NO_TRUMP_GAMES else 1)
    return base * factor


def is_played(profile: VolenyProfile, components: tuple[Component, ...]) -> bool:
    """Is the deal played, or settled as it lies?"""
    if profile.play_unflekked or any(component.name in ALWAYS_PLAYED for component in components):
        return True
    levels = {component.name: component.level for component in components}
    if not any(levels.values()):
        return False
    if max(levels.values()) > 1 or levels.get("sedma", 0) or levels.get("sedma_against", 0):
        return True
    # Only the game is flekked, once.
    if "sedma" in levels:
        equal = 2 * profile.hra == profile.sedma
        net_out = profile.flekked_game_unflekked_seven
        return not (net_out == "net" or (net_out == "net_if_equal" and equal))
    return profile.flek_without_re_played or "sedma_against" in levels


def settle_unplayed(profile: VolenyProfile, bargain: Bargain) -> Result:
    """Settle a deal nobody plays: every component goes to its owner, or, left flekked, to the other side."""
    items = []
    for component in bargain.components:
        if component.name == "hra" and bargain.contract == "sedma" and not profile.unflekked_seven_includes_game:
            continue
        for opponent in bargain.opponents(profile):
            level = bargain.level(component, opponent)
            owner_wins = level % 2 == 0
            items.append(_item(profile, bargain, component, opponent, owner_wins == (component.owner == "declarer")))
    return _result(profile, bargain, "unplayed", items)


def settle_played(profile: VolenyProfile, bargain: Bargain, outcome: Outcome) -> Result:
    """Settle a deal that was played."""
    opponents = bargain.opponents(profile)
    if all(min(component.levels) == component.level for component in bargain.components):
        # everybody settles at the same levels, so the lines of one are those of all
        items = [
            msgspec.structs.replace(item, against=opponents)
            for item in _played_items(profile, bargain, outcome, opponents[0])
        ]
    else:
        items = [item for opponent in opponents for item in _played_items(profile, bargain, outcome, opponent)]
    result = _result(profile, bargain, "played", items)
    if bargain.contract in NO_TRUMP_GAMES:
        return result
    return msgspec.structs.replace(
        result,
        card_points=outcome.card_points,
        marriages=(sum(outcome.marriages[0]), sum(outcome.marriages[1])),
        hundred=_hundred_of(profile, bargain, outcome),
    )


def _hundred_of(profile: VolenyProfile, bargain: Bargain, outcome: Outcome) -> tuple[int, int] | None:
    """Card points and the counted marriages of the side that announced a hundred."""
    for component in bargain.components:
        if component.name in HUNDREDS:
            place = 0 if component.owner == "declarer" else 1
            return outcome.card_points[place], _counted_marriage(profile, outcome.marriages[place])
    return None


DISCARDERS = frozenset({"talon_count", "sharp_in_talon", "seven_in_talon"})
"""Offences of the one who laid the talon."""


TRUMP_OFFENCES = frozenset({"sharp_in_talon", "not_trumping", "king_before_over", "seven_early", "seven_in_talon"})
"""Offences of games with trumps."""
SEVEN_OFFENCES = frozenset({"seven_early", "seven_in_talon"})
"""Offences against an announced seven."""


def offence_possible(bargain: Bargain, seat: Seat, offence: str) -> bool:
    """Can this seat have done that? Only the declarer lays the talon, only an announced seven must be kept."""
    if offence in TRUMP_OFFENCES and bargain.contract in NO_TRUMP_GAMES:
        return False
    side: Side = "declarer" if seat == bargain.declarer else "defence"
    announced = any(component.name in SEVENS and component.owner == side for component in bargain.components)
    if offence in SEVEN_OFFENCES and not announced:
        return False
    return offence not in DISCARDERS or side == "declarer"


def quiet_possible(bargain: Bargain) -> tuple[str, ...]:
    """The quiet results this deal leaves open: in games with trumps, of what was not announced."""
    if bargain.contract in NO_TRUMP_GAMES:
        return ()
    announced = {component.name for component in bargain.components}
    return tuple(
        quiet for quiet, names in (("quiet_seven", SEVENS), ("quiet_hundred", HUNDREDS)) if not names & announced
    )


def settle_revoke(
    profile: VolenyProfile, bargain: Bargain, offender: Seat, offence: str, evident: tuple[str, ...] = ()
) -> Result:
    """Settle a revoke: the announced game at its present levels goes to the others, with what they would evidently
    have made beside it; some offences have a price of their own.

    The declarer pays each opponent. A defender pays his own side once, and the declarer once for each opponent he
    settles with. A fine goes to every other player. Raises ``SettlementError`` for evident results that cannot be.
    """
    for quiet in evident:
        if quiet not in quiet_possible(bargain):
            raise SettlementError(
                "evident",
                f"{quiet} cannot be made in this deal",
                ", ".join(quiet_possible(bargain)) or "nothing",
                code="settlement-evident",
                name=quiet,
            )
    opponents = bargain.opponents(profile)
    if offender == bargain.declarer:
        lines = {seat: _revoke_items(profile, bargain, offender, seat, offence, evident) for seat in opponents}
    else:
        mine = _revoke_items(profile, bargain, offender, offender, offence, evident)
        lines = {seat: mine for seat in (*opponents, bargain.declarer) if seat != offender}
    kind: Literal["fine", "revoke"] = "revoke"
    owed = {seat: sum(item.amount for item in items) for seat, items in lines.items()}
    if any(item.code == "fine" for items in lines.values() for item in items):
        kind = "fine"
    elif offender != bargain.declarer:
        owed[bargain.declarer] *= len(opponents)
    transfers = tuple(Transfer(offender, seat, share) for seat, share in owed.items() if share)
    return Result(
        kind,
        balance(transfers, bargain.seats),
        transfers,
        merged(_charged(bargain, offender, seat, item) for seat, items in lines.items() for item in items),
        bargain.declarer,
        bargain.contract,
        offender=offender,
    )


def _charged(bargain: Bargain, offender: Seat, creditor: Seat, item: Item) -> Item:
    """The line as it stands in the settlement: what the declarer pays is negative, and why he or the defender pays."""
    sign, clause = (-1, "LIGA-39, LIGA-41") if offender == bargain.declarer else (1, "LIGA-39, LIGA-42")
    if item.code == "fine":
        clause = ""
    clauses = ", ".join(part for part in (item.clause, clause) if part)
    return msgspec.structs.replace(item, amount=sign * item.amount, clause=clauses, against=(creditor,))


def _revoke_items(
    profile: VolenyProfile, bargain: Bargain, offender: Seat, opponent: Seat, offence: str, evident: tuple[str, ...]
) -> list[Item]:
    """The lines of a revoke at this opponent's levels, for one creditor; every amount is what the offender pays."""
    source = profile.clauses["fine" if offence == "cheating" else "sharp_in_talon"]
    fine = Item("fine", profile.fine, source, base=profile.fine)
    if offence == "cheating" or (offence == "sharp_in_talon" and profile.sharp_in_talon == "flat"):
        return [fine]
    theirs = offender != bargain.declarer
    tens = profile.quiet_hundred_mode == "tens" and "quiet_hundred" in evident  # paid instead of the game
    items = [
        _item(profile, bargain, component, opponent, declarer_won=True)
        for component in _settled_components(profile, bargain, opponent)
        if not (tens and component.name == "hra")
    ]
    if "quiet_seven" in evident:
        items.append(_quiet_item(profile, bargain, "quiet_seven", opponent, profile.quiet_seven, 0, sign=1))
    if "quiet_hundred" in evident:
        items.append(_quiet_hundred(profile, bargain, HUNDRED, opponent, sign=1))
    items = [msgspec.structs.replace(item, won=theirs) for item in items]
    total = sum(item.amount for item in items)
    if profile.revoke_capped and total > profile.ceiling:
        items.append(Item("ceiling", profile.ceiling - total, profile.clauses["revoke_capped"], base=profile.ceiling))
        total = profile.ceiling
    return [fine] if offence == "sharp_in_talon" and profile.fine >= total else items


def misdeal(seats: int) -> Result:
    """Zadání: nobody pays."""
    return Result("misdeal", (0,) * seats, items=(Item("misdeal", 0, "LIGA-36"),))


def _result(profile: VolenyProfile, bargain: Bargain, kind: Literal["played", "unplayed"], items: list[Item]) -> Result:
    clause = profile.clauses["ceiling"]
    lines = capped(merged(items), profile.ceiling, clause, each=profile.ceiling_scope == "per_component")
    opponents = bargain.opponents(profile)
    if profile.ceiling_scope == "total_by_loser":
        lines = _total_capped(profile, lines, opponents)
    amounts = {opponent: net(lines, opponent) for opponent in opponents}
    transfers = between(bargain.declarer, amounts)
    return Result(kind, balance(transfers, bargain.seats), transfers, lines, bargain.declarer, bargain.contract)


def _total_capped(profile: VolenyProfile, lines: tuple[Item, ...], opponents: tuple[Seat, ...]) -> tuple[Item, ...]:
    """The ceiling holds for all that a losing declarer pays together."""
    share = profile.ceiling // len(opponents)
    out = list(lines)
    for opponent in opponents:
        total = net(lines, opponent)
        if total < -share:
            clause = profile.clauses["ceiling_scope"]
            out.append(Item("ceiling", -share - total, clause, base=profile.ceiling, against=(opponent,)))
    return merged(out)


def _clause(profile: VolenyProfile, name: str, doubled: bool) -> str:
    clause = profile.clauses[name]
    return f"{clause}, {profile.clauses['doubled_suits']}" if doubled else clause


def _item(
    profile: VolenyProfile, bargain: Bargain, component: Component, opponent: Seat, declarer_won: bool, steps: int = 1
) -> Item:
    level = bargain.level(component, opponent)
    doubled = bargain.doubled and component.name not in NO_TRUMP_GAMES
    amount = price(profile, component.name, level, bargain.doubled) * steps
    return Item(
        component.name,
        amount if declarer_won else -amount,
        _clause(profile, component.name, doubled),
        base=getattr(profile, component.name) * steps,
        level=level,
        factor=2 if doubled else 1,
        won=declarer_won,
        against=(opponent,),
    )


def _settled_components(profile: VolenyProfile, bargain: Bargain, opponent: Seat) -> Iterator[Component]:
    """The components that count; under sto proti the game may drop out."""
    under_sto_against = any(component.name == "sto_against" for component in bargain.components)
    for component in bargain.components:
        if component.name == "hra" and under_sto_against:
            rule = profile.hra_under_sto_against
            if rule == "never" or (rule == "only_if_flekked" and not bargain.level(component, opponent)):
                continue
        yield component


def _played_items(profile: VolenyProfile, bargain: Bargain, outcome: Outcome, opponent: Seat) -> Iterator[Item]:
    quiet = quiet_hundred_side(profile, bargain, outcome)
    for component in _settled_components(profile, bargain, opponent):
        if component.name == "hra" and quiet and profile.quiet_hundred_mode == "tens":
            continue
        won = _declarer_won(profile, bargain, outcome, component)
        if component.name == "hra" and not bargain.level(component, opponent):
            won = won or profile.unflekked_game_when_played == "declarer"
        steps = _steps(profile, outcome, component) if component.name in HUNDREDS else 1
        yield _item(profile, bargain, component, opponent, won, steps)
    if quiet:
        total = _totals(outcome)[0 if quiet > 0 else 1]
        yield _quiet_hundred(profile, bargain, total, opponent, quiet)
    if seven := _quiet_seven(profile, bargain, outcome, opponent):
        yield seven


def _declarer_won(profile: VolenyProfile, bargain: Bargain, outcome: Outcome, component: Component) -> bool:
    """Did the declarer's side win this component?"""
    name, ours = component.name, component.owner == "declarer"
    if name == "hra":
        return _wins_game(profile, outcome)
    if name in ("betl", "open_betl"):
        return outcome.tricks[0] == 0
    if name in ("durch", "open_durch"):
        return outcome.tricks[1] == 0
    if ours or profile.against_pair == "separate":
        return _made(profile, outcome, component) == ours
    return not all(_made(profile, outcome, other) for other in bargain.components if other.owner == "defence")


def _made(profile: VolenyProfile, outcome: Outcome, component: Component) -> bool:
    """Did the owner make this seven, hundred, or both in one?"""
    return (component.name not in SEVENS or _seven_made(outcome, component.owner)) and (
        component.name not in HUNDREDS or _hundred_made(profile, outcome, component.owner)
    )


def _totals(outcome: Outcome) -> tuple[int, int]:
    return (
        outcome.card_points[0] + sum(outcome.marriages[0]),
        outcome.card_points[1] + sum(outcome.marriages[1]),
    )


def _without_trick(profile: VolenyProfile, outcome: Outcome, side: int) -> bool:
    """Four marriages on a side that took no trick: it is not recognised as the winner [LIGA-25]."""
    return (
        profile.four_marriages_need_trick
        and sum(outcome.marriages[side]) == ALL_MARRIAGES
        and outcome.tricks[side] == 0
    )


def _wins_game(profile: VolenyProfile, outcome: Outcome) -> bool:
    if _without_trick(profile, outcome, 0):
        return False
    totals = _totals(outcome)
    return totals[0] > totals[1] or _without_trick(profile, outcome, 1)


def _seven_made(outcome: Outcome, side: Side) -> bool:
    return outcome.seven == side and outcome.seven_won


def _counted_marriage(profile: VolenyProfile, marriages: tuple[int, ...]) -> int:
    """The marriages that count towards an announced hundred."""
    if not marriages:
        return 0
    return {"first": marriages[0], "highest": max(marriages), "all": sum(marriages)}[profile.sto_marriage]


def _towards_hundred(profile: VolenyProfile, outcome: Outcome, side: Side) -> int:
    place = 0 if side == "declarer" else 1
    return outcome.card_points[place] + _counted_marriage(profile, outcome.marriages[place])


def _hundred_made(profile: VolenyProfile, outcome: Outcome, side: Side) -> bool:
    place = 0 if side == "declarer" else 1
    return _towards_hundred(profile, outcome, side) >= HUNDRED and not _without_trick(profile, outcome, place)


def _steps(profile: VolenyProfile, outcome: Outcome, component: Component) -> int:
    """How many times an announced hundred is paid."""
    if profile.sto_scale == "flat" or component.name == "stosedm":
        return 1
    mine, theirs = (0, 1) if component.owner == "declarer" else (1, 0)
    if _hundred_made(profile, outcome, component.owner):
        return 1 + (_totals(outcome)[mine] - HUNDRED) // TEN
    missing = HUNDRED - _towards_hundred(profile, outcome, component.owner)
    return max(1, (missing + sum(outcome.marriages[theirs])) // TEN)


def quiet_hundred_side(profile: VolenyProfile, bargain: Bargain, outcome: Outcome) -> int:
    """+1: the declarer's side made a quiet hundred, -1: the defenders did, 0: nobody."""
    if bargain.contract not in TRUMP_GAMES or any(c.name in HUNDREDS for c in bargain.components):
        return 0
    for side, sign in ((0, 1), (1, -1)):
        marriages = outcome.marriages[side]
        counted = sum(marriages) if profile.quiet_hundred_marriages == "all" else sum(marriages[:1])
        if outcome.card_points[side] + counted >= HUNDRED and not _without_trick(profile, outcome, side):
            return sign
    return 0


def _quiet_hundred(profile: VolenyProfile, bargain: Bargain, total: int, opponent: Seat, sign: int) -> Item:
    """The quiet hundred of a side whose card points and marriages come to ``total``."""
    base, level = profile.quiet_hundred, 0
    if profile.quiet_hundred_mode != "flat":
        game = next(component for component in bargain.components if component.name == "hra")
        level = bargain.level(game, opponent)
        base = profile.hra if profile.quiet_hundred_mode == "double_game" else base * (1 + (total - HUNDRED) // TEN)
    return _quiet_item(profile, bargain, "quiet_hundred", opponent, base, level, sign)


def _quiet_seven(profile: VolenyProfile, bargain: Bargain, outcome: Outcome, opponent: Seat) -> Item | None:
    if bargain.contract not in TRUMP_GAMES or outcome.seven == "none":
        return None
    if any(component.name in SEVENS for component in bargain.components):
        return None
    if not outcome.seven_won and not profile.killed_quiet_seven:
        return None
    code = "quiet_seven" if outcome.seven_won else "killed_quiet_seven"
    sign = 1 if (outcome.seven == "declarer") == outcome.seven_won else -1
    return _quiet_item(profile, bargain, code, opponent, profile.quiet_seven, 0, sign)


def _quiet_item(
    profile: VolenyProfile, bargain: Bargain, code: str, opponent: Seat, base: int, level: int, sign: int
) -> Item:
    factor = 2 if bargain.doubled else 1
    return Item(
        code,
        sign * base * 2**level * factor,
        _clause(profile, code, bargain.doubled),
        base=base,
        level=level,
        factor=factor,
        won=sign > 0,
        against=(opponent,),
    )


def check_outcome(bargain: Bargain, outcome: Outcome) -> None:
    """Refuse facts that cannot be together.

    Raises ``SettlementError`` naming the fact and what is allowed.
    """
    if bargain.contract in NO_TRUMP_GAMES:
        broken = outcome.tricks[0] if "betl" in bargain.contract else outcome.tricks[1]
        check_tricks(outcome.tricks, TEN, whole=not broken)
        counted = any(outcome.card_points) or any(outcome.marriages) or outcome.seven != "none"
        check_nothing_counted(bargain.contract, counted=counted)
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
