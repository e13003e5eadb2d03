"""Seeds of what is drawn fast."""

from __future__ import annotations

from marias.rules.dealing import fresh_seed, seed_from

Seed = str | int | bytes
"""A word or number as ``marias.seed_from`` takes it, or 32 bytes, as ``marias.derive`` gives them."""


def word_of(seed: Seed | None) -> int:
    """The first 64 bits of a seed; of a new one for None."""
    whole = fresh_seed() if seed is None else seed if isinstance(seed, bytes) else seed_from(seed)
    return int.from_bytes(whole[:8], "big")
