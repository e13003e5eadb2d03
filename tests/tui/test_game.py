"""The terminal game, played by a typist: what is typed does what is meant, and nothing typed ends it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.session.tables import setup
from tests.sizes import Count, Figures
from tests.tui.typist import LOOKS, check_letters, play_scripted


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_rounds_by_typing(
    look: str, seats: int, count: Count, figures: Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    rounds = count(small=2, soak=200)
    for nth in range(rounds):
        chance = random.Random(f"{look} {seats} {nth}")
        table = setup(seats, seed=f"typing {nth}", humans=[0])
        out = play_scripted(table, LOOKS[look], chance, capsys, deals=5)
        check_letters(look, out)
    figures("rounds typed", rounds)


RULES: dict[str, dict[str, Any]] = {
    "announced": {"marriage_mode": "announced"},
    "direct open": {"direct_open": True, "open_betl_over_durch": True},
    "flek with the answer": {"flek_with_answer": True},
    "speaker alone": {"flek_binds": "speaker", "max_flek": 7},
    "played always": {"play_unflekked": True, "open_hand_from": "before_lead", "trump_in_talon": "allowed_shown"},
    "no z lidu": {"z_lidu": "forbidden", "claims": False, "trump_in_talon": "forbidden"},
    "stosedm later": {"stosedm_from_hand_only": False, "false_seven": True, "shuffle": "every_deal"},
}


@pytest.mark.parametrize("rules", RULES)
def test_other_rules_by_typing(rules: str, count: Count, capsys: pytest.CaptureFixture[str]) -> None:
    for nth in range(count(small=2, soak=100)):
        chance = random.Random(f"{rules} {nth}")
        table = setup(3, seed=f"rules {nth}", humans=[0], **RULES[rules])
        play_scripted(table, LOOKS["cs"], chance, capsys, deals=6)
