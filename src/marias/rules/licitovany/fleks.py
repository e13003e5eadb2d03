"""Fleks, part by part: flek, re, tutti, boty, and no further (spec 4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import SUIT_SETS, CardSet
from marias.rules.actions import Say
from marias.rules.contract import Action
from marias.rules.doubling import Rounds, subsets
from marias.rules.licitovany import settlement
from marias.rules.phase import Objection, Phase

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState

FOUR_HELPERS = 4
"""So many helpers in one defender's hand break dvě sedmy (spec 3.8)."""


def opened(state: LicitovanyState) -> LicitovanyState:
    """The contract stands: its parts go on the table and the defenders may speak."""
    contract = state.contract
    components = settlement.contract_components(state.profile, contract)
    return _go_on(replace(state, phase="doubling", rounds=Rounds(components)))


def _raisable(state: LicitovanyState) -> tuple[str, ...]:
    limit = state.profile.max_flek
    binds = state.profile.flek_binds == "side"
    return state.rounds.raisable(lambda _, level: level < limit, binds, joins=binds)


def _legal(state: LicitovanyState) -> Iterator[Action]:
    for raises in subsets(_raisable(state)):
        yield Say(raises)


def _objection(state: LicitovanyState, action: Action) -> Objection | None:
    if not isinstance(action, Say):
        return "doubling-first", ""
    if action.announces:
        return "no-counter-announcements", ""
    raisable = _raisable(state)
    for name in action.raises:
        if name not in raisable:
            return _raise_objection(state, name)
    in_order = tuple(name for name in raisable if name in action.raises)
    return None if action.raises == in_order else ("each-once-in-order", "")


def _raise_objection(state: LicitovanyState, name: str) -> Objection:
    component = state.rounds.component(name)
    if component is None:
        return "not-on-the-table", ""
    if component.level >= state.profile.max_flek:
        return "flek-limit", state.profile.clauses["max_flek"]
    mine = component.owner == state.rounds.side
    return ("not-your-own", "") if mine and not component.level else ("not-raised-against-you", "")


def _after(state: LicitovanyState, action: Say) -> LicitovanyState:
    binds = state.profile.flek_binds == "side"
    rounds = state.rounds.spoken(action.raises, (), binds, last_turn=1, joins=True)
    return _go_on(replace(state, rounds=rounds))


def _anything_to_raise(state: LicitovanyState) -> bool:
    """Has anybody whose round it is something he could raise? Everybody can see that."""
    turns = (0, 1) if state.rounds.side == "defence" else (0,)
    return any(_raisable(replace(state, rounds=replace(state.rounds, turn=turn))) for turn in turns)


def _go_on(state: LicitovanyState) -> LicitovanyState:
    """Ask the next speaker; a round in which everybody can see that nothing is left to say is not begun."""
    if not state.rounds.over and (state.rounds.turn or _anything_to_raise(state)):
        return state
    done = replace(state, rounds=replace(state.rounds, over=True))
    if not settlement.is_played(state.profile, done.contract, done.rounds.components):
        return replace(done, phase="end", ending="unplayed")
    held = four_helpers(done)
    if held is not None and not done.contract.counted:
        return replace(done, phase="end", ending="helpers_shown")
    leader = state.forhont if done.contract.trumps else state.declarer
    return replace(done, phase="play", leader=leader, at_first_lead=done.hands)


def four_helpers(state: LicitovanyState) -> CardSet | None:
    """The helpers of the defender who has four or more of them before the first lead; None where nobody has."""
    helper = state.helper
    if helper is None:
        return None
    for seat in state.defenders:
        held = state.hands[seat] & SUIT_SETS[helper]
        if len(held) >= FOUR_HELPERS:
            return held
    return None


DOUBLING: Phase[LicitovanyState] = Phase(_legal, _objection, _after)
