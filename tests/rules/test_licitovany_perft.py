"""Counts of all ways to go on, from fixed deals: the game, the literal rules and the file agree.

``tests/perft/licitovany.txt`` holds one count a line: what is counted, where from, how many at depth 1, 2, 3 …
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.state import LicitovanyState, start
from tests.rules import licitovany_literal as literal
from tests.rules.licitovany_scripts import CSM, LAID, A, B, any_action, dealt, ending, opened, random_deal, run
from tests.rules.perft.lines import numbers, parted, rows, words
from tests.sizes import Count


class Line(NamedTuple):
    kind: str
    choice: str
    hands: tuple[str, ...]
    counts: tuple[int, ...]


LINES = [Line(kind, choice, parted(hands), numbers(counts)) for kind, choice, hands, counts in rows("licitovany")]


def of_kind(kind: str) -> list[Any]:
    return [pytest.param(line, id=line.choice) for line in LINES if line.kind == kind]


def ways(state: LicitovanyState, most: int, phase: str) -> list[int]:
    """All ways to go on for 1, 2, 3 … actions within this phase."""
    counts = [0] * most

    def walk(state: LicitovanyState, depth: int) -> None:
        if depth == most or state.phase != phase:
            return
        legal = state.legal()
        counts[depth] += len(legal)
        for action in legal if depth + 1 < most else ():
            walk(state.after(action), depth + 1)

    walk(state, 0)
    return counts


@pytest.mark.parametrize("line", of_kind("auction"))
def test_auction(line: Line) -> None:
    """The whole tree: the ways to say so many words, and of the complete auctions by who wins them."""
    said = [spoken for _, _, spoken in literal.auctions()]
    depths = range(1, len(line.counts) + 1)
    assert [len({words[:depth] for words in said if len(words) >= depth}) for depth in depths] == list(line.counts)
    assert ways(dealt(), len(line.counts) + 1, "auction") == [*line.counts, 0]


@pytest.mark.parametrize("line", of_kind("fleks"))
def test_fleks(line: Line) -> None:
    """All ways the doubling can go, by the number of parts: flek, re, tutti, boty."""
    rungs = {"one part": ["sto", "betl", "dve_sedmy"], "two parts": ["sedma", "sto_sedma", "dve_sedmy_sto"]}
    announce = {"sedma": "sedma k", "sto": "sto z", "sto_sedma": "sto_sedma k", "betl": "betl - - 8c"}
    announce |= {"dve_sedmy": "dve_sedmy k l", "dve_sedmy_sto": "dve_sedmy_sto k l"}
    for rung in rungs[line.choice]:
        assert len(CONTRACTS[rung].parts) == ["one part", "two parts"].index(line.choice) + 1
        for limit, expected in enumerate(line.counts, 1):
            assert literal.count_fleks((0,) * len(CONTRACTS[rung].parts), limit) == expected
            state = opened(announce[rung], profile=CSM.changed(max_flek=limit))
            assert _whole(state, {}) == expected


def _whole(state: LicitovanyState, known: dict[Any, int]) -> int:
    if state.phase != "doubling":
        return 1
    if state.rounds not in known:
        known[state.rounds] = sum(_whole(state.after(action), known) for action in state.legal())
    return known[state.rounds]


def rules_of(state: LicitovanyState) -> literal.Play:
    """What the literal rules must know of a game."""
    kind, counted = state.contract.kind, state.contract.counted
    trump = state.trump.value if state.trump else ""
    return literal.Play(trump, tuple(map(str, state.sevens)), counted, "" if counted else kind)


@pytest.mark.trial("R002")
@pytest.mark.parametrize("line", of_kind("play"))
def test_last_tricks(line: Line) -> None:
    """To the end, with trumps and without; the declarer is A. The leader stands before the contract."""
    leader, _, announce = line.choice.partition(" ")
    won_by = A if announce.startswith("durch") else B  # neither durch nor betl is broken yet
    state = ending(*line.hands, announce=announce, leader="ABC".index(leader), won_by=won_by)
    hands = words(line.hands)
    for depth, expected in enumerate(line.counts, 1):
        assert literal.count_play(rules_of(state), hands, "ABC".index(leader), depth) == expected
    assert ways(state, len(line.counts), "play") == list(line.counts)


def test_file_has_every_kind() -> None:
    assert {line.kind for line in LINES} == {"auction", "fleks", "play"}
    games = {line.choice.split()[1] for line in LINES if line.kind == "play"}
    assert {rung.removesuffix("_hearts") for rung in games} == {
        "sedma",
        "sto",
        "sto_sedma",
        "betl",
        "durch",
        "dve_sedmy",
        "dve_sedmy_sto",
    }
    assert {rung.endswith("_hearts") for rung in games} == {True, False}
    assert {line.choice[0] for line in LINES if line.kind == "play"} == {"A", "B", "C"}


def test_random_deals_are_counted_alike(count: Count) -> None:
    """The first cards of other deals, other contracts, the laid card of betl and durch among them."""
    for seed in range(count(small=40, soak=2000)):
        rng = random.Random(f"perft {seed}")
        state = start(CSM, random_deal(f"perft {seed}", 3 + seed % 2))
        while state.to_act is not None and state.phase != "play":
            state = state.after(any_action(state, rng, low=True))
        if state.phase != "play":
            continue
        rules, seats = rules_of(state), [state.declarer, *state.defenders]
        hands = [list(map(str, state.hands[seat])) for seat in seats]
        leader, trick = seats.index(state.leader), [str(state.lead)] if state.lead else []
        for card in trick:
            hands[0].remove(card)
        told = tuple(tuple(hand) for hand in hands)
        expected = literal.count_play(rules, told, leader, 4 - len(trick), tuple(trick))
        assert ways(state, 4, "play")[-1] == expected


def test_announcing_is_counted_by_hand() -> None:
    """A holds the sevens of kule and žaludy.

    One omyl; two sedmas; 3 + 1 ways each of sto and sto a sedma, hearts last; ten leads each of betl and durch; 9 + 3
    ways each of dvě sedmy and dvě sedmy a sto: a trump, then another suit as helper.
    """
    state = run(dealt(), "pass; pass", f"discard {LAID[A]}")
    assert len(state.legal()) == 1 + 2 + 2 * (3 + 1) + 2 * 10 + 2 * (9 + 3)
