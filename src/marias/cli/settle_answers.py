"""The kinds of answers a scorekeeper gives: how each is shown, and how a typed word becomes a fact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from marias.cli import words
from marias.errors import SettlementError
from marias.texts import Text

WORTHS = "WHO=20,40"


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
        return words.choice(field, word, self.labels(desk.text))


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
        parts = word.replace(";", ",").split(",")
        return [words.choice(field, part, labels) for part in parts if words.fold(part) not in ("", none)]


class Each(Several):
    """The same, asked one by one."""


class Who:
    """A player by name or place; or a word that stands for another fact, such as nobody."""

    metavar, many = "WHO", False

    def __init__(self, other: str = "", fact: Any = None) -> None:
        self.other, self.fact = other, fact

    def offered(self, desk: Desk) -> tuple[str, ...]:
        return (*desk.names, *([desk.text(f"settle-{self.other}")] if self.other else []))

    def read(self, desk: Desk, field: str, word: str) -> Any:
        if self._is_other(desk, word):
            return self.fact
        try:
            return words.seat(field, word, desk.names)
        except SettlementError:
            raise words.not_understood(field, word, ", ".join(self.offered(desk))) from None

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


class Whole:
    """A whole number."""

    metavar, many = "N", False

    def offered(self, desk: Desk) -> tuple[str, ...]:  # noqa: ARG002 – there are too many
        return ()

    def read(self, desk: Desk, field: str, word: str) -> Any:  # noqa: ARG002 – a number is one in every language
        return words.whole(field, word)


class Wholes(Whole):
    """Whole numbers, divided by commas or blanks; ``-`` for none."""

    metavar = "N,N"

    def read(self, desk: Desk, field: str, word: str) -> tuple[int, ...]:  # noqa: ARG002 – the same
        return words.wholes(field, word)


class BySeat:
    """Numbers of each player: ``WHO=20,40``, several divided by semicolons; ``-`` for none."""

    metavar, many = WORTHS, True

    def offered(self, desk: Desk) -> tuple[str, ...]:  # noqa: ARG002 – the question says how
        return ()

    def read(self, desk: Desk, field: str, word: str) -> Any:
        told: list[tuple[int, ...]] = [()] * len(desk.names)
        for part in words.several(word):
            who, numbers = words.pair(field, part, WORTHS)
            told[words.seat(field, who, desk.names)] += words.wholes(field, numbers)
        return tuple(told)
