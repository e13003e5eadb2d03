"""What could have been played of a deal of South-Slav marijaš, for three or four."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias.analysis.par.contracts import Begun, Choice, Contract, reach
from marias.cards import Card, CardSet, Suit
from marias.rules.contract import Action, Seat
from marias.rules.marijas.actions import BETL, CALLS, DALJE, TRUMPS, Discard
from marias.rules.marijas.call import calls_card
from marias.rules.marijas.state import MarijasState, start


def laid(final: MarijasState) -> dict[Seat, CardSet]:
    """By seat what it put back into the talon."""
    return {
        seat: CardSet(action.talon)
        for seat, action in final.history
        if seat is not None and isinstance(action, Discard) and action.talon is not None
    }


def choices(final: MarijasState) -> Iterator[Choice]:
    """Every trump, or card called, of who may call, and betl of everybody where it is played."""
    begun = start(final.profile, final.deal)
    seats = [begun.deal.next_to(begun.caller, step) for step in range(begun.deal.seats)]
    for seat in seats:
        if seat != begun.caller and begun.profile.dalje == "formality":
            continue
        if calls_card(begun):
            yield from _called(begun, seat, seats)
        else:
            for suit in Suit:
                ways = list(_played(begun, seat, TRUMPS[suit]))
                partner = ways[0].state.partner if ways else None
                yield Contract(seat, "game", suit, partner=partner), ways
    if begun.profile.extraordinary == "betl":
        for seat in seats:
            yield Contract(seat, "betl"), list(_played(begun, seat, BETL))


def _called(begun: MarijasState, seat: Seat, seats: list[Seat]) -> Iterator[Choice]:
    """Each suit with each partner; which of his cards was called makes no difference."""
    found: dict[tuple[Suit, Seat], tuple[list[Card], list[Begun]]] = {}
    for card, call in CALLS.items():
        for begun_play in _played(begun, seat, call):
            cards, ways = found.setdefault((card.suit, begun_play.state.partner), ([], [begun_play]))
            cards.append(card)
    for suit in Suit:
        for partner in seats:
            cards, ways = found.get((suit, partner), ([], []))
            yield Contract(seat, "game", suit, partner=partner, called=tuple(cards)), ways


def _played(begun: MarijasState, seat: Seat, call: Action) -> Iterator[Begun]:
    """Every beginning of the game the seat calls, the others saying dalje."""

    def words(state: Any) -> Iterator[Action]:
        if state.phase in ("talon", "discard"):
            yield from state.legal()
        elif state.to_act == seat and state.objection(call) is None:
            yield call
        elif state.phase == "call":
            yield state.legal()[0]  # somebody has to call before another can play alone
        else:
            yield DALJE

    for state in reach(begun, words, lambda state: state.phase == "play"):
        if state.declarer == seat:
            aside = state.deal.seats == 3
            yield Begun(state, state.talon if aside else None)
