"""The shipped edition as a federation edits it: text in, text out."""

from __future__ import annotations

from marias.rules.premium import Table, from_toml
from marias.rules.premium.table_file import shipped_text

TEXT = shipped_text("csm-2010")
OWN = TEXT.replace('edition = "csm-2010"', 'edition = "own"')
"""The shipped edition under another name."""


def row(name: str, section: str = "rows") -> str:
    """The lines of a row as they stand in the file."""
    start = OWN.index(f'[[{section}]]\nid = "{name}"\n')
    end = OWN.find("\n\n", start)
    return OWN[start : end if end > 0 else len(OWN)]


def edited(*changes: tuple[str, str], text: str = OWN) -> str:
    """The text with each first replaced by the second, which must be there once."""
    for old, new in changes:
        assert text.count(old) == 1, (text.count(old), old)
        text = text.replace(old, new)
    return text


def in_row(name: str, *changes: tuple[str, str], section: str = "rows") -> tuple[str, str]:
    """A change inside one row."""
    return row(name, section), edited(*changes, text=row(name, section))


def without(*names: str) -> list[tuple[str, str]]:
    """The rows struck out."""
    return [(row(name) + "\n\n", "") for name in names]


def option(name: str, old: object, new: object) -> tuple[str, str]:
    """An option set otherwise."""
    return f"{name} = {{ value = {old}, ", f"{name} = {{ value = {new}, "


def table(*changes: tuple[str, str]) -> Table:
    """The table with these changes."""
    return from_toml(edited(*changes), "own.toml")
