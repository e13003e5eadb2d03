"""A deal that is not over, in words: only what its player may know of it, or what lies open to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias.cli.shown import Shown
from marias.rules.contract import Action, Seat
from marias.rules.record import Record, Replayed
from marias.session import Acted
from marias.texts import Text
from marias.tui import lines


class ShownUnfinished(Shown):
    """What ``seat`` may know of the deal; None: what a spectator may."""

    def __init__(self, text: Text, record: Record, replayed: Replayed, seat: Seat | None) -> None:
        super().__init__(text, record, replayed)
        self.seat = seat
        self.view = self.state.view(seat)
        self.order = self.face.order(self.view)

    def hands(self) -> Iterator[str]:
        """The cards the seat holds now, and what it knows of the game that is played."""
        deal = self.replayed.record
        yield self.text("show-deal", number=deal.number, dealer=self.names[deal.deal.dealer])
        if self.seat is not None and self.view.hand:
            yield f"  {self.text('show-holds', who=self.names[self.seat], cards=self.cards(self.view.hand))}"
        for line in self.face.bargain(self.look, self.view, self.names):
            yield f"  {line}"

    def spoken(self, seat: Seat | None, action: Action, before: Any, after: Any) -> str:
        event = Acted(seat, action).seen_by(self.seat)
        said = lines.acted(self.look, self.names, event, before.view(self.seat), after.view(self.seat))
        return "\n  ".join(said)

    def drawn(self, before: Any, after: Any) -> str:
        drawn = self.face.drawn(before, after)
        return ", ".join(f"{self.names[seat]} {self.card(card)}" for seat, card in drawn if seat == self.seat)

    def settlement(self) -> Iterator[str]:
        yield self.text("show-hidden" if self.seat is None else "show-hidden-player")
