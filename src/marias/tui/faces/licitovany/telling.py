"""What happened in licitovaný, in words, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cards import SUIT_SETS
from marias.rules.actions import Misdeal, Play, PlayMarriage, Say
from marias.rules.contract import Action, Item, Result, Seat
from marias.rules.licitovany.actions import (
    Announce,
    Bid,
    Claim,
    Discard,
    Hold,
    Omyl,
    Pass,
    Revoke,
    TakeTalon,
    Technical,
)
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.fleks import FOUR_HELPERS
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.licitovany.view import LicitovanyView
from marias.rules.three_handed import TRICKS
from marias.tui import phrases
from marias.tui.faces.licitovany.table import contract_name, contract_of, declares, order_of, suit_name, won
from marias.tui.look import Look

SAID: dict[type[Action], str] = {
    Hold: "say-hold",
    TakeTalon: "say-take",
    Omyl: "say-omyl",
    Misdeal: "say-misdeal",
}


def said(look: Look, name: str, action: Action, before: LicitovanyView, after: LicitovanyView) -> str:  # noqa: ARG001 – every face is asked the same way
    """One action in words."""
    text = look.text
    match action:
        case Bid(rung=rung):
            return text("say-bid", name=name, rung=text(f"game-{rung}"))
        case Pass():
            return text("say-pass-holder" if before.auction.answering else "say-pass", name=name)
        case Discard(talon=None):
            return text("say-discard-hidden", name=name)
        case Discard(talon=pair) if pair is not None:
            return text("say-discard", name=name, cards=look.cards(order_of(before).sort(pair)))
        case Announce():
            return _announced(look, name, action)
        case Say():
            return phrases.doubling(look, name, action, before.rounds, lambda one: before.rounds.due(one) + 1)
        case Play(card=card) | PlayMarriage(card=card):
            return text("say-play", name=name, card=look.card(card))
        case Claim():
            return text("say-claim-none" if before.contract == "betl" else "say-claim", name=name)
        case Revoke(offence=offence):
            return text("say-revoke", name=name, offence=text(f"offence-{offence}"))
        case Technical(slip=slip):
            return text("say-technical", name=name, slip=text(f"slip-{slip}"))
        case _:
            return text(SAID[type(action)], name=name)


def _announced(look: Look, name: str, action: Announce) -> str:
    text, contract = look.text, CONTRACTS[action.rung]
    if not contract.trumps:
        game = text(f"game-{action.rung}")
        if action.lead is None:
            return text("say-bare-hidden", name=name, game=game)
        return text("say-bare", name=name, game=game, card=look.card(action.lead))
    signs = " ".join(look.suit(suit) for suit in (action.trump, action.helper) if suit)
    return text(
        "say-declare", name=name, contract=contract_name(look, contract, action.trump, action.helper), sign=signs
    )


def news(look: Look, names: Sequence[str], before: LicitovanyView, after: LicitovanyView) -> Iterator[str]:
    """Who takes over in the auction, who has won it, and the talon in the eyes of who took it up."""
    text, auction = look.text, after.auction
    if before.auction.waiting is not None and auction.waiting is None and after.declarer is None:
        if auction.answering:
            stands = won(after)
            yield text("news-holds", name=names[auction.holder], rung=text(f"game-{stands.rung}") if stands else "")
        else:
            yield text("news-bids", name=names[auction.bidder], holder=names[auction.holder])
    if before.declarer is None and after.declarer is not None:
        stands = won(after)
        rung = text(f"game-{stands.rung}") if stands else ""
        bid = any(isinstance(action, Bid) for _, action in after.history)
        yield text("news-won" if bid else "news-nobody-bid", name=names[after.declarer], rung=rung)
    if declares(after) and len(after.hand) > len(before.hand):
        talon = order_of(after).sort(after.hand - before.hand)
        yield text("news-talon", cards=look.cards(talon))


def opens(view: LicitovanyView, say: Say) -> tuple[str, ...]:  # noqa: ARG001 – every face is asked the same way
    """What is played stands before anybody speaks."""
    return ()


def played(state: LicitovanyState) -> tuple[Sequence[str], Sequence[Seat]]:
    """The contract, or the rung that was won, and its declarer; nobody while the auction goes on."""
    return (f"game-{state.contract.rung}",), (state.declarer,) if state.decided else ()


def head(look: Look, names: Sequence[str], result: Result, view: LicitovanyView) -> Iterator[str]:
    """What was played, by whom, why it was not played, and the card points."""
    text, contract = look.text, contract_of(view)
    if result.declarer is not None:
        rung = CONTRACTS[result.contract]
        name = contract_name(look, contract, view.trump, view.helper) if contract else text(f"game-{rung.rung}")
        yield text("account-contract", contract=name, name=names[result.declarer])
    if result.offender is not None:
        yield text("account-licitovany-revoke", name=names[result.offender])
    elif result.kind == "unplayed":
        yield from _unplayed(look, result, view)
    yield from phrases.points(look, result, ("declarer", "defence"))
    holder = _four_helpers(view)
    if holder is not None and view.helper and result.kind == "played":
        yield text("account-four-helpers", name=names[holder], suit=suit_name(look, view.helper))


def _unplayed(look: Look, result: Result, view: LicitovanyView) -> Iterator[str]:
    if result.declarer is None:
        yield look.text("account-thrown-in")
    elif view.shown_helpers:
        cards = look.cards(order_of(view).sort(view.shown_helpers))
        yield look.text("account-helpers-shown", cards=cards)
    elif any(item.code == "omyl" for item in result.items):
        yield look.text("account-omyl")
    elif any(item.level for item in result.items):
        yield look.text("account-balanced")
    else:
        yield look.text("account-unplayed")


def _four_helpers(view: LicitovanyView) -> Seat | None:
    """The defender who had four helpers, as far as all ten tricks show it."""
    if view.helper is None or len(view.tricks) < TRICKS:
        return None
    helpers = SUIT_SETS[view.helper]
    held: dict[Seat, int] = {}
    for trick in view.tricks:
        start = view.active.index(trick.leader)
        for place, card in enumerate(trick.cards):
            seat = view.active[(start + place) % len(view.active)]
            held[seat] = held.get(seat, 0) + (card in helpers)
    return next((seat for seat, count in held.items() if seat != view.declarer and count >= FOUR_HELPERS), None)


def winners(look: Look, result: Result, item: Item) -> str:  # noqa: ARG001 – every face is asked the same way
    """Whose the line is; a fine goes to everybody else."""
    if not item.amount or item.by is not None:
        return ""
    return look.text("account-declarer" if item.amount > 0 else "account-defence")


def factors(profile: LicitovanyProfile, item: Item) -> Iterator[int]:
    """The base; of what is paid by tens its price and their number."""
    step = {"sto": profile.sto, "quiet_hundred_over": profile.quiet_hundred}.get(item.code, 0)
    if step and item.base > step and not item.base % step:
        yield step
        yield item.base // step
    else:
        yield item.base
