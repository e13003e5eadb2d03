"""The facts of a deal for ``marias pb``, from the options of the command line."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
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
from marias.tui.faces.licitovany.contracts import Typed, read_contract
from marias.tui.look import Look

DECLARER, FLEKKER, DEFENDER = 0, 1, 2
"""The seats the options speak of: who said the first flek sits at 1."""


class InCzechToo(Choice):
    """One of several codes, by its name in the language, or as it stands on a Czech table sheet."""

    def meant(self, text: Text, word: str) -> str:
        czech = self.labels(Text("cs")).items()
        return next((code for code, label in czech if words.fold(word) == words.fold(label)), super().meant(text, word))


class YesOrNo(InCzechToo, YesNo):
    """Yes or no."""

    def read(self, desk: Desk, field: str, word: str) -> bool:
        return words.choice(field, word, self.labels(desk.text), self.meant(desk.text, word)) == "yes"


class ContractWord(InCzechToo, GameWord):
    """A contract of licitovaný, by any of its usual names, with its suits or without: sto červených."""

    def meant(self, text: Text, word: str) -> str:
        meant = super().meant(text, word)
        return "sto_sedma" if meant == "stosedm" else meant

    def said(self, desk: Desk, field: str, word: str) -> Typed:
        """The contract and the suits that were said with it."""
        for text in (desk.text, Text("cs")):
            said = read_contract(word, Look(text))
            if said.kind in self.messages and not said.rest:
                return said
        return Typed(self.read(desk, field, word))


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

    def read(self, desk: Desk, field: str, word: str) -> int:  # noqa: ARG002 – a number is one in every language
        typed = word.strip()
        if not re.fullmatch(r"-?\d{1,3}", typed, re.ASCII) or not self.least <= int(typed) <= self.most:
            allowed, shown = f"{self.least} … {self.most}", words.short(typed) or "''"
            raise SettlementError(field, f"{shown} cannot be", allowed, code="pb-range", number=shown)
        return int(typed)


class MarriageWord(InCzechToo):
    """The marriage of a hundred, by its name or its worth."""

    def meant(self, text: Text, word: str) -> str:
        return {"20": "plain", "40": "trump", "0": "none"}.get(word.strip()) or super().meant(text, word)


class Told(NamedTuple):
    """An option: where in the request its fact belongs, and how its word is read."""

    field: str
    kind: Kind


YES_NO, CARDS = YesOrNo(), Cards()
CONTRACT = ContractWord(lambda code: f"game-{code}", get_args(Contract))
OF_A_SUIT, DISCARDED, SUITS = Number(0, 8), Number(0, 2), Number(0, 4)
SUIT = SuitWord(lambda code: f"suit-{code}", tuple(suit.value for suit in Suit))
FATES: tuple[str, ...] = get_args(Fate)
FATE = InCzechToo(lambda code: f"pb-fate-{code}", FATES)
WHO = InCzechToo(lambda code: f"pb-{code}", ("declarer", "flekker", "defence"))

FACTS: dict[str, Told] = {
    "contract": Told("contract", CONTRACT),
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
    "flek-suits": Told("fleks.1.suits", Number(2, 4)),
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
            value = _contract(desk, facts, given) if kind is CONTRACT else kind.read(desk, option, given[option])
            _put(facts, field, value)
    own_renonc = facts.get("renonc", {}).get("seat") == "declarer"
    facts["parts"] = _parts(desk, facts["contract"], given.get("part", ()), "lost" if own_renonc else "won")
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


def _contract(desk: Desk, facts: dict[str, Any], given: Mapping[str, Any]) -> str:
    """The contract; suits said with it are facts too, and the options must not say others."""
    said = CONTRACT.said(desk, "contract", given["contract"])
    for option, suit in (("trump", said.trump), ("helper", said.helper)):
        if suit is None:
            continue
        facts[option] = suit.value
        if option in given and SUIT.read(desk, option, given[option]) != suit.value:
            name = desk.text(f"suit-{suit.value}")
            problem = f"the contract says {name}"
            raise SettlementError(option, problem, "that suit, or nothing", code="pb-two-trumps", suit=name)
    return said.kind


def _parts(desk: Desk, contract: str, told: Sequence[str], untold: str) -> dict[str, str]:
    """What became of each part; ``untold``, where nothing is told of it."""
    mine: tuple[Part, ...] = PARTS[contract]  # type: ignore[index]
    decisive = [part for part in mine if part != "hra"]
    parts = InCzechToo(lambda code: f"component-{code}", mine)
    names = parts.labels(desk.text)
    found: dict[str, str] = {}
    for word in told:
        name, equals, fate = word.partition("=")
        if not equals and len(decisive) > 1:
            allowed = ", ".join(f"{names[part]}=…" for part in mine)
            shown = words.short(word)
            raise SettlementError("part", f"{shown!r}: of which part?", allowed, code="pb-part-form", word=shown)
        part = parts.read(desk, "part", name) if equals else decisive[0]
        if part in found:
            twice = names[part]
            raise SettlementError("part", f"{twice} stands there twice", "once", code="pb-part-twice", name=twice)
        found[part] = FATE.read(desk, "part", fate if equals else name)
    return {**dict.fromkeys(decisive, untold), **found}


def _defenders(desk: Desk, facts: dict[str, Any], told: Sequence[str]) -> None:
    """The hands of the defenders; who said flek has the first of their seats for himself, and is a defender too."""
    hands = [CARDS.read(desk, "defender", word) for word in told]
    flek_hand = facts["hands"].get(str(FLEKKER))
    if flek_hand in hands:
        hands.remove(flek_hand)
    flek = flek_hand is not None or "fleks" in facts
    free = [str(DEFENDER)] if flek else [str(FLEKKER), str(DEFENDER)]
    if len(hands) == len(free) + 1 and flek and flek_hand is None:
        problem = "both defenders' hands are told: which of them said flek?"
        raise SettlementError("defender", problem, "--flek-hand with his cards", code="pb-which-flekker")
    if len(hands) > len(free):
        raise SettlementError("defender", "there are only two defenders", code="pb-too-many-hands")
    facts["hands"] |= zip(free, hands, strict=False)


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


def option_of(field: str, given: Collection[str] = ()) -> str:
    """The option that tells a fact, as an error names it; of two the one given; the field where there is none."""
    if field.startswith("parts."):
        return "part"
    if field == f"hands.{FLEKKER}" and "flek-hand" not in given:
        return "defender"
    if field.startswith("fleks"):
        field = next((told.field for option, told in FACTS.items() if option in given and "flek" in option), "hands.1")
    for option, told in FACTS.items():
        if told.field == field:
            return option
    return {"hands.2": "defender", "hands": "defender"}.get(field, field)
