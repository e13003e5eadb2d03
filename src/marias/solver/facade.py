"""Solving a deal in play: from the state of a game to the numbers of the core, and back."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

from msgspec.structs import replace

from marias.cards import CardSet, Rank
from marias.errors import SolverError
from marias.rules import GAMES, play
from marias.rules.actions import MARRIAGE_PLAYS, PLAYS, Play, PlayMarriage
from marias.rules.contract import Action, State
from marias.solver import batch
from marias.solver._core import Solver
from marias.solver.arguments import (
    MOST_THREADS,
    check_action,
    check_gone,
    check_number,
    check_question,
    check_states,
    checked,
    no_state,
    wrong,
)
from marias.solver.objectives import PAYMENT
from marias.solver.problem import ANY_PLAY, LEADING
from marias.solver.situation import Calling, Situation
from marias.solver.solution import Line, Solution, Valued, cut_short
from marias.solver.table import Table, table_of


def situation_of(state: State | Situation) -> Situation:
    """The situation of a state in play; a situation is its own.

    Raises ``SolverError`` for any other state, and for a situation no deal can come to.
    """
    if isinstance(state, Situation):
        given = checked(state)
        given.check()
        return given
    family = _family(state)
    if family is None:
        raise no_state(state)
    if state.phase != "play":
        raise SolverError(
            f"cards are solved while they are played, not in phase {state.phase}",
            code="solver-phase",
            phase=state.phase,
        )
    situation: Situation = family.situation_of(state)
    situation.check()
    check_gone(state, situation)
    return situation


def _family(state: Any) -> ModuleType | None:
    """The module that reads such states. It and its rules are read no sooner than there is a state of them."""
    game = getattr(getattr(state, "profile", None), "game", None)
    if game not in GAMES:
        return None
    family = import_module(f"marias.solver.{game}")
    return family if isinstance(state, family.STATE) else None


def solve(state: State | Situation, objective: str = PAYMENT, *, limit: int = 0) -> Solution:
    """The value of every legal action of a deal in play, or of a ``Situation``.

    ``limit`` is the most nodes that may be searched for all the actions together, 0: without end. Raises
    ``SolverError`` for a state, a rule set or an objective that cannot be solved.
    """
    check_question(objective, limit)
    return _solve(_core(), state, objective, limit or None)


def value(state: State | Situation, objective: str = PAYMENT, *, limit: int = 0) -> int:
    """What the position is worth to the declarers' side; quicker than ``solve``.

    Raises as ``solve`` does, and where the limit was met.
    """
    check_question(objective, limit)
    core, situation = _core(), situation_of(state)
    table = table_of(situation, objective)
    core.load(table.problem(situation))
    if situation.must_lead is None:
        least, most = core.value(limit or None)
    else:
        ((least, most),) = core.values([table.numbering.numbers[situation.must_lead]], limit or None)
    if least != most:
        raise cut_short()
    return least


def line(state: State, objective: str = PAYMENT, *, first: Action | None = None) -> Line:
    """One way of playing on from a state in which nobody errs, after the action ``first`` if it is given.

    Raises as ``solve`` does, and ``IllegalAction`` for a first action that is not allowed.
    """
    check_question(objective)
    if _family(state) is None:
        raise no_state(state)
    actions: list[Action] = []
    if first is not None:
        check_action(first)
        situation_of(state)
        actions.append(first)
        state = state.after(first)
    if _over(state):
        raise SolverError("the deal is over: there is no line to play", code="solver-over")
    core, wanted = _core(), value(state, objective)
    table = table_of(situation_of(state), objective)
    while not _over(state):
        found = 0
        chosen: Action | None = next(
            (action for action in _shows(state) if _solve(core, state.after(action), objective).value == wanted),
            None,
        )
        if chosen is None:
            situation = situation_of(state)
            played = [action for action in state.legal() if isinstance(action, Play | PlayMarriage)]
            moves = [(move, action) for action in played if (move := table.move(situation, action)) is not None]
            core.load(table.problem(situation))
            found = core.reach([move for move, _ in moves], wanted)
            chosen = moves[found][1] if found >= 0 else _not_calling(core, state, objective, wanted)
        actions.append(chosen)
        state = state.after(chosen)
        if found < 0 and not _over(state):
            table = table_of(situation_of(state), objective)
    return Line(tuple(actions), wanted, state.result())


def _over(state: State) -> bool:
    """Is nobody to act any more?"""
    return state.to_act is None


def solve_many(
    states: Sequence[State | Situation],
    objective: str = PAYMENT,
    *,
    threads: int = 0,
    cluster: str | None = None,
    limit: int = 0,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
) -> list[Solution | None]:
    """``solve`` for many states at once, each with this limit, on so many threads (0: one for each processor), or on
    the cluster of Dask distributed whose scheduler has the address ``cluster``.

    ``progress`` is told from time to time how many are done, and of how many. When ``cancel`` is set, what is not
    begun stays ``None``. Raises as ``solve`` does, for the first state found at fault, and ``ClusterError``.
    """
    check_question(objective, limit)
    check_states(states)
    check_number("threads", threads, MOST_THREADS)
    if progress is not None and not callable(progress):
        raise wrong("progress", progress, "None, a function")
    if cancel is not None and not callable(getattr(cancel, "is_set", None)):
        raise wrong("cancel", cancel, "None, threading.Event")
    return batch.run(
        partial(solve, objective=objective, limit=limit),
        states,
        threads=threads,
        cluster=cluster,
        progress=progress,
        cancel=cancel,
    )


_cores = threading.local()


def _core() -> Solver:
    """The core of this thread."""
    if not hasattr(_cores, "core"):
        _cores.core = Solver()
    core: Solver = _cores.core
    return core


def _solve(core: Solver, state: Any, objective: str, limit: int | None = None) -> Solution:
    """``solve``, within so many nodes; None: without end."""
    situation = situation_of(state)
    table = table_of(situation, objective)
    core.load(table.problem(situation))
    actions = _actions(core, table, situation) if isinstance(state, Situation) else state.legal()
    moves = [table.move(situation, action) if isinstance(action, Play | PlayMarriage) else None for action in actions]
    found = iter(core.values([move for move in moves if move is not None], limit))
    nodes = core.nodes
    valued = []
    for action, move in zip(actions, moves, strict=True):
        if move is not None:
            valued.append(Valued(action, *next(found)))
            continue
        if not isinstance(action, Play | PlayMarriage):
            after = _solve(core, state.after(action), objective, _left(limit, nodes))
            choose = max if after.maximises else min
            bounds = [(valued.at_least, valued.at_most) for valued in after.actions]
            valued.append(Valued(action, choose(least for least, _ in bounds), choose(most for _, most in bounds)))
            nodes += after.nodes
            continue
        # it does not call a marriage that the table takes as called
        without = replace(situation, given_up=situation.given_up | {action.card.suit})
        again = table_of(without, objective)
        core.load(again.problem(without))
        valued.append(Valued(action, *core.values([again.numbering.numbers[action.card]], _left(limit, nodes))[0]))
        nodes += core.nodes
    maximises = situation.side(situation.to_play) == 0
    return Solution(objective, situation.seats[situation.to_play], maximises, tuple(valued), nodes)


def _left(limit: int | None, nodes: int) -> int | None:
    """What is left of a limit after so many nodes."""
    return None if limit is None else limit - nodes


def _not_calling(core: Solver, state: Any, objective: str, wanted: int) -> Action:
    """A play of this value, though the marriage it loses was taken as called: none can be shown beside another in one
    turn, and a card of it must be played."""
    solution = _solve(core, state, objective)
    return next(valued.action for valued in solution.actions if valued.at_least == valued.at_most == wanted)


def _shows(state: Any) -> list[Action]:
    """The marriages that may be called now without playing a card."""
    return [action for action in state.legal() if not isinstance(action, Play | PlayMarriage)]


def _actions(core: Solver, table: Table, situation: Situation) -> list[Play | PlayMarriage]:
    """What the player to act of a situation may play; marriages that are shown are not among it."""
    hand = situation.hands[situation.to_play]
    cards = CardSet(table.numbering.cards[number] for number in core.legal())
    if situation.must_lead is not None:
        cards = CardSet((situation.must_lead,))
    if situation.calling is Calling.OVER_FIRST:
        cards = cards - play.kings_behind_overs(hand)
    leading = not situation.trick
    later = any(situation.took_trick)
    may_call = situation.call_when == ANY_PLAY or (leading and (situation.call_when == LEADING or later))
    actions: list[Play | PlayMarriage] = []
    for card in cards:
        first = card in play.pair(card.suit) and play.pair(card.suit) <= hand and card.suit not in situation.given_up
        barred = bool(situation.stock) and card.suit is situation.trump and not situation.stock_rules.fircik
        over_only = situation.calling is Calling.OVER_BY_CHOICE and card.rank is not Rank.OVER
        if situation.calling.by_choice and first and may_call and not (barred or over_only):
            actions.append(MARRIAGE_PLAYS[card])
        actions.append(PLAYS[card])
    return actions
