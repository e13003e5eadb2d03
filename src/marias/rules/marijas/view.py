"""What a seat may see of a deal of marijaš."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import EMPTY, Card, CardSet, Suit
from marias.rules.contract import Seat, View, shown_to
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.tricks import powerless
from marias.rules.play import Marriage, Trick

if TYPE_CHECKING:
    from marias.rules.marijas.state import MarijasState


class MarijasView(View, frozen=True, kw_only=True):
    """A deal in the eyes of one seat, or of a spectator (``seat`` None)."""

    profile: MarijasProfile
    caller: Seat
    """Who names trump, or calls a card."""
    declarer: Seat
    """The caller, or who plays an extraordinary game."""
    contract: str
    """``game``, ``betl`` or ``surrender``; empty before the call."""
    trump: Suit | None
    called_card: Card | None
    sides: tuple[str, ...]
    """By seat: ``declarer``, ``defence``, or nothing where no card has told this seat."""
    stock: int
    """Cards left in the stock; while there are any, no duty binds."""
    taken: CardSet
    """The cards of the talon in the eyes of the one who took it."""
    talon: CardSet
    """The cards put back, in the eyes of the same one."""
    leader: Seat | None
    trick: tuple[Card, ...]
    powerless: CardSet
    """Trumps on the table that count as plain cards, such as the dama of a fircik called while there is a stock."""
    tricks: tuple[Trick, ...]
    """All of them: what every player has seen and may remember."""
    open_tricks: tuple[Trick, ...]
    """Those that may be looked at again."""
    marriages: tuple[Marriage, ...]
    laid_open: tuple[CardSet, ...]
    """By seat, the cards a marriage was called with; they lie open to the end of the deal [SRB-21]."""
    hand_sizes: tuple[int, ...]


def view_of(state: MarijasState, seat: Seat | None) -> MarijasView:
    """The deal in the eyes of this seat."""
    took = bool(state.taken) and seat == state.declarer
    return MarijasView(
        game="marijas",
        profile=state.profile,
        **shown_to(state, seat),
        caller=state.caller,
        declarer=state.declarer,
        contract=state.contract,
        trump=state.trump,
        called_card=state.called_card,
        sides=state.sides_known_to(seat),
        stock=len(state.stock),
        taken=state.taken if took else EMPTY,
        talon=state.talon if took else EMPTY,
        leader=state.order[0] if state.order else None,
        trick=state.trick,
        powerless=powerless(state) & CardSet(state.trick),
        tricks=state.tricks,
        open_tricks=_open_tricks(state),
        marriages=state.marriages,
        laid_open=state.laid_open(),
        hand_sizes=tuple(map(len, state.hands)),
    )


def _open_tricks(state: MarijasState) -> tuple[Trick, ...]:
    rule = state.profile.look_back
    return state.tricks if rule == "all" else state.tricks[-1:] if rule == "last" else ()
