"""What the federation's premium points need to know of a finished deal (see ``marias.rules.premium``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from marias.cards import CardSet
from marias.rules.actions import Say
from marias.rules.contract import Seat
from marias.rules.licitovany import settlement
from marias.rules.licitovany.tricks import two_sevens_lost
from marias.rules.premium.facts import Facts, Fate, Flek, Part, Renonc

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


def facts_of(state: LicitovanyState) -> Facts | None:
    """The facts of a deal that is over; None where no contract was announced, so that there can be no points."""
    if state.announced is None or state.ending in ("omyl", "misdeal"):
        return None
    contract = state.contract
    return Facts(
        contract=contract.kind,
        parts=_fates(state),
        trump=state.trump,
        helper=state.helper,
        declarer=state.declarer,
        led=state.declarer == state.forhont if contract.trumps else None,
        hands=dict(_hands(state)),
        talon=state.talon,
        marriage=_marriage(state),
        lead=state.lead if contract.kind == "betl" else None,
        fleks=() if contract.trumps else tuple(Flek(seat=seat) for seat in _flekkers(state)),
        renonc=_renonc(state),
        technical=tuple(sorted({fine.seat for fine in state.fines})),
    )


def _hands(state: LicitovanyState) -> list[tuple[Seat, CardSet]]:
    """The ten cards of each at the first lead, played or not."""
    held = state.at_first_lead or state.hands
    return [(seat, held[seat]) for seat in state.active]


def _fates(state: LicitovanyState) -> dict[Part, Fate]:
    """Part → what became of it; the settlement says who won it."""
    fates: dict[Part, Fate] = {}
    approved = state.ending == "unplayed"
    for item in state.result().items:
        if item.code in state.contract.parts and item.won is not None:
            won: Fate = "approved" if approved else "won"
            fates[item.code] = won if item.won else "lost"
    return fates


def _marriage(state: LicitovanyState) -> Literal["trump", "plain", "none"] | None:
    """The marriage that counted towards an announced hundred."""
    if "sto" not in state.contract.parts or state.ending != "played":
        return None
    values = [marriage.value for marriage in state.marriages if marriage.seat == state.declarer]
    counted = settlement.counted_marriage(state.profile, tuple(values))
    return "trump" if counted == 40 else "plain" if counted else "none"


def _flekkers(state: LicitovanyState) -> list[Seat]:
    """The defenders who said the first flek, in order."""
    said: list[Seat] = []
    for seat, action in state.history:
        if isinstance(action, Say) and seat is not None:
            if seat == state.declarer:
                break
            if action.raises:
                said.append(seat)
    return said


def _renonc(state: LicitovanyState) -> Renonc | None:
    """Who revoked, and whether the game was lost by then as far as the tricks tell."""
    if state.revoke is None:
        return None
    return Renonc(seat=state.revoke.seat, already_lost=True if _lost_by_then(state) else None)


def _lost_by_then(state: LicitovanyState) -> bool:
    """Did the tricks before the revoke already break the contract?"""
    kind = state.contract.kind
    takers = {trick.winner for trick in state.tricks}
    if kind == "betl":
        return state.declarer in takers
    if kind == "durch":
        return bool(takers - {state.declarer})
    return kind == "dve_sedmy" and two_sevens_lost(state)
