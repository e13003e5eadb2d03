"""What stands on the table before the play, as the scorekeeper of licitovaný tells it: contract, seats, fleks."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from marias.cards import Suit
from marias.errors import SettlementError
from marias.rules.contract import Seat
from marias.rules.doubling import Component
from marias.rules.licitovany.actions import Technical
from marias.rules.licitovany.contracts import CONTRACTS, Contract
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.request_play import PLAY
from marias.rules.licitovany.settlement import Bargain, contract_components, is_played
from marias.rules.premium.facts import PARTS
from marias.rules.request import check_levels, check_seats, check_trump

if TYPE_CHECKING:
    from marias.rules.licitovany.request import Request

ANNOUNCED = ("trump", "helper", "fleks", "flekked_by", "laid", "four_helpers", *PLAY)
"""The fields that tell of an announced contract."""


def contract_of(request: Request) -> Contract | None:
    """The contract of the ladder, after a look at its trump and helper suit; None while none was announced."""
    if request.contract is None and not request.omyl:
        _check_nothing_announced(request)
        return None
    contract = _coloured(request, CONTRACTS[request.contract or "sedma"])
    trump = Suit.HEARTS if contract.hearts else request.trump
    if request.helper is not None and (not contract.two_sevens or request.helper is trump):
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
    if request.omyl:
        _check_folded(request, contract)
    return contract


def _coloured(request: Request, contract: Contract) -> Contract:
    """The contract with its colour: hearts by its own name, or by the trump suit."""
    if contract.hearts:
        if request.trump not in (None, Suit.HEARTS):
            raise SettlementError(
                "trump",
                f"{contract.rung} has hearts as trumps",
                "c, or nothing there",
                code="settlement-trump-of-hearts",
                contract=contract.rung,
            )
        return contract
    if not request.omyl or request.trump is not None:
        check_trump(request, contract.kind, trumps=contract.trumps)
    return CONTRACTS[f"{contract.kind}_hearts"] if request.trump is Suit.HEARTS else contract


def _check_nothing_announced(request: Request) -> None:
    """Then nobody can have told of a contract, and there must be something else to settle."""
    if request.revoke_by is None and not request.technical:
        raise missing_contract()
    nothing = type(request)()
    for field in ANNOUNCED:
        if getattr(request, field) != getattr(nothing, field):
            raise SettlementError(
                field,
                "tells of a contract, but none is told",
                "nothing there, or the contract",
                code="settlement-told-no-contract",
            )


def missing_contract() -> SettlementError:
    """It must be told what was announced."""
    return SettlementError(
        "contract", "is missing: what was announced?", ", ".join(PARTS), code="settlement-contract-missing"
    )


def _check_folded(request: Request, contract: Contract) -> None:
    if contract.rung != "sedma":
        raise SettlementError("omyl", "only a plain sedma can be folded", "false", code="settlement-omyl-contract")
    if request.revoke_by is not None:
        raise SettlementError(
            "omyl", "who folds ends the deal; a revoke ends it otherwise", "one of them", code="settlement-omyl-revoke"
        )
    if any(request.fleks.values()):
        raise SettlementError(
            "omyl", "who folds does so before anybody can say flek", "no fleks", code="settlement-omyl-fleks"
        )


def bargain_of(profile: LicitovanyProfile, request: Request) -> Bargain:
    """Contract, sides and levels of the request, checked; without components where nothing was announced."""
    sitter = _seats(profile, request)
    contract = contract_of(request)
    declarer = request.declarer
    if declarer == sitter:  # nothing was announced, so nobody declares: any of the others stands there
        declarer = (declarer + 1) % request.players
    others = [
        seat
        for step in range(1, request.players)
        if (seat := (declarer + step * profile.turn) % request.players) != sitter
    ]
    parts = tuple(component.name for component in contract_components(profile, contract)) if contract else ()
    check_levels(request.fleks, parts, lambda _: profile.max_flek)
    return Bargain(
        seats=request.players,
        declarer=declarer,
        defenders=(others[0], others[1]),
        sitter=sitter,
        contract=contract or CONTRACTS["sedma"],
        components=tuple(_component(profile, request, part, others[:2]) for part in parts),
        laid=parts if request.laid else (),
        fines=tuple(Technical(seat, "laid_game_played") for seat in request.technical),
    )


DEFENDERS = "one or both of the defenders who hold cards"


def _component(profile: LicitovanyProfile, request: Request, part: str, defenders: Collection[Seat]) -> Component:
    """A part with its level, and who of the two defenders said flek to it."""
    level = request.fleks.get(part, 0)
    told = request.flekked_by
    if isinstance(told, dict):
        for name in told:
            if not request.fleks.get(name):
                raise _nobody_flekked(name)
        told = told.get(part, ())
    elif told and not any(request.fleks.values()):
        raise _nobody_flekked("flek")
    for seat in told:
        if seat not in defenders:
            raise SettlementError(
                "flekked_by",
                "names somebody who is no defender with cards",
                DEFENDERS,
                code="settlement-no-defender",
            )
    if not level:
        return Component(part, "declarer")
    alone = profile.flek_binds == "speaker"
    if not told and (request.laid or alone):
        raise SettlementError(
            "flekked_by",
            "is missing: only who said flek pays the raised rate here",
            DEFENDERS,
            code="settlement-flekked-by-missing",
        )
    first, second = (level if seat in told else 0 for seat in defenders)
    return Component(part, "declarer", (first, second) if alone else (level, level), (first, second))


def _nobody_flekked(name: str) -> SettlementError:
    return SettlementError(
        "flekked_by",
        f"tells who said flek, but there is no {name} in fleks",
        "nothing there, or the level",
        code="settlement-nobody-flekked",
        name=name,
    )


def _seats(profile: LicitovanyProfile, request: Request) -> Seat | None:
    """Who sits out, after a look at all seats."""
    check_seats(request, request.players, ("declarer", "sitter", "revoke_by", "technical"))
    sitter = request.sitter
    if request.players == 3:
        if sitter is not None:
            raise SettlementError(
                "sitter", "nobody sits out at a table of three", "no sitter", code="settlement-sitter-of-three"
            )
        return None
    announced = request.contract is not None or request.omyl
    if sitter == request.declarer and announced:
        raise SettlementError("sitter", "who sits out cannot be the declarer", code="settlement-sitter-declares")
    if sitter is None:
        if not profile.sitter_pays or request.flekked_by or request.revoke_by is not None:
            raise SettlementError(
                "sitter", "is missing: who paused?", "the seat of the dealer", code="settlement-sitter-missing"
            )
        # all three opponents settle alike; the last of them stands for who paused
        sitter = (request.declarer - profile.turn) % request.players
    return sitter


def open_components(profile: LicitovanyProfile, request: Request) -> tuple[tuple[str, int], ...]:
    """The parts on the table, and how high each can be doubled; of a folded sedma none can."""
    most = 0 if request.omyl else profile.max_flek
    return tuple((component.name, most) for component in bargain_of(profile, request).components)


def played(profile: LicitovanyProfile, request: Request) -> bool:
    """Is the deal of the request played?"""
    bargain = bargain_of(profile, request)
    return not request.omyl and is_played(profile, bargain.contract, bargain.components)
