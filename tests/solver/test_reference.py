"""The solver against the slow reference, which plays real states of the rules: every family, contract and objective."""

from __future__ import annotations

import random
from typing import Any

import pytest

from marias import solver
from marias.solver import reference
from tests.sizes import Count, Figures
from tests.solver.endings import CASES, STOCK, card_points, declarers, endings, made, payment

COUNTED = {"hra", "sedma", "sto", "stosedm", "game", "sto_sedma", "dve_sedmy_sto"}
MOST_CARDS = {"small": 4, "soak": 5}


def compare(state: Any, objective: str, worth: reference.Worth) -> list[str]:
    """What the solver says of a state and the reference does not."""
    side = declarers(state)
    expected = reference.values(state, side, worth)
    solution = solver.solve(state, objective)
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


def objectives(state: Any, contract: str, chance: random.Random) -> dict[str, reference.Worth]:
    """What to ask of an ending."""
    asked: dict[str, reference.Worth] = {"payment": payment}
    if contract in COUNTED:
        asked["card_points"] = card_points
    components = getattr(state, "bargain", None)
    component = chance.choice(components().components).name if components else contract
    if component in ("hra", "game"):
        return asked  # it may drop out of the settlement, or be even: then nothing of that name is won or lost
    return {**asked, f"made:{component}": made(component)}


@pytest.mark.parametrize(("game", "contract"), [*CASES, STOCK])
def test_endings(game: str, contract: str, count: Count, figures: Figures) -> None:
    chance = random.Random(f"{game} {contract}")
    wanted = count(small=40, soak=2000)
    most = MOST_CARDS["small" if wanted == 40 else "soak"]
    compared = 0
    for number in range(wanted):
        cards, on_table = 1 + number % most, number // most % 3
        state = next(endings(game, contract, cards, on_table, chance))
        for objective, worth in objectives(state, contract, chance).items():
            wrong = compare(state, objective, worth)
            assert not wrong, (number, objective, wrong, state)
            compared += 1
    figures("endings compared", compared)
