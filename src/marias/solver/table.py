"""From a situation to the numbers of the core: which endings are told apart, and what each is worth.

What an ending is worth is asked of the family's own settlement, once for each class of outcome. Of all that may still
happen to marriages and tricks, only what changes a payment becomes a mark that the core keeps in mind. A marriage that
its side never loses by calling is taken as called; an action that does not call it is looked at apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, Literal

import msgspec

from marias.cards import SHARP, SUIT_SETS, CardSet, Rank, Suit
from marias.errors import SolverError
from marias.rules import play
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.play import Marriage
from marias.solver.problem import (
    ANY_PLAY,
    BEATEN,
    BEATEN_BY_PARTNER,
    CALLING,
    GRADED,
    NO_SEVEN,
    TENS,
    TOOK_LAST,
    Four,
    Problem,
    Rules,
    numbering,
)
from marias.solver.situation import Calling, Ending, Place, Situation

MOST_MARKS = 8
MOST_LEVELS = 255
FATES = (NO_SEVEN, TOOK_LAST, BEATEN, BEATEN_BY_PARTNER)

Worth = Callable[[Situation, Ending], int]
"""What an ending is worth to the declarers' side."""


class Mark(msgspec.Struct, frozen=True):
    """Something that may still happen and is remembered.

    ``call``: the marriage of the suit is called. ``first``: the first one the side calls is that in trumps.
    ``trick``: one of the group takes a trick.
    """

    kind: Literal["call", "first", "trick"]
    side: int
    suit: Suit | None = None
    group: int = 0
    early: bool = False
    """Called while there is a stock, where it counts otherwise then."""


Marks = tuple[Mark, ...]


class Table:
    """What the endings of a deal are worth, for the situation it is made of and all that follow from it."""

    def __init__(self, situation: Situation, worth: Worth) -> None:
        self.numbering = numbering(situation.trump, situation.order)
        self.situation = situation
        self.marks: Marks = ()
        self.taken_as_called: set[Suit] = set()
        """Marriages that need not be called, but whose side never loses by it."""
        self.tracked: set[Suit] = set()
        """Marriages whose calling is watched: it changes a payment, or takes power from a trump."""
        self._worth = worth
        self._known: dict[Ending, int] = {}
        self._pairs = situation.possible_pairs()
        self._tens = _tens_possible(situation)
        self._fates = _fates_possible(situation)
        self.rules = self._graded() if situation.goal == GRADED else self._all_or_nothing()

    # What the core is asked

    def problem(self, situation: Situation) -> Problem:
        """The situation of the table, or one that follows from it."""
        hands = tuple(self.numbering.mask(hand) for hand in situation.hands)
        first, second, third, fourth = (*hands, 0, 0)[:4]
        happened = (1 << bit for bit, mark in enumerate(self.marks) if self._has_happened(mark, situation))
        return Problem(
            rules=self.rules,
            hands=(first, second, third, fourth),
            leader=situation.leader,
            table=self.numbering.bits(situation.trick),
            taken=situation.taken,
            marks=sum(happened),
            helper_done=situation.helper_done,
            stock=self.numbering.bits(situation.stock.cards) if situation.stock else (),
            weak=self.numbering.mask(situation.stock.powerless) if situation.stock else 0,
        )

    def move(self, situation: Situation, action: Action) -> int | None:
        """The core's move for an action; None where it does not call a marriage that is taken as called."""
        if not isinstance(action, Play | PlayMarriage):
            raise SolverError(f"{action!r} plays no card", code="solver-no-card", action=repr(action))
        card = action.card
        number = self.numbering.numbers[card]
        if card not in play.pair(card.suit) or (situation.to_play, card.suit) not in situation.live_pairs():
            return number
        calls = _calls(situation.calling, action)
        if card.suit in self.tracked:
            return number | CALLING if calls else number
        return number if calls or card.suit not in self.taken_as_called else None

    def _has_happened(self, mark: Mark, situation: Situation) -> bool:
        seats = self.situation.seats
        since = situation.called[len(self.situation.called) :]
        mine = [m for m in since if self.situation.side(seats.index(m.seat)) == mark.side]
        if mark.kind == "call":
            value = self._value(mark)
            return any(marriage.suit is mark.suit and marriage.value == value for marriage in mine)
        if mark.kind == "first":
            return bool(mine) and mine[0].suit is situation.trump
        return any(took and mark.group >> place & 1 for place, took in enumerate(situation.took_trick))

    # What is told apart

    def _graded(self) -> Rules:
        self._keep_what_matters(_all_marks(self.situation))
        self.tracked = self._watched()
        situation, marks = self.situation, self.marks
        rows = [
            self._row(frozenset(mark for bit, mark in enumerate(marks) if number >> bit & 1), fate)
            for number in range(1 << len(marks))
            for fate in FATES
        ]
        levels = _levels(rows)
        bits = {mark: 1 << bit for bit, mark in enumerate(marks)}
        calls = {
            (place, suit): bits[mark] for place, suit in self._pairs if (mark := self._call(place, suit)) in bits
        }
        early = {
            place: bits.get(self._call(place, suit, early=self._early), 0)
            for place, suit in self._pairs
            if suit is situation.trump
        }
        first = sum(
            bit for mark, bit in bits.items() if mark.kind == "first"
        )  # one side at most holds trumps' marriage
        of_side = [
            sum(bit for mark, bit in bits.items() if mark.kind == "call" and mark.side == side) for side in (0, 1)
        ]
        return self._rules(
            levels=levels,
            worth=tuple(worth for row in rows for worth in row),
            pairs=self._by_suit({suit: self.numbering.mask(play.pair(suit)) for suit in self.tracked}),
            call_marks=tuple(
                figure
                for place in range(4)
                for figure in self._by_suit({suit: bit for (caller, suit), bit in calls.items() if caller == place})
            ),
            early_marks=_four(early.get(place, 0) for place in range(4)),
            first_marks=self._by_suit({situation.trump: first}),
            side_marks=self._by_suit({mark.suit: of_side[mark.side] for mark in marks if mark.kind == "call"}),
            trick_marks=_four(
                sum(bit for mark, bit in bits.items() if mark.kind == "trick" and mark.group >> place & 1)
                for place in range(4)
            ),
        )

    def _all_or_nothing(self) -> Rules:
        lost, made = (self._worth(self.situation, Ending(made=made)) for made in (False, True))
        if lost > made:
            raise _not_monotone()
        return self._rules(levels=(lost, made) if lost < made else (lost,))

    def _rules(self, *, levels: tuple[int, ...], **open_marks: Any) -> Rules:
        situation, bit = self.situation, self.numbering.bit
        return Rules(
            players=len(situation.seats),
            sides=situation.declarers,
            goal=situation.goal,
            trumps=situation.trump is not None,
            must_trump=situation.must_trump,
            beat=situation.beat,
            overtrump=situation.overtrump,
            tricks=situation.tricks,
            last_tens=situation.last_tens,
            kept=sum(map(bit, situation.kept)),
            kept_for_trumps=situation.kept_for_trumps,
            seven_owner=situation.seven_owner,
            helper=bit(situation.helper) if situation.helper else 0,
            call_when=situation.call_when,
            call_optional=not situation.calling.always,
            by_turns=situation.by_turns,
            **self._of_stock(),
            levels=levels,
            **open_marks,
        )

    def _of_stock(self) -> dict[str, Any]:
        stock = self.situation.stock
        if stock is None:
            return {}
        return {
            "weakened": self.numbering.mask(stock.weakened),
            "inside_suit": stock.inside_suit,
            "early_barred": not stock.fircik,
        }

    def _by_suit(self, figures: Mapping[Suit | None, int]) -> Four:
        """The figures in the core's order of suits."""
        numbers = {self.numbering.suit(suit): figure for suit, figure in figures.items() if suit}
        return _four(numbers.get(number, 0) for number in range(4))

    def _row(self, happened: frozenset[Mark], fate: int) -> tuple[int, ...]:
        """By tens. What cannot come out is given the nearest that can, so as not to widen what seems possible."""
        least, most = self._tens[0], self._tens[-1]
        fate = fate if fate in self._fates else NO_SEVEN
        return tuple(self._of(happened, fate, min(max(tens, least), most)) for tens in range(TENS))

    # What matters

    def _keep_what_matters(self, marks: Marks) -> None:
        """Leave out, one by one, the marks on which no payment hangs, and the calls that never hurt."""
        self.marks = marks
        while dropped := next((mark for mark in self.marks if self._may_be_dropped(mark)), None):
            self.marks = tuple(mark for mark in self.marks if mark != dropped)
        if len(self.marks) > MOST_MARKS:
            raise SolverError(
                f"{len(self.marks)} facts about marriages and tricks are open; the solver keeps {MOST_MARKS} in mind",
                code="solver-marks",
                marks=len(self.marks),
                most=MOST_MARKS,
            )

    def _may_be_dropped(self, mark: Mark) -> bool:
        if mark.kind == "call":
            if any(other.kind == "first" and other.side == mark.side for other in self.marks):
                return False  # which one is the first is told by those that were called
            if self.situation.calling.always:
                return True
        effects = self._effects(mark)
        if effects == {0}:
            return True
        good = min(effects) >= 0 and mark.kind == "call" and self._can_always_be_called(mark)
        if good and mark.suit:
            self.taken_as_called.add(mark.suit)
        return good

    def _can_always_be_called(self, mark: Mark) -> bool:
        """Can its holder call it whatever is played? Not if he has to draw it first; and if it is trumps', to play it
        while there is a stock is to call it otherwise."""
        situation = self.situation
        held = any(mark == self._call(place, suit) for place, suit in situation.live_pairs())
        return held and situation.call_when == ANY_PLAY and not (situation.stock and mark.suit is situation.trump)

    def _call(self, place: Place, suit: Suit, *, early: bool = False) -> Mark:
        return Mark("call", self.situation.side(place), suit, early=early)

    @property
    def _early(self) -> bool:
        """Does trumps' marriage count otherwise while there is a stock?"""
        stock = self.situation.stock
        return stock is not None and 0 < stock.fircik != play.marriage_value(self.situation.trump, self.situation.trump)

    def _watched(self) -> set[Suit]:
        situation, stock = self.situation, self.situation.stock
        suits = {mark.suit for mark in self.marks if mark.kind == "call" and mark.suit}
        if stock and stock.fircik and situation.trump and not SUIT_SETS[situation.trump] <= stock.powerless:
            suits.update(suit for _, suit in self._pairs if suit is situation.trump)
        return suits

    def _effects(self, mark: Mark) -> set[int]:
        """What it can be worth to its side that this happens."""
        others = [other for other in self.marks if other != mark]
        sign = 1 if mark.side == 0 else -1
        return {
            sign * (self._of(chosen | {mark}, fate, tens) - self._of(chosen, fate, tens))
            for size in range(len(others) + 1)
            for chosen in map(frozenset, combinations(others, size))
            for fate in self._fates
            for tens in self._tens
        }

    def _of(self, happened: frozenset[Mark], fate: int, tens: int) -> int:
        """What the ending is worth in which of all that is still remembered just this has happened."""
        situation = self.situation
        still_open = set(self.marks) - happened
        trumps_first = {mark.side for mark in happened if mark.kind == "first"}
        groups = [mark.group for mark in happened if mark.kind == "trick"]
        called = [pair for pair in self._pairs if situation.calling.always or self._call(*pair) not in still_open]
        called.sort(key=lambda pair: (pair[1] is situation.trump) != (situation.side(pair[0]) in trumps_first))
        early = [(pair[0], mark) for pair in self._pairs if (mark := self._call(*pair, early=True)) in happened]
        ending = Ending(
            tens=tens,
            marriages=(
                *situation.called,
                *(self._marriage(self._call(place, suit), place) for place, suit in called),
                *(self._marriage(mark, place) for place, mark in early),
            ),
            fate=fate,
            took_trick=tuple(
                took or any(group >> place & 1 for group in groups) for place, took in enumerate(situation.took_trick)
            ),
        )
        if ending not in self._known:
            self._known[ending] = self._worth(situation, ending)
        return self._known[ending]

    def _marriage(self, call: Mark, place: Place) -> Marriage:
        situation = self.situation
        return Marriage(situation.tricks, situation.seats[place], call.suit, self._value(call))  # type: ignore[arg-type]

    def _value(self, call: Mark) -> int:
        stock = self.situation.stock
        return stock.fircik if call.early and stock else play.marriage_value(call.suit, self.situation.trump)


def _calls(calling: Calling, action: Play | PlayMarriage) -> bool:
    """Does the first card of a pair call the marriage?"""
    if calling.by_choice or calling is Calling.SHOWN:
        return isinstance(action, PlayMarriage)
    return calling is Calling.FIRST_CARD or action.card.rank is Rank.OVER


def _all_marks(situation: Situation) -> Marks:
    """Everything that may still happen and might matter."""
    pairs, stock = situation.possible_pairs(), situation.stock
    marks: list[Mark] = []
    for side in (0, 1):
        suits = [suit for place, suit in pairs if situation.side(place) == side]
        called = any(situation.side(situation.seats.index(m.seat)) == side for m in situation.called)
        if not called and len(suits) > 1 and situation.trump in suits and not stock:
            marks.append(Mark("first", side))
        marks += [Mark("call", side, suit) for suit in suits]
        if stock and stock.fircik not in (0, 40) and situation.trump in suits:
            marks.append(Mark("call", side, situation.trump, early=True))
    for group in situation.trick_groups:
        places = [place for place in range(len(situation.seats)) if group >> place & 1]
        if not any(situation.took_trick[place] for place in places):
            marks.append(Mark("trick", situation.side(places[0]), group=group))
    return tuple(marks)


def _tens_possible(situation: Situation) -> range:
    """The tens the declarers' side can end with."""
    cards = CardSet(situation.cards())
    return range(situation.taken, situation.taken + len(cards & SHARP) + situation.last_tens + 1)


def _fates_possible(situation: Situation) -> tuple[int, ...]:
    """What can become of the trump seven."""
    if situation.seven is None:
        return (NO_SEVEN,)
    if situation.helper is not None:
        return (NO_SEVEN, TOOK_LAST)
    owner = situation.seven_owner
    partner = any(
        place != owner and situation.side(place) == situation.side(owner) for place in range(len(situation.seats))
    )
    return FATES if partner else FATES[:BEATEN_BY_PARTNER]


def _levels(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """All that can come out, in order."""
    if any(after < before for row in rows for before, after in pairwise(row)):
        raise _not_monotone()
    levels = tuple(sorted({worth for row in rows for worth in row}))
    if len(levels) > MOST_LEVELS:
        raise SolverError(
            f"{len(levels)} different payments can come out; the solver tells at most {MOST_LEVELS} apart",
            code="solver-levels",
            levels=len(levels),
            most=MOST_LEVELS,
        )
    return levels


def _not_monotone() -> SolverError:
    return SolverError(
        "by these rules a side is paid less for reaching more; the solver cannot search that",
        code="solver-not-monotone",
    )


def _four(figures: Iterable[int]) -> Four:
    first, second, third, fourth = figures
    return first, second, third, fourth
