"""Counts of all ways to go on, from fixed deals: the game, the literal rules and the file agree.

``tests/perft/krizovy.txt`` holds one count a line: what is counted, where from, how deep, how many.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from marias.rules.contract import Deal
from marias.rules.krizovy.state import KrizovyState, start
from tests.rules.krizovy_literal import Table, Talk, count_play, count_talk
from tests.rules.krizovy_scripts import FREE, STO, A, deal_of, ending, random_deal, run
from tests.rules.perft.lines import numbers, parted, rows, words
from tests.sizes import Count

PROFILES = {"free": FREE, "sto": STO}


class Line(NamedTuple):
    kind: str
    profile: str
    hands: tuple[str, ...]
    choice: str
    counts: tuple[int, ...]


LINES = [
    Line(kind, profile, parted(hands), choice, numbers(counts))
    for kind, profile, hands, choice, counts in rows("krizovy")
]


def of_kind(kind: str) -> list[Any]:
    return [pytest.param(line, id=f"{line.profile} {line.choice}") for line in LINES if line.kind == kind]


def ways(state: KrizovyState, depth: int, phases: tuple[str, ...]) -> int:
    """All ways to go on for so many actions within these phases."""
    if depth == 0:
        return 1
    if state.phase not in phases:
        return 0
    return sum(ways(state.after(action), depth - 1, phases) for action in state.legal())


def talked(line: Line) -> tuple[KrizovyState, Table]:
    state = run(start(PROFILES[line.profile], deal_of(*line.hands)), line.choice)
    if line.choice == "forget":
        return state, Table(words(line.hands), "c", "", line.profile == "sto", forgot=True)
    _, card, rank = line.choice.split()
    return state, Table(words(line.hands), card[1], rank + card[1], line.profile == "sto")


@pytest.mark.clause("MCR-17a", "MCR-17c")
@pytest.mark.parametrize("line", of_kind("suit"))
def test_suit_round_and_what_follows(line: Line) -> None:
    """From the choice on: the round of the suit, then announcing or the fleks of betl and durch."""
    state, table = talked(line)
    for depth, expected in enumerate(line.counts, 1):
        assert count_talk(table, Talk("suit", 0), depth) == expected
        assert ways(state, depth, ("suit", "announce", "solo")) == expected


@pytest.mark.clause("MCR-14a", "MCR-17d")
@pytest.mark.parametrize("line", of_kind("announce"))
def test_announcing(line: Line) -> None:
    """From the opening of the chooser on."""
    state, table = talked(line)
    state = run(state, "hearts_alone; goods 3" if line.choice == "forget" else "ask; goods 3")
    for depth, expected in enumerate(line.counts, 1):
        assert count_talk(table, Talk("announce", 0, levels=(("hra", 0),)), depth) == expected
        assert ways(state, depth, ("announce",)) == expected


def played(line: Line) -> tuple[KrizovyState, dict[str, Any]]:
    """A made-up ending; ``choice`` is the trump and the leader, a game without trumps, or who keeps the seven."""
    game, _, who = line.choice.partition(" ")
    seat = int(who or 0)
    if game in ("betl", "durch"):
        won_by = (seat + 1) % 4 if game == "betl" else seat
        state = ending(*line.hands, contract=game, soloist=seat, leader=seat, won_by=won_by)
        return state, {"leader": seat, "trump": "", "solo": (game, seat)}
    trump = {"hearts": "c", "kule": "k", "leaves": "z", "acorns": "l"}[game.removesuffix("+seven")]
    announced: dict[str, Any] = {}
    if game.endswith("+seven"):
        announced = {"announces": ("sedma",), "announcer": seat}
    state = ending(*line.hands, trump=game.removesuffix("+seven"), leader=A, **announced)
    return state, {"leader": A, "trump": trump, "keeper": seat if announced else -1}


@pytest.mark.trial("R002")
@pytest.mark.parametrize("line", of_kind("play"))
def test_last_tricks(line: Line) -> None:
    """To the end, with trumps and without; the counts of betl are no others than the literal rules give."""
    state, facts = played(line)
    for depth, expected in enumerate(line.counts, 1):
        assert count_play(words(line.hands), depth=depth, **facts) == expected
        assert ways(state, depth, ("play",)) == expected


def test_file_has_every_kind() -> None:
    assert {line.kind for line in LINES} == {"suit", "announce", "play"}
    games = {line.choice.split()[0] for line in LINES if line.kind == "play"}
    assert {"betl", "durch", "kule", "hearts", "kule+seven"} <= games
    full = [line for line in LINES if line.kind == "play" and len(line.counts) == 16]
    assert len(full) >= 6, "last four tricks, to the last card"
    assert {line.profile for line in LINES} == {"free", "sto"}


def literal_deal(deal: Deal) -> tuple[tuple[str, ...], ...]:
    pack = [str(card) for card in deal.pack]
    return tuple((*pack[4 * s : 4 * s + 4], *pack[16 + 4 * s : 20 + 4 * s]) for s in range(4))


@pytest.mark.clause("MCR-17c")
def test_random_deals_are_counted_alike(count: Count) -> None:
    """Other deals, other called cards, both profiles: the same number of ways as by the literal rules."""
    for seed in range(count(small=12, soak=600)):
        deal = random_deal(f"perft {seed}", 3)
        card, rank = deal.pack[seed % 4], "789SQKXA"[seed % 8]
        profile = ("free", "sto")[seed % 2]
        state = run(start(PROFILES[profile], deal), f"choose {card} {rank}")
        table = Table(literal_deal(deal), str(card)[1], rank + str(card)[1], profile == "sto")
        assert ways(state, 5, ("suit", "announce", "solo")) == count_talk(table, Talk("suit", 0), 5)
        opened = run(state, "ask; goods 3")
        for depth in (1, 2, 3, 4):
            assert ways(opened, depth, ("announce",)) == count_talk(
                table, Talk("announce", 0, levels=(("hra", 0),)), depth
            )
