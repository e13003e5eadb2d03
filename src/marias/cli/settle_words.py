"""What a scorekeeper may type for each thing: code → its name in the language."""

from __future__ import annotations

from typing import get_args

from marias.cards import Suit
from marias.rules.doubling import LEVELS
from marias.rules.voleny.actions import NO_TRUMP_GAMES, TRUMP_GAMES, Offence, Quiet
from marias.rules.voleny.request import AGAINST
from marias.texts import Text


class Labels:
    """The names of everything a scorekeeper may choose from."""

    def __init__(self, text: Text) -> None:
        self.contracts = {game: text(f"game-{game}") for game in (*TRUMP_GAMES, *NO_TRUMP_GAMES)}
        self.suits = {suit.value: text(f"suit-{suit.value}") for suit in Suit}
        self.against = {name: text(f"component-{name}") for name in AGAINST}
        self.components = {name: text(f"component-{name}") for name in (*TRUMP_GAMES, *AGAINST, *NO_TRUMP_GAMES)}
        self.levels = {str(level): text(f"level-{level}") for level in range(len(LEVELS))}
        self.sevens = {side: text(f"settle-side-{side}") for side in ("none", "declarer", "defence")}
        self.offences = {offence: text(f"offence-{offence}") for offence in get_args(Offence)}
        self.quiet = {name: text(f"component-{name}") for name in get_args(Quiet)}
        self.yes_no = {word: text(f"settle-{word}") for word in ("yes", "no")}
