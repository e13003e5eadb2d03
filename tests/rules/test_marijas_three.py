"""Three players: dalje, call or surrender, the talon, one against two. Rule sheet §3."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from marias.cards import SHARP, Card, CardSet, Suit
from marias.rules.marijas.actions import Discard
from marias.rules.marijas.state import start
from tests.rules.marijas_literal import discards, score_deal
from tests.rules.marijas_literal import legal as literal_legal
from tests.rules.marijas_scripts import (
    SHIPPED,
    A,
    B,
    C,
    cards,
    legal,
    play_out,
    playable,
    random_deal,
    refused,
    rule_of,
    run,
    said,
    table,
    three,
)
from tests.sizes import Count

FIRST = "Ac Xc Kc Qc 7c Kz Qz 8z 7z Al"
SECOND = "9c 8c Ak Xk Kk Qk Sk 9k 8k 7k"
THIRD = "Sc Az Xz Sz 9z Xl Kl Ql Sl 9l"
TALON = "8l 7l"
CALLED = "dalje 3; trump c"


@pytest.mark.clause("SRB-33", "SRB-34")
@pytest.mark.parametrize("dealer", [A, B, C])
def test_deal(dealer: int) -> None:
    """Five to each clockwise from the left of the dealer, two aside, five more to each."""
    deal = random_deal(3, "deal", dealer)
    state = start(SHIPPED[3], deal)
    for place in range(3):
        seat = (dealer + 1 + place) % 3
        first, second = deal.pack[5 * place : 5 * place + 5], deal.pack[17 + 5 * place : 22 + 5 * place]
        assert state.hands[seat] == CardSet((*first, *second))
    assert state.talon == CardSet(deal.pack[15:17])
    assert state.to_act == (dealer + 1) % 3


@pytest.mark.clause("SRB-35", "SRB-36")
def test_dalje_then_the_call() -> None:
    """The left of the dealer says dalje, the others repeat it; then he names a suit, or surrenders."""
    state = three(FIRST, SECOND, THIRD)
    for seat in (A, B, C):
        assert (state.phase, state.to_act, legal(state)) == ("dalje", seat, ["dalje"])
        state = run(state, "dalje")
    assert (state.phase, state.to_act) == ("call", A)
    assert legal(state) == ["trump c", "trump k", "trump z", "trump l", "surrender"]
    assert rule_of(three(FIRST, SECOND, THIRD), "trump c") == "say-dalje"
    assert rule_of(three(FIRST, SECOND, THIRD), "surrender") == "no-surrender-now"
    assert rule_of(three(FIRST, SECOND, THIRD), "extraordinary betl") == "no-extraordinary-games"
    assert rule_of(three(FIRST, SECOND, THIRD), "play Ac") == "say-dalje"


@pytest.mark.clause("SRB-56", "SRB-57")
def test_surrender() -> None:
    """Each opponent one; before the talon is seen, never after."""
    state = run(three(FIRST, SECOND, THIRD), "dalje 3; surrender")
    assert (state.result().payments, state.result().kind) == ((0, 1, 1), "unplayed")
    assert state.view(A).taken == cards("")
    assert rule_of(run(three(FIRST, SECOND, THIRD), CALLED), "surrender") == "discard-two"


# The talon


@pytest.mark.clause("SRB-37")
def test_talon() -> None:
    """The caller takes both and puts back two that are neither ace nor ten; nobody else sees them."""
    state = run(three(FIRST, SECOND, THIRD), CALLED)
    assert (state.phase, state.to_act) == ("discard", A)
    assert state.hands[A] == cards(f"{FIRST} {TALON}")
    assert state.view(A).taken == cards(TALON)
    for other in (B, C, None):
        view = state.view(other)
        assert (view.taken, view.talon, view.hand_sizes) == (cards(""), cards(""), (12, 10, 10))
    assert len(legal(state)) == discards([str(card) for card in state.hands[A]]) == 36
    for text, rule in (
        ("discard Ac+7c", "no-sharp-in-talon"),
        ("discard Xc+7c", "no-sharp-in-talon"),
        ("discard 9c+7c", "not-in-hand"),
        ("discard 7c+7c", "two-cards-at-once"),
        ("discard ?", "discard-two"),
        ("play Ac", "discard-two"),
    ):
        assert rule_of(state, text) == rule
    same = run(state, "discard 7l+8l")
    assert same.hands[A] == cards(FIRST), "those that were taken may go back"
    state = run(state, "discard Kc+7z")
    assert state.view(A).talon == cards("Kc 7z")
    assert state.history[-1] == (A, Discard((Card.CK, Card.Z7)))
    assert state.view(B).history[-1] == (A, Discard(None))
    assert (state.phase, state.to_act, len(state.hands[A])) == ("play", A, 10)
    assert "play_marriage Qc" not in legal(state), "the kralj lies in the talon"
    assert "play_marriage Qz" in legal(state)


def test_a_pair_has_no_order() -> None:
    assert Discard((Card.C7, Card.Z7)) == Discard((Card.Z7, Card.C7))


@pytest.mark.clause("SRB-37")
def test_two_can_always_be_put_back(count: Count) -> None:
    """At most eight of the twelve are aces and tens."""
    worst = three("Ac Xc Ak Xk Az Xz Al 7c 8c 9c", "7k 8k 9k Sk Qk 7z 8z 9z Sz Qz", "7l 8l 9l Sl Ql Kl Kk Kz Qc Kc")
    state = run(worst, CALLED)
    assert len(state.hands[A] & SHARP) == 8
    assert len(legal(state)) == 6
    for seed in range(count(small=200, soak=20_000)):
        state = run(start(SHIPPED[3], random_deal(3, f"t{seed}")), CALLED)
        held = [str(card) for card in state.hands[state.caller]]
        assert len(legal(state)) == discards(held) > 0


# Play


@pytest.mark.clause("SRB-14", "SRB-17", "SRB-19")
def test_duties_from_the_first_trick(count: Count) -> None:
    for seed in range(count(small=20, soak=2000)):
        rng = random.Random(f"three {seed}")
        state = run(start(SHIPPED[3], random_deal(3, seed)), f"dalje 3; trump {rng.choice('ckzl')}")
        state = state.after(rng.choice(state.legal()))
        assert state.order[0] == state.caller, "the caller leads"
        while state.to_act is not None:
            assert state.trump is not None
            hand, trick = [str(card) for card in state.hands[state.to_act]], [str(card) for card in state.trick]
            expected = literal_legal(hand, trick, state.trump.value, strict=True)
            assert {str(card) for card in playable(state)} == set(expected)
            state = state.after(rng.choice(state.legal()))
        assert len(state.tricks) == 10


@pytest.mark.trial("R007")
def test_four_actions_with_a_marriage_in_hand() -> None:
    """Led Z-9, hand Z-Q, Z-K, Z-A: the call, and the three cards silently; there is no duty to beat."""
    state = run(table("9l 7z 8z", "Ql Kl Al", "7k 8k 9k", trump="c"), "play 9l")
    assert legal(state) == ["play_marriage Ql", "play Ql", "play Kl", "play Al"]


def test_fircik_has_full_power() -> None:
    """The stock clause is for two players only."""
    state = run(table("9l 7z", "Qc Kc", "7k 8k", trump="c"), "play 9l; play_marriage Qc; play 7k")
    assert (state.tricks[-1].winner, state.marriages[-1].value) == (B, 40)
    assert "play_marriage" not in said(state)


def test_split_marriage_is_none() -> None:
    """King and dama in two hands of one side do not count."""
    state = run(table("9l 7z", "Ql 8k", "Kl 7k", trump="c"), "play 9l")
    assert legal(state) == ["play Ql"]
    assert rule_of(state, "play_marriage Ql") == "no-marriage"


# The result


@pytest.mark.clause("SRB-32", "SRB-39", "SRB-40", "SRB-41", "SRB-42")
@pytest.mark.trial("R038")
def test_the_caller_alone_against_two(count: Count) -> None:
    """Card points of both sides counted apart from the cards; match points by the formula of the rule sheet."""
    won: set[tuple[bool, int]] = set()
    for seed in range(count(small=600, soak=20_000)):
        rng = random.Random(f"result {seed}")
        state = run(start(SHIPPED[3], random_deal(3, f"r{seed}")), f"dalje 3; trump {rng.choice('ckzl')}")
        state = play_out(state, rng, eager=seed % 2 == 0)
        points, marriages = [0] * 3, [0] * 3
        for number, trick in enumerate(state.tricks, 1):
            points[trick.winner] += sum(10 for card in trick.cards if str(card)[0] in "AX") + 10 * (number == 10)
        for marriage in state.marriages:
            marriages[marriage.seat] += marriage.value
        expected = score_deal(3, state.caller, {state.caller}, points, marriages, surrendered=False)
        assert list(state.result().payments) == expected
        won.add((expected[state.caller] > 0, max(expected)))
    assert won == {(True, 1), (True, 2), (False, 1), (False, 2)}


def test_each_defender_scores_even_without_a_trick() -> None:
    state = run(table("7c 8z", "Ac Xz", "7k 8k", trump="c", won_by=B), "plays 7c Ac 7k Xz 8k 8z")
    result = state.result()
    assert result.declarer == A
    assert result.payments == (0, 1, 1)
    assert [(item.code, item.amount, item.against) for item in result.items] == [("game", -1, (B, C))]


# What a seat may see


def test_nobody_sees_the_talon_or_the_discards() -> None:
    """Views of the others are the same whatever lies there, and so is what they may do."""
    state = run(three(FIRST, SECOND, THIRD), "dalje 3")
    swapped = replace(state, talon=cards("7k 9l"))
    for seat in (A, B, C, None):
        assert state.view(seat) == swapped.view(seat)
    state = run(state, "trump c")
    one, other = run(state, "discard 7z+8z"), run(state, "discard Kz+7c")
    for seat in (B, C, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(A) != other.view(A)


def test_errors_tell_nothing_of_the_talon() -> None:
    error = refused(run(three(FIRST, SECOND, THIRD), CALLED), "discard Ac+Xc")
    assert (error.params["rule"], error.params["clause"]) == ("no-sharp-in-talon", "SRB-37")
    assert "8l" not in str(error)


def test_trump_need_not_be_held() -> None:
    state = run(three("Ac Xc Kc Qc 7c Kz Qz 8z 7z Az", SECOND, "Sc Al Xz Sz 9z Xl Kl Ql Sl 9l"), "dalje 3; trump k")
    assert state.trump is Suit.BELLS
