"""The figures in the pages for players are those of the rules: prices, unplayed deals, fleks, worked examples."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from marias.cli import COMMANDS
from marias.cli.play import command as play_command
from marias.rules.doubling import LEVELS, Component
from marias.rules.profile import load
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import Bargain, price, settle_unplayed
from marias.texts import Text
from marias.tui import reading

ROOT = Path(__file__).parent.parent
PAGES = ["voleny.md", "voleny.cs.md"]
LIGA = load(VolenyProfile, "liga")
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
CASES = {
    case["id"]: case
    for case in tomllib.loads((ROOT / "tests/rules/golden/voleny_settlement.toml").read_text("utf-8"))["case"]
}


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


@pytest.mark.parametrize("page", PAGES)
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


@pytest.mark.parametrize("page", PAGES)
def test_options_are_those_of_the_game(page: str) -> None:
    [rows] = [table for table in tables(page) if table[0][0].startswith("`--")]
    known = {option for parameter in play_command(Text("en")).params for option in parameter.opts}
    assert {row[0].strip("`").split()[0] for row in rows} <= known


@pytest.mark.parametrize("page", PAGES)
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


def test_commands_of_the_readme_are_offered() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| `marias (.*?) \|", text, re.MULTILINE)
    named = {word for row in rows for word in re.findall(r"\w+", row.replace("marias", ""))}
    assert named == set(COMMANDS)
