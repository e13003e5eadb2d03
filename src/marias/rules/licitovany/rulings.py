"""What the referee says: a misdeal, a revoke, a technical renonc (spec 1.7, 4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.errors import IllegalAction
from marias.notation import write_action
from marias.rules.actions import Misdeal, Play, PlayMarriage
from marias.rules.contract import Action, Seat
from marias.rules.licitovany.actions import Announce, Discard, Offence, Revoke, Technical
from marias.rules.phase import Objection
from marias.rules.rulings import unheard

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState

OFFENCES: dict[str, Offence] = {
    "must-follow": "not_following",
    "must-beat": "not_beating",
    "must-overtrump": "not_beating",
    "must-trump": "not_trumping",
    "keep-seven": "seven_early",
    "lead-the-laid-card": "wrong_lead",
    "sharp-in-talon": "sharp_in_talon",
    "seven-in-talon": "seven_in_talon",
}
"""Which revoke it is to break a rule."""
DECLARERS = frozenset({"talon_count_in_play", "seven_early", "sharp_in_talon", "seven_in_talon"})
"""Offences only the declarer can commit."""
OF_SEVENS = frozenset({"seven_early", "seven_in_talon"})
"""Offences there are only where a seven was announced."""
OF_THE_TALON = frozenset({"sharp_in_talon", "seven_in_talon"})
"""Offences there are as soon as the declarer lays cards aside."""
AT_ANY_TIME = frozenset({"hint", "looked_at_cards", "outsider_looked"})
"""Offences there are before a contract is announced as well."""
IN_PLAY = frozenset({"not_following", "not_beating", "not_trumping", "seven_early", "talon_count_in_play"})
"""Offences there are once cards are played."""
OUTSIDERS = "outsider_looked"
"""The only offence of one who sits out."""


def offence_of(action: Action, rule: str) -> Offence | None:
    """In referee mode a wrong card lies and sticks: the revoke it is, or None if it could not happen."""
    return OFFENCES.get(rule) if isinstance(action, Play | PlayMarriage | Discard | Announce) else None


def ruled(state: LicitovanyState, ruling: Misdeal | Revoke | Technical) -> LicitovanyState:
    """A misdeal and a revoke end the deal; after a technical renonc the game stands."""
    if wrong := _objection(state, ruling):
        raise IllegalAction(write_action(ruling), None, state.phase, *wrong)
    noted = replace(state, history=(*state.history, (None, ruling)))
    if isinstance(ruling, Technical):
        return replace(noted, fines=(*state.fines, ruling))
    if isinstance(ruling, Misdeal):
        return replace(noted, phase="end", ending="misdeal")
    return replace(noted, phase="end", ending="revoke", revoke=ruling)


def _objection(state: LicitovanyState, ruling: Misdeal | Revoke | Technical) -> Objection | None:
    if (wrong := unheard(state, ruling)) or isinstance(ruling, Misdeal):
        return wrong
    if not 0 <= ruling.seat < state.deal.seats:
        return "not-in-this-deal", ""
    if isinstance(ruling, Technical):
        return ("already-fined", "") if ruling in state.fines else None
    return None if _possible(state, ruling.seat, ruling.offence) else ("offence-not-possible", "")


def _possible(state: LicitovanyState, seat: Seat, offence: Offence) -> bool:
    """Can this seat have done that by now?"""
    if offence == OUTSIDERS or seat == state.sitter:
        return offence == OUTSIDERS and state.sitter is not None
    if offence in DECLARERS and seat != state.declarer:
        return False
    if state.announced is None:
        return offence in AT_ANY_TIME or (offence in OF_THE_TALON and state.phase in ("discard", "announce"))
    if offence in OF_SEVENS and not state.contract.sevens:
        return False
    if offence == "sharp_in_talon" and not state.contract.trumps:
        return False
    return state.phase == "play" or offence not in IN_PLAY
