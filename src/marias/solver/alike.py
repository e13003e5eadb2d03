"""Many positions of one bargain that differ in the cards alone, as the discards of a contract do.

What an ending is worth is the same in all of them, and asking the settlement takes far longer than the search. So it
is asked once for all positions in which the same things may still happen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from marias.cards import SHARP, CardSet
from marias.solver.facade import situation_of, value_by
from marias.solver.objectives import PAYMENT, worth_of
from marias.solver.situation import Situation
from marias.solver.table import Table

CARDS_ALONE = frozenset({"hands", "trick", "leader", "must_lead"})
ASKED = frozenset({"settle", "worth"})
"""The same question in all positions of one bargain, though each state has functions of its own for it."""


def values(states: Iterable[Any], objective: str = PAYMENT) -> list[int]:
    """The value of each state, as ``value`` gives it. All are of one game, rule set and bargain.

    Raises as ``value`` does.
    """
    worth = worth_of(objective)
    tables: dict[tuple[object, ...], Table] = {}
    found = []
    for state in states:
        situation = situation_of(state)
        alike = _alike(situation)
        if alike not in tables:
            tables[alike] = Table(situation, worth)
        found.append(value_by(tables[alike], situation))
    return found


def _alike(situation: Situation) -> tuple[object, ...]:
    """What the worth of endings depends on: everything but who holds which card."""
    cards = CardSet(card for hand in situation.hands for card in hand) | CardSet(situation.trick)
    fields = msgspec.structs.asdict(situation)
    same = tuple(value for name, value in fields.items() if name not in CARDS_ALONE | ASKED)
    return *same, situation.live_pairs(), len(cards & SHARP)
