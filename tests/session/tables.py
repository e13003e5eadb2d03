"""Tables for tests: played by bots that do anything allowed, or by a bot that says what it saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from marias.bots import Bot
from marias.rules import GAMES
from marias.rules.contract import Action, View
from marias.rules.dealing import Generator, seed_from
from marias.rules.profile import load
from marias.session import Event, Player, Setup, Table
from marias.session.events import RoundOver


class Watched:
    """Chooses by chance, and keeps every view it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, random: Generator) -> Action:
        self.views.append(view)
        return random.choice(view.legal)


def setup(seats: int = 3, seed: str = "1", humans: Sequence[int] = (), **rules: Any) -> Setup:
    game = GAMES["voleny"]
    profile = load(game.profile, "liga")
    return Setup(
        game=game,
        profile=profile.changed(**rules) if rules else profile,
        players=tuple(Player(f"P{seat}", "" if seat in humans else "random") for seat in range(seats)),
        seed=seed_from(seed),
    )


def krizovy(seed: str = "1", humans: Sequence[int] = (), profile: str = "mcr-2018-sto", **rules: Any) -> Setup:
    """A table of křížový."""
    game = GAMES["krizovy"]
    rule_set = load(game.profile, profile)
    return Setup(
        game=game,
        profile=rule_set.changed(**rules) if rules else rule_set,
        players=tuple(Player(f"P{seat}", "" if seat in humans else "random") for seat in range(4)),
        seed=seed_from(seed),
    )


def licitovany(
    seed: str = "1", humans: Sequence[int] = (), seats: int = 3, profile: str = "csm-licitovany", **rules: Any
) -> Setup:
    """A table of licitovaný."""
    game = GAMES["licitovany"]
    rule_set = load(game.profile, profile)
    return Setup(
        game=game,
        profile=rule_set.changed(**rules) if rules else rule_set,
        players=tuple(Player(f"P{seat}", "" if seat in humans else "random") for seat in range(seats)),
        seed=seed_from(seed),
    )


def marijas(seed: str = "1", humans: Sequence[int] = (), seats: int = 2, profile: str = "", **rules: Any) -> Setup:
    """A table of marijaš."""
    game = GAMES["marijas"]
    rule_set = load(game.profile, profile or f"marijas-{seats}")
    return Setup(
        game=game,
        profile=rule_set.changed(**rules) if rules else rule_set,
        players=tuple(Player(f"P{seat}", "" if seat in humans else "random") for seat in range(seats)),
        seed=seed_from(seed),
    )


def play_deal(table: Table) -> list[Event]:
    """One whole deal by bots."""
    events = list(table.deal())
    while table.to_act is not None:
        events.extend(table.let_bot_act())
    return events


def play_round(table: Table, deals: int) -> list[Event]:
    """So many deals, or fewer if somebody runs out of chips."""
    events: list[Event] = []
    while len(events) == 0 or not isinstance(events[-1], RoundOver):
        if table.number >= deals:
            events.extend(table.end_round())
        else:
            events.extend(play_deal(table))
    return events


def bots() -> tuple[Watched, dict[str, Bot]]:
    watched = Watched()
    return watched, {"random": watched}
