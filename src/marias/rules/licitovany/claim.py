"""Laying a hand down in licitovaný: the claim as its maker sees it, and what it settles.

A refused claim lets the deal go on, so it is proved from the claimant's view, never from the true deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import Card, CardSet, Rank
from marias.rules import claims, laid_hand, play
from marias.rules.licitovany.actions import Claim
from marias.rules.play import Marriage
from marias.rules.three_handed import TRICKS

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


def claimed(state: LicitovanyState, claim: Claim) -> LicitovanyState:
    """The deal ends by a proved claim. Raises ``ClaimRefused`` with the reason; the deal goes on then."""
    refusal, seven = prove(state)
    return laid_hand.ended_by(state, state.to_act, claim, refusal, seven=seven)


def prove(state: LicitovanyState, prover: claims.Prover = claims.proved) -> tuple[str, bool]:
    """Why the claim is refused (empty: it is proved), and whether it holds the last tricks with the sevens: the trump
    seven, in dvě sedmy the helper's before it."""
    seat, betl = state.to_act, state.contract.kind == "betl"
    if (refusal := laid_hand.unheard(state, seat, betl=betl)) or seat is None:
        return refusal, False
    problem = laid_hand.problem_of(state, seat, state.trump, "none" if betl else "all", open_hand=state.open_hand)
    if _quiet_seven_open(state, problem):
        return "claim-seven-open", False
    sevens, hand = _sevens(state), state.hands[seat]
    return laid_hand.proof(
        problem,
        sevens if CardSet(sevens) <= hand else (),
        prover,
        announced=bool(CardSet(state.sevens) & hand),
    )


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


def _quiet_seven_open(state: LicitovanyState, problem: claims.ClaimProblem) -> bool:
    """Could the trump seven of another hand fall in the last trick and be paid as killed?"""
    if state.trump is None or state.contract.kind != "sto":
        return False
    return laid_hand.may_fall_last(problem, Card.of(Rank.SEVEN, state.trump))
