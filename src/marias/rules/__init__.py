"""The rules of the games: the contract, the shared rooms, and one family beside the other."""

from __future__ import annotations

from marias.errors import TableError
from marias.rules import krizovy, voleny
from marias.rules.contract import Game

REVISION = 1
"""Raised whenever a result under unchanged profile and actions changes; every record names it."""

GAMES: dict[str, Game] = {game.name: game for game in (voleny.GAME, krizovy.GAME)}


def game_named(name: str) -> Game:
    """The game of that name; raises ``TableError`` naming the games there are."""
    try:
        return GAMES[name]
    except KeyError:
        allowed = ", ".join(GAMES)
        raise TableError(
            f"there is no game {name!r}; there is: {allowed}", code="unknown-game", name=name, allowed=allowed
        ) from None
