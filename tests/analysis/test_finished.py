"""Reading finished deals: every state of them, and none of a deal that still goes on."""

from __future__ import annotations

import random

import pytest

import marias
from marias.analysis import finished_deals
from marias.errors import RecordError
from tests.analysis.deals import finished, played, recorded
from tests.solver.endings import CASES
from tests.words import check_record_words


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_every_state_of_a_deal(game: str, contract: str) -> None:
    state = played(game, contract, random.Random(f"finished {game} {contract}"))
    deal = finished(state)
    states = list(deal.states())
    assert len(states) == len(state.history) + 1
    assert states[-1] == deal.final == state
    assert deal.result == state.result()
    for before, after, (seat, action) in zip(states, states[1:], state.history, strict=False):
        assert before.to_act == seat
        assert before.after(action) == after


def test_a_deal_that_goes_on_stays_closed() -> None:
    """Those before it are given; of itself one line says why it is not."""
    over = played("voleny", "hra", random.Random("over"))
    going_on = marias.deal("voleny", seed=1, profile="liga", seats=over.deal.seats)
    deals = finished_deals(recorded(over, going_on))
    assert next(deals).final == over
    with pytest.raises(RecordError, match="record: deal 2 is not over, so its cards are not open yet") as caught:
        next(deals)
    check_record_words(caught.value)
