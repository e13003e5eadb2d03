"""Licitovaný mariáš as the solver sees it."""

from __future__ import annotations

from msgspec.structs import replace

from marias.cards import Card, CardSet, Rank
from marias.rules.contract import Result
from marias.rules.doubling import Side
from marias.rules.licitovany import settlement
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.settlement import Bargain, Outcome
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.licitovany.tricks import two_sevens_lost
from marias.rules.play import ALL_CARD_POINTS, CARD_POINTS, values_by_side
from marias.rules.three_handed import TRICKS
from marias.solver.lone_declarer import LoneDeclarersSettlement
from marias.solver.problem import ALL_TRICKS, BEATEN, GRADED, NO_SEVEN, NO_TRICK, TOOK_LAST
from marias.solver.situation import Calling, Ending, Situation
from marias.solver.taken import bare_tricks, holder, tens_taken, took_trick

CALLING = {"announced": Calling.EITHER_BY_CHOICE, "automatic": Calling.FIRST_CARD}
DECLARER = 0b001
STATE = LicitovanyState
"""What is read here."""


def situation_of(state: LicitovanyState) -> Situation:
    """The position of a deal in play."""
    profile, bargain, contract = state.profile, state.bargain(), state.contract
    seats = (state.declarer, *state.defenders)
    hands = tuple(state.hands[seat] for seat in seats)
    leader = seats.index(state.leader)
    helper, seven = _sevens(state, hands, leader)
    owner = holder(hands, leader, state.trick, seven)

    return Situation(
        seats=seats,
        declarers=DECLARER,
        hands=hands,
        leader=leader,
        trick=state.trick,
        trump=state.trump,
        order=state.order,
        goal=GRADED if contract.trumps else NO_TRICK if contract.kind == "betl" else ALL_TRICKS,
        tricks=TRICKS,
        taken=tens_taken(state.tricks, (state.declarer,)),
        kept=tuple(card for card in state.sevens if card in state.hands[state.declarer]),
        seven=seven if owner is not None else None,
        seven_owner=owner or 0,
        helper=helper,
        helper_done=_helper_done(state),
        calling=CALLING[profile.marriage_mode] if contract.counted else Calling.NONE,
        called=state.marriages,
        took_trick=took_trick(state.tricks, seats),
        must_lead=state.lead if not state.tricks and not state.trick else None,
        settlement=LicitovanySettlement(profile, bargain, owner == 0),
    )


def _sevens(state: LicitovanyState, hands: tuple[CardSet, ...], leader: int) -> tuple[Card | None, Card | None]:
    """The helper seven, where both sevens can still be made; and the trump seven, where its fate matters."""
    if state.trump is None:
        return None, None
    seven = Card.of(Rank.SEVEN, state.trump)
    if not state.contract.two_sevens:
        return None, seven if state.contract.counted else None
    helper = state.sevens[0]
    done = _helper_done(state)
    to_come = (seven,) if done else (helper, seven)
    lost = two_sevens_lost(state) or any(holder(hands, leader, state.trick, card) != 0 for card in to_come)
    early = len(state.tricks) < (TRICKS - 1 if done else TRICKS - 2) and any(card in state.trick for card in to_come)
    return (None, None) if lost or early or state.four_helpers_at_first_lead() else (helper, seven)


def _helper_done(state: LicitovanyState) -> bool:
    """Has the helper seven taken trick 9?"""
    return state.contract.two_sevens and len(state.tricks) == TRICKS - 1 and not two_sevens_lost(state)


class LicitovanySettlement(LoneDeclarersSettlement[LicitovanyProfile, Bargain], frozen=True):
    """The settlement of a deal."""

    @property
    def goal(self) -> int:
        """What decides this deal: card points and what hangs on them, no trick, or every trick."""
        if self.bargain.contract.trumps:
            return GRADED
        return NO_TRICK if self.bargain.contract.kind == "betl" else ALL_TRICKS

    def settle(self, ending: Ending) -> Result:
        """The family's settlement of a class of outcome."""
        return settlement.settle_played(self.profile, self.bargain, self._outcome(ending))

    def _outcome(self, ending: Ending) -> Outcome:
        contract, declarer = self.bargain.contract, self.bargain.declarer
        if not contract.trumps:
            return Outcome(tricks=bare_tricks(TRICKS, made=ending.made, betl=contract.kind == "betl"))
        points = CARD_POINTS * ending.tens if contract.counted else 0
        rest = ALL_CARD_POINTS - points if contract.counted else 0
        facts = Outcome(
            card_points=(points, rest),
            marriages=values_by_side(ending.marriages, declarer),
            two_sevens=contract.two_sevens and ending.fate == TOOK_LAST,
        )
        if contract.two_sevens or ending.fate == NO_SEVEN:
            return facts
        owners: Side = "declarer" if self.declarers_seven else "defence"
        others: Side = "defence" if self.declarers_seven else "declarer"
        return replace(
            facts,
            seven=owners,
            seven_won=ending.fate == TOOK_LAST,
            last_trick=others if ending.fate == BEATEN else owners,
        )
