"""``marias play``: the game in the terminal; without a terminal, one whole deal between bots."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from marias.bots import BOTS
from marias.cli import INTERRUPTED
from marias.errors import TableError
from marias.rules import GAMES, game_asked, game_meant, game_named
from marias.rules.contract import Tally, check_seats
from marias.rules.dealing import derive, fresh_seed, seed_from
from marias.rules.profile import load
from marias.session import Player, Setup, Table, rebuilt
from marias.session.notes import read_tally, tally_note
from marias.store.journal import Journal, beside, home, new_path, unfinished
from marias.texts import Text
from marias.tui.alone import play_alone
from marias.tui.game import Game, Left, another_match
from marias.tui.look import Look, has_signs
from marias.tui.screen import Screen

PAUSES = {"fast": 0.0, "normal": 0.6, "slow": 1.5}
"""Seconds after each action of a bot."""
LONGEST_NAME = 12
SEATS = tuple(map(str, sorted({seats for game in GAMES.values() for seats in game.seats})))
DEFAULT_BOT = "rules"
ME = 0


class _Seats(click.Choice[str]):
    """How many sit at the table; any number is left to the game that is played."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return value if value.isascii() and value.isdecimal() and len(value) < 4 else super().convert(value, param, ctx)


def how_to_resume(path: Path | None = None) -> str:
    """The command that goes on with a round: the last one, or that of the file; the same in any folder."""
    started = os.environ.get("MARIAS_COMMAND") or "marias play"
    return f"{started} --resume" + (f" {shlex.quote(str(path.absolute()))}" if path else "")


def command(text: Text) -> click.Command:
    """The command in this language."""
    shown = ", ".join(BOTS)
    return click.Command(
        "play",
        callback=lambda **given: _play(text, **given),
        help=text("play-help", games=", ".join(GAMES), command=how_to_resume()),
        params=[
            click.Argument(["game"], required=False, metavar="[GAME]"),
            click.Option(["--seats"], type=_Seats(SEATS), help=text("play-seats")),
            click.Option(["--profile"], metavar="NAME|FILE", help=text("play-profile")),
            click.Option(["--bots"], metavar="A,B", help=text("play-bots", bots=shown)),
            click.Option(["--seed"], metavar="WORD", help=text("play-seed")),
            click.Option(["--names"], metavar="A,B,C", help=text("play-names")),
            click.Option(["--dealer"], metavar="1-4", type=int, help=text("play-dealer")),
            click.Option(["--save"], metavar="FILE", help=text("play-save")),
            click.Option(["--resume"], metavar="[FILE]", is_flag=False, flag_value="", help=text("play-resume")),
            click.Option(["--french"], is_flag=True, help=text("play-french")),
            click.Option(["--plain"], is_flag=True, help=text("play-plain")),
            click.Option(
                ["--speed"],
                type=click.Choice(list(PAUSES)),
                default="normal",
                show_default=True,
                help=text("play-speed"),
            ),
        ],
    )


def _play(
    text: Text,
    *,
    game: str | None,
    resume: str | None,
    save: str | None,
    dealer: int | None,
    french: bool,
    plain: bool,
    speed: str,
    **of_the_round: Any,
) -> int:
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    signs = has_signs(encoding=sys.stdout.encoding or "ascii")
    plain = plain or os.environ.get("TERM") == "dumb"
    screen = Screen(Look(text, french=french, plain=plain, ascii_only=not signs))
    if game:
        game = game_named(game_meant(game)).name  # a wrong word is said before anything else
    if resume is not None:
        settled = {"save": save, "dealer": dealer, **of_the_round}
        if given := [f"--{name}" for name, value in settled.items() if value is not None]:
            raise TableError(
                f"--resume takes the round as it was, without {' '.join(given)}",
                code="resume-with",
                options=" ".join(given),
            )
        if not at_terminal:
            raise TableError(
                "a round is gone on with only in a terminal; its record stays as it was", code="resume-needs-terminal"
            )
        return _resumed(text, screen, resume, PAUSES[speed], game=game)
    setup = _setup(text, human=at_terminal, game=game, **of_the_round)
    first = None if dealer is None else dealer - 1
    table = Table.opened(setup, lambda _: None, dealer=first)  # a setup that cannot be leaves no file behind
    if not at_terminal and save is None:
        play_alone(table, screen)
        return 0
    folder = home()
    waiting = unfinished(folder) if save is None else None
    path = new_path(folder) if save is None else Path(save)
    with Journal.create(path) as journal:
        table = Table.opened(setup, journal.write, dealer=first)
        if not at_terminal:
            play_alone(table, screen)
            screen.say(text("finished", path=str(path)))
            return 0
        if waiting is not None:
            screen.say(text("waits"))
            screen.copyable(how_to_resume(waiting))
        code = _at_table(text, screen, table, journal, PAUSES[speed], named=save is not None)
    tally = setup.game.tally(setup.seats) if setup.game.tally else None
    return _further(text, screen, table, path, PAUSES[speed], tally=tally, named=save is not None) or code


def _resumed(text: Text, screen: Screen, word: str, pause: float, *, game: str | None) -> int:
    path = Path(word) if word else unfinished(home())
    if path is None:
        raise TableError(f"there is no unfinished round in {home()}", code="resume-nothing", path=str(home()))
    journal, written, cut = Journal.reopen(path)
    with journal:
        table = rebuilt(written, str(path), journal.write)
        if game not in (None, found := table.setup.game.name):
            raise TableError(
                f"the round in {path} is {found}, not {game}",
                code="resume-game",
                path=str(path),
                found=found,
                name=game,
            )
        screen.say(text("resumed", path=str(path)))
        if cut:
            screen.say(text("resumed-cut"))  # what it said may be another seat's hidden card
        code = _at_table(text, screen, table, journal, pause, named=bool(word))
    tally = read_tally(written, table.setup.game, table.setup.seats, str(path))
    return _further(text, screen, table, path, pause, tally=tally, named=bool(word)) or code


def _at_table(text: Text, screen: Screen, table: Table, journal: Journal, pause: float, *, named: bool) -> int:
    """Play until the round is over or the player goes away; the exit code. ``named``: he named the file himself."""

    def saved() -> None:
        screen.say(text("saved", path=str(journal.path)))
        screen.copyable(how_to_resume(journal.path if named else None))

    me = next(iter(table.humans), ME)
    try:
        Game(table, screen, me, pause).run()
    except (Left, EOFError):
        screen.say()
        saved()
        return 0
    except KeyboardInterrupt:
        screen.say()
        saved()
        return INTERRUPTED
    except TableError:
        saved()
        raise
    screen.say(text("finished", path=str(journal.path)))
    return 0


def _further(
    text: Text, screen: Screen, table: Table, path: Path, pause: float, *, tally: Tally | None, named: bool
) -> int:
    """Match after match with one tally, as long as they are won and the player wants another; the exit code."""
    code, first = 0, path
    while tally is not None and table.match.race is not None and table.match.race.ending is not None:
        tally = tally.after(table.match.race.ending)
        names = tuple(player.name for player in table.setup.players)
        if not another_match(screen, table.setup.game, names, tally):
            break
        setup = msgspec.structs.replace(table.setup, seed=derive(table.setup.seed, "match"))
        path = beside(first) if named else new_path(home())
        with Journal.create(path) as journal:
            table = Table.opened(setup, journal.write)
            journal.write([tally_note(tally)])
            code = _at_table(text, screen, table, journal, pause, named=named)
    return code


def _setup(
    text: Text,
    *,
    human: bool,
    game: str | None,
    seats: str | None,
    profile: str | None,
    bots: str | None,
    seed: str | None,
    names: str | None,
) -> Setup:
    """The table as it was asked for. Raises ``TableError`` or ``ProfileError`` for one that cannot be."""
    family = game_named(game) if game else game_asked("", profile or "")
    many = len((names or "").split(","))
    named = many if names and not seats and many in family.seats else None
    rules = load(family.profile, profile or family.profile_for(int(seats) if seats else named))
    tables = family.tables(rules)
    count = int(seats or (named if named in tables else tables[0]))
    family.check_seats(count)
    check_seats(rules.name, family.tables(rules), count)
    playing = _bots(bots or DEFAULT_BOT, count - 1 if human else count)
    at_seats = ["", *playing] if human else playing
    return Setup(
        game=family,
        profile=rules,
        players=tuple(
            Player(name, bot) for name, bot in zip(_names(text, names, count, human=human), at_seats, strict=True)
        ),
        seed=fresh_seed() if seed is None else seed_from(seed),
    )


def _bots(given: str, needed: int) -> list[str]:
    words = [word.strip() for word in given.split(",")]
    for word in words:
        if word not in BOTS:
            raise TableError(
                f"--bots: there is no bot {word!r}; there is: {', '.join(BOTS)}",
                code="play-unknown-bot",
                name=word,
                allowed=", ".join(BOTS),
            )
    if len(words) == 1:
        words *= needed
    if len(words) != needed:
        raise TableError(
            f"--bots names {len(words)} players, {needed} are needed (or one for all)",
            code="play-bots",
            given=len(words),
            needed=needed,
        )
    return words


def _names(text: Text, given: str | None, seats: int, *, human: bool) -> list[str]:
    bots = [text(f"play-bot-{number}") for number in range(1, seats + 1)]
    ours = [text("play-you"), *bots[:-1]] if human else bots
    words = [word.strip() for word in given.split(",")] if given is not None else []
    if len(words) > seats or any(not _fits(word) for word in words) or _twice([*words, *ours[len(words) :]]):
        raise TableError(
            f"--names: up to {seats} different names of 1 to {LONGEST_NAME} letters, with commas between",
            code="play-names",
            seats=seats,
            longest=LONGEST_NAME,
        )
    return [*words, *ours[len(words) :]]


def _fits(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and "|" not in name


def _twice(names: Sequence[str]) -> bool:
    return len({name.casefold() for name in names}) < len(names)
