"""Records of played deals: announced as wished for, then played at random to the end."""

from __future__ import annotations

import random
from typing import Any

from marias.analysis import FinishedDeal, finished_deals
from marias.rules import GAMES
from marias.rules.record import DealRecord, Record, Step
from tests.solver.endings import CARDS, endings

NAMES = ("Jana", "Petr", "Eva", "Olga")


def recorded(*states: Any) -> Record:
    """The record of these deals of one game and table, one after the other."""
    first = states[0]
    game = next(game for game in GAMES.values() if isinstance(first.profile, game.profile))
    deals = tuple(
        DealRecord(
            number=number,
            deal=state.deal,
            steps=tuple(Step(seat, action) for seat, action in state.history),
            kind="" if state.to_act is not None else state.result().kind,
            payments=None if state.to_act is not None else state.result().payments,
        )
        for number, state in enumerate(states, 1)
    )
    return Record(
        game=game, profile=first.profile, seats=first.deal.seats, names=NAMES[: first.deal.seats], deals=deals
    )


def played(game: str, contract: str, chance: random.Random) -> Any:
    """A deal at its end; of two players the whole one, the stock too."""
    state = next(endings(game, contract, CARDS[game], 0, chance))
    while state.to_act is not None:
        state = state.after(chance.choice(state.legal()))
    return state


def finished(state: Any) -> FinishedDeal:
    """The finished deal as it is read from its record."""
    (deal,) = finished_deals(recorded(state))
    return deal
