"""What the pages for programmers show runs, and every public name stands there."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

import marias
from marias import analysis, solver

PROGRAM = Path(__file__).parent.parent / "docs" / "program"
PAGES = sorted(PROGRAM.glob("*.md"))


def blocks(page: Path) -> list[tuple[int, str]]:
    """Line number and text of every block of Python."""
    text = page.read_text("utf-8")
    found = re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, block.start(1)), block[1]) for block in found]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_blocks_of_a_page_run_in_their_order(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    for line, text in blocks(page):
        exec(compile("\n" * line + text, str(page), "exec", dont_inherit=True), names)  # noqa: S102 - its own words


def test_there_are_blocks() -> None:
    assert {page.name: len(blocks(page)) for page in PAGES}.get("api.md", 0) > 8


def test_every_public_name_is_on_the_page() -> None:
    text = (PROGRAM / "api.md").read_text("utf-8")
    listed = re.findall(r"`(\w+)`", text[text.index("## All names") :].partition("\n\nBeside")[0])
    assert sorted(listed) == sorted(marias.__all__)


@pytest.mark.parametrize("module", [solver, analysis])
def test_every_name_of_the_solver_is_on_the_page(module: ModuleType) -> None:
    text = (PROGRAM / "api.md").read_text("utf-8")
    table = text.partition(f"| names of `{module.__name__}` |")[2].partition("\n\n")[0]
    rows = [row.split("|")[1] for row in table.splitlines()[2:]]
    assert sorted(re.findall(r"`(\w+)`", "".join(rows))) == sorted(module.__all__)
    assert all(getattr(module, name).__doc__ for name in module.__all__)
