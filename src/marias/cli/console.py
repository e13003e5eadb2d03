"""The console of every command is that of the terminal game."""

from marias.tui.console import coloured, console

__all__ = ["coloured", "console"]
