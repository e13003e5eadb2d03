"""Two players while there is a stock: no duty binds, so the second player has the last word in every trick.

He takes what is worth taking and otherwise parts with what is worth least; who leads gives little away. What is kept is
kept for the last eight tricks, when both know all cards: its worth was fitted to such endings, counted out.
"""

from __future__ import annotations

from marias.bots.keeping import TEN
from marias.bots.marijas.knowledge import MarijasKnowledge
from marias.bots.marijas.marriages import Marriages
from marias.cards import EMPTY, SHARP, SUIT_SETS, Card, CardSet, Order, Rank, Suit
from marias.rules import play
from marias.rules.actions import Play, PlayMarriage
from marias.rules.marijas.tricks import winning

CASHES = 3.0
"""What an opponent gains who takes a lead with an ace or a ten."""
FIRST_LEAD = 2.0
"""To lead to the first trick under the duties."""
NEXT_LEAD = -3.0
"""To lead to a trick while there is a stock: the other has the last word."""
TRUMP = 8.0
TRUMP_RANKS = {Rank.ACE: 11.0, Rank.TEN: 11.0, Rank.KING: 0.8, Rank.OVER: 0.6}
SHARP_CARD = 11.0
"""An ace, or a ten without its ace in the other hand."""
UNDER_ACE, TRUMP_UNDER_ACE = 12.0, 6.4
"""What a ten loses when the other holds the ace."""
STAYS = 0.7
"""How likely an ace that is not seen yet comes to the other and stays with him."""
STEP = 0.2
"""Each step of rank of a plain card."""


class StockPlay:
    """A seat that has to play while there is a stock."""

    def __init__(self, known: MarijasKnowledge, trump: Suit) -> None:
        self.known, self.view, self.trump = known, known.view, trump
        self.other = known.others[0]
        self.marriages = Marriages(known.view, trump)

    def weigh(self, action: Play | PlayMarriage) -> float:
        """What the trick should bring with this card, less what the card is worth if kept."""
        card, calls = action.card, isinstance(action, PlayMarriage)
        score = (self.marriages.called(card) if calls else 0.0) - self.worth(card) - self.marriages.kept(card)
        weak = self._powerless(card, calls=calls)
        return score + (self._second(card, weak) if self.view.trick else self._leads(card, weak))

    def _second(self, card: Card, weak: CardSet) -> float:
        trick = (*self.view.trick, card)
        inside = self.view.profile.fircik_in_stock == "inside_suit"
        stake = TEN * len(CardSet(trick) & SHARP)
        won = winning(trick, self.trump, weak, inside_suit=inside) == 1
        return stake + self._lead() if won else -stake - self._lead()

    def _leads(self, card: Card, weak: CardSet) -> float:
        known = self.known
        higher = Order.TRUMP.higher(card)
        if card.sharp:
            beaten = 1 - known.none_of(self.other, higher | (SUIT_SETS[self.trump] - weak))
            return TEN * (1 - 2 * beaten) + (1 - 2 * beaten) * self._lead()
        cashes = 1 - known.none_of(self.other, higher & SHARP)
        return -CASHES * cashes

    def _lead(self) -> float:
        """What it is worth to lead to the next trick."""
        if self.view.profile.draw_and_lead == "alternate":
            return 0.0
        return FIRST_LEAD if self.view.stock == 2 else NEXT_LEAD

    def _powerless(self, card: Card, *, calls: bool) -> CardSet:
        """The trumps that count as plain cards if this card is played."""
        rule, trumps = self.view.profile.fircik_in_stock, SUIT_SETS[self.trump]
        if not self.view.profile.stock_trump_power:
            return trumps
        fircik = trumps & CardSet((card,)) if calls else EMPTY
        for laid in self.view.laid_open:
            fircik = fircik | (trumps & laid)
        if fircik and rule == "pair_powerless":
            return play.pair(self.trump)
        return trumps if fircik and rule == "all_trumps_powerless" else fircik

    def worth(self, card: Card) -> float:
        """What the card should bring in the last eight tricks, or as half of a marriage."""
        worth = self._half(card)
        under = Order.TRUMP.higher(card) <= self.known.unseen
        if card.suit is self.trump:
            lost = TRUMP_UNDER_ACE * STAYS if card.rank is Rank.TEN and under else 0.0
            return worth + TRUMP + TRUMP_RANKS.get(card.rank, STEP * card.rank.index) - lost
        if card.sharp:
            return worth + SHARP_CARD - (UNDER_ACE * STAYS if card.rank is Rank.TEN and under else 0.0)
        return worth + STEP * card.rank.index

    def _half(self, card: Card) -> float:
        """A dama or kralj whose other half may still be drawn."""
        if card.rank not in (Rank.OVER, Rank.KING):
            return 0.0
        half = play.pair(card.suit).without(card)
        if not half <= self.known.unseen:
            return 0.0
        drawn = self.view.stock / 2 / len(self.known.unseen)
        return drawn * play.marriage_value(card.suit, self.trump)
