"""Gathering the pack of a finished deal without shuffling [MCR-12a, OP-1].

Tricks stay blocks in the order they were taken, a svršek or král that lay as the mark of a marriage goes back on top of
its owner's block; unplayed hands are blocks in the order they are held. The piles are stacked by seat, clockwise from
the left of the new dealer (after a misdeal the same one), or by side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marias.cards import Card

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState


def gather(state: KrizovyState) -> tuple[Card, ...]:
    """The pack as it is put together for the next cut."""
    dealer = state.deal.dealer
    new_dealer = dealer if state.ending == "misdeal" else state.deal.next_to(dealer)
    seats = [state.deal.next_to(new_dealer, step) for step in range(1, 5)]
    if state.profile.gather == "by_side":
        seats.sort(key=lambda seat: seat not in state.declarers)
    marks = dict(state.marriage_cards())
    pack: list[Card] = []
    for seat in seats:
        pack.extend(card for card, owner in marks.items() if owner == seat)
        for trick in state.tricks:
            if trick.winner == seat:
                pack.extend(card for card in trick.cards if card not in marks)
    pack.extend(card for card in state.trick if card not in marks)
    for seat in seats:
        pack.extend(state.order.sort(state.hands[seat]))
        if state.closed:
            pack.extend(state.order.sort(state.closed[seat]))
    return tuple(pack)
