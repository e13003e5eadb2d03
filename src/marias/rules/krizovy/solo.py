"""SOLO_FLEK: betl or durch, doubled in rounds; played even without a flek [MCR-5b, MCR-8a, MCR-8d]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.rules import doubling
from marias.rules.actions import Say
from marias.rules.contract import Action
from marias.rules.doubling import Component, subsets
from marias.rules.krizovy import settlement
from marias.rules.phase import Objection, Phase

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

LAST_OPPONENT = 2


def below_limit(state: KrizovyState, component: Component, level: int) -> bool:
    """May the component be raised from this level?"""
    value = settlement.value(state.profile, replace(component, levels=(level,)), state.doubled)
    return doubling.below_limit(state.profile.max_flek, level, value, state.profile.ceiling)


def _binds_side(state: KrizovyState) -> bool:
    return state.profile.solo_flek == "common"


def _raisable(state: KrizovyState) -> tuple[str, ...]:
    return state.rounds.raisable(partial(below_limit, state), _binds_side(state))


def _legal(state: KrizovyState) -> Iterator[Action]:
    for raises in subsets(_raisable(state)):
        yield Say(raises)


def _objection(state: KrizovyState, action: Action) -> Objection | None:
    if not isinstance(action, Say):
        return "doubling-first", "MCR-17c"
    if action.announces:
        return "not-against-this-game", "MCR-8e"
    if action.raises in subsets(_raisable(state)):
        return None
    component = state.rounds.components[0]
    if action.raises != (component.name,):
        return "not-on-the-table", "MCR-17a"
    due = state.rounds.due(component)
    if due in component.levels and not below_limit(state, component, due):
        return "value-at-ceiling", state.profile.clauses["max_flek"]
    return "not-raised-against-you", "MCR-17c"


def _after(state: KrizovyState, action: Say) -> KrizovyState:
    rounds = state.rounds.spoken(action.raises, (), binds_side=_binds_side(state), last_turn=LAST_OPPONENT)
    return go_on(replace(state, rounds=rounds))


def go_on(state: KrizovyState) -> KrizovyState:
    """Ask the next speaker; a round in which nobody can raise is not begun."""
    rounds = state.rounds
    turns = range(LAST_OPPONENT + 1) if rounds.side == "defence" else range(1)
    open_round = rounds.turn or any(_raisable(replace(state, rounds=replace(rounds, turn=turn))) for turn in turns)
    if not rounds.over and open_round:
        return state
    return replace(state, rounds=replace(rounds, over=True), phase="play", leader=state.soloist)


SOLO: Phase[KrizovyState] = Phase(_legal, _objection, _after)
