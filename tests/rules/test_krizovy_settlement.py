"""Who pays whom in křížový: the worked examples and tables of the rule sheet, and its written formula as an oracle."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from marias.errors import SettlementError
from marias.rules import GAMES
from marias.rules.contract import Result, Transfer
from marias.rules.doubling import Component
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.settlement import (
    Bargain,
    Outcome,
    check_bargain,
    check_outcome,
    is_played,
    misdeal,
    settle_played,
    settle_revoke,
    settle_unplayed,
)
from marias.rules.krizovy.table_money import (
    Entry,
    Line,
    Purse,
    RoundResult,
    corrected,
    discrepancy,
    incomplete_table,
    pay,
    places,
    stakes,
    table_leader,
    top_up,
)
from marias.rules.settlement import balance
from tests.rules.krizovy_literal import formula
from tests.rules.krizovy_scripts import FREE, STO, A, B, C, D, free
from tests.sizes import Count

CASES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "golden" / "krizovy_settlement.toml").read_text("utf-8")
)["case"]
SOLOS = ("betl", "durch")


def bargain_of(case: dict[str, Any]) -> Bargain:
    declarers = tuple(case.get("declarers", (A, C)))
    defenders = tuple(seat for step in (1, 2, 3) if (seat := (declarers[0] + step) % 4) not in declarers)
    game = case["game"]
    return Bargain(
        declarers=declarers,
        defenders=defenders,
        contract=game if game in SOLOS else "game",
        doubled=game == "hearts",
        components=tuple(
            Component(name, "defence" if name.endswith("_against") else "declarer", (level,))
            for name, level in case["levels"].items()
        ),
        hundred_by=tuple(case.get("hundred_by", ())),
        own_marriage=case.get("own_marriage", False),
        seven_by=case.get("seven_by"),
    )


def outcome_of(case: dict[str, Any]) -> Outcome:
    return Outcome(
        card_points=tuple(case.get("points", (0, 0))),
        marriages=tuple((seat, worth) for seat, worth in case.get("marriages", ())),
        tricks=tuple(case.get("tricks", (0, 0))),
        seven=case.get("seven"),
        last_trick=case.get("last"),
    )


def settled(case: dict[str, Any], profile: KrizovyProfile = FREE) -> Result:
    """As an engine goes on: a revoke ends the deal; else it is played or not, by what was said."""
    bargain = bargain_of(case)
    check_bargain(bargain)
    if "revoke" in case:
        return settle_revoke(profile, bargain, case["revoke"], flat=case.get("flat", False))
    if not is_played(bargain):
        return settle_unplayed(profile, bargain)
    outcome = outcome_of(case)
    check_outcome(bargain, outcome)
    return settle_played(profile, bargain, outcome)


def marked(case: dict[str, Any]) -> Any:
    marks = [pytest.mark.clause(*case["clauses"])]
    if trials := case.get("trials"):
        marks.append(pytest.mark.trial(*trials))
    return pytest.param(case, id=f"{case['id']} [{case['mark']}]", marks=marks)


def check_sound(result: Result) -> None:
    assert sum(result.payments) == 0
    assert result.payments == balance(result.transfers, 4)
    for item in result.items:
        assert item.clause
        if item.won is not None:
            assert abs(item.amount) == (item.base << item.level) * item.factor
        if result.kind != "misdeal":
            assert item.against


@pytest.mark.parametrize("case", [marked(case) for case in CASES])
def test_golden(case: dict[str, Any]) -> None:
    result = settled(case)
    assert list(result.payments) == case["pays"]
    check_sound(result)
    assert result.kind == (
        "revoke" if "revoke" in case else "played" if {"points", "tricks"} & set(case) else "unplayed"
    )


def test_table_is_whole() -> None:
    ids = [case["id"].split()[0] for case in CASES]
    assert [id_ for id_ in ids if id_.isdigit()] == [str(number) for number in range(1, 41)]
    assert len(set(ids)) == len(ids)
    assert all(case["mark"] and case["clauses"] for case in CASES)


@pytest.mark.parametrize(
    "case", [case for case in CASES if len(case.get("declarers", "two")) != 1], ids=lambda c: c["id"]
)
def test_pairs_pay_each_other(case: dict[str, Any]) -> None:
    """Two against two: each loser pays one winner, whoever of the two sits where."""
    result = settled(case)
    if "revoke" not in case:
        assert [len({t.payer, t.payee} & {A, C}) for t in result.transfers] == [1] * len(result.transfers)
        assert len(result.transfers) in (0, 2)
    moved = {A: A, C: B, B: D, D: C}  # the partner sits left of A now
    other = {**case, "declarers": [A, B]}
    for key in ("hundred_by", "marriages"):
        if key in case:
            other[key] = [moved[x] if key == "hundred_by" else [moved[x[0]], x[1]] for x in case[key]]
    for key in ("seven_by", "seven", "last", "revoke"):
        if key in case:
            other[key] = moved[case[key]]
    assert [settled(other).payments[moved[seat]] for seat in range(4)] == list(result.payments)


# The rate table, §5.1


def played(levels: dict[str, int], *, hearts: bool = False, profile: KrizovyProfile = FREE, **facts: Any) -> int:
    """What one pair pays the declarers A and C (negative: is paid)."""
    case = {"game": "hearts" if hearts else "acorns", "levels": levels, **facts}
    bargain = bargain_of(case)
    result = settle_played(profile, bargain, outcome_of(case))
    check_sound(result)
    assert result.payments == tuple(result.payments[A] * sign for sign in (1, -1, 1, -1))
    return result.payments[A]


HRA = [(1, 2, 4, 8, 16, 32, 64), (2, 4, 8, 16, 32, 64, 64)]
STEPS = [(4, 8, 12, 16, 20, 24, 28, 32, 36, 40), (8, 16, 24, 32, 40, 48, 56, 64, 64, 64)]
MARRIAGES = {100: 40, 110: 40, 120: 40, 130: 40, 140: 60, 150: 60, 160: 80, 170: 80, 180: 100, 190: 100}
"""Total → marriages of a side that reaches it."""


def marriages_worth(worth: int, seat: int) -> list[list[int]]:
    return [[seat, 40], *([seat, 20] for _ in range((worth - 40) // 20))]


@pytest.mark.clause("MCR-5a", "MCR-5b", "MCR-15d")
@pytest.mark.parametrize("hearts", [False, True])
def test_price_of_the_game(hearts: bool) -> None:
    """1 Kč and every flek twice, hearts twice, at most 64 (seed 5, 15)."""
    for level, price in enumerate(HRA[hearts]):
        assert played({"hra": level}, hearts=hearts, points=[50, 40]) == price
        assert played({"hra": level}, hearts=hearts, points=[40, 50]) == -price


@pytest.mark.clause("MCR-15a", "MCR-5b")
@pytest.mark.parametrize("hearts", [False, True])
def test_price_of_the_hundred(hearts: bool) -> None:
    """100 … 130 by seed 15, 140 … 190 four more each, at most 64; a flek doubles."""
    for (total, worth), price in zip(MARRIAGES.items(), STEPS[hearts], strict=True):
        tens = total - worth
        facts: dict[str, Any] = {
            "points": [tens, 90 - tens],
            "hundred_by": [A],
            "marriages": marriages_worth(worth, A),
            "hearts": hearts,
        }
        assert played({"sto": 0}, **facts) == price
        assert played({"sto": 1}, **facts) == min(64, 2 * price)


@pytest.mark.clause("MCR-15b", "MCR-15c")
@pytest.mark.parametrize("hearts", [False, True])
@pytest.mark.parametrize("side", ["declarers", "defenders"])
def test_price_of_the_quiet_hundred_and_the_hundred_against(hearts: bool, side: str) -> None:
    """The flekked game twice for 100, and so much again for every ten more, of either side (seed 15)."""
    sign, seat = (1, C) if side == "declarers" else (-1, D)
    for total, worth in MARRIAGES.items():
        tens = total - worth
        for level in range(5):
            price = min(64, 2 * (2 if hearts else 1) * 2**level * (1 + (total - 100) // 10))
            facts: dict[str, Any] = {
                "points": [tens, 90 - tens] if sign == 1 else [90 - tens, tens],
                "marriages": marriages_worth(worth, seat),
                "hearts": hearts,
            }
            assert played({"hra": level}, **facts) == sign * price
            if sign == -1:
                assert played({"hra": level, "sto_against": 0}, hundred_by=[D], **facts) == -price


@pytest.mark.clause("MCR-15a")
@pytest.mark.parametrize(
    ("tens", "own", "theirs", "falls"),
    [(50, 40, [], 1), (50, 40, [20], 3), (40, 40, [], 2), (70, 20, [], 1), (60, 20, [], 2), (0, 20, [40, 20], 14)],
)
def test_price_of_the_lost_hundred(tens: int, own: int, theirs: list[int], falls: int) -> None:
    """4 Kč, in hearts 8, for each pád: each ten that is missing, each ten of the other side's marriages (S-PLAC)."""
    facts: dict[str, Any] = {
        "points": [tens, 90 - tens],
        "hundred_by": [A],
        "marriages": [[A, own], *([B, worth] for worth in theirs)],
    }
    assert played({"sto": 0}, **facts) == -4 * falls
    assert played({"sto": 0}, hearts=True, **facts) == -min(64, 8 * falls)


@pytest.mark.clause("MCR-6a", "MCR-6b")
@pytest.mark.parametrize("hearts", [False, True])
def test_price_of_the_seven(hearts: bool) -> None:
    """Quiet 1, announced twice that, hearts twice; fleks on the game never touch the quiet one (seed 6)."""
    times = 2 if hearts else 1
    for level in range(3):
        game = played({"hra": level}, hearts=hearts, points=[50, 40])
        for holder, last, won in [(A, A, 1), (A, B, -1), (A, C, 0), (B, B, -1), (B, A, 1), (B, D, 0)]:
            facts: dict[str, Any] = {"points": [50, 40], "hearts": hearts, "seven": holder, "last": last}
            assert played({"hra": level}, **facts) - game == times * won
            name, sign = ("sedma", 1) if holder == A else ("sedma_against", -1)
            for raised in range(3):
                paid = sign * 2 * times * 2**raised * (1 if holder == last else -1)
                assert played({"hra": level, name: raised}, seven_by=holder, **facts) - game == paid


@pytest.mark.clause("MCR-6b")
def test_announced_seven_that_never_came_to_the_last_trick_is_lost() -> None:
    assert played({"hra": 0, "sedma": 1}, seven_by=A, points=[50, 40], last=A) == 1 - 4
    assert played({"hra": 0, "sedma_against": 1}, seven_by=D, points=[50, 40], last=A) == 1 + 4


@pytest.mark.trial("R036")
@pytest.mark.clause("MCR-6a")
def test_alone_against_three_sums_to_zero() -> None:
    """A called his own card; hearts at flek lost 40:50, D takes the last trick with the trump seven: −4 −2 to each."""
    case = {"game": "hearts", "declarers": [A], "levels": {"hra": 1}, "points": [40, 50], "seven": D, "last": D}
    result = settle_played(FREE, bargain_of(case), outcome_of(case))
    assert result.payments == (-18, 6, 6, 6)
    assert sorted(result.transfers, key=lambda t: t.payee) == [Transfer(A, seat, 6) for seat in (B, C, D)]


@pytest.mark.clause("MCR-20a")
def test_misdeal_pays_nobody() -> None:
    assert (misdeal().kind, misdeal().payments, misdeal().transfers) == ("misdeal", (0, 0, 0, 0), ())


# The written algorithm, §5.4, as an oracle


def random_case(rng: random.Random) -> dict[str, Any]:
    declarers = rng.choice([[A], [A, B], [A, C], [A, D]])
    others = [seat for seat in range(4) if seat not in declarers]
    levels: dict[str, int] = {"hra": rng.randrange(7)}
    hundred_by: list[int] = []
    kind = rng.choice(["", "", "sto", "sto_against"])
    if kind == "sto":
        levels = {"sto": rng.randrange(4)}
        hundred_by = rng.sample(declarers, rng.randint(1, len(declarers)))
    elif kind == "sto_against":
        levels["sto_against"] = 0
        hundred_by = [rng.choice(others)]
    holder = rng.choice([None, *range(4)])
    seven = rng.choice(["", "sedma"])
    case: dict[str, Any] = {}
    if seven and holder is not None:
        levels["sedma" if holder in declarers else "sedma_against"] = rng.randrange(5)
        case["seven_by"] = holder
    tens = 10 * rng.randrange(10)
    last = rng.choice(declarers if tens == 90 else others if tens == 0 else range(4))
    worths = rng.sample([40, 20, 20, 20], rng.randrange(5))
    return {
        **case,
        "game": rng.choice(["hearts", "acorns"]),
        "declarers": declarers,
        "levels": levels,
        "hundred_by": hundred_by,
        "own_marriage": rng.random() < 0.2,
        "points": [tens, 90 - tens],
        "marriages": [[rng.randrange(4), worth] for worth in worths],
        "seven": rng.choice([None, holder]),
        "last": last,
    }


def test_formula(count: Count) -> None:
    rng = random.Random("formula")
    seen: dict[str, set[bool]] = {}
    for _ in range(count(small=3000, soak=200_000)):
        case = random_case(rng)
        bargain, outcome = bargain_of(case), outcome_of(case)
        check_outcome(bargain, outcome)
        result = settle_played(FREE, bargain, outcome)
        check_sound(result)
        v, lone = formula(case), len(case["declarers"]) == 1
        expected = [v * (3 if lone else 1) if seat in case["declarers"] else -v for seat in range(4)]
        assert list(result.payments) == expected, case
        for item in result.items:
            if item.won is not None:
                seen.setdefault(item.code, set()).add(item.won)
        total = sum(item.amount for item in result.items if bargain.defenders[0] in item.against)
        assert total == v
    codes = (
        "hra",
        "sto",
        "sto_against",
        "quiet_hundred",
        "sedma",
        "sedma_against",
        "quiet_seven",
        "killed_quiet_seven",
    )
    assert seen == {code: {True, False} for code in codes}


# Facts that cannot be together

GOOD: dict[str, Any] = {"game": "acorns", "levels": {"hra": 2}, "points": [50, 40], "marriages": [[A, 40]], "last": A}


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("declarers", {"declarers": [A, A]}),
        ("components", {"levels": {"hra": 0, "sto": 0}, "hundred_by": [A]}),
        ("components", {"levels": {"sedma": 0}, "seven_by": A}),
        ("components", {"levels": {"hra": 0, "sto_against": 0}}),
        ("components", {"levels": {"hra": 0, "sto_against": 0}, "hundred_by": [A]}),
        ("components", {"levels": {"hra": 0, "sedma_against": 0}, "seven_by": A}),
        ("components", {"levels": {"hra": 0, "sedma": 0, "sedma_against": 0}, "seven_by": A}),
        ("components", {"levels": {"hra": 0, "kilo": 0}}),
        ("seven_by", {"levels": {"hra": 0, "sedma": 1}}),
        ("seven", {"levels": {"hra": 0, "sedma": 1}, "seven_by": A, "seven": C}),
        ("last_trick", {"seven": A, "last": None}),
        ("last_trick", {"points": [90, 0], "last": B}),
        ("card_points", {"points": [50, 50]}),
        ("card_points", {"points": [45, 45]}),
        ("card_points", {"points": [100, -10]}),
        ("marriages", {"marriages": [[A, 40], [B, 40]]}),
        ("marriages", {"marriages": [[A, 20]] * 4}),
        ("marriages", {"marriages": [[A, 30]]}),
        ("card_points", {"game": "betl", "declarers": [B], "levels": {"betl": 0}}),
        ("components", {"game": "betl", "levels": {"betl": 0}, "points": [0, 0]}),
        ("components", {"game": "betl", "declarers": [B], "levels": {"hra": 0}}),
        ("tricks", {"tricks": [5, 4]}),
        ("tricks", {"tricks": [-1, 4]}),
    ],
)
def test_impossible_facts_are_refused(field: str, change: dict[str, Any]) -> None:
    check_outcome(bargain_of(GOOD), outcome_of(GOOD))
    case = {**GOOD, **change}
    with pytest.raises(SettlementError) as caught:
        check_outcome(bargain_of(case), outcome_of(case))
    assert caught.value.params["field"] == field
    assert "\n" not in str(caught.value)


def test_announced_seven_without_its_holder_is_never_guessed() -> None:
    case = {**GOOD, "levels": {"hra": 0, "sedma": 1}}
    with pytest.raises(SettlementError, match="seven_by"):
        settle_played(FREE, bargain_of(case), outcome_of(case))


@pytest.mark.clause("MCR-5b")
def test_bound_of_a_deal() -> None:
    """Nobody can lose more than the ceiling to each of three, by any of the ceilings (no outcome beats the bound)."""
    rng = random.Random("bound")
    for scope, bound in (("net_per_pair", 192), ("per_component", 576), ("lone_total", 192)):
        profile = free(ceiling_scope=scope, sto_against_price="separate")
        assert GAMES["krizovy"].max_payment(profile, 4) == bound
        worst = 0
        for _ in range(400):
            case = random_case(rng)
            paid = settle_played(profile, bargain_of(case), outcome_of(case)).payments
            worst = max(worst, *map(abs, paid))
        assert worst <= bound
        assert worst > 64 or scope == "lone_total"


# Money at the table, §6.3 … §6.6


def no_draw(_equals: Any) -> Any:
    raise AssertionError("there is nobody to draw")


@pytest.mark.clause("MCR-3a", "MCR-3e")
def test_stakes() -> None:
    assert stakes(FREE) == (Purse(100, 100),) * 4
    assert sum(purse.stack for purse in stakes(FREE)) == 400


@pytest.mark.clause("MCR-3b", "MCR-3c", "MCR-3e")
def test_debt_and_top_up() -> None:
    """Stack 3, loses 8: pays 3, owes 5; adds 55, 5 for the debt and 50 to play with; 155 put in in all (§6.3)."""
    purses = (Purse(3, 100), Purse(197, 100), Purse(100, 100), Purse(100, 100))
    paid = pay(purses, (Transfer(A, B, 8),))
    assert [purse.stack for purse in paid] == [0, 200, 100, 100]
    assert (paid[A].owed, paid[A].debts, paid[A].must_add) == (5, (Transfer(A, B, 5),), True)
    for amount in (0, 5, 50, 54):
        with pytest.raises(SettlementError, match="at least 55"):
            top_up(FREE, paid, A, amount)
    added = top_up(FREE, paid, A, 55)
    assert [purse.stack for purse in added] == [50, 205, 100, 100]
    assert (added[A].inserted, added[A].owed, added[A].must_add) == (155, 0, False)
    assert sum(purse.stack for purse in added) == sum(purse.inserted for purse in added) == 455


@pytest.mark.clause("MCR-3b")
def test_money_is_added_only_when_it_is_gone() -> None:
    purses = pay(stakes(FREE), (Transfer(D, A, 99),))
    with pytest.raises(SettlementError, match="seat 3 still has 1 Kč"):
        top_up(FREE, purses, D, 50)
    gone = pay(purses, (Transfer(D, A, 1),))
    assert gone[D].must_add
    assert top_up(FREE, gone, D, 80)[D] == Purse(80, 180)


def test_debts_to_several_are_shared_and_all_paid(count: Count) -> None:
    """Money is neither made nor lost, whatever the transfers; a top-up clears every debt."""
    rng = random.Random("purses")
    for _ in range(count(small=200, soak=20_000)):
        purses = stakes(FREE)
        for _ in range(30):
            lone = rng.randrange(4)
            amount = rng.randrange(1, 65)
            sign = rng.random() < 0.5
            transfers = tuple(
                Transfer(lone, seat, amount) if sign else Transfer(seat, lone, amount)
                for seat in range(4)
                if seat != lone
            )
            purses = pay(purses, transfers)
            owing = {seat: purses[seat].owed for seat in range(4)}
            assert all(purse.stack == 0 for purse in purses if purse.debts)
            for seat in range(4):
                if purses[seat].must_add:
                    before = purses
                    purses = top_up(FREE, purses, seat, purses[seat].owed + 50)
                    assert purses[seat].stack == 50
                    received = sum(purses[o].stack - before[o].stack for o in range(4) if o != seat)
                    assert received == owing[seat]
            assert sum(purse.stack for purse in purses) == sum(purse.inserted for purse in purses)
            assert min(purse.stack for purse in purses) >= 0


@pytest.mark.clause("MCR-3e")
def test_net_and_places() -> None:
    """131, 88, 40, 191 with 50 added by the third: 450; +31 −12 −110 +91; places 2, 3, 4, 1 (§6.3)."""
    lines = [Line(1, 100, 131), Line(2, 100, 88), Line(3, 150, 40), Line(4, 100, 191)]
    assert discrepancy(lines) == 0
    assert [line.net for line in lines] == [31, -12, -110, 91]
    assert places(lines, no_draw) == (2, 3, 4, 1)


def test_equal_nets_are_drawn() -> None:
    """Equal nets at one table: cut, the higher card is better (OP-20)."""
    lines = [Line(7, 100, 120), Line(3, 100, 90), Line(9, 150, 170), Line(5, 100, 70)]
    asked = []

    def draw(equals: Any) -> Any:
        asked.append(sorted(equals))
        return sorted(equals, reverse=True)

    assert places(lines, draw) == (2, 3, 1, 4)
    assert asked == [[7, 9]]


NUMBERS = (31, 7, 18, 12)
CORRECTED = [
    pytest.param((95, 150, 80, 65), 400, (97, 152, 82, 69), id="D +10 [derived 25]"),
    pytest.param((100, 155, 85, 70), 400, (98, 151, 83, 68), id="D -10 [default OP-21]"),
    pytest.param((97, 150, 85, 65), 400, (98, 150, 86, 66), id="D +3 [default OP-21]"),
    pytest.param((101, 156, 86, 58), 400, (101, 155, 86, 58), id="D -1 [default OP-21]"),
    pytest.param((93, 150, 85, 65), 400, (94, 151, 87, 68), id="R083 i", marks=pytest.mark.trial("R083")),
    pytest.param((107, 150, 85, 65), 400, (105, 147, 84, 64), id="R083 ii", marks=pytest.mark.trial("R083")),
    pytest.param((100, 140, 60, 60), 400, (108, 148, 68, 76), id="R083 iii", marks=pytest.mark.trial("R083")),
    pytest.param((0, 250, 170, 25), 450, (2, 251, 171, 26), id="R083 iv", marks=pytest.mark.trial("R083")),
    pytest.param((100, 100, 100, 100), 400, (100, 100, 100, 100), id="nothing to correct"),
]


def lines_of(amounts: tuple[int, ...], expected: int) -> list[Line]:
    """The sheet; what is expected beyond 400 the first has added."""
    return [
        Line(number, 100 + (expected - 400 if place == 0 else 0), amount)
        for place, (number, amount) in enumerate(zip(NUMBERS, amounts, strict=True))
    ]


@pytest.mark.clause("MCR-25c")
@pytest.mark.parametrize(("amounts", "expected", "right"), CORRECTED)
def test_sheet_put_right(amounts: tuple[int, ...], expected: int, right: tuple[int, ...]) -> None:
    """In the ratio 4 : 2 : 2 : 2 in favour of the lowest (§6.5)."""
    lines = lines_of(amounts, expected)
    assert discrepancy(lines) == expected - sum(amounts)
    assert corrected(lines) == right
    assert sum(right) == expected


@pytest.mark.clause("MCR-25c")
def test_sheet_put_right_to_the_letter() -> None:
    """The literal reading: the share of four is always the lowest player's (OP-21)."""
    assert corrected(lines_of((100, 155, 85, 70), 400), "lowest_always") == (98, 153, 83, 66)
    assert corrected(lines_of((95, 150, 80, 65), 400), "lowest_always") == (97, 152, 82, 69)


@pytest.mark.clause("MCR-25c")
def test_whole_sheet_is_put_right_whatever_was_written(count: Count) -> None:
    rng = random.Random("sheets")
    for _ in range(count(small=500, soak=50_000)):
        amounts = tuple(rng.randrange(60, 200) for _ in range(4))
        for deduct in ("highest_gives", "lowest_always"):
            right = corrected(lines_of(amounts, 400), deduct)
            off = 400 - sum(amounts)
            assert sum(right) == 400
            shares = sorted(abs(new - old) for new, old in zip(right, amounts, strict=True))
            for share, tenths in zip(shares, (2, 2, 2, 4), strict=True):
                assert abs(10 * share - tenths * abs(off)) < 10, "no share is a whole Kč away from its part"


@pytest.mark.clause("MCR-12b")
@pytest.mark.trial("R048")
def test_lowest_start_number_deals_first() -> None:
    assert table_leader((12, 5, 40, 23)) == 1
    assert table_leader((1, 5, 40, 23)) == 0
    assert FREE.first_dealer == "first_seat"


def by_card(equals: Any) -> Any:
    """The cut: the lower start number cuts the higher card."""
    return sorted(equals)


TABLES = [
    pytest.param(
        [Entry(1, 35), Entry(2, -10), Entry(3, 80), Entry(4, 7, present=False)],
        [RoundResult(2, 133, 33), RoundResult(3, 133, 33), RoundResult(1, 133, 33), RoundResult(4, 0, -100)],
        id="one absent",
    ),
    pytest.param(
        [Entry(1, 80), Entry(2, 80), Entry(3, 5, present=False), Entry(4, -20, present=False)],
        [RoundResult(1, 200, 100), RoundResult(2, 200, 100), RoundResult(3, 0, -100), RoundResult(4, 0, -100)],
        id="two absent, the present cut",
    ),
    pytest.param(
        [Entry(1, 9), Entry(2, 3), Entry(3, 0, present=False), Entry(4, 0, present=False)],
        [RoundResult(1, 200, 100), RoundResult(2, 200, 100), RoundResult(4, 0, -100), RoundResult(4, 0, -100)],
        id="two absent with equal money",
    ),
    pytest.param(
        [Entry(1, -50), Entry(2, 5, present=False), Entry(3, -20, present=False), Entry(4, -20, present=False)],
        [RoundResult(1, 400, 300), RoundResult(2, 0, -100), RoundResult(4, 0, -100), RoundResult(4, 0, -100)],
        id="three absent, two of them equal",
    ),
    pytest.param(
        [Entry(3, 0), Entry(1, 0), Entry(4, 0, present=False), Entry(2, 0)],
        [RoundResult(3, 133, 33), RoundResult(1, 133, 33), RoundResult(4, 0, -100), RoundResult(2, 133, 33)],
        id="first round, all at nothing: the present cut",
    ),
    pytest.param(
        [Entry(n, n, present=False) for n in (1, 2, 3, 4)],
        [RoundResult(place, 0, -100) for place in (4, 3, 2, 1)],
        id="nobody came",
    ),
]


@pytest.mark.clause("MCR-26a", "MCR-26b", "MCR-26c", "MCR-26d", "MCR-26e", "MCR-26f", "MCR-26g")
@pytest.mark.parametrize(("entries", "results"), TABLES)
def test_incomplete_table(entries: list[Entry], results: list[RoundResult]) -> None:
    assert incomplete_table(FREE, entries, by_card) == tuple(results)


@pytest.mark.clause("MCR-26a")
def test_complete_table_plays() -> None:
    with pytest.raises(SettlementError, match="it plays"):
        incomplete_table(FREE, [Entry(n, 0) for n in range(4)], by_card)
    with pytest.raises(SettlementError):
        incomplete_table(FREE, [Entry(1, 0), Entry(2, 0, present=False)], by_card)


@pytest.mark.clause("MCR-1b", "MCR-1c")
def test_profiles_of_the_championship_differ_in_the_obligation_alone() -> None:
    """A round or a table names its own profile; both have the prices of the seed."""
    assert {key for key, value in STO.rules().items() if value != FREE.rules()[key]} == {"compulsory_hundred"}
    assert (FREE.hra, FREE.sedma, FREE.quiet_seven, FREE.sto, FREE.betl, FREE.durch) == (1, 2, 1, 4, 5, 10)
    assert (FREE.ceiling, FREE.revoke_floor, FREE.revoke_floor_sto, FREE.revoke_before_doubling) == (64, 4, 16, 10)
    assert GAMES["krizovy"].seats == (4,)
    assert replace(FREE, compulsory_hundred=True).rules() == STO.rules()
