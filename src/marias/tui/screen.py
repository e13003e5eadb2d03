"""Lines out, lines in. Nothing is wider than 80 columns, nothing is ever painted over."""

from __future__ import annotations

import contextlib
import sys
import time
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text as Painted

from marias.tui.console import coloured, console
from marias.tui.look import Look

WIDTH, HEIGHT = 80, 24


class Screen:
    """Where the game is shown and asked for input."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.console: Console = console()
        self.console.soft_wrap = False
        self.size = (self.console.width, self.console.height)
        self.width = min(WIDTH, self.console.width)
        self.console.width = self.width
        for stream in (sys.stdin, sys.stdout):
            _never_fails(stream)
        if coloured(sys.stdout):
            # Line editing writes escape sequences of its own, so it comes with colours or not at all.
            with contextlib.suppress(ImportError):
                import readline  # noqa: PLC0415 – importing it is what switches it on

                readline.parse_and_bind("set enable-bracketed-paste off")

    def say(self, words: str = "", style: str = "") -> None:
        """One paragraph, its cards in colour."""
        self.show(self.look.painted(words, style))

    def show(self, thing: RenderableType) -> None:
        """Something that was painted elsewhere."""
        self.console.print(thing, soft_wrap=False)

    def copyable(self, words: str) -> None:
        """Something to be copied, such as a command: one line however long it is, and nothing in it is painted."""
        self.console.print(Painted(words), soft_wrap=True)

    def rule(self, title: str) -> None:
        """A line across the screen with a title in it."""
        dash = "-" if self.look.plain else "─"
        words = self.look.said(f"{dash}{dash} {title} ")
        self.console.print(Painted(words + dash * max(0, self.width - len(words)), style="bold"), no_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line of input. Raises ``EOFError`` when there is no more, ``KeyboardInterrupt`` for Ctrl-C."""
        self.console.file.flush()
        _forget_typed()
        return input(self.look.said(prompt))

    def wait(self, seconds: float) -> None:
        """Time to read what happened."""
        self.console.file.flush()
        if seconds > 0:
            time.sleep(seconds)


def _forget_typed() -> None:
    """What was typed before there was a question is no answer to it. A pipe loses nothing."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import termios  # noqa: PLC0415 – not on every system

            with contextlib.suppress(termios.error):
                termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _never_fails(stream: TextIO) -> None:
    """What cannot be decoded or encoded becomes a question mark, not an end of the game."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
