"""The solver against the slow reference, which plays real states of the rules: every family, contract and objective."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from marias import solver
from marias.errors import SolverError
from marias.solver import reference
from tests.sizes import SOAK, Count, Figures
from tests.solver.composed import composed
from tests.solver.endings import CASES, STOCK, card_points, declarers, endings, made, payment

COUNTED = {"hra", "sedma", "sto", "stosedm", "game", "sto_sedma", "dve_sedmy_sto"}
TRUMPS = [(game, contract) for game, contract in CASES if contract in COUNTED or contract == "dve_sedmy"]
QUIET: dict[str, tuple[str, ...]] = dict.fromkeys(("voleny", "krizovy"), ("quiet_seven", "quiet_hundred"))
QUIET["licitovany"] = (*QUIET["voleny"], "quiet_hundred_over")

CARDS = (1, 2, 2, 3, 3, 3, 4, 4, 4, 5) if SOAK else (1, 2, 3, 4)
"""So many are in the hand to play, in turn."""
SELDOM = {"krizovy": 10, "marijas-4": 10}
"""Five cards of four players take the reference long: there only every so many of those with five have five."""
SPREAD = {
    **dict.fromkeys([("voleny", "hra"), ("licitovany", "sedma"), ("licitovany", "sto")], 700),
    **dict.fromkeys([("voleny", "sedma"), ("voleny", "sto"), ("licitovany", "sto_sedma")], 600),
    **dict.fromkeys([("voleny", "stosedm"), ("licitovany", "dve_sedmy_sto")], 300),
    **dict.fromkeys([("voleny", f"{open_}{game}") for game in ("betl", "durch") for open_ in ("", "open_")], 1000),
    **dict.fromkeys([("marijas-3", "betl"), ("marijas-4", "betl"), STOCK], 1000),
}
"""In a soak 2,000 of each, or so many where several contracts of a family are solved for the same."""


def compare(state: Any, objective: str, worth: reference.Worth) -> list[str]:
    """What the solver says of a state and the reference does not."""
    side = declarers(state)
    solution = solver.solve(state, objective)
    expected = reference.values(state, side, worth)
    found = {valued.action: (valued.at_least, valued.at_most) for valued in solution.actions}
    wrong = [f"{a}: {found.get(a)} for {value}" for a, value in expected.items() if found.get(a) != (value, value)]
    best = (max if state.to_act in side else min)(expected.values())
    if solver.value(state, objective) != best:
        wrong.append(f"the position: {solver.value(state, objective)} for {best}")
    line = solver.line(state, objective)
    end = state
    for action in line.actions:
        end = end.after(action)
    if not line.value == worth(end) == best:
        wrong.append(f"the line comes to {worth(end)} for {best}")
    return wrong


def objectives(state: Any, game: str, contract: str, chance: random.Random) -> Iterator[tuple[str, reference.Worth]]:
    """What to ask of an ending: all there is, but of the components and of what is quiet one of each."""
    yield "payment", payment
    if contract in COUNTED:
        yield "card_points", card_points
        quiet = chance.choice(QUIET.get(game, ("over_hundred",)))
        if quiet.startswith("quiet_"):
            yield f"made:{quiet}", made(quiet)
    bargain = getattr(state, "bargain", None)
    component = chance.choice(bargain().components).name if bargain else contract
    yield f"made:{component}", made(component)


def agree(states: Iterator[Any], game: str, contract: str, chance: random.Random, figures: Figures) -> None:
    """Compare them all; only the game may be what is not settled however the deal ends."""
    compared, refused = dict.fromkeys(("payment", "card_points", "made"), 0), 0
    for number, state in enumerate(states):
        for objective, worth in objectives(state, game, contract, chance):
            try:
                wrong = compare(state, objective, worth)
            except SolverError as error:
                if (error.code, objective) != ("solver-no-component", "made:hra"):
                    raise
                refused += 1
                continue
            assert not wrong, (number, objective, wrong, state)
            compared[objective.partition(":")[0]] += 1
    assert compared["made"] > refused
    for objective, times in compared.items():
        figures(f"{game}, {contract}: endings compared, {objective}", times)


def sizes(game: str, wanted: int) -> Iterator[tuple[int, int]]:
    """How many cards are in the hand to play, and how many on the table."""
    most_on_table = 2 if game.startswith("marijas-2") else 3
    for number in range(wanted):
        turn, step = divmod(number, len(CARDS))
        cards = CARDS[step]
        yield (4 if cards == 5 and turn % SELDOM.get(game, 1) else cards), turn % most_on_table


@pytest.mark.parametrize(("game", "contract"), [*CASES, STOCK])
def test_endings(game: str, contract: str, count: Count, figures: Figures) -> None:
    chance = random.Random(f"{game} {contract}")
    wanted = count(small=40, soak=SPREAD.get((game, contract), 2000))
    states = (next(endings(game, contract, cards, played, chance)) for cards, played in sizes(game, wanted))
    agree(states, game, contract, chance, figures)


@pytest.mark.parametrize(("game", "contract"), [*TRUMPS, STOCK])
def test_endings_in_which_much_is_open(game: str, contract: str, count: Count, figures: Figures) -> None:
    """Several marriages in a hand, a side without a trick, marriages called before."""
    chance = random.Random(f"much {game} {contract}")
    wanted = count(small=16, soak=SPREAD.get((game, contract), 2000) // 4)
    states = (
        composed(next(endings(game, contract, max(2, cards), 0, chance)), played, chance)
        for cards, played in sizes(game, wanted)
    )
    agree(states, game, contract, chance, figures)


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_what_the_reference_remembers_changes_nothing(game: str, contract: str, count: Count) -> None:
    chance = random.Random(f"remembers {game} {contract}")
    for number in range(count(small=3, soak=100)):
        state = next(endings(game, contract, 3, number % 3, chance))
        if (game, contract) in TRUMPS and number % 2:
            state = composed(next(endings(game, contract, 3, 0, chance)), 0, chance)
        side = declarers(state)
        remembered = reference.values(state, side, payment)
        assert remembered == reference.values(state, side, payment, remembers=False)
