"""`./dev bench`: our deals and records on one core, beside a trick game of two other programs in the same run.

`./dev bench solver`: see ``bench/solver/run.py``.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import playouts
from bench.machine import PEERS, ROOT, processor
from bench.ours import Rate, rates
from bench.solver.run import main as run_solver

GOAL = 1.5
"""Milliseconds for a random deal."""
NAMES = {"skat": "OpenSpiel's Python loop, skat", "bridge": "RLCard, bridge"}


def peer(name: str, deals: int, repeats: int) -> Rate:
    """The measurement of another program, made in its own environment."""
    command = [str(PEERS), str(ROOT / "bench" / "peers.py"), name, str(deals), str(repeats)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {NAMES[name]} did not run:\n{done.stderr.strip()}")
    return Rate(NAMES[name], **json.loads(done.stdout.splitlines()[-1]))


def _figure(figure: float, places: int) -> str:
    """With so many decimal places; a small one with two digits."""
    return f"{figure:.{places}f}" if figure >= 10**-places else f"{figure:.2g}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="deals of a measurement (2000)")
    parser.add_argument("--repeats", type=int, default=3, help="the fastest of so many runs counts (3)")
    parser.add_argument("--alone", action="store_true", help="without the other programs")
    given = parser.parse_args()
    if given.deals < 1 or given.repeats < 1:
        parser.error("deals and repeats must be at least 1")

    measured = [*rates(given.deals, given.repeats), *playouts.rates(given.deals, given.repeats)]
    ours = next(rate for rate in measured if "ten tricks" in rate.what)
    if not given.alone:
        measured += [peer(name, given.deals, given.repeats) for name in NAMES]

    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {platform.python_version()}, {processor()}")
    print(f"one core, processor time; {given.deals} deals a measurement, the fastest of {given.repeats} runs\n")
    head = ("", "a second", "ms each", "actions", "µs an action", "time to ours")
    print(f"{head[0]:38}" + "".join(f"{word:>14}" for word in head[1:]))
    for rate in measured:
        of_peer = rate.what in NAMES.values()
        row = (
            f"{rate.things / rate.seconds:,.0f}",
            _figure(rate.milliseconds, 3),
            f"{rate.actions / rate.things:.1f}",
            _figure(1e6 * rate.seconds / rate.actions, 1),
            f"{rate.milliseconds / ours.milliseconds:.2f}" if of_peer else "",
        )
        print(f"{rate.what:38}" + "".join(f"{word:>14}" for word in row))
    print(f"\ngoal: a random deal in {GOAL} ms or less; time to ours: against volený, ten tricks with trumps")


if __name__ == "__main__":
    if sys.argv[1:2] == ["solver"]:
        sys.exit(run_solver(sys.argv[2:]))
    main()
