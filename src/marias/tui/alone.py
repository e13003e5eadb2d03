"""A whole deal between bots, printed: what the game does where nobody sits at a terminal."""

from __future__ import annotations

from marias.cards import Order
from marias.session import Acted, Dealt, Settled, Table
from marias.tui import account, lines
from marias.tui.screen import Screen


def play_alone(table: Table, screen: Screen) -> None:
    """Deal once, let the bots play, print everything: all hands lie open to the reader."""
    look, text = screen.look, screen.look.text
    names = tuple(player.name for player in table.setup.players)
    before = table.match.chips
    screen.say(text("alone-title", seed=table.setup.seed.hex()))
    for event in table.deal():
        if isinstance(event, Dealt):
            screen.say(lines.dealt(look, names, event))
    state = table.state
    for seat in state.active:
        cards = look.cards(Order.TRUMP.sort([*state.hands[seat], *(state.closed if seat == state.forhont else ())]))
        screen.say(text("alone-hand", name=names[seat], cards=cards))
    screen.say()
    while table.to_act is not None:
        view = table.view(table.to_act)
        for event in table.let_bot_act():
            trump = view.trump if table.state is None else table.state.trump
            if isinstance(event, Acted):
                for line in lines.acted(look, names, event, view, trump):
                    screen.say(line)
            elif isinstance(event, Settled):
                screen.say()
                suit = trump if view.contract == event.result.contract else None
                account.show_settlement(screen, names, event, suit, before)
