"""Positions no deal can come to, unknown questions, values of a wrong kind: one clear line, or the right number."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from marias import solver
from marias.cards import PACK, Card, CardSet, Order, Suit
from marias.cli import said
from marias.errors import MariasError, SolverError
from marias.notation import parse_cards
from marias.rules import load_profile
from marias.rules.marijas.state import MarijasState
from marias.solver import reference
from marias.texts import LANGUAGES, Text
from tests.sizes import Count, Figures
from tests.solver.endings import CASES, declarers, endings, payment

FEW = 3
"""So many cards at most are in a hand: then the reference is quick."""


def refused(make: Callable[[], Any]) -> SolverError:
    """The error that names what is wrong: one line, in every language."""
    with pytest.raises(SolverError) as caught:
        make()
    error = caught.value
    for language in LANGUAGES:
        line = said(Text(language), error)
        assert line
        assert "\n" not in line
    assert error.code.startswith("solver-")
    assert "\n" not in str(error)
    return error


# Positions that cannot be


def spoilt(state: Any, chance: random.Random) -> Any:
    """The state with one thing changed: a card, a hand, the trick, or whose turn it is."""
    hands = [list(hand) for hand in state.hands]
    holding = [seat for seat, hand in enumerate(hands) if hand]
    one, other = chance.choice(holding), chance.randrange(len(hands))
    what = chance.choice(("swap", "swap", "move", "another", "drop", "add", "turn", "table", "lift"))
    card = chance.choice(hands[one])
    if what == "swap" and hands[other]:
        its = chance.choice(hands[other])
        hands[one][hands[one].index(card)], hands[other][hands[other].index(its)] = its, card
    elif what == "move":
        hands[one].remove(card)
        hands[other].append(card)
    elif what == "another":
        hands[one][hands[one].index(card)] = chance.choice(PACK)
    elif what == "drop":
        hands[one].remove(card)
    elif what == "add":
        hands[other].append(chance.choice(PACK))
    elif what == "turn":
        if isinstance(state, MarijasState):
            step = chance.randrange(len(state.order))
            return replace(state, order=(*state.order[step:], *state.order[:step]))
        return replace(state, leader=chance.choice(holding))
    elif what == "table":
        return replace(state, trick=(*state.trick, chance.choice(PACK)))
    elif what == "lift":
        return replace(state, trick=state.trick[1:])
    return replace(state, hands=tuple(map(CardSet, hands)))


def is_whole(state: Any) -> bool:
    """Are all the cards somewhere, and each once? Then the rules can play it to its end."""
    cards = [card for hand in state.hands for card in hand]
    cards += [*state.trick, *getattr(state, "talon", ()), *(card for trick in state.tricks for card in trick.cards)]
    return len(cards) == len(PACK) == len(set(cards))


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_a_spoilt_position_is_refused_or_solved_right(game: str, contract: str, count: Count, figures: Figures) -> None:
    chance = random.Random(f"spoilt {game} {contract}")
    refusals = solved = compared = 0
    for number in range(count(small=220, soak=4400) // 20):
        state = next(endings(game, contract, 1 + number % FEW, number // FEW % 3, chance))
        for _ in range(20):
            wrong = spoilt(state, chance)
            try:
                solution = solver.solve(wrong)
            except SolverError:
                refused(partial(solver.solve, wrong))
                refusals += 1
                continue
            solved += 1
            assert solution.exact
            if is_whole(wrong) and chance.random() < 0.3:
                expected = reference.values(wrong, declarers(wrong), payment)
                assert {valued.action: valued.at_least for valued in solution.actions} == expected, wrong
                compared += 1
    assert refusals
    assert compared
    figures("spoilt positions refused", refusals)
    figures("spoilt positions solved", solved)


ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2, 3, 7, 99, 2**40, 2**70, 1.5, "", "7k", "x" * 500, b"k", (), (None,), [], {}, object()),
    *(CardSet(), CardSet(PACK), (CardSet(),) * 3, (CardSet(PACK),) * 4, Card.K7, (Card.K7,), tuple(PACK), Suit.BELLS),
    *(Order.PLAIN, solver.Calling.SHOWN, frozenset({Suit.BELLS}), (0, 1), (0, 0, 0), (True, False), (1, 2, 4), int),
)


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_a_situation_with_odd_fields_is_refused_or_solved(game: str, contract: str, count: Count) -> None:
    """Whatever stands in a field; what is solved is within what the settlement can give."""
    chance = random.Random(f"odd {game} {contract}")
    lines: list[str] = []
    solved = 0
    for number in range(count(small=200, soak=4000) // 20):
        situation = solver.situation_of(next(endings(game, contract, 1 + number % FEW, 0, chance)))
        fields = sorted(asdict(situation))
        for _ in range(20):
            odd = replace(situation, **{chance.choice(fields): chance.choice(ODD)})
            try:
                solution = solver.solve(odd)
            except MariasError as error:  # or the settlement's, of facts that cannot be together
                lines.append(str(error))
            else:
                solved += 1
                assert all(valued.at_least <= valued.at_most for valued in solution.actions)
    assert len(lines) > solved > 0
    assert not any("\n" in line for line in lines)


@pytest.mark.trial("R108")
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"leader": "0"}, "leader: '0' cannot be; allowed: int"),
        ({"leader": 3}, "the player at place 3 cannot lead; the places are 0 to 2"),
        ({"hands": (CardSet(),)}, "3 players with 1 hands are no table"),
        ({"hands": ("7k", "8k", "9k")}, "hands: ('7k', '8k', '9k') cannot be; allowed: tuple[CardSet, ...]"),
        ({"declarers": 0}, "declarers: 0 cannot be; allowed: 1 to 6, a bit for each of the side"),
        ({"declarers": 7}, "declarers: 7 cannot be; allowed: 1 to 6, a bit for each of the side"),
        ({"goal": 1}, "goal: 1 cannot be; allowed: 0, as it is settled"),
        ({"trump": None}, "trump: None cannot be; allowed: a suit, where card points are counted"),
        (
            {"order": Order.PLAIN},
            "order: <Order.PLAIN: '789XSQKA'> cannot be; allowed: that of trumps, where card points are counted",
        ),
        ({"trump": Suit.BELLS, "seven": Card.C7}, "seven: Card('7c') cannot be; allowed: None, 7k"),
        ({"tricks": 2}, "the player to act holds 3 cards; he may hold 1 to 2"),
        ({"taken": -1}, "-10 card points taken, 30 to come: more than a deal has"),
        ({"settlement": None}, "settlement: None cannot be; allowed: Settlement"),
        ({"must_lead": Card.C7}, "must_lead: Card('7c') cannot be; allowed: None, a card in hand"),
    ],
)
def test_fields_that_cannot_be(change: dict[str, Any], problem: str) -> None:
    state = next(endings("voleny", "sto", 3, 0, random.Random(8)))
    hands = tuple(CardSet(parse_cards(text)) for text in ("7k 8c Ac", "7l 8z 9k", "9c Az Sc"))
    situation = replace(solver.situation_of(state), hands=hands, taken=1)
    assert str(refused(lambda: solver.solve(replace(situation, **change)))) == problem


def test_a_card_that_is_gone_is_in_no_hand() -> None:
    """In hand and in a finished trick, or laid aside."""
    state = next(endings("voleny", "sto", 3, 0, random.Random(8)))
    seat = state.declarer
    for gone in (state.tricks[0].cards[0], next(iter(state.talon))):
        hand = state.hands[seat].without(next(iter(state.hands[seat]))).with_card(gone)
        hands = tuple(hand if place == seat else other for place, other in enumerate(state.hands))
        assert str(refused(partial(solver.solve, replace(state, hands=hands)))) == f"{gone} is there twice"


# Questions that cannot be asked

STATE = next(endings("voleny", "sto", 3, 0, random.Random(8)))
QUESTIONS: dict[str, tuple[Callable[[], Any], str]] = {
    "no state": (lambda: solver.solve(None), "NoneType is not the state of a deal"),  # type: ignore[arg-type]
    "a text": (lambda: solver.value("7k 8k"), "str is not the state of a deal"),  # type: ignore[arg-type]
    "no objective": (lambda: solver.solve(STATE, None), "'None' cannot be solved for; what can: "),  # type: ignore[arg-type]
    "a list for it": (lambda: solver.solve(STATE, ["payment"]), "cannot be solved for; what can: "),  # type: ignore[arg-type]
    "a long one": (lambda: solver.solve(STATE, "made:" + 500 * "x"), "cannot be solved for; what can: "),
    "control characters": (lambda: solver.solve(STATE, "\x1b[31m"), "'\\x1b[31m' cannot be solved for"),
    "a limit below 0": (lambda: solver.value(STATE, limit=-1), "limit is -1; allowed: 0 to "),
    "a limit in parts": (lambda: solver.solve(STATE, limit=1.5), "limit is 1.5; allowed: 0 to "),  # type: ignore[arg-type]
    "a limit in words": (lambda: solver.solve_many([STATE], limit="7"), "limit is '7'; allowed: 0 to "),  # type: ignore[arg-type]
    "too high a limit": (lambda: solver.solve(STATE, limit=2**64), "limit is 18446744073709551616; allowed: 0 to "),
    "threads below 0": (lambda: solver.solve_many([STATE], threads=-1), "threads is -1; allowed: 0 to 1024"),
    "one state for many": (lambda: solver.solve_many(STATE), "VolenyState is not a sequence of deals"),
    "a text for many": (lambda: solver.solve_many("7k"), "str is not a sequence of deals"),  # type: ignore[arg-type]
    "one that is none": (lambda: solver.solve_many([STATE, 7]), "int is not the state of a deal"),  # type: ignore[list-item]
    "no action": (lambda: solver.line(STATE, first="7k"), "'7k' plays no card"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("what", QUESTIONS)
def test_questions_that_cannot_be_asked(what: str) -> None:
    make, problem = QUESTIONS[what]
    assert problem in str(refused(make))


def test_a_rule_set_the_core_cannot_express() -> None:
    """A hundred against costs more the more tens were missing, and with the seven it is one unit: where the seven is
    lost, more tens may bring less."""
    profile = load_profile("liga").changed(sto_scale="tens", against_pair="one_unit")
    chance = random.Random("one unit")
    state: Any = None
    while state is None or {"sto_against", "sedma_against"} - {
        component.name for component in state.bargain().components
    }:
        state = replace(next(endings("voleny", "hra", 10, 0, chance)), profile=profile)
    assert refused(lambda: solver.value(state)).code == "solver-not-monotone"
