"""A7: ten tricks; the duties are those of ``rules.play``, with the kept seven and the svršek before its král."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import Card, CardSet, Rank
from marias.rules import play
from marias.rules.actions import MARRIAGE_PLAYS, PLAYS, Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.phase import Objection, Phase, actor, card_objection, with_hand
from marias.rules.play import Marriage, Trick
from marias.rules.three_handed import TRICKS

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState


def playable(state: VolenyState) -> CardSet:
    """The cards the seat to act may play."""
    hand = state.hands[actor(state)]
    cards = play.following(hand, state.trick, state.trump, state.order)
    if state.trump is None:
        return cards
    if state.profile.marriage_mode == "auto_svrsek_first":
        cards = cards - play.kings_behind_overs(hand)
    if state.announcer == state.to_act and state.keeps_seven in cards and len(cards) > 1:
        cards = cards.without(state.keeps_seven)  # type: ignore[arg-type]
    return cards


def _may_announce(state: VolenyState, card: Card) -> bool:
    """Where a marriage is announced by choice: may it be, with this card? Once one of the pair is played, never."""
    if state.profile.marriage_mode != "announced" or state.trump is None:
        return False
    return play.of_whole_pair(card, state.hands[actor(state)])


def _legal(state: VolenyState) -> Iterator[Action]:
    choice = state.profile.marriage_mode == "announced"
    for card in playable(state):
        yield PLAYS[card]
        if choice and _may_announce(state, card):
            yield MARRIAGE_PLAYS[card]


def _objection(state: VolenyState, action: Action) -> Objection | None:
    wrong = card_objection(state, action, playable(state), lambda card: _broken(state, card))
    if wrong is None and isinstance(action, PlayMarriage) and not _may_announce(state, action.card):
        return "no-marriage", state.profile.clauses["marriage_mode"]
    return wrong


def _broken(state: VolenyState, card: Card) -> Objection:
    """Which duty the card would break."""
    hand = state.hands[actor(state)]
    if card in play.following(hand, state.trick, state.trump, state.order):
        if card is state.keeps_seven:
            return "keep-seven", state.profile.clauses["false_seven"]
        return "svrsek-before-kral", state.profile.clauses["marriage_mode"]
    return play.broken_duty(hand, state.trick, state.trump, card)


def _after(state: VolenyState, action: Play | PlayMarriage) -> VolenyState:
    card, seat = action.card, actor(state)
    hand = state.hands[seat]
    marriages = state.marriages
    if state.trump is not None and play.of_whole_pair(card, hand):
        automatic = state.profile.marriage_mode != "announced"
        if (card.rank is Rank.OVER) if automatic else isinstance(action, PlayMarriage):
            value = play.marriage_value(card.suit, state.trump)
            marriages = (*marriages, Marriage(len(state.tricks) + 1, seat, card.suit, value))
    trick = (*state.trick, card)
    played = replace(
        state,
        hands=with_hand(state, seat, hand.without(card)),
        trick=trick,
        marriages=marriages,
    )
    return played if len(trick) < 3 else _trick_done(played)


def _trick_done(state: VolenyState) -> VolenyState:
    winner = state.after_seat(state.leader, play.best_of(state.trick, state.trump, state.order))
    tricks = (*state.tricks, Trick(state.leader, state.trick, winner))
    done = replace(state, trick=(), tricks=tricks, leader=winner)
    broken = (
        winner == state.declarer
        if state.contract in ("betl", "open_betl")
        else state.contract in ("durch", "open_durch") and winner != state.declarer
    )
    if broken or len(tricks) == TRICKS:
        return replace(done, phase="end", ending="played")
    return done


PLAY: Phase[VolenyState] = Phase(_legal, _objection, _after)
