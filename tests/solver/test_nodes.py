"""The deals of the benchmark without trumps and of four players: what they come to, and how many cards are played in
the search. More than these are a fault: what makes the search longer is to be seen, whatever the machine."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bench.solver import deals
from bench.solver.deals import Task
from marias import solver
from marias.solver._core import Solver
from marias.solver.problem import ALL_TRICKS, NO_TRICK
from tests.sizes import Figures

GOLDEN: dict[str, tuple[Callable[[], Task], int | None, int]] = {
    # so many are made, as another program computed
    "betl": (lambda: deals.without_trumps(NO_TRICK), 37, 77_522),
    "durch": (lambda: deals.without_trumps(ALL_TRICKS), 24, 57_812),
    "four players": (deals.four_players, None, 1_701_653),
}


@pytest.mark.skipif(not solver.COMPILED, reason="a minute long")
@pytest.mark.parametrize("what", GOLDEN)
def test_nodes_of_the_benchmark(what: str, figures: Figures) -> None:
    make, made, golden_nodes = GOLDEN[what]
    core, nodes, total = Solver(), 0, 0
    task = make()
    for problem in task.problems:
        core.load(problem)
        least, most = core.value()
        assert least == most
        total += least
        nodes += core.nodes
    assert made in (None, total)
    assert nodes == golden_nodes
    figures("nodes of a deal", nodes / len(task.problems))
