"""The points the provisions leave open: each default, and what each other answer gives (U3 … U13, U23 … U25)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from marias.cards import FULL, CardSet
from marias.notation import parse_hand
from marias.rules.premium import Counts, Facts, Flek, Renonc
from marias.rules.premium.terms import is_chytak
from tests.rules.premium.deals import BOTH, CSM, SEED_DEAL, cards, clauses, doubts, in_counts, of, summands
from tests.rules.premium.edited import in_row, option, table
from tests.rules.premium.test_examples import (
    DEALS_WITHOUT_TRUMPS,
    DS_STO_P7,
    HIGH_P12,
    PLAIN_P6,
    R058,
    SIX,
    STO_SEDMA_P11,
    betl,
    lost,
)


def test_the_defaults_are_those_of_the_specification() -> None:
    told = {name: getattr(CSM.options, name) for name in CSM.options.__struct_fields__}
    assert told == {
        "write_down": "at_least",  # U23
        "sto_rows_in_dve_sedmy": True,  # U4
        "cards_counted": 10,  # U6
        "sedma_rows_in_sto_sedma": "add",  # U7
        "half_of_sto": "criterion",  # U8
        "flek_of": "first",  # U9
        "six_card_suit": "six_or_more",  # U12
        "durch_suits": "held",  # U11
        "plain_four_helpers": "nothing",  # U24
        "winnable_says": "solver",  # U25
    }


def test_u3_the_bonus_s_vynosem() -> None:
    led = replace(SEED_DEAL, led=True)
    assert of(led).total == 94
    for figure, total in (("5", 89), ("0", 84), ('"unknown"', None)):
        edited = table(in_row("ds-bonus-4t-noace", ("\nlead = 10", f"\nlead = {figure}")))
        assert of(led, edited).total == total
        assert of(SEED_DEAL, edited).total == 114, "bez výnosu it is the provisions' own"


def test_u4_rows_of_sto_in_dve_sedmy() -> None:
    edited = table(option("sto_rows_in_dve_sedmy", "true", "false"))
    assert of(SEED_DEAL, edited).total == 94
    only_sto = replace(SEED_DEAL, parts={"dve_sedmy": "lost", "sto": "won"})
    assert (of(only_sto).total, of(only_sto, edited).total) == (24, 0)
    assert of(HIGH_P12, edited).total == 51, "sto a sedma is another game"


def test_u5_on_four_helpers_or_fewer() -> None:
    """A row that says "at most four" instead of "four"; the hole below four stays, as nobody knows its rows."""
    counts = Counts(trumps=4, ace=True, helpers=3)
    three = replace(in_counts(PLAIN_P6), counts=counts)
    edited = table(in_row("ds-4h", ("helpers = 4", "helpers_max = 4")))
    assert (of(three).at_least, of(three, edited).at_least) == (45, 65)
    assert of(PLAIN_P6, edited).total == 65
    assert of(replace(three, counts=replace(counts, helpers=5)), edited).total == 45


def test_u6_trumps_counted_before_the_discard() -> None:
    """Four trumps in the hand, a fifth discarded; four helpers in the hand, a fifth discarded."""
    edited = table(option("cards_counted", 10, 12))
    facts = cards(
        "dve_sedmy",
        "Ak 9k 8k 7k Az 9z 8z 7z Ac Al",
        "Sk Sz",
        first="Xz",
        second="Kz",
        led=False,
        parts={"dve_sedmy": "won"},
    )
    assert summands(of(facts)) == [("ds-4t", 45), ("ds-4h", 20)]
    assert summands(of(facts, edited)) == []
    three = cards("sto", "Ak Xk 8k Ac Kc Qc Az Xz Al Xl", "9k 8z", led=True, laid=False, parts={"sto": "won"})
    assert summands(of(three)) == [("sto-3-both", 16), ("sto-bonus-3", 16)]
    assert summands(of(three, edited)) == [("sto-4-both", 0), ("sto-bonus-4", 8)]
    counts_only = of(in_counts(three), edited)
    assert (counts_only.total, counts_only.at_least) == (None, 0), "nobody told what was discarded"
    told = replace(in_counts(three).counts, talon_trumps=1)
    assert of(replace(in_counts(three), counts=told), edited).total == 8


def test_u7_rows_of_sedma_beside_the_half() -> None:
    edited = table(option("sedma_rows_in_sto_sedma", '"add"', '"replaced"'))
    assert (of(HIGH_P12).total, of(HIGH_P12, edited).total) == (51, 46)
    sedma_alone = R058["iv"][0]
    assert of(sedma_alone, edited).total == 14, "no half where the hundred failed"
    assert of(STO_SEDMA_P11, edited).total == 15


def test_u8_half_of_what() -> None:
    edited = table(option("half_of_sto", '"criterion"', '"criterion_and_bonus"'))
    assert (of(HIGH_P12).total, of(HIGH_P12, edited).total) == (51, 59)
    assert of(STO_SEDMA_P11, edited).total == 15, "no bonus, no difference"


def test_u8_half_of_an_odd_figure_is_rounded_down_and_said() -> None:
    edited = table(in_row("sto-4-noten", ("lead = 10", "lead = 11")))
    award = of(STO_SEDMA_P11, edited)
    assert summands(award) == [("sto-4-noten", 11), ("stosedma-half", 5)]
    assert "half-rounded" in doubts(award)


def test_u9_whose_points_a_flek_of_two_gives() -> None:
    edited = table(option("flek_of", '"first"', '"everybody"'))
    facts = Facts(contract="betl", parts={"betl": "lost"}, fleks=(Flek(seat=2, suits=3), Flek(seat=1, suits=2)))
    assert [of(facts, seat=seat).total for seat in range(3)] == [0, 0, 5]
    assert [of(facts, edited, seat).total for seat in range(3)] == [0, 5, 5]


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("7z 8z 9z Xz Sz Qz Kz 7l 8l 9l", 5),  # two suits
        ("7z 8z 9z Xz 7l 8l 9l 7k 8k 9k", 5),  # three
        ("7z 8z 9z 7l 8l 9l 7k 8k 9k 7c", 0),  # four
    ],
)
def test_u10_two_or_three_suits(hand: str, points: int) -> None:
    """A hand of ten has two suits at least, so "two or three" and "no more than three" are one."""
    assert of(lost("betl", hand), seat=1).total == points
    edited = table(in_row("betl-flek", ("[2, 3]", "[1, 2, 3]")))
    assert of(lost("betl", hand), edited, 1).total == points


def test_u11_suits_a_durch_does_not_hold() -> None:
    facts = cards("durch", "Az Kz Qz Sz Xz 9z Ac Kc 9c 7c", "7l 8l", parts={"durch": "won"})
    edited = table(option("durch_suits", '"held"', '"all"'))
    assert (of(facts).total, of(facts, edited).total) == (10, 30)
    assert [line.of for line in of(facts, edited).lines] == ["c", "k", "l"]


def test_u12_seven_cards_of_a_suit() -> None:
    facts = betl("7z 8z 9z Xz Sz Qz Kz Ac Ak 7l", "Kl Al", "7l")
    edited = table(option("six_card_suit", '"six_or_more"', '"six"'))
    other = betl("7z 8z 9z Xz Sz Kz Az Ac Ak 7l", "Kl Al", "7l")
    assert (of(facts).total, of(facts, edited).total) == (20, 20), "all of the seven below the ace: no chyták"
    assert summands(of(other)) == [("betl-ace", 10)] * 3
    seven = betl("7z 8z 9z Xz Sz Qz Az Ac Ak 7l", "Kl Al", "7z")
    assert summands(of(seven)) == [("betl-ace", 10), ("betl-ace", 10), ("betl-six", 5)]
    assert summands(of(seven, edited)) == [("betl-ace", 10)] * 3


def test_u13_what_the_declarer_knows_decides_the_same() -> None:
    """Chytáky hang on the cards of both defenders together, and those are what he does not hold: he knows the talon."""
    for name in ("P14", "P15", "P16", "P17", "P18"):
        facts = DEALS_WITHOUT_TRUMPS[name][0]
        assert facts.hand is not None
        assert facts.talon is not None
        known = FULL - facts.hand - facts.talon
        assert known == facts.hands[1] | facts.hands[2]
        shared = replace(facts, hands={0: facts.hand, 1: CardSet([*known][:10]), 2: CardSet([*known][10:])})
        other_way = replace(facts, hands={0: facts.hand, 1: CardSet([*known][10:]), 2: CardSet([*known][:10])})
        assert of(shared).lines == of(other_way).lines == of(facts).lines
    assert is_chytak(next(iter(parse_hand("Kz"))), parse_hand("Qz"))


def test_u23_fifty_points_or_more_than_fifty() -> None:
    edited = table(option("write_down", '"at_least"', '"more_than"'))
    fifty, above = replace(PLAIN_P6, led=True), HIGH_P12
    assert (of(fifty).total, of(above).total) == (50, 51)
    assert [of(fifty).must_write, of(fifty, edited).must_write] == [True, False]
    assert [of(above).must_write, of(above, edited).must_write] == [True, True]
    another = table(("write_down_threshold = 50", "write_down_threshold = 52"))
    assert of(above, another).must_write is False


def test_u24_dve_sedmy_made_against_four_helpers() -> None:
    facts = replace(in_counts(PLAIN_P6), four_helpers=True)
    edited = table(option("plain_four_helpers", '"nothing"', '"counts"'))
    assert (of(facts).total, clauses(of(facts))) == (0, {"unwinnable": "CSM-14"})
    assert of(facts, edited).total == 65
    with_sto = replace(in_counts(SEED_DEAL), four_helpers=True)
    assert of(with_sto, edited).total == 24, "with a hundred the provisions say it themselves"


def test_u25_who_says_what_was_not_winnable() -> None:
    renonc = Renonc(seat=1, already_lost=False, solved=False)
    facts = replace(in_counts(PLAIN_P6), counts=Counts(trumps=4, ace=True, helpers=5), led=True, note_4_hand=False)
    facts = replace(facts, renonc=renonc)
    edited = table(option("winnable_says", '"solver"', '"referee"'))
    assert (of(facts).total, clauses(of(facts))) == (0, {"renonc-unwinnable": "CSM-16"})
    assert of(facts, edited).total == 30
    assert "renonc-unwinnable" in doubts(of(facts, edited)), "the referee is asked"


def test_notes_can_be_struck_out() -> None:
    for number, facts in (
        (1, DEALS_WITHOUT_TRUMPS["P15"][0]),
        (2, betl(f"{SIX} Kz Ac 7c 7k 7l", "Az Kl", "7c")),
        (
            4,
            cards(
                "dve_sedmy", "Ak Xk Kk 7k Az Xz Kz 7z Ac Al", "Qz 8z", led=True, laid=False, parts={"dve_sedmy": "won"}
            ),
        ),
    ):
        left = ", ".join(str(note) for note in range(1, 6) if note != number)
        edited = table(("notes = [1, 2, 3, 4, 5]", f"notes = [{left}]"))
        assert (of(facts, edited).total or 0) > (of(facts).total or 0)
    bare = lost("durch", "Ac Ak 7l 8l 9l Xl 7z 8z 9z Xz")
    without_3 = table(("notes = [1, 2, 3, 4, 5]", "notes = [1, 2, 4, 5]"))
    assert (of(bare, seat=1).total, of(bare, without_3, 1).total) == (0, 10)
    eight = Facts(
        contract="dve_sedmy",
        trump=SEED_DEAL.trump,
        led=True,
        four_helpers=False,
        parts={"dve_sedmy": "won"},
        counts=Counts(trumps=4, ace=False, helpers=6, talon_helpers=2),
    )
    without_all = table(("notes = [1, 2, 3, 4, 5]", "notes = []"))
    assert (of(eight).total, of(eight, without_all).total) == (30, 40)


def test_hearts_may_count_otherwise() -> None:
    edited = table(("red_trump_factor = 2", "red_trump_factor = 3"))
    facts = R058["iii"][0]
    assert (of(facts).total, of(facts, edited).total) == (110, 165)


def test_the_exception_is_a_key_of_its_row() -> None:
    edited = table(
        in_row(
            "sto-4-both",
            ('nolead_beside = "dve_sedmy" # the exception of the provisions (CSM-10)\n', ""),
            (', nolead_beside = "seed"', ""),
        )
    )
    assert (of(DS_STO_P7).total, of(DS_STO_P7, edited).total) == (78, 68)
    assert DS_STO_P7.parts == BOTH
