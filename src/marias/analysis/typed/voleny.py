"""A typed position of volený mariáš as a state of its rules."""

from __future__ import annotations

from marias.analysis.typed.past import Table, past_of
from marias.analysis.typed.position import Position, refuse_over, untold
from marias.cards import PACK, Card, Rank
from marias.rules.contract import Deal, Seat
from marias.rules.doubling import Rounds
from marias.rules.three_handed import TRICKS
from marias.rules.voleny.actions import TRUMP_GAMES
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.request import Request, bargain_of
from marias.rules.voleny.settlement import SEVENS
from marias.rules.voleny.state import VolenyState

AGREED = ("profile", "trump", "declarer", "names", "fleks", "contract", "players", "sitter", "against")


def state_of(position: Position, deal: Request, profile: VolenyProfile) -> VolenyState:
    """The state; raises ``SettlementError`` for a bargain, ``SolverError`` for cards that cannot be."""
    untold(position, AGREED)
    bargain = bargain_of(profile, deal)
    dealer = (bargain.declarer - 1) % bargain.seats if bargain.sitter is None else bargain.sitter
    playing = tuple((dealer + step) % bargain.seats for step in (1, 2, 3))
    position.check_table(bargain.seats, playing)
    trumps = deal.contract in TRUMP_GAMES
    past = past_of(
        position,
        Table(
            tricks=TRICKS,
            talon=2,
            playing=playing,
            declarers=(bargain.declarer,),
            trump=deal.trump,
            counted=trumps,
        ),
    )
    refuse_over(past.tricks, bargain.declarer, betl="betl" in deal.contract, durch="durch" in deal.contract)
    seven = Card.of(Rank.SEVEN, deal.trump) if deal.trump else None
    owners = {component.owner for component in bargain.components if component.name in SEVENS}
    announcer: Seat | None = bargain.declarer if "declarer" in owners else None
    if "defence" in owners:
        announcer = next((seat for seat in bargain.defenders if seven in position.held(seat, playing)), None)
    return VolenyState(
        profile,
        Deal(PACK, dealer, bargain.seats),
        "play",
        position.hands,
        playing,
        trump_card=seven,
        talon=past.talon,
        declarer=bargain.declarer,
        contract=deal.contract,
        rounds=Rounds(bargain.components, over=True),
        announcer=announcer,
        leader=position.leader,
        trick=position.trick,
        tricks=past.tricks,
        marriages=past.marriages,
    )
