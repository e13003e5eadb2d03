"""Cards played at random, fast: the very cards of the written algorithm, and what they come to by the rules."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import asdict, replace

import marias
from marias import solver
from marias.bots import bot_named
from marias.errors import MariasError, SolverError
from marias.rules.dealing import Generator, derive
from marias.rules.play import marriages_in
from marias.solver import _chance
from marias.solver.objectives import PAYMENT
from marias.solver.position import manner_of
from marias.solver.problem import GRADED
from marias.solver.table import table_of
from tests.sizes import Count, Figures
from tests.solver import chance as written
from tests.solver.endings import CARDS, CASES, STOCK, card_points, declarers, endings, payment
from tests.solver.test_bad_input import ODD, spoilt


def test_words_are_those_of_the_published_generator() -> None:
    """The words of this seed as Rosetta Code and the author's C program give them."""
    words = written.Words(1234567)
    assert [words.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def states(game: str, contract: str, wanted: int, word: str) -> list[tuple[Any, bytes]]:
    """Whole deals and endings, mid-trick too, under rule sets with switches set anew; each with a seed."""
    chance = random.Random(f"{word} {game} {contract}")
    out = []
    for number in range(wanted):
        cards = CARDS[game] if number % 2 else 1 + chance.randrange(CARDS[game])
        state = next(endings(game, contract, cards, number // 2 % 3, chance))
        out.append((state, chance.getrandbits(256).to_bytes(32, "big")))
    return out


def _in_play(game: str, seed: int) -> Any:
    """A deal of the bot ``random`` in which a card is to be played."""
    for number in range(seed, seed + 1000):
        state, chance = marias.deal(game, seed=number), Generator(marias.seed_from(number))
        while state.to_act is not None:
            if state.phase == "play":
                return state
            state = state.after(bot_named("random").choose(state.view(state.to_act), chance))
    raise AssertionError(game)


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_the_end_is_that_of_the_written_algorithm(game: str, contract: str, count: Count, figures: Figures) -> None:
    """State for state, history and all: the rules themselves play the same cards from the same words."""
    wanted = count(small=16, soak=2000)
    for state, seed in states(game, contract, wanted, "written"):
        assert solver.played_out(state, seed=seed) == written.played_out(state, int.from_bytes(seed[:8], "big"))
    figures("deals", wanted)


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_a_playout_is_worth_what_the_rules_pay(game: str, contract: str, count: Count) -> None:
    for state, seed in states(game, contract, count(small=16, soak=2000), "worth"):
        end, side = solver.played_out(state, seed=seed), declarers(state)
        found = solver.playouts(state, 1, seed=seed)
        assert (found.count, found.mean, len(found.outcomes)) == (1, payment(end), 1)
        if contract != "dve_sedmy":  # there a deal ends where nothing is left to play for
            taken = sum(trick.winner in side for trick in end.tricks[len(state.tricks) :])
            assert found.tricks == (0,) * taken + (1,)
        if solver.situation_of(state).goal == GRADED and contract not in ("sedma", "dve_sedmy"):
            assert solver.playouts(state, 1, seed=seed, objective="card_points").mean == card_points(end)


def test_many_are_one_after_another() -> None:
    """The figures of many are the sums of single ones, each begun where the one before it stopped."""
    state = _in_play("krizovy", 1)
    words, worths = written.Words(int.from_bytes(marias.seed_from("many")[:8], "big")), []
    for _ in range(50):
        end = written.played_out(state, words._state)
        worths.append(payment(end))
        for _trick in end.tricks:
            words.word()
    found = solver.playouts(state, 50, seed="many")
    assert found.mean == sum(worths) / 50
    assert Counter({outcome.worth: 0 for outcome in found.outcomes}) == Counter(dict.fromkeys(worths, 0))
    assert sum(outcome.times for outcome in found.outcomes) == sum(found.tricks) == 50
    variance = sum((worth - found.mean) ** 2 for worth in worths) / 50
    assert found.error == pytest.approx((variance / 50) ** 0.5)


def test_every_legal_card_is_equally_likely(count: Count) -> None:
    """The first card of a hand of ten without a marriage: within 4 standard errors."""
    state = next(
        state
        for state in (_in_play("licitovany", seed) for seed in range(100))
        if not marriages_in(state.hands[state.to_act]) and not state.lead
    )
    total, legal = count(small=4000, soak=100_000), {action.card for action in state.legal()}
    seeds = (derive(bytes(32), number) for number in range(total))
    led = Counter(solver.played_out(state, seed=seed).tricks[0].cards[0] for seed in seeds)
    assert set(led) == legal
    for times in led.values():
        assert abs(times - total / len(legal)) < 4 * (total / len(legal)) ** 0.5


@pytest.mark.parametrize(("game", "contract"), [case for case in CASES if case[1] in ("hra", "game", "sto", "betl")])
def test_the_mean_is_that_of_the_random_bot(game: str, contract: str, count: Count) -> None:
    """The bot ``random``, asked card by card in the state of the rules, comes to the same within 4 standard errors."""
    (state, _), bot = states(game, contract, 2, "bot")[1], bot_named("random")
    total, worths = count(small=300, soak=20_000), []
    for number in range(total):
        end, chance = state, Generator(derive(bytes(32), "bot", number))
        while end.to_act is not None:
            end = end.after(bot.choose(end.view(end.to_act), chance))
        worths.append(payment(end))
    many = 1_000_000
    found = solver.playouts(state, many, seed="bot")
    assert abs(found.mean - sum(worths) / total) <= 4 * found.error * (1 + many / total) ** 0.5


ENDLESS = """
import _thread, threading, time
import marias
from marias import solver
state = marias.deal("marijas", seed=3, seats=3)
while state.phase != "play":
    state = state.after(state.legal()[0])
deals = solver.Deals((10, 10, 10))
for endless in (lambda: solver.playouts(state, 10**12), lambda: [deals.draw(10**7) for _ in range(1000)]):
    threading.Timer(0.3, _thread.interrupt_main).start()
    try:
        endless()
    except KeyboardInterrupt:
        print("stopped")
"""


def test_ctrl_c_is_heard() -> None:
    done = subprocess.run([sys.executable, "-c", ENDLESS], capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == ("stopped\nstopped\n", "")


# Without a compiler


@pytest.fixture(scope="module")
def python() -> ModuleType:
    """The module as it runs where it is not compiled."""
    spec = importlib.util.spec_from_file_location("chance_as_python", Path(_chance.__file__).parent / "_chance.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.COMPILED is False
    return module


def test_it_is_compiled() -> None:
    assert _chance.COMPILED, "a C compiler is missing, or the package was not built with it: ./dev setup"


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_compiled_and_not_are_one(game: str, contract: str, python: ModuleType, count: Count) -> None:
    one, other = _chance.Playouts(), python.Playouts()
    for state, seed in states(game, contract, count(small=4, soak=100), "python"):
        situation = solver.situation_of(state)
        table = table_of(situation, PAYMENT, best_play=False)
        for kernel in (one, other):
            kernel.load(table.problem(situation), manner_of(situation, table.numbering))
            kernel.begin(int.from_bytes(seed[:8], "big"))
            kernel.run(7)
            kernel.run(13)
        assert one.counted() == other.counted()
        assert one.last() == other.last()


# What cannot be played


def test_nonsense_is_refused() -> None:
    state = marias.deal("krizovy", seed=1)
    with pytest.raises(SolverError, match="not in phase choose"):
        solver.playouts(state)
    with pytest.raises(SolverError, match="not in phase choose"):
        solver.played_out(state)
    state = _in_play("krizovy", 1)
    for wrong in (0, -1, 10**12 + 1, 1.5, "many", None):
        with pytest.raises(SolverError, match="playouts: 1 to"):
            solver.playouts(state, wrong)  # type: ignore[arg-type]
    with pytest.raises(SolverError, match="a seed of 3 bytes"):
        solver.playouts(state, seed=b"abc")
    with pytest.raises(SolverError, match="not the state of a deal"):
        solver.played_out(solver.situation_of(state))
    with pytest.raises(SolverError, match="cannot be solved for"):
        solver.playouts(state, objective="nonsense")


def test_a_deal_with_a_stock_is_refused() -> None:
    state = next(endings(*STOCK, 3, 0, random.Random("stock")))
    for play in (solver.playouts, solver.played_out):
        with pytest.raises(SolverError, match=r"[123] draws from the stock are to come"):
            play(state)


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_spoilt_positions_are_refused_or_played(game: str, contract: str, count: Count) -> None:
    """Cards that are there twice, odd hands, odd fields: an error of one line, or playouts that are all counted."""
    chance = random.Random(f"spoilt playouts {game} {contract}")
    refused: list[str] = []
    played = 0
    for number in range(count(small=30, soak=6000)):
        state = next(endings(game, contract, 1 + chance.randrange(CARDS[game]), number % 3, chance))
        situation = solver.situation_of(state)
        odd = replace(situation, **{chance.choice(sorted(asdict(situation))): chance.choice(ODD)})
        for wrong in (spoilt(state, chance), odd):
            try:
                found = solver.playouts(wrong, 20, seed=number)
            except MariasError as error:
                refused.append(str(error))
            else:
                played += 1
                assert sum(outcome.times for outcome in found.outcomes) == sum(found.tricks) == 20
    assert refused
    assert played > 0
    assert not any("\n" in line for line in refused)
