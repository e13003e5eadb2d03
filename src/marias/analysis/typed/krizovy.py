"""A typed position of křížový mariáš as a state of its rules."""

from __future__ import annotations

from marias.analysis.typed.past import Table, past_of
from marias.analysis.typed.position import Position, refuse_over, untold
from marias.cards import PACK, Card, Rank
from marias.rules import play
from marias.rules.contract import Deal
from marias.rules.doubling import Rounds
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.request import SEATS, Request, bargain_of
from marias.rules.krizovy.state import KrizovyState
from marias.rules.krizovy.tricks import TRICKS

AGREED = (
    *("profile", "trump", "declarer", "names", "fleks", "contract", "partner"),
    *("sedma", "sto", "sedma_against", "sto_against", "own_marriage"),
)


def state_of(position: Position, deal: Request, profile: KrizovyProfile) -> KrizovyState:
    """The state; raises ``SettlementError`` for a bargain, ``SolverError`` for cards that cannot be."""
    untold(position, AGREED)
    bargain = bargain_of(profile, deal)
    everybody, game = tuple(range(SEATS)), deal.contract == "game"
    position.check_table(SEATS, everybody)
    past = past_of(
        position,
        Table(
            tricks=TRICKS,
            talon=0,
            playing=everybody,
            declarers=bargain.declarers,
            trump=deal.trump,
            counted=game,
        ),
    )
    refuse_over(past.tricks, deal.declarer, betl=deal.contract == "betl", durch=deal.contract == "durch")
    called = {marriage.seat for marriage in past.marriages}
    holds = any(seat in called or play.marriages_in(position.hands[seat]) for seat in bargain.hundred_by)
    return KrizovyState(
        profile,
        Deal(PACK, (deal.declarer - 1) % SEATS, SEATS),
        "play",
        position.hands,
        trump_card=Card.of(Rank.SEVEN, deal.trump) if deal.trump else None,
        partner=bargain.partner if bargain.partner is not None else deal.declarer if game else None,
        soloist=None if game else deal.declarer,
        contract=deal.contract,
        rounds=Rounds(bargain.components, over=True),
        hundred_by=bargain.hundred_by,
        own_marriage=bargain.own_marriage or holds,
        announcer=bargain.seven_by,
        leader=position.leader,
        trick=position.trick,
        tricks=past.tricks,
        marriages=past.marriages,
    )
