"""Many random deals of volený mariáš through the public API: no fault, every contract and every flek level reached."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import marias
from marias.bots import bot_named
from marias.cards import Card, Rank, Suit
from marias.rules.dealing import Generator, derive, seed_from
from marias.rules.voleny import GAME
from tests.sizes import SOAK, Count, Figures

SEED = seed_from("random deals")

# The highest level of each component, plain trump and hearts: rule sheet of volený §4.3, from the ceiling of 20 Kč.
HIGHEST = {
    ("hra", "plain"): 5,
    ("hra", "hearts"): 4,
    ("sedma", "plain"): 3,
    ("sedma", "hearts"): 2,
    ("sedma_against", "plain"): 3,
    ("sedma_against", "hearts"): 2,
    ("sto", "plain"): 3,
    ("sto", "hearts"): 2,
    ("sto_against", "plain"): 3,
    ("sto_against", "hearts"): 2,
    ("stosedm", "plain"): 2,
    ("stosedm", "hearts"): 1,
    ("betl", "plain"): 2,
    ("durch", "plain"): 1,
    ("open_betl", "plain"): 1,
    ("open_durch", "plain"): 0,
}
LEVELS = {(name, trump, level) for (name, trump), highest in HIGHEST.items() for level in range(highest + 1)}
CONTRACTS = {"hra", "sedma", "sto", "stosedm", "betl", "durch", "open_betl", "open_durch"}


def played_out(number: int) -> Any:
    """The deal of this number at its end; three and four seats by turns, every seat deals."""
    seats = 3 + number % 2
    state = marias.deal(seed=derive(SEED, "deal", number).hex(), dealer=number % seats, seats=seats)
    bot, chance = bot_named("random"), Generator(derive(SEED, "bots", number))
    while (seat := state.to_act) is not None:
        state = state.after(bot.choose(state.view(seat), chance))
    return state


def counted(state: Any) -> tuple[list[int], list[int]]:
    """Card points and marriages of both sides, each counted from the cards that were played."""
    points, marriages = [0, 0], [0, 0]
    played: dict[int, set[Card]] = {seat: set() for seat in state.active}
    for number, trick in enumerate(state.tricks, 1):
        side = int(trick.winner != state.declarer)
        points[side] += 10 * sum(card.rank in (Rank.ACE, Rank.TEN) for card in trick.cards) + 10 * (number == 10)
        for place, card in enumerate(trick.cards):
            played[state.active[(state.active.index(trick.leader) + place) % 3]].add(card)
    for seat, cards in played.items():
        for suit in Suit:
            if {Card.of(Rank.KING, suit), Card.of(Rank.OVER, suit)} <= cards:
                marriages[int(seat != state.declarer)] += 40 if suit is state.trump else 20
    return points, marriages


@pytest.mark.trial("R038")
def test_random_deals(count: Count, figures: Figures) -> None:
    deals = count(small=2000, soak=100_000)
    contracts: Counter[str] = Counter()
    reached: Counter[tuple[str, str, int]] = Counter()
    whole = 0
    for number in range(deals):
        state = played_out(number)
        result = state.result()
        contracts[result.contract] += 1
        for component in state.rounds.components:
            trump = "hearts" if state.trump is Suit.HEARTS else "plain"
            reached.update((component.name, trump, level) for level in range(component.level + 1))

        assert sum(result.payments) == 0, number
        assert max(map(abs, result.payments)) <= GAME.max_payment(state.profile, state.deal.seats), number
        if result.card_points is None:
            continue
        whole += 1
        points, marriages = counted(state)
        assert len(state.tricks) == 10, number
        assert sum(points) == 90, number
        assert (sum(points) + sum(marriages) - 90) % 20 == 0, number
        assert points[0] + marriages[0] != points[1] + marriages[1], number
        assert (result.card_points, result.marriages) == (tuple(points), tuple(marriages)), number

    figures("random deals", deals)
    figures("of them with trumps and played to the last trick", whole)
    figures("contracts", dict(sorted(contracts.items())))
    figures("flek levels", {" ".join(map(str, key)): reached[key] for key in sorted(reached)})
    assert set(contracts) == CONTRACTS
    assert set(reached) <= LEVELS
    assert {name for name, _, _ in reached} == {name for name, _ in HIGHEST}
    assert whole > deals // 20
    if SOAK:
        assert set(reached) == LEVELS
