"""What can be said and done in South-Slav marijaš. Fields hidden from the others are ``None`` in their eyes."""

from __future__ import annotations

from itertools import combinations
from typing import Literal, Self

import msgspec

from marias.cards import PACK, Card, Rank, Suit
from marias.rules.actions import Misdeal, Play, PlayMarriage
from marias.rules.contract import Action

Pair = tuple[Card, Card]


class NameTrump(Action, frozen=True, tag="trump"):
    """The caller names the trump suit."""

    suit: Suit


class CallCard(Action, frozen=True, tag="call"):
    """The caller of four names a card: its suit is trump, and who holds it is his partner, secretly."""

    card: Card


class Surrender(Action, frozen=True, tag="surrender"):
    """Predaja: the caller gives the deal up."""


class Dalje(Action, frozen=True, tag="dalje"):
    """Dalje, "on": no extraordinary game from this seat."""


class Extraordinary(Action, frozen=True, tag="extraordinary"):
    """Vanredna igra: instead of dalje the speaker plays this game alone against all others."""

    game: Literal["betl"]


class TakeTalon(Action, frozen=True, tag="take"):
    """The caller takes the talon, where he may leave it."""


class LeaveTalon(Action, frozen=True, tag="leave"):
    """The caller leaves the talon lying unseen, where he may."""


class Discard(Action, frozen=True, tag="discard"):
    """Two of the twelve cards go back into the talon, face down; the pair has no order."""

    talon: Pair | None

    def __post_init__(self) -> None:
        if self.talon is not None and self.talon[0].index > self.talon[1].index:
            msgspec.structs.force_setattr(self, "talon", (self.talon[1], self.talon[0]))

    def public(self) -> Self:
        return msgspec.structs.replace(self, talon=None)


class Show(Action, frozen=True, tag="show"):
    """A dama is laid open and the marriage called, where that is done without playing her; a card is still to be
    played."""

    card: Card


ACTIONS: tuple[type[Action], ...] = (
    NameTrump,
    CallCard,
    Surrender,
    Dalje,
    Extraordinary,
    TakeTalon,
    LeaveTalon,
    Discard,
    Show,
    Play,
    PlayMarriage,
    Misdeal,
)

TRUMPS: dict[Suit, NameTrump] = {suit: NameTrump(suit) for suit in Suit}
CALLS: dict[Card, CallCard] = {card: CallCard(card) for card in PACK}
SHOWS: dict[Suit, Show] = {suit: Show(Card.of(Rank.OVER, suit)) for suit in Suit}
SURRENDER, DALJE, BETL = Surrender(), Dalje(), Extraordinary("betl")
TAKE, LEAVE = TakeTalon(), LeaveTalon()


DISCARDS: dict[int, Discard] = {one.bit | two.bit: Discard((one, two)) for one, two in combinations(PACK, 2)}
"""By the mask of the pair."""
