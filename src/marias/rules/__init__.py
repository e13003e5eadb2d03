"""The rules of the games: the contract, the shared rooms, and one family beside the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from marias.errors import SettlementError, TableError
from marias.notation import plain
from marias.rules.contract import Game
from marias.rules.profile import from_toml, game_of, is_path, load, read_text, shipped, shipped_meant, shipped_text

REVISION = 1
"""Raised whenever a result under unchanged profile and actions changes; every record names it."""


class _Games(Mapping[str, Game]):
    """The games by name. The package of a family is read when its game is first asked for: who plays one does not wait
    for the others."""

    names = ("voleny", "krizovy", "licitovany", "marijas")

    def __getitem__(self, name: str) -> Game:
        if name not in self.names:
            raise KeyError(name)
        game: Game = import_module(f"marias.rules.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


GAMES: Mapping[str, Game] = _Games()


def game_meant(word: str) -> str:
    """The name of the game a typed word means, accents, capitals and script aside; another word as it is."""
    name = plain(word).strip()
    return name if name in GAMES else word


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
    meant = shipped_meant(name)
    return load(game_for(shipped_text(meant) if meant in shipped() else "").profile, meant)


def parse_request(text: str | bytes, source: str, *, game: str = "", profile: str = "") -> Any:
    """The scorekeeper's request in JSON: that of the game it names, or else of the game of its rule set.

    ``game`` and ``profile`` say so of a request that names neither.

    Raises ``SettlementError`` naming ``source`` and what is wrong in it, ``ProfileError`` for a rule set that cannot
    be read.
    """
    try:
        head = msgspec.json.decode(text, type=_Head)
        return msgspec.json.decode(text, type=game_asked(head.game or game, head.profile or profile).request)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        reason = " ".join(str(error).split()) or "is no JSON object"
        raise SettlementError(source, reason, code="settlement-request", reason=reason) from error


def game_asked(game: str, profile: str) -> Game:
    """The game of that name or else of that rule set; the first game where neither is named.

    Raises ``SettlementError`` for a game there is not.
    """
    if not game:
        default = next(iter(GAMES.values()))
        return GAMES[load_profile(profile).game] if profile else default
    if game not in GAMES:
        raise SettlementError("game", f"there is no game {game!r}", ", ".join(GAMES), code="settlement-game", name=game)
    return GAMES[game]


class _Head(msgspec.Struct):
    """What of a request says which game it is of."""

    game: str = ""
    profile: str = ""
