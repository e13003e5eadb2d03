"""The scorekeeper's request of licitovaný: the worked settlements by its facts, and requests that cannot be."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.errors import SettlementError
from marias.rules import parse_request
from marias.rules.contract import Result
from marias.rules.licitovany.actions import RUNGS
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.request import Request, answer, offences, settle
from marias.rules.licitovany.request_bargain import open_components, played
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.profile import load
from tests.rules.licitovany_deals import random_end
from tests.sizes import Count
from tests.words import check_words

CSM = load(LicitovanyProfile, "csm-licitovany")
SK = load(LicitovanyProfile, "sk-licitovany")
KINDS = ("sedma", "sto", "sto_sedma", "betl", "durch", "dve_sedmy", "dve_sedmy_sto")


def csm(**changes: object) -> LicitovanyProfile:
    return msgspec.structs.replace(CSM, **changes)


def asked(facts: dict[str, Any]) -> Request:
    return msgspec.convert(facts, Request)


def settled(facts: dict[str, Any], profile: LicitovanyProfile = CSM) -> Result:
    return settle(profile, asked(facts))


def lines(result: Result) -> dict[str, int]:
    return {item.code: item.amount for item in result.items}


# --- The worked settlements of the rule sheet, units from each opponent ----------------------------------------------

WORKED: dict[str, tuple[dict[str, Any], int, str]] = {
    "M1 sedma approved": ({"contract": "sedma", "trump": "l"}, 3, "unplayed"),
    "M2 hearts, game flekked and won, seven flek + re and lost": (
        {
            "contract": "sedma",
            "trump": "c",
            "fleks": {"hra": 1, "sedma": 2},
            "declarer_points": 50,
            "seven": "declarer",
            "seven_won": False,
        },
        -12,
        "played",
    ),
    "M3 sto 120": ({"contract": "sto", "trump": "z", "declarer_points": 80, "declarer_marriages": [40]}, 12, "played"),
    "M4 sto at 80, marriage of the defence": (
        {
            "contract": "sto",
            "trump": "k",
            "declarer_points": 40,
            "declarer_marriages": [40],
            "defence_marriages": [20],
        },
        -16,
        "played",
    ),
    "M5 sto a sedma in hearts at 110, sto flekked, seven lost": (
        {
            "contract": "sto_sedma",
            "trump": "c",
            "fleks": {"sto": 1},
            "declarer_points": 70,
            "declarer_marriages": [40],
            "seven": "declarer",
            "seven_won": False,
        },
        28,
        "played",
    ),
    "M6 betl flekked, lost": ({"contract": "betl", "fleks": {"betl": 1}, "made": False}, -30, "played"),
    "M7 dvě sedmy in hearts, flek": (
        {"contract": "dve_sedmy", "trump": "c", "fleks": {"dve_sedmy": 1}, "made": True},
        160,
        "played",
    ),
    "M8 dvě sedmy a sto, sto failed at 90": (
        {"contract": "dve_sedmy_sto", "trump": "k", "declarer_points": 70, "declarer_marriages": [20], "made": True},
        36,
        "played",
    ),
    "M9 dvě sedmy in hearts, boty": (
        {"contract": "dve_sedmy", "trump": "c", "fleks": {"dve_sedmy": 4}, "made": True},
        500,
        "played",
    ),
    "M9 the same, both defenders flekked": (
        {"contract": "dve_sedmy", "trump": "c", "fleks": {"dve_sedmy": 4}, "made": True, "flekked_by": [1, 2]},
        750,
        "played",
    ),
    "M10 omyl": ({"contract": "sedma", "omyl": True}, -6, "unplayed"),
}


@pytest.mark.parametrize("case", WORKED)
@pytest.mark.parametrize("players", [3, 4])
def test_worked_settlements(case: str, players: int) -> None:
    """Whoever sits out settles like a third defender, and every opponent by himself."""
    facts, each, kind = WORKED[case]
    table = {"players": players} | ({"sitter": 3} if players == 4 else {})
    result = settled(facts | table)
    assert result.payments == (each * (players - 1), *([-each] * (players - 1)))
    assert result.kind == kind


@pytest.mark.parametrize("case", WORKED)
def test_the_slovak_sheet_has_the_same_multiples(case: str) -> None:
    facts, each, _ = WORKED[case]
    assert settled(facts, SK).payments[0] == 2 * each
    assert (SK.unit, SK.currency) == (2, "€")


# --- A hundred -------------------------------------------------------------------------------------------------------

STO = {"contract": "sto", "trump": "k"}


@pytest.mark.parametrize(
    ("facts", "each"),
    [
        ({"declarer_points": 60, "declarer_marriages": [40]}, 4),  # exactly 100 (trial R033)
        ({"declarer_points": 80, "declarer_marriages": [20]}, 4),
        ({"declarer_points": 80, "declarer_marriages": [20, 40]}, 4 * 5),  # the first makes 100, all count above
        ({"declarer_points": 60, "declarer_marriages": [20, 40]}, -4 * 2),  # the first marriage alone: 80
        ({"declarer_points": 90}, -4),
        ({"declarer_points": 0, "declarer_marriages": [40], "defence_marriages": [20, 20, 20]}, -4 * 12),
        ({"declarer_points": 60, "declarer_marriages": [40], "defence_marriages": [20]}, 4),
        ({"defence_points": 30, "declarer_marriages": [40]}, 4),
    ],
)
def test_sto(facts: dict[str, Any], each: int) -> None:
    """4 for the hundred and for every ten above; below for every ten missing and of the defenders' marriages."""
    assert settled(STO | facts).payments == (2 * each, -each, -each)


def test_the_best_marriage_where_a_table_counts_it() -> None:
    facts = STO | {"declarer_points": 60, "declarer_marriages": [20, 40]}
    assert settled(facts, csm(sto_marriage="best")).payments[0] == 2 * 4 * 3


@pytest.mark.parametrize(
    ("seven", "line", "amount"),
    [
        ({"seven": "declarer", "seven_won": True}, "quiet_seven", 1),
        ({"seven": "declarer", "seven_won": False}, "killed_quiet_seven", -1),  # trial R020 (iv)
        ({"seven": "defence", "seven_won": True}, "quiet_seven", -1),
        ({"seven": "defence", "seven_won": False, "last_trick": "declarer"}, "killed_quiet_seven", 1),
        ({"seven": "defence", "seven_won": False, "last_trick": "defence"}, "", 0),  # beaten by his own partner
    ],
)
@pytest.mark.trial("R020")
def test_quiet_seven(seven: dict[str, Any], line: str, amount: int) -> None:
    result = settled(STO | {"declarer_points": 60, "declarer_marriages": [40]} | seven)
    assert lines(result) == {"sto": 4} | ({line: amount} if line else {})
    assert result.payments[0] == 2 * (4 + amount)


def test_no_quiet_seven_beside_an_announced_one() -> None:
    facts = {"contract": "sto_sedma", "trump": "k", "declarer_points": 60, "declarer_marriages": [40]}
    theirs = {"seven": "defence", "seven_won": True}
    assert lines(settled(facts | theirs)) == {"sto": 4, "sedma": -2}
    assert lines(settled(facts | {"seven": "declarer", "seven_won": True})) == {"sto": 4, "sedma": 2}


# --- A sedma, played and unplayed ------------------------------------------------------------------------------------

SEDMA = {"contract": "sedma", "trump": "l"}


def test_quiet_hundred_in_a_sedma() -> None:
    """A flekked game of 120: the game, as much again, 2 for each ten above; the seven is settled beside it."""
    facts = SEDMA | {"fleks": {"hra": 2}, "declarer_points": 80, "declarer_marriages": [40], "seven": "none"}
    assert lines(settled(facts)) == {"hra": 4, "sedma": -2, "quiet_hundred": 4, "quiet_hundred_over": 4}
    doubled = csm(quiet_hundred_over="doubled_hra")
    assert lines(settled(facts, doubled))["quiet_hundred_over"] == 2 * 4 * 2
    theirs = SEDMA | {"fleks": {"hra": 2}, "declarer_points": 20, "defence_marriages": [40], "seven": "none"}
    assert lines(settled(theirs)) == {"hra": -4, "sedma": -2, "quiet_hundred": -4, "quiet_hundred_over": -2}


@pytest.mark.trial("R046")
def test_game_and_seven_cancel_out() -> None:
    """A flek on the game alone: 2 − 2, not played; a table may play it."""
    facts = SEDMA | {"fleks": {"hra": 1}}
    result = settled(facts)
    assert (result.kind, result.payments, lines(result)) == ("unplayed", (0, 0, 0), {"hra": -2, "sedma": 2})
    told = {"declarer_points": 50, "seven": "declarer", "seven_won": True}
    assert settled(facts | told, csm(balanced_played=True)).payments == (8, -4, -4)
    assert settled(SEDMA | told, csm(approved_sedma_played=True)).kind == "played"


# --- Dvě sedmy and the helpers ---------------------------------------------------------------------------------------


def test_four_helpers_lose_dve_sedmy() -> None:
    plain = {"contract": "dve_sedmy", "trump": "k", "helper": "z", "four_helpers": True}
    for said in ({}, {"made": False}):
        assert settled(plain | said).payments == (-80, 40, 40)
    both = plain | {"contract": "dve_sedmy_sto", "declarer_points": 80, "declarer_marriages": [20]}
    assert lines(settled(both)) == {"dve_sedmy": -40, "sto": 4}


# --- Fleks: whose they are -------------------------------------------------------------------------------------------

LAID = {"contract": "betl", "fleks": {"betl": 1}, "made": True, "laid": True}


def test_of_a_laid_game_only_who_said_flek_pays_more() -> None:
    assert settled(LAID | {"flekked_by": [2]}).payments == (45, -15, -30)
    assert settled(LAID | {"flekked_by": {"betl": [1, 2]}}).payments == (60, -30, -30)
    at_four = LAID | {"players": 4, "sitter": 1, "flekked_by": [2]}
    assert settled(at_four).payments == (60, -15, -30, -15)
    without = csm(laid_game_exception=False)
    assert settled(LAID | {"flekked_by": [2]}, without).payments == (60, -30, -30)


def test_who_said_flek_part_by_part() -> None:
    """Both flekked, but different parts: the limit stays the lower one."""
    facts = {
        "contract": "dve_sedmy_sto",
        "trump": "c",
        "fleks": {"dve_sedmy": 3, "sto": 1},
        "made": True,
        "declarer_points": 80,
        "declarer_marriages": [20],
    }
    assert settled(facts | {"flekked_by": {"dve_sedmy": [1], "sto": [2]}}).payments[1:] == (-500, -500)
    assert settled(facts | {"flekked_by": {"dve_sedmy": [1, 2], "sto": [2]}}).payments[1:] == (-656, -656)


def test_a_flek_that_binds_its_speaker_alone() -> None:
    alone = csm(flek_binds="speaker")
    facts = {"contract": "betl", "fleks": {"betl": 2}, "made": True}
    assert settled(facts | {"flekked_by": [1]}, alone).payments == (75, -60, -15)
    with pytest.raises(SettlementError, match="flekked_by: is missing"):
        settled(facts, alone)


# --- Direction and who sits out --------------------------------------------------------------------------------------


def test_who_sits_out_gets_nothing_where_the_table_agreed_so() -> None:
    apart = csm(sitter_pays=False)
    facts = SEDMA | {"players": 4, "declarer": 2, "sitter": 0}
    assert settled(facts, apart).payments == (0, -3, 6, -3)
    fined = facts | {"technical": [1]}
    assert settled(fined, apart).payments == (0, -3 - 20, 6 + 10, -3 + 10)


@pytest.mark.parametrize(("profile", "first"), [(CSM, 1), (SK, 2)])
def test_the_first_defender_by_direction(profile: LicitovanyProfile, first: int) -> None:
    """Clockwise or not, who said flek is told by his seat."""
    result = settled(LAID | {"flekked_by": [first]}, profile)
    assert [amount for seat, amount in enumerate(result.payments) if seat] == [
        -30 if seat == first else -15 for seat in (1, 2)
    ]


# --- Revoke, technical renonc ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "pays"),
    [
        # the game and seven (1 + 2·2) to the declarer and a paušál of 10 to both others
        (SEDMA | {"fleks": {"sedma": 1}, "revoke_by": 1, "offence": "not_following"}, (20, -25, 5)),
        (SEDMA | {"fleks": {"sedma": 1}, "revoke_by": 0, "offence": "seven_early"}, (-30, 15, 15)),
        (SEDMA | {"revoke_by": 0, "offence": "sharp_in_talon"}, (-106, 53, 53)),
        ({"contract": "betl", "revoke_by": 2, "offence": "looked_at_cards"}, (80, 35, -115)),
        (
            SEDMA | {"players": 4, "sitter": 1, "revoke_by": 1, "offence": "outsider_looked"},
            (9 + 10, -3 - 30, -3 + 10, -3 + 10),
        ),
        (SEDMA | {"players": 4, "sitter": 1, "revoke_by": 2, "offence": "hint"}, (19, 7, -33, 7)),
        # before anything was announced there is only the paušál
        ({"revoke_by": 1, "offence": "out_of_turn"}, (10, -20, 10)),
        ({"players": 4, "sitter": 0, "revoke_by": 0, "offence": "outsider_looked"}, (-30, 10, 10, 10)),
    ],
)
def test_revoke(facts: dict[str, Any], pays: tuple[int, ...]) -> None:
    result = settled(facts)
    assert (result.payments, result.kind, result.offender) == (pays, "revoke", facts["revoke_by"])


def test_revoke_without_the_fee() -> None:
    facts = SEDMA | {"fleks": {"sedma": 1}, "revoke_by": 1, "offence": "not_following"}
    assert settled(facts, csm(revoke_fine=False)).payments == (10, -5, -5)


def test_technical_renonc_stands_beside_the_game() -> None:
    assert settled(SEDMA | {"technical": [1]}).payments == (6 + 10, -3 - 20, -3 + 10)
    assert settled(SEDMA | {"technical": [1, 1, 0]}).payments == (6 + 20 - 20, -3 - 40 + 10, -3 + 20 + 10)
    assert settled({"contract": "sedma", "omyl": True, "technical": [2]}).payments == (-12 + 10, 6 + 10, 6 - 20)
    alone = settled({"technical": [1]})
    assert (alone.kind, alone.payments, lines(alone)) == ("fine", (10, -20, 10), {"fine": 10})


# --- What cannot be --------------------------------------------------------------------------------------------------

PLAYED = SEDMA | {"fleks": {"sedma": 1}, "declarer_points": 50, "seven": "none"}
TWO = {"contract": "dve_sedmy", "trump": "k"}
TWO_STO = {"contract": "dve_sedmy_sto", "trump": "k", "declarer_points": 80, "declarer_marriages": [20]}
FOUR = SEDMA | {"players": 4}
CANNOT: dict[str, tuple[dict[str, Any], str, str]] = {
    "nothing": ({}, "contract", "is missing: what was announced?; allowed: sedma, sto, sto_sedma, betl"),
    "no trump": ({"contract": "sedma"}, "trump", "sedma has trumps"),
    "trump in betl": ({"contract": "betl", "trump": "l", "made": True}, "trump", "betl has no trumps"),
    "another suit than hearts": ({"contract": "sto_hearts", "trump": "k"}, "trump", "sto_hearts has hearts as trumps"),
    "helper is hearts": ({"contract": "dve_sedmy_hearts", "helper": "c", "made": True}, "helper", "not the trump suit"),
    "omyl in hearts by name": ({"contract": "sedma_hearts", "omyl": True}, "omyl", "only a plain sedma"),
    "helper in sto": (STO | {"helper": "z"}, "helper", "belongs to dvě sedmy"),
    "helper is trump": (TWO | {"helper": "k", "made": True}, "helper", "not the trump suit"),
    "helpers in sto": (STO | {"four_helpers": True}, "four_helpers", "in dvě sedmy alone"),
    "sitter of three": (SEDMA | {"sitter": 1}, "sitter", "nobody sits out at a table of three"),
    "sitter declares": (FOUR | {"sitter": 0}, "sitter", "cannot be the declarer"),
    "no sitter, but who flekked": (
        FOUR | {"fleks": {"sedma": 1}, "flekked_by": [1]},
        "sitter",
        "is missing: who paused?",
    ),
    "no sitter, but a revoke": (FOUR | {"revoke_by": 1, "offence": "hint"}, "sitter", "is missing"),
    "seat": (SEDMA | {"declarer": 3}, "declarer", "allowed: 0 … 2"),
    "seat of the technical": (SEDMA | {"technical": [4]}, "technical", "there is no seat 4"),
    "names": (SEDMA | {"names": ["Jana"]}, "names", "1 names for 3 players"),
    "flek on a hundred in a sedma": (SEDMA | {"fleks": {"sto": 1}}, "fleks", "not on the table; allowed: hra, sedma"),
    "flek on the game of a sto": (STO | {"fleks": {"hra": 1}}, "fleks", "allowed: sto"),
    "a fifth flek": (SEDMA | {"fleks": {"sedma": 5}}, "fleks", "allowed: 0 … 4"),
    "who flekked what was not": (SEDMA | {"flekked_by": [1]}, "flekked_by", "there is no flek in fleks"),
    "who flekked another part": (
        PLAYED | {"flekked_by": {"hra": [1]}},
        "flekked_by",
        "there is no hra in fleks",
    ),
    "the declarer flekked": (PLAYED | {"flekked_by": [0]}, "flekked_by", "no defender with cards"),
    "the sitter flekked": (
        PLAYED | {"players": 4, "sitter": 2, "flekked_by": [2]},
        "flekked_by",
        "names somebody who is no defender with cards",
    ),
    "laid, and who flekked": (LAID, "flekked_by", "is missing: only who said flek pays"),
    "approved with points": (SEDMA | {"declarer_points": 60}, "declarer_points", "without a flek is not played"),
    "approved with a seven lost": (SEDMA | {"seven_won": False}, "seven_won", "without a flek is not played"),
    "cancelled with points": (
        SEDMA | {"fleks": {"hra": 1}, "declarer_points": 60},
        "declarer_points",
        "a flek on the game alone cancel out",
    ),
    "no points": (SEDMA | {"fleks": {"sedma": 1}}, "declarer_points", "is missing: the deal was played"),
    "odd points": (STO | {"declarer_points": 65}, "declarer_points", "65 are not card points"),
    "points with a marriage": (STO | {"declarer_points": 100}, "declarer_points", "100 are not card points"),
    "points not 90": (STO | {"declarer_points": 60, "defence_points": 40}, "card_points", "do not sum to 90"),
    "marriage of 30": (STO | {"declarer_points": 60, "declarer_marriages": [30]}, "marriages", "20 at most three"),
    "two of 40": (
        STO | {"declarer_points": 60, "declarer_marriages": [40], "defence_marriages": [40]},
        "marriages",
        "[40, 40] cannot all be in one pack",
    ),
    "no word of an announced seven": (
        {**SEDMA, "fleks": {"sedma": 1}, "declarer_points": 50},
        "seven",
        "whose trump seven fell in the last trick?; allowed: declarer, none",
    ),
    "no word of the seven of a sto a sedma": (
        {"contract": "sto_sedma", "trump": "l", "declarer_points": 50},
        "seven",
        "allowed: declarer, defence, none",
    ),
    "seven without its end": (PLAYED | {"seven": "declarer"}, "seven_won", "is missing"),
    "seven won that did not fall": (PLAYED | {"seven_won": True}, "seven_won", "cannot win"),
    "seven of a defender in a sedma": (
        PLAYED | {"seven": "defence", "seven_won": True},
        "seven",
        "was announced by who holds it; allowed: none, declarer",
    ),
    "seven won, last trick lost": (
        STO | {"declarer_points": 60, "seven": "declarer", "seven_won": True, "last_trick": "defence"},
        "last_trick",
        "the declarer took it",
    ),
    "seven killed by its owner": (
        STO | {"declarer_points": 60, "seven": "declarer", "seven_won": False, "last_trick": "declarer"},
        "last_trick",
        "the defence took it",
    ),
    "a defender's seven killed by nobody": (
        STO | {"declarer_points": 60, "seven": "defence", "seven_won": False},
        "last_trick",
        "is missing: who took it from the defender's seven?",
    ),
    "last trick for nothing": (
        STO | {"declarer_points": 0, "last_trick": "declarer"},
        "declarer_points",
        "the declarer, who has no card points; allowed: 10 … 90",
    ),
    "last trick of a defence with nothing": (
        STO | {"declarer_points": 90, "seven": "declarer", "seven_won": False},
        "declarer_points",
        "the defence, who has no card points; allowed: 0 … 80",
    ),
    "made of a sto": (STO | {"declarer_points": 60, "made": True}, "made", "belongs to betl, durch and dvě sedmy"),
    "tricks not ten": (STO | {"declarer_points": 60, "declarer_tricks": 7, "defence_tricks": 4}, "tricks", "7 + 4"),
    "tricks left out": (
        STO | {"declarer_points": 60, "declarer_tricks": 7, "defence_tricks": 2},
        "tricks",
        "sum to 10",
    ),
    "points without a trick": (STO | {"declarer_points": 60, "declarer_tricks": 0}, "card_points", "no trick"),
    "betl without an end": ({"contract": "betl"}, "made", "was betl made?"),
    "betl with points": ({"contract": "betl", "made": True, "declarer_points": 0}, "declarer_points", "only tricks"),
    "betl made with a trick": ({"contract": "betl", "made": True, "declarer_tricks": 1}, "made", "does not agree"),
    "durch of nine": ({"contract": "durch", "made": True, "declarer_tricks": 9}, "made", "does not agree with 9 + 1"),
    "dvě sedmy without an end": (TWO, "made", "were the two sevens made?"),
    "dvě sedmy with points": (TWO | {"made": True, "declarer_points": 60}, "declarer_points", "only tricks"),
    "dvě sedmy with one trick": (TWO | {"made": True, "declarer_tricks": 1}, "made", "does not agree with 1 + 9"),
    "dvě sedmy with seven": (TWO_STO | {"made": True, "seven": "declarer"}, "seven", "told by made"),
    "dvě sedmy a sto without an end": (TWO_STO, "made", "were the two sevens made?"),
    "two sevens and no points": (
        TWO_STO | {"made": True, "declarer_points": 0},
        "declarer_points",
        "the last trick is worth 10",
    ),
    "made against four helpers": (TWO | {"made": True, "four_helpers": True}, "made", "are lost"),
    "made against four helpers, with sto": (TWO_STO | {"made": True, "four_helpers": True}, "made", "are lost"),
    "four helpers and points": (TWO | {"four_helpers": True, "declarer_points": 0}, "declarer_points", "only tricks"),
    "omyl in hearts": ({"contract": "sedma", "trump": "c", "omyl": True}, "omyl", "only a plain sedma"),
    "omyl of a sto": (STO | {"omyl": True}, "omyl", "only a plain sedma"),
    "omyl with a flek": (SEDMA | {"omyl": True, "fleks": {"hra": 1}}, "omyl", "before anybody can say flek"),
    "omyl and points": (SEDMA | {"omyl": True, "declarer_points": 0}, "declarer_points", "the declarer folded"),
    "omyl and a revoke": (SEDMA | {"omyl": True, "revoke_by": 1, "offence": "hint"}, "omyl", "one of them"),
    "revoke without offence": (SEDMA | {"revoke_by": 1}, "offence", "is missing"),
    "offence without revoke": (SEDMA | {"offence": "hint"}, "revoke_by", "is missing"),
    "revoke and points": (PLAYED | {"revoke_by": 1, "offence": "hint"}, "declarer_points", "not played on"),
    "revoke and not made": (
        {"contract": "betl", "made": False, "revoke_by": 1, "offence": "hint"},
        "made",
        "not played on",
    ),
    "revoke and helpers": (
        TWO | {"four_helpers": True, "revoke_by": 1, "offence": "hint"},
        "four_helpers",
        "decide nothing after a revoke",
    ),
    "talon of a defender": (SEDMA | {"revoke_by": 1, "offence": "sharp_in_talon"}, "revoke_by", "is the declarer's"),
    "ace in the talon of a betl": (
        {"contract": "betl", "revoke_by": 0, "offence": "sharp_in_talon"},
        "offence",
        "may go",
    ),
    "seven of a sto": (
        STO | {"revoke_by": 0, "offence": "seven_early"},
        "offence",
        "cannot happen to this seat in sto",
    ),
    "trumping in a durch": (
        {"contract": "durch", "revoke_by": 1, "offence": "not_trumping"},
        "offence",
        "cannot happen",
    ),
    "sitter of three who looked": (
        SEDMA | {"revoke_by": 1, "offence": "outsider_looked"},
        "offence",
        "nobody sits out",
    ),
    "sitter who revokes": (
        FOUR | {"sitter": 1, "revoke_by": 1, "offence": "not_following"},
        "revoke_by",
        "allowed: outsider_looked",
    ),
    "a wrong card in a sedma nobody plays": (
        SEDMA | {"revoke_by": 1, "offence": "not_following"},
        "offence",
        "sedma without a flek is not played [csm-licitovany]",
    ),
    "a laid game that was lost": ({"contract": "durch", "made": False, "laid": True}, "laid", "durch was"),
    "a laid hundred that was missed": (
        STO | {"declarer_points": 50, "laid": True, "fleks": {"sto": 1}, "flekked_by": [1]},
        "laid",
        "sto was",
    ),
    "laid, against four helpers": (TWO | {"four_helpers": True, "laid": True}, "laid", "dve_sedmy was"),
    "a wrong card before a contract": ({"revoke_by": 1, "offence": "not_following"}, "contract", "is missing"),
    "a flek before a contract": ({"technical": [1], "fleks": {"hra": 1}}, "fleks", "none is told"),
    "a trick before a contract": ({"technical": [1], "declarer_tricks": 0}, "declarer_tricks", "none is told"),
}


@pytest.mark.parametrize("what", CANNOT)
def test_requests_that_cannot_be(what: str) -> None:
    facts, field, expected = CANNOT[what]
    with pytest.raises(SettlementError) as error:
        answer(asked(facts))
    assert error.value.params["field"] == field
    assert expected in str(error.value)
    check_words(error.value)


def test_sitter_must_be_told_where_he_does_not_settle() -> None:
    with pytest.raises(SettlementError, match="sitter: is missing"):
        settled(FOUR, csm(sitter_pays=False))


# --- Deals that were played, told by a scorekeeper --------------------------------------------------------------------


def told_of(state: LicitovanyState) -> Request:
    """What a scorekeeper who saw this deal would tell."""
    outcome, kind = state.outcome(), state.contract.kind
    facts: dict[str, Any] = {"declarer": state.declarer, "players": state.deal.seats, "sitter": state.sitter}
    if state.ending == "omyl":
        return asked(facts | {"omyl": True})
    said = {
        one.name: [seat for seat, level in zip(state.defenders, one.said, strict=True) if level]
        for one in state.rounds.components
        if one.level
    }
    facts |= {
        "contract": kind,
        "trump": state.trump,
        "helper": state.helper,
        "fleks": {one.name: one.level for one in state.rounds.components if one.level},
        "flekked_by": said,
        "laid": bool(state.bargain().laid),
    }
    if state.contract.two_sevens:
        facts["four_helpers"] = state.ending == "helpers_shown" or state.four_helpers_at_first_lead()
    if state.ending == "played" and not state.contract.counted:
        made = {"betl": outcome.tricks[0] == 0, "durch": outcome.tricks[1] == 0, "dve_sedmy": outcome.two_sevens}
        facts["made"] = made[kind]
    elif state.ending == "played":
        facts |= {"declarer_points": outcome.card_points[0]}
        facts |= {"declarer_marriages": outcome.marriages[0], "defence_marriages": outcome.marriages[1]}
        if state.contract.two_sevens:
            facts["made"] = outcome.two_sevens
        else:
            fell = outcome.seven != "none"
            facts |= {"seven": outcome.seven, "seven_won": outcome.seven_won if fell else None}
            facts |= {"last_trick": outcome.last_trick}
    return msgspec.convert(facts, Request)


def test_a_scorekeeper_settles_what_was_played(count: Count) -> None:
    """Random deals, each told by its facts: the payments and lines are those of the table."""
    seen: Counter[str] = Counter()
    for number in range(count(small=300, soak=20_000)):
        profile = (CSM, SK)[number % 2]
        state = random_end(profile, 3 + number % 2, number)
        found, result = answer(told_of(state), profile), state.result()
        assert (found.payments, found.items, found.kind) == (result.payments, result.items, result.kind)
        seen[state.contract.kind if state.ending == "played" else state.ending] += 1
    assert set(seen) >= {*KINDS, "unplayed", "omyl", "helpers_shown"}


# --- Laws ------------------------------------------------------------------------------------------------------------

side = st.sampled_from(["declarer", "defence"])
guesses = st.fixed_dictionaries(
    {},
    optional={
        "contract": st.sampled_from(RUNGS),
        "trump": st.sampled_from("ckzl"),
        "declarer": st.integers(0, 3),
        "players": st.sampled_from([3, 4]),
        "sitter": st.integers(0, 3),
        "fleks": st.dictionaries(st.sampled_from(["hra", "sedma", "sto", "betl", "dve_sedmy"]), st.integers(0, 5)),
        "flekked_by": st.lists(st.integers(0, 3), max_size=2),
        "laid": st.booleans(),
        "omyl": st.booleans(),
        "declarer_points": st.integers(0, 9).map(lambda tens: tens * 10),
        "declarer_marriages": st.lists(st.sampled_from([20, 40]), max_size=2),
        "defence_marriages": st.lists(st.sampled_from([20, 40]), max_size=2),
        "seven": st.sampled_from(["none", "declarer", "defence"]),
        "seven_won": st.booleans(),
        "last_trick": side,
        "made": st.booleans(),
        "four_helpers": st.booleans(),
        "technical": st.lists(st.integers(0, 3), max_size=2),
    },
)


@given(guesses)
def test_a_request_is_settled_to_zero_or_refused_in_one_line(facts: dict[str, Any]) -> None:
    try:
        found = answer(asked(facts))
    except SettlementError as error:
        check_words(error)
    else:
        assert sum(found.payments) == 0
        limit = (CSM.ceiling_both + 2 * CSM.fine * 2) * (found.payments.__len__() - 1)
        assert all(abs(amount) <= limit for amount in found.payments)


@given(guesses)
def test_request_is_json_and_back(facts: dict[str, Any]) -> None:
    request = asked(facts)
    assert json.loads(msgspec.json.encode(request))["game"] == "licitovany"
    assert parse_request(msgspec.json.encode(request), "") == request


def test_hearts_double_what_is_played_for() -> None:
    for facts in (
        {"contract": "sedma"},
        {
            "contract": "sedma",
            "fleks": {"sedma": 1, "hra": 1},
            "declarer_points": 80,
            "declarer_marriages": [40],
            "seven": "none",
        },
        {"contract": "sto", "declarer_points": 80, "declarer_marriages": [20], "seven": "declarer", "seven_won": True},
        {"contract": "dve_sedmy", "made": False},
    ):
        plain, hearts = (settled({**facts, "trump": trump}).payments for trump in "lc")
        assert hearts == tuple(2 * amount for amount in plain)


@pytest.mark.parametrize("rung", [rung for rung in RUNGS if rung.endswith("_hearts")])
def test_hearts_by_the_name_of_the_rung(rung: str) -> None:
    """The rung of the auction says the same as its kind with hearts as trumps."""
    kind = rung.removesuffix("_hearts")
    play: dict[str, Any] = {"made": True} if "dve" in kind else {}
    if kind not in ("sedma", "dve_sedmy"):
        play |= {"declarer_points": 80, "declarer_marriages": [20]}
    if kind == "sto_sedma":
        play |= {"seven": "declarer", "seven_won": True}
    told = settled({"contract": rung, **play})
    assert (
        told == settled({"contract": rung, "trump": "c", **play}) == settled({"contract": kind, "trump": "c", **play})
    )
    assert told.contract == rung


def test_what_is_open_and_played() -> None:
    for facts, names, goes_on in (
        ({"contract": "sedma", "trump": "l"}, ("hra", "sedma"), False),
        ({"contract": "sedma", "trump": "l", "fleks": {"hra": 1}}, ("hra", "sedma"), False),
        ({"contract": "sedma", "trump": "l", "fleks": {"sedma": 1}}, ("hra", "sedma"), True),
        (TWO_STO, ("dve_sedmy", "sto"), True),
        ({"contract": "betl"}, ("betl",), True),
    ):
        assert open_components(CSM, asked(facts)) == tuple((name, 4) for name in names)
        assert played(CSM, asked(facts)) == goes_on
    assert open_components(CSM, asked({"omyl": True})) == (("hra", 0), ("sedma", 0))
    assert not played(CSM, asked({"omyl": True}))
    assert [name for name, _ in open_components(csm(sto_replaces_hra=False), asked(STO))] == ["hra", "sto"]


def test_offences_that_can_be() -> None:
    from marias.rules.licitovany.contracts import CONTRACTS  # noqa: PLC0415 – beside what it is for

    assert {"seven_early", "seven_in_talon", "outsider_looked"} <= set(offences(CONTRACTS["dve_sedmy"]))
    assert not {"seven_early", "not_trumping", "sharp_in_talon"} & set(offences(CONTRACTS["betl"]))
    assert offences(CONTRACTS["sto"], sits_out=True) == ("outsider_looked",)
    theirs = offences(CONTRACTS["sedma"], sits_out=False, declares=False)
    assert not {"outsider_looked", "seven_early", "sharp_in_talon"} & set(theirs)
    assert offences(None, sits_out=False) == ("out_of_turn", "hint", "talon_touched", "looked_at_cards")
