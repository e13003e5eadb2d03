"""`marias settle`: what is wrong names the option that was typed and the words that may be typed, in every game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from marias.cli import run
from marias.cli.settle_answers import Whole
from marias.cli.settle_forms import FORMS
from marias.cli.settle_options import OPTIONS
from marias.texts import LANGUAGES

PLAIN = {
    "voleny": ("--contract=hra", "--trump=k"),
    "krizovy": ("--contract=game", "--trump=k", "--partner=C"),
    "licitovany": ("--contract=sedma", "--trump=l"),
    "marijas": ("--contract=surrender", "--trump=k", "--players=3"),
}
"""The least that must be told of a deal nobody plays."""
FIELDS = {question.field for form in FORMS.values() for question in form.questions()} | {"fleks", "card_points"}
INNER = re.compile("|".join(rf"\b{field}\b" for field in sorted(FIELDS) if "_" in field) + r"|\bfleks:|true|false|\$\.")
"""Words of the JSON request that nobody typed."""
WRONG = {
    "voleny": [
        ("--points=50",),
        ("--against=sto_against", "--against=sto_against"),
        ("--seven=declarer", "--flek=hra=1", "--points=50"),
        ("--made=yes", "--points=50", "--flek=hra=1"),
        ("--offence=not_following",),
        ("--revoke=B", "--offence=not_following"),
        ("--revoke=B",),
        ("--flek=sedma=1",),
        ("--flek=hra=2",),
        ("--chips=1000001,5,5",),
        ("--names=A,B,C,D", "--declarer=B", "--sitter=D"),
    ],
    "krizovy": [
        ("--own-marriage=yes",),
        ("--sedma=A", "--sedma-against=B"),
        ("--sedma=A", "--seven-played=B", "--last-trick=B", "--points=50", "--flek=sedma=1"),
        ("--before-doubling-ends=yes",),
        ("--revoke=B", "--offence=play"),
        ("--flek=hra=2",),
        ("--flek=hra=2", "--points=50", "--defence-points=50"),
    ],
    "licitovany": [
        ("--points=50",),
        ("--four-helpers=yes",),
        ("--helper=l",),
        ("--omyl=yes", "--flek=hra=1"),
        ("--flekked-by=B",),
        ("--flek=sedma=1",),
        ("--flek=sedma=1", "--points=55"),
        ("--flek=sedma=1", "--points=50", "--seven=declarer"),
        ("--flek=sedma=1", "--points=50", "--seven=defence"),
        ("--laid=yes", "--flek=sedma=1", "--flekked-by=B", "--points=50", "--seven=none"),
        ("--laid=yes", "--flek=sedma=1"),
        ("--sitter=B",),
        ("--revoke=B", "--offence=sharp_in_talon"),
        ("--revoke=B", "--offence=not_following"),
    ],
    "marijas": [
        ("--points=50",),
        ("--marriages=20",),
        ("--defence-marriages=20",),
        ("--partner=B",),
        ("--made=yes",),
        ("--last-trick=declarer",),
        ("--tricks=3", "--defence-tricks=7"),
        ("--names=A,B,C,D",),
    ],
}
"""Mistakes of every kind; each is refused."""


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Any:
    """What is said of options that cannot be."""

    def call(*words: str, lang: str = "en") -> str:
        code = run(["--lang", lang, "settle", *words])
        out, err = capsys.readouterr()
        assert (code, out, len(err.splitlines())) == (2, "", 1), (words, out)
        return str(err.removeprefix("marias: "))

    return call


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WRONG)
def test_errors_name_what_was_typed(refused: Any, game: str, language: str) -> None:
    for words in WRONG[game]:
        said = refused("--game", game, *PLAIN[game], *words, lang=language)
        assert said.startswith("--"), said
        assert said[2:].partition(":")[0] in OPTIONS, said
        assert not INNER.search(said), said


@pytest.mark.parametrize(
    ("words", "levels"),
    [
        (("licitovany",), "no flek, flek, re, tutti, boty"),
        (("voleny",), "no flek, flek, re, tutti, boty, kalhoty, kajzr"),
        (("krizovy", "--profile=mcr-2018-free"), "no flek, flek, re, tutti, boty, kalhoty, kajzr"),
    ],
)
def test_the_levels_offered_are_those_of_the_game(refused: Any, words: tuple[str, ...], levels: str) -> None:
    game = words[0]
    component = "sedma" if game == "licitovany" else "hra"
    said = refused(*PLAIN[game], "--game", *words, f"--flek={component}=flak")
    assert said == f"--flek: 'flak' is not understood; allowed: {levels}\n"


@pytest.mark.parametrize("game", FORMS)
def test_what_is_told_twice_or_with_nothing_behind_it(refused: Any, game: str) -> None:
    told = ("--game", game, *PLAIN[game])
    assert refused(*told, "--points=50", "--points=60") == "--points: stands there twice; allowed: once\n"
    assert refused(*told, "--trump=k", "--trump=k") == "--trump: stands there twice; allowed: once\n"
    assert refused(*told, "--points=") == "--points: '' is not a whole number\n"
    assert refused(*told, "--declarer=").startswith("--declarer: '' is not understood; allowed: A, B")


@pytest.mark.parametrize("game", FORMS)
def test_numbers_out_of_range_are_said_plainly(refused: Any, game: str) -> None:
    for option, question in FORMS[game].options().items():
        if isinstance(question.kind, Whole):
            for number in ("-1", "1000001"):
                said = refused("--game", game, *PLAIN[game], f"--{option}={number}")
                assert said.startswith(f"--{option}: " if option != "marriages" else "--marriages: "), said
                assert "Expected" not in said


@pytest.mark.parametrize("game", FORMS)
def test_every_player_has_a_name_of_his_own(refused: Any, capsys: pytest.CaptureFixture[str], game: str) -> None:
    for names in ("A,A,B", "A,,B", ",A,B,C", "A,B,C,", "Eva,EVA,Jana,Petr", "Ján,Jan,Eva,Olga"):
        said = refused("--game", game, *PLAIN[game], f"--names={names}")
        assert ("are not different names" if all(names.split(",")) else "one name is empty") in said
    assert run(["settle", "--game", game, *PLAIN[game], "--names=A,A,B", "--json"]) == 2
    assert "different names" in json.loads(capsys.readouterr().out)["error"]


def test_words_of_the_language_stand_in_an_error(refused: Any) -> None:
    told = ("--game=licitovany", "--contract=dve_sedmy_sto", "--trump=k", "--points=50")
    assert refused(*told) == "--made: is missing: were the two sevens made?; allowed: yes, no\n"
    assert refused("--contract=open_betl") == "--made: is missing: was open betl made?; allowed: yes, no\n"
    assert "allowed: A\n" in refused("--names=A,B,C,D", "--contract=hra", "--trump=k", "--declarer=B", "--sitter=D")
    assert "seat 1" in refused(
        "--game=krizovy",
        *PLAIN["krizovy"],
        "--sedma=A",
        "--seven-played=B",
        "--last-trick=B",
        "--points=50",
        "--flek=sedma=1",
    )
