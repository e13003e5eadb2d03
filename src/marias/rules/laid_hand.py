"""Laying a hand down in a three-handed deal: the claim as its maker sees it, and how it ends the deal.

A refused claim lets the deal go on, so it is proved from the claimant's view, never from the true deal.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from marias.cards import EMPTY, FULL, SHARP, Card, CardSet, Order, Suit
from marias.errors import ClaimRefused
from marias.notation import write_action
from marias.rules import claims
from marias.rules.contract import Action, Seat
from marias.rules.three_handed import ThreeHandedState

S = TypeVar("S", bound=ThreeHandedState[Any])


def ended_by(state: S, seat: Seat | None, claim: Action, refusal: str, *, seven: bool) -> S:
    """The deal ends by a proved claim. Raises ``ClaimRefused`` where there is a refusal; the deal goes on then."""
    if refusal:
        raise ClaimRefused(write_action(claim), seat, state.phase, refusal, state.profile.clauses["claims"])
    return replace(
        state,
        phase="end",
        ending="played",
        claimed=seat,
        claimed_seven=seven,
        history=(*state.history, (seat, claim)),
    )


def unheard(state: ThreeHandedState[Any], seat: Seat | None, *, betl: bool) -> str:
    """Why no hand may be laid down now, right or wrong; empty: it may."""
    if not state.profile.claims:
        return "no-claims-here"
    if state.phase != "play" or seat is None:
        return "claim-in-play-only"
    return "claim-not-for-defender" if betl and seat != state.declarer else ""


def proof(
    problem: claims.ClaimProblem, sevens: tuple[Card, ...], prover: claims.Prover, *, announced: bool
) -> tuple[str, bool]:
    """Why the claim is refused (empty: it is proved), and whether these sevens of the claimant's take the last tricks
    by it, as they must where he announced them."""
    if sevens and prover(replace(problem, last=sevens)):
        return "", True
    if announced or not prover(problem):
        return "claim-not-proved", False
    return "", False


def problem_of(
    state: ThreeHandedState[Any],
    seat: Seat,
    trump: Suit | None,
    aim: Literal["all", "none"],
    *,
    open_hand: bool,
    over_before_king: bool = False,
) -> claims.ClaimProblem:
    """The claim with nothing in it that the seat does not know; ``open_hand``: the declarer's hand lies open."""
    order = Order.PLAIN if trump is None else Order.TRUMP
    places = (state.after_seat(seat), state.after_seat(seat, 2))
    hand = state.hands[seat]
    knows_talon = seat == state.declarer
    unseen = FULL - fallen(state) - hand - (state.talon if knows_talon else EMPTY)
    may_hold = {other: unseen - lacks for other, lacks in _lacks(state, places, trump, order).items()}
    if open_hand and seat != state.declarer:
        shown = state.hands[state.declarer]
        may_hold = {other: shown if other == state.declarer else cards - shown for other, cards in may_hold.items()}
    talon = EMPTY if knows_talon else unseen
    if trump is not None:
        talon = talon - SHARP
    return claims.ClaimProblem(
        hand=hand,
        unseen=unseen,
        others=(
            claims.Other(len(state.hands[places[0]]), may_hold[places[0]]),
            claims.Other(len(state.hands[places[1]]), may_hold[places[1]]),
        ),
        talon_may_hold=talon,
        trump=trump,
        order=order,
        aim=aim,
        trick=state.trick,
        leader=(seat, *places).index(state.leader),
        over_before_king=over_before_king,
    )


def fallen(state: ThreeHandedState[Any]) -> CardSet:
    """Every card played so far."""
    return CardSet(card for trick in state.tricks for card in trick.cards) | CardSet(state.trick)


def may_fall_last(problem: claims.ClaimProblem, seven: Card) -> bool:
    """Could this seven of another hand fall in the last trick?"""
    return seven in problem.unseen or (len(problem.hand) == 1 and seven in problem.trick)


def _lacks(
    state: ThreeHandedState[Any], seats: tuple[Seat, ...], trump: Suit | None, order: Order
) -> dict[Seat, CardSet]:
    """What these seats cannot hold, by the duties they would have broken."""
    lacks = dict.fromkeys(seats, EMPTY)
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    for leader, cards in [*tricks, (state.leader, state.trick)]:
        for place in range(1, len(cards)):
            other = state.after_seat(leader, place)
            if other in lacks:
                lacks[other] = lacks[other] | claims.lacking(cards[:place], cards[place], trump, order)
    return lacks
