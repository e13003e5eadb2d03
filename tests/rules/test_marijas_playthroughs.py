"""Full playthroughs of marijaš: replayed and compared line by line, and counted again by the literal rules; for each
number of players with and without a partner, marriages, stock and surrender."""

from __future__ import annotations

import pytest

from marias.rules.actions import Play, PlayMarriage
from marias.rules.marijas.actions import Discard
from tests.rules import marijas_literal as literal
from tests.rules.playthroughs import MARIJAS, Playthrough, all_of_them, changed

ALL = all_of_them(MARIJAS)

SCORES: dict[str, tuple[int, ...]] = {
    # Worked out from the cards by the rule sheet §2.7, §3.7, §4.9, §5: card points + marriages, caller's side : others.
    "two_no_marriage": (0, 2),  # 50 : 40
    "two_fircik_in_the_stock_phase": (0, 2),  # 60 : 30 + 40; the forty count though their trick was lost [WE-8]
    "two_fircik_leads_and_holds": (0, 2),  # 40 + 40 : 50
    "two_fircik_after_the_stock": (0, 4),  # 70 + 60 = 130 : 20 + 40
    "two_exactly_a_hundred": (2, 0),  # 60 + 40 = 100 : 30; not more than a hundred [WE-4]
    "two_surrender": (2, 0),  # predaja [WE-5]
    "three_caller_won": (0, 0, 1),  # 40 + 20 : 50
    "three_defenders_over_a_hundred": (0, 2, 2),  # 30 : 60 + 60 = 120
    "three_caller_over_a_hundred": (0, 2, 0),  # 70 + 40 = 110 : 20 + 20
    "three_surrender": (1, 0, 1),  # predaja [WE-14]
    "three_betl_made": (0, 3, 0),  # betl [WE-27]
    "three_betl_lost": (3, 3, 0),  # betl lost
    "four_pair_won": (1, 0, 1, 0),  # 80 : 10 + 20
    "four_opponents_over_a_hundred": (0, 0, 2, 2),  # 20 + 20 : 70 + 60 = 130
    "four_alone_by_his_own_call": (0, 1, 0, 0),  # 60 : 30
    "four_alone_by_the_second_packet": (0, 2, 2, 2),  # 0 : 90 + 40
    "four_alone_over_a_hundred": (0, 2, 0, 0),  # 50 + 60 = 110 : 40
    "four_surrender": (1, 0, 1, 1),  # predaja [WE-21]
    "four_misdeal": (0, 0, 0, 0),  # nobody scores
}


@pytest.mark.parametrize("played", ALL, ids=lambda played: played.name)
def test_playthrough(played: Playthrough) -> None:
    """Every public value at every step, word for word."""
    assert not (difference := changed(played, MARIJAS)), difference


def counted(played: Playthrough) -> tuple[list[int], list[int], list[int]]:
    """Points, marriages and tricks of each seat, from the deal and the actions alone."""
    deal, state = played.deal, played.end()
    seats, trump = deal.seats, state.trump.value if state.trump else ""
    points, marriages, tricks = [0] * seats, [0] * seats, [0] * seats
    leader = state.declarer if not trump else (deal.dealer + 1) % seats
    stock = 16 if seats == 2 else 0
    trick: list[str] = []
    demoted: list[str] = []
    for action in played.actions:
        if not isinstance(action, Play | PlayMarriage):
            continue
        seat, card = (leader + len(trick)) % seats, str(action.card)
        trick.append(card)
        if isinstance(action, PlayMarriage):
            marriages[seat] += 40 if card[1] == trump else 20
            demoted += [card] if stock and card[1] == trump else []
        if len(trick) == seats:
            leader = (leader + literal.winner(trick, trump, demoted)) % seats
            points[leader] += 10 * sum(card[0] in "AX" for card in trick)
            tricks[leader] += 1
            stock, trick, demoted = max(0, stock - 2), [], []
    points[leader] += 10
    return points, marriages, tricks


@pytest.mark.parametrize("played", ALL, ids=lambda played: played.name)
def test_scores_are_those_worked_out(played: Playthrough) -> None:
    state, expected = played.end(), SCORES[played.name]
    result = state.result()
    assert result.payments == expected
    if result.kind != "played":
        return
    points, marriages, tricks = counted(played)
    if result.contract == "betl":
        assert (tricks[state.declarer] == 0) == (expected[state.declarer] > 0)
        return
    side = set(state.sides.declarers)
    literally = literal.score_deal(played.deal.seats, state.caller, side, points, marriages, surrendered=False)
    assert literally == list(expected)
    mine = sum(points[seat] for seat in side), sum(marriages[seat] for seat in side)
    assert (result.card_points, result.marriages) == ((mine[0], 90 - mine[0]), (mine[1], sum(marriages) - mine[1]))


def test_every_kind_of_deal_has_one() -> None:
    assert {played.name for played in ALL} == set(SCORES)
    facts = set()
    for played in ALL:
        state = played.end()
        result, players = state.result(), played.deal.seats
        facts.add(f"{players} {result.kind}")
        if result.contract == "game":
            facts.add(f"{players} {'pair' if result.partner is not None else 'alone'}")
            facts.add(f"{players} {'won' if result.payments[state.caller] else 'lost'}")
            facts.add(f"{players} {'doubled' if result.items[-1].code == 'over_hundred' else 'single'}")
            facts |= {f"{players} fircik in stock" for m in state.marriages if m.value == 40 and m.trick <= 8}
            facts |= {f"{players} fircik after" for m in state.marriages if m.value == 40 and m.trick > 8}
        facts |= {"discard" for action in played.actions if isinstance(action, Discard)}
    expected = {
        f"{players} {fact}" for players in (2, 3, 4) for fact in ("played", "unplayed", "won", "lost", "doubled")
    }
    expected |= {f"{players} {fact}" for players in (2, 3, 4) for fact in ("single", "alone")}
    expected |= {"2 fircik in stock", "2 fircik after", "4 pair", "4 misdeal", "discard"}
    assert expected <= facts
