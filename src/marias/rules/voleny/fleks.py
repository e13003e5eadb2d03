"""A6: fleks and announcements of the defenders, component by component [LIGA-28 … LIGA-33, LIGA-7]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.rules import doubling, play
from marias.rules.actions import Say
from marias.rules.contract import Action
from marias.rules.doubling import Component, Rounds, subsets
from marias.rules.phase import Objection, Phase, actor
from marias.rules.voleny import settlement
from marias.rules.voleny.actions import NO_TRUMP_GAMES

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState


def agreed(state: VolenyState, contract: str) -> VolenyState:
    """The contract stands: its components go on the table and the defenders may speak."""
    components = settlement.contract_components(state.profile, contract)
    if contract in NO_TRUMP_GAMES:
        state = replace(state, trump_card=None)  # it goes back unseen
    agreed = replace(state, phase="doubling", contract=contract, standing="", queue=(), rounds=Rounds(components))
    if contract in NO_TRUMP_GAMES and state.profile.flek_with_answer:
        rounds, binds_side = agreed.rounds, state.profile.flek_binds == "side"
        for defender in agreed.defenders:
            raised = (contract,) if defender in state.flekked_in_answer else ()
            rounds = rounds.spoken(raised, (), binds_side=binds_side, last_turn=1)
        agreed = replace(agreed, rounds=rounds)
    return _go_on_doubling(agreed)


def below_limit(state: VolenyState, component: Component, level: int) -> bool:
    """May the component be raised from this level?"""
    value = settlement.price(state.profile, component.name, level, state.doubled)
    return doubling.below_limit(state.profile.max_flek, level, value, state.profile.ceiling)


def _raisable(state: VolenyState) -> tuple[str, ...]:
    names = state.rounds.raisable(partial(below_limit, state), state.profile.flek_binds == "side")
    if not state.profile.flek_on_hra_after_sto_against and state.rounds.component("sto_against"):
        return tuple(name for name in names if name != "hra")
    return names


def _announcement_objection(state: VolenyState, name: str) -> Objection | None:
    profile, rounds, seat = state.profile, state.rounds, actor(state)
    if rounds.number or rounds.side != "defence":
        return "against-only-first-turn", ""
    if rounds.component(name):
        return "already-announced", ""
    if name == "sedma_against":
        if state.contract not in ("hra", "sto") or (state.contract == "sto" and not profile.sedma_against_over_sto):
            return "not-against-this-game", "LIGA-30"
        holds = profile.false_seven or state.trump_seven in state.hands[seat]
        return None if holds else ("no-trump-seven", profile.clauses["false_seven"])
    if name == "sto_against":
        if state.contract not in ("hra", "sedma"):
            return "not-against-this-game", "LIGA-33"
        needs = profile.sto_needs_marriage and not play.marriages_in(state.hands[seat])
        return ("no-marriage", profile.clauses["sto_needs_marriage"]) if needs else None
    return "unknown-announcement", ""


def _announceable(state: VolenyState) -> tuple[str, ...]:
    return tuple(n for n in ("sedma_against", "sto_against") if _announcement_objection(state, n) is None)


def _legal(state: VolenyState) -> Iterator[Action]:
    for announces in subsets(_announceable(state)):
        for raises in subsets(_raisable(state)):
            if not _raises_dropped_game(state, raises, announces):
                yield Say(raises, announces)


def _raises_dropped_game(state: VolenyState, raises: tuple[str, ...], announces: tuple[str, ...]) -> bool:
    return "hra" in raises and "sto_against" in announces and not state.profile.flek_on_hra_after_sto_against


def _objection(state: VolenyState, action: Action) -> Objection | None:
    if not isinstance(action, Say):
        return "doubling-first", "LIGA-28"
    raisable = _raisable(state)
    for name in action.raises:
        if name not in raisable:
            return _raise_objection(state, name)
    for name in action.announces:
        if wrong := _announcement_objection(state, name):
            return wrong
    in_order = tuple(name for name in raisable if name in action.raises)
    announced = tuple(name for name in _announceable(state) if name in action.announces)
    if action.raises != in_order or action.announces != announced:
        return "each-once-in-order", ""
    if _raises_dropped_game(state, action.raises, action.announces):
        return "game-dropped", state.profile.clauses["flek_on_hra_after_sto_against"]
    return None


def _raise_objection(state: VolenyState, name: str) -> Objection:
    component = state.rounds.component(name)
    if component is None:
        return "not-on-the-table", ""
    if not below_limit(state, component, component.level):
        return "value-at-ceiling", state.profile.clauses["max_flek"]
    if name == "hra" and state.rounds.component("sto_against") and not state.profile.flek_on_hra_after_sto_against:
        return "game-dropped", state.profile.clauses["flek_on_hra_after_sto_against"]
    mine = component.owner == state.rounds.side
    return ("not-your-own", "") if mine and not component.level else ("not-raised-against-you", "")


def _after(state: VolenyState, action: Say) -> VolenyState:
    announced = tuple(Component(name, "defence") for name in action.announces)
    announcer = state.to_act if "sedma_against" in action.announces else state.announcer
    rounds = state.rounds.spoken(action.raises, announced, binds_side=state.profile.flek_binds == "side", last_turn=1)
    return _go_on_doubling(replace(state, rounds=rounds, announcer=announcer))


def _anything_to_raise(state: VolenyState) -> bool:
    """Has anybody whose round it is something he could raise? Everybody can see that."""
    turns = (0, 1) if state.rounds.side == "defence" else (0,)
    return any(_raisable(replace(state, rounds=replace(state.rounds, turn=turn))) for turn in turns)


def _go_on_doubling(state: VolenyState) -> VolenyState:
    """Ask the next speaker; a round in which everybody can see that nothing is left to say is not begun."""
    rounds = state.rounds
    against = rounds.number == 0 and state.contract in ("hra", "sedma", "sto")
    if not rounds.over and (rounds.turn or against or _anything_to_raise(state)):
        return state
    done = replace(state, rounds=replace(rounds, over=True))
    if settlement.is_played(state.profile, rounds.components):
        return replace(done, phase="play", leader=state.declarer)
    return replace(done, phase="end", ending="unplayed")


DOUBLING: Phase[VolenyState] = Phase(_legal, _objection, _after)
