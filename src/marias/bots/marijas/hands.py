"""What the caller's hand promises: card points with marriages of his side and of the other, and so match points.

The weights were fitted to some thousand deals played by these bots themselves. With four cards known of eight, and
sixteen more in a stock, most of what happens lies elsewhere: the chances are never far from even.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from marias.bots.odds import logistic
from marias.cards import RANK_SETS, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.marijas.profile import MarijasProfile


class Weight(NamedTuple):
    """What one more of a kind adds to the totals of the caller's side and of the other."""

    mine: float
    theirs: float


Role = Literal["two", "three", "discarded", "partnered", "alone"]
"""Two players; three before the talon is taken, and after two cards are laid away; four with a partner, or alone."""
WEIGHTS: dict[Role, dict[str, Weight]] = {
    "two": {
        "even": Weight(56.5, 81.8),
        "trumps": Weight(0.3, -1.3),
        "trump ace": Weight(10.1, -10.1),
        "trump ten": Weight(6.4, -5.7),
        "trump king or over": Weight(12.1, -13.6),
        "trump marriage": Weight(12.0, 14.1),
        "called ace": Weight(0.0, 0.0),
        "called ten": Weight(0.0, 0.0),
        "aces": Weight(2.7, -3.7),
        "tens under their ace": Weight(0.2, 0.9),
        "tens": Weight(-2.2, 1.1),
        "bare tens": Weight(-1.1, 2.8),
        "kings and overs": Weight(3.0, -4.4),
        "marriages": Weight(4.0, 3.0),
        "voids": Weight(-0.0, -0.7),
    },
    "three": {
        "even": Weight(3.4, 126.0),
        "trumps": Weight(6.4, -6.7),
        "trump ace": Weight(14.2, -14.2),
        "trump ten": Weight(9.2, -9.4),
        "trump king or over": Weight(4.4, -14.7),
        "trump marriage": Weight(32.2, 13.4),
        "called ace": Weight(0.0, 0.0),
        "called ten": Weight(0.0, 0.0),
        "aces": Weight(7.0, -7.3),
        "tens under their ace": Weight(5.3, -5.1),
        "tens": Weight(1.3, -1.7),
        "bare tens": Weight(-7.0, 8.0),
        "kings and overs": Weight(1.6, -7.2),
        "marriages": Weight(14.1, 8.9),
        "voids": Weight(-0.9, 0.8),
    },
    "discarded": {
        "even": Weight(-9.9, 142.5),
        "trumps": Weight(6.4, -6.0),
        "trump ace": Weight(15.5, -15.5),
        "trump ten": Weight(10.2, -10.0),
        "trump king or over": Weight(0.7, -18.3),
        "trump marriage": Weight(39.6, 17.5),
        "called ace": Weight(0.0, 0.0),
        "called ten": Weight(0.0, 0.0),
        "aces": Weight(9.1, -9.1),
        "tens under their ace": Weight(4.0, -4.3),
        "tens": Weight(2.9, -2.8),
        "bare tens": Weight(-10.4, 11.1),
        "kings and overs": Weight(-0.8, -7.3),
        "marriages": Weight(19.4, 8.2),
        "voids": Weight(5.5, -9.1),
    },
    "partnered": {
        "even": Weight(40.8, 73.3),
        "trumps": Weight(4.4, -4.7),
        "trump ace": Weight(10.5, -10.6),
        "trump ten": Weight(6.4, -6.6),
        "trump king or over": Weight(3.3, -7.0),
        "trump marriage": Weight(27.1, 8.7),
        "called ace": Weight(8.7, -8.7),
        "called ten": Weight(5.1, -4.0),
        "aces": Weight(6.3, -5.6),
        "tens under their ace": Weight(1.2, 3.3),
        "tens": Weight(-0.2, -1.3),
        "bare tens": Weight(-0.3, 2.4),
        "kings and overs": Weight(1.5, -3.9),
        "marriages": Weight(14.2, 1.4),
        "voids": Weight(0.9, -0.5),
    },
    "alone": {
        "even": Weight(12.3, 105.5),
        "trumps": Weight(3.3, -5.5),
        "trump ace": Weight(13.8, -15.2),
        "trump ten": Weight(10.3, -10.7),
        "trump king or over": Weight(7.1, -10.3),
        "trump marriage": Weight(27.2, 5.7),
        "called ace": Weight(0.0, 0.0),
        "called ten": Weight(0.0, 0.0),
        "aces": Weight(8.4, -9.3),
        "tens under their ace": Weight(-8.5, 8.4),
        "tens": Weight(1.0, -2.5),
        "bare tens": Weight(-2.5, 3.7),
        "kings and overs": Weight(1.9, -3.3),
        "marriages": Weight(11.8, 6.7),
        "voids": Weight(1.0, 0.1),
    },
}
GAME_SPREAD, HUNDRED_SPREAD = 22.0, 14.0
"""Card points in one step of the logistic curve: of the lead of one side, and of the total of one."""


class Promise(NamedTuple):
    """What a deal should come to, in card points with marriages."""

    mine: float
    theirs: float

    @property
    def lead(self) -> float:
        """Of the caller's side over the other."""
        return self.mine - self.theirs

    def gain(self, profile: MarijasProfile) -> float:
        """Match points of a winner, counted for the caller's side and against it for the other."""
        won = logistic(self.lead / GAME_SPREAD)
        more, enough = profile.win_double - profile.win, profile.double_at - 5
        doubled = [logistic((total - enough) / HUNDRED_SPREAD) for total in self]
        return profile.win * (2 * won - 1) + more * (doubled[0] - doubled[1])


def promise(hand: CardSet, trump: Suit, role: Role, called: Card | None = None) -> Promise:
    """With this suit as trump; ``called`` is the card that lies with the partner."""
    counted, weights = features(hand, trump, called), WEIGHTS[role]
    return Promise(
        sum(weights[name].mine * number for name, number in counted.items()),
        sum(weights[name].theirs * number for name, number in counted.items()),
    )


def features(hand: CardSet, trump: Suit, called: Card | None = None) -> dict[str, float]:
    """What of the hand counts."""
    trumps, side = hand & SUIT_SETS[trump], hand - SUIT_SETS[trump]
    aces, tens = side & RANK_SETS[Rank.ACE], side & RANK_SETS[Rank.TEN]
    covered = CardSet(ten for ten in tens if Card.of(Rank.ACE, ten.suit) in side)
    bare = [ten for ten in tens - covered if len(side & SUIT_SETS[ten.suit]) == 1]
    return {
        "even": 1.0,
        "trumps": float(len(trumps)),
        "trump ace": float(Card.of(Rank.ACE, trump) in trumps),
        "trump ten": float(Card.of(Rank.TEN, trump) in trumps),
        "trump king or over": float(len(hand & play.pair(trump))),
        "trump marriage": float(play.pair(trump) <= hand),
        "called ace": float(called is not None and called.rank is Rank.ACE),
        "called ten": float(called is not None and called.rank is Rank.TEN),
        "aces": float(len(aces)),
        "tens under their ace": float(len(covered)),
        "tens": float(len(tens - covered)),
        "bare tens": float(len(bare)),
        "kings and overs": float(len(side & (RANK_SETS[Rank.KING] | RANK_SETS[Rank.OVER]))),
        "marriages": float(len(play.marriages_in(side))),
        "voids": float(3 - len({card.suit for card in side})),
    }
