"""The premium points of the deals of a record, one after another as they are replayed."""

from __future__ import annotations

from collections.abc import Iterator

from marias.rules.premium import Premium, Sums, Table, premium_of, sums
from marias.rules.record import Record, Replayed
from marias.texts import Text
from marias.tui.premium import award_lines, incomplete, sums_line


class Points:
    """What the deals seen so far gave by this table."""

    def __init__(self, record: Record, table: Table) -> None:
        self.record = record
        self.table = table
        self.found: list[Premium] = []

    def of(self, replayed: Replayed) -> Premium | None:
        """The points of this deal, and from now on they are among the sums.

        None where there is nothing to say of it: it is unfinished, the game has none, or nobody could get any.
        """
        if replayed.result is None:
            return None
        found = premium_of(self.record.game, replayed.state, self.table)
        if found is None:
            return None
        self.found.append(found)
        return found if found.telling else None

    def rows(self, text: Text, found: Premium) -> Iterator[str]:
        """The points of a deal, row by row."""
        for award in found.telling:
            yield from award_lines(text, award, self.table, self.record.names[award.seat])
        yield from incomplete(text, found, self.table)

    def sums(self) -> Sums | None:
        """What every seat has together; None where no deal could give anything."""
        return sums(self.found, self.table, self.record.seats) if self.found else None

    def lines(self, text: Text) -> Iterator[str]:
        """The same in words, of a record of several deals."""
        together = self.sums()
        if together and len(self.record.deals) > 1:
            yield sums_line(text, together, self.record.names)
