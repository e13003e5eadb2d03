"""What the scorekeeper's and the premium commands offer is read back as it is offered, in every language and script."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from marias.cli import pb_options, run, words
from marias.cli.settle_answers import Choice, Desk, Several, Who, YesNo
from marias.cli.settle_form import LEVEL
from marias.cli.settle_forms import FORMS
from marias.errors import SettlementError
from marias.notation import in_latin
from marias.rules.premium.facts import PARTS
from marias.texts import LANGUAGES, Text
from marias.tui.look import without_marks
from tools.cyrillic import in_cyrillic


def choices() -> Iterator[tuple[str, Choice]]:
    """Every answer that is one of several words."""
    for form in FORMS.values():
        for option, question in form.options().items():
            if isinstance(question.kind, Choice):
                yield f"{form.game} {option}", question.kind
        yield f"{form.game} flek", Choice(lambda code: f"component-{code}", form.components)
    yield "level", LEVEL
    for option, told in pb_options.FACTS.items():
        if isinstance(told.kind, Choice):
            yield f"pb {option}", told.kind
    yield "pb fate", Choice(lambda code: f"pb-fate-{code}", pb_options.FATES)
    for contract, parts in PARTS.items():
        yield f"pb part of {contract}", Choice(lambda code: f"component-{code}", parts)


def ways(word: str, language: str) -> Iterator[str]:
    yield from (word, word.upper(), without_marks(word))
    if language == "sr":
        yield in_cyrillic(word)
    elif language == "sr-Cyrl":
        yield in_latin(word)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "kind"), list(choices()), ids=[name for name, _ in choices()])
def test_what_is_offered_is_read(name: str, kind: Choice, language: str) -> None:
    desk = Desk(Text(language), ("A", "B", "C", "D"))
    labels = kind.labels(desk.text)
    assert len(set(labels.values())) == len(labels), name
    for code, label in labels.items():
        wanted = {"yes": True, "no": False}[code] if isinstance(kind, YesNo) else code
        for word in (code, *ways(label, language)):
            if word != code or language not in ("sr", "sr-Cyrl") or len(code) > 1:
                assert kind.read(desk, "x", word) == ([wanted] if isinstance(kind, Several) else wanted), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_alone_and_nothing(language: str) -> None:
    desk = Desk(Text(language), ("Jana", "Đura", "Ljuba"))
    for word in ways(desk.text("settle-nobody"), language):
        assert Who("nobody").read(desk, "x", word) is None
    for word in ways(desk.text("settle-alone"), language):
        assert Who("alone", "alone").read(desk, "x", word) == "alone"
    for word in ways(desk.text("ask-none"), language):
        assert Several(lambda code: f"component-{code}", ("sedma",)).read(desk, "x", word) == []
    for typed, seat in (("Đura", 1), ("djura", 1), ("ђура", 1), ("Ljuba", 2), ("Љуба", 2), ("љу", 2), ("3", 2)):
        assert Who().read(desk, "x", typed) == seat


@pytest.mark.parametrize("language", ["sr", "sr-Cyrl"])
def test_a_letter_that_is_another_suit_in_serbian_is_refused(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """``l`` is the code of acorns and the letter of leaves, ``z`` the other way round."""
    told = ["settle", "--lang", language, "--contract", "hra", "--flek", "hra=1", "--points", "50", "--trump"]
    for letter in ("l", "z", "L", "з", "л"):
        assert run([*told, letter]) == 2
        assert Text(language)("suit-z") in capsys.readouterr().err
    for word in ("c", "k", "h", "b", "žir", "жир", "ž", "zelena", "зелена", "list"):
        assert run([*told, word]) == 0
        assert " Kč" in capsys.readouterr().out


@pytest.mark.parametrize(("language", "letter"), [("cs", "ž"), ("cs", "Ž"), ("cs", "L"), ("sk", "ž"), ("sr", "ž")])
def test_a_letter_with_its_mark_is_no_other_letter(language: str, letter: str) -> None:
    """Ž is žaludy and žir, though without its mark it is the letter of the leaves."""
    suits = FORMS["voleny"].options()["trump"].kind
    assert suits.read(Desk(Text(language), ()), "trump", letter) == "l"


@pytest.mark.parametrize("language", ["sk", "sr", "sr-Cyrl"])
def test_the_contract_as_the_help_names_it(language: str) -> None:
    """The words in the help of --contract and --against are words that are read."""
    text = Text(language)
    kinds = {form.game: form.options() for form in FORMS.values()}
    voleny, _, rest = text("settle-option-contract").partition(": ")[2].partition("; ")
    for word in voleny.split(", "):
        assert kinds["voleny"]["contract"].kind.read(Desk(text, ()), "contract", word)
    licitovany = rest.partition(";")[2]
    assert licitovany
    licitovany, marijas = licitovany.rsplit("; ", 1)
    for game, named in (("licitovany", licitovany.split("(")[0]), ("marijas", re.sub(r" \(.*?\)", "", marijas))):
        said = named.strip().split(" ", 2)[2]
        for word in said.split(", "):
            assert kinds[game]["contract"].kind.read(Desk(text, ()), "contract", word)
    for word in text("settle-option-against").partition(": ")[2].split(", "):
        assert kinds["voleny"]["against"].kind.read(Desk(text, ()), "against", word)
    for word in text("settle-option-evident").partition(": ")[2].split(", "):
        assert kinds["voleny"]["evident"].kind.read(Desk(text, ()), "evident", word)


def test_an_unknown_word_names_what_may_be_typed() -> None:
    with pytest.raises(SettlementError) as caught:
        words.choice("trump", "бла", {"c": "херц"})
    assert caught.value.params["allowed"] == "херц"


GAME_NAMES = {
    "marijas": ("marijaš", "Marijaš", "MARIJAŠ", "маријаш", "МАРИЈАШ", "marijas\u030c", " Marijas "),
    "krizovy": ("křížový", "Křížový", "KRIZOVY", "krížový"),
    "voleny": ("volený", "VOLENÝ"),
    "licitovany": ("licitovaný", "Licitovany"),
}


@pytest.mark.parametrize(("name", "typed"), [(name, word) for name, words in GAME_NAMES.items() for word in words])
def test_a_game_by_its_name_as_it_is_written(name: str, typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With diacritics or without, in capitals, in Cyrillic: wherever a game is named."""
    for command in (["simulate", name, "-n", "0", "--seed", "a"], ["play", name, "--seed", "a"]):
        assert run(["--lang", "en", *command]) == 0
        plain = capsys.readouterr().out
        assert run(["--lang", "en", command[0], typed, *command[2:]]) == 0
        assert capsys.readouterr().out == plain
    assert run(["--lang", "en", "settle", "--game", typed, "--contract", "betl", "--made", "maybe"]) == 2
    assert "--made" in capsys.readouterr().err  # so the game itself was understood


@pytest.mark.parametrize(
    "command", [["play", "prší"], ["simulate", "prší"], ["settle", "--game", "prší", "--made", "yes"]]
)
def test_a_game_there_is_not(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", *command]) == 2
    said = capsys.readouterr().err
    assert "prší" in said
    assert "voleny, krizovy, licitovany, marijas" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("typed", ["marijaš-3", "Marijas-3", "маријаш-3"])
def test_a_rule_set_by_its_name_as_it_is_written(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["profile", "show"], ["simulate", "marijaš", "-n", "0", "--seed", "a", "--profile"]):
        assert run([*command, typed]) == 0
        said = capsys.readouterr().out
        assert run([*command, "marijas-3"]) == 0
        assert capsys.readouterr().out == said
    assert run(["profile", "new", "ours", "--base", typed, "-o", "-"]) == 0
    assert 'base = "marijas-3"' in capsys.readouterr().out
