"""The editions there are, and how one is loaded: by name, or from a file of one's own."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import resources
from pathlib import Path

from marias.errors import PremiumError
from marias.rules import toml_file
from marias.rules.premium.sheet import broken_file, read_sheet
from marias.rules.premium.table import Table
from marias.rules.profile import is_path
from marias.rules.toml_file import Broken, written

DEFAULT = "csm-2010"
"""The edition that is counted by where none is named."""


@cache
def shipped() -> tuple[str, ...]:
    """The editions that come with the package, enabled or not."""
    folder = resources.files("marias.rules.premium") / "tables"
    return tuple(sorted(one.name.removesuffix(".toml") for one in folder.iterdir() if one.name.endswith(".toml")))


def shipped_text(name: str) -> str:
    """The file of an edition that comes with the package."""
    return (resources.files("marias.rules.premium") / "tables" / f"{name}.toml").read_text(encoding="utf-8")


@cache
def _shipped(name: str) -> Table:
    return _table(shipped_text(name), f"{name}.toml", ())


def load_table(name: str = DEFAULT, *, even_disabled: bool = False) -> Table:
    """The edition of that name, or the one in the file at that path.

    Raises ``PremiumError`` when there is none, when the file is no good table, or when the edition is not enabled:
    such a one is there to be looked at and completed (``even_disabled``), not to be counted by.
    """
    if name in shipped():
        table = _shipped(name)
    elif is_path(name):
        table = from_toml(read_text(Path(name)), name)
    else:
        near = ", ".join(difflib.get_close_matches(name, shipped()) or shipped())
        raise PremiumError(
            "premium",
            "",
            "",
            f"there is no edition {written(name)}",
            f"{near}, or the path of a .toml file",
            code="premium-unknown",
            value=written(name),
            names=near,
        )
    if not table.enabled and not even_disabled:
        raise PremiumError(
            name,
            "",
            "enabled",
            "this edition is not counted by (--show-table says what of it is missing)",
            "enabled = true, in a file of your own once it is completed",
            code="premium-disabled",
        )
    return table


def read_text(path: Path) -> str:
    """The text of a table file; raises ``PremiumError`` if it cannot be read, is no UTF-8 or is far too long."""
    try:
        return toml_file.read_text(path, "table")
    except Broken as broken:
        raise broken_file(str(path), broken) from broken


def from_toml(text: str, source: str) -> Table:
    """The table written in TOML; ``source`` is the name errors give it.

    Raises ``PremiumError`` for the first thing that is wrong with it.
    """
    return _table(text, source, shipped())


def problems(text: str, source: str) -> list[PremiumError]:
    """Everything that is wrong with a table written in TOML; empty for a good one."""
    return read_sheet(text, source, shipped())[1]


def _table(text: str, source: str, taken: tuple[str, ...]) -> Table:
    table, found = read_sheet(text, source, taken)
    if table is None or found:
        raise found[0]
    return table
