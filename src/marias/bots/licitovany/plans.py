"""From twelve cards to a contract: for every rung the best two cards to lay aside, the suits to name, and what it should
bring from each opponent, in units.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from marias.bots.licitovany import laying
from marias.bots.licitovany.hands import POINTS_SPREAD, TrumpHand, two_sevens
from marias.bots.odds import logistic
from marias.bots.solohand import betl_hand, durch_hand
from marias.cards import FULL, SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.licitovany.actions import RUNGS, Rung
from marias.rules.licitovany.profile import LicitovanyProfile

SHORTEST_TRUMP = 3
"""Nobody plays on fewer trumps before the fleks."""
SHORTEST_HELPER = 3
WORTH_A_LOOK = 0.2
"""A betl or durch of less is not looked at more closely."""


BETTER_THAN_IT_LOOKS = {"betl": 0.6, "durch": 0.75}
"""``solohand`` sees the others play as if the cards were open; they are not, so more is made: the power of the chance."""


class Plan(NamedTuple):
    """A contract, and the ten cards it is played with."""

    money: float
    """Units from each opponent."""
    rung: Rung
    hand: CardSet
    trump: Suit | None = None
    helper: Suit | None = None


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


def plans(cards: CardSet, rates: Rates, leads: bool, put_aside: CardSet | None = None) -> Iterator[Plan]:
    """Every contract worth a thought with these twelve cards, or with these ten when two are already put aside."""
    yield from _without_trumps(cards, rates, put_aside)
    if put_aside and put_aside & SHARP:
        return
    for trump in Suit:
        if len(cards & SUIT_SETS[trump]) >= SHORTEST_TRUMP:
            yield from _with_trump(cards, trump, rates, leads, put_aside)
    sevens = [suit for suit in Suit if Card.of(Rank.SEVEN, suit) in cards]
    for trump in sevens:
        for helper in sevens:
            if trump is not helper and min(len(cards & SUIT_SETS[suit]) for suit in (trump, helper)) >= SHORTEST_HELPER:
                yield from _two_sevens(cards, trump, helper, rates, leads, put_aside)


def _masks(cards: CardSet) -> list[tuple[Suit, int]]:
    return [(suit, (cards & SUIT_SETS[suit]).mask) for suit in Suit]


# Games with trumps


def _with_trump(
    cards: CardSet, trump: Suit, rates: Rates, leads: bool, put_aside: CardSet | None
) -> Iterator[Plan]:
    factor = 2 if trump is Suit.HEARTS else 1
    holds_seven, marriage = Card.of(Rank.SEVEN, trump) in cards, bool(play.marriages_in(cards))
    aims = []
    if holds_seven:
        aims.append(laying.FOR_SEDMA)
    if marriage:
        aims.append(laying.FOR_STO)
        if not put_aside or Card.of(Rank.SEVEN, trump) not in put_aside:
            aims.append(laying.FOR_STO_SEDMA)
    for aim in aims:
        hand = _kept(cards, put_aside, lambda suit, mask: laying.trump_lefts(suit, mask, suit is trump, aim))  # noqa: B023
        if hand is None:
            continue
        promise = TrumpHand(hand, trump, leads)
        if aim is laying.FOR_SEDMA:
            yield Plan(factor * _sedma(rates, promise), _rung("sedma", trump), hand, trump)
            continue
        money = factor * _sto(rates, promise, hand, trump)
        if aim is laying.FOR_STO:
            yield Plan(money, _rung("sto", trump), hand, trump)
        else:
            yield Plan(money + factor * rates.sedma * settled(promise.seven), _rung("sto_sedma", trump), hand, trump)


def _rung(kind: str, trump: Suit) -> Rung:
    return f"{kind}_hearts" if trump is Suit.HEARTS else kind  # type: ignore[return-value]


def _kept(cards, put_aside, lefts):
    if put_aside is not None:
        return cards
    return laying.best_hand(tuple(lefts(suit, mask) for suit, mask in _masks(cards)))


def _sedma(rates: Rates, hand: TrumpHand) -> float:
    return rates.hra * settled(hand.game, unplayed_wins=True) + rates.sedma * settled(hand.seven, unplayed_wins=True)


def settled(chance: float, *, unplayed_wins: bool = False) -> float:
    """Units of its price a part brings: the weaker it is, the sooner it is flekked."""
    flekked = min(0.95, max(0.05, 1.4 - 1.5 * chance))
    edge = 2 * chance - 1
    return (1 - flekked) * (1.0 if unplayed_wins else edge) + flekked * 2 * edge


def _sto(rates: Rates, promise: TrumpHand, hand: CardSet, trump: Suit) -> float:
    against = sum(
        play.marriage_value(suit, trump) * BOTH_TOGETHER for suit in Suit if not hand & play.pair(suit)
    )
    steps = hundred_steps(round(promise.points), promise.marriages, round(against))
    money = rates.sto * steps * (1.3 if steps < 0 else 1.05)
    return money if rates.sto_replaces_hra else money + rates.hra * settled(promise.game)


ENOUGH = 95
"""Half a ten under a hundred: card points come in tens, what is expected of a hand does not."""
BOTH_TOGETHER = 0.47
"""How often a svršek and král that are both with the defenders are in one hand."""


@lru_cache(4096)
def hundred_steps(points: int, marriages: tuple[int, ...], against: int) -> float:
    """How many times an announced hundred is paid on average, less than nothing where it fails."""
    first, more = (marriages[0], sum(marriages[1:])) if marriages else (0, 0)
    steps, below = 0.0, 0.0
    for tens in range(10):
        upto = logistic((10 * tens + 5 - points) / POINTS_SPREAD) if tens < 9 else 1.0
        total = 10 * tens + first
        steps += (upto - below) * (1 + (total - 100 + more) // 10 if total >= 100 else -(100 - total + against) / 10)
        below = upto
    return steps


def hundred_chance(hand: TrumpHand) -> float:
    """The chance of an announced hundred on the best marriage of this hand."""
    return logistic((hand.points + hand.marriages[0] - ENOUGH) / POINTS_SPREAD) if hand.marriages else 0.0


# Betl and durch


def _without_trumps(cards: CardSet, rates: Rates, put_aside: CardSet | None) -> Iterator[Plan]:
    unseen = FULL - cards - (put_aside or CardSet())
    for game, chance in (("betl", betl_hand), ("durch", durch_hand)):
        hand = _kept(cards, put_aside, lambda suit, mask: laying.solo_lefts(suit, mask, game))  # noqa: B023
        if hand is not None:
            money = getattr(rates, game) * settled(chance(hand, unseen) ** BETTER_THAN_IT_LOOKS[game])
            yield Plan(money, game, hand)  # type: ignore[arg-type]


# Two sevens


def _two_sevens(
    cards: CardSet, trump: Suit, helper: Suit, rates: Rates, leads: bool, put_aside: CardSet | None
) -> Iterator[Plan]:
    roles = {trump: "trump", helper: "helper"}
    hand = _kept(cards, put_aside, lambda suit, mask: laying.two_sevens_lefts(suit, mask, roles.get(suit, "side")))
    if hand is None:
        return
    helpers_out = 8 - len((cards | (put_aside or CardSet())) & SUIT_SETS[helper])
    factor = 2 if trump is Suit.HEARTS else 1
    chance = two_sevens(hand, trump, helper, leads, helpers_out)
    money = factor * rates.dve_sedmy * (1.05 * chance - 1.75 * (1 - chance))  # most that fail are flekked
    yield Plan(money, _rung("dve_sedmy", trump), hand, trump, helper)
    promise = TrumpHand(hand, trump, leads)
    if promise.marriages:
        more = factor * _sto(rates, promise, hand, trump)
        name = "dve_sedmy_sto_hearts" if trump is Suit.HEARTS else "dve_sedmy_sto"
        yield Plan(money + more, name, hand, trump, helper)


# By rung


def by_rung(found: Iterator[Plan]) -> list[Plan | None]:
    """The best plan that may be announced by who has won a rung, by the height of the rung less one."""
    best: list[Plan | None] = [None] * len(RUNGS)
    for plan in found:
        place = RUNGS.index(plan.rung)
        for height in range(place + 1):
            standing = best[height]
            if standing is None or plan.money > standing.money:
                best[height] = plan
    return best
