"""What the referee says, in every game that knows a revoke."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from marias.rules.actions import Misdeal
from marias.rules.contract import Action
from marias.rules.phase import Objection


class _Rules(Protocol):
    @property
    def revoke_mode(self) -> str: ...
    @property
    def clauses(self) -> Mapping[str, str]: ...


class _Refereed(Protocol):
    @property
    def phase(self) -> str: ...
    @property
    def profile(self) -> _Rules: ...


def unheard(state: _Refereed, ruling: Action) -> Objection | None:
    """Why nothing of the kind can be ruled now: the deal is over, or this table has no referee's rulings."""
    if state.phase == "end":
        return "deal-over", ""
    if isinstance(ruling, Misdeal) or state.profile.revoke_mode == "referee":
        return None
    return "referee-mode-only", state.profile.clauses["revoke_mode"]
