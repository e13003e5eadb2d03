"""A deal judged card by card, in words: trick by trick, the cards that cost something, and a sum for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table

from marias.analysis import Judged, Other, Review
from marias.cards import Card
from marias.cli import said
from marias.cli.cards_said import action_said
from marias.cli.shown import Shown
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Seat
from marias.rules.record import Record
from marias.texts import Text
from marias.tui.amounts import counted, unit
from marias.tui.phrases import pair, signed

MARK = "*"
"""Stands at the dearest cards."""


class Reviewed(Shown):
    """One deal that was judged."""

    def __init__(self, text: Text, found: Review) -> None:
        super().__init__(text, found.deal.table, found.deal.replayed)
        self.found = found
        self.judged: dict[Card, Judged] = {
            card.action.card: card for card in found.cards if isinstance(card.action, Play | PlayMarriage)
        }

    def parts(self) -> Iterator[str | Table]:
        """Everything there is to tell of it: lines and tables."""
        found = self.found
        if found.why is not None:
            yield self.text("review-skipped", n=found.skipped, why=said(self.text, found.why))
        if not found.declarers:
            yield self.text("review-nothing")
            return
        yield self.worth()
        yield from self.tricks()
        yield from (self.other(other) for other in found.others)
        if mistakes := [card for card in found.cards if card.cost]:
            yield ""
            yield self.mistakes(mistakes)
        yield ""
        yield sums(self.text, self.record, [found], self.text("review-in-all"))

    def worth(self) -> str:
        """What the deal was worth, what it came to, and by whose cards."""
        found = self.found
        changes = {True: 0, False: 0}
        for card in found.cards:
            changes[card.seat in found.declarers] += card.after - card.before
        others = sum(other.after - other.before for other in found.others)
        who = pair(self.look, self.names, found.declarers)
        return self.text(
            "review-worth-others" if others else "review-worth",
            who=who if len(found.declarers) == 1 else self.text("review-each", who=who),
            worth=self.amount(found.worth),
            result=self.amount(found.result),
            mine=signed(changes[True]),
            theirs=signed(changes[False]),
            **({"others": signed(others)} if others else {}),
        )

    def amount(self, amount: int) -> str:
        """Money with its sign."""
        return counted(self.text, self.record.game, amount, signed=True)

    def laid(self, number: int, seat: Seat, card: Card) -> str:
        played = super().laid(number, seat, card)
        judged = self.judged.get(card)
        return f"{played} ({cost_said(self.text, judged)}{self.mark(judged)})" if judged and judged.cost else played

    def mark(self, card: Judged) -> str:
        """Is it one of the dearest?"""
        return MARK if card in self.found.dearest() else ""

    def other(self, other: Other) -> str:
        """A hand laid down, or a ruling, and what it changed."""
        steps = list(zip(self.found.deal.states(), self.replayed.record.steps, strict=False))
        place = next(
            place
            for place, (state, step) in enumerate(steps)
            if step.action is other.action and len(state.tricks) + 1 == other.trick
        )
        after = steps[place + 1][0] if place + 1 < len(steps) else self.state
        seat, action = after.history[-1]  # an illegal card has become a revoke
        what = self.spoken(seat, action, steps[place][0], after)
        change = self.amount(other.after - other.before)
        return self.text("review-other", trick=other.trick, what=what, change=change)

    def mistakes(self, cards: Sequence[Judged]) -> Table:
        """The cards that cost something, with what would have cost nothing."""
        table = _table(
            self.text, "", "trick", "player", "card", "cost", "better", unit=unit(self.text, self.record.game)
        )
        for card in cards:
            better = ", ".join(self.action(card, action) for action in card.best)
            played = self.action(card, card.action)
            cost = cost_said(self.text, card)
            table.add_row(self.mark(card), str(card.trick), self.names[card.seat], played, cost, better)
        return table

    def action(self, card: Judged, action: object) -> str:
        """An action of this turn in words."""
        choices = (card.action, *card.best)
        return action_said(self.look, self.record.game.name, self.state.trump, action, choices)  # type: ignore[arg-type]


def cost_said(text: Text, card: Judged) -> str:
    """What the card cost its player, or his side together, where it does not share alike."""
    return signed(-card.own) if card.own is not None else text("review-together", cost=signed(-card.cost))


def sums(text: Text, record: Record, reviews: Sequence[Review], title: str) -> Table:
    """What all cards of each player cost."""
    table = _table(text, title, "cards", "mistakes", "cost", unit=unit(text, record.game))
    for seat, name in enumerate(record.names):
        cards = [card for found in reviews for card in found.of(seat)]
        costly = [card for card in cards if card.cost]
        cost = signed(-sum(card.own or 0 for card in costly))
        if any(card.own is None for card in costly):
            cost = text("review-together", cost=signed(-sum(card.cost for card in costly)))
        table.add_row(name, str(len(cards)), str(len(costly)), cost)
    return table


def notes(text: Text, record: Record, reviews: Sequence[Review]) -> Iterator[str]:
    """What the figures mean, said once."""
    if any(found.dearest() for found in reviews):
        yield text("review-note-marks", mark=MARK)
    yield text("review-note-race" if record.game.money == "race" else "review-note-money")
    if any(card.own is None for found in reviews for card in found.cards if card.cost):
        yield text("review-note-together")
    yield text("review-note-cards")


def _table(text: Text, first: str, *columns: str, unit: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(first)
    for column in columns:
        words = column in ("player", "card", "better")
        table.add_column(text(f"review-{column}", unit=unit), justify="left" if words else "right")
    return table
