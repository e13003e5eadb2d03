"""Many deals between bots, each by itself: shuffled, dealt by the next seat, settled, no chips.

Everything follows from the plan, so that any number of processes gives the same deals in the same order: the pack of
deal i comes from ``derive(seed, "deal", i)``, the chance of the bot on a seat from ``derive(seed, "bot", seat, i)``.
The pack does not depend on the bots: two plans that differ only in them play the same cards (duplicate seating).

The fast engine lets the same random bots bid, announce and double by the same chance, and then plays the cards as they
would, by the playouts of ``marias.solver`` and a chance of their own, ``derive(seed, "cards", i)``.
"""

from __future__ import annotations

import collections.abc
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from marias.bots import Bot, bot_named
from marias.errors import MariasError, TableError
from marias.rules.contract import Deal, Game, Result, Seat
from marias.rules.dealing import Generator, derive, shuffled_pack
from marias.rules.doubling import Rounds
from marias.rules.premium import Premium, Table, premium_of

SLOW, FAST = ENGINES = ("slow", "fast")
FAST_BOT = "random"
"""The bot the fast engine plays."""
MOST_JOBS = 128
"""More processes than any machine it runs on has use for."""
NOTHING_DOUBLED = Rounds(())
"""Of a game without announcements and fleks."""
CHUNK = 20
"""Deals a process plays before it hands them over."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be simulated. ``bots`` are named in seat order; the profile is that of the game."""

    game: Game
    profile: Any
    bots: tuple[str, ...]
    seed: bytes
    deals: int
    table: Table | None = None
    """By which premium points are counted; None: they are not."""
    engine: str = SLOW
    """``slow``: bots play card by card; ``fast``: see ``marias.session.fast``."""

    def __post_init__(self) -> None:
        """Raises ``TableError`` for an unknown bot or engine, a bot the fast one does not play, a table the game is not
        played at, or fewer than no deals."""
        if self.engine not in ENGINES:
            allowed = ", ".join(ENGINES)
            raise TableError(
                f"there is no engine {self.engine!r}; there is: {allowed}",
                code="simulate-engine",
                name=self.engine,
                allowed=allowed,
            )
        for name in self.bots:
            bot_named(name)
            if self.engine == FAST and name != FAST_BOT:
                raise TableError(
                    f"the fast engine plays the bot {FAST_BOT} only, not {name}",
                    code="simulate-fast-bots",
                    name=name,
                    allowed=FAST_BOT,
                )
        for name, seats in (
            (self.game.name, self.game.seats),
            (self.profile.name, self.game.tables(self.profile)),
        ):
            if len(self.bots) not in seats:
                places = ", ".join(map(str, seats))
                raise TableError(
                    f"{len(self.bots)} bots: {name} is played by {places}",
                    code="simulate-bots",
                    given=len(self.bots),
                    game=name,
                    allowed=places,
                )
        if self.deals < 0:
            raise TableError(f"{self.deals} deals: at least 0", code="simulate-deals", given=self.deals)


class PlayedDeal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One deal of a simulation, in plain words and figures. Payments in what the game counts, in seat order."""

    deal: int
    """Its number, 1 the first."""
    seed: str
    """``marias.deal(seed=…, dealer=…, seats=…)`` deals the same cards."""
    dealer: Seat
    declarer: Seat | None
    """None: nobody bid, and the cards were thrown in."""
    partner: Seat | None = None
    """Who played with the declarer, where somebody did."""
    contract: str
    trump: str
    """The letter of the trump suit; empty in games without trumps."""
    kind: str
    """``played`` or ``unplayed``."""
    over_hundred: bool = False
    """Was the price doubled because the winners had more than a hundred (marijaš)?"""
    levels: dict[str, int]
    """Component → its flek level."""
    made: bool | None
    """Did the declarer make all he had announced? None when it was not settled."""
    tricks: tuple[int, int]
    """Taken by the declarer's side, by the defenders."""
    payments: tuple[int, ...]
    premium: tuple[int, ...] = ()
    """The premium points of each seat, no fewer than these; empty where nobody has any."""
    premium_open: bool = False
    """They may be more: the table does not say."""

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The declarer and who played with him."""
        return tuple(seat for seat in (self.declarer, self.partner) if seat is not None)


def play_out(state: Any, bots: Sequence[Bot], chances: Sequence[Generator]) -> Any:
    """The state at the end of the deal; ``bots`` and their ``chances`` in seat order. Each bot sees its view only."""
    while (seat := state.to_act) is not None:
        state = state.after(bots[seat].choose(state.view(seat), chances[seat]))
    return state


def play_deal(plan: Plan, number: int) -> PlayedDeal:
    """The deal of this number, 1 the first. Raises what a bot does wrong as ``IllegalAction``."""
    seats = len(plan.bots)
    seed = derive(plan.seed, "deal", number)
    dealer = (number - 1) % seats
    state = plan.game.start(plan.profile, Deal(shuffled_pack(seed), dealer, seats))
    chances = [Generator(derive(plan.seed, "bot", seat, number)) for seat in range(seats)]
    if plan.engine == FAST:
        # it imports the solver, which warns where it is not compiled; the slow engine has no use for it
        from marias.session.fast import play_out_fast  # noqa: PLC0415

        state = play_out_fast(state, chances, derive(plan.seed, "cards", number))
    else:
        state = play_out(state, [bot_named(name) for name in plan.bots], chances)
    result = state.result()
    premium, premium_open = _points(None if plan.table is None else premium_of(plan.game, state, plan.table), seats)
    tricks = [trick.winner in (result.declarer, result.partner) for trick in state.tricks]
    rounds = getattr(state, "rounds", NOTHING_DOUBLED)
    return PlayedDeal(
        deal=number,
        seed=seed.hex(),
        dealer=dealer,
        declarer=result.declarer,
        partner=result.partner,
        contract=result.contract,
        trump=state.trump.value if state.trump else "",
        kind=result.kind,
        over_hundred=any(item.code == "over_hundred" for item in result.items),
        levels={component.name: component.level for component in rounds.components},
        made=made(rounds, result),
        tricks=(sum(tricks), len(tricks) - sum(tricks)),
        payments=result.payments,
        premium=premium,
        premium_open=premium_open,
    )


def _points(found: Premium | None, seats: int) -> tuple[tuple[int, ...], bool]:
    """What each seat has at least, and whether it may be more."""
    awards = [] if found is None else [found.of(seat) for seat in range(seats)]
    points = tuple(award.at_least for award in awards)
    return points if any(points) else (), any(award.total is None for award in awards)


def made(rounds: Rounds, result: Result) -> bool | None:
    """Did the declarer make all he had announced? None when it was not settled in play.

    A quiet hundred that is paid in the game's place tells who won the game; where nothing is announced, all that was
    settled does.
    """
    if result.kind != "played":
        return None
    settled = {item.code for item in result.items}
    own = {component.name for component in rounds.components if component.owner == "declarer"}
    if not own <= settled:
        own.add("quiet_hundred")
    if not rounds.components:
        own = settled
    won = [item.won for item in result.items if item.code in own and item.won is not None]
    return all(won) if won else None


def simulate(plan: Plan, jobs: int = 1) -> collections.abc.Generator[PlayedDeal, None, None]:
    """The deals of the plan in order, played by so many processes.

    No more than a few chunks wait at any time, however many deals there are. Closing the iterator stops the processes.
    A script that asks for more than one job calls this under ``if __name__ == "__main__":`` (processes are spawned).
    Raises ``TableError`` for fewer than one job or far too many, and when a process dies.
    """
    if not 1 <= jobs <= MOST_JOBS:
        raise TableError(f"{jobs} jobs: 1 to {MOST_JOBS}", code="simulate-jobs", given=jobs, most=MOST_JOBS)
    chunks = -(-plan.deals // CHUNK)
    jobs = min(jobs, chunks)
    if jobs <= 1:
        for number in range(1, plan.deals + 1):
            yield play_deal(plan, number)
        return
    with _workers(plan, jobs) as lines:
        for chunk in range(chunks):
            try:
                answer = lines[chunk % jobs].recv()
            except EOFError:
                raise TableError("a process of the simulation has died", code="simulate-died") from None
            if isinstance(answer, MariasError):
                raise answer
            yield from answer


@contextmanager
def _workers(plan: Plan, jobs: int) -> Iterator[list[Connection]]:
    """The receiving ends of so many processes; each plays every ``jobs``-th chunk and waits while nobody takes it."""
    # spawn: a fresh process holds no end of another's pipe, so when we are gone it can send no more and ends.
    context = multiprocessing.get_context("spawn")
    processes, lines = [], []
    try:
        with _interrupts_held():
            for job in range(jobs):
                ours, theirs = context.Pipe(duplex=False)
                process = context.Process(target=_work, args=(theirs, plan, job, jobs), daemon=True)
                process.start()
                theirs.close()
                processes.append(process)
                lines.append(ours)
        yield lines
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for line in lines:
            line.close()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C goes to every process of the terminal; those started in here never see it, we see it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's resource tracker starts with the first process and then lets Ctrl-C through again; so it starts here.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(line: Connection, plan: Plan, job: int, jobs: int) -> None:
    try:
        for start in range(1 + job * CHUNK, plan.deals + 1, jobs * CHUNK):
            line.send([play_deal(plan, number) for number in range(start, min(start + CHUNK, plan.deals + 1))])
    except MariasError as error:
        line.send(error)
    except BrokenPipeError:
        pass  # nobody is there to take it
    finally:
        line.close()
