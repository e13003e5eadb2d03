"""Every card of a finished deal, and what it cost: with open cards, against the best card its player had then.

Money is counted as the solver counts it: what the declarers' side gets, its first member where it is a pair. A cost is
what a side loses, so it is never negative; ``own`` is the share of it that its player bears himself.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from marias.analysis.finished import FinishedDeal
from marias.analysis.shares import parts
from marias.errors import SolverError
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action, Seat
from marias.rules.marijas.actions import Show
from marias.solver import Solution, batch, situation_of, solve

DEAREST = 3


class Judged(msgspec.Struct, frozen=True):
    """A card that was played, or a marriage that was shown, and what it cost."""

    trick: int
    seat: Seat
    action: Action
    best: tuple[Action, ...]
    """What would have cost nothing."""
    before: int
    """What the deal was worth to the declarers' side before it."""
    after: int
    """And after it."""
    cost: int
    """What its side lost by it."""
    own: int | None
    """What its player lost by it himself; None where his side does not share alike."""


class Other(msgspec.Struct, frozen=True):
    """What was done in the play beside playing cards: a hand laid down, a ruling of the referee."""

    trick: int
    seat: Seat | None
    action: Action
    before: int
    after: int


class Review(msgspec.Struct, frozen=True):
    """A deal judged card by card. ``worth`` and what all cards and all others changed come to ``result``."""

    deal: FinishedDeal
    declarers: tuple[Seat, ...] = ()
    """The side whose money it is; empty where nothing was judged."""
    worth: int = 0
    """What the deal was worth to it before the first card that is judged."""
    result: int = 0
    """What it came to."""
    cards: tuple[Judged, ...] = ()
    others: tuple[Other, ...] = ()
    skipped: int = 0
    """Cards before the first that is judged."""
    why: SolverError | None = None
    """Why they are not."""

    def of(self, seat: Seat) -> tuple[Judged, ...]:
        """The judged cards of a player."""
        return tuple(card for card in self.cards if card.seat == seat)

    def dearest(self, most: int = DEAREST) -> tuple[Judged, ...]:
        """The cards that cost their players the most, the dearest first, at most so many; none that cost nothing.

        Where a side does not share alike, it is counted what each cost a side.
        """
        costly = [card for card in self.cards if card.cost]
        alike = all(card.own is not None for card in costly)
        return tuple(sorted(costly, key=lambda card: -(card.own or 0) if alike else -card.cost)[:most])


class Step(msgspec.Struct, frozen=True):
    """An action of the play, and the state it was done in."""

    state: Any
    seat: Seat | None
    action: Action


def steps_of(deal: FinishedDeal) -> tuple[Step, ...]:
    """Everything that was done in the play; each is a position to be solved."""
    done = zip(deal.states(), deal.record.steps, strict=False)
    return tuple(Step(state, step.seat, step.action) for state, step in done if state.phase == "play")


def review(
    deal: FinishedDeal,
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
) -> Review | None:
    """Judge every card of the deal, on so many threads (0: one for each processor).

    ``progress`` is told how many positions are solved, and of how many. None if ``cancel`` was set before the end.
    Cards that cannot be judged are skipped, and it is said why: of two players those played while more of the stock is
    left than can be solved.
    """
    steps = steps_of(deal)
    found = batch.run(lambda step: _solved(step.state), steps, threads=threads, progress=progress, cancel=cancel)
    solutions: list[Solution] = []
    why, first = None, 0
    for place, solution in enumerate(found):
        if solution is None:
            return None
        if isinstance(solution, SolverError):
            solutions, why, first = [], solution, place + 1
        else:
            solutions.append(solution)
    skipped = sum(_is_card(step.action) for step in steps[:first])
    if not solutions:
        return Review(deal, skipped=skipped, why=why)
    return _reviewed(deal, steps[first:], solutions, Review(deal, skipped=skipped, why=why))


def _solved(state: Any) -> Solution | SolverError:
    try:
        return solve(state)
    except SolverError as error:
        return error  # it is said in the review


def _is_card(action: Action) -> bool:
    return isinstance(action, Play | PlayMarriage | Show)


def _reviewed(deal: FinishedDeal, steps: Sequence[Step], solutions: Sequence[Solution], begun: Review) -> Review:
    situation = situation_of(steps[0].state)
    divided = parts(deal.table.game, situation)
    result = situation.settlement.worth(deal.result)
    worths = [*(solution.value for solution in solutions), result]
    cards, others = [], []
    for step, solution, before, then in zip(steps, solutions, worths, worths[1:], strict=False):
        trick = len(step.state.tricks) + 1
        listed = {valued.action: valued.at_least for valued in solution.actions}
        if step.seat is None or step.action not in listed:
            others.append(Other(trick, step.seat, step.action, before, then))
            continue
        after, cost, share = listed[step.action], solution.cost(step.action), divided[step.seat]
        own = None if share is None else cost // share
        cards.append(Judged(trick, step.seat, step.action, solution.best, before, after, cost, own))
    declarers = tuple(seat for place, seat in enumerate(situation.seats) if situation.declarers >> place & 1)
    return msgspec.structs.replace(
        begun, declarers=declarers, worth=worths[0], result=result, cards=tuple(cards), others=tuple(others)
    )
