"""Serbian in Cyrillic: made from the Latin files, fresh, and with nothing changed that must stay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from marias.notation import in_latin
from tools import cyrillic
from tools.cyrillic import in_cyrillic

PAGES = dict(cyrillic.pages())


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_file_is_fresh(path: Path) -> None:
    assert (cyrillic.ROOT / path).read_text("utf-8") == PAGES[path], "run .venv/bin/python tools/cyrillic.py"


def test_there_is_no_file_without_a_latin_one() -> None:
    made = {path.name for path in (cyrillic.ROOT / cyrillic.CYRILLIC).glob("*.ftl")}
    assert made == {path.name for path in PAGES}


# From the handbooks of Serbian spelling: digraphs, and words in which the same two letters are two sounds.
WORDS = {
    "ljubav, njuška, džep": "љубав, њушка, џеп",
    "LJUBAV, Ljubav": "ЉУБАВ, Љубав",
    "konj, inje, tanjir, odžak, budžet, nadžak": "коњ, иње, тањир, оџак, буџет, наџак",
    "injekcija, Konjunktura, konjugacija": "инјекција, Конјунктура, конјугација",
    "nadživeti, odžaliti, podžanr": "надживети, оджалити, поджанр",
    "odjednom, đak, ćutke, čvrga, žir, šest": "одједном, ђак, ћутке, чврга, жир, шест",
    "Čuvaš li šta? (da, ne)": "Чуваш ли шта? (да, не)",
}


@pytest.mark.parametrize("latin", WORDS)
def test_words(latin: str) -> None:
    assert in_cyrillic(latin) == WORDS[latin]


@pytest.mark.parametrize("latin", [*WORDS, "Sledeći deli: Đura. Ž10, „ne biram“."])
def test_and_back(latin: str) -> None:
    """What is shown in Cyrillic is read as what stands in Latin."""
    assert in_latin(in_cyrillic(latin)).casefold() == latin.casefold()


@pytest.mark.parametrize(
    ("latin", "written"),
    [
        ("bez --seats i --lang", "без --seats и --lang"),
        ("gubi [LIGA-8, MCR-14c]", "губи [LIGA-8, MCR-14c]"),
        ("datoteka .toml ili „.hra“", "датотека .toml или „.hra“"),
        ("sa open_betl_over_durch, 2x7", "са open_betl_over_durch, 2x7"),
        ("red `marias play` ovde", "ред `marias play` овде"),
        ("program Mariášek, Ctrl-C, Enter", "програм Mariášek, Ctrl-C, Enter"),
        ("u JSON-u, UTF-8, 5 Kč, 20 PB", "у JSON-у, UTF-8, 5 Kč, 20 PB"),
    ],
)
def test_what_stays_latin(latin: str, written: str) -> None:
    assert in_cyrillic(latin) == written


FILE = """\
# A comment stays

letter-c = H
greeting = { $profile }. U svakom trenutku: ? pomaže, { "q" } napušta sto.
error-seat = trump: nedostaje: { $seat ->
    [one] jedno mesto
   *[other] { $seat } mesta
}
error-plain = nema ničega
long =
    Prvi red { NUMBER($n) }
    i drugi { -term }.
    .hint = pomoć
-term = deo
"""
IN_CYRILLIC = """\
# Made from sr/one.ftl by tools/cyrillic.py: change that file and run it.

# A comment stays

letter-c = H
greeting = { $profile }. У сваком тренутку: ? помаже, { "q" } напушта сто.
error-seat = trump: недостаје: { $seat ->
    [one] једно место
   *[other] { $seat } места
}
error-plain = нема ничега
long =
    Први ред { NUMBER($n) }
    и други { -term }.
    .hint = помоћ
-term = део
"""


def test_any_file_keeps_its_syntax() -> None:
    assert cyrillic.cyrillic(FILE, "one.ftl") == IN_CYRILLIC


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 – named by the library
        self.found += re.findall(r"[^\W\d_]+", node.value)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_no_word_is_in_two_scripts(path: Path) -> None:
    words = _Words()
    words.visit(FluentParser().parse(PAGES[path]))
    assert [word for word in words.found if re.search("[a-z]", word) and re.search("[а-џ]", word)] == []
