"""Who pays whom in licitovaný: the worked examples of the rule sheet, its formula as an oracle, every switch."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.errors import SettlementError
from marias.rules.contract import Result
from marias.rules.doubling import Component
from marias.rules.licitovany.actions import RUNGS, Technical
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.settlement import (
    Bargain,
    Outcome,
    check_outcome,
    contract_components,
    is_played,
    misdeal,
    price,
    settle_helpers_shown,
    settle_omyl,
    settle_played,
    settle_revoke,
    settle_unplayed,
)
from marias.rules.settlement import balance
from tests.rules.licitovany_literal import LADDER, OMYL, RATES, formula
from tests.rules.licitovany_scripts import CSM, SK, A, B, C, D, csm

CASES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "golden" / "licitovany_settlement.toml").read_text("utf-8")
)["case"]


def bargain_of(case: dict[str, Any], profile: LicitovanyProfile = CSM) -> Bargain:
    """A = 0 is the declarer; at a table of four D pauses."""
    four = case.get("seats", 3) == 4
    said = case.get("said")
    return Bargain(
        seats=case.get("seats", 3),
        declarer=A,
        defenders=(B, C),
        sitter=D if four else None,
        contract=CONTRACTS[case["rung"]],
        components=tuple(
            Component(name, "declarer", (level, level), tuple(said) if said else (min(level, 1), 0))
            for name, level in case["levels"].items()
        ),
        laid=tuple(case.get("laid", ())),
        fines=tuple(Technical(seat, "flek_order") for seat in case.get("technical", ())),
    )


def outcome_of(case: dict[str, Any]) -> Outcome:
    holder, taker = case.get("seven", "none declarer").split()
    marriages = case.get("marriages", [[], []])
    return Outcome(
        card_points=tuple(case.get("points", (0, 0))),
        marriages=(tuple(marriages[0]), tuple(marriages[1])),
        tricks=tuple(case.get("tricks", (5, 5))),
        seven=holder,
        seven_won=holder == taker,
        last_trick="defence" if taker == "partner" else taker,
        two_sevens=case.get("two_sevens", False),
    )


PLAY = ("points", "tricks", "two_sevens")


def settled(case: dict[str, Any], profile: LicitovanyProfile = CSM) -> Result:
    bargain = bargain_of(case)
    if case.get("omyl"):
        return settle_omyl(profile, bargain)
    if not any(key in case for key in PLAY):
        assert not is_played(profile, bargain.contract, bargain.components)
        return settle_unplayed(profile, bargain)
    outcome = outcome_of(case)
    check_outcome(bargain, outcome)
    return settle_played(profile, bargain, outcome)


def marked(case: dict[str, Any]) -> Any:
    marks = [pytest.mark.trial(*trials)] if (trials := case.get("trials")) else []
    return pytest.param(case, id=f"{case['id']} [{case['mark']}]", marks=marks)


@pytest.mark.parametrize("case", [marked(case) for case in CASES])
def test_golden(case: dict[str, Any]) -> None:
    result = settled(case)
    pays = case["pays"] if isinstance(case["pays"], list) else [case["pays"]] * (case.get("seats", 3) - 1)
    assert [f"{item.code} {item.amount:+d}" for item in result.items] == case["lines"]
    assert result.payments == (sum(pays), *(-amount for amount in pays))
    assert result.payments == balance(result.transfers, case.get("seats", 3))
    assert result.kind == ("played" if any(key in case for key in PLAY) else "unplayed")
    assert all(item.clause and item.against for item in result.items)


@pytest.mark.parametrize("case", [marked(case) for case in CASES])
def test_golden_by_the_literal_formula(case: dict[str, Any]) -> None:
    if not any(key in case for key in PLAY) or case.get("laid"):
        return
    assert formula(literal_facts(case)) == (case["pays"][0] if isinstance(case["pays"], list) else case["pays"])


def literal_facts(case: dict[str, Any]) -> dict[str, Any]:
    holder, taker = case.get("seven", "none declarer").split()
    facts = {**case, "both": all(case.get("said", (1, 0)))}
    facts["seven"] = None if holder == "none" else (holder, "defence" if taker == "partner" else taker)
    facts["seven_took"] = holder == taker
    if taker == "partner":
        facts["seven"], facts["seven_took"] = ("defence", "defence"), False
    return facts


def test_worked_examples_are_whole() -> None:
    ids = {case["id"].partition(",")[0] for case in CASES}
    assert {f"M{number}" for number in range(1, 11)} <= ids
    assert {case["rung"] for case in CASES} >= set(LADDER) - {"dve_sedmy_sto_hearts"} - {"sto_sedma_hearts"}


# The rates, spec 4.5


@pytest.mark.parametrize(("profile", "worth"), [(CSM, 20), (SK, 2)], ids=["CSM", "Slovak"])
def test_rates(profile: LicitovanyProfile, worth: int) -> None:
    """The Slovak sheet has exactly the multiples of the Czech one."""
    table = {"hra": 1, "sedma": 2, "sto": 4, "betl": 15, "durch": 30, "dve_sedmy": 40}
    assert {name: price(profile, name, 0, hearts=False) for name in table} == table == RATES
    assert (profile.quiet_seven, profile.omyl, profile.fine, profile.big_fine) == (1, OMYL, 10, 50)
    assert (profile.ceiling, profile.ceiling_both, profile.unit) == (500, 750, worth)
    assert [price(profile, "hra", level, hearts=True) for level in range(5)] == [2, 4, 8, 16, 32]


def test_a_unit_is_worth_what_the_table_of_rates_says() -> None:
    """0.20 Kč for hra … 8.00 for dvě sedmy, 100 and 150 Kč the limits, 2 and 10 Kč the paušály."""
    amounts = [CSM.hra, CSM.sedma, CSM.sto, CSM.betl, CSM.durch, CSM.dve_sedmy, CSM.omyl]
    assert [amount * CSM.unit for amount in amounts] == [20, 40, 80, 300, 600, 800, 120]
    assert [amount * CSM.unit for amount in (CSM.fine, CSM.big_fine)] == [200, 1000]
    assert [amount * CSM.unit for amount in (CSM.ceiling, CSM.ceiling_both)] == [10000, 15000]


# The formula against the settlement


@st.composite
def played(draw: st.DrawFn) -> dict[str, Any]:
    """A deal as a scorekeeper writes it, within what a pack allows."""
    rung = draw(st.sampled_from(RUNGS))
    contract = CONTRACTS[rung]
    case: dict[str, Any] = {"rung": rung, "levels": {name: draw(st.integers(0, 4)) for name in contract.parts}}
    case["said"] = draw(st.sampled_from([[1, 0], [0, 1], [1, 1]]))
    case["seats"] = draw(st.sampled_from([3, 4]))
    if contract.two_sevens:
        case["two_sevens"] = draw(st.booleans())
    if not contract.counted:
        broken = draw(st.booleans())
        case["tricks"] = {"betl": [int(broken), 10 - broken], "durch": [10 - broken, int(broken)]}.get(rung, [5, 5])
        return case
    tens = draw(st.integers(0, 9))
    case["points"] = [10 * tens, 90 - 10 * tens]
    owners = [draw(st.sampled_from([0, 1, None])) for _ in range(4)]
    sides: list[list[int]] = [[], []]
    for value, owner in zip([40, 20, 20, 20], owners, strict=True):
        if owner is not None:
            sides[owner].append(value)
    case["marriages"] = [draw(st.permutations(side)) for side in sides]
    takers = ["declarer"] * (tens > 0) + ["defence"] * (tens < 9)
    taker = draw(st.sampled_from(takers))
    holder = draw(st.sampled_from(["none", "declarer", "defence"]))
    case["seven"] = f"{holder} {taker}"
    if case.get("two_sevens"):
        case["seven"] = "declarer declarer"
    case["tricks"] = [5, 5] if 0 < tens < 9 else [10, 0] if tens else [0, 10]
    return case


@given(played())
def test_formula(case: dict[str, Any]) -> None:
    """The sum of the lines is the formula of the sheet, for every contract, level, count and seven."""
    for said in ([[1, 0]] if any(case["levels"].values()) else [[0, 0]]) + [case["said"]]:
        told = {**case, "said": said if any(case["levels"].values()) else [0, 0]}
        result = settle_played(CSM, bargain_of(told), outcome_of(told))
        expected = formula(literal_facts(told))
        opponents = told["seats"] - 1
        assert result.payments == (expected * opponents, *[-expected] * opponents)


@given(played(), st.sampled_from([0, 1]))
def test_hearts_double_and_a_flek_doubles(case: dict[str, Any], raised: int) -> None:
    """Each part by itself, below the limit."""
    free = csm(ceiling=100_000, ceiling_both=100_000)
    plain = case["rung"].removesuffix("_hearts")
    one = settle_played(free, bargain_of({**case, "rung": plain}), outcome_of(case))
    if plain not in ("betl", "durch"):
        red = settle_played(free, bargain_of({**case, "rung": f"{plain}_hearts"}), outcome_of(case))
        assert red.payments == tuple(2 * amount for amount in one.payments)
    more = {**case, "rung": plain, "levels": {name: level + raised for name, level in case["levels"].items()}}
    higher = settle_played(free, bargain_of(more), outcome_of(more))
    flekked = [item.code for item in one.items if item.code in (*case["levels"], "quiet_hundred")]
    for before, after in zip(one.items, higher.items, strict=True):
        assert after.amount == before.amount * (2**raised if before.code in flekked else 1)


# The switches of the result, U14 … U16, U22


def test_sto_beside_hra() -> None:
    """U14: in one program sto does not replace hra."""
    beside = csm(sto_replaces_hra=False)
    for rung, parts in (("sto", ["hra", "sto"]), ("sto_sedma", ["hra", "sto", "sedma"]), ("betl", ["betl"])):
        assert [one.name for one in contract_components(beside, CONTRACTS[rung])] == parts
    assert [one.name for one in contract_components(beside, CONTRACTS["dve_sedmy_sto"])] == ["dve_sedmy", "sto"]
    case = {"rung": "sto", "levels": {"hra": 1, "sto": 0}, "points": [60, 30], "marriages": [[40], []]}
    assert settled(case, beside).payments[0] == 2 * (2 + 4)


@pytest.mark.parametrize(("mode", "amount"), [("first", -8), ("best", 12)])
def test_which_marriage_counts_towards_a_hundred(mode: str, amount: int) -> None:
    """U15: 60 + 20 is two short; 60 + 40, and with the other 120."""
    case = {"rung": "sto", "levels": {"sto": 0}, "points": [60, 30], "marriages": [[20, 40], []]}
    assert settled(case, csm(sto_marriage=mode)).payments[0] == 2 * amount
    assert settled(case, csm(sto_marriage=mode)).hundred == (60, 20 if mode == "first" else 40)


@pytest.mark.parametrize(("mode", "over"), [("rate", 2 * 2), ("doubled_hra", 2 * 2 * 4)])
def test_every_ten_above_a_quiet_hundred(mode: str, over: int) -> None:
    """U16: 120 with re on the game: 2 units for each ten, or twice the game again."""
    case = {"rung": "sedma", "levels": {"hra": 2, "sedma": 1}, "points": [80, 10], "marriages": [[40], []]}
    result = settled({**case, "seven": "declarer declarer"}, csm(quiet_hundred_over=mode))
    assert {item.code: item.amount for item in result.items} == {
        "hra": 4,
        "sedma": 4,
        "quiet_hundred": 4,
        "quiet_hundred_over": over,
    }


def test_who_pauses_may_stay_out_of_it() -> None:
    """U22 the other way."""
    case = {"rung": "betl", "levels": {"betl": 0}, "tricks": [0, 10], "seats": 4}
    assert settled(case).payments == (45, -15, -15, -15)
    assert settled(case, csm(sitter_pays=False)).payments == (30, -15, -15, 0)
    assert settle_omyl(csm(sitter_pays=False), bargain_of({"rung": "sedma", "levels": {}, "seats": 4})).payments[D] == 0


def test_laid_game_exception_may_be_off() -> None:
    """U19."""
    case = {"rung": "durch", "levels": {"durch": 1}, "said": [0, 1], "tricks": [10, 0], "laid": ["durch"]}
    assert settled(case).payments == (90, -30, -60)
    assert settled(case, csm(laid_game_exception=False)).payments == (120, -60, -60)


def test_balanced_sedma_of_a_laid_game() -> None:
    """Who did not flek approved it: he pays game and seven."""
    case = {"rung": "sedma", "levels": {"hra": 1, "sedma": 0}, "said": [1, 0], "laid": ["hra", "sedma"]}
    assert settled(case).payments == (3, 0, -3)


# Renonc, spec 4.7


@pytest.mark.parametrize(
    ("offender", "offence", "pays"),
    [
        (A, "not_following", (-2 * (8 + 10), 18, 18)),
        (A, "sharp_in_talon", (-2 * (8 + 50), 58, 58)),
        (A, "seven_in_talon", (-2 * (8 + 50), 58, 58)),
        (B, "not_beating", (2 * 8 + 10, -8 - 20, -8 + 10)),
        (C, "looked_at_cards", (2 * 8 + 50, -8 + 50, -8 - 100)),
    ],
)
def test_revoke_costs_the_game_and_the_flat_fee(offender: int, offence: str, pays: tuple[int, ...]) -> None:
    """At the flek level of that moment: a sto with flek is 8."""
    case = {"rung": "sto", "levels": {"sto": 1}}
    result = settle_revoke(CSM, bargain_of(case), offender, offence)
    assert (result.kind, result.payments, result.offender) == ("revoke", pays, offender)
    without = settle_revoke(csm(revoke_fine=False), bargain_of(case), offender, offence)
    assert without.payments == ((-16, 8, 8) if offender == A else (16, -8, -8))
    assert {item.code for item in without.items} == {"sto"}


def test_revoke_loses_every_part_at_its_own_level() -> None:
    case = {"rung": "sto_sedma_hearts", "levels": {"sto": 2, "sedma": 1}}
    result = settle_revoke(csm(revoke_fine=False), bargain_of(case), C, "hint")
    assert {item.code: item.amount for item in result.items} == {"sto": 32, "sedma": 8}


def test_revoke_before_a_contract_stands_costs_the_flat_fee_alone() -> None:
    bargain = bargain_of({"rung": "sedma", "levels": {}})
    assert settle_revoke(CSM, bargain, B, "looked_at_cards").payments == (50, -100, 50)


@pytest.mark.parametrize("pays", [True, False])
def test_who_pauses_and_looks_at_cards(pays: bool) -> None:
    """He is of the defence where he settles with it; else he pays the fee and no side loses."""
    bargain = bargain_of({"rung": "betl", "levels": {"betl": 0}, "seats": 4})
    result = settle_revoke(csm(sitter_pays=pays), bargain, D, "outsider_looked")
    assert result.payments == ((55, -5, -5, -45) if pays else (10, 10, 10, -30))


def test_technical_renonc_is_paid_beside_everything() -> None:
    """To all others, and the game stands (ČSM IV-V)."""
    fined = {"technical": [B]}
    base = (10, -20, 10)
    case: dict[str, Any] = {"rung": "betl", "levels": {"betl": 0}, "tricks": [0, 10]}
    assert settled({**case, **fined}).payments == tuple(map(sum, zip((30, -15, -15), base, strict=True)))
    sedma: dict[str, Any] = {"rung": "sedma", "levels": {"hra": 0, "sedma": 0}}
    assert settled({**sedma, **fined}).payments == tuple(map(sum, zip((6, -3, -3), base, strict=True)))
    assert settled({**sedma, **fined, "omyl": True}).payments == tuple(map(sum, zip((-12, 6, 6), base, strict=True)))
    assert misdeal(CSM, bargain_of({**sedma, **fined})).payments == base
    seven: dict[str, Any] = {"rung": "dve_sedmy", "levels": {"dve_sedmy": 0}}
    shown = settle_helpers_shown(CSM, bargain_of({**seven, **fined}))
    assert shown.payments == tuple(map(sum, zip((-80, 40, 40), base, strict=True)))
    twice = settled({**case, "technical": [B, A]})
    assert twice.payments == (30 + 10 - 20, -15 - 20 + 10, -15 + 10 + 10)
    assert [item.by for item in twice.items if item.code == "fine"] == [B, A]


# Facts that cannot be together


@pytest.mark.parametrize(
    ("rung", "change", "code"),
    [
        ("sto", {"points": [60, 40]}, "settlement-points-sum"),
        ("sto", {"points": [65, 25]}, "settlement-points-sum"),
        ("sto", {"points": [60, 30], "marriages": [[40], [40]]}, "settlement-marriages"),
        ("sto", {"points": [60, 30], "tricks": [4, 5]}, "settlement-tricks-sum"),
        ("sto", {"points": [60, 30], "tricks": [0, 10]}, "settlement-points-trickless"),
        ("betl", {"tricks": [0, 10], "points": [60, 30]}, "settlement-nothing-counted"),
        ("betl", {"tricks": [0, 9]}, "settlement-tricks-sum"),
        ("durch", {"tricks": [9, 0]}, "settlement-tricks-sum"),
        ("dve_sedmy", {"tricks": [6, 6]}, "settlement-tricks"),
        ("dve_sedmy", {"tricks": [5, 5], "marriages": [[20], []]}, "settlement-nothing-counted"),
    ],
)
def test_facts_that_cannot_be_together(rung: str, change: dict[str, Any], code: str) -> None:
    case = {"rung": rung, "levels": dict.fromkeys(CONTRACTS[rung].parts, 0), **change}
    with pytest.raises(SettlementError) as caught:
        check_outcome(bargain_of(case), outcome_of(case))
    assert caught.value.code == code


def test_a_seven_that_did_not_fall_cannot_win() -> None:
    with pytest.raises(SettlementError, match="did not fall"):
        check_outcome(
            bargain_of({"rung": "sto", "levels": {"sto": 0}}),
            Outcome(card_points=(60, 30), tricks=(5, 5), seven_won=True),
        )
