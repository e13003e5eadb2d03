"""What was typed in marijaš, as an action."""

from __future__ import annotations

import re
from collections.abc import Sequence

from marias.rules.contract import Action
from marias.rules.marijas import GAME
from marias.rules.marijas.actions import BETL, CALLS, DALJE, LEAVE, SURRENDER, TAKE, TRUMPS, Discard
from marias.rules.marijas.view import MarijasView
from marias.tui.amounts import amount
from marias.tui.faces.marijas.asking import calls_card
from marias.tui.faces.marijas.calling import CALLING, QUIET, read_call, silently
from marias.tui.faces.marijas.table import hand_of
from marias.tui.look import Look
from marias.tui.typed import (
    GAME_OF,
    Draft,
    Read,
    Sure,
    Wrong,
    card_of,
    folded,
    named_card,
    number_of,
    one_of_two,
    shown,
    suit_in,
    two_cards_of,
)

_DALJE = ("dalje", "d", "dal", "dalej", "on", "pass", "pas", "dobra", "dobro", "go on", "next")
_SURRENDER = (
    *("predajem se", "predajem", "predaja", "predati se", "odustajem", "vzdavam", "vzdavam se", "vzdavam to", "vzdat"),
    *("vzdavam sa", "surrender", "i surrender", "give up", "i give up"),
)
_TAKE = ("uzimam", "uzimam talon", "talon", "beru", "beru talon", "beriem", "beriem talon", "take", "take it", "da")
_LEAVE = (
    *("ostavljam", "ostavljam talon", "ostavi", "ne uzimam", "necham", "nechavam", "nechavam talon", "leave"),
    *("leave it", "ne", "nie", "no"),
)
_AROUND = (
    *("zovem", "zovi", "zvem", "adut", "aduta", "aduti", "je", "neka", "bude", "biram", "na", "kartu", "karta"),
    *(
        "volam",
        "trumf",
        "trumfy",
        "trumfem",
        "tromf",
        "tromfy",
        "hram",
        "hraju",
        "call",
        "trump",
        "trumps",
        "is",
        "the",
    ),
)
"""Words around a suit or a card that mean nothing of their own."""


def empty(view: MarijasView) -> Read:
    """What to type now; where dalje is all that can be said, Enter says it."""
    if view.legal == (DALJE,):
        return DALJE
    own = "marijas-" if view.phase in ("call", "discard") else ""
    card = "-card" if view.phase == "call" and calls_card(view) else ""
    return Wrong(f"empty-{own}{view.phase}{card}", {"count": len(view.hand)})


def instead(wrong: tuple[str, str], view: MarijasView) -> Sure | None:  # noqa: ARG001 – every face is asked the same way
    """No slip has to be recorded here."""
    return None


def read(typed: str, words: Sequence[str], view: MarijasView, look: Look, draft: Draft) -> Read:  # noqa: ARG001 – every face is given the words
    """The answer to the question the seat is asked now."""
    said = re.sub(r"[?,]", " ", folded(typed)).strip()
    match view.phase:
        case "call" | "dalje":
            return _speech(typed, said, view, look)
        case "talon":
            return TAKE if said in _TAKE else LEAVE if said in _LEAVE else Wrong("no-talon", {"typed": shown(typed)})
        case "discard":
            return _discard(typed, view, look)
        case _:
            return _play(typed, view, look, draft)


def _speech(typed: str, said: str, view: MarijasView, look: Look) -> Read:
    """Dalje, an extraordinary game, trump or a card, or surrender."""
    if said in _SURRENDER:
        price = amount(look.text, GAME, view.profile, view.profile.surrender)
        return Sure(SURRENDER, "sure-surrender", {"price": price, "seats": view.seats})
    if said in _DALJE:
        return DALJE
    if GAME_OF.get(said) == "betl":
        return Sure(BETL, "sure-betl")
    called = _called(typed, view, look)
    if called is not None:
        return called
    wrong = "no-dalje" if view.phase == "dalje" else "no-called-card" if calls_card(view) else "no-called-suit"
    return Wrong(wrong, {"typed": shown(typed)})


def _called(typed: str, view: MarijasView, look: Look) -> Action | Sure | Wrong | None:
    """A suit, or a card, with the words people put around it; the number is that of an own card."""
    words = [word for word in re.split(r"[\s,:]+", typed.strip(" .!?[]()")) if folded(word) not in _AROUND]
    rest = " ".join(words)
    suit = suit_in(rest, look)
    if suit:
        return TRUMPS[suit]
    card = named_card(rest, look)
    if card is None and calls_card(view) and number_of(rest) is not None:
        own = card_of(rest, hand_of(view), look)
        if isinstance(own, Wrong):
            return own
        card = own
    if card is None:
        return one_of_two(rest, look)
    return Sure(CALLS[card], "sure-call-own", {"card": look.card(card)}) if card in view.hand else CALLS[card]


def _discard(typed: str, view: MarijasView, look: Look) -> Read:
    given = two_cards_of(typed, hand_of(view), look, "no-discard")
    if isinstance(given, Wrong):
        return given
    return Discard(given)


def _play(typed: str, view: MarijasView, look: Look, draft: Draft) -> Read:
    if " ".join(folded(typed).split()) in _SURRENDER:
        return Wrong("rule-no-surrender-now")
    words = [word for word in re.split(r"[\s,:]+", typed.strip(" .!?")) if word]
    loud = [word for word in words if folded(word) not in QUIET]
    quiet = loud != words
    if any(folded(word) in CALLING for word in words):
        return read_call(words, view, look)
    if draft.call and not quiet:
        return read_call([draft.call, *words], view, look)
    card = card_of(" ".join(loud) if quiet else typed, hand_of(view), look)
    if isinstance(card, Wrong):
        return card
    silent = silently(view, card, look)
    return silent.action if quiet and isinstance(silent, Sure) else silent
