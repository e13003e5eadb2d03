"""The rules of the games: the contract, the shared rooms, and one family beside the other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from marias.errors import TableError
from marias.rules import krizovy, voleny
from marias.rules.contract import Game
from marias.rules.profile import from_toml, game_of, is_path, load, read_text, shipped, shipped_text

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


def game_for(text: str) -> Game:
    """The game a profile text is for; the first game where it names none there is, whose reader then says so."""
    return GAMES.get(game_of(text)) or next(iter(GAMES.values()))


def load_profile(name: str = "liga") -> Any:
    """The rule set of that name, or of the override file at that path, of whichever game it is.

    Raises ``ProfileError`` naming file, key and what is allowed.
    """
    if is_path(name) and name not in shipped():
        content = read_text(Path(name))
        return from_toml(game_for(content).profile, content, name)
    return load(game_for(shipped_text(name) if name in shipped() else "").profile, name)
