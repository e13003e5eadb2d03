"""Marijaš at the terminal, played by a typist: what is typed does what is meant, and nothing typed ends it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from marias.rules.actions import PlayMarriage
from marias.rules.contract import Action
from marias.rules.marijas.actions import Show, Surrender
from tests.session.tables import marijas
from tests.sizes import Count, Figures
from tests.tui.typist import LOOKS, check_letters, play_scripted


def eager(view: Any, chance: random.Random) -> Action:
    """Rarely surrenders, and calls whatever marriage can be called."""
    legal: list[Action] = [action for action in view.legal if not isinstance(action, Surrender)] or list(view.legal)
    called: list[Action] = [action for action in legal if isinstance(action, PlayMarriage | Show)]
    return chance.choice(called or legal)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_by_typing(
    look: str, seats: int, count: Count, figures: Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    matches = count(small=1, soak=100)
    for nth in range(matches):
        chance = random.Random(f"{look} {seats} {nth}")
        table = marijas(seed=f"typing {look} {nth}", humans=[0], seats=seats)
        out = play_scripted(table, LOOKS[look], chance, capsys, deals=30, choose=eager if nth % 2 == 0 else None)
        check_letters(look, out)
    figures("matches typed", matches)


RULES: dict[str, tuple[int, dict[str, Any]]] = {
    "shown": (2, {"marriage_card": "shown", "marriages_in_turn": "any", "look_back": "all"}),
    "laid aside, two": (2, {"marriage_card": "set_aside", "stock_fircik": "twenty"}),
    "laid aside, three": (3, {"marriage_card": "set_aside", "marriage_when": "lead"}),
    "laid aside, four": (4, {"marriage_card": "set_aside", "look_back": "none"}),
    "either card": (2, {"marriage_card": "either_played", "fircik_in_stock": "inside_suit"}),
    "after a trick": (3, {"marriage_when": "after_trick", "marriage_requires_trick": "side", "must_beat": "led_suit"}),
    "no power": (2, {"stock_trump_power": False, "draw_and_lead": "alternate", "stock_fircik": "forbidden"}),
    "pair without power": (2, {"fircik_in_stock": "pair_powerless", "must_beat": "led_suit_and_trump"}),
    "trumps without power": (2, {"fircik_in_stock": "all_trumps_powerless", "counted": "aces_and_tens"}),
    "betl": (3, {"extraordinary": "betl", "talon_taking": "may", "return_taken": False}),
    "betl of four": (4, {"extraordinary": "betl", "surrender_4p": "after_second_deal"}),
    "dalje decides": (3, {"dalje": "all_pass_redeal", "trump_must_be_held": True, "hundred_of": "deal"}),
    "dalje decides, four": (4, {"dalje": "all_pass_redeal", "call_domain": "not_own", "surrender_pays": "neighbours"}),
    "aces": (4, {"call_domain": "aces", "first_lead": "left_of_caller", "match_tie": "play_on"}),
    "opposite": (4, {"pairs": "fixed_opposite", "cvrga_tie": "none", "shuffle": "first_only"}),
}


@pytest.mark.parametrize("rules", RULES)
def test_other_rules_by_typing(rules: str, count: Count, capsys: pytest.CaptureFixture[str]) -> None:
    seats, changes = RULES[rules]
    for nth in range(count(small=2, soak=100)):
        chance = random.Random(f"{rules} {nth}")
        look = ("sr", "en", "cs", "sk")[nth % 4]
        table = marijas(seed=f"rules {nth}", humans=[0], seats=seats, **changes)
        play_scripted(table, LOOKS[look], chance, capsys, deals=5, choose=None if nth % 2 else eager)
