"""The figures in the pages for players are those of the rules: prices, unplayed deals, fleks, worked examples."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest

from marias.cli import COMMANDS, Commands
from marias.notation import parse_action
from marias.rules import GAMES
from marias.rules.contract import Transfer
from marias.rules.doubling import LEVELS, Component
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.request import Request, answer
from marias.rules.krizovy.table_money import Purse, pay, top_up
from marias.rules.licitovany.actions import RUNGS, Omyl
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.profile import load
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import Bargain, price, settle_unplayed
from marias.texts import Text
from marias.tui import reading
from marias.tui.look import Look
from marias.tui.typed import Draft, Wrong
from tests.rules.battery import random_deal
from tests.rules.test_licitovany_request import WORKED

ROOT = Path(__file__).parent.parent
PAGES = ["voleny.md", "voleny.cs.md"]
KRIZOVY_PAGES = ["krizovy.md", "krizovy.cs.md"]
LICITOVANY_PAGES = ["licitovany.md", "licitovany.cs.md"]
MARIJAS_PAGES = ["marijas.md", "marijas.sr.md"]
LIGA = load(VolenyProfile, "liga")
FREE = load(KrizovyProfile, "mcr-2018-free")
CSM = load(LicitovanyProfile, "csm-licitovany")
PRICED = (
    "hra",
    "sedma",
    "sedma_against",
    "sto",
    "sto_against",
    "stosedm",
    "quiet_seven",
    "quiet_hundred",
    "betl",
    "durch",
    "open_betl",
    "open_durch",
)


def golden(game: str) -> list[dict[str, Any]]:
    """The worked settlements of a game."""
    cases: list[dict[str, Any]] = tomllib.loads(
        (ROOT / f"tests/rules/golden/{game}_settlement.toml").read_text("utf-8")
    )["case"]
    return cases


CASES = {case["id"]: case for case in golden("voleny")}
NUMBERED = {case["id"].split()[0]: case for case in golden("krizovy")}


def tables(page: str) -> list[list[list[str]]]:
    """The tables of the page: rows of cells below the heading."""
    text = (ROOT / "docs/play" / page).read_text("utf-8")
    found = re.findall(r"^\|.*\n\|[-:| ]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    return [[[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()] for table in found]


def number(cell: str) -> int | None:
    return int(cell.replace("−", "-")) if re.fullmatch(r"[+−]?\d+", cell) else None


@pytest.mark.parametrize("page", PAGES)
def test_prices(page: str) -> None:
    [rows] = [table for table in tables(page) if len(table) == len(PRICED) and len(table[0]) == 3]
    for name, (_, plain, hearts) in zip(PRICED, rows, strict=True):
        assert number(plain) == price(LIGA, name, 0, doubled=False)
        in_hearts = price(LIGA, name, 0, doubled=True)
        assert (number(hearts) or number(plain)) == in_hearts


@pytest.mark.parametrize("page", PAGES)
def test_unplayed_deals(page: str) -> None:
    [rows] = [table for table in tables(page) if len(table) == 3 and number(table[0][1]) == 1]
    for (_, amount, _), names in zip(rows, (("hra",), ("hra", "sedma"), ("hra", "sedma_against")), strict=True):
        components = tuple(Component(name, "defence" if name.endswith("against") else "declarer") for name in names)
        bargain = Bargain(seats=3, declarer=0, defenders=(1, 2), contract="hra", components=components)
        assert settle_unplayed(LIGA, bargain).payments[1] == -(number(amount) or 0)


@pytest.mark.parametrize("page", [*PAGES, *KRIZOVY_PAGES])
def test_levels(page: str) -> None:
    [rows] = [table for table in tables(page) if len(table[0]) == 7]
    said = {int(row[at]): (row[at + 1], row[at + 2]) for row in rows for at in (0, 4)}
    assert said == {level: (LEVELS[level], f"{2**level}×") for level in range(1, len(LEVELS))}


@pytest.mark.parametrize("page", PAGES)
def test_examples_are_the_worked_ones(page: str) -> None:
    text = (ROOT / "docs/play" / page).read_text("utf-8")
    ids = re.findall(r"^<!-- (E1, .*) -->$", text, re.MULTILINE)[0].split(", ")
    [rows] = [table for table in tables(page) if len(table) == len(ids)]
    assert [[number(cell) for cell in row[1:]] for row in rows] == [CASES[id_]["pays"] for id_ in ids]
    assert CASES["E42"]["pays"] == [6, -2, -2, -2]
    assert re.search(r"<!-- E42 -->.*\b6 Kč", text, re.DOTALL)


@pytest.mark.parametrize("page", [*PAGES, *KRIZOVY_PAGES, *LICITOVANY_PAGES])
def test_options_are_those_of_the_game(page: str) -> None:
    [rows] = [table for table in tables(page) if table[0][0].startswith("`--")]
    commands = Commands(Text("en"))
    play = commands.get_command(click.Context(commands), "play")
    assert play
    known = {option for parameter in play.params for option in parameter.opts}
    assert {row[0].strip("`").split()[0] for row in rows} <= known


@pytest.mark.parametrize("page", [*PAGES, *KRIZOVY_PAGES, *LICITOVANY_PAGES])
def test_commands_at_the_table_are_understood(page: str) -> None:
    typed = [word for table in tables(page) for row in table for word in re.findall(r"`([^`]+)`", row[0])]
    assert {reading.command(word) for word in typed if len(word) == 1 and not word.isdecimal()} == {
        "help",
        "last",
        "table",
        "words",
        "end",
        "leave",
    }


# Křížový


@pytest.mark.parametrize("page", KRIZOVY_PAGES)
def test_prices_of_krizovy(page: str) -> None:
    names = ("hra", "sedma", "sedma_against", "sto", "quiet_seven", "betl", "durch")
    [rows] = [table for table in tables(page) if len(table) == len(names) and len(table[0]) == 3]
    for name, (_, plain, hearts) in zip(names, rows, strict=True):
        price = FREE.rules()[name]
        assert number(plain) == price
        assert number(hearts) == (None if name in ("betl", "durch") else 2 * price)


@pytest.mark.parametrize("page", KRIZOVY_PAGES)
def test_unplayed_deals_of_krizovy(page: str) -> None:
    """Rows D1, D2, D4, D5 and D8 of the table of what is played."""
    [rows] = [table for table in tables(page) if len(table) == 5 and number(table[0][1]) == 1]
    facts: list[dict[str, Any]] = [
        {},
        {"fleks": {"hra": 1}},
        {"sedma": 0},
        {"sedma": 0, "fleks": {"hra": 1}},
        {"sedma_against": 1},
    ]
    for (_, amount, _), fact in zip(rows, facts, strict=True):
        found = answer(msgspec.convert({"trump": "l", "partner": 2, **fact}, Request))
        assert (found.kind, found.payments[0]) == ("unplayed", number(amount))


@pytest.mark.parametrize("page", KRIZOVY_PAGES)
def test_examples_of_krizovy_are_the_worked_ones(page: str) -> None:
    text = (ROOT / "docs/play" / page).read_text("utf-8")
    lists = [found.split(", ") for found in re.findall(r"^<!-- (\d.*) -->$", text, re.MULTILINE)]
    shown = [table for table in tables(page) if len(table[0]) == 5]
    assert len(lists) == len(shown) == 2
    for ids, rows in zip(lists, shown, strict=True):
        assert [[number(cell) for cell in row[1:]] for row in rows] == [NUMBERED[id_]["pays"] for id_ in ids]
    assert sum(map(len, lists)) > 30


@pytest.mark.parametrize("page", KRIZOVY_PAGES)
def test_sums_said_of_krizovy(page: str) -> None:
    """The ceiling, the stake, the least addition, the least prices of a renonc, and what it costs before the end."""
    text = (ROOT / "docs/play" / page).read_text("utf-8")
    assert f"**{FREE.ceiling} Kč**" in text
    assert re.search(rf"\b{FREE.chips} Kč", text)
    assert re.search(rf"\*\*\D+{FREE.top_up}\*\*", text)
    least = [FREE.revoke_floor, 2 * FREE.revoke_floor, FREE.revoke_floor_sto, 2 * FREE.revoke_floor_sto]
    [line] = [line for line in text.splitlines() if line.startswith("- ") and "16" in line]
    assert [int(n) for n in re.findall(r"\d+", line)] == least
    assert f"- {FREE.revoke_before_doubling} Kč" in text


def test_a_player_short_of_money_as_the_pages_tell() -> None:
    """With 3 Kč and 8 to pay: gives 3, owes 5, puts in 55."""
    purses = pay((Purse(3, 100), Purse(100, 100), Purse(100, 100), Purse(197, 100)), [Transfer(0, 1, 8)])
    assert (purses[0].stack, purses[0].owed, purses[1].stack) == (0, 5, 103)
    after = top_up(FREE, purses, 0, 55)
    assert (after[0].stack, after[0].inserted, after[1].stack) == (50, 155, 108)


# Licitovaný


@pytest.mark.parametrize("page", LICITOVANY_PAGES)
def test_ladder_of_licitovany(page: str) -> None:
    text = Text("cs")
    [rows] = [table for table in tables(page) if len(table) == len(RUNGS)]
    assert [(row[0], row[1]) for row in rows] == [
        (str(height), text(f"game-{rung}")) for height, rung in enumerate(RUNGS, 1)
    ]


@pytest.mark.parametrize("page", LICITOVANY_PAGES)
def test_prices_of_licitovany(page: str) -> None:
    names = ("hra", "sedma", "sto", "betl", "durch", "dve_sedmy", "quiet_seven")
    [rows] = [table for table in tables(page) if len(table) == len(names) and len(table[0]) == 3]
    for name, (_, plain, hearts) in zip(names, rows, strict=True):
        price = CSM.rules()[name]
        assert number(plain) == price
        assert number(hearts) == (None if name in ("betl", "durch") else 2 * price)


@pytest.mark.parametrize("page", LICITOVANY_PAGES)
def test_levels_of_licitovany(page: str) -> None:
    [rows] = [table for table in tables(page) if len(table[0]) == 7]
    said = {int(row[at]): (row[at + 1], row[at + 2]) for row in rows for at in (0, 4)}
    assert said == {level: (LEVELS[level], f"{2**level}×") for level in range(1, CSM.max_flek + 1)}


@pytest.mark.parametrize("page", LICITOVANY_PAGES)
def test_examples_of_licitovany_are_the_worked_ones(page: str) -> None:
    text = (ROOT / "docs/play" / page).read_text("utf-8")
    [ids] = [found.split(", ") for found in re.findall(r"^<!-- (M1, .*) -->$", text, re.MULTILINE)]
    worked: dict[str, int] = {}
    for case, (_, each, _) in WORKED.items():
        worked.setdefault(case.split()[0], each)  # of M9 the one with the lower limit
    [rows] = [table for table in tables(page) if len(table) == len(ids) == 10]
    assert [(number(row[1]), number(row[2])) for row in rows] == [(worked[id_], -worked[id_]) for id_ in ids]


@pytest.mark.parametrize("page", LICITOVANY_PAGES)
def test_sums_said_of_licitovany(page: str) -> None:
    """Limit, omyl, paušály, the worth of a unit, and what an unflekked sedma comes to."""
    text = " ".join((ROOT / "docs/play" / page).read_text("utf-8").split())
    assert re.search(rf"\*\*{CSM.ceiling} \w+\*\*", text)
    assert re.search(rf"\b{CSM.ceiling_both}\b[^.]*\b{CSM.ceiling}\b", text)
    assert re.search(rf"\*\*omyl\*\*, {CSM.omyl} ", text)
    fines = [int(n) for n in re.findall(r"\d+", text[text.index("*paušál*") :].split(".")[0])]
    assert fines == [CSM.fine, CSM.big_fine]
    assert re.search(rf"\b{CSM.unit} hal", text)
    assert re.search(r"\b2 (cents|centy)\b", text)
    assert load(LicitovanyProfile, "sk-licitovany").unit == 2
    assert f"({CSM.hra} + {CSM.sedma})" in text


def views_of_licitovany() -> dict[str, Any]:
    """A position of each phase, in the eyes of who is to act."""
    state: Any = GAMES["licitovany"].start(CSM, random_deal(3, 11))
    found = {}
    for said in ("bid sto", "hold", "pass", "pass"):
        found["holding" if state.auction.answering else "bidding"] = state.view(state.to_act)
        state = state.after(parse_action(said, GAMES["licitovany"].actions))
    while state.phase != "play" and state.to_act is not None:
        found[state.phase] = state.view(state.to_act)
        legal = [action for action in state.legal() if not isinstance(action, Omyl)]
        state = state.after(next((one for one in legal if getattr(one, "rung", "") == "sto_sedma"), legal[0]))
    found["play"] = state.view(state.to_act)
    return found


PHASES_TYPED = (
    *("bidding", "holding", "bidding", "discard", "discard"),
    *("announce", "announce", "announce", "doubling", "play", "play", "play"),
)
"""The phase in which each row of what may be typed is typed."""


@pytest.mark.parametrize("page", LICITOVANY_PAGES)
def test_what_may_be_typed_is_understood(page: str) -> None:
    look, views = Look(Text("cs" if ".cs" in page else "en")), views_of_licitovany()
    [rows] = [table for table in tables(page) if table[0][0].startswith("`") and "--" not in table[0][0]]
    assert len(rows) > len(PHASES_TYPED)
    for (typed, _), phase in zip(rows, PHASES_TYPED, strict=False):
        for word in re.findall(r"`([^`]+)`", typed):
            said = reading.read(word, views[phase], look, Draft())
            # a re that is not due yet, or a card of another hand, is understood all the same
            assert not isinstance(said, Wrong) or said.message in ("other-level", "not-your-card"), (word, said)


@pytest.mark.parametrize("page", MARIJAS_PAGES)
def test_examples_of_marijas_are_the_worked_ones(page: str) -> None:
    """How many play, and what each of the winners writes down."""
    text = (ROOT / "docs/play" / page).read_text("utf-8")
    [ids] = [found.split(", ") for found in re.findall(r"^<!-- (WE-1, .*) -->$", text, re.MULTILINE)]
    deals = tomllib.loads((ROOT / "tests/rules/golden/marijas.toml").read_text("utf-8"))["deal"]
    worked = {deal["id"]: deal for deal in deals}
    [rows] = [table for table in tables(page) if len(table) == len(ids)]
    for (players, _, written), id_ in zip(rows, ids, strict=True):
        scores = worked[id_]["scores"]
        assert (number(players), set(re.findall(r"\d+", written)[:1])) == (len(scores), {str(max(scores))}), id_


@pytest.mark.parametrize("page", MARIJAS_PAGES)
def test_the_target_of_marijas(page: str) -> None:
    text = (ROOT / "docs/play" / page).read_text("utf-8")
    assert all(f"**{load(MarijasProfile, name).target}**" in text for name in ("marijas-2", "marijas-3", "marijas-4"))


def test_commands_of_the_readme_are_offered() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| `marias (.*?) \|", text, re.MULTILINE)
    named = {word for row in rows for word in re.findall(r"\w+", row.replace("marias", ""))}
    assert named == set(COMMANDS)
