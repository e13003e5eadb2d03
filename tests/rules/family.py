"""What the shared battery cannot know of a family by itself: its hidden cards and its invariants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from marias.cards import EMPTY, Card, CardSet
from marias.rules.contract import Game, Seat


class Family(msgspec.Struct, frozen=True):
    """One family in the battery."""

    seen: Callable[[Any, Seat | None], CardSet]
    """Cards the seat has had before its eyes (None: a spectator)."""
    located: Callable[[Any, Seat | None], CardSet]
    """Cards of which the seat knows where they lie now."""
    piles: Callable[[Any], list[Card]]
    """Every card of the state, pile by pile."""
    check: Callable[[Game, Any], None]
    """Asserts what holds in every state."""
    announced: Callable[[Any], Any]
    """What rests on hidden cards and is said or shown to all by the rules themselves, without an action of its own."""
    unlisted: frozenset[str]
    """Tags that ``after`` may accept although ``legal`` never lists them: claims and slips of the tongue."""
    named: Callable[[Any, Seat | None], CardSet] = lambda _state, _seat: EMPTY
    """Cards the seat can name without having seen them, wherever they lie."""
    ended: Callable[[Any], bool] = lambda _state: False
    """Has the deal ended by the rules themselves, for hidden cards that are shown then?"""
    skipped: Callable[[Any], frozenset[str]] = lambda _profile: frozenset()
    """Phases there are not under these rules."""
