"""The fast engine of a simulation: random bots speak as ever, and their cards are played by the solver's playouts.

What is said – bids, announcements, fleks, what is laid away – comes from the bot ``random`` itself and from the same
chance as in the slow engine, so it is the same word for word. Cards are then played as that bot plays them: each legal
card equally likely, a marriage called every other time. Only the chance is another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from marias import solver
from marias.bots.chance import chosen
from marias.errors import SolverError
from marias.rules.dealing import Generator

CARD_BY_CARD = ("solver-marriages", "solver-marriages-by-turns")
"""Ways of calling marriages which the playouts do not know: there the bots play on."""


def play_out_fast(state: Any, chances: Sequence[Generator], seed: bytes) -> Any:
    """The state at the end of a deal of random bots; their ``chances`` in seat order, ``seed`` for the cards."""
    while (seat := state.to_act) is not None:
        if state.phase == "play" and not getattr(state, "stock", ()):
            return _cards(state, chances, seed)
        state = state.after(chosen(state.hands[seat], state.legal(), chances[seat]))
    return state


def _cards(state: Any, chances: Sequence[Generator], seed: bytes) -> Any:
    try:
        return solver.played_out(state, seed=seed)
    except SolverError as error:
        if error.code not in CARD_BY_CARD:
            raise
    while (seat := state.to_act) is not None:
        state = state.after(chosen(state.hands[seat], state.legal(), chances[seat]))
    return state
