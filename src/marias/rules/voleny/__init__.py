"""Volený mariáš: three players (or four, one of whom sits out), one chooses trump, the others may take over.

``profile`` the rule set · ``actions`` what is said and done · ``state`` a position · the phases ``trump``, ``call``,
``approval``, ``declare``, ``fleks``, ``tricks`` · ``rulings`` misdeal and revoke · ``claim`` a hand laid down ·
``settlement`` who pays whom · ``view`` what a seat sees · ``gathering`` the unshuffled pack.
"""

from __future__ import annotations

from marias.rules.contract import Game
from marias.rules.three_handed import TRICKS
from marias.rules.voleny.actions import ACTIONS, NO_TRUMP_GAMES, TRUMP_GAMES
from marias.rules.voleny.call import TALON
from marias.rules.voleny.gathering import gather
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.request import Request, answer
from marias.rules.voleny.state import PHASES, SEATS, start

MOST_LINES = 5
"""Lines a settlement can have: game, seven, hundred, and two quiet results in a revoke."""


def max_payment(profile: VolenyProfile, seats: int) -> int:
    """No seat wins or loses more than the ceiling from each of its opponents; a defender who revokes pays for all."""
    opponents = seats - 1 if profile.sitter_pays else 2
    each = max(profile.ceiling, profile.fine)
    if profile.ceiling_scope == "per_component" or not profile.revoke_capped:
        each *= 2 * MOST_LINES  # a line may be raised while it is below the ceiling, so it stays below twice that
    return each * (2 * opponents - 1)


GAME = Game(
    name="voleny",
    seats=SEATS,
    hand_size=10,
    tricks=TRICKS,
    talon=TALON,
    contracts=(*TRUMP_GAMES, *NO_TRUMP_GAMES),
    components=("hra", "sedma", "sedma_against", "sto", "sto_against", "stosedm", *NO_TRUMP_GAMES),
    phases=PHASES,
    zero_sum=True,
    unit="Kč",
    actions=ACTIONS,
    profile=VolenyProfile,
    default_profile="liga",
    start=start,
    gather=gather,
    request=Request,
    answer=answer,
    max_payment=max_payment,
)
