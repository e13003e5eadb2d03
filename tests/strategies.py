"""Hypothesis strategies that several tests share."""

from __future__ import annotations

import msgspec
from hypothesis import strategies as st

from marias.cards import PACK, Card, CardSet, Order, Rank, Suit
from tests.samples import Bid, Discard, Named, Pass, Play, Show

suits: st.SearchStrategy[Suit] = st.sampled_from(Suit)
ranks: st.SearchStrategy[Rank] = st.sampled_from(Rank)
cards: st.SearchStrategy[Card] = st.sampled_from(PACK)
orders: st.SearchStrategy[Order] = st.sampled_from(Order)
packs: st.SearchStrategy[tuple[Card, ...]] = st.permutations(PACK).map(tuple)


def hands(min_size: int = 0, max_size: int = 32) -> st.SearchStrategy[CardSet]:
    """Sets of so many cards."""
    return st.sets(cards, min_size=min_size, max_size=max_size).map(CardSet)


def card_lists(min_size: int = 0, max_size: int = 32) -> st.SearchStrategy[tuple[Card, ...]]:
    """So many different cards in any order."""
    return st.lists(cards, min_size=min_size, max_size=max_size, unique=True).map(tuple)


words: st.SearchStrategy[str] = st.from_regex(r"[a-z0-9_]{1,8}", fullmatch=True)
_numbers = st.integers(-(10**18) + 1, 10**18 - 1)
_hidden_or_card = st.none() | cards
_hidden_or_two = st.none() | st.tuples(cards, cards)

sample_actions: st.SearchStrategy[msgspec.Struct] = st.one_of(
    st.just(Pass()),
    st.builds(Play, _hidden_or_card, st.sampled_from(["yes", "no"])),
    st.builds(Discard, _hidden_or_two),
    st.builds(Show, st.none() | card_lists(max_size=10), _numbers),
    st.builds(
        Bid,
        st.lists(words, max_size=3).map(tuple),
        st.just("") | words,
        st.none() | suits,
        st.integers(0, 6),
        st.lists(_numbers, max_size=3).map(tuple),
    ),
    st.builds(Named, first=_numbers, second=st.sampled_from([1, 2]), third=st.none() | words),
)
"""Actions of tests/samples.py, every field of every value."""
