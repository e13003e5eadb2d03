"""An honest player by rules of thumb: bids on what he holds, fleks rarely, plays sound tricks.

He sees his view and nothing else. Each game has a package of its own, by the name of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from marias.errors import TableError
from marias.rules import GAMES
from marias.rules.contract import Action, View
from marias.rules.dealing import Generator

Player = Callable[[Any, Generator], Action]


@cache
def _player(game: str) -> Player | None:
    """Who plays a game; read no sooner than the game is played."""
    if game not in GAMES:
        return None
    player: Player = import_module(f"marias.bots.{game}").choose
    return player


class RulesBot:
    """Plays by rules of thumb, under any rule set."""

    def choose(self, view: View, random: Generator) -> Action:
        """See :class:`marias.bots.Bot`. Raises ``TableError`` for a game this bot does not know."""
        player = _player(view.game)
        if player is None:
            raise TableError(f"the bot 'rules' does not play {view.game}", code="bot-game", game=view.game)
        return view.legal[0] if len(view.legal) == 1 else player(view, random)
