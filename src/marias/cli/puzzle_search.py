"""Searching puzzles in deals between bots: evenly over games and grades, kept as they are found, resumable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from marias.analysis.puzzles import (
    GRADES,
    Entry,
    Grade,
    Mark,
    Puzzle,
    puzzle_in,
    puzzles_of,
)
from marias.bots import bot_named
from marias.rules import GAMES
from marias.rules.contract import Action, Deal
from marias.rules.dealing import Generator, derive, seed_from, shuffled_pack
from marias.rules.profile import load
from marias.store.results import Results

TABLES = (("voleny", 3), ("krizovy", 4), ("licitovany", 3), ("marijas", 3), ("marijas", 4), ("marijas", 2))
BOT = bot_named("rules")
MARK_EVERY = 25
"""So many deals may have to be looked at again after a power cut."""


class Wanted(msgspec.Struct, frozen=True):
    """What is searched for."""

    seed: str
    count: int
    games: tuple[str, ...] = tuple(GAMES)
    grades: tuple[Grade, ...] = GRADES

    @property
    def share(self) -> int:
        """The most of one game and grade; a fifth more than an even share, so that a rare kind does not hold up all."""
        kinds = len(self.games) * len(self.grades)
        return -(-self.count * 6 // (5 * kinds))

    def mark(self, deals: int) -> Mark:
        """So far has it come."""
        return Mark(self.seed, self.games, self.grades, deals)


class Collection:
    """The puzzles found so far, in a file where there is one."""

    def __init__(self, wanted: Wanted, kept: Results[Entry] | None) -> None:
        self.wanted = wanted
        self.kept = kept
        entries = kept.lines if kept else []
        self.puzzles = [one for one in puzzles_of(entries) if one.game in wanted.games and one.grade in wanted.grades]
        done = (entry.deals for entry in entries if isinstance(entry, Mark) and entry == wanted.mark(entry.deals))
        self.deals = max(done, default=0)

    @property
    def full(self) -> bool:
        """Are there enough?"""
        return len(self.puzzles) >= self.wanted.count

    def has_room(self, puzzle: Puzzle) -> bool:
        """Is it wanted, new, and not one too many of its kind?"""
        return puzzle not in self.puzzles and puzzle.grade in self._lacking(puzzle.game)

    def _lacking(self, game: str) -> tuple[Grade, ...]:
        """The grades of which there are not enough of this game."""
        kinds = Counter((one.game, one.grade) for one in self.puzzles)
        return tuple(grade for grade in self.wanted.grades if kinds[game, grade] < self.wanted.share)

    def search(self) -> Iterator[int]:
        """Go on until there are enough; after each deal how many there are."""
        tables = [table for table in TABLES if table[0] in self.wanted.games]
        while not self.full:
            game, seats = tables[self.deals % len(tables)]
            states = _states(game, seats, self.wanted.seed, self.deals) if self._lacking(game) else ()
            found = puzzle_in(states, game, natural)
            self.deals += 1
            new: list[Entry] = []
            if found is not None and self.has_room(found):
                self.puzzles.append(found)
                new.append(found)
            if new or not self.deals % MARK_EVERY:
                self._keep([*new, self.wanted.mark(self.deals)])
            yield len(self.puzzles)

    def _keep(self, entries: list[Entry]) -> None:
        if self.kept:
            for entry in entries:
                self.kept.add(entry)


def natural(state: Any) -> Action:
    """What the rules bot would do who sees his own cards only."""
    return BOT.choose(state.view(state.to_act), Generator(bytes(32)))


def _states(game: str, seats: int, seed: str, number: int) -> Iterator[Any]:
    """The states of one deal between bots."""
    family, root = GAMES[game], seed_from(seed)
    profile = load(family.profile, family.profile_for(seats))
    pack = shuffled_pack(derive(root, "deal", number))
    state = family.start(profile, Deal(pack, number % seats, seats))
    chances = [Generator(derive(root, "bot", seat, number)) for seat in range(seats)]
    while (seat := state.to_act) is not None:
        yield state
        state = state.after(BOT.choose(state.view(seat), chances[seat]))
