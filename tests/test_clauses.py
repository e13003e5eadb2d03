"""Every clause a program can decide has a test, and the page that shows it is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import coverage_page

WHOLE = ["voleny-liga", "krizovy-mcr-2018", "licitovany-csm", "marijas"]
"""The rule sets that the product plays; every clause of theirs is tested."""


@pytest.fixture(scope="module")
def coverage() -> coverage_page.Coverage:
    return coverage_page.collect()


def test_marks_name_clauses_that_exist(coverage: coverage_page.Coverage) -> None:
    assert coverage.faults == []


@pytest.mark.parametrize("ruleset", WHOLE)
def test_every_clause_has_a_test(coverage: coverage_page.Coverage, ruleset: str) -> None:
    missing = [f"{clause.id} {clause.paraphrase}" for clause in coverage.without_test(ruleset)]
    assert missing == []


def test_page_is_fresh(coverage: coverage_page.Coverage) -> None:
    path = coverage_page.ROOT / coverage_page.PAGE
    assert path.read_text("utf-8") == coverage_page.page(coverage), "run .venv/bin/python tools/coverage_page.py"


TSV = "id\truleset\tarea\tparaphrase\tdemand\nX-1\tgame\tengine\tfirst\t\nX-2a\tgame\tengine\tsecond\t\n"
TESTS = """
import pytest
ROWS = [pytest.param(1, marks=pytest.mark.clause("X-2a")), pytest.param(2)]
@pytest.mark.clause("X-1")
def test_plain(): ...
class TestRows:
    @pytest.mark.parametrize("row", ROWS)
    def test_rows(self, row): ...
"""


def small_project(root: Path, tests: str, golden: str = "", code: str = "") -> coverage_page.Coverage:
    files = {
        "docs/rules/clauses.tsv": TSV,
        "tests/test_x.py": tests,
        "tests/golden/cases.toml": golden,
        "src/marias/x.py": code,
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return coverage_page.collect(root)


def test_marks_are_found_on_tests_and_in_tables(tmp_path: Path) -> None:
    found = small_project(tmp_path, TESTS, code="RULE = 'X-2a'  # not X-20")
    assert found.tests == {"X-1": {"tests/test_x.py::test_plain"}, "X-2a": {"tests/test_x.py::TestRows::test_rows"}}
    assert found.code == {"X-2a": {"src/marias/x.py"}}
    assert found.faults == ["src/marias/x.py: no clause X-20 in docs/rules/clauses.tsv"]


def test_golden_files_count_when_a_test_reads_them(tmp_path: Path) -> None:
    golden = '[[case]]\nclauses = ["X-1"]\n'
    assert small_project(tmp_path, "", golden).faults == [
        "tests/golden/cases.toml: covers clauses, but no test reads it"
    ]
    read = small_project(tmp_path, 'FILE = "cases.toml"', golden)
    assert (read.faults, read.tests) == ([], {"X-1": {"tests/golden/cases.toml"}})


@pytest.mark.parametrize(
    ("tests", "fault"),
    [
        (
            '@pytest.mark.clause("X-9")\ndef test_a(): ...',
            "tests/test_x.py::test_a: no clause X-9 in docs/rules/clauses.tsv",
        ),
        ('@pytest.mark.clause("X-1")\ndef helper(): ...', "tests/test_x.py::helper: marks clauses but is no test"),
        (
            "@pytest.mark.clause(X)\ndef test_a(): ...",
            "tests/test_x.py:1: a clause is marked by its id, as a plain string",
        ),
        (
            'ROWS = [pytest.param(1, marks=pytest.mark.clause("X-1"))]',
            "tests/test_x.py: no test is parametrized with ROWS, which marks clauses",
        ),
    ],
)
def test_wrong_marks_are_faults(tmp_path: Path, tests: str, fault: str) -> None:
    assert small_project(tmp_path, tests).faults == [fault]
