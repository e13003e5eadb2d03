"""What a hand is worth in betl and durch before anything is played, to the soloist and against him."""

from __future__ import annotations

from math import prod

from marias.bots.suits import LEFT_RIGHT, WEAKEST_FIRST, betl_chance, durch_chance, word
from marias.cards import RANK_SETS, SUIT_SETS, Card, CardSet, Order, Rank, Suit


def betl_hand(hand: CardSet, unseen: CardSet, others: str = LEFT_RIGHT) -> float:
    """The chance to take no trick, the soloist leading first; ``unseen`` are the cards of the others."""
    chances = {suit: betl_chance(word(suit, (("m", hand), ("?", unseen))), others) for suit in Suit}
    best = 0.0
    for suit in Suit:
        beside = prod(chance for other, chance in chances.items() if other is not suit)
        if beside > best:
            best = max(best, beside * _led(suit, hand, unseen, others))
    return best


def durch_hand(hand: CardSet, unseen: CardSet, others: str = LEFT_RIGHT) -> float:
    """The chance to take every trick from the lead."""
    return prod(durch_chance(word(suit, (("m", hand), ("?", unseen))), others) for suit in Suit)


def _led(suit: Suit, hand: CardSet, unseen: CardSet, others: str) -> float:
    """The chance of a betl in the suit that is led first: with a card that somebody must beat."""
    best = 0.0
    for card in hand & SUIT_SETS[suit]:
        higher = [other for other in WEAKEST_FIRST[suit] if other in unseen and other in Order.PLAIN.higher(card)]
        if higher:
            left = unseen.without(higher[-1])  # at worst their highest goes, and nothing of the other's
            best = max(best, betl_chance(word(suit, (("m", hand.without(card)), ("?", left))), others))
    return best


def against_solo(hand: CardSet, game: str) -> float:
    """An opponent's chance to catch the soloist in betl or durch."""
    return _against_betl(hand) if "betl" in game else _against_durch(hand)


def _against_betl(hand: CardSet) -> float:
    """The lowest cards are in this hand, so the soloist has to take a trick somewhere."""
    low = sum({Rank.SEVEN, Rank.EIGHT} <= {card.rank for card in hand & SUIT_SETS[suit]} for suit in Suit)
    return 0.2 + 0.15 * len(hand & RANK_SETS[Rank.SEVEN]) + 0.1 * low


def _against_durch(hand: CardSet) -> float:
    """Aces, kings with a guard."""
    guarded = sum(
        Card.of(Rank.KING, suit) in hand and Card.of(Rank.ACE, suit) not in hand and len(hand & SUIT_SETS[suit]) > 1
        for suit in Suit
    )
    return 0.25 + 0.2 * len(hand & RANK_SETS[Rank.ACE]) + 0.05 * guarded
