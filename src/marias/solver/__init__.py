"""Open cards, best play by all: what every card is worth."""

from __future__ import annotations

import warnings

from marias.solver._core import COMPILED

__all__ = ["COMPILED"]

if not COMPILED:
    warnings.warn(
        "the solver's core is not compiled: it gives the same answers, but far slower (install with a C compiler)",
        RuntimeWarning,
        stacklevel=2,
    )
