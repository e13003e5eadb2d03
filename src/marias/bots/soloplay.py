"""Play in betl and durch, for the soloist and against him, with two opponents or three."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import NamedTuple

from marias.bots.knowledge import Knowledge
from marias.bots.suits import LEFT_RIGHT, betl_chance, durch_chance, lead_catches, lies, word
from marias.cards import EMPTY, RANK_SETS, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.contract import Seat

HIGHEST = RANK_SETS[Rank.ACE] | RANK_SETS[Rank.KING]
"""Whoever plays betl has mostly none of these."""
LEFT_OVER_RIGHT = "lor"
"""The soloist's opponents at a table of four; see ``suits``."""


class SoloTrick(NamedTuple):
    """A seat that has to play in betl or durch."""

    known: Knowledge
    soloist: Seat
    hand: CardSet
    trick: tuple[Card, ...]
    leader: Seat
    clockwise: tuple[Seat, ...]
    """Those who hold cards."""

    @property
    def others(self) -> str:
        """The letters of the soloist's opponents."""
        return LEFT_RIGHT if len(self.clockwise) == 3 else LEFT_OVER_RIGHT

    def letter(self, seat: Seat) -> str:
        """The letter that stands for the seat's cards."""
        steps = self.clockwise.index(seat) - self.clockwise.index(self.soloist)
        return ("m" + self.others)[steps % len(self.clockwise)]

    def with_card(self, card: Card) -> tuple[Card, ...]:
        """The trick once this card is played."""
        return (*self.trick, card)

    def to_come(self) -> tuple[Seat, ...]:
        """Who plays after this seat, in order."""
        return self.known.others[: len(self.clockwise) - len(self.trick) - 1]

    def winner(self, trick: tuple[Card, ...]) -> Seat:
        """Who wins it as far as it goes."""
        place = self.clockwise.index(self.leader) + play.best_of(trick, None, self.known.order)
        return self.clockwise[place % len(self.clockwise)]

    def word(self, suit: Suit, hand: CardSet, unseen: CardSet, laid_away: CardSet = EMPTY) -> str:
        """The suit in the eyes of this seat; a card that only one may hold is his. The soloist is taken to have none of
        ``laid_away`` that another may hold."""
        may = {seat: self.known.may_hold[seat] & unseen for seat in self.known.others}
        if laid_away and self.soloist in may:
            elsewhere = EMPTY
            for seat, cards in may.items():
                elsewhere = elsewhere | (cards if seat != self.soloist else EMPTY)
            may[self.soloist] = may[self.soloist] - (laid_away & elsewhere)
        once, twice = EMPTY, EMPTY
        for cards in may.values():
            once, twice = once | cards, twice | (once & cards)
        held = [(self.letter(seat), cards - twice) for seat, cards in may.items()]
        return word(suit, ((self.letter(self.known.seat), hand), *held, ("?", twice)))


def choose_card(table: SoloTrick, cards: CardSet, game: str) -> Card:
    """The best of these cards, which are those the seat may play; ``game`` is betl or durch, open or not."""
    if len(cards) == 1:
        return next(iter(cards))
    if table.known.seat == table.soloist:
        weigh = _ducking if "betl" in game else _running
    elif "betl" in game:
        weigh = _catching_follow if table.trick else _catching_lead
    else:
        weigh = _stopping
    order = table.known.order
    return max(cards, key=lambda card: (weigh(table, card), -order.strength(card.rank), -card.index))


# The soloist


def _ducking(table: SoloTrick, card: Card) -> float:
    """Betl: the chance that this card does not take the trick, and that the rest of the hand takes none."""
    known, trick = table.known, table.with_card(card)
    loses = 1.0
    if play.best_of(trick, None, known.order) == len(trick) - 1:
        loses = 1 - prod(1 - known.beats(seat, card, trick[0].suit) for seat in table.to_come())
    unseen, hand = known.unseen, table.hand.without(card)
    if not table.trick:  # the lead takes cards of the others out of the suit, the highest at worst
        higher = known.order.sort(unseen & SUIT_SETS[card.suit])
        unseen = unseen - CardSet(higher[:1])
    return loses * prod(betl_chance(table.word(suit, hand, unseen), table.others) for suit in Suit)


def _running(table: SoloTrick, card: Card) -> float:
    """Durch: the surest suits first, from the top; a risky one last, when the others may have thrown from it."""
    known = table.known
    if card is not known.order.sort(table.hand & SUIT_SETS[card.suit])[0]:
        return -1.0
    suit = table.word(card.suit, table.hand, known.unseen)
    return durch_chance(suit, table.others) + 0.01 * suit.count("m")


# Against betl


def _catching_lead(table: SoloTrick, card: Card) -> float:
    """How likely this lead makes the soloist take a trick in the suit; a high card from a short suit at worst."""
    known, hand = table.known, table.hand
    cards = hand
    for may in known.may_hold.values():
        cards = cards | may
    weaker = cards & SUIT_SETS[card.suit] - known.order.higher(card).with_card(card)
    high = known.order.strength(card.rank) / (1 + len(hand & SUIT_SETS[card.suit]))
    holders = "".join(sorted(map(table.letter, known.others)))
    suit = table.word(card.suit, hand, known.unseen, HIGHEST)
    return _catch_chance(suit, len(weaker), holders, table.others) + 0.01 * high


@cache
def _catch_chance(suit: str, led: int, holders: str, others: str) -> float:
    """The chance over who holds the unknown cards."""
    ways = list(lies(suit, holders))
    return sum("m" in known and lead_catches(known, led, others) for known in ways) / len(ways)


def _catching_follow(table: SoloTrick, card: Card) -> float:
    """Against betl, not on lead: let the soloist keep the trick, else part with high cards of short suits."""
    strength = table.known.order.strength(card.rank)
    if table.winner(table.with_card(card)) == table.soloist:
        return 100.0 + strength
    if card.suit is table.trick[0].suit and table.soloist in table.to_come():
        return -strength / 10  # low enough for the soloist to beat
    return strength - 2.0 * len(table.hand & SUIT_SETS[card.suit])


# Against durch


def _stopping(table: SoloTrick, card: Card) -> float:
    """Against durch: throw what can stop nothing; a stopper and the cards that guard it stay."""
    known, suit = table.known, card.suit
    if not table.trick:
        return float(known.order.strength(card.rank))
    if table.winner(table.with_card(card)) != table.soloist:
        return 100.0
    may = known.may_hold[table.soloist] & SUIT_SETS[suit]
    mine = known.order.sort(table.hand & SUIT_SETS[suit])
    stops = [held for place, held in enumerate(mine) if len(known.order.higher(held) & may) <= len(mine) - 1 - place]
    if not may or not stops or not (may - known.order.higher(stops[0])):
        return 10.0 - known.order.strength(card.rank) / 10  # the soloist has nothing there, or nothing here stops him
    guards = len(known.order.higher(stops[0]) & may)
    spare = len(mine) - 1 - guards - mine.index(stops[0])
    if card is stops[0]:
        return -10.0
    return (5.0 if spare > 0 else -5.0) - known.order.strength(card.rank) / 10
