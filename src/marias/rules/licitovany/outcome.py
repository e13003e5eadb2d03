"""What happened in the tricks, told as the facts a settlement needs (spec 3, 4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from marias.cards import Card, Rank
from marias.rules import play
from marias.rules.doubling import Side
from marias.rules.licitovany.claim import marriages_to_come
from marias.rules.licitovany.settlement import Outcome
from marias.rules.licitovany.tricks import TRICKS, two_sevens_lost

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState

DECLARER, DEFENCE = 0, 1


def outcome_of(state: LicitovanyState) -> Outcome:
    """What has happened in the tricks so far; a claimed rest counts to its claimant."""
    tricks, points = [0, 0], [0, 0]
    for trick in state.tricks:
        side = _side(state, trick.winner)
        tricks[side] += 1
        points[side] += play.card_points(trick.cards)
    last = _last_trick(state)
    seven: Side | Literal["none"] = "none"
    seven_won = False
    marriages = state.marriages
    if state.claimed is not None:
        marriages = (*marriages, *marriages_to_come(state))
        tricks[last] += TRICKS - len(state.tricks)
        points[last] += play.card_points([*state.trick, *(card for hand in state.hands for card in hand)])
        if state.claimed_seven:
            seven, seven_won = _name(last), True
    elif len(state.tricks) == TRICKS:
        seven, seven_won = _last_seven(state)
    if state.claimed is not None or len(state.tricks) == TRICKS:
        points[last] += play.CARD_POINTS
    counted = state.contract.counted
    return Outcome(
        card_points=(points[0], points[1]) if counted else (0, 0),
        marriages=(
            tuple(m.value for m in marriages if m.seat == state.declarer),
            tuple(m.value for m in marriages if m.seat != state.declarer),
        ),
        tricks=(tricks[0], tricks[1]),
        seven=seven if counted else "none",
        seven_won=seven_won and counted,
        last_trick=_name(last),
        two_sevens=state.contract.two_sevens and _two_sevens_made(state),
    )


def _side(state: LicitovanyState, seat: int) -> int:
    return DECLARER if seat == state.declarer else DEFENCE


def _name(side: int) -> Side:
    return "defence" if side == DEFENCE else "declarer"


def _last_trick(state: LicitovanyState) -> int:
    """The side that took the last trick; of a claimed betl the other side."""
    if state.claimed is None:
        return _side(state, state.tricks[-1].winner) if state.tricks else DECLARER
    side = _side(state, state.claimed)
    return DEFENCE - side if state.contract.kind == "betl" else side


def _last_seven(state: LicitovanyState) -> tuple[Side | Literal["none"], bool]:
    """Whose trump seven fell in the last trick, and whether it took it."""
    final = state.tricks[-1]
    if state.trump is None or (seven := Card.of(Rank.SEVEN, state.trump)) not in final.cards:
        return "none", False
    holder = state.after_seat(final.leader, final.cards.index(seven))
    return _name(_side(state, holder)), holder == final.winner


def _two_sevens_made(state: LicitovanyState) -> bool:
    """Dvě sedmy: played to the end, with both sevens where they belong, and no four helpers in one hand."""
    broken = two_sevens_lost(state) or state.four_helpers_at_first_lead()
    to_the_end = state.claimed_seven if state.claimed == state.declarer else len(state.tricks) == TRICKS
    return to_the_end and not broken
