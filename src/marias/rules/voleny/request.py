"""The scorekeeper's request of volený mariáš: its facts, what they cannot be, and their settlement."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta
from msgspec.structs import replace

from marias.cards import Suit
from marias.errors import SettlementError
from marias.rules.contract import Result, Seat
from marias.rules.doubling import Component, Side
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
    highest_level,
    missing_offence,
    missing_offender,
    offence_unplayed,
    told_tricks,
)
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
    offence_possible,
    price,
    settle_played,
    settle_revoke,
    settle_unplayed,
)

Against = Literal["sedma_against", "sto_against"]
AGAINST: tuple[str, ...] = get_args(Against)
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Asked, frozen=True, kw_only=True, tag="voleny"):
    """A deal of volený as the scorekeeper knows it."""

    profile: str = "liga"
    """Name of the rule set."""
    contract: TrumpGame | NoTrumpGame
    """The game the declarer announced (or just ``hra``, while nothing was announced yet)."""
    players: Literal[3, 4] = 3
    sitter: Seat | None = None
    """At a table of four, who paused; without it the seat before the declarer."""
    against: tuple[Against, ...] = ()
    """What the defenders announced."""

    declarer_marriages: tuple[int, ...] = ()
    """20 or 40 each, in the order they were announced."""
    defence_marriages: tuple[int, ...] = ()
    seven: Side | Literal["none"] = "none"
    """Whose trump seven fell in the last trick."""
    seven_won: bool | None = None
    """Did it take the trick? Needed when it fell."""

    offence: Offence | None = None
    evident: tuple[Quiet, ...] = ()
    """What the others would evidently and undeniably have made beside the announced game."""

    chips: tuple[Amount, ...] = ()
    """Chips of each player before the deal, where somebody may be unable to pay."""


def answer(request: Request, profile: VolenyProfile | None = None) -> Answer:
    """The settlement of the deal, by this rule set instead of the one the request names.

    Raises ``SettlementError`` for facts that cannot be together or are missing, ``ProfileError`` for an unknown rule
    set.
    """
    profile = load(VolenyProfile, request.profile) if profile is None else profile
    result = settle(profile, request)
    found = answered(profile.game, profile.name, request, result)
    if not request.chips:
        return found
    if len(request.chips) != request.players:
        count = len(request.chips)
        raise SettlementError(
            "chips",
            f"{count} amounts for {request.players} players",
            code="settlement-chips",
            count=count,
            players=request.players,
        )
    made, short = within_means(result.transfers, request.chips, pro_rata=profile.insolvency_split == "pro_rata")
    return replace(found, paid=balance(made, request.players) if short else None, short=short)


def settle(profile: VolenyProfile, request: Request) -> Result:
    """The result of the deal; raises ``SettlementError`` as :func:`answer` does."""
    bargain = bargain_of(profile, request)
    if request.revoke_by is not None:
        return _revoke(profile, request, bargain)
    if request.offence is not None or request.evident:
        raise missing_offender()
    if not is_played(profile, bargain.components):
        check_silence(request, PLAY, "unplayed", contract=request.contract, profile=profile.name)
        return settle_unplayed(profile, bargain)
    outcome = _outcome(request, bargain)
    check_outcome(bargain, outcome)
    return settle_played(profile, bargain, outcome)


# What stands


def bargain_of(profile: VolenyProfile, request: Request) -> Bargain:
    """Game, sides and levels of the request, checked."""
    sitter = _seats(request)
    others = [seat for step in range(1, request.players) if (seat := _clockwise(request, step)) != sitter]
    check_trump(request, request.contract, trumps=request.contract not in NO_TRUMP_GAMES)
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
    check_seats(request, request.players, ("declarer", "sitter", "revoke_by"))
    if request.players == 3:
        if request.sitter is not None:
            raise SettlementError(
                "sitter", "nobody sits out at a table of three", "no sitter", code="settlement-sitter-of-three"
            )
        return None
    before = _clockwise(request, 3)
    sitter = before if request.sitter is None else request.sitter
    if sitter == request.declarer:
        raise SettlementError("sitter", "who sits out cannot be the declarer", code="settlement-sitter-declares")
    if sitter != before and request.contract not in NO_TRUMP_GAMES:
        raise SettlementError(
            "sitter",
            "in a game with trumps the declarer sits left of who deals and pauses",
            f"{before}",
            code="settlement-sitter-elsewhere",
        )
    if sitter == request.revoke_by:
        raise SettlementError(
            "revoke_by", "who sits out holds no cards and cannot revoke", code="settlement-sitter-revokes"
        )
    return sitter


def _components(profile: VolenyProfile, request: Request, doubled: bool) -> tuple[Component, ...]:
    owned = contract_components(profile, request.contract)
    _check_against(profile, request)
    names = [component.name for component in owned] + [name for name in AGAINST if name in request.against]
    check_levels(request.fleks, names, lambda name: most_level(profile, name, doubled))
    levels = {name: request.fleks.get(name, 0) for name in names}
    return tuple(
        Component(name, "defence" if name in AGAINST else "declarer", (level, level)) for name, level in levels.items()
    )


def _check_against(profile: VolenyProfile, request: Request) -> None:
    contract, said = request.contract, request.against
    if len(set(said)) != len(said):
        raise SettlementError("against", "each is announced once", ", ".join(AGAINST), code="settlement-against-twice")
    if "sedma_against" in said:
        if contract in SEVENS:
            raise SettlementError(
                "against",
                f"{contract} and sedma_against at once: there is one trump seven",
                code="settlement-one-seven",
                contract=contract,
            )
        if contract == "sto" and not profile.sedma_against_over_sto:
            raise SettlementError(
                "against",
                f"sedma_against is not announced over sto [{profile.name}]",
                code="settlement-seven-over-sto",
                profile=profile.name,
            )
    if "sto_against" in said and contract in HUNDREDS:
        raise SettlementError(
            "against",
            f"{contract} and sto_against at once: only one side can have a hundred",
            code="settlement-one-hundred",
            contract=contract,
        )
    if said and contract in NO_TRUMP_GAMES:
        raise SettlementError(
            "against",
            f"nothing is announced against {contract}",
            "nothing",
            code="settlement-nothing-against",
            contract=contract,
        )


def most_level(profile: VolenyProfile, name: str, doubled: bool) -> int:
    """The highest level the component can reach."""
    return highest_level(profile.max_flek, profile.ceiling, lambda level: price(profile, name, level, doubled))


def open_components(profile: VolenyProfile, request: Request) -> tuple[tuple[str, int], ...]:
    """The components on the table in the order they are settled, and how high each can be doubled."""
    bargain = bargain_of(profile, request)
    return tuple((c.name, most_level(profile, c.name, bargain.doubled)) for c in bargain.components)


def played(profile: VolenyProfile, request: Request) -> bool:
    """Is the deal of the request played?"""
    return is_played(profile, bargain_of(profile, request).components)


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
IN_PLAY = ("not_following", "not_beating", "not_trumping", "king_before_over", "seven_early")
"""Offences there are once cards are played."""


def _outcome(request: Request, bargain: Bargain) -> Outcome:
    if request.contract in NO_TRUMP_GAMES:
        check_silence(request, TRUMP_PLAY, "only-tricks", contract=request.contract)
        return Outcome(tricks=bare_tricks(request, request.contract, TEN, betl="betl" in request.contract))
    check_no_made(request, request.contract)
    points = card_points(request)
    outcome = Outcome(
        card_points=points,
        marriages=(request.declarer_marriages, request.defence_marriages),
        tricks=_tricks(request, points),
        seven=request.seven,
        seven_won=bool(request.seven_won),
    )
    _check_seven(request, bargain, points)
    return outcome


def _tricks(request: Request, points: tuple[int, int]) -> tuple[int, int]:
    """The tricks, told or – where nothing hangs on them – some that agree with the card points."""
    told = told_tricks(request, TEN)
    if told is not None:
        return told
    for side, field in ((0, "declarer"), (1, "defence")):
        if not points[side] and sum(getattr(request, f"{field}_marriages")) == ALL_MARRIAGES:
            raise SettlementError(
                f"{field}_tricks",
                "is missing: with four marriages and no card points it decides the game",
                code="settlement-tricks-missing",
            )
    return (5, 5) if all(points) else (TEN, 0) if points[0] else (0, TEN)


def _check_seven(request: Request, bargain: Bargain, points: tuple[int, int]) -> None:
    seven = request.seven
    if seven != "none" and request.seven_won is None:
        raise SettlementError(
            "seven_won",
            "is missing: did the trump seven take the last trick?",
            "true, false",
            code="settlement-seven-won-missing",
        )
    for component in bargain.components:
        if component.name in SEVENS and seven not in ("none", component.owner):
            raise SettlementError(
                "seven",
                f"{component.name} was announced by who holds it",
                f"none, {component.owner}",
                code="settlement-seven-owner",
                name=component.name,
            )
    taker = _last_trick(request)
    if taker is not None and points[taker] < TEN:
        raise SettlementError(
            "seven_won",
            "the last trick is worth 10 card points, but that side has none",
            code="settlement-seven-points",
        )


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
    check_silence(request, PLAY, "revoked")
    if request.offence is None:
        raise missing_offence(get_args(Offence))
    if request.offence in DISCARDERS and request.revoke_by != request.declarer:
        raise SettlementError(
            "revoke_by",
            f"{request.offence}: only the declarer lays the talon",
            f"{request.declarer}",
            code="settlement-declarers-talon",
            offence=request.offence,
        )
    if request.offence == "sharp_in_talon" and request.contract in NO_TRUMP_GAMES:
        raise SettlementError(
            "offence",
            f"in {request.contract} an ace or a ten may go to the talon",
            code="settlement-sharp-allowed",
            contract=request.contract,
        )
    if not offence_possible(bargain, request.revoke_by, request.offence):
        possible = [name for name in get_args(Offence) if offence_possible(bargain, request.revoke_by, name)]
        raise SettlementError(
            "offence",
            f"{request.offence} cannot happen to this seat in {request.contract}",
            ", ".join(possible),
            code="settlement-offence",
            offence=request.offence,
            contract=request.contract,
        )
    if len(set(request.evident)) != len(request.evident):
        raise SettlementError(
            "evident", "each is named once", ", ".join(get_args(Quiet)), code="settlement-evident-twice"
        )
    if request.offence in IN_PLAY and not is_played(profile, bargain.components):
        raise offence_unplayed(request.offence, request.contract, profile.name)
    return settle_revoke(profile, bargain, request.revoke_by, request.offence, request.evident)
