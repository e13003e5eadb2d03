"""How a match of marijaš ended: its winners, čvrga and makaze, and what was collected over several matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from marias.rules.marijas.race import Ending, Tally
from marias.tui import phrases
from marias.tui.look import Look


def ended(look: Look, names: Sequence[str], ending: Ending) -> Iterator[str]:
    """Who has won, alone or together with others who reached the target, and what the last are called."""
    text = look.text
    won = phrases.pair(look, names, ending.winners)
    yield text("match-won", name=won) if len(ending.winners) == 1 else text("match-won-together", names=won)
    for label in ("cvrga", "makaze"):
        last = [seat for seat, of_seat in enumerate(ending.labels) if of_seat == label]
        if last:
            yield text(f"match-{label}", names=phrases.pair(look, names, last))


def tally(look: Look, names: Sequence[str], collected: Tally) -> Iterator[str]:
    """Matches won, čvrge and makaze of everybody, a line each."""
    longest = max(map(len, names))
    yield look.text("tally-title")
    for seat, name in enumerate(names):
        figures = {"won": collected.won[seat], "cvrge": collected.cvrge[seat], "makaze": collected.makaze[seat]}
        yield look.text("tally-line", name=f"{name:<{longest}}", **figures)
