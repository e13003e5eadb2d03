"""What could have been played of a deal of licitovaný mariáš."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias.analysis.par import contracts
from marias.analysis.par.contracts import Begun, Choice, first, reach
from marias.cards import CardSet, Suit
from marias.rules.actions import Say
from marias.rules.contract import Action, Seat
from marias.rules.licitovany.actions import Announce, Bid, Discard, Hold, Pass, TakeTalon
from marias.rules.licitovany.contracts import CONTRACTS, Contract
from marias.rules.licitovany.state import LicitovanyState, start

NOTHING, TAKE = Say(), TakeTalon()
LOWEST: tuple[Action, ...] = (Bid("sedma"), Hold(), Pass())
KINDS = {contract.kind: contract for contract in CONTRACTS.values()}
"""The contracts without their colour, lowest first."""


def laid(final: LicitovanyState) -> dict[Seat, CardSet]:
    """By seat what it laid aside."""
    return {
        seat: CardSet(action.talon)
        for seat, action in final.history
        if seat is not None and isinstance(action, Discard) and action.talon is not None
    }


def choices(final: LicitovanyState) -> Iterator[Choice]:
    """Every contract of all three, who would have won the auction at its lowest rung.

    A sedma that would be left unplayed without a flek counts as played.
    """
    begun = start(final.profile.changed(approved_sedma_played=True), final.deal)
    for seat in begun.active:
        ways: dict[tuple[str, Suit | None, Suit | None], list[Begun]] = {}
        won = first(_won(begun, seat))
        for state in [] if won is None else _announced(won):
            key = (state.contract.kind, state.trump, state.helper)
            ways.setdefault(key, []).append(Begun(state, state.talon))
        for kind, contract in KINDS.items():
            for trump, helper in _suits(contract):
                yield contracts.Contract(seat, kind, trump, helper), ways.get((kind, trump, helper), [])


def _suits(contract: Contract) -> Iterator[tuple[Suit | None, Suit | None]]:
    """Trump and helper suit, every pair there can be."""
    if not contract.trumps:
        yield None, None
        return
    for trump in Suit:
        for helper in [suit for suit in Suit if suit is not trump] if contract.two_sevens else [None]:
            yield trump, helper


def _won(begun: LicitovanyState, seat: Seat) -> Iterator[LicitovanyState]:
    """The auction won by the seat as low as it can be: the others bid only where it could not win otherwise."""

    def words(state: Any) -> Iterator[Action]:
        if state.phase == "take":
            yield TAKE
        else:
            yield from LOWEST if state.to_act == seat else reversed(LOWEST)

    reached = reach(begun, words, lambda state: state.phase == "discard")
    return (state for state in reached if state.declarer == seat)


def _announced(won: LicitovanyState) -> Iterator[LicitovanyState]:
    """Every discard with every contract the rules allow after it; a laid lead is the declarer's choice too."""
    for discard in won.legal():
        if isinstance(discard, Discard):
            after = won.after(discard)
            for announcement in after.legal():
                if isinstance(announcement, Announce):
                    yield from reach(
                        after.after(announcement), lambda _: (NOTHING,), lambda state: state.phase in ("play", "end")
                    )
