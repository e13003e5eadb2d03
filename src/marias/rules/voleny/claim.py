"""Laying a hand down in volený: the claim as its maker sees it, and what it settles [OQ-34].

A refused claim lets the deal go on, so it is proved from the claimant's view, never from the true deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import FULL, Card, Rank
from marias.rules import claims, laid_hand, play
from marias.rules.contract import Seat
from marias.rules.doubling import Side
from marias.rules.play import Marriage
from marias.rules.three_handed import TRICKS
from marias.rules.voleny.actions import Claim
from marias.rules.voleny.settlement import HUNDREDS, SEVENS

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState


def claimed(state: VolenyState, claim: Claim) -> VolenyState:
    """The deal ends by a proved claim. Raises ``ClaimRefused`` with the reason; the deal goes on then."""
    refusal, seven = prove(state)
    return laid_hand.ended_by(state, state.to_act, claim, refusal, seven=seven)


def marriages_to_come(state: VolenyState) -> tuple[Marriage, ...]:
    """The marriages still in the hands; every card is played in the end, so each would be announced."""
    if state.trump is None:
        return ()
    return tuple(
        Marriage(TRICKS, seat, suit, play.marriage_value(suit, state.trump))
        for seat, hand in enumerate(state.hands)
        for suit in play.marriages_in(hand)
    )


def prove(state: VolenyState, prover: claims.Prover = claims.proved) -> tuple[str, bool]:
    """Why the claim is refused (empty: it is proved), and whether it holds the last trick with the trump seven."""
    seat, betl = state.to_act, "betl" in state.contract
    if (refusal := laid_hand.unheard(state, seat, betl=betl)) or seat is None:
        return refusal, False
    if _order_of_marriages_open(state, seat):
        return "claim-marriages-open", False
    problem = problem_of(state, seat)
    if _quiet_seven_open(state, problem):
        return "claim-seven-open", False
    seven = state.trump_seven if state.trump and state.trump_seven in state.hands[seat] else None
    announced = seven is not None and state.announcer == seat
    return laid_hand.proof(problem, () if seven is None else (seven,), prover, announced=announced)


def problem_of(state: VolenyState, seat: Seat) -> claims.ClaimProblem:
    """The claim with nothing in it that the seat does not know."""
    return laid_hand.problem_of(
        state,
        seat,
        state.trump,
        "none" if "betl" in state.contract else "all",
        open_hand=state.open_hand,
        over_before_king=state.trump is not None and state.profile.marriage_mode == "auto_svrsek_first",
    )


def _order_of_marriages_open(state: VolenyState, seat: Seat) -> bool:
    """Could the order in which marriages are still announced, or whether they are, change the payment?"""
    if state.trump is None:
        return False
    mine = play.marriages_in(state.hands[seat])
    theirs = play.marriages_in(FULL - laid_hand.fallen(state) - state.hands[seat])
    if state.profile.marriage_mode != "auto_svrsek_first":
        return bool(mine or theirs)
    for ours in (True, False):
        if not _first_marriage_counts(state, "declarer" if ours else "defence"):
            continue
        announced = any((m.seat == state.declarer) == ours for m in state.marriages)
        open_pairs = mine if ours == (seat == state.declarer) else theirs
        if seat != state.declarer and not ours:
            open_pairs = (*mine, *theirs)
        if not announced and len(open_pairs) > 1:
            return True
    return False


def _quiet_seven_open(state: VolenyState, problem: claims.ClaimProblem) -> bool:
    """Could the trump seven of another hand fall in the last trick and be paid as killed?"""
    if not state.profile.killed_quiet_seven or state.trump is None:
        return False
    if any(component.name in SEVENS for component in state.rounds.components):
        return False
    return laid_hand.may_fall_last(problem, Card.of(Rank.SEVEN, state.trump))


def _first_marriage_counts(state: VolenyState, side: Side) -> bool:
    """Is it the first marriage of the side that counts towards its hundred, announced or quiet?"""
    hundreds = [component.owner for component in state.rounds.components if component.name in HUNDREDS]
    if hundreds:
        return state.profile.sto_marriage == "first" and side in hundreds
    return state.profile.quiet_hundred_marriages == "first"
