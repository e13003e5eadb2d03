"""An action of the play in a word or two: the card, and whether a marriage is called with it."""

from __future__ import annotations

from collections.abc import Collection

from marias.cards import Suit
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
