"""What this package does in a second, on one core, through its public API."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import marias
from marias.bots import bot_named
from marias.rules.actions import Say
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


@cache
def rule_set(name: str) -> Any:
    """The shipped rule set of that name."""
    return marias.load_profile(name)


class Family(NamedTuple):
    """A game under its default rules, and how a game with trumps comes to be played to the last card."""

    name: str
    what: str
    """Its name in the table of rates."""
    tricks: str
    choices: tuple[str, ...]
    """First words of what is said and done until the contract stands: at random among all such actions."""
    agreed: tuple[str, ...]
    """What is said then."""
    raises: int
    """How often the game is raised, so that it is played."""
    players: int = 0
    """How many play; 0: as few as can."""

    @property
    def game(self) -> marias.Game:
        return marias.game_named(self.name)

    @property
    def seats(self) -> int:
        return self.players or self.game.seats[0]

    def fresh(self, number: int) -> Any:
        """A shuffled deal."""
        deal = Deal(shuffled_pack(derive(SEED, number)), number % self.seats, self.seats)
        return self.game.start(rule_set(self.game.profile_for(self.seats)), deal)

    def random_deal(self, number: int) -> int:
        """Uniform over the kinds of legal actions, then uniform within: all games and fleks come up, many end early."""
        return at_random(self.fresh(number), random.Random(number))

    def whole_deal(self, number: int) -> int:
        """The same, but with a game that is played to the last card in every deal: flekked, or with a hundred."""
        rng = random.Random(number)
        return at_random(self.first_lead(number, rng), rng)

    def first_lead(self, number: int, rng: random.Random) -> Any:
        """The same at its first card."""
        state = self.fresh(number)
        for word in self.choices:
            state = state.after(rng.choice([a for a in state.legal() if marias.write_action(a).startswith(word)]))
        for words in self.agreed:
            state = state.after(marias.parse_action(words, self.game.actions))
        while state.phase != "play":
            flek = Say(("hra",))
            raised = state.rounds.level("hra") >= self.raises
            state = state.after(Say() if raised or flek not in state.legal() else flek)
        return state

    def played(self, name: str, number: int) -> Any:
        """The end of a deal of such bots alone, each seeing its view only."""
        bot, state, chance = bot_named(name), self.fresh(number), Generator(derive(SEED, "bot", number))
        while (seat := state.to_act) is not None:
            state = state.after(bot.choose(state.view(seat), chance))
        state.result()
        return state

    def with_bots(self, name: str) -> Callable[[int], int]:
        """How many actions such a deal has."""
        return lambda number: len(self.played(name, number).history)

    def record(self) -> Record:
        """A record of some deals."""
        deals = []
        for number in range(1, RECORDED + 1):
            state = self.played("rules", number)
            steps = tuple(Step(seat, action) for seat, action in state.history)
            end = state.result()
            deals.append(DealRecord(number, state.deal, "given", steps=steps, kind=end.kind, payments=end.payments))
        game, seats = self.game, self.seats
        profile = rule_set(game.profile_for(seats))
        return Record(game=game, profile=profile, seats=seats, names=("A", "B", "C", "D")[:seats], deals=tuple(deals))


RECORDED = 50
PLAYED = "dve_sedmy_sto"
"""No sharp card may lie in the talon of this rung, and it is always played."""
FAMILIES = (
    Family("voleny", "volený", "ten tricks", ("trump", "ask"), ("good", "good", "declare hra"), 1),
    Family("krizovy", "křížový", "eight tricks", ("choose",), ("ask", "good", "good", "good"), 2),
    Family(
        "licitovany",
        "licitovaný",
        "ten tricks",
        (f"bid {PLAYED}", "pass", "pass", "discard", f"announce {PLAYED}"),
        (),
        0,
    ),
    Family("marijas", "marijaš 2", "sixteen tricks", ("trump",), (), 0),
    Family("marijas", "marijaš 3", "ten tricks", (*3 * ("dalje",), "trump", "discard"), (), 0, 3),
    Family("marijas", "marijaš 4", "eight tricks", ("call", *4 * ("dalje",)), (), 0, 4),
)


def at_random(state: Any, rng: random.Random) -> int:
    """Plays on to the end; the number of actions of the deal."""
    while state.to_act is not None:
        kinds: dict[Any, list[Any]] = {}
        for action in state.legal():
            kinds.setdefault(type(action), []).append(action)
        state = state.after(rng.choice(rng.choice(list(kinds.values()))))
    state.result()
    return len(state.history)


def measured(what: str, one: Callable[[int], int], things: int, repeats: int) -> Rate:
    """The fastest of so many runs; ``one(number)`` does one thing and returns its number of actions."""
    best, actions = float("inf"), 0
    for _ in range(repeats):
        begin = time.process_time()
        actions = sum(map(one, range(things)))
        best = min(best, time.process_time() - begin)
    return Rate(what, things, best, actions)


def rates(deals: int, repeats: int) -> list[Rate]:
    """All measurements of ours."""
    return [rate for family in FAMILIES for rate in _rates(family, deals, repeats)]


def _rates(family: Family, deals: int, repeats: int) -> list[Rate]:
    record = family.record()
    text = write_record(record)
    steps = sum(len(deal.steps) for deal in record.deals)

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

    what, rounds = family.what, max(1, deals // (4 * RECORDED))
    out = [
        measured(f"{what}: random deal", family.random_deal, deals, repeats),
        measured(f"{what}: {family.tricks} with trumps", family.whole_deal, deals, repeats),
        measured(f"{what}: random bots by their views", family.with_bots("random"), deals, repeats),
        measured(f"{what}: rules bots by their views", family.with_bots("rules"), max(1, deals // 10), repeats),
    ]
    for done, one in (("written", written), ("parsed", parsed), ("replayed", replayed)):
        rate = measured(f"{what}: record {done}", one, rounds, repeats)
        out.append(rate._replace(things=rounds * RECORDED))
    return out
