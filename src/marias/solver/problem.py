"""What the core is asked, in its own numbers; what they mean is written at the head of ``_core.py``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from marias.cards import PACK, SUIT_SETS, Card, CardSet, Order, Rank, Suit

GRADED, NO_TRICK, ALL_TRICKS = range(3)
"""Goals: card points and what hangs on them; no trick for the declarer; every trick."""
ANY_PLAY, LEADING, LEADING_LATER = range(3)
"""When a marriage may be called."""
NO_SEVEN, TOOK_LAST, BEATEN, BEATEN_BY_PARTNER = range(4)
"""Fates of the trump seven in the last trick."""
FATES = 4
CALLING = 32
"""Added to the number of a card that is played with a marriage."""
SHOWN = 64
"""Added to the number of a svršek who is shown and stays in hand."""
TENS = 10
"""An ending has 0 … 9 tens for the declarers."""

Four = tuple[int, int, int, int]
NONE: Four = (0, 0, 0, 0)
Sixteen = tuple[int, ...]
NOWHERE: Sixteen = (0,) * 16


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """Everything but the cards. The same object may be shared by many problems."""

    players: int
    sides: int
    """A bit for each player of the declarers' side."""
    goal: int = GRADED
    trumps: bool = True
    must_trump: bool = True
    beat: bool = True
    overtrump: bool = True
    tricks: int = 10
    last_tens: int = 1
    kept: int = 0
    """The sevens that must be kept back."""
    kept_for_trumps: bool = False
    """The kept seven may be led unless there are other trumps to lead."""
    seven_owner: int = 0
    helper: int = 0
    """The other seven, where two are to be made; they belong to ``seven_owner``."""
    pairs: Four = NONE
    """By suit svršek and král, where the calling of that marriage matters."""
    call_marks: Sixteen = NOWHERE
    """By player and suit (``4 * player + suit``) the mark of his calling it."""
    first_marks: Four = NONE
    """By suit the mark of its being the first of its side."""
    side_marks: Four = NONE
    """By suit the marks of all marriages of its side."""
    trick_marks: Four = NONE
    """By player the mark of his having taken a trick."""
    call_when: int = ANY_PLAY
    call_optional: bool = False
    by_turns: bool = False
    """Two players lead, and draw first, by turns, whoever takes the trick."""
    weakened: int = 0
    """The trumps that have no power while the stock lasts, once trumps' marriage is called there; the card that calls
    it never has."""
    inside_suit: bool = False
    """A card without power makes the highest of the suit led take the trick."""
    early_marks: Four = NONE
    """By player the mark of his calling trumps' marriage while there is a stock."""
    early_barred: bool = False
    """It may not be called there."""
    worth: tuple[int, ...] = ()
    """By marks, fate of the seven and tens of the declarers."""
    levels: tuple[int, ...]
    """What can come out, in order."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A position: hands by player, who leads the trick, what lies on the table, tens taken by the declarers."""

    rules: Rules
    hands: Four
    leader: int
    table: tuple[int, ...] = ()
    taken: int = 0
    marks: int = 0
    helper_done: bool = False
    """The helper seven has taken the last trick but one."""
    stock: tuple[int, ...] = ()
    """Of two players, the first is drawn first."""
    weak: int = 0
    """Trumps without power while it lasts."""


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How marriages are called where cards are played at random, and what must be led."""

    overs: int = 0
    """The svršci whose marriages can still be called."""
    by_kings: bool = False
    """The král calls too, if he is played first."""
    by_choice: bool = False
    shown: bool = False
    """By showing the svršek, who stays in hand."""
    shown_now: bool = False
    """One was already shown in this turn."""
    many_shown: bool = False
    """More than one in a turn."""
    kings_wait: bool = False
    """The král may not be played before his svršek."""
    must_lead: int = 0
    """The card laid down beforehand, which is led to the first trick."""


class Numbering:
    """The numbers of the cards under a trump suit and an order of strength."""

    def __init__(self, trump: Suit | None, order: Order) -> None:
        self.numbers = {card: 8 * _place(card.suit, trump) + order.strength(card.rank) for card in PACK}
        self.cards = {number: card for card, number in self.numbers.items()}
        self._bytes: dict[Suit, tuple[int, ...]] = {
            suit: tuple(
                sum(1 << self.numbers[card] for card in SUIT_SETS[suit] if byte >> card.rank.index & 1)
                for byte in range(256)
            )
            for suit in Suit
        }

    def bit(self, card: Card) -> int:
        """The card as a mask."""
        return 1 << self.numbers[card]

    def mask(self, cards: CardSet) -> int:
        """The cards as a mask."""
        mask = cards.mask
        return sum(numbered[mask >> (8 * suit.index) & 0xFF] for suit, numbered in self._bytes.items())

    def suit(self, suit: Suit) -> int:
        """The number of the suit."""
        return self.numbers[Card.of(Rank.SEVEN, suit)] >> 3

    def bits(self, cards: Iterable[Card]) -> tuple[int, ...]:
        """Each card as a mask."""
        return tuple(self.bit(card) for card in cards)


@cache
def numbering(trump: Suit | None, order: Order) -> Numbering:
    """The numbering, made once."""
    return Numbering(trump, order)


def _place(suit: Suit, trump: Suit | None) -> int:
    """Trumps are suit 3; the suit that stood there takes their place."""
    last = Suit.ACORNS
    if trump is None or trump is last:
        return suit.index
    return last.index if suit is trump else trump.index if suit is last else suit.index
