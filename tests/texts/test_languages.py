"""The language of the program: by its name, by the locale of the system, in either script of Serbian."""

from __future__ import annotations

import pytest

from marias.cli import COMMANDS, run
from marias.errors import MariasError
from marias.texts import LANGUAGES, NAMES, Text, language_of


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["--lang", "sk", "play"], "sk"),
        (["play", "--lang=sr"], "sr"),
        (["play", "--lang", "sr-Latn"], "sr"),
        (["--lang", "sr-Cyrl"], "sr-Cyrl"),
        (["--lang", "SR-CYRL"], "sr-Cyrl"),
        (["--lang", "xx"], "cs"),  # to say there in Czech that there is none
        (["--lang"], "cs"),
    ],
)
def test_by_name(words: list[str], language: str) -> None:
    assert language_of(words, {"LANG": "cs_CZ.UTF-8"}) == language


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("cs_CZ.UTF-8", "cs"),
        ("en_GB.UTF-8", "en"),
        ("sk_SK.UTF-8", "sk"),
        ("sk", "sk"),
        # as glibc has them: sr_RS and sr_ME are Cyrillic, @latin says otherwise
        ("sr_RS", "sr-Cyrl"),
        ("sr_RS.UTF-8", "sr-Cyrl"),
        ("sr_ME.UTF-8", "sr-Cyrl"),
        ("sr_RS@latin", "sr"),
        ("sr_RS.UTF-8@latin", "sr"),
        # as CLDR names them
        ("sr_Latn_RS.UTF-8", "sr"),
        ("sr-Latn", "sr"),
        ("sr_Cyrl_BA", "sr-Cyrl"),
        ("sr-Cyrl", "sr-Cyrl"),
        # the name of the language here
        ("sr", "sr"),
        ("sr@cyrillic", "sr-Cyrl"),
        ("de_DE.UTF-8", "cs"),
        ("C.UTF-8", "cs"),
        ("", "cs"),
    ],
)
@pytest.mark.parametrize("variable", ["MARIAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"])
def test_by_locale(variable: str, locale: str, language: str) -> None:
    assert language_of([], {variable: locale}) == language


def test_the_first_variable_that_names_one_of_ours() -> None:
    environment = {"MARIAS_LANG": "", "LC_ALL": "C", "LC_MESSAGES": "sr_RS@latin", "LANG": "sk_SK.UTF-8"}
    assert language_of([], environment) == "sr"
    assert language_of([], {**environment, "MARIAS_LANG": "en"}) == "en"


def test_names() -> None:
    assert LANGUAGES == ("cs", "en", "sk", "sr", "sr-Cyrl")
    assert Text("sr-Latn").language == "sr"
    with pytest.raises(MariasError, match="there are: cs, en, sk, sr, sr-Latn, sr-Cyrl"):
        Text("hr")


USAGE = {"cs": "Použití: ", "en": "Usage: ", "sk": "Použitie: ", "sr": "Upotreba: ", "sr-Cyrl": "Употреба: "}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_it_before_and_behind(capsys: pytest.CaptureFixture[str], command: str, name: str) -> None:
    said = []
    for words in (["--lang", name, command, "--help"], [command, "--lang", name, "--help"]):
        assert run(words) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert said[0].startswith(USAGE[NAMES[name]])


def test_another_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["settle", "--lang", "hr"]) == 2
    assert "dovoleno: cs, en, sk, sr, sr-Latn, sr-Cyrl" in capsys.readouterr().err
