"""The contracts of the ladder, as data: what each is made of (spec 2.1)."""

from __future__ import annotations

import msgspec

from marias.rules.licitovany.actions import RUNGS, Rung

PARTS: dict[str, tuple[str, ...]] = {
    "sedma": ("hra", "sedma"),
    "sto": ("sto",),
    "sto_sedma": ("sto", "sedma"),
    "betl": ("betl",),
    "durch": ("durch",),
    "dve_sedmy": ("dve_sedmy",),
    "dve_sedmy_sto": ("dve_sedmy", "sto"),
}
"""Contract → the parts that are doubled and settled each by itself."""
COMPONENTS = ("hra", "sedma", "sto", "betl", "durch", "dve_sedmy")
NO_TRUMP = ("betl", "durch")
_HEARTS = "_hearts"


class Contract(msgspec.Struct, frozen=True):
    """One rung of the ladder."""

    rung: Rung

    @property
    def height(self) -> int:
        """Its place on the ladder, 1 … 12."""
        return RUNGS.index(self.rung) + 1

    @property
    def kind(self) -> str:
        """The contract without its colour."""
        return self.rung.removesuffix(_HEARTS)

    @property
    def hearts(self) -> bool:
        """Are hearts its trump? Every part is paid double then."""
        return self.rung.endswith(_HEARTS)

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts settled each by itself."""
        return PARTS[self.kind]

    @property
    def trumps(self) -> bool:
        """Has it a trump suit?"""
        return self.kind not in NO_TRUMP

    @property
    def sevens(self) -> bool:
        """Is the trump seven announced?"""
        return "sedma" in self.parts or self.two_sevens

    @property
    def two_sevens(self) -> bool:
        """Is it one of dvě sedmy, with a helper suit?"""
        return "dve_sedmy" in self.parts

    @property
    def counted(self) -> bool:
        """Do card points and marriages count?"""
        return "hra" in self.parts or "sto" in self.parts


CONTRACTS: dict[str, Contract] = {rung: Contract(rung) for rung in RUNGS}
