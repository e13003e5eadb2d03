"""From a saved game of the program Mariášek to a record of ours.

A saved game holds the cards, the contract, the fleks and the tricks. What it does not hold and a record needs is
invented in a fixed way, and every such thing is named in the notes: the card chosen as trump, the packets of the deal,
the answers, the order of the fleks.
"""

from __future__ import annotations

from typing import Any

import msgspec

from marias.cards import Card, CardSet, Order
from marias.errors import IllegalAction, RecordError
from marias.rules import game_named
from marias.rules.actions import Good, Play, PlayMarriage, Say
from marias.rules.contract import Action, Deal, Seat
from marias.rules.profile import load
from marias.rules.record import DealRecord, Record, Step
from marias.rules.voleny.actions import CALLS, Ask, ChooseTrump, Declare, GoodFlek, Stosedm
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.state import VolenyState, start
from marias.store.hra import HraFile, HraFlek, read_hra

PROFILE = "mariasek"
"""The rule set that prices as the program does."""

CONTRACTS: dict[tuple[str, ...], str] = {
    ("Hra",): "hra",
    ("Hra", "Sedma"): "sedma",
    ("Kilo",): "sto",
    ("Sedma", "Kilo"): "stosedm",
    ("Betl",): "betl",
    ("Durch",): "durch",
}
"""The declarer's words of ``Typ`` → our contract."""
AGAINST = {"SedmaProti": "sedma_against", "KiloProti": "sto_against"}


class Note(msgspec.Struct, frozen=True):
    """Something that could not be taken over as it was, or had to be invented: a code and its parameters."""

    code: str
    params: dict[str, str] = {}


class Converted(msgspec.Struct, frozen=True):
    """A saved game as a record, what could not be taken over, and what the file says of the card points.

    ``points`` are those of each player's side with marriages, Hrac1 to Hrac3; None where the file is not settled.
    """

    record: Record
    notes: tuple[Note, ...]
    points: tuple[int, int, int] | None


def record_of(data: bytes, source: str, profile: VolenyProfile | None = None) -> Converted:
    """The saved game in these bytes as a record under the rule set (without one: the program's own).

    A deal that was played out although the rule set leaves it unplayed, or given up although it plays it, is kept as
    it was: its record plays by the rule set with that one switch changed.

    Raises ``RecordError`` naming the file and what is wrong.
    """
    file = read_hra(data, source)
    rules = load(VolenyProfile, PROFILE) if profile is None else profile
    dealt = _Dealt.of(file)
    notes = [Note("rates"), Note("packets")]
    if not file.games:
        return Converted(_record(file, rules, dealt, ()), (*notes, Note("not-announced")), file.points)
    told = _Teller(file, rules, dealt)
    state = told.announce()
    if switches := _contrary(file, state):
        rules = rules.changed(**switches)
        notes.append(Note("played-by-file" if file.tricks else "given-up-by-file"))
        told = _Teller(file, rules, dealt)
        state = told.announce()
    state = told.play(state)
    if file.payments is not None and state.phase != "end":
        problem = f"is settled, but the deal stops in phase {state.phase!r} and was not finished"
        raise RecordError(source, 0, problem, code="hra-unfinished")
    return Converted(_record(file, rules, dealt, tuple(told.steps), state), (*notes, *told.notes), file.points)


def _contrary(file: HraFile, state: VolenyState) -> dict[str, Any]:
    """The switches that make the rules leave unplayed, or play, what the file did."""
    if state.phase == "end" and file.tricks:
        return {"play_unflekked": True}
    if state.phase == "play" and not file.tricks and file.payments is not None:
        return {"play_unflekked": False, "flek_without_re_played": False, "flekked_game_unflekked_seven": "net"}
    return {}


def _record(
    file: HraFile, rules: VolenyProfile, dealt: _Dealt, steps: tuple[Step, ...], state: VolenyState | None = None
) -> Record:
    finished = state is not None and state.phase == "end" and file.payments is not None
    deal = DealRecord(
        number=1,
        deal=dealt.deal,
        steps=steps,
        kind=state.result().kind if state is not None and finished else "",
        payments=file.payments if finished else None,
    )
    return Record(
        game=game_named("voleny"), profile=rules, seats=3, names=file.names, deals=(deal,), source=file.source
    )


class _Dealt(msgspec.Struct, frozen=True):
    """The deal put together again: who chooses is forhont, and the trump card lies among his first seven."""

    deal: Deal
    chosen: Card | None
    """The card taken as the chosen trump; None before the game was chosen."""

    @staticmethod
    def of(file: HraFile) -> _Dealt:
        forhont = file.declarer
        hands = [Order.PLAIN.sort((*file.hands[player], *file.played(player))) for player in range(3)]
        chosen = None
        own = list(file.hands[forhont]) if not file.games else hands[forhont]
        if file.games:
            trumps = [card for card in own if file.trump in (None, card.suit)]
            if not trumps:
                problem = "Hra, Trumf: who chose it holds no card of that suit"
                raise RecordError(file.source, 0, problem, code="hra-no-trump-held")
            chosen = min(trumps, key=lambda card: card.index)
            own = [chosen, *(card for card in own if card is not chosen), *file.talon]
        second, third = hands[(forhont + 1) % 3], hands[(forhont + 2) % 3]
        pack = (*own[:7], *second[:5], *third[:5], *own[7:], *second[5:], *third[5:])
        return _Dealt(Deal(pack, (forhont + 2) % 3, 3), chosen)


class _Teller:
    """Tells the deal action by action, each checked by the rules as it is told."""

    def __init__(self, file: HraFile, rules: VolenyProfile, dealt: _Dealt) -> None:
        self.file = file
        self.dealt = dealt
        self.rules = rules
        self.steps: list[Step] = []
        self.notes: list[Note] = []
        self.contract = self.contract_named()
        self.levels: dict[str, int] = {}
        self.speakers: dict[str, tuple[Seat, ...]] = {}

    def fail(self, place: str, problem: str, code: str, **params: object) -> RecordError:
        return RecordError(self.file.source, 0, f"{place}: {problem}", code=f"hra-{code}", place=place, **params)

    def contract_named(self) -> str:
        """The contract, and whether trump, contract and what was announced against it can be together."""
        file = self.file
        own = tuple(word for word in file.games if word not in AGAINST)
        said = " ".join(file.games)
        if own not in CONTRACTS:
            allowed = ", ".join(map(" ".join, CONTRACTS))
            raise self.fail(
                "Hra, Typ", f"{said!r} is no game; there is: {allowed}", "word", word=repr(said), allowed=allowed
            )
        contract = CONTRACTS[own]
        against = [AGAINST[word] for word in file.games if word in AGAINST]
        barred = {
            "hra": (),
            "sedma": ("sedma_against",),
            "sto": ("sto_against",),
        }.get(contract, tuple(AGAINST.values()))
        if any(name in barred for name in against):
            raise self.fail("Hra, Typ", f"{said!r} cannot be announced together", "together", word=repr(said))
        if contract in ("betl", "durch") and file.trump is not None:
            raise self.fail("Hra, Trumf", f"{contract} has no trumps", "no-trumps", contract=contract)
        if contract not in ("betl", "durch") and file.trump is None:
            raise self.fail("Hra, Trumf", f"is missing, and {contract} has trumps", "trump", contract=contract)
        return contract

    def do(self, state: VolenyState, action: Action, place: str) -> VolenyState:
        try:
            after = state.after(action)
        except IllegalAction as error:
            raise self.fail(place, str(error), "because", cause=error) from error
        self.steps.append(Step(state.to_act, action))
        return after

    # From the choice of trump to the last flek

    def announce(self) -> VolenyState:
        """The state when the doubling is over."""
        self.fleks()
        self.notes.append(Note("trump-card", {"card": str(self.dealt.chosen)}))
        state = start(self.rules, self.dealt.deal)
        state = self.do(state, ChooseTrump(self.dealt.chosen), "trump")
        state = self.do(state, self.call(), "Talon")
        if state.phase == "answer":
            self.notes.append(Note("answers"))
            if self.contract in ("betl", "durch"):
                self.notes.append(Note("who-called"))
        while state.phase == "answer":
            state = self.do(state, self.answer(state), "answers")
        if state.phase == "declare":
            state = self.do(state, Declare(self.contract), "Hra, Typ")  # type: ignore[arg-type]
        while state.phase == "doubling":
            state = self.do(state, self.said(state), "Fleky")
        for component in state.rounds.components:
            if component.level != self.levels.pop(component.name, 0):
                raise self.fail(
                    "Fleky",
                    f"{component.name} cannot have been doubled so often by these players",
                    "fleks",
                    name=component.name,
                )
        if self.levels:
            names = ", ".join(self.levels)
            raise self.fail("Fleky", f"{names} could not be announced", "not-announced", name=names)
        return state

    def call(self) -> Action:
        talon = self.file.talon
        pair = (talon[0], talon[1])
        if self.contract == "stosedm" and self.rules.stosedm_from_hand_only:
            return Stosedm(pair)
        return CALLS[self.contract](pair) if self.contract in ("betl", "durch") else Ask(pair)

    def answer(self, state: VolenyState) -> Action:
        """Dobrá; with the flek, where it is said with the answer."""
        first = self.contract in self.levels and self.levels[self.contract] > 0
        flek = first and self.rules.flek_with_answer and not state.flekked_in_answer
        if flek and state.standing == self.contract and self.speaks(state, self.contract, last=len(state.queue) == 1):
            return GoodFlek()
        return Good()

    def fleks(self) -> None:
        """The level each component must reach and who may have raised it."""
        self.levels, self.speakers = {}, {}
        for word, name in AGAINST.items():
            if word in self.file.games:
                self.levels[name] = 0
        if self.file.fleks is None:
            self.notes.append(Note("no-fleks"))
        for flek in self.file.fleks or ():
            name = self.component(flek)
            if flek.doublings >= self.levels.get(name, 0):
                self.levels[name] = flek.doublings
                self.speakers[name] = flek.players
        if any(self.levels.values()):
            self.notes.append(Note("flek-order"))

    def component(self, flek: HraFlek) -> str:
        """The component that was doubled; in a hundred a flek on the game or on the hundred prices the hundred."""
        word = flek.game
        if word in AGAINST:
            if word not in self.file.games:
                raise self.fail("Fleky", f"{word} was not announced", "not-announced", name=word)
            return AGAINST[word]
        if self.contract in ("sto", "stosedm"):
            if self.contract == "stosedm" and self.rules.stosedm_indivisible:
                return "stosedm"
            if word in ("Hra", "Kilo"):
                return "sto"
        if word not in self.file.games:
            raise self.fail("Fleky", f"{word} is not played", "not-announced", name=word)
        return {"Hra": "hra", "Sedma": "sedma", "Betl": "betl", "Durch": "durch"}[word]

    def said(self, state: VolenyState) -> Say:
        """What the player on turn says: he announces at his first turn and doubles when it is his side's turn."""
        rounds, seat = state.rounds, state.to_act
        announces = tuple(
            name
            for name in ("sedma_against", "sto_against")
            if name in self.levels and rounds.number == 0 and rounds.component(name) is None
            if self.announces(state, name)
        )
        last = rounds.side == "declarer" or seat == state.defenders[1]
        raises = tuple(
            component.name
            for component in rounds.components
            if component.level == rounds.due(component) < self.levels.get(component.name, 0)
            and (rounds.side == "declarer" or self.speaks(state, component.name, last))
        )
        return Say(raises, announces)

    def announces(self, state: VolenyState, name: str) -> bool:
        """Is it this player who announced it? The seven was, by who holds it; a hundred by who is named first."""
        seat, (first, second) = state.to_act, state.defenders
        if name == "sedma_against":
            return seat is not None and state.trump_seven in state.hands[seat]
        return seat == (second if second in self.speakers.get(name, ()) and first not in self.speakers[name] else first)

    def speaks(self, state: VolenyState, name: str, last: bool) -> bool:
        """Is it this defender who raised it? Where both did, the first spoke first."""
        first, second = state.defenders
        named = [seat for seat in (first, second) if seat in self.speakers.get(name, ())]
        if len(named) == 2:
            named = [second] if state.rounds.number else [first]
        return last or not named or state.to_act == named[0]

    # Tricks

    def play(self, state: VolenyState) -> VolenyState:
        """The state after the last trick, or after the one that ended a betl or durch."""
        for number, trick in enumerate(self.file.tricks, 1):
            if state.phase == "end":
                self.notes.append(Note("after-the-end", {"trick": str(number)}))
                break
            if state.phase != "play" or state.to_act != trick.leader:
                leads, turn = f"Hrac{trick.leader + 1}", f"Hrac{(state.to_act or 0) + 1}"
                raise self.fail(
                    f"Stychy, Stych {number}",
                    f"{leads} leads, but it is the turn of {turn}",
                    "turn",
                    leads=leads,
                    turn=turn,
                )
            for step in range(3):
                player = (trick.leader + step) % 3
                place = f"Stychy, Stych {number}, Hrac{player + 1}"
                state = self.do(state, self.card(state, trick.cards[player]), place)
        if 0 < self.file.trick <= len(self.file.tricks):
            self.notes.append(Note("claimed", {"trick": str(self.file.trick)}))
        return state

    def card(self, state: VolenyState, card: Card) -> Action:
        """The card played; marriages are always announced, so also where that is a player's choice."""
        hand = state.hands[state.to_act or 0]
        pair = CardSet((card,))
        if state.trump is not None and self.rules.marriage_mode == "announced" and card.rank.value == "Q":
            pair = CardSet((card, Card.of(type(card.rank)("K"), card.suit)))
            return PlayMarriage(card) if pair <= hand else Play(card)
        return Play(card)
