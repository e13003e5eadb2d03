"""Play in betl and durch, for the soloist and against him."""

from __future__ import annotations

from functools import cache
from math import prod

from marias.bots.knowledge import Knowledge
from marias.bots.suits import betl_chance, durch_chance, lead_catches, word
from marias.cards import SUIT_SETS, Card, CardSet, Suit
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.voleny.view import VolenyView


def choose_card(view: VolenyView, cards: CardSet) -> Card:
    """The best of these cards, which are those the seat may play."""
    if len(cards) == 1:
        return next(iter(cards))
    known = Knowledge(view)
    if view.seat == view.declarer:
        weigh = _ducking if "betl" in view.contract else _running
    elif "betl" in view.contract:
        weigh = _catching_follow if view.trick else _catching_lead
    else:
        weigh = _stopping
    chosen: Card = max(cards, key=lambda card: (weigh(known, card), -known.order.strength(card.rank), -card.index))
    return chosen


def betl_hand(hand: CardSet, unseen: CardSet) -> float:
    """How likely the hand takes no trick once the others lead."""
    return prod(betl_chance(word(suit, (("m", hand), ("?", unseen)))) for suit in Suit)


def durch_hand(hand: CardSet, unseen: CardSet) -> float:
    """How likely the hand takes every trick from the lead."""
    return prod(durch_chance(word(suit, (("m", hand), ("?", unseen)))) for suit in Suit)


# The soloist


def _word(known: Knowledge, suit: Suit, hand: CardSet, unseen: CardSet) -> str:
    """The suit in the soloist's eyes, with what is known of who holds what."""
    left, right = (known.may_hold[seat] & unseen for seat in known.others)
    return word(suit, (("m", hand), ("l", left - right), ("r", right - left), ("?", left & right)))


def _ducking(known: Knowledge, card: Card) -> float:
    """Betl: the chance that this card does not take the trick, and that the rest of the hand takes none."""
    view = known.view
    trick = (*view.trick, card)
    loses = 1.0
    if play.best_of(trick, None, known.order) == len(trick) - 1:
        to_come = known.others[: 3 - len(trick)]
        loses = 1 - prod(1 - known.beats(seat, card, trick[0].suit) for seat in to_come)
    unseen, hand = known.unseen, view.hand.without(card)
    if not view.trick:  # the lead takes cards of the others out of the suit, the highest at worst
        higher = known.order.sort(unseen & SUIT_SETS[card.suit])
        unseen = unseen - CardSet(higher[:1])
    return loses * prod(betl_chance(_word(known, suit, hand, unseen)) for suit in Suit)


def _running(known: Knowledge, card: Card) -> float:
    """Durch: the surest suits first, from the top; a risky one last, when the others may have thrown from it."""
    if card is not known.order.sort(known.view.hand & SUIT_SETS[card.suit])[0]:
        return -1.0
    suit = _word(known, card.suit, known.view.hand, known.unseen)
    return durch_chance(suit) + 0.01 * suit.count("m")


# Against betl


def _catching_lead(known: Knowledge, card: Card) -> float:
    """How likely this lead makes the soloist take a trick in the suit; a high card from a short suit at worst."""
    view = known.view
    mine, soloist = view.hand, view.declarer
    left = view.active[(view.active.index(soloist) + 1) % 3]
    me, other = ("l", "r") if known.seat == left else ("r", "l")
    partner = next(seat for seat in known.others if seat != soloist)
    his, partners = known.may_hold[soloist], known.may_hold[partner]
    suit = word(card.suit, ((me, mine), ("m", his - partners), (other, partners - his), ("?", his & partners)))
    weaker = (mine | his | partners) & SUIT_SETS[card.suit] - known.order.higher(card).with_card(card)
    high = known.order.strength(card.rank) / (1 + len(mine & SUIT_SETS[card.suit]))
    return _catch_chance(suit, len(weaker), other) + 0.01 * high


@cache
def _catch_chance(suit: str, led: int, partner: str) -> float:
    """The chance over who holds the unknown cards: the soloist or the partner."""
    hits = ways = 0
    unknown = [place for place, letter in enumerate(suit) if letter == "?"]
    for mask in range(1 << len(unknown)):
        letters = list(suit)
        for nth, place in enumerate(unknown):
            letters[place] = "m" if mask >> nth & 1 else partner
        ways += 1
        hits += "m" in letters and lead_catches("".join(letters), led)
    return hits / ways


def _catching_follow(known: Knowledge, card: Card) -> float:
    """Against betl, not on lead: let the soloist keep the trick, else part with high cards of short suits."""
    trick = (*known.view.trick, card)
    order = known.order
    winner = _winner(known, trick)
    strength = order.strength(card.rank)
    soloist_is_to_come = len(trick) == 2 and known.others[0] == known.view.declarer
    if winner == known.view.declarer:
        return 100.0 + strength
    if card.suit is trick[0].suit and soloist_is_to_come:
        return -strength / 10  # low enough for the soloist to beat
    return strength - 2.0 * len(known.view.hand & SUIT_SETS[card.suit])


def _winner(known: Knowledge, trick: tuple[Card, ...]) -> Seat:
    active = known.view.active
    return active[(active.index(known.view.leader) + play.best_of(trick, None, known.order)) % 3]


# Against durch


def _stopping(known: Knowledge, card: Card) -> float:
    """Against durch: throw what can stop nothing; a stopper and the cards that guard it stay."""
    view, suit = known.view, card.suit
    if not view.trick:
        return float(known.order.strength(card.rank))
    winner = _winner(known, (*view.trick, card))
    if winner != view.declarer:
        return 100.0
    may = known.may_hold[view.declarer] & SUIT_SETS[suit]
    mine = known.order.sort(view.hand & SUIT_SETS[suit])
    stops = [held for place, held in enumerate(mine) if len(known.order.higher(held) & may) <= len(mine) - 1 - place]
    if not may or not stops or not (may - known.order.higher(stops[0])):
        return 10.0 - known.order.strength(card.rank) / 10  # the soloist has nothing there, or nothing here stops him
    guards = len(known.order.higher(stops[0]) & may)
    spare = len(mine) - 1 - guards - mine.index(stops[0])
    if card is stops[0]:
        return -10.0
    return (5.0 if spare > 0 else -5.0) - known.order.strength(card.rank) / 10
