"""The scorekeeper's request of licitovaný mariáš: its facts, what they cannot be, and their settlement."""

from __future__ import annotations

from typing import Literal, get_args

from marias.cards import Suit
from marias.errors import SettlementError
from marias.rules.contract import Result, Seat
from marias.rules.doubling import Component, Side
from marias.rules.licitovany.actions import Offence, Technical
from marias.rules.licitovany.contracts import CONTRACTS, NO_TRUMP, Contract
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.rulings import DECLARERS, OUTSIDERS
from marias.rules.licitovany.settlement import (
    TEN,
    Bargain,
    Outcome,
    check_outcome,
    contract_components,
    is_played,
    settle_helpers_shown,
    settle_omyl,
    settle_played,
    settle_revoke,
    settle_unplayed,
)
from marias.rules.profile import load
from marias.rules.request import (
    Answer,
    Asked,
    answered,
    bare_tricks,
    card_points,
    check_levels,
    check_no_made,
    check_seats,
    check_silence,
    check_trump,
    missing_offence,
    missing_offender,
    told_tricks,
)

Kind = Literal["sedma", "sto", "sto_sedma", "betl", "durch", "dve_sedmy", "dve_sedmy_sto"]


class Request(Asked, frozen=True, kw_only=True, tag="licitovany"):
    """A deal of licitovaný as the scorekeeper knows it; hearts are told by the trump suit."""

    profile: str = "csm-licitovany"
    """Name of the rule set."""
    contract: Kind
    """The contract the declarer announced."""
    helper: Suit | None = None
    """The helper suit of dvě sedmy, if wanted; the settlement does not need it."""
    players: Literal[3, 4] = 3
    sitter: Seat | None = None
    """At a table of four, who paused; needed where he does not settle like a defender, or where it matters who said
    flek."""
    flekked_by: tuple[Seat, ...] = ()
    """The defenders who said flek themselves: both of them raise the limit, and of a ložená game only they pay more."""
    laid: bool = False
    """The game could not be lost under any distribution (ložená)."""
    omyl: bool = False
    """The declarer folded his sedma."""

    declarer_marriages: tuple[int, ...] = ()
    """20 or 40 each, in the order they were announced."""
    defence_marriages: tuple[int, ...] = ()
    seven: Side | Literal["none"] = "none"
    """Whose trump seven fell in the last trick."""
    seven_won: bool | None = None
    """Did it take the trick? Needed when it fell."""
    last_trick: Side | None = None
    """Who took the last trick; needed where a defender's seven fell in it and did not win."""
    four_helpers: bool = False
    """One defender held four or more helpers when play began: dvě sedmy are lost by that."""

    offence: Offence | None = None
    technical: tuple[Seat, ...] = ()
    """Who owes a paušál for a technical renonc, once for each; the game stands."""


def answer(request: Request, profile: LicitovanyProfile | None = None) -> Answer:
    """The settlement of the deal, by this rule set instead of the one the request names.

    Raises ``SettlementError`` for facts that cannot be together or are missing, ``ProfileError`` for an unknown rule
    set.
    """
    profile = load(LicitovanyProfile, request.profile) if profile is None else profile
    return answered(profile.game, profile.name, request, settle(profile, request))


def settle(profile: LicitovanyProfile, request: Request) -> Result:
    """The result of the deal; raises ``SettlementError`` as :func:`answer` does."""
    bargain = bargain_of(profile, request)
    if request.revoke_by is not None:
        return _revoke(profile, request, bargain)
    if request.offence is not None:
        raise missing_offender()
    if request.omyl:
        return _omyl(profile, request, bargain)
    if not is_played(profile, bargain.contract, bargain.components):
        check_silence(request, PLAY, "unplayed", contract=request.contract, profile=profile.name)
        return settle_unplayed(profile, bargain)
    if request.four_helpers and not bargain.contract.counted:
        if request.made:
            raise SettlementError(
                "made",
                "dvě sedmy against four helpers in one hand are lost",
                "false",
                code="settlement-four-helpers-made",
            )
        return settle_helpers_shown(profile, bargain)
    outcome = _outcome(request, bargain)
    check_outcome(bargain, outcome)
    return settle_played(profile, bargain, outcome)


# What stands


def contract_of(request: Request) -> Contract:
    """The contract of the ladder, after a look at its trump and helper suit."""
    check_trump(request, request.contract, trumps=request.contract not in NO_TRUMP)
    hearts = request.trump is Suit.HEARTS
    contract = CONTRACTS[f"{request.contract}_hearts" if hearts else request.contract]
    if request.helper is not None and (not contract.two_sevens or request.helper is request.trump):
        raise SettlementError(
            "helper",
            "a helper suit belongs to dvě sedmy, and it is not the trump suit",
            "another suit in dvě sedmy, else none",
            code="settlement-helper",
        )
    if request.four_helpers and not contract.two_sevens:
        raise SettlementError(
            "four_helpers", "there are helpers in dvě sedmy alone", "false", code="settlement-no-helpers"
        )
    return contract


def bargain_of(profile: LicitovanyProfile, request: Request) -> Bargain:
    """Contract, sides and levels of the request, checked."""
    sitter = _seats(profile, request)
    contract = contract_of(request)
    step = profile.turn
    others = [
        seat for n in range(1, request.players) if (seat := (request.declarer + n * step) % request.players) != sitter
    ]
    parts = tuple(component.name for component in contract_components(profile, contract))
    check_levels(request.fleks, parts, lambda _: profile.max_flek)
    said = _said(request, others)
    levels = {name: request.fleks.get(name, 0) for name in parts}
    return Bargain(
        seats=request.players,
        declarer=request.declarer,
        defenders=(others[0], others[1]),
        sitter=sitter,
        contract=contract,
        components=tuple(
            Component(name, "declarer", (level, level), said if level else (0, 0)) for name, level in levels.items()
        ),
        laid=parts if request.laid else (),
        fines=tuple(Technical(seat, "laid_game_played") for seat in request.technical),
    )


def _said(request: Request, defenders: list[Seat]) -> tuple[int, int]:
    """Which of the two defenders said flek; the first of them where nothing is told."""
    told = request.flekked_by
    if told and not any(request.fleks.values()):
        raise SettlementError(
            "flekked_by", "tells who said flek, but nothing was flekked", "fleks", code="settlement-nobody-flekked"
        )
    for seat in told:
        if seat not in defenders[:2]:
            raise SettlementError(
                "flekked_by",
                f"seat {seat} is no defender who holds cards",
                ", ".join(map(str, defenders[:2])),
                code="settlement-no-defender",
                seat=seat,
            )
    if request.laid and not told and any(request.fleks.values()):
        raise SettlementError(
            "flekked_by",
            "is missing: of a ložená game only who said flek pays the raised rate",
            ", ".join(map(str, defenders[:2])),
            code="settlement-flekked-by-missing",
        )
    first, second = (int(seat in told) for seat in defenders[:2])
    return (first, second)


def _seats(profile: LicitovanyProfile, request: Request) -> Seat | None:
    """Who sits out, after a look at all seats."""
    check_seats(request, request.players, ("declarer", "sitter", "revoke_by", "flekked_by", "technical"))
    sitter = request.sitter
    if request.players == 3:
        if sitter is not None:
            raise SettlementError(
                "sitter", "nobody sits out at a table of three", "no sitter", code="settlement-sitter-of-three"
            )
        return None
    if sitter == request.declarer:
        raise SettlementError("sitter", "who sits out cannot be the declarer", code="settlement-sitter-declares")
    if sitter is None:
        matters = not profile.sitter_pays or request.flekked_by or request.revoke_by is not None
        if matters:
            raise SettlementError(
                "sitter", "is missing: who paused?", "the seat of the dealer", code="settlement-sitter-missing"
            )
        # all three opponents settle alike; the last of them stands for who paused
        sitter = (request.declarer - profile.turn) % request.players
    return sitter


# How it was played

TRUMP_PLAY = (
    "declarer_points",
    "defence_points",
    "declarer_marriages",
    "defence_marriages",
    "seven",
    "seven_won",
    "last_trick",
)
PLAY = (*TRUMP_PLAY, "declarer_tricks", "defence_tricks", "made")
"""The fields that tell of the play."""


def _outcome(request: Request, bargain: Bargain) -> Outcome:
    contract = bargain.contract
    if not contract.counted:
        check_silence(request, TRUMP_PLAY, "only-tricks", contract=request.contract)
        if contract.two_sevens:
            return Outcome(tricks=told_tricks(request, TEN) or (TEN, 0), two_sevens=_made(request))
        return Outcome(tricks=bare_tricks(request, request.contract, TEN, betl=contract.kind == "betl"))
    points = card_points(request)
    two_sevens = False
    if contract.two_sevens:
        two_sevens = _made(request) and not request.four_helpers
        if request.four_helpers and request.made:
            raise SettlementError(
                "made",
                "dvě sedmy against four helpers in one hand are lost",
                "false",
                code="settlement-four-helpers-made",
            )
    else:
        check_no_made(request, request.contract)
    last = _last_trick(request, two_sevens)
    if last is not None and points[0 if last == "declarer" else 1] < TEN:
        raise SettlementError(
            "last_trick" if request.last_trick else "seven_won",
            "the last trick is worth 10 card points, but that side has none",
            code="settlement-seven-points",
        )
    return Outcome(
        card_points=points,
        marriages=(request.declarer_marriages, request.defence_marriages),
        tricks=told_tricks(request, TEN) or ((5, 5) if all(points) else (TEN, 0) if points[0] else (0, TEN)),
        seven=request.seven,
        seven_won=bool(request.seven_won),
        last_trick=last or "declarer",
        two_sevens=two_sevens,
    )


def _made(request: Request) -> bool:
    """Were the two sevens made?"""
    if request.made is None and not request.four_helpers:
        raise SettlementError(
            "made",
            f"is missing: was {request.contract} made?",
            "true, false",
            code="settlement-made-missing",
            contract=request.contract,
        )
    return bool(request.made)


def _last_trick(request: Request, two_sevens: bool) -> Side | None:
    """The side that took the last trick, as far as it is told."""
    if two_sevens:
        return "declarer"
    if request.seven == "none":
        return request.last_trick
    if request.seven_won is None:
        raise SettlementError(
            "seven_won",
            "is missing: did the trump seven take the last trick?",
            "true, false",
            code="settlement-seven-won-missing",
        )
    told = request.last_trick
    if request.seven_won:
        taker: Side | None = request.seven
    elif request.seven == "declarer":
        taker = "defence"
    else:
        if told is None:
            raise SettlementError(
                "last_trick",
                "is missing: who took it from the defender's seven?",
                "declarer, defence",
                code="settlement-last-trick-missing",
            )
        taker = told
    if told is not None and told != taker:
        raise SettlementError(
            "last_trick", f"does not agree with the seven: {taker} took it", str(taker), code="settlement-last-trick"
        )
    return taker


# How it broke off


def _omyl(profile: LicitovanyProfile, request: Request, bargain: Bargain) -> Result:
    if bargain.contract.rung != "sedma":
        raise SettlementError("omyl", "only a plain sedma can be folded", "false", code="settlement-omyl-contract")
    check_silence(request, PLAY, "unplayed", contract=request.contract, profile=profile.name)
    if any(request.fleks.values()):
        raise SettlementError(
            "omyl", "who folds does so before anybody can say flek", "no fleks", code="settlement-omyl-fleks"
        )
    return settle_omyl(profile, bargain)


def _revoke(profile: LicitovanyProfile, request: Request, bargain: Bargain) -> Result:
    assert request.revoke_by is not None  # noqa: S101 – for the type checker
    check_silence(request, PLAY, "revoked")
    if request.offence is None:
        raise missing_offence(get_args(Offence))
    outside = request.revoke_by == bargain.sitter
    if outside and request.offence != OUTSIDERS:
        raise SettlementError(
            "revoke_by",
            "who sits out holds no cards; all he can do is look at some",
            OUTSIDERS,
            code="settlement-outsider",
        )
    if request.offence in DECLARERS and request.revoke_by != request.declarer:
        raise SettlementError(
            "revoke_by",
            f"{request.offence} is the declarer's",
            f"{request.declarer}",
            code="settlement-declarers-offence",
            offence=request.offence,
        )
    if request.offence == "sharp_in_talon" and not bargain.contract.trumps:
        raise SettlementError(
            "offence",
            f"in {request.contract} an ace or a ten may go to the talon",
            code="settlement-sharp-allowed",
            contract=request.contract,
        )
    return settle_revoke(profile, bargain, request.revoke_by, request.offence)
