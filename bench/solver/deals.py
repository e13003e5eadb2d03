"""What is solved: seeded deals in the numbers of the core."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from marias.solver._core import Solver
from marias.solver.problem import ALL_TRICKS, NO_TRICK, Problem, Rules
from tests.solver import golden

SEED = 2024
SAMPLED, PLAUSIBLE = 8000, 240
"""Of so many hands the best so many are plausible for betl or durch: 3 %."""
DEALS = 240

Hands = tuple[int, int, int]


class Task(NamedTuple):
    """Deals and what is asked of each; ``objective`` is the word another program knows it by, empty: it does not."""

    name: str
    problems: tuple[Problem, ...]
    objective: str = ""

    @property
    def hands(self) -> list[list[int]]:
        """The cards alone, for another program."""
        return [list(problem.hands[:3]) for problem in self.problems]

    def total(self, values: Sequence[int]) -> int:
        """The sum of the answers as another program gives them: card points less those of the others, else as here."""
        if self.objective != "points":
            return sum(values)
        hands = (problem.hands[:3] for problem in self.problems)
        return sum(golden.difference(dealt, tens) for dealt, tens in zip(hands, values, strict=True))


def card_points() -> Task:
    """The 240 deals of the prototype: the declarer has named his longest suit and leads."""
    return Task("3 players, card points", tuple(golden.problem(deal.hands) for deal in golden.deals()), "points")


def game_and_seven() -> Task:
    """The same deals, paid: the game one, a seven in the last trick two."""
    problems = (golden.problem(deal.hands, golden.game_and_seven(deal.hands)) for deal in golden.deals())
    return Task("3 players, payment (game and seven)", tuple(problems), "game_and_seven")


def without_trumps(goal: int) -> Task:
    """Betl or durch with a hand that would be played: of twelve cards the two that spoil it most are laid away, and of
    all hands sampled the best are taken."""
    spoils, name = (_too_high, "betl") if goal == NO_TRICK else (_too_low, "durch")
    rng, sampled = random.Random(SEED), []
    for _ in range(SAMPLED):
        cards = rng.sample(range(32), 32)
        hand, second, third = cards[:12], cards[12:22], cards[22:]
        for _ in range(2):
            hand = min(([other for other in hand if other != card] for card in hand), key=spoils)
        sampled.append((spoils(hand), hand, second, third))
    sampled.sort(key=lambda deal: deal[0])
    rules = Rules(players=3, sides=0b001, goal=goal, trumps=False, levels=(0, 1))
    problems = (
        Problem(rules=rules, hands=(_mask(hand), _mask(second), _mask(third), 0), leader=0)
        for _, hand, second, third in sampled[:PLAUSIBLE]
    )
    return Task(f"3 players, {name}, plausible hands", tuple(problems), name)


def four_players() -> Task:
    """Křížový's eight tricks, two against two: trumps are the longest suit of the first to lead."""
    rules = Rules(players=4, sides=0b0101, tricks=8, worth=tuple(range(10)) * 4, levels=tuple(range(10)))
    rng, problems = random.Random(SEED), []
    for _ in range(DEALS):
        cards = rng.sample(range(32), 32)
        trump = max(range(4), key=lambda suit: sum(card >> 3 == suit for card in cards[:8]))
        swap = {trump: 3, 3: trump}
        moved = [8 * swap.get(card >> 3, card >> 3) + (card & 7) for card in cards]
        first, second, third, fourth = (_mask(moved[place : place + 8]) for place in range(0, 32, 8))
        problems.append(Problem(rules=rules, hands=(first, second, third, fourth), leader=0))
    return Task("4 players, 2 against 2, eight tricks", tuple(problems))


def played_down(tricks: int) -> Task:
    """The deals of the prototype after random tricks, with so many left."""
    rng, core = random.Random(tricks), Solver()
    problems = tuple(_played_down(core, golden.problem(deal.hands), tricks, rng) for deal in golden.deals())
    return Task(f"{tricks} tricks left", problems)


def _played_down(core: Solver, problem: Problem, tricks: int, rng: random.Random) -> Problem:
    while problem.hands[problem.leader].bit_count() > tricks:
        hands, table = list(problem.hands), list[int]()
        for step in range(3):
            player = (problem.leader + step) % 3
            core.load(_of(problem, hands, table))
            card = 1 << rng.choice(core.legal())
            hands[player] ^= card
            table.append(card)
        led = 0xFF << (8 * ((table[0].bit_length() - 1) // 8)) | 0xFF << 24
        winner = max(range(3), key=lambda step: table[step] if table[step] & led else 0)
        problem = _of(problem, hands, [], (problem.leader + winner) % 3)
    return problem


def _of(problem: Problem, hands: list[int], table: list[int], leader: int | None = None) -> Problem:
    first, second, third, fourth = hands
    return Problem(
        rules=problem.rules,
        hands=(first, second, third, fourth),
        leader=problem.leader if leader is None else leader,
        table=tuple(table),
    )


def _mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _ranks(cards: list[int]) -> Iterator[list[int]]:
    return (sorted(card & 7 for card in cards if card >> 3 == suit) for suit in range(4))


def _too_high(cards: list[int]) -> int:
    """How far the cards stand above every other card of their suit from the lowest up."""
    return sum(max(0, rank - 2 * place) for ranks in _ranks(cards) for place, rank in enumerate(ranks))


def _too_low(cards: list[int]) -> int:
    """How many higher cards the others hold, for every card."""
    return sum(7 - rank - place for ranks in _ranks(cards) for place, rank in enumerate(reversed(ranks)))


TASKS: tuple[Callable[[], Task], ...] = (
    card_points,
    game_and_seven,
    lambda: without_trumps(NO_TRICK),
    lambda: without_trumps(ALL_TRICKS),
)
"""What the prototype solves too."""
