"""Seeds and numbers of what is drawn fast."""

from __future__ import annotations

from collections.abc import Iterator

from marias.errors import SolverError
from marias.rules.dealing import SEED_BYTES, fresh_seed, seed_from
from marias.solver.arguments import shown

Seed = str | int | bytes
"""A word or number as ``marias.seed_from`` takes it, or 32 bytes, as ``marias.derive`` gives them."""


def word_of(seed: object) -> int:
    """The first 64 bits of a ``Seed``; of a new one for None. Raises ``SolverError`` for what is no seed."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise SolverError(
                f"a seed of {len(seed)} bytes; allowed: {SEED_BYTES}", code="chance-seed", given=len(seed)
            )
        whole = seed
    elif seed is None:
        whole = fresh_seed()
    elif isinstance(seed, str | int) and not isinstance(seed, bool):
        try:
            whole = seed_from(seed)
        except ValueError as error:  # half a character, or a number of more digits than Python writes
            raise _no_seed(seed) from error
    else:
        raise _no_seed(seed)
    return int.from_bytes(whole[:8], "big")


def _no_seed(given: object) -> SolverError:
    found = shown(given)
    return SolverError(
        f"{found} is no seed: a seed is a word, a number or {SEED_BYTES} bytes", code="chance-seed-kind", found=found
    )


def is_whole(number: object, least: int, most: int) -> bool:
    """Is it a whole number from the least to the most?"""
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= most


def portions(total: int, most: int) -> Iterator[int]:
    """A number in parts: between them Python hears of Ctrl-C, for nothing compiled does."""
    for done in range(0, total, most):
        yield min(most, total - done)
