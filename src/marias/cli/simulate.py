"""``marias simulate``: many deals between bots, and what they come to."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from marias.bots import BOTS
from marias.cli.console import console
from marias.cli.files import refuse_existing, written_whole
from marias.cli.numbers import MOST_DEALS, whole
from marias.cli.paths import NAME
from marias.cli.streams import one_line
from marias.errors import TableError
from marias.rules import GAMES, game_meant, game_named
from marias.rules.contract import Game
from marias.rules.dealing import fresh_seed, seed_from
from marias.rules.doubling import LEVELS
from marias.rules.premium import load_table
from marias.rules.premium.table_file import DEFAULT
from marias.rules.profile import load
from marias.session.simulation import ENGINES, FAST, FAST_BOT, MOST_JOBS, SLOW, Plan, PlayedDeal, simulate
from marias.session.statistics import Figures, Mean, PremiumFigures, Statistics
from marias.texts import Text
from marias.tui.amounts import pointed, unit
from marias.tui.phrases import own
from marias.tui.premium import edition_said


def command(text: Text) -> click.Command:
    """The command in this language."""

    def run(
        game: str,
        deals: str,
        seed: str | None,
        bots: str | None,
        seats: str | None,
        jobs: str,
        profile: str | None,
        table: str | None,
        engine: str,
        out: str | None,
        force: bool,
        as_json: bool,
    ) -> None:
        if out is not None:
            refuse_existing(out, force=force, own=_simulated)
        family = game_named(game_meant(game))
        counted_by = load_table(table or DEFAULT)
        word = seed or fresh_seed().hex()
        asked = None if seats is None else whole("--seats", seats, 0, MOST_SEATS)
        if asked is not None:
            family.check_seats(asked)
        named = _names(bots, engine)
        told = len(named) if len(named) > 1 else None
        rules = load(family.profile, profile or family.profile_for(asked or told))
        plan = Plan(
            game=family,
            profile=rules,
            bots=_bots(named, family.tables(rules)[0] if asked is None else asked, asked=asked is not None),
            seed=seed_from(word),
            deals=whole("-n", deals, 0, MOST_DEALS),
            table=counted_by if family.premium else None,
            engine=engine,
        )
        processes = whole("--jobs", jobs, 1, MOST_JOBS)
        statistics = Statistics(plan)
        with (
            written_whole(out) if out is not None else nullcontext() as file,
            closing(simulate(plan, processes)) as played,
            _shown(played, plan.deals, text) as shown,
        ):
            for deal in shown:
                statistics.add(deal)
                if file:
                    file.write(msgspec.json.encode(deal).decode() + "\n")
        _print(plan, word, statistics.figures(), text, as_json=as_json, stderr=out == "-")

    names = ", ".join(BOTS)
    return click.Command(
        "simulate",
        callback=run,
        help=text("simulate-help"),
        params=[
            click.Argument(["game"], metavar="|".join(GAMES)),
            click.Option(["-n", "--deals"], metavar="N", default="1000", show_default=True, help=text("simulate-n")),
            click.Option(["--seed"], metavar="WORD", help=text("simulate-seed")),
            click.Option(["--bots"], metavar="A,B,C", help=text("simulate-bots", bots=names)),
            click.Option(["--seats"], metavar=SEATS, help=text("simulate-seats")),
            click.Option(["--jobs"], metavar="N", default="1", show_default=True, help=text("simulate-jobs")),
            click.Option(["--profile"], metavar="NAME|FILE", help=text("simulate-profile")),
            click.Option(["--table"], metavar="NAME|FILE", help=text("simulate-table")),
            click.Option(
                ["--engine"], metavar="|".join(ENGINES), default=SLOW, show_default=True, help=text("simulate-engine")
            ),
            click.Option(["--out"], metavar="FILE", type=NAME, help=text("simulate-out")),
            click.Option(["--force"], is_flag=True, help=text("convert-force")),
            click.Option(["as_json", "--json"], is_flag=True, help=text("simulate-json")),
        ],
    )


def _simulated(path: Path) -> bool:
    """Is it a file of deals that were simulated?"""
    with path.open("rb") as file:
        line = file.readline(LONGEST)
    try:
        msgspec.json.decode(line, type=PlayedDeal)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return True


LONGEST = 100_000
"""Bytes of a line; that of a deal has a few hundred."""
SEATS = "|".join(map(str, sorted({seats for game in GAMES.values() for seats in game.seats})))
MOST_SEATS = 32
"""One for every card of the pack."""


def _names(words: str | None, engine: str) -> tuple[str, ...]:
    """The bots named, or those an engine plays by itself."""
    usual = FAST_BOT if engine == FAST else "rules"
    return tuple(word.strip() for word in (words or usual).split(","))


def _bots(names: tuple[str, ...], seats: int, *, asked: bool) -> tuple[str, ...]:
    """The bot of each seat; one name stands for all. Any number of names is right where no seats were asked for."""
    if len(names) == 1:
        return names * min(max(seats, 1), MOST_SEATS)
    if asked and seats != len(names):
        raise TableError(
            f"{len(names)} bots for {seats} seats", code="simulate-bots-for-seats", given=len(names), seats=seats
        )
    return names


@contextmanager
def _shown(deals: Iterator[PlayedDeal], total: int, text: Text) -> Iterator[Iterator[PlayedDeal]]:
    """The deals, with a bar that grows beside them where somebody looks on."""
    if not sys.stderr.isatty():
        yield deals
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        yield iter(progress.track(deals, total=total, description=text("simulate-progress")))


def _print(plan: Plan, seed: str, figures: Figures, text: Text, *, as_json: bool, stderr: bool) -> None:
    if as_json:
        head = {
            "game": plan.game.name,
            "profile": plan.profile.name,
            "seed": seed,
            "engine": plan.engine,
            "bots": plan.bots,
        }
        whole = {**head, **msgspec.to_builtins(figures)}
        click.echo(msgspec.json.encode(whole).decode(), err=stderr)
        return
    screen = console(stderr=stderr)
    screen.print(
        text("simulate-title", game=plan.game.name, deals=figures.deals, profile=plan.profile.name, seed=one_line(seed))
    )
    if plan.engine == FAST:
        screen.print(text("simulate-engine-fast"))
    if not figures.deals:
        screen.print(text("simulate-no-deals"))
        return
    screen.print(text("simulate-unplayed", share=_percent(text, figures.unplayed, figures.deals)))
    if figures.thrown_in:
        screen.print(text("simulate-thrown-in", share=_percent(text, figures.thrown_in, figures.deals)))
    if figures.over_hundred:
        screen.print(text("simulate-over-hundred", share=_percent(text, figures.over_hundred, figures.deals)))
    for table in _tables(figures, text, plan.game):
        screen.print()
        screen.print(table)
    if figures.premium:
        _print_premium(screen, text, plan.game, figures.premium, figures.deals)


def _print_premium(screen: Console, text: Text, game: Game, figures: PremiumFigures, deals: int) -> None:
    screen.print()
    edition = edition_said(text, figures.edition, complete=figures.complete)
    screen.print(text("pb-heading", edition=edition), markup=False)
    table = _table(text, game, "seat", "bot", "premium-points", "premium-deals")
    for seat in figures.seats:
        table.add_row(str(seat.seat + 1), seat.bot, _money(text, seat.points), _percent(text, seat.deals, deals))
    screen.print(table)
    if figures.open:
        screen.print(text("simulate-premium-open", share=_percent(text, figures.open, deals)))


def _tables(figures: Figures, text: Text, game: Game) -> Iterator[Table]:
    seats = _table(text, game, "seat", "bot", "money", "declared", "declaring", "defending")
    for seat in figures.seats:
        seats.add_row(
            str(seat.seat + 1),
            seat.bot,
            _money(text, seat.money),
            _percent(text, seat.declared, figures.deals),
            _money(text, seat.declaring),
            _money(text, seat.defending),
        )
    yield seats

    roles = _table(text, game, "role", "times", "money-in-role")
    for part in figures.roles:
        roles.add_row(
            text(own(text, f"simulate-role-{part.role}", game.name)), str(part.times), _money(text, part.money)
        )
    if figures.roles:
        yield roles

    contracts = _table(text, game, "contract", "deals", "share", "played", "made", "money-of-declarer", "tricks")
    for row in figures.contracts:
        contracts.add_row(
            text(f"game-{row.contract}"),
            str(row.deals),
            _percent(text, row.deals, figures.deals),
            str(row.played),
            _percent(text, row.made, row.settled),
            _money(text, row.money),
            "–" if row.tricks is None else pointed(text, f"{row.tricks:.1f}"),
        )
    if figures.contracts:
        # a narrow screen breaks the name of a contract, never a figure
        contracts.columns[5].min_width = max(len(_money(text, row.money)) for row in figures.contracts)
        yield contracts

    highest = max(map(len, figures.levels.values()), default=0)
    levels = _table(text, game, "component")
    for level in range(highest):
        word = LEVELS[level] if level < len(LEVELS) else str(level)
        levels.add_column(word or text("simulate-no-flek"), justify="right")
    for name, counts in figures.levels.items():
        levels.add_row(text(f"component-{name}"), *map(str, counts))
    if figures.levels:
        yield levels


def _table(text: Text, game: Game, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        words = column in ("bot", "contract", "component", "role")
        table.add_column(
            text(own(text, f"simulate-{column}", game.name), unit=unit(text, game)),
            justify="left" if words else "right",
        )
    return table


def _percent(text: Text, part: int, whole: int) -> str:
    return pointed(text, f"{100 * part / whole:.1f} %") if whole else "–"


def _money(text: Text, mean: Mean | None) -> str:
    if mean is None:
        return "–"
    margin = "" if mean.margin is None else f" ± {mean.margin:.2f}"
    return pointed(text, f"{mean.mean:+.2f}{margin}")
