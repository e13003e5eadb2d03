"""Every family, every shipped profile, every number of seats: the contract of ``marias.rules.contract``."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from marias.notation import write_action
from marias.rules import GAMES
from marias.rules.contract import Action, Game
from marias.rules.profile import load
from tests.rules.battery import choose, play_through, profiles_of, random_deal, switched, usual
from tests.rules.families import FAMILIES
from tests.sizes import Count, Figures

TABLES = [
    pytest.param(game, profile, seats, id=f"{game.name}-{profile.name}-{seats}")
    for game in GAMES.values()
    for profile in profiles_of(game)
    for seats in game.tables(profile)
]
SWITCHED = [
    pytest.param(game, profile, id=f"{game.name}-{label}")
    for game in GAMES.values()
    for label, profile in switched(game)
]


def test_every_family_is_in_the_battery() -> None:
    assert FAMILIES.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_game_is_declared(game: Game) -> None:
    assert GAMES[game.name] is game
    assert all(3 <= seats <= 4 or game.name != "voleny" for seats in game.seats)
    assert len(set(game.phases)) == len(game.phases)
    assert len(set(game.actions)) == len(game.actions)
    assert all(issubclass(kind, Action) for kind in game.actions)
    tags = [kind.__struct_config__.tag for kind in game.actions]
    assert len(set(tags)) == len(tags)
    assert any(profile.name == game.default_profile for profile in profiles_of(game))


@pytest.mark.parametrize(("game", "profile", "seats"), TABLES)
def test_battery(game: Game, profile: Any, seats: int, count: Count, figures: Figures) -> None:
    compared: Counter[str] = Counter()
    contracts: Counter[str] = Counter()
    deals = count(small=10, soak=600)
    for seed in range(deals):
        state, hidden = play_through(game, profile, random_deal(seats, seed), random.Random(f"battery {seed}"))
        compared.update(hidden.compared)
        contracts[state.result().contract or state.result().kind] += 1
    figures("deals", deals)
    figures("pairs of games compared, by phase", dict(compared))
    figures("contracts", dict(contracts))
    phases = set(game.phases) - FAMILIES[game.name].skipped(profile)
    assert compared.keys() == phases, "some phase was never compared with another game"


@pytest.mark.parametrize(("game", "profile"), SWITCHED)
def test_battery_of_every_switch(game: Game, profile: Any, count: Count) -> None:
    for seed in range(count(small=1, soak=60)):
        tables = game.tables(profile)
        deal = random_deal(tables[seed % len(tables)], seed)
        play_through(game, profile, deal, random.Random(f"switch {profile.rules()} {seed}"))


def test_battery_of_many_switches_at_once(count: Count) -> None:
    for game in GAMES.values():
        alone, standards = list(switched(game)), usual(game)
        for seed in range(count(small=4, soak=400)):
            rng = random.Random(f"switches {seed}")
            standard = standards[seed % len(standards)]
            rules: dict[str, Any] = {}
            for label, profile in rng.sample(alone, 8):
                key = label.partition("=")[0].split()[-1]
                rules[key] = profile.rules()[key]
            assert rules.keys() <= standard.rules().keys()
            mixed = standard.changed(**rules)
            play_through(game, mixed, random_deal(rng.choice(game.tables(mixed)), seed), rng)


def trees() -> str:
    """Some games as text, every legal list of every state in its order."""
    lines = []
    for game in GAMES.values():
        for seed in range(6):
            rng = random.Random(f"tree {seed}")
            seats = game.seats[seed % len(game.seats)]
            state = game.start(load(game.profile, game.profile_for(seats)), random_deal(seats, seed))
            while state.to_act is not None:
                lines.append(" | ".join(map(write_action, state.legal())))
                state = state.after(choose(state, rng))
            lines.extend((repr(state.view(None)), repr(state.result())))
    return "\n".join(lines)


def test_game_tree_does_not_depend_on_the_hash_seed() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", "from tests.rules.test_battery import trees; print(trees())"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    ]
    assert len(told[0]) > 10_000
    assert len(set(told)) == 1
