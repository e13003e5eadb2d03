"""A typed position of licitovaný mariáš as a state of its rules."""

from __future__ import annotations

from msgspec.structs import replace

from marias.analysis.typed.past import Table, past_of
from marias.analysis.typed.position import Position, refuse_over, untold
from marias.cards import PACK, Card, Rank, Suit
from marias.errors import SolverError
from marias.rules.contract import Deal
from marias.rules.doubling import Rounds
from marias.rules.licitovany.actions import Announce
from marias.rules.licitovany.auction import Auction
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.request import Request
from marias.rules.licitovany.request_bargain import bargain_of, missing_contract
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.three_handed import TRICKS

AGREED = (
    *("profile", "trump", "declarer", "names", "fleks", "contract", "helper"),
    *("players", "sitter", "flekked_by"),
)


def state_of(position: Position, deal: Request, profile: LicitovanyProfile) -> LicitovanyState:
    """The state; raises ``SettlementError`` for a bargain, ``SolverError`` for cards that cannot be."""
    untold(position, AGREED)
    if deal.contract is None:
        raise missing_contract()
    bargain = bargain_of(profile, deal)
    contract, declarer, seats = bargain.contract, bargain.declarer, bargain.seats
    dealer = (declarer - profile.turn) % seats if bargain.sitter is None else bargain.sitter
    active = [
        seat for step in range(1, seats + 1) if (seat := (dealer + step * profile.turn) % seats) != bargain.sitter
    ]
    first, second, third = active
    position.check_table(seats, active)
    trump = Suit.HEARTS if contract.hearts else deal.trump
    if contract.two_sevens and deal.helper is None:
        raise SolverError("dvě sedmy need their helper suit", code="position-helper")
    helper = Card.of(Rank.SEVEN, deal.helper) if contract.two_sevens and deal.helper else None
    past = past_of(
        position,
        Table(
            tricks=TRICKS,
            talon=2,
            playing=(first, second, third),
            declarers=(declarer,),
            trump=trump,
            counted=contract.counted,
            last=helper if _helper_took(position, helper, declarer) else None,
        ),
    )
    refuse_over(past.tricks, declarer, betl=contract.kind == "betl", durch=contract.kind == "durch")
    begins = not past.tricks and not position.trick
    return LicitovanyState(
        # from half a hand it cannot be told whether the game could have been lost
        profile if begins else replace(profile, laid_game_exception=False),
        Deal(PACK, dealer, seats),
        "play",
        position.hands,
        (first, second, third),
        talon=past.talon,
        auction=Auction(holder=declarer, bidder=declarer, waiting=None, height=contract.height),
        declarer=declarer,
        decided=True,
        discarded=True,
        announced=Announce(contract.rung, trump, deal.helper if contract.two_sevens else None),
        rounds=Rounds(bargain.components, over=True),
        at_first_lead=position.hands if begins else (),
        leader=position.leader,
        trick=position.trick,
        tricks=past.tricks,
        marriages=past.marriages,
    )


def _helper_took(position: Position, helper: Card | None, declarer: int) -> bool:
    """Did the helper's seven take trick 9? Asked where it is gone, the declarer leads, and one card is left.

    Raises ``SolverError`` where it is not told.
    """
    gone = helper is not None and helper in position.gone
    if not gone or position.leader != declarer or max(map(len, position.hands)) > 1:
        return False
    if position.sevens_made is None:
        raise SolverError("is not told: did the helper's seven take the trick before?", code="position-sevens")
    return position.sevens_made
