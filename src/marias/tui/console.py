"""Where colour is decided, once: never into a pipe, never with NO_COLOR, never on a dumb terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import IO

from rich.console import Console

DEFAULT_WIDTH = 80
"""Where the environment says a terminal has no columns at all."""


def coloured(stream: IO[str], environment: Mapping[str, str] = os.environ) -> bool:
    """May this stream carry colours? NO_COLOR (not empty) beats FORCE_COLOR; a pipe or a dumb terminal gets none."""
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return True
    return stream.isatty() and environment.get("TERM") != "dumb"


def console(*, stderr: bool = False) -> Console:
    """A console on the standard output (or error); without colour it writes no escape sequence at all."""
    stream = sys.stderr if stderr else sys.stdout
    colour = coloured(stream)
    return Console(
        file=stream,
        color_system="auto" if colour else None,
        force_terminal=colour,
        no_color=not colour,
        highlight=False,
        soft_wrap=not stream.isatty(),
        emoji=False,
        markup=False,
        width=None if os.environ.get("COLUMNS", "80").strip("0") else DEFAULT_WIDTH,
    )
