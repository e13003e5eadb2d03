"""The pack: suits, ranks, cards, sets of cards, and the two orders of strength.

Text of a card is its rank and its suit: ``Ak`` is the ace (eso) of bells (kule), ``Xz`` the ten (desítka) of leaves
(zelené), ``Qc`` the over (svršek) of hearts (červené), ``Sl`` the under (spodek) of acorns (žaludy).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum


class Suit(Enum):
    """One of the four suits; the value is its letter in the notation."""

    HEARTS = "c"
    BELLS = "k"
    LEAVES = "z"
    ACORNS = "l"

    index: int
    sign: str
    __hash__ = object.__hash__

    def __init__(self, letter: str) -> None:
        self.index = "ckzl".index(letter)
        self.sign = "♥♦♠♣"[self.index]


class Rank(Enum):
    """One of the eight ranks; the value is its letter in the notation (``X`` ten, ``S`` spodek, ``Q`` svršek)."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    UNDER = "S"
    OVER = "Q"
    KING = "K"
    TEN = "X"
    ACE = "A"

    index: int
    __hash__ = object.__hash__

    def __init__(self, letter: str) -> None:
        self.index = "789SQKXA".index(letter)


class Card(Enum):
    """One of the 32 cards. ``index`` is 8 · suit + rank in the order of trump games, ``bit`` is ``1 << index``."""

    C7 = "7c"
    C8 = "8c"
    C9 = "9c"
    CS = "Sc"
    CQ = "Qc"
    CK = "Kc"
    CX = "Xc"
    CA = "Ac"
    K7 = "7k"
    K8 = "8k"
    K9 = "9k"
    KS = "Sk"
    KQ = "Qk"
    KK = "Kk"
    KX = "Xk"
    KA = "Ak"
    Z7 = "7z"
    Z8 = "8z"
    Z9 = "9z"
    ZS = "Sz"
    ZQ = "Qz"
    ZK = "Kz"
    ZX = "Xz"
    ZA = "Az"
    L7 = "7l"
    L8 = "8l"
    L9 = "9l"
    LS = "Sl"
    LQ = "Ql"
    LK = "Kl"
    LX = "Xl"
    LA = "Al"

    rank: Rank
    suit: Suit
    index: int
    bit: int
    sharp: bool
    __hash__ = object.__hash__

    def __init__(self, text: str) -> None:
        self.rank = Rank(text[0])
        self.suit = Suit(text[1])
        self.index = 8 * self.suit.index + self.rank.index
        self.bit = 1 << self.index
        self.sharp = text[0] in "AX"  # ostrá: an ace or a ten, worth ten card points in a trump game

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"Card({self.value!r})"

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """The card of this rank and suit."""
        return PACK[8 * suit.index + rank.index]


PACK: tuple[Card, ...] = tuple(Card)
"""All 32 cards in the order of their index."""


class CardSet:
    """An immutable set of cards, kept as a mask of 32 bits; iterates in pack order, so never in hash order."""

    __slots__ = ("mask",)

    def __init__(self, cards: Iterable[Card] = (), *, mask: int = 0) -> None:
        for card in cards:
            mask |= card.bit
        self.mask = mask

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield PACK[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask & card.bit)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return self.mask

    def __and__(self, other: CardSet) -> CardSet:
        return _set(self.mask & other.mask)

    def __or__(self, other: CardSet) -> CardSet:
        return _set(self.mask | other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return _set(self.mask & ~other.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def with_card(self, card: Card) -> CardSet:
        """This set and the card."""
        return _set(self.mask | card.bit)

    def without(self, card: Card) -> CardSet:
        """This set less the card."""
        return _set(self.mask & ~card.bit)

    def __repr__(self) -> str:
        return f"CardSet({' '.join(map(str, self))!r})"


def _set(mask: int) -> CardSet:
    made = CardSet.__new__(CardSet)
    made.mask = mask
    return made


FULL = CardSet(PACK)
EMPTY = CardSet()
SUIT_SETS: dict[Suit, CardSet] = {suit: CardSet(card for card in PACK if card.suit is suit) for suit in Suit}
RANK_SETS: dict[Rank, CardSet] = {rank: CardSet(card for card in PACK if card.rank is rank) for rank in Rank}
SHARP = RANK_SETS[Rank.ACE] | RANK_SETS[Rank.TEN]


class Order(Enum):
    """The two orders of strength, weakest first. Only the ten moves; neither is ever derived from the other."""

    TRUMP = "789SQKXA"
    """Games with trumps: the ten stands under the ace."""
    PLAIN = "789XSQKA"
    """Betl and durch: the ten stands between the nine and the spodek."""

    __hash__ = object.__hash__

    def strength(self, rank: Rank) -> int:
        """Place of a rank in this order, 0 the weakest."""
        return _STRENGTH[self][rank.index]

    def higher(self, card: Card) -> CardSet:
        """The cards of the same suit that beat this one."""
        return _HIGHER[self][card.index]

    def sort(self, cards: Iterable[Card]) -> list[Card]:
        """A hand as players hold it: by suits, each from the strongest card down."""
        return sorted(cards, key=lambda card: (card.suit.index, -self.strength(card.rank)))


_STRENGTH: dict[Order, tuple[int, ...]] = {
    order: tuple(order.value.index(rank.value) for rank in Rank) for order in Order
}
_HIGHER: dict[Order, tuple[CardSet, ...]] = {
    order: tuple(
        CardSet(other for other in SUIT_SETS[card.suit] if order.strength(other.rank) > order.strength(card.rank))
        for card in PACK
    )
    for order in Order
}
