"""The table in the eyes of one seat: what is played, who has what, the trick, the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from marias.cards import Card, Order
from marias.rules import GAMES
from marias.tui import phrases
from marias.tui.amounts import holding
from marias.tui.faces import face_of
from marias.tui.look import Look
from marias.tui.screen import Screen


class Scene(msgspec.Struct, frozen=True):
    """What stands around a deal: names, chips, the number of the deal."""

    names: tuple[str, ...]
    chips: tuple[int, ...]
    number: int


def order_of(view: Any) -> Order:
    """The order of strength in force, as far as this seat knows it."""
    return face_of(view.game).order(view)


def hand_of(view: Any) -> list[Card]:
    """The own hand as it is held, and numbered."""
    return order_of(view).sort(view.hand)


def show(screen: Screen, view: Any, scene: Scene) -> None:
    """Print the table."""
    look, text = screen.look, screen.look.text
    phase = phase_name(look, view)
    screen.rule(text("board-title", number=scene.number, phase=phase))
    for line in (*bargain(look, view, scene.names), *people(look, view, scene)):
        screen.say(line)
    if view.phase == "play":
        screen.say(trick(look, view, scene.names))
        for line in face_of(view.game).laid_open(look, view, scene.names):
            screen.say(line)
    if view.hand:
        screen.say(text("board-hand"))
        for line in hand(look, view, screen.width):
            screen.say(line)


def phase_name(look: Look, view: Any) -> str:
    """What is done now; in words of the game where the same phase is another thing in others."""
    if view.phase == "play":
        return look.text("phase-play", number=len(view.tricks) + 1)
    own = f"phase-{view.game}-{view.phase}"
    return look.text(own if look.text.has(own) else f"phase-{view.phase}")


def bargain(look: Look, view: Any, names: Sequence[str]) -> Iterator[str]:
    """What is played or stands, for how much, and what this seat alone knows of it."""
    return face_of(view.game).bargain(look, view, names)


def people(look: Look, view: Any, scene: Scene) -> Iterator[str]:
    """One line a seat: whose turn, part in the deal, tricks, marriages, chips."""
    text = look.text
    face, longest = face_of(view.game), max(map(len, scene.names))
    for seat, name in enumerate(scene.names):
        parts = [holding(text, GAMES[view.game], view.profile, scene.chips[seat])]
        if view.phase in ("play", "end"):
            won = sum(trick.winner == seat for trick in view.tricks)
            parts.insert(0, text("tricks", tricks=won))
        if seat == view.seat and name != text("play-you"):
            parts.append(text("board-you"))
        parts.extend(face.marks(look, view, seat))
        if seat == view.dealer:
            parts.append(text("board-dealer"))
        if seat == face.keeps_seven(view):
            parts.append(text("board-keeps-seven"))
        if held := [f"{look.suit(one.suit)} {one.value}" for one in view.marriages if one.seat == seat]:
            parts.append(text("board-marriages", marriages=", ".join(held)))
        mark = "*" if seat == view.to_act else " "
        yield f"{mark} {name:<{longest}}  {'; '.join(parts)}"


def trick(look: Look, view: Any, names: Sequence[str]) -> str:
    """The trick on the table, with names."""
    if not view.trick:
        return look.text("board-leads", name=names[view.leader])
    return look.text("board-trick", cards=fallen(look, view, names, view.trick))


def fallen(look: Look, view: Any, names: Sequence[str], cards: Sequence[Card]) -> str:
    """Cards of a trick, each with the name of who played it."""
    players = phrases.players_of(view)
    return ", ".join(f"{names[players[card]]} {look.card(card)}" for card in cards)


def hand(look: Look, view: Any, width: int) -> Iterator[str]:
    """The own hand, numbered; what may be chosen now stands in brackets."""
    may = face_of(view.game).playable(view)
    cells = [
        (str(number), f"[{look.card(card)}]" if card in may else f" {look.card(card)} ")
        for number, card in enumerate(hand_of(view), 1)
    ]
    if look.plain:
        yield "  ".join(f"{number} {card.strip()}" for number, card in cells)
        return
    across = max(1, (width - 2) // 6)
    for start in range(0, len(cells), across):
        row = cells[start : start + across]
        yield ("  " + "".join(f" {number:<5}" for number, _ in row)).rstrip()
        yield ("  " + "".join(f"{card:<6}" for _, card in row)).rstrip()
