"""A1: forhont chooses trump from his first seven cards, or z lidu, or forgets [LIGA-9, LIGA-10, LIGA-11, LIGA-14]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import SUIT_SETS, CardSet, Suit
from marias.rules.actions import Forget
from marias.rules.contract import Action
from marias.rules.phase import Objection, Phase, with_hand
from marias.rules.voleny.actions import CHOICES, ChooseTrump, ZLidu

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState

FORGET = Forget()
Z_LIDU = tuple(ZLidu(place) for place in range(5))
"""One of the five cards of the closed packet."""


def _z_lidu_objection(state: VolenyState) -> Objection | None:
    rule = state.profile.z_lidu
    hand = state.hands[state.forhont]
    if rule == "forbidden":
        return "z-lidu-forbidden", state.profile.clauses["z_lidu"]
    if rule == "two_per_suit" and any(len(hand & SUIT_SETS[suit]) > 2 for suit in Suit):
        return "z-lidu-long-suit", state.profile.clauses["z_lidu"]
    return None


def _legal(state: VolenyState) -> Iterator[Action]:
    for card in state.hands[state.forhont]:
        yield CHOICES[card]
    if _z_lidu_objection(state) is None:
        yield from Z_LIDU
    yield FORGET


def _objection(state: VolenyState, action: Action) -> Objection | None:
    if isinstance(action, ChooseTrump):
        return None if action.card in state.hands[state.forhont] else ("not-in-first-seven", "LIGA-9")
    if isinstance(action, ZLidu):
        if not 0 <= action.place < len(state.closed):
            return "no-such-place", "LIGA-10"
        return _z_lidu_objection(state)
    return None if isinstance(action, Forget) else ("choose-trump-first", "LIGA-9")


def _after(state: VolenyState, action: Action) -> VolenyState:
    """After the choice forhont takes the closed packet, all at once."""
    card = None
    if isinstance(action, ChooseTrump):
        card = action.card
    elif isinstance(action, ZLidu):
        card = state.closed[action.place]
    hand = state.hands[state.forhont] | CardSet(state.closed)
    return replace(state, phase="call", hands=with_hand(state, state.forhont, hand), closed=(), trump_card=card)


TRUMP: Phase[VolenyState] = Phase(_legal, _objection, _after)
