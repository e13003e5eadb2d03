"""The words click would say in English: headings of the help and complaints, in the language."""

from __future__ import annotations

import re

import pytest

from marias.cli import COMMANDS, run
from marias.texts import Text

ENGLISH = re.compile(r"Usage|Options|Commands|Show |Error|Missing|No such|Invalid|Got |Try |default:")


@pytest.mark.parametrize("language", ["cs", "sk", "sr", "sr-Cyrl"])
@pytest.mark.parametrize("words", [[], *([command] for command in COMMANDS), ["profile", "new"]])
def test_help_speaks_the_language(capsys: pytest.CaptureFixture[str], words: list[str], language: str) -> None:
    text = Text(language)
    assert run(["--lang", language, *words, "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{text('usage-usage')} marias")
    assert text("usage-options") in out
    assert text("usage-help") in out
    assert not ENGLISH.search(out)
    assert max(map(len, out.splitlines())) <= 80


WRONG = {
    "option": (["replay", "--jsn", "x"], "volba --jsn není; podobné: --json"),
    "command": (["hraj"], "příkaz hraj není"),
    "missing argument": (["replay"], "chybí FILE…"),
    "missing value": (["settle", "--trump"], "volba --trump: hodnota chybí, nebo tam být nemá"),
    "choice": (["play", "--seats", "sedm"], "--seats: takovou hodnotu mít nemůže; dovoleno: 2, 3, 4"),
    "seats": (["play", "--seats", "7"], "voleny se v počtu 7 nehraje; dovoleno: 3, 4"),
    "seats of the game": (["play", "marijas", "--seats", "5"], "marijas se v počtu 5 nehraje; dovoleno: 2, 3, 4"),
    "number": (["play", "--dealer", "x"], "--dealer: takovou hodnotu mít nemůže"),
    "extra": (["convert", "a", "b"], "navíc: b"),
    "no name": (["solve", ""], "[FILE…]: takovou hodnotu mít nemůže"),
    "no file": (["puzzle", "--file", ""], "--file: takovou hodnotu mít nemůže"),
    "no results": (["solve", "x", "--out="], "--out: takovou hodnotu mít nemůže"),
    "no deals": (["simulate", "voleny", "--out", ""], "--out: takovou hodnotu mít nemůže"),
    "language": (["--lang", "xx", "play"], "--lang: takovou hodnotu mít nemůže; dovoleno: cs, en, sk, sr"),
}


@pytest.mark.parametrize("what", WRONG)
def test_complaints_speak_czech(capsys: pytest.CaptureFixture[str], what: str) -> None:
    words, expected = WRONG[what]
    language = [] if "--lang" in words else ["--lang", "cs"]
    assert run([*language, *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert f"marias: {expected}" in told.err
    assert not ENGLISH.search(told.err)


def test_english_stays_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "settle", "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Usage: marias settle [OPTIONS] [FILE]")
    assert "Show this message and exit." in out


EIGHT = {
    "cs": "nebo dva stoly po 4",
    "en": "very rare, and gives no rules for it; allowed: 2, 3, 4, or two tables of 4",
    "sk": "alebo dva stoly po 4",
    "sr": "vrlo retko, a pravila za to ne daje; dozvoljeno: 2, 3, 4, ili dva stola po 4",
    "sr-Cyrl": "врло ретко, а правила за то не даје; дозвољено: 2, 3, 4, или два стола по 4",
}
"""What is said of eight players: the source names them without any rules."""


@pytest.mark.clause("SRB-5")
@pytest.mark.parametrize("language", EIGHT)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_eight_players_of_marijas(language: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", language, command, "marijas", "--seats", "8"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.endswith(f"{EIGHT[language]}\n")
