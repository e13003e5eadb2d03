"""Laying a hand down in volený: the claim as its maker sees it, and what it settles [OQ-34].

A refused claim lets the deal go on, so it is proved from the claimant's view, never from the true deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import EMPTY, FULL, SHARP, Card, CardSet
from marias.errors import ClaimRefused
from marias.notation import write_action
from marias.rules import claims, play
from marias.rules.contract import Seat
from marias.rules.doubling import Side
from marias.rules.play import Marriage
from marias.rules.voleny.actions import TRUMP_GAMES, Claim
from marias.rules.voleny.settlement import HUNDREDS, SEVENS
from marias.rules.voleny.tricks import TRICKS

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState


def claimed(state: VolenyState, claim: Claim) -> VolenyState:
    """The deal ends by a proved claim. Raises ``ClaimRefused`` with the reason; the deal goes on then."""
    refusal, seven = prove(state)
    if refusal:
        raise ClaimRefused(write_action(claim), state.to_act, state.phase, refusal, state.profile.clauses["claims"])
    return replace(
        state,
        phase="end",
        ending="played",
        claimed=state.to_act,
        claimed_seven=seven,
        history=(*state.history, (state.to_act, claim)),
    )


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
    seat = state.to_act
    if not state.profile.claims:
        return "no-claims-here", False
    if state.phase != "play" or seat is None:
        return "claim-in-play-only", False
    if "betl" in state.contract and seat != state.declarer:
        return "claim-not-for-defender", False
    if _order_of_marriages_open(state, seat):
        return "claim-marriages-open", False
    problem = problem_of(state, seat)
    if _quiet_seven_open(state, problem):
        return "claim-seven-open", False
    seven = state.trump_seven if state.trump and state.trump_seven in state.hands[seat] else None
    if seven and prover(replace(problem, last=(seven,))):
        return "", True
    if (seven and state.announcer == seat) or not prover(problem):
        return "claim-not-proved", False
    return "", False


def problem_of(state: VolenyState, seat: Seat) -> claims.ClaimProblem:
    """The claim with nothing in it that the seat does not know."""
    places = (state.after_seat(seat), state.after_seat(seat, 2))
    played = CardSet(card for trick in state.tricks for card in trick.cards) | CardSet(state.trick)
    hand = state.hands[seat]
    knows_talon = seat == state.declarer
    unseen = FULL - played - hand - (state.talon if knows_talon else EMPTY)
    may_hold = {other: unseen - lacks for other, lacks in _shown(state, places).items()}
    if state.open_hand and seat != state.declarer:
        open_hand = state.hands[state.declarer]
        may_hold = {o: open_hand if o == state.declarer else cards - open_hand for o, cards in may_hold.items()}
    talon = EMPTY if knows_talon else unseen
    if state.contract in TRUMP_GAMES:
        talon = talon - SHARP
    return claims.ClaimProblem(
        hand=hand,
        unseen=unseen,
        others=(
            claims.Other(len(state.hands[places[0]]), may_hold[places[0]]),
            claims.Other(len(state.hands[places[1]]), may_hold[places[1]]),
        ),
        talon_may_hold=talon,
        trump=state.trump,
        order=state.order,
        aim="none" if "betl" in state.contract else "all",
        trick=state.trick,
        leader=(seat, *places).index(state.leader),
        over_before_king=state.trump is not None and state.profile.marriage_mode == "auto_svrsek_first",
    )


def _shown(state: VolenyState, seats: tuple[Seat, ...]) -> dict[Seat, CardSet]:
    """What these seats cannot hold, by the duties they would have broken."""
    lacks = dict.fromkeys(seats, EMPTY)
    tricks: list[tuple[Seat, tuple[Card, ...]]] = [(trick.leader, trick.cards) for trick in state.tricks]
    for leader, cards in [*tricks, (state.leader, state.trick)]:
        for place in range(1, len(cards)):
            other = state.after_seat(leader, place)
            if other in lacks:
                shown = claims.lacking(cards[:place], cards[place], state.trump, state.order)
                lacks[other] = lacks[other] | shown
    return lacks


def _order_of_marriages_open(state: VolenyState, seat: Seat) -> bool:
    """Could the order in which marriages are still announced, or whether they are, change the payment?"""
    if state.trump is None:
        return False
    mine = play.marriages_in(state.hands[seat])
    played = CardSet(card for trick in state.tricks for card in trick.cards) | CardSet(state.trick)
    theirs = play.marriages_in(FULL - played - state.hands[seat])
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
    falls_last = len(problem.hand) == 1 and state.trump_seven in problem.trick
    return falls_last or state.trump_seven in problem.unseen


def _first_marriage_counts(state: VolenyState, side: Side) -> bool:
    """Is it the first marriage of the side that counts towards its hundred, announced or quiet?"""
    hundreds = [component.owner for component in state.rounds.components if component.name in HUNDREDS]
    if hundreds:
        return state.profile.sto_marriage == "first" and side in hundreds
    return state.profile.quiet_hundred_marriages == "first"
