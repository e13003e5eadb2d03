"""`marias settle --game marijas`: the worked examples of the rules, told as a scorekeeper tells them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from marias.cli import run
from marias.cli.settle_options import OPTIONS

EXAMPLES: dict[str, tuple[str, list[int]]] = {
    "WE-1 (seed)": ("--players 2 --points 60", [2, 0]),
    "WE-2 (seed)": ("--players 2 --points 40", [0, 2]),
    "WE-3 (seed)": ("--players 2 --points 90 --marriages 20", [4, 0]),
    "WE-4": ("--players 2 --points 80 --marriages 20", [2, 0]),
    "WE-5 (seed)": ("--players 2 --contract surrender", [0, 2]),
    "WE-6": ("--players 2 --points 30 --marriages 20 --defence-marriages 40", [0, 2]),
    "WE-7": ("--players 2 --points 40 --marriages 40,20,20 --defence-marriages 20", [4, 0]),
    "WE-9 (seed)": ("--players 3 --points 50", [1, 0, 0]),
    "WE-10 (seed)": ("--players 3 --points 40", [0, 1, 1]),
    "WE-11 (seed)": ("--players 3 --points 70 --marriages 40", [2, 0, 0]),
    "WE-12 (seed)": ("--players 3 --points 20 --defence-marriages 40", [0, 2, 2]),
    "WE-14 (seed)": ("--players 3 --contract surrender", [0, 1, 1]),
    "WE-15": ("--players 3 --points 60 --marriages 40", [1, 0, 0]),
    "WE-16 (seed)": ("--players 4 --points 50 --partner C", [1, 0, 1, 0]),
    "WE-17 (seed)": ("--players 4 --points 0 --partner B --defence-marriages 20", [0, 0, 2, 2]),
    "WE-18 (seed)": ("--players 4 --points 50 --partner alone", [1, 0, 0, 0]),
    "WE-19": ("--players 4 --points 30 --partner alone", [0, 1, 1, 1]),
    "WE-20": ("--players 4 --points 70 --marriages 40 --partner alone", [2, 0, 0, 0]),
    "WE-21 (seed)": ("--players 4 --contract surrender", [0, 1, 1, 1]),
    "WE-27": ("--profile marijas-3-vanredne --contract betl --made yes --declarer B", [0, 3, 0]),
}
"""Spec 5b: what is told, and the match points of each player."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    told, scores = EXAMPLES[example]
    contract = () if "--contract" in told else ("--contract", "game")
    words = ["settle", "--game", "marijas", *told.split(), *contract]
    assert run([*words, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["payments"], answer["unit"]) == (scores, "match points")
    assert run(["--lang", "en", *words]) == 0
    said = ", ".join(f"{name} {f'+{score}' if score else 0}" for name, score in zip("ABCD", scores, strict=False))
    assert capsys.readouterr().out.splitlines()[-1] == f"Result: {said}"


WRONG: dict[str, tuple[str, str]] = {
    "partner of two": ("--players 2 --points 60 --partner B", "partner"),
    "no partner of four": ("--players 4 --points 60", "partner"),
    "eight players": ("--players 8 --points 60", "not played by 8"),
    "fleks": ("--players 2 --points 60 --flek game=1", "flek"),
    "odd points": ("--players 3 --points 55", "points"),
    "betl where it is not played": ("--players 3 --contract betl --made yes", "contract"),
    "surrendered and played": ("--players 2 --contract surrender --points 30", "points"),
    "more marriages than there are": ("--players 2 --points 60 --marriages 40,40", "marriages"),
}


@pytest.mark.parametrize("fault", WRONG)
def test_what_cannot_be_is_one_line(fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    told, where = WRONG[fault]
    contract = () if "--contract" in told else ("--contract", "game")
    assert run(["--lang", "en", "settle", "--game", "marijas", *told.split(), *contract]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert where in lines[0]


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("--players 3 --partner B", "--partner: onaj ko zove ovde nema partnera; dozvoljeno: sam"),
        (
            "--players 4 --partner A",
            "--partner: ko je zvao samog sebe, igra sam; dozvoljeno: drugi igrač, ili sam (alone)",
        ),
        ("--players 3 --flek hra=re", "--flek: u marijašu nema fleka"),
    ],
)
def test_a_refusal_offers_the_word_that_is_typed(told: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--lang", "sr", "settle", "--game", "marijas", "--contract", "game", "--points", "60", *told.split()]
    assert run(words) != 0
    assert capsys.readouterr().err == f"marias: {why}\n"


HEADS = {
    "cs": ("Volá: A [marijas-2]", "Volá: A, spoluhráč: C [marijas-4]", "Vzdání: A [marijas-2]"),
    "en": ("Caller: A [marijas-2]", "Caller: A, partner: C [marijas-4]", "Surrender: A [marijas-2]"),
    "sk": ("Volá: A [marijas-2]", "Volá: A, spoluhráč: C [marijas-4]", "Vzdanie: A [marijas-2]"),
    "sr": ("Zove: A [marijas-2]", "Zove: A, partner: C [marijas-4]", "Predaja: A [marijas-2]"),
    "sr-Cyrl": ("Зове: A [marijas-2]", "Зове: A, партнер: C [marijas-4]", "Предаја: A [marijas-2]"),
}
"""Who called, alone or with whom; and who surrendered."""


@pytest.mark.parametrize("language", HEADS)
def test_the_heading_says_who_called(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told_by = ("--points 50", "--players 4 --points 50 --partner C", "--contract surrender")
    for told, head in zip(told_by, HEADS[language], strict=True):
        assert run(["--lang", language, "settle", "--game", "marijas", *told.split()]) == 0
        assert capsys.readouterr().out.splitlines()[0] == head


@pytest.mark.clause("SRB-56")
def test_a_surrender_names_no_trumps(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """It comes before trumps are named; only where it comes after the second deal has a card been called."""
    for players in "234":
        told = ["settle", "--game", "marijas", "--players", players, "--contract", "surrender", "--trump", "bundeva"]
        assert run(["--lang", "en", *told]) == 2
        said = capsys.readouterr().err
        assert said == "marias: --trump: the caller surrendered before naming trumps\n"
    late = tmp_path / "late.toml"
    late.write_text('base = "marijas-4"\nname = "late"\n[rules]\nsurrender_4p = "after_second_deal"\n', "utf-8")
    told = ["settle", "--profile", str(late), "--contract", "surrender", "--trump", "bundeva", "--partner", "C"]
    assert run(["--lang", "en", *told]) == 0


@pytest.mark.parametrize("game", ["marijas", "krizovy", "voleny", "licitovany"])
def test_what_belongs_to_a_game_is_told_as_it_is_typed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every option that is offered is one of the command's, and the number of players is among them."""
    strange = "--sitter" if game in ("marijas", "krizovy") else "--partner"
    assert run(["--lang", "sr", "settle", "--game", game, strange, "A"]) == 2
    offered = capsys.readouterr().err.partition("dozvoljeno: ")[2].split()
    names = {option.rstrip(",") for option in offered}
    assert names <= {f"--{name}" for name in OPTIONS}
    assert {"--game", "--profile", "--players", "--contract"} <= names


@pytest.mark.parametrize(
    ("language", "typed", "both"),
    [
        *(("sr", letter, "zelena, žir") for letter in ("z", "Z", "l", "з")),
        *(("sr-Cyrl", letter, "зелена, жир") for letter in ("з", "z")),
    ],
)
def test_a_letter_of_two_suits(language: str, typed: str, both: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The two it may mean are offered, not all four."""
    told = ["settle", "--game", "marijas", "--points", "50", "--trump", typed]
    assert run(["--lang", language, *told]) == 2
    assert capsys.readouterr().err.rstrip("\n").endswith(f": {both}")


def test_the_sides_have_the_words_of_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """At a table that counts aces and tens alone, the last trick is asked for by caller and opponents."""
    own = tmp_path / "own.toml"
    own.write_text('base = "marijas-2"\nname = "own"\n[rules]\ncounted = "aces_and_tens"\n', "utf-8")
    told = ["--lang", "sr", "settle", "--profile", str(own), "--contract", "igra", "--points", "50"]
    assert run(told) == 2
    assert capsys.readouterr().err.endswith("dozvoljeno: ko zove, protivnici\n")
    for word, tens in (("ko zove", "A 0, B"), ("protivnici", "A +2, B 0")):
        assert run([*told, "--last-trick", word]) == 0
        assert tens in capsys.readouterr().out
