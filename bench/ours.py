"""What this package does in a second, on one core, through its public API."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import marias
from marias.bots import bot_named
from marias.rules.contract import Deal
from marias.rules.dealing import Generator, derive, seed_from, shuffled_pack
from marias.rules.record import DealRecord, Record, Step, parse_record, replay, write_record


class Rate(NamedTuple):
    """A measurement: how many things of what kind took how long, and how many actions they had."""

    what: str
    things: int
    seconds: float
    actions: int

    @property
    def milliseconds(self) -> float:
        """For one thing."""
        return 1000 * self.seconds / self.things


SEED = seed_from("bench")
GAME = marias.game_named("voleny")
LIGA = marias.load_profile("liga")


def measured(what: str, one: Callable[[int], int], things: int, repeats: int) -> Rate:
    """The fastest of so many runs; ``one(number)`` does one thing and returns its number of actions."""
    best, actions = float("inf"), 0
    for _ in range(repeats):
        begin = time.process_time()
        actions = sum(map(one, range(things)))
        best = min(best, time.process_time() - begin)
    return Rate(what, things, best, actions)


def fresh(number: int) -> Any:
    """A shuffled deal."""
    return GAME.start(LIGA, Deal(shuffled_pack(derive(SEED, number)), number % 3))


def random_deal(number: int) -> int:
    """Uniform over the kinds of legal actions, then uniform within: all games and fleks come up, many end early."""
    return _random(fresh(number), random.Random(number))


def whole_deal(number: int) -> int:
    """The same, but with a flekked plain game, so that all ten tricks are played in every deal."""
    rng = random.Random(number)
    state = fresh(number)
    state = state.after(rng.choice([a for a in state.legal() if marias.write_action(a).startswith("trump")]))
    state = state.after(rng.choice([a for a in state.legal() if marias.write_action(a).startswith("ask")]))
    for words in ("good", "good", "declare hra", "say hra", "say", "say"):
        state = state.after(marias.parse_action(words, GAME.actions))
    return _random(state, rng)


def _random(state: Any, rng: random.Random) -> int:
    while state.to_act is not None:
        kinds: dict[Any, list[Any]] = {}
        for action in state.legal():
            kinds.setdefault(type(action), []).append(action)
        state = state.after(rng.choice(rng.choice(list(kinds.values()))))
    state.result()
    return len(state.history)


def with_bots(name: str) -> Callable[[int], int]:
    """A deal of three such bots, each seeing its view only."""
    bot = bot_named(name)

    def one(number: int) -> int:
        state, chance = fresh(number), Generator(derive(SEED, "bot", number))
        while (seat := state.to_act) is not None:
            state = state.after(bot.choose(state.view(seat), chance))
        state.result()
        return len(state.history)

    return one


def records() -> tuple[Record, str]:
    """A record of some deals, and its text."""
    deals = []
    bot = bot_named("rules")
    for number in range(1, 51):
        state, chance = fresh(number), Generator(derive(SEED, "bot", number))
        while (seat := state.to_act) is not None:
            state = state.after(bot.choose(state.view(seat), chance))
        steps = tuple(Step(seat, action) for seat, action in state.history)
        result = state.result()
        deals.append(DealRecord(number, state.deal, "given", steps=steps, kind=result.kind, payments=result.payments))
    record = Record(game=GAME, profile=LIGA, seats=3, names=("A", "B", "C"), deals=tuple(deals))
    return record, write_record(record)


def rates(deals: int, repeats: int) -> list[Rate]:
    """All measurements of ours."""
    record, text = records()
    inside, steps = len(record.deals), sum(len(deal.steps) for deal in record.deals)

    def written(_: int) -> int:
        write_record(record)
        return steps

    def parsed(_: int) -> int:
        parse_record(text)
        return steps

    def replayed(_: int) -> int:
        for _deal in replay(record):
            pass
        return steps

    rounds = max(1, deals // (4 * inside))
    out = [
        measured("random deal", random_deal, deals, repeats),
        measured("random deal, ten tricks with trumps", whole_deal, deals, repeats),
        measured("random bots, each by its view", with_bots("random"), deals, repeats),
        measured("rules bots, each by its view", with_bots("rules"), max(1, deals // 10), repeats),
    ]
    for what, one in (("record written", written), ("record parsed", parsed), ("record replayed", replayed)):
        rate = measured(what, one, rounds, repeats)
        out.append(rate._replace(things=rounds * inside))
    return out
