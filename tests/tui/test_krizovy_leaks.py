"""The secret at the screen: nothing printed for a seat changes when cards it has not seen change places."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import PACK
from marias.rules.contract import Seat
from marias.rules.krizovy import GAME
from marias.rules.krizovy.actions import Betl, Durch
from marias.rules.krizovy.state import KrizovyState, start
from marias.tui import board
from marias.tui.board import Scene
from tests.rules.krizovy_scripts import any_action, free, random_deal, sto
from tests.rules.test_krizovy_secret import other_world, place_called, seen
from tests.sizes import Count, Figures
from tests.tui import printed
from tests.tui.typist import look_in

EN = look_in("en")
NAMES = ("Ann", "Bob", "Cid", "Dan")
SCENE = Scene(NAMES, (100, 97, 103, 100), 1)


def transcript(state: KrizovyState, seat: Seat) -> list[str]:
    """All that was printed for this seat since the cards were dealt."""
    return printed.transcript(EN, GAME, state, seat, SCENE)


@pytest.mark.clause("MCR-12g")
def test_what_is_printed_hangs_on_nothing_hidden(count: Count, figures: Figures) -> None:
    """Random deals, the called card in every hand in turn, the chooser's too."""
    compared: Counter[str] = Counter()
    for seed in range(count(small=12, soak=1000)):
        rng = random.Random(f"screen {seed}")
        deal, choice = place_called(random_deal(f"t{seed}", seed % 4), rng, (seed % 4 + 1 + seed // 4) % 4)
        state = start(sto() if seed % 2 else free(), deal)
        skip = (lambda action: isinstance(action, Betl | Durch)) if seed % 5 else (lambda _: False)
        while state.to_act is not None:
            for seat in range(4):
                if state.phase == "play" and rng.random() < 0.8:
                    continue
                unseen = [card for card in PACK if card not in seen(state, seat)]
                if len(unseen) < 2:
                    continue
                pairs: list[Any] = [rng.sample(unseen, 2)]
                if (called := state.called_card) in unseen:
                    pairs.append((called, rng.choice([card for card in unseen if card is not called])))
                for one, two in pairs:
                    world = other_world(state, seat, one, two)
                    if world is None or world.phase == "end":
                        continue
                    assert transcript(state, seat) == transcript(world, seat)
                    kind = "other" if world.partner != state.partner else "same"
                    compared[f"{state.phase}, {kind} partner"] += 1
            action = any_action(state, rng, shy=seed % 3 > 0, skip=skip)
            state = state.after(choice if state.phase == "choose" and choice in state.legal() else action)
    figures("pairs of screens compared", dict(compared))
    for phase in ("suit", "announce", "play"):
        assert compared[f"{phase}, other partner"] > 5, compared


def test_a_board_that_told_the_partner_would_be_found() -> None:
    """The comparison can fail: a view with the sides of everybody prints another table."""
    deal, choice = place_called(random_deal("t", 0), random.Random(1), 3)
    state = start(free(), deal).after(choice)
    for action in ("ask", "good", "good", "good"):
        state = state.after(next(one for one in state.legal() if one.__struct_config__.tag == action))
    view = state.view(1)
    told = replace(view, sides=tuple(state.side_of(seat) for seat in range(4)))
    assert list(board.people(EN, view, SCENE)) != list(board.people(EN, told, SCENE))
