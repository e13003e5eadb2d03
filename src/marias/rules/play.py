"""Playing tricks: what may be played, who takes the trick, card points and marriages.

Shared by every family; what differs (an order of strength, a trump, the duty to beat) comes in as data.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from marias.cards import EMPTY, RANK_SETS, SHARP, SUIT_SETS, Card, CardSet, Order, Rank, Suit

CARD_POINTS = 10
"""An ace, a ten and the last trick each count ten card points."""
ALL_CARD_POINTS = 90


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished trick: who led, the cards in the order they fell, who took it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


class Marriage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hláška: svršek and král of one suit in one hand, 20 card points, in the trump suit 40."""

    trick: int
    """Number of the trick in which it was announced, 1 the first."""
    seat: int
    suit: Suit
    value: int


def marriage_value(suit: Suit, trump: Suit | None) -> int:
    """20, in trumps 40."""
    return 40 if suit is trump else 20


def pair(suit: Suit) -> CardSet:
    """Svršek and král of the suit."""
    return _PAIRS[suit]


def of_whole_pair(card: Card, hand: CardSet) -> bool:
    """Is the card a svršek or král whose other is in the hand too? Once one of the pair is played, it is not."""
    pair = _PAIRS[card.suit]
    return card in pair and pair <= hand


def marriages_in(hand: CardSet) -> tuple[Suit, ...]:
    """The suits of which the hand holds both svršek and král."""
    mask = hand.mask
    return tuple([suit for suit, pair in _PAIR_MASKS if mask & pair == pair])


def values_by_side(marriages: Iterable[tuple[int, int]], declarer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of marriages told by seat and value: the values of the declarer's, and those of the others'."""
    told = tuple(marriages)
    return (
        tuple(value for seat, value in told if seat == declarer),
        tuple(value for seat, value in told if seat != declarer),
    )


def best_of(trick: Sequence[Card], trump: Suit | None, order: Order) -> int:
    """Place in the trick of the card that is winning it."""
    best = 0
    for place in range(1, len(trick)):
        card, champion = trick[place], trick[best]
        if card in order.higher(champion) or (card.suit is trump and champion.suit is not trump):
            best = place
    return best


def following(hand: CardSet, trick: Sequence[Card], trump: Suit | None, order: Order) -> CardSet:
    """The cards that keep the duties: follow suit and beat if you can; void, trump and over-trump if you can.

    With an empty trick every card may be led. Beating is a duty against one's own partner too.
    """
    if not trick:
        return hand
    led = trick[0].suit
    best = trick[best_of(trick, trump, order)]
    pool = hand & SUIT_SETS[led]
    if pool:
        if best.suit is led:
            return pool & order.higher(best) or pool
        return pool  # the trick is trumped: nothing of the led suit can beat it
    if trump is not None and (pool := hand & SUIT_SETS[trump]):
        return pool & order.higher(best) if best.suit is trump and pool & order.higher(best) else pool
    return hand


def broken_duty(hand: CardSet, trick: Sequence[Card], trump: Suit | None, card: Card) -> tuple[str, str]:
    """The duty this card of the hand would break, given that it is none of ``following``, and its clause (none of
    the sources counts the duties)."""
    if hand & SUIT_SETS[trick[0].suit]:
        return ("must-beat", "") if card.suit is trick[0].suit else ("must-follow", "")
    return ("must-overtrump", "") if card.suit is trump else ("must-trump", "")


def card_points(cards: Iterable[Card]) -> int:
    """Aces and tens, ten each."""
    return CARD_POINTS * len(CardSet(cards) & SHARP)


def kings_behind_overs(hand: CardSet) -> CardSet:
    """The kings that may not be played yet because the svršek of their suit is in the same hand."""
    kings = EMPTY
    for suit in marriages_in(hand):
        kings = kings.with_card(Card.of(Rank.KING, suit))
    return kings


_PAIRS = {suit: SUIT_SETS[suit] & (RANK_SETS[Rank.OVER] | RANK_SETS[Rank.KING]) for suit in Suit}
_PAIR_MASKS = tuple((suit, pair.mask) for suit, pair in _PAIRS.items())
