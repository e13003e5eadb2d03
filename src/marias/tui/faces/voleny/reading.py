"""What was typed in volený, as an action."""

from __future__ import annotations

import re
from collections.abc import Sequence

from marias.cards import Card, Rank
from marias.rules.actions import Forget, Good, Play, PlayMarriage, Say
from marias.rules.play import marriages_in
from marias.rules.voleny.actions import CALLS, Bad, ChooseTrump, Claim, Declare, GoodFlek, SaidStosedm, TakeOver, ZLidu
from marias.rules.voleny.view import VolenyView
from marias.tui import doubling
from marias.tui.faces.voleny.asking import AGAINST, may_choose_blind
from marias.tui.faces.voleny.table import hand_of
from marias.tui.look import Look
from marias.tui.typed import (
    ASK,
    BAD,
    CLAIM,
    FILLERS,
    FORGET,
    GAME_OF,
    GOOD,
    MARRIAGE,
    Draft,
    Read,
    Sure,
    Wrong,
    card_of,
    number_of,
    shown,
    two_cards_of,
    with_games,
)

_Z_LIDU = ("zlidu", "lidu", "lid", "people", "blind", "naroda")
_CLAIM = (*CLAIM, "zbytek je muj", "lay down")


def empty(view: VolenyView) -> Wrong:
    """What to type now."""
    seen = view.phase == "trump" and not may_choose_blind(view)
    return Wrong("empty-trump-seen" if seen else f"empty-{view.phase}", {"count": len(view.hand)})


def read(typed: str, words: Sequence[str], view: VolenyView, look: Look, draft: Draft) -> Read:
    """The answer to the question the seat is asked now."""
    match view.phase:
        case "trump":
            return _trump(typed, words, view, look)
        case "call" | "takeover":
            return _discard(typed, view, look, draft)
        case "answer":
            return _answer(typed, words)
        case "declare":
            return _declare(typed, words, view)
        case "doubling":
            return _doubling(typed, words, view)
        case _:
            return _play(typed, words, view, look)


def instead(wrong: tuple[str, str], view: VolenyView) -> Sure | None:
    """Who says stosedm after the approval gives the plain game away, where he could have held what he said."""
    if wrong[0] != "stosedm-after-approval" or view.profile.hra_after_saying_stosedm or view.trump is None:
        return None
    held = Card.of(Rank.SEVEN, view.trump) in view.hand
    return Sure(SaidStosedm(), "sure-said-stosedm") if held else None


def _trump(typed: str, words: Sequence[str], view: VolenyView, look: Look) -> Read:
    if words and words[0] in _Z_LIDU:
        place = number_of(words[1]) if len(words) == 2 else None
        return Wrong("z-lidu-which") if place is None and may_choose_blind(view) else ZLidu((place or 1) - 1)
    if words and words[0] in FORGET:
        return Sure(Forget(), "sure-forget")
    card = card_of(typed, hand_of(view), look)
    if isinstance(card, Wrong):
        message = "no-trump-choice" if may_choose_blind(view) else "no-trump-choice-seen"
        return Wrong(message, card.params) if card.message == "no-card" else card
    return ChooseTrump(card)


def _discard(typed: str, view: VolenyView, look: Look, draft: Draft) -> Read:
    """Two cards and a game, in either order, at once or one after the other."""
    calls = {**dict.fromkeys(ASK, "ask"), **{w: g for w, g in GAME_OF.items() if g in CALLS}}
    cards, call = draft.cards, draft.call
    rest = []
    for part in with_games(re.findall(r"[^\s,+]+|[,+]", typed), (*GAME_OF, *ASK), look):
        if part in calls:
            call = calls[part]
        elif part not in FILLERS:
            rest.append(part)
    if typed_cards := " ".join(rest).strip(" ,+"):
        given = two_cards_of(typed_cards, hand_of(view), look, f"no-{view.phase}")
        if isinstance(given, Wrong):
            return given
        cards = given
    if not cards or not call:
        return Draft(cards, call)
    if view.phase == "takeover":
        if call in ("ask", "stosedm"):
            return Wrong("only-higher")
        return TakeOver(call, (cards[0], cards[1]))  # type: ignore[arg-type]
    action = CALLS[call]((cards[0], cards[1]))
    left = view.hand.without(cards[0]).without(cards[1])
    return Sure(action, "sure-no-marriage") if call == "stosedm" and not marriages_in(left) else action


def _answer(typed: str, words: Sequence[str]) -> Read:
    said = [word for word in words if word not in FILLERS]
    if said and said[0] in GOOD and all(word in (*GOOD, "flek") for word in said):
        return GoodFlek() if "flek" in said else Good()
    if said == ["flek"]:
        return GoodFlek()
    if len(said) == 1 and said[0] in BAD:
        return Bad()
    return Wrong("no-answer", {"typed": shown(typed)})


def _declare(typed: str, words: Sequence[str], view: VolenyView) -> Read:
    games = [GAME_OF[word] for word in words if word in GAME_OF]
    if len(words) == 1 and games and games[0] in ("hra", "sedma", "sto", "stosedm"):
        action = Declare(games[0])  # type: ignore[arg-type]
        return Sure(action, "sure-no-marriage") if games[0] == "sto" and not marriages_in(view.hand) else action
    return Wrong("no-declaration", {"typed": shown(typed)})


def _doubling(typed: str, words: Sequence[str], view: VolenyView) -> Read:
    """Levels and components, each component raised or, if it is not yet on the table, announced."""
    said = doubling.said_on_table(typed, words, view)
    if isinstance(said, Wrong):
        return said
    on_table = [one.name for one in view.rounds.components]
    announces = [name for name in AGAINST if name in said.games and name not in on_table]
    named = [name for name in said.games if name not in announces]
    # With nothing but an announcement the level word stands alone, and means the one thing that can be raised.
    raises = doubling.raises_in_order(said, named, view)
    return raises if isinstance(raises, Wrong) else Say(raises, tuple(announces))


def _play(typed: str, words: Sequence[str], view: VolenyView, look: Look) -> Read:
    if " ".join(words) in _CLAIM:
        return Claim()
    if len(words) > 1 and words[0] in MARRIAGE:
        card = card_of(typed.strip().split(maxsplit=1)[1], hand_of(view), look)
        return card if isinstance(card, Wrong) else PlayMarriage(card)
    card = card_of(typed, hand_of(view), look)
    return card if isinstance(card, Wrong) else Play(card)
