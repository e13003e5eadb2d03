"""The worked examples of the rule sheet of marijaš (golden/marijas.toml): deals, matches, tricks."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from marias.cards import PACK, Card
from marias.notation import parse_card
from marias.rules.contract import Result
from marias.rules.dealing import Generator, seed_from
from marias.rules.marijas.race import labels, winners
from marias.rules.marijas.settlement import Outcome, Sides, settle_betl, settle_game, settle_surrender
from marias.rules.marijas.state import MarijasState
from tests.rules.marijas_literal import score_deal
from tests.rules.marijas_scripts import legal, rules, run, table

GOLDEN: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "golden" / "marijas.toml").read_text("utf-8")
)


def cases(kind: str, *ids: str) -> list[Any]:
    return [
        pytest.param(case, id=f"{case['id']} ({case['mark']})", marks=pytest.mark.clause(*case.get("clauses", ())))
        for case in GOLDEN[kind]
        if not ids or case["id"] in ids
    ]


def settled(case: dict[str, Any]) -> Result:
    players = case["players"]
    profile = rules(players, **case.get("rules", {}))
    sides = Sides(players, tuple(case.get("side", (0,))))
    if case.get("surrender"):
        return settle_surrender(profile, sides, called=profile.surrender_4p == "after_second_deal")
    if "betl" in case:
        return settle_betl(profile, sides, made=case["betl"] == "made")
    marriages = tuple(map(tuple, case.get("marriages", [[]] * players)))
    return settle_game(profile, sides, Outcome(tuple(case["points"]), marriages, (1,) * players, 0))


@pytest.mark.parametrize("case", cases("deal"))
def test_deal(case: dict[str, Any]) -> None:
    result = settled(case)
    assert list(result.payments) == case["scores"]
    assert sum(line.amount for line in result.items) == max(case["scores"]) * (1 if case["scores"][0] else -1)
    assert all(line.clause for line in result.items)
    assert result.transfers == ()
    if "rules" not in case:
        side, players = set(case.get("side", (0,))), case["players"]
        points = case.get("points", [90] + [0] * (players - 1))
        marriages = [sum(values) for values in case.get("marriages", [[]] * players)]
        literal = score_deal(players, 0, side, points, marriages, surrendered=case.get("surrender", False))
        assert literal == case["scores"]


@pytest.mark.trial("R033")
@pytest.mark.parametrize("case", cases("deal", "WE-3", "WE-4", "WE-15", "WE-17"))
def test_doubled_only_above_a_hundred(case: dict[str, Any]) -> None:
    """A hundred and ten doubles, exactly a hundred does not."""
    result = settled(case)
    assert result.card_points is not None
    assert result.marriages is not None
    best = max(a + b for a, b in zip(result.card_points, result.marriages, strict=True))
    assert best in (100, 110)
    assert [line.code for line in result.items] == ["game", *(["over_hundred"] if best > 100 else [])]


@pytest.mark.trial("R036")
@pytest.mark.parametrize("case", cases("deal", "WE-18", "WE-19", "WE-20"))
def test_alone_against_three(case: dict[str, Any]) -> None:
    """A caller alone scores for himself, and each of the three when he loses."""
    result = settled(case)
    assert result.partner is None
    assert result.items[0].against == (1, 2, 3)
    assert [points > 0 for points in result.payments] in ([True, False, False, False], [False, True, True, True])


@pytest.mark.parametrize("case", cases("match"))
def test_match(case: dict[str, Any]) -> None:
    profile = rules(case["players"])
    after = tuple(a + b for a, b in zip(case["before"], case["deal"], strict=True))
    assert list(after) == case["after"]
    assert winners(profile, tuple(case["before"]), 0) == ()
    won = winners(profile, after, 0)
    assert list(won) == case["winners"]
    called = labels(profile, after, won, (True,) * len(after), Generator(seed_from(1)))
    assert list(called) == case["labels"]


def card(text: str) -> Card:
    return parse_card(text.removesuffix("*"), "sr")


def action(text: str) -> str:
    return f"play{'_marriage' if text.endswith('*') else ''} {card(text)}"


def begun(case: dict[str, Any], hands: list[list[Card]]) -> MarijasState:
    """A position in which these hands are left, the other cards being played, or for the stock taken from the rest."""
    used = [held for hand in hands for held in hand]
    stock = [other for other in PACK if other not in used][:2] if case.get("stock") else []
    return table(*(" ".join(map(str, hand)) for hand in hands), trump="c", stock=" ".join(map(str, stock)))


@pytest.mark.parametrize("case", cases("trick"))
def test_trick(case: dict[str, Any]) -> None:
    players = case.get("players", 2)
    lying = [card(text) for text in case["trick"]]
    if "legal" in case:
        hand = [card(text) for text in case["hand"]]
        rest = [other for other in PACK if other not in (*hand, *lying) and not other.sharp]
        hands = [[lying[0], *rest[: len(hand) - 1]], hand]
        state = run(begun(case, hands), f"play {lying[0]}")
        assert set(legal(state)) == {action(text) for text in case["legal"]}
        assert len(legal(state)) == len(case["legal"])
        return
    hands = [[one] for one in lying] + [[] for _ in range(players - len(lying))]
    for place, text in enumerate(case["trick"]):
        partner = card(text.replace("Q", "K"))
        extra = [partner] if "Q" in text else [other for other in PACK if not other.sharp and other.suit.value == "k"]
        hands[place].append(next(one for one in extra if all(one not in hand for hand in hands)))
    state = run(begun(case, hands), *(action(text) for text in case["trick"]))
    assert state.tricks[-1].winner == case["winner"]
    values = [sum(m.value for m in state.marriages if m.seat == seat) for seat in range(players)]
    assert values == case.get("called", [0] * players)
