"""South-Slav marijaš as the solver sees it, for two, three and four."""

from __future__ import annotations

import msgspec

from marias.cards import SHARP, Order, Suit
from marias.errors import SolverError
from marias.rules import play
from marias.rules.contract import Result
from marias.rules.marijas import settlement
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.settlement import Outcome, Sides
from marias.rules.marijas.state import TRICKS, MarijasState
from marias.rules.play import ALL_CARD_POINTS, CARD_POINTS
from marias.solver.problem import ANY_PLAY, GRADED, LEADING, LEADING_LATER, NO_TRICK
from marias.solver.situation import Calling, Ending, Situation
from marias.solver.taken import tens_taken, took_trick

CALLING = {
    "queen_played": Calling.OVER_BY_CHOICE,
    "either_played": Calling.EITHER_BY_CHOICE,
    "shown": Calling.SHOWN,
}
WHEN = {"any_play": ANY_PLAY, "lead": LEADING, "after_trick": LEADING_LATER}
STATE = MarijasState
"""What is read here."""


def situation_of(state: MarijasState) -> Situation:
    """The position of a deal in play.

    Raises ``SolverError`` while there is a stock, where the lead goes round whoever takes the tricks, and for a way of
    calling marriages that cannot be solved.
    """
    if state.stock:
        draws = len(state.stock) // 2
        raise SolverError(
            f"too deep: there are {draws} draws to come, and only deals whose stock is gone are solved",
            code="solver-stock",
            draws=draws,
        )
    profile, sides = state.profile, state.sides
    if state.deal.seats == 2 and profile.draw_and_lead == "alternate" and any(len(hand) > 1 for hand in state.hands):
        raise SolverError(
            "the players lead by turns (draw_and_lead alternate), whoever takes the tricks; that cannot be solved",
            code="solver-leads",
        )
    seats = tuple(state.deal.next_to(sides.declarers[0], step) for step in range(state.deal.seats))
    game = state.contract == "game"
    last_counts = profile.counted == "all"

    declarers = sum(1 << place for place, seat in enumerate(seats) if seat in sides.declarers)
    everybody = (1 << len(seats)) - 1
    groups = {
        "no": (),
        "player": tuple(1 << place for place in range(len(seats))),
        "side": (declarers, everybody ^ declarers),
    }
    calling = _calling(state) if game else Calling.NONE
    return Situation(
        seats=seats,
        declarers=declarers,
        hands=tuple(state.hands[seat] for seat in seats),
        leader=seats.index(state.order[0]),
        trick=state.trick,
        trump=state.trump,
        order=Order.TRUMP,
        goal=GRADED if game else NO_TRICK,
        tricks=TRICKS[len(seats) - 2],
        beat=profile.must_beat != "none",
        overtrump=profile.must_beat == "led_suit_and_trump",
        last_tens=1 if last_counts else 0,
        taken=tens_taken(state.tricks, sides.declarers) + (len(state.talon & SHARP) if game else 0),
        calling=calling,
        call_when=WHEN[profile.marriage_when],
        many_shown=profile.marriages_in_turn == "any",
        shown_now=state.shown_now,
        called=state.marriages,
        given_up=frozenset(suit for suit in Suit if play.pair(suit) & state.shown),
        trick_groups=groups[profile.marriage_requires_trick] if calling is not Calling.NONE else (),
        took_trick=took_trick(state.tricks, seats),
        settlement=MarijasSettlement(profile, sides, game),
    )


def _calling(state: MarijasState) -> Calling:
    """How marriages are called; they need not be told apart where none can be called any more."""
    profile = state.profile
    if not any(play.marriages_in(hand) for hand in state.hands):
        return Calling.OVER_BY_CHOICE
    shown_when_leading = profile.marriage_card == "shown" and profile.marriage_when != "any_play"
    if profile.marriage_card not in CALLING or shown_when_leading:
        raise SolverError(
            f"marriages called as here (marriage_card {profile.marriage_card}, marriage_when {profile.marriage_when}) "
            "cannot be solved",
            code="solver-marriages",
            card=profile.marriage_card,
            when=profile.marriage_when,
        )
    return CALLING[profile.marriage_card]


class MarijasSettlement(msgspec.Struct, frozen=True):
    """What the settlement of a deal hangs on: rule set, sides, and whether it is the game or betl."""

    profile: MarijasProfile
    sides: Sides
    game: bool

    @property
    def goal(self) -> int:
        """What decides this deal: card points and what hangs on them, no trick, or every trick."""
        return GRADED if self.game else NO_TRICK

    def settle(self, ending: Ending) -> Result:
        """The family's settlement of a class of outcome."""
        if not self.game:
            return settlement.settle_betl(self.profile, self.sides, made=ending.made)
        return settlement.settle_game(self.profile, self.sides, self._outcome(ending))

    def worth(self, result: Result) -> int:
        """What a settlement brings each of the declarers, less what it brings each of the others."""
        return result.payments[self.sides.declarers[0]] - result.payments[self.sides.opponents[0]]

    def _outcome(self, ending: Ending) -> Outcome:
        """Each side's tens with its first member; where the last trick does not count, it is the opponents'."""
        seats, first, opponent = self.sides.seats, self.sides.declarers[0], self.sides.opponents[0]
        points, tricks = [0] * seats, [0] * seats
        points[first] = CARD_POINTS * ending.tens
        points[opponent] = ALL_CARD_POINTS - points[first]
        for place, took in enumerate(ending.took_trick):
            tricks[(first + place) % seats] = int(took)
        marriages = tuple(tuple(value for caller, value in ending.marriages if caller == seat) for seat in range(seats))
        return Outcome(tuple(points), marriages, tuple(tricks), opponent)
