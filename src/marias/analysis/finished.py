"""Deals that are over, from a record. Their cards are open; those of a deal that still goes on are nobody's to see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from marias.errors import RecordError
from marias.rules.contract import Result
from marias.rules.record import DealRecord, Record, Replayed, replay


class FinishedDeal(msgspec.Struct, frozen=True):
    """A deal of a record that is over, replayed by the rules of today."""

    table: Record
    """The record it stands in: game, profile, seats, names."""
    record: DealRecord
    """The deal as it was written down: pack, dealer, number, steps."""
    final: Any
    """The last state."""
    result: Result

    @property
    def replayed(self) -> Replayed:
        """The deal as the replay of its record gives it."""
        return Replayed(self.record, self.final, self.result)

    def states(self) -> Iterator[Any]:
        """The state before each of its actions, and the last."""
        return states_of(self.table, self.replayed)


def finished_deals(record: Record) -> Iterator[FinishedDeal]:
    """The finished deals of a record, in order.

    Raises ``RecordError`` for a deal that is not over, after those that are; and as ``replay`` does.
    """
    for replayed in replay(record):
        yield finished(record, replayed)


def finished(record: Record, replayed: Replayed) -> FinishedDeal:
    """The replayed deal of a record, once it is over; raises ``RecordError`` if it is not."""
    if replayed.result is None:
        number = replayed.record.number
        problem = f"deal {number} is not over, so its cards are not open yet"
        raise RecordError(record.source, 0, problem, code="record-not-over", number=str(number))
    return FinishedDeal(record, replayed.record, replayed.state, replayed.result)


def states_of(table: Record, replayed: Replayed) -> Iterator[Any]:
    """The state before each action of a replayed deal of the record, and the last."""
    state = table.game.start(table.profile, replayed.record.deal)
    for action in replayed.record.actions[:-1]:
        yield state
        state = state.after(action)
    if replayed.record.actions:
        yield state
    yield replayed.state  # if the last action laid a hand down, it is not proved once more
