"""Seeds and numbers of what is drawn fast."""

from __future__ import annotations

from collections.abc import Iterator

from marias.errors import SolverError
from marias.rules.dealing import SEED_BYTES, fresh_seed, seed_from

Seed = str | int | bytes
"""A word or number as ``marias.seed_from`` takes it, or 32 bytes, as ``marias.derive`` gives them."""


def word_of(seed: Seed | None) -> int:
    """The first 64 bits of a seed; of a new one for None. Raises ``SolverError`` for what is no seed."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise SolverError(
                f"a seed of {len(seed)} bytes; allowed: {SEED_BYTES}", code="chance-seed", given=len(seed)
            )
        whole = seed
    else:
        whole = fresh_seed() if seed is None else seed_from(seed)
    return int.from_bytes(whole[:8], "big")


def is_whole(number: object, least: int, most: int) -> bool:
    """Is it a whole number from the least to the most?"""
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= most


def portions(total: int, most: int) -> Iterator[int]:
    """A number in parts: between them Python hears of Ctrl-C, for nothing compiled does."""
    for done in range(0, total, most):
        yield min(most, total - done)
