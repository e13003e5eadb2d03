"""A booklet of puzzles as one page of HTML: nothing from the network is needed, and it prints on A4, solutions last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import IO

from marias.analysis.puzzles import Puzzle
from marias.cards import Suit
from marias.cli.puzzle_words import Posed, titles
from marias.texts import Text

STYLE = """
@page { size: A4; margin: 14mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.4 Georgia, "Times New Roman", "DejaVu Serif", serif; color: #111; background: #fff;
  max-width: 190mm; margin: 0 auto; padding: 6mm 4mm; }
h1 { font-size: 20pt; margin: 0 0 3mm; }
h2 { font-size: 15pt; margin: 8mm 0 3mm; break-after: avoid; }
h3 { font-size: 11pt; margin: 0 0 1mm; }
.all { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; }
.puzzle { border: 0.3mm solid #999; border-radius: 2mm; padding: 3mm; break-inside: avoid; }
.table { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1mm 2mm; margin: 2mm 0; align-items: center; }
.hand { font: 10.5pt/1.3 "DejaVu Sans", Verdana, Arial, sans-serif; white-space: nowrap; }
.hand b { display: block; }
.hand.turn b { text-decoration: underline; }
.south { grid-area: 3 / 2; } .west { grid-area: 2 / 1; } .north { grid-area: 1 / 2; } .east { grid-area: 2 / 3; }
.middle { grid-area: 2 / 2; font-size: 9pt; text-align: center; }
.c { color: #b3001b; } .k { color: #8a5a00; } .z { color: #0b5d1e; } .l { color: #222; }
p { margin: 1mm 0; } .ask { font-weight: bold; }
.after { break-before: page; }
.solutions { columns: 2; column-gap: 8mm; font-size: 9.5pt; }
.solution { break-inside: avoid; margin-bottom: 3mm; }
@media (max-width: 640px) { .all { grid-template-columns: 1fr; } .solutions { columns: 1; } }
"""
PLACES = {2: ("south", "north"), 3: ("south", "west", "east"), 4: ("south", "west", "north", "east")}
"""From the player on turn, in the order of play."""


def write_book(file: IO[str], text: Text, puzzles: Sequence[Puzzle]) -> None:
    """The whole page."""
    for line in _page(text, puzzles):
        file.write(line + "\n")


def _page(text: Text, puzzles: Sequence[Puzzle]) -> Iterator[str]:
    title, *intro = titles(text, puzzles)
    yield "<!doctype html>"
    yield f'<html lang="{escape(text.language)}"><head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
    yield f"<h1>{escape(title)}</h1>"
    yield from (f"<p>{escape(line)}</p>" for line in intro)
    yield '<main class="all">'
    posed = [Posed(text, puzzle) for puzzle in puzzles]
    for number, one in enumerate(posed, 1):
        yield from _puzzle(one, number)
    yield "</main>"
    yield f'<section class="after"><h2>{escape(text("puzzle-solutions"))}</h2><div class="solutions">'
    for number, one in enumerate(posed, 1):
        first, *rest = one.solution()
        yield f'<div class="solution"><p><b>{number}.</b> {_coloured(first)}</p>'
        yield from (f"<p>{_coloured(line)}</p>" for line in rest)
        yield "</div>"
    yield "</div></section></body></html>"


def _coloured(words: str) -> str:
    """The words as HTML, every suit sign in its colour."""
    out = escape(words)
    for suit in Suit:
        out = out.replace(suit.sign, f'<span class="{suit.value}">{suit.sign}</span>')
    return out


def _puzzle(posed: Posed, number: int) -> Iterator[str]:
    yield f'<article class="puzzle"><h3>{_coloured(posed.head(number))}</h3><div class="table">'
    start = posed.seats.index(posed.turn)
    for place, seat in zip(PLACES[len(posed.seats)], (*posed.seats[start:], *posed.seats[:start]), strict=True):
        turn = " turn" if seat == posed.turn else ""
        suits = "<br>".join(
            f'<span class="{suit.value}">{suit.sign}</span> {escape(cards)}'
            for suit, cards in posed.hand(seat)
            if cards
        )
        yield f'<div class="hand {place}{turn}"><b>{posed.names[seat]}</b>{suits}</div>'
    yield f'<div class="middle">{_coloured(posed.on_table())}</div></div>'
    if points := posed.points():
        yield f"<p>{escape(points)}</p>"
    yield f'<p class="ask">{escape(posed.question())}</p></article>'
