"""Who pays whom in volený: the worked examples of the rule sheet, and the written formula as an oracle."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from marias.errors import SettlementError
from marias.rules import GAMES
from marias.rules.contract import Item
from marias.rules.match import Match
from marias.rules.settlement import balance, within_means
from marias.rules.voleny.settlement import (
    Outcome,
    check_outcome,
    is_played,
    misdeal,
    settle_played,
)
from tests.rules.cases import bargain_of, outcome_of, settled
from tests.rules.scripts import LIGA, A, B, C, liga, named, run

CASES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "golden" / "voleny_settlement.toml").read_text("utf-8")
)["case"]
NO_TRUMP = ("betl", "durch", "open_betl", "open_durch")


def marked(case: dict[str, Any]) -> Any:
    marks = [pytest.mark.clause(*case["clauses"])]
    if trials := case.get("trials"):
        marks.append(pytest.mark.trial(*trials))
    return pytest.param(case, id=f"{case['id']} [{case['mark']}]", marks=marks)


@pytest.mark.parametrize("case", [marked(case) for case in CASES])
def test_golden(case: dict[str, Any]) -> None:
    result = settled(case)
    assert [f"{item.code} {item.amount:+d}" for item in result.items] == case["lines"]
    assert list(result.payments) == case["pays"]
    assert sum(result.payments) == 0
    assert result.payments == balance(result.transfers, case.get("seats", 3))
    kind = "fine" if case["lines"] in (["fine +20"], ["fine -20"]) else "revoke" if "revoke" in case else None
    assert result.kind == (kind or ("played" if {"points", "tricks"} & set(case) else "unplayed"))
    for item in result.items:
        assert item.clause
        assert item.against


def test_table_is_whole() -> None:
    ids = [case["id"].split()[0] for case in CASES]
    elsewhere = {"E38", "E39", "E40"}
    assert {f"E{number}" for number in range(1, 43)} == {id_ for id_ in ids if id_[0] == "E"} | elsewhere
    assert all(case["mark"] and case["clauses"] for case in CASES)


@pytest.mark.clause("LIGA-36")
def test_e38_misdeal() -> None:
    """Seed: zadání is no revoke; nobody pays."""
    result = misdeal(3)
    assert (result.kind, result.payments, result.transfers) == ("misdeal", (0, 0, 0), ())
    assert result.items[0].clause == "LIGA-36"


SHORT: dict[str, tuple[dict[str, Any], tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = {
    "E39": (
        {"game": "sto kule", "levels": {"sto": 0}, "points": [60, 30], "marriages": [[40], []]},
        (100, 3, 197),
        (7, -3, -4),
        (B,),
    ),
    "E40": (
        {"game": "sto hearts", "levels": {"sto": 1}, "points": [50, 40], "marriages": [[40], []]},
        (25, 150, 125),
        (-25, 13, 12),
        (A,),
    ),
    "R056": (
        {"game": "sto kule", "levels": {"sto": 1}, "points": [50, 40], "marriages": [[40], []]},
        (11, 189, 100),
        (-11, 6, 5),
        (A,),
    ),
    "chips just enough": (
        {"game": "sto kule", "levels": {"sto": 1}, "points": [50, 40], "marriages": [[40], []]},
        (16, 184, 100),
        (-16, 8, 8),
        (),
    ),
    "no chips left, nothing to pay": (
        {"game": "sto kule", "levels": {"sto": 0}, "points": [60, 30], "marriages": [[40], []]},
        (0, 150, 150),
        (8, -4, -4),
        (),
    ),
    "two are short": (
        {"game": "sto kule", "levels": {"sto": 0}, "points": [60, 30], "marriages": [[40], []]},
        (297, 0, 3),
        (3, 0, -3),
        (B, C),
    ),
    "a defender who revoked, 20 to C and 40 to A out of 31": (
        {"game": "sto hearts", "levels": {"sto": 2}, "revoke": {"by": B, "offence": "not_following"}},
        (169, 31, 100),
        # floor(31·40/60) = 20, floor(31·20/60) = 10, the odd crown to C, who is next clockwise from B
        (20, -31, 11),
        (B,),
    ),
}


@pytest.mark.clause("LIGA-8")
@pytest.mark.trial("R056")
@pytest.mark.parametrize(("case", "chips", "pays", "short"), SHORT.values(), ids=SHORT)
def test_empty_pockets(
    case: dict[str, Any], chips: tuple[int, ...], pays: tuple[int, ...], short: tuple[int, ...]
) -> None:
    """E39, E40 of the rule sheet (OQ-25) and their siblings: nobody pays more than he has."""
    paid, insolvent = within_means(settled(case).transfers, chips, pro_rata=True)
    assert balance(paid, 3) == pays
    assert insolvent == short


@pytest.mark.clause("LIGA-8")
@pytest.mark.parametrize(
    ("contract", "script", "chips", "pays"),
    [
        pytest.param("hra", "good; good", (0, 1, 299), (2, -1, -1), id="he can pay: the round goes on"),
        pytest.param("hra", "good; good", (300, 0, 0), (0, 0, 0), id="E39 in small: B and C have nothing"),
        pytest.param("sedma", "good; good", (100, 3, 197), (8, -3, -5), id="E39 for sedma: B has 3"),
    ],
)
def test_empty_pockets_in_a_round(contract: str, script: str, chips: tuple[int, ...], pays: tuple[int, ...]) -> None:
    before = replace(Match.begin(GAMES["voleny"], LIGA, 3, C), chips=chips)
    script = script.replace("good", "say")
    after, paid = before.settle(run(named(contract), script))
    assert paid.payments == pays
    assert after.chips == tuple(have + change for have, change in zip(chips, pays, strict=True))
    assert after.over == ("insolvent" if paid.short else "")


@pytest.mark.trial("R056")
def test_nothing_to_pay_is_a_result() -> None:
    """E7: 0 : 0 : 0 was played and stays told apart from a deal that was not."""
    case = next(case for case in CASES if case["id"] == "E7")
    result = settled(case)
    assert (result.kind, result.payments, result.transfers) == ("played", (0, 0, 0), ())
    assert [item.amount for item in result.items] == [4, -4]


@pytest.mark.clause("LIGA-43", "LIGA-26")
@pytest.mark.parametrize("offender", [A, B, C])
@pytest.mark.parametrize("offence", ["cheating", "sharp_in_talon"])
def test_fine_goes_to_every_other_player(offender: int, offence: str) -> None:
    """Also to a partner: who cheats is alone."""
    case = {"game": "hra kule", "levels": {"hra": 3}, "revoke": {"by": offender, "offence": offence}}
    assert settled(case).payments == tuple(-40 if seat == offender else 20 for seat in range(3))


# The formula of the rule sheet, §6 and §7.1, written down once more word by word.

BASE = {
    "hra": 1,
    "sedma": 4,
    "sedma_against": 4,
    "sto": 4,
    "sto_against": 4,
    "stosedm": 8,
    "betl": 5,
    "durch": 10,
    "open_betl": 10,
    "open_durch": 20,
}
QUIET, CEILING = 2, 20


def per_opponent(components: list[tuple[str, int, bool]], quiet: list[int], hearts: bool) -> int:
    total = 0
    for name, level, declarer_won in components:
        value = BASE[name] * 2**level * (2 if hearts and name not in NO_TRUMP else 1)
        total += value if declarer_won else -value
    total += sum(q * QUIET * (2 if hearts else 1) for q in quiet)
    return max(-CEILING, min(CEILING, total))


def written(levels: dict[str, int], outcome: Outcome, hearts: bool) -> int:
    """§6.1 – §6.4 and §7.1 for one opponent."""
    cards, marriages = outcome.card_points, outcome.marriages
    seven = outcome.seven if outcome.seven_won else "none"
    hundred = [points + (said[0] if said else 0) >= 100 for points, said in zip(cards, marriages, strict=True)]
    total = [points + sum(said) for points, said in zip(cards, marriages, strict=True)]
    no_trick = [sum(said) == 100 and tricks == 0 for said, tricks in zip(marriages, outcome.tricks, strict=True)]
    game = not no_trick[0] and (total[0] > total[1] or no_trick[1])
    won = {
        "hra": game,
        "sedma": seven == "declarer",
        "sedma_against": seven != "defence",
        "sto": hundred[0],
        "sto_against": not hundred[1],
        "stosedm": hundred[0] and seven == "declarer",
        "betl": outcome.tricks[0] == 0,
        "open_betl": outcome.tricks[0] == 0,
        "durch": outcome.tricks[1] == 0,
        "open_durch": outcome.tricks[1] == 0,
    }
    counted = [
        (name, level, won[name])
        for name, level in levels.items()
        if not (name == "hra" and "sto_against" in levels and level == 0)
    ]
    quiet = []
    if not set(levels) & {"sto", "sto_against", "stosedm", *NO_TRUMP}:
        quiet += [sign for sign, side in ((1, 0), (-1, 1)) if total[side] >= 100 and not no_trick[side]]
    if not set(levels) & {"sedma", "sedma_against", "stosedm", *NO_TRUMP}:
        quiet += {"declarer": [1], "defence": [-1], "none": []}[seven]
    return per_opponent(counted, quiet, hearts)


TABLES = (
    ("hra",),
    ("hra", "sedma_against"),
    ("hra", "sto_against"),
    ("hra", "sedma_against", "sto_against"),
    ("hra", "sedma"),
    ("hra", "sedma", "sto_against"),
    ("sto",),
    ("sto", "sedma_against"),
    ("stosedm",),
    ("betl",),
    ("durch",),
    ("open_betl",),
    ("open_durch",),
)
"""Every set of components that can lie on the table [§4.1]."""


@st.composite
def outcomes(draw: st.DrawFn, no_trump: bool) -> Outcome:
    tricks = draw(st.integers(0, 10))
    if no_trump:
        return Outcome(tricks=(tricks, 10 - tricks))
    most = 9 if 0 < tricks < 10 else 0
    tens = draw(st.integers(0, most)) if most else (0 if tricks == 0 else 9)
    values = draw(st.permutations([40, 20, 20, 20]))[: draw(st.integers(0, 4))]
    sides = draw(st.lists(st.booleans(), min_size=4, max_size=4))
    fate = draw(st.sampled_from([("none", False), *((s, w) for s in ("declarer", "defence") for w in (True, False))]))
    return Outcome(
        card_points=(10 * tens, 90 - 10 * tens),
        marriages=(
            tuple(value for value, ours in zip(values, sides, strict=False) if ours),
            tuple(value for value, ours in zip(values, sides, strict=False) if not ours),
        ),
        tricks=(tricks, 10 - tricks),
        seven=fate[0],  # type: ignore[arg-type]
        seven_won=fate[1],
    )


@given(st.data())
def test_played_deals_follow_the_written_formula(data: st.DataObject) -> None:
    names = data.draw(st.sampled_from(TABLES))
    levels = {name: data.draw(st.integers(0, 5)) for name in names}
    hearts = data.draw(st.booleans())
    outcome = data.draw(outcomes(names[0] in NO_TRUMP))
    seats = data.draw(st.sampled_from([3, 4]))
    case = {
        "game": ("sedma" if "sedma" in names else names[0]) + (" hearts" if hearts else " kule"),
        "levels": levels,
        "declarer": data.draw(st.integers(0, 2)),
        "seats": seats,
    }
    bargain = bargain_of(case)
    check_outcome(bargain, outcome)
    result = settle_played(LIGA, bargain, outcome)
    amount = written(levels, outcome, hearts)
    expected = [-amount] * seats
    expected[bargain.declarer] = amount * (seats - 1)
    assert list(result.payments) == expected


@given(st.data())
def test_unplayed_deals_pay_the_three_written_amounts(data: st.DataObject) -> None:
    """§4.5: +1, +5 or -3, twice that in hearts."""
    names, amount = data.draw(st.sampled_from([(("hra",), 1), (("hra", "sedma"), 5), (("hra", "sedma_against"), -3)]))
    hearts = data.draw(st.booleans())
    case = {"game": f"{names[-1].removesuffix('_against')} {'hearts' if hearts else 'kule'}"}
    case["levels"] = dict.fromkeys(names, 0)  # type: ignore[assignment]
    assert not is_played(LIGA, bargain_of(case).components)
    assert settled(case).payments[0] == 2 * amount * (2 if hearts else 1)


@pytest.mark.clause("LIGA-7")
def test_ceiling_is_on_the_net_amount() -> None:
    """OQ-23: 32 lost and 16 won are 16, not 20 less 16."""
    case = {
        "game": "hra hearts",
        "levels": {"hra": 3, "sedma_against": 2},
        "points": [60, 30],
        "seven": "defence won",
    }
    assert settled(case).payments == (-32, 16, 16)
    assert "ceiling" not in [item.code for item in settled(case).items]


IMPOSSIBLE = {
    "points do not sum to 90": ({"points": [60, 40]}, "card_points"),
    "points are not tens": ({"points": [45, 45]}, "card_points"),
    "points without a trick": ({"points": [10, 80], "tricks": [0, 10]}, "card_points"),
    "nine tricks": ({"points": [60, 30], "tricks": [5, 4]}, "tricks"),
    "eleven tricks": ({"points": [60, 30], "tricks": [6, 5]}, "tricks"),
    "two trump marriages": ({"points": [60, 30], "marriages": [[40], [40]]}, "marriages"),
    "four plain marriages": ({"points": [60, 30], "marriages": [[20, 20], [20, 20]]}, "marriages"),
    "a marriage of 30": ({"points": [60, 30], "marriages": [[30], []]}, "marriages"),
    "points in betl": ({"game": "betl", "levels": {"betl": 0}, "points": [60, 30], "tricks": [0, 10]}, "card_points"),
    "unbroken betl of three tricks": ({"game": "betl", "levels": {"betl": 0}, "tricks": [0, 3]}, "tricks"),
    "unbroken durch of three tricks": ({"game": "durch", "levels": {"durch": 0}, "tricks": [3, 0]}, "tricks"),
}


@pytest.mark.trial("R038")
@pytest.mark.parametrize(("change", "field"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_facts_that_cannot_be_together(change: dict[str, Any], field: str) -> None:
    case = {"game": "hra kule", "levels": {"hra": 1}, **change}
    with pytest.raises(SettlementError) as caught:
        check_outcome(bargain_of(case), outcome_of(case))
    assert caught.value.params["field"] == field


@pytest.mark.clause("LIGA-25")
@pytest.mark.parametrize("switches", [{}, {"sto_scale": "tens"}])
@pytest.mark.parametrize(("tricks", "points", "pays"), [((0, 10), (0, 90), -8), ((1, 9), (0, 90), 8)])
def test_announced_hundred_of_marriages_alone_needs_a_trick(
    switches: dict[str, str], tricks: tuple[int, int], points: tuple[int, int], pays: int
) -> None:
    """Where all marriages count towards sto, the clause must hold for sto as it does for hra."""
    case = {
        "game": "sto kule",
        "levels": {"sto": 0},
        "points": points,
        "tricks": tricks,
        "marriages": [[40, 20, 20, 20], []],
    }
    assert settled(case, liga(sto_marriage="all", **switches)).payments[0] == pays


def test_lines_explain_their_price() -> None:
    """base · 2^level · factor is the amount, and hearts are named beside the clause of the price."""
    case = {"game": "sedma hearts", "levels": {"hra": 2, "sedma": 1}, "points": [60, 30], "seven": "declarer lost"}
    game, seven = settled(case).items
    assert game == Item("hra", 8, "LIGA-28, LIGA-35, OQ-26", base=1, level=2, factor=2, won=True, against=(B, C))
    assert (seven.amount, seven.base, seven.level, seven.factor, seven.won) == (-16, 4, 1, 2, False)
    assert seven.clause.startswith("LIGA-29, LIGA-35")


def test_sitter_who_does_not_pay() -> None:
    case = next(case for case in CASES if case["id"] == "R055 four seats")
    assert settled(case, liga(sitter_pays=False)).payments == (20, -30, 10, 0)
