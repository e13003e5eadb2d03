"""Reading ``.hra``, the saved games of the program Mariášek (XML), strictly: what does not belong is refused.

The root ``Hra`` says who chooses (``Voli``), what is played (``Typ``, ``Trumf``) and how far it went (``Kolo``,
``Zacina``). Below it stand the cards in the hands (``Hrac1`` … ``Hrac3``), ``Talon``, ``Fleky``, ``Stychy`` and, when
the deal is over, ``Zuctovani``. Rates, rules, answers and the order of the fleks are not in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar
from xml.etree.ElementTree import Element, ParseError

import defusedxml
import defusedxml.ElementTree
import msgspec

from marias.cards import PACK, Card, CardSet, Rank, Suit
from marias.errors import RecordError
from marias.rules.contract import Seat

MOST_BYTES = 1_000_000
"""No saved game is anywhere near so long."""

PLAYERS: dict[str, Seat] = {"Hrac1": 0, "Hrac2": 1, "Hrac3": 2}
SUITS = {"Cerveny": Suit.HEARTS, "Kule": Suit.BELLS, "Zeleny": Suit.LEAVES, "Zaludy": Suit.ACORNS}
RANKS = {
    "Sedma": Rank.SEVEN,
    "Osma": Rank.EIGHT,
    "Devitka": Rank.NINE,
    "Desitka": Rank.TEN,
    "Spodek": Rank.UNDER,
    "Svrsek": Rank.OVER,
    "Kral": Rank.KING,
    "Eso": Rank.ACE,
}
GAMES = ("Hra", "Sedma", "Kilo", "SedmaProti", "KiloProti", "Betl", "Durch")
"""The words of ``Typ``; Kilo is a hundred (sto)."""
MOST_DOUBLINGS = 20

T = TypeVar("T")


class HraFlek(msgspec.Struct, frozen=True):
    """A component as the file tells of it: how often it was doubled, and who announced or doubled it (if stored)."""

    game: str
    doublings: int
    players: tuple[Seat, ...]


class HraTrick(msgspec.Struct, frozen=True):
    """A trick: who led it, and the card of each player in the order Hrac1, Hrac2, Hrac3."""

    leader: Seat
    cards: tuple[Card, Card, Card]


class HraFile(msgspec.Struct, frozen=True, kw_only=True):
    """What stands in a saved game."""

    source: str
    names: tuple[str, str, str]
    trick: int
    """Number of the next trick; 0 before the game was chosen."""
    declarer: Seat
    games: tuple[str, ...]
    """The words of ``Typ``; empty before the game was chosen."""
    trump: Suit | None
    hands: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
    """The cards not yet played."""
    talon: tuple[Card, ...]
    fleks: tuple[HraFlek, ...] | None
    """None: the file has no word of fleks."""
    tricks: tuple[HraTrick, ...]
    points: tuple[int, int, int] | None
    """Card points with marriages of each player's side; None: the deal is not settled."""
    payments: tuple[int, int, int] | None
    """What each player won or lost (``Zisk``); None: the deal is not settled."""

    def played(self, player: Seat) -> tuple[Card, ...]:
        """The cards this player has played, trick by trick."""
        return tuple(trick.cards[player] for trick in self.tricks)


def read_hra(data: bytes, source: str) -> HraFile:
    """The saved game in these bytes.

    Raises ``RecordError`` naming the file, the place in it, and what is wrong.
    """
    return _Reader(source).file(_root(data, source))


def _root(data: bytes, source: str) -> Element:
    if len(data) > MOST_BYTES:
        raise RecordError(
            source,
            0,
            f"is too large for a saved game: {len(data)} bytes, at most {MOST_BYTES}",
            code="hra-too-large",
            size=str(len(data)),
            most=str(MOST_BYTES),
        )
    try:
        root: Element = defusedxml.ElementTree.fromstring(data, forbid_dtd=True)
    except ParseError as error:
        line = error.position[0]
        problem = str(error).partition(":")[0]
        raise RecordError(source, line, f"is not whole XML: {problem}", code="hra-xml", reason=problem) from None
    except defusedxml.DefusedXmlException:
        problem = "declares a document type or entities, which no saved game does"
        raise RecordError(source, 0, problem, code="hra-entities") from None
    except (LookupError, ValueError):
        raise RecordError(source, 0, "is not written in the encoding it names", code="hra-encoding") from None
    if root.tag != "Hra":
        problem = f"is not a saved game: its root is {_said(root.tag)}, not 'Hra'"
        raise RecordError(source, 0, problem, code="hra-root", root=_said(root.tag))
    return root


def _said(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source

    def fail(self, place: str, problem: str, code: str, **params: object) -> RecordError:
        return RecordError(self.source, 0, f"{place}: {problem}", code=f"hra-{code}", place=place, **params)

    # One element

    def attributes(
        self, element: Element, place: str, needed: Sequence[str], optional: Sequence[str] = ()
    ) -> Mapping[str, str]:
        for name in element.attrib:
            if name not in needed and name not in optional:
                allowed = ", ".join((*needed, *optional)) or "-"
                raise self.fail(
                    place,
                    f"unknown attribute {_said(name)}; allowed: {allowed}",
                    "unknown",
                    name=_said(name),
                    allowed=allowed,
                )
        for name in needed:
            if name not in element.attrib:
                raise self.fail(place, f"the attribute {name!r} is missing", "missing", name=repr(name))
        return element.attrib

    def no_text(self, element: Element, place: str) -> None:
        for text in (element.text, *(child.tail for child in element)):
            if text and text.strip():
                said = _said(text.strip())
                raise self.fail(place, f"the text {said} does not belong there", "text", text=said)

    def children(
        self, element: Element, place: str, needed: Sequence[str], optional: Sequence[str] = ()
    ) -> dict[str, Element]:
        self.no_text(element, place)
        found: dict[str, Element] = {}
        for child in element:
            if child.tag not in needed and child.tag not in optional:
                raise self.unknown(place, child.tag, ", ".join((*needed, *optional)) or "-")
            if child.tag in found:
                raise self.fail(place, f"the element {child.tag!r} stands there twice", "twice", name=repr(child.tag))
            found[child.tag] = child
        for name in needed:
            if name not in found:
                raise self.fail(place, f"the element {name!r} is missing", "missing", name=repr(name))
        return found

    def many(self, element: Element, place: str, tag: str) -> list[tuple[Element, str]]:
        self.no_text(element, place)
        for child in element:
            if child.tag != tag:
                raise self.unknown(place, child.tag, tag)
        return [(child, f"{place}, {tag} {number}") for number, child in enumerate(element, 1)]

    def unknown(self, place: str, tag: str, allowed: str) -> RecordError:
        problem = f"unknown element {_said(tag)}; allowed: {allowed}"
        return self.fail(place, problem, "unknown", name=_said(tag), allowed=allowed)

    def empty(self, element: Element, place: str) -> None:
        self.children(element, place, ())

    # One value

    def word(self, table: Mapping[str, T], value: str, place: str) -> T:
        if value not in table:
            raise self.not_one_of(place, value, table)
        return table[value]

    def not_one_of(self, place: str, value: str, words: Iterable[str]) -> RecordError:
        allowed = ", ".join(words)
        problem = f"{_said(value)} is not one of {allowed}"
        return self.fail(place, problem, "word", word=_said(value), allowed=allowed)

    def number(self, value: str, place: str, least: int, most: int) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,9}", value) or not least <= int(value) <= most:
            raise self.fail(
                place,
                f"{_said(value)} is not a whole number {least} … {most}",
                "number",
                word=_said(value),
                least=str(least),
                most=str(most),
            )
        return int(value)

    def card(self, element: Element, place: str) -> Card:
        self.empty(element, place)
        found = self.attributes(element, place, ("Barva", "Hodnota"))
        return Card.of(
            self.word(RANKS, found["Hodnota"], f"{place}, Hodnota"), self.word(SUITS, found["Barva"], f"{place}, Barva")
        )

    def cards(self, element: Element, place: str) -> tuple[Card, ...]:
        return tuple(self.card(child, where) for child, where in self.many(element, place, "Karta"))

    # The file

    def file(self, root: Element) -> HraFile:
        head = self.attributes(root, "Hra", ("Kolo", "Zacina", "Voli"), ("Typ", "Trumf"))
        parts = self.children(
            root, "Hra", (*PLAYERS, "Talon"), ("Autor", "Verze", "Komentar", "Fleky", "Stychy", "Zuctovani")
        )
        for name in ("Autor", "Verze", "Komentar"):
            if name in parts:
                self.attributes(parts[name], name, ())
                if len(parts[name]):
                    raise self.fail(name, "holds text alone, no elements", "text-alone")
        self.word(PLAYERS, head["Zacina"], "Hra, Zacina")
        self.attributes(parts["Talon"], "Talon", ())
        points, payments = self.settlement(parts["Zuctovani"]) if "Zuctovani" in parts else (None, None)
        read = HraFile(
            source=self.source,
            names=self.names(parts),
            trick=self.number(head["Kolo"], "Hra, Kolo", 0, 11),
            declarer=self.word(PLAYERS, head["Voli"], "Hra, Voli"),
            games=self.games(head.get("Typ", "")),
            trump=self.word(SUITS, head["Trumf"], "Hra, Trumf") if "Trumf" in head else None,
            hands=tuple(self.cards(parts[name], name) for name in PLAYERS),  # type: ignore[arg-type]
            talon=self.cards(parts["Talon"], "Talon"),
            fleks=self.fleks(parts["Fleky"]) if "Fleky" in parts else None,
            tricks=self.tricks(parts["Stychy"]) if "Stychy" in parts else (),
            points=points,
            payments=payments,
        )
        self.whole_pack(read)
        return read

    def names(self, parts: Mapping[str, Element]) -> tuple[str, str, str]:
        names = []
        for tag in PLAYERS:
            said = self.attributes(parts[tag], tag, (), ("Jmeno",)).get("Jmeno", "")
            names.append(" ".join(said.replace("|", "/").split()) or tag)
        return tuple(names)  # type: ignore[return-value]

    def games(self, words: str) -> tuple[str, ...]:
        said = words.split()
        for word in said:
            if word not in GAMES:
                raise self.not_one_of("Hra, Typ", word, GAMES)
        if len(set(said)) != len(said):
            raise self.fail("Hra, Typ", f"{_said(words)} names a game twice", "twice", name=_said(words))
        return tuple(word for word in GAMES if word in said)

    def fleks(self, element: Element) -> tuple[HraFlek, ...]:
        self.attributes(element, "Fleky", ())
        found = []
        for child, place in self.many(element, "Fleky", "Flek"):
            self.empty(child, place)
            said = self.attributes(child, place, ("Hra", "Pocet"), ("Hraci",))
            game = self.word(dict(zip(GAMES, GAMES, strict=True)), said["Hra"], f"{place}, Hra")
            players = tuple(self.word(PLAYERS, word, f"{place}, Hraci") for word in said.get("Hraci", "").split())
            doublings = self.number(said["Pocet"], f"{place}, Pocet", 0, MOST_DOUBLINGS)
            found.append(HraFlek(game, doublings, players))
        if len({flek.game for flek in found}) != len(found):
            raise self.fail("Fleky", "a game stands there twice", "flek-twice")
        return tuple(found)

    def tricks(self, element: Element) -> tuple[HraTrick, ...]:
        self.attributes(element, "Stychy", ())
        found = []
        for number, (child, place) in enumerate(self.many(element, "Stychy", "Stych"), 1):
            if number > 10:
                raise self.fail("Stychy", "more than ten tricks", "many-tricks")
            said = self.attributes(child, place, ("Kolo", "Zacina"))
            if self.number(said["Kolo"], f"{place}, Kolo", 1, 10) != number:
                raise self.fail(
                    f"{place}, Kolo",
                    f"{said['Kolo']}, but it stands in place {number}",
                    "trick-order",
                    found=said["Kolo"],
                    number=number,
                )
            laid = self.children(child, place, tuple(PLAYERS))
            cards = tuple(self.card(laid[name], f"{place}, {name}") for name in PLAYERS)
            found.append(HraTrick(self.word(PLAYERS, said["Zacina"], f"{place}, Zacina"), cards))  # type: ignore[arg-type]
        return tuple(found)

    def settlement(self, element: Element) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        self.attributes(element, "Zuctovani", ())
        players = self.children(element, "Zuctovani", tuple(PLAYERS))
        points, money = [], []
        for name in PLAYERS:
            place = f"Zuctovani, {name}"
            self.empty(players[name], place)
            said = self.attributes(players[name], place, ("Body", "Zisk"))
            points.append(self.number(said["Body"], f"{place}, Body", 0, 190))
            money.append(self.number(said["Zisk"], f"{place}, Zisk", -1_000_000, 1_000_000))
        if sum(money):
            paid = ", ".join(map(str, money))
            raise self.fail("Zuctovani", f"the payments {paid} do not sum to zero", "not-zero", payments=paid)
        return tuple(points), tuple(money)  # type: ignore[return-value]

    def whole_pack(self, read: HraFile) -> None:
        """All 32 cards, each once, ten to each player (or, before the game was chosen, twelve to who chooses)."""
        everything = [*read.talon, *(card for hand in read.hands for card in hand)]
        everything += [card for trick in read.tricks for card in trick.cards]
        seen = CardSet()
        for card in everything:
            if card in seen:
                raise self.fail("cards", f"the card {card} stands there twice", "card-twice", card=str(card))
            seen = seen.with_card(card)
        if len(everything) != len(PACK):
            missing = " ".join(map(str, CardSet(PACK) - seen))
            raise self.fail(
                "cards",
                f"{len(everything)} cards of 32; missing: {missing}",
                "cards",
                count=len(everything),
                missing=missing,
            )
        chosen = bool(read.talon)
        for name, player in PLAYERS.items():
            size = 10 if chosen or player != read.declarer else 12
            held = len(read.hands[player]) + len(read.tricks)
            if held != size:
                raise self.fail(name, f"{held} cards with those played; expected {size}", "hand", count=held, size=size)
