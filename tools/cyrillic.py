"""Serbian in Cyrillic, made from its Latin files: ``texts/sr/*.ftl`` → ``texts/sr-Cyrl/*.ftl``.

`python tools/cyrillic.py` writes them; a test fails when one is out of date.

Only words that are said change their script, never names of messages, parameters or other syntax. In Latin letters
stay the letters of the cards (messages ``letter-…``), the field an error begins with, and what ``KEPT`` finds:
options, clauses, words of the program, names of files and of formats, words of other languages. Anything else that
must stay, such as the letter of a command or the name of a rule set, stands as a literal: ``{ "q" } napušta sto``.
Words a person types do change: they are read in both scripts.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
TEXTS = Path("src/marias/texts")
LATIN, CYRILLIC = TEXTS / "sr", TEXTS / "sr-Cyrl"

DIGRAPHS = {"lj": "љ", "nj": "њ", "dž": "џ"}
LETTERS = dict(zip("abcčćdđefghijklmnoprsštuvzž", "абцчћдђефгхијклмнопрсштувзж", strict=True))
APART = re.compile(
    r"\b(?:in(?=jek|jun)|kon(?=jek|jug|junk)|tan(?=jug)|van(?=jez)|nad(?=živ|žnj)|od(?=žal|živ)|pod(?=žan|žeć))",
    re.IGNORECASE,
)
"""Prefixes whose last letter is no part of a digraph: injekcija, konjunktura, nadživeti."""

KEPT = re.compile(
    r"""
      `[^`]*`                                   # code
    | --[a-z][\w-]*                             # options
    | \b[A-Z]{2,}-\d+[a-z]?\b                   # clauses: LIGA-8
    | (?<![\w.])\.[a-z]{2,}\b                   # ends of file names: .toml
    | \b(?:\w*\d|\w+_)\w*[a-z]\w*\b             # words of the program: open_betl, mcr2018
    | \b\w*(?i:[^\W\d_a-pr-vzčćđšž])\w*        # words that are not Serbian: Mariášek
    | \b(?:Ctrl-C|Enter|JSON|TOML|UTF-8|XML|PB|Kč)\b
    """,
    re.VERBOSE,
)
FIELD = re.compile(r"[a-z_]+(?=: )")
"""What an error begins with: the field of a request it is about."""


def in_cyrillic(words: str) -> str:
    """Serbian words in Cyrillic; what is kept stays in Latin."""
    out, place = [], 0
    for kept in KEPT.finditer(words):
        out += [_letters(words[place : kept.start()]), kept[0]]
        place = kept.end()
    return "".join([*out, _letters(words[place:])])


def _letters(words: str) -> str:
    out, place = "", 0
    apart = {found.end() - 1 for found in APART.finditer(words)}
    while place < len(words):
        pair = words[place : place + 2]
        if pair.lower() in DIGRAPHS and place not in apart:
            letter, width = DIGRAPHS[pair.lower()], 2
        else:
            letter, width = LETTERS.get(words[place].lower(), words[place]), 1
        out += letter.upper() if words[place].isupper() else letter
        place += width
    return out


class _Said(Visitor):
    """Where in a source something is said, and how it is said in Cyrillic."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.field: ftl.BaseNode | None = None
        self.found: list[tuple[int, int, str]] = []

    def visit_Message(self, node: ftl.Message) -> None:  # noqa: N802 – named by the library
        if not node.id.name.startswith("letter-"):
            self.field = node.value.elements[0] if node.value and node.id.name.startswith("error-") else None
            self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 – named by the library
        start, end = (node.span.start, node.span.end) if node.span else (0, 0)
        if node is self.field and (field := FIELD.match(self.source, start, end)):
            start = field.end()
        self.found.append((start, end, in_cyrillic(self.source[start:end])))


def cyrillic(source: str, name: str) -> str:
    """The file of that name below ``texts/sr`` in Cyrillic."""
    said = _Said(source)
    said.visit(FluentParser().parse(source))
    out, place = [f"# Made from sr/{name} by tools/cyrillic.py: change that file and run it.\n\n"], 0
    for start, end, words in said.found:
        out += [source[place:start], words]
        place = end
    return "".join([*out, source[place:]])


def pages() -> Iterator[tuple[Path, str]]:
    """Each file and its text."""
    for path in sorted((ROOT / LATIN).glob("*.ftl")):
        yield CYRILLIC / path.name, cyrillic(path.read_text("utf-8"), path.name)


def main() -> int:
    """Write what is out of date, take away what has no Latin file any more."""
    made = dict(pages())
    (ROOT / CYRILLIC).mkdir(exist_ok=True)
    for path, text in made.items():
        if not (ROOT / path).exists() or (ROOT / path).read_text("utf-8") != text:
            (ROOT / path).write_text(text, "utf-8")
            print(f"wrote {path}")
    for path in (ROOT / CYRILLIC).glob("*.ftl"):
        if path.relative_to(ROOT) not in made:
            path.unlink()
            print(f"removed {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
