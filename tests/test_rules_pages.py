"""The pages about the rule sets are up to date, and the list of open points is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marias.rules.voleny.profile import VolenyProfile
from tools import rules_pages


@pytest.mark.parametrize(("path", "text"), list(rules_pages.pages()), ids=["profile", "points"])
def test_page_is_fresh(path: Path, text: str) -> None:
    assert (rules_pages.ROOT / path).read_text("utf-8") == text, "run .venv/bin/python tools/rules_pages.py"


def test_the_profile_page_has_every_key_once() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", rules_pages.profile_page(), re.MULTILINE)
    assert tuple(rows) == VolenyProfile.keys()


def test_open_points_are_37_and_each_has_a_key_or_a_reason() -> None:
    points = rules_pages.read_points()
    assert [point.id for point in points] == [f"OQ-{number}" for number in range(1, 38)]
    assert [point.id for point in points if bool(point.keys) == bool(point.no_switch)] == []
    assert all(point.question and point.options and point.default for point in points)
