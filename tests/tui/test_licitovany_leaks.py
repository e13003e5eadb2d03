"""The secret at the screen: nothing printed for a seat changes when cards it has not seen change places."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import PACK, CardSet
from marias.rules.contract import Seat
from marias.rules.licitovany import GAME
from marias.rules.licitovany.state import LicitovanyState, start
from marias.tui import board
from marias.tui.board import Scene
from tests.rules.battery import Hidden
from tests.rules.families import FAMILIES
from tests.rules.licitovany_scripts import A, B, any_action, csm, opened, random_deal, won
from tests.sizes import Count, Figures
from tests.tui.printed import table, transcript
from tests.tui.typist import look_in

EN = look_in("en")
NAMES = ("Ann", "Bob", "Cid", "Dan")
FAMILY = FAMILIES["licitovany"]
RULES: tuple[dict[str, Any], ...] = (
    {},
    {"open_hand": "after_trick_1", "omyl_when": "also_before"},
    {"marriage_mode": "automatic", "flek_binds": "speaker"},
)


def scene(seats: int) -> Scene:
    return Scene(NAMES[:seats], (0, -12, 9, 3)[:seats], 1)


def same(state: LicitovanyState, world: LicitovanyState, seat: Seat) -> bool:
    """Could everything that is announced to all be the same? Then the screen must be."""
    return world.phase == state.phase and bool(FAMILY.announced(state) == FAMILY.announced(world))


@pytest.mark.parametrize("rules", RULES, ids=["csm", "open", "automatic"])
def test_what_is_printed_hangs_on_nothing_hidden(rules: dict[str, Any], count: Count, figures: Figures) -> None:
    """Random deals at three and at four; other hands and the talon changed, and what others laid aside."""
    compared: Counter[str] = Counter()
    for seed in range(count(small=4, soak=800)):
        rng = random.Random(f"screen {seed}")
        seats = 3 + seed % 2
        deal = random_deal(f"t{seed}", seats)
        state = start(csm(**rules), deal)
        hidden = Hidden(GAME, state.profile, deal, rng)
        while True:
            for seat in range(seats):
                if state.phase == "play" and rng.random() < 0.8:
                    continue
                unseen = list(CardSet(PACK) - FAMILY.seen(state, seat))
                if len(unseen) < 2:
                    continue
                world = hidden.swapped(state, seat, *rng.sample(unseen, 2))
                if world is None or not same(state, world, seat):
                    continue
                own, other = (transcript(EN, GAME, game, seat, scene(seats)) for game in (state, world))
                assert own == other
                compared[state.phase] += 1
            if state.to_act is None:
                break
            state = state.after(any_action(state, rng, low=seed % 3 > 0))
    figures("pairs of screens compared", dict(compared))
    for phase in ("auction", "discard", "announce", "doubling", "play"):
        assert compared[phase] > 0, compared


def test_what_was_laid_aside_is_shown_to_who_laid_it() -> None:
    """The comparison can fail: a view with the talon in it prints another table."""
    state = opened("betl - - 7k")
    mine, theirs = ("\n".join(table(EN, state, seat, scene(3))) for seat in (A, B))
    assert "In the talon: " in mine
    assert "To be led: ♦7" in mine
    assert "In the talon: " not in theirs
    assert "♦7" not in theirs
    told = replace(state.view(B), talon=state.talon)
    assert list(board.bargain(EN, state.view(B), NAMES)) != list(board.bargain(EN, told, NAMES))


def test_the_talon_that_was_dealt_is_seen_by_its_taker_alone() -> None:
    state = won("sto")
    names = ("♣7", "♣Q")
    said = ["\n".join(transcript(EN, GAME, state, seat, scene(3))) for seat in (A, B, 2)]
    assert [all(name in words for name in names) for words in said] == [True, False, False]
