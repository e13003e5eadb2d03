"""South-Slav marijaš as the solver sees it, for two, three and four."""

from __future__ import annotations

import msgspec

from marias.cards import EMPTY, SHARP, SUIT_SETS, CardSet, Order, Suit
from marias.errors import SolverError
from marias.rules import play
from marias.rules.contract import Result, Seat
from marias.rules.marijas import settlement
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.settlement import Outcome, Sides
from marias.rules.marijas.state import TRICKS, MarijasState
from marias.rules.marijas.tricks import powerless
from marias.rules.play import ALL_CARD_POINTS, CARD_POINTS
from marias.solver.problem import ANY_PLAY, GRADED, LEADING, LEADING_LATER, NO_TRICK
from marias.solver.situation import Calling, Ending, Situation, StockRules
from marias.solver.taken import tens_taken, took_trick

CALLING = {
    "queen_played": Calling.OVER_BY_CHOICE,
    "either_played": Calling.EITHER_BY_CHOICE,
    "shown": Calling.SHOWN,
}
WHEN = {"any_play": ANY_PLAY, "lead": LEADING, "after_trick": LEADING_LATER}
FIRCIK = {"forty": 40, "twenty": 20, "forbidden": 0}
STATE = MarijasState
"""What is read here."""


def situation_of(state: MarijasState) -> Situation:
    """The position of a deal in play.

    Raises ``SolverError`` for a way of calling marriages that cannot be solved.
    """
    profile, sides = state.profile, state.sides
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
        stock=state.stock,
        stock_rules=_stock_rules(state),
        powerless=powerless(state),
        by_turns=_by_turns(state),
        settlement=MarijasSettlement(profile, sides, game),
    )


def _calling(state: MarijasState) -> Calling:
    """How marriages are called; they need not be told apart where none can be called any more."""
    profile = state.profile
    possible = {suit for hand in state.hands for suit in play.marriages_in(hand | CardSet(state.stock))}
    if not possible:
        return Calling.OVER_BY_CHOICE
    shown = profile.marriage_card == "shown"
    if profile.marriage_card not in CALLING or (shown and profile.marriage_when != "any_play"):
        raise SolverError(
            f"marriages called as here (marriage_card {profile.marriage_card}, marriage_when {profile.marriage_when}) "
            "cannot be solved",
            code="solver-marriages",
            card=profile.marriage_card,
            when=profile.marriage_when,
        )
    if shown and state.stock and state.trump in possible and profile.stock_fircik != "forbidden":
        raise SolverError("a fircik shown while there is a stock cannot be solved", code="solver-shown-fircik")
    if _by_turns(state) and profile.marriage_when == "after_trick":
        raise SolverError(
            "where the two lead by turns, marriages called after a trick taken cannot be solved",
            code="solver-marriages-by-turns",
        )
    return CALLING[profile.marriage_card]


def _by_turns(state: MarijasState) -> bool:
    return state.deal.seats == 2 and state.profile.draw_and_lead == "alternate"


def _stock_rules(state: MarijasState) -> StockRules:
    profile, trump = state.profile, state.trump
    if not state.stock or trump is None:
        return StockRules()
    weakened = {"pair_powerless": play.pair(trump), "all_trumps_powerless": SUIT_SETS[trump]}
    return StockRules(
        trump_power=profile.stock_trump_power,
        weakened=weakened.get(profile.fircik_in_stock, EMPTY),
        inside_suit=profile.fircik_in_stock == "inside_suit",
        fircik=FIRCIK[profile.stock_fircik],
    )


class MarijasSettlement(msgspec.Struct, frozen=True):
    """What the settlement of a deal hangs on: rule set, sides, and whether it is the game or betl."""

    profile: MarijasProfile
    sides: Sides
    game: bool

    @property
    def goal(self) -> int:
        """What decides this deal: card points and what hangs on them, no trick, or every trick."""
        return GRADED if self.game else NO_TRICK

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The seats of the declarers' side."""
        return self.sides.declarers

    def holds_seven(self, seat: Seat) -> bool:  # noqa: ARG002 – no seven counts here
        """Can the trump seven whose end is settled be this seat's?"""
        return False

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
