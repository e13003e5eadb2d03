"""The journal of a table: a record that grows line by line, each on the disk before anybody sees what it says.

One process at a time writes a journal. What was handed to :meth:`Journal.write` and came back is safe from a killed
program and a power cut; what was being written at that moment is cut off when the journal is opened again.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from marias.errors import RecordError, TableError
from marias.session.notes import MARK
from marias.store.held import BINARY, held, read_all, write_all

SUFFIX = ".marias"
MOST_BYTES = 64_000_000
"""A round of many thousand deals is shorter; what is longer is not read."""
_NUMBERED = re.compile(r"(.*[^\W\d_][-_ ]?)([0-9]{1,3})")
OPENING = ("deal ", "result ")
"""Lines that never stand last in what was acknowledged: the pack follows the deal, the chips follow the result."""


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """Where journals are kept: ``$MARIAS_HOME``, else ``marias`` in the user's data folder."""
    if place := environment.get("MARIAS_HOME"):
        return Path(place).expanduser()
    if place := environment.get("XDG_DATA_HOME"):
        return Path(place) / "marias"
    if sys.platform == "win32" and (place := environment.get("LOCALAPPDATA")):
        return Path(place) / "marias"
    return Path.home() / ".local" / "share" / "marias"


def new_path(folder: Path) -> Path:
    """A name for a new journal, by date and time, that is not taken."""
    stem = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = [f"{stem}{SUFFIX}", *(f"{stem}-{more}{SUFFIX}" for more in range(2, 100))]
    return next((folder / name for name in names if not (folder / name).exists()), folder / names[-1])


def beside(path: Path) -> Path:
    """A name for the journal that follows this one in the same folder: ``game.marias``, ``game-2.marias`` …

    A number behind its last letter is counted on: ``m2.marias``, ``m3.marias`` …; not the day of a date.
    """
    numbered = _NUMBERED.fullmatch(path.stem)
    stem, last = (numbered[1], int(numbered[2])) if numbered else (f"{path.stem}-", 1)
    names = [path.with_name(f"{stem}{more}{path.suffix}") for more in range(last + 1, last + 1000)]
    return next((name for name in names if not name.exists()), names[-1])


def unfinished(folder: Path) -> Path | None:
    """The journal written last whose round is not over; None if there is none."""
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        found = [(path.stat().st_mtime, path) for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    for _, path in sorted(found, reverse=True):
        with contextlib.suppress(OSError):
            text = path.read_text("utf-8", errors="replace")
            if "\ndeal " in text and "\nover " not in text:
                return path
    return None


class Journal:
    """An open journal; ``with`` closes it."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor
        self._size = os.fstat(descriptor).st_size

    @classmethod
    def create(cls, path: Path) -> Self:
        """A new, empty journal; its folder is made.

        Raises ``TableError`` when the file exists already or cannot be written.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _failed(path.parent, error) from error
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY, 0o644)
        except FileExistsError:
            raise TableError(
                f"{path} exists already; go on with it by --resume, or choose another name",
                code="journal-exists",
                path=str(path),
            ) from None
        except OSError as error:
            raise _failed(path, error) from error
        _lock(path, descriptor)
        _sync_folder(path.parent)
        return cls(path, descriptor)

    @classmethod
    def reopen(cls, path: Path) -> tuple[Self, str, str]:
        """The journal, its text, and what was cut off at its end because it was never finished (mostly nothing).

        Raises ``TableError`` when it is missing, cannot be written or another process has it open, ``RecordError``
        when it holds no whole head.
        """
        try:
            found = path.stat()
            if not stat.S_ISREG(found.st_mode) or found.st_size > MOST_BYTES:
                raise TableError(f"{path} is no record of a round", code="journal-no-record", path=str(path))
            descriptor = os.open(path, os.O_RDWR | BINARY)
        except FileNotFoundError:
            raise TableError(f"there is no file {path}", code="journal-missing", path=str(path)) from None
        except OSError as error:
            raise _failed(path, error) from error
        _lock(path, descriptor)
        try:
            whole = read_all(descriptor)
            kept = _acknowledged(whole)
            text = kept.decode("utf-8")
            ours = _FIRST_WORD.startswith(whole[: len(_FIRST_WORD)])
            if ours and f"\n{MARK}dealer " not in text and "\ndeal " not in text:
                raise RecordError(str(path), 0, "was cut off before the first deal", code="record-empty")
            if ours and len(kept) < len(whole):
                os.ftruncate(descriptor, len(kept))
                os.fsync(descriptor)
        except UnicodeDecodeError as error:
            os.close(descriptor)
            raise RecordError(str(path), 0, "is not UTF-8 text, so no record", code="record-not-text") from error
        except RecordError:
            os.close(descriptor)
            raise
        except OSError as error:
            os.close(descriptor)
            raise _failed(path, error) from error
        return cls(path, descriptor), text, whole[len(kept) :].decode("utf-8", errors="replace")

    def write(self, lines: Sequence[str]) -> None:
        """Add the lines; when this returns they are on the disk.

        Raises ``TableError`` when they are not: nothing of them is left then.
        """
        data = "".join(f"{line}\n" for line in lines).encode()
        try:
            os.lseek(self._descriptor, self._size, os.SEEK_SET)
            write_all(self._descriptor, data)
            os.fsync(self._descriptor)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, self._size)
                if not self._size:
                    self.path.unlink()  # an empty journal would only stand in the way
            raise _failed(self.path, error) from error
        self._size += len(data)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_FIRST_WORD = b"marias "


def _acknowledged(data: bytes) -> bytes:
    """The text without what was being written when it stopped."""
    kept = data[: data.rfind(b"\n") + 1]
    last = kept[kept[:-1].rfind(b"\n") + 1 :]
    return kept[: len(kept) - len(last)] if last.startswith(tuple(word.encode() for word in OPENING)) else kept


def _failed(path: Path, error: OSError) -> TableError:
    reason = error.strerror or str(error)
    return TableError(f"{path} cannot be written: {reason}", code="journal-write", path=str(path), reason=reason)


def _lock(path: Path, descriptor: int) -> None:
    if not held(descriptor):
        os.close(descriptor)
        raise TableError(
            f"{path} is in use: another marias is playing this round", code="journal-in-use", path=str(path)
        )


def _sync_folder(folder: Path) -> None:
    """The name of a new file must be safe too; where folders cannot be synced the system does it by itself."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
