"""`marias settle`: the scorekeeper by options, in JSON, and asked on a terminal."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from marias.cli.settle_answers import Choice, Desk
from marias.cli.settle_dialogue import Dialogue
from marias.cli.settle_forms import FORMS
from marias.cli.settle_options import OPTIONS
from marias.errors import SettlementError
from marias.rules import GAMES
from marias.texts import LANGUAGES, Text
from tests.cli.said import caller


@pytest.fixture
def settle(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    return caller(capsys, monkeypatch, "settle")


# --- By options ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("LIGA-31")
def test_e15_in_words(settle: Any) -> None:
    """E15, from the seed: sedma proti without a flek, 4 − 1 = 3."""
    said = settle("--contract", "hra", "--trump", "k", "--against", "sedma proti", lang="cs")
    assert said.code == 0
    assert said.out.splitlines() == [
        "hra, hraje A; nehraje se [liga]",
        "  hra          +1  [LIGA-28]",
        "  sedma proti  −4  [LIGA-31]",
        "Platí A → B: 3 Kč",
        "Platí A → C: 3 Kč",
        "Výsledek: A −6, B +3, C +3",
    ]


OPTIONED: dict[str, tuple[tuple[str, ...], list[int]]] = {
    # the worked examples of the rule sheet
    "E5": (("--contract", "hra", "--trump", "c", "--flek", "hra=re", "--points", "60"), [16, -8, -8]),
    "E7": (
        ("--contract=hra", "--trump=hearts", "--flek=hra=1", "--points=60", "--seven=defence", "--seven-won=yes"),
        [0, 0, 0],
    ),
    "E20": (("--contract", "hundred", "--trump", "k", "--points", "70", "--marriages", "20,40"), [-8, 4, 4]),
    "E24": (
        (
            "--contract=hra",
            "--trump=k",
            "--against=sto_against",
            "--flek=hra=1",
            "--points=0",
            "--defence-marriages=20",
        ),
        [-12, 6, 6],
    ),
    "E30": (("--contract", "betl", "--declarer", "B", "--flek", "betl=flek", "--made", "no"), [10, -20, 10]),
    "E36": (
        ("--contract=sedma", "--trump=k", "--flek=hra=1", "--revoke=2", "--offence=not_following"),
        [12, -18, 6],
    ),
    "E42": (
        ("--contract=hra", "--trump=k", "--flek=hra=1", "--points=60", "--names=Jana,Petr,Eva,Olga", "--declarer=jana"),
        [6, -2, -2, -2],
    ),
}


@pytest.mark.parametrize("example", OPTIONED)
def test_options(settle: Any, example: str) -> None:
    words, payments = OPTIONED[example]
    said = settle(*words, "--json")
    assert said.code == 0, said.out
    assert json.loads(said.out)["payments"] == payments


def test_rule_set_by_name_and_by_file(settle: Any, tmp_path: Path) -> None:
    words = ("--contract", "betl", "--made", "yes", "--json")
    pub = tmp_path / "pub.toml"
    pub.write_text('base = "liga"\nname = "pub"\n[rules]\nbetl = 7\n', "utf-8")
    assert json.loads(settle(*words, "--profile", str(pub)).out)["payments"] == [14, -7, -7]
    assert json.loads(settle(*words, "--profile", "mariasek").out)["profile"] == "mariasek"
    said = settle(*words, "--profile", "nowhere")
    assert said.code == 2
    assert "error" in json.loads(said.out)


WRONG: dict[str, tuple[tuple[str, ...], str]] = {
    "nothing": ((), "nothing to settle is told"),
    "both sevens": (("--contract=sedma", "--trump=k", "--against=sedma_against"), "there is one trump seven"),
    "word": (("--contract=whist",), "'whist' is not understood; allowed: game, seven"),
    "no contract": (("--trump=k",), "contract: is missing"),
    "two beginnings": (("--contract=open",), "'open' is not understood"),
    "number": (("--contract=hra", "--trump=k", "--flek=hra=1", "--points=many"), "'many' is not a whole number"),
    "long number": (("--contract=hra", "--trump=k", "--flek=hra=1", f"--points={'9' * 5000}"), "is not a whole number"),
    "seat 0": (("--contract=betl", "--made=yes", "--declarer=0"), "'0' is not understood; allowed: A, B, C"),
    "seat 4": (("--contract=betl", "--made=yes", "--declarer=4"), "'4' is not understood"),
    "players": (("--contract=betl", "--made=yes", "--players=2"), "players: 2 do not play"),
    "flek": (("--contract=hra", "--trump=k", "--flek=re"), "GAME=LEVEL"),
    "flek twice": (("--contract=hra", "--trump=k", "--flek=hra=re", "--flek=game=re"), "stands there twice"),
    "names": (("--contract=betl", "--made=yes", "--names=Jana,Petr"), "2 names for 3 players"),
    "game": (("--game=whist", "--contract=betl"), "there is no game 'whist'"),
    "option of another game": (("--game=krizovy", "--sitter=A"), "sitter: does not belong to krizovy"),
    "marriage of nobody": (("--game=krizovy", "--marriage=20"), "marriage: '20' is not understood"),
    "out of range": (("--contract=betl", "--tricks=11"), "--tricks: 11 cannot be; allowed: 0 … 10"),
    "file and options": (("request.json", "--contract=betl"), "two ways to say one thing"),
    "no file": (("nowhere.json",), "nowhere.json: cannot be read"),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_options_are_one_line_in_both_languages(settle: Any, what: str) -> None:
    words, expected = WRONG[what]
    czech = settle(*words, lang="cs")
    assert (czech.code, czech.out, len(czech.err.splitlines())) == (2, "", 1)
    assert not re.search(r"allowed|is not|missing|cannot", czech.err)
    said = settle(*words)
    assert (said.code, said.out) == (2, "")
    assert expected in said.err
    assert len(said.err.splitlines()) == 1
    if what not in ("nothing", "no file", "file and options"):
        told = settle(*words, "--json")
        assert (told.code, told.err) == (2, "")
        assert expected in json.loads(told.out)["error"]


# --- Křížový ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MCR-15d")
def test_example_12_in_words(settle: Any) -> None:
    """Example 12 of the rule sheet: flek and re, the declarers make 120: three steps of 2 · 4."""
    words = "--game krizovy --names Jana,Petr,Eva,Olga --trump l --partner Eva --flek hra=re --points 60"
    said = settle(*words.split(), "--marriage", "Jana=20", "--marriage", "Eva=40", lang="cs")
    assert said.out.splitlines() == [
        "hra, hrají Jana, Eva; sehráno [mcr-2018-free]",
        "  tichá stovka, re, aktér  +24  [MCR-15b, OP-14]",
        "Platí Petr → Jana: 24 Kč",
        "Platí Olga → Eva: 24 Kč",
        "Výsledek: Jana +24, Petr −24, Eva +24, Olga −24",
    ]


KRIZOVY: dict[str, tuple[tuple[str, ...], list[int]]] = {
    # the worked examples of the rule sheet
    "1": (("--trump=l", "--partner=C"), [1, -1, 1, -1]),
    "5": (("--trump=l", "--partner=C", "--sedma=A"), [3, -3, 3, -3]),
    "7": (("--trump=c", "--partner=3", "--sedma-against=B"), [-2, 2, -2, 2]),
    "17": (
        (
            *("--trump=l", "--partner=C", "--flek=hra=2", "--points=70"),
            *("--seven-played=A", "--last-trick=D"),
        ),
        [3, -3, 3, -3],
    ),
    "25": (
        ("--trump=l", "--partner=C", "--sto=A,C", "--points=60", "--marriage=A=20;C=40"),
        [12, -12, 12, -12],
    ),
    "27": (("--trump=l", "--partner=alone", "--flek=hra=re", "--points=70"), [12, -4, -4, -4]),
    "31": (("--contract=betl", "--declarer=B", "--flek=betl=flek", "--made=no"), [10, -30, 10, 10]),
    "33": (("--contract=durch", "--declarer=D", "--tricks=8"), [-10, -10, -10, 30]),
    "35": (
        ("--trump=l", "--partner=C", "--flek=hra=tutti", "--revoke=C", "--offence=play"),
        [8, 8, -24, 8],
    ),
    "38": (("--revoke=D", "--offence=shuffle"), [10, 10, 10, -30]),
}


@pytest.mark.parametrize("example", KRIZOVY)
def test_options_of_krizovy(settle: Any, example: str) -> None:
    words, payments = KRIZOVY[example]
    for head in ("--game=krizovy", "--profile=mcr-2018-sto"):
        said = settle(head, *words, "--json")
        assert said.code == 0, said.out
        assert json.loads(said.out)["payments"] == payments


def test_game_and_rule_set_belong_together(settle: Any, tmp_path: Path) -> None:
    pub = tmp_path / "pub.toml"
    pub.write_text('base = "mcr-2018-free"\nname = "pub"\n[rules]\nbetl = 7\n', "utf-8")
    words = ("--contract", "betl", "--made", "yes", "--json")
    assert json.loads(settle(*words, "--profile", str(pub)).out)["payments"] == [21, -7, -7, -7]
    said = settle(*words, "--profile", "liga", "--game", "krizovy")
    assert said.code == 2
    assert 'is a profile of "voleny", not of "krizovy"' in json.loads(said.out)["error"]
    for stdin, head in (
        (b'{"contract": "betl", "made": true}', ("--game", "krizovy")),
        (b'{"contract": "betl", "made": true}', ("--profile", "mcr-2018-free")),
        (b'{"game": "krizovy", "contract": "betl", "made": true}', ()),
        (b'{"profile": "mcr-2018-free", "contract": "betl", "made": true}', ("--profile", str(pub))),
    ):
        found = json.loads(settle("--json", *head, stdin=stdin).out)
        assert (found["game"], found["payments"][0]) == ("krizovy", 21 if str(pub) in head else 15)


def test_asked_for_a_hundred_of_krizovy() -> None:
    """Example 25: A on his 20, C adds the compulsory one on his 40."""
    found, shown = asked(
        "mcr-2018-sto", "", "", "A", "Petr", "C", "l",
        "nikdo", "A, C", "nikdo", "", "ne",
        "60", "A=20; C=40", "",
    )  # fmt: skip
    assert found.payments == (12, -12, 12, -12)
    assert "„Petr“ není rozumět; dovoleno: A, B, C, D, sám" in shown


def test_asked_for_a_betl_and_a_revoke_of_krizovy() -> None:
    """Examples 31 and 38."""
    found, _ = asked("mcr-2018-free", "", "betl", "B", "flek", "ne", "ne")
    assert found.payments == (10, -30, 10, 10)
    found, _ = asked("mcr-2018-free", "", "", "A", "sám", "l", "", "", "", "", "", "ano", "D", "zamíchal karty")
    assert found.payments == (10, 10, 10, -30)


def test_asked_for_a_hundred_without_its_own_marriage() -> None:
    """A announces a hundred and never shows his marriage: C's 40 does not count, and one step is lacking."""
    found, _ = asked("mcr-2018-free", "", "", "A", "C", "l", "", "A", "", "", "ne", "90", "C=40", "ano", "")
    assert found.payments == (-4, 4, -4, 4)


def test_names_are_as_many_as_play(settle: Any) -> None:
    assert "3 names for 4 players" in settle("--game=krizovy", "--contract=betl", "--made=yes", "--names=A,B,C").err
    assert "does not belong to krizovy" in settle("--game=krizovy", "--chips=1,2,3,4").err
    assert "does not belong to voleny" in settle("--contract=hra", "--partner=B").err


# --- Licitovaný ------------------------------------------------------------------------------------------------------


def test_m5_in_words(settle: Any) -> None:
    """M5 of the rules as they are played here: 4 · 2 · 2 · 2 − 2 · 2 = 28, in units and in money."""
    words = "--game licitovany --names Jana,Petr,Eva --trump c --flek sto=1 --points 70 --marriages 40 --seven declarer"
    said = settle(*words.split(), "--contract", "sto a sedma", "--seven-won", "ne", lang="cs")
    assert said.out.splitlines() == [
        "sto a sedma červených, hraje Jana; sehráno [csm-licitovany]",
        "  sto, flek, ×2 za trumf, uhráno  +32  [ČSM sazby, ČSM obecná V/5-6]",
        "  sedma, ×2 za trumf, neuhráno     −4  [ČSM sazby]",
        "Platí Petr → Jana: 28 jednotek (5,60 Kč)",
        "Platí Eva → Jana: 28 jednotek (5,60 Kč)",
        "Výsledek: Jana +56 (+11,20 Kč), Petr −28 (−5,60 Kč), Eva −28 (−5,60 Kč)",
    ]


LICITOVANY: dict[str, tuple[tuple[str, ...], list[int]]] = {
    # the worked settlements of the rules as they are played here
    "M1": (("--contract=sedma", "--trump=l"), [6, -3, -3]),
    "M2": (
        ("--contract=sedma", "--trump=c", "--flek=hra=1", "--flek=sedma=re", "--points=50", "--seven=none"),
        [-24, 12, 12],
    ),
    "M3": (("--contract=sto", "--trump=z", "--points=80", "--marriages=40"), [24, -12, -12]),
    "M4": (
        ("--contract=sto", "--trump=k", "--points=40", "--marriages=40", "--defence-marriages=20"),
        [-32, 16, 16],
    ),
    "M6": (("--contract=betl", "--declarer=B", "--flek=betl=flek", "--made=no"), [30, -60, 30]),
    "M7": (("--contract=dve_sedmy", "--trump=c", "--flek=dve_sedmy=flek", "--sevens-made=yes"), [320, -160, -160]),
    "M8": (
        (
            *("--contract=two sevens and hundred", "--trump=k", "--helper=z"),
            *("--sevens-made=yes", "--points=70", "--marriages=20"),
        ),
        [72, -36, -36],
    ),
    "M9": (("--contract=dve_sedmy", "--trump=c", "--flek=dve_sedmy=boty", "--made=yes"), [1000, -500, -500]),
    "M9, both flekked": (
        ("--contract=dve_sedmy", "--trump=c", "--flek=dve_sedmy=boty", "--made=yes", "--flekked-by=B,C"),
        [1500, -750, -750],
    ),
    "M7 by its rung": (
        ("--contract=two sevens in hearts", "--flek=dve_sedmy=flek", "--sevens-made=yes"),
        [320, -160, -160],
    ),
    "M10": (("--omyl=yes", "--declarer=C"), [6, 6, -12]),
    "four helpers": (("--contract=dve_sedmy", "--trump=k", "--four-helpers=yes"), [-80, 40, 40]),
    "laid, one flekked": (
        ("--contract=betl", "--flek=betl=1", "--made=yes", "--laid=yes", "--flekked-by=betl=C"),
        [45, -15, -30],
    ),
    "a table of four": (("--contract=sedma", "--trump=l", "--names=A,B,C,D", "--sitter=C"), [9, -3, -3, -3]),
    "revoke": (("--contract=sedma", "--trump=l", "--revoke=B", "--offence=hint"), [16, -23, 7]),
    "paušál alone": (("--technical=B",), [10, -20, 10]),
    "revoke before a contract": (("--revoke=B", "--offence=looked_at_cards"), [50, -100, 50]),
}


@pytest.mark.parametrize("example", LICITOVANY)
def test_options_of_licitovany(settle: Any, example: str) -> None:
    words, payments = LICITOVANY[example]
    for head in ("--game=licitovany", "--profile=csm-licitovany"):
        said = settle(head, *words, "--json")
        assert said.code == 0, said.out
        found = json.loads(said.out)
        assert (found["payments"], found["unit"]) == (payments, "units")
        assert found["worth"] == {"hundredths": 20, "currency": "Kč"}
        assert settle(head, *words).code == 0


def test_a_paushal_is_no_line_of_the_declarer(settle: Any) -> None:
    said = settle("--game=licitovany", "--contract=sedma", "--trump=l", "--technical=C")
    assert said.out.splitlines()[1:4] == [
        "  game               +1  [ČSM sazby]",
        "  seven              +2  [ČSM sazby]",
        "  fine, C pays each  10  [ČSM licitovaný IV-V]",
    ]
    assert settle("--game=licitovany", "--technical=C").out.startswith("A fine alone [csm-licitovany]\n")
    bare = settle("--game=licitovany", "--revoke=C", "--offence=hint").out
    assert bare.startswith("Revoke before anything was announced [csm-licitovany]\n")


def test_the_slovak_rule_set_counts_cents(settle: Any) -> None:
    said = settle("--profile=sk-licitovany", "--contract=betl", "--made=yes", lang="sk")
    assert "Platí B → A: 15 jednotiek (0,30 €)" in said.out


@pytest.mark.parametrize(
    ("said", "rung"),
    [
        ("sto červených", "sto_hearts"),
        ("červené sto", "sto_hearts"),
        ("stovka", "sto"),
        ("sto a sedma", "sto_sedma"),
        ("stosedm v červených", "sto_sedma_hearts"),
        ("2x7", "dve_sedmy"),
        ("dvě sedmy a sto červených", "dve_sedmy_sto_hearts"),
        ("žebrák", "betl"),
        ("velký", "durch"),
        ("sto kule", ""),
        ("dvě sedmy červené žaludy", ""),
        ("tarok", ""),
    ],
)
def test_contracts_of_licitovany_as_they_are_said(said: str, rung: str) -> None:
    kind = FORMS["licitovany"].options()["contract"].kind
    desk = Desk(Text("cs"), ("A", "B", "C"))
    if rung:
        assert kind.read(desk, "contract", said) == rung
    else:
        with pytest.raises(SettlementError, match="is not understood"):
            kind.read(desk, "contract", said)


LICITOVANY_WRONG: dict[str, tuple[str, str]] = {
    "word": (
        "--contract=hra --trump=k",
        "'hra' is not understood; allowed: seven, seven in hearts, hundred, hundred and seven",
    ),
    "nothing announced": ("--points=60", "contract: is missing: what was announced?"),
    "sedma proti": ("--contract=sedma --against=sedma_against", "against: does not belong to licitovany"),
    "who flekked": ("--contract=betl --flek=betl=1 --flekked-by=betl", "'betl' is not understood; allowed: A, B, C"),
    "part flekked": ("--contract=betl --flek=betl=1 --flekked-by=tarok=B", "'tarok' is not understood"),
    "the declarer flekked": ("--contract=betl --flek=betl=1 --flekked-by=A", "no defender with cards"),
}


@pytest.mark.parametrize("what", LICITOVANY_WRONG)
def test_wrong_options_of_licitovany(settle: Any, what: str) -> None:
    words, expected = LICITOVANY_WRONG[what]
    said = settle("--game=licitovany", *words.split())
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1
    assert expected in said.err
    czech = settle("--game=licitovany", *words.split(), lang="cs")
    assert len(czech.err.splitlines()) == 1


def test_asked_for_a_hundred_and_a_seven_of_licitovany() -> None:
    """M5's deal: the seven is asked for, and who flekked only from re on."""
    found, shown = asked(
        "csm-licitovany", "", "sto a sedma", "", "c", "flek", "", "ne", "70", "40", "", "aktéra", "ne", "",
    )  # fmt: skip
    assert found.payments == (56, -28, -28)
    assert "Kdo z obránců" not in shown


def test_asked_for_two_sevens_at_a_table_of_four() -> None:
    """Tutti in hearts, 40 · 2 · 8 = 640, more than the limit; both defenders said flek."""
    found, shown = asked(
        "csm-licitovany", "A,B,C,D", "dvě sedmy červené", "B", "B", "D", "tutti", "", "", "", "", "D", "A, C",
    )  # fmt: skip
    assert found.payments == (-640, 1920, -640, -640)
    assert "„B“ není rozumět; dovoleno: A, C, D" in shown
    assert "„D“ není rozumět; dovoleno: A, C, nikdo" in shown


def test_asked_for_a_folded_sedma() -> None:
    """M10: nothing more is asked, neither trumps nor fleks nor a revoke."""
    found, shown = asked("csm-licitovany", "", "", "", "ano")
    assert found.payments == (-12, 6, 6)
    assert not any(word in shown for word in ("Trumf", "Flek", "renonc"))


def test_asked_for_a_laid_betl_and_for_a_revoke_of_licitovany() -> None:
    found, _ = asked("csm-licitovany", "", "betl", "", "flek", "", "", "ano", "C")
    assert found.payments == (45, -15, -30)
    found, shown = asked("csm-licitovany", "", "betl", "", "flek", "ano", "B", "netrumfoval", "")
    assert found.payments == (70, -50, -20)
    assert "„netrumfoval“ není rozumět" in shown  # there are no trumps
    assert "pauzírující se díval" not in shown  # nobody pauses


# --- JSON ------------------------------------------------------------------------------------------------------------


def test_json_from_the_standard_input_and_from_a_file(settle: Any, tmp_path: Path) -> None:
    request = b'{"contract": "durch", "declarer": 2, "made": true}'
    file = tmp_path / "request.json"
    file.write_bytes(request)
    for said in (settle("--json", stdin=request), settle("-", "--json", stdin=request), settle(str(file), "--json")):
        assert said.code == 0
        assert json.loads(said.out) == {
            "game": "voleny",
            "profile": "liga",
            "contract": "durch",
            "kind": "played",
            "declarer": 2,
            "payments": [-10, -10, 20],
            "transfers": [
                {"payer": 0, "payee": 2, "amount": 10},
                {"payer": 1, "payee": 2, "amount": 10},
            ],
            "items": [
                {
                    "code": "durch",
                    "amount": 10,
                    "clause": "LIGA-20",
                    "base": 10,
                    "level": 0,
                    "factor": 1,
                    "won": True,
                    "against": [0, 1],
                    "by": None,
                }
            ],
        }
    assert "durch, declarer C; played [liga]" in settle(str(file)).out


@pytest.mark.parametrize(
    "stdin",
    [
        b"",
        b"{",
        b"[1]",
        b'{"contract": "betl", "extra": 1}',
        b'{"contract": "sedma", "trump": "k", "against": ["sedma_against"]}',
    ],
)
def test_json_that_cannot_be(settle: Any, stdin: bytes) -> None:
    said = settle("--json", stdin=stdin)
    assert (said.code, said.err) == (2, "")
    assert list(json.loads(said.out)) == ["error"]


def test_short_of_chips_is_said(settle: Any) -> None:
    """E39."""
    said = settle("--contract=sto", "--trump=k", "--points=60", "--marriages=40", "--chips=100,3,197")
    assert "Result: A +8, B −4, C −4" in said.out
    assert said.out.rstrip().endswith("really paid: A +7, B −3, C −4")


# --- Asked -----------------------------------------------------------------------------------------------------------


def asked(*answers: str, lang: str = "cs") -> tuple[Any, str]:
    """The request these answers come to, and what was shown."""
    with CliRunner().isolation(input="\n".join(answers) + "\n") as (out, *_):
        request, rules = Dialogue(Text(lang), None, GAMES["voleny"]).request()
        shown = out.getvalue().decode()
    return GAMES[rules.game].answer(request, rules), shown


def test_what_is_wrong_with_an_answer_is_said_in_the_words_of_the_questions() -> None:
    """A seven that won in a side without card points; no key of JSON, no place from 0."""
    answers = ("", "", "sedma", "", "k", "", "", "flek", "", "0", "", "", "aktéra", "ano", "60", "", "", "nic", "")
    found, shown = asked(*answers)
    assert found.kind == "played"
    assert "Vzala ho: poslední zdvih má 10 bodů" in shown
    assert not re.search(r"[a-z]+_[a-z]+", shown), shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_speaks_of_its_own_game_alone(language: str) -> None:
    """Where a fact is another one in křížový, its question is another one too."""
    text = Text(language)
    for form in FORMS.values():
        for option in (*form.options(), "flek", "names"):
            own = f"ask-{form.game}-{option}"
            for message in (own, f"ask-{option}"):
                if text.has(message):
                    said = text(message, seats="3", component="hra", players=4)
                    assert not re.search("křížov|krížov|licitov|volen|voľby|кружн|лицит", said), message
    assert text("ask-krizovy-points") != text("ask-points")


def test_asked_with_defaults() -> None:
    """E1: every answer left to the default but the trump suit."""
    found, shown = asked("", "", "", "", "k", "", "", "")
    assert found.payments == (2, -1, -1)
    assert found.kind == "unplayed"
    assert "Co se hrálo [hra]" in shown


def test_wrong_answers_are_asked_again() -> None:
    """E9's deal, every question first answered wrongly: 80 + 20 of the defence, flek and re: −(4 + 2)."""
    found, shown = asked(
        "nowhere", "liga",
        "Jana, Petr", "Jana, Petr, Eva",
        "whist", "hra",
        "Olga", "Jana",
        "modré", "kule",
        "durch", "nic",
        "9", "re",
        "možná", "ne",
        "many", "45", "-", "-", "ničí",
        "10", "-", "20", "ničí",
    )  # fmt: skip
    assert found.payments == (-12, 6, 6)
    assert "45 nejsou body jedné strany; dovoleno: desítky od 0 do 90" in shown


def test_asked_for_a_betl_of_a_defender_at_a_table_of_four() -> None:
    found, _ = asked("", "Jana,Petr,Eva,Olga", "betl", "Eva", "Olga", "flek", "ne", "ne")
    assert found.declarer == 2
    assert found.payments == (10, 10, -30, 10)


def test_asked_for_a_revoke() -> None:
    """E35: the declarer revokes, the defence had an undeniable quiet seven: 2 + 2."""
    found, _ = asked("", "", "hra", "A", "k", "", "flek", "ano", "A", "nectil barvu", "ano", "ne")
    assert found.payments == (-8, 4, 4)


def test_asked_about_four_marriages_without_a_trick() -> None:
    """E41: the defence calls four marriages and takes no trick."""
    found, _ = asked("", "", "", "", "k", "", "flek", "", "90", "-", "40 20 20 20", "ničí", "0")
    assert found.payments == (4, -2, -2)


def test_sedma_and_sedma_proti_are_asked_again() -> None:
    """E10."""
    found, shown = asked("", "", "sedma", "", "k", "sedma proti", "", "", "", "", lang="cs")
    assert found.payments == (10, -5, -5)
    assert "Co hlásila obrana: „sedma proti“ není rozumět; dovoleno: sto proti" in shown


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
def test_on_a_terminal_without_arguments() -> None:
    import pty  # noqa: PLC0415 – not on every system

    master, slave = pty.openpty()
    command = [sys.executable, "-m", "marias", "--lang", "en", "settle"]
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, close_fds=True)
    os.close(slave)
    os.write(master, b"\n\n\n\n\nhearts\n\n\n\n")
    shown = b""
    try:
        while piece := os.read(master, 4096):
            shown += piece
    except OSError:  # the terminal is closed from the other side
        pass
    os.close(master)
    assert process.wait() == 0
    assert "Result: A +4, B −2, C −2" in shown.decode()  # E2


# --- Words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_is_understood(lang: str) -> None:
    from marias.cli import words  # noqa: PLC0415 – beside what it is for

    kinds = [(question.option, question.kind) for form in FORMS.values() for question in form.questions()]
    choices = [(option, kind.labels(Text(lang))) for option, kind in kinds if isinstance(kind, Choice)]
    assert len(choices) > 8
    for name, labels in choices:
        for key, label in labels.items():
            assert words.choice(name, label.upper(), labels) == key
            assert words.choice(name, key, labels) == key
        with pytest.raises(SettlementError, match="is not understood"):
            words.choice(name, "", labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_words(lang: str) -> None:
    text = Text(lang)
    desk = Desk(text, ("Jana", "Petr", "Eva", "Olga"))
    for form in FORMS.values():
        for stage in (*form.bargain, form.play, form.revoke):
            for question in stage:
                assert text.has(f"ask-{question.option}")
                assert all(question.kind.offered(desk))
        assert all(text.has(f"component-{name}") for name in form.components)


def test_every_fact_of_a_request_can_be_told_by_an_option() -> None:
    for name, form in FORMS.items():
        told = {question.field for question in form.questions()} | {"profile", "names", "fleks"}
        untold = set() if form.revoke else {"revoke_by"}  # no price of a revoke is known there
        assert told == set(GAMES[name].request.__struct_fields__) - untold


def test_every_option_is_explained(settle: Any) -> None:
    for lang in LANGUAGES:
        out = settle("--help", lang=lang).out
        assert all(f"--{option}" in out for option in OPTIONS)


def test_lines_of_opponents_who_differ() -> None:
    """A flek that binds its speaker alone: each opponent has lines of his own, and his name stands beside them."""
    from marias.cli.explained import settlement_lines  # noqa: PLC0415 – beside what it is for
    from marias.rules.contract import Item  # noqa: PLC0415 – the same

    items = (Item("hra", 2, "x", level=1, won=True, against=(1,)), Item("hra", 1, "x", won=True, against=(2,)))
    lines = settlement_lines(Text("en"), items, ("A", "B", "C"), played=True)
    assert lines == ["game, flek, made (B)  +2  [x]", "game, made (C)        +1  [x]"]


@pytest.mark.parametrize(
    ("words", "payments"),
    [
        ("--contract žebrák --made yes", [10, -5, -5]),
        ("--contract malý --made yes", [10, -5, -5]),
        ("--contract velký --made no", [-20, 10, 10]),
        ("--contract sedmička --trump kule", [10, -5, -5]),
        *((f"--contract hra --trump {word}", [4, -2, -2]) for word in ("srdce", "herce", "červené", "hearts", "♥")),
        *(
            (f"--contract hra --trump {word}", [2, -1, -1])
            for word in ("bells", "leaves", "acorns", "zelené", "Žaludy")
        ),
        *((f"--contract {word} --trump k --points 80 --marriages 20", [8, -4, -4]) for word in ("kilo", "stovka")),
        ("--contract hra --trump k --against sedmička,proti", None),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_usual_words_are_understood(settle: Any, words: str, payments: list[int] | None, lang: str) -> None:
    said = settle(*words.split(), "--json", lang=lang)
    if payments is None:
        assert said.code == 2
    else:
        assert json.loads(said.out)["payments"] == payments


def test_each_answer_is_checked_at_once() -> None:
    """E3: 60 : 30; points not in tens, and a marriage of 30, are asked again by themselves."""
    found, shown = asked("", "", "", "", "", "?", "k", "", "flek", "", "45", "60", "30", "-", "", "")
    assert found.payments == (4, -2, -2)
    assert shown.count("bez hlášek (0 až 90)") == 2
    assert shown.count("Trumf") >= 3
    assert "Enter bere" in shown


def test_what_cannot_be_is_not_offered() -> None:
    """E36's kind: a revoke under sedma: no sedma proti, no quiet seven, and who sits out cannot have revoked."""
    found, shown = asked("", "A,B,C,D", "sedma", "A", "", "k", "sedma proti", "", "", "flek", "ano", "D", "B", "", "")
    assert found.kind == "revoke"
    assert "„sedma proti“ není rozumět; dovoleno: sto proti" in shown
    assert "  nic, sto proti\n" in shown
    assert "tichá sedma" not in shown
    assert "„D“ není rozumět; dovoleno: A, B, C" in shown


@pytest.mark.parametrize("game", FORMS)
def test_options_that_tell_one_fact_say_one_thing(settle: Any, game: str) -> None:
    """Every two options of a game that tell the same fact."""
    by_field: dict[str, list[str]] = {}
    for option, question in FORMS[game].options().items():
        by_field.setdefault(question.field, []).append(option)
    pairs = [options for options in by_field.values() if len(options) > 1]
    assert pairs == ([["made", "sevens-made"]] if game == "licitovany" else [])
    for one, other in pairs:
        told = ("--game", game, "--contract", "dve_sedmy", "--trump", "k", f"--{one}", "no", f"--{other}")
        assert settle(*told, "no").code == 0
        said = settle(*told, "yes")
        assert (said.code, said.out) == (2, "")
        assert f"--{one} – --{other} say two things" in said.err


@pytest.mark.trial("R028")
def test_one_unplayed_hra_in_hearts(settle: Any) -> None:
    """E2: +4 −2 −2, and nothing is divided by the tricks that were not played."""
    assert json.loads(settle("--contract", "hra", "--trump", "c", "--json").out)["payments"] == [4, -2, -2]
