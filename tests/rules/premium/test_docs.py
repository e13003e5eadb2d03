"""The page for the federation: its commands print what it shows, its worked example is tried, its lists are whole."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from marias.cli import run
from marias.rules.premium import load_table
from marias.rules.premium.request import answer, parse_request
from marias.rules.premium.schema import HEAD, OPTIONS, ROW
from tests.rules.licitovany_deals import record_of
from tests.rules.premium.edited import row
from tests.rules.test_licitovany_premium import P9, P20

PAGE = (Path(__file__).parent.parent.parent.parent / "docs" / "organise" / "premium-points.md").read_text("utf-8")
SHOWN = re.findall(r"```console\n\$ marias (.*?)\n(.*?)```", PAGE, re.DOTALL)
EDIT = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def followed(capsys: pytest.CaptureFixture[str], folder: Path) -> Path:
    """The worked example, step by step, as somebody would do it who reads the page."""
    copy = re.search(r"```sh\nmarias (.*?) > (.*?)\n```", PAGE)
    assert copy is not None
    assert run(shlex.split(copy[1])) == 0
    text = capsys.readouterr().out
    name, raised, added, hole = EDIT
    text = text.replace('edition = "csm-2010"\n', name)
    before = row("ds-4t-sto")
    assert text.count(before) == 1
    text = text.replace(before, raised.rstrip())
    text = text.replace(row("ds-other-trumps", "holes"), f"{added}\n{hole}".rstrip())
    path = folder / copy[2]
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command[:60] for command, _ in SHOWN])
def test_commands_print_what_is_shown(
    command: str, output: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    followed(capsys, tmp_path)
    (tmp_path / "round.marias").write_text(record_of(P9, P20), "utf-8")
    assert run(shlex.split(command)) == 0
    assert capsys.readouterr().out == output


def test_the_worked_example_does_what_it_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = load_table(str(followed(capsys, tmp_path)))
    assert table.edition == "csm-2026"
    assert table.row("ds-4t-sto").nolead == 70
    assert (table.row("ds-3t").lead, table.row("ds-3t").nolead) == (60, None)
    assert [hole.trumps for hole in table.holes] == [(1, 2, 5, 6, 7, 8), None]
    assert len(table.rows) == len(load_table().rows) + 1


def words(head: str) -> set[str]:
    """The words in code in the first column of the table with this head."""
    rows = PAGE[PAGE.index(head) :].split("\n\n")[0].splitlines()[2:]
    return {word for line in rows for word in re.findall(r"`([\w]+)`", line.split("|")[1])}


def test_every_key_is_explained() -> None:
    assert words("| key | what |") == set(HEAD)
    assert words("| key of a row | what |") == {*ROW, "provenance"}
    assert words("| option | values |") == set(OPTIONS)
    for line in PAGE[PAGE.index("| option | values |") :].split("\n\n")[0].splitlines()[2:]:
        _, option, values, *_ = (cell.strip() for cell in line.split("|"))
        assert re.findall(r"`(\w+)`", values) == [
            value.strip(' "') for value in OPTIONS[option.strip("`")].allowed.split(",")
        ]


def test_the_request_in_json_is_answered() -> None:
    [request] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert answer(parse_request(request, "page")).awards[0].total == 75  # P3


def test_the_python_runs() -> None:
    [block] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(block, "premium-points.md", "exec", dont_inherit=True), {})  # noqa: S102 – its own words
