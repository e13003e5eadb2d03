"""Games from files: records of ours, and saved games of the program Mariášek (``.hra``)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from marias.errors import RecordError, TableError
from marias.rules.contract import Seat
from marias.rules.profile import load
from marias.rules.record import Record, parse_record
from marias.rules.voleny.profile import VolenyProfile
from marias.session.notes import human_of
from marias.store.hra_record import Note, record_of
from marias.store.journal import MOST_BYTES


class Loaded(msgspec.Struct, frozen=True):
    """A record from a file, and what could not be taken over from a foreign one."""

    record: Record
    notes: tuple[Note, ...] = ()
    written: Any = None
    """The rule set the record was written under, where another one was asked for."""
    human: Seat | None = None
    """Who plays it at this terminal, where its notes say so."""


def load_game(path: Path, profile: str | None = None) -> Loaded:
    """The game in the file, under the named rule set instead of its own.

    Without a rule set a record keeps the one it was written under, a saved game of Mariášek gets that program's. A
    file is taken for such a saved game if it is named ``.hra`` or holds XML.

    Raises ``RecordError`` when the file cannot be read or was dealt the other way round than by the named rule set,
    ``ProfileError`` for an unknown rule set.
    """
    data = read_bytes(path)
    name = display(path)
    if is_foreign(path, data):
        converted = record_of(data, name, load(VolenyProfile, profile) if profile else None)
        return Loaded(converted.record, converted.notes)
    text = _text(data, name)
    record = parse_record(text, name)
    human = human_of(text, record.seats)
    if not profile:
        return Loaded(record, human=human)
    asked = load(record.game.profile, profile)
    if asked.turn != record.profile.turn and record.deals:
        raise _other_way(name, record.profile.name, asked.name)
    return Loaded(msgspec.structs.replace(record, profile=asked), written=record.profile, human=human)


def _other_way(name: str, written: str, asked: str) -> RecordError:
    problem = f"by {written} the turn goes the other way round than by {asked}, so it cannot be replayed by that"
    return RecordError(name, 0, problem, code="record-other-way", written=written, asked=asked)


def is_foreign(path: Path, data: bytes) -> bool:
    """Is this meant to be a saved game of Mariášek? A byte order mark begins no record of ours."""
    return path.suffix.lower() == ".hra" or data.lstrip()[:1] == b"<" or data[:2] in (b"\xff\xfe", b"\xfe\xff")


def display(path: Path) -> str:
    """The path as it can be shown in one line; what is no text or cannot be printed is replaced."""
    text = os.fsencode(path).decode("utf-8", "replace")
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def check_regular(path: Path) -> None:
    """Raises ``TableError`` for a pipe, a device or a socket; of a path there is not, reading says so."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise TableError(f"{display(path)} is no file", code="results-no-file", file=display(path))


def read_bytes(path: Path) -> bytes:
    """The bytes of the file.

    Raises ``RecordError`` when it cannot be read or is too large.
    """
    name = display(path)
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise _unreadable(name, error.strerror or str(error)) from error
    except ValueError as error:  # a NUL in the name
        raise _unreadable(name, str(error)) from error
    if len(data) > MOST_BYTES:
        raise RecordError(
            name,
            0,
            f"is too large for a record: more than {MOST_BYTES} bytes",
            code="record-too-large",
            most=str(MOST_BYTES),
        )
    return data


def _unreadable(name: str, reason: str) -> RecordError:
    return RecordError(name, 0, f"cannot be read: {reason}", code="record-unreadable", reason=reason)


def _text(data: bytes, name: str) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(name, line, "is not UTF-8 text, so no record", code="record-not-text") from None
