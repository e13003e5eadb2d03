"""`./dev bench solver`: how fast deals are solved, beside what is asked, the prototype and other programs.

It ends with 1 where more cards are played in the search than may be, or more time is taken than the prototype takes.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from bench.machine import PEERS, ROOT, processor
from bench.solver import deals, plot, rows
from bench.solver.beside import Prototype
from bench.solver.rows import Growth, Row
from marias import solver

LIMITS = {
    "points": (0.62, 0.25, 10_712),
    "game_and_seven": (0.45, 0.18, 7_913),
    "betl": (0.2, 0.05, None),
    "durch": (0.03, 0.01, None),
}
"""Milliseconds at most, milliseconds to come to, nodes at most."""
OTHERS = {"endplay": "endplay", "rollouts": "OpenSpiel"}
DOWN_TO = 2


def main(words: Sequence[str]) -> int:
    given = _arguments(words)
    if not solver.COMPILED:
        sys.exit("bench: the solver's core is not compiled: ./dev setup")
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {platform.python_version()}, {processor()}")
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; of {given.passes} runs of a deal the fastest\n")
    with ExitStack() as stack:
        prototype = None
        if given.beside is not None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            prototype = stack.enter_context(Prototype(given.beside, folder))
        found = list(_rows(given.passes, prototype))
    _show(found)
    if not given.alone:
        _show_others()
    grown = [rows.growth(deals.played_down(left), left, given.passes) for left in range(DOWN_TO, 11)]
    _show_growth(grown)
    if given.plot is not None:
        plot.write(given.plot, grown)
    faults = [fault for row in found for fault in row.faults]
    for fault in faults:
        print(f"bench: {fault}", file=sys.stderr)
    return 1 if faults else 0


def _arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench solver", description=__doc__)
    parser.add_argument("--passes", type=int, default=5, help="the fastest of so many runs of every deal counts (5)")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="the prototype's sources, to be built and timed")
    parser.add_argument("--alone", action="store_true", help="without the other programs")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="growth by tricks left, as an SVG picture")
    given = parser.parse_args(words)
    if given.passes < 1:
        parser.error("passes must be at least 1")
    if given.beside is not None and not given.beside.is_dir():
        parser.error(f"there is no folder {given.beside}")
    return given


def _rows(passes: int, prototype: Prototype | None) -> Iterator[Row]:
    for make in deals.TASKS:
        task = make()
        yield rows.solved(task, passes, LIMITS[task.objective], prototype)
    yield rows.every_card(passes)
    yield rows.solved(deals.four_players(), passes, (None, 0.3, None), None)
    yield from rows.facade(passes)
    yield rows.playout(passes)
    yield rows.threads(passes)
    yield from rows.starts()
    yield rows.memory()


def _show(found: Sequence[Row]) -> None:
    head = ("ours", "floor", "goal", "nodes", "to the prototype")
    print(f"{'':56}" + "".join(f"{word:>{18 if ' ' in word else 13}}" for word in head))
    for row in found:
        figures = [
            f"{figure:.3g} {row.unit}" if figure is not None else "" for figure in (row.figure, row.floor, row.goal)
        ]
        nodes = "" if row.nodes is None else f"{row.nodes:,.0f}"
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        print(f"{row.what:56}" + "".join(f"{word:>13}" for word in (*figures, nodes)) + f"{ratio:>18}")


def _show_others() -> None:
    print()
    for name, title in OTHERS.items():
        command = [str(PEERS), str(ROOT / "bench" / "solver" / "peers.py"), name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"bench: {title} did not run:\n{done.stderr.strip()}")
        for what, seconds in json.loads(done.stdout.splitlines()[-1]).items():
            shown = f"{1e3 * seconds:.3g} ms" if seconds > 1e-4 else f"{1e6 * seconds:.3g} µs"
            print(f"{f'{title}: {what}':56}{shown:>13}")


def _show_growth(grown: Sequence[Growth]) -> None:
    print("\n3 players, card points, by tricks left (µs)")
    print(f"{'tricks':>8}" + "".join(f"{word:>13}" for word in ("median", "mean", "of 20 one", "nodes", "to one less")))
    for place, row in enumerate(grown):
        factor = f"{row.nodes / grown[place - 1].nodes:.1f}" if place else ""
        print(f"{row.tricks:8}{row.median:13.1f}{row.mean:13.1f}{row.slow:13.1f}{row.nodes:13,.0f}{factor:>13}")
