"""Endings in which exactly one card wins what is asked: found, graded and kept.

A puzzle asks for the one card with which the side of the player on turn still wins a component, whatever the others
play, with open cards; every other card loses it. ``search`` finds them in deals as they are played, ``grading`` says
how hard they are, ``lines`` how a wrong card is refuted.
"""

from __future__ import annotations

from marias.analysis.puzzles.files import (
    BEGINS,
    Entry,
    Mark,
    parse_line,
    parse_puzzles,
    puzzles_of,
    shipped_puzzles,
    write_puzzles,
)
from marias.analysis.puzzles.lines import Line, line_after
from marias.analysis.puzzles.puzzle import GRADES, Grade, Puzzle
from marias.analysis.puzzles.question import Answers, answers, card_of
from marias.analysis.puzzles.search import Natural, agrees, puzzle_in

__all__ = [
    "BEGINS",
    "GRADES",
    "Answers",
    "Entry",
    "Grade",
    "Line",
    "Mark",
    "Natural",
    "Puzzle",
    "agrees",
    "answers",
    "card_of",
    "line_after",
    "parse_line",
    "parse_puzzles",
    "puzzle_in",
    "puzzles_of",
    "shipped_puzzles",
    "write_puzzles",
]
