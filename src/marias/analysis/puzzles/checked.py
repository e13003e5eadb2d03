"""Is a puzzle from a file what it says it is?"""

from __future__ import annotations

from marias.analysis.puzzles.grading import BOT
from marias.analysis.puzzles.puzzle import Puzzle
from marias.analysis.puzzles.question import answers, components
from marias.analysis.puzzles.search import CHOICE, FEWEST, MOST, graded, may_be_asked
from marias.errors import SolverError
from marias.notation import parse_card

FOUND = ("depth", "grade", "tempting")
"""What the solver found out."""


def check(puzzle: Puzzle) -> None:
    """Solve it again; only which card a bot would play is believed, for another version's bot may play another.

    Raises ``SolverError`` where it is not as it says, ``MariasError`` where there is no such deal.
    """
    state = puzzle.state()
    if not may_be_asked(state):
        raise SolverError(
            f"it asks for no card of {FEWEST} to {MOST} in hand of which {CHOICE} or more may be played",
            code="puzzle-position",
            fewest=FEWEST,
            most=MOST,
            choice=CHOICE,
        )
    said = components(state)
    if puzzle.component not in said:
        raise _claim("component", puzzle.component, ", ".join(said))
    found = answers(state, puzzle.component)
    winning = " ".join(sorted(map(str, found.cards))) if found else ""
    if found is None or winning != puzzle.card:
        raise _claim("card", puzzle.card, winning)
    right = parse_card(puzzle.card)
    natural = next((parse_card(card) for card, why in puzzle.tempting.items() if BOT in why), right)
    as_solved = graded(state, puzzle.game, found, right, natural)
    if as_solved is None:
        raise _claim("tempting", ", ".join(puzzle.tempting), "")
    for field in FOUND:
        told, solved = getattr(puzzle, field), getattr(as_solved, field)
        if told != solved:
            raise _claim(field, _written(told), _written(solved))


def _written(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{card} ({' '.join(why)})" for card, why in sorted(value.items()))
    return str(value)


def _claim(field: str, told: str, solved: str) -> SolverError:
    return SolverError(
        f"{field} is {told or '-'}; solved it is {solved or '-'}",
        code="puzzle-claim",
        field=field,
        told=told or "-",
        solved=solved or "-",
    )
