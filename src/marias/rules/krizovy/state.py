"""Křížový mariáš: a position of the deal, and what follows from an action.

``choose`` → ``suit`` → ``announce`` or ``solo`` → ``play`` → ``end``

Each phase has a module of its own. The state knows who the partner is; what a seat may know of it is ``view(seat)``.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from marias.cards import EMPTY, Card, CardSet, Order, Rank, Suit
from marias.errors import IllegalAction, MariasError
from marias.notation import write_action
from marias.rules import play
from marias.rules.actions import Misdeal
from marias.rules.contract import Action, Deal, Result, Seat, check_seats
from marias.rules.dealing import packets
from marias.rules.doubling import Rounds, Side
from marias.rules.krizovy import claim, settlement
from marias.rules.krizovy.actions import FLAT_OFFENCES, SOLO_GAMES, Claim, Revoke, SetAside
from marias.rules.krizovy.announcing import ANNOUNCE
from marias.rules.krizovy.choice import CHOICE
from marias.rules.krizovy.claim import Claimed, claimed
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.rulings import ended_by, offence_of, ruled
from marias.rules.krizovy.settlement import Bargain, Outcome
from marias.rules.krizovy.solo import SOLO
from marias.rules.krizovy.suit_round import SUIT_ROUND
from marias.rules.krizovy.tricks import PLAY
from marias.rules.krizovy.view import KrizovyView, view_of
from marias.rules.phase import Objection, Phase
from marias.rules.play import Marriage, Trick

SEATS = (4,)
PACKETS = (4,) * 8
"""Four to each clockwise from the chooser, then four to each again [MCR-12f]."""

_PHASES: dict[str, Phase[KrizovyState]] = {
    "choose": CHOICE,
    "suit": SUIT_ROUND,
    "announce": ANNOUNCE,
    "solo": SOLO,
    "play": PLAY,
}
PHASES = (*_PHASES, "end")


class KrizovyState(msgspec.Struct, frozen=True):
    """A position of křížový mariáš. Holds everything; what a seat may see is ``view(seat)``."""

    profile: KrizovyProfile
    deal: Deal
    phase: str
    hands: tuple[CardSet, ...]
    """By seat; the laid trump card counts to the chooser's hand."""
    closed: tuple[CardSet, ...] = ()
    """The second packets, until the choice is made."""
    history: tuple[tuple[Seat | None, Action], ...] = ()
    trump_card: Card | None = None
    called_rank: Rank | None = None
    partner: Seat | None = None
    """Who holds the called card; the chooser himself where he plays alone. Hidden from the others."""
    forgot: bool = False
    queue: tuple[Seat, ...] = ()
    """Who has still to speak in the suit round."""
    standing: str = ""
    soloist: Seat | None = None
    """Who plays betl or durch."""
    said_bad: tuple[Seat, ...] = ()
    second_pass: bool = False
    contract: str = ""
    """``game``, ``betl`` or ``durch``; empty while the suit round goes on."""
    rounds: Rounds = Rounds(())
    speaker: Seat = 0
    opened: bool = False
    spoken: tuple[Seat, ...] = ()
    goods: int = 0
    """How many have said dobrá since the last change."""
    hundred_by: tuple[Seat, ...] = ()
    own_marriage: bool = False
    """Did one who announced the hundred hold a marriage? Hidden from the others."""
    announcer: Seat | None = None
    """Who announced a seven and must keep it."""
    shown_sides: tuple[Seat, ...] = ()
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    set_aside: tuple[int, ...] = ()
    ending: str = ""
    """How it ended: played, unplayed, revoke, misdeal."""
    revoke: Revoke | None = None
    doubled_out: bool = False
    """Was doubling over when the revoke happened?"""
    laid_down: Seat | None = None
    """Who laid his hand down, rightly or not."""
    claimed: Claimed | None = None

    # Who is who

    @property
    def chooser(self) -> Seat:
        """A, left of the dealer."""
        return self.deal.next_to(self.deal.dealer)

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The chooser and his partner, the chooser alone, or the soloist."""
        if self.contract in SOLO_GAMES and self.soloist is not None:
            return (self.soloist,)
        if self.partner is None or self.partner == self.chooser:
            return (self.chooser,)
        return self.chooser, self.partner

    def side_of(self, seat: Seat) -> Side:
        """The side the seat is on."""
        return "declarer" if seat in self.declarers else "defence"

    def sides_known_to(self, seat: Seat | None) -> tuple[str, ...]:
        """By seat the side this seat knows of (None: what everybody knows); empty where he cannot know it."""
        everybody = range(len(self.hands))
        if not self.contract:
            return ("",) * len(self.hands)
        told = {self.chooser, *self.shown_sides, *([] if seat is None else [seat])}
        if self._partner_shown() or self.partner in (told if seat == self.chooser else told - {self.chooser}):
            told = {*everybody}
        return tuple(self.side_of(other) if other in told else "" for other in everybody)

    def _partner_shown(self) -> bool:
        """Does everybody know who plays with whom: no card was called, it has fallen, or the deal is settled?"""
        if self.contract in SOLO_GAMES or self.forgot or self.ending in ("played", "unplayed"):
            return True
        return self.called_card in (*self.trick, *(card for trick in self.tricks for card in trick.cards))

    # What is played

    @property
    def chosen_suit(self) -> Suit | None:
        """The suit of the laid card, hearts in červené sám."""
        if self.forgot:
            return Suit.HEARTS if self.contract == "game" else None
        return self.trump_card.suit if self.trump_card else None

    @property
    def trump(self) -> Suit | None:
        """The trump suit of the game; None in betl and durch and until the card is turned up."""
        return self.chosen_suit if self.contract == "game" else None

    @property
    def called_card(self) -> Card | None:
        """The card whose holder is the chooser's partner."""
        if self.called_rank is None or self.trump_card is None:
            return None
        return Card.of(self.called_rank, self.trump_card.suit)

    @property
    def order(self) -> Order:
        """The order of strength in force."""
        return Order.TRUMP if self.contract == "game" else Order.PLAIN

    @property
    def trump_seven(self) -> Card | None:
        """The trump seven."""
        suit = self.chosen_suit
        return Card.of(Rank.SEVEN, suit) if suit else None

    @property
    def doubled(self) -> bool:
        """Hearts are trump."""
        return self.trump is Suit.HEARTS

    def open_betl(self) -> bool:
        """Is it betl with open cards by now [MCR-8b]?"""
        if self.contract != "betl" or not self.tricks:
            return False
        return self.profile.open_from == "after_trick_1" or len(self.tricks) > 1 or bool(self.trick)

    def lies_open(self, seat: Seat) -> bool:
        """Does the hand lie open?"""
        return seat == self.laid_down or (
            self.open_betl() and (self.profile.open_hands == "all" or seat == self.soloist)
        )

    # The contract of a game

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is."""
        if self.phase == "choose":
            return self.chooser
        if self.phase == "suit":
            return self.queue[0]
        if self.phase == "announce":
            return self.speaker
        if self.phase == "solo":
            lone = self.declarers[0]
            return lone if self.rounds.side == "declarer" else self.deal.next_to(lone, 1 + self.rounds.turn)
        return self.deal.next_to(self.leader, len(self.trick)) if self.phase == "play" else None

    def legal(self) -> tuple[Action, ...]:
        """Every action the seat to act may do by right."""
        return tuple(_PHASES[self.phase].legal(self)) if self.phase != "end" else ()

    def objection(self, action: Action) -> Objection | None:
        """The rule this action would break now and its clause; None if it may be done."""
        if self.phase == "end":
            return ("deal-over", "")
        if isinstance(action, Claim):
            return claim.objection(self, action)
        return _PHASES[self.phase].objection(self, action)

    def after(self, action: Action) -> KrizovyState:
        """The state after the action; raises ``IllegalAction`` if the rules do not allow it."""
        if isinstance(action, Misdeal | Revoke | SetAside):
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
            revoke = Revoke(seat, offence)
            return ended_by(replace(self, history=(*self.history, (None, revoke))), revoke)
        raise IllegalAction(write_action(action), seat, self.phase, *wrong)

    def view(self, seat: Seat | None) -> KrizovyView:
        """All that the seat may know; None: a spectator."""
        return view_of(self, seat)

    # Facts of the play

    def marriage_cards(self) -> tuple[tuple[Card, Seat], ...]:
        """The cards with which marriages were announced, and their owners."""
        out = []
        for marriage in self.marriages:
            finished = marriage.trick <= len(self.tricks)
            leader = self.tricks[marriage.trick - 1].leader if finished else self.leader
            cards = self.tricks[marriage.trick - 1].cards if finished else self.trick
            out.append((cards[(marriage.seat - leader) % len(self.hands)], marriage.seat))
        return tuple(out)

    def announced_marriages(self) -> tuple[tuple[Seat, int], ...]:
        """Owner and value of every marriage announced."""
        return tuple((marriage.seat, marriage.value) for marriage in self.marriages)

    def waiting_marriages(self) -> tuple[tuple[Seat, int], ...]:
        """Owner and value of every marriage that lies in a hand and may still be announced."""
        return tuple(
            (seat, play.marriage_value(suit, self.trump))
            for seat, hand in enumerate(self.hands)
            for suit in play.marriages_in(hand)
        )

    def side_points(self, side: Side) -> int:
        """Aces and tens the side has taken so far."""
        return sum(play.card_points(trick.cards) for trick in self.tricks if self.side_of(trick.winner) == side)

    def bargain(self) -> Bargain:
        """What stands for settlement; while nothing is announced, a plain game."""
        contract = self.contract or (self.standing if self.standing in SOLO_GAMES else "game")
        declarers = (self.soloist,) if contract in SOLO_GAMES and self.soloist is not None else self.declarers
        first = declarers[0]
        return Bargain(
            declarers=declarers,
            defenders=tuple(seat for step in range(1, 4) if (seat := self.deal.next_to(first, step)) not in declarers),
            contract=contract,  # type: ignore[arg-type]
            doubled=self.doubled,
            components=self.rounds.components,
            hundred_by=self.hundred_by,
            own_marriage=self.own_marriage,
            seven_by=self.announcer,
        )

    def outcome(self) -> Outcome:
        """What has happened in the tricks; a claimed rest counts to its claimant."""
        tricks = [0, 0]
        for trick in self.tricks:
            tricks[self.side_of(trick.winner) == "defence"] += 1
        if self.contract != "game":
            if self.claimed is not None:
                tricks[self.side_of(self.claimed.seat) == "defence"] += self.claimed.tricks
            return Outcome(tricks=(tricks[0], tricks[1]))
        points = self.side_points("declarer")
        marriages = self.announced_marriages()
        seven = last = None
        if self.claimed is not None:
            marriages = (*marriages, *self.waiting_marriages())  # shown when the hand is laid down
            mine = self.claimed.card_points
            points = mine if self.side_of(self.claimed.seat) == "declarer" else play.ALL_CARD_POINTS - mine
            if self.claimed.seven:
                seven = last = self.claimed.seat
        else:
            final = self.tricks[-1]
            last = final.winner
            points += play.CARD_POINTS if self.side_of(last) == "declarer" else 0
            if self.trump_seven in final.cards:
                seven = self.deal.next_to(final.leader, final.cards.index(self.trump_seven))
        return Outcome(
            card_points=(points, play.ALL_CARD_POINTS - points),
            marriages=marriages,
            tricks=(tricks[0], tricks[1]),
            seven=seven,
            last_trick=last,
        )

    def result(self) -> Result:
        """What the deal came to; only when it is over."""
        if self.phase != "end":
            raise MariasError("the deal is not over", code="deal-not-over", phase=self.phase)
        if self.ending == "misdeal":
            return settlement.misdeal()
        if self.revoke is not None:
            flat = not self.doubled_out or self.revoke.offence in FLAT_OFFENCES
            return settlement.settle_revoke(self.profile, self.bargain(), self.revoke.seat, flat=flat)
        if self.ending == "unplayed":
            return settlement.settle_unplayed(self.profile, self.bargain())
        return settlement.settle_played(self.profile, self.bargain(), self.outcome())


def start(profile: KrizovyProfile, deal: Deal) -> KrizovyState:
    """Deal 4 + 4; the second packets stay closed until the chooser has chosen.

    Raises ``TableError`` for a table that is not of four.
    """
    check_seats("krizovy", SEATS, deal.seats)
    dealt = packets(deal.pack, PACKETS)
    chooser = deal.next_to(deal.dealer)
    hands, closed = [EMPTY] * 4, [EMPTY] * 4
    for step in range(4):
        seat = deal.next_to(chooser, step)
        hands[seat], closed[seat] = CardSet(dealt[step]), CardSet(dealt[step + 4])
    return KrizovyState(profile, deal, "choose", tuple(hands), closed=tuple(closed), speaker=chooser)
