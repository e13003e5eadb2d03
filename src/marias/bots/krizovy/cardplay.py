"""Play in games with trumps: each card is weighed by what its trick should bring and what it is worth if kept.

Everything is in card points. A trick goes to a side with a probability that follows from the duties to follow, to beat
and to trump, and from how likely each seat is on that side; so a ten is given to a partner once he is likely enough.
"""

from __future__ import annotations

from marias.bots.keeping import TEN, Keeping
from marias.bots.krizovy.knowledge import KrizovyKnowledge
from marias.cards import SHARP, SUIT_SETS, Card, CardSet, Rank
from marias.rules import play
from marias.rules.krizovy.view import KrizovyView

SMEAR = 2.0
"""What who is still to play adds to a trick of his side, on average."""
OPPONENT_ADDS = 1.5
"""What who is still to play must leave in a trick of the other side."""
ON_LEAD = 1.0
"""To win the trick oneself and lead to the next."""
DRAW = 3.0
"""To draw trumps that could take one's own winners; with four at the table it pays less than it seems."""
LEAD_TRUMP_AGAINST = 4.0
"""Defenders who lead trumps do the declarers' work."""
FORCE = 15.0
"""To make an opponent with an announced seven spend a trump."""


def choose_card(view: KrizovyView, cards: CardSet) -> Card:
    """The best of these cards, which are those the seat may play."""
    if len(cards) == 1:
        return next(iter(cards))
    player = _Player(view)
    return max(cards, key=lambda card: (player.weigh(card), -card.index))


class _Player:
    def __init__(self, view: KrizovyView) -> None:
        known = self.known = KrizovyKnowledge(view)
        assert known.trump is not None  # noqa: S101 – for the type checker; these games have trumps
        self.view, self.trump = view, known.trump
        self.hand = view.hand
        self.ally = {known.seat: 1.0, **{seat: known.ally(seat) for seat in known.others}}
        hostile = {seat: 1 - self.ally[seat] for seat in known.others}
        self.keeping = Keeping(known, view.hand, self.trump, hostile, view.keeps_seven is not None)

    def weigh(self, card: Card) -> float:
        """What the trick should bring with this card, less what the card is worth if kept."""
        known, view = self.known, self.view
        trick = (*view.trick, card)
        led = trick[0].suit
        best = play.best_of(trick, self.trump, known.order)
        winner = (view.leader + best) % view.seats
        ours, mine = self.ally[winner], float(winner == known.seat)
        to_come = known.others[: view.seats - len(trick)]
        win, lose = 0.0, 0.0
        for seat in to_come:
            beaten, ally = known.beats(seat, trick[best], led), self.ally[seat]
            ours, mine = beaten * ally + (1 - beaten) * ours, mine * (1 - beaten)
            win += ally * SMEAR + (1 - ally) * OPPONENT_ADDS
            lose += (1 - ally) * SMEAR + ally * OPPONENT_ADDS
        stake = TEN * len(CardSet(trick) & SHARP)
        plan = 0.0 if view.trick else self._plan(card)
        return ours * (stake + win) - (1 - ours) * (stake + lose) + ON_LEAD * mine - self.keeping.worth(card) + plan

    def _plan(self, card: Card) -> float:
        """What a lead does beyond its own trick."""
        if card.suit is self.trump:
            return self._drawing(card)
        keeper = self.view.keeps_seven
        if keeper is None:
            return 0.0
        if keeper == self.known.seat:
            forced = sum((1 - self.ally[seat]) * self.known.ruffs(seat, card.suit) for seat in self.known.others)
            return FORCE * forced / 2
        return FORCE * (1 - 2 * self.ally[keeper]) * self.known.ruffs(keeper, card.suit)

    def _drawing(self, card: Card) -> float:
        known, trumps = self.known, SUIT_SETS[self.trump]
        out = {seat: sum(known.chance(seat, trump) for trump in trumps & known.unseen) for seat in known.others}
        ours = len(self.hand & trumps) + sum(self.ally[seat] * number for seat, number in out.items())
        theirs = sum((1 - self.ally[seat]) * number for seat, number in out.items())
        if not known.declares:
            if self.view.keeps_seven == known.seat:
                return DRAW if ours > theirs else 0.0
            return -LEAD_TRUMP_AGAINST
        if theirs < 0.5:
            return -DRAW
        if card.rank is Rank.SEVEN or ours < theirs + 1:
            return 0.0
        return DRAW if known.is_master(card) else DRAW / 2
