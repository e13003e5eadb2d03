"""The scorekeeper's request of křížový: the worked settlements by its facts, and requests that cannot be."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.cards import Suit
from marias.errors import SettlementError
from marias.rules import parse_request
from marias.rules.krizovy.request import Request, answer, most_level, open_components, played
from tests.rules.krizovy_scripts import FREE, STO, A, B, C, D, free
from tests.rules.test_krizovy_settlement import CASES, settled
from tests.words import check_words

SUITS = {"hearts": "c", "kule": "k", "leaves": "z", "acorns": "l"}


def request_of(case: dict[str, Any]) -> Request:
    """A worked example as a scorekeeper would tell it."""
    declarer, *partner = case.get("declarers", (A, C))
    facts: dict[str, Any] = {
        "declarer": declarer,
        "fleks": {name: level for name, level in case["levels"].items() if level},
    }
    if case["game"] in SUITS:
        facts |= {"trump": SUITS[case["game"]], "partner": partner[0] if partner else "alone"}
    else:
        facts["contract"] = case["game"]
    for name in ("sedma", "sedma_against"):
        if name in case["levels"]:
            facts[name] = case["seven_by"]
    for name in ("sto", "sto_against"):
        if name in case["levels"]:
            facts[name] = case["hundred_by"]
    if "own_marriage" in case:
        facts["own_marriage"] = case["own_marriage"]
    if "revoke" in case:
        flat = case.get("flat", False)
        facts |= {"revoke_by": case["revoke"], "offence": "play", "before_doubling_ends": flat}
    if "points" in case:
        facts["declarer_points"], facts["defence_points"] = case["points"]
        facts["marriages"] = [[worth for at, worth in case.get("marriages", ()) if at == seat] for seat in range(4)]
        facts |= {"seven": case.get("seven"), "last_trick": case.get("last")}
    if "tricks" in case and "points" not in case:
        facts["declarer_tricks"], facts["defence_tricks"] = case["tricks"]
    return msgspec.convert(facts, Request)


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']} [{case['mark']}]" for case in CASES])
def test_worked_examples(case: dict[str, Any]) -> None:
    found = answer(request_of(case))
    assert list(found.payments) == case["pays"]
    result = settled(case)
    assert (found.items, found.transfers, found.kind) == (result.items, result.transfers, result.kind)
    assert found.partner == (C if len(case.get("declarers", (A, C))) == 2 else None)


def test_all_forty_are_among_them() -> None:
    assert {str(number) for number in range(1, 41)} <= {case["id"].split()[0] for case in CASES}


@pytest.mark.clause("MCR-8a", "MCR-8d")
def test_made_is_enough_for_betl_and_durch() -> None:
    """Examples 30, 31 and 33 of the rule sheet."""
    for facts, payments in (
        ({"contract": "betl", "declarer": B, "made": True}, (-5, 15, -5, -5)),
        ({"contract": "betl", "declarer": B, "fleks": {"betl": 1}, "made": False}, (10, -30, 10, 10)),
        ({"contract": "durch", "declarer": D, "made": True}, (-10, -10, -10, 30)),
    ):
        assert answer(msgspec.convert(facts, Request)).payments == payments


@pytest.mark.clause("MCR-11a", "MCR-11b")
def test_before_doubling_is_over_only_the_offender_is_asked_for() -> None:
    """Example 38: whatever was to be played, 10 to each."""
    for offence, early in (("shuffle", False), ("misdeal", False), ("play", True), ("announcement", True)):
        facts = {"revoke_by": D, "offence": offence, "before_doubling_ends": early}
        found = answer(msgspec.convert(facts, Request))
        assert found.payments == (10, 10, 10, -30)


def test_the_compulsory_hundred_belongs_to_its_rule_set() -> None:
    """Example 36 for who did not announce it: a game without a flek, the least price of 4."""
    request = Request(trump=Suit.ACORNS, partner=C, revoke_by=C, offence="compulsory_hundred")
    assert answer(request, STO).payments == (4, 4, -12, 4)
    with pytest.raises(SettlementError, match=r"there is no compulsory hundred \[mcr-2018-free\]"):
        answer(request, FREE)


def test_a_marriage_never_shown_still_counts_for_its_owner() -> None:
    """A announces a hundred with a marriage he never shows; C's 40 does not count then: 90 of 100, one step."""
    request = Request(trump=Suit.ACORNS, partner=C, sto=(A,), declarer_points=90, marriages=((), (), (40,), ()))
    assert answer(request).payments == (16, -16, 16, -16)  # 90 + 40 = 130: four steps
    hidden = msgspec.structs.replace(request, own_marriage=True)
    assert answer(hidden).payments == (-4, 4, -4, 4)  # 90, none of it a marriage: one step is lacking


GAME = {"trump": "l", "partner": 2}
PLAYED = {**GAME, "fleks": {"hra": 2}}
CANNOT: dict[str, tuple[dict[str, Any], str, str]] = {
    "no trump": ({"partner": 2}, "trump", "is missing: hra has trumps"),
    "trump in betl": ({"contract": "betl", "trump": "l", "made": True}, "trump", "betl has no trumps"),
    "no partner": ({"trump": "l"}, "partner", "who held the called card"),
    "his own partner": ({"trump": "l", "partner": 0}, "partner", "plays alone"),
    "partner in betl": ({"contract": "betl", "partner": 2, "made": True}, "partner", "betl is played alone"),
    "seat": ({**GAME, "declarer": 4}, "declarer", "allowed: 0 … 3"),
    "seat below 0": ({**GAME, "sto": [-1]}, "sto", "there is no seat -1"),
    "names": ({**GAME, "names": ["Jana"]}, "names", "1 names for 4 players"),
    "both sevens": ({**GAME, "sedma": 0, "sedma_against": 1}, "sedma_against", "cannot stand together"),
    "both hundreds": ({**GAME, "sto": [0], "sto_against": [1]}, "sto_against", "cannot stand together"),
    "a hundred twice": ({**GAME, "sto": [0, 0]}, "sto", "each seat announces it once"),
    "seven of the defence": ({**GAME, "sedma": 1}, "components", "not announced by its own side"),
    "seven against of the partner": ({**GAME, "sedma_against": 2}, "components", "not announced by its own side"),
    "hundred of both sides": ({**GAME, "sto": [0, 1]}, "components", "not announced by its own side"),
    "seven in durch": ({"contract": "durch", "sedma": 0, "made": True}, "sedma", "nothing is announced beside durch"),
    "marriage without a hundred": ({**GAME, "own_marriage": True}, "own_marriage", "none was announced"),
    "flek too high": ({**GAME, "fleks": {"hra": 7}}, "fleks", "allowed: 0 … 6"),
    "flek too high in hearts": ({**GAME, "trump": "c", "fleks": {"hra": 6}}, "fleks", "allowed: 0 … 5"),
    "flek on the game under a hundred": ({**GAME, "sto": [0], "fleks": {"hra": 1}}, "fleks", "not on the table"),
    "flek on the hundred against": (
        {**GAME, "sto_against": [1], "fleks": {"sto_against": 1}},
        "fleks",
        "allowed: 0 … 0",
    ),
    "unplayed with points": ({**GAME, "declarer_points": 60}, "declarer_points", "hra without a flek is not played"),
    "no points": (PLAYED, "declarer_points", "is missing"),
    "odd points": ({**PLAYED, "declarer_points": 45}, "declarer_points", "45 are not card points"),
    "points not 90": ({**PLAYED, "declarer_points": 40, "defence_points": 40}, "card_points", "do not sum to 90"),
    "40 twice": (
        {**PLAYED, "declarer_points": 60, "marriages": [[40], [40], [], []]},
        "marriages",
        "20 at most three times",
    ),
    "marriages of three": ({**PLAYED, "declarer_points": 60, "marriages": [[], [], []]}, "marriages", "3 lists for 4"),
    "seven without a taker": ({**PLAYED, "declarer_points": 60, "seven": 1}, "last_trick", "is missing"),
    "last trick for nothing": ({**PLAYED, "declarer_points": 90, "last_trick": 1}, "last_trick", "that side has none"),
    "seven of another": (
        {**PLAYED, "sedma": 0, "declarer_points": 60, "seven": 2, "last_trick": 2},
        "seven",
        "was announced by seat 0",
    ),
    "tricks not 8": (
        {**PLAYED, "declarer_points": 60, "declarer_tricks": 4, "defence_tricks": 5},
        "tricks",
        "4 + 5 is not a deal",
    ),
    "tricks left out": (
        {**PLAYED, "declarer_points": 60, "declarer_tricks": 4, "defence_tricks": 3},
        "tricks",
        "do not sum to 8",
    ),
    "points without a trick": ({**PLAYED, "declarer_points": 60, "declarer_tricks": 0}, "card_points", "no trick"),
    "made of a game": ({**PLAYED, "made": True}, "made", "belongs to betl and durch"),
    "betl without an end": ({"contract": "betl"}, "made", "was betl made?"),
    "betl with points": ({"contract": "betl", "made": True, "declarer_points": 0}, "declarer_points", "only tricks"),
    "betl made with a trick": ({"contract": "betl", "made": True, "declarer_tricks": 1}, "made", "does not agree"),
    "durch of 9 tricks": ({"contract": "durch", "declarer_tricks": 5, "defence_tricks": 4}, "tricks", "5 + 4"),
    "revoke without offence": ({**GAME, "revoke_by": 1}, "offence", "is missing"),
    "offence without revoke": ({**GAME, "offence": "play"}, "revoke_by", "is missing"),
    "a wrong card in a game nobody plays": (
        {**GAME, "revoke_by": 1, "offence": "play"},
        "offence",
        "hra without a flek is not played [mcr-2018-free]",
    ),
    "early without revoke": ({**GAME, "before_doubling_ends": True}, "revoke_by", "is missing"),
    "revoke and points": (
        {**GAME, "revoke_by": 1, "offence": "play", "declarer_points": 50},
        "declarer_points",
        "not played on",
    ),
    "hand laid down too early": (
        {"revoke_by": 1, "offence": "wrong_claim", "before_doubling_ends": True},
        "offence",
        "only after doubling",
    ),
    "seat of an early revoke": ({"revoke_by": 5, "offence": "shuffle"}, "revoke_by", "there is no seat 5"),
}


@pytest.mark.parametrize("what", CANNOT)
def test_requests_that_cannot_be(what: str) -> None:
    facts, field, expected = CANNOT[what]
    with pytest.raises(SettlementError) as error:
        answer(msgspec.convert(facts, Request))
    assert error.value.params["field"] == field
    assert expected in str(error.value)
    check_words(error.value)


@given(st.sampled_from(CASES))
def test_request_is_json_and_back(case: dict[str, Any]) -> None:
    request = request_of(case)
    assert json.loads(msgspec.json.encode(request))["game"] == "krizovy"
    assert parse_request(msgspec.json.encode(request), "") == request


def test_levels() -> None:
    """The ceiling of 64: 2⁶ in a plain game, 2 · 2⁵ in hearts; a seven of 2 · 2⁵; betl 5 · 2⁴; durch 10 · 2³."""
    reached = [most_level(FREE, name, doubled=False) for name in ("hra", "sedma", "sto", "betl", "durch")]
    assert reached == [6, 5, 4, 4, 3]
    assert [most_level(FREE, name, doubled=True) for name in ("hra", "sedma", "sto", "betl")] == [5, 4, 3, 4]
    assert most_level(free(sto_against_price="separate"), "sto_against", doubled=False) == 4
    assert most_level(free(max_flek=4), "hra", doubled=True) == 4


def test_what_is_open_and_played() -> None:
    """Rows D1, D4, D8 and D9 of the table of what is played."""
    for facts, names, goes_on in (
        ({}, ("hra",), False),
        ({"sedma": A}, ("hra", "sedma"), False),
        ({"sedma_against": B}, ("hra", "sedma_against"), False),
        ({"sedma_against": B, "fleks": {"hra": 1}}, ("hra", "sedma_against"), True),
        ({"sto": [C], "sedma": A}, ("sedma", "sto"), True),
    ):
        request = msgspec.convert({**GAME, **facts}, Request)
        assert sorted(name for name, _ in open_components(FREE, request)) == sorted(names)
        assert played(FREE, request) == goes_on
