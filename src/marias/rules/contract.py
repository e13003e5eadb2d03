"""The contract of a game.

A game is declared as data (:class:`Game`), and the declaration is tested. A whole deal is
``profile + deal + list of actions``; everything else is derived by replay: saving, undo, spectating, crash recovery
and analysis are the same mechanism.

A state is immutable::

    state.to_act        seat or None (the deal is over)
    state.phase         the phase, a word the game declares
    state.legal()       every legal action, none twice, in a stable order
    state.after(a)      the next state, or IllegalAction naming action, seat, phase and rule
    state.view(seat)    all that seat may know and nothing else (None: a spectator)
    state.result()      components, transfers, clauses; only when the deal is over

``legal`` lists what a player can do by right. Three kinds of action are accepted by ``after`` although they are never
listed, because listing them would give away hidden cards or because they belong to the referee: a claim (a won hand
laid down, proved when it is made), a slip of the tongue, and a ruling (misdeal, revoke, fine).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, Self

import msgspec

from marias.cards import EMPTY, PACK, Card, CardSet
from marias.errors import TableError

Seat = int
"""A place at the table, 0 … seats - 1, clockwise."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of all actions: a small value, written as its tag and its fields (see ``marias.notation``)."""

    ruling: ClassVar[bool] = False
    """True for what only the referee says; it belongs to no seat's turn."""

    def public(self) -> Self:
        """What the other seats learn of this action; a hidden card stands as ``None``."""
        return self


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chance of a deal, made explicit: the pack in the order it is dealt, the dealer, the number of seats."""

    pack: tuple[Card, ...]
    dealer: Seat = 0
    seats: int = 3

    def __post_init__(self) -> None:
        if len(self.pack) != len(PACK) or CardSet(self.pack).mask.bit_count() != len(PACK):
            raise TableError("a deal needs the 32 different cards of the pack", code="deal-pack")
        if not 0 <= self.dealer < self.seats:
            raise TableError(
                f"dealer {self.dealer} does not sit at a table of {self.seats}", code="deal-dealer", dealer=self.dealer
            )

    def next_to(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many places clockwise."""
        return (seat + steps) % self.seats


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a settlement.

    ``amount`` is in the unit of the game for one opponent, positive when the declarer receives it. ``base`` ×
    ``2**level`` × ``factor`` is the price before any cap; ``clause`` is the source the line rests on.
    """

    code: str
    amount: int
    clause: str
    base: int = 0
    level: int = 0
    factor: int = 1
    won: bool | None = None
    """True: the declarer's side won this component; None: the line is not won or lost (a cap)."""
    against: tuple[Seat, ...] = ()
    """The opponents this line is settled with."""
    by: Seat | None = None
    """Who pays this line to each of ``against``, where it is a fine and not part of the declarer's settlement."""

    @property
    def priced(self) -> bool:
        """Is it about a price? A deal nobody played has a line that only names the clause."""
        return bool(self.base or self.amount) or self.won is not None


class Transfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One payment, in whole Kč."""

    payer: Seat
    payee: Seat
    amount: int


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal came to, and why. ``payments`` is in seat order and sums to zero, unless match points are given."""

    kind: Literal["played", "unplayed", "revoke", "fine", "misdeal"]
    payments: tuple[int, ...]
    transfers: tuple[Transfer, ...] = ()
    items: tuple[Item, ...] = ()
    declarer: Seat | None = None
    contract: str = ""
    card_points: tuple[int, int] | None = None
    """Declarer's side and defenders' side: aces, tens and the last trick, without marriages."""
    marriages: tuple[int, int] | None = None
    hundred: tuple[int, int] | None = None
    """Of the side that announced a hundred: card points, and the marriages that count towards it."""
    offender: Seat | None = None
    partner: Seat | None = None
    """Who played with the declarer, where somebody did and all know it by now."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game shows to a seat. Families add what is theirs; nothing hidden from the seat is ever in it."""

    game: str
    seat: Seat | None
    """None: a spectator."""
    seats: int
    dealer: Seat
    phase: str
    to_act: Seat | None
    hand: CardSet
    legal: tuple[Action, ...]
    """This seat's own legal actions; empty when it is not its turn."""
    history: tuple[tuple[Seat | None, Action], ...]
    """All actions so far, the private parts of the others hidden."""
    result: Result | None


class _Shown(Protocol):
    @property
    def deal(self) -> Deal: ...
    @property
    def hands(self) -> tuple[CardSet, ...]: ...
    @property
    def to_act(self) -> Seat | None: ...
    @property
    def phase(self) -> str: ...
    @property
    def history(self) -> tuple[tuple[Seat | None, Action], ...]: ...
    def legal(self) -> tuple[Action, ...]: ...
    def result(self) -> Result: ...


def shown_to(state: _Shown, seat: Seat | None) -> dict[str, Any]:
    """The fields of every ``View`` but the game's name: what this seat may know whichever game it is.

    Raises ``TableError`` for a seat that is not at the table.
    """
    check_seat(seat, state.deal.seats)
    return {
        "seat": seat,
        "seats": state.deal.seats,
        "dealer": state.deal.dealer,
        "phase": state.phase,
        "to_act": state.to_act,
        "hand": EMPTY if seat is None else state.hands[seat],
        "legal": state.legal() if seat is not None and seat == state.to_act else (),
        "history": tuple((actor, action if actor == seat else action.public()) for actor, action in state.history),
        "result": state.result() if state.phase == "end" else None,
    }


class State(Protocol):
    """An immutable position of a deal."""

    @property
    def to_act(self) -> Seat | None: ...
    @property
    def phase(self) -> str: ...
    @property
    def history(self) -> tuple[tuple[Seat | None, Action], ...]: ...
    def legal(self) -> tuple[Action, ...]: ...
    def after(self, action: Action) -> State: ...
    def view(self, seat: Seat | None) -> View: ...
    def result(self) -> Result: ...


class Race(Protocol):
    """A match to a target of match points, between deals."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Match points by seat."""

    @property
    def ending(self) -> Any | None:
        """Who has won it, and what else there is to say; None while it goes on."""

    def after(self, state: Any) -> Race:
        """The match after a finished deal."""

    def next_dealer(self, state: Any) -> Seat:
        """Who deals after this deal."""


class Tally(Protocol):
    """What the players of a table have collected over several matches."""

    def after(self, ending: Any) -> Tally:
        """The tally after one more match, of its ending."""


class Shape(NamedTuple):
    """A deal in figures."""

    hand_size: int
    tricks: int
    talon: int


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game declared as data; the shared battery of tests holds every family to it."""

    name: str
    seats: tuple[int, ...]
    """Numbers of seats it can be played with."""
    unruled: tuple[int, ...] = ()
    """Numbers of seats the sources name without giving rules for them; refused in words of their own."""
    hand_size: int | tuple[int, ...]
    """Cards in each active hand when play begins. Like the next two it is one number for every number of seats, or one
    for each of ``seats``; see ``shape``."""
    tricks: int | tuple[int, ...]
    talon: int | tuple[int, ...]
    """Cards that lie aside when play begins: a talon, or a stock to draw from."""
    phases: tuple[str, ...]
    contracts: tuple[str, ...]
    """What a deal can be settled as (``Result.contract``), lowest first."""
    components: tuple[str, ...]
    """Names of all that can be settled with a flek level of its own, in the order of the game's price list."""
    zero_sum: bool
    unit: str
    """What payments count: ``Kč``, ``units`` (whose worth the profile gives) or ``match points``."""
    actions: tuple[type[Action], ...]
    profile: type[Any]
    """The struct of its rule sets; see ``marias.rules.profile``."""
    default_profile: str
    default_profiles: dict[int, str] = {}
    """By number of seats, where the usual rule set is for one number alone."""
    start: Callable[[Any, Deal], Any]
    """``start(profile, deal)`` is the first state."""
    gather: Callable[[Any], tuple[Card, ...]]
    """The unshuffled pack as it is gathered from a finished deal."""
    request: type[Any]
    """What a scorekeeper tells of a deal; see ``marias.rules.request``."""
    answer: Callable[[Any, Any], Any]
    """``answer(request, profile)``: who pays whom, or a ``SettlementError``; without a profile by the request's own."""
    max_payment: Callable[[Any, int], int]
    """``max_payment(profile, seats)``: no seat can win or lose more in one deal (Kč)."""
    void_deal: Literal["shuffled", "cut"] = "shuffled"
    """The pack after a misdeal: shuffled anew, or gathered and cut like any other."""
    money: Literal["stake", "top_up", "account", "race"] = "stake"
    """What a player has at the table: a stake, whose loss ends the round; a stake to which he adds money when it is
    lost (``profile.top_up``, and what he still owes); a running account, which may stand below zero; or match points,
    counted from nothing until somebody has won the ``race``."""
    race: Callable[[Any, int], Race] | None = None
    """``race(profile, seats)``: the match before its first deal, where match points are counted."""
    tally: Callable[[int], Tally] | None = None
    """``tally(seats)``: nothing collected yet; where several matches of one sitting are counted together."""
    premium: Callable[[Any], Any] | None = None
    """Of a finished deal: what a federation's premium points need to know; None where there are none."""

    def check_seats(self, seats: int) -> None:
        """Raises ``TableError`` for a number of seats it cannot be played with."""
        if seats in self.unruled:
            allowed = ", ".join(map(str, self.seats))
            raise TableError(
                f"the sources of {self.name} name {seats} players, but give no rules for them; allowed: {allowed}",
                code="seats-unruled",
                game=self.name,
                seats=seats,
                allowed=allowed,
                half=seats // 2,
            )
        check_seats(self.name, self.seats, seats)

    def shape(self, seats: int) -> Shape:
        """The figures of a deal with so many seats.

        Raises ``TableError`` for a number the game cannot be played with.
        """
        self.check_seats(seats)
        place = self.seats.index(seats)
        figures = (self.hand_size, self.tricks, self.talon)
        return Shape(*(figure if isinstance(figure, int) else figure[place] for figure in figures))

    def tables(self, profile: Any) -> tuple[int, ...]:
        """The numbers of seats it can be played with by this rule set."""
        return self.seats if profile.only_for is None else (profile.only_for,)

    def profile_for(self, seats: int | None = None) -> str:
        """The name of the rule set it is played by unless another is asked for."""
        return self.default_profiles.get(seats or self.seats[0], self.default_profile)

    def replay(self, profile: Any, deal: Deal, actions: tuple[Action, ...]) -> Any:
        """The state after these actions.

        Raises ``IllegalAction`` for the first one the rules do not allow.
        """
        state = self.start(profile, deal)
        for action in actions:
            state = state.after(action)
        return state


def check_seats(game: str, allowed: tuple[int, ...], seats: int) -> None:
    """Raises ``TableError`` for a number of seats the game is not played with."""
    if seats not in allowed:
        raise TableError(
            f"{game} is played by {' or '.join(map(str, allowed))}, not by {seats}",
            code="seats",
            game=game,
            seats=seats,
            allowed=", ".join(map(str, allowed)),
        )


def check_seat(seat: Seat | None, seats: int) -> None:
    """Raises ``TableError`` for a seat that is not at the table (None, a spectator, always is)."""
    if seat is not None and not 0 <= seat < seats:
        raise TableError(
            f"there is no seat {seat}: they are 0 … {seats - 1}", code="no-seat", seat=seat, last=seats - 1
        )
