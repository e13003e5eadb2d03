"""What happened in volený, in words, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.rules.actions import Forget, Good, Play, PlayMarriage, Say
from marias.rules.contract import Action, Item, Result, Seat
from marias.rules.voleny.actions import (
    TRUMP_GAMES,
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
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.state import VolenyState
from marias.rules.voleny.view import VolenyView
from marias.tui import phrases
from marias.tui.faces.voleny.table import order_of
from marias.tui.look import Look

SAID: dict[type[Action], str] = {
    Ask: "say-ask",
    Forget: "say-forget",
    Good: "say-good",
    Bad: "say-bad",
    GoodFlek: "say-good-flek",
    SaidStosedm: "say-said-stosedm",
}


def said(look: Look, name: str, action: Action, before: VolenyView, after: VolenyView) -> str:
    """One action in words."""
    text, trump = look.text, after.trump
    match action:
        case ChooseTrump(card=None):
            return text("say-trump-hidden", name=name)
        case ChooseTrump(card=card) if card is not None:
            return text("say-trump", name=name, card=look.card(card))
        case ZLidu(place=place):
            return text("say-z-lidu", name=name, place=place + 1)
        case Declare(game=named):
            sign = look.suit(trump) if trump else ""
            return text("say-declare", name=name, contract=phrases.contract(look, named, trump), sign=sign)
        case TakeOver(game=named):
            return text("say-call", name=name, game=text(f"game-{named}"))
        case Say():
            return phrases.doubling(look, name, action, before.rounds, lambda one: before.rounds.due(one) + 1)
        case Play(card=card) | PlayMarriage(card=card):
            return text("say-play", name=name, card=look.card(card))
        case Claim():
            return text("say-claim-none" if "betl" in before.contract else "say-claim", name=name)
        case Discard() if type(action) not in SAID:
            tag = str(type(action).__struct_config__.tag)
            sign = look.suit(trump) if trump and tag == "stosedm" else ""
            if sign:
                return text("say-stosedm", name=name, contract=phrases.contract(look, "stosedm", trump), sign=sign)
            return text("say-call", name=name, game=text(f"game-{tag}"))
        case _:
            return text(SAID[type(action)], name=name)


def news(look: Look, names: Sequence[str], before: VolenyView, after: VolenyView) -> Iterator[str]:  # noqa: ARG001 – every face is asked the same way
    """Who took the talon has twelve cards now."""
    if before.to_act == after.seat and after.phase == "takeover" and before.phase != "takeover":
        talon = order_of(after).sort(after.hand - before.hand)
        yield look.text("took-talon", cards=look.cards(talon))


def opens(view: VolenyView, say: Say) -> tuple[str, ...]:  # noqa: ARG001 – every face is asked the same way
    """What is played stands before anybody speaks."""
    return ()


def played(state: VolenyState) -> tuple[Sequence[str], Sequence[Seat]]:
    """The contract and its declarer."""
    return (f"game-{state.contract}",), (state.declarer,)


def head(look: Look, names: Sequence[str], result: Result, view: VolenyView | None) -> Iterator[str]:
    """What was played, by whom, and the card points."""
    text = look.text
    if result.declarer is not None:
        trump = view.trump if view and result.contract in TRUMP_GAMES else None
        game = phrases.contract(look, result.contract, trump)
        yield text("account-contract", contract=game, name=names[result.declarer])
    if result.kind == "unplayed":
        yield text("account-unplayed")
    yield from phrases.points(look, result, ("declarer", "defence"))


def winners(look: Look, result: Result, item: Item) -> str:  # noqa: ARG001 – every face is asked the same way
    """Whose the line is."""
    return look.text("account-declarer" if item.amount > 0 else "account-defence") if item.amount else ""


def factors(profile: VolenyProfile, item: Item) -> Iterator[int]:  # noqa: ARG001 – every face is asked the same way
    """The base alone."""
    yield item.base
