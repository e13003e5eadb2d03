"""A deal in play as the solver sees it: what every family has in common, and the family's own settlement."""

from __future__ import annotations

from enum import Enum
from typing import Protocol, runtime_checkable

import msgspec

from marias.cards import EMPTY, SHARP, SUIT_SETS, Card, CardSet, Order, Suit
from marias.errors import SolverError
from marias.notation import write_cards
from marias.rules import play
from marias.rules.contract import Result, Seat
from marias.rules.play import Marriage
from marias.solver.problem import ANY_PLAY, GRADED

MOST_TENS = 9
"""Eight aces and tens, and the last trick."""

MOST_DRAWS = 5
"""So many draws before the end of a stock are solved: every card of a real deal in fewer than ten million nodes, a few
seconds. Each draw more takes about five times as many."""
MOST_CARDS = 10
"""In a hand."""

Place = int
"""A player by the order of play: 0 is the first of the declarers."""


class Calling(Enum):
    """How a marriage comes to be called."""

    NONE = "they do not count"
    OVER_FIRST = "the svršek calls it, and must be played before her král"
    OVER_OR_LOST = "the svršek calls it; played after her král she does not"
    FIRST_CARD = "whichever of the two is played first calls it"
    EITHER_BY_CHOICE = "by choice, with whichever is played first"
    OVER_BY_CHOICE = "by choice, with the svršek"
    SHOWN = "by choice, by showing the svršek, who stays in hand"

    @property
    def always(self) -> bool:
        """Is every marriage called that is held?"""
        return self in (Calling.OVER_FIRST, Calling.FIRST_CARD)

    @property
    def by_choice(self) -> bool:
        """Is a card played with or without calling?"""
        return self in (Calling.EITHER_BY_CHOICE, Calling.OVER_BY_CHOICE)


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """A class of outcome: all that a settlement can depend on."""

    tens: int = 0
    """Aces, tens and the last trick of the declarers' side."""
    marriages: tuple[tuple[Seat, int], ...] = ()
    """All that were called, in order: by whom, and what it counts."""
    fate: int = 0
    """Of the trump seven; where two sevens are to be made, 1: both were."""
    took_trick: tuple[bool, ...] = ()
    """By place."""
    made: bool = False
    """Betl and durch: was it made?"""


class StockRules(msgspec.Struct, frozen=True, kw_only=True):
    """What is different while two players draw from a stock. No duty binds, and some trumps count as plain cards."""

    trump_power: bool = True
    """Do the others beat plain cards?"""
    weakened: CardSet = EMPTY
    """The trumps that count as plain cards until the stock is gone, once trumps' marriage is called; the card that
    calls it always does."""
    inside_suit: bool = False
    """One such card makes every trump in its trick a plain card."""
    fircik: int = 40
    """What trumps' marriage counts that is called before the stock is gone; 0: it may not be called."""


@runtime_checkable
class Settlement(Protocol):
    """A family's settlement of a deal.

    What it says of an ending hangs on nothing but its own fields, and two with equal fields are equal: so what one has
    said may be kept for the other.
    """

    def __hash__(self) -> int: ...

    @property
    def goal(self) -> int:
        """What decides this deal: card points and what hangs on them, no trick, or every trick."""

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The seats of the declarers' side."""

    def holds_seven(self, seat: Seat) -> bool:
        """Can the trump seven whose end is settled be this seat's?"""

    def settle(self, ending: Ending) -> Result:
        """The family's settlement of a class of outcome."""

    def worth(self, result: Result) -> int:
        """What a settlement brings the declarers' side."""


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A position in play. Whoever holds no cards is left out."""

    seats: tuple[Seat, ...]
    """By place."""
    declarers: int
    """A bit for each place of the declarers' side."""
    hands: tuple[CardSet, ...]
    leader: Place
    trick: tuple[Card, ...] = ()
    trump: Suit | None = None
    order: Order = Order.TRUMP
    goal: int = GRADED
    tricks: int
    """Of the whole deal."""
    beat: bool = True
    must_trump: bool = True
    overtrump: bool = True
    last_tens: int = 1
    taken: int = 0
    """Tens the declarers' side has taken."""
    kept: tuple[Card, ...] = ()
    """The sevens their holder must keep back."""
    kept_for_trumps: bool = False
    seven: Card | None = None
    """The trump seven, where its end matters."""
    seven_owner: Place = 0
    helper: Card | None = None
    """The seven of the helper suit, where both sevens are to be made."""
    helper_done: bool = False
    calling: Calling = Calling.NONE
    call_when: int = ANY_PLAY
    many_shown: bool = False
    """May more than one marriage be shown in a turn?"""
    shown_now: bool = False
    """One was shown in this turn."""
    called: tuple[Marriage, ...] = ()
    """In order, by seat."""
    given_up: frozenset[Suit] = frozenset()
    """Marriages that will not be called, though somebody holds both cards."""
    trick_groups: tuple[int, ...] = ()
    """Places that share a trick, a bit each, where it matters whether they have taken one."""
    took_trick: tuple[bool, ...] = ()
    """By place."""
    must_lead: Card | None = None
    """The card laid down beforehand that is led now."""
    stock: tuple[Card, ...] = ()
    """What two players will draw: after each trick who leads to the next the first of these, the other the second."""
    stock_rules: StockRules = StockRules()
    powerless: CardSet = EMPTY
    """The trumps that count as plain cards now."""
    by_turns: bool = False
    """Two players lead by turns, whoever takes the trick."""
    settlement: Settlement

    @property
    def to_play(self) -> Place:
        """Whose turn it is."""
        return (self.leader + len(self.trick)) % len(self.seats)

    @property
    def draws(self) -> int:
        """How often both will draw."""
        return len(self.stock) // 2

    def live_pairs(self) -> tuple[tuple[Place, Suit], ...]:
        """The marriages that can be called with cards in hand."""
        return self._pairs(EMPTY)

    def possible_pairs(self) -> tuple[tuple[Place, Suit], ...]:
        """The marriages that can still be called, with cards from the stock too: some perhaps by either player."""
        return self._pairs(CardSet(self.stock)) if self.stock else self._pairs(EMPTY)

    def _pairs(self, drawn: CardSet) -> tuple[tuple[Place, Suit], ...]:
        if self.calling is Calling.NONE:
            return ()
        return tuple(
            [
                (place, suit)
                for place, hand in enumerate(self.hands)
                for suit in play.marriages_in(hand | drawn)
                if suit not in self.given_up
            ]
        )

    def side(self, place: Place) -> int:
        """0 the declarers' side, 1 the other."""
        return 1 - (self.declarers >> place & 1)

    def check(self) -> None:
        """Refuse what no deal can come to; raises ``SolverError`` naming the card or the seat."""
        players = len(self.seats)
        if players not in (2, 3, 4) or len(self.hands) != players:
            raise SolverError(
                f"{players} players with {len(self.hands)} hands are no table",
                code="solver-players",
                players=players,
                hands=len(self.hands),
            )
        if not 0 <= self.leader < players:
            raise SolverError(
                f"the player at place {self.leader} cannot lead; the places are 0 to {players - 1}",
                code="solver-leader",
                leader=self.leader,
                last=players - 1,
            )
        if len(self.trick) >= players:
            raise SolverError(
                f"a trick of {len(self.trick)} cards is full",
                code="solver-full-trick",
                cards=len(self.trick),
                players=players,
            )
        self._check_cards()
        for place in range(players):
            self._check_size(place)
        if self.stock:
            self._check_stock()
        else:
            for place, card in enumerate(self.trick[1:], 1):
                self._check_duty(place, card)
        sharp = len(self.in_play & SHARP)
        if self.goal == GRADED and not 0 <= self.taken <= MOST_TENS - sharp - self.last_tens:
            raise SolverError(
                f"{10 * self.taken} card points taken, {10 * (sharp + self.last_tens)} to come: more than a deal has",
                code="solver-points",
                taken=10 * self.taken,
                left=10 * (sharp + self.last_tens),
            )

    @property
    def in_play(self) -> CardSet:
        """The cards that are not gone: in hand, on the table and in the stock."""
        together = CardSet((*self.trick, *self.stock))
        for hand in self.hands:
            together |= hand
        return together

    def _check_cards(self) -> None:
        if len(self.in_play) == len(self.trick) + len(self.stock) + sum(map(len, self.hands)):
            return
        seen: set[Card] = set()
        for card in (*(card for hand in self.hands for card in hand), *self.trick, *self.stock):
            if card in seen:
                raise twice(card)
            seen.add(card)

    def _check_stock(self) -> None:
        if len(self.seats) != 2 or self.goal != GRADED or self.trump is None or len(self.stock) % 2:
            raise SolverError(
                f"a stock of {len(self.stock)} cards is none of a game of two players with trumps",
                code="solver-stock-cards",
                cards=len(self.stock),
            )
        if self.draws > MOST_DRAWS:
            raise SolverError(
                f"too deep: at most {MOST_DRAWS} draws can be solved, and {self.draws} are to come",
                code="solver-stock",
                draws=self.draws,
                most=MOST_DRAWS,
            )

    def _check_size(self, place: Place) -> None:
        """Everybody holds as many cards as the player to act, or one less if he has played to the trick."""
        wanted, most = len(self.hands[self.to_play]), min(self.tricks - self.draws, MOST_CARDS)
        played = (place - self.leader) % len(self.seats) < len(self.trick)
        if not 0 < wanted <= most:
            raise no_such_hand(wanted, most)
        if len(self.hands[place]) != wanted - played:
            raise unequal_hand(self.seats[place], len(self.hands[place]), wanted - played)

    def _check_duty(self, place: int, card: Card) -> None:
        """Could this card be played to the cards before it?"""
        hand = self.hands[(self.leader + place) % len(self.seats)].with_card(card)
        if card not in self.following(hand, self.trick[:place]):
            raise SolverError(
                f"{card} cannot have been played: its player holds {write_cards(hand.without(card))}",
                code="solver-impossible-card",
                card=str(card),
                hand=write_cards(hand.without(card)),
            )

    def following(self, hand: CardSet, trick: tuple[Card, ...]) -> CardSet:
        """The cards that keep the duties of this game."""
        if not trick:
            return hand
        best = trick[play.best_of(trick, self.trump, self.order)]
        cards = hand & SUIT_SETS[trick[0].suit]
        higher = self.order.higher(best)
        if cards:
            return (self.beat and best.suit is trick[0].suit and cards & higher) or cards
        cards = hand & SUIT_SETS[self.trump] if self.trump and self.must_trump else cards
        return (self.overtrump and best.suit is self.trump and cards & higher) or cards or hand


def twice(card: Card) -> SolverError:
    """There is but one of each card."""
    return SolverError(f"{card} is there twice", code="solver-twice", card=str(card))


def no_such_hand(cards: int, most: int) -> SolverError:
    """The player to act holds no card, or more than the deal has tricks left."""
    return SolverError(
        f"the player to act holds {cards} cards; he may hold 1 to {most}", code="solver-hand", cards=cards, most=most
    )


def unequal_hand(seat: Seat, cards: int, wanted: int) -> SolverError:
    """A hand does not go with that of the player to act."""
    return SolverError(
        f"seat {seat} holds {cards} cards, not {wanted}",
        code="solver-hand-size",
        seat=seat,
        cards=cards,
        wanted=wanted,
    )
