"""Cases of a settlement as tables write them (golden/voleny_settlement.toml says what the keys mean)."""

from __future__ import annotations

from typing import Any

from marias.rules.contract import Result
from marias.rules.doubling import Component
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import (
    Bargain,
    Outcome,
    check_outcome,
    is_played,
    settle_played,
    settle_revoke,
    settle_unplayed,
)
from tests.rules.scripts import LIGA, A, D


def bargain_of(case: dict[str, Any]) -> Bargain:
    contract, _, suit = case["game"].partition(" ")
    declarer, seats = case.get("declarer", A), case.get("seats", 3)
    return Bargain(
        seats=seats,
        declarer=declarer,
        defenders=((declarer + 1) % 3, (declarer + 2) % 3),
        sitter=D if seats == 4 else None,
        contract=contract,
        doubled=suit == "hearts",
        components=tuple(
            Component(name, "defence" if name.endswith("_against") else "declarer", (level, level))
            for name, level in case["levels"].items()
        ),
    )


def outcome_of(case: dict[str, Any]) -> Outcome:
    whose, _, fate = case.get("seven", "none").partition(" ")
    marriages = case.get("marriages", [[], []])
    return Outcome(
        card_points=tuple(case.get("points", (0, 0))),
        marriages=(tuple(marriages[0]), tuple(marriages[1])),
        tricks=tuple(case.get("tricks", (5, 5))),
        seven=whose,
        seven_won=fate == "won",
    )


def settled(case: dict[str, Any], profile: VolenyProfile = LIGA) -> Result:
    """As an engine goes on: a revoke ends the deal; else it is played or not, by what was said."""
    bargain = bargain_of(case)
    if revoke := case.get("revoke"):
        return settle_revoke(profile, bargain, revoke["by"], revoke["offence"], tuple(revoke.get("evident", ())))
    if not is_played(profile, bargain.components):
        return settle_unplayed(profile, bargain)
    outcome = outcome_of(case)
    check_outcome(bargain, outcome)
    return settle_played(profile, bargain, outcome)
