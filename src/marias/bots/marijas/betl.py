"""Betl, the extraordinary game: no trick for who plays it, no trump, no duty to beat, the ten under the ace."""

from __future__ import annotations

from math import prod

from marias.bots.marijas.knowledge import MarijasKnowledge
from marias.cards import FULL, SUIT_SETS, Card, CardSet, Order, Suit
from marias.rules import play
from marias.rules.actions import Play
from marias.rules.contract import Action, Seat
from marias.rules.marijas.actions import Discard
from marias.rules.marijas.view import MarijasView

TALON_CARDS = 2
SAFE = 0.72
"""How often a card still ducks, for each card below it that is out beyond those the cards under it absorb."""


def suit_chance(mine: CardSet, theirs: CardSet) -> float:
    """The chance to take no trick in one suit, which the others lead as they like.

    The lowest card ducks under any lead that none of theirs is below; each next one bears one lower card more.
    """
    chance = 1.0
    for place, card in enumerate(sorted(mine, key=lambda one: one.index)):
        below = len(theirs - Order.TRUMP.higher(card))
        chance = min(chance, SAFE ** max(0, below - place))
    return chance


def hand_chance(hand: CardSet, theirs: CardSet) -> float:
    """The same for a whole hand."""
    return prod(suit_chance(hand & SUIT_SETS[suit], theirs & SUIT_SETS[suit]) for suit in Suit)


def chance_of(view: MarijasView) -> float:
    """The chance to make betl with this hand; where a talon is taken, without the two cards that endanger it most."""
    hand = view.hand
    if view.seats == 3:
        hand = hand - CardSet(_worst_first(hand, FULL - hand)[:TALON_CARDS])
    return hand_chance(hand, FULL - view.hand)


def discard(view: MarijasView) -> Action:
    """The two cards without which the hand is safest."""
    theirs = FULL - view.hand

    def rest(action: Discard) -> tuple[float, int]:
        pair = CardSet(action.talon or ())
        return hand_chance(view.hand - pair, theirs), sum(card.rank.index for card in pair)

    return max((action for action in view.legal if isinstance(action, Discard)), key=rest)


def _worst_first(hand: CardSet, theirs: CardSet) -> list[Card]:
    """The cards whose going makes the hand safest, one after the other."""
    worst: list[Card] = []
    while hand:
        card = max(hand, key=lambda one: (hand_chance(hand.without(one), theirs), one.rank.index))
        worst.append(card)
        hand = hand.without(card)
    return worst


def choose(view: MarijasView) -> Action:
    """A card, for who plays betl or against him."""
    known = MarijasKnowledge(view)
    weigh = _ducking if known.seat == view.declarer else _catching
    plays = [action for action in view.legal if isinstance(action, Play)]
    return max(plays, key=lambda action: (weigh(view, known, action.card), action.card.rank.index, -action.card.index))


def _winner(view: MarijasView, known: MarijasKnowledge, card: Card) -> Seat:
    return (*known.played, known.seat)[play.best_of((*view.trick, card), None, known.order)]


def _ducking(view: MarijasView, known: MarijasKnowledge, card: Card) -> float:
    """The chance that this card does not take the trick, and that the rest of the hand takes none."""
    ducks = 1.0
    if _winner(view, known, card) == known.seat:
        suit = (*view.trick, card)[0].suit
        ducks = 1 - prod(1 - known.beats(seat, card, suit) for seat in known.to_come)
    return ducks * hand_chance(view.hand.without(card), known.unseen)


def _catching(view: MarijasView, known: MarijasKnowledge, card: Card) -> float:
    """Low under who plays betl while he may still be caught; else the highest cards of short suits go."""
    strength, short = float(card.rank.index), -float(len(view.hand & SUIT_SETS[card.suit]))
    if not view.trick:
        his = known.may_hold[view.declarer] & SUIT_SETS[card.suit]
        caught = len(his & Order.TRUMP.higher(card)) - 2 * len(his - Order.TRUMP.higher(card))
        return caught - strength / 10
    if _winner(view, known, card) == view.declarer:
        return 100.0 + strength
    if view.declarer in known.to_come and card.suit is view.trick[0].suit:
        return -strength
    return strength + 2 * short
