"""Křížový mariáš: four players; the chooser calls a card, and who holds it is his partner, secretly.

``profile`` the rule set · ``actions`` what is said and done · ``state`` a position · the phases ``choice``,
``suit_round``, ``announcing``, ``solo``, ``tricks`` · ``rulings`` misdeal and revoke · ``claim`` a hand laid down ·
``settlement`` who pays whom · ``view`` what a seat sees · ``gathering`` the unshuffled pack · ``table_money`` stakes,
sheets and places at a championship table.
"""

from __future__ import annotations

from marias.rules.contract import Game
from marias.rules.krizovy.actions import ACTIONS, SOLO_GAMES
from marias.rules.krizovy.gathering import gather
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.request import Request, answer
from marias.rules.krizovy.state import PHASES, SEATS, start
from marias.rules.krizovy.tricks import TRICKS

MOST_COMPONENTS = 3
"""The game, a hundred against beside it, and a seven."""


def max_payment(profile: KrizovyProfile, seats: int) -> int:
    """Who plays alone, or revokes, settles with three, with each at most up to the ceiling."""
    deal = profile.ceiling * (MOST_COMPONENTS if profile.ceiling_scope == "per_component" else 1)
    return (seats - 1) * max(deal, profile.revoke_before_doubling)


GAME = Game(
    name="krizovy",
    seats=SEATS,
    hand_size=8,
    tricks=TRICKS,
    talon=0,
    contracts=("game", *SOLO_GAMES),
    components=("hra", "sedma", "sedma_against", "sto", "sto_against", *SOLO_GAMES),
    phases=PHASES,
    zero_sum=True,
    unit="Kč",
    actions=ACTIONS,
    profile=KrizovyProfile,
    default_profile="mcr-2018-free",
    start=start,
    gather=gather,
    request=Request,
    answer=answer,
    max_payment=max_payment,
    void_deal="cut",
    money="top_up",
)
