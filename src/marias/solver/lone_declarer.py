"""What a settlement is in every game of one declarer against the others, such as volený and licitovaný."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

import msgspec

from marias.rules.contract import Result, Seat
from marias.rules.profile import Profile


class OfOneDeclarer(Protocol):
    """A bargain of one declarer."""

    @property
    def declarer(self) -> Seat: ...


P = TypeVar("P", bound=Profile)
B = TypeVar("B", bound=OfOneDeclarer)


class LoneDeclarersSettlement(msgspec.Struct, Generic[P, B], frozen=True):
    """What the settlement of a deal hangs on: rule set, bargain, and whether the trump seven is the declarer's."""

    profile: P
    bargain: B
    declarers_seven: bool

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The seats of the declarers' side."""
        return (self.bargain.declarer,)

    def holds_seven(self, seat: Seat) -> bool:
        """Can the trump seven whose end is settled be this seat's?"""
        return self.declarers_seven == (seat == self.bargain.declarer)

    def worth(self, result: Result) -> int:
        """What a settlement brings the declarer."""
        return result.payments[self.bargain.declarer]
