"""Premium points (prémiové body, PB) of licitovaný mariáš: the federation's table as data, and what a deal gives by it.

>>> from marias.cards import Suit
>>> facts = Facts(
...     contract="sedma", trump=Suit.LEAVES, led=False, parts={"sedma": "approved"}, counts=Counts(trumps=2)
... )
>>> award = premium(facts, load_table()).of(0)
>>> award.total, [(line.row, line.figure, line.clause) for line in award.lines]
(14, [('sedma-2', 14, 'CSM-8')])

The room knows no game: whoever knows a deal tells it as :class:`Facts`.
"""

from __future__ import annotations

from marias.rules.premium.award import Award, Denied, Line, Premium, Reason
from marias.rules.premium.certainty import Prover
from marias.rules.premium.engine import premium
from marias.rules.premium.facts import Counts, Facts, Flek, Renonc
from marias.rules.premium.sums import Sums, premium_of, sums
from marias.rules.premium.table import Row, Table
from marias.rules.premium.table_file import from_toml, load_table, problems, shipped
from marias.rules.premium.whole import warnings

__all__ = [
    "Award",
    "Counts",
    "Denied",
    "Facts",
    "Flek",
    "Line",
    "Premium",
    "Prover",
    "Reason",
    "Renonc",
    "Row",
    "Sums",
    "Table",
    "from_toml",
    "load_table",
    "premium",
    "premium_of",
    "problems",
    "shipped",
    "sums",
    "warnings",
]
