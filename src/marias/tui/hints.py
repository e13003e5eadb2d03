"""``?``: what may be done now, and why not something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from marias.cards import Card
from marias.rules.actions import Play, Say
from marias.rules.contract import Action
from marias.rules.voleny.actions import CALLS, NO_TRUMP_GAMES, TRUMP_GAMES, Declare, GoodFlek, TakeOver, ZLidu
from marias.rules.voleny.view import VolenyView
from marias.tui import lines
from marias.tui.board import hand_of, playable
from marias.tui.look import Look

Objection = Callable[[Action], tuple[str, str] | None]
"""The rule an action of the own seat would break now, and its clause."""


def because(look: Look, wrong: tuple[str, str]) -> str:
    """The rule in a sentence, with its clause."""
    rule, clause = wrong
    words = look.text(f"rule-{rule}")
    return f"{words.removesuffix('.')} [{clause}]." if clause else words


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
                    name = text(f"component-{one.name}")
                    yield text("type-raise", level=lines.level(look, view.rounds.due(one) + 1), component=name)
            for name in ("sedma_against", "sto_against"):
                if any(name in action.announces for action in said):
                    yield text("type-announce", component=text(f"component-{name}"))


def hints(look: Look, view: VolenyView, objection: Objection) -> Iterator[str]:
    """The lines of help for the seat whose turn it is."""
    yield look.text(f"help-{view.phase}", games=", ".join(choices(look, view)))
    reasons: dict[tuple[str, str], list[str]] = {}
    for what, wrong in _refused(look, view, objection):
        reasons.setdefault(wrong, []).append(what)
    if reasons:
        yield look.text("help-not-now")
    for wrong, things in reasons.items():
        yield look.text("help-refused", what=", ".join(dict.fromkeys(things)), why=because(look, wrong))
    yield look.text("help-commands")
    example = hand_of(view)[0]
    words = look.card_in_words(example)
    yield look.text("help-cards", card=look.card(example), words=words, **look.legend())


def _refused(look: Look, view: VolenyView, objection: Objection) -> Iterator[tuple[str, tuple[str, str]]]:
    """What somebody might want to do now, and the rule against it."""
    for what, action in _wishes(look, view):
        if wrong := objection(action):
            yield what, wrong


def _wishes(look: Look, view: VolenyView) -> Iterator[tuple[str, Action]]:
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
                words = text("raise", level=lines.level(look, number), component=one.name)
                yield words, Say((one.name,))
            for name in ("sedma_against", "sto_against"):
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
