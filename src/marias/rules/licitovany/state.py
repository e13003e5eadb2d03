"""Licitovaný mariáš: a position of the deal, and what follows from an action.

``auction`` → (``take``) → ``discard`` → ``announce`` → ``doubling`` → ``play`` → ``end``

Each phase has a module of its own.
"""

from __future__ import annotations

from msgspec.structs import replace

from marias.cards import EMPTY, Card, CardSet, Order, Suit
from marias.errors import IllegalAction, MariasError
from marias.notation import write_action
from marias.rules.actions import Misdeal
from marias.rules.contract import Action, Deal, Result, Seat, check_seats
from marias.rules.dealing import packets
from marias.rules.licitovany import settlement
from marias.rules.licitovany.actions import RUNGS, Announce, Claim, Revoke, Technical
from marias.rules.licitovany.announcing import ANNOUNCE, announced_sevens
from marias.rules.licitovany.auction import AUCTION, Auction
from marias.rules.licitovany.claim import claimed
from marias.rules.licitovany.contracts import CONTRACTS, Contract
from marias.rules.licitovany.fleks import DOUBLING, four_helpers
from marias.rules.licitovany.laid import is_certain
from marias.rules.licitovany.outcome import outcome_of
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.rulings import offence_of, ruled
from marias.rules.licitovany.settlement import Bargain, Outcome
from marias.rules.licitovany.talon import DISCARD, PLAIN_SEDMA, TAKE, taken_up
from marias.rules.licitovany.tricks import PLAY
from marias.rules.licitovany.view import LicitovanyView, view_of
from marias.rules.phase import Objection, Phase
from marias.rules.three_handed import ThreeHandedState

SEATS = (3, 4)
PACKETS = (5, 5, 5, 2, 5, 5, 5)
"""Five each from the forhont on, two to the talon, five each again (spec 1.7)."""

_PHASES: dict[str, Phase[LicitovanyState]] = {
    "auction": AUCTION,
    "take": TAKE,
    "discard": DISCARD,
    "announce": ANNOUNCE,
    "doubling": DOUBLING,
    "play": PLAY,
}
PHASES = (*_PHASES, "end")


class LicitovanyState(ThreeHandedState[LicitovanyProfile], frozen=True, kw_only=True):
    """A position of licitovaný mariáš. Holds everything; what a seat may see is ``view(seat)``.

    The active are forhont, middle and zadák. The talon is the two cards dealt aside, later the two laid aside; empty
    while the declarer holds twelve.
    """

    auction: Auction
    decided: bool = False
    """The auction is over and the declarer known."""
    discarded: bool = False
    """The talon is the declarer's, and he knows it: he has laid it aside."""
    announced: Announce | None = None
    at_first_lead: tuple[CardSet, ...] = ()
    """The hands when play began."""
    revoke: Revoke | None = None
    fines: tuple[Technical, ...] = ()

    def won_by(self, seat: Seat) -> LicitovanyState:
        """The auction is over; who is stuck without a bid has the lowest rung, or throws the cards in."""
        auction = self.auction
        if not auction.height:
            if self.profile.nobody_bids == "throw_in":
                return replace(self, phase="end", ending="thrown_in")
            auction = replace(auction, height=PLAIN_SEDMA)
        won = replace(self, declarer=seat, decided=True, auction=auction)
        if auction.height == PLAIN_SEDMA and self.profile.omyl_when == "also_before":
            return replace(won, phase="take")
        return taken_up(won)

    # What is played

    @property
    def contract(self) -> Contract:
        """The contract announced, or before that the one won in the auction."""
        return CONTRACTS[self.announced.rung if self.announced else RUNGS[max(self.auction.height, 1) - 1]]

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in betl and durch and while no contract stands."""
        return self.announced.trump if self.announced else None

    @property
    def helper(self) -> Suit | None:
        """The helper suit of dvě sedmy."""
        return self.announced.helper if self.announced else None

    @property
    def lead(self) -> Card | None:
        """The card laid face down with betl or durch."""
        return self.announced.lead if self.announced else None

    @property
    def sevens(self) -> tuple[Card, ...]:
        """The sevens announced, the helper's before the trump's."""
        return announced_sevens(self.announced) if self.announced else ()

    @property
    def order(self) -> Order:
        """The order of strength in force."""
        return Order.TRUMP if self.trump else Order.PLAIN

    @property
    def open_hand(self) -> bool:
        """Does the declarer's hand lie open? In betl and durch, where a table plays so."""
        bare = self.announced is not None and not self.contract.trumps
        return bare and bool(self.tricks) and self.profile.open_hand == "after_trick_1"

    @property
    def shown_helpers(self) -> CardSet:
        """The helpers a defender has shown to break dvě sedmy."""
        return four_helpers(self) or EMPTY if self.ending == "helpers_shown" else EMPTY

    # The contract of a game

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is."""
        if self.phase == "auction":
            return self.auction.to_act
        return self.turn_or(self.declarer)

    def legal(self) -> tuple[Action, ...]:
        """Every action the seat to act may do by right."""
        return tuple(_PHASES[self.phase].legal(self)) if self.phase != "end" else ()

    def objection(self, action: Action) -> Objection | None:
        """The rule this action would break now and its clause; None if it may be done.

        A claim is not judged here: it is proved when it is made.
        """
        if self.phase == "end":
            return ("deal-over", "")
        return _PHASES[self.phase].objection(self, action)

    def after(self, action: Action) -> LicitovanyState:
        """The state after the action; raises ``IllegalAction`` if the rules do not allow it."""
        if isinstance(action, Misdeal | Revoke | Technical):
            return ruled(self, action)
        if isinstance(action, Claim):
            return claimed(self, action)
        seat = self.to_act
        wrong = self.objection(action)
        if wrong is None:
            done = _PHASES[self.phase].after(self, action)
            return replace(done, history=(*self.history, (seat, action)))
        offence = offence_of(action, wrong[0]) if self.profile.revoke_mode == "referee" else None
        if offence and seat is not None:
            return ruled(self, Revoke(seat, offence))
        raise IllegalAction(write_action(action), seat, self.phase, *wrong)

    def view(self, seat: Seat | None) -> LicitovanyView:
        """All that the seat may know; None: a spectator."""
        return view_of(self, seat)

    # Facts of the play

    def bargain(self) -> Bargain:
        """What stands for settlement: while nothing is announced, the rung won; during the auction nothing."""
        components = self.rounds.components or settlement.contract_components(self.profile, self.contract)
        # who said flek matters in a ložená game alone, so it is asked only where somebody did
        asked = self.profile.laid_game_exception and any(component.level for component in components)
        laid = asked and is_certain(self)
        return Bargain(
            seats=self.deal.seats,
            declarer=self.declarer,
            defenders=self.defenders,
            sitter=self.sitter,
            contract=self.contract,
            components=components if self.decided else (),
            laid=tuple(component.name for component in components) if laid else (),
            fines=self.fines,
        )

    def outcome(self) -> Outcome:
        """What has happened in the tricks so far; a claimed rest counts to its claimant."""
        return outcome_of(self)

    def four_helpers_at_first_lead(self) -> bool:
        """Did one defender hold four or more helpers? Then dvě sedmy are paid, whatever else happens (spec 3.8)."""
        return bool(self.at_first_lead) and four_helpers(replace(self, hands=self.at_first_lead)) is not None

    def result(self) -> Result:
        """What the deal came to; only when it is over."""
        if self.phase != "end":
            raise MariasError("the deal is not over", code="deal-not-over", phase=self.phase)
        profile, bargain = self.profile, self.bargain()
        if self.ending == "misdeal":
            return settlement.misdeal(profile, bargain)
        if self.ending == "thrown_in":
            return settlement.settle_thrown_in(profile, bargain)
        if self.revoke is not None:
            return settlement.settle_revoke(profile, bargain, self.revoke.seat, self.revoke.offence)
        if self.ending == "omyl":
            return settlement.settle_omyl(profile, bargain)
        if self.ending == "helpers_shown":
            return settlement.settle_helpers_shown(profile, bargain)
        if self.ending == "unplayed":
            return settlement.settle_unplayed(profile, bargain)
        return settlement.settle_played(profile, bargain, self.outcome())


def start(profile: LicitovanyProfile, deal: Deal) -> LicitovanyState:
    """Deal 5-5-5, two to the talon, 5-5-5.

    Raises ``TableError`` for a table that is not of three or four.
    """
    check_seats("licitovany", SEATS, deal.seats)
    seats = tuple(deal.next_to(deal.dealer, step * profile.turn) for step in (1, 2, 3))
    dealt = packets(deal.pack, PACKETS)
    hands = [EMPTY] * deal.seats
    for place, seat in enumerate(seats):
        hands[seat] = CardSet(dealt[place] + dealt[place + 4])
    forhont, middle, last = seats
    auction = Auction(holder=forhont, bidder=last, waiting=middle)
    return LicitovanyState(
        profile, deal, "auction", tuple(hands), seats, talon=CardSet(dealt[3]), declarer=forhont, auction=auction
    )
