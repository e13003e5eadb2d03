"""Volený mariáš as the solver sees it."""

from __future__ import annotations

from marias.rules.contract import Result
from marias.rules.play import ALL_CARD_POINTS, CARD_POINTS, values_by_side
from marias.rules.three_handed import TRICKS
from marias.rules.voleny import settlement
from marias.rules.voleny.actions import TRUMP_GAMES
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import Bargain, Outcome
from marias.rules.voleny.state import VolenyState
from marias.solver.lone_declarer import LoneDeclarersSettlement
from marias.solver.problem import ALL_TRICKS, GRADED, NO_SEVEN, NO_TRICK, TOOK_LAST
from marias.solver.situation import Calling, Ending, Situation
from marias.solver.taken import bare_tricks, holder, tens_taken, took_trick

CALLING = {
    "auto_svrsek_first": Calling.OVER_FIRST,
    "svrsek_first_or_lost": Calling.OVER_OR_LOST,
    "announced": Calling.EITHER_BY_CHOICE,
}
DECLARER, DEFENDERS = 0b001, 0b110
STATE = VolenyState
"""What is read here."""


def situation_of(state: VolenyState) -> Situation:
    """The position of a deal in play."""
    profile, bargain = state.profile, state.bargain()
    seats = (state.declarer, *state.defenders)
    hands = tuple(state.hands[seat] for seat in seats)
    leader = seats.index(state.leader)
    trumps = state.contract in TRUMP_GAMES
    owner = holder(hands, leader, state.trick, state.trump_seven) if trumps else None

    return Situation(
        seats=seats,
        declarers=DECLARER,
        hands=hands,
        leader=leader,
        trick=state.trick,
        trump=state.trump,
        order=state.order,
        goal=GRADED if trumps else NO_TRICK if "betl" in state.contract else ALL_TRICKS,
        tricks=TRICKS,
        taken=tens_taken(state.tricks, (state.declarer,)),
        kept=(state.keeps_seven,)
        if owner is not None and state.keeps_seven and seats[owner] == state.announcer
        else (),
        seven=state.trump_seven if owner is not None else None,
        seven_owner=owner or 0,
        calling=CALLING[profile.marriage_mode] if trumps else Calling.NONE,
        called=state.marriages,
        trick_groups=(DECLARER, DEFENDERS) if profile.four_marriages_need_trick else (),
        took_trick=took_trick(state.tricks, seats),
        settlement=VolenySettlement(profile, bargain, owner == 0),
    )


class VolenySettlement(LoneDeclarersSettlement[VolenyProfile, Bargain], frozen=True):
    """The settlement of a deal."""

    @property
    def goal(self) -> int:
        """What decides this deal: card points and what hangs on them, no trick, or every trick."""
        if self.bargain.contract in TRUMP_GAMES:
            return GRADED
        return NO_TRICK if "betl" in self.bargain.contract else ALL_TRICKS

    def settle(self, ending: Ending) -> Result:
        """The family's settlement of a class of outcome."""
        trumps = self.bargain.contract in TRUMP_GAMES
        return settlement.settle_played(
            self.profile, self.bargain, self._counted(ending) if trumps else self._tricks(ending)
        )

    def _counted(self, ending: Ending) -> Outcome:
        points, declarer = CARD_POINTS * ending.tens, self.bargain.declarer
        return Outcome(
            card_points=(points, ALL_CARD_POINTS - points),
            marriages=values_by_side(ending.marriages, declarer),
            tricks=(int(ending.took_trick[0]), int(any(ending.took_trick[1:]))),
            seven="none" if ending.fate == NO_SEVEN else "declarer" if self.declarers_seven else "defence",
            seven_won=ending.fate == TOOK_LAST,
        )

    def _tricks(self, ending: Ending) -> Outcome:
        """Betl and durch: the one trick too many or too few, or none."""
        return Outcome(tricks=bare_tricks(TRICKS, made=ending.made, betl="betl" in self.bargain.contract))
