"""SUIT_ROUND: A asks for the suit or plays alone; B, C and D approve or take over with betl or durch; the higher
game stands, of two equal ones the earlier [MCR-8e, MCR-8f, MCR-9, MCR-13, MCR-17a … MCR-17c]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.rules.actions import Good
from marias.rules.contract import Action
from marias.rules.doubling import Component, Rounds
from marias.rules.krizovy.actions import SOLO_GAMES, Ask, Bad, Betl, Durch, HeartsAlone
from marias.rules.krizovy.solo import go_on
from marias.rules.phase import Objection, Phase, actor

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

SUIT = "suit"
"""What stands when A has asked: a game with trumps."""
HEIGHT = {SUIT: 0, "betl": 1, "durch": 2}
SOLOS: dict[str, Action] = {"betl": Betl(), "durch": Durch()}
GOOD, BAD, ASK, HEARTS_ALONE = Good(), Bad(), Ask(), HeartsAlone()


def _higher(state: KrizovyState) -> tuple[str, ...]:
    if not state.standing:
        return SOLO_GAMES
    if state.forgot and state.standing == SUIT and not state.profile.hearts_alone_overcalled:
        return ()
    return tuple(game for game in SOLO_GAMES if HEIGHT[game] > HEIGHT[state.standing])


def _legal(state: KrizovyState) -> Iterator[Action]:
    higher = _higher(state)
    two_pass = state.profile.suit_round == "two_pass"
    if not state.standing:
        yield HEARTS_ALONE if state.forgot else ASK
    elif not state.second_pass or actor(state) != state.said_bad[0]:
        yield GOOD
    if two_pass and state.standing and not state.second_pass:
        if higher:
            yield BAD
        return
    for game in higher:
        yield SOLOS[game]


def _objection(state: KrizovyState, action: Action) -> Objection | None:
    if action in _legal(state):
        return None
    if isinstance(action, Ask | HeartsAlone):
        return ("forgotten-choice", "MCR-13") if state.forgot else ("not-forgotten", "MCR-13")
    if isinstance(action, Betl | Durch):
        return "not-over-this-game", "MCR-9"
    return "answer-first", "MCR-17c"


def _after(state: KrizovyState, action: Action) -> KrizovyState:
    seat = actor(state)
    queue = state.queue[1:]
    if isinstance(action, Bad):
        state = replace(state, said_bad=(*state.said_bad, seat))
    elif isinstance(action, Ask | HeartsAlone):
        state = replace(state, standing=SUIT)
    elif isinstance(action, Betl | Durch):
        state = replace(state, standing="betl" if isinstance(action, Betl) else "durch", soloist=seat)
        if isinstance(action, Durch):
            queue = ()
    if not queue and not state.second_pass and state.said_bad:
        return replace(state, second_pass=True, queue=state.said_bad)
    if queue:
        return replace(state, queue=queue)
    return _agreed(replace(state, queue=()))


def _agreed(state: KrizovyState) -> KrizovyState:
    if state.standing in SOLO_GAMES:
        solo = replace(
            state,
            phase="solo",
            contract=state.standing,
            trump_card=None,  # it goes back unseen
            partner=None,
            rounds=Rounds((Component(state.standing, "declarer", (0,) * 3),)),
        )
        return go_on(solo)
    return replace(
        state,
        phase="announce",
        contract="game",
        rounds=Rounds((Component("hra", "declarer", (0,)),)),
        speaker=state.chooser,
    )


SUIT_ROUND: Phase[KrizovyState] = Phase(_legal, _objection, _after)
