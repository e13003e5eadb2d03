"""Counts of the trees of volený: reading their file, and writing it anew.

Write it with ``python -m tests.rules.perft.counts --write``; the counts come from the literal rules of ``literal.py``.
A deal is a pack, a fixed line of actions up to the last four tricks, and counts: ways to each contract in the whole
auction (of the ways to discard for one call, the first stands for all), and lines of 1 … 12 cards from the end of the
fixed line. After the deals stand the counts of all sequences of doubling: contract, suit, holder of the trump seven
(D, 1, 2, or - in the talon), how many, and how many of them leave the deal unplayed.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from tests.rules.perft.literal import (
    NO_TRUMP,
    Hands,
    Play,
    Table,
    auction,
    count_auction,
    count_doubling,
)

FILE = Path(__file__).with_name("voleny.txt")
LAST = 12
"""Cards of the last four tricks."""


@dataclass
class Counted:
    """One deal of the file."""

    name: str
    pack: list[str] = field(default_factory=list)
    line: list[str] = field(default_factory=list)
    """Actions in the notation of the package, from the choice of trump on."""
    auction: dict[str, int] = field(default_factory=dict)
    last: list[int] = field(default_factory=list)


DOUBLINGS = [
    (contract, suit, holder)
    for contract in ("hra", "sedma", "sto", "stosedm")
    for suit in ("plain", "hearts")
    for holder in (("D",) if "sedm" in contract else ("D", "1", "2", "-"))
] + [(contract, "plain", "-") for contract in NO_TRUMP]

Doubling = tuple[str, str, str]


def read(text: str) -> tuple[list[Counted], dict[Doubling, tuple[int, int]]]:
    """The deals and the doublings of the file."""
    deals: list[Counted] = []
    doublings: dict[Doubling, tuple[int, int]] = {}
    for row in text.splitlines():
        word, _, rest = row.partition(" ")
        if not row or word == "#":
            continue
        if word == "id":
            deals.append(Counted(rest))
        elif word == "pack":
            deals[-1].pack = rest.split()
        elif word == "line":
            deals[-1].line += rest.split(", ")
        elif word == "auction":
            pairs = rest.split()
            deals[-1].auction = {pairs[i]: int(pairs[i + 1]) for i in range(0, len(pairs), 2)}
        elif word == "last":
            deals[-1].last = [int(number) for number in rest.split()]
        else:
            assert word == "doubling", f"the file of counts has no {word!r}"
            contract, suit, holder, ways, unplayed = rest.split()
            doublings[contract, suit, holder] = int(ways), int(unplayed)
    return deals, doublings


def follow(deal: Counted) -> tuple[Table, list[str]]:
    """The auction of the fixed line as the literal rules have it, and the cards played after it.

    A discard of the line need not be the one that stands for all.
    """
    table = Table(deal.pack)
    for place, action in enumerate(deal.line):
        words = action.split()
        if words[0] in ("say", "play"):
            plays = [action.split()[1] for action in deal.line[place:] if action.startswith("play")]
            return table, plays
        ways = {word.rpartition(" ")[0] if "+" in word else word: after for word, after in auction(table)}
        after = ways[action.rpartition(" ")[0] if "+" in action else action]
        table = _with_discard(table, after, words[-1]) if "+" in action else after
    return table, []


def _with_discard(before: Table, after: Table, pair: str) -> Table:
    talon = frozenset(pair.split("+"))
    place = after.declarer
    assert len(talon) == 2
    assert talon <= before.hands[place]
    return after.copy(talon=talon, hands=after.with_hand(place, before.hands[place] - talon))


def keeper(deal: Counted, table: Table) -> int | None:
    """Place (from the declarer) of who announced the seven in the fixed line."""
    if table.contract in ("sedma", "stosedm"):
        return 0
    if any("sedma_against" in action for action in deal.line):
        seven = "7" + table.trump_card[1]
        return next(place for place in range(3) if seven in table.hands[(table.declarer + place) % 3])
    return None


def last_tricks(deal: Counted) -> tuple[Play, Hands, int]:
    """The rules of the play, the hands left after the fixed line, and who leads (places from the declarer)."""
    table, plays = follow(deal)
    trump = None if table.contract in NO_TRUMP else table.trump_card[1]
    play = Play(table.contract, trump, keeper(deal, table))
    gone = frozenset(plays)
    first, second, third = (table.hands[(table.declarer + place) % 3] - gone for place in range(3))
    return play, (first, second, third), play.leader_after(plays)


def counted(deal: Counted) -> Counted:
    """The deal with its counts by the literal rules."""
    play, hands, leader = last_tricks(deal)
    last = [play.count(hands, leader, depth) for depth in range(1, LAST + 1)]
    return Counted(deal.name, deal.pack, deal.line, count_auction(Table(deal.pack)), last)


def write(deals: list[Counted]) -> str:
    """The whole file."""
    rows = [f"# {line}".rstrip() for line in (__doc__ or "").strip().splitlines()]
    for deal in deals:
        rows += ["", f"id {deal.name}", f"pack {' '.join(deal.pack)}"]
        plays = [action for action in deal.line if action.startswith("play")]
        rows.append(f"line {', '.join(action for action in deal.line if not action.startswith('play'))}")
        rows += [f"line {', '.join(plays[place : place + 9])}" for place in range(0, len(plays), 9)]
        rows.append(f"auction {' '.join(f'{contract} {ways}' for contract, ways in sorted(deal.auction.items()))}")
        rows.append(f"last {' '.join(map(str, deal.last))}")
    rows.append("")
    for contract, suit, holder in DOUBLINGS:
        ways, unplayed = count_doubling(contract, suit == "hearts", None if holder == "-" else holder)
        rows.append(f"doubling {contract} {suit} {holder} {ways} {unplayed}")
    return "\n".join(rows) + "\n"


if __name__ == "__main__" and "--write" in sys.argv:
    fresh, _ = read(FILE.read_text(encoding="utf-8"))
    FILE.write_text(write([counted(deal) for deal in fresh]), encoding="utf-8")
