"""Every provision of the federation's sheet by itself: where it holds, and where it just does not."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import Card
from marias.notation import parse_hand
from marias.rules.premium import Counts, Facts, Flek, Reason, Renonc
from tests.rules.premium.deals import (
    BELLS,
    BOTH,
    HEARTS,
    SEED_DEAL,
    cards,
    clauses,
    doubts,
    gaps,
    in_counts,
    of,
    summands,
    swapped,
)
from tests.rules.premium.test_examples import DS_STO_P7, HIGH_P12, PLAIN_P6, SIX, STO_SEDMA_P11, betl, lost

ACES = [("betl-ace", 10), ("betl-ace", 10)]

# --- Note 1 ----------------------------------------------------------------------------------------------------------

NOTE_1 = {
    "ace of a six not led: ten, and not five": (f"{SIX} Az 7c 8c 7k 7l", "Kk Kl", "8c", [("betl-ace", 10)], "CSM-1"),
    "ace of a led six: five": (f"{SIX} Az 7c 8c 7k 7l", "Kk Kl", "Sz", [("betl-six", 5)], "CSM-1"),
    "a king instead of the ace: five": (f"{SIX} Kz Ac Ak 7l 8l", "Kl Al", "8l", [*ACES, ("betl-six", 5)], None),
    "ace of five cards: ten": ("7z 8z 9z Xz Az 7c 8c 7k 8k 7l", "Kk Kl", "8c", [("betl-ace", 10)], None),
    "ace of a led suit of five: ten": ("7z 8z 9z Xz Az 7c 8c 7k 8k 7l", "Kk Kl", "Xz", [("betl-ace", 10)], None),
}


@pytest.mark.clause("CSM-1", "CSM-13")
@pytest.mark.parametrize(("hand", "talon", "lead", "lines", "clause"), NOTE_1.values(), ids=NOTE_1)
def test_note_1(hand: str, talon: str, lead: str, lines: list[tuple[str, int]], clause: str | None) -> None:
    award = of(betl(hand, talon, lead))
    assert summands(award) == lines
    assert set(clauses(award).values()) == ({clause} if clause else set())


def test_an_ace_that_nothing_lies_below_catches_nothing() -> None:
    """The two cards below the ace that are not the declarer's own were discarded."""
    award = of(betl("7z 8z 9z Xz Sz Az 7c 8c Ak 7l", "Qz Kz", "8c"))
    assert summands(award) == [("betl-ace", 10)]
    assert [line.of for line in award.lines] == ["k"]


# --- Note 2 ----------------------------------------------------------------------------------------------------------

NOTE_2 = {
    "the only chyták led": (f"{SIX} Kz Ac 7c 7k 7l", "Kk Kl", "Kz", "only-chytak-led"),
    "another chyták left": ("7z 8z 9z Xz Qz Kz Ac 7c 7k 7l", "Kk Kl", "Kz", None),
    "a chyták discarded": (f"{SIX} Kz Ac 7c 7k 7l", "Az Kl", "7c", "chytak-discarded"),
    "a card below all of them discarded": ("8z 9z Xz Sz Qz Az Ac 7c 7k 7l", "7z Kl", "8z", None),
    "a chyták of another suit discarded": (f"{SIX} Kz Ac 7c 7k 7l", "Ak Kl", "7c", None),
}


@pytest.mark.clause("CSM-2", "CSM-13")
@pytest.mark.parametrize(("hand", "talon", "lead", "denied"), NOTE_2.values(), ids=NOTE_2)
def test_note_2(hand: str, talon: str, lead: str, denied: str | None) -> None:
    award = of(betl(hand, talon, lead))
    assert ("betl-six" in dict(summands(award))) == (denied is None)
    assert [code for code, clause in clauses(award).items() if clause == "CSM-2"] == ([denied] if denied else [])


# --- Note 3 ----------------------------------------------------------------------------------------------------------

NOTE_3 = {
    "two bare aces": ("Ac Ak 7l 8l 9l Xl 7z 8z 9z Xz", 0),
    "one of them with a companion": ("Ac 7c Ak 7l 8l 9l Xl 7z 8z 9z", 10),
    "one bare ace alone": ("Ac 7k 8k 9k 7l 8l 9l 7z 8z 9z", 10),
    "a bare ace and a guarded king": ("Ac Kk 7k 7l 8l 9l Xl 7z 8z 9z", 10),
    "three stoppers": ("Ac Ak Al 7l 8l 9l Xl 7z 8z 9z", 0),
}


@pytest.mark.clause("CSM-3", "CSM-13")
@pytest.mark.parametrize(("hand", "points"), NOTE_3.values(), ids=NOTE_3)
def test_note_3(hand: str, points: int) -> None:
    award = of(lost("durch", hand), seat=1)
    assert award.total == points
    assert clauses(award) == ({"bare-aces": "CSM-3"} if hand.startswith("Ac Ak 7l") else {})


# --- Notes 4 and 5 ---------------------------------------------------------------------------------------------------

NOTE_4_HAND = "Ak Xk Kk 7k Az Xz Kz 7z Ac Al", "Qz 8z"
"""The three highest trumps with the seven, six closed helpers of which two were discarded, both other aces."""
NOTE_4 = {
    "the hand of the note": (*NOTE_4_HAND, True, True),
    "bez výnosu": (*NOTE_4_HAND, False, False),
    "the king of trumps discarded": ("Ak Xk 7k Az Xz Kz Sz 7z Ac Al", "Kk Qz", True, True),
    "without the ten of trumps": ("Ak Qk Kk 7k Az Xz Kz 7z Ac Al", "Qz 8z", True, False),
    "one ace missing": ("Ak Xk Kk 7k Az Xz Kz 7z Ac Kl", "Qz 8z", True, False),
    "helpers not closed": ("Ak Xk Kk 7k Kz Qz Sz 7z Ac Al", "9z 8z", True, False),
    "five helpers": ("Ak Xk Kk 7k Az Xz Kz 7z Ac Al", "Qz 8l", True, False),
}


@pytest.mark.clause("CSM-4", "CSM-13")
@pytest.mark.parametrize(("hand", "talon", "led", "holds"), NOTE_4.values(), ids=NOTE_4)
def test_note_4(hand: str, talon: str, led: bool, holds: bool) -> None:
    facts = cards("dve_sedmy", hand, talon, led=led, laid=False, parts={"dve_sedmy": "won"})
    award = of(facts)
    assert (clauses(award).get("note-4") == "CSM-4") == holds
    assert (award.total == 0) == holds
    counted_only = of(in_counts(facts))
    assert ("note-4" in doubts(counted_only)) >= holds, "the counts leave it open, or the cards say no"
    assert counted_only.at_least >= (award.total or 0)


@pytest.mark.clause("CSM-4")
def test_note_4_takes_the_hundred_too() -> None:
    facts = cards("dve_sedmy_sto", "Ak Xk Kk 7k Az Kz Qz 7z Ac Al", "9z 8z", led=True, parts=BOTH)
    assert of(facts).total != 0, "not closed: the ten of helpers is out"
    whole = cards("dve_sedmy_sto", "Ak Xk 7k Az Xz Kz Qz 7z Ac Al", "Kk 8z", led=True, laid=False, parts=BOTH)
    award = of(whole)
    assert (award.total, clauses(award)) == (0, {"note-4": "CSM-4"})
    assert {"sto-3-both", "sto-bonus-3"} <= {*award.denied[0].rows}


NOTE_4_TOLD = replace(in_counts(PLAIN_P6), led=True, counts=Counts(trumps=4, ace=True, ten=True, helpers=4))


@pytest.mark.clause("CSM-4")
@pytest.mark.parametrize(("told", "points", "open_"), [(True, 0, False), (False, 50, False), (None, 50, True)])
def test_note_4_from_the_table(told: bool | None, points: int, open_: bool) -> None:
    award = of(replace(NOTE_4_TOLD, note_4_hand=told))
    assert award.total == points
    assert ("note-4" in doubts(award)) == open_


ALL_EIGHT = {
    "eight in the hand": (Counts(trumps=2, ace=False, helpers=8), True),
    "two of them discarded": (Counts(trumps=4, ace=False, helpers=6, talon_helpers=2), True),
    "one of them discarded": (Counts(trumps=4, ace=False, helpers=6, talon_helpers=1), False),
    "not said what was discarded": (Counts(trumps=4, ace=False, helpers=6), None),
    "five cannot become eight": (Counts(trumps=4, ace=False, helpers=5), False),
}


@pytest.mark.clause("CSM-5", "CSM-13")
@pytest.mark.parametrize("led", [True, False], ids=["s", "bez"])
@pytest.mark.parametrize(("counts", "eight"), ALL_EIGHT.values(), ids=ALL_EIGHT)
def test_note_5(counts: Counts, eight: bool | None, led: bool) -> None:
    facts = Facts(
        contract="dve_sedmy", trump=BELLS, led=led, four_helpers=False, parts={"dve_sedmy": "won"}, counts=counts
    )
    award = of(facts)
    bonus = "ds-bonus-4t-noace" in dict(summands(award))
    if counts.trumps == 4:
        assert bonus == (not (led and eight))
    assert ("note-5" in doubts(award)) == (led and eight is None)
    assert (clauses(award) == {"note-5": "CSM-5"}) == bool(led and eight and counts.trumps == 4)


# --- CSM-6, CSM-7: whose points, and hearts --------------------------------------------------------------------------


@pytest.mark.clause("CSM-6")
def test_points_are_for_what_was_announced_and_won() -> None:
    assert of(replace(STO_SEDMA_P11, parts={"sto": "lost", "sedma": "lost"})).total == 0
    approved = Facts(contract="sedma", trump=BELLS, led=True, parts={"sedma": "approved"}, counts=Counts(trumps=3))
    assert of(approved).total == 5
    assert of(replace(approved, parts={"sedma": "won", "hra": "lost"})).total == 5, "the seven was made, the game not"
    assert of(replace(approved, parts={"sedma": "lost", "hra": "won"})).total == 0


@pytest.mark.clause("CSM-6")
def test_a_flek_gives_points_only_when_betl_or_durch_was_lost() -> None:
    flek = (Flek(seat=1, suits=2), Flek(seat=2, suits=3))
    lost_betl = Facts(contract="betl", parts={"betl": "lost"}, fleks=flek)
    assert [of(lost_betl, seat=seat).total for seat in range(3)] == [0, 5, 0], "whoever said it first"
    won_betl = replace(lost_betl, parts={"betl": "won"}, counts=Counts(catching_aces=1, six_card_suits=0))
    assert [of(won_betl, seat=seat).total for seat in range(3)] == [10, 0, 0]
    assert of(replace(lost_betl, fleks=()), seat=1).total == 0


@pytest.mark.clause("CSM-7")
@pytest.mark.parametrize("facts", [SEED_DEAL, PLAIN_P6, DS_STO_P7, STO_SEDMA_P11, HIGH_P12])
def test_hearts_double_a_game_with_trumps(facts: Facts) -> None:
    plain, hearts = of(facts), of(swapped(facts, BELLS, HEARTS))
    assert (plain.factor, hearts.factor) == (1, 2)
    assert hearts.total == 2 * (plain.total or 0)
    assert hearts.lines == plain.lines, "each summand is written as it is, the sum is doubled"


@pytest.mark.clause("CSM-7")
def test_hearts_do_not_double_betl_and_durch() -> None:
    award = of(betl("7c 8c 9c Xc Sc Kc Ak Az 7l 8l", "Kl Al", "8l"))
    assert (award.factor, award.total) == (1, 25)


# --- CSM-11: the table sheet -----------------------------------------------------------------------------------------


@pytest.mark.clause("CSM-11")
@pytest.mark.parametrize(
    ("trump", "points", "must"), [(BELLS, 20, False), (BELLS, 50, True), (HEARTS, 40, False), (HEARTS, 100, True)]
)
def test_what_must_be_written_down(trump: Any, points: int, must: bool) -> None:
    counts = Counts(trumps=4, ace=True, helpers=4 if points in (50, 100) else 5)
    parts: Any = {"dve_sedmy": "won"}
    facts = Facts(
        contract="dve_sedmy", trump=trump, led=True, four_helpers=False, note_4_hand=False, parts=parts, counts=counts
    )
    if points in (20, 40):
        facts = replace(facts, contract="sedma", four_helpers=None, note_4_hand=None, parts={"sedma": "won"})
        facts = replace(facts, counts=Counts(trumps=1))
    award = of(facts)
    assert (award.total, award.must_write) == (points, must)


@pytest.mark.clause("CSM-11")
def test_hearts_reach_the_sheet_from_25_before_doubling() -> None:
    facts = Facts(contract="sedma", trump=HEARTS, led=False, parts={"sedma": "won"}, counts=Counts(trumps=1))
    award = of(facts)
    assert (award.subtotal, award.total, award.must_write) == (28, 56, True)


@pytest.mark.clause("CSM-11")
@pytest.mark.parametrize(("written", "reduced"), [(True, False), (False, True), (None, None)])
def test_what_was_not_written_down_may_be_reduced(written: bool | None, reduced: bool | None) -> None:
    assert of(replace(SEED_DEAL, on_table_sheet=written)).may_be_reduced is reduced
    assert of(replace(SEED_DEAL, on_table_sheet=written)).total == 114, "that is the referee's to say"
    assert of(replace(STO_SEDMA_P11, on_table_sheet=written)).may_be_reduced is False, "15 need not be written"


# --- CSM-14, CSM-15 --------------------------------------------------------------------------------------------------


@pytest.mark.clause("CSM-14")
@pytest.mark.parametrize("facts", [SEED_DEAL, in_counts(SEED_DEAL), betl(f"{SIX} Kz Ac Ak 7l 8l", "Kl Al", "8l")])
def test_a_game_that_could_not_be_lost_gives_nothing(facts: Facts) -> None:
    award = of(replace(facts, laid=True))
    assert (award.total, award.lines, clauses(award)["laid"]) == (0, (), "CSM-14")
    assert of(replace(facts, laid=False)).total == of(facts).total != 0


@pytest.mark.clause("CSM-14")
def test_a_game_that_could_not_be_made_gives_nothing() -> None:
    without_seven = cards("sedma", "Ak 8k Ac Xc Kc Az Xz Kz Al Xl", "8l 8z", led=False, parts={"sedma": "approved"})
    assert clauses(of(without_seven)) == {"unplayable": "CSM-14"}
    renonc = Renonc(seat=1, already_lost=False, winnable=True)
    no_marriage = cards("sto", "Xk 9k 8k 7k Ac Xc Qc Az Xz Al", "8l 8z", led=True, parts={"sto": "won"}, renonc=renonc)
    assert clauses(of(no_marriage)) == {"unplayable": "CSM-14"}
    no_helper_seven = replace(SEED_DEAL, hands={}, talon=None, renonc=renonc, marriage="plain", four_helpers=False)
    told = replace(no_helper_seven, counts=Counts(trumps=4, ace=False, ten=True, helpers=0))
    assert clauses(of(told))["unplayable"] == "CSM-14"
    assert [row for row, _ in summands(of(told))] == ["sto-4-noace", "sto-bonus-4"], "the hundred could be made"


@pytest.mark.clause("CSM-14", "CSM-15")
@pytest.mark.parametrize("told", [lambda facts: facts, in_counts], ids=["cards", "counts"])
def test_four_helpers_in_one_hand(told: Any) -> None:
    plain = cards(
        "dve_sedmy",
        "Ak 9k 8k 7k Az 9z 8z 7z Ac Al",
        "9c 9l",
        first="Xz Kz Qz Sz",
        led=False,
        parts={"dve_sedmy": "won"},
    )
    assert clauses(of(told(plain))) == {"unwinnable": "CSM-14"}, "lost by rule"
    assert of(told(plain)).total == 0
    with_sto = cards(
        "dve_sedmy_sto", "Xk 9k 8k 7k Kz Qz 8z 7z Ac Al", "9c 9l", first="Az Xz Sz 9z", led=False, parts=BOTH
    )
    award = of(told(with_sto))
    assert clauses(award) == {"four-helpers": "CSM-15"}
    assert dict(summands(award)) == {"sto-4-noace": 16, "sto-bonus-4": 8}, "the hundred is by itself now"
    three = replace(
        with_sto,
        hands={
            **with_sto.hands,
            1: parse_hand("Az Xz Sz Ak Kk 7c 8c 7l 8l Sl"),
            2: parse_hand("9z Qk Sk Sc Qc Kc Xc Ql Kl Xl"),
        },
    )
    assert of(told(three)).total == 114


@pytest.mark.clause("CSM-15")
@pytest.mark.parametrize(("helpers", "open_"), [(4, True), (5, False), (6, False)])
def test_whether_four_helpers_can_have_been_in_one_hand(helpers: int, open_: bool) -> None:
    """Who holds five of the suit leaves three."""
    counts = Counts(trumps=4, ace=False, ten=True, helpers=helpers)
    facts = replace(in_counts(SEED_DEAL), four_helpers=None, counts=counts)
    assert ("four-helpers" in doubts(of(facts))) == open_


# --- CSM-16, CSM-17, CSM-18: renonc ----------------------------------------------------------------------------------

CHEAP = replace(in_counts(PLAIN_P6), counts=Counts(trumps=4, ace=True, helpers=5), led=True)  # 30 points


@pytest.mark.clause("CSM-16")
@pytest.mark.parametrize(
    ("renonc", "points", "denied", "open_"),
    [
        (Renonc(seat=1, already_lost=True, winnable=True), 0, "renonc-lost", set()),
        (Renonc(seat=1, already_lost=False, winnable=False), 0, "renonc-unwinnable", set()),
        (Renonc(seat=1, already_lost=False, winnable=True), 30, None, set()),
        (Renonc(seat=2, already_lost=False, solved=False), 0, "renonc-unwinnable", set()),
        (Renonc(seat=2, already_lost=False, solved=True), 30, None, {"renonc-unwinnable"}),
        (Renonc(seat=2, already_lost=False, winnable=True, solved=False), 30, None, set()),
        (Renonc(seat=2, already_lost=False), 30, None, {"renonc-unwinnable"}),
        (Renonc(seat=2), 30, None, {"renonc-lost", "renonc-unwinnable"}),
    ],
)
def test_the_opponents_renonc(renonc: Renonc, points: int, denied: str | None, open_: set[str]) -> None:
    award = of(replace(CHEAP, renonc=renonc, note_4_hand=False, laid=False))
    assert award.total == points
    assert clauses(award) == ({denied: "CSM-16"} if denied else {})
    assert doubts(award) - {"inferred"} == open_


FAIR = Renonc(seat=1, already_lost=False, winnable=True)


@pytest.mark.clause("CSM-17")
@pytest.mark.parametrize(
    ("grant", "total", "pending", "denied"),
    [(True, 114, False, {}), (False, 0, False, {"not-granted": "CSM-17"}), (None, None, True, {})],
)
def test_a_game_of_fifty_points_needs_the_referees_grant(
    grant: bool | None, total: int | None, pending: bool, denied: dict[str, str]
) -> None:
    award = of(replace(in_counts(SEED_DEAL), renonc=FAIR, referee_grant=grant))
    assert (award.total, award.pending, clauses(award)) == (total, pending, denied)
    if pending:
        assert gaps(award) == {("grant", "")}
        assert (award.at_least, award.subtotal, award.must_write) == (0, 114, True)


@pytest.mark.clause("CSM-17")
def test_a_smaller_game_needs_no_grant() -> None:
    award = of(replace(CHEAP, renonc=FAIR, note_4_hand=False))
    assert (award.total, award.pending) == (30, False)


@pytest.mark.clause("CSM-18")
def test_who_revoked_gets_nothing() -> None:
    award = of(replace(in_counts(SEED_DEAL), renonc=Renonc(seat=0), parts={"dve_sedmy": "lost", "sto": "lost"}))
    assert (award.total, award.nothing) == (0, (Reason("own-renonc", "CSM-18"),))
    flek = lost("betl", "7z 8z 9z 7l 8l 9l Kl 7k 8k Qk")
    assert of(replace(flek, renonc=Renonc(seat=1, already_lost=True)), seat=1).total == 0
    for lost_by_then in (True, False, None):
        award = of(replace(flek, renonc=Renonc(seat=0, already_lost=lost_by_then)), seat=1)
        assert (award.total, award.confirm) == (5, ()), "the declarer's renonc takes nothing from who flekked"
    assert of(replace(flek, renonc=Renonc(seat=2, already_lost=True)), seat=1).total == 5, "a partner's is neither"


@pytest.mark.clause("CSM-18")
def test_who_was_fined_for_a_technical_renonc_gets_nothing_and_the_game_stands_for_the_others() -> None:
    award = of(replace(SEED_DEAL, technical=(0,)))
    assert (award.total, award.confirm, clauses(award)) == (0, (), {"own-renonc": "CSM-18"})
    assert of(replace(SEED_DEAL, technical=(1, 2, 2))) == of(SEED_DEAL), "it asks nothing of the declarer's game"
    flek = lost("betl", "7z 8z 9z 7l 8l 9l Kl 7k 8k Qk")
    assert [of(replace(flek, technical=(seat,)), seat=1).total for seat in (0, 1, 2)] == [5, 0, 5]
    both = replace(SEED_DEAL, technical=(0,), renonc=FAIR, referee_grant=True)
    assert of(both).total == 0, "fined first, and then the defence revoked"


def test_the_card_led_must_be_told_for_notes_1_and_2() -> None:
    facts = replace(betl(f"{SIX} Az 7c 8c 7k 7l", "Kk Kl", "8c"), lead=None)
    award = of(facts)
    assert (award.total, award.at_least) == (None, 5), "the ace, the only chyták, was not led: it would have won"
    assert gaps(award) == {("untold", "lead")}
    assert of(replace(facts, lead=Card.C8)).total == 10
