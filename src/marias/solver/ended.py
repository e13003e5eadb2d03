"""A deal after the cards that were played in numbers: the state the rules come to by the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from marias.cards import Card, CardSet
from marias.rules import play
from marias.rules.actions import MARRIAGE_PLAYS, PLAYS
from marias.rules.contract import Action, Seat
from marias.rules.play import Marriage, Trick
from marias.solver.problem import CALLING, SHOWN, Numbering
from marias.solver.situation import Situation


def ended(state: Any, situation: Situation, numbering: Numbering, moves: Sequence[int], winners: Sequence[int]) -> Any:
    """The end of the deal after these moves of ``Playouts.last``, whose tricks these places took."""
    seats, players = situation.seats, len(situation.seats)
    held = {seat: hand.mask for seat, hand in zip(seats, situation.hands, strict=True)}
    tricks: list[Trick] = list(state.tricks)
    marriages: list[Marriage] = list(state.marriages)
    history: list[tuple[Seat | None, Action]] = list(state.history)
    shown = 0
    leader, trick, taken = situation.leader, list(situation.trick), 0
    for move in moves:
        seat = seats[(leader + len(trick)) % players]
        card = numbering.cards[move & 31]
        if move > 31:
            value = play.marriage_value(card.suit, situation.trump)
            marriages.append(Marriage(len(tricks) + 1, seat, card.suit, value))
            shown |= card.bit
        if move & SHOWN:
            history.append((seat, _shown(card)))
            continue
        by_choice = move & CALLING and situation.calling.by_choice
        history.append((seat, (MARRIAGE_PLAYS if by_choice else PLAYS)[card]))
        held[seat] ^= card.bit
        trick.append(card)
        if len(trick) == players:
            winner = winners[taken]
            tricks.append(Trick(seats[leader], tuple(trick), seats[winner]))
            leader = 1 - leader if situation.by_turns else winner
            trick, taken = [], taken + 1
            if _lost(state, tricks):
                break
    fields: dict[str, Any] = {
        "hands": tuple(CardSet(mask=held.get(seat, 0)) for seat in range(len(state.hands))),
        "trick": (),
        "tricks": tuple(tricks),
        "marriages": tuple(marriages),
        "history": tuple(history),
        "phase": "end",
        "ending": "played",
    }
    if "leader" in state.__struct_fields__:
        return replace(state, **fields, leader=seats[leader])
    # marijaš, which knows who plays next by his place, and which dame lie open
    return replace(state, **fields, order=(), shown=state.shown | CardSet(mask=shown), shown_now=False)


# Only a state of such a game comes here, so what is imported is known by then; for other games it is not read.


def _lost(state: Any, tricks: Sequence[Trick]) -> bool:
    """Are two sevens lost, where there is nothing else to play for?"""
    if getattr(state.contract, "kind", "") != "dve_sedmy":
        return False
    from marias.rules.licitovany.tricks import two_sevens_lost  # noqa: PLC0415

    return two_sevens_lost(replace(state, tricks=tuple(tricks)))


def _shown(card: Card) -> Action:
    from marias.rules.marijas.actions import SHOWS  # noqa: PLC0415

    return SHOWS[card.suit]
