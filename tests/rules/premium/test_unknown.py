"""What the table or the table sheet does not say gives "at least", never a smaller sum as if it were whole."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from marias.rules.premium import Counts, Facts, Flek, Renonc
from tests.rules.premium.deals import (
    BELLS,
    BOTH,
    CSM,
    HEARTS,
    SEED_DEAL,
    TALON_CZ,
    cards,
    clauses,
    gaps,
    in_counts,
    of,
    summands,
)
from tests.rules.premium.edited import in_row, table
from tests.rules.premium.test_examples import SIX, betl


def sevens(trumps: int, helpers: int, **facts: Any) -> Facts:
    """Plain dvě sedmy that were made, bez výnosu, with the trump ace."""
    told: dict[str, Any] = {"led": False, "four_helpers": False, "parts": {"dve_sedmy": "won"}}
    counts = Counts(trumps=trumps, ace=True, helpers=helpers)
    return Facts(contract="dve_sedmy", trump=BELLS, counts=counts, **{**told, **facts})


# --- The holes of csm-2010 -------------------------------------------------------------------------------------------

HOLES = {
    (4, 4): (65, set()),  # the visible rows, as in the provisions' example
    (4, 5): (45, set()),  # more helpers make it easier: no row knows of them
    (4, 6): (45, set()),
    (3, 4): (24, {"ds-other-trumps"}),
    (5, 4): (24, {"ds-other-trumps"}),
    (2, 8): (0, {"ds-other-trumps"}),
    (5, 5): (0, {"ds-other-trumps"}),
    (4, 3): (45, {"ds-few-helpers"}),
    (3, 3): (0, {"ds-other-trumps", "ds-few-helpers"}),
}


@pytest.mark.parametrize(("counts", "found"), HOLES.items(), ids=map(str, HOLES))
def test_which_dve_sedmy_touch_what_could_not_be_read(counts: tuple[int, int], found: tuple[int, set[str]]) -> None:
    points, holes = found
    award = of(sevens(*counts))
    assert award.at_least == points
    assert award.total == (None if holes else points)
    assert gaps(award) == {("hole", hole) for hole in holes}


@pytest.mark.parametrize(
    ("facts", "total"),
    [
        (Facts(contract="sedma", trump=BELLS, led=False, parts={"sedma": "won"}, counts=Counts(trumps=4)), 0),
        (Facts(contract="sedma", trump=BELLS, led=False, parts={"sedma": "won"}, counts=Counts(trumps=8)), 0),
        (cards("sto", "Ak Xk Kk Qk 9k Ac Xc Kc Az Al", "8z 8l", led=False, parts={"sto": "won"}), 0),
        (betl("7z 8z 9z Xz 7c 8c 9c 7k 8k Sl", "7l 8l", "Sl"), 0),
        (sevens(4, 4, parts={"dve_sedmy": "lost"}), 0),
        (sevens(3, 3, parts={"dve_sedmy": "lost"}), 0),
    ],
    ids=["sedma on 4", "sedma on 8", "sto on 5 with ace", "betl without chytáky", "lost", "lost in a hole"],
)
def test_where_the_table_is_known_whole_no_row_is_no_points(facts: Facts, total: int) -> None:
    award = of(facts)
    assert (award.total, award.unknown) == (total, ())


def test_what_was_taken_away_is_nothing_even_in_a_hole() -> None:
    assert of(sevens(3, 3, laid=True)).total == 0
    assert clauses(of(sevens(3, 3, laid=True))) == {"laid": "CSM-14"}
    assert of(sevens(3, 3, renonc=Renonc(seat=0), parts={"dve_sedmy": "lost"})).total == 0
    assert of(sevens(3, 3, four_helpers=True)).total == 0


def test_a_hole_is_doubled_too() -> None:
    award = of(replace(sevens(3, 4), trump=HEARTS))
    assert (award.total, award.at_least, award.subtotal, award.factor) == (None, 48, 24, 2)


# --- The edition of which little is known ----------------------------------------------------------------------------

BETL_LOST = Facts(contract="betl", parts={"betl": "lost"}, fleks=(Flek(seat=1, suits=3),))


@pytest.mark.parametrize(
    ("facts", "seat", "at_least", "hole"),
    [
        (betl(f"{SIX} Kz Ac Ak 7l 8l", "Kl Al", "8l"), 0, 0, "betl"),
        (BETL_LOST, 1, 0, "betl-flek"),
        (replace(BETL_LOST, contract="durch", parts={"durch": "lost"}), 1, 0, "durch-flek"),
        (Facts(contract="durch", parts={"durch": "won"}, counts=Counts(open_suits=2)), 0, 0, "durch"),
        (sevens(4, 4), 0, 0, "ds"),
        (SEED_DEAL, 0, 26, "ds"),  # 18 + 8 of the hundred
        (
            cards(
                "sto_sedma",
                "Ak Xk 7k Ac Kc Qc Az Xz Al Xl",
                "8l 8z",
                led=False,
                parts={"sto": "won", "sedma": "won"},
            ),
            0,
            55,  # 32 + 16 + 7: half of the hundred may follow
            "stosedma-half",
        ),
    ],
)
def test_an_edition_full_of_holes_says_so(facts: Facts, seat: int, at_least: int, hole: str) -> None:
    award = of(facts, TALON_CZ, seat)
    assert (award.total, award.at_least) == (None, at_least)
    assert ("hole", hole) in gaps(award)


def test_a_figure_left_blank() -> None:
    both = cards("sto", "Ak Xk 9k 8k Ac Kc Qc Az Xz Al", "8z 8l", led=True, parts={"sto": "won"})
    assert (of(both, TALON_CZ).total, of(both, TALON_CZ).at_least) == (None, 8)
    assert gaps(of(both, TALON_CZ)) == {("figure", "sto-4-both")}
    assert of(replace(both, led=False), TALON_CZ).total == 18, "bez výnosu its figure is there"
    ten = cards("sto", "Xk Ac Xc Kc Qc Sc Az Xz Al Xl", "8z 8l", led=False, parts={"sto": "won"})
    assert (of(ten, TALON_CZ).total, of(ten, TALON_CZ).at_least) == (None, 16)
    assert of(replace(ten, led=True), TALON_CZ).total == 116


def test_an_unknown_figure_that_would_push_a_known_one_down() -> None:
    """If the row of the helpers were worth 61 or more bez výnosu, that of the trumps would count 40 only."""
    edited = table(in_row("ds-4h-sto", ("nolead = 30", 'nolead = "unknown"'), ("lead = 24", "lead = 39")))
    award = of(SEED_DEAL, edited)
    assert award.total is None
    # 60 + 39 as it stands in the table, 61 + 40 if it were just above: the lesser of the two is certain
    assert award.at_least == 99 + 10 + 12 + 8
    lower = table(in_row("ds-4h-sto", ("nolead = 30", 'nolead = "unknown"'), ("lead = 24", "lead = 59")))
    assert of(SEED_DEAL, lower).at_least == 101 + 10 + 12 + 8


# --- What was not told -----------------------------------------------------------------------------------------------

STO = Facts(
    contract="sto",
    trump=BELLS,
    led=True,
    parts={"sto": "won"},
    counts=Counts(trumps=4, ace=False, ten=True),
    marriage="plain",
)


@pytest.mark.parametrize(
    ("change", "at_least", "untold"),
    [
        ({"led": None}, 20, {"led"}),  # 12 or 16, and 8
        ({"marriage": None}, 12, {"marriage"}),
        ({"counts": Counts(trumps=4, ten=True)}, 8, {"ace"}),  # 0, 12 and 8
        ({"counts": Counts(trumps=4, ace=False), "marriage": None}, 12, {"ten", "marriage"}),  # 12 and 8, 12, 18
        ({"counts": Counts(trumps=4)}, 8, {"ace", "ten"}),
        ({"counts": Counts(ace=False, ten=True)}, 0, {"trumps"}),
        ({"counts": Counts(), "marriage": None, "led": None}, 0, {"led", "trumps", "ace", "ten", "marriage"}),
    ],
)
def test_what_nobody_told_gives_the_least_there_can_be(change: dict[str, Any], at_least: int, untold: set[str]) -> None:
    award = of(replace(STO, **change))
    assert (award.total, award.at_least) == (None, at_least)
    assert gaps(award) == {("untold", name) for name in untold}
    assert award.subtotal == at_least


def test_two_facts_that_change_only_together_are_both_asked_for() -> None:
    """Two trumps without the ace: the ten and a plain marriage (48 + 32), or svršek and král (72)."""
    award = of(replace(STO, counts=Counts(trumps=2, ace=False), marriage=None))
    assert (award.total, award.at_least) == (None, 72)
    assert gaps(award) == {("untold", "ten"), ("untold", "marriage")}


def test_what_nobody_told_does_not_matter_where_nothing_hangs_on_it() -> None:
    sedma = Facts(contract="sedma", trump=BELLS, led=False, parts={"sedma": "won"}, counts=Counts(trumps=4))
    assert of(replace(sedma, led=None)).total == 0
    assert of(replace(STO, counts=Counts(trumps=4, ace=True, ten=True, talon_trumps=1))).total == 8
    assert of(replace(STO, counts=Counts(trumps=4, ace=False))).total == 20, "without the ten too it is not plain"
    lost = replace(STO, parts={"sto": "lost"}, counts=Counts(), marriage=None, led=None)
    assert of(lost).total == 0


@pytest.mark.parametrize(
    ("counts", "marriage"),
    [
        (Counts(trumps=1, ace=True), "plain"),  # no room for svršek and král
        (Counts(trumps=3, ace=True, ten=True), "plain"),
    ],
)
def test_a_marriage_that_can_only_be_plain_need_not_be_told(counts: Counts, marriage: str) -> None:
    untold = of(replace(STO, counts=counts, marriage=None))
    assert untold.total is not None
    assert untold.total == of(replace(STO, counts=counts, marriage=marriage)).total


def test_p7_in_counts_needs_no_marriage() -> None:
    """Seven, ace and ten leave one of the four trumps: the hundred was made on a plain marriage."""
    counts = Counts(trumps=4, ace=True, ten=True, helpers=6)
    facts = Facts(contract="dve_sedmy_sto", trump=BELLS, led=False, parts=BOTH, counts=counts)
    assert of(facts).total == 78


@pytest.mark.parametrize(
    ("facts", "seat", "at_least", "untold"),
    [
        (Facts(contract="betl", parts={"betl": "won"}), 0, 0, {"catching_aces", "six_card_suits"}),
        (Facts(contract="betl", parts={"betl": "won"}, counts=Counts(catching_aces=1)), 0, 10, {"six_card_suits"}),
        (Facts(contract="durch", parts={"durch": "won"}), 0, 0, {"open_suits"}),
        (replace(BETL_LOST, fleks=(Flek(seat=1),)), 1, 0, {"hands.1"}),
        (
            replace(BETL_LOST, contract="durch", parts={"durch": "lost"}, fleks=(Flek(seat=1, stopper_suits=2),)),
            1,
            0,
            {"hands.1"},
        ),
    ],
)
def test_betl_and_durch_of_which_little_was_told(facts: Facts, seat: int, at_least: int, untold: set[str]) -> None:
    award = of(facts, seat=seat)
    assert (award.total, award.at_least) == (None, at_least)
    assert gaps(award) == {("untold", name) for name in untold}


@pytest.mark.parametrize(
    ("flek", "total"),
    [
        (Flek(seat=1, suits=4), 0),
        (Flek(seat=1, suits=2), 5),
    ],
)
def test_a_flek_of_which_enough_was_told(flek: Flek, total: int) -> None:
    assert of(replace(BETL_LOST, fleks=(flek,)), seat=1).total == total


def test_one_stopper_is_enough_to_know() -> None:
    facts = replace(BETL_LOST, contract="durch", parts={"durch": "lost"})
    assert of(replace(facts, fleks=(Flek(seat=1, stopper_suits=1),)), seat=1).total == 10
    assert of(replace(facts, fleks=(Flek(seat=1, stopper_suits=3),)), seat=1).total == 0


def test_a_betl_whose_talon_nobody_saw() -> None:
    """The talon of a betl may not be looked at even after the deal: whether a chyták was discarded is not known."""
    facts = betl(f"{SIX} Kz Ac Ak 7l 8l", "Kl Al", "8l")
    assert facts.hand is not None
    hidden = replace(facts, talon=None, hands={0: facts.hand})
    award = of(hidden)
    assert (award.total, award.at_least) == (None, 20)
    assert gaps(award) == {("untold", "talon")}
    assert of(replace(facts, talon=None)).total == 25, "both other hands tell the talon"
    assert of(replace(hidden, hands={0: facts.hand, 1: facts.hands[1]})).total is None, "one of them does not"


def test_the_hand_of_a_defender_is_what_is_left() -> None:
    facts = cards("betl", f"{SIX} Kz Ac Ak 7l 8l", "Kl Al", parts={"betl": "lost"}, fleks=(Flek(seat=1),))
    assert of(facts, seat=1).total == of(replace(facts, hands={0: facts.hands[0], 2: facts.hands[2]}), seat=1).total
    assert of(replace(facts, hands={0: facts.hands[0]}), seat=1).total is None


def test_in_counts_a_sheet_that_is_not_whole_knows_less_but_nothing_else() -> None:
    """Each fact left out of the counts: the sum is a lower one or the same, never a higher one."""
    full = in_counts(SEED_DEAL)
    names = ("trumps", "ace", "ten", "helpers")
    for name in names:
        award = of(replace(full, counts=replace(full.counts, **{name: None})))
        assert award.at_least <= 114
        assert award.total in (None, 114)


def test_every_row_has_a_deal_that_gets_it() -> None:
    """No row of the shipped edition is out of reach of its predicates."""
    contracts: dict[str, dict[str, Any]] = {"sto": {"sto": "won"}, "sto_sedma": {"sto": "won", "sedma": "won"}}
    reached: set[str] = set()
    for contract, parts in contracts.items():
        for trumps, ace, ten in product(range(1, 7), (True, False), (True, False)):
            if trumps < (ace + ten or 2) + len(parts) - 1:
                continue
            told: dict[str, Any] = {"contract": contract, "parts": parts, "trump": BELLS, "led": True}
            told["marriage"] = "plain" if ace or ten else "trump"
            counts = Counts(trumps=trumps, ace=ace, ten=ten)
            reached |= {row for row, _ in summands(of(Facts(counts=counts, **told)))}
    one = Facts(contract="sedma", trump=BELLS, led=True, parts={"sedma": "won"}, counts=Counts(trumps=1))
    for facts in (SEED_DEAL, sevens(4, 4), one):
        reached |= {row for row, _ in summands(of(facts))}
    rest = {one.id for one in CSM.rows} - reached
    assert rest == {"betl-ace", "betl-six", "betl-flek", "durch-suit", "durch-flek"}, "shown by P14 … P22"
