"""South-Slav marijaš: a position of the deal, and what follows from an action.

Two players: ``call`` → ``play`` → ``end``; three: ``dalje`` → ``call`` → ``discard`` → ``play`` → ``end``; four:
``call`` → ``dalje`` → ``play`` → ``end``. Each phase has a module of its own. The state knows who the partner is and
how the stock lies; what a seat may know of it is ``view(seat)``.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from marias.cards import EMPTY, Card, CardSet, Suit
from marias.errors import IllegalAction, MariasError, TableError
from marias.notation import write_action
from marias.rules import play
from marias.rules.actions import Misdeal
from marias.rules.contract import Action, Deal, Result, Seat, check_seats
from marias.rules.dealing import packets
from marias.rules.marijas import settlement
from marias.rules.marijas.call import CALL, from_caller
from marias.rules.marijas.dalje import ROUND
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.settlement import Outcome, Sides
from marias.rules.marijas.talon import DISCARD, TALON
from marias.rules.marijas.tricks import PLAY
from marias.rules.marijas.view import MarijasView, view_of
from marias.rules.phase import Objection, Phase
from marias.rules.play import Marriage, Trick

SEATS = (2, 3, 4)
HAND_SIZE = (8, 10, 8)
TRICKS = (16, 10, 8)
ASIDE = (16, 2, 0)
"""The stock of two players, the talon of three."""

_PHASES: dict[str, Phase[MarijasState]] = {
    "dalje": ROUND,
    "call": CALL,
    "talon": TALON,
    "discard": DISCARD,
    "play": PLAY,
}
PHASES = (*_PHASES, "end")


class MarijasState(msgspec.Struct, frozen=True):
    """A position of marijaš. Holds everything; what a seat may see is ``view(seat)``."""

    profile: MarijasProfile
    deal: Deal
    phase: str
    hands: tuple[CardSet, ...]
    caller: Seat
    declarer: Seat
    """The caller, or who plays an extraordinary game."""
    history: tuple[tuple[Seat | None, Action], ...] = ()
    undealt: tuple[Card, ...] = ()
    """The second packets, until the call is made."""
    stock: tuple[Card, ...] = ()
    """Two players: the first of these is drawn first. Hidden from all."""
    talon: CardSet = EMPTY
    """Three players: the talon as it was dealt, then the two cards put back."""
    taken: CardSet = EMPTY
    """The two cards that were taken from the talon."""
    queue: tuple[Seat, ...] = ()
    """Who has still to say dalje."""
    contract: str = ""
    trump: Suit | None = None
    called_card: Card | None = None
    partner: Seat | None = None
    """Four players: who plays with the caller; the caller himself where he plays alone. Hidden from the others."""
    order: tuple[Seat, ...] = ()
    """Who plays to this trick, its leader first."""
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    shown: CardSet = EMPTY
    """The cards with which marriages were called."""
    shown_now: bool = False
    """A marriage was called in this turn, and a card is still to be played."""
    ending: str = ""
    """How it ended: played, surrender, passed, misdeal."""

    # Who is who

    @property
    def sides(self) -> Sides:
        """Who plays with whom."""
        alone = self.partner is None or self.partner == self.declarer
        return Sides(self.deal.seats, (self.declarer,) if alone else (self.declarer, self.partner))  # type: ignore[arg-type]

    def sides_known_to(self, seat: Seat | None) -> tuple[str, ...]:
        """By seat the side this seat knows of (None: what everybody knows); empty where he cannot know it."""
        if not self.contract:
            return ("",) * self.deal.seats
        known = self._partner_shown() or (seat is not None and seat == self.partner)
        declarers = self.sides.declarers
        told = range(self.deal.seats) if known else {self.caller}
        return tuple(
            ("declarer" if other in declarers else "defence") if other in told else ""
            for other in range(self.deal.seats)
        )

    def _partner_shown(self) -> bool:
        """Does everybody know who plays with whom: no card was called, it has fallen, or the deal is settled?"""
        if self.called_card is None or self.ending in ("played", "surrender"):
            return True
        return any(self.called_card in trick.cards for trick in self.tricks) or self.called_card in self.trick

    def laid_open(self) -> tuple[CardSet, ...]:
        """By seat, the cards with which marriages were called."""
        out = [EMPTY] * self.deal.seats
        for marriage in self.marriages:
            out[marriage.seat] = out[marriage.seat] | (play.pair(marriage.suit) & self.shown)
        return tuple(out)

    # The contract of a game

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is."""
        if self.phase == "play":
            return self.order[len(self.trick)]
        if self.phase == "dalje":
            return self.queue[0]
        return None if self.phase == "end" else self.declarer

    def legal(self) -> tuple[Action, ...]:
        """Every action the seat to act may do by right."""
        return tuple(_PHASES[self.phase].legal(self)) if self.phase != "end" else ()

    def objection(self, action: Action) -> Objection | None:
        """The rule this action would break now and its clause; None if it may be done."""
        if self.phase == "end":
            return ("deal-over", "")
        return _PHASES[self.phase].objection(self, action)

    def after(self, action: Action) -> MarijasState:
        """The state after the action; raises ``IllegalAction`` if the rules do not allow it."""
        if isinstance(action, Misdeal):
            return self._misdealt(action)
        seat = self.to_act
        if wrong := self.objection(action):
            raise IllegalAction(write_action(action), seat, self.phase, *wrong)
        done = _PHASES[self.phase].after(self, action)
        return replace(done, history=(*self.history, (seat, action)))

    def _misdealt(self, ruling: Misdeal) -> MarijasState:
        if self.phase == "end":
            raise IllegalAction(write_action(ruling), None, self.phase, "deal-over")
        return replace(self, phase="end", ending="misdeal", history=(*self.history, (None, ruling)))

    def view(self, seat: Seat | None) -> MarijasView:
        """All that the seat may know; None: a spectator."""
        return view_of(self, seat)

    # What it came to

    def outcome(self) -> Outcome:
        """What has happened in the tricks."""
        seats = self.deal.seats
        points, tricks = [0] * seats, [0] * seats
        for trick in self.tricks:
            points[trick.winner] += play.card_points(trick.cards)
            tricks[trick.winner] += 1
        points[self.declarer] += play.card_points(self.talon)  # none, unless the talon was left lying
        last = self.tricks[-1].winner
        points[last] += play.CARD_POINTS
        marriages = tuple(tuple(m.value for m in self.marriages if m.seat == seat) for seat in range(seats))
        return Outcome(tuple(points), marriages, tuple(tricks), last)

    def result(self) -> Result:
        """What the deal came to; only when it is over."""
        if self.phase != "end":
            raise MariasError("the deal is not over", code="deal-not-over", phase=self.phase)
        if self.ending in ("misdeal", "passed"):
            return settlement.misdeal(self.deal.seats)
        if self.ending == "surrender":
            return settlement.settle_surrender(self.profile, self.sides, called=self.trump is not None)
        if self.contract == "betl":
            made = all(trick.winner != self.declarer for trick in self.tricks)
            return settlement.settle_betl(self.profile, self.sides, made=made)
        return settlement.settle_game(self.profile, self.sides, self.outcome())


def start(profile: MarijasProfile, deal: Deal) -> MarijasState:
    """The cards before the first word: 4 + 4, 5 – 2 – 5 or 4 + 4 [SRB-25, SRB-33, SRB-34, SRB-46].

    Raises ``TableError`` for a number of players the game or the rule set is not for.
    """
    check_seats("marijas", SEATS, deal.seats)
    if deal.seats != profile.players:
        raise TableError(
            f"{profile.name} is a rule set for {profile.players} players, not for {deal.seats}",
            code="seats-of-profile",
            profile=profile.name,
            players=profile.players,
            seats=deal.seats,
        )
    caller = deal.next_to(deal.dealer)
    if deal.seats == 3:
        dealt = packets(deal.pack, (5, 5, 5, 2, 5, 5, 5))
        hands = [CardSet((*dealt[step], *dealt[step + 4])) for step in range(3)]
        begun = MarijasState(profile, deal, "dalje", _seated(deal, hands), caller, caller, talon=CardSet(dealt[3]))
        return replace(begun, queue=from_caller(begun))
    dealt = packets(deal.pack, (4,) * deal.seats)
    first, second = 4 * deal.seats, 8 * deal.seats
    begun = MarijasState(
        profile,
        deal,
        "call",
        _seated(deal, [CardSet(packet) for packet in dealt]),
        caller,
        caller,
        undealt=deal.pack[first:second],
        stock=deal.pack[second:],
    )
    if deal.seats == 4 and profile.dalje == "all_pass_redeal":
        return replace(begun, phase="dalje", queue=from_caller(begun))
    return begun


def _seated(deal: Deal, hands: list[CardSet]) -> tuple[CardSet, ...]:
    """Hands in the order they were dealt, from the left of the dealer, by seat."""
    return tuple(hands[(seat - deal.dealer - 1) % deal.seats] for seat in range(deal.seats))
