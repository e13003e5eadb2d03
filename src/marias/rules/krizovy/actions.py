"""What can be said and done in křížový mariáš. Fields that are hidden from the others are ``None`` in their eyes."""

from __future__ import annotations

from typing import ClassVar, Literal, Self, get_args

import msgspec

from marias.cards import Card, Rank
from marias.rules.actions import Forget, Good, Misdeal, Play, PlayMarriage, Say
from marias.rules.contract import Action, Seat


class Choose(Action, frozen=True, tag="choose"):
    """A lays one of his first four cards face down (its suit is trump) and names a rank: who holds the card of that
    rank and suit is his partner."""

    card: Card | None
    rank: Rank

    def public(self) -> Self:
        return msgspec.structs.replace(self, card=None)


class Ask(Action, frozen=True, tag="ask"):
    """A asks for the suit: a game with trumps."""


class HeartsAlone(Action, frozen=True, tag="hearts_alone"):
    """Červené sám: A, who forgot to choose, plays hearts alone against three."""


class Betl(Action, frozen=True, tag="betl"):
    """Betl, alone against three."""


class Durch(Action, frozen=True, tag="durch"):
    """Durch, alone against three."""


class Bad(Action, frozen=True, tag="bad"):
    """Špatná, where the round has two passes: the speaker will name betl or durch in the second."""


Claimed = Literal["rest", "none", "hra", "sto"]
CLAIMS: tuple[str, ...] = get_args(Claimed)


class Claim(Action, frozen=True, tag="claim"):
    """The player on turn lays his hand down and says what is his: every trick left, none of them (betl), the game, or
    the hundred. Who is wrong has revoked."""

    what: Claimed


Offence = Literal["play", "announcement", "shuffle", "misdeal", "wrong_claim", "card_count", "compulsory_hundred"]
FLAT_OFFENCES = ("shuffle", "misdeal")
"""Offences against the pack: the fleks of the deal do not make them dearer. A misdeal is one only when it is
repeated or deliberate [MCR-11a, MCR-20b]."""


class Revoke(Action, frozen=True, tag="revoke"):
    """The referee ends the deal as a revoke by a seat."""

    ruling: ClassVar[bool] = True
    seat: Seat
    offence: Offence


class SetAside(Action, frozen=True, tag="set_aside"):
    """A trick under suspicion is put aside for a later check; nothing else changes."""

    ruling: ClassVar[bool] = True
    trick: int


SOLO_GAMES = ("betl", "durch")
ACTIONS: tuple[type[Action], ...] = (
    Choose,
    Forget,
    Ask,
    HeartsAlone,
    Betl,
    Durch,
    Good,
    Bad,
    Say,
    Play,
    PlayMarriage,
    Claim,
    Revoke,
    SetAside,
    Misdeal,
)
