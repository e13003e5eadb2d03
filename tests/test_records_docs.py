"""The pages on records and on settling say what the program does."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import msgspec
import pytest

from marias.cli import run
from marias.cli.replay import DealLine, FileLine
from marias.cli.settle_options import OPTIONS
from marias.rules import GAMES, parse_request
from marias.rules.krizovy.actions import Offence as KrizovyOffence
from marias.rules.licitovany.actions import Offence as LicitovanyOffence
from marias.rules.request import Answer, Asked
from marias.rules.voleny.actions import Offence

DOCS = Path(__file__).parent.parent / "docs"
RECORDS = (DOCS / "program" / "records.md").read_text("utf-8")
SETTLE = (DOCS / "play" / "settle.md").read_text("utf-8")
SHOWN = re.findall(r"```console\n\$ marias (.*?)\n(.*?)```", SETTLE, re.DOTALL)


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command for command, _ in SHOWN])
def test_shown_commands_print_what_is_shown(command: str, output: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(shlex.split(command)) == 0
    assert capsys.readouterr().out == output


def first_column(head: str) -> set[str]:
    """The words in code of the first column of the table with this head."""
    table = RECORDS[RECORDS.index(head) :].split("\n\n")[0]
    return {word for line in table.splitlines()[2:] for word in re.findall(r"`(\w+)`", line.split("|")[1])}


def test_tables_name_every_key() -> None:
    shared = set(Asked.__struct_fields__)
    assert first_column("| key of any request |") == {*shared, "game"}
    names = {"voleny": "volený", "krizovy": "křížový", "licitovany": "licitovaný", "marijas": "marijaš"}
    assert set(names) == set(GAMES)
    for game, name in names.items():
        own = set(GAMES[game].request.__struct_fields__) - shared
        assert first_column(f"| key of {name} |") == own
    assert first_column("| key of the answer |") == {*Answer.__struct_fields__, "error"}
    assert first_column("| key | in |") == set(FileLine.__struct_fields__)
    assert set(DealLine.__struct_fields__) == {"number", "contract", "payments", "recorded", "premium"}


def test_options_and_offences_are_all_told() -> None:
    assert set(re.findall(r"`--([a-z-]+)`", SETTLE)) >= set(OPTIONS)
    told = SETTLE[SETTLE.index("## The offences") :]
    parts = re.split("Křížový:|Licitovaný, ", told)
    for offence, part in zip((Offence, KrizovyOffence, LicitovanyOffence), parts, strict=True):
        assert set(re.findall(r"`([a-z_]+)`", part)) == set(msgspec.json.schema(offence)["enum"])


def test_examples_in_json_can_be_read() -> None:
    replayed, *requests = re.findall(r"```json\n(.*?)```", RECORDS, re.DOTALL)
    for line in replayed.splitlines():
        msgspec.json.decode(line, type=FileLine)
    payments = []
    for request in requests:
        asked = parse_request(request, "")
        payments.append(GAMES[type(asked).__struct_config__.tag].answer(asked, None).payments)
    assert payments == [(-4, 8, -4), (12, -12, 12, -12), (56, -28, -28), (1, 0, 1, 0)]
