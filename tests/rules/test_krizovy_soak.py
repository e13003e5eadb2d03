"""Random deals of křížový by the thousand: no fault, every component won and lost, everybody in every role."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from marias.cards import PACK, CardSet, Order
from marias.rules import GAMES
from marias.rules.actions import PlayMarriage, Say
from marias.rules.contract import Action, Deal, Result
from marias.rules.krizovy.actions import Betl, Durch
from marias.rules.krizovy.gathering import gather
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.state import KrizovyState, start
from marias.rules.play import pair
from marias.rules.profile import options
from tests.rules.krizovy_literal import formula
from tests.rules.krizovy_scripts import FREE, STO, any_action, random_deal
from tests.sizes import Count, Figures

SOLOS = ("betl", "durch")


def random_rules(rng: random.Random) -> KrizovyProfile:
    """The championship's rules with some switches set another way."""
    rules: dict[str, Any] = {}
    for key in rng.sample(KrizovyProfile.keys(), 8):
        if words := options(KrizovyProfile, key):
            rules[key] = rng.choice(words)
            if key == "max_flek":
                rules[key] = rng.randrange(6)
        elif isinstance(getattr(FREE, key), bool):
            rules[key] = rng.random() < 0.5
    return rng.choice([FREE, STO]).changed(**rules)


def stacked_deal(rng: random.Random, seed: int) -> Deal:
    """A shuffled deal; in every third one seat has mostly high cards, and high cards are played, so that hard games are
    made as well."""
    deal = random_deal(f"soak {seed}", rng.randrange(4))
    if seed % 3:
        return deal
    strong = sorted(deal.pack, key=lambda card: -Order.PLAIN.strength(card.rank) - 2 * rng.random())
    place = rng.randrange(4)
    mine, others = strong[:8], [card for card in deal.pack if card not in strong[:8]]
    hands = [others[8 * step : 8 * step + 8] for step in range(3)]
    hands.insert(place, mine)
    pack = (*(card for hand in hands for card in hand[:4]), *(card for hand in hands for card in hand[4:]))
    return Deal(pack, deal.dealer, 4)


def skipped(seed: int) -> Callable[[Action], bool]:
    """Two of three deals are games with trumps: durch, which one word decides, would leave little else. In half of them
    nobody announces a hundred, so that it is made quietly."""

    def skip(action: Action) -> bool:
        if isinstance(action, Say):
            return seed // 8 % 3 == 2 and bool({"sto", "sto_against"} & {*action.announces})
        return seed // 8 % 3 > 0 and isinstance(action, Betl | Durch)

    return skip


def strongest(state: KrizovyState) -> Action:
    """The highest card that may be played, a marriage shown with it."""
    return max(state.legal(), key=lambda a: (state.order.strength(a.card.rank), isinstance(a, PlayMarriage)))  # type: ignore[attr-defined]


def check_state(state: KrizovyState) -> None:
    cards = [card for hand in (*state.hands, *state.closed) for card in hand]
    cards += [*state.trick, *(card for trick in state.tricks for card in trick.cards)]
    assert len(cards) == len(PACK)
    assert CardSet(cards) == CardSet(PACK)
    legal = state.legal()
    assert bool(legal) == (state.to_act is not None)
    assert len(set(legal)) == len(legal)
    names = [component.name for component in state.rounds.components]
    assert len(set(names)) == len(names)
    for couple in ({"sto", "sto_against"}, {"sedma", "sedma_against"}, {"hra", "sto"}):
        assert not couple <= set(names)


def facts(state: KrizovyState) -> dict[str, Any]:
    """What happened, told from the tricks alone."""
    side = set(state.declarers)
    last = state.tricks[-1]
    tens = 10 * sum(c.rank.value in "AX" for t in state.tricks if t.winner in side for c in t.cards)
    tens += 10 if last.winner in side else 0
    dealt: dict[int, set[Any]] = {seat: set() for seat in range(4)}
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            dealt[(trick.leader + place) % 4].add(card)
    assert state.trump is not None
    seven = next((p for p, c in enumerate(last.cards) if str(c) == f"7{state.trump.value}"), None)
    return {
        "game": "hearts" if state.trump.value == "c" else "plain",
        "declarers": sorted(side),
        "levels": {component.name: component.level for component in state.rounds.components},
        "hundred_by": state.hundred_by,
        "own_marriage": any(pair(suit) <= CardSet(dealt[s]) for s in state.hundred_by for suit in (type(state.trump))),
        "points": [tens, 90 - tens],
        "marriages": [(m.seat, m.value) for m in state.marriages],
        "seven": None if seven is None else (last.leader + seven) % 4,
        "last": last.winner,
    }


def check_result(state: KrizovyState, result: Result, profile: KrizovyProfile) -> None:
    assert sum(result.payments) == 0
    bound = GAMES["krizovy"].max_payment(profile, 4)
    assert max(map(abs, result.payments)) <= bound
    assert all(item.clause for item in result.items)
    assert CardSet(gather(state)) == CardSet(PACK)
    if profile in (FREE, STO) and result.kind == "played" and state.contract == "game":
        told = facts(state)
        v, lone = formula(told), len(state.declarers) == 1
        expected = tuple(v * (3 if lone else 1) if s in state.declarers else -v for s in range(4))
        assert result.payments == expected, told


def roles(state: KrizovyState) -> list[tuple[str, int]]:
    """What each seat was in the deal, counted from the dealer."""
    place = {seat: (seat - state.deal.dealer) % 4 for seat in range(4)}
    lone = len(state.declarers) == 1
    out = []
    for seat in range(4):
        if seat not in state.declarers:
            role = "defender"
        elif state.contract in SOLOS:
            role = state.contract
        elif seat == state.chooser:
            role = "chooser alone" if lone else "chooser"
        else:
            role = "partner"
        out.append((role, place[seat]))
    return out


def test_random_deals(count: Count, figures: Figures) -> None:
    """Kinds of actions equally likely; in every other deal the players are shy and mostly say good."""
    deals = count(small=2000, soak=100_000)
    components: Counter[tuple[str, bool]] = Counter()
    seats: Counter[tuple[str, int]] = Counter()
    endings: Counter[str] = Counter()
    for seed in range(deals):
        rng = random.Random(f"soak {seed}")
        profile = (FREE, STO, FREE, random_rules(rng))[seed % 4]
        state = start(profile, stacked_deal(rng, seed))
        shy, skip = seed // 4 % 2 == 0, skipped(seed)
        steps = 0
        while state.to_act is not None:
            if steps % 7 == seed % 7:
                check_state(state)
            high = state.phase == "play" and seed % 3 == 0
            state = state.after(strongest(state) if high else any_action(state, rng, shy=shy, skip=skip))
            steps += 1
        check_state(state)
        result = state.result()
        check_result(state, result, profile)
        endings[f"{state.contract} {state.ending}"] += 1
        seats.update(roles(state))
        components.update((item.code, item.won) for item in result.items if item.won is not None)
    figures("deals", deals)
    figures("endings", dict(endings))
    figures("components", {f"{code} {'won' if won else 'lost'}": n for (code, won), n in sorted(components.items())})
    figures("roles", {f"{role} {place}": n for (role, place), n in sorted(seats.items())})
    codes = (
        "hra",
        "sto",
        "sto_against",
        "quiet_hundred",
        "sedma",
        "sedma_against",
        "quiet_seven",
        "killed_quiet_seven",
    )
    assert {code: {won for other, won in components if other == code} for code in (*codes, *SOLOS)} == {
        code: {True, False} for code in (*codes, *SOLOS)
    }
    assert set(endings) >= {"game played", "game unplayed", "betl played", "durch played"}
    everybody = {(role, place) for role in ("betl", "durch") for place in range(4)}
    everybody |= {("chooser", 1), ("chooser alone", 1)}
    everybody |= {("partner", place) for place in (0, 2, 3)} | {("defender", place) for place in range(4)}
    assert set(seats) == everybody
