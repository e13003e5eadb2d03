"""The scorekeeper's request of licitovaný mariáš: its facts, what they cannot be, and their settlement.

``request_bargain`` reads what stood before the play, ``request_play`` how it was played.
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from marias.cards import Suit
from marias.errors import SettlementError
from marias.rules.contract import Result, Seat
from marias.rules.doubling import Side
from marias.rules.licitovany.actions import Offence, Rung
from marias.rules.licitovany.contracts import Contract
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.request_bargain import bargain_of, missing_contract
from marias.rules.licitovany.request_play import PLAY, TRUMP_PLAY, lost_to_four_helpers, outcome_of
from marias.rules.licitovany.rulings import DECLARERS, IN_PLAY, OUTSIDERS
from marias.rules.licitovany.settlement import (
    Bargain,
    check_outcome,
    is_played,
    misdeal,
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
    Worth,
    answered,
    check_silence,
    missing_offence,
    missing_offender,
    offence_unplayed,
)

OFFENCES: tuple[Offence, ...] = get_args(Offence)
OF_SEVENS = ("seven_early", "seven_in_talon")
"""Offences there are only where a seven was announced."""
OF_CONTRACTS = (
    *("not_following", "not_beating", "not_trumping", "wrong_lead"),
    *("talon_count_in_play", "sharp_in_talon", *OF_SEVENS),
)
"""Offences there are only where a contract stands."""


class Request(Asked, frozen=True, kw_only=True, tag="licitovany"):
    """A deal of licitovaný as the scorekeeper knows it."""

    profile: str = "csm-licitovany"
    """Name of the rule set."""
    contract: Rung | None = None
    """The contract the declarer announced; None while there was none, where only a revoke or a paušál is settled.
    ``sto_hearts``, or ``sto`` with hearts as trumps, is the same."""
    helper: Suit | None = None
    """The helper suit of dvě sedmy, if wanted; the settlement does not need it."""
    players: Literal[3, 4] = 3
    sitter: Seat | None = None
    """At a table of four, who paused; needed where he does not settle like a defender, or where it matters who said
    flek or who revoked."""
    flekked_by: tuple[Seat, ...] | dict[str, tuple[Seat, ...]] = ()
    """The defenders who said flek themselves, to every part that was flekked or part by part: where both said it the
    limit is higher, and of a ložená game only who said it pays more."""
    laid: bool = False
    """The game could not be lost under any distribution (ložená)."""
    omyl: bool = False
    """The declarer folded his sedma; no trump suit need be told then."""

    declarer_marriages: tuple[int, ...] = ()
    """20 or 40 each, in the order they were announced."""
    defence_marriages: tuple[int, ...] = ()
    seven: Side | Literal["none"] | None = None
    """Whose trump seven fell in the last trick. Needed where one was announced; of dvě sedmy tell ``made`` instead."""
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
    found = answered(profile.game, profile.name, request, settle(profile, request))
    return replace(found, unit="units", worth=Worth(profile.unit, profile.currency))


def settle(profile: LicitovanyProfile, request: Request) -> Result:
    """The result of the deal; raises ``SettlementError`` as :func:`answer` does."""
    bargain = bargain_of(profile, request)
    if request.revoke_by is not None:
        return _revoke(profile, request, bargain)
    if request.offence is not None:
        raise missing_offender()
    if request.omyl:
        check_silence(request, PLAY, "folded")
        return settle_omyl(profile, bargain)
    if not bargain.components:
        void = misdeal(profile, bargain)
        return replace(void, kind="fine", items=tuple(line for line in void.items if line.code != "misdeal"))
    if not is_played(profile, bargain.contract, bargain.components):
        why: Literal["cancelled", "unplayed"] = "cancelled" if any(request.fleks.values()) else "unplayed"
        check_silence(request, PLAY, why, contract=bargain.contract.kind, profile=profile.name)
        return settle_unplayed(profile, bargain)
    if request.four_helpers and not bargain.contract.counted:
        check_silence(request, TRUMP_PLAY, "only-tricks", contract=bargain.contract.kind)
        lost_to_four_helpers(request)
        return _laid_won(request, bargain, settle_helpers_shown(profile, bargain))
    outcome = outcome_of(request, bargain.contract)
    check_outcome(bargain, outcome)
    return _laid_won(request, bargain, settle_played(profile, bargain, outcome))


def _laid_won(request: Request, bargain: Bargain, result: Result) -> Result:
    """The result, unless a game that could not be lost was lost."""
    for item in result.items:
        if request.laid and item.won is False and item.code in bargain.contract.parts:
            raise SettlementError(
                "laid",
                f"could be lost under no distribution, but {item.code} was",
                "false",
                code="settlement-laid-lost",
                name=item.code,
            )
    return result


# How it broke off


def _revoke(profile: LicitovanyProfile, request: Request, bargain: Bargain) -> Result:
    offender, offence = request.revoke_by, request.offence
    assert offender is not None  # noqa: S101 – for the type checker
    check_silence(request, PLAY, "revoked")
    if request.four_helpers:
        raise SettlementError(
            "four_helpers", "decide nothing after a revoke", "false", code="settlement-helpers-revoked"
        )
    if offence is None:
        raise missing_offence(OFFENCES)
    contract = bargain.contract
    if not bargain.components and offence in OF_CONTRACTS:
        raise missing_contract()
    if offence == OUTSIDERS and request.players == 3:
        raise SettlementError(
            "offence", "nobody sits out at a table of three", "looked_at_cards", code="settlement-no-outsider"
        )
    if offender == bargain.sitter and offence != OUTSIDERS:
        raise SettlementError(
            "revoke_by",
            "who sits out holds no cards; all he can do is look at some",
            OUTSIDERS,
            code="settlement-outsider",
        )
    if offence in DECLARERS and offender != request.declarer:
        raise SettlementError(
            "revoke_by",
            f"{offence} is the declarer's",
            "the declarer",
            code="settlement-declarers-offence",
            offence=offence,
        )
    if offence == "sharp_in_talon" and not contract.trumps:
        raise SettlementError(
            "offence",
            f"in {contract.kind} an ace or a ten may go to the talon",
            code="settlement-sharp-allowed",
            contract=contract.kind,
        )
    possible = offences(contract if bargain.components else None)
    if offence not in possible:
        raise SettlementError(
            "offence",
            f"{offence} cannot happen to this seat in {contract.kind}",
            ", ".join(possible),
            code="settlement-offence",
            offence=offence,
            contract=contract.kind,
        )
    if offence in IN_PLAY and bargain.components and not is_played(profile, contract, bargain.components):
        raise offence_unplayed(offence, contract.kind, profile.name)
    return settle_revoke(profile, bargain, offender, offence)


def offences(contract: Contract | None, *, sits_out: bool | None = None, declares: bool = True) -> tuple[Offence, ...]:
    """The revokes there can be in this contract; ``sits_out`` and ``declares`` say whose, where it is known."""
    impossible: set[str] = set()
    if contract is None:
        impossible |= {*OF_CONTRACTS}
    else:
        impossible |= {*(() if contract.sevens else OF_SEVENS)}
        impossible |= {*(() if contract.trumps else ("not_trumping", "sharp_in_talon"))}
    if not declares:
        impossible |= DECLARERS
    if sits_out is not None:
        impossible |= {offence for offence in OFFENCES if (offence == OUTSIDERS) != sits_out}
    return tuple(offence for offence in OFFENCES if offence not in impossible)
