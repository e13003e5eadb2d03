"""The federation's own example, and the worked examples of the specification (6.2), each in cards and in counts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import Card
from marias.notation import parse_hand
from marias.rules.premium import Counts, Facts, Flek
from tests.rules.premium.deals import (
    BELLS,
    BOTH,
    HEARTS,
    SEED_DEAL,
    cards,
    clauses,
    doubts,
    in_counts,
    of,
    summands,
    swapped,
)

DS_STO_P7 = cards("dve_sedmy_sto", "Ak Xk 8k 7k Az Xz Kz Qz 8z 7z", "7c 7l", led=False, parts=BOTH)
PLAIN_P6 = cards(
    "dve_sedmy", "Ak 9k 8k 7k Az 9z 8z 7z Ac Al", "9c 9l", first="Xz Kz", led=False, parts={"dve_sedmy": "won"}
)
STO_SEDMA_P11 = cards(
    "sto_sedma", "Ak Kk Qk 7k Ac Xc Az Xz Al Xl", "8l 8z", led=True, parts={"sto": "won", "sedma": "won"}
)
HIGH_P12 = cards("sto_sedma", "Ak Xk 7k Ac Kc Qc Az Xz Al Xl", "8l 8z", led=False, parts={"sto": "won", "sedma": "won"})

WITH_TRUMPS: dict[str, tuple[Facts, list[int], int, int]] = {
    "P0": (SEED_DEAL, [60, 10, 24, 12, 8], 1, 114),
    "P1": (swapped(SEED_DEAL, BELLS, HEARTS), [60, 10, 24, 12, 8], 2, 228),
    "P2": (replace(SEED_DEAL, led=True), [40, 10, 24, 12, 8], 1, 94),
    "P3": (replace(SEED_DEAL, parts={"dve_sedmy": "won", "sto": "lost"}), [45, 10, 20], 1, 75),
    "P4": (
        cards(
            "dve_sedmy_sto",
            "Xk 9k 8k 7k Kz Qz 8z 7z Ac Al",
            "9c 9l",
            first="Az Xz Sz 9z",
            led=False,
            parts={"dve_sedmy": "won", "sto": "lost"},
        ),
        [],
        1,
        0,
    ),
    "P5": (replace(SEED_DEAL, parts={"dve_sedmy": "lost", "sto": "won"}), [16, 8], 1, 24),
    "P6": (PLAIN_P6, [45, 20], 1, 65),
    "P7": (DS_STO_P7, [60, 10, 8], 1, 78),
    "P8": (replace(DS_STO_P7, led=True), [40, 0, 8], 1, 48),
    "P9": (
        cards("sedma", "Ak 7k Ac Xc Kc Az Xz Kz Al Xl", "8l 8z", led=False, parts={"sedma": "approved"}),
        [14],
        1,
        14,
    ),
    "P10": (
        cards("sto", "Xk 9k 8k 7k Ac Kc Qc Az Xz Al", "8l 8z", led=True, parts={"sto": "won"}),
        [12, 8],
        1,
        20,
    ),
    "P11": (STO_SEDMA_P11, [10, 5], 1, 15),
    "P12": (HIGH_P12, [20, 16, 10, 5], 1, 51),
    "P13": (replace(swapped(STO_SEDMA_P11, BELLS, HEARTS), led=False), [12, 6], 2, 36),
}
"""Example → the deal, the summands, the factor, the points (specification 6.2)."""
MARKED = [
    pytest.param(*row, id=name, marks=pytest.mark.clause("CSM-8", "CSM-9"))
    if name == "P0"
    else pytest.param(*row, id=name)
    for name, row in WITH_TRUMPS.items()
]


@pytest.mark.parametrize(("facts", "figures", "factor", "points"), MARKED)
def test_examples_in_cards(facts: Facts, figures: list[int], factor: int, points: int) -> None:
    award = of(facts)
    assert [figure for _, figure in summands(award)] == figures
    assert (award.factor, award.total, award.at_least) == (factor, points, points)
    assert award.unknown == ()


@pytest.mark.parametrize(("facts", "figures", "factor", "points"), MARKED)
def test_examples_in_counts(facts: Facts, figures: list[int], factor: int, points: int) -> None:
    award = of(in_counts(facts))
    assert [figure for _, figure in summands(award)] == figures
    assert (award.factor, award.total, award.at_least) == (factor, points, points)
    assert award.unknown == ()


# --- The 114 of the provisions ---------------------------------------------------------------------------------------

SEED_LINES = [  # the executive provisions, line by line
    pytest.param(
        0, ("ds-4t-sto", 60, "nolead", "CSM-8", "source"), id="60 za Dvě sedmy se stem na 4 trumfy bez výnosu"
    ),
    pytest.param(
        1,
        ("ds-bonus-4t-noace", 10, "nolead", "CSM-9", "seed"),
        id="10 Bonifikace za Dvě sedmy na 4 trumfy hrané bez trumfového esa",
    ),
    pytest.param(2, ("ds-4h-sto", 24, "lead", "CSM-8", "source"), id="24 za Dvě sedmy se stem na 4 pomocné s výnosem"),
    pytest.param(3, ("sto-4-noace", 12, "lead", "CSM-8", "source"), id="12 za Sto na 4 trumfy bez esa s výnosem"),
    pytest.param(
        4,
        ("sto-bonus-4", 8, "lead", "CSM-9", "source"),
        id="8 Bonifikace za Sto na 4 trumfy hrané na netrumfovou hlášku",
    ),
]


@pytest.mark.clause("CSM-8", "CSM-9", "CSM-12")
@pytest.mark.parametrize(("place", "line"), SEED_LINES)
@pytest.mark.parametrize("facts", [SEED_DEAL, in_counts(SEED_DEAL)], ids=["cards", "counts"])
def test_the_provisions_own_example_line_by_line(facts: Facts, place: int, line: tuple[object, ...]) -> None:
    found = of(facts).lines[place]
    assert (found.row, found.figure, found.side, found.clause, found.provenance) == line


@pytest.mark.clause("CSM-12")
@pytest.mark.parametrize("facts", [SEED_DEAL, in_counts(SEED_DEAL)], ids=["cards", "counts"])
def test_the_provisions_own_example_sums_to_114_and_is_certain(facts: Facts) -> None:
    award = of(facts)
    assert len(award.lines) == len(SEED_LINES)
    assert (award.subtotal, award.factor, award.total) == (114, 1, 114)
    assert (award.unknown, award.confirm, award.denied) == ((), (), ())


@pytest.mark.clause("CSM-10")
def test_the_exception_of_the_provisions() -> None:
    """Dvě sedmy se stem na 4 trumfy s oběma ostrými bez výnosu: též 10 PB za sto."""
    [line] = [line for line in of(DS_STO_P7).lines if line.row == "sto-4-both"]
    assert (line.figure, line.side, line.clause) == (10, "nolead", "CSM-10")
    [led] = [line for line in of(replace(DS_STO_P7, led=True)).lines if line.row == "sto-4-both"]
    assert (led.figure, led.side) == (0, "lead")
    # not where the sevens failed: then it is the highest criterion itself; not for other hands of four trumps
    alone = of(replace(DS_STO_P7, parts={"dve_sedmy": "lost", "sto": "won"}))
    assert [(line.row, line.clause) for line in alone.lines if line.kind == "criterion"] == [("sto-4-both", "CSM-8")]
    assert {line.clause for line in of(SEED_DEAL).lines} == {"CSM-8", "CSM-9"}


def test_p2_says_that_its_bonus_s_vynosem_is_inferred() -> None:
    assert ("inferred", "ds-bonus-4t-noace") in {
        (reason.code, reason.about) for reason in of(WITH_TRUMPS["P2"][0]).confirm
    }
    assert doubts(of(SEED_DEAL)) == set()


@pytest.mark.clause("CSM-15")
def test_p4_is_denied_by_the_four_helpers() -> None:
    award = of(WITH_TRUMPS["P4"][0])
    assert clauses(award) == {"four-helpers": "CSM-15"}
    assert award.denied[0].rows == ("ds-4h", "ds-4t", "ds-bonus-4t-noace")


# --- Betl and durch --------------------------------------------------------------------------------------------------


def betl(hand: str, talon: str, lead: str, **facts: Any) -> Facts:
    return cards("betl", hand, talon, lead=Card(lead), parts={"betl": "won"}, **facts)


def lost(contract: str, flekker: str, **facts: Any) -> Facts:
    """A betl or durch that was lost, of which the hand of who said flek is told."""
    return Facts(
        contract=contract,  # type: ignore[arg-type]
        parts={contract: "lost"},  # type: ignore[dict-item]
        hands={1: parse_hand(flekker)},
        fleks=(Flek(seat=1),),
        **facts,
    )


SIX = "7z 8z 9z Xz Sz"
DEALS_WITHOUT_TRUMPS = {
    "P14": (betl(f"{SIX} Kz Ac Ak 7l 8l", "Kl Al", "8l"), [("betl-ace", 10), ("betl-ace", 10), ("betl-six", 5)], 25),
    "P15": (betl(f"{SIX} Az 7c 8c 7k 7l", "Kk Kl", "8c"), [("betl-ace", 10)], 10),
    "P16": (betl(f"{SIX} Az 7c 8c 7k 7l", "Kk Kl", "Sz"), [("betl-six", 5)], 5),
    "P17": (betl(f"{SIX} Kz 7c 8c 7k 7l", "Kk Kl", "Kz"), [], 0),
    "P18": (betl(f"{SIX} Kz 7c 8c 7k 7l", "Az Kl", "8c"), [], 0),
    "P19": (
        cards("durch", "Az Kz Qz Sz Ac Kc 9c Ak Xk Kl", "7l 8l", parts={"durch": "won"}),
        [("durch-suit", 10)] * 3,
        30,
    ),
}
AGAINST = {
    "P20": (lost("durch", "Ac 7c Kk 8k 7l 8l 9l 7z 8z 9z"), [("durch-flek", 10)], 10),
    "P21": (lost("durch", "Ac Ak 7l 8l 9l Xl 7z 8z 9z Xz"), [], 0),
    "P22": (lost("betl", "7z 8z 9z 7l 8l 9l Kl 7k 8k Qk"), [("betl-flek", 5)], 5),
}
"""Example → the deal, the summands, the points (specification 6.2)."""


@pytest.mark.parametrize(("facts", "lines", "points"), DEALS_WITHOUT_TRUMPS.values(), ids=DEALS_WITHOUT_TRUMPS)
def test_examples_without_trumps(facts: Facts, lines: list[tuple[str, int]], points: int) -> None:
    award = of(facts)
    assert summands(award) == lines
    assert (award.total, award.unknown) == (points, ())


@pytest.mark.clause("CSM-6")
@pytest.mark.parametrize(("facts", "lines", "points"), AGAINST.values(), ids=AGAINST)
def test_examples_of_fleks(facts: Facts, lines: list[tuple[str, int]], points: int) -> None:
    assert summands(of(facts, seat=1)) == lines
    assert of(facts, seat=1).total == points
    assert of(facts).total == 0, "the declarer lost"
    assert of(facts, seat=2).total == 0, "the other defender said no flek"


COUNTED = {
    "P14": ("betl", {"catching_aces": 2, "six_card_suits": 1}, 25),
    "P15": ("betl", {"catching_aces": 1, "six_card_suits": 0}, 10),
    "P16": ("betl", {"catching_aces": 0, "six_card_suits": 1}, 5),
    "P17, P18": ("betl", {"catching_aces": 0, "six_card_suits": 0}, 0),
    "P19": ("durch", {"open_suits": 3}, 30),
}


@pytest.mark.parametrize(("contract", "counts", "points"), COUNTED.values(), ids=COUNTED)
def test_examples_without_trumps_in_counts(contract: Any, counts: dict[str, int], points: int) -> None:
    facts = Facts(contract=contract, parts={contract: "won"}, counts=Counts(**counts))  # type: ignore[arg-type]
    assert of(facts).total == points
    assert of(facts).unknown == ()


FLEKS_COUNTED = {
    "P20": ("durch", {"stopper_suits": 2, "bare_aces": False}, 10),
    "P21": ("durch", {"stopper_suits": 2, "bare_aces": True}, 0),
    "P22": ("betl", {"suits": 3}, 5),
}


@pytest.mark.parametrize(("contract", "counts", "points"), FLEKS_COUNTED.values(), ids=FLEKS_COUNTED)
def test_examples_of_fleks_in_counts(contract: Any, counts: dict[str, Any], points: int) -> None:
    facts = Facts(contract=contract, parts={contract: "lost"}, fleks=(Flek(seat=1, **counts),))
    assert of(facts, seat=1).total == points


# --- Faults that users of other programs met -------------------------------------------------------------------------

STO_SEDMA_TWO = cards(
    "sto_sedma", "Xk 7k Ac Kc Qc Az Xz Al Xl Xc", "8l 8z", led=True, parts={"sto": "won", "sedma": "won"}
)
PLAIN_NOACE = cards(
    "dve_sedmy", "Xc 9c 8c 7c Az Xz Kz 8z 7z Ak", "9k 9l", trump=HEARTS, led=False, parts={"dve_sedmy": "won"}
)
R058 = {
    "i s": (STO_SEDMA_TWO, {"sto-2-noace": 48, "sedma-2": 10, "sto-bonus-2": 32, "stosedma-half": 24}, 114),
    "i bez": (
        replace(STO_SEDMA_TWO, led=False),
        {"sto-2-noace": 64, "sedma-2": 10, "sto-bonus-2": 32, "stosedma-half": 32},
        138,
    ),
    "ii s": (replace(PLAIN_P6, led=True), {"ds-4t": 30, "ds-4h": 20}, 50),
    "ii bez": (PLAIN_P6, {"ds-4t": 45, "ds-4h": 20}, 65),
    "iii": (PLAIN_NOACE, {"ds-4t": 45, "ds-bonus-4t-noace": 10}, 110),
    "iv": (replace(STO_SEDMA_TWO, led=False, parts={"sto": "lost", "sedma": "won"}), {"sedma-2": 14}, 14),
}


@pytest.mark.trial("R058")
@pytest.mark.clause("CSM-7", "CSM-8", "CSM-11")
@pytest.mark.parametrize("told", [lambda facts: facts, in_counts], ids=["cards", "counts"])
@pytest.mark.parametrize(("facts", "rows", "points"), R058.values(), ids=R058)
def test_sum_maximum_and_exclusions_are_not_mixed(facts: Facts, rows: dict[str, int], points: int, told: Any) -> None:
    award = of(told(facts))
    assert dict(summands(award)) == rows
    assert (award.total, award.must_write) == (points, points >= 50)
    assert award.factor == (2 if facts.trump is HEARTS else 1)


@pytest.mark.trial("R033")
@pytest.mark.clause("CSM-11")
@pytest.mark.parametrize(
    ("points", "facts"),
    [
        (48, replace(DS_STO_P7, led=True)),
        (50, replace(PLAIN_P6, led=True)),
        (51, HIGH_P12),
    ],
)
def test_fifty_points_exactly_are_written_down(points: int, facts: Facts) -> None:
    award = of(facts)
    assert (award.total, award.must_write) == (points, points >= 50)


@pytest.mark.trial("R034")
@pytest.mark.clause("CSM-2")
def test_a_card_laid_aside_still_counts_against_its_six_card_suit() -> None:
    award = of(DEALS_WITHOUT_TRUMPS["P18"][0])
    assert award.total == 0
    assert clauses(award) == {"chytak-discarded": "CSM-2"}
    kept, aside = (betl(f"{SIX} Kz Ac Ak 7l 8l", f"{card} Al", "8l") for card in ("Kl", "Az"))
    assert summands(of(kept)) == [("betl-ace", 10), ("betl-ace", 10), ("betl-six", 5)]
    assert summands(of(aside)) == [("betl-ace", 10), ("betl-ace", 10)]


@pytest.mark.trial("R048")
def test_who_leads_decides_not_who_declares() -> None:
    facts = in_counts(WITH_TRUMPS["P9"][0])
    assert (of(facts).total, of(replace(facts, led=True)).total) == (14, 10)
