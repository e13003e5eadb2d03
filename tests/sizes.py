"""One test, two sizes: small counts in `./dev test`, large ones in `./dev soak` (MARIAS_SIZE=soak)."""

from __future__ import annotations

import os
from typing import Protocol

SOAK = os.environ.get("MARIAS_SIZE", "small") == "soak"


class Count(Protocol):
    """What the fixture `count` is: `count(small=50, soak=10_000)` is the count for this run."""

    def __call__(self, small: int, soak: int) -> int: ...


class Figures(Protocol):
    """What the fixture `figures` is: `figures("deals", 10_000)` prints the figure at the end of the run."""

    def __call__(self, name: str, value: object) -> None: ...
