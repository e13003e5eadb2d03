"""The scorekeeper's question: what was played at a real table, and who pays whom for it. What all games share.

A request holds the facts as a scorekeeper knows them; each game has its own (``marias.rules.voleny.request`` …). Facts
that cannot be together are a ``SettlementError`` that names the fact and what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from marias.cards import Suit
from marias.errors import SettlementError
from marias.rules.contract import Item, Result, Seat, Transfer
from marias.rules.play import ALL_CARD_POINTS

PLACES = ("A", "B", "C", "D")
"""What players without names are called, in seat order."""
TEN = 10
MOST_LEVEL = 20
Level = Annotated[int, Meta(ge=0, le=MOST_LEVEL)]
Tricks = Annotated[int, Meta(ge=0, le=10)]


class Asked(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="game"
):
    """A deal as the scorekeeper knows it. Seats count from 0, clockwise; ``game`` says which game it is."""

    profile: str
    """Name of the rule set."""
    trump: Suit | None = None
    """The trump suit by its letter ``c k z l``; betl and durch have none."""
    declarer: Seat = 0
    names: tuple[str, ...] = ()
    """Names of the players in seat order, if wanted; the settlement does not need them."""
    fleks: dict[str, Level] = {}
    """Component → level: 1 flek, 2 re, 3 tutti, 4 boty, 5 kalhoty, 6 kajzr. What is not named was not doubled."""

    declarer_points: int | None = None
    """Card points of the declarer's side with the last trick, without marriages."""
    defence_points: int | None = None
    """The same of the defenders; without it what is left of 90."""
    declarer_tricks: Tricks | None = None
    defence_tricks: Tricks | None = None
    made: bool | None = None
    """Of betl and durch."""

    revoke_by: Seat | None = None
    """Who revoked; then nothing of the play is told, for the deal was not played on."""


class Worth(msgspec.Struct, frozen=True):
    """What a unit is worth in money."""

    hundredths: int
    currency: str


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who pays whom, why, and by which clause. ``payments`` are in seat order; they sum to zero, but for match points,
    which nobody loses."""

    game: str
    profile: str
    contract: str
    kind: str
    """``played``, ``unplayed``, ``revoke`` or ``fine``."""
    declarer: Seat
    partner: Seat | None = None
    """Who plays with the declarer, where somebody does."""
    payments: tuple[int, ...]
    transfers: tuple[Transfer, ...]
    items: tuple[Item, ...]
    """The lines of the settlement: amounts for one opponent, positive when the declarer receives them; of a revoke:
    what the offender pays to one creditor."""
    card_points: tuple[int, int] | None = None
    marriages: tuple[int, int] | None = None
    offender: Seat | None = None
    unit: str = "Kč"
    """What all amounts count: whole Kč, units, or match points."""
    worth: Worth | None = None
    """What a unit is worth."""
    paid: tuple[int, ...] | None = None
    """What was really paid where somebody had too few chips."""
    short: tuple[Seat, ...] = ()
    """Who could not pay in full: the round is over."""


def answered(game: str, profile: str, request: Asked, result: Result) -> Answer:
    """The result as an answer."""
    return Answer(
        game=game,
        profile=profile,
        contract=result.contract,
        kind=result.kind,
        declarer=request.declarer,
        payments=result.payments,
        transfers=result.transfers,
        items=result.items,
        card_points=result.card_points,
        marriages=result.marriages,
        offender=result.offender,
    )


# What stands


def check_seats(request: Asked, players: int, fields: Iterable[str]) -> None:
    """Every seat named in these fields is one at the table, and the names are as many as the players."""
    for field in fields:
        told = getattr(request, field)
        for seat in told if isinstance(told, tuple) else (told,):
            if isinstance(seat, int) and not 0 <= seat < players:
                raise SettlementError(
                    field,
                    f"there is no seat {seat} at a table of {players}",
                    f"0 … {players - 1}",
                    code="settlement-seat",
                    seat=seat,
                    players=players,
                )
    if request.names and len(request.names) != players:
        count = len(request.names)
        raise SettlementError(
            "names", f"{count} names for {players} players", code="settlement-names", count=count, players=players
        )


def check_trump(request: Asked, contract: str, *, trumps: bool) -> None:
    """A game with trumps has a trump suit, and no other game has one."""
    if trumps and request.trump is None:
        raise SettlementError(
            "trump",
            f"is missing: {contract} has trumps",
            "c, k, z, l",
            code="settlement-trump-missing",
            contract=contract,
        )
    if not trumps and request.trump is not None:
        raise SettlementError(
            "trump", f"{contract} has no trumps", "no trump suit", code="settlement-no-trump", contract=contract
        )


def highest_level(limit: int | str, ceiling: int, price: Callable[[int], int]) -> int:
    """The highest level a component can reach: a fixed one, or the first whose price is not below the ceiling."""
    if isinstance(limit, int):
        return limit
    return next((level for level in range(MOST_LEVEL) if price(level) >= ceiling), MOST_LEVEL)


def check_levels(fleks: Mapping[str, int], names: Sequence[str], most: Callable[[str], int]) -> None:
    """Only what is on the table is doubled, and no higher than it can be."""
    for name, level in fleks.items():
        if name not in names:
            raise SettlementError(
                "fleks", f"{name!r} is not on the table", ", ".join(names), code="settlement-not-on-table", name=name
            )
        if level > (limit := most(name)):
            raise SettlementError(
                "fleks",
                f"{name} at level {level}, but nobody may double it so often",
                f"0 … {limit}",
                code="settlement-flek-limit",
                name=name,
                level=level,
            )


# How it ended

Why = Literal["unplayed", "cancelled", "folded", "only-tricks", "by-made", "revoked", "surrendered"]
_WHY: Mapping[Why, str] = {
    "unplayed": "tells of the play, but {contract} without a flek is not played [{profile}]",
    "cancelled": "tells of the play, but {contract} and a flek on the game alone cancel out unplayed [{profile}]",
    "folded": "tells of the play, but the declarer folded",
    "only-tricks": "tells of card points, but in {contract} only tricks count",
    "by-made": "tells of the trump seven, but in {contract} that is told by made",
    "revoked": "tells of the play, but after a revoke the deal is not played on",
    "surrendered": "tells of the play, but a deal that was given up is not played",
}


def check_silence(request: Asked, fields: Iterable[str], why: Why, **params: str) -> None:
    """Nothing is told in these fields, for the deal did not end that way."""
    for field in fields:
        if getattr(request, field) not in (None, (), "none"):
            raise SettlementError(
                field, _WHY[why].format(**params), "nothing there", code=f"settlement-told-{why}", **params
            )


def check_no_made(request: Asked, contract: str) -> None:
    """``made`` is told of betl and durch alone."""
    if request.made is not None:
        raise SettlementError(
            "made",
            f"belongs to betl and durch; of {contract} tell the card points",
            code="settlement-made-of-trumps",
            contract=contract,
        )


def card_points(request: Asked) -> tuple[int, int]:
    """The card points of both sides, one of them perhaps left out."""
    mine, theirs = request.declarer_points, request.defence_points
    allowed = "tens, 0 … 90, without marriages"
    if mine is None and theirs is None:
        raise SettlementError(
            "declarer_points", "is missing: the deal was played", allowed, code="settlement-points-missing"
        )
    for field, said in (("declarer_points", mine), ("defence_points", theirs)):
        if said is not None and (said % TEN or not 0 <= said <= ALL_CARD_POINTS):
            raise SettlementError(
                field,
                f"{said} are not card points of a side",
                allowed,
                code="settlement-points",
                points=said,
            )
    mine = ALL_CARD_POINTS - (theirs or 0) if mine is None else mine
    return mine, ALL_CARD_POINTS - mine if theirs is None else theirs


def told_tricks(request: Asked, total: int) -> tuple[int, int] | None:
    """The tricks of both sides, one of them perhaps left out; None where nothing is told of them."""
    mine, theirs = request.declarer_tricks, request.defence_tricks
    if mine is None and theirs is None:
        return None
    return total - (theirs or 0) if mine is None else mine, total - (mine or 0) if theirs is None else theirs


def bare_tricks(request: Asked, contract: str, total: int, *, betl: bool) -> tuple[int, int]:
    """The tricks of betl or durch; one that broke need not be counted to the end."""
    tricks, made = told_tricks(request, total), request.made
    if tricks is None:
        if made is None:
            raise SettlementError(
                "made",
                f"is missing: was {contract} made?",
                "true, false",
                code="settlement-made-missing",
                contract=contract,
            )
        return ((0, total) if made else (1, 0)) if betl else ((total, 0) if made else (0, 1))
    if made is not None and made != (tricks[0] == 0 if betl else tricks[1] == 0):
        raise made_belied(tricks)
    return tricks


def made_belied(tricks: tuple[int, int]) -> SettlementError:
    """The tricks that are told and ``made`` cannot both be true."""
    return SettlementError(
        "made",
        f"does not agree with {tricks[0]} + {tricks[1]} tricks",
        code="settlement-made-tricks",
        mine=tricks[0],
        theirs=tricks[1],
    )


def missing_offence(offences: Sequence[str]) -> SettlementError:
    """A revoke is told of, but not which."""
    return SettlementError(
        "offence", "is missing: what was the revoke?", ", ".join(offences), code="settlement-offence-missing"
    )


def offence_unplayed(offence: str, contract: str, profile: str) -> SettlementError:
    """A revoke with a card, in a deal in which none was played."""
    return SettlementError(
        "offence",
        f"{offence} happens in play, but {contract} without a flek is not played [{profile}]",
        "another offence, or the fleks",
        code="settlement-offence-unplayed",
        offence=offence,
        contract=contract,
        profile=profile,
    )


def missing_offender() -> SettlementError:
    """What belongs to a revoke is told, but not who revoked."""
    return SettlementError(
        "revoke_by",
        "is missing, though a revoke is told of",
        "the seat of who revoked",
        code="settlement-offender-missing",
    )
