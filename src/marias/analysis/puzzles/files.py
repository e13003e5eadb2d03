"""Files of puzzles: one JSON object a line, and the fifty that come with the program.

A search leaves marks between the puzzles, so that it can go on where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec

from marias.analysis.puzzles.checked import check
from marias.analysis.puzzles.puzzle import Puzzle
from marias.errors import MariasError, PuzzleError

SHIPPED = "shipped.jsonl"
BEGINS = b'{"is":"'
"""Every line of a file of puzzles; a last line that begins otherwise is no puzzle that was cut off."""


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="mark"):
    """How far a search has come."""

    seed: str
    games: tuple[str, ...]
    grades: tuple[str, ...]
    deals: int
    """So many deals have been looked at."""


Entry = Puzzle | Mark
_decoder = msgspec.json.Decoder(Entry)


def parse_puzzles(text: str | bytes, source: str) -> list[Entry]:
    """The puzzles and marks of a file; a last line that was cut off is left out.

    Raises ``PuzzleError`` naming file and line, also for a puzzle that is not as it says (see ``check``).
    """
    data = text.encode() if isinstance(text, str) else text
    *lines, torn = data.split(b"\n")
    if torn and not BEGINS.startswith(torn[: len(BEGINS)]):
        lines.append(torn)
    entries = (parse_line(line, source, number) for number, line in enumerate(lines, 1))
    return [entry for entry in entries if entry is not None]


def parse_line(line: bytes, source: str, number: int) -> Entry | None:
    """The puzzle or mark in a line; None for an empty one.

    Raises ``PuzzleError`` as ``parse_puzzles`` does.
    """
    entry = _decoded(line, source, number)
    if isinstance(entry, Puzzle):
        try:
            check(entry)
        except MariasError as error:
            raise PuzzleError(source, number, str(error), code="puzzle-because", cause=error) from error
    return entry


def _decoded(line: bytes, source: str, number: int) -> Entry | None:
    if not line.strip():
        return None
    try:
        return _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PuzzleError(source, number, str(error), code="puzzle-line") from error


def write_puzzles(entries: Iterable[Entry]) -> str:
    """The entries as lines of a file."""
    return "".join(msgspec.json.encode(entry).decode() + "\n" for entry in entries)


def puzzles_of(entries: Iterable[Entry]) -> tuple[Puzzle, ...]:
    """The puzzles alone."""
    return tuple(entry for entry in entries if isinstance(entry, Puzzle))


def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The fifty that come with the program."""
    lines = (files("marias.analysis.puzzles") / SHIPPED).read_bytes().split(b"\n")
    entries = (_decoded(line, SHIPPED, number) for number, line in enumerate(lines, 1))
    return tuple(entry for entry in entries if isinstance(entry, Puzzle))
