"""The facts of a deal for ``marias pb``, from the options of the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, get_args

import msgspec

from marias.cards import CardSet, Suit
from marias.cli import words
from marias.cli.settle_answers import Choice, Desk, GameWord, Kind, SuitWord, Whole, YesNo
from marias.errors import NotationError, SettlementError
from marias.notation import parse_card, parse_hand
from marias.rules.premium.facts import PARTS, Contract, Fate, Part
from marias.rules.premium.request import Request
from marias.texts import Text

DECLARER, FLEKKER, DEFENDER = 0, 1, 2
"""The seats the options speak of: who said the first flek sits at 1."""


class ContractWord(GameWord):
    """A contract of licitovaný, by any of its usual names."""

    def meant(self, text: Text, word: str) -> str:
        czech = Text("cs")
        for code, message in self.messages.items():
            if words.fold(word) == words.fold(czech(message)):
                return code
        meant = super().meant(text, word)
        return "sto_sedma" if meant == "stosedm" else meant


class Cards:
    """Cards as people write them."""

    metavar, many = "CARDS", False

    def offered(self, desk: Desk) -> tuple[str, ...]:  # noqa: ARG002 – there are 32
        return ()

    def read(self, desk: Desk, field: str, word: str) -> CardSet:
        try:
            return parse_hand(word, desk.text.language)
        except NotationError as error:
            raise SettlementError(field, str(error), code="pb-cards", reason=error) from error


class OneCard(Cards):
    """One card."""

    metavar = "CARD"

    def read(self, desk: Desk, field: str, word: str) -> Any:
        try:
            return parse_card(word, desk.text.language)
        except NotationError as error:
            raise SettlementError(field, str(error), code="pb-cards", reason=error) from error


class Number(Whole):
    """A whole number of cards or suits."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def read(self, desk: Desk, field: str, word: str) -> int:
        number = int(super().read(desk, field, word))
        if not self.least <= number <= self.most:
            allowed = f"{self.least} … {self.most}"
            raise SettlementError(field, f"{number} cannot be", allowed, code="pb-range", number=str(number))
        return number


class MarriageWord(Choice):
    """The marriage of a hundred, by its name or its worth."""

    def meant(self, text: Text, word: str) -> str:  # noqa: ARG002 – figures are the same everywhere
        return {"20": "plain", "40": "trump", "0": "none"}.get(word.strip(), "")


class Told(NamedTuple):
    """An option: where in the request its fact belongs, and how its word is read."""

    field: str
    kind: Kind


YES_NO, CARDS = YesNo(), Cards()
OF_A_SUIT, DISCARDED, SUITS = Number(0, 8), Number(0, 2), Number(0, 4)
SUIT = SuitWord(lambda code: f"suit-{code}", tuple(suit.value for suit in Suit))
FATES: tuple[str, ...] = get_args(Fate)
WHO = Choice(lambda code: f"pb-{code}", ("declarer", "flekker", "defence"))

FACTS: dict[str, Told] = {
    "contract": Told("contract", ContractWord(lambda code: f"game-{code}", get_args(Contract))),
    "trump": Told("trump", SUIT),
    "helper": Told("helper", SUIT),
    "leads": Told("led", YES_NO),
    "hand": Told("hands.0", CARDS),
    "talon": Told("talon", CARDS),
    "trumps": Told("counts.trumps", OF_A_SUIT),
    "ace": Told("counts.ace", YES_NO),
    "ten": Told("counts.ten", YES_NO),
    "helpers": Told("counts.helpers", OF_A_SUIT),
    "talon-trumps": Told("counts.talon_trumps", DISCARDED),
    "talon-helpers": Told("counts.talon_helpers", DISCARDED),
    "marriage": Told("marriage", MarriageWord(lambda code: f"pb-marriage-{code}", ("trump", "plain", "none"))),
    "four-helpers": Told("four_helpers", YES_NO),
    "note-4": Told("note_4_hand", YES_NO),
    "opening": Told("lead", OneCard()),
    "catching-aces": Told("counts.catching_aces", SUITS),
    "six-card-suits": Told("counts.six_card_suits", Number(0, 1)),
    "open-suits": Told("counts.open_suits", SUITS),
    "flek-hand": Told("hands.1", CARDS),
    "flek-suits": Told("fleks.1.suits", Number(1, 4)),
    "flek-stoppers": Told("fleks.1.stopper_suits", SUITS),
    "flek-bare-aces": Told("fleks.1.bare_aces", YES_NO),
    "laid": Told("laid", YES_NO),
    "renonc": Told("renonc.seat", WHO),
    "lost-before": Told("renonc.already_lost", YES_NO),
    "winnable": Told("renonc.winnable", YES_NO),
    "granted": Told("referee_grant", YES_NO),
    "written": Told("on_table_sheet", YES_NO),
}
"""Option → its fact."""
OTHERS: dict[str, str] = {"table": "NAME|FILE", "part": "PART=FATE", "defender": "CARDS", "technical": WHO.metavar}
"""Options that are no single fact, and what stands after them."""
MANY = {"part", "defender", "technical"}
METAVARS: dict[str, str] = {**OTHERS, **{option: told.kind.metavar for option, told in FACTS.items()}}


def told_by_options(text: Text, given: Mapping[str, Any]) -> Request:
    """The request in the options; raises ``SettlementError`` for a word that is not understood."""
    desk = Desk(text, ())
    facts: dict[str, Any] = {"hands": {}, "counts": {}}
    if "contract" not in given:
        allowed = ", ".join(FACTS["contract"].kind.offered(desk))
        raise SettlementError("contract", "is missing", allowed, code="settlement-missing")
    for option, (field, kind) in FACTS.items():
        if option in given:
            _put(facts, field, kind.read(desk, option, given[option]))
    facts["parts"] = _parts(desk, facts["contract"], given.get("part", ()))
    _defenders(desk, facts, given.get("defender", ()))
    _flek(facts, "flek-hand" in given)
    if "renonc" in facts:
        facts["renonc"]["seat"] = _seat_of(desk, facts, "renonc", facts["renonc"].get("seat"))
    facts["technical"] = [
        _seat_of(desk, facts, "technical", WHO.read(desk, "technical", word)) for word in given.get("technical", ())
    ]
    if "table" in given:
        facts["edition"] = given["table"]
    facts["hands"] = {int(seat): hand for seat, hand in facts["hands"].items()}
    try:
        return msgspec.convert(facts, Request, dec_hook=_as_it_is)
    except msgspec.ValidationError as error:
        raise SettlementError("pb", str(error), code="settlement-request", reason=str(error)) from error


def _as_it_is(kind: type[Any], value: Any) -> Any:
    """Cards were read already."""
    if not isinstance(value, kind):
        raise TypeError
    return value


def _put(facts: dict[str, Any], field: str, value: Any) -> None:
    """``counts.ace`` belongs into the counts."""
    *way, name = field.split(".")
    for step in way:
        facts = facts.setdefault(step, {})
    facts[name] = value


def _parts(desk: Desk, contract: str, told: Sequence[str]) -> dict[str, str]:
    """What became of each part; made, where nothing else is told."""
    mine: tuple[Part, ...] = PARTS[contract]  # type: ignore[index]
    decisive = [part for part in mine if part != "hra"]
    names = Choice(lambda code: f"component-{code}", mine).labels(desk.text)
    fates = Choice(lambda code: f"pb-fate-{code}", FATES).labels(desk.text)
    found: dict[str, str] = dict.fromkeys(decisive, "won")
    for word in told:
        name, equals, fate = word.partition("=")
        if not equals and len(decisive) > 1:
            allowed = ", ".join(f"{names[part]}=…" for part in mine)
            shown = words.short(word)
            raise SettlementError("part", f"{shown!r}: of which part?", allowed, code="pb-part-form", word=shown)
        part = words.choice("part", name, names) if equals else decisive[0]
        found[part] = words.choice("part", fate if equals else name, fates)
    return found


def _defenders(desk: Desk, facts: dict[str, Any], told: Sequence[str]) -> None:
    """The hands of the defenders; who said flek has the first of their seats for himself."""
    flek = "1" in facts["hands"] or "fleks" in facts
    free = [str(DEFENDER)] if flek else [str(FLEKKER), str(DEFENDER)]
    if len(told) > len(free):
        raise SettlementError("defender", "there are only two defenders", code="pb-too-many-hands")
    for seat, word in zip(free, told, strict=False):
        facts["hands"][seat] = CARDS.read(desk, "defender", word)


def _flek(facts: dict[str, Any], hand_told: bool) -> None:
    if hand_told or "fleks" in facts:
        told = facts.get("fleks", {}).get("1", {})
        facts["fleks"] = [{"seat": FLEKKER, **told}]


def _seat_of(desk: Desk, facts: dict[str, Any], option: str, who: str | None) -> int:
    """The seat of who committed a renonc."""
    if who is None:
        raise SettlementError(option, "is missing", ", ".join(WHO.offered(desk)), code="settlement-missing")
    if who == "flekker" and "fleks" not in facts:
        raise SettlementError(option, "there is no flekker: nothing is told of a flek", code="pb-no-flek")
    return {"declarer": DECLARER, "flekker": FLEKKER, "defence": DEFENDER}[who]


def option_of(field: str) -> str:
    """The option that tells a fact, as an error names it; the field itself where there is none."""
    if field.startswith("parts."):
        return "part"
    for option, told in FACTS.items():
        if told.field == field or (field.startswith("fleks") and option == "flek-hand"):
            return option
    return {"hands.2": "defender", "hands": "defender"}.get(field, field)
