"""TALON and DISCARD, three players: who plays alone takes the talon and puts two cards back [SRB-37]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import SHARP, CardSet
from marias.rules.contract import Action
from marias.rules.marijas.actions import DISCARDS, LEAVE, TAKE, Discard, LeaveTalon, TakeTalon
from marias.rules.marijas.call import first_leader, take_talon
from marias.rules.marijas.dalje import go_on
from marias.rules.marijas.tricks import play_on
from marias.rules.phase import Objection, Phase, with_hand

if TYPE_CHECKING:
    from marias.rules.marijas.state import MarijasState

TALON_CARDS = 2


def _discardable(state: MarijasState) -> CardSet:
    """No ace and no ten, unless in betl; perhaps none of the cards just taken."""
    pool = state.hands[state.declarer]
    if state.contract == "game":
        pool = pool - SHARP
    return pool if state.profile.return_taken else pool - state.taken


def _legal(state: MarijasState) -> Iterator[Action]:
    for one, two in combinations(_discardable(state), TALON_CARDS):
        yield DISCARDS[one.bit | two.bit]


def _objection(state: MarijasState, action: Action) -> Objection | None:
    if not isinstance(action, Discard) or action.talon is None:
        return "discard-two", "SRB-37"
    pair = CardSet(action.talon)
    if not pair <= state.hands[state.declarer]:
        return "not-in-hand", "SRB-37"
    if len(pair) != TALON_CARDS:
        return "two-cards-at-once", "SRB-37"
    if pair <= _discardable(state):
        return None
    if state.contract == "game" and pair & SHARP:
        return "no-sharp-in-talon" if state.profile.extraordinary == "none" else "sharp-in-talon", "SRB-37"
    return "taken-card-returned", state.profile.clauses["return_taken"]


def _after(state: MarijasState, action: Discard) -> MarijasState:
    pair = CardSet(action.talon or ())
    laid = replace(state, hands=with_hand(state, state.declarer, state.hands[state.declarer] - pair), talon=pair)
    return play_on(laid, first_leader(laid)) if laid.contract == "game" else go_on(laid)


DISCARD: Phase[MarijasState] = Phase(_legal, _objection, _after)


def _choices(_state: MarijasState) -> Iterator[Action]:
    yield TAKE
    yield LEAVE


def _choice_objection(_state: MarijasState, action: Action) -> Objection | None:
    return None if isinstance(action, TakeTalon | LeaveTalon) else ("take-or-leave", "SRB-37")


def _chosen(state: MarijasState, action: TakeTalon | LeaveTalon) -> MarijasState:
    return take_talon(state) if isinstance(action, TakeTalon) else play_on(state, first_leader(state))


TALON: Phase[MarijasState] = Phase(_choices, _choice_objection, _chosen)
