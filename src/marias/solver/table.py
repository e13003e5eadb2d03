"""From a situation to the numbers of the core: which endings are told apart, and what each is worth.

What an ending is worth is asked of the family's own settlement, once for each class of outcome. Of all that may still
happen to marriages and tricks, only what changes a payment becomes a mark that the core keeps in mind. A marriage that
its side never loses by calling is taken as called; an action that does not call it is looked at apart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Any, Literal

import msgspec

from marias.cards import Rank, Suit
from marias.errors import SolverError
from marias.rules import play
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.solver.frame import Frame, frame_of
from marias.solver.objectives import CARD_POINTS, Worth, worth_of
from marias.solver.payments import ByFate, Course, payments
from marias.solver.position import position, rules_of_play
from marias.solver.problem import ANY_PLAY, CALLING, FATES, GRADED, NO_SEVEN, TENS, Four, Problem, Rules, numbering
from marias.solver.situation import Calling, Ending, Place, Situation

FIRCIK = 40
"""What trumps' marriage counts."""
MOST_MARKS = 8
MOST_LEVELS = 255
TABLES = 512
"""So many are kept: more than the worlds of a deal have different ones."""


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
    """Called while there is a stock, where that counts otherwise."""


Marks = tuple[Mark, ...]


class Table:
    """What the endings of a deal are worth, for all situations of a frame and all that follow from them."""

    def __init__(self, frame: Frame, worth: Worth, *, best_play: bool = True) -> None:
        """``best_play``: nobody leaves a marriage uncalled whose calling never hurts, and both sides want the most.
        Without it nothing is searched, and neither levels nor their table are needed."""
        self.numbering = numbering(frame.trump, frame.order)
        self.frame = frame
        self.marks: Marks = ()
        self.taken_as_called: set[Suit] = set()
        """Marriages that need not be called, but whose side never loses by it."""
        self.watched: set[Suit] = set()
        """Those whose calling the core looks at: it changes a payment, or takes power from a trump."""
        self._best_play = best_play
        self._payments = payments(frame.settlement, worth)
        self.rules = self._graded() if frame.goal == GRADED else self._all_or_nothing()

    # What the core is asked

    def problem(self, situation: Situation) -> Problem:
        """A situation of the table's frame, or one that follows from such."""
        happened = (1 << bit for bit, mark in enumerate(self.marks) if self._has_happened(mark, situation))
        return position(situation, self.numbering, self.rules, marks=sum(happened))

    def move(self, situation: Situation, action: Action) -> int | None:
        """The core's move for an action; None where it does not call a marriage that is taken as called."""
        if not isinstance(action, Play | PlayMarriage):
            raise SolverError(f"{action!r} plays no card", code="solver-no-card", action=repr(action))
        card = action.card
        number = self.numbering.numbers[card]
        if card not in play.pair(card.suit) or (situation.to_play, card.suit) not in situation.live_pairs():
            return number
        calls = _calls(situation.calling, action)
        if card.suit in self.watched:
            return number | CALLING if calls else number
        return number if calls or card.suit not in self.taken_as_called else None

    def outcome(self, number: int) -> tuple[Ending, int]:
        """The ending of this number in the core's table, which is ten times its kind and its tens, or 1 for made; and
        what it is worth."""
        if self.frame.goal != GRADED:
            return Ending(made=number == 1), self._payments.made()[number]
        kind, tens = divmod(number, TENS)
        marks, fate = divmod(kind, FATES)
        course = self._course(frozenset(mark for bit, mark in enumerate(self.marks) if marks >> bit & 1))
        fate = fate if fate < self.frame.fates else NO_SEVEN
        ending = Ending(tens=tens, fate=fate, marriages=course.marriages, took_trick=course.took_trick)
        return ending, self._payments.one(course, fate, tens)

    def _has_happened(self, mark: Mark, situation: Situation) -> bool:
        seats = self.frame.seats
        since = situation.called[len(self.frame.called) :]
        mine = [(m.suit, m.value) for m in since if self.frame.side(seats.index(m.seat)) == mark.side]
        if mark.kind == "call" and mark.suit:
            return (mark.suit, self._value(mark.suit, early=mark.early)) in mine
        if mark.kind == "first":
            return bool(mine) and mine[0][0] is self.frame.trump
        return any(took and mark.group >> place & 1 for place, took in enumerate(situation.took_trick))

    # What is told apart

    def _graded(self) -> Rules:
        self._keep_what_matters(_all_marks(self.frame))
        marks = self.marks
        rows = [
            row
            for number in range(1 << len(marks) if self._best_play else 0)
            for row in self._rows(frozenset(mark for bit, mark in enumerate(marks) if number >> bit & 1))
        ]
        levels = _levels(set(rows))
        bits = {mark: 1 << bit for bit, mark in enumerate(marks)}
        self.watched = {mark.suit for mark in marks if mark.kind == "call" and mark.suit} | self._power_at_stake()
        calls = {pair: bits.get(self._call(*pair), 0) for pair in self.frame.pairs}
        early = {
            place: bits.get(self._call(place, suit, early=self._counts_otherwise_early()), 0)
            for place, suit in self.frame.pairs
            if suit is self.frame.trump
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
            pairs=self._by_suit({suit: self.numbering.mask(play.pair(suit)) for suit in self.watched}),
            call_marks=tuple(
                mark
                for place in range(4)
                for mark in self._by_suit({suit: bit for (caller, suit), bit in calls.items() if caller == place})
            ),
            early_marks=_four(early.get(place, 0) for place in range(4)),
            first_marks=self._by_suit({self.frame.trump: first}),
            side_marks=self._by_suit({mark.suit: of_side[mark.side] for mark in marks if mark.kind == "call"}),
            trick_marks=_four(
                sum(bit for mark, bit in bits.items() if mark.kind == "trick" and mark.group >> place & 1)
                for place in range(4)
            ),
        )

    def _all_or_nothing(self) -> Rules:
        lost, made = self._payments.made()
        if lost > made and self._best_play:
            raise _not_monotone()
        return self._rules(levels=(lost, made) if lost < made else (lost,))

    def _rules(self, *, levels: tuple[int, ...], **open_marks: Any) -> Rules:
        return rules_of_play(self.frame, self.numbering, levels=levels, **open_marks)

    def _by_suit(self, figures: Mapping[Suit | None, int]) -> Four:
        """The figures in the core's order of suits."""
        numbers = {self.numbering.suit(suit): figure for suit, figure in figures.items() if suit}
        return _four(numbers.get(number, 0) for number in range(4))

    def _rows(self, happened: frozenset[Mark]) -> Iterator[tuple[int, ...]]:
        """By fate and tens. What cannot come out is given the nearest that can, so as not to widen what seems
        possible."""
        least, most = self.frame.tens
        possible = self._worth_of(happened)
        rows = [(row[0],) * least + row + (row[-1],) * (TENS - 1 - most) for row in possible]
        for fate in range(FATES):
            yield rows[fate] if fate < len(rows) else rows[NO_SEVEN]

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
            if self.frame.calling.always:
                return True
        may_help = self._best_play and mark.kind == "call" and self._can_always_be_called(mark)
        helps = False
        for effect in self._effects(mark):
            if effect and not (may_help and effect > 0):
                return False
            helps = helps or effect > 0
        if helps and mark.suit:
            self.taken_as_called.add(mark.suit)
        return True

    def _can_always_be_called(self, mark: Mark) -> bool:
        """Can its holder call it whenever he plays a card of it, and is it the same whenever he does? Not if he has to
        draw one first; and while there is a stock, not in trumps."""
        frame = self.frame
        held = any(mark == self._call(*pair) for pair in frame.held)
        return held and frame.call_when == ANY_PLAY and not (frame.stock and mark.suit is frame.trump)

    def _power_at_stake(self) -> set[Suit]:
        """The trump suit, if calling its marriage takes power from a trump."""
        rules = self.frame.stock_rules
        if not (self.frame.stock and rules.fircik and rules.trump_power):
            return set()
        return {suit for _, suit in self.frame.pairs if suit is self.frame.trump}

    def _counts_otherwise_early(self) -> bool:
        """Does trumps' marriage count otherwise while there is a stock?"""
        return self.frame.stock and self.frame.stock_rules.fircik not in (0, FIRCIK)

    def _value(self, suit: Suit, *, early: bool) -> int:
        return self.frame.stock_rules.fircik if early else play.marriage_value(suit, self.frame.trump)

    def _call(self, place: Place, suit: Suit, *, early: bool = False) -> Mark:
        return Mark("call", self.frame.side(place), suit, early=early)

    def _effects(self, mark: Mark) -> Iterator[int]:
        """What it can be worth to its side that this happens."""
        others = [other for other in self.marks if other != mark]
        sign = 1 if mark.side == 0 else -1
        for size in range(len(others) + 1):
            for chosen in map(frozenset, combinations(others, size)):
                for some, other in zip(self._worth_of(chosen | {mark}), self._worth_of(chosen), strict=True):
                    if some != other:
                        yield from (sign * (more - less) for more, less in zip(some, other, strict=True))

    def _worth_of(self, happened: frozenset[Mark]) -> ByFate:
        """What the endings are worth in which of all that is still remembered just this has happened."""
        return self._payments.all(self._course(happened), self.frame.fates, self.frame.tens)

    def _course(self, happened: frozenset[Mark]) -> Course:
        frame = self.frame
        still_open = set(self.marks) - happened
        trumps_first = {mark.side for mark in happened if mark.kind == "first"}
        groups = [mark.group for mark in happened if mark.kind == "trick"]
        called = [pair for pair in frame.pairs if frame.calling.always or self._call(*pair) not in still_open]
        early = [pair for pair in frame.pairs if self._call(*pair, early=True) in happened]
        called.sort(key=lambda pair: (pair[1] is frame.trump) != (frame.side(pair[0]) in trumps_first))
        return Course(
            (
                *((marriage.seat, marriage.value) for marriage in frame.called),
                *((frame.seats[place], self._value(suit, early=False)) for place, suit in called),
                *((frame.seats[place], self._value(suit, early=True)) for place, suit in early),
            ),
            tuple(took or any(group >> place & 1 for group in groups) for place, took in enumerate(frame.took_trick)),
        )


@lru_cache(maxsize=TABLES)
def _table(frame: Frame, worth: Worth, best_play: bool) -> Table:
    return Table(frame, worth, best_play=best_play)


def table_of(situation: Situation, objective: str, *, best_play: bool = True) -> Table:
    """The table of a situation; it is kept for others of the same frame.

    Raises ``SolverError`` for what cannot be solved.
    """
    if objective == CARD_POINTS and situation.goal != GRADED:
        raise SolverError("no card points are counted in this game", code="solver-no-points")
    return _table(frame_of(situation), worth_of(objective), best_play)


def _calls(calling: Calling, action: Play | PlayMarriage) -> bool:
    """Does the first card of a pair call the marriage?"""
    if calling.by_choice or calling is Calling.SHOWN:
        return isinstance(action, PlayMarriage)
    return calling is Calling.FIRST_CARD or action.card.rank is Rank.OVER


def _all_marks(frame: Frame) -> Marks:
    """Everything that may still happen and might matter."""
    marks: list[Mark] = []
    for side in (0, 1):
        suits = [suit for place, suit in frame.pairs if frame.side(place) == side]
        called = any(frame.side(frame.seats.index(m.seat)) == side for m in frame.called)
        if not called and len(suits) > 1 and frame.trump in suits and not frame.stock:
            marks.append(Mark("first", side))
        marks += [Mark("call", side, suit) for suit in suits]
        if frame.stock and frame.stock_rules.fircik not in (0, FIRCIK) and frame.trump in suits:
            marks.append(Mark("call", side, frame.trump, early=True))
    for group in frame.trick_groups:
        places = [place for place in range(len(frame.seats)) if group >> place & 1]
        if not any(frame.took_trick[place] for place in places):
            marks.append(Mark("trick", frame.side(places[0]), group=group))
    return tuple(marks)


def _levels(rows: Collection[tuple[int, ...]]) -> tuple[int, ...]:
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
