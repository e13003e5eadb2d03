"""The secret at the screen: nothing printed for a seat changes when cards it has not seen change places."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import PACK, CardSet
from marias.rules.contract import Seat
from marias.rules.marijas import GAME
from marias.rules.marijas.actions import Surrender
from marias.rules.marijas.state import MarijasState, start
from marias.tui import board
from marias.tui.board import Scene
from tests.rules.battery import Hidden
from tests.rules.families import FAMILIES
from tests.rules.marijas_scripts import A, B, C, D, four, random_deal, rules, run, three, two
from tests.sizes import Count, Figures
from tests.tui.printed import table, transcript
from tests.tui.typist import look_in

EN = look_in("en")
NAMES = ("Ann", "Bob", "Cid", "Dan")
FAMILY = FAMILIES["marijas"]
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "two, marriages shown": (2, {"marriage_card": "shown", "look_back": "all"}),
    "two, dama laid aside": (2, {"marriage_card": "set_aside", "draw_and_lead": "alternate"}),
    "three": (3, {}),
    "three, betl and talon": (3, {"extraordinary": "betl", "talon_taking": "may"}),
    "four": (4, {}),
    "four, dalje decides": (4, {"dalje": "all_pass_redeal", "extraordinary": "betl"}),
    "four, opposite": (4, {"pairs": "fixed_opposite", "surrender_4p": "after_second_deal"}),
}


def scene(seats: int) -> Scene:
    return Scene(NAMES[:seats], (2, 0, 11, 3)[:seats], 1)


def same(state: MarijasState, world: MarijasState) -> bool:
    """Could everything that is announced to all be the same? Then the screen must be."""
    return world.phase == state.phase and bool(FAMILY.announced(state) == FAMILY.announced(world))


def pairs_to_swap(state: MarijasState, seat: Seat | None, rng: random.Random) -> list[Any]:
    """Two cards the seat has not seen; of four also the called one with another, so that the partner is another."""
    unseen = list(CardSet(PACK) - FAMILY.seen(state, seat))
    if len(unseen) < 2:
        return []
    pairs: list[Any] = [rng.sample(unseen, 2)]
    if (called := state.called_card) in unseen:
        pairs += [(called, rng.choice([card for card in unseen if card is not called]))] * 2
    return pairs


@pytest.mark.clause("SRB-51")
@pytest.mark.parametrize("name", TABLES)
def test_what_is_printed_hangs_on_nothing_hidden(name: str, count: Count, figures: Figures) -> None:
    """Random deals; the other hands, the stock, the talon and what was put back into it changed."""
    seats, changes = TABLES[name]
    compared: Counter[str] = Counter()
    for seed in range(count(small=6, soak=600)):
        rng = random.Random(f"screen {name} {seed}")
        deal = random_deal(seats, f"t{name}{seed}", seed % seats)
        state = start(rules(seats, **changes), deal)
        hidden = Hidden(GAME, state.profile, deal, rng)
        while True:
            for seat in (None, *range(seats)):
                if state.phase == "play" and rng.random() < 0.85:
                    continue
                for one, other in pairs_to_swap(state, seat, rng):
                    world = hidden.swapped(state, seat, one, other)
                    if world is None or not same(state, world):
                        continue
                    own, theirs = (transcript(EN, GAME, game, seat, scene(seats)) for game in (state, world))
                    assert own == theirs
                    kind = ", other partner" if world.partner != state.partner else ""
                    compared[state.phase + kind] += 1
            if state.to_act is None:
                break
            listed = [action for action in state.legal() if not isinstance(action, Surrender) or seed % 5 == 0]
            state = state.after(rng.choice(listed))
    figures(f"pairs of screens compared, {name}", dict(compared))
    assert compared["play"] > 10, compared
    if seats == 4 and "pairs" not in changes:
        assert compared["play, other partner"] > 5, compared


DEAL = ("Ac Xc Kc Qc 7k 8k 9k Sk", "Ak Xk Kk Qk 9c 8c 7c Sc", "Al Xl Kl Ql Kz Qz Sz 9z", "Az Xz 7z 8z 7l 8l 9l Sl")


def test_a_board_that_told_the_partner_would_be_found() -> None:
    """The comparison can fail: a view with the sides of everybody prints another table."""
    state = run(four(*DEAL), "call Az; dalje 4")
    view = state.view(B)
    told = replace(view, sides=state.sides_known_to(D))
    assert list(board.people(EN, view, scene(4))) != list(board.people(EN, told, scene(4)))
    assert list(board.bargain(EN, view, NAMES)) != list(board.bargain(EN, told, NAMES))


@pytest.mark.clause("SRB-51")
def test_only_the_holder_of_the_called_card_is_told_the_pairs() -> None:
    state = run(four(*DEAL), "call Az; dalje 4")
    told = ["\n".join(table(EN, state, seat, scene(4))) for seat in (A, B, C, D)]
    assert ["with the caller" in words for words in told] == [False, False, False, True]
    assert ["against the caller" in words for words in told] == [False, False, False, True]
    assert "Who holds ♠A is your partner; who that is, you do not know yet." in told[A]
    for other in (B, C):
        assert "You do not hold ♠A: you play against Ann." in told[other]
    assert "You hold ♠A: you are the partner of Ann." in told[D]


@pytest.mark.clause("SRB-37")
def test_the_talon_and_what_is_put_back_are_seen_by_the_caller_alone() -> None:
    hands = ("Ac Xc Kc Qc 7k 8k 9k 7z 8z 7l", "Ak Xk Kk Qk 9c 8c 7c Sc Az Xz", "Al Xl Kl Ql Kz Qz Sz 9z 8l 9l")
    state = run(three(*hands), "dalje 3; trump c; discard 7z+Sl")
    told = ["\n".join(transcript(EN, GAME, state, seat, scene(3))) for seat in (A, B, C)]
    assert ["From the talon you take ♦S ♣S." in words for words in told] == [True, False, False]
    assert ["In the talon: ♠7 ♣S" in words for words in told] == [True, False, False]
    for words in told[1:]:
        assert "Ann takes the two cards of the talon." in words
        assert "Ann: two cards into the talon" in words
        assert "♠7" not in words


def test_the_stock_and_what_the_other_draws_are_not_seen() -> None:
    state = run(two("Kc Qc 7k 8l Kz Qz Ak 9l", "Ac Xc 9k 7l 8c 9c Xk Kk", "Sc Sk"), "trump l; play 7k; play 9k")
    mine, theirs = ("\n".join(transcript(EN, GAME, state, seat, scene(2))) for seat in (A, B))
    assert "You draw ♦S." in mine  # B took the trick and drew first
    assert "♥S" not in mine
    assert "You draw ♥S." in theirs
    assert "♦S" not in theirs
