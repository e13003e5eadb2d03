"""What a seat may see of a deal of volený mariáš."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import EMPTY, SUIT_SETS, Card, CardSet, Suit
from marias.rules.contract import Seat, View, shown_to
from marias.rules.doubling import Rounds
from marias.rules.play import Marriage, Trick
from marias.rules.voleny.actions import TRUMP_GAMES
from marias.rules.voleny.profile import VolenyProfile

if TYPE_CHECKING:
    from marias.rules.voleny.state import VolenyState


class VolenyView(View, frozen=True, kw_only=True):
    """A deal in the eyes of one seat, or of a spectator (``seat`` None)."""

    profile: VolenyProfile
    forhont: Seat
    active: tuple[Seat, ...]
    """The three who hold cards, forhont first."""
    sitter: Seat | None
    declarer: Seat
    standing: str
    """What is being approved: ``barva`` or a game without trumps; empty when nothing is."""
    contract: str
    trump: Suit | None
    """The trump suit, as far as this seat knows it."""
    trump_card: Card | None
    """The card chosen as trump, as far as this seat knows it."""
    talon: CardSet
    """The talon in the eyes of the one who laid it; discarded trumps where a table shows them."""
    rounds: Rounds
    """Components on the table with their levels."""
    keeps_seven: Seat | None
    """Who announced a seven."""
    leader: Seat
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    marriages: tuple[Marriage, ...]
    hand_sizes: tuple[int, ...]
    open_hand: CardSet
    """The declarer's hand where it lies open."""
    laid_hand: CardSet
    """The hand laid down by a proved claim."""


def view_of(state: VolenyState, seat: Seat | None) -> VolenyView:
    """The deal in the eyes of this seat."""
    turned_up = state.contract in TRUMP_GAMES
    knows_trump = turned_up or seat == state.forhont
    talon = state.talon if seat is not None and seat == state.declarer else EMPTY
    if turned_up and state.trump_card and state.profile.trump_in_talon == "allowed_shown":
        talon = talon | (state.talon & SUIT_SETS[state.trump_card.suit])
    return VolenyView(
        game="voleny",
        profile=state.profile,
        **shown_to(state, seat),
        forhont=state.forhont,
        active=state.active,
        sitter=state.sitter,
        declarer=state.declarer,
        standing=state.standing,
        contract=state.contract,
        trump=state.trump_card.suit if knows_trump and state.trump_card else None,
        trump_card=state.trump_card if knows_trump else None,
        talon=talon,
        rounds=state.rounds,
        keeps_seven=state.announcer,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        marriages=state.marriages,
        hand_sizes=tuple(map(len, state.hands)),
        laid_hand=EMPTY if state.claimed is None else state.hands[state.claimed],
        open_hand=state.hands[state.declarer] if state.open_hand else EMPTY,
    )
