"""The words of the table: closed suits, chytáky, stoppers, šesteráky. All of them speak of the cards at the first lead.

``out`` are always the cards in the two defenders' hands: not the declarer's, not the talon's.
"""

from __future__ import annotations

from marias.cards import RANK_SETS, SUIT_SETS, Card, CardSet, Order, Rank, Suit

SIX = 6


def of_suit(cards: CardSet, suit: Suit) -> CardSet:
    """The cards of the suit."""
    return cards & SUIT_SETS[suit]


def suits_in(cards: CardSet) -> tuple[Suit, ...]:
    """The suits there is a card of."""
    return tuple(suit for suit in Suit if of_suit(cards, suit))


def wins_from_top(mine: CardSet, out: CardSet, order: Order, *, kept: int = 0) -> bool:
    """Played from the top, does every card of this one suit win, even if one opponent holds all that is out?

    So many rounds as cards are out must be won by cards above all of them; what is left then is free. The lowest
    ``kept`` cards are not played before.
    """
    drawing = order.sort(mine)[: len(mine) - kept]
    if kept and len(drawing) < len(out):
        return False
    return all(not order.higher(card) & out for card in drawing[: len(out)])


def closed(hand: CardSet, out: CardSet, suit: Suit, order: Order) -> bool:
    """Uzavřená barva: a suit in which the opponents cannot win a trick once it is played from the top."""
    return wins_from_top(of_suit(hand, suit), of_suit(out, suit), order)


def is_chytak(card: Card, out: CardSet) -> bool:
    """Chyták of a betl: a defender holds a lower card of its suit, so that it can be forced to win."""
    others = of_suit(out, card.suit) - Order.PLAIN.higher(card)
    return bool(others.without(card))


def is_taken(lead: Card, out: CardSet) -> bool:
    """Does a defender take this lead of a betl? Beating is a duty, so whoever can must."""
    return bool(Order.PLAIN.higher(lead) & out)


def wins_lead(hand: CardSet, out: CardSet) -> bool:
    """Is there a card whose lead nobody can beat without trumps? A durch begins with one."""
    return any(not is_taken(card, out) for card in hand)


def six_card_suits(hand: CardSet, *, or_more: bool) -> tuple[Suit, ...]:
    """Šesteráky: suits of six cards in one hand, or also of more [U12]."""
    sizes = {suit: len(of_suit(hand, suit)) for suit in Suit}
    return tuple(suit for suit, size in sizes.items() if size == SIX or (or_more and size > SIX))


def has_stopper(hand: CardSet, suit: Suit) -> bool:
    """Chyták against a durch: a card with as many companions as there are higher cards outside the hand."""
    cards = Order.PLAIN.sort(of_suit(hand, suit))
    return any(len(Order.PLAIN.higher(card) - hand) <= len(cards) - place for place, card in enumerate(cards, 1))


def stopper_suits(hand: CardSet) -> tuple[Suit, ...]:
    """The suits in which a defender's hand stops a durch."""
    return tuple(suit for suit in Suit if has_stopper(hand, suit))


def is_note_4_hand(twelve: CardSet, trump: Suit, helper: Suit) -> bool:
    """The hand of note 4: with the seven the three highest trumps, six closed helpers, both other aces [CSM-4]."""
    sharp = (Rank.SEVEN, Rank.ACE, Rank.TEN, Rank.KING)
    trumps = CardSet(Card.of(rank, trump) for rank in sharp)
    aces = RANK_SETS[Rank.ACE] - SUIT_SETS[trump] - SUIT_SETS[helper]
    six = len(of_suit(twelve, helper)) == SIX
    return trumps | aces <= twelve and six and closed(twelve, SUIT_SETS[helper] - twelve, helper, Order.TRUMP)
