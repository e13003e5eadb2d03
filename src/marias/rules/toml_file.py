"""Reading TOML that people write by hand: files of any size and content, each fault one line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

LARGEST = 1_000_000
"""Bytes of the largest file that is read."""
DEEP_KEY = re.compile(rb"(?m)^[^=#\"'\n]*(?:\.[^=#\"'\n.]*){40}")
"""A dotted key so long that reading it would take minutes."""


class Broken(Exception):
    """A file that cannot be read: ``why`` is a code, ``problem`` a line without the name of the file.

    Never leaves the rules: who reads a file raises an error of his own, which names it.
    """

    def __init__(self, why: str, problem: str, **params: Any) -> None:
        super().__init__(problem)
        self.why = why
        self.problem = problem
        self.params = params


def read_text(path: Path, what: str) -> str:
    """The text of a file, with or without a byte order mark; ``what`` says what it should have been.

    Raises ``Broken`` if it cannot be read, is no UTF-8 or is far too long.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a NUL in it
        reason = getattr(error, "strerror", None) or str(error)
        raise Broken("unreadable", f"cannot be read: {reason}", reason=reason) from error
    if len(data) > LARGEST:
        raise Broken("too-large", f"is larger than {LARGEST} bytes, so it is no {what}")
    if DEEP_KEY.search(data):
        raise Broken("deep", f"has a key of far too many parts, so it is no {what}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Broken("not-utf8", f"is not UTF-8 text (byte {error.start})", byte=error.start) from error


def parse(text: str) -> dict[str, Any]:
    """What the text says; raises ``Broken`` naming the line that is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "nested too deep" if isinstance(error, RecursionError) else shortened(str(error), 100)
        if place := re.search(r"\(at line (\d+), ", str(error)):
            reason += f": {shortened(text.split(chr(10))[int(place[1]) - 1].strip())}"
        raise Broken("not-toml", f"is not TOML: {reason}", reason=reason) from error


def written(value: Any) -> str:
    """The value as it stands in a file; what belongs into none is cut to one short line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**18:
        return f"a number of {value.bit_length()} bits"  # its figures are no help, and Python refuses to write them
    if isinstance(value, str):
        import json  # noqa: PLC0415 – it is needed only where something is wrong

        return shortened(json.dumps(value, ensure_ascii=False))
    if isinstance(value, list) and all(isinstance(one, int | float) for one in value):
        return shortened(f"[{', '.join(map(written, value))}]")
    return shortened(str(value)) if isinstance(value, int | float) else f"a {type(value).__name__}"


def named(key: str) -> str:
    """A key as an error may name it: one line, whatever a file calls its keys."""
    return key if re.fullmatch(r"[\w.-]{1,60}", key) else written(key)


def shortened(text: str, most: int = 60) -> str:
    """The text in one line that is not too long."""
    clean = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return clean if len(clean) <= most else clean[: most - 3] + "..."
