"""Eight tricks; the duties are those of ``rules.play``, with the announced seven kept [MCR-8a, MCR-8d]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import SUIT_SETS, Card, CardSet, Order, Suit
from marias.rules import play
from marias.rules.actions import MARRIAGE_PLAYS, PLAYS, Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.phase import Objection, Phase, actor, card_objection, with_hand
from marias.rules.play import Marriage, Trick

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

TRICKS = 8


def allowed(hand: CardSet, trick: tuple[Card, ...], trump: Suit | None, order: Order, kept: Card | None) -> CardSet:
    """The cards that keep every duty. A seven that was announced is kept: led only as the last trump, and given to a
    trick only when nothing else may be."""
    cards = play.following(hand, trick, trump, order)
    if trump is None or kept is None or kept not in cards:
        return cards
    others = cards if trick else cards & SUIT_SETS[trump]
    return cards.without(kept) if len(others) > 1 else cards


def playable(state: KrizovyState) -> CardSet:
    """The cards the seat to act may play."""
    seat = actor(state)
    kept = state.trump_seven if seat == state.announcer else None
    return allowed(state.hands[seat], state.trick, state.trump, state.order, kept)


def _may_announce(state: KrizovyState, card: Card) -> bool:
    """May a marriage be announced with this card? Once one of the pair is played, never."""
    return state.trump is not None and play.of_whole_pair(card, state.hands[actor(state)])


def _legal(state: KrizovyState) -> Iterator[Action]:
    for card in playable(state):
        if _may_announce(state, card):
            yield MARRIAGE_PLAYS[card]
        yield PLAYS[card]


def _objection(state: KrizovyState, action: Action) -> Objection | None:
    wrong = card_objection(state, action, playable(state), lambda card: _broken(state, card))
    if wrong is None and isinstance(action, PlayMarriage) and not _may_announce(state, action.card):
        return "no-marriage", ""
    return wrong


def _broken(state: KrizovyState, card: Card) -> Objection:
    """Which duty the card would break."""
    hand = state.hands[actor(state)]
    if card in play.following(hand, state.trick, state.trump, state.order):
        return "keep-seven", ""
    return play.broken_duty(hand, state.trick, state.trump, card)


def _after(state: KrizovyState, action: Play | PlayMarriage) -> KrizovyState:
    seat, card = actor(state), action.card
    marriages = state.marriages
    if isinstance(action, PlayMarriage):
        value = play.marriage_value(card.suit, state.trump)
        marriages = (*marriages, Marriage(len(state.tricks) + 1, seat, card.suit, value))
    hands = with_hand(state, seat, state.hands[seat].without(card))
    played = replace(state, hands=hands, trick=(*state.trick, card), marriages=marriages)
    return played if len(played.trick) < len(hands) else _trick_done(played)


def _trick_done(state: KrizovyState) -> KrizovyState:
    winner = state.deal.next_to(state.leader, play.best_of(state.trick, state.trump, state.order))
    tricks = (*state.tricks, Trick(state.leader, state.trick, winner))
    done = replace(state, trick=(), tricks=tricks, leader=winner)
    alone = winner == state.soloist
    broken = (state.contract == "betl" and alone) or (state.contract == "durch" and not alone)
    if broken or len(tricks) == TRICKS:
        return replace(done, phase="end", ending="played")
    return done


PLAY: Phase[KrizovyState] = Phase(_legal, _objection, _after)
