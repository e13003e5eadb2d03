"""The console of every command is that of the terminal game."""

from rich.console import Console
from rich.table import Table

from marias.tui.console import coloured, console

__all__ = ["coloured", "console", "tell"]


def tell(screen: Console, part: str | Table) -> None:
    """Print a line, or a table without blanks at the ends of its lines."""
    if isinstance(part, str):
        screen.print(part)
        return
    with screen.capture() as captured:
        screen.print(part)
    for line in captured.get().splitlines():
        screen.out(line.rstrip(), highlight=False)
