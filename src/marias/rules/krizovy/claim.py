"""Laying a hand down in křížový [MCR-22a, MCR-22b, MCR-22c, OP-13].

A wrong claim ends the deal as a revoke, so the true deal decides: the claimant plays well, all the others against him
(or only his opponents, where a table allows the partner to help). Whether a claim is heard at all depends on nothing
but what everybody knows, so that a refusal tells nothing about the hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from marias.cards import EMPTY, SUIT_SETS, Card, CardSet, Suit
from marias.errors import ClaimRefused
from marias.notation import write_action
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.krizovy import settlement
from marias.rules.krizovy.actions import Claim, Revoke
from marias.rules.krizovy.rulings import ended_by
from marias.rules.krizovy.settlement import Outcome
from marias.rules.krizovy.tricks import TRICKS, allowed
from marias.rules.phase import Objection

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

TRICKS_SEARCHED = {"rest": 8, "none": 7, "hra": 5, "sto": 5}
"""With at most so many tricks left a claim is heard: beyond, the search for a proof would take too long."""


class Claimed(NamedTuple):
    """What a proved claim settles: the card points of the claimant's side, the tricks he takes, and whether his seven
    takes the last one."""

    seat: Seat
    card_points: int
    tricks: int
    seven: bool


def claimed(state: KrizovyState, claim: Claim) -> KrizovyState:
    """The deal ends: settled as claimed, or as a revoke of the claimant.

    Raises ``ClaimRefused`` where nothing of the kind can be claimed now; the deal goes on then.
    """
    seat = state.to_act
    wrong = objection(state, claim)
    if wrong or seat is None:
        raise ClaimRefused(write_action(claim), seat, state.phase, *(wrong or NOT_NOW))
    proof = _prove(state, seat, claim.what)
    laid = replace(state, history=(*state.history, (seat, claim)), laid_down=seat)
    if proof is None:
        return ended_by(laid, Revoke(seat, "wrong_claim"))
    return replace(laid, phase="end", ending="played", claimed=proof)


NOT_NOW: Objection = ("claim-in-play-only", "MCR-22a")


def objection(state: KrizovyState, claim: Claim) -> Objection | None:
    """Why the claim is not even heard; says nothing about whether it is right."""
    seat, what, contract = state.to_act, claim.what, state.contract
    if seat is None or state.phase != "play":
        return NOT_NOW
    components = [component.name for component in state.rounds.components]
    fits = (what == "none") == (contract == "betl") and (contract == "game" or seat == state.soloist)
    if what in ("hra", "sto"):
        fits = fits and contract == "game" and components == [what]
    if what == "sto":
        fits = fits and state.side_of(seat) == "declarer"
    if not fits:
        return "claim-not-in-this-game", "MCR-22a"
    if TRICKS - len(state.tricks) > TRICKS_SEARCHED[what]:
        return "claim-too-early", "MCR-22a"
    return None


def _prove(state: KrizovyState, seat: Seat, what: str) -> Claimed | None:
    position = _Position(state.hands, state.trick, state.leader)
    have = state.side_points(state.side_of(seat))
    if what == "none":
        return Claimed(seat, 0, 0, seven=False) if _NoTrick(state, seat).holds(position) else None
    if what in ("hra", "sto"):
        points = have + _Points(state, seat).sure(position)
        return Claimed(seat, points, 0, seven=False) if _enough(state, seat, what, points) else None
    left = play.card_points([*state.trick, *(card for hand in state.hands for card in hand)]) + play.CARD_POINTS
    rest = TRICKS - len(state.tricks)
    seven = state.trump_seven if state.trump and state.trump_seven in state.hands[seat] else None
    if seven and _EveryTrick(state, seat, seven).holds(position):
        return Claimed(seat, have + left, rest, seven=True)
    if (seven and state.announcer == seat) or not _EveryTrick(state, seat, None).holds(position):
        return None
    return Claimed(seat, have + left, rest, seven=False)


def _enough(state: KrizovyState, seat: Seat, what: str, points: int) -> bool:
    """Do these card points of the claimant's side win the game, or make the hundred?

    A marriage still in the hand of another counts against the claimant; for him only where that other is with him.
    """
    bargain, side = state.bargain(), state.side_of(seat)
    helps = state.profile.claim_against == "opponents"
    waiting = [
        (owner, worth)
        for owner, worth in state.waiting_marriages()
        if helps or owner == seat or state.side_of(owner) != side
    ]
    mine, theirs = points, play.ALL_CARD_POINTS - points
    outcome = Outcome(
        card_points=(mine, theirs) if side == "declarer" else (theirs, mine),
        marriages=(*state.announced_marriages(), *waiting),
    )
    if what == "sto":
        return settlement.towards_hundred(bargain, outcome, side) >= settlement.HUNDRED
    declarers, defenders = settlement.totals(bargain, outcome)
    return (declarers > defenders) == (side == "declarer")


class _Position(NamedTuple):
    hands: tuple[CardSet, ...]
    trick: tuple[Card, ...]
    leader: Seat

    @property
    def turn(self) -> Seat:
        return (self.leader + len(self.trick)) % len(self.hands)


class _Search:
    """Open cards, the claimant against all others (or his opponents); exact. Positions met before are kept."""

    def __init__(self, state: KrizovyState, seat: Seat) -> None:
        self.trump, self.order, self.seat = state.trump, state.order, seat
        side = state.side_of(seat)
        self.side = tuple(other for other in range(len(state.hands)) if state.side_of(other) == side)
        self.friends = self.side if state.profile.claim_against == "opponents" else (seat,)
        self.keeper, self.kept = state.announcer, state.trump_seven

    def legal(self, position: _Position) -> CardSet:
        hand = position.hands[position.turn]
        kept = self.kept if position.turn == self.keeper else None
        return allowed(hand, position.trick, self.trump, self.order, kept)

    def after(self, position: _Position, card: Card) -> _Position:
        turn = position.turn
        hands = tuple(hand.without(card) if seat == turn else hand for seat, hand in enumerate(position.hands))
        trick = (*position.trick, card)
        if len(trick) < len(hands):
            return _Position(hands, trick, position.leader)
        winner = position.leader + play.best_of(trick, self.trump, self.order)
        return _Position(hands, (), winner % len(hands))

    def unlike(self, position: _Position, cards: CardSet, *, points: bool) -> Iterator[Card]:
        """Of cards that stand next to each other in rank, as far as the cards still out go, only the highest; with
        ``points`` only where they are worth the same."""
        out = EMPTY
        for hand in position.hands:
            out = out | hand
        out = out | CardSet(position.trick)
        for suit in Suit:
            above: Card | None = None
            for card in self.order.sort(out & SUIT_SETS[suit]):
                like = above is not None and above in cards and not (points and above.sharp != card.sharp)
                if card in cards and not like:
                    yield card
                above = card


class _EveryTrick(_Search):
    """Does the claimant take every trick that is left (the last one with this card)?"""

    def __init__(self, state: KrizovyState, seat: Seat, last: Card | None) -> None:
        super().__init__(state, seat)
        self.last = last
        self.known: dict[_Position, bool] = {}

    def holds(self, position: _Position) -> bool:
        if not position.trick and not position.hands[self.seat]:
            return True
        if position not in self.known:
            self.known[position] = self._decide(position)
        return self.known[position]

    def _decide(self, position: _Position) -> bool:
        quantifier = any if position.turn in self.friends else all
        return quantifier(self._next(self.after(position, card)) for card in self._cards(position))

    def _next(self, after: _Position) -> bool:
        if not after.trick:
            return after.leader == self.seat and self.holds(after)
        return not self._beaten(after) and self.holds(after)

    def _beaten(self, position: _Position) -> bool:
        """Has the claimant played to this trick and been beaten?"""
        place = (self.seat - position.leader) % len(position.hands)
        return place < len(position.trick) and play.best_of(position.trick, self.trump, self.order) != place

    def _cards(self, position: _Position) -> Iterator[Card]:
        """Who must not take a trick sheds high cards first, who wants one keeps them: of each suit one card is enough.
        Which suit, is a choice."""
        cards = self.legal(position)
        if position.turn == self.seat:
            if self.last in cards and len(position.hands[self.seat]) > 1:
                cards = cards.without(self.last)  # type: ignore[arg-type]  # None is in no set
            yield from self.order.sort(cards)
            return
        place = 0 if position.turn in self.friends else -1
        for suit in Suit:
            if of_suit := self.order.sort(cards & SUIT_SETS[suit]):
                yield of_suit[place]


class _NoTrick(_Search):
    """Does the claimant take no trick any more?"""

    def __init__(self, state: KrizovyState, seat: Seat) -> None:
        super().__init__(state, seat)
        self.known: dict[_Position, bool] = {}

    def holds(self, position: _Position) -> bool:
        if not position.trick and (not position.hands[self.seat] or self._ducks(position)):
            return True
        if position not in self.known:
            cards = self.unlike(position, self.legal(position), points=False)
            quantifier = any if position.turn in self.friends else all
            self.known[position] = quantifier(self._next(self.after(position, card)) for card in cards)
        return self.known[position]

    def _next(self, after: _Position) -> bool:
        return (bool(after.trick) or after.leader != self.seat) and self.holds(after)

    def _ducks(self, position: _Position) -> bool:
        """Bound: another leads, and each card of his is below every card of its suit that is out."""
        out = EMPTY
        for seat, hand in enumerate(position.hands):
            out = out if seat == self.seat else out | hand
        return position.leader != self.seat and all(
            out & SUIT_SETS[card.suit] <= self.order.higher(card) for card in position.hands[self.seat]
        )


class _Points(_Search):
    """How many more card points does the claimant's side get for sure?"""

    def __init__(self, state: KrizovyState, seat: Seat) -> None:
        super().__init__(state, seat)
        self.known: dict[tuple[_Position, int], bool] = {}

    def sure(self, position: _Position) -> int:
        least, most = 0, self._out(position)
        while least < most:
            middle = (least + most) // 20 * 10 + 10
            if self._gets(position, middle):
                least = middle
            else:
                most = middle - play.CARD_POINTS
        return least

    def _out(self, position: _Position) -> int:
        cards = [*position.trick, *(card for hand in position.hands for card in hand)]
        return play.card_points(cards) + play.CARD_POINTS if cards else 0

    def _gets(self, position: _Position, points: int) -> bool:
        if points <= 0:
            return True
        if self._out(position) < points:
            return False
        key = (position, points)
        if key not in self.known:
            cards = self.unlike(position, self.legal(position), points=True)
            quantifier = any if position.turn in self.friends else all
            self.known[key] = quantifier(self._after(position, card, points) for card in cards)
        return self.known[key]

    def _after(self, position: _Position, card: Card, points: int) -> bool:
        after = self.after(position, card)
        if not after.trick and after.leader in self.side:
            points -= play.card_points([*position.trick, card])
            points -= 0 if any(after.hands) else play.CARD_POINTS
        return self._gets(after, points)
