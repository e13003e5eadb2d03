"""Volený mariáš as it is lived: one function a phase, in the order the players come to them.

``trump`` → ``call`` → ``answer`` ⇄ ``takeover`` → ``declare`` → ``doubling`` → ``play`` → ``end``

The phases are A1 … A9 of the rule sheet; dealing (A0) is the deal itself. Of each phase there is ``_<phase>_legal``,
every action in a stable order; ``_<phase>_objection``, the rule and the clause an action breaks; and
``_<phase>_after``, what follows from a legal one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from marias.cards import EMPTY, SHARP, SUIT_SETS, Card, CardSet, Order, Rank, Suit
from marias.errors import ClaimRefused, IllegalAction, MariasError
from marias.notation import write_action
from marias.rules import play
from marias.rules.contract import Action, Deal, Result, Seat
from marias.rules.dealing import packets
from marias.rules.doubling import Component, Rounds, subsets
from marias.rules.play import Marriage, Trick
from marias.rules.voleny import settlement
from marias.rules.voleny.actions import (
    CALLS,
    CHOICES,
    MARRIAGE_PLAYS,
    NO_TRUMP_GAMES,
    PLAYS,
    TRUMP_GAMES,
    Ask,
    Bad,
    ChooseTrump,
    Claim,
    Declare,
    Discard,
    Forget,
    Good,
    GoodFlek,
    Misdeal,
    Play,
    PlayMarriage,
    Revoke,
    SaidStosedm,
    Say,
    Stosedm,
    TakeOver,
    ZLidu,
    discards,
    pairs,
    takeovers,
)
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import Bargain, Outcome

PACKETS = (7, 5, 5, 5, 5, 5)
"""Forhont seven, second five, third five, then five each; forhont's second packet stays closed for now."""
TALON = 2
TRICKS = 10
PHASES = ("trump", "call", "answer", "takeover", "declare", "doubling", "play", "end")

BARVA = "barva"
"""Any game with trumps, still unnamed: what stands when forhont has asked."""

GOOD, BAD, GOOD_FLEK, FORGET, CLAIM = Good(), Bad(), GoodFlek(), Forget(), Claim()
Z_LIDU = tuple(ZLidu(place) for place in range(PACKETS[3]))
DECLARATIONS = tuple(Declare(game) for game in TRUMP_GAMES)  # type: ignore[arg-type]

Objection = tuple[str, str]
"""The rule an action breaks, a word such as ``must-beat``, and its clause."""


class VolenyState(msgspec.Struct, frozen=True):
    """A position of volený mariáš. Holds everything; what a seat may see is ``view(seat)``."""

    profile: VolenyProfile
    deal: Deal
    phase: str
    hands: tuple[CardSet, ...]
    """By seat; the sitter of a čtyřka has none. A chosen trump card counts to forhont's hand."""
    closed: tuple[Card, ...] = ()
    """Forhont's second packet, until he takes it up."""
    history: tuple[tuple[Seat | None, Action], ...] = ()
    trump_card: Card | None = None
    talon: CardSet = EMPTY
    declarer: Seat = 0
    standing: str = ""
    """What is being approved: ``barva`` or a game without trumps."""
    queue: tuple[Seat, ...] = ()
    """Who has still to answer."""
    flekked_in_answer: bool = False
    said_stosedm: bool = False
    contract: str = ""
    rounds: Rounds = Rounds(())
    announcer: Seat | None = None
    """Who announced a seven and must keep it."""
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    lost_marriages: CardSet = EMPTY
    """Pairs whose announcement was missed, where it can be missed."""
    ending: str = ""
    """How it ended: played, unplayed, revoke, misdeal."""
    ruling: Revoke | None = None
    claimed: Seat | None = None
    claimed_seven: bool = False
    """The claimant also proved the last trick with the trump seven."""

    # Who is who

    @property
    def forhont(self) -> Seat:
        """Left of the dealer: chooses trump."""
        return self.deal.next_to(self.deal.dealer)

    @property
    def active(self) -> tuple[Seat, ...]:
        """The three who hold cards: forhont, second, third."""
        return tuple(self.deal.next_to(self.forhont, step) for step in range(3))

    @property
    def sitter(self) -> Seat | None:
        """Who pauses at a table of four: the dealer."""
        return self.deal.dealer if self.deal.seats == 4 else None

    def after_seat(self, seat: Seat, steps: int = 1) -> Seat:
        """The active player so many places clockwise."""
        active = self.active
        return active[(active.index(seat) + steps) % 3]

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """The declarer's active opponents, clockwise from him."""
        return self.after_seat(self.declarer), self.after_seat(self.declarer, 2)

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
        if self.phase == "doubling":
            return self.defenders[self.rounds.turn] if self.rounds.side == "defence" else self.declarer
        if self.phase == "play":
            return self.after_seat(self.leader, len(self.trick))
        return None if self.phase == "end" else self.forhont

    def legal(self) -> tuple[Action, ...]:
        """Every action the seat to act may do by right."""
        return tuple(_PHASES[self.phase][0](self)) if self.phase != "end" else ()

    def objection(self, action: Action) -> Objection | None:
        """The rule this action would break now and its clause; None if it may be done.

        A claim is not judged here: it is proved when it is made.
        """
        if self.phase == "end":
            return ("deal-over", "")
        return _PHASES[self.phase][1](self, action)

    def after(self, action: Action) -> Self:
        """The state after the action; raises ``IllegalAction`` if the rules do not allow it."""
        if isinstance(action, Misdeal | Revoke):
            return _ruled(self, action)
        seat = self.to_act
        if isinstance(action, Claim):
            return _claimed(self, action)
        wrong = self.objection(action)
        if wrong is not None:
            if self.profile.revoke_mode == "referee" and (offence := _offence(self, action, wrong[0])):
                return _ruled(self, Revoke(_seat(seat), offence))
            raise IllegalAction(write_action(action), seat, self.phase, *wrong)
        done: Self = _PHASES[self.phase][2](self, action)
        return replace(done, history=(*self.history, (seat, action)))

    def view(self, seat: Seat | None) -> Any:
        """All that the seat may know; None: a spectator."""
        from marias.rules.voleny.view import view_of

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
        tricks, points = [0, 0], [0, 0]
        for trick in self.tricks:
            side = 0 if trick.winner == self.declarer else 1
            tricks[side] += 1
            points[side] += play.card_points(trick.cards)
        seven, seven_won = "none", False
        if self.claimed is not None:
            side = 0 if (self.claimed == self.declarer) == (self.contract not in ("betl", "open_betl")) else 1
            tricks[side] += TRICKS - len(self.tricks)
            rest = [*self.trick, *(card for hand in self.hands for card in hand)]
            points[side] += play.card_points(rest) + play.CARD_POINTS
            if self.claimed_seven:
                seven, seven_won = ("declarer" if side == 0 else "defence"), True
        elif len(self.tricks) == TRICKS:
            last = self.tricks[-1]
            points[0 if last.winner == self.declarer else 1] += play.CARD_POINTS
            for place, card in enumerate(last.cards):
                if card is self.trump_seven:
                    holder = self.after_seat(last.leader, place)
                    seven = "declarer" if holder == self.declarer else "defence"
                    seven_won = holder == last.winner
        marriages = self.marriages if self.claimed is None else (*self.marriages, *_marriages_to_come(self))
        in_trumps = self.contract in TRUMP_GAMES
        return Outcome(
            card_points=(points[0], points[1]) if in_trumps else (0, 0),
            marriages=(
                tuple(m.value for m in marriages if m.seat == self.declarer),
                tuple(m.value for m in marriages if m.seat != self.declarer),
            ),
            tricks=(tricks[0], tricks[1]),
            seven=seven if in_trumps else "none",  # type: ignore[arg-type]
            seven_won=seven_won and in_trumps,
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
    """Deal 7-5-5-5-5-5; forhont's second five stay closed."""
    forhont = deal.next_to(deal.dealer)
    first, second, third = (deal.next_to(forhont, step) for step in range(3))
    dealt = packets(deal.pack, PACKETS)
    hands = [EMPTY] * deal.seats
    hands[first] = CardSet(dealt[0])
    hands[second] = CardSet(dealt[1] + dealt[4])
    hands[third] = CardSet(dealt[2] + dealt[5])
    return VolenyState(profile, deal, "trump", tuple(hands), closed=dealt[3], declarer=forhont)


def _seat(seat: Seat | None) -> Seat:
    if seat is None:  # a finished deal has nobody to act; callers have checked the phase
        raise MariasError("the deal is over", code="deal-over")
    return seat


def _with_hand(state: VolenyState, seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


# A1 trump: one of the seven, z lidu, or forgotten [LIGA-9, LIGA-10, LIGA-11, LIGA-14]


def _z_lidu_objection(state: VolenyState) -> Objection | None:
    rule = state.profile.z_lidu
    hand = state.hands[state.forhont]
    if rule == "forbidden":
        return "z-lidu-forbidden", state.profile.clauses["z_lidu"]
    if rule == "two_per_suit" and any(len(hand & SUIT_SETS[suit]) > 2 for suit in Suit):
        return "z-lidu-long-suit", state.profile.clauses["z_lidu"]
    return None


def _trump_legal(state: VolenyState) -> Iterator[Action]:
    for card in state.hands[state.forhont]:
        yield CHOICES[card]
    if _z_lidu_objection(state) is None:
        yield from Z_LIDU
    yield FORGET


def _trump_objection(state: VolenyState, action: Action) -> Objection | None:
    if isinstance(action, ChooseTrump):
        return None if action.card in state.hands[state.forhont] else ("not-in-first-seven", "LIGA-9")
    if isinstance(action, ZLidu):
        if not 0 <= action.place < len(state.closed):
            return "no-such-place", "LIGA-10"
        return _z_lidu_objection(state)
    return None if isinstance(action, Forget) else ("choose-trump-first", "LIGA-9")


def _trump_after(state: VolenyState, action: Action) -> VolenyState:
    """After the choice forhont takes the closed packet, all at once."""
    card = None
    if isinstance(action, ChooseTrump):
        card = action.card
    elif isinstance(action, ZLidu):
        card = state.closed[action.place]
    hand = state.hands[state.forhont] | CardSet(state.closed)
    return replace(state, phase="call", hands=_with_hand(state, state.forhont, hand), closed=(), trump_card=card)


# A2 call: two cards away, and barva?, stosedm, betl or durch [LIGA-12 … LIGA-17, LIGA-26, LIGA-27]


def _discardable(state: VolenyState) -> CardSet:
    """What may go to the talon in a game with trumps: no ace, no ten, not the trump card on the table."""
    trump_card = state.trump_card
    hand = state.hands[state.forhont]
    if trump_card is None:
        return EMPTY
    pool = (hand - SHARP).without(trump_card)
    if state.profile.trump_in_talon == "forbidden":
        others = pool - SUIT_SETS[trump_card.suit]
        return others if len(others) >= TALON else pool
    return pool


def _keeping_seven(state: VolenyState) -> CardSet:
    """The discards that leave forhont the trump seven for stosedm; empty if he cannot announce it."""
    seven = state.trump_seven
    if seven is None:
        return EMPTY
    pool = _discardable(state)
    if state.profile.false_seven:
        return pool
    return pool.without(seven) if seven in state.hands[state.forhont] else EMPTY


def _discardable_without_trumps(state: VolenyState) -> CardSet:
    hand = state.hands[state.forhont]
    if state.trump_card is not None and not state.profile.trump_card_in_talon:
        return hand.without(state.trump_card)
    return hand


def _calls(state: VolenyState) -> tuple[str, ...]:
    """The words forhont may use now, as far as the table's rules go."""
    solo = ("betl", "durch", "open_betl", "open_durch") if state.profile.direct_open else ("betl", "durch")
    return solo if state.trump_card is None else ("ask", "stosedm", *solo)


def _discards_for(state: VolenyState, call: str) -> CardSet:
    if call == "ask":
        return _discardable(state)
    return _keeping_seven(state) if call == "stosedm" else _discardable_without_trumps(state)


def _call_legal(state: VolenyState) -> Iterator[Action]:
    for call in _calls(state):
        for pair in pairs(_discards_for(state, call)):
            yield discards(call, pair)


def _call_objection(state: VolenyState, action: Action) -> Objection | None:
    if not isinstance(action, Discard) or action.talon is None:
        return "call-and-discard-two", "LIGA-12"
    call = next(word for word, kind in CALLS.items() if type(action) is kind)
    if call not in _calls(state):
        return ("forgotten-trump", "LIGA-11") if call in ("ask", "stosedm") else ("open-needs-sequence", "LIGA-21")
    return _discard_objection(state, CardSet(action.talon), _discards_for(state, call), call)


def _discard_objection(state: VolenyState, pair: CardSet, pool: CardSet, call: str) -> Objection | None:
    hand = state.hands[_seat(state.to_act)]
    if not pair <= hand:
        return "not-in-hand", "LIGA-12"
    if len(pair) != TALON:
        return "two-cards-at-once", "LIGA-13"
    if pair <= pool:
        return None
    if call in ("ask", "stosedm") and pair & SHARP:
        return "sharp-in-talon", "LIGA-26"
    if state.trump_card in pair:
        return "trump-card-lies-on-table", state.profile.clauses["trump_card_in_talon"]
    if call == "stosedm" and not pair <= _keeping_seven(state) and pair <= _discardable(state):
        return "no-trump-seven", state.profile.clauses["false_seven"]
    return "trump-in-talon", state.profile.clauses["trump_in_talon"]


def _call_after(state: VolenyState, action: Action) -> VolenyState:
    assert isinstance(action, Discard) and action.talon is not None  # noqa: S101 – for the type checker
    talon = CardSet(action.talon)
    laid = replace(state, hands=_with_hand(state, state.forhont, state.hands[state.forhont] - talon), talon=talon)
    if isinstance(action, Stosedm):
        return _agreed(replace(laid, announcer=state.forhont), "stosedm")
    standing = BARVA if isinstance(action, Ask) else next(w for w, kind in CALLS.items() if type(action) is kind)
    return _asked(laid, standing)


def _asked(state: VolenyState, standing: str) -> VolenyState:
    """The standing game is put to both others, clockwise from the declarer."""
    if not overcalls(state.profile, standing):
        return _agreed(state, standing)
    return replace(state, phase="answer", standing=standing, queue=state.defenders, flekked_in_answer=False)


# A3 answer: dobrá or špatná [LIGA-16, LIGA-21, LIGA-23]


def overcalls(profile: VolenyProfile, standing: str) -> tuple[str, ...]:
    """The games that may over-call the standing one."""
    if standing == BARVA:
        return ("betl", "durch", "open_betl", "open_durch") if profile.direct_open else ("betl", "durch")
    if standing == "betl":
        return ("durch", "open_betl")
    if standing == "durch":
        return ("open_betl", "open_durch") if profile.open_betl_over_durch else ("open_durch",)
    if standing == "open_betl":
        return ("durch", "open_durch") if profile.durch_over_open_betl else ("open_durch",)
    return ()


def _flek_may_come_with_answer(state: VolenyState) -> bool:
    return (
        state.profile.flek_with_answer
        and state.standing in NO_TRUMP_GAMES
        and not state.flekked_in_answer
        and _below_limit(state, Component(state.standing, "declarer"))
    )


def _answer_legal(state: VolenyState) -> Iterator[Action]:
    yield GOOD
    if _flek_may_come_with_answer(state):
        yield GOOD_FLEK
    if overcalls(state.profile, state.standing):
        yield BAD


def _answer_objection(state: VolenyState, action: Action) -> Objection | None:
    if isinstance(action, GoodFlek):
        return None if _flek_may_come_with_answer(state) else ("flek-comes-later", state.profile.clauses["max_flek"])
    return None if isinstance(action, Good | Bad) else ("answer-first", "LIGA-16")


def _answer_after(state: VolenyState, action: Action) -> VolenyState:
    if isinstance(action, Bad):
        seat = state.queue[0]
        hand = state.hands[seat] | state.talon
        return replace(
            state,
            phase="takeover",
            queue=(seat,),
            hands=_with_hand(state, seat, hand),
            talon=EMPTY,
            flekked_in_answer=False,
        )
    answered = replace(
        state,
        queue=state.queue[1:],
        flekked_in_answer=state.flekked_in_answer or isinstance(action, GoodFlek),
    )
    if answered.queue:
        return answered
    if state.standing == BARVA:
        return replace(answered, phase="declare")
    return _agreed(answered, state.standing)


# A4 takeover: the talon is taken, two cards of twelve go back, a higher game is named [LIGA-23]


def _takeover_legal(state: VolenyState) -> Iterator[Action]:
    for game in overcalls(state.profile, state.standing):
        for pair in pairs(state.hands[state.queue[0]]):
            yield takeovers(game, pair)  # type: ignore[arg-type]


def _takeover_objection(state: VolenyState, action: Action) -> Objection | None:
    if not isinstance(action, TakeOver) or action.talon is None:
        return "name-a-higher-game", "LIGA-21"
    if action.game not in overcalls(state.profile, state.standing):
        return "not-over-this-game", "LIGA-23"
    hand = state.hands[state.queue[0]]
    return _discard_objection(state, CardSet(action.talon), hand, action.game)


def _takeover_after(state: VolenyState, action: Action) -> VolenyState:
    assert isinstance(action, TakeOver) and action.talon is not None  # noqa: S101 – for the type checker
    seat, talon = state.queue[0], CardSet(action.talon)
    hands = _with_hand(state, seat, state.hands[seat] - talon)
    return _asked(replace(state, declarer=seat, hands=hands, talon=talon, queue=()), action.game)


# A5 declare: hra, sedma or sto; the trump card is turned up [LIGA-18, LIGA-19, LIGA-28 … LIGA-32]


def _declare_objection(state: VolenyState, action: Action) -> Objection | None:
    profile, hand = state.profile, state.hands[state.forhont]
    if isinstance(action, SaidStosedm):
        slip = profile.stosedm_from_hand_only and not state.said_stosedm
        return None if slip else ("stosedm-needs-seven", profile.clauses["false_seven"])
    if not isinstance(action, Declare):
        return "declare-first", "LIGA-18"
    if action.game == "stosedm" and profile.stosedm_from_hand_only:
        return "stosedm-after-approval", "LIGA-18"
    if action.game in ("sedma", "stosedm") and state.trump_seven not in hand and not profile.false_seven:
        return "no-trump-seven", profile.clauses["false_seven"]
    if action.game in ("sto", "stosedm") and profile.sto_needs_marriage and not play.marriages_in(hand):
        return "no-marriage", profile.clauses["sto_needs_marriage"]
    if action.game == "hra" and state.said_stosedm and not profile.hra_after_saying_stosedm:
        return "said-stosedm", profile.clauses["hra_after_saying_stosedm"]
    return None


def _declare_legal(state: VolenyState) -> Iterator[Action]:
    return (declaration for declaration in DECLARATIONS if _declare_objection(state, declaration) is None)


def _declare_after(state: VolenyState, action: Action) -> VolenyState:
    if not isinstance(action, Declare):
        return replace(state, said_stosedm=True)
    announcer = state.forhont if action.game in ("sedma", "stosedm") else None
    return _agreed(replace(state, announcer=announcer), action.game)


def _agreed(state: VolenyState, contract: str) -> VolenyState:
    """The contract stands: its components go on the table and the defenders may speak."""
    components = settlement.contract_components(state.profile, contract)
    if contract in NO_TRUMP_GAMES:
        state = replace(state, trump_card=None)  # it goes back unseen
    agreed = replace(state, phase="doubling", contract=contract, standing="", queue=(), rounds=Rounds(components))
    if contract in NO_TRUMP_GAMES and state.profile.flek_with_answer:
        raised = (contract,) if state.flekked_in_answer else ()
        said = agreed.rounds.spoken((), (), binds_side=True, last_turn=1)
        agreed = replace(agreed, rounds=said.spoken(raised, (), binds_side=True, last_turn=1))
    return _go_on_doubling(agreed)


# A6 doubling [LIGA-28 … LIGA-33, LIGA-7]


def _below_limit(state: VolenyState, component: Component) -> bool:
    """May the component still be raised? While its present value is below the ceiling, or up to a fixed level."""
    limit = state.profile.max_flek
    level = min(component.levels)
    if isinstance(limit, int):
        return level < limit
    return settlement.price(state.profile, component.name, level, state.doubled) < state.profile.ceiling


def _raisable(state: VolenyState) -> tuple[str, ...]:
    names = state.rounds.raisable(lambda component: _below_limit(state, component), state.profile.flek_binds == "side")
    if not state.profile.flek_on_hra_after_sto_against and state.rounds.component("sto_against"):
        return tuple(name for name in names if name != "hra")
    return names


def _announcement_objection(state: VolenyState, name: str) -> Objection | None:
    profile, rounds, seat = state.profile, state.rounds, _seat(state.to_act)
    if rounds.number or rounds.side != "defence":
        return "against-only-first-turn", "LIGA-30"
    if rounds.component(name):
        return "already-announced", ""
    if name == "sedma_against":
        if state.contract not in ("hra", "sto") or (state.contract == "sto" and not profile.sedma_against_over_sto):
            return "not-against-this-game", "LIGA-30"
        holds = profile.false_seven or state.trump_seven in state.hands[seat]
        return None if holds else ("no-trump-seven", profile.clauses["false_seven"])
    if name == "sto_against":
        if state.contract not in ("hra", "sedma"):
            return "not-against-this-game", "LIGA-33"
        needs = profile.sto_needs_marriage and not play.marriages_in(state.hands[seat])
        return ("no-marriage", profile.clauses["sto_needs_marriage"]) if needs else None
    return "unknown-announcement", ""


def _announceable(state: VolenyState) -> tuple[str, ...]:
    return tuple(n for n in ("sedma_against", "sto_against") if _announcement_objection(state, n) is None)


def _doubling_legal(state: VolenyState) -> Iterator[Action]:
    for announces in subsets(_announceable(state)):
        for raises in subsets(_raisable(state)):
            if not _raises_dropped_game(state, raises, announces):
                yield Say(raises, announces)


def _raises_dropped_game(state: VolenyState, raises: tuple[str, ...], announces: tuple[str, ...]) -> bool:
    return "hra" in raises and "sto_against" in announces and not state.profile.flek_on_hra_after_sto_against


def _doubling_objection(state: VolenyState, action: Action) -> Objection | None:
    if not isinstance(action, Say):
        return "doubling-first", "LIGA-28"
    raisable = _raisable(state)
    for name in action.raises:
        if name not in raisable:
            return _raise_objection(state, name)
    for name in action.announces:
        if wrong := _announcement_objection(state, name):
            return wrong
    in_order = tuple(name for name in raisable if name in action.raises)
    announced = tuple(name for name in _announceable(state) if name in action.announces)
    if action.raises != in_order or action.announces != announced:
        return "each-once-in-order", ""
    if _raises_dropped_game(state, action.raises, action.announces):
        return "game-dropped", state.profile.clauses["flek_on_hra_after_sto_against"]
    return None


def _raise_objection(state: VolenyState, name: str) -> Objection:
    component = state.rounds.component(name)
    if component is None:
        return "not-on-the-table", ""
    if not _below_limit(state, component):
        return "value-at-ceiling", state.profile.clauses["max_flek"]
    if name == "hra" and state.rounds.component("sto_against") and not state.profile.flek_on_hra_after_sto_against:
        return "game-dropped", state.profile.clauses["flek_on_hra_after_sto_against"]
    mine = component.owner == state.rounds.side
    return ("not-your-own", "") if mine and not component.level else ("not-raised-against-you", "")


def _doubling_after(state: VolenyState, action: Action) -> VolenyState:
    assert isinstance(action, Say)  # noqa: S101 – for the type checker
    announced = tuple(Component(name, "defence") for name in action.announces)
    announcer = state.to_act if "sedma_against" in action.announces else state.announcer
    rounds = state.rounds.spoken(action.raises, announced, binds_side=state.profile.flek_binds == "side", last_turn=1)
    return _go_on_doubling(replace(state, rounds=rounds, announcer=announcer))


def _anything_to_raise(state: VolenyState) -> bool:
    """Has anybody whose round it is something he could raise? Everybody can see that."""
    turns = (0, 1) if state.rounds.side == "defence" else (0,)
    return any(_raisable(replace(state, rounds=replace(state.rounds, turn=turn))) for turn in turns)


def _go_on_doubling(state: VolenyState) -> VolenyState:
    """Ask the next speaker; a round in which everybody can see that nothing is left to say is not begun."""
    rounds = state.rounds
    against = rounds.number == 0 and state.contract in ("hra", "sedma", "sto")
    if not rounds.over and (rounds.turn or against or _anything_to_raise(state)):
        return state
    done = replace(state, rounds=replace(rounds, over=True))
    if settlement.is_played(state.profile, rounds.components):
        return replace(done, phase="play", leader=state.declarer)
    return replace(done, phase="end", ending="unplayed")


# A7 play


def playable(state: VolenyState) -> CardSet:
    """The cards the seat to act may play."""
    hand = state.hands[_seat(state.to_act)]
    cards = play.following(hand, state.trick, state.trump, state.order)
    if state.trump is None:
        return cards
    if state.profile.marriage_mode == "auto_svrsek_first":
        cards = cards - play.kings_behind_overs(hand)
    if state.announcer == state.to_act and state.keeps_seven in cards and len(cards) > 1:
        cards = cards.without(state.keeps_seven)  # type: ignore[arg-type]
    return cards


def _may_announce(state: VolenyState, card: Card) -> bool:
    """Where a marriage is announced by choice: may it be, with this card?"""
    if state.profile.marriage_mode != "announced" or state.trump is None:
        return False
    pair = play.pair(card.suit)
    return card in pair and pair <= state.hands[_seat(state.to_act)] and not pair <= state.lost_marriages


def _play_legal(state: VolenyState) -> Iterator[Action]:
    choice = state.profile.marriage_mode == "announced"
    for card in playable(state):
        yield PLAYS[card]
        if choice and _may_announce(state, card):
            yield MARRIAGE_PLAYS[card]


def _play_objection(state: VolenyState, action: Action) -> Objection | None:
    if not isinstance(action, Play | PlayMarriage):
        return "play-a-card", ""
    card = action.card
    if card not in state.hands[_seat(state.to_act)]:
        return "not-in-hand", ""
    if card not in playable(state):
        return _card_objection(state, card)
    if isinstance(action, PlayMarriage) and not _may_announce(state, card):
        return "no-marriage", state.profile.clauses["marriage_mode"]
    return None


def _card_objection(state: VolenyState, card: Card) -> Objection:
    """Which duty the card would break."""
    hand = state.hands[_seat(state.to_act)]
    if card in play.following(hand, state.trick, state.trump, state.order):
        if card is state.keeps_seven:
            return "keep-seven", state.profile.clauses["false_seven"]
        return "svrsek-before-kral", state.profile.clauses["marriage_mode"]
    led = state.trick[0].suit
    if hand & SUIT_SETS[led]:
        return ("must-beat", "") if card.suit is led else ("must-follow", "")
    return ("must-overtrump", "") if card.suit is state.trump else ("must-trump", "")


def _play_after(state: VolenyState, action: Action) -> VolenyState:
    assert isinstance(action, Play | PlayMarriage)  # noqa: S101 – for the type checker
    card, seat = action.card, _seat(state.to_act)
    hand = state.hands[seat]
    marriages, lost = state.marriages, state.lost_marriages
    if state.trump is not None and card in play.pair(card.suit) and play.pair(card.suit) <= hand:
        automatic = state.profile.marriage_mode != "announced"
        if (card.rank is Rank.OVER) if automatic else isinstance(action, PlayMarriage):
            value = play.marriage_value(card.suit, state.trump)
            marriages = (*marriages, Marriage(len(state.tricks) + 1, seat, card.suit, value))
        else:
            lost = lost | play.pair(card.suit)
    trick = (*state.trick, card)
    played = replace(
        state,
        hands=_with_hand(state, seat, hand.without(card)),
        trick=trick,
        marriages=marriages,
        lost_marriages=lost,
    )
    return played if len(trick) < 3 else _trick_done(played)


def _trick_done(state: VolenyState) -> VolenyState:
    winner = state.after_seat(state.leader, play.best_of(state.trick, state.trump, state.order))
    tricks = (*state.tricks, Trick(state.leader, state.trick, winner))
    done = replace(state, trick=(), tricks=tricks, leader=winner)
    broken = (
        winner == state.declarer
        if state.contract in ("betl", "open_betl")
        else state.contract in ("durch", "open_durch") and winner != state.declarer
    )
    if broken or len(tricks) == TRICKS:
        return replace(done, phase="end", ending="played")
    return done


# Laying a hand down


def _claimed(state: VolenyState, claim: Claim) -> VolenyState:
    from marias.rules.voleny.claim import prove

    refusal, seven = prove(state)
    if refusal:
        raise ClaimRefused(write_action(claim), state.to_act, state.phase, refusal, state.profile.clauses["claims"])
    return replace(
        state,
        phase="end",
        ending="played",
        claimed=state.to_act,
        claimed_seven=seven,
        history=(*state.history, (state.to_act, claim)),
    )


def _marriages_to_come(state: VolenyState) -> tuple[Marriage, ...]:
    """The marriages still in the hands; every card is played in the end, so each would be announced."""
    if state.trump is None:
        return ()
    return tuple(
        Marriage(TRICKS, seat, suit, play.marriage_value(suit, state.trump))
        for seat, hand in enumerate(state.hands)
        for suit in play.marriages_in(hand)
    )


# Rulings [LIGA-36 … LIGA-43]


def _ruled(state: VolenyState, action: Misdeal | Revoke) -> VolenyState:
    wrong: Objection | None = None
    if state.phase == "end":
        wrong = ("deal-over", "")
    elif isinstance(action, Revoke):
        if state.profile.revoke_mode != "referee":
            wrong = ("referee-mode-only", state.profile.clauses["revoke_mode"])
        elif action.seat not in state.active:
            wrong = ("not-in-this-deal", "LIGA-37")
        elif len(set(action.evident)) != len(action.evident):
            wrong = ("each-once-in-order", "LIGA-39")
    if wrong:
        raise IllegalAction(write_action(action), None, state.phase, *wrong)
    ruling = action if isinstance(action, Revoke) else None
    return replace(
        state,
        phase="end",
        ending="revoke" if ruling else "misdeal",
        ruling=ruling,
        history=(*state.history, (None, action)),
    )


_OFFENCES = {
    "must-follow": "not_following",
    "must-beat": "not_beating",
    "must-overtrump": "not_beating",
    "must-trump": "not_trumping",
    "svrsek-before-kral": "king_before_over",
    "keep-seven": "seven_early",
    "sharp-in-talon": "sharp_in_talon",
}


def _offence(state: VolenyState, action: Action, rule: str) -> Any:
    """In referee mode a wrong card lies and sticks: the revoke it is, or None if it could not have happened."""
    return _OFFENCES.get(rule) if isinstance(action, Play | Discard) else None


_Legal = Callable[[VolenyState], Iterator[Action]]
_Objection = Callable[[VolenyState, Action], Objection | None]
_After = Callable[[VolenyState, Action], VolenyState]
_PHASES: dict[str, tuple[_Legal, _Objection, _After]] = {
    "trump": (_trump_legal, _trump_objection, _trump_after),
    "call": (_call_legal, _call_objection, _call_after),
    "answer": (_answer_legal, _answer_objection, _answer_after),
    "takeover": (_takeover_legal, _takeover_objection, _takeover_after),
    "declare": (_declare_legal, _declare_objection, _declare_after),
    "doubling": (_doubling_legal, _doubling_objection, _doubling_after),
    "play": (_play_legal, _play_objection, _play_after),
}
