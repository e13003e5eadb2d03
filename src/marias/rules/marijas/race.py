"""The match: to a target of match points; who has won it, and what the last are called [SRB-10, SRB-11, SRB-43,
SRB-44].

Pure: it is told of finished deals and says what follows.
"""

from __future__ import annotations

from typing import Literal, Self

import msgspec
from msgspec.structs import replace

from marias.notation import write_pack
from marias.rules.contract import Seat
from marias.rules.dealing import Generator, derive, seed_from
from marias.rules.marijas.gathering import next_dealer
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.state import MarijasState

Label = Literal["", "cvrga", "makaze"]


class Ending(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[Seat, ...]
    """More than one where several reached the target together."""
    labels: tuple[Label, ...]
    """By seat: čvrga, makaze, or nothing."""


class Race(msgspec.Struct, frozen=True):
    """A match between deals."""

    profile: MarijasProfile
    scores: tuple[int, ...]
    taken: tuple[int, ...]
    """Tricks of each seat in the whole match."""
    taken_last: tuple[int, ...]
    """Tricks of each seat in the last deal that was played."""
    ending: Ending | None = None
    """None while the match goes on."""

    @classmethod
    def begin(cls, profile: MarijasProfile, seats: int) -> Self:
        """All start at 0 [SRB-10]."""
        return cls(profile, (0,) * seats, (0,) * seats, (0,) * seats)

    def after(self, state: MarijasState) -> Self:
        """The match after a finished deal."""
        tricks = tuple(sum(trick.winner == seat for trick in state.tricks) for seat in range(state.deal.seats))
        scored = replace(
            self,
            scores=_sum(self.scores, state.result().payments),
            taken=_sum(self.taken, tricks),
            taken_last=tricks if any(tricks) else self.taken_last,
        )
        first = state.deal.next_to(state.deal.dealer)
        won = winners(self.profile, scored.scores, first)
        if not won:
            return scored
        chance = Generator(derive(seed_from(write_pack(state.deal.pack)), "cvrga"))
        return replace(scored, ending=Ending(won, labels(self.profile, scored.scores, won, scored.no_trick(), chance)))

    def next_dealer(self, state: MarijasState) -> Seat:
        """The deal goes one seat on, so that the caller deals [SRB-27, SRB-38]."""
        return next_dealer(state)

    def no_trick(self) -> tuple[bool, ...]:
        """By seat: no trick taken, in the match or in its last deal, as the table has it."""
        taken = self.taken_last if self.profile.makaze == "no_trick_in_deal" else self.taken
        return tuple(not tricks for tricks in taken)


def _sum(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, two, strict=True))


def winners(profile: MarijasProfile, scores: tuple[int, ...], first: Seat) -> tuple[Seat, ...]:
    """Who has won with these scores; nobody while the match goes on.

    Of several who reached the target the highest; of equally high ones all, or nobody yet, or who comes ``first``
    clockwise from this seat.
    """
    highest = max(scores)
    if highest < profile.target:
        return ()
    best = tuple(seat for seat, score in enumerate(scores) if score == highest)
    if len(best) == 1 or profile.match_tie == "co_winners":
        return best
    if profile.match_tie == "play_on":
        return ()
    return (min(best, key=lambda seat: (seat - first) % len(scores)),)


def labels(
    profile: MarijasProfile,
    scores: tuple[int, ...],
    won: tuple[Seat, ...],
    no_trick: tuple[bool, ...],
    chance: Generator,
) -> tuple[Label, ...]:
    """By seat what the last are called: makaze for who has nothing, else čvrga; a winner is called nothing."""
    others = [seat for seat in range(len(scores)) if seat not in won]
    least = min((scores[seat] for seat in others), default=0)
    last = [seat for seat in others if scores[seat] == least]
    if len(last) > 1 and profile.cvrga_tie != "all":
        last = [chance.choice(last)] if profile.cvrga_tie == "drawn" else []

    def label(seat: Seat) -> Label:
        if seat not in last:
            return ""
        nothing = scores[seat] == 0 if profile.makaze == "zero_points" else no_trick[seat]
        return "makaze" if nothing else "cvrga"

    return tuple(label(seat) for seat in range(len(scores)))


class Tally(msgspec.Struct, frozen=True):
    """What the players of a table have collected over several matches."""

    won: tuple[int, ...]
    cvrge: tuple[int, ...]
    makaze: tuple[int, ...]

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Nothing yet."""
        return cls((0,) * seats, (0,) * seats, (0,) * seats)

    def after(self, ending: Ending) -> Self:
        """The tally after one more match."""
        return type(self)(
            tuple(count + (seat in ending.winners) for seat, count in enumerate(self.won)),
            tuple(count + (label == "cvrga") for count, label in zip(self.cvrge, ending.labels, strict=True)),
            tuple(count + (label == "makaze") for count, label in zip(self.makaze, ending.labels, strict=True)),
        )
