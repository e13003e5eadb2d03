"""A bot that does anything that is allowed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

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
        return chosen(view.hand, view.legal, random)


def chosen(hand: CardSet, legal: Sequence[Action], random: Generator) -> Action:
    """The choice of who holds this hand: nothing else matters to it."""
    groups: dict[type[Action], list[Action]] = {}
    for action in legal:
        if (group := groups.get(type(action))) is None:
            group = groups[type(action)] = []
        group.append(action)
    return random.choice(random.choice(_kinds(hand, groups) or _kinds(None, groups)))


def _kinds(hand: CardSet | None, groups: dict[type[Action], list[Action]]) -> list[list[Action]]:
    """The actions by kind, in order; without those that announce a hundred for which this hand has no marriage."""
    kinds: dict[Hashable, list[Action]] = {}
    for group, actions in groups.items():
        can_hold, told = HUNDREDS.get(group), KINDS.get(group)
        if can_hold is not None and hand is not None:
            actions = [action for action in actions if can_hold(hand, action)]  # noqa: PLW2901 – the rest of them
        if told is not None:
            for action in actions:
                kinds.setdefault(told(action), []).append(action)
        elif actions:
            kinds[group] = actions
    return list(kinds.values())


HUNDREDS: dict[type[Action], Callable[[CardSet, Any], bool]] = {
    Stosedm: lambda hand, action: bool(marriages_in(hand - CardSet(action.talon or ()))),
    Announce: lambda hand, action: "sto" not in CONTRACTS[action.rung].parts or bool(marriages_in(hand)),
    Declare: lambda hand, action: action.game not in ("sto", "stosedm") or bool(marriages_in(hand)),
}
"""By kind of action, whether it can be held with this hand; always where it does not stand here."""
KINDS: dict[type[Action], Callable[[Any], Hashable]] = {
    TakeOver: lambda action: (TakeOver, action.game),
    Declare: lambda action: (Declare, action.game),
    Announce: lambda action: (Announce, action.rung),
    Say: lambda action: action,
}
"""What is said, without the cards it is said with, where that is more than the kind of action."""
