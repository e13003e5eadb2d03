"""Marijaš on the screen: the trump suit, the called card, what a seat knows of the sides, the stock, the talon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cards import Card, CardSet, Order, Suit
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Seat
from marias.rules.marijas.actions import Discard
from marias.rules.marijas.call import second_deal
from marias.rules.marijas.state import MarijasState
from marias.rules.marijas.tricks import ORDER
from marias.rules.marijas.view import MarijasView
from marias.rules.play import Trick
from marias.tui import phrases
from marias.tui.look import Look


def order_of(view: MarijasView) -> Order:  # noqa: ARG001 – every face is asked the same way
    """The one there is."""
    return ORDER


def hand_of(view: MarijasView) -> list[Card]:
    """The own hand as it is held, and numbered."""
    return ORDER.sort(view.hand)


def playable(view: MarijasView) -> CardSet:
    """The cards that may be chosen now: for the trick, or to be put back into the talon."""
    pairs = [action.talon for action in view.legal if isinstance(action, Discard) and action.talon]
    if pairs:
        return CardSet(card for pair in pairs for card in pair)
    return CardSet(action.card for action in view.legal if isinstance(action, Play | PlayMarriage))


def active(view: MarijasView) -> Sequence[Seat]:
    """Everybody."""
    return range(view.seats)


def keeps_seven(view: MarijasView) -> Seat | None:  # noqa: ARG001 – every face is asked the same way
    """No seven is announced."""
    return None


def look_back(view: MarijasView) -> Sequence[Trick]:
    """As the rules of the table have it."""
    return view.open_tricks


def packets(state: MarijasState) -> Iterator[tuple[Seat, CardSet, CardSet]]:
    """The cards that are dealt before the call, and those that are dealt after it."""
    whole = second_deal(state) if state.undealt else state.hands
    for seat, hand in enumerate(state.hands):
        yield seat, hand, whole[seat] - hand


def aside(state: MarijasState) -> CardSet:
    """The stock of two players, the talon of three."""
    return CardSet(state.stock) | state.talon


def drawn(before: MarijasState, after: MarijasState) -> Iterator[tuple[Seat, Card]]:
    """Of two players who drew which card of the stock."""
    for card in before.stock[: len(before.stock) - len(after.stock)] if before.stock else ():
        yield next(seat for seat, hand in enumerate(after.hands) if card in hand), card


def suit_name(look: Look, suit: Suit) -> str:
    """The suit in a word."""
    return look.text(f"suit-{suit.value}" + ("-french" if look.french else ""))


def declarers(view: MarijasView) -> list[Seat]:
    """Who is known to play with the caller, he himself among them; or who plays an extraordinary game."""
    return [seat for seat, side in enumerate(view.sides) if side == "declarer"]


def opponents(view: MarijasView) -> list[Seat]:
    """Who is known to play against the caller."""
    return [seat for seat, side in enumerate(view.sides) if side == "defence"]


def calls_by_turns(view: MarijasView) -> bool:
    """May each in turn call or say dalje, so that nobody is the caller yet?"""
    return view.profile.dalje != "formality" and view.seats > 2


def bargain(look: Look, view: MarijasView, names: Sequence[str]) -> Iterator[str]:
    """Trump, who plays with whom as far as this seat knows it, the stock, and what it alone knows of the talon."""
    text = look.text
    if not view.contract:
        yield text("board-open-call") if calls_by_turns(view) else text("board-caller", name=names[view.caller])
    elif view.contract == "betl":
        yield text("board-betl", name=names[view.declarer])
    elif view.trump is not None:
        adut = {"suit": suit_name(look, view.trump), "sign": look.suit(view.trump)}
        card = look.card(view.called_card) if view.called_card else ""
        yield text("board-adut-called", card=card, **adut) if card else text("board-adut", **adut)
        if view.seats > 2:
            yield sides(look, view, names)
    if view.seats == 2 and view.phase == "play":
        yield text("board-stock", count=view.stock) if view.stock else text("board-no-stock")
    if view.talon:
        yield text("board-talon", cards=look.cards(ORDER.sort(view.talon)))


def sides(look: Look, view: MarijasView, names: Sequence[str]) -> str:
    """What this seat knows of who plays with whom."""
    text, caller = look.text, names[view.caller]
    card = look.card(view.called_card) if view.called_card else ""
    holds_it = view.called_card is not None and view.called_card in view.hand
    if "" not in view.sides:
        mine = declarers(view)
        if holds_it:
            return text("sides-call-own" if view.seat == view.caller else "sides-call-held", card=card, name=caller)
        theirs = phrases.pair(look, names, opponents(view))
        if len(mine) == 1:
            return text("sides-one", name=caller, defence=theirs)
        return text("sides-two", declarers=phrases.pair(look, names, mine), defence=theirs)
    if view.seat == view.caller:
        return text("sides-call-caller", card=card)
    return text("sides-call-nobody" if view.seat is None else "sides-call-against", card=card, name=caller)


def marks(look: Look, view: MarijasView, seat: Seat) -> Iterator[str]:
    """Who calls, who plays alone and, as far as this seat knows it, who is with whom."""
    text = look.text
    if view.contract == "betl":
        if seat == view.declarer:
            yield text("board-plays-betl")
    elif seat == view.caller:
        if view.contract or not calls_by_turns(view):
            yield text("board-calls")
    elif view.seats == 4 and view.sides[seat]:
        yield text("board-with-caller" if view.sides[seat] == "declarer" else "board-against-caller")


def laid_open(look: Look, view: MarijasView, names: Sequence[str]) -> Iterator[str]:
    """The cards with which marriages were called, and a fircik on the table without the power of trumps."""
    for seat, cards in enumerate(view.laid_open):
        if cards:
            yield look.text("board-laid-open", name=names[seat], cards=look.cards(ORDER.sort(cards)))
    if view.powerless and view.profile.stock_trump_power:
        weak = look.cards(ORDER.sort(view.powerless))
        yield look.text("board-powerless", cards=weak, rule=view.profile.fircik_in_stock)
