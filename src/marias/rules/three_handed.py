"""What a position holds in every game of one declarer against two defenders, such as volený and licitovaný."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from marias.cards import EMPTY, Card, CardSet
from marias.rules import play
from marias.rules.contract import Action, Deal, Seat
from marias.rules.doubling import Rounds, Side
from marias.rules.play import Marriage, Trick
from marias.rules.profile import Profile

P = TypeVar("P", bound=Profile)
TRICKS = 10
SIDES: tuple[Side, Side] = ("declarer", "defence")


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


class Taken(NamedTuple):
    """What the tricks came to; pairs are of the declarer and the defenders."""

    tricks: tuple[int, int]
    card_points: tuple[int, int]
    marriages: tuple[tuple[int, ...], tuple[int, ...]]
    seven: Literal["declarer", "defence", "none"]
    """Whose trump seven fell in the last trick."""
    seven_won: bool
    last_trick: Side
    """Who took the last trick played, or all that are claimed; before the first the declarer."""


def taken(state: ThreeHandedState[Any], trump_seven: Card | None, to_come: Iterable[Marriage], *, betl: bool) -> Taken:
    """What has happened in the tricks so far; a claimed rest counts to its claimant, and in betl to the other side.

    ``to_come`` are the marriages that would still be announced if a hand was laid down.
    """
    tricks, points = [0, 0], [0, 0]
    for trick in state.tricks:
        side = _side(state, trick.winner)
        tricks[side] += 1
        points[side] += play.card_points(trick.cards)
    claimed, marriages = state.claimed, state.marriages
    last = _side(state, state.tricks[-1].winner) if state.tricks else 0
    holder, seven_won = None, False
    if claimed is not None:
        last = _side(state, claimed) ^ betl
        tricks[last] += TRICKS - len(state.tricks)
        points[last] += play.card_points([*state.trick, *(card for hand in state.hands for card in hand)])
        marriages = (*marriages, *to_come)
        if state.claimed_seven:
            holder, seven_won = claimed, True
    elif len(state.tricks) == TRICKS:
        final = state.tricks[-1]
        if trump_seven in final.cards:
            holder = state.after_seat(final.leader, final.cards.index(trump_seven))
            seven_won = holder == final.winner
    if claimed is not None or len(state.tricks) == TRICKS:
        points[last] += play.CARD_POINTS
    return Taken(
        tricks=(tricks[0], tricks[1]),
        card_points=(points[0], points[1]),
        marriages=play.values_by_side(((marriage.seat, marriage.value) for marriage in marriages), state.declarer),
        seven="none" if holder is None else SIDES[_side(state, holder)],
        seven_won=seven_won,
        last_trick=SIDES[last],
    )


def _side(state: ThreeHandedState[Any], seat: Seat) -> int:
    return int(seat != state.declarer)
