"""The pack and the two orders of strength."""

from __future__ import annotations

import pickle
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.cards import EMPTY, FULL, PACK, RANK_SETS, SHARP, SUIT_SETS, Card, CardSet, Order, Rank, Suit
from tests import strategies

# From the rules of volený mariáš, 1.2, strongest first.
TRUMP_GAMES = [Rank.ACE, Rank.TEN, Rank.KING, Rank.OVER, Rank.UNDER, Rank.NINE, Rank.EIGHT, Rank.SEVEN]
BETL_AND_DURCH = [Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN]
STRONGEST_FIRST = {Order.TRUMP: TRUMP_GAMES, Order.PLAIN: BETL_AND_DURCH}


def test_the_pack_has_four_suits_of_eight_ranks() -> None:
    assert len(PACK) == len(set(PACK)) == 32
    assert {(card.rank, card.suit) for card in PACK} == {(rank, suit) for rank in Rank for suit in Suit}
    assert [card.index for card in PACK] == list(range(32))
    assert [card.bit for card in PACK] == [2**place for place in range(32)]


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [
        ("Ak", Rank.ACE, Suit.BELLS),
        ("Xz", Rank.TEN, Suit.LEAVES),
        ("Qc", Rank.OVER, Suit.HEARTS),
        ("Sl", Rank.UNDER, Suit.ACORNS),
        ("Kk", Rank.KING, Suit.BELLS),
        ("7l", Rank.SEVEN, Suit.ACORNS),
    ],
)
def test_a_card_says_its_rank_and_suit(text: str, rank: Rank, suit: Suit) -> None:
    card = Card(text)
    assert (str(card), card.rank, card.suit) == (text, rank, suit)
    assert Card.of(rank, suit) is card


def test_signs_are_those_of_the_french_suits() -> None:
    assert {suit: suit.sign for suit in Suit} == {
        Suit.HEARTS: "♥",
        Suit.BELLS: "♦",
        Suit.LEAVES: "♠",
        Suit.ACORNS: "♣",
    }


def test_sharp_are_the_aces_and_tens() -> None:
    assert {str(card) for card in PACK if card.sharp} == {"Ac", "Xc", "Ak", "Xk", "Az", "Xz", "Al", "Xl"}
    assert CardSet(card for card in PACK if card.sharp) == SHARP


@pytest.mark.parametrize("order", Order)
def test_order_of_strength(order: Order) -> None:
    assert sorted(Rank, key=order.strength, reverse=True) == STRONGEST_FIRST[order]
    assert sorted(map(order.strength, Rank)) == list(range(8))


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("card", PACK, ids=str)
def test_higher_are_the_stronger_cards_of_the_suit(order: Order, card: Card) -> None:
    ladder = STRONGEST_FIRST[order]
    stronger = {Card.of(rank, card.suit) for rank in ladder[: ladder.index(card.rank)]}
    assert set(order.higher(card)) == stronger


def test_only_the_ten_moves() -> None:
    without = [[rank for rank in ranks if rank is not Rank.TEN] for ranks in (TRUMP_GAMES, BETL_AND_DURCH)]
    assert without[0] == without[1]
    assert Card.CX in Order.TRUMP.higher(Card.CK)
    assert Card.CX not in Order.PLAIN.higher(Card.CS)
    assert Card.CX in Order.PLAIN.higher(Card.C9)


@pytest.mark.trial("R009")
@pytest.mark.parametrize(
    ("order", "shown"),
    [
        (Order.TRUMP, "Ac Xc Kc Qc Sc 9c Al Xl 8l 7l"),
        (Order.PLAIN, "Ac Kc Qc Sc Xc 9c Al Xl 8l 7l"),
    ],
)
def test_a_hand_is_shown_in_the_order_in_force(order: Order, shown: str) -> None:
    held = "Ac Xc Kc Qc Sc 9c 7l Al Xl 8l"
    hand = [Card(text) for text in held.split()]
    assert " ".join(map(str, order.sort(hand))) == shown


@given(strategies.hands(), strategies.orders)
def test_sorting_keeps_the_cards_and_the_suits_together(hand: CardSet, order: Order) -> None:
    shown = order.sort(hand)
    assert CardSet(shown) == hand
    assert len(shown) == len(hand)
    for left, right in pairwise(shown):
        assert left in order.higher(right) if left.suit is right.suit else left.suit.index < right.suit.index


@given(st.sets(strategies.cards), st.sets(strategies.cards), strategies.cards)
def test_a_card_set_is_a_set(left: set[Card], right: set[Card], card: Card) -> None:
    one, two = CardSet(left), CardSet(right)
    assert set(one) == left
    assert (len(one), bool(one)) == (len(left), bool(left))
    assert set(one & two) == left & right
    assert set(one | two) == left | right
    assert set(one - two) == left - right
    assert (one <= two) == (left <= right)
    assert (one == two) == (left == right)
    assert (card in one) == (card in left)
    assert set(one.with_card(card)) == left | {card}
    assert set(one.without(card)) == left - {card}
    assert hash(one) == hash(CardSet(reversed(list(one))))


@given(strategies.hands())
def test_a_card_set_iterates_in_pack_order(hand: CardSet) -> None:
    assert [card.index for card in hand] == sorted(card.index for card in hand)
    assert CardSet(mask=hand.mask) == hand


def test_sets_of_the_pack() -> None:
    assert (len(FULL), len(EMPTY)) == (32, 0)
    assert [len(SUIT_SETS[suit]) for suit in Suit] == [8] * 4
    assert [len(RANK_SETS[rank]) for rank in Rank] == [4] * 8
    assert "Ac" not in FULL
    assert CardSet([Card.CA]) != {Card.CA}
    assert repr(CardSet([Card.KX, Card.CA])) == "CardSet('Ac Xk')"


@pytest.mark.parametrize("thing", [Card.KA, Suit.BELLS, Rank.ACE, Order.PLAIN])
def test_cards_are_one_and_the_same_after_pickling(thing: object) -> None:
    assert pickle.loads(pickle.dumps(thing)) is thing  # noqa: S301 (its own pickle)
