"""The standard streams, made fit to be written to: closed, full, narrow of letters, or with nobody at the other end."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from pathlib import Path
from types import FrameType


class Stopped(BaseException):
    """The program was asked to stop (SIGTERM, SIGHUP): what is half-written is cleared away on the way out."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.signal = number


def prepare() -> None:
    """Give every closed stream somewhere to go, write letters a terminal does not know as ``?``, hear being stopped."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 – it stays open as long as the program
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 – as above
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 – as above
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    for name in ("SIGTERM", "SIGHUP"):
        if number := getattr(signal, name, None):
            signal.signal(number, _stop)


def _stop(number: int, _: FrameType | None) -> None:
    raise Stopped(number)


def abandon() -> None:
    """Write no more: what is still waiting would only fail again when the program ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def last_word(line: str) -> None:
    """One line on the standard error, if that can still be written."""
    with contextlib.suppress(OSError):
        print(printable(line), file=sys.stderr, flush=True)


def one_line(word: str) -> str:
    """The word as it can be shown in one line."""
    return printable(word).replace("\n", "?")


def printable(words: str) -> str:
    """The words with what a terminal would obey (escape sequences, direction marks) as ``?``; lines stay lines."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in words)
