"""Licitovaný at the terminal, played by a typist: what is typed does what is meant, and nothing typed ends it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from marias.rules.contract import Action
from marias.rules.licitovany.actions import Bid, Omyl
from tests.session.tables import licitovany
from tests.sizes import Count, Figures
from tests.tui.typist import LOOKS, check_letters, play_scripted


def low(view: Any, chance: random.Random) -> Action:
    """Mostly low bids and no fold, so that games with trumps come to be played."""
    legal: list[Action] = [action for action in view.legal if not isinstance(action, Omyl)]
    bids: list[Action] = [action for action in legal if isinstance(action, Bid)]
    if bids:
        return chance.choice([bids[0], legal[-1]])
    return chance.choice(legal)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_rounds_by_typing(
    look: str, seats: int, count: Count, figures: Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    rounds = count(small=2, soak=200)
    for nth in range(rounds):
        chance = random.Random(f"{look} {seats} {nth}")
        table = licitovany(seed=f"typing {nth}", humans=[0], seats=seats)
        out = play_scripted(table, LOOKS[look], chance, capsys, deals=6, choose=low if nth % 2 else None)
        check_letters(look, out)
    figures("rounds typed", rounds)


RULES: dict[str, dict[str, Any]] = {
    "thrown in": {"nobody_bids": "throw_in", "sto_marriage": "best"},
    "fold at once": {"omyl_when": "also_before", "approved_sedma_played": True, "balanced_played": True},
    "fleks of their own": {"flek_binds": "speaker", "max_flek": 8, "laid_game_exception": False},
    "one limit": {"ceiling_both": 500, "open_hand": "after_trick_1"},
    "automatic": {"marriage_mode": "automatic", "claims": False, "shuffle": "every_deal"},
    "hundred beside the game": {"sto_replaces_hra": False, "quiet_hundred_over": "doubled_hra"},
    "the other way round": {"direction": "anticlockwise", "sitter_pays": False},
}


@pytest.mark.parametrize("rules", RULES)
def test_other_rules_by_typing(rules: str, count: Count, capsys: pytest.CaptureFixture[str]) -> None:
    for nth in range(count(small=2, soak=100)):
        chance = random.Random(f"{rules} {nth}")
        table = licitovany(seed=f"rules {nth}", humans=[0], seats=3 + nth % 2, **RULES[rules])
        play_scripted(table, LOOKS["cs"], chance, capsys, deals=6, choose=None if nth % 2 else low)
