"""A file of results, one JSON object a line, that a long piece of work adds to and goes on with after a break.

What was added and came back is safe from a killed program. A line that was being written at that moment is cut off when
the file is opened again; whoever goes on finds every other line.
"""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path
from typing import Generic, Self, TypeVar

import msgspec

from marias.errors import RecordError, TableError
from marias.store.games import display
from marias.store.held import BINARY, held, read_all

Line = TypeVar("Line")


class Results(Generic[Line]):
    """The results of one kind in a file; ``with`` closes it. Lines may be added by several threads."""

    def __init__(self, name: str, descriptor: int, kind: type[Line]) -> None:
        self.name = name
        self.lines: list[Line] = []
        """Those that were there when it was opened."""
        self.added = 0
        """So many were added since."""
        self.torn = False
        """A last line was cut off."""
        self._descriptor = descriptor
        self._lock = threading.Lock()
        self._decoder = msgspec.json.Decoder(kind)

    @classmethod
    def open(cls, path: Path, kind: type[Line]) -> Self:
        """The results in the file, or none in a new one.

        Raises ``TableError`` when it cannot be written or another process has it open, ``RecordError`` naming the line
        when it holds something else.
        """
        name = display(path)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, 0o644)
        except (OSError, ValueError) as error:
            raise _failed(name, error) from error
        results = cls(name, descriptor, kind)
        try:
            results._begin()
        except BaseException:
            os.close(descriptor)
            raise
        return results

    def _begin(self) -> None:
        if not stat.S_ISREG(os.fstat(self._descriptor).st_mode):
            raise TableError(f"{self.name} is no file", code="results-no-file", file=self.name)
        if not held(self._descriptor):
            raise TableError(f"{self.name} is in use: another marias adds to it", code="results-in-use", file=self.name)
        data = read_all(self._descriptor)
        whole = data[: data.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                self.lines.append(self._decoder.decode(line))
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise RecordError(self.name, number, "is no result of this command", code="results-foreign") from error
        if len(whole) < len(data):
            if not whole and not data.startswith(b"{"):
                raise RecordError(self.name, 1, "is no result of this command", code="results-foreign")
            self.torn = True
            os.ftruncate(self._descriptor, len(whole))

    def add(self, line: Line) -> None:
        """Add a line; raises ``TableError`` when it cannot be written."""
        data = memoryview(msgspec.json.encode(line) + b"\n")
        with self._lock:
            try:
                os.lseek(self._descriptor, 0, os.SEEK_END)
                while data:
                    data = data[os.write(self._descriptor, data) :]
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


def _failed(name: str, error: OSError | ValueError) -> TableError:
    reason = getattr(error, "strerror", None) or str(error)
    return TableError(f"{name}: cannot be written: {reason}", code="unwritable", file=name, reason=reason)
