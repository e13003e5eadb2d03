"""Rule sets: what is allowed, and what is said about a file that is wrong."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.bots.chance import ChanceBot
from marias.errors import ProfileError
from marias.rules import GAMES, game_for, load_profile
from marias.rules.contract import Deal, Game
from marias.rules.dealing import Generator, seed_from, shuffled_pack
from marias.rules.profile import (
    HOUSE_RULE,
    Profile,
    allowed,
    bounds,
    from_toml,
    game_of,
    load,
    options,
    problems,
    read,
    shipped,
    shipped_text,
)
from marias.rules.voleny.profile import VolenyProfile
from tests.sizes import Count, Figures

ROOT = Path(__file__).parent.parent.parent
LIGA = load(VolenyProfile, "liga")
KEYS = VolenyProfile.keys()
KINDS: list[type[Profile]] = [game.profile for game in GAMES.values()]
DEFAULTS = {game.default_profile for game in GAMES.values()}
HEAD = 'base = "liga"\nname = "pub"\n'


def keys_of(kind: type[Profile]) -> tuple[str, ...]:
    return kind.keys()


def wrong(text: str, kind: type[Profile] = VolenyProfile) -> list[str]:
    """What is said about the text, each in one line."""
    said = [str(problem) for problem in problems(kind, text, "pub.toml")]
    assert all(line.startswith("pub.toml: ") and len(line.splitlines()) == 1 for line in said)
    return said


def rules(*lines: str, base: str = "liga") -> str:
    return "\n".join([HEAD.replace("liga", base), "[rules]", *lines, ""])


# --- The shipped ones ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", shipped())
def test_shipped_profiles_are_good_and_name_a_source_for_every_key(name: str) -> None:
    text = shipped_text(name)
    kind = GAMES[game_of(text)].profile
    profile: Profile = load(kind, name)
    own_name = ["profile-taken-name"] if profile.base else []  # a shipped override alone may bear a shipped name
    assert [problem.code for problem in problems(kind, text, name)] == own_name
    assert profile.name == name
    assert set(profile.clauses) == set(kind.keys())


def known_sources() -> set[str]:
    with (ROOT / "docs/rules/clauses.tsv").open(encoding="utf-8", newline="") as file:
        clauses = {row["id"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
    with (ROOT / "docs/rules/open-points.tsv").open(encoding="utf-8", newline="") as file:
        points = {row["id"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
    sheet = (ROOT / "docs/rules/licitovany.md").read_text("utf-8")  # explains its citations in a table
    return clauses | points | set(re.findall(r"^\| `([^`]+)` \|", sheet, re.MULTILINE))


@pytest.mark.parametrize("name", shipped())
def test_every_source_is_a_clause_or_an_open_point(name: str) -> None:
    profile: Profile = load_profile(name)
    # A profile of another program names that program where its behaviour is the source.
    known = known_sources() | ({name} if name not in DEFAULTS else set())
    assert [
        (key, source) for key, clause in profile.clauses.items() for source in clause.split(", ") if source not in known
    ] == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_groups_hold_every_key_once_and_in_order(kind: type[Profile]) -> None:
    assert [key for keys in kind.groups().values() for key in keys] == list(kind.keys())
    assert all(kind.groups().values())


@pytest.mark.parametrize(
    ("key", "value"),
    [  # the figures of the league's own rule sheet
        pytest.param("hra", 1, marks=pytest.mark.clause("LIGA-28")),
        pytest.param("sedma", 4, marks=pytest.mark.clause("LIGA-29")),
        pytest.param("sto", 4, marks=pytest.mark.clause("LIGA-32")),
        pytest.param("quiet_seven", 2, marks=pytest.mark.clause("LIGA-34")),
        pytest.param("quiet_hundred", 2, marks=pytest.mark.clause("LIGA-34")),
        pytest.param("betl", 5, marks=pytest.mark.clause("LIGA-20")),
        pytest.param("durch", 10, marks=pytest.mark.clause("LIGA-20")),
        pytest.param("open_betl", 2 * 5, marks=pytest.mark.clause("LIGA-21")),
        pytest.param("open_durch", 2 * 10, marks=pytest.mark.clause("LIGA-21")),
        pytest.param("ceiling", 20, marks=pytest.mark.clause("LIGA-7")),
        pytest.param("chips", 100, marks=pytest.mark.clause("LIGA-5")),
        pytest.param("fine", 20, marks=pytest.mark.clause("LIGA-26")),
        pytest.param("z_lidu", "free", marks=pytest.mark.clause("LIGA-9")),
        pytest.param("trump_in_talon", "allowed_hidden", marks=pytest.mark.clause("LIGA-27")),
        pytest.param("sto_scale", "flat", marks=pytest.mark.clause("LIGA-24")),
    ],
)
def test_liga_has_the_figures_of_its_rule_sheet(key: str, value: object) -> None:
    assert getattr(LIGA, key) == value


# --- A pub's own rules -----------------------------------------------------------------------------------------------


def test_an_override_changes_what_it_says_and_nothing_else() -> None:
    text = rules("hra = 2", 'sedma = { value = 8, clause = "on the wall" }', 'z_lidu = "forbidden"', "sto = 4")
    pub = from_toml(VolenyProfile, text, "pub.toml")
    assert (pub.name, pub.title, pub.base) == ("pub", "pub", "liga")
    assert pub.rules() == {**LIGA.rules(), "hra": 2, "sedma": 8, "z_lidu": "forbidden"}
    assert pub.changes(LIGA) == ("hra", "sedma", "z_lidu")
    assert pub.clauses == {
        **LIGA.clauses,
        **dict.fromkeys(("hra", "z_lidu", "sto"), HOUSE_RULE),
        "sedma": "on the wall",
    }


def test_a_file_may_carry_a_byte_order_mark_and_foreign_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "U Lva.toml"
    path.write_bytes(b"\xef\xbb\xbf" + rules("hra = 2").replace("\n", "\r\n").encode())
    assert load(VolenyProfile, str(path)).hra == 2
    assert read(VolenyProfile, path).hra == 2


def test_a_profile_without_base_states_every_key() -> None:
    lines = [f"{key} = {json.dumps(value)}" for key, value in LIGA.rules().items()]
    whole = "\n".join(['name = "whole"', "[rules]", *lines])
    assert from_toml(VolenyProfile, whole, "whole.toml").rules() == LIGA.rules()
    [said] = wrong("\n".join(['name = "whole"', "[rules]", *(line for line in lines if not line.startswith("betl "))]))
    assert said == "pub.toml: betl: is missing; allowed: 0 … 1000"


# --- What is wrong is said: which file, which key, what is allowed -----------------------------------------------


FAULTS = {
    "unknown-key": (rules("hrra = 2"), "hrra: unknown key; similar: hra"),
    "capital": (rules("Hra = 2"), "Hra: unknown key; similar: hra"),
    "key-of-two-lines": (
        rules('"a\\nb" = 2'),
        '"a\\nb": unknown key; similar: -; all: marias profile show liga --keys',
    ),
    "below": (rules("hra = -1"), "hra: -1 is not allowed; allowed: 0 … 1000"),
    "above": (rules("hra = 1001"), "hra: 1001 is not allowed; allowed: 0 … 1000"),
    "no-ceiling": (rules("ceiling = 0"), "ceiling: 0 is not allowed; allowed: 1 … 100000"),
    "float-money": (rules("hra = 1.5"), "hra: 1.5 is not a whole number; allowed: 0 … 1000"),
    "whole-float": (rules("hra = 1.0"), "hra: 1.0 is not a whole number; allowed: 0 … 1000"),
    "true-is-not-1": (rules("hra = true"), "hra: true is not a whole number; allowed: 0 … 1000"),
    "text-for-money": (rules('hra = "1"'), 'hra: "1" is not a whole number; allowed: 0 … 1000'),
    "infinite": (rules("hra = inf"), "hra: inf is not a whole number"),
    "list": (rules("hra = [1]"), "hra: [1] is not a whole number"),
    "date": (rules("hra = 1979-05-27"), "hra: a date is not a whole number"),
    "huge": (rules("hra = 1" + "0" * 30), "hra: a number of 100 bits is not allowed"),
    "huge-hex": (rules("hra = 0x" + "f" * 9000), "hra: a number of 36000 bits is not allowed"),
    "more-digits-than-python-takes": (rules("hra = " + "9" * 5000), "is not TOML: Exceeds the limit"),
    "1-is-not-true": (rules("claims = 1"), "claims: 1 is not allowed; allowed: true, false"),
    "text-for-switch": (rules('claims = "true"'), 'claims: "true" is not allowed; allowed: true, false'),
    "unknown-option": (
        rules('z_lidu = "Free"'),
        'z_lidu: "Free" is not allowed; allowed: "free", "two_per_suit", "forbidden"',
    ),
    "flek": (rules("max_flek = 21"), 'max_flek: 21 is not allowed; allowed: "value<ceiling", 0 … 20'),
    "flek-true": (rules("max_flek = true"), "max_flek: true is not allowed"),
    "no-value": (rules("hra = { clause = 'x' }"), "hra: must be a value or a table; allowed: { value"),
    "more-than-value": (rules("hra = { value = 1, note = 'x' }"), "hra: must be a value or a table"),
    "clause-number": (rules("hra = { value = 1, clause = 3 }"), "hra: clause must be one short line"),
    "head-below-rules": (rules('name = "x"'), "name: is no rule: it belongs above [rules]"),
    "rule-above": ("hra = 2\n" + HEAD, "hra: is a rule: it belongs below [rules]; allowed: [rules], hra"),
    "unknown-head-key": ("rule = 2\n" + HEAD, "rule: unknown key; similar: rules"),
    "no-name": ('base = "liga"\n', "name: is missing"),
    "name-number": ('base = "liga"\nname = 3\n', 'name: 3 is not text; allowed: "…"'),
    "name-of-two-lines": ('base = "liga"\nname = "a\\nrule hra 5"\n', "name: must be one short line"),
    "name-path": ('base = "liga"\nname = "../x"\n', 'name: "../x" is not a name; allowed: letters'),
    "taken-name": ('base = "liga"\nname = "liga"\n', 'name: "liga" is the name of a shipped profile'),
    "title-escape": (HEAD + 'title = "\\u001b[31m"', "title: must be one short line of text"),
    "unknown-base": ('base = "ligy"\nname = "pub"', 'base: there is no profile "ligy"; allowed: liga'),
    "base-number": ('base = 1\nname = "pub"', "base: 1 is not text"),
    "no-base-no-rules": ('name = "pub"', "base: is missing, and there is no rule; allowed: csm-licitovany, liga, "),
    "other-game": (HEAD + 'game = "krizovy"', 'game: is a profile of "krizovy", not of "voleny"'),
    "rules-number": (HEAD + "rules = 3", "rules: must be a table; allowed: [rules]"),
    "rules-list": (HEAD + "[[rules]]\nhra = 1", "rules: must be a table"),
    "twice": (rules("hra = 1", "hra = 2"), "is not TOML: Cannot overwrite a value (at line 6, column 8): hra = 2"),
    "no-quotes": (rules("z_lidu = free"), "is not TOML: Invalid value (at line 5, column 10): z_lidu = free"),
    "yaml": ("hra: 1", "is not TOML: Expected '=' after a key in a key/value pair (at line 1, column 4): hra"),
    "nested": ("x = " + "[" * 5000, "is not TOML: nested too deep"),
    "over-calls-in-a-circle": (
        rules("open_betl_over_durch = true", "durch_over_open_betl = true"),
        "durch_over_open_betl: cannot stand beside open_betl_over_durch",
    ),
    "base-of-another-game": (
        'base = "mcr-2018-free"\nname = "pub"\ngame = "voleny"',
        'base: "mcr-2018-free" is a profile of "krizovy"; allowed: liga, mariasek',
    ),
    "fleks-without-end": (rules("sedma = 0"), "sedma: cannot be 0 beside max_flek"),
}


@pytest.mark.parametrize(("text", "said"), FAULTS.values(), ids=FAULTS)
def test_one_fault_one_line(text: str, said: str) -> None:
    [line] = wrong(text)
    assert line.startswith(f"pub.toml: {said}")
    with pytest.raises(ProfileError) as caught:
        from_toml(VolenyProfile, text, "pub.toml")
    assert str(caught.value) == line


def test_an_empty_file_lacks_name_and_base() -> None:
    assert wrong("") == [
        'pub.toml: name: is missing; allowed: name = "…"',
        f"pub.toml: base: is missing, and there is no rule; allowed: {', '.join(shipped())}",
    ]


def test_a_base_there_is_not_may_be_of_any_game() -> None:
    """Which bases there are is said of all games, and no key of theirs is called unknown."""
    every = f"allowed: {', '.join(shipped())}"
    assert wrong('name = "pub"\nbase = "nic"\n[rules]\ncurrency = "Kč"') == [
        f'pub.toml: base: there is no profile "nic"; {every}'
    ]
    named = wrong('name = "pub"\ngame = "voleny"\nbase = "nic"\n[rules]\ncurrency = "Kč"')
    assert named[0].endswith(f"allowed: {', '.join(shipped('voleny'))}")
    assert "unknown key" in named[1]


def test_all_faults_are_said_at_once_and_none_follows_from_another() -> None:
    text = 'base = "ligaa"\nname = ""\ntitel = "x"\n[rules]\nhrra = 2\nsto = -1\nclaims = 1\nbetl = { clause = "x" }'
    assert [line.split(": ")[1] for line in wrong(text)] == ["titel", "name", "base", "betl", "hrra", "sto", "claims"]


def test_a_price_of_0_is_allowed_where_the_fleks_are_limited_by_number() -> None:
    assert wrong(rules("sedma = 0", "max_flek = 4")) == []


def test_a_base_of_another_game_is_none() -> None:
    class Other(Profile, frozen=True, kw_only=True, forbid_unknown_fields=True):
        game = "other"
        group_starts = {"all": "on"}  # noqa: RUF012 (the base declares it a ClassVar)
        on: bool

    assert [str(problem) for problem in problems(Other, rules("on = true"), "pub.toml")] == [
        'pub.toml: base: "liga" is a profile of "voleny"'
    ]


# --- Files -----------------------------------------------------------------------------------------------------------


def test_what_is_no_file_is_said(tmp_path: Path) -> None:
    binary, large = tmp_path / "b.toml", tmp_path / "l.toml"
    binary.write_bytes(b'name = "\xff"')
    large.write_bytes(b"#" * 1_000_001)
    for path, reason in (
        (tmp_path, "cannot be read: Is a directory"),
        (tmp_path / "none.toml", "cannot be read: No such file or directory"),
        (binary, "is not UTF-8 text (byte 8)"),
        (large, "is larger than 1000000 bytes, so it is no profile"),
    ):
        with pytest.raises(ProfileError) as caught:
            load(VolenyProfile, f"{path}/" if path == tmp_path else str(path))
        assert str(caught.value) == f"{path}: {reason}"


def test_an_unknown_name_is_said_with_the_nearest() -> None:
    with pytest.raises(ProfileError) as caught:
        load(VolenyProfile, "lga")
    assert str(caught.value) == 'profile: there is no profile "lga"; allowed: liga, or the path of a .toml file'


# --- In code ---------------------------------------------------------------------------------------------------------


def test_changed_is_checked_and_counts_as_a_house_rule() -> None:
    assert LIGA.changed(hra=3).hra == 3
    assert LIGA.changed(hra=3).clauses["hra"] == HOUSE_RULE
    for change, said in (
        ({"hra": True}, "liga: hra: true is not a whole number; allowed: 0 … 1000"),
        ({"hrra": 1}, "liga: hrra: unknown key; similar: hra"),
        ({"sto": 0}, "liga: sto: cannot be 0 beside max_flek"),
    ):
        with pytest.raises(ProfileError, match=re.escape(said)):
            LIGA.changed(**change)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_allowed_is_allowed_and_no_more(game: Game) -> None:
    kind: type[Profile] = game.profile
    for key in keys_of(kind):
        said = partial(lambda key, value: wrong(rules(f"{key} = {value}", base=game.default_profile), kind), key)
        for word in options(kind, key):
            assert f'"{word}"' in allowed(kind, key)
            assert not said(f'"{word}"')
        if limits := bounds(kind, key):
            assert f"{limits[0]} … {limits[1]}" in allowed(kind, key)
            assert said(limits[0] - 1)
            assert said(limits[1] + 1)
            assert not [line for line in said(limits[1]) if "allowed" in line]  # beside the rest it may be too much
        if get_type_hints(kind)[key] is bool:
            assert allowed(kind, key) == "true, false"


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("ceiling_both", 499, "u-lva.toml: ceiling_both: cannot be less than ceiling"),
        ("ceiling", 751, "u-lva.toml: ceiling_both: cannot be less than ceiling"),
        ("big_fine", 9, "u-lva.toml: big_fine: cannot be less than fine"),
        ("fine", 51, "u-lva.toml: big_fine: cannot be less than fine"),
    ],
)
@pytest.mark.parametrize("base", ["csm-licitovany", "sk-licitovany"])
def test_what_is_for_more_is_not_less(base: str, key: str, value: int, said: str) -> None:
    kind = game_for(shipped_text(base)).profile
    for number, problems_found in ((value, [said]), (LIMITS[key], [])):
        found = problems(kind, f'base = "{base}"\nname = "u-lva"\n[rules]\n{key} = {number}', "u-lva.toml")
        assert [str(problem) for problem in found] == problems_found


LIMITS = {"ceiling_both": 500, "ceiling": 750, "big_fine": 10, "fine": 50}
"""Key → the value that is just allowed beside the others of the federation's rates."""


def every_single_change(base: Profile) -> Iterator[Profile]:
    """The base with each option of each switch, and with the least and greatest number of each other key."""
    kind, rules_of_base = type(base), base.rules()
    for key in rules_of_base:
        words: tuple[object, ...] = options(kind, key)
        numbers = bounds(kind, key) or ()
        for value in (*words, *numbers) or (True, False):
            changed = {**rules_of_base, key: value}
            wrong_together = [code for _, code, _ in kind(name="", title="", **changed).contradictions()]
            if value == 0 and rules_of_base.get("max_flek") == "value<ceiling" and wrong_together:
                assert wrong_together == ["profile-endless-fleks"]
            elif wrong_together:
                assert (kind.game, wrong_together) in (
                    ("licitovany", ["profile-below-ceiling"]),
                    ("licitovany", ["profile-below-fine"]),
                )
            else:
                yield base.changed(**{key: value})


@pytest.mark.parametrize("name", shipped())
def test_deals_are_played_out_under_every_single_change(name: str, count: Count, figures: Figures) -> None:
    game, deals, bot = GAMES[game_of(shipped_text(name))], 0, ChanceBot()
    for profile in every_single_change(load_profile(name)):
        for number in range(count(small=1, soak=100)):
            seats = game.tables(profile)[number % len(game.tables(profile))]
            pack = shuffled_pack(seed_from(f"pack {deals}"))
            state, chance = game.start(profile, Deal(pack, number % seats, seats)), Generator(seed_from(f"bot {deals}"))
            for _ in range(200):  # a deal has some 50 actions at most
                if state.to_act is None:
                    break
                state = state.after(bot.choose(state.view(state.to_act), chance))
            payments = state.result().payments
            assert sum(payments) == 0 or not game.zero_sum
            assert max(map(abs, payments)) <= game.max_payment(profile, seats)
            deals += 1
    figures("deals", deals)


def values() -> Iterator[st.SearchStrategy[Any]]:
    yield st.integers(-(10**20), 10**20) | st.integers(-5, 30)
    yield st.floats(allow_nan=False) | st.booleans() | st.text(max_size=20)
    yield st.sampled_from([word for kind in KINDS for key in keys_of(kind) for word in options(kind, key)])
    yield st.lists(st.integers(), max_size=2)


@given(data=st.data(), name=st.sampled_from(sorted(DEFAULTS)), value=st.one_of(*values()))
def test_any_single_change_is_allowed_or_names_the_key(data: st.DataObject, name: str, value: Any) -> None:
    base: Profile = load_profile(name)
    key = data.draw(st.sampled_from(base.keys()) | st.text(max_size=12))
    said = None
    try:
        made = base.changed(**{key: value})
    except ProfileError as problem:
        said = problem
    if said is None:
        assert made.rules() == {**base.rules(), key: value}
        assert type(getattr(made, key)) is type(value)
    else:
        named = str(said.params["key"])
        assert named in (key, json.dumps(key, ensure_ascii=False)) or not key.isprintable()
        assert len(str(said).splitlines()) == 1
