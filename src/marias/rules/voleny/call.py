"""A2: forhont lays two cards away and asks "barva?", or announces stosedm, betl or durch [LIGA-12 … LIGA-17]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import EMPTY, SHARP, SUIT_SETS, CardSet
from marias.rules.contract import Action
from marias.rules.phase import Objection, Phase, actor, with_hand
from marias.rules.play import marriages_in
from marias.rules.voleny.actions import CALLS, Ask, Discard, Stosedm, discards, pairs
from marias.rules.voleny.approval import BARVA, asked
from marias.rules.voleny.fleks import agreed

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState

TALON = 2


def _discardable(state: VolenyState) -> CardSet:
    """What may go to the talon in a game with trumps: no ace, no ten, not the trump card on the table."""
    trump_card = state.trump_card
    hand = state.hands[state.forhont]
    if trump_card is None:
        return EMPTY
    pool = (hand - SHARP).without(trump_card)
    if state.profile.trump_in_talon == "forbidden":
        others = pool - SUIT_SETS[trump_card.suit]
        return others if len(others) >= TALON else pool
    return pool


def _keeping_seven(state: VolenyState) -> CardSet:
    """The discards that leave forhont the trump seven for stosedm; empty if he cannot announce it."""
    seven = state.trump_seven
    if seven is None:
        return EMPTY
    pool = _discardable(state)
    if state.profile.false_seven:
        return pool
    return pool.without(seven) if seven in state.hands[state.forhont] else EMPTY


def _discardable_without_trumps(state: VolenyState) -> CardSet:
    hand = state.hands[state.forhont]
    if state.trump_card is not None and not state.profile.trump_card_in_talon:
        return hand.without(state.trump_card)
    return hand


def _calls(state: VolenyState) -> tuple[str, ...]:
    """The words forhont may use now, as far as the table's rules go."""
    solo = ("betl", "durch", "open_betl", "open_durch") if state.profile.direct_open else ("betl", "durch")
    return solo if state.trump_card is None else ("ask", "stosedm", *solo)


def _discards_for(state: VolenyState, call: str) -> CardSet:
    if call == "ask":
        return _discardable(state)
    return _keeping_seven(state) if call == "stosedm" else _discardable_without_trumps(state)


def _legal(state: VolenyState) -> Iterator[Action]:
    for call in _calls(state):
        for pair in pairs(_discards_for(state, call)):
            if call != "stosedm" or _keeps_marriage(state, CardSet(mask=pair)):
                yield discards(call, pair)


def _keeps_marriage(state: VolenyState, pair: CardSet) -> bool:
    """Where a hundred needs a marriage in hand: is one left for stosedm after these are laid away?"""
    return not state.profile.sto_needs_marriage or bool(marriages_in(state.hands[state.forhont] - pair))


def _objection(state: VolenyState, action: Action) -> Objection | None:
    if not isinstance(action, Discard) or action.talon is None:
        return "call-and-discard-two", "LIGA-12"
    call = next(word for word, kind in CALLS.items() if type(action) is kind)
    if call not in _calls(state):
        return ("forgotten-trump", "LIGA-11") if call in ("ask", "stosedm") else ("open-needs-sequence", "LIGA-21")
    return discard_objection(state, CardSet(action.talon), _discards_for(state, call), call)


def discard_objection(state: VolenyState, pair: CardSet, pool: CardSet, call: str) -> Objection | None:
    hand = state.hands[actor(state)]
    if not pair <= hand:
        return "not-in-hand", "LIGA-12"
    if len(pair) != TALON:
        return "two-cards-at-once", "LIGA-13"
    if pair <= pool:
        kept = call != "stosedm" or _keeps_marriage(state, pair)
        return None if kept else ("no-marriage", state.profile.clauses["sto_needs_marriage"])
    if call in ("ask", "stosedm") and pair & SHARP:
        return "sharp-in-talon", "LIGA-26"
    if state.trump_card in pair:
        return "trump-card-lies-on-table", state.profile.clauses["trump_card_in_talon"]
    if call == "stosedm" and pair <= _discardable(state):
        clause = state.profile.clauses["false_seven"]
        return ("seven-in-talon", clause) if state.trump_seven in pair else ("no-trump-seven", clause)
    return "trump-in-talon", state.profile.clauses["trump_in_talon"]


def _after(state: VolenyState, action: Discard) -> VolenyState:
    talon = CardSet(action.talon or ())
    laid = replace(state, hands=with_hand(state, state.forhont, state.hands[state.forhont] - talon), talon=talon)
    if isinstance(action, Stosedm):
        return agreed(replace(laid, announcer=state.forhont), "stosedm")
    standing = BARVA if isinstance(action, Ask) else next(w for w, kind in CALLS.items() if type(action) is kind)
    return asked(laid, standing)


CALL: Phase[VolenyState] = Phase(_legal, _objection, _after)
