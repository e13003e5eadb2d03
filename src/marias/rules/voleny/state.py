"""Volený mariáš: a position of the deal, and what follows from an action.

``trump`` → ``call`` → ``answer`` ⇄ ``takeover`` → ``declare`` → ``doubling`` → ``play`` → ``end``

These are A1 … A9 of the rule sheet; dealing (A0) is the deal itself. Each phase has a module of its own.
"""

from __future__ import annotations

from msgspec.structs import replace

from marias.cards import EMPTY, Card, CardSet, Order, Rank, Suit
from marias.errors import IllegalAction, MariasError
from marias.notation import write_action
from marias.rules.actions import Misdeal
from marias.rules.contract import Action, Deal, Result, Seat, check_seats
from marias.rules.dealing import packets
from marias.rules.phase import Objection, Phase
from marias.rules.three_handed import ThreeHandedState, taken
from marias.rules.voleny import settlement
from marias.rules.voleny.actions import NO_TRUMP_GAMES, TRUMP_GAMES, Claim, Revoke, Stosedm
from marias.rules.voleny.approval import ANSWER, TAKEOVER
from marias.rules.voleny.call import CALL
from marias.rules.voleny.claim import claimed, marriages_to_come
from marias.rules.voleny.declare import DECLARE
from marias.rules.voleny.fleks import DOUBLING
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.rulings import offence_of, ruled
from marias.rules.voleny.settlement import Bargain, Outcome
from marias.rules.voleny.tricks import PLAY
from marias.rules.voleny.trump import TRUMP
from marias.rules.voleny.view import VolenyView, view_of

SEATS = (3, 4)
PACKETS = (7, 5, 5, 5, 5, 5)
"""Forhont seven, second five, third five, then five each; forhont's second packet stays closed for now."""

_PHASES: dict[str, Phase[VolenyState]] = {
    "trump": TRUMP,
    "call": CALL,
    "answer": ANSWER,
    "takeover": TAKEOVER,
    "declare": DECLARE,
    "doubling": DOUBLING,
    "play": PLAY,
}
PHASES = (*_PHASES, "end")


class VolenyState(ThreeHandedState[VolenyProfile], frozen=True):
    """A position of volený mariáš. Holds everything; what a seat may see is ``view(seat)``.

    A chosen trump card counts to forhont's hand.
    """

    closed: tuple[Card, ...] = ()
    """Forhont's second packet, until he takes it up."""
    trump_card: Card | None = None
    standing: str = ""
    """What is being approved: ``barva`` or a game without trumps."""
    queue: tuple[Seat, ...] = ()
    """Who has still to answer."""
    flekked_in_answer: tuple[Seat, ...] = ()
    """Who said flek with his answer, where that is done."""
    said_stosedm: bool = False
    contract: str = ""
    announcer: Seat | None = None
    """Who announced a seven and must keep it."""
    ruling: Revoke | None = None

    # What is played

    @property
    def trump(self) -> Suit | None:
        """The trump suit of the contract; None in betl and durch and while no contract stands."""
        return self.trump_card.suit if self.trump_card and self.contract in TRUMP_GAMES else None

    @property
    def order(self) -> Order:
        """The order of strength in force."""
        return Order.TRUMP if self.contract in TRUMP_GAMES else Order.PLAIN

    @property
    def trump_seven(self) -> Card | None:
        """The seven of the chosen trump suit."""
        return Card.of(Rank.SEVEN, self.trump_card.suit) if self.trump_card else None

    @property
    def keeps_seven(self) -> Card | None:
        """The trump seven, if it was announced."""
        return self.trump_seven if self.announcer is not None else None

    @property
    def doubled(self) -> bool:
        """Does the chosen trump suit double?"""
        doubling_suits = (Suit.HEARTS,) if self.profile.doubled_suits == "hearts" else (Suit.HEARTS, Suit.BELLS)
        return self.trump_card is not None and self.trump_card.suit in doubling_suits

    @property
    def open_hand(self) -> bool:
        """Does the declarer's hand lie open? Only in ložený betl and ložený durch."""
        if self.contract not in ("open_betl", "open_durch") or self.phase not in ("play", "end"):
            return False
        if self.profile.open_hand_from == "before_lead":
            return True
        led_again = len(self.tricks) > 1 or bool(self.trick)
        return bool(self.tricks) and (self.profile.open_hand_from == "after_trick_1" or led_again)

    # The contract of a game

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is."""
        if self.phase in ("answer", "takeover"):
            return self.queue[0]
        return self.turn_or(self.forhont)

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

    def after(self, action: Action) -> VolenyState:
        """The state after the action; raises ``IllegalAction`` if the rules do not allow it."""
        if isinstance(action, Misdeal | Revoke):
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
            announced = "stosedm" if isinstance(action, Stosedm) else self.contract
            return ruled(replace(self, contract=announced), Revoke(seat, offence))
        raise IllegalAction(write_action(action), seat, self.phase, *wrong)

    def view(self, seat: Seat | None) -> VolenyView:
        """All that the seat may know; None: a spectator."""
        return view_of(self, seat)

    # Facts of the play

    def bargain(self) -> Bargain:
        """What stands for settlement; while nothing is declared, a plain game without a flek [§7.2]."""
        contract = self.contract or (self.standing if self.standing in NO_TRUMP_GAMES else "hra")
        return Bargain(
            seats=self.deal.seats,
            declarer=self.declarer,
            defenders=self.defenders,
            sitter=self.sitter,
            contract=contract,
            doubled=self.doubled and contract in TRUMP_GAMES,
            components=self.rounds.components or settlement.contract_components(self.profile, contract),
        )

    def outcome(self) -> Outcome:
        """What has happened in the tricks so far; a claimed rest counts to its claimant."""
        told = taken(self, self.trump_seven, marriages_to_come(self), betl="betl" in self.contract)
        in_trumps = self.contract in TRUMP_GAMES
        return Outcome(
            card_points=told.card_points if in_trumps else (0, 0),
            marriages=told.marriages,
            tricks=told.tricks,
            seven=told.seven if in_trumps else "none",
            seven_won=told.seven_won and in_trumps,
        )

    def result(self) -> Result:
        """What the deal came to; only when it is over."""
        if self.phase != "end":
            raise MariasError("the deal is not over", code="deal-not-over", phase=self.phase)
        if self.ending == "misdeal":
            return settlement.misdeal(self.deal.seats)
        if self.ruling is not None:
            ruling = self.ruling
            return settlement.settle_revoke(
                self.profile, self.bargain(), ruling.seat, ruling.offence, tuple(ruling.evident)
            )
        if self.ending == "unplayed":
            return settlement.settle_unplayed(self.profile, self.bargain())
        return settlement.settle_played(self.profile, self.bargain(), self.outcome())


def start(profile: VolenyProfile, deal: Deal) -> VolenyState:
    """Deal 7-5-5-5-5-5; forhont's second five stay closed.

    Raises ``TableError`` for a table that is not of three or four.
    """
    check_seats("voleny", SEATS, deal.seats)
    active = tuple(deal.next_to(deal.dealer, step) for step in (1, 2, 3))
    first, second, third = active
    dealt = packets(deal.pack, PACKETS)
    hands = [EMPTY] * deal.seats
    hands[first] = CardSet(dealt[0])
    hands[second] = CardSet(dealt[1] + dealt[4])
    hands[third] = CardSet(dealt[2] + dealt[5])
    return VolenyState(profile, deal, "trump", tuple(hands), active, closed=dealt[3], declarer=first)
