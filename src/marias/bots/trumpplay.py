"""Play in games with trumps, one declarer against two: each card is weighed by what its trick should bring and what it
is worth if kept.

Everything is in card points. A trick is won with a probability that follows from the duties to follow, to beat and to
trump, so the estimate is close; who is to come adds a ten to a trick of his own side where he can (mazání).
"""

from __future__ import annotations

from typing import NamedTuple

from marias.bots.keeping import TEN, Keeping
from marias.bots.knowledge import Knowledge
from marias.cards import SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.contract import Seat

SMEAR = 2.0
"""What a partner still to play adds to a trick of his side, on average."""
OPPONENT_ADDS = 1.5
"""What an opponent still to play must leave in a trick he loses."""
ON_LEAD = 1.0
"""To win the trick oneself and lead to the next."""
DRAW = 12.0
"""To draw trumps that could take one's own winners."""
LEAD_TRUMP_AGAINST = 4.0
"""Defenders who lead trumps do the declarer's work."""
FORCE = 15.0
"""To make the holder of an announced seven spend a trump."""


class TrumpTrick(NamedTuple):
    """A seat that has to play in a game with trumps."""

    known: Knowledge
    trump: Suit
    declarer: Seat
    active: tuple[Seat, ...]
    """The three who hold cards, in the order of play."""
    hand: CardSet
    trick: tuple[Card, ...]
    leader: Seat
    keeps_seven: Seat | None
    """Who has announced to win the last trick with the trump seven."""
    first_counts: bool
    """Of the marriages of this hand the first announced will count towards a hundred, and none has been."""


def choose_card(table: TrumpTrick, cards: CardSet) -> Card:
    """The best of these cards, which are those the seat may play."""
    if len(cards) == 1:
        return next(iter(cards))
    player = _Player(table)
    weigh = player.following if table.trick else player.leading
    return max(cards, key=lambda card: (weigh(card), -card.index))


def waits(table: TrumpTrick, card: Card) -> bool:
    """Would this card announce a lesser marriage while the one of trumps should be the first that counts?"""
    return _trump_marriage_waits(table) and play.of_whole_pair(card, table.hand)


def _trump_marriage_waits(table: TrumpTrick) -> bool:
    return table.first_counts and play.pair(table.trump) <= table.hand


class _Player:
    def __init__(self, table: TrumpTrick) -> None:
        known = self.known = table.known
        self.table, self.trump, self.hand = table, table.trump, table.hand
        self.declares = known.seat == table.declarer
        self.ours = (known.seat,) if self.declares else tuple(seat for seat in table.active if seat != table.declarer)
        self.theirs = tuple(seat for seat in known.others if seat not in self.ours)
        hostile = dict.fromkeys(self.theirs, 1.0)
        self.keeping = Keeping(known, self.hand, self.trump, hostile, table.keeps_seven is not None)
        self.trumps_out = known.unseen & SUIT_SETS[self.trump]
        self.seven_is_ours = table.keeps_seven in self.ours

    # A card that answers a lead

    def following(self, card: Card) -> float:
        active = self.table.active
        trick = (*self.table.trick, card)
        led = trick[0].suit
        place = play.best_of(trick, self.trump, self.known.order)
        winner = active[(active.index(self.table.leader) + place) % 3]
        ours = float(winner in self.ours)
        stays = 1.0
        win, lose = 0.0, 0.0
        if len(trick) == 2:
            last = self.known.others[0]
            beaten = self.known.beats(last, trick[place], led)
            stays = 1 - beaten
            if last in self.ours:
                ours = beaten + stays * ours
                win = SMEAR
            else:
                ours = stays * ours
                win, lose = OPPONENT_ADDS, SMEAR / 2
        stake = TEN * len(CardSet(trick) & SHARP)
        score = ours * (stake + win) - (1 - ours) * (stake + lose) - self.keeping.worth(card)
        return score + (ON_LEAD * stays if winner == self.known.seat else 0.0)

    # A card that leads

    def leading(self, card: Card) -> float:
        known, suit = self.known, card.suit
        first, second = known.others
        beaten = {seat: known.beats(seat, card, suit) for seat in known.others}
        if self.declares:
            ours = alone = (1 - beaten[first]) * (1 - beaten[second])
            win, lose = 2 * OPPONENT_ADDS, SMEAR + TEN * self._falls(card)
        else:
            partner = next(seat for seat in known.others if seat in self.ours)
            # where both can beat, the last to play has the better of it
            overtakes = 0.55 if partner == second else 0.4
            ours = 1 - beaten[self.table.declarer] * (1 - overtakes * beaten[partner])
            alone = (1 - beaten[first]) * (1 - beaten[second])
            win, lose = SMEAR + TEN * self._falls(card) / 2, OPPONENT_ADDS
        stake = TEN * card.sharp
        score = ours * (stake + win) - (1 - ours) * (stake + lose) - self.keeping.worth(card) + ON_LEAD * alone
        return score + self._plan(card)

    def _falls(self, card: Card) -> float:
        """How likely a sharp card of the suit falls on this lead, because it must beat."""
        higher = self.known.order.higher(card) & self.known.unseen & SHARP
        return min(1.0, 0.5 * len(higher))

    def _plan(self, card: Card) -> float:
        """What a lead does beyond its own trick."""
        if card.suit is self.trump:
            return self._drawing(card)
        plan, keeper = 0.0, self.table.keeps_seven
        if keeper in self.theirs:
            plan += FORCE * self.known.ruffs(keeper, card.suit)
        if self.seven_is_ours and keeper == self.known.seat:
            plan += FORCE * sum(self.known.ruffs(seat, card.suit) for seat in self.theirs) / 2
        if waits(self.table, card):
            plan -= 3 * TEN
        return plan

    def _drawing(self, card: Card) -> float:
        mine, out = len(self.hand & SUIT_SETS[self.trump]), len(self.trumps_out)
        if not self.declares:
            if self.seven_is_ours and self.table.keeps_seven == self.known.seat:
                return DRAW if mine > out else 0.0
            return -LEAD_TRUMP_AGAINST
        if not out:
            return -DRAW
        plan = 0.0
        if card.rank is Rank.OVER and _trump_marriage_waits(self.table):
            plan += TEN
        if card.rank is Rank.SEVEN:
            return plan
        if mine * 2 >= out + 2:
            plan += DRAW if self.known.is_master(card) else DRAW / 2
        return plan
