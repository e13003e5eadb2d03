"""What happened, in words: one line an event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cards import Suit
from marias.rules.actions import Forget, Good, Play, PlayMarriage, Say
from marias.rules.contract import Action, Seat
from marias.rules.doubling import LEVELS, Component, Rounds
from marias.rules.voleny.actions import (
    Ask,
    Bad,
    ChooseTrump,
    Claim,
    Declare,
    Discard,
    GoodFlek,
    SaidStosedm,
    TakeOver,
    ZLidu,
)
from marias.rules.voleny.view import VolenyView
from marias.session import Acted, Dealt
from marias.tui.look import Look

SAID: dict[type[Action], str] = {
    Ask: "say-ask",
    Forget: "say-forget",
    Good: "say-good",
    Bad: "say-bad",
    GoodFlek: "say-good-flek",
    SaidStosedm: "say-said-stosedm",
}


def level(look: Look, number: int) -> str:
    """The name of a flek level."""
    return look.text(f"level-{number}") if number < len(LEVELS) else look.text("level-more", level=number)


def contract(look: Look, game: str, trump: Suit | None) -> str:
    """The contract with its suit, such as ``sedma v červených``."""
    if trump is None:
        return look.text(f"game-{game}")
    message = "contract-in-french" if look.french else "contract-in"
    return look.text(message, game=game, suit=trump.value)


def dealt(look: Look, names: Sequence[str], event: Dealt) -> str:
    """Who dealt, and how the pack came about."""
    dealer = names[event.dealer]
    if event.how == "cut" and event.cutter is not None:
        return look.text("dealt-cut", number=event.number, name=dealer, cutter=names[event.cutter], at=event.at)
    return look.text("dealt-shuffled", number=event.number, name=dealer)


def acted(look: Look, names: Sequence[str], event: Acted, before: VolenyView, trump: Suit | None) -> Iterator[str]:
    """What a seat did, and what came of it. ``trump`` is what is known of it now."""
    name = "" if event.seat is None else names[event.seat]
    if event.marriage and isinstance(event.action, Play | PlayMarriage):
        yield look.text("say-marriage", name=name, card=look.card(event.action.card), value=event.marriage.value)
    else:
        yield said(look, name, event.action, before.rounds, trump, before.contract)
    if event.trick:
        number = len(before.tricks) + 1
        yield look.text("trick-taken", number=number, name=names[event.trick.winner])


def said(look: Look, name: str, action: Action, rounds: Rounds, trump: Suit | None, game: str) -> str:
    """One action in words. ``rounds`` and ``game`` are those before it, ``trump`` that after it."""
    text = look.text
    match action:
        case ChooseTrump(card=None):
            return text("say-trump-hidden", name=name)
        case ChooseTrump(card=card) if card is not None:
            return text("say-trump", name=name, card=look.card(card))
        case ZLidu(place=place):
            return text("say-z-lidu", name=name, place=place + 1)
        case Declare(game=named):
            sign = look.suit(trump) if trump else ""
            return text("say-declare", name=name, contract=contract(look, named, trump), sign=sign)
        case TakeOver(game=named):
            return text("say-call", name=name, game=text(f"game-{named}"))
        case Say():
            return _doubling(look, name, action, rounds)
        case Play(card=card) | PlayMarriage(card=card):
            return text("say-play", name=name, card=look.card(card))
        case Claim():
            return text("say-claim-none" if "betl" in game else "say-claim", name=name)
        case Discard() if type(action) not in SAID:
            tag = str(type(action).__struct_config__.tag)
            sign = look.suit(trump) if trump and tag == "stosedm" else ""
            if sign:
                return text("say-stosedm", name=name, contract=contract(look, "stosedm", trump), sign=sign)
            return text("say-call", name=name, game=text(f"game-{tag}"))
        case _:
            return text(SAID[type(action)], name=name)


def _doubling(look: Look, name: str, action: Say, rounds: Rounds) -> str:
    if not action.raises and not action.announces:
        return look.text("say-nothing", name=name)
    parts = [
        look.text("raise", level=level(look, rounds.due(one) + 1), component=one.name)
        for one in rounds.components
        if one.name in action.raises
    ]
    parts += [look.text(f"component-{component}") for component in action.announces]
    return look.text("say-doubling", name=name, what=", ".join(parts))


def component(look: Look, one: Component, price: int) -> str:
    """A commitment on the table with its level and what it is worth now."""
    return look.text(
        "board-component", component=look.text(f"component-{one.name}"), level=level(look, one.level), price=price
    )


def names_of(names: Sequence[str], seats: Sequence[Seat]) -> str:
    """The names of these seats."""
    return ", ".join(names[seat] for seat in seats)
