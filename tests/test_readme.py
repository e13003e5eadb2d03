"""What README.md tells its readers to do works."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from marias.cli import run

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
PYTHON = [text for language, text in BLOCKS if language in ("python", "pycon")]


def test_first_block_names_two_commands() -> None:
    lines = [line.split("#")[0].strip() for line in BLOCKS[0][1].splitlines()]
    assert [line for line in lines if line] == ["./dev run", "./dev test"]


@pytest.mark.parametrize("text", PYTHON or ["pass"])
def test_python_blocks(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if ">>>" in text:
        example = doctest.DocTestParser().get_doctest(text, {}, "README.md", str(README), 0)
        assert doctest.DocTestRunner().run(example).failed == 0
    else:
        exec(compile(text, str(README), "exec"), {})  # noqa: S102 - the README's own words


@pytest.mark.parametrize("text", [text for language, text in BLOCKS if language == "console"])
def test_commands_print_what_is_shown(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, output = text.removeprefix("$ marias ").split("\n", 1)
    assert run(shlex.split(command)) == 0
    assert capsys.readouterr().out == output


def test_premium_points_of_licitovany_are_named() -> None:
    """The command, its page, and an example."""
    assert any("marias pb" in line for line in README.read_text("utf-8").splitlines() if line.startswith("| `"))
    assert "(docs/organise/premium-points.md)" in README.read_text("utf-8")
    assert any(" pb --contract" in text for language, text in BLOCKS if language == "console")


DOCS = README.parent / "docs" / "play"


def test_the_screen_is_the_one_of_the_play_pages() -> None:
    [screen] = [text for language, text in BLOCKS if language == "text" and "Settlement" in text]
    assert screen == (DOCS / "screen.txt").read_text("utf-8")


def test_the_screens_are_linked_from_the_play_pages() -> None:
    """Each by a page for players; what the Czech page shows of its own is in it, word for word."""
    pages = {page.name: page.read_text("utf-8") for page in sorted(DOCS.glob("*.md"))}
    for screen in sorted(DOCS.glob("screen*.txt")):
        assert any(f"]({screen.name})" in text for text in pages.values()), screen.name
    [shown] = re.findall(r"^```text\n(.*?)^```$", pages["voleny.cs.md"], re.MULTILINE | re.DOTALL)
    assert shown.rstrip() in (DOCS / "screen.cs.txt").read_text("utf-8")
