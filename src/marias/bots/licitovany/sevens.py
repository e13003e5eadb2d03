"""Play for and against the two sevens: the declarer strips the others of trumps and helpers and must be on lead for
trick 9; the defenders keep what beats a seven, and make him spend his trumps.

Weights are in the worth of one helper or trump in a defender's hand.
"""

from __future__ import annotations

from marias.bots.trumpplay import TrumpTrick
from marias.cards import SUIT_SETS, Card, CardSet, Suit
from marias.rules import play
from marias.rules.licitovany.view import LicitovanyView

W = {"T": 1.0, "H0": 1.5, "H1": 1.0, "lost": 0.5, "lost1": 1.0, "lost0": 6.0, "entry": 1.0, "spare": 1.0, "hkeep": 0.0, "side": 2.0, "sidewin": 0.0, "win": 4.0, "master": 0.5}


def broken(view: LicitovanyView) -> bool:
    """Is it plain to this seat that the sevens are lost? Then only a hundred is left to play for."""
    fallen = CardSet(card for trick in view.tricks for card in trick.cards) | CardSet(view.trick)
    own = view.seat == view.declarer
    return any(seven in fallen or (seven in view.hand) != own for seven in view.sevens if seven not in view.trick)

def choose_card(view: LicitovanyView, table: TrumpTrick, cards: CardSet) -> Card:
    """The best of these cards, which are those the seat may play."""
    if len(cards) == 1:
        return next(iter(cards))
    assert view.helper is not None  # noqa: S101 – for the type checker; two sevens have a helper suit
    declares = table.known.seat == table.declarer
    player = _Declarer(view, table, view.helper) if declares else _Defender(view, table, view.helper)
    weigh = player.following if table.trick else player.leading
    order = table.known.order
    return max(cards, key=lambda card: (weigh(card), -order.strength(card.rank), -card.index))

class _Player:
    def __init__(self, view: LicitovanyView, table: TrumpTrick, helper: Suit) -> None:
        self.view, self.table, self.known = view, table, table.known
        self.trump, self.helper = table.trump, helper

    def wins(self, card: Card) -> float:
        """The chance that this card takes the trick."""
        trick = (*self.table.trick, card)
        if play.best_of(trick, self.trump, self.known.order) < len(trick) - 1:
            return 0.0
        chance = 1.0
        for seat in self.known.others[: 3 - len(trick)]:
            chance *= 1 - self.known.beats(seat, card, trick[0].suit)
        return chance

    def holds_any(self, suit: Suit) -> float:
        """Cards of the suit in the hands of the others, on average."""
        return sum(
            self.known.chance(seat, card) for seat in self.known.others for card in self.known.unseen & SUIT_SETS[suit]
        )

class _Declarer(_Player):
    def __init__(self, view: LicitovanyView, table: TrumpTrick, helper: Suit) -> None:
        super().__init__(view, table, helper)
        kept = CardSet(view.sevens)
        self.trumps = (table.hand & SUIT_SETS[self.trump]) - kept
        self.trumps_out = self.known.unseen & SUIT_SETS[self.trump]
        self.helpers_out = self.known.unseen & SUIT_SETS[helper]

    def leading(self, card: Card) -> float:
        wins = self.wins(card)
        left = len(self.trumps.without(card))
        score = -(1 - wins) * (W["lost"] if left > 1 else W["lost1"] if left else W["lost0"])
        out = bool(self.trumps_out)
        if card.suit is self.trump:
            return score + W["T"] * self._fall(card) - (W["entry"] if out else W["entry"] + W["spare"])
        if out:
            score += W["T"] * sum(self.known.ruffs(seat, card.suit) for seat in self.known.others)
        if card.suit is self.helper:
            fall = self._fall(card)
            return score + (W["H1"] if out else W["H0"]) * fall - (0 if self.helpers_out else W["hkeep"])
        return score + (W["side"] * (1 - wins) if left else 0.0) - W["sidewin"] * wins

    def following(self, card: Card) -> float:
        """Win the lead, as cheaply as it can be won for certain."""
        cost = W["master"] if card.suit is self.trump and self.trumps_out and self.known.is_master(card) else 0.0
        return W["win"] * self.wins(card) - cost

    def _fall(self, card: Card) -> float:
        """Cards of the suit the lead draws from the others, on average."""
        return sum(1 - self.known.none_of(seat, SUIT_SETS[card.suit] & self.known.unseen) for seat in self.known.others)


class _Defender(_Player):
    def leading(self, card: Card) -> float:
        known, declarer = self.known, self.table.declarer
        partner = next(seat for seat in known.others if seat != declarer)
        if card.suit in (self.trump, self.helper):
            return -4.0
        forced = known.ruffs(declarer, card.suit)
        return 3 * forced - 2 * known.ruffs(partner, card.suit) + 0.5 * self.wins(card)

    def following(self, card: Card) -> float:
        """Keep trumps and helpers, then the suits in which the declarer is void."""
        led = self.table.trick[0].suit
        if card.suit is led or card.suit is self.trump:
            return self.wins(card)
        if card.suit is self.helper:
            return -4.0
        void = self.known.none_of(self.table.declarer, SUIT_SETS[card.suit])
        return -void - 0.1 * len(self.table.hand & SUIT_SETS[card.suit])
