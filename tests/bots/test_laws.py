"""What every bot keeps to: legal actions, the same answer to the same view, no knowledge of hidden cards, any rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from marias.bots import BOTS, bot_named
from marias.cards import PACK, CardSet
from marias.errors import TableError
from marias.rules import GAMES
from marias.rules.contract import Action, Game
from marias.rules.dealing import Generator, derive, seed_from
from tests.rules.battery import Hidden, profiles_of, random_deal, switched
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


def reply(name: str, state: Any, seed: bytes) -> Action:
    """The bot's answer in the eyes of the seat on turn."""
    return bot_named(name).choose(state.view(state.to_act), Generator(seed))


def play(game: Game, profile: Any, names: tuple[str, ...], number: int) -> Any:
    """The deal of this number played by these bots, every answer checked; the last state."""
    state = game.start(profile, random_deal(len(names), number))
    while (seat := state.to_act) is not None:
        action = reply(names[seat], state, derive(seed_from(number), seat, len(state.history)))
        assert action in state.legal()
        assert not action.ruling
        assert type(action).__struct_config__.tag not in FAMILIES[game.name].unlisted
        state = state.after(action)
    return state


def test_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(TableError, match="random, rules"):
        bot_named("bob")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "profile", "seats"), TABLES)
def test_answers_are_legal(name: str, game: Game, profile: Any, seats: int, count: Count, figures: Figures) -> None:
    deals = count(small=8, soak=2000)
    for number in range(deals):
        assert play(game, profile, (name,) * seats, number).result().kind in ("played", "unplayed")
    figures(f"deals of {name} alone", deals)


@pytest.mark.parametrize(("game", "profile"), SWITCHED)
def test_any_rules(game: Game, profile: Any, count: Count) -> None:
    """Rules bots and random ones by turns, so that the rules bot comes into positions it would never choose."""
    for number in range(count(small=3, soak=300)):
        names = tuple(("rules", "random")[number >> seat & 1] for seat in range(game.tables(profile)[0]))
        play(game, profile, names, number)


@pytest.mark.trial("R050")
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "profile", "seats"), TABLES)
def test_hidden_cards_change_no_answer(
    name: str, game: Game, profile: Any, seats: int, count: Count, figures: Figures
) -> None:
    """Hidden cards are changed for each other and the deal played again to the same point by the same public actions:
    what the seat sees is the same, so what its bot says must be."""
    compared: Counter[str] = Counter()
    for number in range(count(small=14, soak=400)):
        rng = random.Random(number)
        deal = random_deal(seats, number)
        state = game.start(profile, deal)
        others = ((name, name), ("random", "rules"), ("rules", "rules"))[number % 3]
        while (seat := state.to_act) is not None:
            seed = derive(seed_from(number), "answer", len(state.history))
            answer = reply(name, state, seed)
            assert reply(name, state, seed) == answer
            other = state
            for _ in range(2):  # one change after the other, as far as the same actions are possible
                unseen = list(CardSet(PACK) - FAMILIES[game.name].seen(other, seat))
                if len(unseen) < 2:
                    break
                changed = Hidden(game, profile, other.deal, rng).swapped(other, seat, *rng.sample(unseen, 2))
                if changed is None or changed.view(seat) != state.view(seat):
                    continue
                other = changed
                assert reply(name, other, seed) == answer, f"deal {number}, {state.phase}"
                compared[state.phase] += 1
            state = state.after(reply(rng.choice(others), state, seed))
    figures(f"positions of {name} with hidden cards changed", dict(compared))
    asked = {
        "voleny": {"trump", "call", "answer", "doubling", "play"},
        "krizovy": {*game.phases} - {"end"},
        "licitovany": {*game.phases} - {"end", "take"},  # the talon is taken up unasked where no omyl comes before it
        "marijas": {*game.phases} - {"end"} - FAMILIES["marijas"].skipped(profile),
    }
    assert set(compared) >= asked[game.name]
