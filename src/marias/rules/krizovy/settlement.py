"""Settling a deal of křížový mariáš: two against two, or one against three; championship prices.

Works from facts alone. Every line is the amount of one pair (Kč), positive when the declarers receive it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from marias.errors import SettlementError
from marias.rules.contract import Item, Result, Seat, Transfer
from marias.rules.doubling import Component, Side
from marias.rules.krizovy.actions import SOLO_GAMES
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.settlement import (
    balance,
    between,
    capped,
    check_counts,
    check_nothing_counted,
    check_tricks,
    merged,
    net,
)

TEN, HUNDRED = 10, 100
TRICKS = 8
GAME_FACTOR = 2
"""A quiet hundred, or one against, takes the flekked game twice as its base [MCR-15b, MCR-15c]."""


class Bargain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands when announcing ends."""

    declarers: tuple[Seat, ...]
    """The chooser and his partner, or the one who plays alone."""
    defenders: tuple[Seat, ...]
    contract: Literal["game", "betl", "durch"]
    doubled: bool = False
    """Hearts are trump."""
    components: tuple[Component, ...]
    hundred_by: tuple[Seat, ...] = ()
    """Who announced the hundred (or the hundred against): their own marriage counts towards it."""
    own_marriage: bool = False
    """One of those held a marriage when he announced: then only their own counts, shown or not, never a partner's."""
    seven_by: Seat | None = None

    @property
    def partner(self) -> Seat | None:
        """Who plays with the chooser; None where one plays alone."""
        return self.declarers[1] if len(self.declarers) > 1 else None

    def component(self, name: str) -> Component | None:
        """The component of that name, if it is on the table."""
        return next((component for component in self.components if component.name == name), None)

    def level(self, name: str) -> int:
        """Its level; 0 also when it is not on the table."""
        component = self.component(name)
        return component.level if component else 0

    @property
    def hundred_side(self) -> Side | None:
        """The side that announced a hundred."""
        return "declarer" if self.component("sto") else "defence" if self.component("sto_against") else None

    @property
    def factor(self) -> int:
        """Hearts double every price of a game with trumps."""
        return 2 if self.doubled and self.contract == "game" else 1


class Outcome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happened in the play. Pairs are (declarers' side, defenders' side)."""

    card_points: tuple[int, int] = (0, 0)
    """Aces, tens and the last trick."""
    marriages: tuple[tuple[Seat, int], ...] = ()
    """Who announced a marriage, and its value."""
    tricks: tuple[int, int] = (0, 0)
    seven: Seat | None = None
    """Who played the trump seven to the last trick."""
    last_trick: Seat | None = None
    """Who took the last trick."""


def is_played(bargain: Bargain) -> bool:
    """Is the deal played? Table D1 … D11 of the rule sheet [MCR-5d, MCR-7a, MCR-7b, MCR-7c]."""
    if bargain.contract in SOLO_GAMES or bargain.component("sto") or bargain.component("sto_against"):
        return True
    game = bargain.level("hra")
    if game > 1 or bargain.level("sedma") or bargain.level("sedma_against"):
        return True
    return game == 1 and bargain.component("sedma_against") is not None


def settle_unplayed(profile: KrizovyProfile, bargain: Bargain) -> Result:
    """Every component goes to its owner; a game left flekked to the defenders."""
    items = []
    for component in bargain.components:
        declarers_win = (component.level == 0) == (component.owner == "declarer")
        price: int = getattr(profile, component.name)
        counts = 1
        if component.name == "hra" and component.level:
            counts = profile.unplayed_flekked_game
        items.append(_item(profile, bargain, component.name, price * counts, declarers_win, counts - 1))
    to_announcer = profile.sedma_against_pays == "announcer" and bargain.component("sedma_against")
    if to_announcer and sum(item.amount for item in items) < 0:
        return _to_announcer(profile, bargain, items)
    return _result(profile, bargain, "unplayed", items)


def _to_announcer(profile: KrizovyProfile, bargain: Bargain, items: list[Item]) -> Result:
    """Only the one who announced the seven against is paid, by each declarer."""
    winner = seven_holder(bargain)
    lines = capped(
        [msgspec.structs.replace(item, against=(winner,)) for item in items],
        profile.ceiling,
        profile.clauses["ceiling"],
        each=profile.ceiling_scope == "per_component",
    )
    transfers = tuple(Transfer(seat, winner, -net(lines, winner)) for seat in bargain.declarers)
    return Result(
        "unplayed",
        balance(transfers, 4),
        transfers,
        lines,
        bargain.declarers[0],
        bargain.contract,
        partner=bargain.partner,
    )


def settle_played(profile: KrizovyProfile, bargain: Bargain, outcome: Outcome) -> Result:
    """Settle a deal that was played."""
    if bargain.contract in SOLO_GAMES:
        won = outcome.tricks[0] == 0 if bargain.contract == "betl" else outcome.tricks[1] == 0
        items = [
            _item(profile, bargain, bargain.contract, _price(profile, bargain.contract, level), won, level, (seat,))
            for seat, level in zip(bargain.defenders, _levels(bargain), strict=True)
        ]
        return _result(profile, bargain, "played", items)
    items = [*_game_or_hundred(profile, bargain, outcome), *_seven(profile, bargain, outcome)]
    result = _result(profile, bargain, "played", items)
    mine, theirs = _marriages(bargain, outcome)
    hundred = None
    if side := bargain.hundred_side:
        hundred = outcome.card_points[0 if side == "declarer" else 1], counting_marriage(bargain, outcome, side)
    return msgspec.structs.replace(result, card_points=outcome.card_points, marriages=(mine, theirs), hundred=hundred)


def settle_revoke(profile: KrizovyProfile, bargain: Bargain, offender: Seat, *, flat: bool) -> Result:
    """A revoke: the offender pays every other player the flekked value, with the floors of the championship, or the
    flat price of an offence against the pack and of any other before doubling is over [MCR-10a … MCR-11b].

    Before doubling is over nobody knows who plays with whom, so the flat price goes to all in every case.
    """
    injured = bargain.defenders if offender in bargain.declarers else bargain.declarers
    paid = tuple(seat for seat in range(4) if seat != offender)
    if flat:
        amount = profile.revoke_before_doubling
        items = [Item("revoke_before_doubling", amount, profile.clauses["revoke_before_doubling"], base=amount)]
    else:
        items = list(_revoke_items(profile, bargain))
        paid = paid if profile.revoke_pays == "all" else injured
    total = sum(item.amount for item in items)
    transfers = tuple(Transfer(offender, seat, total) for seat in paid)
    sign = -1 if offender in bargain.declarers else 1
    lines = tuple(
        msgspec.structs.replace(
            item, amount=sign * item.amount, clause=item.clause if flat else f"{item.clause}, MCR-10a", against=paid
        )
        for item in items
    )
    return Result(
        "revoke",
        balance(transfers, 4),
        transfers,
        lines,
        bargain.declarers[0],
        bargain.contract,
        offender=offender,
    )


def _revoke_items(profile: KrizovyProfile, bargain: Bargain) -> Iterator[Item]:
    total = 0
    for component in bargain.components:
        price = _present_value(profile, bargain, component)
        if component.name == "hra" and bargain.component("sto_against") and _on_flekked_game(profile):
            continue
        total += price
        level = component.level
        if component.name == "sto_against" and _on_flekked_game(profile):
            level = bargain.level("hra")
        factor = bargain.factor
        base = price // factor >> level
        yield Item(component.name, price, _clause(profile, component.name), base=base, level=level, factor=factor)
    hundred = bargain.component("sto") or bargain.component("sto_against")
    key = "revoke_floor_sto" if hundred else "revoke_floor"
    floor: int = getattr(profile, key) * bargain.factor
    target = min(max(total, floor), profile.ceiling)
    if target > total:
        yield Item("revoke_floor", target - total, profile.clauses[key], base=floor, factor=1)
    elif target < total:
        yield Item("ceiling", target - total, profile.clauses["ceiling"], base=profile.ceiling)


def misdeal() -> Result:
    """Zadání: nobody pays; every flek is void with the deal [MCR-20a]."""
    return Result("misdeal", (0,) * 4, items=(Item("misdeal", 0, "MCR-20a"),))


def _present_value(profile: KrizovyProfile, bargain: Bargain, component: Component) -> int:
    """What the component is worth at its level; a hundred counts as exactly 100."""
    if component.name == "sto_against" and _on_flekked_game(profile):
        return GAME_FACTOR * _price(profile, "hra", bargain.level("hra")) * bargain.factor
    return _price(profile, component.name, component.level) * bargain.factor


def _on_flekked_game(profile: KrizovyProfile) -> bool:
    return profile.sto_against_price == "on_flekked_game"


def _price(profile: KrizovyProfile, name: str, level: int) -> int:
    base: int = profile.sto if name == "sto_against" else getattr(profile, name)
    return base << level


def value(profile: KrizovyProfile, component: Component, doubled: bool) -> int:
    """Present value of a component on the table, for one pair (the lowest of its levels)."""
    factor = 2 if doubled and component.name not in SOLO_GAMES else 1
    return _price(profile, component.name, min(component.levels)) * factor


def _levels(bargain: Bargain) -> tuple[int, ...]:
    levels = bargain.components[0].levels
    return levels if len(levels) == len(bargain.defenders) else levels * len(bargain.defenders)


def _clause(profile: KrizovyProfile, name: str) -> str:
    return profile.clauses["sto_against_price" if name == "sto_against" else name]


def _item(
    profile: KrizovyProfile,
    bargain: Bargain,
    name: str,
    price: int,
    won: bool,
    level: int = 0,
    against: tuple[Seat, ...] = (),
    clause: str = "",
) -> Item:
    amount = price * bargain.factor
    return Item(
        name,
        amount if won else -amount,
        clause or _clause(profile, name),
        base=price >> level,
        level=level,
        factor=bargain.factor,
        won=won,
        against=against or bargain.defenders,
    )


def _result(
    profile: KrizovyProfile, bargain: Bargain, kind: Literal["played", "unplayed"], items: list[Item]
) -> Result:
    """Two against two each loser pays one winner; alone against three the lone player settles with each."""
    clause = profile.clauses["ceiling"]
    lone = len(bargain.declarers) == 1
    shared = lone and profile.ceiling_scope == "lone_total"
    cap = profile.ceiling // len(bargain.defenders) if shared else profile.ceiling
    lines = capped(merged(items), cap, clause, each=profile.ceiling_scope == "per_component")
    if lone:
        transfers = between(bargain.declarers[0], {seat: net(lines, seat) for seat in bargain.defenders})
    else:
        transfers = tuple(
            transfer
            for declarer, defender in zip(bargain.declarers, bargain.defenders, strict=True)
            for transfer in between(declarer, {defender: net(lines, defender)})
        )
    return Result(
        kind, balance(transfers, 4), transfers, lines, bargain.declarers[0], bargain.contract, partner=bargain.partner
    )


def _marriages(bargain: Bargain, outcome: Outcome) -> tuple[int, int]:
    mine = sum(worth for seat, worth in outcome.marriages if seat in bargain.declarers)
    return mine, sum(worth for _, worth in outcome.marriages) - mine


def totals(bargain: Bargain, outcome: Outcome) -> tuple[int, int]:
    """Card points and marriages of the declarers' and of the defenders' side."""
    mine, theirs = _marriages(bargain, outcome)
    return outcome.card_points[0] + mine, outcome.card_points[1] + theirs


def counting_marriage(bargain: Bargain, outcome: Outcome, side: Side) -> int:
    """The one marriage that counts towards an announced hundred: the best of who announced it or, where he held none,
    of his partner [MCR-14b]."""
    members = bargain.declarers if side == "declarer" else bargain.defenders
    own = [worth for seat, worth in outcome.marriages if seat in bargain.hundred_by and seat in members]
    if own or bargain.own_marriage:
        return max(own, default=0)
    return max((worth for seat, worth in outcome.marriages if seat in members), default=0)


def towards_hundred(bargain: Bargain, outcome: Outcome, side: Side) -> int:
    """What counts towards an announced hundred of this side: its card points and one marriage."""
    return outcome.card_points[side == "defence"] + counting_marriage(bargain, outcome, side)


def _steps(bargain: Bargain, outcome: Outcome, side: Side) -> tuple[bool, int]:
    """Is the announced hundred made, and how many steps (made) or pády (lost) it is paid."""
    mine, theirs = (0, 1) if side == "declarer" else (1, 0)
    reached = towards_hundred(bargain, outcome, side)
    if reached >= HUNDRED:
        return True, 1 + (totals(bargain, outcome)[mine] - HUNDRED) // TEN
    return False, (HUNDRED - reached + _marriages(bargain, outcome)[theirs]) // TEN


def _game_or_hundred(profile: KrizovyProfile, bargain: Bargain, outcome: Outcome) -> Iterator[Item]:
    if sto := bargain.component("sto"):
        made, steps = _steps(bargain, outcome, "declarer")
        yield _item(profile, bargain, "sto", _price(profile, "sto", sto.level) * steps, made, sto.level)
        return
    level = bargain.level("hra")
    if against := bargain.component("sto_against"):
        made, steps = _steps(bargain, outcome, "defence")
        if _on_flekked_game(profile):
            price = GAME_FACTOR * _price(profile, "hra", level) * steps
            yield _item(profile, bargain, "sto_against", price, not made, level)
            return
        yield _item(
            profile, bargain, "sto_against", _price(profile, "sto", against.level) * steps, not made, against.level
        )
        if not level:
            return
    elif quiet := quiet_hundred(profile, bargain, outcome):
        side, steps = quiet
        price = GAME_FACTOR * _price(profile, "hra", level) * steps
        clause = "MCR-15b, " + profile.clauses["quiet_hundred_marriages"]
        yield _item(profile, bargain, "quiet_hundred", price, side == "declarer", level, clause=clause)
        return
    mine, theirs = totals(bargain, outcome)
    won = mine > theirs or (level == 0 and profile.unflekked_game_when_played == "declarer")
    yield _item(profile, bargain, "hra", _price(profile, "hra", level), won, level)


def quiet_hundred(profile: KrizovyProfile, bargain: Bargain, outcome: Outcome) -> tuple[Side, int] | None:
    """The side that reached a hundred nobody announced, and its steps. Never both: there are 190 points in all."""
    both = totals(bargain, outcome)
    sides: tuple[tuple[Side, tuple[Seat, ...]], ...] = (("declarer", bargain.declarers), ("defence", bargain.defenders))
    for place, (side, members) in enumerate(sides):
        counted = both[place]
        if profile.quiet_hundred_marriages == "one":
            best = max((worth for seat, worth in outcome.marriages if seat in members), default=0)
            counted = outcome.card_points[place] + best
        if counted >= HUNDRED:
            return side, 1 + (both[place] - HUNDRED) // TEN
    return None


def seven_holder(bargain: Bargain) -> Seat:
    """Who announced the seven; raises ``SettlementError`` where that was not said."""
    if bargain.seven_by is None:
        raise SettlementError(
            "seven_by", "is missing: who announced the seven?", "a seat", code="settlement-seven-by-missing"
        )
    return bargain.seven_by


def _seven(profile: KrizovyProfile, bargain: Bargain, outcome: Outcome) -> Iterator[Item]:
    won_by_it = outcome.seven is not None and outcome.seven == outcome.last_trick
    for name, owner in (("sedma", "declarer"), ("sedma_against", "defence")):
        if component := bargain.component(name):
            made = outcome.seven == seven_holder(bargain) and won_by_it
            price = _price(profile, name, component.level)
            yield _item(profile, bargain, name, price, made == (owner == "declarer"), component.level)
            return
    if outcome.seven is None:
        return
    declarers_seven = outcome.seven in bargain.declarers
    if won_by_it:
        yield _item(profile, bargain, "quiet_seven", profile.quiet_seven, declarers_seven)
        return
    by_partner = (outcome.last_trick in bargain.declarers) == declarers_seven
    if not by_partner or profile.quiet_seven_killed_by_partner:
        clause = profile.clauses["quiet_seven"]
        yield _item(profile, bargain, "killed_quiet_seven", profile.quiet_seven, not declarers_seven, clause=clause)


def check_bargain(bargain: Bargain) -> None:
    """Refuse a bargain that cannot be.

    Raises ``SettlementError`` naming the fact and what is allowed.
    """
    seats = (*bargain.declarers, *bargain.defenders)
    if sorted(seats) != [0, 1, 2, 3] or len(bargain.declarers) not in (1, 2):
        raise SettlementError(
            "declarers",
            f"{', '.join(map(str, seats))} are not four players",
            "one or two seats of 0 … 3",
            code="settlement-four-players",
            seats=", ".join(map(str, seats)),
        )
    names = [component.name for component in bargain.components]
    if bargain.contract in SOLO_GAMES:
        if len(bargain.declarers) != 1 or names != [bargain.contract]:
            raise SettlementError(
                "components",
                f"{bargain.contract} is played alone and for itself",
                bargain.contract,
                code="settlement-alone",
                contract=bargain.contract,
            )
        return
    for one, other in (("sedma", "sedma_against"), ("sto", "sto_against"), ("hra", "sto")):
        if {one, other} <= {*names}:
            raise SettlementError(
                "components",
                f"{one} and {other} cannot stand together",
                "one of the two",
                code="settlement-not-together",
                one=one,
                other=other,
            )
    if len(names) != len({*names}) or not {"hra", "sto"} & {*names} or not {*names} <= OWNERS.keys():
        raise SettlementError(
            "components",
            ", ".join(names) or "nothing",
            "hra or sto, and each other component once",
            code="settlement-components",
            names=", ".join(names) or "–",
        )
    for component in bargain.components:
        by: tuple[Seat, ...] = ()
        if component.name in ("sedma", "sedma_against"):
            by = (seven_holder(bargain),)
        elif component.name != "hra":
            by = bargain.hundred_by
        side = bargain.declarers if OWNERS[component.name] == "declarer" else bargain.defenders
        if component.owner != OWNERS[component.name] or (component.name != "hra" and not by) or not {*by} <= {*side}:
            raise SettlementError(
                "components",
                f"{component.name} is not announced by its own side",
                f"seats {', '.join(map(str, side))}",
                code="settlement-own-side",
                name=component.name,
                seats=", ".join(map(str, side)),
            )


OWNERS: dict[str, Side] = {
    "hra": "declarer",
    "sedma": "declarer",
    "sto": "declarer",
    "sedma_against": "defence",
    "sto_against": "defence",
}


def check_outcome(bargain: Bargain, outcome: Outcome) -> None:
    """Refuse facts that cannot be together.

    Raises ``SettlementError`` naming the fact and what is allowed.
    """
    check_bargain(bargain)
    if bargain.contract in SOLO_GAMES:
        broken = outcome.tricks[0] if bargain.contract == "betl" else outcome.tricks[1]
        counted = any(outcome.card_points) or bool(outcome.marriages) or outcome.seven is not None
        check_nothing_counted(bargain.contract, counted=counted)
        check_tricks(outcome.tricks, TRICKS, whole=not broken)
        return
    check_tricks(outcome.tricks, TRICKS)
    check_counts(outcome.card_points, [worth for _, worth in outcome.marriages])
    last = outcome.last_trick
    if outcome.seven is not None and last is None:
        raise SettlementError(
            "last_trick",
            "is missing: who took the trump seven in the last trick?",
            "a seat",
            code="settlement-last-trick-missing",
        )
    if last is not None and outcome.card_points[last not in bargain.declarers] < TEN:
        raise SettlementError(
            "last_trick",
            "is worth 10 card points, but that side has none",
            "the other side",
            code="settlement-last-trick-points",
        )
    if outcome.seven not in (None, bargain.seven_by) and bargain.seven_by is not None:
        raise SettlementError(
            "seven",
            f"was announced by seat {bargain.seven_by}, who holds it",
            "that seat, or nobody",
            code="settlement-seven-holder",
            seat=bargain.seven_by,
        )
