"""Extraordinary games in the slot of dalje, where a table plays them: betl alone, without trumps and marriages.

Rule sheet §7, after the questions; WE-27. Of the others only the names are known.
"""

from __future__ import annotations

import random

import pytest

from marias.errors import NotationError, ProfileError
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.state import MarijasState, start
from marias.rules.profile import load
from tests.rules.marijas_scripts import (
    A,
    B,
    C,
    D,
    cards,
    four,
    legal,
    play_out,
    playable,
    random_deal,
    rule_of,
    rules,
    run,
    said,
    table,
    three,
)
from tests.sizes import Count, Figures

THREE = load(MarijasProfile, "marijas-3-vanredne")
FOUR = rules(4, extraordinary="betl")
HANDS = (
    "Ac Xc Kc Qc 9c Az Xz Kz Qz Al",
    "7c 8c 7k 8k 9k 7z 8z 9z 7l Sl",
    "Sc Sk Qk Kk Ak Sz 9l Ql Kl Xl",
)
"""The talon: Xk 8l."""


def bid(profile: MarijasProfile = THREE) -> MarijasState:
    """The second of three plays betl."""
    return run(three(*HANDS, profile=profile), "dalje; extraordinary betl")


def test_the_rule_set() -> None:
    assert (THREE.extraordinary, THREE.betl, THREE.changes(rules(3))) == ("betl", 3, ("extraordinary",))
    assert rules(2).betl == 6, "with two players everything counts twice"


@pytest.mark.clause("SRB-35", "SRB-50")
def test_instead_of_dalje() -> None:
    """Each in turn; once it is announced the others can only say dalje, for nothing higher is known."""
    state = three(*HANDS, profile=THREE)
    assert legal(state) == ["dalje", "extraordinary betl"]
    state = bid()
    assert (state.phase, state.to_act, state.contract) == ("discard", B, "betl")
    state = run(state, "discard Xk+8l")
    assert (state.phase, state.to_act, legal(state)) == ("dalje", C, ["dalje"])
    assert rule_of(state, "extraordinary betl") == "already-announced"
    state = run(state, "dalje")
    assert (state.phase, state.to_act, state.trump) == ("play", B, None)


def test_other_extraordinary_games_are_not_supported() -> None:
    with pytest.raises(NotationError):
        run(three(*HANDS, profile=THREE), "extraordinary durmas")
    with pytest.raises(ProfileError, match='allowed: "none", "betl"'):
        rules(3, extraordinary="durmas")


def test_who_plays_it_takes_the_talon_and_may_put_back_aces_and_tens() -> None:
    state = bid()
    assert state.view(B).taken == cards("Xk 8l")
    assert state.view(A).taken == cards("")
    assert len(legal(state)) == 66, "any two of twelve"
    assert "discard Xk+Sl" in legal(state)
    assert run(state, "discard Xk+Sl").view(C).talon == cards("")


def test_no_trump_no_marriages_and_the_led_suit_must_be_followed() -> None:
    state = table("Qc Kc 7z", "7c 8c 8z", "9c Sk 9z", trump=None, leader=A, won_by=B)
    assert said(state) == {"play"}
    state = run(state, "play Qc")
    assert playable(state) == cards("7c 8c")
    assert rule_of(run(state, "play 7c"), "play Sk") == "must-follow"


def test_made_and_lost() -> None:
    """It ends as soon as he takes a trick."""
    made = table("7z 7c", "8z Ac", "9z Xc", trump=None, won_by=B, profile=THREE)
    done = run(made, "plays 7z 8z 9z Xc 7c Ac")
    assert (done.result().contract, done.result().payments) == ("betl", (3, 0, 0))
    lost = run(table("7z Ac", "8z Kc", "9z Xc", trump=None, won_by=B, profile=THREE), "plays Ac Kc Xc")
    assert (lost.to_act, len(lost.hands[A]), lost.result().payments) == (None, 1, (0, 3, 3))
    assert [(item.code, item.amount, item.won) for item in lost.result().items] == [("betl", -3, False)]


def test_of_four_the_called_card_is_void() -> None:
    """He plays alone against three, and everybody knows it; no talon."""
    hands = (
        "Kc Qc 7k 8k 9l Sl 7l 8l",
        "Sc 9c 9k Sk Al Xl Kl Ql",
        "Ac 8c Qk Kk 7z 8z 9z Sz",
        "Xc 7c Ak Xk Az Xz Kz Qz",
    )
    state = run(four(*hands, profile=FOUR), "call Ac; dalje 2; extraordinary betl")
    assert (state.phase, state.to_act, state.trump, state.called_card) == ("dalje", D, None, None)
    state = run(state, "dalje")
    assert (state.phase, state.to_act, len(state.hands[C])) == ("play", C, 8)
    for seat in (A, B, C, D, None):
        assert state.view(seat).sides == ("defence", "defence", "declarer", "defence")
    done = play_out(state, random.Random(1))
    assert done.result().declarer == C
    assert done.result().payments in ((0, 0, 3, 0), (3, 3, 0, 3))


def test_two_players_have_no_slot_for_it() -> None:
    """The source says only that it counts six; when it would be said it does not tell."""
    state = start(rules(2, extraordinary="betl"), random_deal(2, 1))
    assert said(state) == {"trump", "surrender"}
    assert rule_of(state, "extraordinary betl") == "call-first"


def test_random_betls(count: Count, figures: Figures) -> None:
    """Made exactly when he took no trick."""
    made = 0
    deals = count(small=300, soak=20_000)
    for seed in range(deals):
        rng = random.Random(f"betl {seed}")
        profile = (THREE, FOUR)[seed % 2]
        state = start(profile, random_deal(profile.players, f"b{seed}"))
        if profile.players == 4:
            state = run(state, "call Xc")
        state = run(state, *["dalje"] * rng.randrange(profile.players), "extraordinary betl")
        bidder = state.declarer
        while state.to_act is not None:
            listed = state.legal()
            low = state.to_act == bidder and state.phase == "play"
            state = state.after(min(listed, key=lambda a: a.card.rank.index) if low else rng.choice(listed))  # type: ignore[attr-defined]
        took = any(trick.winner == bidder for trick in state.tricks)
        payments = state.result().payments
        assert [points > 0 for points in payments] == [(seat == bidder) != took for seat in range(profile.players)]
        assert len(state.tricks) == {3: 10, 4: 8}[profile.players] or state.tricks[-1].winner == bidder
        made += not took
    figures("betls", deals)
    figures("made", made)
    assert 0 < made < deals
