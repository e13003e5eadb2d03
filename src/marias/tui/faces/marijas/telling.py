"""What happened in marijaš, in words, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.rules.actions import Misdeal, Play, PlayMarriage, Say
from marias.rules.contract import Action, Item, Result, Seat
from marias.rules.marijas.actions import (
    CallCard,
    Dalje,
    Discard,
    Extraordinary,
    LeaveTalon,
    NameTrump,
    Show,
    Surrender,
    TakeTalon,
)
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.state import MarijasState
from marias.rules.marijas.tricks import ORDER
from marias.rules.marijas.view import MarijasView
from marias.rules.play import CARD_POINTS
from marias.tui import phrases
from marias.tui.faces.marijas.calling import kind
from marias.tui.faces.marijas.table import declarers, opponents, sides, suit_name
from marias.tui.look import Look

SAID: dict[type[Action], str] = {
    Surrender: "say-surrender",
    Dalje: "say-dalje",
    TakeTalon: "say-take",
    LeaveTalon: "say-leave",
    Misdeal: "say-misdeal",
}


def said(look: Look, name: str, action: Action, before: MarijasView, after: MarijasView) -> str:
    """One action in words."""
    text = look.text
    match action:
        case NameTrump(suit=suit):
            return text("say-adut", name=name, suit=suit_name(look, suit), sign=look.suit(suit))
        case CallCard(card=card):
            adut = {"suit": suit_name(look, card.suit), "sign": look.suit(card.suit)}
            return text("say-call-card", name=name, card=look.card(card), **adut)
        case Extraordinary(game=game):
            return text("say-call", name=name, game=text(f"game-{game}"))
        case Discard(talon=None):
            return text("say-discard-hidden", name=name)
        case Discard(talon=pair) if pair is not None:
            return text("say-discard", name=name, cards=look.cards(ORDER.sort(pair)))
        case Show(card=card):
            value = after.marriages[-1].value
            word = text(f"word-{kind(before, card.suit)}")
            return text("say-show", name=name, card=look.card(card), word=word, value=value)
        case Play(card=card) | PlayMarriage(card=card):
            return text("say-play", name=name, card=look.card(card))
        case _:
            return text(SAID[type(action)], name=name)


def news(look: Look, names: Sequence[str], before: MarijasView, after: MarijasView) -> Iterator[str]:
    """The second packets, the talon, who plays with whom, a fircik without power, what was drawn from the stock."""
    text = look.text
    gained = look.cards(ORDER.sort(after.hand - before.hand))
    if not before.contract and after.contract and after.seats != 3 and gained:
        yield text("news-second-packet", cards=gained)
    if after.phase == "discard" and before.phase != "discard":
        if after.taken:
            yield text("news-talon", cards=gained)
        elif before.phase != "talon":
            yield text("news-talon-taken", name=names[after.declarer])
    if _fallen(after) and not _fallen(before):
        yield sides(look, after, names)
    if _fircik_in_stock(before, after):
        yield text("news-fircik", rule=after.profile.fircik_in_stock)
    if before.stock > after.stock:
        if gained:
            yield text("news-drawn", cards=gained)
        if not after.stock:
            yield text("news-no-stock")


def _fallen(view: MarijasView) -> bool:
    """Has the called card been played, so that everybody knows who plays with whom?"""
    card = view.called_card
    return card is not None and any(card in cards for cards in (view.trick, *(trick.cards for trick in view.tricks)))


def _fircik_in_stock(before: MarijasView, after: MarijasView) -> bool:
    """Was a fircik called just now, while there is a stock and trumps have power?"""
    called = [one for one in after.marriages[len(before.marriages) :] if one.suit is after.trump]
    return bool(called) and before.stock > 0 and after.profile.stock_trump_power


def opens(view: MarijasView, say: Say) -> tuple[str, ...]:  # noqa: ARG001 – every face is asked the same way
    """Nothing is doubled here."""
    return ()


def played(state: MarijasState) -> tuple[Sequence[str], Sequence[Seat]]:
    """What was played, and who played it."""
    return (f"game-{state.contract or 'game'}",), state.sides.declarers if state.contract else (state.caller,)


def head(look: Look, names: Sequence[str], result: Result, view: MarijasView) -> Iterator[str]:
    """What was played, who with whom, and the card points of both sides."""
    text = look.text
    if result.kind == "misdeal":
        if view.to_act is None and not isinstance(view.history[-1][1], Misdeal):
            yield text("account-passed")
        return
    if view.contract == "surrender":
        if result.partner is None:
            yield text("account-surrender", name=names[view.caller])
        else:
            both = phrases.pair(look, names, [view.caller, result.partner])
            yield text("account-surrender-pair", names=both)
        return
    mine, theirs = (phrases.pair(look, names, side(view)) for side in (declarers, opponents))
    if view.contract == "betl":
        yield text("account-betl", name=mine, defence=theirs)
        return
    if view.trump is not None:
        adut = {"suit": suit_name(look, view.trump), "sign": look.suit(view.trump)}
        yield text("account-marijas", declarers=mine, defence=theirs, **adut)
    yield from _points(look, view, result, (mine, theirs))


def _points(look: Look, view: MarijasView, result: Result, names: tuple[str, str]) -> Iterator[str]:
    text = look.text
    for name, side, cards, marriages in zip(
        names, ("declarer", "defence"), result.card_points or (), result.marriages or (), strict=True
    ):
        if view.profile.counted == "all":
            points = text("card-points", points=cards + marriages)
            yield text("account-side", names=name, points=points, cards=cards, marriages=marriages)
        else:
            last = CARD_POINTS if view.sides[view.tricks[-1].winner] == side else 0
            yield text("account-side-tens", names=name, points=text("card-points", points=cards - last))


def winners(look: Look, result: Result, item: Item) -> str:
    """Whose the line is."""
    if not item.amount:
        return ""
    if item.amount < 0:
        return look.text("account-opponents")
    return look.text("account-betl-player" if result.contract == "betl" else "account-caller")


def factors(profile: MarijasProfile, item: Item) -> Iterator[int]:  # noqa: ARG001 – every face is asked the same way
    """Match points are not multiplied."""
    yield item.base
