"""The final contract, at least as high as the rung won: trump suit, helper suit or led card (spec 2.4, 2.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import SHARP, Card, Rank, Suit
from marias.rules.contract import Action
from marias.rules.licitovany.actions import RUNGS, Announce, Omyl
from marias.rules.licitovany.contracts import CONTRACTS, Contract
from marias.rules.licitovany.fleks import opened
from marias.rules.licitovany.talon import folded, omyl_objection
from marias.rules.phase import Objection, Phase

if TYPE_CHECKING:
    from marias.rules.licitovany.state import LicitovanyState


@cache
def _trump_announcements(rung: str) -> tuple[Announce, ...]:
    """Every way to name the suits of this contract."""
    contract = CONTRACTS[rung]
    trumps = [suit for suit in Suit if (suit is Suit.HEARTS) == contract.hearts]
    return tuple(
        Announce(contract.rung, trump, helper)
        for trump in trumps
        for helper in ([suit for suit in Suit if suit is not trump] if contract.two_sevens else [None])
    )


def seven_of(suit: Suit) -> Card:
    """The seven of the suit."""
    return Card.of(Rank.SEVEN, suit)


def announced_sevens(announced: Announce) -> tuple[Card, ...]:
    """The sevens the announcement promises, the helper's before the trump's."""
    contract = CONTRACTS[announced.rung]
    if not contract.sevens or announced.trump is None:
        return ()
    return tuple(seven_of(suit) for suit in (announced.helper, announced.trump) if suit is not None)


def _legal(state: LicitovanyState) -> Iterator[Action]:
    if omyl_objection(state) is None:
        yield Omyl()
    for rung in RUNGS[state.auction.height - 1 :]:
        contract = CONTRACTS[rung]
        if contract.trumps:
            yield from (a for a in _trump_announcements(rung) if _cards_objection(state, contract, a) is None)
        else:
            for card in state.hands[state.declarer]:
                yield Announce(rung, lead=card)


def _objection(state: LicitovanyState, action: Action) -> Objection | None:
    if isinstance(action, Omyl):
        return omyl_objection(state)
    if not isinstance(action, Announce):
        return "announce-contract", ""
    contract = CONTRACTS[action.rung]
    if contract.height < state.auction.height:
        return "announce-lower", ""
    if not contract.trumps:
        if action.trump is not None or action.helper is not None:
            return "no-trump-suit", ""
        if action.lead is None:
            return "lay-the-lead", ""
        return None if action.lead in state.hands[state.declarer] else ("not-in-hand", "")
    if action not in _trump_announcements(action.rung):
        return _suits_objection(contract, action)
    return _cards_objection(state, contract, action)


def _suits_objection(contract: Contract, action: Announce) -> Objection:
    """What is wrong with the suits named."""
    if action.lead is not None:
        return "lead-of-betl-or-durch-only", ""
    if action.trump is None:
        return "name-trump", ""
    if (action.trump is Suit.HEARTS) != contract.hearts:
        return "trump-is-hearts" if contract.hearts else "hearts-are-a-rung-of-their-own", ""
    return "name-helper" if contract.two_sevens else "no-helper-suit", ""


def _cards_objection(state: LicitovanyState, contract: Contract, action: Announce) -> Objection | None:
    """What the cards in hand and talon forbid."""
    if state.talon & SHARP:
        return "sharp-in-talon", ""
    sevens = announced_sevens(action)
    if any(seven in state.talon for seven in sevens):
        return "seven-in-talon", ""
    if contract.kind == "sedma" and sevens[-1] not in state.hands[state.declarer]:
        return "no-trump-seven", ""
    return None


def _after(state: LicitovanyState, action: Announce | Omyl) -> LicitovanyState:
    return folded(state) if isinstance(action, Omyl) else opened(replace(state, announced=action))


ANNOUNCE: Phase[LicitovanyState] = Phase(_legal, _objection, _after)
