"""What README.md tells its readers to do works."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

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
