"""How hard a puzzle is: how natural a wrong card looks, and how far one must see to refute it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marias import solver
from marias.analysis.puzzles.puzzle import Grade
from marias.cards import Card
from marias.rules import play
from marias.solver.situation import Situation

BOT, TAKES, STRONGEST, CHEAPEST = "bot", "takes", "strongest", "cheapest"
"""Why a wrong card is tempting: the rules bot, who sees his own cards only, plays it; nobody can beat it in this
trick; it is the strongest the player may play, or the weakest."""
DEEP, SHALLOW = 6, 3
"""Two tricks of three, and one."""


def temptations(state: Any, natural: Card, wrong: frozenset[Card], right: Card) -> dict[Card, tuple[str, ...]]:
    """The wrong cards that look right, and why, the most tempting first."""
    situation = solver.situation_of(state)
    legal = [*wrong, right]
    strength = {card: _strength(situation, card) for card in legal}
    found = {}
    for card in sorted(wrong, key=lambda card: card.index):
        why = [BOT] if card is natural else []
        if _holds(situation, card) and not _holds(situation, right):
            why.append(TAKES)
        if strength[card] == max(strength.values()):
            why.append(STRONGEST)
        if strength[card] == min(strength.values()):
            why.append(CHEAPEST)
        if why:
            found[card] = tuple(why)
    return dict(sorted(found.items(), key=lambda pair: (BOT not in pair[1], -len(pair[1]))))


def grade(tempting: Mapping[Card, tuple[str, ...]], depth: int, cards: int) -> Grade:
    """``hard``: the bot errs and the refutation is certain only after two tricks or more; ``easy``: nothing tempts but
    by its rank, or the refutation is certain within a trick and three cards or fewer are in hand; else ``medium``."""
    bot = any(BOT in why for why in tempting.values())
    if bot and depth >= DEEP:
        return "hard"
    return "easy" if depth <= SHALLOW and (not bot or cards <= SHALLOW) else "medium"


def _strength(situation: Situation, card: Card) -> tuple[bool, int]:
    return card.suit is situation.trump, situation.order.strength(card.rank)


def _holds(situation: Situation, card: Card) -> bool:
    """Does the card take the trick so far, and can nobody who is still to play beat it?"""
    seats = len(situation.seats)
    trick = (*situation.trick, card)
    if _best(situation, trick) != len(situation.trick):
        return False
    for step in range(1, seats - len(situation.trick)):
        hand = situation.hands[(situation.to_play + step) % seats]
        if any(_best(situation, (*trick, other)) == len(trick) for other in situation.following(hand, trick)):
            return False
    return True


def _best(situation: Situation, trick: tuple[Card, ...]) -> int:
    return play.best_of(trick, situation.trump, situation.order)
