"""Play under the duties: each play is weighed by what its trick should bring and what the card is worth if kept.

Everything is in card points. A trick goes to a side with a probability that follows from the duties to follow and to
trump, and from how likely each seat is on that side; so a ten is given to a partner once he is likely enough.
"""

from __future__ import annotations

from marias.bots.keeping import TEN, Keeping
from marias.bots.marijas.knowledge import MarijasKnowledge
from marias.bots.marijas.marriages import Marriages
from marias.cards import SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.actions import Play, PlayMarriage

SMEAR = 2.0
"""What who is still to play adds to a trick of his side, on average."""
OPPONENT_ADDS = 1.5
"""What who is still to play must leave in a trick of the other side."""
ON_LEAD = 1.0
"""To win the trick oneself and lead to the next."""
DRAW = {2: 3.0, 3: 8.0, 4: 3.0}
"""By number of players: for the caller's side to draw trumps that could take its winners."""


class CardPlay:
    """A seat that has to play in a game with trumps, where the duties bind."""

    def __init__(self, known: MarijasKnowledge, trump: Suit) -> None:
        view = known.view
        self.known, self.view, self.trump, self.hand = known, view, trump, view.hand
        self.ally = {known.seat: 1.0, **{seat: known.ally(seat) for seat in known.others}}
        hostile = {seat: 1 - self.ally[seat] for seat in known.others}
        self.keeping = Keeping(known, view.hand, trump, hostile, seven_announced=False, seven_counts=False)
        self.marriages = Marriages(view, trump)

    def weigh(self, action: Play | PlayMarriage) -> float:
        """What the trick should bring with this card, less what the card is worth if kept."""
        known, view, card = self.known, self.view, action.card
        trick = (*view.trick, card)
        led = trick[0].suit
        best = play.best_of(trick, self.trump, known.order)
        winner = (*known.played, known.seat)[best]
        ours, mine = self.ally[winner], float(winner == known.seat)
        win, lose = 0.0, 0.0
        for seat in known.to_come:
            beaten, ally = known.beats(seat, trick[best], led), self.ally[seat]
            ours, mine = beaten * ally + (1 - beaten) * ours, mine * (1 - beaten)
            win += ally * SMEAR + (1 - ally) * OPPONENT_ADDS
            lose += (1 - ally) * SMEAR + ally * OPPONENT_ADDS
        stake = TEN * len(CardSet(trick) & SHARP)
        score = ours * (stake + win) - (1 - ours) * (stake + lose) + ON_LEAD * mine
        score += self.marriages.called(card) if isinstance(action, PlayMarriage) else 0.0
        score -= self.keeping.worth(card) + self.marriages.kept(card)
        draws = not view.trick and card.suit is self.trump and known.declares
        return score + self._drawing(card) if draws else score

    def _drawing(self, card: Card) -> float:
        """What the lead of a trump does beyond its own trick."""
        known, trumps = self.known, SUIT_SETS[self.trump]
        out = {seat: sum(known.chance(seat, trump) for trump in trumps & known.unseen) for seat in known.others}
        ours = len(self.hand & trumps) + sum(self.ally[seat] * number for seat, number in out.items())
        theirs = sum((1 - self.ally[seat]) * number for seat, number in out.items())
        draw = DRAW[self.view.seats]
        if theirs < 0.5:
            return -draw
        if card.rank is Rank.SEVEN or ours < theirs + 1:
            return 0.0
        return draw if known.is_master(card) else draw / 2
