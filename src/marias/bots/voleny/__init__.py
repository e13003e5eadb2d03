"""Volený mariáš by rules of thumb, under any rule set.

One module a skill: ``bidding`` trump, talon and game · ``doubling`` fleks and announcements · ``cardplay`` tricks with
trumps. ``hands`` and ``knowledge`` say what a hand is worth and what is known of the others.
"""

from __future__ import annotations

from marias.bots import soloplay
from marias.bots.soloplay import SoloTrick
from marias.bots.voleny import bidding, cardplay, doubling
from marias.bots.voleny.knowledge import VolenyKnowledge
from marias.cards import Card, CardSet
from marias.rules import play
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.dealing import Generator
from marias.rules.voleny.actions import TRUMP_GAMES
from marias.rules.voleny.view import VolenyView


def choose(view: VolenyView, random: Generator) -> Action:
    """One of the legal actions, for the seat whose turn it is."""
    match view.phase:
        case "trump":
            return bidding.choose_trump(view)
        case "call":
            return bidding.call(view)
        case "answer":
            return bidding.answer(view, random)
        case "takeover":
            return bidding.take_over(view)
        case "declare":
            return bidding.declare(view)
        case "doubling":
            return doubling.say(view)
    return _play(view)


def _play(view: VolenyView) -> Action:
    """A card; no marriage of this hand is ever missed, whatever the table's way of announcing it."""
    plays: dict[Card, Action] = {}
    for action in view.legal:
        if isinstance(action, Play | PlayMarriage):
            plays[action.card] = action  # of one card, the announcing play is listed last
    cards = CardSet(plays)
    if view.contract not in TRUMP_GAMES:
        known = VolenyKnowledge(view)
        table = SoloTrick(known, view.declarer, view.hand, view.trick, view.leader, view.active)
        return plays[soloplay.choose_card(table, cards, view.contract)]
    if view.profile.marriage_mode == "svrsek_first_or_lost":
        cards = cards - play.kings_behind_overs(view.hand) or cards
    return plays[cardplay.choose_card(view, cards)]
