"""The auction: a bidder goes higher, a holder only matches, and the middle takes over from who drops out (spec 2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from marias.rules.contract import Action, Seat
from marias.rules.licitovany.actions import BIDS, RUNGS, Bid, Hold, Pass
from marias.rules.phase import Objection, Phase

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


class Auction(msgspec.Struct, frozen=True):
    """Where the auction stands."""

    holder: Seat
    """Keeps the rung by saying that he has it; the forhont begins so."""
    bidder: Seat
    """Must go higher; the zadák begins so."""
    waiting: Seat | None
    """The middle, until one of the two drops out."""
    height: int = 0
    """The rung that stands, 1 … 12; 0 while nobody has bid."""
    answering: bool = False
    """It is the holder's turn."""

    @property
    def to_act(self) -> Seat:
        """Whose turn it is."""
        return self.holder if self.answering else self.bidder


def _legal(state: LicitovanyState) -> Iterator[Action]:
    auction = state.auction
    if auction.answering:
        yield Hold()
    else:
        yield from BIDS[auction.height :]
    yield Pass()


def _objection(state: LicitovanyState, action: Action) -> Objection | None:
    auction = state.auction
    if isinstance(action, Pass):
        return None
    if isinstance(action, Hold):
        return None if auction.answering else ("bidder-goes-higher", "")
    if not isinstance(action, Bid):
        return "auction-first", ""
    if auction.answering:
        return "holder-only-matches", ""
    return None if RUNGS.index(action.rung) >= auction.height else ("bid-higher", "")


def _after(state: LicitovanyState, action: Bid | Hold | Pass) -> LicitovanyState:
    auction = state.auction
    if isinstance(action, Bid):
        return replace(state, auction=replace(auction, height=RUNGS.index(action.rung) + 1, answering=True))
    if isinstance(action, Hold):
        return replace(state, auction=replace(auction, answering=False))
    if auction.waiting is None:
        return state.won_by(auction.bidder if auction.answering else auction.holder)
    if auction.answering:
        return replace(state, auction=replace(auction, holder=auction.waiting, waiting=None))
    return replace(state, auction=replace(auction, bidder=auction.waiting, waiting=None))


AUCTION: Phase[LicitovanyState] = Phase(_legal, _objection, _after)
