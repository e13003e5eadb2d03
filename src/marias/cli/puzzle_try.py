"""Trying a puzzle in the terminal: a card is typed, and is right or is refuted."""

from __future__ import annotations

import sys
import textwrap

import click

from marias.analysis.puzzles import Puzzle, card_of
from marias.cards import Card
from marias.cli.puzzle_words import Posed, text_lines
from marias.errors import NotationError
from marias.notation import parse_card
from marias.texts import Text

WIDTH = 79


def try_puzzle(text: Text, puzzle: Puzzle, number: int) -> None:
    """Ask until the right card is typed, nothing at all, or the input ends."""
    posed = Posed(text, puzzle)
    for line in text_lines(posed, number):
        click.echo(line)
    legal = posed.situation.order.sort({card_of(action) for action in posed.state.legal()})
    while True:
        click.echo(text("puzzle-try-ask"), nl=False)
        word = sys.stdin.readline()
        if not word:
            click.echo()
            return
        if not word.strip():
            break
        card = _card(text, posed, word)
        if card not in legal:
            _say(text("puzzle-try-may", cards=posed.look.cards(legal)))
        elif str(card) == puzzle.card:
            _say(text("puzzle-try-right"))
            break
        else:
            _say(posed.wrong(posed.refutation(card)))
    for line in posed.solution():
        _say(line)


def _card(text: Text, posed: Posed, word: str) -> Card | None:
    """The card that is meant: as it is written here, or as everywhere else."""
    labelled = posed.look.labelled(word.strip())
    if labelled is not None:
        return labelled
    try:
        return parse_card(word, text.language)
    except NotationError:
        return None


def _say(words: str) -> None:
    for line in textwrap.wrap(words, WIDTH, initial_indent="  ", subsequent_indent="    "):
        click.echo(line)
