"""A situation without its cards: all that the worth of its endings hangs on, and so all that a table may look at."""

from __future__ import annotations

import msgspec

from marias.cards import SHARP, Card, Order, Suit
from marias.rules.contract import Seat
from marias.rules.play import Marriage
from marias.solver.problem import BEATEN, BEATEN_BY_PARTNER, TOOK_LAST
from marias.solver.situation import Calling, Place, Settlement, Situation, StockRules


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What is the same in all positions of which the endings are worth the same. The fields are those of ``Situation``,
    but for ``stock`` and the last four."""

    seats: tuple[Seat, ...]
    declarers: int
    trump: Suit | None
    order: Order
    goal: int
    tricks: int
    beat: bool
    must_trump: bool
    overtrump: bool
    last_tens: int
    kept: tuple[Card, ...]
    kept_for_trumps: bool
    seven_owner: Place
    helper: Card | None
    calling: Calling
    call_when: int
    called: tuple[Marriage, ...]
    trick_groups: tuple[int, ...]
    took_trick: tuple[bool, ...]
    settlement: Settlement
    stock: bool
    """Is there one?"""
    stock_rules: StockRules
    by_turns: bool
    pairs: tuple[tuple[Place, Suit], ...]
    """The marriages that can still be called."""
    held: tuple[tuple[Place, Suit], ...]
    """Those of them that need no card from the stock."""
    fates: int
    """So many of the fates of the trump seven, in their order, can come."""
    tens: tuple[int, int]
    """The least and the most tens the declarers' side can end with."""

    def side(self, place: Place) -> int:
        """0 the declarers' side, 1 the other."""
        return 1 - (self.declarers >> place & 1)


def frame_of(situation: Situation) -> Frame:
    """The frame of a situation."""
    most = situation.taken + len(situation.in_play & SHARP) + situation.last_tens
    return Frame(
        seats=situation.seats,
        declarers=situation.declarers,
        trump=situation.trump,
        order=situation.order,
        goal=situation.goal,
        tricks=situation.tricks,
        beat=situation.beat,
        must_trump=situation.must_trump,
        overtrump=situation.overtrump,
        last_tens=situation.last_tens,
        kept=situation.kept,
        kept_for_trumps=situation.kept_for_trumps,
        seven_owner=situation.seven_owner,
        helper=situation.helper,
        calling=situation.calling,
        call_when=situation.call_when,
        called=situation.called,
        trick_groups=situation.trick_groups,
        took_trick=situation.took_trick,
        settlement=situation.settlement,
        stock=bool(situation.stock),
        stock_rules=situation.stock_rules,
        by_turns=situation.by_turns,
        pairs=situation.possible_pairs(),
        held=situation.live_pairs(),
        fates=_fates(situation),
        tens=(situation.taken, most),
    )


def _fates(situation: Situation) -> int:
    if situation.seven is None:
        return 1
    if situation.helper is not None:
        return 1 + TOOK_LAST
    mine = situation.declarers >> situation.seven_owner & 1
    members = situation.declarers.bit_count()
    partner = (members if mine else len(situation.seats) - members) > 1
    return 1 + (BEATEN_BY_PARTNER if partner else BEATEN)
