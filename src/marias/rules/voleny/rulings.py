"""What the referee says: a misdeal, and a revoke (renonc) [LIGA-26, LIGA-36 … LIGA-43]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.errors import IllegalAction
from marias.notation import write_action
from marias.rules.actions import Misdeal, Play
from marias.rules.contract import Action
from marias.rules.phase import Objection
from marias.rules.rulings import unheard
from marias.rules.voleny.actions import Discard, Offence, Revoke
from marias.rules.voleny.settlement import offence_possible, quiet_possible

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState

OFFENCES: dict[str, Offence] = {
    "must-follow": "not_following",
    "must-beat": "not_beating",
    "must-overtrump": "not_beating",
    "must-trump": "not_trumping",
    "svrsek-before-kral": "king_before_over",
    "keep-seven": "seven_early",
    "sharp-in-talon": "sharp_in_talon",
    "seven-in-talon": "seven_in_talon",
}
"""Which revoke it is to break a rule."""


def offence_of(action: Action, rule: str) -> Offence | None:
    """In referee mode a wrong card lies and sticks [LIGA-37]: the revoke it is, or None if it could not happen."""
    return OFFENCES.get(rule) if isinstance(action, Play | Discard) else None


def ruled(state: VolenyState, ruling: Misdeal | Revoke) -> VolenyState:
    """The deal ends by the ruling; it is not played on [LIGA-38]."""
    if wrong := _objection(state, ruling):
        raise IllegalAction(write_action(ruling), None, state.phase, *wrong)
    return replace(
        state,
        phase="end",
        ending="misdeal" if isinstance(ruling, Misdeal) else "revoke",
        ruling=None if isinstance(ruling, Misdeal) else ruling,
        history=(*state.history, (None, ruling)),
    )


def _objection(state: VolenyState, ruling: Misdeal | Revoke) -> Objection | None:
    if (wrong := unheard(state, ruling)) or isinstance(ruling, Misdeal):
        return wrong
    if ruling.seat not in state.active:
        return "not-in-this-deal", "LIGA-37"
    if len(set(ruling.evident)) != len(ruling.evident):
        return "each-once-in-order", "LIGA-39"
    if not offence_possible(state.bargain(), ruling.seat, ruling.offence):
        return "offence-not-possible", "LIGA-40"
    if not set(ruling.evident) <= set(quiet_possible(state.bargain())):
        return "quiet-not-possible", "LIGA-39"
    return None
