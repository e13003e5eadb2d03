"""DALJE: the caller says dalje and every other repeats it, unless one plays an extraordinary game [SRB-35, SRB-50]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.rules.contract import Action
from marias.rules.marijas.actions import BETL, DALJE, SURRENDER, CallCard, Dalje, Extraordinary, NameTrump, Surrender
from marias.rules.marijas.call import call_objection, called, calls, first_leader, second_deal, surrendered, take_talon
from marias.rules.marijas.tricks import play_on
from marias.rules.phase import Objection, Phase, actor

if TYPE_CHECKING:
    from marias.rules.marijas.state import MarijasState


def _clause(state: MarijasState) -> str:
    """Where it stands that everybody says dalje: of three, or of four."""
    return "SRB-50" if state.deal.seats == 4 else "SRB-35"


def _extraordinary_objection(state: MarijasState) -> Objection | None:
    if state.profile.extraordinary == "none":
        return "no-extraordinary-games", state.profile.clauses["extraordinary"]
    if state.contract == "betl":
        return "already-announced", state.profile.clauses["extraordinary"]
    return None


def _call_objection(state: MarijasState) -> Objection | None:
    if state.profile.dalje == "formality":
        return "say-dalje", _clause(state)
    return ("already-announced", state.profile.clauses["extraordinary"]) if state.contract else None


def _surrender_objection(state: MarijasState) -> Objection | None:
    late = state.deal.seats == 4 and state.profile.surrender_4p == "after_second_deal"
    if late and state.contract == "game" and actor(state) == state.caller:
        return None
    return "no-surrender-now", state.profile.clauses["surrender_4p"]


def _legal(state: MarijasState) -> Iterator[Action]:
    yield DALJE
    if _call_objection(state) is None:
        yield from calls(state)
    if _extraordinary_objection(state) is None:
        yield BETL
    if _surrender_objection(state) is None:
        yield SURRENDER


def _objection(state: MarijasState, action: Action) -> Objection | None:
    if isinstance(action, Dalje):
        return None
    if isinstance(action, Extraordinary):
        return _extraordinary_objection(state)
    if isinstance(action, Surrender):
        return _surrender_objection(state)
    if isinstance(action, NameTrump | CallCard):
        return _call_objection(state) or call_objection(state, action)
    return "say-dalje", _clause(state)


def _after(state: MarijasState, action: Dalje | Extraordinary | Surrender | NameTrump | CallCard) -> MarijasState:
    if isinstance(action, Surrender):
        return surrendered(state)
    if isinstance(action, NameTrump | CallCard):
        return called(state, action)
    spoken = replace(state, queue=state.queue[1:])
    if isinstance(action, Extraordinary):
        alone = replace(spoken, contract=action.game, declarer=actor(state), trump=None, called_card=None, partner=None)
        if state.deal.seats == 3:
            return take_talon(alone)
        return go_on(replace(alone, hands=second_deal(alone), undealt=()) if alone.undealt else alone)
    return go_on(spoken)


def go_on(state: MarijasState) -> MarijasState:
    """The next one speaks; when all have spoken, the deal goes on with what stands."""
    if state.queue:
        return replace(state, phase="dalje")
    if state.contract == "betl":
        return play_on(state, state.declarer)
    if state.contract == "game":
        return play_on(state, first_leader(state))
    if state.profile.dalje == "all_pass_redeal":
        return replace(state, phase="end", ending="passed")
    return replace(state, phase="call")


ROUND: Phase[MarijasState] = Phase(_legal, _objection, _after)
