"""``marias par FILE``: what every contract of a finished deal would have made with open cards."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from marias.analysis import finished_deals
from marias.analysis.par import Makeable, Par, par
from marias.cli import numbers
from marias.cli.par_table import explained, table
from marias.cli.paths import PATH
from marias.cli.progress import bar
from marias.errors import RecordError
from marias.store.games import display, load_game
from marias.texts import Text


class ContractLine(msgspec.Struct, omit_defaults=True):
    """One contract in the JSON of ``par``. Cards and suits are written as in records."""

    seat: int
    game: str
    trump: str = ""
    helper: str = ""
    partner: int | None = None
    called: tuple[str, ...] = ()
    """The cards any of which gets him this partner."""
    blind: bool = False
    """Only a closed card can make this suit trump (z lidu)."""
    payment: int | None = None
    """What the declarer gets from all others together, in what the game counts; absent: the rules do not allow it."""
    won: dict[str, bool] = {}
    """What was announced, and whether it is made."""
    talon: tuple[str, ...] = ()
    payments: tuple[int, ...] = ()
    """In seat order."""
    best: bool = False
    """Nothing would have paid this seat more."""


class DealLine(msgspec.Struct, omit_defaults=True):
    """One deal in the JSON of ``par``: one line each."""

    file: str
    number: int
    game: str
    profile: str
    unit: str
    names: tuple[str, ...]
    contracts: tuple[ContractLine, ...]


def command(text: Text) -> click.Command:
    """``marias par``."""

    @click.command("par", help=text("par-help"))
    @click.argument("file", metavar="FILE", type=PATH)
    @click.option("--deal", "number", metavar="N", help=text("par-deal"))
    @click.option(
        "--talon", type=click.Choice(["best", "as-played"]), default="best", show_default=True, help=text("par-talon")
    )
    @click.option("--profile", metavar="NAME", help=text("replay-profile"))
    @click.option("--json", "as_json", is_flag=True, help=text("par-json"))
    def run(file: Path, number: str | None, talon: str, profile: str | None, as_json: bool) -> None:
        record = load_game(file, profile).record
        name = display(file)
        wanted = None if number is None else _chosen(name, number, [deal.number for deal in record.deals])
        head = [] if as_json else list(explained(text, record, name))
        if not record.deals and not as_json:
            click.echo(text("replay-no-deal", file=name))
        for deal in finished_deals(record):
            if wanted not in (None, deal.record.number):
                continue
            with bar(text("par-progress"), 100) as advance:
                found = par(deal, as_played=talon == "as-played", progress=advance)
            if as_json:
                sys.stdout.write(msgspec.json.encode(_line(name, found)).decode() + "\n")
                sys.stdout.flush()
            else:
                for line in (*head, "", *table(text, found)):
                    click.echo(line)
                head = []
            if wanted is not None:
                return

    return run


def _chosen(name: str, word: str, held: Sequence[int]) -> int:
    """The number of a deal of the record."""
    number = numbers.whole("--deal", word, 1, numbers.MOST_DEALS)
    if number not in held:
        raise RecordError(name, 0, f"holds no deal {number}", code="record-no-such-deal", number=str(number))
    return number


def _line(file: str, found: Par) -> DealLine:
    record = found.deal.table
    best = {id(one) for seat in found.seats for one in found.best(seat)}
    return DealLine(
        file=file,
        number=found.deal.record.number,
        game=record.game.name,
        profile=record.profile.name,
        unit=record.game.unit,
        names=record.names,
        contracts=tuple(_contract(one, best=id(one) in best) for one in found.contracts),
    )


def _contract(one: Makeable, *, best: bool) -> ContractLine:
    contract = one.contract
    return ContractLine(
        seat=contract.seat,
        game=contract.game,
        trump=contract.trump.value if contract.trump else "",
        helper=contract.helper.value if contract.helper else "",
        partner=contract.partner,
        called=tuple(map(str, contract.called)),
        blind=contract.blind,
        payment=one.payment,
        won=dict(one.won),
        talon=tuple(map(str, one.talon or ())),
        payments=one.result.payments if one.result else (),
        best=best,
    )


JSON_SCHEMA: dict[str, Any] = msgspec.json.schema(DealLine)
"""The schema of one line of ``par --json``."""
