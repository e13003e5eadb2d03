"""The answer: whose points, which rows with which figures, what took points away, and what is not certain."""

from __future__ import annotations

from typing import Literal

import msgspec

from marias.rules.contract import Seat
from marias.rules.premium.table import Kind, Provenance

Side = Literal["lead", "nolead", "value", "half"]
"""Which figure of the row: s výnosem, bez výnosu, the only one, or half of another row's."""


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One summand as it is written on the table sheet."""

    row: str
    """Id of the row in the table."""
    kind: Kind
    figure: int | None
    """The points; None where the table does not know them."""
    side: Side
    clause: str
    """By which provision it counts."""
    provenance: Provenance
    """Where the figure is from."""
    of: str = ""
    """Of a row that counts each time: the suit it is for, by its letter."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why something is not certain: a code, its clause, and what it is about."""

    code: str
    clause: str = ""
    about: str = ""
    """A row, a hole, a fact, a card."""


class Denied(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A provision that took points away."""

    code: str
    clause: str
    rows: tuple[str, ...] = ()
    """The rows the deal fits and gets nothing for."""


class Award(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The premium points of one player."""

    seat: Seat
    total: int | None
    """The points; None: not known, but no fewer than ``at_least``."""
    at_least: int
    lines: tuple[Line, ...] = ()
    """The summands; where the total is not known, those of the smallest sum that can be."""
    subtotal: int = 0
    """Their sum; a figure that is not known adds nothing."""
    factor: int = 1
    """What the sum is multiplied by for hearts [CSM-7]."""
    denied: tuple[Denied, ...] = ()
    unknown: tuple[Reason, ...] = ()
    """Why the total is not known."""
    confirm: tuple[Reason, ...] = ()
    """What the referee is to confirm: each of it, if it is otherwise, takes points away."""
    nothing: tuple[Reason, ...] = ()
    """Why there are no points, where no provision took any away: ``not-won``, ``own-renonc``, ``laid``, ``no-row``."""
    must_write: bool | None = False
    """Does the game belong on the table sheet? None: not known, as the total is not [CSM-11]."""
    may_be_reduced: bool | None = False
    """It belongs there and was not written, so it need not be recognised in full. None: nobody told [CSM-11]."""
    pending: bool = False
    """The points wait for the referee to grant them [CSM-17]."""

    @property
    def says_nothing(self) -> bool:
        """No points, none that could be there, none taken away?"""
        return not (self.lines or self.denied or self.unknown)


class Premium(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The premium points of a deal by one edition of the table."""

    edition: str
    complete: bool
    """Is the edition known whole?"""
    contract: str
    awards: tuple[Award, ...]
    """The declarer's first, then those of who said flek to a betl or durch that was lost."""

    @property
    def telling(self) -> tuple[Award, ...]:
        """The awards of which there is something to say."""
        return tuple(award for award in self.awards if not award.says_nothing)

    def of(self, seat: Seat) -> Award:
        """The award of that seat; nothing for who has no claim."""
        for award in self.awards:
            if award.seat == seat:
                return award
        return Award(seat=seat, total=0, at_least=0)
