"""The contracts of the ladder, as data: what each is made of (spec 2.1)."""

from __future__ import annotations

from typing import cast, get_args

import msgspec

from marias.rules.licitovany.actions import RUNGS, Rung
from marias.rules.premium.facts import NO_TRUMPS, PARTS, Part
from marias.rules.premium.facts import Contract as Kind

COMPONENTS: tuple[Part, ...] = get_args(Part)
_HEARTS = "_hearts"


class Contract(msgspec.Struct, frozen=True):
    """One rung of the ladder."""

    rung: Rung
    height: int
    """Its place on the ladder, 1 … 12."""
    kind: Kind
    """The contract without its colour."""
    hearts: bool
    """Are hearts its trump? Every part is paid double then."""
    parts: tuple[Part, ...]
    """The parts settled each by itself."""
    trumps: bool
    """Has it a trump suit?"""
    two_sevens: bool
    """Is it one of dvě sedmy, with a helper suit?"""
    sevens: bool
    """Is the trump seven announced?"""
    counted: bool
    """Do card points and marriages count?"""


def _contract(height: int, rung: Rung) -> Contract:
    kind = cast("Kind", rung.removesuffix(_HEARTS))
    parts = PARTS[kind]
    return Contract(
        rung=rung,
        height=height,
        kind=kind,
        hearts=kind != rung,
        parts=parts,
        trumps=kind not in NO_TRUMPS,
        two_sevens="dve_sedmy" in parts,
        sevens="sedma" in parts or "dve_sedmy" in parts,
        counted="hra" in parts or "sto" in parts,
    )


CONTRACTS: dict[str, Contract] = {rung: _contract(height, rung) for height, rung in enumerate(RUNGS, 1)}
