"""Positions somebody tells, as states of the rules: settled by the rule set that is named, solved like any other."""

from __future__ import annotations

from typing import Any

from marias.analysis.typed import krizovy, licitovany, marijas, voleny
from marias.analysis.typed.in_json import parse_position
from marias.analysis.typed.position import Position
from marias.errors import SolverError
from marias.rules import GAMES
from marias.rules.krizovy.request import Request as KrizovyRequest
from marias.rules.licitovany.request import Request as LicitovanyRequest
from marias.rules.marijas.request import Request as MarijasRequest
from marias.rules.profile import Profile, load
from marias.rules.voleny.request import Request as VolenyRequest
from marias.solver import situation_of

__all__ = ["Position", "parse_position", "state_of"]


def state_of(position: Position, profile: Profile | None = None) -> Any:
    """The state of a typed position, by this rule set instead of the one its deal names.

    Raises ``SettlementError`` for what cannot have been agreed, ``SolverError`` for cards that cannot lie so,
    ``ProfileError`` for an unknown rule set.
    """
    deal = position.deal
    game = GAMES[str(type(deal).__struct_config__.tag)]
    rules: Any = load(game.profile, deal.profile) if profile is None else profile
    state: Any
    if isinstance(deal, VolenyRequest):
        state = voleny.state_of(position, deal, rules)
    elif isinstance(deal, KrizovyRequest):
        state = krizovy.state_of(position, deal, rules)
    elif isinstance(deal, LicitovanyRequest):
        state = licitovany.state_of(position, deal, rules)
    elif isinstance(deal, MarijasRequest):
        state = marijas.state_of(position, deal, rules)
    else:
        found = type(deal).__name__
        raise SolverError(f"{found} is not the state of a deal", code="solver-no-state", found=found)
    situation_of(state)
    return state
