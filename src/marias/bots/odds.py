"""From what a hand promises to a chance, and from a chance to money."""

from __future__ import annotations

from math import exp


def logistic(steps: float) -> float:
    """A chance from steps of the logistic curve, 0 even."""
    return 1 / (1 + exp(-min(30.0, max(-30.0, steps))))
