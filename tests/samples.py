"""Actions of no game, one for each type of field, for tests of what is the same for all actions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from marias.cards import Card, Suit


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """No fields."""


class Play(msgspec.Struct, frozen=True, tag="play"):
    """A card that may be hidden, and a last field that may be left out."""

    card: Card | None
    marriage: Literal["yes", "no"] = "no"


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Two cards at once."""

    cards: tuple[Card, Card] | None


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Any number of cards, and who."""

    cards: tuple[Card, ...] | None
    seat: int


class Bid(msgspec.Struct, frozen=True, tag="bid_2"):
    """Words and numbers, many fields that may be left out."""

    games: tuple[str, ...]
    word: str = ""
    trump: Suit | None = None
    level: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    many: tuple[int, ...] = ()


class Named(msgspec.Struct, frozen=True, kw_only=True, tag="named"):
    """Fields that must be named."""

    first: int = 1
    second: Literal[1, 2]
    third: str | None = None


SAMPLES = (Pass, Play, Discard, Show, Bid, Named)
