"""How cards are written: with suit signs and colours, or in plain letters where a terminal has no such signs."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Mapping

from rich.text import Text as Painted

from marias.cards import PACK, Card, Rank, Suit
from marias.notation import in_latin
from marias.texts import Text

GERMAN_COLOURS = {Suit.HEARTS: "bold red", Suit.BELLS: "bold yellow", Suit.LEAVES: "bold green", Suit.ACORNS: "bold"}
FRENCH_COLOURS = {Suit.HEARTS: "bold red", Suit.BELLS: "bold red", Suit.LEAVES: "bold", Suit.ACORNS: "bold"}
FRENCH_RANKS = {Rank.UNDER: "J", Rank.OVER: "Q"}
WITHOUT_MARKS = str.maketrans(
    {
        "–": "-",
        "—": "-",
        "−": "-",
        "─": "-",
        "…": "...",
        "„": '"',
        "“": '"',
        "”": '"',
        "×": "x",
        "·": "|",
        "→": "->",
        "€": "EUR",
    }
    | dict.fromkeys("\xa0\u202f", " ")
)


def has_signs(environment: Mapping[str, str] = os.environ, encoding: str = "utf-8") -> bool:
    """Can this terminal be trusted with letters beyond ASCII? Not where the locale is said to be C."""
    if encoding.lower().replace("-", "") != "utf8":
        return False
    # Python itself puts C.UTF-8 into LC_CTYPE where the locale is C, so that word says nothing.
    ctype = environment.get("LC_CTYPE", "")
    said = environment.get("LC_ALL") or (ctype if ctype != "C.UTF-8" else "") or environment.get("LANG", "")
    return said not in ("C", "POSIX")


def without_marks(words: str) -> str:
    """The words in ASCII: in Latin letters without diacritics, with plain dashes and quotes."""
    latin = in_latin(words).translate(WITHOUT_MARKS).replace("đ", "dj").replace("Đ", "Dj")
    plain = unicodedata.normalize("NFD", latin)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).encode("ascii", "replace").decode()


class Look:
    """The way one player wants his cards: language, French or German names, signs or letters, ASCII alone."""

    def __init__(self, text: Text, *, french: bool = False, plain: bool = False, ascii_only: bool = False) -> None:
        self.text = text
        self.french = french
        self.plain = plain or ascii_only
        self.ascii_only = ascii_only
        self._suits = {suit: self._letter(suit) if self.plain else suit.sign for suit in Suit}
        self._labels = {card: self._suits[card.suit] + self._rank(card.rank) for card in PACK}
        self._colours = FRENCH_COLOURS if french else GERMAN_COLOURS
        labels = "|".join(sorted(map(re.escape, self._labels.values()), key=len, reverse=True))
        signs = "|".join(suit.sign for suit in Suit)
        self._painted = re.compile(rf"(?<!\w)(?:{labels})(?!\w)" + ("" if self.plain else f"|{signs}"))

    def _letter(self, suit: Suit) -> str:
        tail = "-french" if self.french else "-ascii" if self.ascii_only else ""
        return self.text(f"letter-{suit.value}{tail}")

    def _rank(self, rank: Rank) -> str:
        if rank is Rank.TEN:
            return "10"
        if self.french and rank in FRENCH_RANKS:
            return FRENCH_RANKS[rank]
        return self.text("letter-under") if rank is Rank.UNDER else str(rank.value)

    def card(self, card: Card) -> str:
        """The card in two or three characters, such as ``♥A`` or ``Ž10``."""
        return self._labels[card]

    def cards(self, cards: Iterable[Card]) -> str:
        """The cards, one blank between."""
        return " ".join(map(self.card, cards))

    def card_in_words(self, card: Card) -> str:
        """The card in words, such as ``kulové eso``."""
        return self.text(f"card-{card}" + ("-french" if self.french else ""))

    def suits(self) -> str:
        """The sign or letter of each suit with its name."""
        tail = "-french" if self.french else ""
        return ", ".join(f"{self.suit(suit)} {self.text(f'suit-{suit.value}{tail}')}" for suit in Suit)

    def legend(self) -> dict[str, str]:
        """What the letters of the ranks mean: parameters of the messages that explain them."""
        french = {Rank.UNDER: "-french", Rank.OVER: "-french"} if self.french else {}
        named = {"ace": Rank.ACE, "ten": Rank.TEN, "king": Rank.KING, "over": Rank.OVER, "under": Rank.UNDER}
        words = {name: self.text(f"rank-{rank.value}{french.get(rank, '')}") for name, rank in named.items()}
        return {**words, "q": self._rank(Rank.OVER), "s": self._rank(Rank.UNDER)}

    def suit(self, suit: Suit) -> str:
        """The suit as its sign or letter."""
        return self._suits[suit]

    def labelled(self, word: str) -> Card | None:
        """The card whose label this is, capitals or not, in either script."""
        said = in_latin(word.casefold())
        return next((card for card, label in self._labels.items() if label.casefold() == said), None)

    def said(self, words: str) -> str:
        """The words as this terminal can show them."""
        return without_marks(words) if self.ascii_only else words

    def painted(self, words: str, style: str = "") -> Painted:
        """The words with their cards in colour."""
        out = Painted(self.said(words), style=style)
        for found in self._painted.finditer(out.plain):
            suit = next(suit for suit, sign in self._suits.items() if found[0].startswith(sign))
            out.stylize(self._colours[suit], *found.span())
        return out
