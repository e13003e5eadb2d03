"""What a seat is asked in volený, what it may answer, and what it might wish to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from marias.cards import Card
from marias.rules.actions import Play, Say
from marias.rules.contract import Action
from marias.rules.voleny.actions import CALLS, NO_TRUMP_GAMES, TRUMP_GAMES, Declare, GoodFlek, TakeOver, ZLidu
from marias.rules.voleny.approval import overcalls
from marias.rules.voleny.view import VolenyView
from marias.tui import phrases
from marias.tui.faces.voleny.table import hand_of, playable
from marias.tui.look import Look
from marias.tui.typed import Draft

AGAINST = ("sedma_against", "sto_against")
"""What defenders announce."""


def may_choose_blind(view: VolenyView) -> bool:
    """May trump be chosen z lidu now?"""
    return any(isinstance(action, ZLidu) for action in view.legal)


def question(look: Look, view: VolenyView) -> str:
    """What the seat is asked, with everything it may answer."""
    text = look.text
    said = ", ".join(choices(look, view))
    match view.phase:
        case "call" | "takeover" | "declare":
            forgotten = view.phase == "call" and view.trump_card is None
            return text("turn-call-forgotten" if forgotten else f"turn-{view.phase}", games=said)
        case "doubling":
            return text("turn-doubling", choices=said) if said else text("turn-doubling-nothing")
        case "play":
            message = "turn-play" if view.trick else "turn-lead" if view.tricks else "turn-lead-first"
            return text(message, count=len(view.hand))
        case "answer":
            higher = overcalls(view.profile, view.standing)
            return text("turn-answer", games=phrases.one_of(look, [text(f"game-{game}") for game in higher]))
        case "trump":
            return text("turn-trump" if may_choose_blind(view) else "turn-trump-seen", count=len(view.hand))
        case _:
            return text(f"turn-{view.phase}", count=len(view.hand))


def choices(look: Look, view: VolenyView) -> Iterator[str]:
    """What may be said now, in the words in which it is typed."""
    text = look.text
    kinds = {type(action) for action in view.legal}
    match view.phase:
        case "call":
            yield from (
                text(f"game-{'barva' if call == 'ask' else call}") for call, kind in CALLS.items() if kind in kinds
            )
        case "takeover":
            higher = {action.game for action in view.legal if isinstance(action, TakeOver)}
            yield from (text(f"game-{game}") for game in NO_TRUMP_GAMES if game in higher)
        case "declare":
            yield from (text(f"game-{action.game}") for action in view.legal if isinstance(action, Declare))
        case "doubling":
            said = [action for action in view.legal if isinstance(action, Say)]
            raised = {name for action in said for name in action.raises}
            for one in view.rounds.components:
                if one.name in raised:
                    yield phrases.to_raise(look, one.name, view.rounds.due(one) + 1)
            for name in AGAINST:
                if any(name in action.announces for action in said):
                    yield phrases.to_announce(look, name)


def explained(look: Look, view: VolenyView) -> Iterator[str]:
    """What may be done now."""
    match view.phase:
        case "doubling" if view.contract in NO_TRUMP_GAMES:
            yield look.text("help-solo")
        case "trump" if not may_choose_blind(view):
            yield look.text("help-trump-seen")
        case phase:
            yield look.text(f"help-{phase}", games=", ".join(choices(look, view)))


def drafted(look: Look, draft: Draft, view: VolenyView) -> str:
    """The other half: the game for two cards, or two cards for a game."""
    if not draft.cards:
        return look.text("draft-call")
    games = ", ".join(choices(look, view))
    return look.text("draft-cards", cards=look.cards(draft.cards), games=games)


def asks_suit(view: VolenyView) -> bool:  # noqa: ARG001 – every face is asked the same way
    """Suits are named by their cards here."""
    return False


def wishes(look: Look, view: VolenyView) -> Iterator[tuple[str, Action]]:
    """What somebody might want to do now."""
    text = look.text
    match view.phase:
        case "trump":
            yield text("wish-z-lidu"), ZLidu(0)
        case "call":
            yield from _call_wishes(look, view)
        case "answer":
            yield text("level-1"), GoodFlek()
        case "takeover":
            first, second = hand_of(view)[-2:]
            for game in NO_TRUMP_GAMES:
                yield text(f"game-{game}"), TakeOver(game, (first, second))  # type: ignore[arg-type]
        case "declare":
            for game in TRUMP_GAMES:
                yield text(f"game-{game}"), Declare(game)  # type: ignore[arg-type]
        case "doubling":
            for one in view.rounds.components:
                number = max(1, view.rounds.due(one) + 1)
                yield phrases.raised(look, one.name, number), Say((one.name,))
            for name in AGAINST if view.contract in TRUMP_GAMES and view.seat != view.declarer else ():
                yield text(f"component-{name}"), Say((), (name,))
        case "play":
            for card in hand_of(view):
                yield look.card(card), Play(card)


def _call_wishes(look: Look, view: VolenyView) -> Iterator[tuple[str, Action]]:
    """Each card that cannot go into the talon, then each call with a pair that could."""
    text = look.text
    pool = [card for card in hand_of(view) if card in playable(view)]
    if view.trump_card is not None:
        for card in hand_of(view):
            other = next(one for one in pool if one is not card)
            yield look.card(card), CALLS["ask"]((card, other))
    pair: tuple[Card, Card] = next(combinations(pool, 2))
    for call, kind in CALLS.items():
        if call == "ask" and view.trump_card is not None:
            continue
        keeping = next((p for p in combinations(pool, 2) if kind(p) in view.legal), pair)
        yield text("game-barva" if call == "ask" else f"game-{call}"), kind(keeping)
