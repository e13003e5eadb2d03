"""A puzzle as it is kept: a deal up to the card that is asked for, and what is asked."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from marias.errors import SolverError
from marias.notation import parse_action, parse_pack, write_action, write_pack
from marias.rules import game_named
from marias.rules.contract import Deal
from marias.rules.profile import load, shipped

Grade = Literal["easy", "medium", "hard"]
GRADES: tuple[Grade, ...] = ("easy", "medium", "hard")


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="puzzle"):
    """One line of a file of puzzles. The state follows from it by the rules; the rest was found by the solver."""

    game: str
    profile: str
    seats: Annotated[int, Meta(ge=2, le=4)]
    dealer: Annotated[int, Meta(ge=0, le=3)]
    pack: str
    actions: tuple[str, ...]
    """Everything said and played before the question."""
    component: str
    """What is to be won."""
    card: str
    """The only card that wins it."""
    grade: Grade
    depth: int
    """After so many cards the deepest refutation is certain."""
    tempting: dict[str, tuple[str, ...]]
    """Wrong cards that look right, and why (see :mod:`marias.analysis.puzzles.grading`)."""

    def state(self) -> Any:
        """The state in which the card is asked for.

        Raises ``MariasError`` where there is none: an unknown game or rule set, an action against the rules.
        """
        game = game_named(self.game)
        if self.profile not in shipped(game.name):  # a file from elsewhere must not name a path to be read
            raise SolverError(
                f"{self.profile!r} is no rule set of this game that comes with the program",
                code="puzzle-profile",
                name=self.profile,
                names=", ".join(shipped(game.name)),
            )
        deal = Deal(parse_pack(self.pack), self.dealer, self.seats)
        actions = tuple(parse_action(action, game.actions) for action in self.actions)
        state = game.replay(load(game.profile, self.profile), deal, actions)
        if state.phase != "play":
            raise SolverError(
                f"cards are solved while they are played, not in phase {state.phase}",
                code="solver-phase",
                phase=state.phase,
            )
        return state


def puzzle_of(state: Any, game: str, **found: Any) -> Puzzle:
    """The puzzle of a state, with what was found."""
    return Puzzle(
        game=game,
        profile=state.profile.name,
        seats=state.deal.seats,
        dealer=state.deal.dealer,
        pack=write_pack(state.deal.pack),
        actions=tuple(write_action(action) for _, action in state.history),
        **found,
    )
