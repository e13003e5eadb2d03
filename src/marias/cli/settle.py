"""``marias settle``: the scorekeeper's command. Who pays whom how much, and by which clause?"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from marias.cli import UNUSABLE, words
from marias.cli.explained import payments_said, settlement_lines, transfer_lines
from marias.cli.settle_dialogue import Dialogue
from marias.cli.settle_words import Labels
from marias.errors import MariasError, SettlementError
from marias.rules.profile import load
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.request import PLACES, Answer, Request, answer, parse_request
from marias.store.games import display, read_bytes
from marias.texts import Text

OPTIONS = {
    "profile": "NAME|FILE",
    "contract": "GAME",
    "trump": "SUIT",
    "players": "3|4",
    "names": "A,B,C",
    "declarer": "WHO",
    "sitter": "WHO",
    "against": "GAME",
    "flek": "GAME=LEVEL",
    "points": "N",
    "defence-points": "N",
    "marriages": "20,40",
    "defence-marriages": "20,40",
    "seven": "SIDE",
    "seven-won": "yes|no",
    "tricks": "N",
    "defence-tricks": "N",
    "made": "yes|no",
    "revoke": "WHO",
    "offence": "WORD",
    "evident": "GAME",
    "chips": "N,N,N",
}
"""Option → what stands after it."""
MANY = ("against", "flek", "evident")
"""Options that may stand several times."""


def command(text: Text) -> click.Command:
    """``marias settle``."""

    def run(file: str | None, as_json: bool, **given: Any) -> int:
        told = {key: value for key, value in given.items() if value}
        try:
            request, profile = _request(text, file, told, as_json=as_json)
            found = answer(request, profile)
        except MariasError as error:
            if not as_json:
                raise
            sys.stdout.write(msgspec.json.encode({"error": str(error)}).decode() + "\n")
            return UNUSABLE
        if as_json:
            sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        else:
            print_answer(text, found, request)
        return 0

    options: list[click.Parameter] = [
        click.Option([f"--{name}"], metavar=metavar, multiple=name in MANY, help=text(f"settle-option-{name}"))
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


def _request(
    text: Text, file: str | None, told: Mapping[str, Any], *, as_json: bool
) -> tuple[Request, VolenyProfile | None]:
    """The request from options, from JSON, or from questions; and the rule set, if one was named."""
    profile = load(VolenyProfile, told["profile"]) if "profile" in told else None
    facts = {key: value for key, value in told.items() if key != "profile"}
    if facts and file:
        raise SettlementError(file, "a file and options are two ways to say one thing", "one of them")
    if facts:
        return told_by_options(text, facts, profile), profile
    if file or as_json:
        name = "stdin" if file in (None, "-") else display(Path(str(file)))
        data = sys.stdin.buffer.read() if file in (None, "-") else read_bytes(Path(str(file)))
        return parse_request(data, name), profile
    if not sys.stdin.isatty():
        raise SettlementError("settle", "nothing to settle is told", "options (see --help), --json, or a terminal")
    return Dialogue(text, profile).request()


def told_by_options(text: Text, told: Mapping[str, Any], profile: VolenyProfile | None) -> Request:
    """The request in the options of the command line.

    Raises ``SettlementError`` for a word that is not understood.
    """
    labels = Labels(text)
    if "contract" not in told:
        raise SettlementError("contract", "is missing: what was played?", ", ".join(labels.contracts.values()))
    named = words.names(told.get("names", ""))
    players = words.whole("players", told.get("players", "4" if len(named) == 4 else "3"))
    if players not in (3, 4):
        raise SettlementError("players", f"{players} do not play volený", "3, 4")
    seats = named if len(named) == players else PLACES[:players]
    facts: dict[str, Any] = {"players": players, "names": named}
    if profile is not None:
        facts["profile"] = profile.name
    for option, field, labelled in (
        ("contract", "contract", labels.contracts),
        ("trump", "trump", labels.suits),
        ("seven", "seven", labels.sevens),
        ("offence", "offence", labels.offences),
    ):
        if option in told:
            facts[field] = words.choice(option, told[option], labelled)
    for option, field in (("declarer", "declarer"), ("sitter", "sitter"), ("revoke", "revoke_by")):
        if option in told:
            facts[field] = words.seat(option, told[option], seats)
    for option, field in (
        ("points", "declarer_points"),
        ("defence_points", "defence_points"),
        ("tricks", "declarer_tricks"),
        ("defence_tricks", "defence_tricks"),
    ):
        if option in told:
            facts[field] = words.whole(field, told[option])
    for option, field in (
        ("marriages", "declarer_marriages"),
        ("defence_marriages", "defence_marriages"),
        ("chips", "chips"),
    ):
        if option in told:
            facts[field] = words.wholes(field, told[option])
    for option in ("seven_won", "made"):
        if option in told:
            facts[option] = words.choice(option, told[option], labels.yes_no) == "yes"
    facts["against"] = [words.choice("against", word, labels.against) for word in told.get("against", ())]
    facts["evident"] = [words.choice("evident", word, labels.quiet) for word in told.get("evident", ())]
    facts["fleks"] = fleks(labels, told.get("flek", ()))
    return request_from(facts)


def fleks(labels: Labels, said: Sequence[str]) -> dict[str, int]:
    """``hra=re`` or ``sedma=1``, each component once."""
    out: dict[str, int] = {}
    for word in said:
        name, equals, level = word.partition("=")
        if not equals:
            raise SettlementError("flek", f"{word!r} is not understood", "GAME=LEVEL, such as hra=re")
        component = words.choice("flek", name, labels.components)
        if component in out:
            raise SettlementError("flek", f"{component} stands there twice")
        out[component] = int(words.choice("flek", level, labels.levels))
    return out


def request_from(facts: Mapping[str, Any]) -> Request:
    """The request of these facts; raises ``SettlementError`` where one is out of range."""
    try:
        return msgspec.convert(facts, Request)
    except msgspec.ValidationError as error:
        raise SettlementError("settle", str(error)) from error


def print_answer(text: Text, found: Answer, request: Request) -> None:
    """The settlement in words."""
    names = request.names or PLACES[: request.players]
    head = {"contract": text(f"game-{found.contract}"), "declarer": names[found.declarer], "profile": found.profile}
    click.echo(text(f"settle-head-{found.kind}", **head))
    for line in settlement_lines(text, found.items, names, played=found.kind == "played"):
        click.echo(f"  {line}")
    for line in transfer_lines(text, found.transfers, names):
        click.echo(line)
    click.echo(text("settle-result", payments=payments_said(names, found.payments)))
    if found.paid is not None:
        short = ", ".join(names[seat] for seat in found.short)
        click.echo(text("settle-short", names=short, payments=payments_said(names, found.paid)))
