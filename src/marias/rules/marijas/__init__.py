"""South-Slav marijaš for two players with a stock, three with a talon, and four with a called card.

``profile`` the rule set · ``actions`` what is said and done · ``state`` a position · the phases ``dalje``, ``call``,
``talon``, ``tricks`` · ``settlement`` match points of a deal · ``race`` the match to twelve, čvrga and makaze ·
``view`` what a seat sees · ``gathering`` the unshuffled pack · ``request`` the scorekeeper's question.
"""

from __future__ import annotations

from marias.rules.contract import Game
from marias.rules.marijas.actions import ACTIONS
from marias.rules.marijas.gathering import gather
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.race import Race, Tally
from marias.rules.marijas.request import Request, answer
from marias.rules.marijas.settlement import CONTRACTS
from marias.rules.marijas.state import ASIDE, HAND_SIZE, PHASES, SEATS, TRICKS, start


def max_payment(profile: MarijasProfile, seats: int) -> int:  # noqa: ARG001 – the contract of a game asks for both
    """The dearest thing that can happen."""
    return max(profile.win, profile.win_double, profile.surrender, profile.betl)


GAME = Game(
    name="marijas",
    seats=SEATS,
    unruled=(8,),  # SRB-5
    hand_size=HAND_SIZE,
    tricks=TRICKS,
    talon=ASIDE,
    contracts=CONTRACTS,
    components=(),
    phases=PHASES,
    zero_sum=False,
    unit="match points",
    actions=ACTIONS,
    profile=MarijasProfile,
    default_profile="marijas-2",
    default_profiles={players: f"marijas-{players}" for players in SEATS},
    start=start,
    gather=gather,
    request=Request,
    answer=answer,
    max_payment=max_payment,
    money="race",
    race=Race.begin,
    tally=Tally.begin,
)
