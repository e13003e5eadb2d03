"""Options as they were typed: each once, but for those that may stand several times; an empty word is a word too."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from marias.errors import SettlementError


def given_once(given: Mapping[str, Sequence[str]], many: Collection[str]) -> dict[str, Any]:
    """Option → its word, or its words if it is one of ``many``; nothing of options that were not typed.

    click would take the last of several without a word. Raises ``SettlementError`` for an option typed twice.
    """
    told: dict[str, Any] = {}
    for name, typed in given.items():
        option = name.replace("_", "-")
        if len(typed) > 1 and option not in many:
            raise SettlementError(f"--{option}", "stands there twice", "once", code="settlement-option-twice")
        if typed:
            told[option] = typed if option in many else typed[0]
    return told
