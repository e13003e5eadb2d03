"""What the scorekeeper is asked of licitovaný."""

from __future__ import annotations

from collections.abc import Collection

from marias.cli.settle_answers import Choice, FlekkedBy, Marriages, Points, RungWord, Who, Whole, Whos
from marias.cli.settle_form import (
    SUIT,
    YES_NO,
    Facts,
    Form,
    Question,
    component_message,
    declarer,
    first,
    game_message,
    offence_message,
)
from marias.rules.licitovany import request
from marias.rules.licitovany.actions import RUNGS
from marias.rules.licitovany.contracts import COMPONENTS, CONTRACTS, Contract
from marias.rules.licitovany.request_bargain import bargain_of, open_components, played
from marias.rules.request import TEN

RE = 2
"""From re on a deal may come to the limit, and then it matters who said flek."""


def _contract(facts: Facts) -> Contract:
    """The contract; its colour does not matter here."""
    return CONTRACTS[facts["contract"]]


def _folded(facts: Facts) -> bool:
    return bool(facts.get("omyl"))


def _suit_open(facts: Facts) -> bool:
    """Is the trump suit still to be told? Hearts may be in the name of the contract."""
    contract = _contract(facts)
    return contract.trumps and not contract.hearts and not _folded(facts)


def _counted(facts: Facts) -> bool:
    return _contract(facts).counted


def _single_seven(facts: Facts) -> bool:
    """Is the trump seven asked for by itself?"""
    return _counted(facts) and not _contract(facts).two_sevens


def _opponents(facts: Facts) -> Collection[int]:
    return set(range(facts["players"])) - {facts["declarer"]}


def _defenders(facts: Facts) -> Collection[int]:
    return set(_opponents(facts)) - {facts.get("sitter")}


def _level(facts: Facts) -> int:
    return max(facts["fleks"].values(), default=0)


def _offences(facts: Facts) -> Collection[str]:
    who = facts["revoke_by"]
    contract = _contract(facts)
    return request.offences(contract, sits_out=facts.get("sitter") == who, declares=facts["declarer"] == who)


LICITOVANY = Form(
    game="licitovany",
    bargain=(
        (
            Question("contract", "contract", RungWord(game_message, RUNGS), "sedma"),
            Question("declarer", "declarer", Who(), first),
            Question("sitter", "sitter", Who(), when=lambda facts: facts["players"] == 4, only=_opponents),
            Question("omyl", "omyl", YES_NO, "no", lambda facts: facts["contract"] == "sedma"),
            Question("trump", "trump", SUIT, when=_suit_open),
        ),
    ),
    components=COMPONENTS,
    play=(
        Question("four_helpers", "four-helpers", YES_NO, "no", lambda facts: _contract(facts).two_sevens),
        Question("made", "made", YES_NO, "yes", lambda facts: not _counted(facts) and not _contract(facts).two_sevens),
        Question(
            "made",
            "sevens-made",
            YES_NO,
            "yes",
            lambda facts: _contract(facts).two_sevens and not facts["four_helpers"],
        ),
        Question("declarer_points", "points", Points(), when=_counted),
        Question("declarer_marriages", "marriages", Marriages(), "-", _counted),
        Question("defence_marriages", "defence-marriages", Marriages(), "-", _counted),
        Question(
            "seven",
            "seven",
            Choice(lambda code: f"settle-side-{code}", ("none", "declarer", "defence")),
            "none",
            _single_seven,
            lambda facts: ("none", "declarer", *(() if _contract(facts).kind == "sedma" else ("defence",))),
        ),
        Question(
            "seven_won", "seven-won", YES_NO, "yes", lambda facts: _single_seven(facts) and facts["seven"] != "none"
        ),
        Question(
            "last_trick",
            "last-trick",
            Choice(lambda code: f"explained-{code}", ("declarer", "defence")),
            "declarer",
            lambda facts: _single_seven(facts) and facts["seven"] == "defence" and not facts["seven_won"],
        ),
        Question("laid", "laid", YES_NO, "no", lambda facts: _level(facts) > 0),
        Question(
            "flekked_by",
            "flekked-by",
            FlekkedBy(component_message, COMPONENTS),
            lambda desk, facts: "" if facts["laid"] else desk.text("settle-nobody"),
            lambda facts: _level(facts) >= RE or facts["laid"],
            _defenders,
        ),
    ),
    revoke=(
        Question("revoke_by", "revoke", Who(), declarer),
        Question(
            "offence",
            "offence",
            Choice(offence_message, request.OFFENCES),
            lambda desk, facts: next(iter(_offences(facts))),  # noqa: ARG005 – the shape of a default
            only=_offences,
        ),
    ),
    extra=(
        Question("players", "players", Whole()),
        Question("helper", "helper", SUIT),
        Question("defence_points", "defence-points", Points()),
        Question("declarer_tricks", "tricks", Whole.up_to(TEN)),
        Question("defence_tricks", "defence-tricks", Whole.up_to(TEN)),
        Question("technical", "technical", Whos()),
    ),
    check=bargain_of,
    open_components=open_components,
    played=played,
    folded=_folded,
)
