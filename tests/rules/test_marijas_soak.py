"""Random deals of marijaš by the thousand, for each number of players: no fault, no tie, never two sides above a
hundred, everybody in every role."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from marias.cards import PACK, CardSet
from marias.rules.actions import PlayMarriage
from marias.rules.contract import Action, Result
from marias.rules.dealing import derive, seed_from
from marias.rules.marijas import GAME
from marias.rules.marijas.gathering import gather
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.state import MarijasState, start
from marias.rules.profile import options
from tests.rules.marijas_literal import score_deal
from tests.rules.marijas_scripts import SHIPPED, random_deal
from tests.sizes import Count, Figures

SEED = seed_from("random deals of marijaš")


def any_action(state: MarijasState, rng: random.Random, *, eager: bool) -> Action:
    """Any; often dalje, seldom a surrender; the eager call every marriage they can and play high."""
    listed = state.legal()
    if state.phase == "dalje" and rng.random() < 0.6:
        return listed[0]
    if listed[-1].__struct_config__.tag == "surrender" and rng.random() < 0.95:
        listed = listed[:-1]
    if eager and state.phase == "play":
        calls = tuple(action for action in listed if isinstance(action, PlayMarriage))
        return rng.choice(calls) if calls else max(listed, key=lambda a: a.card.rank.index)  # type: ignore[attr-defined]
    return rng.choice(listed)


def check_played(state: MarijasState, result: Result) -> tuple[int, int]:
    """Both sides counted from the cards; no tie, no two hundreds; match points by the formula of the rule sheet."""
    seats = state.deal.seats
    shape = GAME.shape(seats)
    assert len(state.tricks) == shape.tricks
    points, marriages = [0] * seats, [0] * seats
    held: list[set[Any]] = [set() for _ in range(seats)]
    for number, trick in enumerate(state.tricks, 1):
        sharp = sum(str(card)[0] in "AX" for card in trick.cards)
        points[trick.winner] += 10 * sharp + 10 * (number == shape.tricks)
        for place, card in enumerate(trick.cards):
            held[(trick.leader + place) % seats].add(str(card))
    for marriage in state.marriages:
        marriages[marriage.seat] += marriage.value
        assert {"K" + marriage.suit.value, "Q" + marriage.suit.value} <= held[marriage.seat]
        assert marriage.value == (40 if marriage.suit is state.trump else 20)
    side = set(state.sides.declarers)
    mine = sum(points[seat] + marriages[seat] for seat in side)
    theirs = sum(points) + sum(marriages) - mine
    assert sum(points) == 90
    assert mine != theirs
    assert min(mine, theirs) <= 100
    assert (mine + theirs) in (90, 110, 130, 150, 170, 190)
    assert list(result.payments) == score_deal(seats, state.caller, side, points, marriages, surrendered=False)
    assert result.card_points == (
        sum(points[seat] for seat in side),
        sum(p for s, p in enumerate(points) if s not in side),
    )
    return mine, theirs


@pytest.mark.trial("R038")
@pytest.mark.clause("SRB-12", "SRB-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_deals(players: int, count: Count, figures: Figures) -> None:
    deals = count(small=2000, soak=100_000)
    endings: Counter[str] = Counter()
    totals: Counter[int] = Counter()
    for number in range(deals):
        rng = random.Random(f"{players} {number}")
        deal = random_deal(players, derive(SEED, players, number).hex(), number % players)
        state = start(SHIPPED[players], deal)
        eager = number % 2 == 0
        while state.to_act is not None:
            state = state.after(any_action(state, rng, eager=eager))
        result = state.result()
        assert CardSet(gather(state)) == CardSet(PACK)
        assert len(gather(state)) == len(PACK)
        if result.contract == "surrender":
            assert list(result.payments) == score_deal(players, state.caller, set(), [], [], surrendered=True)
            endings["surrender"] += 1
            continue
        mine, theirs = check_played(state, result)
        size = "alone" if len(state.sides.declarers) == 1 else "pair"
        endings[f"{size} {'won' if mine > theirs else 'lost'} {max(result.payments)}"] += 1
        totals[mine + theirs] += 1
        early = [m for m in state.marriages if m.value == 40 and m.trick <= 8 and players == 2]
        endings["fircik in the stock phase"] += bool(early)
    figures("deals", deals)
    figures("endings", dict(sorted(endings.items())))
    figures("card points of a deal", dict(sorted(totals.items())))
    prices = {2: (2, 4), 3: (1, 2), 4: (1, 2)}[players]
    sizes = ("alone", "pair") if players == 4 else ("alone",)
    expected = {f"{size} {how} {price}" for size in sizes for how in ("won", "lost") for price in prices}
    assert set(endings) - {"fircik in the stock phase"} == {*expected, "surrender"}
    assert (endings["fircik in the stock phase"] > 0) == (players == 2)
    assert {90, 110, 130, 150} <= set(totals)


def random_rules(rng: random.Random) -> MarijasProfile:
    """The shipped rules with some switches set another way."""
    players = rng.choice((2, 3, 4))
    changes: dict[str, Any] = {}
    for key in rng.sample(MarijasProfile.keys(), 8):
        value = getattr(SHIPPED[players], key)
        if isinstance(value, bool):
            changes[key] = not value
        elif words := options(MarijasProfile, key):
            changes[key] = rng.choice(words)
    return SHIPPED[players].changed(**changes)


def test_random_rules(count: Count, figures: Figures) -> None:
    """Any switches together: every deal comes to its end, with 32 cards and a result."""
    deals = count(small=600, soak=60_000)
    kinds: Counter[str] = Counter()
    for number in range(deals):
        rng = random.Random(f"rules {number}")
        profile = random_rules(rng)
        state = start(profile, random_deal(profile.players, f"rules {number}"))
        for _ in range(200):
            if state.to_act is None:
                break
            state = state.after(any_action(state, rng, eager=number % 2 == 0))
        result = state.result()
        assert max(result.payments) <= GAME.max_payment(profile, profile.players)
        assert CardSet(gather(state)) == CardSet(PACK)
        if result.card_points is not None:
            assert sum(result.card_points) == 90
        kinds[result.contract or result.kind] += 1
    figures("deals", deals)
    figures("kinds", dict(kinds))
    assert {"game", "surrender", "betl", "misdeal"} == set(kinds)
