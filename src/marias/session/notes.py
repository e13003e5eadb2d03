"""What a table needs to go on and the record of a round does not hold, as comment lines of the record.

::

    #: seed 5f2c…                 of the whole round, 256 bits
    #: players human rules rules  who plays each seat
    #: dealer 2                   the first one
    #: end                        the end of the round was announced
    #: tally {"won":[1,0],…}      what the players collected in matches of the same sitting before this one

Every other reader passes them over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from marias.errors import RecordError
from marias.rules.contract import Game, Seat, Tally

MARK = "#: "
HUMAN = "human"
END = f"{MARK}end"


class Notes(msgspec.Struct, frozen=True):
    """The notes of a record. A bot's empty name is a human."""

    seed: bytes
    bots: tuple[str, ...]
    dealer: Seat
    ending: bool
    tally: str = ""
    """In JSON; empty: no match was played before."""


def notes_of(seed: bytes, bots: Iterable[str], dealer: Seat) -> list[str]:
    """The lines below the head of the record."""
    players = " ".join(bot or HUMAN for bot in bots)
    return [f"{MARK}seed {seed.hex()}", f"{MARK}players {players}", f"{MARK}dealer {dealer}"]


def human_of(text: str, seats: int) -> Seat | None:
    """The seat a person plays, by the note in the text of a record; None where no or more than one does."""
    (players, *_) = [*(line.split()[2:] for line in text.splitlines() if line.startswith(f"{MARK}players ")), []]
    humans = [seat for seat, player in enumerate(players) if player == HUMAN]
    return humans[0] if len(humans) == 1 and len(players) == seats else None


def read_notes(text: str, seats: int, source: str) -> Notes:
    """The notes in the text of a record; raises ``RecordError`` when it was not written by a table."""
    notes = dict(line.removeprefix(MARK).partition(" ")[::2] for line in text.splitlines() if line.startswith(MARK))
    seed, players, dealer = notes.get("seed", ""), notes.get("players", "").split(), notes.get("dealer", "")
    right = re.fullmatch(r"[0-9a-f]{64}", seed) and len(players) == seats and re.fullmatch(r"[0-9]", dealer)
    if not right or int(dealer) >= seats:
        raise RecordError(source, 0, "is a record, but no table can go on with it", code="record-no-table")
    bots = tuple("" if player == HUMAN else player for player in players)
    return Notes(bytes.fromhex(seed), bots, int(dealer), "end" in notes, notes.get("tally", ""))


def tally_note(tally: Tally) -> str:
    """The line that says what was collected before."""
    return f"{MARK}tally {msgspec.json.encode(tally).decode()}"


def read_tally(text: str, game: Game, seats: int, source: str) -> Tally | None:
    """What the players of this record had collected before it; None where nothing is collected.

    Raises ``RecordError`` for a note that is broken.
    """
    if game.tally is None:
        return None
    begun = game.tally(seats)
    noted = read_notes(text, seats, source).tally
    if not noted:
        return begun
    try:
        found = msgspec.json.decode(noted, type=type(begun))
    except msgspec.MsgspecError as error:
        raise RecordError(source, 0, "has a broken note of the matches before", code="record-tally") from error
    if any(len(figures) != seats or min(figures) < 0 for figures in msgspec.to_builtins(found).values()):
        raise RecordError(source, 0, "has a broken note of the matches before", code="record-tally")
    return found
