"""A3 and A4: the standing game is approved, or over-called by who says špatná [LIGA-16, LIGA-21, LIGA-23]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import EMPTY, CardSet
from marias.rules.actions import Good
from marias.rules.contract import Action
from marias.rules.doubling import Component
from marias.rules.phase import Objection, Phase, with_hand
from marias.rules.voleny.actions import NO_TRUMP_GAMES, Bad, GoodFlek, TakeOver, pairs, takeovers
from marias.rules.voleny.fleks import agreed, below_limit
from marias.rules.voleny.profile import VolenyProfile

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState

BARVA = "barva"
"""Any game with trumps, still unnamed: what stands when forhont has asked."""
GOOD, BAD, GOOD_FLEK = Good(), Bad(), GoodFlek()


def asked(state: VolenyState, standing: str) -> VolenyState:
    """The standing game is put to both others, clockwise from the declarer."""
    if not overcalls(state.profile, standing):
        return agreed(state, standing)
    return replace(state, phase="answer", standing=standing, queue=state.defenders, flekked_in_answer=())


def overcalls(profile: VolenyProfile, standing: str) -> tuple[str, ...]:
    """The games that may over-call the standing one."""
    if standing == BARVA:
        return ("betl", "durch", "open_betl", "open_durch") if profile.direct_open else ("betl", "durch")
    if standing == "betl":
        return ("durch", "open_betl")
    if standing == "durch":
        return ("open_betl", "open_durch") if profile.open_betl_over_durch else ("open_durch",)
    if standing == "open_betl":
        return ("durch", "open_durch") if profile.durch_over_open_betl else ("open_durch",)
    return ()


def _flek_may_come_with_answer(state: VolenyState) -> bool:
    return (
        state.profile.flek_with_answer
        and state.standing in NO_TRUMP_GAMES
        and (not state.flekked_in_answer or state.profile.flek_binds == "speaker")
        and below_limit(state, Component(state.standing, "declarer"), 0)
    )


def _answer_legal(state: VolenyState) -> Iterator[Action]:
    yield GOOD
    if _flek_may_come_with_answer(state):
        yield GOOD_FLEK
    if overcalls(state.profile, state.standing):
        yield BAD


def _answer_objection(state: VolenyState, action: Action) -> Objection | None:
    if isinstance(action, GoodFlek):
        return (
            None
            if _flek_may_come_with_answer(state)
            else ("flek-comes-later", state.profile.clauses["flek_with_answer"])
        )
    return None if isinstance(action, Good | Bad) else ("answer-first", "LIGA-16")


def _answer_after(state: VolenyState, action: Action) -> VolenyState:
    if isinstance(action, Bad):
        seat = state.queue[0]
        hand = state.hands[seat] | state.talon
        return replace(
            state,
            phase="takeover",
            queue=(seat,),
            hands=with_hand(state, seat, hand),
            talon=EMPTY,
            flekked_in_answer=(),
        )
    answered = replace(
        state,
        queue=state.queue[1:],
        flekked_in_answer=(*state.flekked_in_answer, state.queue[0])
        if isinstance(action, GoodFlek)
        else state.flekked_in_answer,
    )
    if answered.queue:
        return answered
    if state.standing == BARVA:
        return replace(answered, phase="declare")
    return agreed(answered, state.standing)


def _takeover_legal(state: VolenyState) -> Iterator[Action]:
    for game in overcalls(state.profile, state.standing):
        for pair in pairs(state.hands[state.queue[0]]):
            yield takeovers(game, pair)


def _takeover_objection(state: VolenyState, action: Action) -> Objection | None:
    if not isinstance(action, TakeOver) or action.talon is None:
        return "name-a-higher-game", "LIGA-21"
    if action.game not in overcalls(state.profile, state.standing):
        return "not-over-this-game", "LIGA-23"
    pair = CardSet(action.talon)
    if not pair <= state.hands[state.queue[0]]:
        return "not-in-hand", "LIGA-12"
    return None if len(pair) == len(action.talon) else ("two-cards-at-once", "LIGA-13")


def _takeover_after(state: VolenyState, action: TakeOver) -> VolenyState:
    seat, talon = state.queue[0], CardSet(action.talon or ())
    hands = with_hand(state, seat, state.hands[seat] - talon)
    return asked(replace(state, declarer=seat, hands=hands, talon=talon, queue=()), action.game)


ANSWER: Phase[VolenyState] = Phase(_answer_legal, _answer_objection, _answer_after)
TAKEOVER: Phase[VolenyState] = Phase(_takeover_legal, _takeover_objection, _takeover_after)
