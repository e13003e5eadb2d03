"""``marias puzzle``: endings with exactly one winning card – shown, tried, searched, printed as a booklet."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import click

from marias.analysis.puzzles import (
    BEGINS,
    GRADES,
    Entry,
    Grade,
    Puzzle,
    parse_line,
    parse_puzzles,
    puzzles_of,
    shipped_puzzles,
    write_puzzles,
)
from marias.cli import INTERRUPTED
from marias.cli.files import refuse_existing, written_whole
from marias.cli.numbers import whole
from marias.cli.paths import NAME, PATH
from marias.cli.progress import bar
from marias.cli.puzzle_book import write_book
from marias.cli.puzzle_search import Collection, Wanted
from marias.cli.puzzle_try import WIDTH, try_puzzle
from marias.cli.puzzle_words import Posed, text_lines, titles
from marias.errors import TableError
from marias.rules import GAMES, game_meant, game_named
from marias.store.games import display, read_bytes
from marias.store.results import Results
from marias.texts import Text

FOUND = 10
"""So many are searched for, unless a number is given."""
MOST = 10_000


def command(text: Text) -> click.Command:
    """``marias puzzle``."""

    @click.command("puzzle", help=text("puzzle-help"))
    @click.option("--game", metavar="|".join(GAMES), help=text("puzzle-game"))
    @click.option("--grade", type=click.Choice(GRADES), help=text("puzzle-grade"))
    @click.option("--count", metavar="N", help=text("puzzle-count", found=FOUND))
    @click.option("--try", "tried", metavar="N", help=text("puzzle-try"))
    @click.option("--out", metavar="FILE", type=NAME, help=text("puzzle-out"))
    @click.option("--force", is_flag=True, help=text("convert-force"))
    @click.option("--file", "path", metavar="FILE", type=PATH, help=text("puzzle-file"))
    @click.option("--seed", metavar="WORD", help=text("puzzle-seed"))
    @click.option("--json", "as_json", is_flag=True, help=text("puzzle-json"))
    def run(
        game: str | None,
        grade: Grade | None,
        count: str | None,
        tried: str | None,
        out: str | None,
        force: bool,
        path: Path | None,
        seed: str | None,
        as_json: bool,
    ) -> int:
        ways = [
            f"--{way}" for way, asked in (("try", tried), ("json", as_json or None), ("out", out)) if asked is not None
        ]
        if len(ways) > 1:
            raise TableError(f"{' and '.join(ways)}: only one of them", code="only-one", options=", ".join(ways))
        if out is not None:
            refuse_existing(out, force=force)
        games = tuple(GAMES) if game is None else (game_named(game_meant(game)).name,)
        grades = GRADES if grade is None else (grade,)
        number = None if count is None else whole("--count", count, 1, MOST)
        stopped = False
        if seed is None:
            puzzles = [one for one in _kept(path) if one.game in games and one.grade in grades][:number]
        else:
            puzzles, stopped = _searched(text, Wanted(seed, number or FOUND, games, grades), path)
        if tried is not None:
            place = whole("--try", tried, 1, len(puzzles))
            try_puzzle(text, puzzles[place - 1], place)
        elif as_json:
            click.echo(write_puzzles(puzzles), nl=False)
        elif out is not None:
            with written_whole(out) as file:
                if out.endswith((".html", ".htm")):
                    write_book(file, text, puzzles)
                else:
                    file.writelines(f"{line}\n" for line in _lines(text, puzzles))
        else:
            for line in _lines(text, puzzles):
                click.echo(line)
        return INTERRUPTED if stopped else 0

    return run


def _kept(path: Path | None) -> tuple[Puzzle, ...]:
    """The puzzles of a file, or those that come with the program."""
    if path is None:
        return shipped_puzzles()
    return puzzles_of(parse_puzzles(read_bytes(path), display(path)))


def _searched(text: Text, wanted: Wanted, path: Path | None) -> tuple[list[Puzzle], bool]:
    """The puzzles found, and whether the search was interrupted; what is found is kept."""
    stopped = False
    with nullcontext() if path is None else Results[Entry].open_read(path, parse_line, BEGINS) as kept:
        found = Collection(wanted, kept)
        before = len(found.puzzles)
        try:
            with bar(text("puzzle-progress"), wanted.count, before) as advance:
                for now in found.search():
                    advance(now - before)
                    before = now
        except KeyboardInterrupt:
            stopped = True
            click.echo(text("puzzle-stopped", count=len(found.puzzles)), err=True)
    return found.puzzles, stopped


def _lines(text: Text, puzzles: Sequence[Puzzle]) -> list[str]:
    """The booklet as plain text."""
    lines = [part for title in titles(text, puzzles) for part in textwrap.wrap(title, WIDTH)]
    posed = [Posed(text, puzzle) for puzzle in puzzles]
    for number, one in enumerate(posed, 1):
        lines += ["", *text_lines(one, number)]
    lines += ["", text("puzzle-solutions")]
    for number, one in enumerate(posed, 1):
        lines.append("")
        for place, part in enumerate(one.solution()):
            first = f"{number}. " if place == 0 else "    "
            lines += textwrap.wrap(part, WIDTH, initial_indent=first, subsequent_indent="    ")
    return lines
