"""What a table needs to go on and the record of a round does not hold, as comment lines of the record.

::

    #: seed 5f2c…                 of the whole round, 256 bits
    #: players human rules rules  who plays each seat
    #: dealer 2                   the first one
    #: end                        the end of the round was announced

Every other reader passes them over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from marias.errors import RecordError
from marias.rules.contract import Seat

MARK = "#: "
HUMAN = "human"
END = f"{MARK}end"


class Notes(msgspec.Struct, frozen=True):
    """The notes of a record. A bot's empty name is a human."""

    seed: bytes
    bots: tuple[str, ...]
    dealer: Seat
    ending: bool


def notes_of(seed: bytes, bots: Iterable[str], dealer: Seat) -> list[str]:
    """The lines below the head of the record."""
    players = " ".join(bot or HUMAN for bot in bots)
    return [f"{MARK}seed {seed.hex()}", f"{MARK}players {players}", f"{MARK}dealer {dealer}"]


def read_notes(text: str, seats: int, source: str) -> Notes:
    """The notes in the text of a record; raises ``RecordError`` when it was not written by a table."""
    notes = dict(line.removeprefix(MARK).partition(" ")[::2] for line in text.splitlines() if line.startswith(MARK))
    seed, players, dealer = notes.get("seed", ""), notes.get("players", "").split(), notes.get("dealer", "")
    right = re.fullmatch(r"[0-9a-f]{64}", seed) and len(players) == seats and re.fullmatch(r"[0-9]", dealer)
    if not right or int(dealer) >= seats:
        raise RecordError(source, 0, "is a record, but no table can go on with it", code="record-no-table")
    bots = tuple("" if player == HUMAN else player for player in players)
    return Notes(bytes.fromhex(seed), bots, int(dealer), "end" in notes)
