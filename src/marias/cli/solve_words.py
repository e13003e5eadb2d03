"""A position solved, in words: the cards, what each of them is worth, and the best line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table

from marias.analysis import Solved, place_in
from marias.cards import Card, Suit
from marias.cli.cards_said import action_said, hand_said
from marias.cli.explained import payments_said
from marias.cli.solve_json import Asked, own_bounds
from marias.rules import GAMES
from marias.rules.contract import Action, Seat
from marias.solver import Line
from marias.solver.objectives import CARD_POINTS, MADE, PAYMENT
from marias.texts import Text
from marias.tui.amounts import unit
from marias.tui.faces import face_of
from marias.tui.look import Look
from marias.tui.phrases import pair, signed

MARK = "*"
"""Stands at the best cards."""


def told_where(text: Text, asked: Asked) -> str:
    """The file, and which deal of it; a position that is told in a file is none."""
    return text("solve-where", file=asked.file, deal=asked.deal) if asked.deal else asked.file


def objective_said(text: Text, objective: str) -> str:
    """An objective in words."""
    own = f"objective-{objective}"
    return text(own) if text.has(own) else text(f"component-{objective.removeprefix(MADE)}")


class SolvedWords:
    """One position that was solved."""

    def __init__(self, text: Text, found: Solved, names: Sequence[str]) -> None:
        self.text = text
        self.found = found
        self.names = names
        self.look = Look(text)
        self.state = found.state
        self.game = GAMES[found.state.profile.game]
        self.objective = found.solution.objective

    def parts(self) -> Iterator[str | Table]:
        """Everything there is to tell of it."""
        yield from self.position()
        yield ""
        yield self.values()
        yield from self.notes()
        if self.found.line is not None:
            yield ""
            yield from self.line(self.found.line)

    def short(self, asked: Asked) -> str:
        """The position among others: whose turn it is, his best cards, and what they are worth to him."""
        solution = self.found.solution
        place = {"where": told_where(self.text, asked), "at": str(place_in(self.state))}
        who = self.names[solution.seat]
        if not solution.exact:
            return self.text("solve-short-open", **place, who=who, nodes=solution.nodes)
        choices = [one.action for one in solution.actions]
        best = ", ".join(self.action(action, choices) for action in solution.best)
        own = self.found.own(solution.value)
        value = self.text("solve-uneven", value=self.figure(solution.value)) if own is None else self.figure(own)
        return self.text("solve-short", **place, who=who, best=best, value=f"{value} {self.counted()}")

    # The position

    def played(self) -> str:
        """What is played, by whom, by which rules."""
        contract, _ = face_of(self.game.name).played(self.state)
        message = "solve-played" if self.trump is None else "solve-played-trump"
        suit = {} if self.trump is None else {"suit": self.suit(self.trump)}
        return self.text(
            message,
            contract=", ".join(map(self.text, contract)),
            declarer=pair(self.look, self.names, self.found.declarers),
            profile=self.state.profile.name,
            **suit,
        )

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.found.situation.trump

    def suit(self, suit: Suit) -> str:
        """A suit by its name and its sign."""
        return f"{self.text(f'suit-{suit.value}')} {self.look.suit(suit)}"

    def position(self) -> Iterator[str]:
        """What is played, the hands, and whose turn it is."""
        yield self.played()
        wide = max(len(name) for name in self.names)
        for seat, hand in enumerate(self.state.hands):
            if hand:
                yield f"  {self.names[seat]:<{wide}}  {hand_said(self.look, self.found.situation.order, hand)}"
        if stock := self.found.situation.stock:
            yield f"  {self.text('solve-stock', cards=self.look.cards(stock))}"
        place = place_in(self.state)
        who = self.names[self.found.solution.seat]
        if not self.state.trick:
            yield self.text("solve-leads", trick=place.trick, who=who)
            return
        table = ", ".join(f"{self.names[seat]} {self.look.card(card)}" for seat, card in self.on_the_table())
        yield self.text("solve-follows", trick=place.trick, who=who, table=table)

    def on_the_table(self) -> list[tuple[Seat, Card]]:
        """Who has played what to the unfinished trick."""
        situation = self.found.situation
        seats = [situation.seats[(situation.leader + step) % len(situation.seats)] for step in range(4)]
        return list(zip(seats, situation.trick, strict=False))

    # What the cards are worth

    def values(self) -> Table:
        """Every legal card and what it is worth: to who is to act, and to the declarers' side."""
        solution, mine = self.found.solution, self.found.solution.seat == self.found.declarers[0]
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("")
        table.add_column(self.text("review-card"))
        counted = self.counted()
        table.add_column(self.text("solve-for", who=self.names[solution.seat], unit=counted), justify="right")
        if not mine:
            first = self.names[self.found.declarers[0]]
            table.add_column(self.text("solve-for-declarer", who=first, unit=counted), justify="right")
        best = solution.best if solution.exact else ()
        choices = [one.action for one in solution.actions]
        for one in self.found.ranked():
            own = own_bounds(self.found, one.at_least, one.at_most)
            row = [
                MARK if one.action in best else "",
                self.action(one.action, choices),
                "–" if own is None else self.figures(*own),
                *(() if mine else (self.figures(one.at_least, one.at_most),)),
            ]
            table.add_row(*row)
        return table

    def counted(self) -> str:
        """What the figures count."""
        if self.objective == PAYMENT:
            return unit(self.text, self.game)
        if self.objective == CARD_POINTS:
            return self.text("objective-card_points")
        return self.text(f"component-{self.objective.removeprefix(MADE)}")

    def figures(self, least: int, most: int) -> str:
        """A value, or its bounds."""
        return self.figure(least) if least == most else f"{self.figure(least)} … {self.figure(most)}"

    def figure(self, value: int) -> str:
        """A value in words."""
        if self.objective == PAYMENT:
            return signed(value)
        return str(value) if self.objective == CARD_POINTS else self.text("solve-won" if value else "solve-lost")

    def notes(self) -> Iterator[str]:
        """What the figures mean, where they do not say it themselves."""
        found, solution = self.found, self.found.solution
        if self.objective == PAYMENT and self.game.money == "race":
            yield self.text("solve-note-race")
        if self.objective == PAYMENT and found.divided[solution.seat] is None:
            yield self.text("solve-note-uneven")
        if not solution.exact:
            yield self.text("solve-note-bounds", nodes=solution.nodes)

    # The best line

    def action(self, action: Action, choices: Sequence[Action] = ()) -> str:
        """An action in words."""
        return action_said(self.look, self.game.name, self.trump, action, choices)

    def line(self, line: Line) -> Iterator[str]:
        """The best line, trick by trick, and what it comes to."""
        yield self.text("solve-line")
        played = [f"{self.names[seat]} {self.look.card(card)}" for seat, card in self.on_the_table()]
        state = self.state
        for action in line.actions:
            played.append(f"{self.names[state.to_act]} {self.action(action, state.legal())}")
            before, state = state, state.after(action)
            if len(state.tricks) > len(before.tricks):
                yield f"  {len(state.tricks):>2}. {', '.join(played)} → {self.names[state.tricks[-1].winner]}"
                played = []
        yield self.end(state)

    def end(self, state: Any) -> str:
        """What the line comes to, in what was asked for."""
        if self.objective == PAYMENT:
            result = state.result()
            return self.text(
                "settle-result",
                payments=payments_said(self.text, self.game, self.state.profile, self.names, result.payments),
            )
        value = self.figure(self.found.solution.value)
        who = pair(self.look, self.names, self.found.declarers)
        return self.text("solve-comes-to", who=who, what=self.counted(), value=value)
