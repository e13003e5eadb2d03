"""Solving deals of the rules: values, lines, many at once, and what is refused."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

import marias
from marias import solver
from marias.cards import PACK, CardSet
from marias.errors import SolverError
from marias.notation import parse_card, parse_cards
from marias.rules import load_profile
from marias.rules.actions import PLAYS
from marias.rules.contract import Deal
from marias.rules.doubling import Component, Rounds
from marias.rules.voleny.state import VolenyState
from tests.sizes import Count, Figures
from tests.solver.endings import CARDS, CASES, STOCK, declarers, endings, payment


def hands(*texts: str) -> tuple[CardSet, ...]:
    return tuple(CardSet(parse_cards(text)) for text in texts)


def voleny(a: str, b: str, c: str, *, trump: str = "Ak", level: int = 1, leader: int = 0) -> VolenyState:
    """A game of A, flekked so often, in the middle of play."""
    return VolenyState(
        load_profile("liga"),
        Deal(PACK, dealer=2, seats=3),
        "play",
        hands(a, b, c),
        active=(0, 1, 2),
        trump_card=parse_card(trump),
        contract="hra",
        rounds=Rounds((Component("hra", "declarer", (level, level)),)),
        leader=leader,
    )


@pytest.mark.trial("R104")
def test_every_card_has_its_own_value() -> None:
    """The rule sheet's values for one opponent, computed by two other programs: Ac 0, 7k -2, 8c +4, Xk +4."""
    state = voleny("7k 8c Ac Xk", "7l 8z 9k Al", "9c Az Sc Xc")
    taken = replace(solver.situation_of(state), taken=1)
    solution = solver.solve(taken)
    found = {str(valued.action.card): valued.at_least for valued in solution.actions}  # type: ignore[attr-defined]
    assert found == {"Ac": 2 * 0, "7k": 2 * -2, "8c": 2 * 4, "Xk": 2 * 4}
    assert solution.exact
    assert solution.value == 8
    assert solution.cost(PLAYS[parse_card("7k")]) == 12
    assert {str(action.card) for action in solution.best} == {"8c", "Xk"}  # type: ignore[attr-defined]


@pytest.mark.trial("R106")
def test_a_forced_card_and_equal_cards_have_true_values() -> None:
    """One card: 60:30 and the quiet seven, 4 for one opponent. Two that are equal: each its own. None: no number."""
    forced = replace(solver.situation_of(voleny("7k", "Az", "9l")), taken=4)
    (only,) = solver.solve(forced).actions
    assert (only.action, only.at_least, only.at_most) == (PLAYS[parse_card("7k")], 8, 8)
    equal = replace(solver.situation_of(voleny("8l 9l", "Az 7z", "Xc 7c")), taken=4)
    assert [(valued.at_least, valued.at_most) for valued in solver.solve(equal).actions] == 2 * [
        (solver.value(equal), solver.value(equal))
    ]
    with pytest.raises(SolverError):
        solver.value(voleny("", "", ""))


@pytest.mark.parametrize(("game", "contract"), [*CASES, STOCK])
def test_a_whole_deal_comes_to_its_value(game: str, contract: str, count: Count, figures: Figures) -> None:
    """The line from the first lead, played by the rules and settled by them."""
    chance = random.Random(f"line {game} {contract}")
    wanted = count(small=4, soak=200)
    for _ in range(wanted):
        state = next(endings(game, contract, CARDS[game], 0, chance))
        line = solver.line(state)
        for action in line.actions:
            state = state.after(action)
        assert state.to_act is None
        assert line.value == payment(state)
        assert line.result == state.result()
    figures("deals", wanted)


@pytest.mark.trial("R111")
@pytest.mark.parametrize(("game", "contract"), [*CASES, STOCK])
def test_values_along_a_deal_fit_together(game: str, contract: str, count: Count) -> None:
    """What a position is worth is its best card's worth, and a card's worth that of the position after it; one thread
    or four, forwards or backwards."""
    chance = random.Random(f"along {game} {contract}")
    for _ in range(count(small=2, soak=100)):
        state = next(endings(game, contract, CARDS[game], 0, chance))
        side, states, played = declarers(state), [state], []
        while states[-1].to_act is not None:
            played.append(chance.choice(states[-1].legal()))
            states.append(states[-1].after(played[-1]))
        one = solver.solve_many(states[:-1], threads=1)
        many = solver.solve_many(states[-2::-1], threads=4)
        assert one == many[::-1]
        for before, action, after in zip(states, played, states[1:], strict=False):
            solution = solver.solve(before)
            assert solution == one[states.index(before)]
            worth = next(valued.at_least for valued in solution.actions if valued.action == action)
            assert worth == (solver.value(after) if after.to_act is not None else payment(after))
            assert solution.cost(action) == (1 if before.to_act in side else -1) * (solution.value - worth) >= 0
            assert solution.value == solver.value(before)


# Small positions


@pytest.mark.trial("R108")
def test_tiny_positions_again_and_again(count: Count) -> None:
    """One and two cards a hand, mid-trick too, of three and four players by turns; no answer drifts."""
    chance = random.Random("tiny")
    states = [
        next(endings(game, contract, cards, on_table, chance))
        for game, contract in (("voleny", "hra"), ("krizovy", "game"), ("licitovany", "sto"), ("krizovy", "durch"))
        for cards in (1, 2)
        for on_table in (0, 1, 2)
    ]
    first = [solver.solve(state) for state in states]
    for _ in range(count(small=1000, soak=20_000) // len(states)):
        assert [solver.solve(state) for state in states] == first


# Many at once


def some_states(wanted: int) -> list[Any]:
    chance = random.Random("many")
    return [next(endings("voleny", "sto", 5, 0, chance)) for _ in range(wanted)]


def test_many_tell_how_far_they_are() -> None:
    states, told = some_states(12), []
    solved = solver.solve_many(states, threads=2, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 12) for done in range(1, 13)]
    assert solved == [solver.solve(state) for state in states]


def test_many_can_be_cancelled() -> None:
    states, cancel = some_states(12), threading.Event()
    wanted = [solver.solve(state) for state in states]

    def progress(done: int, _total: int) -> None:
        if done == 3:
            cancel.set()

    solved = solver.solve_many(1000 * states, threads=1, progress=progress, cancel=cancel)
    done = [solution for solution in solved if solution is not None]
    assert 3 <= len(done) < 12_000
    assert done == [wanted[number % 12] for number in range(len(done))], "what is done stands, in its place"


def test_many_end_with_the_first_fault() -> None:
    states = some_states(3)
    with pytest.raises(SolverError, match="phase trump"):
        solver.solve_many([states[0], marias.deal(seed=1), *states[1:]], threads=1)


# What is refused


def test_only_cards_in_play_are_solved() -> None:
    with pytest.raises(SolverError, match="not in phase trump"):
        solver.solve(marias.deal(seed=1))
    with pytest.raises(SolverError, match="int is not the state of a deal"):
        solver.value(7)  # type: ignore[arg-type]


def test_a_deal_that_is_over_has_no_line() -> None:
    with pytest.raises(SolverError, match="the deal is over"):
        solver.line(replace(voleny("7k", "7l", "9c"), phase="end", ending="misdeal"))


@pytest.mark.parametrize(
    ("objective", "problem"),
    [
        ("money", "'money' cannot be solved for; what can: payment, card_points, made:NAME"),
        (
            "made:betl",
            "'betl' is not settled in every ending of this deal; allowed here: payment, card_points, made:hra",
        ),
    ],
)
def test_unknown_objectives(objective: str, problem: str) -> None:
    with pytest.raises(SolverError) as caught:
        solver.solve(voleny("7k 8c", "7l 8z", "9c Az"), objective)
    assert str(caught.value) == problem


def test_betl_has_no_card_points() -> None:
    state = next(endings("krizovy", "betl", 3, 0, random.Random(1)))
    with pytest.raises(SolverError, match="no card points are counted"):
        solver.solve(state, "card_points")


def test_a_search_cut_short_says_so() -> None:
    state = next(endings("voleny", "hra", 10, 0, random.Random(4)))
    exact = solver.solve(state)
    cut = solver.solve(state, limit=50)
    assert not cut.exact
    for whole, part in zip(exact.actions, cut.actions, strict=True):
        assert part.at_least <= whole.at_least <= part.at_most
    with pytest.raises(SolverError, match="cut short"):
        _ = cut.value
    with pytest.raises(SolverError, match="cut short"):
        solver.value(state, limit=50)


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_a_limit_holds_for_all_the_actions_together(game: str, contract: str) -> None:
    """Whatever has to be searched apart, such as what is worth the same without a marriage called."""
    chance = random.Random(f"limit {game} {contract}")
    for state in islice(endings(game, contract, 5, 0, chance), 5):
        whole = solver.solve(state)
        for limit in {1, 2, 7, max(1, whole.nodes // 2), max(1, whole.nodes - 1)}:
            cut = solver.solve(state, limit=limit)
            assert cut.nodes <= limit
            for exact, part in zip(whole.actions, cut.actions, strict=True):
                assert part.at_least <= exact.at_least <= part.at_most
        assert solver.solve(state, limit=whole.nodes) == whole


A, B, C = "7k 8c Ac Xk", "7l 8z 9k Al", "9c Az Sc Xc"
WRONG: dict[str, tuple[Callable[[], Any], str]] = {
    "twice in two hands": (lambda: voleny(A, "7l 8z 9k Xk", C), "Xk is there twice"),
    "twice, once on the table": (
        lambda: replace(voleny("7k 8c Ac", B, C), trick=parse_cards("Al")),
        "Al is there twice",
    ),
    "a hand too large": (lambda: voleny(A, B + " Kl", C), "seat 1 holds 5 cards, not 4"),
    "a hand too small": (lambda: voleny(A, B, "9c Az Sc"), "seat 2 holds 3 cards, not 4"),
    "eleven cards": (
        lambda: voleny(
            "7c 8c 9c Sc Qc Kc Xc Ac 7k 8k 9k", "7z 8z 9z Sz Qz Kz Xz Az Sk Qk Kk", "7l 8l 9l Sl Ql Kl Xl Al Xk Ak"
        ),
        "the player to act holds 11 cards; he may hold 1 to 10",
    ),
    "no cards": (lambda: voleny("", "", ""), "the player to act holds 0 cards; he may hold 1 to 10"),
    "who has played still holds as many": (
        lambda: replace(voleny(A, B, C), trick=parse_cards("Kl")),
        "seat 0 holds 4 cards, not 3",
    ),
    "a full trick": (
        lambda: replace(voleny("7k", "7l", "9c"), trick=parse_cards("Kl Ql Sl")),
        "a trick of 3 cards is full",
    ),
    "a card nobody could have played": (
        lambda: replace(voleny("7k 8c Ac", "7l 8z Al", C), trick=parse_cards("Xl 9k")),
        "9k cannot have been played: its player holds 8z 7l Al",
    ),
    "too many card points": (
        lambda: replace(solver.situation_of(voleny(A, B, C)), taken=4),
        "40 card points taken, 60 to come: more than a deal has",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_impossible_positions(what: str) -> None:
    make, problem = WRONG[what]
    with pytest.raises(SolverError) as caught:
        solver.solve(make())
    assert str(caught.value) == problem


def test_any_position_is_solved_or_refused(count: Count) -> None:
    """Cards thrown into hands and trick at random: one line names what is wrong, or the values are in bounds."""
    chance = random.Random("positions")
    solved, refused = 0, []
    tried = count(small=500, soak=20_000)
    for _ in range(tried):
        cards = list(PACK)
        chance.shuffle(cards)
        size, played = chance.randint(0, 4), chance.randint(0, 3)
        if chance.random() < 0.2:
            cards[chance.randrange(32)] = cards[0]
        sizes = [size - (place < played) + (chance.random() < 0.05) for place in range(3)]
        dealt = [CardSet([cards.pop() for _ in range(max(0, wanted))]) for wanted in sizes]
        trump = chance.choice(PACK)
        state = replace(
            voleny("", "", "", trump=str(trump)), hands=tuple(dealt), trick=tuple(cards.pop() for _ in range(played))
        )
        try:
            solution = solver.solve(state)
        except SolverError as error:
            refused.append(error)
        else:
            solved += 1
            assert solution.exact
            assert all(abs(valued.at_least) <= 2 * 20 for valued in solution.actions)
    assert solved > tried / 10
    assert all(error.code.startswith("solver-") and "\n" not in str(error) for error in refused)
