"""A puzzle in words: the position, the question, the solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from marias import solver
from marias.analysis.puzzles import Line, Puzzle, answers, card_of, line_after
from marias.cards import SUIT_SETS, Card, Suit
from marias.cli.cards_said import action_said, hand_said
from marias.rules import game_named, play
from marias.rules.contract import Action, Seat
from marias.rules.doubling import Component, Rounds
from marias.texts import Text
from marias.tui.faces import face_of
from marias.tui.look import Look
from marias.tui.phrases import pair

LETTERS = "ABCD"
NO_ROUNDS = Rounds(())


class Refuted(NamedTuple):
    """A wrong card that looks right."""

    action: Action
    why: tuple[str, ...]
    """Why it looks right; empty for a card that does not."""
    line: Line

    @property
    def card(self) -> Card:
        """The card alone."""
        return card_of(self.action)


class Posed:
    """A puzzle with its position. Players are letters, A left of the dealer, the others in the order of play."""

    def __init__(self, text: Text, puzzle: Puzzle) -> None:
        self.text = text
        self.puzzle = puzzle
        self.look = Look(text)
        self.game = game_named(puzzle.game)
        self.state: Any = puzzle.state()
        self.situation = solver.situation_of(self.state)
        first = self.state.deal.next_to(self.state.deal.dealer, getattr(self.state.profile, "turn", 1))
        places = self.situation.seats
        start = places.index(first)
        self.seats: tuple[Seat, ...] = (*places[start:], *places[:start])
        """In the order of play, A first."""
        self.names = {seat: LETTERS[number] for number, seat in enumerate(self.seats)}
        self.turn: Seat = self.state.to_act

    # The position

    def head(self, number: int) -> str:
        """Its number, game, contract and whose it is."""
        contract, playing = face_of(self.game.name).played(self.state)
        against = [f"component-{part.name}" for part in self.parts() if part.owner == "defence"]
        said = ", ".join(map(self.text, dict.fromkeys((*contract, *against))))
        helper: Suit | None = getattr(self.state, "helper", None)
        signs = "".join(f" {suit.sign}" for suit in (self.state.trump, helper) if suit)
        names = pair(self.look, [self.names.get(seat, "") for seat in range(self.state.deal.seats)], tuple(playing))
        game = self.text("puzzle-game-name", game=self.game.name)
        grade = self.text(f"puzzle-grade-{self.puzzle.grade}")
        return self.text("puzzle-head", number=number, game=game, contract=said + signs, who=names, grade=grade)

    def parts(self) -> tuple[Component, ...]:
        """What was announced, the declarers' and the others'."""
        rounds: Rounds = getattr(self.state, "rounds", NO_ROUNDS)
        return rounds.components

    def hand(self, seat: Seat) -> list[tuple[Suit, str]]:
        """The cards of a seat by suits, each from the strongest down."""
        hand, order = self.state.hands[seat], self.situation.order
        return [
            (
                suit,
                " ".join(self.look.card(card).removeprefix(suit.sign) for card in order.sort(hand & SUIT_SETS[suit])),
            )
            for suit in Suit
        ]

    def on_table(self) -> str:
        """The cards of the trick so far, or that he leads."""
        cards = self.laid()
        return self.text("puzzle-table", cards=", ".join(cards)) if cards else self.text("puzzle-leads")

    def laid(self) -> list[str]:
        """The cards on the table, each with its player."""
        seats, leader = self.situation.seats, self.situation.leader
        players = (seats[(leader + step) % len(seats)] for step in range(len(self.situation.trick)))
        return [
            f"{self.names[seat]} {self.look.card(card)}"
            for seat, card in zip(players, self.situation.trick, strict=True)
        ]

    def points(self) -> str:
        """The card points both sides have taken, with the marriages called; of a game without trumps nothing."""
        if self.situation.trump is None:
            return ""
        sides = []
        for side in (0, 1):
            seats = self.side(side)
            cards = sum(play.card_points(trick.cards) for trick in self.state.tricks if trick.winner in seats)
            called = sum(marriage.value for marriage in self.state.marriages if marriage.seat in seats)
            who = "+".join(sorted(self.names[seat] for seat in seats))
            sides.append(self.text("puzzle-points-of", who=who, cards=cards, marriages=called))
        return self.text("puzzle-points", sides="; ".join(sides))

    def question(self) -> str:
        """What is asked."""
        component = self.puzzle.component
        theirs = any(part.name == component and part.owner == "defence" for part in self.parts())
        mine = (self.situation.side(self.situation.to_play) == 0) != theirs
        asked = self.text("puzzle-component", component=component)
        return self.text("puzzle-win" if mine else "puzzle-beat", who=self.names[self.turn], what=asked)

    # The solution

    def right(self) -> tuple[Action, Line]:
        """The card that wins, and how it goes on."""
        found = answers(self.state, self.puzzle.component)
        winning = found.winning if found else ()
        action = min(winning, key=lambda one: line_after(self.state, one, self.puzzle.component).depth)
        return action, line_after(self.state, action, self.puzzle.component)

    def refuted(self) -> Iterator[Refuted]:
        """The tempting cards."""
        for written, why in self.puzzle.tempting.items():
            card = next((card_of(action) for action in self.state.legal() if str(card_of(action)) == written), None)
            if card is not None:
                yield self.refutation(card, why)

    def refutation(self, card: Card, why: tuple[str, ...] = ()) -> Refuted:
        """What refutes a wrong card; where it can be played with a marriage or without, the longer of the two."""
        ways = [action for action in self.state.legal() if card_of(action) is card]
        lines = [Refuted(action, why, line_after(self.state, action, self.puzzle.component)) for action in ways]
        return max(lines, key=lambda wrong: wrong.line.depth)

    def solution(self) -> Iterator[str]:
        """The card and its line, and what refutes each tempting card."""
        action, line = self.right()
        yield self.text("puzzle-right", card=self.said(self.state, action), line=self.tricks(action, line))
        yield from map(self.wrong, self.refuted())

    def wrong(self, wrong: Refuted) -> str:
        """A wrong card, why it looks right, and what refutes it."""
        params = {"card": self.look.card(wrong.card), "line": self.tricks(wrong.action, wrong.line)}
        if not wrong.why:
            return self.text("puzzle-wrong-bare", **params)
        return self.text("puzzle-wrong", why=", ".join(self.text(f"puzzle-why-{one}") for one in wrong.why), **params)

    def tricks(self, action: Action, line: Line) -> str:
        """A line from the trick on the table, trick by trick, and what both sides have at its end."""
        state, out, cards = self.state, [], self.laid()
        for one in (action, *line.actions):
            cards.append(f"{self.names[state.to_act]} {self.said(state, one)}")
            after = state.after(one)
            if len(after.tricks) > len(state.tricks):
                trick = after.tricks[-1]
                points = play.card_points(trick.cards) if self.situation.trump else 0
                taken = f"{self.names[trick.winner]}{f' +{points}' if points else ''}"
                out.append(f"{', '.join(cards)} → {taken}")
                cards = []
            state = after
        return "; ".join(out) + self.final(state)

    def final(self, state: Any) -> str:
        """Card points and marriages of both sides at the end, where they are counted."""
        result = state.result()
        if result.card_points is None or result.marriages is None:
            return ""
        mine, theirs = (sum(pair) for pair in zip(result.card_points, result.marriages, strict=True))
        sides = ("+".join(sorted(self.names[s] for s in self.side(side))) for side in (0, 1))
        return self.text("puzzle-final", mine=f"{next(sides)} {mine}", theirs=f"{next(sides)} {theirs}")

    def side(self, side: int) -> list[Seat]:
        """The seats of the declarers' side (0) or the other (1)."""
        return [seat for place, seat in enumerate(self.situation.seats) if self.situation.side(place) == side]

    def said(self, state: Any, action: Action) -> str:
        """A card, with the marriage it calls."""
        return action_said(self.look, self.game.name, self.situation.trump, action, state.legal())


def text_lines(posed: Posed, number: int) -> Iterator[str]:
    """The position on a screen of 80 columns."""
    yield posed.head(number)
    for seat in posed.seats:
        cards = hand_said(posed.look, posed.situation.order, posed.state.hands[seat])
        yield f"  {'>' if seat == posed.turn else ' '} {posed.names[seat]}  {cards}"
    for line in (posed.on_table(), posed.points()):
        if line:
            yield f"  {line}"
    yield f"  {posed.question()}"


def titles(text: Text, puzzles: Sequence[Puzzle]) -> Iterator[str]:
    """Title and explanation of a booklet."""
    look = Look(text)
    yield text("puzzle-title", count=len(puzzles))
    yield text("puzzle-intro")
    yield text("puzzle-legend", suits=look.suits(), **look.legend())
