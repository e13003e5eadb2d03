"""Cards in words: a hand by suits; an action of the play, the card and whether a marriage is called with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from marias.cards import SUIT_SETS, Card, CardSet, Order, Suit
from marias.notation import write_action
from marias.rules import play
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.marijas.actions import Show
from marias.tui.look import Look
from marias.tui.phrases import own


def action_said(look: Look, game: str, trump: Suit | None, action: Action, choices: Collection[Action] = ()) -> str:
    """The action; of a card that could also call a marriage, among these choices, that it does not."""
    if not isinstance(action, Play | PlayMarriage | Show):
        return write_action(action)
    card, suit = look.card(action.card), action.card.suit
    if isinstance(action, Play):
        return look.text("action-silent", card=card) if PlayMarriage(action.card) in choices else card
    trumps = "yes" if suit is trump else "no"
    marriage = look.text(own(look.text, "show-marriage", game), value=play.marriage_value(suit, trump), trumps=trumps)
    return look.text("action-show" if isinstance(action, Show) else "action-marriage", card=card, marriage=marriage)


def hand_said(look: Look, order: Order, cards: Iterable[Card]) -> str:
    """A hand by suits, each from the strongest card down."""
    hand = CardSet(cards)
    held = ((suit, order.sort(hand & SUIT_SETS[suit])) for suit in Suit)
    return "   ".join(
        f"{suit.sign} {' '.join(look.card(card).removeprefix(suit.sign) for card in of_suit)}"
        for suit, of_suit in held
        if of_suit
    )
