"""A whole deal between bots, printed: what the game does where nobody sits at a terminal."""

from __future__ import annotations

from marias.session import Acted, Dealt, Settled, Table
from marias.tui import account, lines
from marias.tui.faces import face_of
from marias.tui.screen import Screen


def play_alone(table: Table, screen: Screen) -> None:
    """Deal once, let the bots play, print everything: all hands lie open to the reader."""
    look, text = screen.look, screen.look.text
    names = tuple(player.name for player in table.setup.players)
    face = face_of(table.setup.game.name)
    screen.say(text("alone-title"))
    screen.say(text("alone-seed", seed=table.setup.seed.hex()))
    for event in table.deal():
        if isinstance(event, Dealt):
            screen.say(lines.dealt(look, names, event))
    order = face.order(table.view(None))
    for seat, cards, closed in face.packets(table.state):
        screen.say(text("alone-hand", name=names[seat], cards=look.cards(order.sort(cards | closed))))
    if aside := face.aside(table.state):
        screen.say(text("board-talon", cards=look.cards(order.sort(aside))))
    screen.say()
    while table.to_act is not None:
        view = table.view(None)
        for event in table.let_bot_act():
            if isinstance(event, Acted):
                for line in lines.acted(look, names, event, view, None if table.state is None else table.view(None)):
                    screen.say(line)
            elif isinstance(event, Settled):
                screen.say()
                account.show_settlement(screen, table.setup, event, table.ended.view(None))
                account.show_premium(screen, table.setup, table.ended)
