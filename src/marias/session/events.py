"""What a table tells its seats, one event after another."""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from marias.cards import EMPTY, CardSet
from marias.rules.contract import Action, Result, Seat
from marias.rules.match import Over, Paid
from marias.rules.play import Marriage, Trick


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The cards are dealt: shuffled, or cut at a number of cards by ``cutter``."""

    number: int
    dealer: Seat
    how: Literal["shuffle", "cut", "given"]
    at: int = 0
    cutter: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Self:  # noqa: ARG002 – every event is asked the same way
        """All of it is public."""
        return self


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat did something. ``marriage`` and ``trick`` are what came of it: announced, or finished by this card.
    ``laid`` is the hand that was laid down by a claim and lies open to all, ``proved`` whether the claim holds."""

    seat: Seat | None
    action: Action
    marriage: Marriage | None = None
    trick: Trick | None = None
    laid: CardSet = EMPTY
    proved: bool = False

    def seen_by(self, seat: Seat | None) -> Self:
        """The event in the eyes of a seat: what others hid is hidden."""
        return self if seat == self.seat else msgspec.structs.replace(self, action=self.action.public())


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """The deal is over: what it came to, what was really paid, and the chips after it (Kč)."""

    result: Result
    paid: Paid
    chips: tuple[int, ...]
    added: tuple[int, ...] = ()
    """What each seat added after it, where one who has nothing left does so; empty where nobody may."""

    def seen_by(self, seat: Seat | None) -> Self:  # noqa: ARG002 – every event is asked the same way
        """All of it is public."""
        return self


class RoundOver(msgspec.Struct, frozen=True, tag="round_over"):
    """No deal follows: why, and the score of every seat."""

    why: Over
    score: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Self:  # noqa: ARG002 – every event is asked the same way
        """All of it is public."""
        return self


Event = Dealt | Acted | Settled | RoundOver
