"""A bot that does anything that is allowed."""

from __future__ import annotations

from collections.abc import Hashable

from marias.cards import CardSet
from marias.rules.actions import Say
from marias.rules.contract import Action, View
from marias.rules.dealing import Generator
from marias.rules.licitovany.actions import Announce
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.play import marriages_in
from marias.rules.voleny.actions import Declare, Stosedm, TakeOver


class ChanceBot:
    """Draws a kind of action first, then an action of that kind, each equally likely.

    So it comes to every contract and every flek, although there are a hundred ways to discard for a betl and one way
    to say "dobrá". It never lays its hand down, and announces no hundred without a marriage in hand unless it must.
    """

    def choose(self, view: View, random: Generator) -> Action:
        kinds: dict[Hashable, list[Action]] = {}
        for action in [action for action in view.legal if _can_hold(view, action)] or view.legal:
            kinds.setdefault(_kind(action), []).append(action)
        return random.choice(random.choice(list(kinds.values())))


def _can_hold(view: View, action: Action) -> bool:
    """Cards alone never make a hundred: is there a marriage left to announce it with?"""
    if isinstance(action, Stosedm):
        return bool(marriages_in(view.hand - CardSet(action.talon or ())))
    if isinstance(action, Announce):
        return "sto" not in CONTRACTS[action.rung].parts or bool(marriages_in(view.hand))
    return not (isinstance(action, Declare) and action.game in ("sto", "stosedm")) or bool(marriages_in(view.hand))


def _kind(action: Action) -> Hashable:
    """What is said, without the cards it is said with."""
    if isinstance(action, TakeOver | Declare):
        return type(action), action.game
    if isinstance(action, Announce):
        return Announce, action.rung
    return action if isinstance(action, Say) else type(action)
