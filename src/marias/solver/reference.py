"""The slow, obvious oracle: it plays the lines of a real deal to their end and asks the rules what they came to.

No bits, no equal cards, nothing taken for granted about marriages, sevens or money: whatever ``legal`` lists is tried,
and ``after`` and ``result`` say what follows. Only what cannot change the answer any more is left out (alpha and beta),
and a position met again is not played again: where a trick begins, all that the rest can depend on is remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from marias.rules import play
from marias.rules.contract import Action, Seat
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.licitovany.tricks import two_sevens_lost

Worth = Callable[[Any], int]
"""What a finished deal is worth to the declarers' side."""
Known = dict[tuple[Any, ...], tuple[int, int]]
"""Positions met before, and between what their value lies."""
INFINITE = 10**9


def best(
    state: Any,
    declarers: frozenset[Seat],
    worth: Worth,
    alpha: int = -INFINITE,
    beta: int = INFINITE,
    known: Known | None = None,
) -> int:
    """What the deal is worth to the declarers' side when nobody errs: exactly if that lies between alpha and beta, else
    at most alpha or at least beta.

    ``known`` remembers positions of one deal and one ``worth``; without it nothing is remembered.
    """
    seat = state.to_act
    if seat is None:
        return worth(state)
    key = None if known is None or state.trick else _what_matters(state)
    low, high = known.get(key, (-INFINITE, INFINITE)) if known and key else (-INFINITE, INFINITE)
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    value = -INFINITE if seat in declarers else INFINITE
    least, most = alpha, beta
    for action in reversed(state.legal()):  # high cards first: then more can be left out
        found = best(state.after(action), declarers, worth, least, most, known)
        if seat in declarers:
            value, least = max(value, found), max(least, found)
        else:
            value, most = min(value, found), min(most, found)
        if least >= most:
            break
    if known is not None and key:
        known[key] = (max(low, value) if value > alpha else low, min(high, value) if value < beta else high)
    return value


def values(state: Any, declarers: frozenset[Seat], worth: Worth, *, remembers: bool = True) -> dict[Action, int]:
    """The value of every legal action."""
    known: Known | None = {} if remembers else None
    return {action: best(state.after(action), declarers, worth, known=known) for action in state.legal()}


def _what_matters(state: Any) -> tuple[Any, ...]:
    """All that may tell apart two positions of one deal at the beginning of a trick, but for the way they came about:
    the cards in hand, who leads, what every seat has taken, and the marriages in the order of their calling."""
    seats = range(state.deal.seats)
    taken = [[trick for trick in state.tricks if trick.winner == seat] for seat in seats]
    return (
        state.hands,
        state.to_act,
        tuple((len(tricks), sum(play.card_points(trick.cards) for trick in tricks)) for tricks in taken),
        tuple((marriage.seat, marriage.suit, marriage.value) for marriage in state.marriages),
        getattr(state, "shown", None),
        getattr(state, "shown_now", None),
        isinstance(state, LicitovanyState) and two_sevens_lost(state),
    )
