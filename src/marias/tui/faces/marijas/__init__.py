"""Marijaš for two, three and four at the terminal.

``table`` what is shown · ``asking`` questions and help · ``reading`` what was typed, and in it ``calling`` marriages ·
``telling`` what happened and what it came to · ``match`` how the match to twelve ended.
"""

from __future__ import annotations

from marias.tui.faces.face import Face
from marias.tui.faces.marijas import asking, match, reading, table, telling

FACE = Face(
    order=table.order_of,
    playable=table.playable,
    active=table.active,
    bargain=table.bargain,
    marks=table.marks,
    keeps_seven=table.keeps_seven,
    laid_open=table.laid_open,
    look_back=table.look_back,
    question=asking.question,
    choices=asking.choices,
    help=asking.explained,
    wishes=asking.wishes,
    asks_suit=asking.asks_suit,
    empty=reading.empty,
    read=reading.read,
    drafted=asking.drafted,
    instead=reading.instead,
    said=telling.said,
    news=telling.news,
    opens=telling.opens,
    head=telling.head,
    winners=telling.winners,
    factors=telling.factors,
    match_ended=match.ended,
    match_goes_on=match.goes_on,
    tally=match.tally,
    packets=table.packets,
    aside=table.aside,
    drawn=table.drawn,
    played=telling.played,
    end_clause="",
)
