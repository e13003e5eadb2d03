"""Writing a file so that it is there whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from marias.errors import TableError


@contextmanager
def written_whole(name: str) -> Iterator[IO[str]]:
    """A text file that takes its name only when the block ends well; ``-`` is the standard output.

    A device or a pipe is written to directly. Raises ``TableError`` naming the file that cannot be written.
    """
    if name == "-":
        yield sys.stdout
        sys.stdout.flush()
        return
    path = Path(name).resolve()
    try:
        direct = path.exists() and not path.is_file() and not path.is_dir()
        file: IO[str] = path.open("w", encoding="utf-8") if direct else _beside(path)
    except OSError as error:
        raise _unwritable(name, error) from error
    try:
        with file:
            yield file
        if not direct:
            Path(file.name).replace(path)
    except BaseException as error:
        if not direct:
            with suppress(OSError):
                Path(file.name).unlink()
        if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
            raise _unwritable(name, error) from error
        raise


def _nothing(_: Path) -> bool:
    return False


def refuse_existing(name: str, *, force: bool, own: Callable[[Path], bool] = _nothing) -> None:
    """Raises ``TableError`` for a file that is there and is not to be written over; ``own`` says which may be anyhow.

    Nothing is lost of an empty file, a device or a pipe.
    """
    path = Path(name)
    if name == "-" or force:
        return
    try:
        lost = path.is_file() and path.stat().st_size and not own(path)
    except (OSError, ValueError) as error:
        raise _unwritable(name, error) from error
    if lost:
        raise TableError(f"{name}: is there already; --force writes over it", code="file-exists", file=name)


def _beside(path: Path) -> IO[str]:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    file = tempfile.NamedTemporaryFile(  # noqa: SIM115 – closed by the caller
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", suffix=".tmp", delete=False
    )
    mask = os.umask(0)
    os.umask(mask)
    Path(file.name).chmod(0o666 & ~mask)  # a temporary file is for its owner alone
    return file


def _unwritable(name: str, error: OSError | ValueError) -> TableError:
    problem = getattr(error, "strerror", None) or str(error)
    return TableError(f"{name}: cannot be written: {problem}", code="unwritable", file=name, reason=problem)
