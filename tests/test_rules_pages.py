"""The pages about the rule sets are up to date, and the list of open points is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marias.rules import GAMES, load_profile
from marias.rules.profile import shipped
from tools import rules_pages

PAGES = list(rules_pages.pages())


@pytest.mark.parametrize(("path", "text"), PAGES, ids=[path.stem for path, _ in PAGES])
def test_page_is_fresh(path: Path, text: str) -> None:
    assert (rules_pages.ROOT / path).read_text("utf-8") == text, "run .venv/bin/python tools/rules_pages.py"


def test_there_is_a_page_for_every_game() -> None:
    assert set(rules_pages.SHEETS) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_profile_page_has_every_key_once(game: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", rules_pages.profile_page(GAMES[game]), re.MULTILINE)
    assert tuple(rows) == GAMES[game].profile.keys()


@pytest.mark.parametrize(("prefix", "count"), [("OQ-", 37), ("OP-", 29), ("U", 26), ("Q-", 32)])
def test_open_points_are_numbered_and_each_has_a_key_or_a_reason(prefix: str, count: int) -> None:
    points = [point for point in rules_pages.read_points() if point.id.startswith(prefix)]
    assert [point.id for point in points] == [f"{prefix}{number}" for number in range(1, count + 1)]
    assert [point.id for point in points if bool(point.keys or point.options) == bool(point.no_switch)] == []
    assert all(point.question and point.answers and point.default for point in points)


def test_every_open_point_a_page_links_to_is_there() -> None:
    texts = {path.name: text for path, text in PAGES}
    anchors = re.findall(r'<a id="([\w-]+)">', texts["open-points.md"])
    linked = {link for text in texts.values() for link in re.findall(r"open-points\.md#([\w-]+)", text)}
    assert len(anchors) == len(set(anchors)) == 37 + 29 + 26 + 32
    assert linked
    assert linked <= set(anchors)


CITED = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


def test_what_the_rule_sets_of_licitovany_cite_is_explained() -> None:
    """Article numbers of the federation's rules, its rates, sections of the page: each has a row of its own."""
    page = (rules_pages.ROOT / "docs/rules/licitovany.md").read_text("utf-8")
    explained = set(CITED.findall(page))
    points = {point.id for point in rules_pages.read_points()}
    profiles = [load_profile(name) for name in shipped("licitovany")]
    cited = {source for profile in profiles for clause in profile.clauses.values() for source in clause.split(", ")}
    assert cited - points == explained
    sections = {f"§{number}" for number in re.findall(r"^### (\d\.\d) ", page, re.MULTILINE)}
    assert {source for source in explained if source.startswith("§")} <= sections


def test_the_sections_the_code_cites_are_there() -> None:
    page = (rules_pages.ROOT / "docs/rules/licitovany.md").read_text("utf-8")
    sections = set(re.findall(r"^### (\d\.\d) ", page, re.MULTILINE))
    cited = set()
    for path in (rules_pages.ROOT / "src/marias/rules/licitovany").glob("*.py"):
        for numbers in re.findall(r"\bspec (\d\.\d(?:, \d\.\d)*)", path.read_text("utf-8")):
            cited |= set(numbers.split(", "))
    assert len(cited) > 10
    assert cited <= sections
