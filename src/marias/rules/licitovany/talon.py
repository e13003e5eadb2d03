"""The declarer takes up the talon, lays two cards aside, or folds a plain sedma he does not want (spec 2.4, 2.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import EMPTY, SHARP, Card, CardSet, Rank, Suit
from marias.rules.contract import Action
from marias.rules.licitovany.actions import RUNGS, Discard, Omyl, TakeTalon, discarded
from marias.rules.phase import Objection, Phase, with_hand

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState

TALON = 2
PLAIN_SEDMA = 1
"""The rung on which the declarer may fold."""
HIGHEST_WITHOUT_TRUMPS = RUNGS.index("durch") + 1
FIRST_HEARTS_ONLY = RUNGS.index("dve_sedmy_hearts") + 1
HEART_SEVEN = Card.of(Rank.SEVEN, Suit.HEARTS)


def taken_up(state: LicitovanyState) -> LicitovanyState:
    """The declarer has twelve cards."""
    seat = state.declarer
    return replace(state, phase="discard", hands=with_hand(state, seat, state.hands[seat] | state.talon), talon=EMPTY)


def omyl_objection(state: LicitovanyState) -> Objection | None:
    """Only a plain sedma can be folded; whoever won a higher rung must play."""
    return None if state.auction.height == PLAIN_SEDMA else ("omyl-plain-sedma-only", "")


def folded(state: LicitovanyState) -> LicitovanyState:
    """The declarer folds: he pays, and nothing is played."""
    return replace(state, phase="end", ending="omyl")


def _legal_take(_: LicitovanyState) -> Iterator[Action]:
    yield TakeTalon()
    yield Omyl()


def _objection_take(state: LicitovanyState, action: Action) -> Objection | None:
    if isinstance(action, Omyl):
        return omyl_objection(state)
    return None if isinstance(action, TakeTalon) else ("take-talon-or-fold", "")


def _after_take(state: LicitovanyState, action: TakeTalon | Omyl) -> LicitovanyState:
    return folded(state) if isinstance(action, Omyl) else taken_up(state)


TAKE: Phase[LicitovanyState] = Phase(_legal_take, _objection_take, _after_take)


def _wrong_pair(state: LicitovanyState, pair: CardSet) -> Objection | None:
    """Would these cards in the talon leave no contract that may still be announced?"""
    height = state.auction.height
    if height > HIGHEST_WITHOUT_TRUMPS and pair & SHARP:
        return "sharp-in-talon", ""
    if height >= FIRST_HEARTS_ONLY and HEART_SEVEN in pair:
        return "seven-in-talon", ""
    return None


def _legal(state: LicitovanyState) -> Iterator[Action]:
    if omyl_objection(state) is None:
        yield Omyl()
    for first, second in combinations(state.hands[state.declarer], TALON):
        pair = CardSet(mask=first.bit | second.bit)
        if _wrong_pair(state, pair) is None:
            yield discarded(pair.mask)


def _objection(state: LicitovanyState, action: Action) -> Objection | None:
    if isinstance(action, Omyl):
        return omyl_objection(state)
    if not isinstance(action, Discard) or action.talon is None:
        return "discard-two", ""
    pair = CardSet(action.talon)
    if not pair <= state.hands[state.declarer]:
        return "not-in-hand", ""
    return ("two-cards-at-once", "") if len(pair) != TALON else _wrong_pair(state, pair)


def _after(state: LicitovanyState, action: Discard | Omyl) -> LicitovanyState:
    if isinstance(action, Omyl):
        return folded(state)
    pair = CardSet(action.talon or ())
    hand = state.hands[state.declarer] - pair
    return replace(state, phase="announce", hands=with_hand(state, state.declarer, hand), talon=pair, discarded=True)


DISCARD: Phase[LicitovanyState] = Phase(_legal, _objection, _after)
