"""The core by itself: solved deals, the same answers without what makes it fast, and without a compiler."""

from __future__ import annotations

import importlib.util
import pickle
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from marias import solver
from marias.rules.marijas.actions import Show
from marias.solver import _core
from marias.solver.objectives import PAYMENT
from marias.solver.problem import Problem
from marias.solver.table import table_of
from tests.sizes import Count, Figures
from tests.solver import golden
from tests.solver.endings import CARDS, CASES, STOCK, endings


def test_the_core_is_compiled() -> None:
    assert solver.COMPILED, "a C compiler is missing, or the package was not built with it: ./dev setup"


# Solved deals


@pytest.mark.skipif(not solver.COMPILED, reason="minutes long")
def test_card_points_of_the_benchmark(figures: Figures) -> None:
    core = _core.Solver()
    deals = golden.deals()
    assert len(deals) == 240
    assert [golden.solved(core, deal.hands) for deal in deals] == deals
    # the sum was computed by another program; so many nodes it needed on the average
    assert sum(golden.difference(deal.hands, deal.tens) for deal in deals) == -1160
    assert sum(deal.nodes for deal in deals) / 240 <= 10_712
    figures("nodes of a deal", sum(deal.nodes for deal in deals) / 240)


@pytest.mark.skipif(not solver.COMPILED, reason="minutes long")
def test_game_and_seven_of_the_benchmark() -> None:
    core = _core.Solver()
    total = nodes = 0
    for deal in golden.deals():
        core.load(golden.problem(deal.hands, golden.game_and_seven(deal.hands)))
        total += core.value()[0]
        nodes += core.nodes
    # computed by another program, which needed so many nodes on the average
    assert total == 138
    assert nodes / 240 <= 7_913


# Other ways to the same answer


@pytest.fixture(scope="module")
def python() -> ModuleType:
    """The core as it runs where it is not compiled."""
    spec = importlib.util.spec_from_file_location("core_as_python", Path(_core.__file__).parent / "_core.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.COMPILED is False
    return module


def problem_of(state: Any) -> tuple[Problem, list[int]]:
    situation = solver.situation_of(state)
    table = table_of(situation, PAYMENT)
    moves = [table.move(situation, action) for action in state.legal() if not isinstance(action, Show)]
    return table.problem(situation), [move for move in moves if move is not None]


@pytest.mark.parametrize(("game", "contract"), [*CASES, STOCK])
def test_compiled_and_not_are_one(game: str, contract: str, python: ModuleType, count: Count) -> None:
    chance = random.Random(f"python {game} {contract}")
    one, other = _core.Solver(), python.Solver()
    for number in range(count(small=12, soak=400)):
        state = next(endings(game, contract, 1 + number % 6, number // 6 % 3, chance))
        problem, moves = problem_of(state)
        one.load(problem)
        other.load(problem)
        assert one.legal() == other.legal()
        assert one.values(moves) == other.values(moves)
        assert one.nodes == other.nodes
        assert (one.value(), one.nodes) == (other.value(), other.nodes)


@pytest.mark.parametrize(("game", "contract"), [*CASES, STOCK])
def test_without_shortcuts(game: str, contract: str, count: Count, figures: Figures) -> None:
    """No bounds, no known positions, no equal cards, no order of cards: whole deals have the same value."""
    chance = random.Random(f"plain {game} {contract}")
    quick, plain = _core.Solver(), _core.Solver()
    plain.plain = True
    wanted = count(small=3, soak=500)
    for _ in range(wanted):
        state = next(endings(game, contract, min(7, CARDS[game]), 0, chance))
        problem, _ = problem_of(state)
        quick.load(problem)
        plain.load(problem)
        assert quick.value() == plain.value(), state
    figures("deals", wanted)


@pytest.mark.parametrize(("game", "contract"), [*CASES, STOCK])
def test_legal_cards_are_those_of_the_rules(game: str, contract: str, count: Count) -> None:
    """At every turn of whole deals; where the svršek must go before her král, that král is left to the rules."""
    chance = random.Random(f"legal {game} {contract}")
    core = _core.Solver()
    for _ in range(count(small=5, soak=200)):
        state = next(endings(game, contract, CARDS[game], 0, chance))
        while state.to_act is not None:
            situation = solver.situation_of(state)
            table = table_of(situation, PAYMENT)
            core.load(table.problem(situation))
            if situation.must_lead is None:
                asked = {action for action in state.legal() if not isinstance(action, Show)}
                assert {valued.action for valued in solver.solve(situation, limit=1).actions} == asked
            state = state.after(chance.choice(state.legal()))


# Limits


def test_a_limit_gives_bounds_and_says_so() -> None:
    core = _core.Solver()
    for deal in golden.deals()[:20]:
        core.load(golden.problem(deal.hands))
        for limit in (1, 100, 1000):
            least, most = core.value(limit)
            assert least <= deal.tens <= most
            assert core.nodes <= limit
            assert (least == most) or core.nodes > limit - 4, "the last trick falls whole"
        assert core.value() == (deal.tens, deal.tens), "what was cut short is not kept"


def test_questions_do_not_touch_each_other() -> None:
    """Nodes and values of a deal are the same whatever was asked before."""
    core = _core.Solver()
    deals = golden.deals()[:6]
    forwards = [golden.solved(core, deal.hands) for deal in deals]
    backwards = [golden.solved(core, deal.hands) for deal in reversed(deals)]
    assert forwards == backwards[::-1] == deals


# What must not be


@pytest.mark.skipif(not solver.COMPILED, reason="Python's own numbers have no end")
def test_what_cannot_be_taken_over_leaves_nothing_behind() -> None:
    """The rules before are read again after rules that do not fit into the numbers of C."""
    core, deal = _core.Solver(), golden.deals()[0]
    problem = golden.problem(deal.hands)
    core.load(problem)
    before = core.value(), core.nodes
    too_much = replace(problem.rules, sides=7 ^ problem.rules.sides, levels=(0, 2**31))
    with pytest.raises(OverflowError):
        core.load(replace(problem, rules=too_much))
    with pytest.raises(RuntimeError, match="nothing is loaded"):
        core.value()
    core.load(problem)
    assert (core.value(), core.nodes) == before


def test_a_core_without_a_problem_says_so(python: ModuleType) -> None:
    for core in (_core.Solver(), python.Solver()):
        for ask in (core.legal, core.value, lambda core=core: core.values([0]), lambda core=core: core.reach([0], 0)):
            with pytest.raises(RuntimeError, match="nothing is loaded"):
                ask()


@pytest.mark.skipif(not solver.COMPILED, reason="a class of Python is always pickled")
def test_a_core_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(_core.Solver())


@pytest.mark.skipif(not solver.COMPILED, reason="minutes long")
def test_nothing_known_is_kept_under_other_rules(count: Count) -> None:
    """Of the same cards, where the lowest or the highest payment is told apart no more."""
    chance, core, met = random.Random("kept"), _core.Solver(), 0
    while met < count(small=60, soak=2000):
        problem, _ = problem_of(next(endings("licitovany", "sto", 7, 0, chance)))
        rules = problem.rules
        if len(rules.levels) < 3:
            continue
        met += 1
        low, high = rules.levels[1], rules.levels[-2]
        others = (
            replace(rules, levels=rules.levels[1:], worth=tuple(max(worth, low) for worth in rules.worth)),
            replace(rules, levels=rules.levels[:-1], worth=tuple(min(worth, high) for worth in rules.worth)),
        )
        for other in others:
            core.load(replace(problem, rules=other))
            alone = core.value()
            core.load(problem)
            core.value()
            core.load(replace(problem, rules=other))
            assert core.value(keep=True) == alone
