"""The kinds of answers a scorekeeper gives: how each is shown, and how a typed word becomes a fact."""

from __future__ import annotations

from collections.abc import Callable, Collection
from copy import copy
from typing import Any, NamedTuple, Protocol, Self

from marias.cards import Suit
from marias.cli import words
from marias.errors import NotationError, SettlementError
from marias.notation import in_latin, parse_suit, readings
from marias.texts import Text
from marias.tui.faces.licitovany.contracts import read_contract
from marias.tui.faces.marijas.calling import CVANCIK, FIRCIK
from marias.tui.look import Look
from marias.tui.typed import GAME_OF, folded, one_word_games

WORTHS = "WHO=20,40"
MOST = 1_000_000
"""The highest number that is asked for: chips of a player."""


class Desk(NamedTuple):
    """What an answer is read with: the language, and who sits at the table."""

    text: Text
    names: tuple[str, ...]


class Kind(Protocol):
    """A kind of answer."""

    metavar: str
    """What stands after the option."""
    many: bool
    """May the option stand several times?"""

    def offered(self, desk: Desk) -> tuple[str, ...]:
        """What may be chosen from, in the words of the language; empty where anything may be typed."""

    def read(self, desk: Desk, field: str, word: str) -> Any:
        """The fact; raises ``SettlementError`` for a word that is not understood."""


class Choice:
    """One of several codes, each with its name in the language."""

    metavar, many = "WORD", False

    def __init__(self, message: Callable[[str], str], codes: tuple[str, ...]) -> None:
        self.messages = {code: message(code) for code in codes}

    def labels(self, text: Text) -> dict[str, str]:
        """Code → its name."""
        return {code: text(message) for code, message in self.messages.items()}

    def offered(self, desk: Desk) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.labels(desk.text).values()))

    def read(self, desk: Desk, field: str, word: str) -> Any:
        return words.choice(field, word, self.labels(desk.text), self.meant(desk.text, word))

    def meant(self, text: Text, word: str) -> str:  # noqa: ARG002 – the words of games and suits need the language
        """The code another usual word stands for; empty where there is none."""
        return ""

    def only(self, codes: Collection[Any]) -> Self:
        """The same with these codes alone."""
        fewer = copy(self)
        fewer.messages = {code: message for code, message in self.messages.items() if code in codes}
        return fewer


def game_meant(text: Text, word: str) -> str:
    """The game or component a player's word stands for: žebrák is betl, kilo is sto."""
    return GAME_OF.get(one_word_games(folded(word), text), "")


class GameWord(Choice):
    """A game, by any of its usual names."""

    def meant(self, text: Text, word: str) -> str:
        meant = game_meant(text, word)
        return "game" if meant == "hra" and "game" in self.messages else meant


class RungWord(Choice):
    """A contract of licitovaný with or without its colour, as it is said at the table: sto červených, 2x7 a sto."""

    def meant(self, text: Text, word: str) -> str:
        said = read_contract(word, Look(text))
        if said.rest or said.helper is not None or said.trump not in (None, Suit.HEARTS):
            return ""
        return f"{said.kind}_hearts" if said.trump is Suit.HEARTS else said.kind


class SuitWord(Choice):
    """A suit, by any of its usual names.

    The letter of one suit here may be the code of another (Serbian ``l`` is list): it is refused, not guessed. So is
    a letter of two suits where the code is not read as it was written (Serbian ``z``).
    """

    def read(self, desk: Desk, field: str, word: str) -> Any:
        said, code = self.meant(desk.text, word), in_latin(word.strip().casefold())
        serbian = desk.text.language.startswith("sr")
        both = [one.value for one in readings(word, "sr") if isinstance(one, Suit)] if serbian else []
        if code in self.messages and said != code and (said or len(both) > 1 or not word.isascii()):
            meant = dict.fromkeys((*both, *([said] if said else []), code))
            raise words.ambiguous(field, word, [self.labels(desk.text)[one] for one in meant])
        return said or super().read(desk, field, word)

    def meant(self, text: Text, word: str) -> str:
        try:
            return str(parse_suit(word, text.language).value)
        except NotationError:
            return ""


class SideWord(Choice):
    """A side, by any word of its name: ``zove`` is who calls."""

    def meant(self, text: Text, word: str) -> str:
        named = [code for code, label in self.labels(text).items() if words.fold(word) in words.fold(label).split()]
        return named[0] if len(named) == 1 else ""


class YesNo(Choice):
    """Yes or no."""

    metavar = "yes|no"

    def __init__(self) -> None:
        super().__init__(lambda code: f"settle-{code}", ("yes", "no"))

    def offered(self, desk: Desk) -> tuple[str, ...]:  # noqa: ARG002 – nobody needs a list of two
        return ()

    def read(self, desk: Desk, field: str, word: str) -> bool:
        return words.choice(field, word, self.labels(desk.text)) == "yes"


class Several(Choice):
    """Any of several codes: with commas, or one with each option."""

    many = True

    def offered(self, desk: Desk) -> tuple[str, ...]:
        return (desk.text("ask-none"), *super().offered(desk))

    def read(self, desk: Desk, field: str, word: str) -> list[str]:
        none = words.fold(desk.text("ask-none"))
        labels = self.labels(desk.text)
        parts = [part for part in word.replace(";", ",").split(",") if words.fold(part) not in ("", none)]
        return [words.choice(field, part, labels, game_meant(desk.text, part)) for part in parts]


class Each(Several):
    """The same, asked one by one."""


class Who:
    """A player by name or place; or a word that stands for another fact, such as nobody."""

    metavar, many = "WHO", False

    def __init__(self, other: str = "", fact: Any = None) -> None:
        self.other, self.fact = other, fact
        self.seats: Collection[int] | None = None

    def offered(self, desk: Desk) -> tuple[str, ...]:
        names = (name for seat, name in enumerate(desk.names) if self.seats is None or seat in self.seats)
        return (*names, *([desk.text(f"settle-{self.other}")] if self.other else []))

    def only(self, seats: Collection[int]) -> Self:
        """The same with these seats alone."""
        fewer = copy(self)
        fewer.seats = seats
        return fewer

    def read(self, desk: Desk, field: str, word: str) -> Any:
        if self._is_other(desk, word):
            return self.fact
        try:
            seat = words.seat(field, word, desk.names)
        except SettlementError:
            raise words.not_understood(field, word, ", ".join(self.offered(desk))) from None
        if self.seats is not None and seat not in self.seats:
            raise words.not_understood(field, word, ", ".join(self.offered(desk)))
        return seat

    def _is_other(self, desk: Desk, word: str) -> bool:
        return bool(self.other) and words.fold(word) in (self.other, words.fold(desk.text(f"settle-{self.other}")))


class Whos(Who):
    """Players, divided by commas; or nobody."""

    metavar = "WHO,WHO"

    def __init__(self) -> None:
        super().__init__("nobody")

    def read(self, desk: Desk, field: str, word: str) -> Any:
        if self._is_other(desk, word):
            return ()
        return tuple(super(Whos, self).read(desk, field, part) for part in word.split(","))


class FlekkedBy(Whos):
    """Players, divided by commas; or part by part, ``sto=B; sedma=B,C``; or nobody."""

    metavar = "WHO,WHO|GAME=WHO,WHO"

    def __init__(self, message: Callable[[str], str], components: tuple[str, ...]) -> None:
        super().__init__()
        self.parts = Choice(message, components)

    def read(self, desk: Desk, field: str, word: str) -> Any:
        if "=" not in word:
            return super().read(desk, field, word)
        told = {}
        for part in words.several(word):
            name, who = words.pair(field, part, self.metavar)
            component = words.choice(field, name, self.parts.labels(desk.text), game_meant(desk.text, name))
            told[component] = super().read(desk, field, who)
        return told


class Whole:
    """A whole number from 0."""

    metavar, many = "N", False
    highest = MOST

    @classmethod
    def up_to(cls, highest: int) -> Self:
        """One no higher than this."""
        whole = cls()
        whole.highest = highest
        return whole

    def offered(self, desk: Desk) -> tuple[str, ...]:  # noqa: ARG002 – there are too many
        return ()

    def read(self, desk: Desk, field: str, word: str) -> Any:  # noqa: ARG002 – a number is one in every language
        return self.within(field, words.whole(field, word))

    def within(self, field: str, number: int) -> int:
        """The number, if it can be; raises ``SettlementError`` if not."""
        if not 0 <= number <= self.highest:
            allowed = f"0 … {self.highest}"
            raise SettlementError(field, f"{number} cannot be", allowed, code="settlement-range", n=str(number))
        return number


class Wholes(Whole):
    """Whole numbers, divided by commas or blanks; ``-`` for none."""

    metavar = "N,N"

    def read(self, desk: Desk, field: str, word: str) -> tuple[int, ...]:  # noqa: ARG002 – the same
        return tuple(self.within(field, number) for number in words.wholes(field, word))


class Points(Whole):
    """Card points of a side."""

    def read(self, desk: Desk, field: str, word: str) -> Any:  # noqa: ARG002 – the same
        points = words.whole(field, word)
        if points not in range(0, 91, 10):
            raise SettlementError(
                field,
                f"{points} are not card points of a side",
                "tens, 0 … 90, without marriages",
                code="settlement-points",
                points=points,
            )
        return points


class Marriages(Wholes):
    """Marriages of a side, by their worth or by their names."""

    def read(self, desk: Desk, field: str, word: str) -> tuple[int, ...]:
        parts = (_worth(part) for part in words.parts(word))
        return _marriages(super().read(desk, field, " ".join(parts)))


def _worth(word: str) -> str:
    """The worth of a marriage that is named, another word as it is."""
    name = folded(word)
    return "40" if name in FIRCIK else "20" if name in CVANCIK else word


def _marriages(told: tuple[int, ...]) -> tuple[int, ...]:
    if any(worth not in (20, 40) for worth in told):
        values = ", ".join(map(str, told))
        raise SettlementError(
            "marriages",
            f"[{values}] cannot all be in one pack",
            "20 at most three times, 40 once",
            code="settlement-marriages",
            values=values,
        )
    return told


class BySeat:
    """Numbers of each player: ``WHO=20,40``, several divided by semicolons; ``-`` for none."""

    metavar, many = WORTHS, True

    def offered(self, desk: Desk) -> tuple[str, ...]:  # noqa: ARG002 – the question says how
        return ()

    def read(self, desk: Desk, field: str, word: str) -> Any:
        told: list[tuple[int, ...]] = [()] * len(desk.names)
        for part in words.several(word):
            who, numbers = words.pair(field, part, WORTHS)
            told[words.seat(field, who, desk.names)] += _marriages(words.wholes(field, numbers))
        return tuple(told)
