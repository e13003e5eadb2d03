"""An honest player by rules of thumb: bids on what he holds, fleks rarely, plays sound tricks.

He sees his view and nothing else. Each game has a package of its own, by the name of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from marias.bots import krizovy, licitovany, marijas, voleny
from marias.errors import TableError
from marias.rules.contract import Action, View
from marias.rules.dealing import Generator

PLAYERS: dict[str, Callable[[Any, Generator], Action]] = {
    "voleny": voleny.choose,
    "krizovy": krizovy.choose,
    "licitovany": licitovany.choose,
    "marijas": marijas.choose,
}
"""By game, who plays it; asked only where there is more than one legal action."""


class RulesBot:
    """Plays by rules of thumb, under any rule set."""

    def choose(self, view: View, random: Generator) -> Action:
        """See :class:`marias.bots.Bot`. Raises ``TableError`` for a game this bot does not know."""
        player = PLAYERS.get(view.game)
        if player is None:
            raise TableError(f"the bot 'rules' does not play {view.game}", code="bot-game", game=view.game)
        return view.legal[0] if len(view.legal) == 1 else player(view, random)
