"""Shuffling, cutting and dealing.

The generator is a written algorithm, the same on every machine and in every version: SHA-256 in counter mode over a
seed of 256 bits, words of 32 bits, rejection sampling, Fisher–Yates. A golden test pins it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import TypeVar

from marias.cards import PACK, Card
from marias.errors import TableError

T = TypeVar("T")

GENERATOR = "sha256-ctr-1"
"""Name of the generator as it stands in records."""
SEED_BYTES = 32


def fresh_seed() -> bytes:
    """A new seed of 256 bits from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str | int) -> bytes:
    """The seed named by a short word or number: 64 hexadecimal digits stand for themselves, all else is hashed."""
    word = str(text)
    if len(word) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(word)
        except ValueError:
            pass  # not hexadecimal: an ordinary word
    return hashlib.sha256(b"marias seed\0" + word.encode()).digest()


def derive(seed: bytes, *labels: str | int) -> bytes:
    """A seed that belongs to ``labels``; from it nobody finds the seed it came from, nor that of other labels."""
    return hashlib.sha256(seed + b"\0" + "/".join(map(str, labels)).encode()).digest()


class Generator:
    """Random numbers from a seed of 256 bits."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise TableError(f"a seed has {SEED_BYTES} bytes, this one {len(seed)}", code="seed-length")
        self._seed = seed
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number 0 … bound - 1, every one equally likely: words beyond the last multiple of it are refused."""
        if not 0 < bound <= 1 << 32:
            raise TableError(f"cannot draw below {bound}", code="generator-bound")
        limit = (1 << 32) - (1 << 32) % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in random order (Fisher–Yates from the last place down)."""
        out = list(things)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return tuple(out)

    def choice(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]


def shuffled_pack(seed: bytes) -> tuple[Card, ...]:
    """The whole pack shuffled by this seed."""
    return Generator(seed).shuffled(PACK)


LEAST_CUT, MOST_CUT = 2, 30


def cut(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """The pack cut: at least two cards taken, at least two left."""
    if not LEAST_CUT <= at <= MOST_CUT:
        raise TableError(
            f"cut at {at}: at least {LEAST_CUT} cards are taken and at least {LEAST_CUT} left", code="cut", at=at
        )
    return (*pack[at:], *pack[:at])


def packets(pack: Sequence[Card], sizes: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
    """The pack dealt out from the top in packets of these sizes."""
    out, start = [], 0
    for size in sizes:
        out.append(tuple(pack[start : start + size]))
        start += size
    return tuple(out)
