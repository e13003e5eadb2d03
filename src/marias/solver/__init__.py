"""Open cards, best play by all: what every card is worth, exactly, in the family's own money.

``solve`` gives the value of every legal action of a deal in play, ``value`` that of the position, ``line`` a way of
playing on that comes to it, ``solve_many`` the same for many deals on several threads. Values are what the declarers'
side gets: its first member where it is a pair.

Chance beside it: ``playouts`` plays a deal to its end at random, many times, ``played_out`` once; ``Deals`` are all
that satisfy what is known, and are drawn from.
"""

from __future__ import annotations

import warnings

from marias.solver import _chance, _core
from marias.solver.deals import Deals
from marias.solver.facade import line, situation_of, solve, solve_many, value
from marias.solver.playouts import Outcome, Playouts, played_out, playouts
from marias.solver.situation import Calling, Ending, Situation
from marias.solver.solution import Line, Solution, Valued

__all__ = [
    "COMPILED",
    "Calling",
    "Deals",
    "Ending",
    "Line",
    "Outcome",
    "Playouts",
    "Situation",
    "Solution",
    "Valued",
    "line",
    "played_out",
    "playouts",
    "situation_of",
    "solve",
    "solve_many",
    "value",
]

COMPILED = _core.COMPILED and _chance.COMPILED

if not COMPILED:
    warnings.warn(
        "the solver's core is not compiled: it gives the same answers, but far slower (install with a C compiler)",
        RuntimeWarning,
        stacklevel=2,
    )
