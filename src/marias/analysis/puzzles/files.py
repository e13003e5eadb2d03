"""Files of puzzles: one JSON object a line, and the fifty that come with the program.

A search leaves marks between the puzzles, so that it can go on where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec

from marias.analysis.puzzles.puzzle import Puzzle
from marias.errors import MariasError, PuzzleError

SHIPPED = "shipped.jsonl"


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="mark"):
    """How far a search has come."""

    seed: str
    games: tuple[str, ...]
    grades: tuple[str, ...]
    deals: int
    """So many deals have been looked at."""


Entry = Puzzle | Mark
_decoder = msgspec.json.Decoder(Entry)


def parse_puzzles(text: str, source: str) -> list[Entry]:
    """The puzzles and marks of a file; a last line that was cut off is left out.

    Raises ``PuzzleError`` naming file and line.
    """
    lines = text.split("\n")[:-1]
    return [_entry(line, source, number) for number, line in enumerate(lines, 1) if line.strip()]


def _entry(line: str, source: str, number: int) -> Entry:
    try:
        entry = _decoder.decode(line)
    except msgspec.DecodeError as error:
        raise PuzzleError(source, number, str(error), code="puzzle-line") from error
    if isinstance(entry, Puzzle):
        try:
            entry.state()
        except MariasError as error:
            raise PuzzleError(source, number, str(error), code="puzzle-because", cause=error) from error
    return entry


def write_puzzles(entries: Iterable[Entry]) -> str:
    """The entries as lines of a file."""
    return "".join(msgspec.json.encode(entry).decode() + "\n" for entry in entries)


def puzzles_of(entries: Iterable[Entry]) -> tuple[Puzzle, ...]:
    """The puzzles alone."""
    return tuple(entry for entry in entries if isinstance(entry, Puzzle))


def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The fifty that come with the program."""
    text = (files("marias.analysis.puzzles") / SHIPPED).read_text("utf-8")
    return puzzles_of(parse_puzzles(text, SHIPPED))
