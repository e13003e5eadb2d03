"""What a seat may see of a deal of křížový mariáš."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import EMPTY, Card, CardSet, Rank, Suit
from marias.rules.contract import Seat, View, shown_to
from marias.rules.doubling import Rounds
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.play import Marriage, Trick

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState


class KrizovyView(View, frozen=True, kw_only=True):
    """A deal in the eyes of one seat, or of a spectator (``seat`` None)."""

    profile: KrizovyProfile
    chooser: Seat
    called_rank: Rank | None
    """The rank the chooser named; None before, and where no card is called."""
    standing: str
    contract: str
    soloist: Seat | None
    """Who plays betl, durch or hearts alone."""
    trump: Suit | None
    trump_card: Card | None
    called_card: Card | None
    """The called card, as far as this seat knows it."""
    sides: tuple[str, ...]
    """By seat: ``declarer``, ``defence``, or nothing where no card and no announcement has told this seat."""
    rounds: Rounds
    keeps_seven: Seat | None
    hundred_by: tuple[Seat, ...]
    leader: Seat
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    """All of them: what every player has seen and may remember. To be looked at again is only ``last_trick``
    [MCR-24a]."""
    last_trick: Trick | None
    """The trick before this one, until the next card is led [MCR-19a]."""
    marriages: tuple[Marriage, ...]
    """Every marriage announced in the deal, one beside the other [MCR-23]."""
    hand_sizes: tuple[int, ...]
    open_hands: tuple[CardSet, ...]
    """By seat, the hands that lie open: in betl, and that of who laid his hand down."""
    table_talk: bool
    """Betl with open cards: the defenders may talk [MCR-8c]."""
    set_aside: tuple[int, ...]


def view_of(state: KrizovyState, seat: Seat | None) -> KrizovyView:
    """The deal in the eyes of this seat."""
    turned_up = state.contract == "game"
    knows_trump = turned_up or seat == state.chooser
    return KrizovyView(
        game="krizovy",
        profile=state.profile,
        **shown_to(state, seat),
        chooser=state.chooser,
        called_rank=state.called_rank,
        standing=state.standing,
        contract=state.contract,
        soloist=state.chooser if turned_up and state.forgot else state.soloist,
        trump=state.chosen_suit if knows_trump else None,
        trump_card=state.trump_card if knows_trump else None,
        called_card=state.called_card if knows_trump else None,
        sides=state.sides_known_to(seat),
        rounds=state.rounds,
        keeps_seven=state.announcer,
        hundred_by=state.hundred_by,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        last_trick=None if state.trick or not state.tricks else state.tricks[-1],
        marriages=state.marriages,
        hand_sizes=tuple(map(len, state.hands)),
        open_hands=tuple(hand if state.lies_open(owner) else EMPTY for owner, hand in enumerate(state.hands)),
        table_talk=state.open_betl(),
        set_aside=state.set_aside,
    )
