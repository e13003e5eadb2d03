"""Ložená hra: a game that cannot be lost, however the others' cards lie (spec 3.9, 6.3; ČSM II/18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.rules.premium.certainty import is_laid, is_unplayable
from marias.rules.premium.facts import Facts
from marias.rules.premium.known import told

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


def is_certain(state: LicitovanyState) -> bool:
    """Is it proved from the declarer's twelve cards that he loses no part of his contract?

    Of a game with trumps only what needs no solver is proved: he leads, draws the trumps and runs his suits.
    """
    contract, seat = state.contract, state.declarer
    hand = (state.at_first_lead or state.hands)[seat]
    facts = Facts(
        contract=contract.kind,
        parts={},
        trump=state.trump,
        helper=state.helper,
        declarer=seat,
        led=seat == state.forhont or not contract.trumps,
        hands={seat: hand},
        talon=state.talon,
    )
    if any(is_unplayable(facts, part) for part in contract.parts):
        return False
    return is_laid(facts, told(facts) if contract.trumps else None, None) is True
