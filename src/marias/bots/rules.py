"""An honest player by rules of thumb: bids on what he holds, fleks rarely, plays sound tricks.

He sees his view and nothing else. One module a skill: ``bidding`` trump, talon and game · ``doubling`` fleks and
announcements · ``cardplay`` tricks with trumps · ``soloplay`` betl and durch.
"""

from __future__ import annotations

from marias.bots import bidding, cardplay, doubling, soloplay
from marias.cards import Card, CardSet
from marias.errors import TableError
from marias.rules import play
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action, View
from marias.rules.dealing import Generator
from marias.rules.voleny.actions import TRUMP_GAMES
from marias.rules.voleny.view import VolenyView


class RulesBot:
    """Plays volený mariáš by rules of thumb, under any rule set."""

    def choose(self, view: View, random: Generator) -> Action:
        """See :class:`marias.bots.Bot`. Raises ``TableError`` for a game this bot does not know."""
        if not isinstance(view, VolenyView):
            raise TableError(f"the bot 'rules' does not play {view.game}", code="bot-game", game=view.game)
        if len(view.legal) == 1:
            return view.legal[0]
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
        return plays[soloplay.choose_card(view, cards)]
    if view.profile.marriage_mode == "svrsek_first_or_lost":
        cards = cards - play.kings_behind_overs(view.hand) or cards
    return plays[cardplay.choose_card(view, cards)]
