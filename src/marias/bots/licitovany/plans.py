"""From twelve cards to a contract: the best two cards to lay aside for each, the suits to name, and what it should
bring from each opponent, in units.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from marias.bots.licitovany import laying
from marias.bots.licitovany.hands import POINTS_SPREAD, TrumpHand, TwoRole, two_sevens
from marias.bots.licitovany.laying import Lefts, SoloGame
from marias.bots.odds import logistic
from marias.bots.solohand import betl_hand, durch_hand
from marias.cards import FULL, SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.licitovany.actions import RUNGS, Rung
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.profile import LicitovanyProfile

SHORTEST = 3
"""Cards of a trump or helper suit before two are laid aside; nobody plays on fewer."""
BETTER_THAN_IT_LOOKS: dict[SoloGame, float] = {"betl": 0.6, "durch": 0.75}
"""``solohand`` lets the others play as if the cards were open; more is made: its chance to this power."""
MADE, BROKEN = 1.05, -1.75
"""What the two sevens bring, in their price: most of those that fail are flekked."""
ENOUGH = 95
"""Half a ten under a hundred: card points come in tens, what is expected of a hand does not."""
MARRIAGE_TOGETHER = 0.35
"""How often a svršek and král that are both with the defenders are announced by one of them."""


class Rates(NamedTuple):
    """What of a rule set the worth of a contract hangs on."""

    hra: int
    sedma: int
    sto: int
    betl: int
    durch: int
    dve_sedmy: int
    sto_replaces_hra: bool

    @classmethod
    def of(cls, profile: LicitovanyProfile) -> Rates:
        """Those of this rule set."""
        return cls(*(getattr(profile, name) for name in cls._fields))


class Plan(NamedTuple):
    """A contract, and the ten cards it is played with."""

    money: float
    """Units from each opponent."""
    rung: Rung
    hand: CardSet
    trump: Suit | None = None
    helper: Suit | None = None


class Cards(NamedTuple):
    """A declarer's twelve cards, or the ten he has kept and the two he has laid aside."""

    hand: CardSet
    aside: CardSet
    leads: bool
    """He is forhont, who leads to the first trick of a game with trumps."""
    rates: Rates

    def kept(self, lefts: Callable[[Suit, int], Lefts]) -> CardSet | None:
        """The ten cards to play with."""
        if self.aside:
            return self.hand
        first, second, third, fourth = (lefts(suit, (self.hand & SUIT_SETS[suit]).mask) for suit in Suit)
        return laying.best_hand((first, second, third, fourth))

    def out(self, suit: Suit) -> int:
        """How many of the suit lie with the defenders."""
        return len(SUIT_SETS[suit] - self.hand - self.aside)


def by_rung(cards: Cards) -> list[Plan | None]:
    """The best plan for who has won a rung, by the height of the rung less one; he may announce that rung or a higher
    one."""
    best: list[Plan | None] = [None] * len(RUNGS)
    for plan in _plans(cards):
        for place in range(CONTRACTS[plan.rung].height):
            standing = best[place]
            if standing is None or plan.money > standing.money:
                best[place] = plan
    return best


def _plans(cards: Cards) -> Iterator[Plan]:
    """Every contract worth a thought."""
    yield from _without_trumps(cards)
    if cards.aside & SHARP:
        return
    long = [suit for suit in Suit if len(cards.hand & SUIT_SETS[suit]) >= SHORTEST]
    for trump in long:
        yield from with_trump(cards, trump)
    for trump in long:
        for helper in long:
            if trump is not helper and {_seven(trump), _seven(helper)} <= {*cards.hand}:
                yield from _two_sevens(cards, trump, helper)


def _seven(suit: Suit) -> Card:
    return Card.of(Rank.SEVEN, suit)


def _rung(kind: str, trump: Suit) -> Rung:
    return CONTRACTS[f"{kind}_hearts" if trump is Suit.HEARTS else kind].rung


def settled(chance: float, *, unplayed_wins: bool = False) -> float:
    """Units of its price a part brings: the weaker it is, the sooner it is flekked."""
    flekked = min(0.95, max(0.05, 1.4 - 1.5 * chance))
    edge = 2 * chance - 1
    return (1 - flekked) * (1.0 if unplayed_wins else edge) + flekked * 2 * edge


# Sedma, sto


def with_trump(cards: Cards, trump: Suit) -> Iterator[Plan]:
    """Sedma, sto, and sto a sedma with this trump, as far as the hand has anything of them."""
    rates, factor = cards.rates, 2 if trump is Suit.HEARTS else 1
    if _seven(trump) in cards.hand:
        hand = cards.kept(partial(_lefts, trump, laying.FOR_SEDMA))
        if hand is not None:
            promise = TrumpHand(hand, trump, cards.leads)
            money = rates.hra * settled(promise.game, unplayed_wins=True)
            money += rates.sedma * settled(promise.seven, unplayed_wins=True)
            yield Plan(factor * money, _rung("sedma", trump), hand, trump)
    if not play.marriages_in(cards.hand):
        return
    hand = cards.kept(partial(_lefts, trump, laying.FOR_STO))
    if hand is not None:
        promise = TrumpHand(hand, trump, cards.leads)
        yield Plan(factor * _hundred(rates, promise, hand, trump), _rung("sto", trump), hand, trump)
    hand = cards.kept(partial(_lefts, trump, laying.FOR_STO_SEDMA))
    if hand is not None and _seven(trump) not in cards.aside:
        promise = TrumpHand(hand, trump, cards.leads)
        money = _hundred(rates, promise, hand, trump) + rates.sedma * settled(promise.seven)
        yield Plan(factor * money, _rung("sto_sedma", trump), hand, trump)


def _lefts(trump: Suit, aim: laying.Aim, suit: Suit, mask: int) -> Lefts:
    return laying.trump_lefts(suit, mask, suit is trump, aim)


def _hundred(rates: Rates, promise: TrumpHand, hand: CardSet, trump: Suit) -> float:
    """Units of an announced hundred."""
    theirs = sum(play.marriage_value(suit, trump) for suit in Suit if not hand & play.pair(suit))
    money = rates.sto * hundred_steps(round(promise.points), promise.marriages, round(theirs * MARRIAGE_TOGETHER))
    return money if rates.sto_replaces_hra else money + rates.hra * settled(promise.game)


@lru_cache(1 << 12)
def hundred_steps(points: int, marriages: tuple[int, ...], theirs: int) -> float:
    """How many times an announced hundred is paid on average, less than nothing where it fails: ``points`` of cards are
    expected, ``theirs`` of the defenders' marriages."""
    first, more = (marriages[0], sum(marriages[1:])) if marriages else (0, 0)
    steps, below = 0.0, 0.0
    for reached in range(0, play.ALL_CARD_POINTS + 10, 10):
        upto = logistic((reached + 5 - points) / POINTS_SPREAD) if reached < play.ALL_CARD_POINTS else 1.0
        over = reached + first - 100
        steps += (upto - below) * (1 + (over + more) / 10 if over >= 0 else (over - theirs) / 10)
        below = upto
    return steps


def hundred_chance(hand: TrumpHand) -> float:
    """The chance of an announced hundred on the best marriage of this hand."""
    return logistic((hand.points + hand.marriages[0] - ENOUGH) / POINTS_SPREAD) if hand.marriages else 0.0


# Betl, durch


def _without_trumps(cards: Cards) -> Iterator[Plan]:
    unseen = FULL - cards.hand - cards.aside
    games: Iterable[tuple[SoloGame, Callable[[CardSet, CardSet], float]]]
    games = (("betl", betl_hand), ("durch", durch_hand))
    for game, chance in games:
        hand = cards.kept(partial(laying.solo_lefts, game))
        if hand is not None:
            made = chance(hand, unseen) ** BETTER_THAN_IT_LOOKS[game]
            yield Plan(getattr(cards.rates, game) * settled(made), game, hand)


# Two sevens


def _two_sevens(cards: Cards, trump: Suit, helper: Suit) -> Iterator[Plan]:
    rates, factor = cards.rates, 2 if trump is Suit.HEARTS else 1
    roles: dict[Suit, TwoRole] = {trump: "trump", helper: "helper"}
    hand = cards.kept(lambda suit, mask: laying.two_sevens_lefts(roles.get(suit, "side"), suit, mask))
    if hand is None:
        return
    chance = two_sevens(hand, trump, helper, cards.leads, cards.out(helper))
    money = rates.dve_sedmy * (MADE * chance + BROKEN * (1 - chance))
    yield Plan(factor * money, _rung("dve_sedmy", trump), hand, trump, helper)
    promise = TrumpHand(hand, trump, cards.leads)
    if promise.marriages:
        money += _hundred(rates, promise, hand, trump)
        yield Plan(factor * money, _rung("dve_sedmy_sto", trump), hand, trump, helper)
