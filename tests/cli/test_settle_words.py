"""`marias settle` in the words of the game that is settled: questions, help and errors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from marias.cli import run
from marias.cli.settle_dialogue import Dialogue
from marias.rules import GAMES
from marias.texts import LANGUAGES, Text
from tests.cli.said import caller

FOREIGN = {
    "cs": ("aktér", "obran", "durch", "křížov", "licitovan"),
    "sk": ("aktér", "obran", "durch", "krížov", "licitovan"),
    "sr": ("nosilac", "nosioc", "odbran", "durh", "licitovan"),
    "en": ("declarer", "defence", "durch", "licitovan"),
}
"""Words that are none of marijaš."""


@pytest.fixture
def settle(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    return caller(capsys, monkeypatch, "settle", "--game", "marijas")


def asked(*answers: str, lang: str) -> str:
    """What is shown while these answers are given, from the first question on."""
    with CliRunner().isolation(input="\n".join(answers) + "\n") as (out, *_):
        request, rules = Dialogue(Text(lang), None, None).request()
        shown = out.getvalue().decode()
    GAMES[rules.game].answer(request, rules)
    return shown


@pytest.mark.parametrize("lang", ["cs", "en", "sk", "sr"])
def test_the_questions_of_marijas_are_about_its_sides(lang: str) -> None:
    """Of four the points are those of the caller and his partner; every ? and every error speaks of marijaš alone."""
    text = Text(lang)
    answers = ["marijas", "4", "A,B,C,D", "?", "durch", "", "?", "", "?", "B", "?", "55", "60", "?", "30", "20"]
    shown = asked(*answers, "?", "-", lang=lang)
    of_marijas = shown[shown.index(text("ask-contract")) :]
    assert text("ask-marijas-points", players=4).partition(" (0")[0] in shown
    assert text("ask-marijas-defence-marriages", players=4).partition(" (2")[0] in shown
    typed = of_marijas.replace("durch", "", 2)  # his own words, as he typed them and as they are said back
    for word in FOREIGN[lang]:
        assert word not in typed.casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_is_asked_for_first(lang: str) -> None:
    """The games are listed, then the rule sets of the chosen one; it may be named by the number of players."""
    text = Text(lang)
    shown = asked("?", "what", "marijas", "?", "nothing", "3", "", "", "", "60", "", "", lang=lang)
    lines = shown.splitlines()
    assert lines[0].strip() == ", ".join(text("puzzle-game-name", game=name) for name in GAMES)
    assert lines[1].startswith(text("ask-game"))
    assert "  marijas-2, marijas-3, marijas-3-vanredne, marijas-4" in lines
    assert text("explain-profile") in shown


def test_a_game_is_understood_where_rules_are_asked_for() -> None:
    shown = asked("voleny", "marijas", "", "", "", "60", "", "", lang="sr")
    assert "Bodovi onog ko zove" in shown


def test_errors_stand_behind_the_question_they_are_about() -> None:
    """Not behind the name of an option, which who answers questions has never seen."""
    shown = asked("marijas", "4", "A,,C", "", "", "A", "A", "", "A", "B", "55", "60", "", "", lang="sr")
    assert "Imena igrača u smeru kazaljke na satu, sa zarezom između: „A,,C“: jedno ime je prazno" in shown
    assert "Ko je imao zvanu kartu: ko je zvao samog sebe" in shown
    assert "zajedno s partnerom) iz karata" in shown
    assert "names:" not in shown
    assert "partner:" not in shown


@pytest.mark.parametrize("lang", ["cs", "en", "sk", "sr"])
@pytest.mark.parametrize(
    ("options", "code", "params"),
    [
        ("--points 50 --tricks 0", "points-trickless-marijas", {"field": "--points", "side": "declarer"}),
        ("--made yes", "made-of-trumps-marijas", {"field": "--made", "contract": ""}),
        ("--points 50 --flek hra=1", "no-fleks", {"field": "--flek"}),
        ("--names A,,B", "name-empty", {"field": "--names", "word": "A,,B"}),
        ("--names A,A --points 0", "names-different", {"field": "--names", "word": "A,A"}),
        ("--players 4 --contract surrender --partner 2", "partner-not-yet", {"field": "--partner", "allowed": ""}),
        ("--players 4 --points 0 --partner 9 --names A,B", "names", {"field": "--names", "count": 2, "players": 4}),
        (
            "--players 3 --points 80 --tricks 1",
            "points-many",
            {"field": "--points", "points": 80, "tricks": 1, "most": 60},
        ),
    ],
)
def test_errors_in_the_words_of_marijas(
    lang: str, options: str, code: str, params: dict[str, Any], settle: Any
) -> None:
    said = settle(*options.split(), lang=lang)
    assert (said.code, said.out) == (2, "")
    begin = Text(lang)(f"error-settlement-{code}", **params).rstrip()
    assert said.err.startswith(f"marias: {begin}")
    assert not any(word in said.err.casefold() for word in FOREIGN[lang])


def test_card_points_that_fit_in_the_tricks(settle: Any) -> None:
    """All four aces and tens of one trick of four, and the last one; of two players two cards a trick."""
    four = ("--players", "4", "--partner", "alone", "--tricks", "1")
    assert settle(*four, "--points", "50").code == 0
    assert settle(*four, "--points", "60").code == 2
    assert settle("--points", "30", "--tricks", "1").code == 0
    assert settle("--points", "40", "--tricks", "1").code == 2
    assert settle("--points", "0", "--defence-tricks", "4").code == 0
    assert settle("--points", "0", "--defence-tricks", "3").code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_eight_players_are_answered_as_at_the_table(lang: str, settle: Any) -> None:
    said = [
        settle(*options.split(), lang=lang).err
        for options in ("--names A,B,C,D,E,F,G,H --points 50", "--players 8 --points 50")
    ]
    assert said[0] == said[1]
    assert "8" in said[0]
    assert Text(lang)("error-seats-unruled", game="marijas", seats=8, allowed="2, 3, 4", half=4) in said[0]


def test_words_for_marriages_and_sides(settle: Any) -> None:
    by_words = settle("--points", "60", "--marriages", "fircik, cvancik", lang="sr")
    by_numbers = settle("--points", "60", "--marriages", "40,20", lang="sr")
    assert (by_words.code, by_words.out) == (0, by_numbers.out)
    for word in ("zove", "ko zove", "зове"):
        assert settle("--points", "60", "--last-trick", word, lang="sr").code == 0
    assert settle("--points", "60", "--last-trick", "neko", lang="sr").code == 2


def test_what_was_played_agrees_with_whether_it_was_won(settle: Any) -> None:
    assert "igra, dobijena" in settle("--points", "60", lang="sr").out
    assert "igra, izgubljena" in settle("--points", "20", "--players", "3", lang="sr").out
    betl = ("--profile", "marijas-3-vanredne", "--contract", "betl", "--made")
    assert "betl, dobijen " in settle(*betl, "da", lang="sr").out
    assert "betl, izgubljen " in settle(*betl, "ne", lang="sr").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_system_is_told_in_the_language(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Every command that reads or writes a file that cannot be."""
    monkeypatch.chdir(tmp_path)
    call = caller(capsys, monkeypatch)
    Path("folder").mkdir()
    for words, reason in (
        (("show", "nowhere"), "ENOENT"),
        (("replay", "folder"), "EISDIR"),
        (("settle", "nowhere"), "ENOENT"),
        (("review", "nowhere"), "ENOENT"),
        (("solve", "nowhere"), "ENOENT"),
        (("profile", "check", "nowhere.toml"), "ENOENT"),
        (("pb", "nowhere"), "ENOENT"),
        (("puzzle", "--file", "nowhere"), "ENOENT"),
        (("simulate", "-n", "1", "--out", "nowhere/x", "marijas"), "ENOENT"),
    ):
        said = call(*words, lang=lang)
        assert said.code in (1, 2), words
        assert Text(lang)(f"system-{reason}") in said.out + said.err, (words, said)


def test_the_later_language_is_the_one_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "show", "nowhere", "--lang=sr"]) == 2
    assert "ne može da se pročita" in capsys.readouterr().err
