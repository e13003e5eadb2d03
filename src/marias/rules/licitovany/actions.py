"""What can be said and done in licitovaný mariáš. Fields that are hidden from the others are ``None`` in their eyes."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal, Self, get_args

import msgspec

from marias.cards import Card, CardSet, Suit
from marias.rules.actions import Misdeal, Play, PlayMarriage, Say
from marias.rules.contract import Action, Seat

Rung = Literal[
    "sedma",
    "sedma_hearts",
    "sto",
    "sto_sedma",
    "sto_hearts",
    "sto_sedma_hearts",
    "betl",
    "durch",
    "dve_sedmy",
    "dve_sedmy_sto",
    "dve_sedmy_hearts",
    "dve_sedmy_sto_hearts",
]
"""The ladder of the auction, lowest first (spec 2.1): the contract, and whether hearts are its trump."""
RUNGS: tuple[Rung, ...] = get_args(Rung)


class Bid(Action, frozen=True, tag="bid"):
    """The bidder names a rung higher than the one that stands."""

    rung: Rung


class Hold(Action, frozen=True, tag="hold"):
    """The holder: "mám" – he has it, and at equal rungs he keeps it."""


class Pass(Action, frozen=True, tag="pass"):
    """ "Nemám": he drops out of the auction for good."""


class TakeTalon(Action, frozen=True, tag="take"):
    """The declarer takes up the talon, where he could have folded before."""


class Omyl(Action, frozen=True, tag="omyl"):
    """Who is stuck with a plain sedma folds and pays."""


class Discard(Action, frozen=True, tag="discard"):
    """The declarer lays two of his twelve cards aside; the pair has no order."""

    talon: tuple[Card, Card] | None

    def __post_init__(self) -> None:
        if self.talon is not None and self.talon[0].index > self.talon[1].index:
            msgspec.structs.force_setattr(self, "talon", (self.talon[1], self.talon[0]))

    def public(self) -> Self:
        return msgspec.structs.replace(self, talon=None)


class Announce(Action, frozen=True, tag="announce"):
    """The declarer names his final contract, at least as high as the rung he won.

    With it go the trump suit, in dvě sedmy the helper suit, in betl and durch the card he will lead, face down.
    """

    rung: Rung
    trump: Suit | None = None
    helper: Suit | None = None
    lead: Card | None = None

    def public(self) -> Self:
        return msgspec.structs.replace(self, lead=None)


class Claim(Action, frozen=True, tag="claim"):
    """The player on turn lays his hand down: the rest of the tricks are his (in betl: none is)."""


Offence = Literal[
    "not_following",
    "not_beating",
    "not_trumping",
    "wrong_lead",
    "out_of_turn",
    "hint",
    "talon_count_in_play",
    "talon_touched",
    "seven_early",
    "outsider_looked",
    "sharp_in_talon",
    "seven_in_talon",
    "looked_at_cards",
]
"""What ends the deal as a revoke (spec 4.7); the last three cost paušál 2."""
Slip = Literal[
    "laid_game_played",
    "talon_count",
    "flek_order",
    "sevens_not_shown",
    "helpers_not_shown",
    "second_misdeal",
    "unsorted_cards",
]
"""A technical renonc (spec 4.7): it costs paušál 1, and the game stands."""
OFFENCES: tuple[Offence, ...] = get_args(Offence)
SLIPS: tuple[Slip, ...] = get_args(Slip)


class Revoke(Action, frozen=True, tag="revoke"):
    """The referee ends the deal as a revoke by a seat: its side loses."""

    ruling: ClassVar[bool] = True
    seat: Seat
    offence: Offence


class Technical(Action, frozen=True, tag="technical"):
    """The referee fines a seat for a technical renonc; the deal goes on."""

    ruling: ClassVar[bool] = True
    seat: Seat
    slip: Slip


ACTIONS: tuple[type[Action], ...] = (
    Bid,
    Hold,
    Pass,
    TakeTalon,
    Omyl,
    Discard,
    Announce,
    Say,
    Play,
    PlayMarriage,
    Claim,
    Revoke,
    Technical,
    Misdeal,
)

BIDS: tuple[Bid, ...] = tuple(Bid(rung) for rung in RUNGS)


@cache
def discarded(pair: int) -> Discard:
    """The discard of the pair of this mask."""
    first, second = CardSet(mask=pair)
    return Discard((first, second))
