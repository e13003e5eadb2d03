"""The deals of the benchmark, with what the core makes of them. ``python -m tests.solver.golden`` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from marias.solver._core import Solver
from marias.solver.problem import Problem, Rules

FILE = Path(__file__).parent / "deals.txt"
SHARP, OVERS, SEVEN = 0xC0C0C0C0, 0x10101010, 0x01000000
ALL_TENS = 9

CARD_POINTS = Rules(players=3, sides=0b001, worth=tuple(range(10)) * 4, levels=tuple(range(10)))
"""The tens of the declarer."""


class Deal(NamedTuple):
    """A deal of three, the declarer first, and what is known of it."""

    hands: tuple[int, int, int]
    tens: int
    nodes: int


def deals() -> list[Deal]:
    """The deals of the file."""
    lines = (line.split() for line in FILE.read_text("ascii").splitlines() if not line.startswith("#"))
    return [Deal((int(a, 16), int(b, 16), int(c, 16)), int(tens), int(nodes)) for a, b, c, tens, nodes in lines]


def marriages(hand: int) -> int:
    """What the marriages of a hand count, in tens."""
    pairs = hand & hand >> 1 & OVERS
    return 2 * pairs.bit_count() + 2 * (pairs >> 28 & 1)


def problem(hands: tuple[int, int, int], rules: Rules = CARD_POINTS) -> Problem:
    """The declarer leads to the first trick."""
    return Problem(rules=rules, hands=(*hands, 0), leader=0)


def difference(hands: tuple[int, int, int], tens: int) -> int:
    """Card points of the declarer less those of the defenders, marriages counted."""
    mine, second, third = map(marriages, hands)
    return 10 * (2 * tens - ALL_TENS + mine - second - third)


def game_and_seven(hands: tuple[int, int, int]) -> Rules:
    """The game counts one, a last trick with the trump seven two."""
    mine, second, third = map(marriages, hands)
    owner = next((player for player, hand in enumerate(hands) if hand & SEVEN), None)
    sign = 0 if owner is None else 1 if owner == 0 else -1
    game = [1 if 2 * tens + mine > ALL_TENS + second + third else -1 for tens in range(10)]
    worth = (*game, *(value + 2 * sign for value in game), *game, *game)
    return Rules(players=3, sides=0b001, seven_owner=owner or 0, worth=worth, levels=tuple(sorted({*worth})))


def solved(core: Solver, hands: tuple[int, int, int]) -> Deal:
    """The deal as the core solves it now."""
    core.load(problem(hands))
    tens, most = core.value()
    if tens != most:
        raise ValueError("the search was cut short")
    return Deal(hands, tens, core.nodes)


def main() -> None:
    """Write the file anew."""
    core = Solver()
    head = [line for line in FILE.read_text("ascii").splitlines() if line.startswith("#")]
    rows = (solved(core, deal.hands) for deal in deals())
    lines = (f"{' '.join(f'{hand:08x}' for hand in row.hands)} {row.tens} {row.nodes}" for row in rows)
    FILE.write_text("\n".join([*head, *lines]) + "\n", "ascii")


if __name__ == "__main__":
    main()
