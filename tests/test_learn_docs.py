"""The pages on learning from a deal say what the program does, the same in both languages."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from marias.cli import run

DOCS = Path(__file__).parent.parent / "docs" / "play"
PAGES = {name: (DOCS / name).read_text("utf-8") for name in ("learn.md", "learn.cs.md")}
SHOWN = [
    (command, output)
    for page in PAGES.values()
    for command, output in re.findall(r"```console\n\$ marias (.*?)\n(.*?)```", page, re.DOTALL)
]


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command for command, _ in SHOWN])
def test_shown_commands_print_what_is_shown(
    command: str, output: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(DOCS.parent.parent)
    monkeypatch.setenv("COLUMNS", "80")
    assert run(shlex.split(command)) == 0
    assert capsys.readouterr().out == output


def test_both_pages_have_the_same_sections() -> None:
    """And show the same commands."""
    ours, theirs = (
        (
            re.findall(r"^(##+) .*?(`marias \w+`|$)", page, re.MULTILINE),
            re.sub(r"--lang \w+", "", " ".join(re.findall(r"^\$ (.*)$", page, re.MULTILINE))),
            len(re.findall(r"^- ", page, re.MULTILINE)),
        )
        for page in PAGES.values()
    )
    assert ours == theirs
