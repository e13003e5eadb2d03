"""Křížový on the screen: what is played, what a seat knows of the sides, what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cards import EMPTY, Card, CardSet, Order, Rank, Suit
from marias.rules.actions import Play, PlayMarriage, Say
from marias.rules.contract import Seat
from marias.rules.doubling import Component
from marias.rules.krizovy import GAME
from marias.rules.krizovy.actions import SOLO_GAMES, Choose
from marias.rules.krizovy.settlement import GAME_FACTOR, value
from marias.rules.krizovy.state import KrizovyState
from marias.rules.krizovy.suit_round import SUIT
from marias.rules.krizovy.view import KrizovyView
from marias.tui import phrases
from marias.tui.amounts import amount
from marias.tui.look import Look


def order_of(view: KrizovyView) -> Order:
    """Betl and durch change the order from the moment they are known."""
    return Order.PLAIN if view.contract in SOLO_GAMES or view.standing in SOLO_GAMES else Order.TRUMP


def hand_of(view: KrizovyView) -> list[Card]:
    """The own hand as it is held, and numbered."""
    return order_of(view).sort(view.hand)


def playable(view: KrizovyView) -> CardSet:
    """The cards that may be chosen now: for trump, for the trick."""
    cards = [action.card for action in view.legal if isinstance(action, Choose | Play | PlayMarriage)]
    return CardSet(card for card in cards if card is not None)


def active(view: KrizovyView) -> Sequence[Seat]:
    """All four."""
    return range(view.seats)


def keeps_seven(view: KrizovyView) -> Seat | None:
    """Who has announced the seven."""
    return view.keeps_seven


def packets(state: KrizovyState) -> Iterator[tuple[Seat, CardSet, CardSet]]:
    """Four cards and four, the second ones closed until the choice is made."""
    for seat, hand in enumerate(state.hands):
        yield seat, hand, state.closed[seat] if state.closed else EMPTY


def aside(state: KrizovyState) -> CardSet:  # noqa: ARG001 – every face is asked the same way
    """All cards are dealt to somebody."""
    return EMPTY


def rank_name(look: Look, rank: Rank) -> str:
    """The rank in a word."""
    french = "-french" if look.french and rank in (Rank.UNDER, Rank.OVER) else ""
    return look.text(f"rank-{rank.value}{french}")


def opening(view: KrizovyView) -> bool:
    """Has nobody announced anything yet?"""
    return not any(isinstance(action, Say) for _, action in view.history)


def declarers(view: KrizovyView) -> tuple[Seat, ...]:
    """Who is known to play with the chooser, he himself among them."""
    return tuple(seat for seat, side in enumerate(view.sides) if side == "declarer")


def defenders(view: KrizovyView) -> tuple[Seat, ...]:
    """Who is known to play against the chooser."""
    return tuple(seat for seat, side in enumerate(view.sides) if side == "defence")


def bargain(look: Look, view: KrizovyView, names: Sequence[str]) -> Iterator[str]:
    """What is played or stands, for how much, and what this seat knows of the sides."""
    if not view.contract:
        yield from _before_contract(look, view, names)
        return
    if view.contract in SOLO_GAMES:
        yield look.text("board-solo", game=look.text(f"game-{view.contract}"), name=_name(view.soloist, names))
    elif view.trump is not None:
        yield _trumps(look, view, names)
    yield "; ".join(_components(look, view))
    if view.contract not in SOLO_GAMES:
        yield sides(look, view, names)


def _before_contract(look: Look, view: KrizovyView, names: Sequence[str]) -> Iterator[str]:
    text, chooser = look.text, names[view.chooser]
    if view.phase == "choose":
        yield text("board-forhont", name=chooser)
        return
    if view.called_rank is None:
        yield text("board-forgotten", name=chooser)
    else:
        yield text("board-called-rank", name=chooser, rank=rank_name(look, view.called_rank))
    if view.standing == SUIT:
        yield text("board-standing", standing="barva", game="", name=chooser)
    elif view.standing:
        game = text(f"game-{view.standing}")
        yield text("board-standing", standing=view.standing, game=game, name=_name(view.soloist, names))
    if view.trump_card is not None and view.called_card is not None and view.standing not in SOLO_GAMES:
        yield text("board-own-choice", card=look.card(view.trump_card), called=look.card(view.called_card))


def _trumps(look: Look, view: KrizovyView, names: Sequence[str]) -> str:
    trump = view.trump
    given: dict[str, object] = {"sign": look.suit(trump) if trump else "", "name": names[view.chooser]}
    given["suit"] = look.text(f"suit-{trump.value if trump else ''}" + ("-french" if look.french else ""))
    if view.called_card is None:
        return look.text("board-hearts-alone", **given)
    return look.text("board-trumps", called=look.card(view.called_card), **given)


def _name(seat: Seat | None, names: Sequence[str]) -> str:
    return "" if seat is None else names[seat]


def _components(look: Look, view: KrizovyView) -> Iterator[str]:
    """Each component with its level and its present value for one pair."""

    def money(component: Component, steps: int = 1) -> str:
        return amount(look.text, GAME, view.profile, steps * price(view, component))

    game = view.rounds.component("hra")
    for one in view.rounds.components:
        if one.name == "sto_against" and view.profile.sto_against_price == "on_flekked_game" and game:
            yield look.text("board-hundred-against", price=money(game, GAME_FACTOR))
        elif one.name == "sto":
            yield look.text("board-hundred", level=phrases.level(look, one.level), price=money(one))
        else:
            yield phrases.component(look, one.name, one.level, money(one))


def price(view: KrizovyView, one: Component) -> int:
    """Present value of a component for one pair (Kč)."""
    return value(view.profile, one, view.trump is Suit.HEARTS)


def sides(look: Look, view: KrizovyView, names: Sequence[str]) -> str:
    """What this seat knows of who plays with whom."""
    text, mine, theirs = look.text, declarers(view), defenders(view)
    chooser, called = names[view.chooser], view.called_card
    holds_it = called is not None and called in view.hand
    card = look.card(called) if called else ""
    if "" not in view.sides:
        if len(mine) == 1:
            secretly = holds_it and view.seat == view.chooser
            return text("sides-alone-secretly", card=card) if secretly else text("sides-alone", name=chooser)
        if holds_it:
            return text("sides-you-hold", card=card, name=chooser)
        return text("sides-known", declarers=phrases.pair(look, names, mine), defence=phrases.pair(look, names, theirs))
    if view.seat == view.chooser:
        return text("sides-unknown-chooser", card=card)
    return text("sides-unknown-spectator" if view.seat is None else "sides-unknown-defender", card=card, name=chooser)


def marks(look: Look, view: KrizovyView, seat: Seat) -> Iterator[str]:
    """Who chooses, who plays alone and, as far as this seat knows it, who is with whom."""
    alone = view.soloist is not None
    if alone and seat == view.soloist:
        yield look.text("board-plays-alone")
    elif view.contract not in SOLO_GAMES and seat == view.chooser:
        yield look.text("board-chooses")
    elif not alone and view.sides[seat]:
        yield look.text("board-with-chooser" if view.sides[seat] == "declarer" else "board-defends")


def laid_open(look: Look, view: KrizovyView, names: Sequence[str]) -> Iterator[str]:
    """The hands of the others in betl with open cards."""
    for seat, cards in enumerate(view.open_hands):
        if cards and seat != view.seat:
            yield look.text("board-open-hand", name=names[seat], cards=look.cards(order_of(view).sort(cards)))
    if view.table_talk:
        yield look.text("board-talk")
