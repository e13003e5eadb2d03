"""A file of results, one JSON object a line, that a long piece of work adds to and goes on with after a break.

What was added and came back is safe from a killed program. A line that was being written at that moment is cut off when
the file is opened again; whoever goes on finds every other line.
"""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Generic, Self, TypeVar

import msgspec

from marias.errors import RecordError, TableError
from marias.store.games import display
from marias.store.held import BINARY, held, write_all

Line = TypeVar("Line")
LONGEST = 1_000_000
"""Bytes of the longest line; a longer one is no result, however large the file may be."""
Reader = Callable[[bytes, str, int], Line | None]
"""A line, the name of its file and its number → what it says, None for an empty one; raises ``MariasError``."""


def results_of(kind: type[Line]) -> Reader[Line]:
    """Reads lines that hold a value of this kind."""
    decoder = msgspec.json.Decoder(kind)

    def read(line: bytes, name: str, number: int) -> Line:
        try:
            return decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise foreign(name, number) from error

    return read


class Results(Generic[Line]):
    """The results of one kind in a file; ``with`` closes it. Lines may be added by several threads."""

    def __init__(self, name: str, descriptor: int) -> None:
        self.name = name
        self.lines: list[Line] = []
        """Those that were there when it was opened."""
        self.added = 0
        """So many were added since."""
        self.torn = False
        """A last line was cut off."""
        self._descriptor = descriptor
        self._lock = threading.Lock()

    @classmethod
    def open(cls, path: Path, kind: type[Line]) -> Self:
        """The results in the file, or none in a new one.

        Raises ``TableError`` when it cannot be written or another process has it open, ``RecordError`` naming the line
        when it holds something else.
        """
        return cls.open_read(path, results_of(kind))

    @classmethod
    def open_read(cls, path: Path, read: Reader[Line], begins: bytes = b"{") -> Self:
        """The same with lines that need a reader of their own; ``begins`` every line, also one that was cut off.

        Raises as ``open`` and ``read`` do.
        """
        name = display(path)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, 0o644)
        except (OSError, ValueError) as error:
            raise _failed(name, error) from error
        results = cls(name, descriptor)
        try:
            results._begin(read, begins)
        except BaseException:
            os.close(descriptor)
            raise
        return results

    def _begin(self, read: Reader[Line], begins: bytes) -> None:
        if not stat.S_ISREG(os.fstat(self._descriptor).st_mode):
            raise TableError(f"{self.name} is no file", code="results-no-file", file=self.name)
        if not held(self._descriptor):
            raise TableError(f"{self.name} is in use: another marias adds to it", code="results-in-use", file=self.name)
        number = whole = 0
        with open(self._descriptor, "rb", closefd=False) as file:
            while line := file.readline(LONGEST):
                number += 1
                self.torn = not line.endswith(b"\n")
                if self.torn and len(line) < LONGEST and line.startswith(begins[: len(line)]):
                    break
                found = read(line, self.name, number)
                if self.torn:
                    raise foreign(self.name, number)  # a whole line, but not as we write it
                if found is not None:
                    self.lines.append(found)
                whole += len(line)
        if self.torn:
            os.ftruncate(self._descriptor, whole)

    def add(self, line: Line) -> None:
        """Add a line; raises ``TableError`` when it cannot be written."""
        data = msgspec.json.encode(line) + b"\n"
        with self._lock:
            try:
                os.lseek(self._descriptor, 0, os.SEEK_END)
                write_all(self._descriptor, data)
                self.added += 1
            except OSError as error:
                raise _failed(self.name, error) from error

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def foreign(name: str, number: int) -> RecordError:
    """The error for a line that is something else."""
    return RecordError(name, number, "is no result of this command", code="results-foreign")


def _failed(name: str, error: OSError | ValueError) -> TableError:
    reason = getattr(error, "strerror", None) or str(error)
    return TableError(f"{name}: cannot be written: {reason}", code="unwritable", file=name, reason=reason)
