"""`marias puzzle`: shown, tried, searched, printed; what is found is kept, and a search goes on where it stopped."""

from __future__ import annotations

import io
import json
import os
import re
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from marias.analysis.puzzles import (
    Mark,
    parse_line,
    parse_puzzles,
    puzzle_in,
    puzzles_of,
    shipped_puzzles,
    write_puzzles,
)
from marias.cli import puzzle_search, run
from marias.cli.puzzle_words import Posed
from marias.notation import parse_card
from marias.store.results import Results
from marias.texts import LANGUAGES, Text
from marias.tui.look import Look
from tests.sizes import Count


@pytest.fixture
def puzzle(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """What the program answers in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def call(*words: str, lang: str = "en", typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(["--lang", lang, "puzzle", *words])
        return (code, *capsys.readouterr())

    return call


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_fits_and_every_language_says_it(puzzle: Any, lang: str) -> None:
    for game in ("voleny", "krizovy", "licitovany", "marijas"):
        code, out, err = puzzle("--game", game, "--count", "2", lang=lang)
        assert (code, err) == (0, "")
        assert all(len(line) <= 79 for line in out.splitlines() if not re.match(r"\d+\. ", line))
        positions, solutions = out.split(Text(lang)("puzzle-solutions"))
        assert "!" not in positions
        assert solutions.count("!") == 2
        assert solutions.count("?") >= 2
        assert "{" not in out


def test_without_a_word_the_fifty_are_there(puzzle: Any) -> None:
    out = puzzle("--json")[1]
    assert puzzles_of(parse_puzzles(out, "x")) == shipped_puzzles()
    hard = [json.loads(line) for line in puzzle("--json", "--grade", "hard", "--game", "marijaš")[1].splitlines()]
    assert hard
    assert {(one["grade"], one["game"]) for one in hard} == {("hard", "marijas")}


# Trying one

LOOK = Look(Text("en"))


def test_a_wrong_card_is_refuted_and_the_right_one_is_right(puzzle: Any) -> None:
    first = shipped_puzzles()[0]
    wrong, right = (LOOK.card(parse_card(card)) for card in (next(iter(first.tempting)), first.card))
    held = {str(card) for hand in first.state().hands for card in hand}
    gone = next(card for card in ("7c", "8c", "9c", "7k", "7l", "7z", "8z") if card not in held)
    code, out, err = puzzle("--try", "1", typed=f"{wrong}\n{LOOK.card(parse_card(gone))}\nnonsense\n{right}\n")
    assert (code, err) == (0, "")
    assert out.count("You may play: ") == 2
    assert out.index("? ") < out.index("You may play: ") < out.index("Right.") < out.rindex("! ")


def test_a_card_is_read_as_at_the_table(puzzle: Any) -> None:
    """In its written form, whatever its letters mean (Serbian has its own); what is not understood is said."""
    first = shipped_puzzles()[0]
    state = first.state()
    held = sorted(str(card) for card in state.hands[state.to_act])
    for lang in ("cs", "en", "sk"):
        text = Text(lang)
        assert text("puzzle-try-right") in puzzle("--try", "1", lang=lang, typed=f"  {first.card} \n")[1]
        for word in held:
            code, out, err = puzzle("--try", "1", lang=lang, typed=f"{word}\n\n")
            assert (code, err) == (0, "")
            assert text("puzzle-try-unknown", typed=word, example="").split(":")[0] not in out
    for word in ("K", "žal 9", "xyz", "7"):
        out = puzzle("--try", "1", typed=f"{word}\n")[1]
        assert f'"{word}" is no card: type rank and suit, such as ' in " ".join(out.split())
    out = " ".join(puzzle("--try", "1", typed="9L\n")[1].split())
    assert '"9L" may be nine of acorns or nine of leaves: type it in words.' in out
    assert "\x1b" not in puzzle("--try", "1", typed="\x1b[31m\n")[1]


def test_ctrl_c_at_the_question(puzzle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ends the line it stands in, and says no more."""

    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(io, "StringIO", lambda _typed: SimpleNamespace(readline=interrupted))
    code, out, err = puzzle("--try", "1")
    assert (code, err) == (130, "\n")
    assert out.endswith(": ")


def test_enter_shows_the_solution_and_the_end_of_the_input_does_not(puzzle: Any) -> None:
    assert "! " in puzzle("--try", "2", typed="\n")[1]
    code, out, _ = puzzle("--try", "2", typed="")
    assert code == 130
    assert "! " not in out


# The booklet


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.classes: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        self.classes += [value or "" for name, value in attrs if name == "class"]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_booklet_is_one_whole_page_that_needs_nothing_else(puzzle: Any) -> None:
    assert puzzle("--count", "6", "--out", "book.html", lang="sr-Cyrl") == (0, "", "")
    words = Path("book.html").read_text("utf-8")
    page = Page()
    page.feed(words)
    assert page.open == page.links == []
    assert page.classes.count("puzzle") == page.classes.count("solution") == 6
    assert "http" not in words
    assert "@import" not in words
    assert "url(" not in words
    assert words.index('class="solutions"') > words.rindex('class="puzzle"')


def test_a_booklet_in_plain_text(puzzle: Any) -> None:
    shown = puzzle("--count", "2")[1]
    assert puzzle("--count", "2", "--out", "book.txt") == (0, "", "")
    assert Path("book.txt").read_text("utf-8") == shown
    assert puzzle("--count", "2", "--out", "-")[1] == shown


def test_no_booklet_is_written_over_a_file_unasked(puzzle: Any) -> None:
    Path("e.marias").write_text("marias 1\n", "utf-8")
    said = "marias: e.marias: is there already; --force writes over it\n"
    assert puzzle("--count", "1", "--out", "e.marias") == (2, "", said)
    assert Path("e.marias").read_text("utf-8") == "marias 1\n"
    assert puzzle("--count", "1", "--out", "e.marias", "--force") == (0, "", "")
    assert Path("e.marias").read_text("utf-8") == puzzle("--count", "1")[1]


# Searching

SEARCH = ("--seed", "test", "--game", "marijas", "--count", "3", "--json")


def test_a_search_that_was_stopped_goes_on(puzzle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C keeps what was found; in the end it is what one search without a stop finds."""
    whole = puzzle(*SEARCH)[1]
    looked, search = [0], puzzle_in

    def stopping(*given: Any) -> Any:
        looked[0] += 1
        if looked[0] == 9:
            raise KeyboardInterrupt
        return search(*given)

    monkeypatch.setattr(puzzle_search, "puzzle_in", stopping)
    code, out, err = puzzle(*SEARCH, "--file", "mine.jsonl")
    before = puzzles_of(parse_puzzles(out, "x"))
    assert code == 130
    assert err == f"Interrupted. Found so far: {len(before)}.\n"
    assert puzzle(*SEARCH, "--file", "mine.jsonl")[1] == whole
    kept = parse_puzzles(Path("mine.jsonl").read_text("utf-8"), "x")
    assert puzzles_of(kept) == puzzles_of(parse_puzzles(whole, "x"))
    assert any(isinstance(entry, Mark) for entry in kept)
    assert puzzle("--file", "mine.jsonl", "--json")[1] == whole


def test_a_torn_last_line_is_searched_again(puzzle: Any) -> None:
    whole = puzzle(*SEARCH, "--file", "mine.jsonl")[1]
    lines = Path("mine.jsonl").read_text("utf-8").splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines) if '"puzzle"' in line)
    Path("mine.jsonl").write_text("".join(lines[:last]) + lines[last][:40], "utf-8")
    assert puzzle(*SEARCH, "--file", "mine.jsonl")[1] == whole


def test_another_file_is_left_alone(puzzle: Any) -> None:
    for words in ("a note without an end", "a note\n", '{"is":"puzzle"}\n'):
        Path("note.txt").write_text(words, "utf-8")
        code, out, err = puzzle(*SEARCH, "--file", "note.txt")
        assert (code, out) == (2, "")
        assert err.startswith("marias: note.txt, line 1: no puzzle: ")
        assert Path("note.txt").read_text("utf-8") == words


def test_what_is_no_file_is_never_read_to_its_end(puzzle: Any) -> None:
    os.mkfifo("pipe.jsonl")
    for path in ("/dev/zero", "/dev/full", "pipe.jsonl"):
        assert puzzle(*SEARCH, "--file", path) == (2, "", f"marias: {path} is no file\n")
    with Path("long.jsonl").open("wb") as file:
        file.truncate(10**12)
    code, out, err = puzzle(*SEARCH, "--file", "long.jsonl")
    assert (code, out) == (2, "")
    assert err.startswith("marias: long.jsonl, line 1: no puzzle: ")
    assert Path("long.jsonl").stat().st_size == 10**12
    assert puzzle("--file", "/dev/zero")[0] == 2


def test_one_search_at_a_time_keeps_what_it_finds_in_a_file(puzzle: Any) -> None:
    with Results.open_read(Path("mine.jsonl"), parse_line):
        said = "marias: mine.jsonl is in use: another marias adds to it\n"
        assert puzzle(*SEARCH, "--file", "mine.jsonl") == (2, "", said)


@pytest.mark.parametrize("words", [(), ("--json",), ("--try", "1"), SEARCH])
def test_a_puzzle_that_was_changed_is_refused(puzzle: Any, words: tuple[str, ...]) -> None:
    """Named by file and line, whatever is asked: a losing card, another grade, what was never announced, a rule set
    that is a path."""
    first = shipped_puzzles()[0]
    changes = {
        "card": next(iter(first.tempting)),
        "grade": "hard" if first.grade == "easy" else "easy",
        "component": "durch",
        "profile": "./secret.toml",
    }
    Path("secret.toml").write_text("a secret\n", "utf-8")
    for field, value in changes.items():
        changed = msgspec.structs.replace(first, **{field: value})
        Path("x.jsonl").write_text(write_puzzles([first, changed]), "utf-8")
        code, out, err = puzzle(*words, "--file", "x.jsonl")
        assert (code, out) == (2, "")
        assert err.startswith("marias: x.jsonl, line 2: no puzzle: ")
        assert err.count("\n") == 1
        assert "secret\n" not in err


# What cannot be


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--count", "0"), "--count 0: it can be 1 to 10000"),
        (("--try", "51"), "--try 51: it can be 1 to 50"),
        (("--try", "x"), "--try x: this is not a whole number"),
        (("--count", "1" * 5000), f"--count {'1' * 19}…: it can be 1 to 10000"),
        (("--try", "1", "--json"), "--try, --json: only one of them"),
        (("--json", "--out", "x.html"), "--json, --out: only one of them"),
        (("--game", "bridge"), 'there is no game "bridge"; there is: voleny, krizovy, licitovany, marijas'),
        (("--file", "none.jsonl"), "none.jsonl: cannot be read: there is no such file or folder"),
        (("--seed", "x", "--file", "no/x.jsonl"), "no/x.jsonl cannot be written: there is no such file or folder"),
        (("--out", "no/where.html"), "no/where.html cannot be written: there is no such file or folder"),
    ],
)
def test_what_cannot_be_is_one_line(puzzle: Any, words: tuple[str, ...], complaint: str) -> None:
    code, out, err = puzzle(*words)
    assert (code, out) == (2, "")
    assert err == f"marias: {complaint}\n"


def test_a_file_that_holds_no_puzzles(puzzle: Any) -> None:
    Path("x.jsonl").write_text("{}\n", "utf-8")
    code, out, err = puzzle("--file", "x.jsonl", lang="cs")
    assert (code, out) == (2, "")
    assert err.startswith("marias: x.jsonl, řádek 1: to není úloha: ")
    Path("x.jsonl").write_bytes(b"\xff\xfe\n")
    assert puzzle("--file", "x.jsonl")[0] == 2
    Path("x.jsonl").write_text("", "utf-8")
    assert puzzle("--file", "x.jsonl", "--json") == (0, "", "")
    assert puzzle("--file", "x.jsonl", "--try", "1")[0] == 2


def test_the_shipped_ones_are_what_the_command_finds(count: Count) -> None:
    """`marias puzzle --seed marias --count 50`; of a small run the first few."""
    found = puzzle_search.Collection(puzzle_search.Wanted("marias", 50), None)
    wanted = count(small=3, soak=50)
    for now in found.search():
        if now >= wanted:
            break
    assert tuple(found.puzzles) == shipped_puzzles()[:wanted]


def test_what_the_defenders_announced_stands_in_the_head() -> None:
    (against,) = [one for one in shipped_puzzles() if one.component == "sedma_against"]
    posed = Posed(Text("en"), against)
    assert posed.head(1).startswith("1. volený: game, seven against ♠ (A)")
    assert posed.question().endswith("win the seven against?")


def test_partners_of_krizovy_are_one_side() -> None:
    pairs = [Posed(Text("en"), one) for one in shipped_puzzles() if one.game == "krizovy" and one.component == "sto"]
    assert pairs
    for posed in pairs:
        assert "A and " in posed.head(1)
        sides = re.findall(r"[A-D]\+[A-D]", posed.points())
        assert sorted("".join(sides).replace("+", "")) == list("ABCD")
