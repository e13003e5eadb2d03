"""``marias pb``: the premium points of a deal of licitovaný mariáš, as they are written on a table sheet."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
import msgspec

from marias.cli import UNUSABLE
from marias.cli.given import given_once
from marias.cli.pb_options import FATE, MANY, METAVARS, option_of, told_by_options
from marias.cli.pb_record import count_record, is_record
from marias.cli.pb_table import check_tables, copy_table, list_tables, show_table
from marias.cli.pb_words import sheet_lines
from marias.cli.settle_errors import YES_NO
from marias.errors import MariasError, SettlementError
from marias.rules.premium import load_table, premium
from marias.rules.premium.request import Request, parse_request
from marias.rules.premium.table_file import DEFAULT
from marias.store.games import display, read_bytes
from marias.texts import Text

STDIN = "-"


def command(text: Text) -> click.Command:
    """``marias pb``."""

    def run(
        file: str | None,
        as_json: bool,
        tables: bool,
        show: str | None,
        copy: str | None,
        check: tuple[str, ...],
        **given: tuple[str, ...],
    ) -> int:
        actions = {"--check-table": check, "--tables": tables, "--copy-table": copy, "--show-table": show}
        asked = [name for name, word in actions.items() if word not in (None, False, ())]
        if len(asked) > 1 or (asked and (any(given.values()) or file)):
            raise SettlementError(asked[0], "stands alone", "nothing else", code="pb-alone")
        if check:
            return check_tables(text, check)
        if tables:
            list_tables(text)
        elif copy is not None:
            copy_table(copy)
        elif show is not None:
            show_table(text, show, as_json=as_json)
        else:
            return _count(text, file, given, as_json)
        return 0

    options: list[click.Parameter] = [
        click.Option([f"--{name}"], metavar=metavar, multiple=True, help=text(f"pb-option-{name}"))
        for name, metavar in METAVARS.items()
    ]
    return click.Command(
        "pb",
        callback=run,
        help=text("pb-help"),
        params=[
            click.Argument(["file"], metavar="[FILE]", required=False),
            *options,
            click.Option(["as_json", "--json"], is_flag=True, help=text("pb-json")),
            click.Option(["tables", "--tables"], is_flag=True, help=text("pb-option-tables")),
            click.Option(["show", "--show-table"], metavar="NAME|FILE", help=text("pb-option-show-table")),
            click.Option(["copy", "--copy-table"], metavar="NAME", help=text("pb-option-copy-table")),
            click.Option(["check", "--check-table"], metavar="FILE", multiple=True, help=text("pb-option-check-table")),
        ],
    )


def _count(text: Text, file: str | None, typed: Mapping[str, tuple[str, ...]], as_json: bool) -> int:
    given: dict[str, Any] = {}
    try:
        given = given_once(typed, MANY)
        if file not in (None, STDIN) and set(given) <= {"table"} and is_record(file):
            count_record(text, file, load_table(given.get("table", DEFAULT)), as_json=as_json)
            return 0
        request = _request(text, file, given, as_json=as_json)
        table = load_table(request.edition)
        found = premium(request, table)
    except MariasError as error:
        error = _by_option(text, error, given) if set(given) - {"table"} else error
        if not as_json:
            raise error from None
        sys.stdout.write(msgspec.json.encode({"error": str(error)}).decode() + "\n")
        return UNUSABLE
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    for line in sheet_lines(text, found, request, table):
        click.echo(line)
    return 0


def _request(text: Text, file: str | None, given: dict[str, Any], *, as_json: bool) -> Request:
    """The request from options, or from JSON."""
    facts = {key: value for key, value in given.items() if key != "table"}
    if facts and file:
        raise SettlementError(
            file, "a file and options are two ways to say one thing", "one of them", code="pb-two-ways"
        )
    if facts:
        return told_by_options(text, given)
    if file is None and not as_json:
        raise SettlementError("pb", "nothing to count is told", "options (see --help), --json", code="pb-nothing-told")
    name = "stdin" if file in (None, STDIN) else display(Path(str(file)))
    data = sys.stdin.buffer.read() if file in (None, STDIN) else read_bytes(Path(str(file)))
    request = parse_request(data, name)
    return msgspec.structs.replace(request, edition=given["table"]) if "table" in given else request


def _by_option(text: Text, error: MariasError, given: Mapping[str, Any]) -> MariasError:
    """The error named by the option that told the fact, not by the field of a request, and with words as typed."""
    if not isinstance(error, SettlementError):
        return error
    params = {**error.params}
    field, problem, allowed = (str(params.pop(key)) for key in ("field", "problem", "allowed"))
    option = option_of(field, given)
    words = {code: text(f"settle-{word}") for code, word in YES_NO.items()}
    if option == "part":
        words |= FATE.labels(text)
    said = ", ".join(words.get(word, word) for word in allowed.split(", "))
    return SettlementError(option, problem, said, code=error.code, **params)
