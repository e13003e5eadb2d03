"""What can be said and done in volený mariáš. Fields that are hidden from the others are ``None`` in their eyes."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import ClassVar, Literal, Self, get_args

import msgspec

from marias.cards import PACK, Card, CardSet
from marias.rules.actions import Forget, Good, Misdeal, Play, PlayMarriage, Say
from marias.rules.contract import Action, Seat

NoTrumpGame = Literal["betl", "durch", "open_betl", "open_durch"]
TrumpGame = Literal["hra", "sedma", "sto", "stosedm"]
NO_TRUMP_GAMES: tuple[str, ...] = get_args(NoTrumpGame)
TRUMP_GAMES: tuple[str, ...] = get_args(TrumpGame)

Pair = tuple[Card, Card]


class ChooseTrump(Action, frozen=True, tag="trump"):
    """Forhont lays one of his first seven cards face down: its suit is trump."""

    card: Card | None

    def public(self) -> Self:
        return msgspec.structs.replace(self, card=None)


class ZLidu(Action, frozen=True, tag="z_lidu"):
    """Forhont pushes aside one of the five cards of the closed packet, unseen (0 … 4): its suit is trump."""

    place: int


def _put_in_pack_order(laid: Discard | TakeOver) -> None:
    """The pair has no order of its own: two actions with the same cards are the same."""
    if laid.talon is not None and laid.talon[0].index > laid.talon[1].index:
        msgspec.structs.force_setattr(laid, "talon", (laid.talon[1], laid.talon[0]))


class Discard(Action, frozen=True):
    """Base of the actions that lay two cards into the talon; the pair has no order."""

    talon: Pair | None

    def __post_init__(self) -> None:
        _put_in_pack_order(self)

    def public(self) -> Self:
        return msgspec.structs.replace(self, talon=None)


class Ask(Discard, frozen=True, tag="ask"):
    """Forhont discards and asks "barva?": a game with trumps, still unnamed."""


class Stosedm(Discard, frozen=True, tag="stosedm"):
    """Forhont discards and announces stosedm from the hand; nobody is asked."""


class Betl(Discard, frozen=True, tag="betl"):
    """Forhont discards and announces betl."""


class Durch(Discard, frozen=True, tag="durch"):
    """Forhont discards and announces durch."""


class OpenBetl(Discard, frozen=True, tag="open_betl"):
    """Forhont discards and announces ložený betl (only where the table allows it as a first call)."""


class OpenDurch(Discard, frozen=True, tag="open_durch"):
    """Forhont discards and announces ložený durch (only where the table allows it as a first call)."""


class Bad(Action, frozen=True, tag="bad"):
    """Špatná: the speaker takes the talon and must name a higher game."""


class GoodFlek(Action, frozen=True, tag="good_flek"):
    """Dobrá and flek in one word, where a table doubles betl and durch with the answer."""


class TakeOver(Action, frozen=True, tag="takeover"):
    """Who said špatná discards two of his twelve cards and names his game."""

    game: NoTrumpGame
    talon: Pair | None

    def __post_init__(self) -> None:
        _put_in_pack_order(self)

    def public(self) -> Self:
        return msgspec.structs.replace(self, talon=None)


class Declare(Action, frozen=True, tag="declare"):
    """Forhont, approved, names the game and turns the trump card up."""

    game: TrumpGame


class SaidStosedm(Action, frozen=True, tag="said_stosedm"):
    """A slip: forhont says stosedm although he has asked. No revoke, but he must play sto or sedma now."""


class Claim(Action, frozen=True, tag="claim"):
    """The player on turn lays his hand down: the rest of the tricks are his (in betl: none is)."""


Offence = Literal[
    "not_following",
    "not_beating",
    "not_trumping",
    "out_of_turn",
    "talon_count",
    "sharp_in_talon",
    "king_before_over",
    "seven_early",
    "seven_in_talon",
    "cheating",
]
Quiet = Literal["quiet_seven", "quiet_hundred"]


class Revoke(Action, frozen=True, tag="revoke"):
    """The referee ends the deal as a revoke by a seat.

    ``evident`` names what the others would undeniably have made.
    """

    ruling: ClassVar[bool] = True
    seat: Seat
    offence: Offence
    evident: tuple[Quiet, ...] = ()


ACTIONS: tuple[type[Action], ...] = (
    ChooseTrump,
    ZLidu,
    Forget,
    Ask,
    Stosedm,
    Betl,
    Durch,
    OpenBetl,
    OpenDurch,
    Good,
    Bad,
    GoodFlek,
    TakeOver,
    Declare,
    SaidStosedm,
    Say,
    Play,
    PlayMarriage,
    Claim,
    Revoke,
    Misdeal,
)

CALLS: dict[str, type[Discard]] = {
    "ask": Ask,
    "stosedm": Stosedm,
    "betl": Betl,
    "durch": Durch,
    "open_betl": OpenBetl,
    "open_durch": OpenDurch,
}
CHOICES: dict[Card, ChooseTrump] = {card: ChooseTrump(card) for card in PACK}


@cache
def discards(call: str, pair: int) -> Discard:
    """The call with the pair of this mask."""
    first, second = CardSet(mask=pair)
    return CALLS[call]((first, second))


@cache
def takeovers(game: NoTrumpGame, pair: int) -> TakeOver:
    """The take-over with the pair of this mask."""
    first, second = CardSet(mask=pair)
    return TakeOver(game, (first, second))


def pairs(cards: CardSet) -> list[int]:
    """The masks of all pairs of these cards."""
    return [first.bit | second.bit for first, second in combinations(cards, 2)]
