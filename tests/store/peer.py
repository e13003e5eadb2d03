"""The finished deals of an outside program: name → bytes of each saved game."""

from __future__ import annotations

import zipfile
from functools import cache
from pathlib import Path

ARCHIVE = Path(__file__).parent.parent / "data" / "peer" / "mariasek.zip"


@cache
def peer() -> dict[str, bytes]:
    """159 deals played and settled by the Mariášek engine against itself."""
    with zipfile.ZipFile(ARCHIVE) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
