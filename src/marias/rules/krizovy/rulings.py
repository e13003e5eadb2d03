"""What the referee says: a misdeal, a revoke, a trick put aside [MCR-10a, MCR-11a, MCR-11b, MCR-19b … MCR-21]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.errors import IllegalAction
from marias.notation import write_action
from marias.rules.actions import Misdeal, Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.krizovy.actions import Offence, Revoke, SetAside
from marias.rules.phase import Objection
from marias.rules.rulings import unheard

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

PLAYING_RULES = frozenset({"must-follow", "must-beat", "must-overtrump", "must-trump", "keep-seven"})


def offence_of(action: Action, rule: str) -> Offence | None:
    """In referee mode a wrong card, or a hundred that was owed and not announced, is a revoke."""
    if rule == "compulsory-hundred":
        return "compulsory_hundred"
    return "play" if rule in PLAYING_RULES and isinstance(action, Play | PlayMarriage) else None


def ruled(state: KrizovyState, ruling: Misdeal | Revoke | SetAside) -> KrizovyState:
    """A misdeal and a revoke end the deal; a trick put aside is only remembered."""
    if wrong := _objection(state, ruling):
        raise IllegalAction(write_action(ruling), None, state.phase, *wrong)
    noted = replace(state, history=(*state.history, (None, ruling)))
    if isinstance(ruling, SetAside):
        return replace(noted, set_aside=(*state.set_aside, ruling.trick))
    if isinstance(ruling, Misdeal):
        return replace(noted, phase="end", ending="misdeal")
    return ended_by(noted, ruling)


def ended_by(state: KrizovyState, revoke: Revoke) -> KrizovyState:
    """The deal ends as a revoke, at the levels of this moment."""
    return replace(state, phase="end", ending="revoke", revoke=revoke, doubled_out=state.phase == "play")


def _objection(state: KrizovyState, ruling: Misdeal | Revoke | SetAside) -> Objection | None:
    if (wrong := unheard(state, ruling)) or isinstance(ruling, Misdeal):
        return wrong
    if isinstance(ruling, SetAside):
        taken = 1 <= ruling.trick <= len(state.tricks) and ruling.trick not in state.set_aside
        return None if taken else ("no-such-trick", "MCR-19b")
    return None if 0 <= ruling.seat < len(state.hands) else ("not-in-this-deal", "MCR-10a")
