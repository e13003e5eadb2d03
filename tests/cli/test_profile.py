"""`marias profile`: what is played, a pub's own file, and what is wrong with one."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import marias
from marias.cli import run
from marias.cli.profile import key_words, option_message, value_words
from marias.errors import ProfileError
from marias.rules import GAMES, load_profile
from marias.rules.profile import Profile, bounds, options, problems, shipped
from marias.rules.voleny.profile import VolenyProfile
from marias.texts import LANGUAGES, Text
from tests.cli.said import caller
from tests.rules.test_profile import FAULTS

LIGA = marias.load_profile("liga")
KINDS = [game.profile for game in GAMES.values()]
KEYS: dict[type[Profile], tuple[str, ...]] = {kind: kind.keys() for kind in KINDS}
HEAD = 'base = "liga"\nname = "pub"\n[rules]\n'


@pytest.fixture
def profile(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run ``marias profile …`` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    return caller(capsys, monkeypatch, "profile")


# --- Words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_key_and_every_option_has_its_words(kind: type[Profile], language: str) -> None:
    text = Text(language)
    said = [text(f"rule-group-{group}") for group in kind.groups()]
    for key in KEYS[kind]:
        said.append(key_words(text, kind, key))
        words = options(kind, key)
        of_key = [text(option_message(key, word)) for word in words]
        assert len(set(of_key)) == len(words)
        said += of_key
        if bounds(kind, key):
            assert "7" in value_words(text, kind, key, 7)
        elif not words:
            assert value_words(text, kind, key, value=True) != value_words(text, kind, key, value=False)
    assert all(words == words.strip() and words for words in said)


def test_no_words_are_left_of_keys_that_are_gone() -> None:
    keys = {key for kind in KINDS for key in KEYS[kind]}
    folder = Path(marias.__file__).parent / "texts"
    for language in LANGUAGES:
        for line in (folder / language / "profile.ftl").read_text("utf-8").splitlines():
            if line.startswith(("rule-key-", "rule-value-")):
                word = line.split(" = ")[0]
                game, key = words if len(words := word.split("-")[2:]) == 2 and words[0] in GAMES else ("", words[0])
                assert key in (GAMES[game].profile.keys() if game else keys)
                if word.startswith("rule-value-") and not word.endswith("-number"):
                    assert word in {
                        option_message(key, option)
                        for kind in KINDS
                        for option in (options(kind, key) if key in KEYS[kind] else ())
                    }


def test_every_fault_has_its_words_in_every_language() -> None:
    codes = {problem.code for text, _ in FAULTS.values() for problem in problems(VolenyProfile, text, "pub.toml")}
    for language in LANGUAGES:
        assert [code for code in sorted(codes) if not Text(language).has(f"error-{code}")] == []


# --- list, show ------------------------------------------------------------------------------------------------------


def test_list_names_the_shipped_ones(profile: Any) -> None:
    said = profile("list")
    assert (said.code, said.err) == (0, "")
    assert [line.split(" – ")[0] for line in said.out.splitlines()] == list(shipped())
    assert "(played in its game unless you say otherwise)" in next(
        line for line in said.out.splitlines() if line[:5] == "liga "
    )
    rows = json.loads(profile("list", "--json").out)
    assert {row["name"] for row in rows if row["default"]} == {game.default_profile for game in GAMES.values()}
    assert all(row["game"] in GAMES and row["title"] for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_has_every_key_with_value_and_clause_in_80_columns(profile: Any, language: str) -> None:
    said = profile("show", "liga", lang=language)
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= 80
    assert "\x1b" not in said.out
    flat = " ".join(said.out.split())
    for clause in ("LIGA-28", "LIGA-7, OQ-23", "OQ-29"):
        assert all(word in flat for word in clause.split())
    for group in VolenyProfile.groups():
        assert Text(language)(f"rule-group-{group}") in said.out


@pytest.mark.parametrize("name", shipped())
def test_every_shipped_one_fits_80_columns(profile: Any, name: str) -> None:
    for language in LANGUAGES:
        said = profile("show", name, lang=language)
        assert (said.code, said.err) == (0, "")
        assert max(map(len, said.out.splitlines())) <= 80


def test_an_override_of_a_shipped_override_says_what_it_changes(profile: Any) -> None:
    """sk-licitovany is itself on top of csm-licitovany; a unit is counted in its own currency."""
    Path("pub.toml").write_text('base = "sk-licitovany"\nname = "pub"\n[rules]\nunit = 5\nomyl = 3\n', "utf-8")
    said = profile("check", "pub.toml")
    assert said.out.splitlines() == [
        "pub.toml: good",
        "  unit: Worth of a unit, in haléře (cents): 5 (sk-licitovany: 2)",
        "  omyl: Omyl, to each opponent: 3 units (sk-licitovany: 6 units)",
    ]
    assert marias.load_profile("pub.toml").direction == "anticlockwise"


def test_show_json_is_the_whole_profile(profile: Any) -> None:
    shown = json.loads(profile("show", "liga", "--json").out)
    assert {key: rule["value"] for key, rule in shown["rules"].items()} == LIGA.rules()
    assert {key: rule["clause"] for key, rule in shown["rules"].items()} == LIGA.clauses
    assert (shown["name"], shown["game"], shown["base"]) == ("liga", "voleny", "")


def test_show_marks_what_an_override_changes(profile: Any) -> None:
    Path("pub.toml").write_text(HEAD + 'hra = 2\nz_lidu = "forbidden"\nsto = 4\n', "utf-8")
    said = profile("show", "pub.toml")
    marked = [line.split()[1] for line in said.out.splitlines() if line.strip().startswith("* ")]
    assert marked == ["Game", "Choosing"]
    assert "2 Kč (liga: 1 Kč)" in said.out
    assert "house rule" in said.out
    shown = json.loads(profile("show", "pub.toml", "--json").out)
    assert {key: rule["base"] for key, rule in shown["rules"].items() if "base" in rule} == {"hra": 1, "z_lidu": "free"}


def test_a_rule_set_where_a_command_stands(profile: Any) -> None:
    """Who forgets the command is told which one shows it; a word that is neither is no command."""
    said = profile("liga")
    assert (said.code, said.out) == (2, "")
    assert said.err.endswith("marias profile show liga\n")
    assert "no command lga" in profile("lga").err


def test_show_says_what_it_cannot_show(profile: Any) -> None:
    for words, said in (
        (["lga"], 'marias: there is no rule set "lga"; there are: liga, or the path of a .toml file\n'),
        (["none.toml"], "marias: none.toml: cannot be read: there is no such file or folder\n"),
    ):
        answer = profile("show", *words)
        assert (answer.code, answer.out, answer.err) == (2, "", said)


# --- check -----------------------------------------------------------------------------------------------------------


def test_a_new_file_over_a_base_there_is_not(profile: Any) -> None:
    for base in ("nic", "csm-licitovani"):
        said = profile("new", "b", "--base", base)
        assert (said.code, said.out) == (2, "")
        assert "csm-licitovany" in said.err.partition("; allowed: ")[2]
        assert not Path("b.toml").exists()


@pytest.mark.parametrize("name", shipped())
def test_every_key_is_printed_where_an_unknown_one_sends_to(profile: Any, name: str) -> None:
    Path("bad.toml").write_text(f'base = "{name}"\nname = "bad"\n[rules]\nqqqqq = 1\n', "utf-8")
    command = profile("check", "bad.toml").out.strip().partition("marias profile ")[2]
    said = profile(*command.split())
    keys = tomllib.loads(said.out)
    assert (said.code, keys) == (0, load_profile(shipped(load_profile(name).game)[0]).rules())


def test_check_of_a_good_file_says_what_it_changes(profile: Any) -> None:
    Path("pub.toml").write_text(HEAD + "hra = 2\n", "utf-8")
    said = profile("check", "pub.toml")
    assert (said.code, said.err) == (0, "")
    assert said.out == "pub.toml: good\n  hra: Game (hra): 2 Kč (liga: 1 Kč)\n"
    Path("same.toml").write_text(HEAD, "utf-8")
    assert profile("check", "same.toml").out.splitlines()[1].strip().startswith("Nothing is changed")


def test_check_says_all_that_is_wrong_with_all_files(profile: Any) -> None:
    Path("good.toml").write_text(HEAD, "utf-8")
    Path("bad.toml").write_text(HEAD + "hrra = 2\nsto = true\n", "utf-8")
    Path("folder.toml").mkdir()
    Path("bytes.toml").write_bytes(b"\xff")
    said = profile("check", "good.toml", "bad.toml", "folder.toml", "bytes.toml", "")
    assert said.code == 1
    assert [line for line in said.out.splitlines() if not line.startswith(" ")] == [
        "good.toml: good",
        "bad.toml: hrra: unknown key; similar: hra; all: marias profile show liga --keys",
        "bad.toml: sto: true is not a whole number; allowed: 0 … 1000",
        "folder.toml: cannot be read: it is a folder",
        "bytes.toml: is not UTF-8 text (byte 0)",
        ".: cannot be read: it is a folder",
    ]


@pytest.mark.parametrize(("text", "said"), FAULTS.values(), ids=FAULTS)
def test_check_says_each_fault_in_one_line_in_czech_too(profile: Any, text: str, said: str) -> None:
    if 'game = "krizovy"' in text:
        said = "base: "  # a file that names its game is read as one of that game
    Path("pub.toml").write_text(text, "utf-8")
    for language in LANGUAGES:
        answer = profile("check", "pub.toml", lang=language)
        assert (answer.code, answer.err) == (1, "")
        [line] = answer.out.splitlines()
        assert line.startswith(f"pub.toml: {said.partition(':')[0]}" if language == "en" else "pub.toml: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_says_what_cannot_be_together(profile: Any, language: str) -> None:
    head = HEAD.replace("liga", "csm-licitovany")
    Path("pub.toml").write_text(f"{head}ceiling_both = 499\nbig_fine = 9\n", "utf-8")
    answer = profile("check", "pub.toml", lang=language)
    lines = answer.out.splitlines()
    assert (answer.code, len(lines)) == (1, 2)
    assert lines[0].startswith("pub.toml: ceiling_both: ")
    assert lines[0].endswith("ceiling")
    assert lines[1].startswith("pub.toml: big_fine: ")
    assert lines[1].endswith("fine")


# --- new -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("base", shipped())
def test_new_describes_every_key_and_changes_none(profile: Any, base: str, language: str) -> None:
    said = profile("new", "U Lva", "--base", base, lang=language)
    assert (said.code, said.err) == (0, "")
    text, origin = Path("U Lva.toml").read_text("utf-8"), marias.load_profile(base)
    assert tomllib.loads(text) == {"base": base, "name": "U Lva", "title": "U Lva", "game": origin.game, "rules": {}}
    made, kind = marias.load_profile("U Lva.toml"), type(origin)
    assert made.rules() == origin.rules()
    # Each line that is only commented out is allowed as it stands.
    lines = text.splitlines()
    whole = "\n".join(line[2:] if line[2:].split(" = ")[0] in made.rules() else line for line in lines)
    assert set(tomllib.loads(whole)["rules"]) == set(made.rules())
    assert problems(kind, whole, "whole") == []
    for key in KEYS[kind]:
        for option in options(kind, key):
            assert f'#   "{option}"' in text


def test_new_sets_what_it_is_told(profile: Any) -> None:
    words = (
        "hra=2",
        "z_lidu=forbidden",
        'sto_marriage="all"',
        "claims = false",
        "max_flek=4",
        "fine={value=50,clause='x'}",
    )
    said = profile(
        "new", "pub", "--title", "U Lva", "-o", "rules.toml", *(part for word in words for part in ("--set", word))
    )
    assert (said.code, said.err) == (0, "")
    made = marias.load_profile("rules.toml")
    assert made.title == "U Lva"
    assert made.changes(LIGA) == ("hra", "z_lidu", "max_flek", "claims", "sto_marriage", "fine")
    assert (made.hra, made.z_lidu, made.claims, made.max_flek) == (2, "forbidden", False, 4)
    assert (made.fine, made.clauses["fine"]) == (50, "x")
    assert [path.name for path in Path().iterdir()] == ["rules.toml"]


def test_new_can_print(profile: Any) -> None:
    said = profile("new", "pub", "-o", "-")
    assert tomllib.loads(said.out)["name"] == "pub"
    assert list(Path().iterdir()) == []


def test_new_overwrites_only_by_force(profile: Any) -> None:
    Path("pub.toml").write_text("mine", "utf-8")
    said = profile("new", "pub")
    assert (said.code, said.out, said.err) == (2, "", "marias: pub.toml exists; only --force overwrites it\n")
    assert Path("pub.toml").read_text("utf-8") == "mine"
    assert profile("new", "pub", "--force").code == 0
    assert marias.load_profile("pub.toml").rules() == LIGA.rules()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["pub", "--set", "hra=-1"], "hra: -1 is not allowed; allowed: 0 … 1000"),
        (["pub", "--set", "hrra=1"], "hrra: unknown key; similar: hra"),
        (["pub", "--set", "hra"], '--set "hra": expected KEY=VALUE, such as hra=2'),
        (["pub", "--set", "=1"], '--set "=1": expected KEY=VALUE'),
        (["pub", "--set", "hra=1\nsto=2"], "expected KEY=VALUE"),
        (["pub", "--base", "ligy"], 'base: there is no rule set "ligy"; allowed: liga'),
        (["pub", "--set", "hra=\udcff"], "is not a whole number; allowed: 0 … 1000"),
        (["pub", "--title", "\udcff"], "title: must be one short line"),
        (["../pub"], 'name: "../pub" is not a name'),
        (["liga"], 'name: "liga" is the name of a rule set that comes with the program'),
        (["pub", "-o", "no/where.toml"], "no/where.toml cannot be written: there is no such file or folder"),
        (["pub", "-o", "x" * 300], "cannot be written: the name is too long"),
        (["pub", "-o", "."], ". exists; only --force overwrites it"),
        (["pub", "-o", ".", "--force"], ". cannot be written: it is a folder"),
    ],
)
def test_new_writes_nothing_when_it_is_told_nonsense(profile: Any, words: list[str], said: str) -> None:
    answer = profile("new", *words)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1
    assert list(Path().iterdir()) == []


# --- Everywhere ------------------------------------------------------------------------------------------------------


def test_a_pubs_own_rules_are_played_by(profile: Any) -> None:
    profile("new", "pub", "--set", "hra=3", "--set", "ceiling=7")
    state = marias.deal("voleny", seed=1, profile="pub.toml")
    assert (state.profile.name, state.profile.hra, state.profile.ceiling) == ("pub", 3, 7)
    with pytest.raises(ProfileError, match="there is no profile"):
        marias.deal("voleny", seed=1, profile="pub")


def test_a_pubs_own_rules_are_simulated_by(profile: Any, tmp_path: Path) -> None:
    profile("new", "pub", "--set", "hra=3", "--set", "play_unflekked=true")
    command = [sys.executable, "-m", "marias", "simulate", "voleny", "-n", "5", "--seed", "1", "--profile", "pub.toml"]
    command += ["--bots", "random,random,random"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_types_of_the_struct_are_those_the_words_are_for() -> None:
    """Only whole numbers, switches between words, and yes or no: what else would have no words."""
    for kind in KINDS:
        hints = get_type_hints(kind)
        assert [k for k in KEYS[kind] if hints[k] is not bool and not bounds(kind, k) and not options(kind, k)] == []


TITLES = {
    "cs": ("marijas-2 – Marijáš pro dva", "Licitovaný mariáš – Český svaz mariáše"),
    "en": ("marijas-2 – Marijaš for two", "Licitovaný mariáš – Czech federation of mariáš"),
    "sk": ("marijas-2 – Marijáš pre dvoch", "Licitovaný mariáš – Český zväz mariáša"),
    "sr": ("marijas-2 – Marijaš udvoje", "Licitovani marijaš – Češki savez marijaša"),
    "sr-Cyrl": ("marijas-2 – Маријаш удвоје", "Лицитовани маријаш – Чешки савез маријаша"),
}


@pytest.mark.parametrize("language", TITLES)
def test_titles_of_shipped_rules_are_said_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", language, "profile", "list"]) == 0
    listed = capsys.readouterr().out
    assert all(title in listed for title in TITLES[language])
    assert all(Text(language).has(f"profile-title-{name}") for name in shipped())
    assert run(["--lang", language, "profile", "show", "csm-licitovany"]) == 0
    assert capsys.readouterr().out.startswith(TITLES[language][1])


def test_the_title_of_own_rules_is_as_it_was_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('base = "marijas-2"\nname = "kod-laze"\ntitle = "Kod Laze"\n[rules]\n', "utf-8")
    assert run(["--lang", "en", "profile", "show", str(own)]) == 0
    assert capsys.readouterr().out.startswith("marijaš – Kod Laze (kod-laze")
