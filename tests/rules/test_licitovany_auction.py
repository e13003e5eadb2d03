"""From the deal to the announcement: the ladder, who bids against whom, talon, discard, what may be announced, omyl."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from marias.cards import EMPTY, FULL, PACK, SHARP, CardSet
from marias.errors import TableError
from marias.notation import parse_action, write_action
from marias.rules import GAMES
from marias.rules.contract import Deal
from marias.rules.licitovany.actions import ACTIONS, RUNGS
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.settlement import contract_components
from marias.rules.licitovany.state import LicitovanyState, start
from marias.rules.match import Match
from tests.rules import licitovany_literal as literal
from tests.rules.licitovany_scripts import (
    CSM,
    HANDS,
    LAID,
    SK,
    TALON,
    A,
    B,
    C,
    D,
    announced,
    auction,
    bids,
    cards,
    csm,
    deal_of,
    dealt,
    opened,
    random_deal,
    rule_of,
    run,
    won,
    words,
)

# The ladder, spec 2.1: rung, parts, hearts

LADDER = [
    (1, "sedma", "hra sedma", False),
    (2, "sedma_hearts", "hra sedma", True),
    (3, "sto", "sto", False),
    (4, "sto_sedma", "sto sedma", False),
    (5, "sto_hearts", "sto", True),
    (6, "sto_sedma_hearts", "sto sedma", True),
    (7, "betl", "betl", False),
    (8, "durch", "durch", False),
    (9, "dve_sedmy", "dve_sedmy", False),
    (10, "dve_sedmy_sto", "dve_sedmy sto", False),
    (11, "dve_sedmy_hearts", "dve_sedmy", True),
    (12, "dve_sedmy_sto_hearts", "dve_sedmy sto", True),
]


@pytest.mark.parametrize(("height", "rung", "parts", "hearts"), LADDER)
def test_ladder(height: int, rung: str, parts: str, hearts: bool) -> None:
    contract = CONTRACTS[rung]
    assert (contract.height, " ".join(contract.parts), contract.hearts) == (height, parts, hearts)
    assert tuple(component.name for component in contract_components(CSM, contract)) == contract.parts
    assert RUNGS == literal.LADDER == tuple(row[1] for row in LADDER)


# The deal, spec 1.7, 1.8


@pytest.mark.parametrize(("seats", "dealer"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)])
@pytest.mark.parametrize("profile", [CSM, SK], ids=["clockwise", "anticlockwise"])
def test_five_five_two_five_five(seats: int, dealer: int, profile: Any) -> None:
    state = start(profile, Deal(PACK, dealer, seats))
    turn = 1 if profile is CSM else -1
    forhont, middle, last = ((dealer + turn * step) % seats for step in (1, 2, 3))
    assert state.active == (forhont, middle, last)
    assert state.hands[forhont] == CardSet(PACK[:5] + PACK[17:22])
    assert state.hands[middle] == CardSet(PACK[5:10] + PACK[22:27])
    assert state.hands[last] == CardSet(PACK[10:15] + PACK[27:])
    assert state.talon == CardSet(PACK[15:17])
    assert state.sitter == (dealer if seats == 4 else None)
    if seats == 4:
        assert state.hands[dealer] == EMPTY
    else:
        assert last == dealer, "at a table of three the dealer is the zadák"
    for seat in (None, *range(seats)):
        assert state.view(seat).talon == EMPTY, "nobody sees the talon before the auction ends"


def test_tables_of_three_and_four_alone() -> None:
    with pytest.raises(TableError):
        start(CSM, Deal(PACK, 0, 5))


@pytest.mark.parametrize(("profile", "order"), [(CSM, [0, 1, 2, 3, 0]), (SK, [0, 3, 2, 1, 0])], ids=["CSM", "Slovak"])
def test_next_dealer(profile: Any, order: list[int]) -> None:
    match = Match.begin(GAMES["licitovany"], profile, 4, dealer=0)
    dealers = []
    for number in range(5):
        dealers.append(match.dealer)
        dealt_ = match.next_deal(bytes([number] * 32))
        state = start(profile, dealt_.deal)
        match, _ = match.settle(run(state, "pass; pass; omyl"))
    assert dealers == order
    assert match.chips == match.score(), "an account begins empty and may stand below zero"
    assert sum(match.chips) == 0


def test_pack_is_only_cut_after_the_first_deal() -> None:
    match = Match.begin(GAMES["licitovany"], CSM, 3, dealer=0)
    first = match.next_deal(b"1" * 32)
    assert first.how == "shuffle"
    match, _ = match.settle(run(start(CSM, first.deal), "pass; pass; omyl"))
    assert match.next_deal(b"2" * 32, at=9).how == "cut"
    shuffled = Match.begin(GAMES["licitovany"], csm(shuffle="every_deal"), 3, dealer=0)
    shuffled, _ = shuffled.settle(run(start(CSM, first.deal), "pass; pass; omyl"))
    assert shuffled.next_deal(b"2" * 32).how == "shuffle"


@pytest.mark.parametrize("fined", ["", "technical 2 second_misdeal; "])
def test_misdeal_is_dealt_again_by_the_same_dealer(fined: str) -> None:
    """The first is free, a second one costs the paušál (spec 1.7); the pack is cut, not shuffled."""
    match = Match.begin(GAMES["licitovany"], csm(revoke_mode="referee"), 3, dealer=C)
    state = run(dealt(profile=match.profile), f"bid sto; {fined}misdeal")
    match, paid = match.settle(state)
    assert match.dealer == C
    assert match.played == 0
    assert match.chips == paid.payments == ((10, 10, -20) if fined else (0, 0, 0))
    assert match.next_deal(b"2" * 32, at=9).how == "cut"


# The auction, spec 2.2, 2.3


@pytest.mark.trial("R044")
def test_bids_must_be_higher_and_the_holder_only_matches() -> None:
    state = run(dealt(), "bid sto; hold")
    assert rule_of(state, "bid sto") == "bid-higher"
    assert rule_of(state, "bid sedma_hearts") == "bid-higher"
    state = run(state, "bid sto_sedma; pass")
    assert state.to_act == B
    assert bids(state) == ["hold", "pass"]
    assert rule_of(state, "bid sto_hearts") == "holder-only-matches"
    state = run(state, "hold")
    assert state.to_act == C, "the zadák goes on bidding, now against the middle"
    state = run(state, "pass")
    assert (state.declarer, state.contract.height) == (B, 4)


@pytest.mark.trial("R044")
def test_middle_takes_over_bidding() -> None:
    state = run(dealt(), "bid sto; hold; pass")
    assert state.to_act == B
    assert rule_of(state, "bid sto") == "bid-higher"
    assert rule_of(state, "hold") == "bidder-goes-higher"
    state = run(state, "bid sto_sedma; hold; pass")
    assert (state.declarer, state.contract.height) == (A, 4)


@pytest.mark.trial("R044")
def test_nobody_bids() -> None:
    state = run(dealt(), "pass")
    assert (state.to_act, bids(state)) == (B, [*RUNGS, "pass"]), "the middle may still open"
    state = run(state, "pass")
    assert (state.declarer, state.contract.height, state.phase) == (A, 1, "discard")
    assert "omyl" in words(state)


@pytest.mark.parametrize(
    ("script", "declarer", "rung"),
    [
        ("bid sto; pass; pass", C, "sto"),
        ("bid sto; pass; hold; bid betl; pass", C, "betl"),
        ("bid sto; pass; hold; bid betl; hold; pass", B, "betl"),
        ("bid sedma; hold; bid durch; hold; pass; bid dve_sedmy_sto_hearts; pass", B, "dve_sedmy_sto_hearts"),
        ("bid dve_sedmy_sto_hearts; hold; pass; pass", A, "dve_sedmy_sto_hearts"),
        ("pass; bid sedma; hold; pass", A, "sedma"),
        ("pass; bid sedma; pass", B, "sedma"),
    ],
)
def test_last_one_left_is_declarer_at_the_last_rung(script: str, declarer: int, rung: str) -> None:
    state = run(dealt(), script)
    assert (state.declarer, state.contract.rung, state.decided) == (declarer, rung, True)


def test_nothing_is_higher_than_the_last_rung() -> None:
    state = run(dealt(), "bid dve_sedmy_sto_hearts; hold")
    assert bids(state) == ["pass"]
    state = run(state, "pass")
    assert bids(state) == ["pass"]


def test_who_opens_must_pass_or_bid_and_the_holder_is_not_asked_first() -> None:
    assert bids(dealt()) == [*RUNGS, "pass"]
    assert rule_of(dealt(), "hold") == "bidder-goes-higher"
    assert rule_of(dealt(), "announce sedma k") == "auction-first"


@pytest.mark.trial("R044")
def test_there_are_102400_complete_auctions() -> None:
    """Spec 2.3, through the states, and by the literal rules."""
    ways: Counter[tuple[int, str]] = Counter()

    def walk(state: LicitovanyState, said: int) -> int:
        if state.phase != "auction":
            ways[state.declarer, state.contract.rung] += 1
            return 1
        assert said < 2 * 12 + 2
        return sum(walk(state.after(action), said + 1) for action in state.legal())

    assert walk(dealt(), 0) == 102_400
    names = {"forhont": A, "middle": B, "zadák": C}
    counted = Counter((names[who], rung) for who, rung, _ in literal.auctions())
    assert counted.total() == 102_400
    assert ways == counted


def test_every_literal_auction_can_be_said(count: Any) -> None:
    """Word for word, from the rule sheet to the states; every so many-th of them."""
    names = {"forhont": A, "middle": B, "zadák": C}
    said = list(literal.auctions())
    for who, rung, spoken in said[:: count(small=400, soak=7)]:
        script = "; ".join(word if word in ("hold", "pass") else f"bid {word}" for word in spoken)
        state = run(dealt(), script)
        assert (state.declarer, state.contract.rung, state.phase) == (names[who], rung, "discard")


@pytest.mark.trial("R048")
def test_who_speaks_first_depends_on_the_game_not_on_a_seat() -> None:
    """The zadák opens the auction, the first comment is his who sits after the declarer, and the forhont leads."""
    for seats in (3, 4):
        state = dealt(seats)
        assert state.to_act == C
        for declarer, first, second in ((A, B, C), (B, C, A), (C, A, B)):
            state = opened("sto z", declarer, seats=seats)
            assert (state.phase, state.to_act) == ("doubling", first)
            state = run(state, "say")
            assert state.to_act == second
            state = run(state, "say")
            assert (state.phase, state.to_act) == ("play", A)
            lead = next(card for card in state.hands[declarer] if not card.sharp)
            bare = run(won("betl", declarer, seats=seats), f"discard {LAID[declarer]}")
            bare = run(bare, f"announce betl - - {next(iter(bare.hands[declarer]))}", "says 2")
            assert (bare.phase, bare.to_act) == ("play", declarer)
            assert lead in state.hands[declarer]


# The talon, spec 2.4


def test_declarer_takes_the_talon_and_nobody_else_sees_it() -> None:
    state = won("sto", B)
    assert len(state.hands[B]) == 12
    assert cards(TALON) <= state.view(B).hand
    assert state.view(A).hand_sizes == (10, 12, 10)
    assert not any(cards(TALON) & state.view(seat).hand for seat in (A, C))


@pytest.mark.parametrize("rung", RUNGS)
def test_what_may_be_discarded(rung: str) -> None:
    """Anything while betl or durch may still be announced; above them no ace, no ten, no seven that must be named."""
    hand = cards("Ac Xc 7c 7k 7z 7l 8c 9c Kk Qk 8k 9k")
    rest = [str(card) for card in FULL - hand]
    state = start(
        CSM,
        deal_of(
            " ".join(map(str, list(hand)[:10])),
            " ".join(rest[:10]),
            " ".join(rest[10:]),
            talon=" ".join(map(str, list(hand)[10:])),
        ),
    )
    state = run(state, f"bid {rung}; hold; pass; pass")
    assert state.hands[A] == hand
    pairs = {CardSet(action.talon) for action in state.legal() if hasattr(action, "talon")}
    height = RUNGS.index(rung) + 1
    expected = set()
    for pair in map(CardSet, combinations(hand, 2)):
        sharp = height > 8 and bool(pair & SHARP)
        seven = height > 10 and bool(pair & cards("7c"))
        if not sharp and not seven:
            expected.add(pair)
    assert pairs == expected


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("seed", range(6))
def test_every_discard_leaves_something_to_announce(rung: str, seed: int) -> None:
    state = run(start(CSM, random_deal(seed)), f"bid {rung}; hold; pass; pass")
    declarer = state.to_act
    for action in state.legal():
        after = state.after(action)
        assert after.ending == "omyl" or (after.to_act == declarer and after.legal())


def test_discard_is_two_cards_of_ones_own() -> None:
    state = won("sto")
    assert rule_of(state, "discard 8l+8k") == "not-in-hand"
    assert rule_of(state, "announce sto k") == "discard-two"
    assert parse_action("discard 9l+8l", ACTIONS) == parse_action("discard 8l+9l", ACTIONS)
    laid = run(state, "discard 9l+8l")
    assert laid.talon == cards("8l 9l")
    assert laid.view(A).talon == cards("8l 9l")
    assert all(laid.view(seat).talon == EMPTY for seat in (None, B, C))
    assert all("8l" not in repr(laid.view(seat).history) for seat in (None, B, C))


def test_trumps_may_be_discarded() -> None:
    """Spec 2.4: trumps may; an ace, a ten or an announced seven may not."""
    assert run(won("sto"), "discard Kk+Qk; announce sto k").phase == "doubling"
    assert rule_of(run(won("sto"), "discard Ak+8l"), "announce sto z") == "sharp-in-talon"
    assert rule_of(run(won("sto"), "discard Xk+8l"), "announce sto z") == "sharp-in-talon"
    assert rule_of(run(won("sto"), "discard 7k+8l"), "announce sto_sedma k") == "seven-in-talon"
    assert run(won("sto"), "discard 7k+8l; announce sto_sedma l").phase == "doubling"
    assert run(won("sto"), "discard 7k+8l; announce sto k").phase == "doubling", "a sto announces no seven"
    assert run(won("sto"), "discard Ak+Xk; announce betl - - 8c").phase == "doubling"
    assert run(won("sto"), "discard Ak+7k; announce durch - - Xk").phase == "doubling"


def test_both_sevens_of_dve_sedmy_are_kept() -> None:
    for trump, helper in (("k", "l"), ("l", "k")):
        state = run(won("dve_sedmy"), "discard 7k+8l")
        assert rule_of(state, f"announce dve_sedmy {trump} {helper}") == "seven-in-talon"
    assert run(won("dve_sedmy"), "discard 7k+8l; announce dve_sedmy z l").phase == "doubling"


# The announcement, spec 2.4, 2.5

ALL = frozenset(RUNGS)


def at_least(height: int) -> set[str]:
    return set(RUNGS[height - 1 :])


@pytest.mark.parametrize("rung", RUNGS)
def test_final_contract_is_at_least_the_rung_won(rung: str) -> None:
    state = run(won(rung), "discard 8l+9l")
    # A holds the seven of kule and, from the talon, that of acorns, but not the one of hearts
    expected = at_least(RUNGS.index(rung) + 1) - {"sedma_hearts"}
    assert announced(state) == expected | ({"omyl"} if rung == "sedma" else set())
    if rung != "sedma":
        below = RUNGS[RUNGS.index(rung) - 1]
        suits = "" if below in ("betl", "durch") else "c " if below.endswith("hearts") else "k "
        helper = "z" if "dve" in below else ""
        lead = "- - 8c" if below in ("betl", "durch") else ""
        assert rule_of(state, f"announce {below} {suits}{helper}{lead}".strip()) == "announce-lower"


def test_colour_may_be_switched() -> None:
    state = run(won("sedma"), "discard 8l+9l")
    ways = {write_action(action) for action in state.legal()}
    assert {"announce sedma k", "announce sedma l", "announce sto_hearts c"} <= ways
    assert {f"announce sto {suit}" for suit in "kzl"} <= ways
    assert "announce sto c" not in ways


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("sto", "name-trump"),
        ("sto c", "hearts-are-a-rung-of-their-own"),
        ("sto_hearts k", "trump-is-hearts"),
        ("sto k z", "no-helper-suit"),
        ("dve_sedmy k", "name-helper"),
        ("dve_sedmy k k", "name-helper"),
        ("sto k - 8c", "lead-of-betl-or-durch-only"),
        ("betl", "lay-the-lead"),
        ("betl k - 8c", "no-trump-suit"),
        ("durch - z 8c", "no-trump-suit"),
        ("betl - - 8k", "not-in-hand"),
        ("durch - - 8l", "not-in-hand"),  # it lies in the talon
        ("sedma z", "no-trump-seven"),
        ("sedma_hearts c", "no-trump-seven"),
    ],
)
def test_what_cannot_be_announced(text: str, rule: str) -> None:
    state = run(won("sedma"), "discard 8l+9l")
    assert rule_of(state, f"announce {text}") == rule
    assert rule_of(state, "play Ak") == "announce-contract"


def test_a_plain_sedma_needs_its_seven_and_nothing_above_it_does() -> None:
    """Spec 2.5: sto without a marriage, sto a sedma or dvě sedmy without the sevens may be announced."""
    hand = "Ac Xc 8c 9c Sc 8k 9k Sk 8z 9z"
    rest = [str(card) for card in FULL - cards(hand)]
    state = start(CSM, deal_of(hand, " ".join(rest[2:12]), " ".join(rest[12:]), talon=" ".join(rest[:2])))
    state = run(state, "pass; pass; discard 8z+9z")
    sevens = {str(card) for card in state.hands[A] if str(card)[0] == "7"}
    assert sevens == set() or sevens <= {"7c", "7k"}
    for action in state.legal():
        text = write_action(action)
        if text.startswith("announce sedma"):
            assert f"7{text[-1]}" in sevens
    assert {"sto", "sto_sedma", "sto_hearts", "sto_sedma_hearts", "dve_sedmy", "dve_sedmy_sto_hearts"} <= announced(
        state
    )


def test_stuck_with_sedma_in_hearts_without_its_seven() -> None:
    """He must announce something higher, and cannot fold (spec 2.5)."""
    state = run(won("sedma_hearts"), "discard 8l+9l")
    assert announced(state) == at_least(3)
    assert rule_of(state, "omyl") == "omyl-plain-sedma-only"
    state = run(won("sedma_hearts", B), "discard 8z+Kc")
    assert announced(state) == at_least(2), "the middle holds it"


@pytest.mark.parametrize("announce", ["betl - - 8c", "durch - - Ak"])
def test_led_card_lies_face_down_until_it_is_led(announce: str) -> None:
    lead = announce.rpartition(" ")[2]
    state = opened(announce)
    for seat in (None, B, C):
        view = state.view(seat)
        assert view.lead is None
        assert lead not in repr(view)
    assert str(state.view(A).lead) == lead
    state = run(state, "says 2")
    assert [write_action(action) for action in state.legal()] == [f"play {lead}"]
    assert rule_of(state, "play Kk") == "lead-the-laid-card"
    assert lead in repr(run(state, f"play {lead}").view(B).trick)


# Omyl, spec 2.5, 4.5, U18


@pytest.mark.parametrize("script", ["pass; pass", "bid sedma; hold; pass; pass", "pass; pass; discard 8l+9l"])
@pytest.mark.parametrize("seats", [3, 4])
def test_omyl_costs_six_units_to_each_opponent(script: str, seats: int) -> None:
    state = run(dealt(seats), script, "omyl")
    result = state.result()
    assert result.kind == "unplayed"
    assert result.payments == (-6 * (seats - 1), *[6] * (seats - 1))
    assert [(item.code, item.amount) for item in result.items] == [("omyl", -6)]
    assert (result.declarer, result.contract) == (A, "sedma")


def test_omyl_comes_before_the_announcement() -> None:
    state = run(won("sedma"), "discard 8l+9l; announce sedma k")
    assert "omyl" not in words(state)
    assert rule_of(state, "omyl") == "doubling-first"


def test_folding_before_the_talon_is_taken_up() -> None:
    """U18 the other way: who folds at once never sees the talon, nor does anybody else."""
    state = won("sedma", profile=csm(omyl_when="also_before"))
    assert (state.phase, words(state)) == ("take", {"take", "omyl"})
    assert len(state.hands[A]) == 10
    assert rule_of(state, "discard 8l+9l") == "take-talon-or-fold"
    assert run(state, "take; omyl").ending == "omyl"
    ended = run(state, "omyl")
    assert ended.result().payments == (-12, 6, 6)
    for after in (state, ended, run(state, "misdeal")):
        for seat in (None, A, B, C):
            assert after.view(seat).talon == EMPTY
            assert not cards(TALON) & after.view(seat).hand
    assert won("sto", profile=csm(omyl_when="also_before")).phase == "discard", "only a plain sedma can be folded"


def test_cards_nobody_bids_on_may_be_thrown_in() -> None:
    """U17 the other way."""
    state = run(dealt(profile=csm(nobody_bids="throw_in")), "pass; pass")
    assert (state.phase, state.ending) == ("end", "thrown_in")
    result = state.result()
    assert result.payments == (0, 0, 0)
    assert (result.declarer, result.contract) == (None, "")
    assert [item.code for item in result.items] == ["thrown_in"]
    assert all(state.view(seat).talon == EMPTY for seat in (None, A, B, C))
    bid = run(dealt(profile=csm(nobody_bids="throw_in")), "pass; bid sedma; pass")
    assert bid.phase == "discard"


def test_the_standard_deal_is_what_its_tests_think() -> None:
    state = dealt()
    assert tuple(state.hands) == tuple(map(cards, HANDS))
    assert state.talon == cards(TALON)
    assert run(state, auction("sto", B)).declarer == B
    assert dealt(4).sitter == D
