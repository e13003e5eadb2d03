"""Licitovaný mariáš: three players (or four, one of whom sits out), an auction up a ladder of twelve rungs.

``profile`` the rule set · ``contracts`` the ladder as data · ``actions`` what is said and done · ``state`` a position ·
the phases ``auction``, ``talon``, ``announcing``, ``fleks``, ``tricks`` · ``rulings`` misdeal, revoke, fine ·
``claim`` a hand laid down · ``laid`` a game that cannot be lost · ``settlement`` who pays whom · ``view`` what a seat
sees · ``gathering`` the unshuffled pack · ``premium_facts`` what premium points hang on.

"spec 4.1" in this package names a section of ``docs/rules/licitovany.md``.
"""

from __future__ import annotations

from marias.rules.contract import Game
from marias.rules.licitovany.actions import ACTIONS, RUNGS, SLIPS
from marias.rules.licitovany.contracts import COMPONENTS
from marias.rules.licitovany.gathering import gather
from marias.rules.licitovany.premium_facts import facts_of
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.request import Request, answer
from marias.rules.licitovany.state import PHASES, SEATS, start
from marias.rules.licitovany.talon import TALON
from marias.rules.three_handed import TRICKS


def max_payment(profile: LicitovanyProfile, seats: int) -> int:
    """No seat wins or loses more with each other than the higher limit, beside a revoke and the technical renoncs."""
    fines = max(profile.fine, profile.big_fine) + len(SLIPS) * profile.fine
    return (seats - 1) * (max(profile.ceiling, profile.ceiling_both) + fines)


GAME = Game(
    name="licitovany",
    seats=SEATS,
    hand_size=10,
    tricks=TRICKS,
    talon=TALON,
    contracts=RUNGS,
    components=COMPONENTS,
    phases=PHASES,
    zero_sum=True,
    unit="units",
    actions=ACTIONS,
    profile=LicitovanyProfile,
    default_profile="csm-licitovany",
    start=start,
    gather=gather,
    request=Request,
    answer=answer,
    max_payment=max_payment,
    void_deal="cut",
    money="account",
    premium=facts_of,
)
