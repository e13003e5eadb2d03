"""Solves with the prototype that is built in a folder; a line of JSON in, a line of JSON out."""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable
from typing import Any

Answer = Callable[[int, int, int], int]


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    solver: Any = importlib.import_module("marias._core").Solver(16)
    answers: dict[str, Answer] = {
        "points": lambda *hands: solver.diff(*hands, 0),
        "game_and_seven": lambda *hands: solver.game7(*hands, 0),
        "betl": lambda *hands: solver.test(3, *hands, 0, 1),
        "durch": lambda *hands: solver.test(4, *hands, 0, 1),
    }
    for line in sys.stdin:
        asked = json.loads(line)
        answer, times, total = answers[asked["objective"]], [], 0
        solver.nodes = 0
        for hands in asked["hands"]:
            begin = time.thread_time_ns()
            found = answer(*hands)
            times.append(time.thread_time_ns() - begin)
            total += found
        print(json.dumps({"times": times, "nodes": solver.nodes, "sum": total}), flush=True)


if __name__ == "__main__":
    main()
