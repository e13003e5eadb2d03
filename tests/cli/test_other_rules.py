"""`marias replay` and `marias show` by another rule set than the record was written under."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marias.cli import run
from marias.texts import LANGUAGES
from tests.cli.test_licitovany_records import ends
from tests.rules.licitovany_deals import record_of


def test_a_record_of_the_other_direction_is_refused_plainly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The Slovak table plays anticlockwise: its rules cannot tell who was to act in a Czech record."""
    monkeypatch.chdir(tmp_path)
    Path("deal.marias").write_text(record_of(ends()["sto played"]), "utf-8")
    for command in ("replay", "show"):
        assert run(["--lang", "en", command, "deal.marias", "--profile", "sk-licitovany"]) == 2
        assert capsys.readouterr().err == (
            "marias: deal.marias: by csm-licitovany the turn goes the other way round than by sk-licitovany, "
            "so it cannot be replayed by that\n"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_under_other_rules_the_record_keeps_its_money(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    """What was paid is worth what it was worth then, and no day has changed the rules."""
    monkeypatch.chdir(tmp_path)
    Path("dear.toml").write_text('base = "csm-licitovany"\nname = "dear"\n[rules]\nunit = 50\nbetl = 40\n', "utf-8")
    state = ends()["betl played"]
    Path("deal.marias").write_text(record_of(state), "utf-8")
    for command in ("replay", "show"):
        assert run(["--lang", language, command, "deal.marias", "--profile", "dear.toml"]) == 1
        said = capsys.readouterr().out.splitlines()
        (line,) = [line for line in said if "[csm-licitovany]" in line and "[dear]" in line]
        money = re.findall(r"\(([^()]*) Kč\)", line)
        figures = [float(one.replace("−", "-").replace(",", ".").replace("+", "")) for one in money]
        assert figures[: len(figures) // 2] == pytest.approx([payment * 0.2 for payment in state.result().payments])
        assert sum(figures) == pytest.approx(0)
        assert not re.search("dnes|today|danas|данас", line)
