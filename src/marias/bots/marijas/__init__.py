"""South-Slav marijaš by rules of thumb, for two, three and four players and under any rule set.

One module a skill: ``call`` trump or a card, dalje, surrender · ``discard`` the talon · ``stockplay`` two players
while there is a stock · ``endgame`` the two when it is gone · ``cardplay`` three and four players · ``betl`` the
extraordinary game. ``hands``, ``marriages`` and ``knowledge`` say what a hand and a marriage are worth, and what is
known of the others: who the partner is, is inferred from what all have seen, never known before.
"""

from __future__ import annotations

from marias.bots.marijas import betl, call, discard, endgame
from marias.bots.marijas.cardplay import CardPlay
from marias.bots.marijas.knowledge import MarijasKnowledge
from marias.bots.marijas.marriages import helps
from marias.bots.marijas.stockplay import StockPlay
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.dealing import Generator
from marias.rules.marijas.actions import Show
from marias.rules.marijas.view import MarijasView


def choose(view: MarijasView, random: Generator) -> Action:  # noqa: ARG001 – these rules of thumb leave nothing to chance
    """One of the legal actions, for the seat whose turn it is."""
    match view.phase:
        case "call":
            return call.choose(view)
        case "dalje":
            return call.dalje(view)
        case "talon":
            return discard.TAKES
        case "discard":
            return discard.choose(view)
    return _play(view)


def _play(view: MarijasView) -> Action:
    """A card, with a marriage called where that helps."""
    trump = view.trump
    if trump is None:
        return betl.choose(view)
    known = MarijasKnowledge(view)
    for action in view.legal:
        if isinstance(action, Show) and helps(known, action.card.suit):
            return action
    plays = [
        action
        for action in view.legal
        if isinstance(action, Play) or (isinstance(action, PlayMarriage) and helps(known, action.card.suit))
    ]
    if endgame.is_open(view):
        return endgame.best_play(view, trump, plays)
    table: StockPlay | CardPlay = StockPlay(known, trump) if view.stock else CardPlay(known, trump)
    return max(plays, key=lambda action: (table.weigh(action), isinstance(action, PlayMarriage), -action.card.index))
