"""The scorekeeper's request of marijaš: its facts, what they cannot be, and what each player writes down."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from marias.errors import SettlementError
from marias.rules.contract import Result, Seat
from marias.rules.doubling import Side
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.settlement import Outcome, Sides, settle_betl, settle_game, settle_surrender
from marias.rules.marijas.state import SEATS, TRICKS
from marias.rules.profile import load
from marias.rules.request import (
    TEN,
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
    told_tricks,
)
from marias.rules.settlement import check_counts, check_points_taken, check_tricks

ALONE = "alone"
SHARP_CARDS = 8
"""Aces and tens in the pack, worth ten each as the last trick is."""
Tricks = Annotated[int, Meta(ge=0, le=16)]


class Request(Asked, frozen=True, kw_only=True, tag="marijas"):
    """A deal of marijaš as the scorekeeper knows it; ``declarer`` is the caller, or who played betl."""

    profile: str = "marijas-2"
    """Name of the rule set; it says how many play."""
    contract: Literal["game", "surrender", "betl"] = "game"
    partner: Seat | Literal["alone"] | None = None
    """Of four: who held the called card, or ``alone``."""
    declarer_marriages: tuple[int, ...] = ()
    """20 or 40 each; where a marriage needs a trick, only those that count."""
    defence_marriages: tuple[int, ...] = ()
    last_trick: Side | None = None
    """Who took the last trick. Needed where only aces and tens count."""
    declarer_tricks: Tricks | None = None
    defence_tricks: Tricks | None = None


PLAY = (
    *("declarer_points", "defence_points", "declarer_marriages", "defence_marriages", "last_trick"),
    *("declarer_tricks", "defence_tricks"),
)
"""The fields that tell of the play."""


def answer(request: Request, profile: MarijasProfile | None = None) -> Answer:
    """The match points of the deal, by this rule set instead of the one the request names.

    Raises ``SettlementError`` for facts that cannot be together or are missing, ``ProfileError`` for an unknown rule
    set.
    """
    profile = load(MarijasProfile, request.profile) if profile is None else profile
    result = settle(profile, request)
    return replace(answered(profile.game, profile.name, request, result), partner=result.partner, unit="match points")


def settle(profile: MarijasProfile, request: Request) -> Result:
    """The result of the deal; raises ``SettlementError`` as :func:`answer` does."""
    check_seats(request, profile.players, ("declarer", "partner", "revoke_by"))
    check_levels(request.fleks, (), lambda _: 0)
    if request.revoke_by is not None:
        raise SettlementError(
            "revoke_by", "the rules of marijaš name no price of a revoke", code="settlement-no-revoke"
        )
    sides = sides_of(profile, request)
    tricks = TRICKS[SEATS.index(profile.players)]
    if request.contract == "surrender":
        check_silence(request, PLAY, "surrendered")
        check_no_made(request, "surrender")
        called = _called_before_surrender(profile)
        if request.trump is not None and not called:
            raise SettlementError(
                "trump", "the caller surrendered before naming trumps", "none", code="settlement-surrendered-trump"
            )
        return settle_surrender(profile, sides, called=called)
    if request.contract == "betl":
        check_trump(request, "betl", trumps=False)
        check_silence(request, PLAY[:5], "only-tricks", contract="betl")
        told = bare_tricks(request, "betl", tricks, betl=True)
        check_tricks(told, tricks, whole=not told[0])
        return settle_betl(profile, sides, made=not told[0])
    check_no_made(request, "game")
    return settle_game(profile, sides, _outcome(profile, request, sides, tricks))


def _called_before_surrender(profile: MarijasProfile) -> bool:
    """Has the card been called when somebody surrenders? Only where four do so after the second deal [SRB-56]."""
    return profile.players == 4 and profile.surrender_4p == "after_second_deal"


def sides_of(profile: MarijasProfile, request: Request) -> Sides:
    """Who played with whom, checked."""
    if request.contract == "betl" and profile.extraordinary == "none":
        raise SettlementError(
            "contract",
            f"there are no extraordinary games [{profile.name}]",
            "game, surrender",
            code="settlement-no-extraordinary",
            profile=profile.name,
        )
    declarer, partner = request.declarer, request.partner
    early = request.contract == "surrender" and profile.surrender_4p == "before_call"
    if profile.players < 4 or request.contract == "betl" or early:
        if isinstance(partner, int) and early and profile.players == 4:
            raise SettlementError(
                "partner", "who surrenders before the call has no partner yet", ALONE, code="settlement-partner-not-yet"
            )
        if isinstance(partner, int):
            raise SettlementError("partner", "the caller has none in this deal", ALONE, code="settlement-caller-alone")
        return Sides(profile.players, (declarer,))
    if profile.pairs == "fixed_opposite":
        opposite = (declarer + 2) % 4
        if partner not in (None, opposite):
            raise SettlementError(
                "partner", "partners sit opposite each other", str(opposite), code="settlement-partner-opposite"
            )
        return Sides(4, (declarer, opposite))
    if partner is None:
        raise SettlementError(
            "partner",
            "is missing: who held the called card?",
            f"a seat, {ALONE}",
            code="settlement-partner-missing",
        )
    if partner == declarer:
        raise SettlementError(
            "partner",
            "who called himself plays alone",
            f"another seat, {ALONE}",
            code="settlement-partner-himself",
        )
    return Sides(4, (declarer, partner) if isinstance(partner, int) else (declarer,))


def _check_points_fit(points: tuple[int, int], tricks: tuple[int, int], players: int) -> None:
    """Refuse more card points of a side than aces and tens fit in its tricks, in the talon and in the last trick."""
    talon = 2 if players == 3 else 0
    for said, taken in zip(points, tricks, strict=True):
        most = TEN * min(SHARP_CARDS, taken * players + talon) + TEN
        if said > most:
            raise SettlementError(
                "card_points",
                f"{said} card points are too many for {taken} tricks",
                f"at most {most}",
                code="settlement-points-many",
                points=said,
                tricks=taken,
                most=most,
            )


def _outcome(profile: MarijasProfile, request: Request, sides: Sides, total: int) -> Outcome:
    """The facts by seat: those of a side are put down to its first player, which changes no sum."""
    points = card_points(request)
    check_counts(points, [*request.declarer_marriages, *request.defence_marriages])
    told = told_tricks(request, total)
    if told is not None:  # they decide nothing, but they can belie the card points
        check_tricks(told, total, whole=True)
        check_points_taken(points, told)
        _check_points_fit(points, told, profile.players)
    if request.last_trick is None and profile.counted == "aces_and_tens":
        raise SettlementError(
            "last_trick",
            "is missing: at this table its ten does not count",
            "declarer, defence",
            code="settlement-last-trick-untold",
        )
    place = 0 if request.last_trick in (None, "declarer") else 1
    if request.last_trick is not None and not points[place]:
        raise SettlementError(
            "last_trick",
            "is worth 10 card points, but that side has none",
            code="settlement-last-trick-points",
        )
    mine, theirs = sides.declarers[0], sides.opponents[0]
    seats = range(sides.seats)
    return Outcome(
        points=tuple({mine: points[0], theirs: points[1]}.get(seat, 0) for seat in seats),
        marriages=tuple(
            {mine: request.declarer_marriages, theirs: request.defence_marriages}.get(seat, ()) for seat in seats
        ),
        tricks=(1,) * sides.seats,
        last_trick=mine if place == 0 else theirs,
    )
