"""Trump or the called card, or surrender; dalje, or an extraordinary game instead.

What a deal is worth is counted in match points over those of the others.
"""

from __future__ import annotations

from marias.bots.marijas import betl
from marias.bots.marijas.hands import Role, promise
from marias.rules.contract import Action
from marias.rules.marijas.actions import BETL, DALJE, SURRENDER, CallCard, NameTrump
from marias.rules.marijas.view import MarijasView

WHOLE: dict[int, Role] = {2: "two", 3: "three", 4: "partnered"}
ALONE_LESS = 0.1
"""How much better hands that might be played alone do with a partner than their weights say; tried out, at the usual
prices even the four highest trumps bring no more alone."""
BETL_ENOUGH = 0.7
"""The chance to make betl that announcing it needs."""


def choose(view: MarijasView) -> Action:
    """The best trump or called card; surrender where even that should cost more."""
    best, worth = _best(view)
    return SURRENDER if SURRENDER in view.legal and worth < -_surrender(view) else best


def _best(view: MarijasView) -> tuple[Action, float]:
    """The call that should bring most, and what; a partner rather with a high card, of one's own the lowest."""
    worth = {action: _worth(view, action) for action in view.legal if isinstance(action, NameTrump | CallCard)}
    best = max(worth, key=lambda action: (worth[action], _preference(view, action)))
    return best, worth[best]


def _preference(view: MarijasView, action: NameTrump | CallCard) -> int:
    if isinstance(action, NameTrump):
        return -action.suit.index
    rank = action.card.rank.index
    return -rank if action.card in view.hand else rank


def _worth(view: MarijasView, action: NameTrump | CallCard) -> float:
    """What this call should bring."""
    if isinstance(action, NameTrump):
        gain = promise(view.hand, action.suit, WHOLE[view.seats]).gain(view.profile)
        return gain if view.seats < 4 else _shared(gain)
    if action.card in view.hand:
        return promise(view.hand, action.card.suit, "alone").gain(view.profile) - ALONE_LESS
    return _shared(promise(view.hand, action.card.suit, "partnered", action.card).gain(view.profile))


def _shared(gain: float) -> float:
    """Of four: a partner scores the same."""
    return gain * 2 / 3


def _surrender(view: MarijasView) -> float:
    """What surrendering costs."""
    neighbours = view.seats == 4 and view.profile.surrender_pays == "neighbours"
    return _shared(view.profile.surrender) if neighbours else float(view.profile.surrender)


def dalje(view: MarijasView) -> Action:
    """Dalje, unless the hand is made for betl, or for a call where those who come first call."""
    if BETL in view.legal and betl.chance_of(view) >= BETL_ENOUGH:
        return BETL
    if any(isinstance(action, NameTrump | CallCard) for action in view.legal):
        best, worth = _best(view)
        if worth > 0:
            return best
    return DALJE
