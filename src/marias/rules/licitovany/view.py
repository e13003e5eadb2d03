"""What a seat may see of a deal of licitovaný mariáš."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import EMPTY, Card, CardSet, Suit
from marias.rules.contract import Seat, View, shown_to
from marias.rules.doubling import Rounds
from marias.rules.licitovany.auction import Auction
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.play import Marriage, Trick

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


class LicitovanyView(View, frozen=True, kw_only=True):
    """A deal in the eyes of one seat, or of a spectator (``seat`` None)."""

    profile: LicitovanyProfile
    forhont: Seat
    active: tuple[Seat, ...]
    """The three who hold cards: forhont, middle, zadák."""
    sitter: Seat | None
    auction: Auction
    declarer: Seat | None
    """Who won the auction; None while it goes on."""
    contract: str
    """The final contract, as a rung of the ladder; empty until it is announced."""
    trump: Suit | None
    helper: Suit | None
    lead: Card | None
    """The card laid for betl or durch, in the eyes of the one who laid it."""
    talon: CardSet
    """The talon in the eyes of the one who laid it."""
    rounds: Rounds
    """Parts on the table with their levels."""
    sevens: tuple[Card, ...]
    """The sevens announced, the helper's before the trump's."""
    leader: Seat
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    marriages: tuple[Marriage, ...]
    hand_sizes: tuple[int, ...]
    open_hand: CardSet
    """The declarer's hand where it lies open."""
    laid_hand: CardSet
    """The hand laid down by a proved claim."""
    shown_helpers: CardSet
    """The helpers by which a defender broke dvě sedmy after the fleks."""


def view_of(state: LicitovanyState, seat: Seat | None) -> LicitovanyView:
    """The deal in the eyes of this seat."""
    own = seat is not None and seat == state.declarer and state.decided
    return LicitovanyView(
        game="licitovany",
        profile=state.profile,
        **shown_to(state, seat),
        forhont=state.forhont,
        active=state.active,
        sitter=state.sitter,
        auction=state.auction,
        declarer=state.declarer if state.decided else None,
        contract=state.announced.rung if state.announced else "",
        trump=state.trump,
        helper=state.helper,
        lead=state.lead if own else None,
        talon=state.talon if own and state.discarded else EMPTY,
        rounds=state.rounds,
        sevens=state.sevens,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        marriages=state.marriages,
        hand_sizes=tuple(map(len, state.hands)),
        laid_hand=EMPTY if state.claimed is None else state.hands[state.claimed],
        open_hand=state.hands[state.declarer] if state.open_hand else EMPTY,
        shown_helpers=state.shown_helpers,
    )
