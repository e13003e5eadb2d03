"""A contract that somebody could have played, and the states in which its play may begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from marias.cards import Card, CardSet, Suit
from marias.rules.contract import Action, Seat


class Contract(msgspec.Struct, frozen=True):
    """Somebody's contract, as far as it decides about the play."""

    seat: Seat
    game: str
    """What is announced: ``hra``, ``sto_sedma``, ``betl`` …"""
    trump: Suit | None = None
    helper: Suit | None = None
    """Of dvě sedmy."""
    partner: Seat | None = None
    """Who plays with him; he himself where he calls a card of his own."""
    called: tuple[Card, ...] = ()
    """The cards with which he gets that partner."""
    blind: bool = False
    """The trump suit is not among the cards he chooses from: only a closed card can make it trump (z lidu)."""


class Begun(msgspec.Struct, frozen=True):
    """The play of a contract about to begin, every flek left unsaid."""

    state: Any
    """Of the rules; over already where the rules settle the contract without play."""
    talon: CardSet | None = None
    """What the declarer has laid aside; None where he lays nothing aside."""


Choice = tuple[Contract, list[Begun]]
"""A contract and every way to begin it; none where the rules do not allow it with these cards."""


def reach(state: Any, words: Callable[[Any], Iterable[Action]], arrived: Callable[[Any], bool]) -> Iterator[Any]:
    """Every state that satisfies ``arrived``, on the way there said only ``words`` that the rules allow."""
    if arrived(state):
        yield state
    elif state.to_act is not None:
        for action in words(state):
            if state.objection(action) is None:
                yield from reach(state.after(action), words, arrived)


def first(states: Iterator[Any]) -> Any:
    """The first of the states, or None."""
    return next(states, None)


def distinct(begun: Iterable[Begun]) -> list[Begun]:
    """Each talon once: with the same cards laid aside the play is the same."""
    return list({one.talon: one for one in begun}.values())
