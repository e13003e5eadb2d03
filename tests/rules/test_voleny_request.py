"""The scorekeeper's request: the worked settlements of the rule sheet by its facts, and requests that cannot be."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.errors import ProfileError, SettlementError
from marias.rules import GAMES, parse_request
from marias.rules.profile import load
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.request import Request, answer, most_level
from tests.rules.test_voleny_settlement import CASES
from tests.words import check_words

SUITS = {"hearts": "c", "kule": "k", "leaves": "z", "acorns": "l"}
MARIASEK = load(VolenyProfile, "mariasek")


def request_of(case: dict[str, Any]) -> Request:
    """A worked example as a scorekeeper would tell it."""
    contract, _, suit = case["game"].partition(" ")
    facts: dict[str, Any] = {
        "contract": contract,
        "declarer": case.get("declarer", 0),
        "players": case.get("seats", 3),
        "against": [name for name in case["levels"] if name.endswith("_against")],
        "fleks": {name: level for name, level in case["levels"].items() if level},
    }
    if suit:
        facts["trump"] = SUITS[suit]
    if facts["players"] == 4:
        facts["sitter"] = 3
    if revoke := case.get("revoke"):
        facts |= {"revoke_by": revoke["by"], "offence": revoke["offence"], "evident": revoke.get("evident", [])}
    if "points" in case:
        facts["declarer_points"], facts["defence_points"] = case["points"]
        facts["declarer_marriages"], facts["defence_marriages"] = case.get("marriages", ([], []))
        whose, _, fate = case.get("seven", "none").partition(" ")
        facts["seven"] = whose
        if whose != "none":
            facts["seven_won"] = fate == "won"
    if "tricks" in case:
        facts["declarer_tricks"], facts["defence_tricks"] = case["tricks"]
    return msgspec.convert(facts, Request)


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']} [{case['mark']}]" for case in CASES])
def test_worked_examples(case: dict[str, Any]) -> None:
    found = answer(request_of(case))
    assert list(found.payments) == case["pays"]
    assert [f"{item.code} {item.amount:+d}" for item in found.items] == case["lines"]
    assert all(item.clause for item in found.items)


@pytest.mark.clause("LIGA-8")
def test_e39_too_few_chips() -> None:
    """E39, derived from LIGA-8: B has 3 chips of 4."""
    found = answer(
        Request(contract="sto", trump=SUIT_K, declarer_points=60, declarer_marriages=(40,), chips=(100, 3, 197))
    )
    assert (found.payments, found.paid, found.short) == ((8, -4, -4), (7, -3, -4), (1,))


SUIT_K = parse_request('{"contract": "hra", "trump": "k"}', "here").trump


def test_made_is_enough_for_betl_and_durch() -> None:
    """E29, E31."""
    assert answer(parse_request('{"contract": "betl", "made": true}', "")).payments == (10, -5, -5)
    assert answer(parse_request('{"contract": "durch", "fleks": {"durch": 1}, "made": false}', "")).payments == (
        -40,
        20,
        20,
    )


def test_other_rule_sets() -> None:
    """Source: prices of the program Mariášek: a hundred of 120 is 4 × 3 for one opponent."""
    request = Request(profile="mariasek", contract="sto", trump=SUIT_K, declarer_points=80, declarer_marriages=(40,))
    assert answer(request).payments == (24, -12, -12)
    assert answer(request, load(VolenyProfile, "liga")).payments == (8, -4, -4)


def test_without_chips_nothing_is_said_of_paying() -> None:
    found = msgspec.to_builtins(answer(parse_request('{"contract": "betl", "made": true}', "")))
    assert "paid" not in found
    assert "short" not in found


CANNOT: dict[str, tuple[dict[str, Any], str, str]] = {
    "sedma and sedma proti": (
        {"contract": "sedma", "trump": "k", "against": ["sedma_against"]},
        "against",
        "sedma and sedma_against at once",
    ),
    "stosedm and sedma proti": (
        {"contract": "stosedm", "trump": "k", "against": ["sedma_against"]},
        "against",
        "at once",
    ),
    "sto and sto proti": ({"contract": "sto", "trump": "k", "against": ["sto_against"]}, "against", "only one side"),
    "betl and sedma proti": ({"contract": "betl", "against": ["sedma_against"]}, "against", "nothing is announced"),
    "proti twice": ({"contract": "hra", "trump": "k", "against": ["sto_against"] * 2}, "against", "announced once"),
    "flek too high": ({"contract": "hra", "trump": "k", "fleks": {"hra": 6}}, "fleks", "allowed: 0 … 5"),
    "flek too high in hearts": ({"contract": "hra", "trump": "c", "fleks": {"hra": 5}}, "fleks", "allowed: 0 … 4"),
    "flek on open durch": ({"contract": "open_durch", "fleks": {"open_durch": 1}}, "fleks", "allowed: 0 … 0"),
    "flek on nothing": (
        {"contract": "hra", "trump": "k", "fleks": {"sedma": 1}},
        "fleks",
        "'sedma' is not on the table",
    ),
    "no trump": ({"contract": "hra"}, "trump", "is missing"),
    "trump in betl": ({"contract": "betl", "trump": "k", "made": True}, "trump", "betl has no trumps"),
    "no points": ({"fleks": {"hra": 1}}, "declarer_points", "is missing: the deal was played"),
    "odd points": ({"fleks": {"hra": 1}, "declarer_points": 45}, "declarer_points", "45 are not card points"),
    "points below 0": ({"fleks": {"hra": 1}, "declarer_points": -10}, "declarer_points", "-10 are not"),
    "points above 90": ({"fleks": {"hra": 1}, "declarer_points": 110}, "declarer_points", "without marriages"),
    "points not 90": (
        {"fleks": {"hra": 1}, "declarer_points": 40, "defence_points": 40},
        "card_points",
        "40 + 40 do not sum to 90",
    ),
    "unplayed with points": ({"declarer_points": 60}, "declarer_points", "hra without a flek is not played [liga]"),
    "20 four times": (
        {"fleks": {"hra": 1}, "declarer_points": 60, "declarer_marriages": [20, 20], "defence_marriages": [20, 20]},
        "marriages",
        "20 at most three times",
    ),
    "40 twice": (
        {"fleks": {"hra": 1}, "declarer_points": 60, "declarer_marriages": [40], "defence_marriages": [40]},
        "marriages",
        "40 once",
    ),
    "marriage of 30": ({"fleks": {"hra": 1}, "declarer_points": 60, "declarer_marriages": [30]}, "marriages", "[30]"),
    "tricks not 10": (
        {"fleks": {"hra": 1}, "declarer_points": 60, "declarer_tricks": 4, "defence_tricks": 5},
        "tricks",
        "4 + 5 do not sum to 10",
    ),
    "points without a trick": (
        {"fleks": {"hra": 1}, "declarer_points": 60, "declarer_tricks": 0},
        "card_points",
        "the declarer has card points but no trick",
    ),
    "four marriages, tricks unknown": (
        {"fleks": {"hra": 1}, "declarer_points": 0, "declarer_marriages": [40, 20, 20, 20]},
        "declarer_tricks",
        "is missing",
    ),
    "seven of nobody": ({"fleks": {"hra": 1}, "declarer_points": 60, "seven_won": True}, "seven_won", "did not fall"),
    "seven unknown": ({"fleks": {"hra": 1}, "declarer_points": 60, "seven": "defence"}, "seven_won", "is missing"),
    "seven without its trick": (
        {"fleks": {"hra": 1}, "declarer_points": 90, "seven": "defence", "seven_won": True},
        "seven_won",
        "worth 10 card points",
    ),
    "seven of the other side": (
        {
            "contract": "sedma",
            "trump": "k",
            "fleks": {"hra": 1},
            "declarer_points": 60,
            "seven": "defence",
            "seven_won": True,
        },
        "seven",
        "announced by who holds it",
    ),
    "made of a game": ({"fleks": {"hra": 1}, "made": True}, "made", "belongs to betl and durch"),
    "betl without an end": ({"contract": "betl"}, "made", "was betl made?"),
    "betl with points": (
        {"contract": "betl", "made": True, "declarer_points": 0},
        "declarer_points",
        "only tricks count",
    ),
    "betl made with a trick": ({"contract": "betl", "made": True, "declarer_tricks": 1}, "made", "does not agree"),
    "betl of 11 tricks": ({"contract": "betl", "declarer_tricks": 5, "defence_tricks": 6}, "tricks", "5 + 6"),
    "seat": ({"declarer": 3}, "declarer", "allowed: 0 … 2"),
    "seat below 0": ({"declarer": -1}, "declarer", "there is no seat -1"),
    "sitter of three": ({"sitter": 2}, "sitter", "nobody sits out"),
    "sitter declares": ({"players": 4, "declarer": 1, "sitter": 1}, "sitter", "cannot be the declarer"),
    "sitter elsewhere": ({"players": 4, "declarer": 1, "sitter": 2}, "sitter", "sits left of who deals"),
    "names": ({"names": ["Jana"]}, "names", "1 names for 3 players"),
    "chips": ({"chips": [1, 2]}, "chips", "2 amounts for 3 players"),
    "revoke without offence": ({"revoke_by": 1}, "offence", "is missing"),
    "offence without revoke": ({"offence": "not_beating"}, "revoke_by", "is missing"),
    "revoke and points": (
        {"revoke_by": 1, "offence": "not_beating", "declarer_points": 50},
        "declarer_points",
        "the deal is not played on",
    ),
    "revoke of the sitter": ({"players": 4, "revoke_by": 3, "offence": "not_beating"}, "revoke_by", "holds no cards"),
    "defender's talon": ({"revoke_by": 1, "offence": "sharp_in_talon"}, "revoke_by", "only the declarer"),
    "ace in betl's talon": (
        {"contract": "betl", "trump": None, "revoke_by": 0, "offence": "sharp_in_talon"},
        "offence",
        "may go to the talon",
    ),
    "no trumping in betl": (
        {"contract": "betl", "trump": None, "revoke_by": 1, "offence": "not_trumping"},
        "offence",
        "not_trumping cannot happen to this seat in betl",
    ),
    "king before over in durch": (
        {"contract": "durch", "trump": None, "revoke_by": 0, "offence": "king_before_over"},
        "offence",
        "king_before_over cannot happen",
    ),
    "seven early, none announced": (
        {"revoke_by": 0, "offence": "seven_early"},
        "offence",
        "seven_early cannot happen to this seat in hra",
    ),
    "seven early, the other side's": (
        {"contract": "sedma", "revoke_by": 1, "offence": "seven_early"},
        "offence",
        "seven_early cannot happen to this seat in sedma",
    ),
    "seven in the talon, none announced": (
        {"revoke_by": 0, "offence": "seven_in_talon"},
        "offence",
        "seven_in_talon cannot happen",
    ),
    "evident of the announced": (
        {
            "contract": "sedma",
            "fleks": {"sedma": 1},
            "revoke_by": 1,
            "offence": "not_beating",
            "evident": ["quiet_seven"],
        },
        "evident",
        "quiet_seven cannot be made",
    ),
    "a wrong card in a game nobody plays": (
        {"revoke_by": 1, "offence": "not_beating"},
        "offence",
        "hra without a flek is not played [liga]",
    ),
    "evident twice": (
        {"revoke_by": 1, "offence": "not_beating", "evident": ["quiet_seven"] * 2},
        "evident",
        "each is named once",
    ),
}


@pytest.mark.parametrize("what", CANNOT)
def test_requests_that_cannot_be(what: str) -> None:
    facts, field, expected = CANNOT[what]
    if "contract" not in facts:
        facts = {"contract": "hra", "trump": "k", **facts}
    elif facts["contract"] == "sedma":
        facts = {"trump": "k", **facts}
    with pytest.raises(SettlementError) as error:
        answer(msgspec.convert(facts, Request))
    assert error.value.params["field"] == field
    assert expected in str(error.value)
    check_words(error.value)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "truncated"),
        ("[]", "Expected `object`, got `array`"),
        ("{}", "missing required field `contract`"),
        ('{"contract": "whist"}', "Invalid enum value 'whist'"),
        ('{"contract": "betl", "mode": 1}', "unknown field `mode`"),
        ('{"contract": "betl", "made": 1}', "Expected `bool | null`, got `int`"),
        ('{"contract": "betl", "players": 5}', "Invalid enum value 5"),
        ('{"contract": "betl", "fleks": {"betl": 1.5}}', "got `float`"),
        ('{"contract": "hra", "trump": "♥"}', "Invalid enum value"),
        ('{"game": "whist"}', "there is no game 'whist'; allowed: voleny, krizovy"),
        ('{"game": "krizovy", "contract": "hra"}', "Invalid enum value 'hra'"),
        ("[" * 100_000, "request.json: "),
    ],
)
def test_broken_json(text: str, expected: str) -> None:
    with pytest.raises(SettlementError) as error:
        parse_request(text, "request.json")
    said = str(error.value)
    assert said.startswith(("request.json: ", "game: "))
    assert expected in said
    assert len(said.splitlines()) == 1


def test_the_game_is_named_or_follows_from_the_rule_set() -> None:
    """A request that names no game is one of volený, as it was before there was another."""
    for text, game in (
        ('{"contract": "betl"}', "voleny"),
        ('{"contract": "betl", "profile": "mariasek"}', "voleny"),
        ('{"contract": "betl", "profile": "mcr-2018-sto"}', "krizovy"),
        ('{"contract": "betl", "game": "krizovy"}', "krizovy"),
    ):
        request = parse_request(text, "")
        assert type(request).__struct_config__.tag == game
        assert parse_request(msgspec.json.encode(request), "") == request
    with pytest.raises(ProfileError, match='is a profile of "voleny", not of "krizovy"'):
        GAMES["krizovy"].answer(parse_request('{"game": "krizovy", "profile": "liga", "contract": "betl"}', ""), None)


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(SettlementError, match="stdin: "):
        parse_request(b'{"contract": "\xff"}', "stdin")


@given(st.sampled_from(CASES), st.sampled_from(["liga", "mariasek"]))
def test_request_is_json_and_back(case: dict[str, Any], profile: str) -> None:
    request = msgspec.structs.replace(request_of(case), profile=profile)
    assert parse_request(msgspec.json.encode(request), "") == request


def test_answer_is_json() -> None:
    found = json.loads(msgspec.json.encode(answer(request_of(CASES[0]))))
    assert set(found) == {"game", "profile", "contract", "kind", "declarer", "payments", "transfers", "items"}


def test_level_without_a_ceiling_near() -> None:
    """Source: ceiling of the program Mariášek, 500: 1 × 2⁹ = 512 is the first value at it."""
    assert most_level(MARIASEK, "hra", doubled=False) == 9
    assert most_level(MARIASEK.changed(max_flek=3), "hra", doubled=False) == 3
