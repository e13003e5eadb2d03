"""The plain prover of a laid-down hand.

A claim says "the rest of the tricks are mine" (or, in betl, "none is"). It is proved from what the claimant can know:
for every way the unseen cards may lie and whatever the two others do, one way of playing that depends only on what he
sees must win. Bounds first, then exhaustive search over what can be observed. Cheap to check, sound, and silent about
hidden cards: the answer depends on nothing the claimant cannot see.

A faster prover may be handed in where a game proves claims; it is never imported here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import msgspec

from marias.cards import SUIT_SETS, Card, CardSet, Order, Rank, Suit
from marias.rules import play

SEARCHED_TRICKS = 5
"""Beyond so many tricks left only the bounds decide."""
NODE_LIMIT = 60_000
"""The search gives up, and the claim is refused, after so many positions."""


class Other(msgspec.Struct, frozen=True):
    """What the claimant knows of another hand: how many cards, and which cards it may hold."""

    cards: int
    may_hold: CardSet


class ClaimProblem(msgspec.Struct, frozen=True):
    """A claim as its maker sees it. Places count clockwise from him: 0 he himself, 1 and 2 the others."""

    hand: CardSet
    unseen: CardSet
    """Cards he has not seen: in the other two hands or in the talon."""
    others: tuple[Other, Other]
    talon_may_hold: CardSet
    trump: Suit | None
    order: Order
    aim: Literal["all", "none"]
    trick: tuple[Card, ...] = ()
    """The cards of the unfinished trick."""
    leader: int = 0
    """Place of the one who led it (or leads now)."""
    last: tuple[Card, ...] = ()
    """The cards that must take the last tricks, in this order: the trump seven, or the two of dvě sedmy."""
    over_before_king: bool = False
    """His svršek must be played before the král of its suit."""


Prover = Callable[[ClaimProblem], bool]


def proved(problem: ClaimProblem) -> bool:
    """Is the claim proved?"""
    return _Search().holds(problem)


def possible(problem: ClaimProblem) -> bool:
    """Is there a way to lay the unseen cards? (Hall's condition for the two hands and the talon.)"""
    first, second = problem.others
    boxes = (
        (first.cards, first.may_hold),
        (second.cards, second.may_hold),
        (len(problem.unseen) - first.cards - second.cards, problem.talon_may_hold),
    )
    for chosen in range(8):
        room = sum(size for place, (size, _) in enumerate(boxes) if chosen >> place & 1)
        elsewhere = CardSet()
        for place, (_, may_hold) in enumerate(boxes):
            if not chosen >> place & 1:
                elsewhere = elsewhere | may_hold
        if len(problem.unseen - elsewhere) > room:
            return False
    return all(size >= 0 for size, _ in boxes)


class _Search:
    def __init__(self) -> None:
        self.nodes = 0
        self.known: dict[ClaimProblem, bool] = {}

    def holds(self, problem: ClaimProblem) -> bool:
        if not problem.hand and not problem.trick:
            return True
        known = self.known.get(problem)
        if known is None:
            known = self._decide(problem)
            self.known[problem] = known
        return known

    def _decide(self, problem: ClaimProblem) -> bool:
        self.nodes += 1
        if self.nodes > NODE_LIMIT:
            return False
        if not problem.trick:
            if _bound(problem):
                return True
            if len(problem.hand) > SEARCHED_TRICKS:
                return False
        place = (problem.leader + len(problem.trick)) % 3
        if place == 0:
            return any(self._after(problem, card, problem) for card in _mine(problem))
        return all(self._after(problem, card, met) for card, met in _theirs(problem, place))

    def _after(self, before: ClaimProblem, card: Card, met: ClaimProblem) -> bool:
        trick = (*before.trick, card)
        hand = met.hand.without(card)
        if len(trick) < 3:
            return self.holds(msgspec.structs.replace(met, trick=trick, hand=hand))
        winner = (before.leader + play.best_of(trick, before.trump, before.order)) % 3
        if (winner == 0) != (before.aim == "all"):
            return False
        mine = trick[-before.leader % 3]
        if len(hand) < len(before.last) and mine is not before.last[-1 - len(hand)]:
            return False
        return self.holds(msgspec.structs.replace(met, trick=(), leader=winner, hand=hand))


def _mine(problem: ClaimProblem) -> Iterator[Card]:
    """What the claimant may play, best leads first."""
    cards = play.following(problem.hand, problem.trick, problem.trump, problem.order)
    if problem.over_before_king:
        cards = cards - play.kings_behind_overs(problem.hand)
    cards = cards - CardSet(problem.last[max(0, len(problem.last) + 1 - len(problem.hand)) :])
    return iter(reversed(problem.order.sort(cards)) if problem.aim == "none" else problem.order.sort(cards))


def _theirs(problem: ClaimProblem, place: int) -> Iterator[tuple[Card, ClaimProblem]]:
    """Every card this other may play under some lie of the cards, and what is known after he played it."""
    other = problem.others[place - 1]
    for card in problem.unseen & other.may_hold:
        lacks = _lacking(problem, card)
        known = Other(other.cards - 1, (other.may_hold - lacks).without(card))
        others = (known, problem.others[1]) if place == 1 else (problem.others[0], known)
        met = msgspec.structs.replace(problem, others=others, unseen=problem.unseen.without(card))
        if possible(met):
            yield card, met


def _lacking(problem: ClaimProblem, card: Card) -> CardSet:
    """The cards a hand cannot have held if this card was a legal answer to the trick."""
    if not problem.trick:
        return CardSet()
    return lacking(problem.trick, card, problem.trump, problem.order)


def lacking(trick: tuple[Card, ...], card: Card, trump: Suit | None, order: Order) -> CardSet:
    """The cards a hand cannot hold that answered this unfinished trick with this card."""
    led = trick[0].suit
    best = trick[play.best_of(trick, trump, order)]
    beaten = card in order.higher(best) or (card.suit is trump and best.suit is not trump)
    if card.suit is led:
        return CardSet() if beaten or best.suit is not led else order.higher(best)
    lacks = SUIT_SETS[led]
    if trump is None:
        return lacks
    if card.suit is trump:
        return lacks if beaten else lacks | order.higher(best)
    return lacks | SUIT_SETS[trump]


def _bound(problem: ClaimProblem) -> bool:
    """Is the claim certain without looking at lines of play? (True is certain, False is not.)"""
    if problem.aim == "none":
        safe = all(_ducks(problem, suit) for suit in Suit)
        return safe and (problem.leader != 0 or any(_is_taken(problem, suit) for suit in Suit))
    if problem.leader != 0:
        return False
    hand = problem.hand - CardSet(problem.last)
    drawn = {card.suit for card in problem.last} | ({problem.trump} if problem.trump else set())
    if any(len(problem.unseen & SUIT_SETS[suit]) > len(hand & SUIT_SETS[suit]) for suit in drawn):
        return False  # one hand may hold all that is out, and it must be gone before the sevens are led
    return all(_runs(problem, hand & SUIT_SETS[suit], suit) for suit in Suit)


def _runs(problem: ClaimProblem, mine: CardSet, suit: Suit) -> bool:
    """Played from the top, does every card of the suit win, even if one hand holds all that is out?"""
    out = problem.unseen & SUIT_SETS[suit]
    for led, card in enumerate(_from_the_top(problem, mine)):
        if len(out) > led and problem.order.higher(card) & out:
            return False
    return True


def _from_the_top(problem: ClaimProblem, mine: CardSet) -> list[Card]:
    cards = problem.order.sort(mine)
    for place, card in enumerate(cards[:-1]):
        if problem.over_before_king and card.rank is Rank.KING and cards[place + 1].rank is Rank.OVER:
            cards[place], cards[place + 1] = cards[place + 1], card
            break
    return cards


def _ducks(problem: ClaimProblem, suit: Suit) -> bool:
    """Is every card of his in the suit below every card that is out?"""
    out = problem.unseen & SUIT_SETS[suit]
    return not out or all(not out - problem.order.higher(card) for card in problem.hand & SUIT_SETS[suit])


def _is_taken(problem: ClaimProblem, suit: Suit) -> bool:
    """Will a safe card of the suit that he leads be taken? So many are out that one of the others must hold one."""
    aside = len(problem.unseen) - sum(other.cards for other in problem.others)
    return bool(problem.hand & SUIT_SETS[suit]) and len(problem.unseen & SUIT_SETS[suit]) > aside
