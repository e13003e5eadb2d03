"""Gathering the pack of a finished deal, where a table does not shuffle every deal.

The piles are stacked clockwise from the left of the new dealer: on top what its owner had laid open, then his tricks
in the order he took them, then what he still holds; an unfinished trick, the talon, the stock and what was not dealt
come last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import Card
from marias.rules.marijas.tricks import ORDER

if TYPE_CHECKING:
    from marias.rules.marijas.state import MarijasState


def gather(state: MarijasState) -> tuple[Card, ...]:
    """The pack as it is put together for the next cut."""
    new_dealer = next_dealer(state)
    laid_open = state.laid_open()
    out: list[Card] = []
    for step in range(1, state.deal.seats + 1):
        seat = state.deal.next_to(new_dealer, step)
        out.extend(laid_open[seat] - state.hands[seat])
        for trick in state.tricks:
            if trick.winner == seat:
                out.extend(card for card in trick.cards if card not in state.shown)
        out.extend(ORDER.sort(state.hands[seat]))
    out.extend(card for card in state.trick if card not in state.shown)
    out.extend(ORDER.sort(state.talon))
    return (*out, *state.stock, *state.undealt)


def next_dealer(state: MarijasState) -> int:
    """The deal goes one seat on, so that the caller deals [SRB-27, SRB-38]; a void deal is dealt again."""
    again = state.ending in ("passed", "misdeal") or (
        state.ending == "surrender" and state.profile.deal_after_surrender == "same_dealer"
    )
    return state.deal.dealer if again else state.deal.next_to(state.deal.dealer)
