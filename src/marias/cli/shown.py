"""A deal of a record in words: hands, what was said, trick by trick, the settlement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from marias.cards import Card, Rank, Suit
from marias.cli.cards_said import hand_said
from marias.cli.explained import head_said, level_said, payments_said, settlement_lines, transfer_lines
from marias.rules import REVISION
from marias.rules.actions import Play, PlayMarriage, Say
from marias.rules.contract import Action, Result, Seat
from marias.rules.play import CARD_POINTS, Marriage, Trick, card_points
from marias.rules.record import Record, Replayed
from marias.session.table import CLAIM
from marias.texts import Text
from marias.tui.faces import face_of
from marias.tui.look import Look
from marias.tui.phrases import own, players_of


def what_was_played(text: Text, record: Record, state: Any) -> dict[str, Any]:
    """Contract, declarers and rule set, as parameters of a sentence."""
    contract, playing = face_of(record.game.name).played(state)
    return {
        "contract": ", ".join(map(text, contract)),
        "declarer": ", ".join(record.names[seat] for seat in playing),
        "playing": len(playing),
        "profile": record.profile.name,
    }


def unplayed(text: Text, record: Record, result: Result) -> str:
    """Why a deal has no declarer: a misdeal, cards thrown in, a revoke before the auction was over."""
    if result.kind == "revoke":
        return text("settle-head-revoke-bare", profile=record.profile.name)
    return text("show-void" if result.kind == "misdeal" else "show-thrown-in")


def difference(text: Text, record: Record, replayed: Replayed, written: Any) -> str:
    """That the record says something else: by rules of another revision, or by ``written``, another rule set."""
    before, now = replayed.record.payments or (), replayed.result.payments if replayed.result else ()
    told = {
        "recorded": payments_said(text, record.game, written or record.profile, record.names, before),
        "now": payments_said(text, record.game, record.profile, record.names, now),
    }
    if written is None:
        return text("replay-differs", **told, revision=record.revision, current=REVISION)
    return text("replay-otherwise", **told, written=written.name, profile=record.profile.name)


class Step(NamedTuple):
    """What was done by whom (None: the referee), with the states before and after it."""

    seat: Seat | None
    action: Action
    before: Any
    after: Any


class Shown:
    """One deal in words."""

    def __init__(self, text: Text, record: Record, replayed: Replayed, written: Any = None) -> None:
        self.written = written
        self.text = text
        self.record = record
        self.replayed = replayed
        self.names = record.names
        self.face = face_of(record.game.name)
        self.state = replayed.state
        self.look = Look(text)
        self.order = self.face.order(self.state.view(None))

    def lines(self) -> Iterator[str]:
        """Everything there is to tell of the deal."""
        yield from self.hands()
        yield from self.said()
        yield from self.tricks()
        yield from self.settlement()

    # Cards

    def cards(self, cards: Iterable[Card]) -> str:
        """A hand by suits, each from the strongest card down."""
        return hand_said(self.look, self.order, cards)

    def card(self, card: Card) -> str:
        """One card, written as at the table."""
        return self.look.card(card)

    def start(self) -> Any:
        """The first state of the deal."""
        return self.record.game.start(self.record.profile, self.replayed.record.deal)

    def hands(self) -> Iterator[str]:
        deal = self.replayed.record
        yield self.text("show-deal", number=deal.number, dealer=self.names[deal.deal.dealer])
        wide = max(len(name) for name in self.names)
        for seat, hand, closed in self.face.packets(self.start()):
            cards = self.cards(hand) + (f"   + {self.cards(closed)}" if closed else "")
            yield f"  {self.names[seat]:<{wide}}  {cards}"
        if aside := self.face.aside(self.start()):
            yield f"  {self.text('show-talon'):<{wide}}  {self.cards(aside)}"

    # What was said

    @cached_property
    def steps(self) -> list[Step]:
        """Everything that was done, with the states before and after it."""
        steps, state = [], self.start()
        last = len(self.state.history) - 1
        for place, (seat, action) in enumerate(self.state.history):
            # Nothing follows the last one; if it laid a hand down, proving it once is enough.
            after = self.state if place == last else state.after(action)
            steps.append(Step(seat, action, state, after))
            state = after
        return steps

    def said(self) -> Iterator[str]:
        for seat, action, before, after in self.steps:
            if not isinstance(action, Play | PlayMarriage):
                yield f"  {self.spoken(seat, action, before, after)}"
            if seat is not None and action.__struct_config__.tag == CLAIM:
                yield f"    {self.text('show-laid', cards=self.cards(after.hands[seat]))}"

    def spoken(self, seat: Seat | None, action: Action, before: Any, after: Any) -> str:
        who = "" if seat is None else self.names[seat]
        tag = str(action.__struct_config__.tag)
        if isinstance(action, Say):
            return self.text("show-say", who=who, what=self.doubled(action, before, after))
        params: dict[str, object] = {"who": who}
        for field, value in msgspec.structs.asdict(action).items():
            params |= self.param(field, value, after)
        for message in (f"show-{self.record.game.name}-{tag}", f"show-{tag}"):
            if self.text.has(message):
                return self.text(message, **params)
        return self.face.said(self.look, str(params["who"]), action, before.view(None), after.view(None))

    def param(self, field: str, value: Any, after: Any) -> dict[str, object]:
        """A field of an action as a parameter of its sentence."""
        match field, value:
            case "seat", int():
                return {"who": self.names[value]}
            case "place", int():
                return {"card": self.card(after.trump_card)}  # the one that was chosen unseen
            case "talon", tuple():
                return {field: " ".join(map(self.card, value))}
            case "offence" | "game", str():
                return {field: self.text(f"{field}-{value}")}
            case _, Card():
                return {field: self.card(value)}
            case _, Suit():
                return {field: f"{self.text(f'suit-{value.value}')} {self.look.suit(value)}"}
            case _, Rank():
                return {field: self.text(f"rank-{value.value}")}
            case _:
                return {field: value}

    def doubled(self, say: Say, before: Any, after: Any) -> str:
        """What a turn of the doubling said; nothing is "dobrá".

        The level is the one that stands afterwards: who joins his partner's flek says flek, not re. A component that is
        gone by then was raised by one.
        """
        games = (*self.face.opens(before.view(None), say), *say.announces)
        announced = [self.text(f"component-{name}") for name in games]
        reached = {name: after.rounds.level(name) or before.rounds.level(name) + 1 for name in say.raises}
        raised = [
            self.text("raise", component=name, level=level_said(self.text, level)) for name, level in reached.items()
        ]
        return ", ".join((*announced, *raised)) or self.text("show-dobra")

    # Trick by trick

    def tricks(self) -> Iterator[str]:
        if self.state.tricks or self.state.trick:
            yield self.text("show-play")
        drawn = {len(step.after.tricks): cards for step in self.steps if (cards := self.drawn(step.before, step.after))}
        for number, trick in enumerate(self.state.tricks, 1):
            yield self.trick(number, trick.cards, trick)
            if number in drawn:
                yield f"      {self.text('show-drawn', cards=drawn[number])}"
        if self.state.trick:
            yield self.trick(len(self.state.tricks) + 1, self.state.trick, None)

    def drawn(self, before: Any, after: Any) -> str:
        """Who drew what from the stock, in this order."""
        drawn = self.face.drawn(before, after)
        return ", ".join(f"{self.names[seat]} {self.card(card)}" for seat, card in drawn)

    def trick(self, number: int, cards: Sequence[Card], done: Trick | None) -> str:
        players = players_of(self.state)
        laid = ", ".join(self.laid(number, players[card], card) for card in cards)
        line = f"  {number:>2}. {laid}"
        if done is None:
            return line
        line += f" → {self.names[done.winner]}"
        points = card_points(cards) + (CARD_POINTS if number == self.record.game.shape(self.record.seats).tricks else 0)
        return f"{line} +{points}" if points and self.state.trump else line

    def laid(self, number: int, seat: Seat, card: Card) -> str:
        """Who played what to the trick of that number."""
        called = [m for m in self.state.marriages if (m.trick, m.seat, m.suit) == (number, seat, card.suit)]
        marriage = f" ({self.marriage(called[0])})" if called else ""
        return f"{self.names[seat]} {self.card(card)}{marriage}"

    def marriage(self, called: Marriage) -> str:
        """A marriage in a word, with its worth."""
        trumps = "yes" if called.suit is self.state.trump else "no"
        return self.text(own(self.text, "show-marriage", self.record.game.name), value=called.value, trumps=trumps)

    # Money

    def settlement(self) -> Iterator[str]:
        result = self.replayed.result
        if result is None:
            yield self.text("show-unfinished")
            return
        yield from self.head(result)
        for line in settlement_lines(self.text, result.items, self.names, played=result.kind == "played"):
            yield f"  {line}"
        yield from transfer_lines(self.text, self.record.game, self.record.profile, result, self.names)
        yield self.text("settle-result", payments=self.payments(result.payments))
        if self.replayed.differs:
            yield difference(self.text, self.record, self.replayed, self.written)

    def payments(self, payments: Sequence[int]) -> str:
        """Who won or lost how much."""
        return payments_said(self.text, self.record.game, self.record.profile, self.names, payments)

    def head(self, result: Result) -> Iterator[str]:
        if result.declarer is None:
            yield unplayed(self.text, self.record, result)
            return
        contract, playing = self.face.played(self.state)
        said = (result.contract or "", ", ".join(map(self.text, contract)))
        names = [self.names[seat] for seat in playing]
        yield head_said(self.text, self.record.game.name, result.kind, said, names, self.record.profile.name)
        if result.kind == "unplayed":
            _, *why = self.face.head(self.look, self.names, result, self.state.view(None))
            yield from why
        if result.card_points is not None and result.marriages is not None:
            mine, theirs = result.card_points
            message = own(self.text, "show-points", self.record.game.name)
            yield self.text(
                message, mine=mine, theirs=theirs, marriages=result.marriages[0], others=result.marriages[1]
            )
        if result.hundred is not None:
            cards, marriage = result.hundred
            yield self.text("account-hundred", cards=cards, marriage=marriage, total=cards + marriage)
