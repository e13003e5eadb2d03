"""Files that one process at a time writes to."""

from __future__ import annotations

import os
import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BINARY = getattr(os, "O_BINARY", 0)
"""For ``os.open``: write what is written, also where lines end otherwise."""


def held(descriptor: int) -> bool:
    """Hold the file until it is closed, or this process ends in whatever way; False if another process holds it."""
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def read_all(descriptor: int) -> bytes:
    """Everything from here to the end of the file."""
    parts = []
    while part := os.read(descriptor, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of it; raises ``OSError`` where only a part went in."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
