"""Finding puzzles: the endings of deals as they are played, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from marias import solver
from marias.analysis.puzzles.grading import grade, temptations
from marias.analysis.puzzles.lines import line_after
from marias.analysis.puzzles.puzzle import GRADES, Puzzle, puzzle_of
from marias.analysis.puzzles.question import Answers, answers, card_of, components
from marias.cards import Card
from marias.rules.contract import Action
from marias.rules.marijas.actions import Show
from marias.solver import reference

FEWEST, MOST = 3, 6
"""Cards in the hand of the player on turn."""
CHOICE = 3
"""So many cards he may play at least."""
BY_REFERENCE = 4
"""With so many cards in hand, or fewer, the slow reference has to say the same."""

Natural = Callable[[Any], Action]
"""What a player would do who sees his own cards only."""


def puzzle_in(states: Iterable[Any], game: str, natural: Natural) -> Puzzle | None:
    """The hardest puzzle among the states of one deal, of equally hard ones the earliest; None where there is none."""
    found = [puzzle for state in states for puzzle in _puzzles(state, game, natural)]
    return max(found, key=lambda puzzle: (GRADES.index(puzzle.grade), puzzle.depth), default=None)


def _puzzles(state: Any, game: str, natural: Natural) -> Iterable[Puzzle]:
    if not may_be_asked(state):
        return
    for component in components(state):
        found = answers(state, component)
        if found is None or len(found.cards) != 1:
            continue
        (right,) = found.cards
        puzzle = graded(state, game, found, right, card_of(natural(state)))
        if puzzle is not None and puzzle.depth and (_cards(state) > BY_REFERENCE or agrees(state, found)):
            yield puzzle


def _cards(state: Any) -> int:
    return len(state.hands[state.to_act])


def may_be_asked(state: Any) -> bool:
    """Is it a position of a puzzle: cards played to no stock, few enough in hand, with a choice?"""
    if state.phase != "play" or getattr(state, "stock", ()) or not FEWEST <= _cards(state) <= MOST:
        return False
    legal = state.legal()
    return not any(isinstance(action, Show) for action in legal) and len({card_of(one) for one in legal}) >= CHOICE


def graded(state: Any, game: str, found: Answers, right: Card, natural: Card) -> Puzzle | None:
    """The puzzle of these answers; None where no wrong card tempts."""
    tempting = temptations(state, natural, found.wrong, right)
    if not tempting:
        return None
    lines = [line_after(state, action, found.component) for action in found.losing if card_of(action) in tempting]
    depth = max(line.depth for line in lines)
    return puzzle_of(
        state,
        game,
        component=found.component,
        card=str(right),
        grade=grade(tempting, depth, _cards(state)),
        depth=depth,
        tempting={str(card): why for card, why in tempting.items()},
    )


def agrees(state: Any, found: Answers) -> bool:
    """Does the slow reference, which plays every line by the rules, say the same of every card?"""
    situation = solver.situation_of(state)
    declarers = frozenset(seat for place, seat in enumerate(situation.seats) if situation.side(place) == 0)

    def worth(final: Any) -> int:
        return int(all(item.won for item in final.result().items if item.code == found.component))

    wanted = 1 if found.maximises else 0
    values = reference.values(state, declarers, worth)
    return all((values[action] == wanted) == (action in found.winning) for action in values)
