"""What a scorekeeper or a record knows of a deal. What nobody told is ``None`` and stays unknown, never a guess.

Either the cards are told (``hands``, ``talon``), or what was counted and written down (``counts``); a table sheet
usually knows the counts alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from marias.cards import Card, CardSet, Suit
from marias.rules.contract import Seat

Contract = Literal["sedma", "sto", "sto_sedma", "betl", "durch", "dve_sedmy", "dve_sedmy_sto"]
Part = Literal["hra", "sedma", "sto", "betl", "durch", "dve_sedmy"]
Fate = Literal["won", "lost", "approved"]
"""``approved``: nobody flekked the sedma, and it was not played."""

PARTS: Mapping[Contract, tuple[Part, ...]] = {
    "sedma": ("hra", "sedma"),
    "sto": ("sto",),
    "sto_sedma": ("sto", "sedma"),
    "betl": ("betl",),
    "durch": ("durch",),
    "dve_sedmy": ("dve_sedmy",),
    "dve_sedmy_sto": ("dve_sedmy", "sto"),
}
"""Contract → the parts that are won or lost each by itself."""
NO_TRUMPS: tuple[Contract, ...] = ("betl", "durch")

_Cards = Annotated[int, Meta(ge=0, le=8)]
_Suits = Annotated[int, Meta(ge=0, le=4)]
_Pair = Annotated[int, Meta(ge=0, le=2)]


class Counts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was counted in the declarer's ten cards at the first lead."""

    trumps: _Cards | None = None
    ace: bool | None = None
    """Was the ace of trumps among them?"""
    ten: bool | None = None
    """Was the ten of trumps among them?"""
    helpers: _Cards | None = None
    """Cards of the helper suit, the seven included."""
    talon_trumps: _Pair | None = None
    """Trumps among the two cards he discarded."""
    talon_helpers: _Pair | None = None
    """Cards of the helper suit among the two cards he discarded."""
    catching_aces: _Suits | None = None
    """Betl: aces that count, after notes 1 and 2 (an ace of a six-card suit that was not led is one)."""
    six_card_suits: Annotated[int, Meta(ge=0, le=1)] | None = None
    """Betl: six-card suits that count, after notes 1 and 2."""
    open_suits: _Suits | None = None
    """Durch: suits that were not closed."""


class Flek(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A defender who said flek to betl or durch, and what is known of his hand where the cards are not."""

    seat: Seat
    suits: Annotated[int, Meta(ge=2, le=4)] | None = None
    """Suits in his hand: ten cards are of two at least."""
    stopper_suits: _Suits | None = None
    """Suits in which he held a stopper of the durch."""
    bare_aces: bool | None = None
    """Were the stoppers two aces, each the only card of its suit?"""


class Renonc(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The renonc that ended the game.

    Of a defender's it is asked whether the declarer's game could still be won at that moment.
    """

    seat: Seat
    already_lost: bool | None = None
    """Was the declarer's game lost at that moment?"""
    winnable: bool | None = None
    """Could it still be won against an ordinary defence, as the referee says?"""
    solved: bool | None = None
    """Could it still be won by best play of all, as a solver found?"""


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deal of licitovaný mariáš, as far as premium points hang on it. Seats count from 0."""

    contract: Contract
    parts: dict[Part, Fate]
    """Part → what became of it. ``hra`` need not be told: no points hang on it."""
    trump: Suit | None = None
    helper: Suit | None = None
    """The helper suit of dvě sedmy; needed where cards are told."""
    declarer: Seat = 0
    led: bool | None = None
    """Did the declarer lead to the first trick (s výnosem)? In betl and durch he always does."""
    hands: dict[Seat, CardSet] = {}
    """The ten cards of a seat at the first lead, of as many as are known."""
    talon: CardSet | None = None
    """The two cards the declarer discarded."""
    counts: Counts = Counts()
    marriage: Literal["trump", "plain", "none"] | None = None
    """The marriage that counted towards the hundred; ``none`` where the declarer announced none."""
    four_helpers: bool | None = None
    """Dvě sedmy: did one defender hold four or more cards of the helper suit?"""
    note_4_hand: bool | None = None
    """Dvě sedmy: did the declarer's twelve cards hold the A, 10, K, 7 of trumps, six closed helpers and both other
    aces? [CSM-4]"""
    lead: Card | None = None
    """The card led to the first trick of a betl."""
    fleks: tuple[Flek, ...] = ()
    """Who said flek to betl or durch, the first one first."""
    laid: bool | None = None
    """Could the game not be lost under any distribution (ložená), as the table or the referee says? [CSM-14]"""
    renonc: Renonc | None = None
    technical: tuple[Seat, ...] = ()
    """The seats fined for a technical renonc: the game stands, but they get no points [CSM-18]."""
    referee_grant: bool | None = None
    """Has the referee granted the points of a game that ended by the opponents' renonc? [CSM-17]"""
    on_table_sheet: bool | None = None
    """Was the game written on the table sheet? [CSM-11]"""

    @property
    def hand(self) -> CardSet | None:
        """The declarer's ten cards."""
        return self.hands.get(self.declarer)

    @property
    def trumps(self) -> bool:
        """Is it a game with trumps?"""
        return self.contract not in NO_TRUMPS

    @property
    def two_sevens(self) -> bool:
        """Is it one of dvě sedmy?"""
        return "dve_sedmy" in PARTS[self.contract]

    @property
    def sevens(self) -> bool:
        """Is the trump seven announced?"""
        return self.two_sevens or "sedma" in PARTS[self.contract]

    def fate(self, part: str) -> Fate | None:
        """What became of the part; None where the contract has no such part."""
        return next((fate for name, fate in self.parts.items() if name == part), None)

    def won(self, part: str) -> bool:
        """Did the declarer make this part, or was it approved?"""
        return self.fate(part) in ("won", "approved")

    def revoked(self, seat: Seat) -> bool:
        """Did that seat commit a renonc, one that ended the game or a technical one?"""
        return seat in self.technical or (self.renonc is not None and self.renonc.seat == seat)

    @property
    def by_renonc(self) -> bool:
        """Did the declarer win by an opponent's renonc?"""
        return self.renonc is not None and self.renonc.seat != self.declarer
