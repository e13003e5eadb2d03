"""What the scorekeeper is asked of a game: options and questions as data, and the answers all games share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from marias.cards import Suit
from marias.cli.settle_answers import Choice, Desk, Kind, SuitWord, YesNo
from marias.rules.doubling import LEVELS
from marias.texts import Text

Facts = Mapping[str, Any]


def always(facts: Facts) -> bool:  # noqa: ARG001 – it asks nothing of them
    """It is always asked."""
    return True


def never(facts: Facts) -> bool:  # noqa: ARG001 – the same
    """It never happens in this game."""
    return False


class Question(NamedTuple):
    """One fact of a request: the option that tells it, and when it is asked for."""

    field: str
    option: str
    kind: Kind
    default: str | Callable[[Desk, Facts], str] = ""
    """What Enter stands for: a code of a choice, or a word."""
    when: Callable[[Facts], bool] = always
    only: Callable[[Facts], Collection[Any]] | None = None
    """What of it can be, after the answers before; None: everything."""


class Form(NamedTuple):
    """The questions of a game, in stages; the answers of a stage are checked together."""

    game: str
    bargain: tuple[tuple[Question, ...], ...]
    """What stands when doubling begins."""
    components: tuple[str, ...]
    """Everything that can be doubled."""
    play: tuple[Question, ...]
    revoke: tuple[Question, ...]
    extra: tuple[Question, ...]
    """What options alone can tell."""
    check: Callable[[Any, Any], object]
    """Raises ``SettlementError`` for a bargain that cannot be."""
    open_components: Callable[[Any, Any], tuple[tuple[str, int], ...]]
    played: Callable[[Any, Any], bool]
    folded: Callable[[Facts], bool] = never
    """Did the deal end before anybody could flek, revoke or play?"""

    def questions(self) -> tuple[Question, ...]:
        """All of them."""
        return (*(question for stage in self.bargain for question in stage), *self.play, *self.revoke, *self.extra)

    def options(self) -> dict[str, Question]:
        """Option → its question."""
        return {question.option: question for question in self.questions()}

    @staticmethod
    def contract_said(text: Text, contract: str) -> str:
        """The contract of an answer in words."""
        return text(game_message(contract))


def game_message(code: str) -> str:
    """The message that names a game."""
    return f"game-{'hra' if code == 'game' else code}"


def component_message(code: str) -> str:
    """The message that names a component."""
    return f"component-{code}"


def offence_message(code: str) -> str:
    """The message that names a revoke."""
    return f"offence-{code}"


LEVEL = Choice(lambda code: f"level-{code}", tuple(str(level) for level in range(len(LEVELS))))
YES_NO = YesNo()
SUIT = SuitWord(lambda code: f"suit-{code}", tuple(suit.value for suit in Suit))


def first(desk: Desk, facts: Facts) -> str:  # noqa: ARG001 – always the same
    """The first at the table."""
    return desk.names[0]


def declarer(desk: Desk, facts: Facts) -> str:
    """Who declares."""
    return desk.names[facts["declarer"]]
