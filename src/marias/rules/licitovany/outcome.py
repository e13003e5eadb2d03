"""What happened in the tricks, told as the facts a settlement needs (spec 3, 4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import Card, Rank
from marias.rules.licitovany.claim import marriages_to_come
from marias.rules.licitovany.settlement import Outcome
from marias.rules.licitovany.tricks import two_sevens_lost
from marias.rules.three_handed import TRICKS, taken

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


def outcome_of(state: LicitovanyState) -> Outcome:
    """What has happened in the tricks so far; a claimed rest counts to its claimant."""
    seven = None if state.trump is None else Card.of(Rank.SEVEN, state.trump)
    told = taken(state, seven, marriages_to_come(state), betl=state.contract.kind == "betl")
    counted = state.contract.counted
    return Outcome(
        card_points=told.card_points if counted else (0, 0),
        marriages=told.marriages,
        tricks=told.tricks,
        seven=told.seven if counted else "none",
        seven_won=told.seven_won and counted,
        last_trick=told.last_trick,
        two_sevens=state.contract.two_sevens and _two_sevens_made(state),
    )


def _two_sevens_made(state: LicitovanyState) -> bool:
    """Dvě sedmy: played to the end, with both sevens where they belong, and no four helpers in one hand."""
    broken = two_sevens_lost(state) or state.four_helpers_at_first_lead()
    to_the_end = state.claimed_seven if state.claimed == state.declarer else len(state.tricks) == TRICKS
    return to_the_end and not broken
