"""Laws that hold for every deal and every table."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from marias.cards import FULL, SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.errors import SettlementError
from marias.rules.play import marriages_in, pair
from marias.rules.premium import Counts, Facts, Flek, Renonc, Row, Table
from marias.rules.premium.combine import combine
from marias.rules.premium.terms import is_taken
from tests.rules.premium.deals import CSM, TALON_CZ, doubts, in_counts, of, swapped
from tests.sizes import Count, Figures

CONTRACTS: dict[str, dict[str, str]] = {
    "sedma": {"sedma": "won"},
    "sto": {"sto": "won"},
    "sto_sedma": {"sto": "won", "sedma": "won"},
    "dve_sedmy": {"dve_sedmy": "won"},
    "dve_sedmy_sto": {"dve_sedmy": "won", "sto": "won"},
}


def random_deal(chance: random.Random) -> Facts:
    """A deal with trumps that was won with the cards it needs, or one part of it was not."""
    contract = chance.choice(list(CONTRACTS))
    trump, helper, other = chance.sample(list(Suit), 3)
    two = contract.startswith("dve_sedmy")
    sevens = [Card.of(Rank.SEVEN, trump)] if contract != "sto" else []
    sevens += [Card.of(Rank.SEVEN, helper)] if two else []
    needed = CardSet(sevens)
    if "sto" in CONTRACTS[contract]:
        needed = needed | pair(suit := chance.choice((trump, helper, other)))
        if suit is not trump:  # with neither ace nor ten of trumps a plain marriage makes no hundred
            needed = needed | CardSet([Card.of(chance.choice((Rank.ACE, Rank.TEN)), trump)])
    for suit in (trump, helper):  # so that there are hands with many of them
        needed = needed | CardSet(chance.sample(list(SUIT_SETS[suit]), chance.randrange(4)))
    if len(needed) > 10:
        return random_deal(chance)
    hand = needed | CardSet(chance.sample(list(FULL - needed), 10 - len(needed)))
    talon = CardSet(chance.sample(list(FULL - hand - SHARP), 2))
    out = FULL - hand - talon
    first = CardSet(chance.sample(list(out), 10))
    parts = dict(CONTRACTS[contract])
    if len(parts) > 1 and chance.random() < 0.3:
        parts[chance.choice(list(parts))] = "lost"
    told: dict[str, Any] = {"contract": contract, "parts": parts, "trump": trump, "talon": talon}
    if parts.get("sto") == "won":
        held = sorted({"trump" if suit is trump else "plain" for suit in marriages_in(hand)})
        sharp = CardSet(Card.of(rank, trump) for rank in (Rank.ACE, Rank.TEN)) & hand
        told["marriage"] = chance.choice(held) if sharp else "trump"
    hands = {0: hand, 1: first, 2: out - first}
    return Facts(led=chance.random() < 0.5, helper=helper if two else None, hands=hands, **told)


def random_deals(seed: int, number: int) -> list[Facts]:
    chance = random.Random(seed)
    return [random_deal(chance) for _ in range(number)]


LARGE = 10_000


@pytest.fixture
def deals(count: Count) -> list[Facts]:
    return random_deals(2010, count(400, LARGE))


def test_the_deals_are_of_all_kinds(deals: list[Facts]) -> None:
    found = {(facts.contract, facts.led, "lost" in facts.parts.values()) for facts in deals}
    assert len(found) >= 14
    totals = [of(facts).total for facts in deals]
    assert sum(total is None for total in totals) > 10
    assert len({total for total in totals if total}) > 20


def test_the_lines_sum_to_what_is_given(deals: list[Facts]) -> None:
    for facts in deals:
        award = of(facts)
        assert award.at_least == award.subtotal * award.factor
        assert award.total in (None, award.at_least)
        assert (award.total is None) == bool(award.unknown)
        assert {line.row for line in award.lines}.isdisjoint(row for one in award.denied for row in one.rows)


def test_hearts_exactly_double(deals: list[Facts]) -> None:
    for facts in deals:
        if facts.trump is Suit.HEARTS:
            continue
        assert facts.trump is not None
        plain, hearts = of(facts), of(swapped(facts, facts.trump, Suit.HEARTS))
        assert hearts.at_least == 2 * plain.at_least
        assert hearts.total == (None if plain.total is None else 2 * plain.total)
        assert [line.row for line in hearts.lines] == [line.row for line in plain.lines]


def test_what_is_excluded_gives_nothing(deals: list[Facts]) -> None:
    for facts in deals:
        for excluded in (
            replace(facts, laid=True),
            replace(facts, renonc=Renonc(seat=facts.declarer), parts=dict.fromkeys(facts.parts, "lost")),
            replace(facts, technical=(facts.declarer,)),
            replace(facts, renonc=Renonc(seat=1, already_lost=True)),
            replace(facts, renonc=Renonc(seat=2, already_lost=False, winnable=False), parts=CONTRACTS[facts.contract]),
            replace(facts, parts=dict.fromkeys(facts.parts, "lost")),
        ):
            award = of(excluded)
            assert (award.total, award.at_least, award.lines, award.confirm) == (0, 0, (), ())


def test_the_counts_never_disagree_with_the_cards(deals: list[Facts]) -> None:
    """What the counts cannot know (talon, distribution, ložená) stands among what the referee is to confirm."""
    for facts in deals:
        cards, counts = of(facts), of(in_counts(facts))
        assert {reason.code for reason in cards.confirm} <= {reason.code for reason in counts.confirm} | {
            "half-rounded"
        }
        taken = {denied.code for denied in cards.denied}
        open_to_doubt = {denied.code for denied in counts.denied} | doubts(counts)
        if taken <= {denied.code for denied in counts.denied}:
            assert (cards.total, cards.lines) == (counts.total, counts.lines)
        else:
            assert taken <= open_to_doubt
            assert counts.at_least >= cards.at_least


def test_knowing_less_never_gives_more(deals: list[Facts], count: Count) -> None:
    chance = random.Random(1)
    for facts in deals[: count(150, LARGE)]:
        full = in_counts(facts)
        names = [name for name in ("trumps", "ace", "ten", "helpers") if getattr(full.counts, name) is not None]
        dropped = chance.sample(names, chance.randrange(1, len(names) + 1))
        less = replace(full, counts=replace(full.counts, **dict.fromkeys(dropped)))
        if chance.random() < 0.4:
            less = replace(less, led=None)
        if chance.random() < 0.4:
            less = replace(less, marriage=None)
        award, whole = of(less), of(full)
        assert award.at_least <= whole.at_least
        if award.total is not None:
            assert award.total == whole.total


def test_the_order_of_the_file_means_nothing(deals: list[Facts], count: Count) -> None:
    chance = random.Random(2)
    for facts in deals[: count(150, LARGE)]:
        mixed = replace(CSM, rows=tuple(chance.sample(CSM.rows, len(CSM.rows))), holes=CSM.holes[::-1])
        award, other = of(facts), of(facts, mixed)
        assert (award.lines, award.total, award.confirm) == (other.lines, other.total, other.confirm)


@pytest.mark.parametrize("table", [CSM, TALON_CZ])
def test_a_row_more_never_lowers_the_total(deals: list[Facts], table: Table, count: Count) -> None:
    """Each row struck out in turn: nobody ever gets more by that. But for the half of a hundred, which is half of
    what really counts: a higher criterion beside it may take the hundred down to its figure s výnosem."""
    for facts in deals[: count(60, 2000)]:
        whole = of(facts, table)
        for row in {line.row for line in whole.lines}:
            fewer = replace(table, rows=tuple(one for one in table.rows if one.id != row))
            assert of(facts, fewer).at_least <= whole.at_least


FIGURES = st.integers(0, 120)


@st.composite
def criteria(draw: st.DrawFn) -> tuple[Row, ...]:
    """Criteria and bonuses as a federation might set them: no bonus differs by the lead."""
    rows: list[Row] = []
    for number in range(draw(st.integers(1, 5))):
        game = draw(st.sampled_from(["sedma", "sto", "dve_sedmy"]))
        lead = draw(FIGURES)
        gain = draw(FIGURES)
        rows.append(
            Row(
                id=f"c{number}",
                game=game,  # type: ignore[arg-type]
                result="won",
                kind="criterion",
                lead=lead,
                nolead=lead + gain,
                provenance={"figures": "source"},
            )
        )
        if draw(st.booleans()):
            figure = draw(FIGURES)
            rows.append(
                Row(
                    id=f"b{number}",
                    game=game,  # type: ignore[arg-type]
                    result="won",
                    kind="bonus",
                    parent=game,  # type: ignore[arg-type]
                    lead=figure,
                    nolead=figure,
                    provenance={"figures": "source"},
                )
            )
    return tuple(rows)


@pytest.mark.clause("CSM-8")
@given(criteria())
def test_bez_vynosu_one_criterion_alone_counts_higher(rows: tuple[Row, ...]) -> None:
    led, bez = (combine(rows, led=led, options=CSM.options) for led in (True, False))
    assert led.points == sum(row.lead or 0 for row in rows)
    gains = {row.id: (row.nolead or 0) - (row.lead or 0) for row in rows}
    top = max((row for row in rows if row.kind == "criterion"), key=lambda row: (row.nolead, gains[row.id]))
    assert bez.points == led.points + gains[top.id]


@given(criteria())
def test_more_criteria_never_lower_the_sum(rows: tuple[Row, ...]) -> None:
    for led in (True, False):
        whole = combine(rows, led=led, options=CSM.options).points
        for row in rows:
            fewer = tuple(one for one in rows if one is not row)
            assert combine(fewer, led=led, options=CSM.options).points <= whole


@given(criteria(), st.data())
def test_an_unknown_figure_gives_a_lower_bound(rows: tuple[Row, ...], data: st.DataObject) -> None:
    """Whatever the figures that are not known really are, there is at least as much."""
    hidden = []
    for row in rows:
        sides = data.draw(st.sets(st.sampled_from(["lead", "nolead"])))
        hidden.append(replace(row, **dict.fromkeys(sides)))
    for led in (True, False):
        bound = combine(tuple(hidden), led=led, options=CSM.options)
        real = combine(rows, led=led, options=CSM.options)
        assert bound.points <= real.points
        if not bound.hangs_on:
            assert bound.points == real.points


def test_every_betl_gives_at_least_what_is_certain_without_the_talon(count: Count, figures: Figures) -> None:
    """A talon that nobody saw: the least over all that it may have been."""
    chance = random.Random(3)
    known = 0
    for _ in range(count(12, 500)):
        suit = chance.choice(list(Suit))
        six = CardSet(chance.sample(list(SUIT_SETS[suit]), 6))
        hand = six | CardSet(chance.sample(list(FULL - SUIT_SETS[suit]), 4))
        talon = CardSet(chance.sample(list(FULL - hand), 2))
        lead = chance.choice([card for card in hand if is_taken(card, FULL - hand - talon)])
        told: dict[str, Any] = {"contract": "betl", "parts": {"betl": "won"}, "lead": lead}
        hidden, seen = of(Facts(hands={0: hand}, **told)), of(Facts(hands={0: hand}, talon=talon, **told))
        assert seen.total is not None
        assert hidden.at_least <= seen.total or "laid" in doubts(hidden)
        if hidden.total is not None:
            known += 1
            assert hidden.total == seen.total or "laid" in doubts(hidden)
    figures("betls known without the talon", known)


def test_every_flek_is_counted_by_the_hand(count: Count) -> None:
    chance = random.Random(7)
    for _ in range(count(200, 5000)):
        hand = CardSet(chance.sample(list(FULL), 10))
        suits = len({card.suit for card in hand})
        betl = Facts(contract="betl", parts={"betl": "lost"}, hands={1: hand}, fleks=(Flek(seat=1),))
        assert of(betl, seat=1).total == (5 if suits in (2, 3) else 0)


def test_no_facts_that_can_be_together_leave_no_case() -> None:
    """Every pair of counts is either refused with a line, or gives an answer."""
    refused: set[str] = set()
    answered: set[tuple[int, int]] = set()
    for contract, parts in CONTRACTS.items():
        for trumps, helpers in combinations(range(9), 2):
            counts = Counts(trumps=trumps, helpers=helpers if contract.startswith("dve") else None)
            facts: dict[str, Any] = {"contract": contract, "parts": parts, "trump": Suit.BELLS, "counts": counts}
            try:
                award = of(Facts(**facts))
            except SettlementError as error:
                refused.add(str(error.params["field"]))
            else:
                answered.add((trumps, helpers))
                assert award.at_least >= 0
    assert refused == {"counts.trumps", "counts.helpers", "parts.sto"}
    assert len(answered) > 20
