"""Laying a hand down in licitovaný: the claim as its maker sees it, and what it settles.

A refused claim lets the deal go on, so it is proved from the claimant's view, never from the true deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import EMPTY, FULL, SHARP, Card, CardSet, Rank
from marias.errors import ClaimRefused
from marias.notation import write_action
from marias.rules import claims, play
from marias.rules.contract import Seat
from marias.rules.licitovany.actions import Claim
from marias.rules.licitovany.tricks import TRICKS
from marias.rules.play import Marriage

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


def claimed(state: LicitovanyState, claim: Claim) -> LicitovanyState:
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


def prove(state: LicitovanyState, prover: claims.Prover = claims.proved) -> tuple[str, bool]:
    """Why the claim is refused (empty: it is proved), and whether it holds the last tricks with the sevens: the trump
    seven, in dvě sedmy the helper's before it."""
    seat, contract = state.to_act, state.contract
    if not state.profile.claims:
        return "no-claims-here", False
    if state.phase != "play" or seat is None:
        return "claim-in-play-only", False
    if contract.kind == "betl" and seat != state.declarer:
        return "claim-not-for-defender", False
    problem = problem_of(state, seat)
    if _quiet_seven_open(state, problem):
        return "claim-seven-open", False
    sevens, hand = _sevens(state), state.hands[seat]
    if sevens and CardSet(sevens) <= hand and prover(replace(problem, last=sevens)):
        return "", True
    announced = CardSet(state.sevens)
    if (announced and announced & hand) or not prover(problem):
        return "claim-not-proved", False
    return "", False


def _sevens(state: LicitovanyState) -> tuple[Card, ...]:
    """The sevens that are worth the last tricks: those announced, else the trump seven."""
    if state.sevens or state.trump is None:
        return state.sevens
    return (Card.of(Rank.SEVEN, state.trump),)


def marriages_to_come(state: LicitovanyState) -> tuple[Marriage, ...]:
    """The marriages still in the hands when the rest is claimed.

    Every card is played in the end and the order is the claimant's, so each is announced, the declarer's best first.
    """
    if not state.contract.counted:
        return ()
    still = [
        Marriage(TRICKS, seat, suit, play.marriage_value(suit, state.trump))
        for seat, hand in enumerate(state.hands)
        for suit in play.marriages_in(hand)
    ]
    return tuple(sorted(still, key=lambda marriage: -marriage.value))


def problem_of(state: LicitovanyState, seat: Seat) -> claims.ClaimProblem:
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
    if state.trump is not None:
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
        aim="none" if state.contract.kind == "betl" else "all",
        trick=state.trick,
        leader=(seat, *places).index(state.leader),
    )


def _shown(state: LicitovanyState, seats: tuple[Seat, ...]) -> dict[Seat, CardSet]:
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


def _quiet_seven_open(state: LicitovanyState, problem: claims.ClaimProblem) -> bool:
    """Could the trump seven of another hand fall in the last trick and be paid as killed?"""
    if state.trump is None or state.contract.kind != "sto":
        return False
    seven = Card.of(Rank.SEVEN, state.trump)
    return seven in problem.unseen or (len(problem.hand) == 1 and seven in problem.trick)
