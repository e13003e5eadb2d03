"""Marriages as people call them: ``fircik``, ``cvancik herc``, ``cvancik 3``, ``zovem ♥Q``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.cards import Card, Rank, Suit
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.marijas.actions import SHOWS, Show
from marias.rules.marijas.view import MarijasView
from marias.rules.play import marriages_in, pair
from marias.tui.faces.marijas.table import hand_of
from marias.tui.look import Look
from marias.tui.typed import MARRIAGE, SILENTLY, Draft, Sure, Wrong, card_of, folded, suit_in

CVANCIK = ("cvancik", "cvancig", "cvancika", "cvanciga", "dvadeset", "dvacet", "dvadsat", "twenty")
FIRCIK = ("fircik", "fircig", "fircika", "firciga", "cetrdeset", "ctyricet", "styridsat", "forty")
CALLING = (
    *(*CVANCIK, *FIRCIK, *MARRIAGE),
    *("zovem", "zvem", "marijas", "hlasim", "ohlasujem", "pokazujem", "call", "show", "volam"),
)
QUIET = (*SILENTLY, "cutke", "cutim", "bez", "zvanja", "tiho", "ticho")
"""Words for a card played without calling its marriage."""


def by_showing(view: MarijasView) -> bool:
    """Is a marriage called by laying the dama open, before a card is played?"""
    return view.profile.marriage_card in ("shown", "set_aside")


def callable_cards(view: MarijasView) -> list[Card]:
    """The cards with which a marriage may be called now."""
    return [action.card for action in view.legal if isinstance(action, PlayMarriage | Show)]


def kind(view: MarijasView, suit: Suit) -> str:
    """The marriage of this suit: ``fircik`` in trumps, else ``cvancik``."""
    return "fircik" if suit is view.trump else "cvancik"


def to_call(look: Look, view: MarijasView, only: str = "") -> Iterator[str]:
    """Every marriage that may be called now, or only those of a kind, as it is typed."""
    for card in callable_cards(view):
        if only in ("cvancik", "fircik") and only != kind(view, card.suit):
            continue
        word = look.text(f"word-{kind(view, card.suit)}")
        yield look.text("type-word", word=f"{word} {hand_of(view).index(card) + 1}")


def read_call(words: Sequence[str], view: MarijasView, look: Look) -> Action | Draft | Wrong:
    """A marriage with the card or suit that is named; without one the only marriage there is of that kind, or the half
    of an answer where there are several."""
    rest = " ".join(word for word in words if folded(word) not in CALLING)
    said = {folded(word) for word in words}
    meant = "cvancik" if said & {*CVANCIK} else "fircik" if said & {*FIRCIK} else ""
    if not rest:
        return _only(view, meant)
    suit = suit_in(rest, look)
    card = Card.of(Rank.OVER, suit) if suit else card_of(rest, hand_of(view), look)
    if isinstance(card, Wrong):
        return card
    if meant and meant != kind(view, card.suit) and view.trump is not None:
        return Wrong(f"is-{kind(view, card.suit)}", {"suit": look.suit(card.suit)})
    return call_with(view, card)


def _only(view: MarijasView, meant: str) -> Action | Draft | Wrong:
    """The one marriage that can be meant: of those that may be called now, else of those in the hand."""
    now = [card for card in callable_cards(view) if not meant or kind(view, card.suit) == meant]
    if len({card.suit for card in now}) > 1:
        return Draft((), meant or CALLING[-1])
    if now:
        return call_with(view, now[0])
    held = [suit for suit in marriages_in(view.hand) if not meant or kind(view, suit) == meant]
    return call_with(view, Card.of(Rank.OVER, held[0])) if held else Wrong("marriage-not-held")


def call_with(view: MarijasView, card: Card) -> Action:
    """The action that calls a marriage with this card at this table."""
    if not by_showing(view):
        return PlayMarriage(card)
    return SHOWS[card.suit] if card.rank is Rank.OVER else Show(card)


def silently(view: MarijasView, card: Card, look: Look) -> Play | Sure:
    """The card played without a word: where it would lose a marriage that can be called now, asked about first."""
    lost = [one for one in callable_cards(view) if one.suit is card.suit and card in pair(card.suit)]
    if not lost:
        return Play(card)
    word = look.text(f"word-{kind(view, card.suit)}")
    number = hand_of(view).index(card if card in lost else lost[0]) + 1
    return Sure(Play(card), "sure-uncalled", {"word": word, "suit": look.suit(card.suit), "number": number})
