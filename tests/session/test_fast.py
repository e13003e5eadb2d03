"""The fast engine of simulations: the same words for the same seed, and every figure the same within its error."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from marias.errors import TableError
from marias.rules import game_named, load_profile
from marias.rules.dealing import seed_from
from marias.rules.premium import load_table
from marias.rules.premium.table_file import DEFAULT
from marias.session.simulation import Plan, PlayedDeal, play_deal, simulate
from marias.session.statistics import Statistics
from tests.sizes import Count, Figures

TABLES = (
    ("liga", 3),
    ("liga", 4),
    ("mariasek", 3),
    ("mcr-2018-free", 4),
    ("mcr-2018-sto", 4),
    ("csm-licitovany", 3),
    ("sk-licitovany", 4),
    ("marijas-2", 2),
    ("marijas-3", 3),
    ("marijas-3-vanredne", 3),
    ("marijas-4", 4),
)
"""Every shipped rule set."""
CHANGED: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("marijas-2", 2, {"draw_and_lead": "alternate", "marriage_when": "after_trick"}),
    ("marijas-2", 2, {"draw_and_lead": "alternate"}),
    ("marijas-3", 3, {"marriage_card": "set_aside"}),
    ("marijas-4", 4, {"marriage_card": "shown", "marriages_in_turn": "any"}),
    ("liga", 3, {"marriage_mode": "announced"}),
)
"""Rule sets changed so that the playouts do not know them, or play otherwise."""


def plan(profile: Any, seats: int, engine: str, seed: str, deals: int = 0) -> Plan:
    game = game_named(profile.game)
    table = load_table(DEFAULT) if game.premium else None
    bots = ("random",) * seats
    return Plan(game=game, profile=profile, bots=bots, seed=seed_from(seed), deals=deals, table=table, engine=engine)


def dealt(profile: Any, seats: int, engine: str, seed: str, total: int) -> list[PlayedDeal]:
    asked = plan(profile, seats, engine, seed)
    return [play_deal(asked, number) for number in range(1, total + 1)]


Values = dict[str, list[float]]


def values(deals: Sequence[PlayedDeal], seats: int) -> Values:
    """By figure of the statistics, what each deal to which it applies adds to it."""
    out: Values = {}
    for deal in deals:
        for figure, value in _figures(deal, seats):
            out.setdefault(figure, []).append(value)
    return out


def _figures(deal: PlayedDeal, seats: int) -> Iterator[tuple[str, float]]:
    yield "unplayed", deal.kind == "unplayed"
    yield "thrown in", deal.declarer is None
    yield "over hundred", deal.over_hundred
    yield "premium open", deal.premium_open
    for seat in range(seats):
        yield f"money {seat}", deal.payments[seat]
        yield f"declares {seat}", seat in deal.declarers
        points = deal.premium[seat] if deal.premium else 0
        yield f"premium {seat}", points
        yield f"premium deals {seat}", points > 0
        if deal.declarer is not None:
            side = "declaring" if seat in deal.declarers else "defending"
            yield f"{side} {seat}", deal.payments[seat]
            role = "partner" if seat == deal.partner else "declarer" if seat == deal.declarer else "defender"
            yield f"money of a {role}", deal.payments[seat]
    yield f"contract {deal.contract}", 1
    if deal.declarer is None:
        return
    yield f"declarer's money {deal.contract}", deal.payments[deal.declarer]
    yield f"played {deal.contract}", deal.kind == "played"
    if deal.kind == "played":
        yield f"tricks {deal.contract}", deal.tricks[0]
    if deal.made is not None:
        yield f"made {deal.contract}", deal.made
    for name, level in deal.levels.items():
        yield f"level {name}", level


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """How many standard errors two means differ; the variance is that of all values together."""
    both = [*one, *other]
    mean = sum(both) / len(both)
    variance = sum((value - mean) ** 2 for value in both) / max(1, len(both) - 1)
    difference = abs(sum(one) / len(one) - sum(other) / len(other))
    error = math.sqrt(variance * (1 / len(one) + 1 / len(other)))
    return difference / error if error else 0.0 if not difference else math.inf


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_figure_is_that_of_the_slow_engine(name: str, seats: int, count: Count, figures: Figures) -> None:
    """Other deals for each engine, so that nothing is the same by itself: within 4 standard errors."""
    profile, total = load_profile(name), count(small=1200, soak=20_000)
    slow = values(dealt(profile, seats, "slow", "slow", total), seats)
    fast = values(dealt(profile, seats, "fast", "fast", total), seats)
    rare = {figure for figure in slow.keys() ^ fast.keys() if len(slow.get(figure, fast.get(figure, ()))) < 16}
    compared = (slow.keys() | fast.keys()) - rare
    errors = {figure: apart(slow[figure], fast[figure]) for figure in sorted(compared)}
    # what is only counted is a share of all deals
    for figure in [figure for figure in compared if figure.startswith("contract ")]:
        ones = [[1.0] * len(engine[figure]) + [0.0] * (total - len(engine[figure])) for engine in (slow, fast)]
        errors[figure] = apart(*ones)
    assert {figure: error for figure, error in errors.items() if error > 4} == {}
    assert len(errors) > 15
    figures(f"greatest difference of {len(errors)} figures, {name}, standard errors", max(errors.values()))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_is_the_same_words_and_other_cards(name: str, seats: int, count: Count) -> None:
    """Deal for deal the same until the first card; then the money differs by nothing but chance."""
    profile, total = load_profile(name), count(small=200, soak=10_000)
    slow, fast = (dealt(profile, seats, engine, "words", total) for engine in ("slow", "fast"))
    said = ("deal", "seed", "dealer", "declarer", "contract", "trump", "kind", "levels")
    for one, other in zip(slow, fast, strict=True):
        assert [getattr(one, field) for field in said] == [getattr(other, field) for field in said]
    assert any(one.tricks != other.tricks for one, other in zip(slow, fast, strict=True))
    differences = [one.payments[0] - other.payments[0] for one, other in zip(slow, fast, strict=True)]
    assert abs(sum(differences)) < 4 * math.sqrt(sum(difference**2 for difference in differences))


@pytest.mark.parametrize(("name", "seats", "changes"), CHANGED)
def test_rules_that_the_playouts_do_not_know_are_played_card_by_card(
    name: str, seats: int, changes: dict[str, Any], count: Count
) -> None:
    profile, total = load_profile(name).changed(**changes), count(small=400, soak=10_000)
    slow, fast = (values(dealt(profile, seats, engine, engine, total), seats) for engine in ("slow", "fast"))
    for figure in ("money 0", "declaring 0", "defending 0", "money of a declarer"):
        assert apart(slow[figure], fast[figure]) < 4


def test_any_number_of_processes_gives_the_same() -> None:
    asked = plan(load_profile("marijas-4"), 4, "fast", "jobs", deals=50)
    alone, together = list(simulate(asked)), list(simulate(asked, jobs=2))
    assert alone == together
    statistics = Statistics(asked)
    for deal in alone:
        statistics.add(deal)
    assert statistics.figures().deals == 50


def test_what_it_does_not_play_is_said() -> None:
    profile, seed = load_profile("liga"), seed_from(1)
    asked: dict[str, Any] = {"game": game_named("voleny"), "profile": profile, "seed": seed, "deals": 1}
    with pytest.raises(TableError, match="plays the bot random only, not rules"):
        Plan(**asked, bots=("random", "rules", "random"), engine="fast")
    with pytest.raises(TableError, match="no engine 'quick'; there is: slow, fast"):
        Plan(**asked, bots=("random",) * 3, engine="quick")
