"""Whole deals of every game and contract: known payments and nodes, the hardest, two settings that share little."""

from __future__ import annotations

import random
import resource
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest

from marias import solver
from marias.cards import Card, Suit
from marias.solver import reference
from marias.solver._core import Solver
from tests.sizes import Count, Figures
from tests.solver.endings import CASES, declarers, payment
from tests.solver.solved import HARDEST, SHAPES, SOLVED, Solved, first_leads, first_to, read, shaped, solved, with_hands

ALONE = 2
"""The search with known positions alone: no bounds, no equal cards, no good order of them."""
ENOUGH = 3_000_000
BUDGET = 1_000_000
DEALS, HARD = read(SOLVED), read(HARDEST)

compiled = pytest.mark.skipif(not solver.COMPILED, reason="minutes long")


def other() -> Solver:
    """A search of the other setting."""
    core = Solver()
    core.plain = ALONE
    return core


def agree(states: list[Any]) -> int:
    """Both settings find the same payment; where the slower one met its limit, one within its bounds. How many it
    found."""
    quick, slow, exact = Solver(), other(), 0
    for state in states:
        value, most, _ = solved(quick, state)
        least, greatest, _ = solved(slow, state, ENOUGH)
        assert value == most
        assert least <= value <= greatest, state
        exact += least == greatest
    return exact


@compiled
@pytest.mark.parametrize(("game", "contract"), CASES)
def test_two_settings_agree(game: str, contract: str, count: Count, figures: Figures) -> None:
    leads = first_leads(game, contract, random.Random(f"two settings {game} {contract}"))
    wanted = count(small=3, soak=25)
    exact = agree([next(leads) for _ in range(wanted)])
    assert exact == wanted
    figures("full deals, found by both", exact)


@compiled
@pytest.mark.parametrize(("game", "contract"), CASES)
def test_two_settings_agree_on_shapes(game: str, contract: str, count: Count, figures: Figures) -> None:
    chance = random.Random(f"shapes {game} {contract}")
    wanted = count(small=10, soak=100)
    exact = agree([state for _, state in shaped((game, contract), wanted, chance)])
    assert exact > wanted / 2
    figures("shaped deals, found by both", exact)


# Deals with known payments


def test_every_game_and_contract_is_there() -> None:
    for rows in (DEALS, HARD):
        assert {row.case for row in rows} == set(CASES)
    assert len(DEALS) == 5 * len(CASES)


@compiled
@pytest.mark.parametrize("row", DEALS, ids=lambda row: f"{row.game}-{row.contract}-{row.nodes}")
def test_solved_deals(row: Solved) -> None:
    """Payment and nodes; the nodes change with the search: `python -m tests.solver.solved` writes them anew."""
    state = row.state()
    assert solved(Solver(), state) == (row.value, row.value, row.nodes)
    assert solved(other(), state, ENOUGH)[:2] == (row.value, row.value)


# The hardest


@compiled
@pytest.mark.trial("R120")
@pytest.mark.parametrize("row", HARD, ids=lambda row: f"{row.game}-{row.contract}-{row.nodes}")
def test_the_hardest_deals(row: Solved) -> None:
    """As the deals above; with fewer nodes than it needs, the answer is bounds, and says so."""
    core, state = Solver(), row.state()
    assert row.why in (*SHAPES, "as it was dealt")
    assert solved(core, state) == (row.value, row.value, row.nodes)
    for limit in (BUDGET, row.nodes // 2, row.nodes // 4, row.nodes // 20):
        least, greatest, nodes = solved(core, state, max(1, limit))
        assert least <= row.value <= greatest
        assert nodes <= max(1, limit)
        assert (least == greatest) or nodes > limit - 4
        assert least < greatest or row.nodes <= BUDGET
    cut = solver.solve(state, limit=100)
    assert all(valued.at_least <= valued.at_most for valued in cut.actions)
    assert solved(core, state) == (row.value, row.value, row.nodes), "what was cut short is not kept"


@compiled
@pytest.mark.trial("R120")
@pytest.mark.parametrize(("game", "contract"), CASES)
def test_no_deal_is_far_harder(game: str, contract: str, count: Count, figures: Figures) -> None:
    """At most 50 times the nodes of the median, or about as hard as one of the list."""
    core = Solver()
    chance = random.Random(f"harder {game} {contract}")
    nodes = [solved(core, state, BUDGET)[2] for _, state in shaped((game, contract), count(60, 3000), chance)]
    listed = max(row.nodes for row in HARD if row.case == (game, contract))
    assert max(nodes) <= max(50 * median(nodes), 2 * listed)
    figures("nodes, median and most", (median(nodes), max(nodes)))


@compiled
@pytest.mark.trial("R120")
def test_memory_does_not_grow() -> None:
    """In kilobytes, the most this process ever had."""
    core, states = Solver(), [row.state() for row in HARD]
    before: list[int] = []
    for _ in range(4):
        for state in states:
            solved(core, state, 100_000)
        before.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    assert before[-1] - before[0] < 2000


@compiled
@pytest.mark.parametrize(
    ("game", "contract"), [case for case in CASES if case[1] in ("hra", "sedma", "game", "sto_sedma")]
)
def test_all_trumps_in_one_hand(game: str, contract: str, count: Count) -> None:
    """The rest is his, and the seven may take the last trick: what is seen at once is what the play comes to."""
    chance = random.Random(f"all trumps {game} {contract}")
    leads = first_leads(game, contract, chance)
    for _ in range(count(small=4, soak=100)):
        state = next(leads)
        state = with_hands(state, first_to(state.to_act, state, chance, _not_of(state.trump)))
        while max(map(len, state.hands)) > (4 if len(state.hands) == 3 else 3) or state.trick:
            state = state.after(chance.choice(state.legal()))
        expected = reference.values(state, declarers(state), payment)
        assert {valued.action: valued.at_least for valued in solver.solve(state).actions} == expected


def _not_of(suit: Suit) -> Callable[[Card], float]:
    return lambda card: card.suit is not suit
