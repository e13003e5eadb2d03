"""What happened, in words: one line an event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from marias.rules.actions import Play, PlayMarriage
from marias.session import Acted, Dealt
from marias.tui import phrases
from marias.tui.faces import face_of
from marias.tui.look import Look


def dealt(look: Look, names: Sequence[str], event: Dealt) -> str:
    """Who dealt, and how the pack came about."""
    dealer = names[event.dealer]
    if event.how == "cut" and event.cutter is not None:
        return look.text("dealt-cut", number=event.number, name=dealer, cutter=names[event.cutter], at=event.at)
    return look.text("dealt-shuffled", number=event.number, name=dealer)


def acted(look: Look, names: Sequence[str], event: Acted, before: Any, after: Any) -> Iterator[str]:
    """What a seat did, and what came of it; the views before it and after it (None: the deal is settled)."""
    face = face_of(before.game)
    # A ruling belongs to no seat's turn; it may be about one.
    seat = getattr(event.action, "seat", None) if event.seat is None else event.seat
    name = "" if seat is None else names[seat]
    if event.marriage and isinstance(event.action, Play | PlayMarriage):
        given = {"name": name, "card": look.card(event.action.card), "value": event.marriage.value}
        trumps = "yes" if event.marriage.suit is before.trump else "no"
        yield look.text(phrases.own(look.text, "say-marriage", before.game), trumps=trumps, **given)
    else:
        yield face.said(look, name, event.action, before, before if after is None else after)
    if event.laid:
        order = face.order(before if after is None else after)
        yield look.text("laid-down", name=name, cards=look.cards(order.sort(event.laid)))
        if event.proved:
            yield look.text("laid-down-proved")
    if event.trick:
        number = len(before.tricks) + 1
        yield look.text("trick-taken", number=number, name=names[event.trick.winner])
    if after is not None:
        yield from face.news(look, names, before, after)
