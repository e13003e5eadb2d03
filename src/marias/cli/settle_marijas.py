"""What the scorekeeper is asked of marijaš."""

from __future__ import annotations

from typing import Any

from marias.cli.settle_answers import GameWord, Marriages, Points, SideWord, Who, Whole
from marias.cli.settle_form import SUIT, YES_NO, Facts, Form, Question, first, game_message
from marias.rules.marijas import request
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.profile import load


def _of_four(facts: Facts) -> bool:
    """Has the caller a partner to be named?"""
    called = facts["contract"] == "game" or (
        facts["contract"] == "surrender" and _rules(facts).surrender_4p == "after_second_deal"
    )
    return len(facts["names"]) == 4 and called


def _contracts(facts: Facts) -> tuple[str, ...]:
    """What is played by these rules."""
    return ("game", "surrender") if _rules(facts).extraordinary == "none" else ("game", "surrender", "betl")


def _rules(facts: Facts) -> MarijasProfile:
    return load(MarijasProfile, facts["profile"])


def _counted(facts: Facts) -> bool:
    return bool(facts["contract"] == "game")


def _last_trick_matters(facts: Facts) -> bool:
    """At a table that counts aces and tens alone, the last trick has to be taken off."""
    return _counted(facts) and _rules(facts).counted == "aces_and_tens"


def _nothing_doubled(profile: Any, told: Any) -> tuple[tuple[str, int], ...]:  # noqa: ARG001 – there are no fleks
    return ()


def _played(profile: Any, told: Any) -> bool:  # noqa: ARG001 – every rule set says the same
    return bool(told.contract != "surrender")


_SIDES = {"declarer": "account-caller", "defence": "account-opponents"}
"""The sides of a deal → the messages that name them."""

MARIJAS = Form(
    game="marijas",
    bargain=(
        (
            Question(
                "contract", "contract", GameWord(game_message, ("game", "surrender", "betl")), "game", only=_contracts
            ),
            Question("declarer", "declarer", Who(), first),
            Question("partner", "partner", Who("alone", request.ALONE), "", _of_four),
        ),
    ),
    components=(),
    play=(
        Question("made", "made", YES_NO, "yes", lambda facts: facts["contract"] == "betl"),
        Question("declarer_points", "points", Points(), when=_counted),
        Question("declarer_marriages", "marriages", Marriages(), "-", _counted),
        Question("defence_marriages", "defence-marriages", Marriages(), "-", _counted),
        Question(
            "last_trick",
            "last-trick",
            SideWord(lambda code: _SIDES[code], ("declarer", "defence")),
            "declarer",
            _last_trick_matters,
        ),
    ),
    revoke=(),
    extra=(
        Question("trump", "trump", SUIT),
        Question("defence_points", "defence-points", Points()),
        Question("declarer_tricks", "tricks", Whole()),
        Question("defence_tricks", "defence-tricks", Whole()),
    ),
    check=request.sides_of,
    open_components=_nothing_doubled,
    played=_played,
)
