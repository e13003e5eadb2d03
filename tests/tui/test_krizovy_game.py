"""Křížový at the terminal, played by a typist: what is typed does what is meant, and nothing typed ends it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from marias.rules.actions import Forget
from marias.rules.contract import Action
from marias.rules.krizovy.actions import Betl, Claim, Durch
from tests.session.tables import krizovy
from tests.sizes import Count, Figures
from tests.tui.typist import LOOKS, check_letters, play_scripted


def with_trumps(view: Any, chance: random.Random) -> Action:
    """Mostly the first of the kinds, so that hands with trumps come to be played; now and then a claim."""
    heard = view.contract == "game" or view.seat == view.soloist
    if view.phase == "play" and heard and len(view.tricks) > 4 and chance.random() < 0.2:
        return Claim("none" if view.contract == "betl" else "rest")
    legal: list[Action] = [action for action in view.legal if not isinstance(action, Betl | Durch | Forget)]
    return legal[0] if chance.random() < 0.3 else chance.choice(legal)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("profile", ["mcr-2018-free", "mcr-2018-sto"])
def test_whole_rounds_by_typing(
    look: str, profile: str, count: Count, figures: Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    rounds = count(small=2, soak=200)
    for nth in range(rounds):
        chance = random.Random(f"{look} {profile} {nth}")
        table = krizovy(seed=f"typing {nth}", humans=[0], profile=profile)
        choose = with_trumps if nth % 2 == 0 else None
        out = play_scripted(table, LOOKS[look], chance, capsys, deals=5, choose=choose)
        check_letters(look, out)
    figures("rounds typed", rounds)


RULES: dict[str, dict[str, Any]] = {
    "two passes": {"suit_round": "two_pass", "hearts_alone_overcalled": False},
    "hundred apart": {"sto_against_price": "separate", "announce_until": "any_turn"},
    "fleks of their own": {"solo_flek": "individual", "max_flek": 7},
    "few ranks": {"callable_ranks": "not_own", "partner_may_announce": False},
    "one open hand": {"open_hands": "soloist", "open_from": "after_lead_2"},
    "one line a ceiling": {"ceiling_scope": "per_component", "sedma_against_pays": "announcer"},
}


@pytest.mark.parametrize("rules", RULES)
def test_other_rules_by_typing(rules: str, count: Count, capsys: pytest.CaptureFixture[str]) -> None:
    for nth in range(count(small=2, soak=100)):
        chance = random.Random(f"{rules} {nth}")
        table = krizovy(seed=f"rules {nth}", humans=[0], **RULES[rules])
        play_scripted(table, LOOKS["cs"], chance, capsys, deals=5, choose=None if nth % 2 else with_trumps)
