"""``marias settle``: the scorekeeper's command. Who pays whom how much, and by which clause?"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
import msgspec

from marias.cli import UNUSABLE, words
from marias.cli.explained import head_said, payments_said, settlement_lines, transfer_lines
from marias.cli.given import given_once
from marias.cli.settle_dialogue import Dialogue
from marias.cli.settle_errors import as_typed
from marias.cli.settle_forms import FORMS
from marias.cli.settle_options import MANY, OPTIONS, told_by_options
from marias.cli.streams import one_line
from marias.errors import MariasError, SettlementError
from marias.rules import GAMES, game_asked, game_meant, parse_request
from marias.rules.profile import Profile, load
from marias.rules.request import PLACES, Answer, Asked
from marias.store.games import display, read_bytes
from marias.texts import Text


def command(text: Text) -> click.Command:
    """``marias settle``."""

    def run(file: str | None, as_json: bool, **given: tuple[str, ...]) -> int:
        told: dict[str, Any] = {}
        try:
            told = given_once(given, MANY)
            if "game" in told:
                told["game"] = game_meant(told["game"])
            return _settled(text, file, told, as_json=as_json)
        except MariasError as error:
            wrong = _said_to_who_typed(text, told, error)
            if not as_json:
                raise wrong from error
            sys.stdout.write(msgspec.json.encode({"error": str(wrong)}).decode() + "\n")
            return UNUSABLE

    options: list[click.Parameter] = [
        click.Option([f"--{name}"], metavar=metavar, multiple=True, help=text(f"settle-option-{name}"))
        for name, metavar in OPTIONS.items()
    ]
    return click.Command(
        "settle",
        callback=run,
        help=text("settle-help"),
        params=[
            click.Argument(["file"], metavar="[FILE]", required=False),
            *options,
            click.Option(["as_json", "--json"], is_flag=True, help=text("settle-json")),
        ],
    )


def _settled(text: Text, file: str | None, told: Mapping[str, Any], *, as_json: bool) -> int:
    """Say what was asked for; the exit code."""
    request, profile = _request(text, file, told, as_json=as_json)
    game = GAMES[_game_of(request)]
    profile = load(game.profile, request.profile) if profile is None else profile
    found: Answer = game.answer(request, profile)
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        print_answer(text, found, request, profile)
    return 0


def _said_to_who_typed(text: Text, told: Mapping[str, Any], error: MariasError) -> MariasError:
    """The error by the names of options, where facts were told by options."""
    if not isinstance(error, SettlementError) or not set(told) - {"profile", "game"}:
        return error
    try:
        form = FORMS[game_asked(told.get("game", ""), told.get("profile", "")).name]
    except MariasError:
        return error
    try:
        names = words.names(told.get("names", "")) or PLACES
    except SettlementError:
        names = PLACES  # the error is about the names
    return as_typed(text, form, told, names, error)


def _game_of(request: Asked) -> str:
    return str(type(request).__struct_config__.tag)


def _request(text: Text, file: str | None, told: Mapping[str, Any], *, as_json: bool) -> tuple[Asked, Profile | None]:
    """The request from options, from JSON, or from questions; and the rule set, if one was named."""
    asked = told.get("profile", "")
    facts = {key: value for key, value in told.items() if key not in ("profile", "game")}
    if facts and file:
        raise SettlementError(
            file, "a file and options are two ways to say one thing", "one of them", code="settlement-two-ways"
        )
    if not facts and (file or as_json):
        name = "stdin" if file in (None, "-") else display(Path(str(file)))
        data = sys.stdin.buffer.read() if file in (None, "-") else read_bytes(Path(str(file)))
        request = parse_request(data, name, game=told.get("game", ""), profile=asked)
        return request, load(GAMES[_game_of(request)].profile, asked) if asked else None
    game = game_asked(told.get("game", ""), asked)
    profile = load(game.profile, asked) if asked else None
    if facts:
        return told_by_options(text, facts, game, profile), profile
    if not sys.stdin.isatty():
        raise SettlementError(
            "settle",
            "nothing to settle is told",
            "options (see --help), --json, or a terminal",
            code="settlement-nothing-told",
        )
    return Dialogue(text, profile, game if told.get("game") else None).request()


def print_answer(text: Text, found: Answer, request: Asked, profile: Profile) -> None:
    """The settlement in words."""
    game, names = GAMES[found.game], tuple(map(one_line, request.names)) or PLACES[: len(found.payments)]
    playing = [names[seat] for seat in (found.declarer, found.partner) if seat is not None]
    if found.contract:
        contract = (found.contract, FORMS[found.game].contract_said(text, found.contract))
        click.echo(head_said(text, found.game, found.kind, contract, playing, found.profile))
    else:
        click.echo(text(f"settle-head-{found.kind}-bare", profile=found.profile))
    for line in settlement_lines(text, found.items, names, played=found.kind == "played"):
        click.echo(f"  {line}")
    for line in transfer_lines(text, game, profile, found, names):
        click.echo(line)
    click.echo(text("settle-result", payments=payments_said(text, game, profile, names, found.payments)))
    if found.paid is not None:
        short = ", ".join(names[seat] for seat in found.short)
        paid = payments_said(text, game, profile, names, found.paid)
        click.echo(text("settle-short", names=short, payments=paid))
