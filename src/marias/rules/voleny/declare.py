"""A5: forhont, approved, names hra, sedma or sto and turns the trump card up [LIGA-18, LIGA-19, LIGA-28 … LIGA-32]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.rules import play
from marias.rules.contract import Action
from marias.rules.phase import Objection, Phase
from marias.rules.voleny.actions import TRUMP_GAMES, Declare, SaidStosedm
from marias.rules.voleny.fleks import agreed

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState

DECLARATIONS = tuple(Declare(game) for game in TRUMP_GAMES)  # type: ignore[arg-type]


def _objection(state: VolenyState, action: Action) -> Objection | None:
    profile, hand = state.profile, state.hands[state.forhont]
    if isinstance(action, SaidStosedm):
        slip = profile.stosedm_from_hand_only and not state.said_stosedm
        return None if slip else ("nothing-slipped", "LIGA-18")
    if not isinstance(action, Declare):
        return "declare-first", "LIGA-18"
    if action.game == "stosedm" and profile.stosedm_from_hand_only:
        return "stosedm-after-approval", "LIGA-18"
    if action.game in ("sedma", "stosedm") and state.trump_seven not in hand and not profile.false_seven:
        return "no-trump-seven", profile.clauses["false_seven"]
    if action.game in ("sto", "stosedm") and profile.sto_needs_marriage and not play.marriages_in(hand):
        return "no-marriage", profile.clauses["sto_needs_marriage"]
    if action.game == "hra" and state.said_stosedm and not profile.hra_after_saying_stosedm:
        others = (other for other in DECLARATIONS if other.game != "hra")
        if any(_objection(state, other) is None for other in others):
            return "said-stosedm", profile.clauses["hra_after_saying_stosedm"]
    return None


def _legal(state: VolenyState) -> Iterator[Action]:
    return (declaration for declaration in DECLARATIONS if _objection(state, declaration) is None)


def _after(state: VolenyState, action: Action) -> VolenyState:
    if not isinstance(action, Declare):
        return replace(state, said_stosedm=True)
    announcer = state.forhont if action.game in ("sedma", "stosedm") else None
    return agreed(replace(state, announcer=announcer), action.game)


DECLARE: Phase[VolenyState] = Phase(_legal, _objection, _after)
