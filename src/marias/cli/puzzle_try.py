"""Trying a puzzle in the terminal: a card is typed, and is right or is refuted."""

from __future__ import annotations

import sys
import textwrap

import click

from marias.analysis.puzzles import Puzzle, card_of
from marias.cards import Card
from marias.cli.puzzle_words import Posed, text_lines
from marias.texts import Text
from marias.tui.typed import Wrong, named_card, one_of_two, shown

WIDTH = 79


def try_puzzle(text: Text, puzzle: Puzzle, number: int) -> None:
    """Ask until the right card is typed, or nothing at all; ``click.Abort`` where the input ends."""
    posed = Posed(text, puzzle)
    for line in text_lines(posed, number):
        click.echo(line)
    legal = posed.situation.order.sort({card_of(action) for action in posed.state.legal()})
    while True:
        click.echo(text("puzzle-try-ask"), nl=False)
        word = sys.stdin.readline()
        if not word:
            click.echo()
            raise click.Abort
        if not word.strip():
            break
        card = _card(posed, word.strip(), legal[0])
        if isinstance(card, Wrong):
            _say(text(card.message, **card.params))
        if isinstance(card, Wrong) or card not in legal:
            _say(text("puzzle-try-may", cards=posed.look.cards(legal)))
        elif str(card) == puzzle.card:
            _say(text("puzzle-try-right"))
            break
        else:
            _say(posed.wrong(posed.refutation(card)))
    for line in posed.solution():
        _say(line)


def _card(posed: Posed, word: str, example: Card) -> Card | Wrong:
    """The card that is meant, read as at the table; or why it is none of his."""
    card = named_card(word, posed.look)
    if card is None:
        unknown = Wrong("puzzle-try-unknown", {"typed": shown(word), "example": posed.look.card(example)})
        return one_of_two(word, posed.look) or unknown
    held = card in posed.situation.hands[posed.situation.to_play]
    return card if held else Wrong("not-your-card", {"card": posed.look.card(card)})


def _say(words: str) -> None:
    for line in textwrap.wrap(words, WIDTH, initial_indent="  ", subsequent_indent="    "):
        click.echo(line)
