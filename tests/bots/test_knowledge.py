"""What a seat may conclude: failed duties, cards announced or turned up, its own discards; and never more."""

from __future__ import annotations

from typing import Any

import pytest

from marias.bots import bot_named
from marias.bots.voleny.knowledge import VolenyKnowledge
from marias.cards import SHARP, SUIT_SETS, Card, Suit
from marias.notation import parse_hand
from marias.rules import GAMES
from marias.rules.dealing import Generator, seed_from
from marias.rules.profile import load
from tests.rules.battery import random_deal
from tests.rules.scripts import A, B, C, deal_of, liga, run
from tests.sizes import Count

GAME = GAMES["voleny"]
FORHONT = "Ak Xk Kk Qk 9k Ac 8c | Az Xz 7z 8z 9z"
SECOND = "Sk 8k 7k 9c Xc Kz Qz Al Xl 7l"
FLEKKED = "trump 9k; ask 8z+9z; good; good; declare hra; say hra; say; say"


def known(state: Any, seat: int) -> VolenyKnowledge:
    return VolenyKnowledge(state.view(seat))


def test_trump_card_turned_up_lies_with_the_declarer() -> None:
    knows = known(run(GAME.start(liga(), deal_of(FORHONT, SECOND)), FLEKKED), B)
    assert knows.chance(A, Card.K9) == 1
    assert knows.chance(C, Card.K9) == 0


def test_failed_duties_bind() -> None:
    state = run(GAME.start(liga(), deal_of(FORHONT, SECOND)), FLEKKED, "plays Ak Sk Qc")
    knows = known(state, A)
    assert not knows.may_hold[C] & SUIT_SETS[Suit.BELLS]  # he neither followed nor could
    assert knows.may_hold[B] & SUIT_SETS[Suit.BELLS] == parse_hand("8k 7k")
    state = run(state, "plays Qk 8k 7c Az Qz")  # right of it: leaves, which B must follow; he did not beat the ace
    assert not known(state, C).may_hold[A] & parse_hand("Qk Ak Az")


def test_marriage_and_seven_announced_lie_with_who_announced_them() -> None:
    state = run(
        GAME.start(liga(), deal_of(FORHONT.replace("9k", "7k"), SECOND.replace("7k", "9k"))),
        "trump Ak; ask 8z+9z; good; good; declare sedma; say hra; say; say; plays Qk Sk Qc",
    )
    knows = known(state, B)
    assert knows.chance(A, Card.K7) == 1
    assert knows.chance(A, Card.KK) == 1
    assert knows.chance(C, Card.K7) == knows.chance(C, Card.KK) == 0


def test_no_sharp_card_lies_in_the_talon_of_a_game_with_trumps() -> None:
    knows = known(run(GAME.start(liga(), deal_of(FORHONT, SECOND)), FLEKKED), B)
    for card in knows.unseen:
        whole = knows.chance(A, card) + knows.chance(C, card)
        certain = card in SHARP or card in knows.certain[A] | knows.certain[C]
        assert whole == pytest.approx(1) if certain else whole < 1


def test_own_discards_lie_with_who_took_them_up() -> None:
    state = run(
        GAME.start(liga(), deal_of(FORHONT, SECOND)), "trump 9k; ask 8z+9z; bad; takeover betl Al+Xl; good; good"
    )
    knows = known(state, A)
    assert knows.chance(C, Card.Z8) == 0
    assert 0 < knows.chance(B, Card.Z8) < 1


def test_open_hand_is_known() -> None:
    state = run(
        GAME.start(liga(open_hand_from="before_lead"), deal_of(FORHONT, SECOND)),
        "trump 9k; ask 8z+9z; bad; takeover betl Al+Xl; bad; takeover open_betl Al+Xl; good; good; say; say",
    )
    declarer = state.declarer
    other = next(seat for seat in state.active if seat != declarer)
    knows = known(state, other)
    assert knows.may_hold[declarer] == knows.certain[declarer] == state.hands[declarer]


def test_nothing_true_is_ruled_out(count: Count) -> None:
    """In random deals every card lies where it was thought possible, and what is certain is so."""
    bots = [bot_named("rules"), bot_named("random"), bot_named("rules")]
    checked = 0
    for profile in (load(GAME.profile, "liga"), load(GAME.profile, "mariasek")):
        for number in range(count(small=40, soak=2000)):
            state = GAME.start(profile, random_deal(3, number))
            chances = [Generator(seed_from(f"{seat} {number}")) for seat in range(3)]
            while (seat := state.to_act) is not None:
                if state.phase == "play":
                    knows = known(state, seat)
                    for other in knows.others:
                        assert state.hands[other] <= knows.may_hold[other]
                        assert knows.certain[other] <= state.hands[other]
                        assert all(knows.chance(other, card) > 0 for card in state.hands[other])
                    checked += 1
                state = state.after(bots[seat].choose(state.view(seat), chances[seat]))
    assert checked
