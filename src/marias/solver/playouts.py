"""Playing cards at random, fast: what a deal comes to when nobody thinks, and a deal played out.

Whoever is to play chooses each of his legal cards equally likely; where he may call a marriage or not, he calls one
every other time. That is how the bot ``random`` plays. The numbers drawn are written down in ``_chance.py``.
"""

from __future__ import annotations

import math
from typing import Any

import msgspec

from marias.errors import SolverError
from marias.solver._chance import Playouts as Kernel
from marias.solver.arguments import check_question, no_state, shown
from marias.solver.chance import Seed, is_whole, portions, word_of
from marias.solver.ended import ended
from marias.solver.facade import situation_of
from marias.solver.objectives import PAYMENT
from marias.solver.position import manner_of, position, rules_of_play
from marias.solver.problem import numbering
from marias.solver.situation import Ending, Situation
from marias.solver.table import table_of

MOST_PLAYOUTS = 10**12
PORTION = 10**6
"""So many are played without a look at Ctrl-C."""


class Outcome(msgspec.Struct, frozen=True):
    """A class of outcome. Marriages on which nothing hangs count as called in it."""

    ending: Ending
    worth: int
    """To the declarers' side, under the objective."""
    times: int


class Playouts(msgspec.Struct, frozen=True):
    """What many random playouts of one deal came to."""

    objective: str
    count: int
    outcomes: tuple[Outcome, ...]
    """Those that came out, the dearest to the declarers' side first."""
    tricks: tuple[int, ...]
    """How often the declarers' side took 0, 1, 2 … of the tricks that were left. Only betl and durch end early."""

    @property
    def mean(self) -> float:
        """What a playout is worth to the declarers' side on average."""
        return sum(outcome.worth * outcome.times for outcome in self.outcomes) / self.count

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        squares = sum(outcome.worth**2 * outcome.times for outcome in self.outcomes) / self.count
        return math.sqrt(max(0.0, squares - self.mean**2) / self.count)


def playouts(state: Any, count: int = 1000, *, seed: Seed | None = None, objective: str = PAYMENT) -> Playouts:
    """Play a deal in play, or a ``Situation``, to its end so many times at random.

    The same seed gives the same playouts on every machine; None draws a new one. Raises ``SolverError`` for what
    ``solve`` cannot take, for a deal with a stock, and for fewer than one playout or more than 10^12.
    """
    check_question(objective)
    if not is_whole(count, 1, MOST_PLAYOUTS):
        raise SolverError(
            f"{shown(count)} playouts: 1 to {MOST_PLAYOUTS}",
            code="playouts-count",
            given=shown(count),
            most=MOST_PLAYOUTS,
        )
    situation = _to_play_out(state)
    table = table_of(situation, objective, best_play=False)
    kernel = Kernel()
    kernel.load(table.problem(situation), manner_of(situation, table.numbering))
    kernel.begin(word_of(seed))
    for portion in portions(count, PORTION):
        kernel.run(portion)
    endings, tricks = kernel.counted()
    outcomes = [Outcome(*table.outcome(number), times) for number, times in endings.items()]
    outcomes.sort(key=lambda outcome: -outcome.worth)
    most = max(number for number, times in enumerate(tricks) if times)
    return Playouts(objective, count, tuple(outcomes), tuple(tricks[: most + 1]))


def _to_play_out(state: Any) -> Situation:
    situation = situation_of(state)
    if situation.stock:
        raise SolverError(
            f"{situation.draws} draws from the stock are to come: cards are played at random when it is gone",
            code="playouts-stock",
            draws=situation.draws,
        )
    return situation


def played_out(state: Any, *, seed: Seed | None = None) -> Any:
    """The end of a deal in play when it is played on at random: the very state the rules come to by these cards.

    The same as the first of ``playouts`` with this seed. Raises ``SolverError`` for what it cannot take.
    """
    if isinstance(state, Situation):
        raise no_state(state)
    situation = _to_play_out(state)
    cards = numbering(situation.trump, situation.order)
    kernel = Kernel()
    kernel.load(position(situation, cards, rules_of_play(situation, cards, levels=(0,))), manner_of(situation, cards))
    kernel.begin(word_of(seed))
    kernel.run(1)
    moves, winners = kernel.last()
    return ended(state, situation, cards, moves, winners)
