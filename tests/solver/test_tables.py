"""Tables of worth are kept and shared: only among positions whose endings are worth the same."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from marias import solver
from marias.cards import PACK, CardSet, Suit
from marias.notation import parse_card, parse_cards
from marias.rules import load_profile
from marias.rules.contract import Deal
from marias.rules.doubling import Component, Rounds
from marias.rules.play import Marriage
from marias.rules.voleny.state import VolenyState
from marias.solver import payments, table
from tests.sizes import Count
from tests.solver.endings import CARDS, CASES, STOCK, endings

PROFILE = load_profile("liga")


def afresh(state: Any, objective: str = "payment") -> solver.Solution:
    """Solved with nothing kept from before."""
    table._table.cache_clear()
    payments.payments.cache_clear()
    return solver.solve(state, objective)


def state_of(**changed: Any) -> VolenyState:
    """A has the trump seven and svršek and král of two suits; the game is flekked once."""
    hands = tuple(CardSet(parse_cards(text)) for text in ("7k Qk Kk Qc Kc", "8z Xl 9k Al 9z", "9c Az Sc Xc 7c"))
    rounds = Rounds((Component("hra", "declarer", (1, 1)),))
    state = VolenyState(
        PROFILE,
        Deal(PACK, dealer=2, seats=3),
        "play",
        hands,
        active=(0, 1, 2),
        trump_card=parse_card("Kk"),
        contract="hra",
        rounds=rounds,
    )
    return replace(state, **changed)


def fleks(levels: tuple[int, int], name: str = "hra") -> Rounds:
    return Rounds((Component(name, "declarer", levels),))


def swapped(one: str, other: str) -> dict[str, Any]:
    """Two cards change hands."""
    swap = {parse_card(one): parse_card(other), parse_card(other): parse_card(one)}
    return {"hands": tuple(CardSet(swap.get(card, card) for card in hand) for hand in state_of().hands)}


MARRIAGE = Marriage(1, 1, Suit.LEAVES, 20)
OTHER_MONEY: dict[str, list[dict[str, Any]]] = {
    "profile": [{"profile": PROFILE.changed(**rule)} for rule in ({}, {"hra": 3}, {"quiet_seven": 5}, {"ceiling": 3})],
    "mode of calling": [
        {"profile": PROFILE.changed(marriage_mode=mode)}
        for mode in ("auto_svrsek_first", "svrsek_first_or_lost", "announced")
    ],
    "fleks": [{"rounds": fleks(levels)} for levels in ((1, 1), (2, 2), (1, 2), (2, 1), (3, 3))],
    "contract": [
        {"contract": name, "rounds": fleks((1, 1), name), "announcer": 0 if "s" in name else None}
        for name in ("hra", "sto", "stosedm")
    ],
    "who declares": [{"declarer": seat} for seat in range(3)],
    "trump": [{"trump_card": parse_card(card)} for card in ("Kk", "Kc", "Az")],
    "marriages called": [
        {"marriages": called}
        for called in ((), (MARRIAGE,), (replace(MARRIAGE, seat=0),), (MARRIAGE, replace(MARRIAGE, suit=Suit.ACORNS)))
    ],
    "whose seven": [swapped("7k", card) for card in ("7k", "8z", "9c")],
    "whose marriages": [swapped(one, other) for one, other in (("Kk", "Kk"), ("Kk", "8z"), ("Kc", "Az"), ("Qc", "9c"))],
}


@pytest.mark.parametrize("what", OTHER_MONEY)
def test_other_money_has_another_table(what: str) -> None:
    states = [state_of(**changed) for changed in OTHER_MONEY[what]]
    alone = [afresh(state) for state in states]
    assert len({solution.actions for solution in alone}) > 1, "the money is not another"
    for first in states:
        solver.solve(first)
        assert [solver.solve(state) for state in states] == alone
    for state, solution in zip(reversed(states), reversed(alone), strict=True):
        assert solver.solve(state) == solution


def test_fleks_count_double() -> None:
    """What is kept for one flek is not paid for another: each doubles the game."""
    no_quiet = PROFILE.changed(quiet_seven=0, quiet_hundred=0, ceiling=100_000)
    values = [solver.value(state_of(profile=no_quiet, rounds=fleks((level, level)))) for level in (1, 2, 3, 2, 1)]
    assert values[0] != 0
    assert values == [values[0] * factor for factor in (1, 2, 4, 2, 1)]


def test_objectives_have_their_own() -> None:
    state = state_of()
    alone = {objective: afresh(state, objective) for objective in ("payment", "card_points", "made:hra")}
    for objective in (*alone, *reversed(alone)):
        assert solver.solve(state, objective) == alone[objective]


def test_worlds_of_a_deal_share_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The settlement is asked once for each class of outcome, not again for every distribution or trick."""
    asked: list[Any] = []
    kind: Any = type(solver.situation_of(state_of()).settlement)
    settle = kind.settle

    def listening(settlement: Any, ending: Any) -> Any:
        asked.append(ending)
        return settle(settlement, ending)

    monkeypatch.setattr(kind, "settle", listening)
    afresh(state_of())
    assert len(asked) == len(set(asked)) > 0
    said = len(asked)
    for one, other in (("8z", "9c"), ("9z", "Sc"), ("9k", "7c")):
        solver.solve(state_of(**swapped(one, other)))
    assert len(asked) == said


@pytest.mark.parametrize(("game", "contract"), [*CASES, STOCK])
def test_one_after_another(game: str, contract: str, count: Count) -> None:
    """Deals of many rule sets and fleks, and the positions along them, are worth what they are worth by themselves."""
    chance = random.Random(f"tables {game} {contract}")
    states: list[Any] = []
    for _ in range(count(small=3, soak=60)):
        state = next(endings(game, contract, min(4, CARDS[game]), 0, chance))
        while state.to_act is not None:
            states.append(state)
            state = state.after(chance.choice(state.legal()))
    alone = [afresh(state) for state in states]
    table._table.cache_clear()
    payments.payments.cache_clear()
    assert [solver.solve(state) for state in states] == alone
    order = list(range(len(states)))
    chance.shuffle(order)
    assert [solver.solve(states[place]) for place in order] == [alone[place] for place in order]
