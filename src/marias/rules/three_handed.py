"""What a position holds in every game of one declarer against two defenders, such as volený and licitovaný."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from marias.cards import EMPTY, Card, CardSet
from marias.rules.contract import Action, Deal, Seat
from marias.rules.doubling import Rounds
from marias.rules.play import Marriage, Trick
from marias.rules.profile import Profile

P = TypeVar("P", bound=Profile)


class ThreeHandedState(msgspec.Struct, Generic[P], frozen=True):
    """A position of a deal of three hands; at a table of four the dealer sits out. A family adds its own."""

    profile: P
    deal: Deal
    phase: str
    hands: tuple[CardSet, ...]
    """By seat; who sits out has none."""
    active: tuple[Seat, ...]
    """The three who hold cards, in the order of play, the forhont first."""
    talon: CardSet = EMPTY
    """The two cards that lie aside."""
    history: tuple[tuple[Seat | None, Action], ...] = ()
    declarer: Seat = 0
    rounds: Rounds = Rounds(())
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    ending: str = ""
    """How it ended: played, unplayed, revoke, misdeal, or a word of the family."""
    claimed: Seat | None = None
    """Who laid his hand down, and proved it."""
    claimed_seven: bool = False
    """The claimant also proved the last trick with the trump seven."""

    @property
    def forhont(self) -> Seat:
        """Gets cards first."""
        return self.active[0]

    @property
    def sitter(self) -> Seat | None:
        """Who pauses at a table of four: the dealer."""
        return self.deal.dealer if self.deal.seats == 4 else None

    def after_seat(self, seat: Seat, steps: int = 1) -> Seat:
        """The active player so many places on in the order of play."""
        active = self.active
        return active[(active.index(seat) + steps) % 3]

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """The declarer's active opponents, in the order of play from him."""
        return self.after_seat(self.declarer), self.after_seat(self.declarer, 2)

    def turn_or(self, other: Seat) -> Seat | None:
        """Whose turn it is in doubling and play, nobody's in the end; in every phase before, this other's."""
        if self.phase == "doubling":
            return self.defenders[self.rounds.turn] if self.rounds.side == "defence" else self.declarer
        if self.phase == "play":
            return self.after_seat(self.leader, len(self.trick))
        return None if self.phase == "end" else other
