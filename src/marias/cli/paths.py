"""Names of files on the command line: an empty one is none, not the folder one stands in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click


class _Path(click.Path):
    """click's, which takes an empty word for a path."""

    name = "path"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not value:
            self.fail("empty", param, ctx)
        return super().convert(value, param, ctx)


PATH = _Path(path_type=Path)
NAME = _Path()
"""The same as a word; ``-`` may stand for a standard stream."""
