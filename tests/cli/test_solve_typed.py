"""`marias solve` of typed positions: four families, words of the language, and what is wrong named by its option."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from marias import solver
from marias.analysis.typed import parse_position, state_of
from marias.analysis.typed.in_json import Written
from marias.cli.solve_typed import CARDS, TYPED
from marias.texts import LANGUAGES, Text
from tests.cli.said import Said, caller
from tests.test_records_docs import first_column

GAME = "--names Jana,Petr,Eva --contract hra --trump k --flek hra=flek"
HANDS = '--hand Jana="7k 8c Ac Xk" --hand Petr="7l 8z 9k Al" --hand Eva="9c Az Sc Xc"'
R104 = f"{GAME} {HANDS} --leads Jana --points 10"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run the command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    calling = caller(capsys, monkeypatch, "solve")
    return lambda words, lang="en": calling(*shlex.split(words), lang=lang)


@pytest.mark.trial("R104")
def test_every_card_has_its_own_value(call: Any) -> None:
    """The rule sheet's values for one opponent, computed by two other programs: Ac 0, 7k -2, 8c +4, Xk +4."""
    (line,) = call(f"{R104} --json").json
    found = {one["action"]: one["own"] for one in line["actions"]}
    assert found == {"play Ac": [0, 0], "play 7k": [-4, -4], "play 8c": [8, 8], "play Xk": [8, 8]}
    assert (line["value"], line["payments"], line["declarers"]) == (8, [8, -4, -4], [0])
    rows = [row.split() for row in call(R104).out.splitlines() if row[:3] in ("*  ", "   ")]
    assert rows[1:5] == [["*", "♥8", "+8"], ["*", "♦10", "+8"], ["♥A", "0"], ["♦7", "−4"]]


def test_a_defender_sees_his_own_money_first(call: Any) -> None:
    """Petr follows: of the declarer's 8 he pays 4."""
    said = call(f"{R104.replace(' 8c ', ' ')} --trick 8c")
    assert "Trick 7: Jana ♥8; Petr follows." in said.out
    assert ["*", "♦9", "−4", "+8"] in [row.split() for row in said.out.splitlines()]


FAMILIES = {
    "křížový, the called card with C": (
        "--game krizovy --trump k --partner C --flek hra=flek --points 40 --leads B",
        ("7k 8l", "Xk Az", "Kk 7z", "Qk 8z"),
        ("Kč", [0, 2], 1),
    ),
    "křížový, betl alone": (
        "--game krizovy --contract betl --declarer B --leads A",
        ("7k 8l", "8k 7l", "9k Kl", "Xk Xl"),
        ("Kč", [1], 0),
    ),
    "licitovaný, two sevens": (
        "--game licitovany --contract dve_sedmy --trump k --helper leaves --leads A",
        ("7k 7z", "Az Al", "Xz Xl"),
        ("units", [0], 0),
    ),
    "licitovaný, hearts by the name": (
        "--game licitovany --contract sto_hearts --leads B --points 50 --marriage A=40",
        ("7c Kc", "8c Al", "Xz Xl"),
        ("units", [0], 1),
    ),
    "marijaš for two after the stock": (
        "--profile marijas-2 --trump k --leads A --points 30",
        ("7k Qk Kk", "Xk 7l 8l"),
        ("match points", [0], 0),
    ),
    "marijaš for two with a stock": (
        "--profile marijas-2 --trump k --leads A --points 30 --stock 'Xl Kl'",
        ("7k Qk Kk 7c 8c 9c Sc Qc", "Xk 7l 8l 9l Sl Ql Al Az"),
        ("match points", [0], 0),
    ),
    "marijaš for three": (
        "--game marijas --players 3 --trump k --leads C --points 30",
        ("7k Qk", "Xk 7l", "Al Xl"),
        ("match points", [0], 2),
    ),
    "marijaš for four": (
        "--profile marijas-4 --trump k --partner D --leads A --points 30",
        ("7k", "Xk", "Al", "Xl"),
        ("match points", [0, 3], 0),
    ),
    "volený for four, taken over": (
        "--contract open_betl --players 4 --declarer B --sitter A --leads C",
        ("", "7c 8c", "7k Ac", "7z Az"),
        ("Kč", [1], 2),
    ),
}


def hands(*told: str) -> str:
    """The options that tell these hands."""
    return " ".join(f"--hand {who}='{cards}'" for who, cards in zip("ABCD", told, strict=False) if cards)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family(call: Any, family: str) -> None:
    agreed, cards, (unit, declarers, seat) = FAMILIES[family]
    words = f"{agreed} {hands(*cards)}"
    said = call(f"{words} --json")
    assert said.code == 0, said.err
    (line,) = said.json
    assert (line["unit"], line["declarers"], line["seat"]) == (unit, declarers, seat)
    assert line["line"]
    said = call(words)
    assert (said.code, said.err) == (0, "")
    assert "*" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_every_language(call: Any, lang: str) -> None:
    """Signs of the suits are understood everywhere; the game, the suit and the level in the own words."""
    text = Text(lang)
    agreed = (
        f"--contract '{text('game-hra')}' --trump '{text('suit-k')}' "
        f"--flek '{text('component-hra')}={text('level-1')}' --leads A --points 10"
    )
    cards = hands("♦7 ♥8 ♥A ♦10", "♣7 ♠8 ♦9 ♣A", "♥9 ♠A ♥S ♥10")
    (line,) = call(f"{agreed} {cards} --json", lang).json
    assert line["value"] == 8


ONE, TWO = hands("7c", "7k", "7z"), hands("7c 8c", "7z", "8z")
THREE = "--contract hra --trump k --leads A"
SEVENS = f"--game licitovany --contract dve_sedmy --trump k --leads A {hands('7k', '8k', '9k')}"
WRONG = [
    (
        "--hand A=7c --leads A --trump k",
        "--contract: is missing; allowed: game, seven, hundred, hundred-and-seven, betl, durch, open betl, open durch",
    ),
    (
        f"{THREE} --hand A=7q",
        '--hand: "7q", character 1: no card can be read; it is written by rank and suit, such as Ak, each once',
    ),
    (THREE, "--hand: is missing; allowed: WHO=CARDS"),
    ("--contract hra --trump k --hand A=7c", "--leads: is missing; allowed: A, B, C"),
    (f"{THREE} --hand A=7c", "no hand for B (--hand)"),
    (f"{THREE} --hand B=7c", "no hand for A (--hand)"),
    (f"{THREE} {hands('7c', '7c', '8c')}", "the card 7c is there twice"),
    (f"{THREE} {TWO}", "B holds 1 card; allowed: 2"),
    (f"{THREE} --hand A=7c --hand A=8c", "--hand: A stands there twice"),
    (
        f"{THREE} {ONE}",
        "Xc Ac Xk Ak Xz Az Xl Al are gone: how many card points has the declarers' side taken (--points, 0 to 80)?",
    ),
    (f"{THREE} {ONE} --points 85", "85 card points cannot have been taken; it can be tens, 0 to 80"),
    (f"{THREE} {ONE} --points many", "--points: 'many' is not a whole number"),
    (f"{THREE} {ONE} --points 70 --took A", "a side that took no trick has card points"),
    (f"{THREE} {ONE} --points 70 --took B", "A leads, so has taken a trick"),
    (
        f"{THREE} {hands('7c', 'Qk', 'Kk')} --points 70 --marriage B=40",
        "B cannot have called a marriage of 40",
    ),
    (f"{THREE} {ONE} --points 70 --marriage B=30", "--marriage: 30 is no marriage; allowed: 20, 40"),
    (f"{THREE} {ONE} --points 70 --flek sedma=1", "--flek: 'seven' is not on the table; allowed: game"),
    (
        f"{THREE} {ONE} --points 70 --objective betl",
        "betl is not settled in every ending of this deal; allowed here: money, card points, game",
    ),
    (
        f"{THREE} {ONE} --points 70 --talon '7c 8c'",
        "7c 8c cannot be the talon: 2 cards that are nowhere else",
    ),
    (
        f"--contract betl --leads A {ONE}",
        "A leads trick 10, so has taken a trick: the game is lost, nothing is played on",
    ),
    (
        f"--contract betl --leads B --took A,B {ONE}",
        "A has taken a trick: the game is lost, nothing is played on",
    ),
    (
        f"{THREE} {ONE} --move 3 --points 80",
        "--move, --deal and --out belong to files; a typed position is one",
    ),
    (
        f"{THREE} {ONE} --out o.jsonl --points 80",
        "--move, --deal and --out belong to files; a typed position is one",
    ),
    (f"{THREE} --leads B {ONE}", "--leads: stands there twice; allowed: once"),
    (f"some.marias {THREE}", "some.marias: a file and options are two ways to say one thing; allowed: one of them"),
    ("", "name a file, or tell a position by --hand and --leads"),
    (
        f"{THREE} {ONE} --points 80 --stock '8c 9c'",
        "a stock of 2 cards, with a hand of 1: only two players have one, an even number, and hands of 10",
    ),
    (f"{THREE} {ONE} --points 80 --shown Qc", "Qc cannot lie shown: no marriage was called that way"),
    (SEVENS, "two sevens need their helper suit"),
    (
        f"{SEVENS} --helper leaves",
        "two sevens: it is not told whether the helper's seven took the trick before (--sevens-made)",
    ),
    (
        f"--game marijas --contract surrender --leads A {hands('7k', '8k')}",
        "a deal that was surrendered is not played",
    ),
    (
        f"{THREE} {hands('7c', '8z', '9c Az')} --points 0 --trick 'Xk 7l' --hand D=7l",
        "--hand: 'D' is not understood; allowed: A, B, C",
    ),
    (
        f"{THREE} {hands('7c', '9k', '9c Az')} --points 0 --trick 'Xk 7l'",
        "7l cannot have been played: its player still holds 9k",
    ),
]


@pytest.mark.parametrize(("words", "line"), WRONG)
def test_what_is_wrong_is_named(call: Any, words: str, line: str) -> None:
    said = call(words)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"marias: {line}\n"
    for lang in LANGUAGES:
        said = call(words, lang)
        assert said.code == 2
        assert len(said.err.splitlines()) == 1


def test_what_is_wrong_is_json_for_programs(call: Any) -> None:
    said = call(f"{THREE} {hands('7c', '7c', '8c')} --json")
    assert (said.code, said.err) == (2, "")
    assert said.json == [{"error": "7c is there twice"}]


def test_thirty_one_cards_at_the_first_lead(call: Any) -> None:
    """One card of the deal is missing, or one is there twice, or an ace would lie in the talon."""
    head = "--contract hra --trump c --leads A"
    first, second = "7c 8c 9c Xc Sc Qc Kc Ac 7k 8k", "9k Xk Sk Qk Kk Ak 7z 8z 9z Xz"

    def said(third: str) -> Said:
        found: Said = call(f"{head} {hands(first, second, third)}")
        return found

    assert said("Sz Qz Kz Az 7l 8l Al Xl Ql Kl").code == 0
    talon = "2 cards must lie in the talon, and no ace or ten: they cannot be of Xl Al"
    assert said("Sz Qz Kz Az 7l 8l 9l Sl Ql Kl").err == f"marias: {talon}\n"
    assert said("Sz Qz Kz Az 7l 8l Al Xl Ql").err == "marias: C holds 9 cards; allowed: 10\n"
    assert said("Sz Qz Kz Az 7l 8l Al Xl Ql 7c").err == "marias: the card 7c is there twice\n"


def test_a_position_in_a_file(call: Any) -> None:
    position: dict[str, Any] = {
        "deal": {"names": ["Jana", "Petr", "Eva"], "contract": "hra", "trump": "k", "fleks": {"hra": 1}},
        "hands": ["7k 8c Ac Xk", "7l 8z 9k Al", "9c Az Sc Xc"],
        "leader": 0,
        "points": 10,
    }
    Path("p.json").write_text(json.dumps(position), "utf-8")
    (line,) = call("p.json --json").json
    assert (line["file"], line["at"], line["value"]) == ("p.json", "7.1", 8)
    assert "Jana ♥8, Petr ♦9, Eva ♥9 → Petr" in call("p.json").out
    assert call("p.json --out o.jsonl --json").json[0]["solved"] == 1
    assert call("p.json --out o.jsonl --json").json[0] == {
        "out": "o.jsonl",
        "before": 1,
        "solved": 0,
        "failed": 0,
        "unusable": 0,
    }
    Path("few.json").write_text(json.dumps(position | {"hands": ["7k 8c", "7l", "9c Az"]}), "utf-8")
    assert call("few.json").err == "marias: few.json: Petr holds 1 card; allowed: 2\n"
    assert call("few.json", "cs").err == "marias: few.json: Petr má 1 kartu; dovoleno: 2\n"
    strange = position["deal"] | {"names": ["Jana\x1b[31m\n", "Petr", "Eva"]}
    Path("strange.json").write_text(json.dumps(position | {"deal": strange}), "utf-8")
    assert "Jana?[31m? ♥8, Petr ♦9" in call("strange.json").out
    Path("key.json").write_text(json.dumps(position | {"\x1b[31m": 1}), "utf-8")
    said = call("key.json")
    assert (said.code, said.err) == (2, "marias: key.json: Object contains unknown field `?[31m`\n")
    Path("bad.json").write_text("{}", "utf-8")
    said = call("bad.json")
    assert (said.code, len(said.err.splitlines())) == (2, 1)


def test_the_pages_tell_every_option_and_key() -> None:
    docs = Path(__file__).parent.parent.parent / "docs"
    for page in ("learn.md", "learn.cs.md"):
        told = set(re.findall(r"`--([a-z-]+)", (docs / "play" / page).read_text("utf-8")))
        assert told >= {*CARDS, "contract", "trump", "flek", "names"}
    assert first_column("| key of a told position |") == set(Written.__struct_fields__)
    [example] = re.findall(r"^`(\{\"deal\".*\})`$", (docs / "program" / "records.md").read_text("utf-8"), re.MULTILINE)
    assert solver.solve(state_of(parse_position(example.encode(), "records.md"))).value == 8


def test_no_word_makes_a_traceback(call: Any) -> None:
    """Every option with nonsense, empty, far too long, and with what a terminal would obey."""
    for option in TYPED:
        for word in ("", " ", "=", "A=", "\x1b[31m", "9" * 5000, ";;", "A=Ak;B=Ak"):
            base = f"{THREE} --hand A=7c --hand B=7k --hand C=7z --points 80 --{option} {shlex.quote(word)}"
            said = call(base)
            assert said.code in (0, 2)
            assert len(said.err.splitlines()) <= 3
            assert "\x1b" not in said.err
