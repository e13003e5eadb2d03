"""Three players: what goes back into the talon."""

from __future__ import annotations

from marias.bots.marijas import betl
from marias.bots.marijas.hands import promise
from marias.cards import CardSet
from marias.rules.contract import Action
from marias.rules.marijas.actions import TAKE, Discard
from marias.rules.marijas.view import MarijasView

TAKES = TAKE
"""Where the talon may be left lying: twelve cards are better than ten."""


def choose(view: MarijasView) -> Action:
    """The two cards without which the hand promises most."""
    if view.trump is None:
        return betl.discard(view)
    trump = view.trump

    def lead(action: Discard) -> tuple[float, int]:
        pair = CardSet(action.talon or ())
        return promise(view.hand - pair, trump, "discarded").lead, -sum(card.rank.index for card in pair)

    return max((action for action in view.legal if isinstance(action, Discard)), key=lead)
