"""The scorekeeper's question: what was played at a real table, and who pays whom for it.

A :class:`Request` holds the facts as a scorekeeper knows them; :func:`answer` settles them by a rule set. Facts that
cannot be together are a ``SettlementError`` that names the fact and what is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from marias.cards import Suit
from marias.errors import SettlementError
from marias.rules.contract import Item, Result, Seat, Transfer
from marias.rules.doubling import Component, Side
from marias.rules.profile import load
from marias.rules.settlement import balance, within_means
from marias.rules.voleny.actions import NO_TRUMP_GAMES, NoTrumpGame, Offence, Quiet, TrumpGame
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import (
    ALL_MARRIAGES,
    DISCARDERS,
    HUNDREDS,
    SEVENS,
    TEN,
    Bargain,
    Outcome,
    check_outcome,
    contract_components,
    is_played,
    price,
    settle_played,
    settle_revoke,
    settle_unplayed,
)

Against = Literal["sedma_against", "sto_against"]
AGAINST: tuple[str, ...] = get_args(Against)
PLACES = ("A", "B", "C", "D")
"""What players without names are called, in seat order."""
ALL_POINTS = 90
MOST_LEVEL = 20
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deal as the scorekeeper knows it. Seats count from 0, clockwise."""

    profile: str = "liga"
    """Name of the rule set."""
    contract: TrumpGame | NoTrumpGame
    """The game the declarer announced (or just ``hra``, while nothing was announced yet)."""
    trump: Suit | None = None
    """The trump suit by its letter ``c k z l``; betl and durch have none."""
    declarer: Seat = 0
    players: Literal[3, 4] = 3
    sitter: Seat | None = None
    """At a table of four, who paused; without it the seat before the declarer."""
    names: tuple[str, ...] = ()
    """Names of the players in seat order, if wanted; the settlement does not need them."""
    against: tuple[Against, ...] = ()
    """What the defenders announced."""
    fleks: dict[str, Annotated[int, Meta(ge=0, le=MOST_LEVEL)]] = {}
    """Component → level: 1 flek, 2 re, 3 tutti, 4 boty, 5 kalhoty, 6 kajzr. What is not named was not doubled."""

    # How it ended: with trumps
    declarer_points: int | None = None
    """Card points of the declarer with the last trick, without marriages."""
    defence_points: int | None = None
    """The same of the defenders; without it what is left of 90."""
    declarer_marriages: tuple[int, ...] = ()
    """20 or 40 each, in the order they were announced."""
    defence_marriages: tuple[int, ...] = ()
    seven: Side | Literal["none"] = "none"
    """Whose trump seven fell in the last trick."""
    seven_won: bool | None = None
    """Did it take the trick? Needed when it fell."""
    declarer_tricks: Annotated[int, Meta(ge=0, le=TEN)] | None = None
    """Needed only where four marriages stand on a side without card points, or instead of ``made``."""
    defence_tricks: Annotated[int, Meta(ge=0, le=TEN)] | None = None

    # How it ended: betl and durch
    made: bool | None = None

    # Or: how it broke off
    revoke_by: Seat | None = None
    """Who revoked; then nothing of the play is told, for the deal was not played on."""
    offence: Offence | None = None
    evident: tuple[Quiet, ...] = ()
    """What the others would evidently and undeniably have made beside the announced game."""

    chips: tuple[Amount, ...] = ()
    """Chips of each player before the deal, where somebody may be unable to pay."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who pays whom, why, and by which clause. Whole Kč; ``payments`` are in seat order and sum to zero."""

    profile: str
    contract: str
    kind: str
    """``played``, ``unplayed``, ``revoke`` or ``fine``."""
    declarer: Seat
    payments: tuple[int, ...]
    transfers: tuple[Transfer, ...]
    items: tuple[Item, ...]
    """The lines of the settlement: amounts for one opponent, positive when the declarer receives them; of a revoke:
    what the offender pays to one creditor."""
    card_points: tuple[int, int] | None = None
    marriages: tuple[int, int] | None = None
    offender: Seat | None = None
    paid: tuple[int, ...] | None = None
    """What was really paid where somebody had too few chips."""
    short: tuple[Seat, ...] = ()
    """Who could not pay in full: the round is over."""


def parse_request(text: str | bytes, source: str) -> Request:
    """The request in JSON.

    Raises ``SettlementError`` naming ``source`` and what is wrong in it.
    """
    try:
        return msgspec.json.decode(text, type=Request)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise SettlementError(source, " ".join(str(error).split()) or "is no JSON object") from error


def answer(request: Request, profile: VolenyProfile | None = None) -> Answer:
    """The settlement of the deal, by this rule set instead of the one the request names.

    Raises ``SettlementError`` for facts that cannot be together or are missing, ``ProfileError`` for an unknown rule
    set.
    """
    profile = load(VolenyProfile, request.profile) if profile is None else profile
    result = settle(profile, request)
    paid: tuple[int, ...] | None = None
    short: tuple[Seat, ...] = ()
    if request.chips:
        if len(request.chips) != request.players:
            raise SettlementError("chips", f"{len(request.chips)} amounts for {request.players} players")
        made, short = within_means(result.transfers, request.chips, pro_rata=profile.insolvency_split == "pro_rata")
        paid = balance(made, request.players) if short else None
    return Answer(
        profile=profile.name,
        contract=result.contract,
        kind=result.kind,
        declarer=request.declarer,
        payments=result.payments,
        transfers=result.transfers,
        items=result.items,
        card_points=result.card_points,
        marriages=result.marriages,
        offender=result.offender,
        paid=paid,
        short=short,
    )


def settle(profile: VolenyProfile, request: Request) -> Result:
    """The result of the deal; raises ``SettlementError`` as :func:`answer` does."""
    bargain = bargain_of(profile, request)
    if request.revoke_by is not None:
        return _revoke(profile, request, bargain)
    if request.offence is not None or request.evident:
        raise SettlementError("revoke_by", "is missing, though a revoke is told of", "the seat of who revoked")
    if not is_played(profile, bargain.components):
        _nothing_of("the play", request, PLAY, f"{request.contract} without a flek is not played [{profile.name}]")
        return settle_unplayed(profile, bargain)
    outcome = _outcome(request, bargain)
    check_outcome(bargain, outcome)
    return settle_played(profile, bargain, outcome)


# What stands


def bargain_of(profile: VolenyProfile, request: Request) -> Bargain:
    """Game, sides and levels of the request, checked."""
    sitter = _seats(request)
    others = [seat for step in range(1, request.players) if (seat := _clockwise(request, step)) != sitter]
    if request.contract in NO_TRUMP_GAMES and request.trump is not None:
        raise SettlementError("trump", f"{request.contract} has no trumps", "no trump suit")
    if request.contract not in NO_TRUMP_GAMES and request.trump is None:
        raise SettlementError("trump", f"is missing: {request.contract} has trumps", "c, k, z, l")
    doubling = (Suit.HEARTS,) if profile.doubled_suits == "hearts" else (Suit.HEARTS, Suit.BELLS)
    doubled = request.trump in doubling
    return Bargain(
        seats=request.players,
        declarer=request.declarer,
        defenders=(others[0], others[1]),
        sitter=sitter,
        contract=request.contract,
        doubled=doubled,
        components=_components(profile, request, doubled),
    )


def _clockwise(request: Request, steps: int) -> Seat:
    return (request.declarer + steps) % request.players


def _seats(request: Request) -> Seat | None:
    """Who sits out, after a look at all seats."""
    allowed = f"0 … {request.players - 1}"
    for field in ("declarer", "sitter", "revoke_by"):
        seat = getattr(request, field)
        if seat is not None and not 0 <= seat < request.players:
            raise SettlementError(field, f"there is no seat {seat} at a table of {request.players}", allowed)
    if request.names and len(request.names) != request.players:
        raise SettlementError("names", f"{len(request.names)} names for {request.players} players")
    if request.players == 3:
        if request.sitter is not None:
            raise SettlementError("sitter", "nobody sits out at a table of three", "no sitter")
        return None
    before = _clockwise(request, 3)
    sitter = before if request.sitter is None else request.sitter
    if sitter == request.declarer:
        raise SettlementError("sitter", "who sits out cannot be the declarer")
    if sitter != before and request.contract not in NO_TRUMP_GAMES:
        raise SettlementError(
            "sitter", "in a game with trumps the declarer sits left of who deals and pauses", f"{before}"
        )
    if sitter == request.revoke_by:
        raise SettlementError("revoke_by", "who sits out holds no cards and cannot revoke")
    return sitter


def _components(profile: VolenyProfile, request: Request, doubled: bool) -> tuple[Component, ...]:
    owned = contract_components(profile, request.contract)
    _check_against(profile, request)
    names = [component.name for component in owned] + [name for name in AGAINST if name in request.against]
    for name in request.fleks:
        if name not in names:
            raise SettlementError("fleks", f"{name!r} is not on the table", ", ".join(names))
    out = []
    for name in names:
        level = request.fleks.get(name, 0)
        most = most_level(profile, name, doubled)
        if level > most:
            raise SettlementError("fleks", f"{name} at level {level}, but nobody may double it so often", f"0 … {most}")
        out.append(Component(name, "defence" if name in AGAINST else "declarer", (level, level)))
    return tuple(out)


def _check_against(profile: VolenyProfile, request: Request) -> None:
    contract, said = request.contract, request.against
    if len(set(said)) != len(said):
        raise SettlementError("against", "each is announced once", ", ".join(AGAINST))
    if "sedma_against" in said:
        if contract in SEVENS:
            raise SettlementError("against", f"{contract} and sedma_against at once: there is one trump seven")
        if contract == "sto" and not profile.sedma_against_over_sto:
            raise SettlementError("against", f"sedma_against is not announced over sto [{profile.name}]")
    if "sto_against" in said and contract in HUNDREDS:
        raise SettlementError("against", f"{contract} and sto_against at once: only one side can have a hundred")
    if said and contract in NO_TRUMP_GAMES:
        raise SettlementError("against", f"nothing is announced against {contract}", "nothing")


def most_level(profile: VolenyProfile, name: str, doubled: bool) -> int:
    """The highest level the component can reach."""
    if isinstance(profile.max_flek, int):
        return profile.max_flek
    levels = range(MOST_LEVEL)
    return next((n for n in levels if price(profile, name, n, doubled) >= profile.ceiling), MOST_LEVEL)


def open_components(profile: VolenyProfile, contract: str, against: Sequence[str]) -> tuple[str, ...]:
    """The names of the components on the table, in the order they are settled."""
    return (*(component.name for component in contract_components(profile, contract)), *against)


# How it ended

TRUMP_PLAY = (
    "declarer_points",
    "defence_points",
    "declarer_marriages",
    "defence_marriages",
    "seven",
    "seven_won",
)
PLAY = (*TRUMP_PLAY, "declarer_tricks", "defence_tricks", "made")
"""The fields that tell of the play."""


def _nothing_of(what: str, request: Request, fields: Sequence[str], why: str) -> None:
    for field in fields:
        if getattr(request, field) not in (None, (), "none"):
            raise SettlementError(field, f"tells of {what}, but {why}", "nothing there")


def _outcome(request: Request, bargain: Bargain) -> Outcome:
    if request.contract in NO_TRUMP_GAMES:
        _nothing_of("card points", request, TRUMP_PLAY, f"in {request.contract} only tricks count")
        return Outcome(tricks=_bare_tricks(request))
    if request.made is not None:
        raise SettlementError("made", f"belongs to betl and durch; of {request.contract} tell the card points")
    points = _points(request)
    outcome = Outcome(
        card_points=points,
        marriages=(request.declarer_marriages, request.defence_marriages),
        tricks=_tricks(request, points),
        seven=request.seven,
        seven_won=bool(request.seven_won),
    )
    _check_seven(request, bargain, points)
    return outcome


def _points(request: Request) -> tuple[int, int]:
    mine, theirs = request.declarer_points, request.defence_points
    if mine is None and theirs is None:
        raise SettlementError("declarer_points", "is missing: the deal was played", "tens, 0 … 90, without marriages")
    for field, said in (("declarer_points", mine), ("defence_points", theirs)):
        if said is not None and (said % TEN or not 0 <= said <= ALL_POINTS):
            raise SettlementError(field, f"{said} are not card points of a side", "tens, 0 … 90, without marriages")
    mine = ALL_POINTS - (theirs or 0) if mine is None else mine
    return mine, ALL_POINTS - mine if theirs is None else theirs


def _tricks(request: Request, points: tuple[int, int]) -> tuple[int, int]:
    """The tricks, told or – where nothing hangs on them – some that agree with the card points."""
    mine, theirs = request.declarer_tricks, request.defence_tricks
    if mine is None and theirs is None:
        for side, field in ((0, "declarer"), (1, "defence")):
            if not points[side] and sum(getattr(request, f"{field}_marriages")) == ALL_MARRIAGES:
                raise SettlementError(
                    f"{field}_tricks", "is missing: with four marriages and no card points it decides the game"
                )
        return (5, 5) if all(points) else (TEN, 0) if points[0] else (0, TEN)
    mine = TEN - (theirs or 0) if mine is None else mine
    return mine, TEN - mine if theirs is None else theirs


def _bare_tricks(request: Request) -> tuple[int, int]:
    """The tricks of betl or durch; one that broke need not be counted to the end."""
    betl = "betl" in request.contract
    mine, theirs = request.declarer_tricks, request.defence_tricks
    made = request.made
    if mine is None and theirs is None:
        if made is None:
            raise SettlementError("made", f"is missing: was {request.contract} made?", "true, false")
        return ((0, TEN) if made else (1, 0)) if betl else ((TEN, 0) if made else (0, 1))
    tricks = (TEN - (theirs or 0) if mine is None else mine, TEN - (mine or 0) if theirs is None else theirs)
    if made is not None and made != (tricks[0] == 0 if betl else tricks[1] == 0):
        raise SettlementError("made", f"does not agree with {tricks[0]} + {tricks[1]} tricks")
    return tricks


def _check_seven(request: Request, bargain: Bargain, points: tuple[int, int]) -> None:
    seven = request.seven
    if seven != "none" and request.seven_won is None:
        raise SettlementError("seven_won", "is missing: did the trump seven take the last trick?", "true, false")
    for component in bargain.components:
        if component.name in SEVENS and seven not in ("none", component.owner):
            raise SettlementError(
                "seven", f"{component.name} was announced by who holds it", f"none, {component.owner}"
            )
    taker = _last_trick(request)
    if taker is not None and points[taker] < TEN:
        raise SettlementError("seven_won", "the last trick is worth 10 card points, but that side has none")


def _last_trick(request: Request) -> int | None:
    """The side that took the last trick, as far as the seven tells."""
    if request.seven == "none":
        return None
    if request.seven_won:
        return 0 if request.seven == "declarer" else 1
    return 1 if request.seven == "declarer" else None


# How it broke off


def _revoke(profile: VolenyProfile, request: Request, bargain: Bargain) -> Result:
    assert request.revoke_by is not None  # noqa: S101 – for the type checker
    _nothing_of("the play", request, PLAY, "after a revoke the deal is not played on")
    if request.offence is None:
        raise SettlementError("offence", "is missing: what was the revoke?", ", ".join(get_args(Offence)))
    if request.offence in DISCARDERS and request.revoke_by != request.declarer:
        raise SettlementError(
            "revoke_by", f"{request.offence}: only the declarer lays the talon", f"{request.declarer}"
        )
    if request.offence == "sharp_in_talon" and request.contract in NO_TRUMP_GAMES:
        raise SettlementError("offence", f"in {request.contract} an ace or a ten may go to the talon")
    if len(set(request.evident)) != len(request.evident):
        raise SettlementError("evident", "each is named once", ", ".join(get_args(Quiet)))
    return settle_revoke(profile, bargain, request.revoke_by, request.offence, request.evident)
