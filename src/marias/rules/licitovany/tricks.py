"""Ten tricks: the duties are those of ``rules.play``, with the announced sevens kept back (spec 3.2, 3.6, 4.2, 4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import Card, CardSet
from marias.rules import play
from marias.rules.actions import MARRIAGE_PLAYS, PLAYS, Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.phase import Objection, Phase, actor, card_objection, with_hand
from marias.rules.play import Marriage, Trick
from marias.rules.three_handed import TRICKS

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


def playable(state: LicitovanyState) -> CardSet:
    """The cards the seat to act may play."""
    hand = state.hands[actor(state)]
    if laid := _laid_lead(state):
        return CardSet((laid,))
    cards = play.following(hand, state.trick, state.trump, state.order)
    if state.to_act == state.declarer:
        # the helper's seven stands first: where only sevens may be played, the trump seven is kept the longest
        for seven in reversed(state.sevens):
            if seven in cards and len(cards) > 1:
                cards = cards.without(seven)
    return cards


def _laid_lead(state: LicitovanyState) -> Card | None:
    """The card laid face down with betl or durch, until it is led."""
    return state.lead if not state.tricks and not state.trick else None


def _may_announce(state: LicitovanyState, card: Card) -> bool:
    """Is this the first card of a pair, in a contract in which marriages count?"""
    return state.contract.counted and play.of_whole_pair(card, state.hands[actor(state)])


def _legal(state: LicitovanyState) -> Iterator[Action]:
    choice = state.profile.marriage_mode == "announced"
    for card in playable(state):
        yield PLAYS[card]
        if choice and _may_announce(state, card):
            yield MARRIAGE_PLAYS[card]


def _objection(state: LicitovanyState, action: Action) -> Objection | None:
    wrong = card_objection(state, action, playable(state), lambda card: _broken(state, card))
    if wrong or not isinstance(action, PlayMarriage):
        return wrong
    if state.profile.marriage_mode != "announced" or not _may_announce(state, action.card):
        return "no-marriage", state.profile.clauses["marriage_mode"]
    return None


def _broken(state: LicitovanyState, card: Card) -> Objection:
    """Which duty the card would break."""
    if _laid_lead(state):
        return "lead-the-laid-card", ""
    hand = state.hands[actor(state)]
    kept = card in play.following(hand, state.trick, state.trump, state.order)
    return ("keep-seven", "") if kept else play.broken_duty(hand, state.trick, state.trump, card)


def _after(state: LicitovanyState, action: Play | PlayMarriage) -> LicitovanyState:
    card, seat = action.card, actor(state)
    marriages = state.marriages
    announces = isinstance(action, PlayMarriage) or state.profile.marriage_mode == "automatic"
    if announces and _may_announce(state, card):
        value = play.marriage_value(card.suit, state.trump)
        marriages = (*marriages, Marriage(len(state.tricks) + 1, seat, card.suit, value))
    trick = (*state.trick, card)
    hands = with_hand(state, seat, state.hands[seat].without(card))
    played = replace(state, hands=hands, trick=trick, marriages=marriages)
    return played if len(trick) < 3 else _trick_done(played)


def _trick_done(state: LicitovanyState) -> LicitovanyState:
    winner = state.after_seat(state.leader, play.best_of(state.trick, state.trump, state.order))
    tricks = (*state.tricks, Trick(state.leader, state.trick, winner))
    done = replace(state, trick=(), tricks=tricks, leader=winner)
    if len(tricks) == TRICKS or _lost(done, winner):
        return replace(done, phase="end", ending="played")
    return done


def _lost(state: LicitovanyState, winner: int) -> bool:
    """Is a contract lost in which nothing else is left to play for?"""
    kind = state.contract.kind
    if kind == "betl":
        return winner == state.declarer
    if kind == "durch":
        return winner != state.declarer
    return kind == "dve_sedmy" and two_sevens_lost(state)


def two_sevens_lost(state: LicitovanyState) -> bool:
    """Has one of the two sevens fallen too early, in another hand, or beaten? (As far as the tricks tell.)"""
    for place, seven in enumerate(state.sevens):
        own = TRICKS - 1 + place  # the helper's seven in trick 9, the trump's in trick 10
        for number, trick in enumerate(state.tricks, 1):
            if seven in trick.cards and not (number == own and _takes(state, trick, seven)):
                return True
        if len(state.tricks) >= own and seven not in state.tricks[own - 1].cards:
            return True
    return False


def _takes(state: LicitovanyState, trick: Trick, seven: Card) -> bool:
    """Did the declarer take the trick with this seven?"""
    place = trick.cards.index(seven)
    return trick.winner == state.declarer == state.after_seat(trick.leader, place)


PLAY: Phase[LicitovanyState] = Phase(_legal, _objection, _after)
