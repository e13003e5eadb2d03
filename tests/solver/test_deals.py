"""Deals drawn at random where something is known of them: every one that can be, each as likely as any other."""

from __future__ import annotations

import copy
import itertools
import math
import pickle
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from marias.cards import EMPTY, FULL, PACK, SUIT_SETS, Card, CardSet, Order, Suit
from marias.errors import SolverError
from marias.notation import parse_cards
from marias.solver import Deals
from marias.solver import deals as drawing
from tests.sizes import Count
from tests.solver import chance as written
from tests.solver.test_playouts import python

__all__ = ["python"]

Known = dict[int, CardSet]


def cards(text: str) -> CardSet:
    return CardSet(parse_cards(text))


def every_deal(sizes: tuple[int, ...], held: Known, never: Known, pack: CardSet) -> Iterator[tuple[CardSet, ...]]:
    """All deals there are, one by one, by trying."""

    def dealt(rest: CardSet, place: int) -> Iterator[tuple[CardSet, ...]]:
        if place == len(sizes):
            if held.get(place, EMPTY) <= rest and not rest & never.get(place, EMPTY):
                yield (rest,)
            return
        for chosen in itertools.combinations(rest, sizes[place]):
            hand = CardSet(chosen)
            if held.get(place, EMPTY) <= hand and not hand & never.get(place, EMPTY):
                for others in dealt(rest - hand, place + 1):
                    yield hand, *others

    yield from dealt(pack, 0)


CASES: tuple[tuple[tuple[int, ...], Known, Known, CardSet], ...] = (
    ((2, 2), {}, {}, cards("7c 8c 9c Sc 7k")),
    ((2, 2, 2), {}, {0: SUIT_SETS[Suit.HEARTS]}, cards("7c 8c 9c 7k 8k 9k")),
    ((3, 3), {0: cards("Ac")}, {1: Order.TRUMP.higher(Card("9c"))}, cards("7c 8c 9c Sc Kc Ac 7k 8k")),
    ((1, 2, 1, 2), {}, {0: cards("7c 8c"), 3: cards("7c 9c 7k")}, cards("7c 8c 9c 7k 8k 9k 7l")),
    ((2, 3), {2: cards("7l")}, {2: cards("Ac Xc Ak"), 0: cards("Ac")}, cards("Ac Xc Ak 9c 9k 7l 8l")),
    ((3, 0, 3), {}, {0: cards("7c"), 2: cards("8c")}, cards("7c 8c 9c Sc Qc Kc")),
)


@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_count_is_that_of_all_deals_and_each_is_as_likely(number: int, count: Count) -> None:
    """Chi-square of the draws over all deals there are, below its 0.9999 quantile (Wilson and Hilferty 1931)."""
    sizes, held, never, pack = CASES[number]
    possible = list(every_deal(sizes, held, never, pack))
    deals = Deals(sizes, held=held, never=never, cards=pack)
    assert deals.count == len(set(possible)) == len(possible) > 1
    total = count(small=200, soak=20_000) * len(possible)
    drawn = Counter(deals.draw(total, seed=number))
    assert set(drawn) == set(possible)
    expected, free = total / len(possible), len(possible) - 1
    chi_square = sum((times - expected) ** 2 / expected for times in drawn.values())
    assert chi_square < free * (1 - 2 / (9 * free) + 3.719 * (2 / (9 * free)) ** 0.5) ** 3


def known(chance: random.Random) -> tuple[tuple[int, ...], Known, Known, CardSet]:
    """Something that may be known of a small deal; it need not be possible."""
    pack = CardSet(chance.sample(PACK, chance.randint(1, 8)))
    sizes = tuple(chance.randint(0, 3) for _ in range(chance.randint(1, 4)))
    held: Known = {}
    never: Known = {}
    for place in range(len(sizes) + 1):
        if chance.random() < 0.3:
            held[place] = CardSet(card for card in pack if chance.random() < 0.2)
        if chance.random() < 0.6:
            never[place] = CardSet(card for card in PACK if chance.random() < 0.4)
    return sizes, held, never, pack


def test_what_cannot_be_is_said_and_only_that(count: Count) -> None:
    """Random knowledge of small deals: the count is that of trying all; where there is none, one line says why."""
    chance, refused = random.Random("known"), Counter[str]()
    for _ in range(count(small=600, soak=20_000)):
        sizes, held, never, pack = known(chance)
        possible = len(list(every_deal(sizes, held, never, pack))) if sum(sizes) <= len(pack) else 0
        if possible:
            assert Deals(sizes, held=held, never=never, cards=pack).count == possible
        else:
            with pytest.raises(SolverError) as refusal:
                Deals(sizes, held=held, never=never, cards=pack)
            refused[refusal.value.code] += 1
    assert set(refused) == {"deals-sizes", "deals-held", "deals-room", "deals-nowhere"}


def test_deals_are_those_of_the_written_algorithm() -> None:
    """One number below the count; place by place, as many numbers as there are ways to go on (found by trying)."""
    sizes, held, never, pack = CASES[2]
    deals = Deals(sizes, held=held, never=never, cards=pack)
    unknown = [card for card in pack if card not in held[0]]
    room = (2, 3, 2)  # and so the order of places: 0, the talon 2, 1
    order = (0, 2, 1)

    def ways(card: int, left: dict[int, int]) -> int:
        if card == len(unknown):
            return 1
        return sum(
            ways(card + 1, {**left, place: left[place] - 1})
            for place in order
            if left[place] and unknown[card] not in never.get(place, EMPTY)
        )

    words, drawn = written.Words(int.from_bytes(bytes(range(8)), "big")), []
    for _ in range(100):
        left = dict(enumerate(room))
        total = ways(0, left)
        while (word := words.word()) >= 2**64 - 2**64 % total:
            pass
        number, hands = word % total, [held.get(place, EMPTY) for place in range(3)]
        for index, card in enumerate(unknown):
            for place in order:
                if not left[place] or card in never.get(place, EMPTY):
                    continue
                here = ways(index + 1, {**left, place: left[place] - 1})
                if number < here:
                    hands[place] = hands[place].with_card(card)
                    left[place] -= 1
                    break
                number -= here
        drawn.append(tuple(hands))
    assert deals.draw(100, seed=bytes(range(32))) == drawn


def test_whole_packs() -> None:
    """32! over the factorials of the places; every hand has its size, every card lies once."""
    for sizes in ((10, 10, 10), (8, 8, 8, 8), (8, 8), (10, 0, 10, 10)):
        deals, places = Deals(sizes), (*sizes, 32 - sum(sizes))
        assert deals.count == math.factorial(32) // math.prod(map(math.factorial, places))
        for deal in deals.draw(50, seed=1):
            assert tuple(map(len, deal)) == places
            assert sum(hand.mask for hand in deal) == FULL.mask


def test_what_is_known_of_a_whole_pack_is_kept(count: Count) -> None:
    """Of each drawn deal, where knowledge comes from a true one, so that there always is one."""
    chance = random.Random("whole")
    for _ in range(count(small=60, soak=5000)):
        pack = chance.sample(PACK, 32)
        true = [CardSet(pack[:10]), CardSet(pack[10:20]), CardSet(pack[20:30]), CardSet(pack[30:])]
        held = {place: CardSet(card for card in hand if chance.random() < 0.3) for place, hand in enumerate(true)}
        never = {
            place: CardSet(c for c in PACK if c not in hand and chance.random() < 0.5)
            for place, hand in enumerate(true)
        }
        for deal in Deals((10, 10, 10), held=held, never=never).draw(20, seed=chance.getrandbits(64)):
            assert [len(hand) for hand in deal] == [10, 10, 10, 2]
            assert sum(hand.mask for hand in deal) == FULL.mask
            for place, hand in enumerate(deal):
                assert held[place] <= hand
                assert not hand & never[place]


def test_impossible_deals_name_the_cards_and_the_places() -> None:
    hearts = SUIT_SETS[Suit.HEARTS]
    for sizes, held, never, said in (
        ((10, 10, 10), {}, {0: hearts, 1: hearts, 2: hearts}, "8 cards .* only in places 3, with room for 2"),
        ((10, 10, 10), {0: cards("Ac")}, {0: hearts}, "place 0 cannot hold Ac"),
        ((10, 10, 10), {0: cards("Ac"), 3: cards("Ac")}, {}, "place 3 cannot hold Ac"),
        ((1, 10, 10), {0: cards("Ac Kc")}, {}, "2 cards .* only in places 0, with room for 1"),
        ((10, 10, 10), {}, dict.fromkeys(range(4), cards("Ac")), "Ac can lie nowhere"),
        ((10, 10, 10), {4: EMPTY}, {}, "place 4: 0 to 3"),
        ((20, 20), {}, {}, "2 hands of 20, 20 out of 32"),
        ((8, 8, 8, 8, 0), {}, {}, "5 hands"),
        ((), {}, {}, "0 hands"),
        ((-1, 10), {}, {}, "2 hands of -1, 10"),
        ((6, 6, 6, 7), {}, {}, "too many"),
    ):
        with pytest.raises(SolverError, match=said):
            Deals(sizes, held=held, never=never)
    for wrong in (-1, 10**7 + 1):
        with pytest.raises(SolverError, match="deals: 0 to"):
            Deals((10, 10, 10)).draw(wrong)


def test_compiled_and_not_are_one(python: object) -> None:
    one, other = Deals((10, 10, 2), never={0: SUIT_SETS[Suit.BELLS]})._dealer, python.Dealer()  # type: ignore[attr-defined]
    arguments = ([1 << number for number in range(22)], [7 if number % 3 else 3 for number in range(22)], [2, 10, 10])
    assert one.load(*arguments) == other.load(*arguments)
    for dealer in (one, other):
        dealer.begin(99)
    assert one.draw(20) + one.draw(30) == other.draw(50)


def test_a_copy_draws_the_same() -> None:
    sizes, held, never, pack = CASES[4]
    deals = Deals(sizes, held=held, never=never, cards=pack)
    for other in (pickle.loads(pickle.dumps(deals)), copy.deepcopy(deals)):  # noqa: S301 – our own bytes
        assert other.count == deals.count
        assert other.draw(20, seed=5) == deals.draw(20, seed=5)


def test_several_threads_draw_from_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each gets its seed's deals, though the others are let in after every deal."""
    deals, seeds = Deals((10, 10, 10)), range(200)
    alone = [deals.draw(20, seed=seed) for seed in seeds]
    monkeypatch.setattr(drawing, "PORTION", 1)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(lambda seed: deals.draw(20, seed=seed), seeds))
    finally:
        sys.setswitchinterval(before)
    assert together == alone
