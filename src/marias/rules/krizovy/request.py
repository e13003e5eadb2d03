"""The scorekeeper's request of křížový mariáš: its facts, what they cannot be, and their settlement."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from marias.cards import Suit
from marias.errors import SettlementError
from marias.rules.contract import Result, Seat
from marias.rules.doubling import Component
from marias.rules.krizovy.actions import FLAT_OFFENCES, SOLO_GAMES, Offence
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.settlement import (
    OWNERS,
    TRICKS,
    Bargain,
    Outcome,
    check_bargain,
    check_outcome,
    is_played,
    settle_played,
    settle_revoke,
    settle_unplayed,
    value,
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
    highest_level,
    missing_offence,
    missing_offender,
    offence_unplayed,
    told_tricks,
)
from marias.rules.settlement import check_points_taken, check_tricks

SEATS = 4
ALONE = "alone"
LATE_OFFENCES = ("wrong_claim", "card_count")
"""Offences of the play: before doubling is over there is nothing to lay down and no trick [MCR-21, MCR-22a]."""


class Request(Asked, frozen=True, kw_only=True, tag="krizovy"):
    """A deal of křížový as the scorekeeper knows it."""

    profile: str = "mcr-2018-free"
    """Name of the rule set."""
    contract: Literal["game", "betl", "durch"] = "game"
    """A game with trumps (hra, with or without sedma and sto), or what the declarer plays alone without trumps."""
    partner: Seat | Literal["alone"] | None = None
    """Who held the called card, or ``alone``. Needed of a game; betl and durch are always played alone."""
    sedma: Seat | None = None
    """Who announced the seven."""
    sto: tuple[Seat, ...] = ()
    """Who announced the hundred: one declarer, or both where the compulsory one was added."""
    sedma_against: Seat | None = None
    sto_against: tuple[Seat, ...] = ()

    marriages: tuple[tuple[int, ...], ...] = ()
    """20 or 40 each, of every seat."""
    own_marriage: bool = False
    """Who announced the hundred held a marriage when he did: then only his own counts, even if he never showed it."""
    seven: Seat | None = None
    """Who played the trump seven to the last trick."""
    last_trick: Seat | None = None
    """Who took the last trick. Needed when the seven fell in it."""

    offence: Offence | None = None
    before_doubling_ends: bool = False
    """The revoke came before doubling was over: flat, whatever was announced."""


def answer(request: Request, profile: KrizovyProfile | None = None) -> Answer:
    """The settlement of the deal, by this rule set instead of the one the request names.

    Raises ``SettlementError`` for facts that cannot be together or are missing, ``ProfileError`` for an unknown rule
    set.
    """
    profile = load(KrizovyProfile, request.profile) if profile is None else profile
    partner = request.partner if isinstance(request.partner, int) else None
    return replace(answered(profile.game, profile.name, request, settle(profile, request)), partner=partner)


def settle(profile: KrizovyProfile, request: Request) -> Result:
    """The result of the deal; raises ``SettlementError`` as :func:`answer` does."""
    if request.revoke_by is not None:
        return _revoke(profile, request)
    if request.offence is not None or request.before_doubling_ends:
        raise missing_offender()
    bargain = bargain_of(profile, request)
    if not is_played(bargain):
        check_silence(request, PLAY, "unplayed", contract=_contract(request), profile=profile.name)
        return settle_unplayed(profile, bargain)
    outcome = _outcome(request)
    check_outcome(bargain, outcome)
    return settle_played(profile, bargain, outcome)


def _contract(request: Request) -> str:
    """What the deal is called in errors: a game by its first component."""
    return request.contract if request.contract != "game" else "sto" if request.sto else "hra"


# What stands

SEAT_FIELDS = (
    *("declarer", "partner", "sedma", "sto", "sedma_against", "sto_against"),
    *("seven", "last_trick", "revoke_by"),
)


def bargain_of(profile: KrizovyProfile, request: Request) -> Bargain:
    """Game, sides and levels of the request, checked."""
    check_seats(request, SEATS, SEAT_FIELDS)
    solo = request.contract in SOLO_GAMES
    check_trump(request, _contract(request), trumps=not solo)
    doubled = request.trump is Suit.HEARTS
    names = _components(request)
    check_levels(request.fleks, names, lambda name: most_level(profile, name, doubled))
    declarers = _declarers(request)
    bargain = Bargain(
        declarers=declarers,
        defenders=tuple(seat for step in range(1, 4) if (seat := (request.declarer + step) % 4) not in declarers),
        contract=request.contract,
        doubled=doubled,
        components=tuple(
            Component(name, OWNERS.get(name, "declarer"), (request.fleks.get(name, 0),)) for name in names
        ),
        hundred_by=request.sto or request.sto_against,
        own_marriage=request.own_marriage,
        seven_by=request.sedma if request.sedma is not None else request.sedma_against,
    )
    check_bargain(bargain)
    return bargain


def _declarers(request: Request) -> tuple[Seat, ...]:
    partner = request.partner
    if request.contract in SOLO_GAMES:
        if isinstance(partner, int):
            raise _alone(request.contract)
        return (request.declarer,)
    if partner is None:
        raise SettlementError(
            "partner",
            "is missing: who held the called card?",
            f"a seat, {ALONE}",
            code="settlement-partner-missing",
        )
    if partner == request.declarer:
        raise SettlementError(
            "partner",
            "who called himself plays alone",
            f"another seat, {ALONE}",
            code="settlement-partner-himself",
        )
    return (request.declarer, partner) if isinstance(partner, int) else (request.declarer,)


def _alone(contract: str) -> SettlementError:
    return SettlementError(
        "partner", f"{contract} is played alone", ALONE, code="settlement-no-partner", contract=contract
    )


def _components(request: Request) -> tuple[str, ...]:
    """The components on the table, in the order they are settled."""
    announced = [name for name in OWNERS if name != "hra" and getattr(request, name) not in (None, ())]
    for name in ("sto", "sto_against"):
        seats = getattr(request, name)
        if len(set(seats)) != len(seats):
            raise SettlementError(name, "each seat announces it once", code="settlement-announced-twice", name=name)
    if request.own_marriage and not {"sto", "sto_against"} & {*announced}:
        raise SettlementError(
            "own_marriage", "belongs to a hundred, and none was announced", code="settlement-no-hundred"
        )
    if request.contract in SOLO_GAMES:
        if announced:
            raise SettlementError(
                announced[0],
                f"nothing is announced beside {request.contract}",
                "nothing",
                code="settlement-nothing-beside",
                contract=request.contract,
            )
        return (request.contract,)
    for one, other in (("sedma", "sedma_against"), ("sto", "sto_against")):
        if {one, other} <= {*announced}:
            raise SettlementError(
                other,
                f"{one} and {other} cannot stand together",
                "one of the two",
                code="settlement-not-together",
                one=one,
                other=other,
            )
    return (*(() if request.sto else ("hra",)), *announced)


def most_level(profile: KrizovyProfile, name: str, doubled: bool) -> int:
    """The highest level the component can reach; a hundred against may be raised through the game alone."""
    if name == "sto_against" and profile.sto_against_price == "on_flekked_game":
        return 0
    return highest_level(
        profile.max_flek,
        profile.ceiling,
        lambda level: value(profile, Component(name, OWNERS.get(name, "declarer"), (level,)), doubled),
    )


def open_components(profile: KrizovyProfile, request: Request) -> tuple[tuple[str, int], ...]:
    """The components on the table in the order they are settled, and how high each can be doubled."""
    bargain = bargain_of(profile, request)
    return tuple((c.name, most_level(profile, c.name, bargain.doubled)) for c in bargain.components)


def played(profile: KrizovyProfile, request: Request) -> bool:
    """Is the deal of the request played?"""
    return is_played(bargain_of(profile, request))


# How it ended

TRUMP_PLAY = ("declarer_points", "defence_points", "marriages", "seven", "last_trick")
PLAY = (*TRUMP_PLAY, "declarer_tricks", "defence_tricks", "made")
"""The fields that tell of the play."""
IN_PLAY = ("play", "wrong_claim")
"""Offences there are once cards are played."""


def _outcome(request: Request) -> Outcome:
    if request.contract in SOLO_GAMES:
        check_silence(request, TRUMP_PLAY, "only-tricks", contract=request.contract)
        return Outcome(tricks=bare_tricks(request, request.contract, TRICKS, betl=request.contract == "betl"))
    check_no_made(request, _contract(request))
    if len(request.marriages) not in (0, SEATS):
        count = len(request.marriages)
        raise SettlementError(
            "marriages",
            f"{count} lists for {SEATS} players",
            "one for each seat, such as [[20], [], [40], []]",
            code="settlement-marriages-by-seat",
            count=count,
            players=SEATS,
        )
    points, tricks = card_points(request), told_tricks(request, TRICKS)
    if tricks is not None:  # they decide nothing, but they can belie the card points
        check_tricks(tricks, TRICKS, whole=True)
        check_points_taken(points, tricks)
    return Outcome(
        card_points=points,
        marriages=tuple((seat, worth) for seat, worths in enumerate(request.marriages) for worth in worths),
        tricks=tricks or (0, 0),
        seven=request.seven,
        last_trick=request.last_trick,
    )


# How it broke off


def _revoke(profile: KrizovyProfile, request: Request) -> Result:
    assert request.revoke_by is not None  # noqa: S101 – for the type checker
    check_silence(request, PLAY, "revoked")
    if request.offence is None:
        raise missing_offence(get_args(Offence))
    if request.before_doubling_ends and request.offence in LATE_OFFENCES:
        raise SettlementError(
            "offence",
            f"{request.offence}: only after doubling",
            code="settlement-late-offence",
            offence=request.offence,
        )
    if request.offence == "compulsory_hundred" and not profile.compulsory_hundred:
        raise SettlementError(
            "offence",
            f"there is no compulsory hundred [{profile.name}]",
            code="settlement-no-compulsory-hundred",
            profile=profile.name,
        )
    if request.before_doubling_ends or request.offence in FLAT_OFFENCES:
        check_seats(request, SEATS, SEAT_FIELDS)
        # Who plays with whom, and what, may still be unknown, and nothing hangs on it.
        others = tuple(seat for seat in range(SEATS) if seat != request.declarer)
        bargain = Bargain(declarers=(request.declarer,), defenders=others, contract=request.contract, components=())
        return settle_revoke(profile, bargain, request.revoke_by, flat=True)
    bargain = bargain_of(profile, request)
    if request.offence in IN_PLAY and not is_played(bargain):
        raise offence_unplayed(request.offence, _contract(request), profile.name)
    return settle_revoke(profile, bargain, request.revoke_by, flat=False)
