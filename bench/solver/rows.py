"""The rows of the table: what a solver needs, in processor time of one core where nothing else is said."""

from __future__ import annotations

import os
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bench import playouts
from bench.ours import FAMILIES
from bench.solver.beside import Prototype
from bench.solver.deals import Task, card_points
from marias import solver
from marias.cards import CardSet
from marias.solver import batch, payments, table
from marias.solver._core import Solver
from marias.solver.objectives import PAYMENT
from marias.solver.problem import Problem

WORLDS = 200
ROUNDS = 5
"""The deals are solved so often by each number of threads."""
STARTS = 9
FIRST_SOLVE = """
from marias import solver
from marias.cards import CardSet
from marias.solver._core import Solver
from marias.solver.objectives import PAYMENT
from marias.solver.problem import Problem, Rules
rules = Rules(players=3, sides=1, worth=tuple(range(10)) * 4, levels=tuple(range(10)))
core = Solver()
core.load(Problem(rules=rules, hands=HANDS, leader=0))
core.value()
"""
FIRST_VALUE = """
import marias
from marias import solver
state = marias.deal("marijas", seats=3, seed=1)
while state.phase != "play":
    state = state.after(state.legal()[0])
solver.value(state)
"""


class Row(NamedTuple):
    """A measurement beside what is asked of it."""

    what: str
    figure: float
    unit: str
    floor: float | None = None
    """No worse than this on a quiet machine."""
    goal: float | None = None
    nodes: float | None = None
    """Cards played in the search of one, on the average."""
    most_nodes: int | None = None
    """More than these are a fault."""
    ratio: float | None = None
    """Of our time to that of the prototype."""
    other_answer: bool = False
    """The prototype's answers come to another sum."""

    @property
    def faults(self) -> list[str]:
        """What is worse than it may be, whatever the machine."""
        wrong = []
        if self.nodes is not None and self.most_nodes is not None and self.nodes > self.most_nodes:
            wrong.append(f"{self.what}: {self.nodes:,.0f} nodes, at most {self.most_nodes:,} are allowed")
        if self.ratio is not None and self.ratio > 1:
            wrong.append(f"{self.what}: {self.ratio:.2f} times the prototype's time")
        if self.other_answer:
            wrong.append(f"{self.what}: the prototype's answers come to another sum")
        return wrong


class Run(NamedTuple):
    """One pass over all problems."""

    spent: list[int]
    """Nanoseconds of every problem."""
    nodes: int
    answers: list[Any]


def times(problems: Sequence[Problem], ask: Callable[[Solver], Any]) -> Run:
    """Every problem asked once."""
    core, spent, nodes, answers = Solver(), [], 0, []
    for problem in problems:
        begin = time.thread_time_ns()
        core.load(problem)
        answers.append(ask(core))
        spent.append(time.thread_time_ns() - begin)
        nodes += core.nodes
    return Run(spent, nodes, answers)


def best(runs: Sequence[Sequence[int]]) -> list[int]:
    """The fastest run of every problem."""
    return [min(column) for column in zip(*runs, strict=True)]


def solved(
    task: Task, passes: int, limits: tuple[float | None, float | None, int | None], prototype: Prototype | None
) -> Row:
    """The value of every deal; the prototype, if there is one, has its turn after each pass of ours."""
    ours, theirs = [], []
    for _ in range(passes):
        ours.append(times(task.problems, Solver.value))
        if prototype is not None and task.objective:
            theirs.append(prototype.once(task))
    deals, (floor, goal, most) = len(task.problems), limits
    mine = sum(best([run.spent for run in ours]))
    row = Row(task.name, mine / deals / 1e6, "ms", floor, goal, ours[0].nodes / deals, most)
    if not theirs:
        return row
    total = task.total([least for least, _ in ours[0].answers])
    return row._replace(
        ratio=mine / sum(best([run["times"] for run in theirs])), other_answer=theirs[0]["sum"] != total
    )


def every_card(passes: int) -> Row:
    """The value of every legal lead to the first trick."""
    problems = card_points().problems
    runs = [times(problems, lambda core: core.values(core.legal())) for _ in range(passes)]
    mean = sum(best([run.spent for run in runs])) / len(problems)
    return Row("3 players, every legal card at trick 1", mean / 1e6, "ms", 1.5, 0.6, runs[0].nodes / len(problems))


def facade(passes: int) -> list[Row]:
    """The value in money of volený's deals at the first lead, from the state of the rules to the answer."""
    state = FAMILIES[0].first_lead(1, random.Random(1))
    worlds = [_world(state, random.Random(number)) for number in range(WORLDS)]

    def forget() -> None:
        table._table.cache_clear()
        payments.payments.cache_clear()

    def whole(state: Any, *, alone: bool) -> int:
        if alone:
            forget()
        begin = time.thread_time_ns()
        solver.value(state)
        return time.thread_time_ns() - begin

    core = Solver()

    def search(state: Any) -> int:
        situation = solver.situation_of(state)
        core.load(table.table_of(situation, PAYMENT).problem(situation))
        begin = time.thread_time_ns()
        core.value()
        return time.thread_time_ns() - begin

    forget()
    measured: dict[str, Callable[[Any], int]] = {
        "whole, a deal by itself": lambda world: whole(world, alone=True),
        "whole, a world of the same deal": lambda world: whole(world, alone=False),
        "the search alone": search,
    }
    rows = []
    for what, one in measured.items():
        runs = [[one(world) for world in worlds] for _ in range(passes)]
        rows.append(Row(f"volený in Kč, {what}", sum(best(runs)) / WORLDS / 1e6, "ms"))
    return rows


def _world(state: Any, rng: random.Random) -> Any:
    """The same deal to the player to act: the others' cards are dealt among them anew."""
    others = [seat for seat, hand in enumerate(state.hands) if hand and seat != state.to_act]
    cards = [card for seat in others for card in state.hands[seat]]
    rng.shuffle(cards)
    hands = list(state.hands)
    for seat in others:
        size = len(hands[seat])
        hands[seat], cards = CardSet(cards[:size]), cards[size:]
    return replace(state, hands=tuple(hands))


def playout(passes: int) -> Row:
    """A whole deal played at random."""
    return Row("playout of ten tricks", 1000 * playouts.rate(passes).milliseconds, "µs", 0.5, 0.3)


def threads(passes: int) -> Row:
    """How much sooner two threads are done, by the clock."""
    problems = ROUNDS * card_points().problems
    spare: list[Solver] = [Solver(), Solver()]

    def value(problem: Problem) -> None:
        core = spare.pop()
        core.load(problem)
        core.value()
        spare.append(core)

    def wall(number: int) -> float:
        begin = time.perf_counter()
        batch.run(value, problems, threads=number)
        return time.perf_counter() - begin

    runs = [(wall(1), wall(2)) for _ in range(passes)]
    return Row("two threads", min(one for one, _ in runs) / min(two for _, two in runs), "times", 1.8, 1.95)


def starts() -> list[Row]:
    """A new process, by the clock."""
    hands = card_points().problems[0].hands
    codes = {
        "Python alone, new process": ("pass", None, None),
        "import and first solve, new process": (FIRST_SOLVE.replace("HANDS", repr(hands)), 0.15, 0.05),
        "the same with a deal of its own, in points of marijaš": (FIRST_VALUE, None, None),
    }
    rows = []
    for what, (code, floor, goal) in codes.items():
        wall, processor = (min(column) for column in zip(*(_start(code) for _ in range(STARTS)), strict=True))
        rows += [Row(what, wall, "s", floor, goal), Row("    its processor time", processor, "s")]
    return rows


def _start(code: str) -> tuple[float, float]:
    """Seconds by the clock, and of the processor."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONWARNINGS": "error"})
    wall, after = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def memory() -> Row:
    """Of one solver."""
    return Row("memory of a solver", sys.getsizeof(Solver()) / 1024, "kB")


class Growth(NamedTuple):
    """What a solve needs with so many tricks left: microseconds, and nodes."""

    tricks: int
    median: float
    mean: float
    slow: float
    """Of twenty, one takes longer."""
    nodes: float


def growth(task: Task, tricks: int, passes: int) -> Growth:
    """Of deals played down to so many tricks."""
    runs = [times(task.problems, Solver.value) for _ in range(passes)]
    spent = sorted(nanoseconds / 1000 for nanoseconds in best([run.spent for run in runs]))
    slow = spent[int(len(spent) * 0.95)]
    return Growth(tricks, statistics.median(spent), statistics.mean(spent), slow, runs[0].nodes / len(spent))
