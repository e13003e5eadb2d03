"""Volený on the screen: what is played and by whom, what may be chosen, the order of the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cards import EMPTY, Card, CardSet, Order, Suit
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Seat
from marias.rules.voleny import GAME
from marias.rules.voleny.actions import NO_TRUMP_GAMES, Ask, Betl, ChooseTrump, TakeOver
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import price
from marias.rules.voleny.state import VolenyState
from marias.rules.voleny.view import VolenyView
from marias.tui import phrases
from marias.tui.amounts import amount
from marias.tui.look import Look


def order_of(view: VolenyView) -> Order:
    """Betl and durch change the order from the moment they are known."""
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


def active(view: VolenyView) -> Sequence[Seat]:
    """The three who hold cards."""
    return view.active


def keeps_seven(view: VolenyView) -> Seat | None:
    """Who has announced the seven."""
    return view.keeps_seven


def packets(state: VolenyState) -> Iterator[tuple[Seat, CardSet, CardSet]]:
    """Forhont has five cards before him that he may not see yet."""
    for seat in state.active:
        yield seat, state.hands[seat], CardSet(state.closed) if seat == state.forhont else EMPTY


def aside(state: VolenyState) -> CardSet:  # noqa: ARG001 – every face is asked the same way
    """All cards are dealt to somebody."""
    return EMPTY


def doubles(profile: VolenyProfile, trump: Suit | None) -> bool:
    """Does this trump suit double the payments?"""
    return trump is Suit.HEARTS or (trump is Suit.BELLS and profile.doubled_suits == "red")


def bargain(look: Look, view: VolenyView, names: Sequence[str]) -> Iterator[str]:
    """What is played or stands, for how much, and what this seat alone knows of it."""
    text = look.text
    if view.contract:
        sign = look.suit(view.trump) if view.trump else ""
        game = phrases.contract(look, view.contract, view.trump)
        message = "board-contract" if sign else "board-contract-plain"
        yield text(message, contract=game, sign=sign, name=names[view.declarer])
        hearts = doubles(view.profile, view.trump)
        yield "; ".join(
            phrases.component(
                look,
                one.name,
                one.level,
                amount(text, GAME, view.profile, price(view.profile, one.name, one.level, hearts)),
            )
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


def marks(look: Look, view: VolenyView, seat: Seat) -> Iterator[str]:
    """Who pauses, and who is the declarer."""
    if seat == view.sitter:
        yield look.text("board-sits")
    elif view.contract and seat == view.declarer:
        yield look.text("board-declarer")


def laid_open(look: Look, view: VolenyView, names: Sequence[str]) -> Iterator[str]:
    """The hand of an open game."""
    if view.open_hand:
        cards = look.cards(order_of(view).sort(view.open_hand))
        yield look.text("board-open-hand", name=names[view.declarer], cards=cards)
