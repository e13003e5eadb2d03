"""The scorekeeper's question: what each player writes down, and the facts that cannot be together."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from marias.errors import SettlementError
from marias.rules import parse_request
from marias.rules.marijas.request import Request, answer
from marias.rules.marijas.state import start
from tests.rules.marijas_scripts import A, B, C, play_out, random_deal, rules, run
from tests.sizes import Count


def asked(players: int = 2, profile: Any = None, **facts: Any) -> tuple[int, ...]:
    """The match points of a deal of these facts."""
    request = Request(profile=f"marijas-{players}", **facts)
    return answer(request, profile).payments


def refused(players: int = 2, profile: Any = None, **facts: Any) -> tuple[str, str]:
    """Field and code of the refusal."""
    with pytest.raises(SettlementError) as caught:
        asked(players, profile, **facts)
    assert len(str(caught.value).splitlines()) == 1
    return str(caught.value.params["field"]), caught.value.code


@pytest.mark.clause("SRB-30", "SRB-31")
def test_two() -> None:
    assert asked(declarer_points=60) == (2, 0)
    assert asked(declarer=B, declarer_points=60) == (0, 2)
    assert asked(defence_points=50) == (0, 2)
    assert asked(declarer_points=90, declarer_marriages=(20,)) == (4, 0)
    assert asked(declarer_points=80, defence_points=10, declarer_marriages=(20,)) == (2, 0)
    assert asked(contract="surrender") == (0, 2)


@pytest.mark.clause("SRB-40", "SRB-41", "SRB-42")
def test_three() -> None:
    assert asked(3, declarer=C, declarer_points=50) == (0, 0, 1)
    assert asked(3, declarer=C, declarer_points=20, defence_marriages=(40,)) == (2, 2, 0)
    assert asked(3, contract="surrender", declarer=B) == (1, 0, 1)


@pytest.mark.clause("SRB-52", "SRB-54", "SRB-55")
def test_four() -> None:
    assert asked(4, partner=C, declarer_points=50) == (1, 0, 1, 0)
    assert asked(4, partner="alone", declarer_points=30) == (0, 1, 1, 1)
    assert asked(4, partner=B, declarer_points=0, defence_marriages=(20,)) == (0, 0, 2, 2)
    assert asked(4, contract="surrender") == (0, 1, 1, 1)
    late = rules(4, surrender_4p="after_second_deal")
    assert asked(4, late, contract="surrender", partner=C) == (0, 1, 0, 1)
    fixed = rules(4, pairs="fixed_opposite")
    assert asked(4, fixed, declarer_points=50) == (1, 0, 1, 0)
    assert answer(Request(profile="marijas-4", partner=C, declarer_points=50)).partner == C


def test_betl() -> None:
    for players, price in ((2, 6), (3, 3), (4, 3)):
        extra = rules(players, extraordinary="betl")
        assert asked(players, extra, contract="betl", made=True) == (price, *[0] * (players - 1))
        assert asked(players, extra, contract="betl", declarer_tricks=1) == (0, *[price] * (players - 1))


def test_only_aces_and_tens() -> None:
    only = rules(2, counted="aces_and_tens")
    assert asked(2, only, declarer_points=50, declarer_marriages=(40,), last_trick="declarer") == (0, 0)
    assert asked(2, only, declarer_points=50, last_trick="defence") == (2, 0)


@pytest.mark.parametrize(
    ("expected", "facts"),
    [
        (("declarer_points", "settlement-points-missing"), {}),
        (("declarer_points", "settlement-points"), {"declarer_points": 45}),
        (("card_points", "settlement-points-sum"), {"declarer_points": 40, "defence_points": 40}),
        (("marriages", "settlement-marriages"), {"declarer_points": 40, "declarer_marriages": (40, 40)}),
        (("marriages", "settlement-marriages"), {"declarer_points": 40, "declarer_marriages": (30,)}),
        (("card_points", "settlement-points-trickless"), {"declarer_points": 40, "declarer_tricks": 0}),
        (("tricks", "settlement-tricks-sum"), {"declarer_points": 40, "declarer_tricks": 3, "defence_tricks": 3}),
        (("last_trick", "settlement-last-trick-points"), {"declarer_points": 0, "last_trick": "declarer"}),
        (("declarer", "settlement-seat"), {"declarer": 2, "declarer_points": 40}),
        (("names", "settlement-names"), {"names": ("Ana",), "declarer_points": 40}),
        (("fleks", "settlement-not-on-table"), {"declarer_points": 40, "fleks": {"game": 1}}),
        (("revoke_by", "settlement-no-revoke"), {"declarer_points": 40, "revoke_by": 1}),
        (("partner", "settlement-caller-alone"), {"declarer_points": 40, "partner": 1}),
        (("made", "settlement-made-of-trumps"), {"declarer_points": 40, "made": True}),
        (("made", "settlement-made-of-trumps"), {"contract": "surrender", "made": True}),
        (("declarer_points", "settlement-told-surrendered"), {"contract": "surrender", "declarer_points": 40}),
        (("contract", "settlement-no-extraordinary"), {"contract": "betl", "made": True}),
        (("partner", "settlement-partner-missing"), {"players": 4, "declarer_points": 40}),
        (("partner", "settlement-partner-himself"), {"players": 4, "declarer_points": 40, "partner": 0}),
        (
            ("partner", "settlement-partner-opposite"),
            {"players": 4, "profile": {"pairs": "fixed_opposite"}, "declarer_points": 40, "partner": 1},
        ),
        (
            ("last_trick", "settlement-last-trick-missing"),
            {"profile": {"counted": "aces_and_tens"}, "declarer_points": 40},
        ),
        (("made", "settlement-made-missing"), {"profile": {"extraordinary": "betl"}, "contract": "betl"}),
        (
            ("trump", "settlement-no-trump"),
            {"profile": {"extraordinary": "betl"}, "contract": "betl", "made": True, "trump": "c"},
        ),
        (
            ("declarer_points", "settlement-told-only-tricks"),
            {"profile": {"extraordinary": "betl"}, "contract": "betl", "made": True, "declarer_points": 0},
        ),
    ],
    ids=lambda value: value[1] if isinstance(value, tuple) else "",
)
def test_facts_that_cannot_be(expected: tuple[str, str], facts: dict[str, Any]) -> None:
    facts = dict(facts)
    players = facts.pop("players", 2)
    changes = facts.pop("profile", {})
    assert refused(players, rules(players, **changes), **facts) == expected


def test_request_in_json() -> None:
    text = json.dumps({"game": "marijas", "profile": "marijas-3", "declarer": A, "declarer_points": 50})
    assert answer(parse_request(text, "request")).payments == (1, 0, 0)
    assert isinstance(parse_request('{"profile": "marijas-4"}', "request"), Request)


def test_engine_and_scorekeeper_agree(count: Count) -> None:
    """Random deals told as facts give the same match points."""
    for seed in range(count(small=90, soak=6000)):
        rng, players = random.Random(f"request {seed}"), 2 + seed % 3
        state = start(rules(players), random_deal(players, f"q{seed}"))
        state = run(state, {2: "trump c", 3: "dalje 3; trump c", 4: "call Xc; dalje 4"}[players])
        state = play_out(state, rng, eager=seed % 2 == 0)
        result, sides = state.result(), state.sides
        assert result.card_points is not None
        mine = [m.value for m in state.marriages if m.seat in sides.declarers]
        theirs = [m.value for m in state.marriages if m.seat not in sides.declarers]
        partner = {"partner": "alone" if len(sides.declarers) == 1 else sides.declarers[1]} if players == 4 else {}
        told = asked(
            players,
            declarer=state.caller,
            declarer_points=result.card_points[0],
            declarer_marriages=tuple(mine),
            defence_marriages=tuple(theirs),
            **partner,
        )
        assert told == result.payments
