"""Křížový mariáš by rules of thumb, under any rule set.

One module a skill: ``bidding`` trump, called rank, betl and durch · ``doubling`` announcements and fleks ·
``cardplay`` tricks with trumps. ``hands`` and ``knowledge`` say what a hand is worth, what is known of the others, and
who may be the partner: he is inferred from what all have seen, never known before.
"""

from __future__ import annotations

from marias.bots import soloplay
from marias.bots.krizovy import bidding, cardplay, doubling
from marias.bots.krizovy.knowledge import KrizovyKnowledge
from marias.bots.soloplay import SoloTrick
from marias.cards import Card, CardSet
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.dealing import Generator
from marias.rules.krizovy.view import KrizovyView


def choose(view: KrizovyView, random: Generator) -> Action:  # noqa: ARG001 – these rules of thumb leave nothing to chance
    """One of the legal actions, for the seat whose turn it is."""
    match view.phase:
        case "choose":
            return bidding.choose_trump(view)
        case "suit":
            return bidding.answer(view)
        case "announce" | "solo":
            return doubling.say(view)
    return _play(view)


def _play(view: KrizovyView) -> Action:
    """A card; a marriage is announced with it wherever it may be."""
    plays: dict[Card, Action] = {}
    for action in view.legal:
        if isinstance(action, PlayMarriage) or (isinstance(action, Play) and action.card not in plays):
            plays[action.card] = action
    cards = CardSet(plays)
    if view.contract == "game":
        return plays[cardplay.choose_card(view, cards)]
    assert view.soloist is not None  # noqa: S101 – for the type checker; betl and durch have one
    everybody = tuple(range(view.seats))
    table = SoloTrick(KrizovyKnowledge(view), view.soloist, view.hand, view.trick, view.leader, everybody)
    return plays[soloplay.choose_card(table, cards, view.contract)]
