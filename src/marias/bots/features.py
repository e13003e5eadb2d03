"""What of a hand counts in a game with trumps, as numbers that weights are fitted to."""

from __future__ import annotations

from marias.cards import RANK_SETS, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play


def features(hand: CardSet, trump: Suit) -> dict[str, float]:
    """Of this hand, with this suit as trump; ``even`` is the same of every hand."""
    trumps, side = hand & SUIT_SETS[trump], hand - SUIT_SETS[trump]
    aces, tens = side & RANK_SETS[Rank.ACE], side & RANK_SETS[Rank.TEN]
    covered = sum(Card.of(Rank.ACE, ten.suit) in side for ten in tens)
    return {
        "even": 1.0,
        "trumps": float(len(trumps)),
        "trump ten": float(Card.of(Rank.TEN, trump) in trumps),
        "trump king or over": float(len(hand & play.pair(trump))),
        "trump marriage": float(play.pair(trump) <= hand),
        "aces": float(len(aces)),
        "tens under their ace": float(covered),
        "tens": float(len(tens) - covered),
        "marriages": float(len(play.marriages_in(side))),
        "voids": float(3 - len({card.suit for card in side})),
    }
