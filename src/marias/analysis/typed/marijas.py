"""A typed position of marijaš as a state of its rules; of two players with what is left of the stock."""

from __future__ import annotations

from marias.analysis.typed.past import Table, past_of
from marias.analysis.typed.position import Position, refuse_over, untold
from marias.cards import PACK
from marias.errors import SolverError
from marias.rules.contract import Deal
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.request import Request, sides_of
from marias.rules.marijas.state import ASIDE, HAND_SIZE, SEATS, TRICKS, MarijasState
from marias.rules.request import check_seats, check_trump

AGREED = ("profile", "trump", "declarer", "names", "contract", "partner")


def state_of(position: Position, deal: Request, profile: MarijasProfile) -> MarijasState:
    """The state; raises ``SettlementError`` for sides that cannot be, ``SolverError`` for such cards."""
    untold(position, AGREED)
    check_seats(deal, profile.players, ("declarer", "partner"))
    if deal.contract == "surrender":
        raise SolverError("a deal that was surrendered is not played", code="position-surrendered")
    game = deal.contract == "game"
    check_trump(deal, deal.contract, trumps=game)
    sides, place = sides_of(profile, deal), SEATS.index(profile.players)
    everybody = tuple(range(profile.players))
    position.check_table(profile.players, everybody)
    past = past_of(
        position,
        Table(
            tricks=TRICKS[place],
            most=HAND_SIZE[place],
            talon=ASIDE[place] if profile.players == 3 else 0,
            playing=everybody,
            declarers=sides.declarers,
            trump=deal.trump,
            counted=game,
        ),
        may_show=profile.marriage_card == "shown",
    )
    refuse_over(past.tricks, deal.declarer, betl=not game, durch=False)
    return MarijasState(
        profile,
        Deal(PACK, (deal.declarer - 1) % profile.players, profile.players),
        "play",
        position.hands,
        deal.declarer,
        deal.declarer,
        stock=position.stock,
        talon=past.talon,
        contract=deal.contract,
        trump=deal.trump,
        partner=sides.declarers[-1] if profile.players == 4 and game else None,
        order=tuple((position.leader + step) % profile.players for step in everybody),
        trick=position.trick,
        tricks=past.tricks,
        marriages=past.marriages,
        shown=past.shown,
    )
