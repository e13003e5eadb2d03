"""Shuffling, cutting and dealing: the generator is written down here once more, word by word, and pinned."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import marias
from marias.cards import PACK
from marias.errors import TableError
from marias.notation import write_cards
from marias.rules.dealing import (
    GENERATOR,
    SEED_BYTES,
    Generator,
    cut,
    derive,
    fresh_seed,
    packets,
    seed_from,
    shuffled_pack,
)
from tests.sizes import Count, Figures

ZERO = bytes(32)
seeds = st.binary(min_size=32, max_size=32)

# The algorithm as its description says it, with no help from the product.

PACK_TEXT = [f"{rank}{suit}" for suit in "ckzl" for rank in "789SQKXA"]


def written_words(seed: bytes) -> Iterator[int]:
    """SHA-256 in counter mode: of each block of 32 bytes eight words of 32 bits, big end first."""
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for place in range(8):
            yield int.from_bytes(block[4 * place : 4 * place + 4], "big")
        counter += 1


def written_below(words: Iterator[int], bound: int) -> int:
    """Rejection: words from the last multiple of the bound on are thrown away."""
    last = 2**32 // bound * bound
    for word in words:
        if word < last:
            return word % bound
    raise AssertionError("the words never end")


def written_shuffle(seed: bytes) -> list[str]:
    """Fisher–Yates from the last place down."""
    words = written_words(seed)
    pack = list(PACK_TEXT)
    for place in range(31, 0, -1):
        other = written_below(words, place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


@given(seeds)
def test_pack_is_that_of_the_written_algorithm(seed: bytes) -> None:
    assert [str(card) for card in shuffled_pack(seed)] == written_shuffle(seed)


GOLDEN = {
    ZERO.hex(): "Qk 8l Qc Sc Xz Sk 7z 7c 8z Kk Al 7k Qz Xk Sz 9k Ql Az Xl 9l Sl 9z Ac Xc 9c Kz Kc 8k 7l Ak 8c Kl",
    "ff" * 32: "Sl 8l Sz Ac 7z 8c Xl 9z Kz Sk Qz 7k Kk 9c 8k 7c Ql 7l Ak Xk Qk Az 9l Xz Sc 8z Al Kc 9k Xc Kl Qc",
}
"""Seed → pack, computed by the literal code above; it must never change."""


@pytest.mark.trial("R116")
@pytest.mark.parametrize("seed", GOLDEN)
def test_golden_deals(seed: str) -> None:
    assert write_cards(shuffled_pack(bytes.fromhex(seed))) == GOLDEN[seed]
    assert " ".join(written_shuffle(bytes.fromhex(seed))) == GOLDEN[seed]
    assert GENERATOR == "sha256-ctr-1"


@pytest.mark.trial("R116")
@pytest.mark.parametrize("hash_seed", ["0", "1", "2", "random"])
def test_other_processes_deal_the_same(hash_seed: str) -> None:
    code = (
        "from marias.rules.dealing import *; from marias.notation import write_cards;"
        "print(write_cards(shuffled_pack(bytes(32)))); print(seed_from(1).hex(), derive(bytes(32), 'bot', 2).hex())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    pack, numbers = done.stdout.splitlines()
    assert pack == GOLDEN[ZERO.hex()]
    assert numbers == f"{seed_from(1).hex()} {derive(ZERO, 'bot', 2).hex()}"


def test_named_seeds() -> None:
    """A word or number is hashed; 64 hexadecimal digits stand for themselves."""
    assert seed_from("ab" * 32) == b"\xab" * 32
    assert seed_from("xy" * 32) == hashlib.sha256(b"marias seed\0" + b"xy" * 32).digest()
    assert seed_from(7) == seed_from("7") == hashlib.sha256(b"marias seed\x007").digest()
    assert len(fresh_seed()) == SEED_BYTES
    assert fresh_seed() != fresh_seed()


@given(seeds, st.lists(st.text("abc1", min_size=1), min_size=1, max_size=3))
def test_derived_seeds(seed: bytes, labels: list[str]) -> None:
    assert derive(seed, *labels) == hashlib.sha256(seed + b"\0" + "/".join(labels).encode()).digest()
    assert derive(seed, *labels) != seed


@given(seeds, st.lists(st.integers(1, 2**32), min_size=1, max_size=20))
def test_numbers_are_those_of_the_written_algorithm(seed: bytes, bounds: list[int]) -> None:
    generator, words = Generator(seed), written_words(seed)
    assert [generator.below(bound) for bound in bounds] == [written_below(words, bound) for bound in bounds]


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_bounds_of_the_generator(bound: int) -> None:
    with pytest.raises(TableError, match="cannot draw below"):
        Generator(ZERO).below(bound)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_length_of_a_seed(length: int) -> None:
    with pytest.raises(TableError, match=f"this one {length}"):
        Generator(bytes(length))


def test_every_card_comes_to_every_place(count: Count, figures: Figures) -> None:
    """A rough look at fairness: each card lies on top about as often as any other (5 sigma)."""
    deals = count(small=3200, soak=320_000)
    top = Counter(shuffled_pack(seed_from(number))[0] for number in range(deals))
    mean, sigma = deals / 32, (deals * 31 / 32 / 32) ** 0.5
    figures("largest deviation, sigma", max(abs(top[card] - mean) for card in PACK) / sigma)
    assert all(abs(top[card] - mean) < 5 * sigma for card in PACK)


# The cut and the packets


@pytest.mark.parametrize("at", [2, 3, 16, 29, 30])
def test_cut(at: int) -> None:
    """deck[k:] + deck[:k] (§2.2)."""
    assert cut(PACK, at) == PACK[at:] + PACK[:at]


@pytest.mark.parametrize("at", [-1, 0, 1, 31, 32])
def test_cut_takes_and_leaves_two(at: int) -> None:
    with pytest.raises(TableError, match="at least 2 cards"):
        cut(PACK, at)


def test_packets() -> None:
    dealt = packets(PACK, (7, 5, 5, 5, 5, 5))
    assert [len(packet) for packet in dealt] == [7, 5, 5, 5, 5, 5]
    assert tuple(card for packet in dealt for card in packet) == PACK


@pytest.mark.parametrize("seats", [1, 2, 5, 32])
def test_tables_the_game_is_not_played_at(seats: int) -> None:
    with pytest.raises(TableError, match=f"voleny is played by 3 or 4, not by {seats}"):
        marias.deal("voleny", seed=1, seats=seats)
