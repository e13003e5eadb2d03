"""Volený mariáš at the terminal.

``table`` what is shown · ``asking`` questions and help · ``reading`` what was typed · ``telling`` what happened and
what it came to.
"""

from __future__ import annotations

from marias.tui.faces.face import Face, last_until_lead, no_race, no_stock
from marias.tui.faces.voleny import asking, reading, table, telling

FACE = Face(
    order=table.order_of,
    playable=table.playable,
    active=table.active,
    bargain=table.bargain,
    marks=table.marks,
    keeps_seven=table.keeps_seven,
    laid_open=table.laid_open,
    look_back=last_until_lead,
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
    match_ended=no_race,
    match_goes_on=no_race,
    tally=no_race,
    packets=table.packets,
    aside=table.aside,
    drawn=no_stock,
    played=telling.played,
    end_clause="LIGA-2",
)
