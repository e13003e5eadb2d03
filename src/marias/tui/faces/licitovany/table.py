"""Licitovaný on the screen: the auction, what is played and by whom, what may be chosen, the order of the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cards import EMPTY, SHARP, Card, CardSet, Order, Suit
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Seat
from marias.rules.licitovany import GAME
from marias.rules.licitovany.actions import RUNGS, Discard
from marias.rules.licitovany.contracts import CONTRACTS, Contract
from marias.rules.licitovany.settlement import price
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.licitovany.view import LicitovanyView
from marias.tui import phrases
from marias.tui.amounts import amount
from marias.tui.look import Look


def won(view: LicitovanyView) -> Contract | None:
    """The rung that stands in the auction or was won in it; None while nobody has bid."""
    return CONTRACTS[RUNGS[view.auction.height - 1]] if view.auction.height else None


def contract_of(view: LicitovanyView) -> Contract | None:
    """The contract that is played; None until it is announced."""
    return CONTRACTS[view.contract] if view.contract else None


def declares(view: LicitovanyView) -> bool:
    """Is this the seat that won the auction?"""
    return view.seat is not None and view.seat == view.declarer


def order_of(view: LicitovanyView) -> Order:
    """Betl and durch change the order once they are announced, for who won them in the auction at once."""
    known = contract_of(view) or (won(view) if declares(view) else None)
    return Order.TRUMP if known is None or known.trumps else Order.PLAIN


def hand_of(view: LicitovanyView) -> list[Card]:
    """The own hand as it is held, and numbered."""
    return order_of(view).sort(view.hand)


def playable(view: LicitovanyView) -> CardSet:
    """The cards that may be chosen now: for the trick, or for the talon without giving up a game with trumps."""
    pairs = [action.talon for action in view.legal if isinstance(action, Discard) and action.talon]
    if pairs:
        bare = order_of(view) is Order.PLAIN
        return CardSet(card for pair in pairs for card in pair) - (EMPTY if bare else SHARP)
    return CardSet(action.card for action in view.legal if isinstance(action, Play | PlayMarriage))


def active(view: LicitovanyView) -> Sequence[Seat]:
    """The three who hold cards."""
    return view.active


def packets(state: LicitovanyState) -> Iterator[tuple[Seat, CardSet, CardSet]]:
    """Ten cards each."""
    for seat in state.active:
        yield seat, state.hands[seat], EMPTY


def aside(state: LicitovanyState) -> CardSet:
    """The talon."""
    return state.talon


def keeps_seven(view: LicitovanyView) -> Seat | None:  # noqa: ARG001 – every face is asked the same way
    """The name of the contract says it."""
    return None


def suit_name(look: Look, suit: Suit) -> str:
    """The suit in a word."""
    return look.text(f"suit-{suit.value}" + ("-french" if look.french else ""))


def contract_name(look: Look, contract: Contract, trump: Suit | None, helper: Suit | None) -> str:
    """The contract with its suits, such as ``dvě sedmy v kulích, pomocná žaludy``."""
    said = phrases.contract(look, contract.kind, trump)
    return look.text("with-helper", contract=said, helper=suit_name(look, helper)) if helper else said


def bargain(look: Look, view: LicitovanyView, names: Sequence[str]) -> Iterator[str]:
    """How the auction stands; later what is played, for how much, and what this seat alone knows of it."""
    text, contract = look.text, contract_of(view)
    if contract is None:
        yield from _auction(look, view, names)
    else:
        signs = " ".join(look.suit(suit) for suit in (view.trump, view.helper) if suit)
        message = "board-contract" if signs else "board-contract-plain"
        name = contract_name(look, contract, view.trump, view.helper)
        yield text(message, contract=name, sign=signs, name=names[view.declarer or 0])
        yield "; ".join(_components(look, view, contract))
    if view.lead is not None and not view.tricks and not view.trick:
        yield text("board-lead", card=look.card(view.lead))
    if view.talon:
        yield text("board-talon", cards=look.cards(order_of(view).sort(view.talon)))


def _auction(look: Look, view: LicitovanyView, names: Sequence[str]) -> Iterator[str]:
    text, stands = look.text, won(view)
    rung = text(f"game-{stands.rung}") if stands else ""
    if view.declarer is not None:
        yield text("board-won", name=names[view.declarer], rung=rung)
    else:
        yield text("board-stands", rung=rung) if stands else text("board-no-bid")


def _components(look: Look, view: LicitovanyView, contract: Contract) -> Iterator[str]:
    """Each part with its level and its present value for one opponent; a hundred is paid by steps."""
    for one in view.rounds.components:
        value = price(view.profile, one.name, one.level, contract.hearts)
        money = amount(look.text, GAME, view.profile, value)
        if one.name == "sto":
            yield look.text("board-hundred", level=phrases.level(look, one.level), price=money)
        else:
            yield phrases.component(look, one.name, one.level, money)


def marks(look: Look, view: LicitovanyView, seat: Seat) -> Iterator[str]:
    """Who pauses, what somebody does in the auction, and who is the declarer."""
    if seat == view.sitter:
        yield look.text("board-sits")
    elif view.declarer is not None:
        if seat == view.declarer:
            yield look.text("board-declarer")
    elif view.phase == "auction":
        auction = view.auction
        roles = {auction.holder: "holds", auction.bidder: "bids", auction.waiting: "waits"}
        yield look.text(f"board-{roles.get(seat, 'dropped-out')}")


def laid_open(look: Look, view: LicitovanyView, names: Sequence[str]) -> Iterator[str]:
    """The hand of a betl or durch that lies open."""
    if view.open_hand and view.declarer is not None and not declares(view):
        cards = look.cards(order_of(view).sort(view.open_hand))
        yield look.text("board-open-hand", name=names[view.declarer], cards=cards)
