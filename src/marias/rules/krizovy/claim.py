"""Laying a hand down in křížový [MCR-22a, MCR-22b, MCR-22c, OP-13].

A wrong claim ends the deal as a revoke, so the true deal decides: the claimant plays well, all the others against him
(or only his opponents, where a table allows the partner to help).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from marias.cards import SUIT_SETS, Card, CardSet, Order, Suit
from marias.errors import ClaimRefused
from marias.notation import write_action
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.doubling import Side
from marias.rules.krizovy.actions import Claim, Revoke
from marias.rules.krizovy.rulings import ended_by
from marias.rules.krizovy.settlement import HUNDRED, Outcome, counting_marriage

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

TRICKS_FOR_POINTS = 5
"""The game or the hundred is claimed with at most so many tricks left; every trick, or none, at any time."""
NODE_LIMIT = 300_000


class Claimed(NamedTuple):
    """What a proved claim settles: the card points of the claimant's side, and whether the seven takes the last
    trick."""

    seat: Seat
    card_points: int
    tricks: int
    seven: bool


def claimed(state: KrizovyState, claim: Claim) -> KrizovyState:
    """The deal ends: settled as claimed, or as a revoke of the claimant.

    Raises ``ClaimRefused`` where nothing of the kind can be claimed now; the deal goes on then.
    """
    seat = state.to_act
    if wrong := _objection(state, claim):
        raise ClaimRefused(write_action(claim), seat, state.phase, wrong, "MCR-22a")
    assert seat is not None  # noqa: S101 – in play somebody is to act; for the type checker
    proof = _prove(state, seat, claim.what)
    laid = replace(state, history=(*state.history, (seat, claim)))
    if proof is None:
        return ended_by(laid, Revoke(seat, "wrong_claim"))
    return replace(laid, phase="end", ending="played", claimed=proof)


def _objection(state: KrizovyState, claim: Claim) -> str:
    seat = state.to_act
    if state.phase != "play" or seat is None:
        return "claim-in-play-only"
    if (claim.what == "none") != (state.contract == "betl") or (claim.what == "none" and seat != state.soloist):
        return "claim-not-in-this-game"
    if claim.what in ("hra", "sto"):
        if state.contract != "game" or [c.name for c in state.rounds.components] != [claim.what]:
            return "claim-not-in-this-game"
        if claim.what == "sto" and state.side_of(seat) != "declarer":
            return "claim-not-in-this-game"
        if 8 - len(state.tricks) > TRICKS_FOR_POINTS:
            return "claim-too-early"
    return ""


def _prove(state: KrizovyState, seat: Seat, what: str) -> Claimed | None:
    search = _Search(state, seat)
    position = _Position(state.hands, state.trick, state.leader)
    rest = 8 - len(state.tricks)
    have = state.side_points(state.side_of(seat))
    if what in ("hra", "sto"):
        guaranteed = next((p for p in range(90, have - 1, -10) if search.side_gets(position, p - have)), have)
        made = _wins(state, state.side_of(seat), guaranteed) if what == "hra" else _hundred(state, guaranteed)
        return Claimed(seat, guaranteed, 0, seven=False) if made else None
    if what == "none":
        return Claimed(seat, 0, 0, seven=False) if search.never_takes(position) else None
    left = play.card_points([*state.trick, *(card for hand in state.hands for card in hand)]) + play.CARD_POINTS
    seven = state.trump_seven if state.trump and state.trump_seven in state.hands[seat] else None
    if seven and search.takes_all(position, seven):
        return Claimed(seat, have + left, rest, seven=True)
    if (seven and state.announcer == seat) or not search.takes_all(position, None):
        return None
    return Claimed(seat, have + left, rest, seven=False)


def _outcome(state: KrizovyState, side: Side, points: int) -> Outcome:
    mine, theirs = points, play.ALL_CARD_POINTS - points
    return Outcome(
        card_points=(mine, theirs) if side == "declarer" else (theirs, mine),
        marriages=state.announced_marriages(),
    )


def _wins(state: KrizovyState, side: Side, points: int) -> bool:
    outcome = _outcome(state, side, points)
    totals = {"declarer": outcome.card_points[0], "defence": outcome.card_points[1]}
    for owner, worth in outcome.marriages:
        totals[state.side_of(owner)] += worth
    return totals[side] > sum(totals.values()) - totals[side]


def _hundred(state: KrizovyState, points: int) -> bool:
    outcome = _outcome(state, "declarer", points)
    return points + counting_marriage(state.bargain(), outcome, "declarer") >= HUNDRED


class _Position(NamedTuple):
    hands: tuple[CardSet, ...]
    trick: tuple[Card, ...]
    leader: Seat


class _Search:
    """Open cards, one seat (or one side) against the others; exact, with the positions it knows kept."""

    def __init__(self, state: KrizovyState, seat: Seat) -> None:
        self.trump: Suit | None = state.trump
        self.order: Order = state.order
        self.seat = seat
        side = state.side_of(seat)
        self.side = tuple(s for s in range(4) if state.side_of(s) == side)
        self.friends = self.side if state.profile.claim_against == "opponents" else (seat,)
        self.known: dict[object, bool] = {}

    def takes_all(self, position: _Position, last: Card | None) -> bool:
        """Does the seat take every trick that is left (the last one with this card)?"""
        if not position.trick and not position.hands[self.seat]:
            return True
        key = (position, last)
        if key not in self.known:
            if not position.trick and position.leader == self.seat and self._runs(position, last):
                self.known[key] = True
            else:
                self.known[key] = self._choose(position, lambda after: self._all_after(position, after, last), last)
        return self.known[key]

    def _all_after(self, before: _Position, after: _Position, last: Card | None) -> bool:
        if not after.trick and after.leader != self.seat:
            return False
        return self.takes_all(after, last)

    def never_takes(self, position: _Position) -> bool:
        """Does the seat take no trick any more?"""
        if not position.trick and not position.hands[self.seat]:
            return True
        if position not in self.known:
            self.known[position] = self._choose(
                position,
                lambda after: (bool(after.trick) or after.leader != self.seat) and self.never_takes(after),
                None,
            )
        return self.known[position]

    def side_gets(self, position: _Position, points: int) -> bool:
        """Does the side of the seat get at least so many more card points?"""
        if points <= 0:
            return True
        out = [*position.trick, *(card for hand in position.hands for card in hand)]
        if not out or play.card_points(out) + play.CARD_POINTS < points:
            return False
        key = (position, points)
        if key not in self.known:
            self.known[key] = self._choose(position, lambda after: self._gets_after(position, after, points), None)
        return self.known[key]

    def _gets_after(self, before: _Position, after: _Position, points: int) -> bool:
        if not after.trick and after.leader in self.side:
            played = next(c for c in before.hands[self._turn(before)] if c not in after.hands[self._turn(before)])
            points -= play.card_points([*before.trick, played])
            if not any(after.hands):
                points -= play.CARD_POINTS
        return self.side_gets(after, points)

    def _turn(self, position: _Position) -> Seat:
        return (position.leader + len(position.trick)) % 4

    def _choose(self, position: _Position, holds, last: Card | None) -> bool:  # type: ignore[no-untyped-def]
        turn = self._turn(position)
        hand = position.hands[turn]
        cards = play.following(hand, position.trick, self.trump, self.order)
        if last in cards and len(hand) > 1:
            cards = cards.without(last)  # type: ignore[arg-type]
        quantifier = any if turn in self.friends else all
        return quantifier(holds(self._after(position, turn, card)) for card in cards)

    def _after(self, position: _Position, turn: Seat, card: Card) -> _Position:
        hands = tuple(h.without(card) if s == turn else h for s, h in enumerate(position.hands))
        trick = (*position.trick, card)
        if len(trick) < 4:
            return _Position(hands, trick, position.leader)
        return _Position(hands, (), (position.leader + play.best_of(trick, self.trump, self.order)) % 4)

    def _runs(self, position: _Position, last: Card | None) -> bool:
        """Bound: with trumps drawn and every card a master from the top, all tricks are certain."""
        mine = position.hands[self.seat]
        others = CardSet(c for s, hand in enumerate(position.hands) if s != self.seat for c in hand)
        hand = mine.without(last) if last else mine
        if self.trump and len(others & SUIT_SETS[self.trump]) > len(hand & SUIT_SETS[self.trump]):
            return False
        for suit in Suit:
            out = others & SUIT_SETS[suit]
            for led, card in enumerate(self.order.sort(hand & SUIT_SETS[suit])):
                if len(out) > led and self.order.higher(card) & out:
                    return False
        return True
