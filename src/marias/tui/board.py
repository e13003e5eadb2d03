"""The table in the eyes of one seat: what is played, who has what, the trick, the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from marias.cards import Card, CardSet, Order, Suit
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Seat
from marias.rules.voleny.actions import NO_TRUMP_GAMES, Ask, Betl, ChooseTrump, TakeOver
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import price
from marias.rules.voleny.view import VolenyView
from marias.tui import lines
from marias.tui.look import Look
from marias.tui.screen import Screen


class Scene(msgspec.Struct, frozen=True):
    """What stands around a deal: names, chips, the number of the deal."""

    names: tuple[str, ...]
    chips: tuple[int, ...]
    number: int


def order_of(view: VolenyView) -> Order:
    """The order of strength in force, as far as this seat knows it: betl and durch from the moment they are known."""
    no_trumps = view.contract in NO_TRUMP_GAMES or view.standing in NO_TRUMP_GAMES
    my_turn = view.seat is not None and view.seat == view.to_act
    taking_over = my_turn and view.phase == "takeover"
    forgotten = my_turn and view.phase == "call" and view.trump_card is None
    return Order.PLAIN if no_trumps or taking_over or forgotten else Order.TRUMP


def hand_of(view: VolenyView) -> list[Card]:
    """The own hand as it is held, and numbered."""
    return order_of(view).sort(view.hand)


def playable(view: VolenyView) -> CardSet:
    """The cards that may be chosen now: for trump, for the talon of the least demanding call, for the trick."""
    asking = any(isinstance(action, Ask) for action in view.legal)
    cards: list[Card | None] = []
    for action in view.legal:
        if isinstance(action, Ask if asking else Betl | TakeOver):
            cards.extend(action.talon or ())
        elif isinstance(action, ChooseTrump | Play | PlayMarriage):
            cards.append(action.card)
    return CardSet(card for card in cards if card is not None)


def doubles(profile: VolenyProfile, trump: Suit | None) -> bool:
    """Does this trump suit double the payments?"""
    return trump is Suit.HEARTS or (trump is Suit.BELLS and profile.doubled_suits == "red")


def show(screen: Screen, view: VolenyView, scene: Scene) -> None:
    """Print the table."""
    text = screen.look.text
    phase = text("phase-play", number=len(view.tricks) + 1) if view.phase == "play" else text(f"phase-{view.phase}")
    screen.rule(text("board-title", number=scene.number, phase=phase))
    for line in (*bargain(screen.look, view, scene.names), *people(screen.look, view, scene)):
        screen.say(line)
    if view.phase == "play":
        screen.say(trick(screen.look, view, scene.names))
        if view.open_hand:
            cards = screen.look.cards(order_of(view).sort(view.open_hand))
            screen.say(text("board-open-hand", name=scene.names[view.declarer], cards=cards))
    if view.hand:
        screen.say(text("board-hand"))
        for line in hand(screen.look, view, screen.width):
            screen.say(line)


def bargain(look: Look, view: VolenyView, names: Sequence[str]) -> Iterator[str]:
    """What is played or stands, for how much, and what this seat alone knows of it."""
    text = look.text
    if view.contract:
        sign = look.suit(view.trump) if view.trump else ""
        game = lines.contract(look, view.contract, view.trump)
        message = "board-contract" if sign else "board-contract-plain"
        yield text(message, contract=game, sign=sign, name=names[view.declarer])
        hearts = doubles(view.profile, view.trump)
        yield "; ".join(
            lines.component(look, one, price(view.profile, one.name, one.level, hearts))
            for one in view.rounds.components
        )
    elif view.phase in ("answer", "takeover"):
        game = text(f"game-{view.standing}")
        yield text("board-standing", standing=view.standing, game=game, name=names[view.declarer])
    else:
        yield text("board-forhont", name=names[view.forhont])
    if view.trump_card is not None and not view.contract and view.standing not in NO_TRUMP_GAMES:
        yield text("board-trump-card", card=look.card(view.trump_card))
    if view.talon:
        yield text("board-talon", cards=look.cards(order_of(view).sort(view.talon)))


def people(look: Look, view: VolenyView, scene: Scene) -> Iterator[str]:
    """One line a seat: whose turn, part in the deal, tricks, marriages, chips."""
    text = look.text
    longest = max(map(len, scene.names))
    for seat, name in enumerate(scene.names):
        role = "sits" if seat == view.sitter else "declarer" if view.contract and seat == view.declarer else ""
        parts = [text("money", amount=scene.chips[seat])]
        if view.phase in ("play", "end"):
            won = sum(trick.winner == seat for trick in view.tricks)
            parts.insert(0, text("tricks", tricks=won))
        if seat == view.seat and name != text("play-you"):
            parts.append(text("board-you"))
        if role:
            parts.append(text(f"board-{role}"))
        if seat == view.dealer:
            parts.append(text("board-dealer"))
        if seat == view.keeps_seven:
            parts.append(text("board-keeps-seven"))
        if held := [f"{look.suit(one.suit)} {one.value}" for one in view.marriages if one.seat == seat]:
            parts.append(text("board-marriages", marriages=", ".join(held)))
        mark = "*" if seat == view.to_act else " "
        yield f"{mark} {name:<{longest}}  {'; '.join(parts)}"


def trick(look: Look, view: VolenyView, names: Sequence[str]) -> str:
    """The trick on the table, with names."""
    if not view.trick:
        return look.text("board-leads", name=names[view.leader])
    return look.text("board-trick", cards=fallen(look, view, names, view.leader, view.trick))


def fallen(look: Look, view: VolenyView, names: Sequence[str], leader: Seat, cards: Sequence[Card]) -> str:
    """Cards of a trick, each with the name of who played it."""
    start = view.active.index(leader)
    return ", ".join(f"{names[view.active[(start + place) % 3]]} {look.card(card)}" for place, card in enumerate(cards))


def hand(look: Look, view: VolenyView, width: int) -> Iterator[str]:
    """The own hand, numbered; what may be chosen now stands in brackets."""
    may = playable(view)
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
