"""Křížový mariáš as the solver sees it."""

from __future__ import annotations

from marias.rules.contract import Result
from marias.rules.krizovy import settlement
from marias.rules.krizovy.settlement import Outcome
from marias.rules.krizovy.state import KrizovyState
from marias.rules.krizovy.tricks import TRICKS
from marias.rules.play import ALL_CARD_POINTS, CARD_POINTS
from marias.solver.problem import ALL_TRICKS, BEATEN, GRADED, NO_SEVEN, NO_TRICK, TOOK_LAST
from marias.solver.situation import Calling, Ending, Situation
from marias.solver.taken import bare_tricks, holder, tens_taken, took_trick


def situation_of(state: KrizovyState) -> Situation:
    """The position of a deal in play."""
    profile, bargain = state.profile, state.bargain()
    seats = tuple(state.deal.next_to(state.declarers[0], step) for step in range(4))
    hands = tuple(state.hands[seat] for seat in seats)
    leader = seats.index(state.leader)
    trumps = state.contract == "game"
    owner = holder(hands, leader, state.trick, state.trump_seven) if trumps else None
    announced = owner is not None and seats[owner] == state.announcer

    def settle(ending: Ending) -> Result:
        if not trumps:
            tricks = bare_tricks(TRICKS, made=ending.made, betl=state.contract == "betl")
            return settlement.settle_played(profile, bargain, Outcome(tricks=tricks))
        points = CARD_POINTS * ending.tens
        fell = owner is not None and ending.fate != NO_SEVEN
        outcome = Outcome(
            card_points=(points, ALL_CARD_POINTS - points),
            marriages=tuple((marriage.seat, marriage.value) for marriage in ending.marriages),
            seven=seats[owner] if fell and owner is not None else None,
            last_trick=_last_trick(situation, ending.fate) if fell else None,
        )
        return settlement.settle_played(profile, bargain, outcome)

    situation = Situation(
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
        settle=settle,
        worth=lambda result: result.payments[state.declarers[0]],
    )
    return situation


def _last_trick(situation: Situation, fate: int) -> int:
    """A seat that took the last trick, where the trump seven fell there."""
    owner = situation.seven_owner
    if fate == TOOK_LAST:
        return situation.seats[owner]
    others = [place for place in range(4) if place != owner]
    wanted = situation.side(owner) if fate != BEATEN else 1 - situation.side(owner)
    return next(situation.seats[place] for place in others if situation.side(place) == wanted)
