"""What the caller's hand promises: card points with marriages of his side and of the other, and so match points.

The weights were fitted to some thousand deals played by these bots themselves. With four cards known of eight, and
sixteen more in a stock, most of what happens lies elsewhere: the chances are never far from even.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from marias.bots.features import features as common
from marias.bots.odds import logistic
from marias.cards import RANK_SETS, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules.marijas.profile import MarijasProfile


class Weight(NamedTuple):
    """What one more of a kind adds to the totals of the caller's side and of the other."""

    mine: float
    theirs: float


Role = Literal["two", "three", "discarded", "partnered", "alone"]
"""Two players; three before the talon is taken, and after two cards are laid away; four with a partner, or alone."""
WEIGHTS: dict[Role, dict[str, Weight]] = {
    "two": {
        "even": Weight(51.8, 83.4),
        "trumps": Weight(4.4, -4.4),
        "trump ace": Weight(7.8, -8.7),
        "trump ten": Weight(6.5, -5.1),
        "trump king or over": Weight(8.5, -11.9),
        "trump marriage": Weight(13.5, 12.3),
        "aces": Weight(3.5, -4.2),
        "tens under their ace": Weight(0.1, 0.4),
        "tens": Weight(-0.6, 0.1),
        "bare tens": Weight(-1.1, 2.6),
        "kings and overs": Weight(3.8, -4.9),
        "marriages": Weight(7.4, 6.3),
        "voids": Weight(-1.4, 1.5),
    },
    "three": {
        "even": Weight(3.9, 127.3),
        "trumps": Weight(6.4, -6.6),
        "trump ace": Weight(14.3, -14.0),
        "trump ten": Weight(9.4, -9.6),
        "trump king or over": Weight(4.1, -16.5),
        "trump marriage": Weight(33.0, 15.4),
        "aces": Weight(6.3, -6.6),
        "tens under their ace": Weight(5.4, -5.8),
        "tens": Weight(2.0, -2.4),
        "bare tens": Weight(-6.3, 6.9),
        "kings and overs": Weight(1.2, -7.3),
        "marriages": Weight(15.4, 8.5),
        "voids": Weight(-0.5, 0.2),
    },
    "discarded": {
        "even": Weight(-10.9, 146.2),
        "trumps": Weight(5.8, -5.4),
        "trump ace": Weight(15.9, -15.5),
        "trump ten": Weight(10.9, -10.8),
        "trump king or over": Weight(1.1, -20.4),
        "trump marriage": Weight(40.0, 19.4),
        "aces": Weight(9.5, -9.7),
        "tens under their ace": Weight(4.8, -4.8),
        "tens": Weight(4.0, -4.3),
        "bare tens": Weight(-10.5, 9.6),
        "kings and overs": Weight(-0.8, -8.2),
        "marriages": Weight(20.3, 8.8),
        "voids": Weight(7.0, -10.8),
    },
    "partnered": {
        "even": Weight(42.0, 71.3),
        "trumps": Weight(4.4, -4.0),
        "trump ace": Weight(11.8, -11.5),
        "trump ten": Weight(7.7, -7.3),
        "trump king or over": Weight(2.8, -7.0),
        "trump marriage": Weight(29.8, 6.7),
        "called ace": Weight(8.1, -6.9),
        "called ten": Weight(4.5, -3.2),
        "aces": Weight(5.3, -5.3),
        "tens under their ace": Weight(2.5, -3.5),
        "tens": Weight(0.7, -3.4),
        "bare tens": Weight(-2.8, 3.7),
        "kings and overs": Weight(1.8, -3.4),
        "marriages": Weight(12.3, 6.2),
        "voids": Weight(-0.0, -0.5),
    },
    "alone": {
        "even": Weight(7.9, 105.5),
        "trumps": Weight(5.9, -5.2),
        "trump ace": Weight(14.1, -12.4),
        "trump ten": Weight(8.3, -7.6),
        "trump king or over": Weight(6.7, -10.5),
        "trump marriage": Weight(28.4, 8.8),
        "aces": Weight(8.7, -10.1),
        "tens under their ace": Weight(4.1, -4.1),
        "tens": Weight(2.1, 0.3),
        "bare tens": Weight(-2.3, -0.3),
        "kings and overs": Weight(2.9, -4.8),
        "marriages": Weight(11.4, 6.6),
        "voids": Weight(0.4, -1.5),
    },
}
SPREAD: dict[Role, tuple[float, float]] = {
    "two": (27.0, 16.0),
    "three": (18.0, 11.0),
    "discarded": (15.0, 9.0),
    "partnered": (25.0, 15.0),
    "alone": (22.0, 13.0),
}
"""Card points in one step of the logistic curve: of the lead of one side, and of the total of one."""


class Promise(NamedTuple):
    """What a deal should come to, in card points with marriages."""

    role: Role
    mine: float
    theirs: float

    @property
    def lead(self) -> float:
        """Of the caller's side over the other."""
        return self.mine - self.theirs

    def gain(self, profile: MarijasProfile) -> float:
        """Match points of a winner, counted for the caller's side and against it for the other."""
        spread, spread_of_one = SPREAD[self.role]
        won = logistic(self.lead / spread)
        enough = profile.double_at - 5  # card points come in tens, what is expected of a hand does not
        mine, theirs = (logistic((total - enough) / spread_of_one) for total in (self.mine, self.theirs))
        return profile.win * (2 * won - 1) + (profile.win_double - profile.win) * (mine - theirs)


def promise(hand: CardSet, trump: Suit, role: Role, called: Card | None = None) -> Promise:
    """With this suit as trump; ``called`` is the card that lies with the partner."""
    counted, weights = features(hand, trump, called), WEIGHTS[role]
    mine = sum(weight.mine * counted[name] for name, weight in weights.items())
    return Promise(role, mine, sum(weight.theirs * counted[name] for name, weight in weights.items()))


def features(hand: CardSet, trump: Suit, called: Card | None = None) -> dict[str, float]:
    """What of the hand counts."""
    side = hand - SUIT_SETS[trump]
    tens = side & RANK_SETS[Rank.TEN]
    bare = [ten for ten in tens if len(side & SUIT_SETS[ten.suit]) == 1]
    return {
        **common(hand, trump),
        "trump ace": float(Card.of(Rank.ACE, trump) in hand),
        "called ace": float(called is not None and called.rank is Rank.ACE),
        "called ten": float(called is not None and called.rank is Rank.TEN),
        "bare tens": float(len(bare)),
        "kings and overs": float(len(side & (RANK_SETS[Rank.KING] | RANK_SETS[Rank.OVER]))),
    }
