"""Random deals of licitovaný in which every contract comes up."""

from __future__ import annotations

import random
from collections.abc import Callable

from marias.rules.contract import Action
from marias.rules.licitovany import GAME
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.record import DealRecord, Record, Step, write_record
from tests.rules.battery import random_deal

Ruling = Callable[[LicitovanyState], Action | None]
"""What the referee says in this state, if anything."""


def choices(state: LicitovanyState) -> list[Action]:
    """What may be done, but of all bids the lowest and of each rung one announcement: so all contracts come up."""
    legal = list(state.legal())
    if state.phase == "auction":
        return [legal[0], legal[-1]]
    return list({getattr(one, "rung", ""): one for one in legal}.values()) if state.phase == "announce" else legal


def random_end(profile: LicitovanyProfile, seats: int, number: int, ruling: Ruling = lambda _: None) -> LicitovanyState:
    """The end of the random deal of this number."""
    chance = random.Random(number)
    state: LicitovanyState = GAME.start(profile, random_deal(seats, number))
    while state.to_act is not None:
        state = state.after(ruling(state) or chance.choice(choices(state)))
    return state


def record_of(*states: LicitovanyState) -> str:
    """The record of these finished deals, one after another."""
    deals = []
    for number, state in enumerate(states, 1):
        result, steps = state.result(), tuple(Step(seat, action) for seat, action in state.history)
        deals.append(
            DealRecord(number=number, deal=state.deal, steps=steps, kind=result.kind, payments=result.payments)
        )
    first = states[0]
    names = ("Jana", "Petr", "Eva", "Olga")[: first.deal.seats]
    record = Record(game=GAME, profile=first.profile, seats=first.deal.seats, names=names, deals=tuple(deals))
    return write_record(record)
