"""Křížový mariáš as the solver sees it."""

from __future__ import annotations

import msgspec

from marias.rules.contract import Result, Seat
from marias.rules.krizovy import settlement
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.settlement import Bargain, Outcome
from marias.rules.krizovy.state import KrizovyState
from marias.rules.krizovy.tricks import TRICKS
from marias.rules.play import ALL_CARD_POINTS, CARD_POINTS
from marias.solver.problem import ALL_TRICKS, BEATEN, GRADED, NO_SEVEN, NO_TRICK, TOOK_LAST
from marias.solver.situation import Calling, Ending, Situation
from marias.solver.taken import bare_tricks, holder, tens_taken, took_trick

STATE = KrizovyState
"""What is read here."""


def situation_of(state: KrizovyState) -> Situation:
    """The position of a deal in play."""
    profile, bargain = state.profile, state.bargain()
    seats = tuple(state.deal.next_to(state.declarers[0], step) for step in range(4))
    hands = tuple(state.hands[seat] for seat in seats)
    leader = seats.index(state.leader)
    trumps = state.contract == "game"
    owner = holder(hands, leader, state.trick, state.trump_seven) if trumps else None
    announced = owner is not None and seats[owner] == state.announcer

    return Situation(
        seats=seats,
        declarers=sum(1 << place for place, seat in enumerate(seats) if seat in state.declarers),
        hands=hands,
        leader=leader,
        trick=state.trick,
        trump=state.trump,
        order=state.order,
        goal=GRADED if trumps else NO_TRICK if state.contract == "betl" else ALL_TRICKS,
        tricks=TRICKS,
        taken=tens_taken(state.tricks, state.declarers),
        kept=(state.trump_seven,) if announced and state.trump_seven else (),
        kept_for_trumps=True,
        seven=state.trump_seven if owner is not None else None,
        seven_owner=owner or 0,
        calling=Calling.EITHER_BY_CHOICE if trumps else Calling.NONE,
        called=state.marriages,
        took_trick=took_trick(state.tricks, seats),
        settlement=KrizovySettlement(profile, bargain, seats[owner] if owner is not None else None),
    )


class KrizovySettlement(msgspec.Struct, frozen=True):
    """What the settlement of a deal hangs on: rule set, bargain, and who has the trump seven, if anybody."""

    profile: KrizovyProfile
    bargain: Bargain
    seven: Seat | None

    @property
    def goal(self) -> int:
        """What decides this deal: card points and what hangs on them, no trick, or every trick."""
        return {"game": GRADED, "betl": NO_TRICK}.get(self.bargain.contract, ALL_TRICKS)

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The seats of the declarers' side."""
        return self.bargain.declarers

    def holds_seven(self, seat: Seat) -> bool:
        """Can the trump seven whose end is settled be this seat's?"""
        return seat == self.seven

    def settle(self, ending: Ending) -> Result:
        """The family's settlement of a class of outcome."""
        return settlement.settle_played(self.profile, self.bargain, self._outcome(ending))

    def worth(self, result: Result) -> int:
        """What a settlement brings each of the declarers."""
        return result.payments[self.bargain.declarers[0]]

    def _outcome(self, ending: Ending) -> Outcome:
        if self.bargain.contract != "game":
            betl = self.bargain.contract == "betl"
            return Outcome(tricks=bare_tricks(TRICKS, made=ending.made, betl=betl))
        points = CARD_POINTS * ending.tens
        seven = None if ending.fate == NO_SEVEN else self.seven
        return Outcome(
            card_points=(points, ALL_CARD_POINTS - points),
            marriages=ending.marriages,
            seven=seven,
            last_trick=None if seven is None else self._last_trick(seven, ending.fate),
        )

    def _last_trick(self, seven: Seat, fate: int) -> Seat:
        """A seat that took the last trick, where the trump seven fell there."""
        if fate == TOOK_LAST:
            return seven
        sides = (self.bargain.declarers, self.bargain.defenders)
        own, other = sides if seven in sides[0] else sides[::-1]
        return next(seat for seat in (other if fate == BEATEN else own) if seat != seven)
