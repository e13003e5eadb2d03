"""Counts of all ways to go on in marijaš, from fixed deals: the game, the literal rules and the file agree.

``tests/perft/marijas.txt`` holds one count a line: what is counted, where from, how deep, how many.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from marias.cards import PACK
from marias.rules.marijas.state import MarijasState, start
from tests.rules.marijas_literal import count_play, count_talk
from tests.rules.marijas_scripts import SHIPPED, A, random_deal, table
from tests.rules.perft.lines import numbers, parted, rows, words
from tests.sizes import Count


class Line(NamedTuple):
    trump: str
    """The letter of the suit; ``-`` in betl, which seat 0 plays."""
    leader: int
    hands: tuple[str, ...]
    stock: str
    counts: tuple[int, ...]


LINES = [
    Line(trump, int(leader), parted(hands), stock, numbers(counts))
    for trump, leader, hands, stock, counts in rows("marijas")
]


def ways(state: MarijasState, depth: int) -> int:
    """All ways to go on for so many actions."""
    if depth == 0:
        return 1
    return sum(ways(state.after(action), depth - 1) for action in state.legal())


def literally(line: Line, depth: int) -> int:
    trump, betl = ("", A) if line.trump == "-" else (line.trump, -1)
    return count_play(words(line.hands), trump, depth, stock=tuple(line.stock.split()), leader=line.leader, betl=betl)


def position(line: Line) -> MarijasState:
    betl = line.trump == "-"
    return table(
        *line.hands, trump=None if betl else line.trump, leader=line.leader, stock=line.stock, won_by=1 if betl else A
    )


@pytest.mark.clause("SRB-14", "SRB-17", "SRB-19", "SRB-20", "SRB-28", "SRB-29")
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{len(line.hands)} players, {line.trump} {line.stock}")
def test_last_tricks(line: Line) -> None:
    """To the end: with a stock and without, with marriages, with trumps and in betl."""
    for depth, expected in enumerate(line.counts, 1):
        assert literally(line, depth) == expected
        assert ways(position(line), depth) == expected


def test_file_has_every_kind() -> None:
    assert {len(line.hands) for line in LINES} == {2, 3, 4}
    assert sum(bool(line.stock) for line in LINES) >= 4
    assert {len(line.hands) for line in LINES if line.trump == "-"} == {3, 4}
    whole = [line for line in LINES if len(line.counts) == sum(map(len, words(line.hands))) + len(line.stock.split())]
    assert len(whole) >= 10, "to the last card"


@pytest.mark.clause("SRB-25", "SRB-35", "SRB-37", "SRB-47")
def test_talk_is_counted_alike(count: Count) -> None:
    """From the deal to the first card."""
    for seed in range(count(small=30, soak=2000)):
        players = 2 + seed % 3
        deal = random_deal(players, f"talk {seed}")
        first, pack = (deal.dealer + 1) % players, [str(card) for card in deal.pack]
        state = start(SHIPPED[players], deal)
        assert state.to_act == first
        for depth, expected in enumerate(count_talk(players, [*pack[:5], *pack[17:22]], pack[15:17]), 1):
            assert ways(state, depth) == expected


def test_random_positions_are_counted_alike(count: Count) -> None:
    """Other cards: two, three and four players, up to five cards a hand, two or four in the stock, or none."""
    for seed in range(count(small=60, soak=6000)):
        rng = random.Random(f"perft {seed}")
        players = 2 + seed % 3
        size, waiting = (rng.randint(2, 4), rng.choice((0, 2, 4))) if players == 2 else (rng.randint(2, 3), 0)
        pool = rng.sample(PACK, players * size + waiting)
        hands = tuple(" ".join(map(str, pool[size * s : size * (s + 1)])) for s in range(players))
        stock = " ".join(map(str, pool[players * size :]))
        trump = "-" if players > 2 and rng.random() < 0.25 else rng.choice("ckzl")
        if players == 3 and sum(not card.sharp for card in PACK if card not in pool) < 2:
            continue  # the talon needs two
        line = Line(trump, rng.randrange(players), hands, stock, ())
        for depth in range(1, min(players * size + waiting, 8) + 1):
            assert ways(position(line), depth) == literally(line, depth), line
