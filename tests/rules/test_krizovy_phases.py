"""Křížový from the choice to the decision whether it is played: every state, transition and fine point of §2 and §3."""

from __future__ import annotations

from typing import Any

import pytest

from marias.cards import PACK, Card, CardSet, Rank, Suit
from marias.rules import GAMES
from marias.rules.contract import Deal
from marias.rules.doubling import LEVELS
from marias.rules.krizovy.actions import SOLO_GAMES, Choose
from marias.rules.krizovy.state import KrizovyState, start
from marias.rules.record import DealRecord, Record, Step, parse_record, replay, write_record
from tests.rules.krizovy_scripts import (
    FREE,
    STO,
    A,
    B,
    C,
    D,
    alone,
    announced,
    approved,
    cards,
    deal_of,
    dealt,
    forgotten,
    free,
    play_out,
    playable,
    raised,
    refused,
    rule_of,
    run,
    sto,
    words,
)


def levels(state: KrizovyState) -> dict[str, int]:
    return {component.name: component.level for component in state.rounds.components}


# 1 and 2: the deal and the choice


@pytest.mark.clause("MCR-1b", "MCR-12f")
@pytest.mark.parametrize("dealer", [A, B, C, D])
def test_four_to_each_and_four_again(dealer: int) -> None:
    """From the chooser, left of the dealer, clockwise; no talon (§1.4)."""
    state = start(FREE, Deal(PACK, dealer, 4))
    assert (state.phase, state.chooser, state.to_act) == ("choose", (dealer + 1) % 4, (dealer + 1) % 4)
    for step in range(4):
        seat = (dealer + 1 + step) % 4
        assert state.hands[seat] == CardSet(PACK[4 * step : 4 * step + 4])
        assert state.closed[seat] == CardSet(PACK[16 + 4 * step : 20 + 4 * step])
    after = run(state, "forget")
    assert [len(hand) for hand in after.hands] == [8] * 4
    assert after.closed == ()


@pytest.mark.clause("MCR-12f", "MCR-12g")
def test_any_of_the_first_four_and_any_rank() -> None:
    """Trump from the first four alone, never "z lidu"; any of the eight ranks, also of his own cards (OP-2)."""
    state = dealt()
    assert set(state.legal()[:-1]) == {Choose(card, rank) for card in cards("Sk 9k 8k Xz") for rank in Rank}
    assert len(state.legal()) == 33
    assert words(state) == {"choose", "forget"}
    assert rule_of(state, "choose Az A") == "not-in-first-four"
    assert rule_of(state, "choose Xk A") == "not-in-first-four"
    assert rule_of(state, "ask") == "choose-trump-first"
    assert rule_of(state, "choose ? A") == "choose-trump-first"


@pytest.mark.clause("MCR-12g")
@pytest.mark.parametrize(
    ("choice", "partner"),
    [
        ("Sk A", C),
        ("Sk X", C),
        ("Sk S", A),
        ("Sk 9", A),
        ("Sk 7", D),
        ("Xz A", A),
        ("Xz X", A),
        ("Xz S", B),
        ("9k Q", D),
    ],
)
def test_who_holds_the_called_card_is_partner(choice: str, partner: int) -> None:
    """Also the laid card itself, another of his own, or one that came in his second packet (the ace of leaves)."""
    state = run(dealt(), f"choose {choice}; ask; goods 3")
    assert state.declarers == ((A,) if partner == A else (A, partner))
    assert [state.side_of(seat) for seat in range(4)] == [
        "declarer" if seat in (A, partner) else "defence" for seat in range(4)
    ]


@pytest.mark.parametrize("rank", list("789SQKXA"))
def test_callable_ranks(rank: str) -> None:
    honours, not_own = dealt(profile=free(callable_ranks="honours")), dealt(profile=free(callable_ranks="not_own"))
    assert (Choose(Card.KS, Rank(rank)) in honours.legal()) == (rank in "AXKQ")
    assert (Choose(Card.KS, Rank(rank)) in not_own.legal()) == (rank not in "S98")
    if rank == "S":
        assert rule_of(honours, "choose Sk S") == rule_of(not_own, "choose Sk S") == "rank-not-callable"


@pytest.mark.clause("MCR-13")
def test_forgotten_choice() -> None:
    """Betl, durch or červené sám: hearts, alone, no card called, all know (seed 13)."""
    state = forgotten()
    assert words(state) == {"betl", "durch", "hearts_alone"}
    assert rule_of(state, "ask") == "forgotten-choice"
    assert refused(state, "ask").params["clause"] == "MCR-13"
    state = run(state, "hearts_alone; goods 3")
    assert (state.phase, state.trump, state.declarers, state.called_card) == ("announce", Suit.HEARTS, (A,), None)
    for seat in (None, A, B, C, D):
        view = state.view(seat)
        assert (view.trump, view.soloist) == (Suit.HEARTS, A)
        assert view.sides == ("declarer", "defence", "defence", "defence")
    assert run(state, "say; goods 3").result().payments == (6, -2, -2, -2)


def test_hearts_alone_only_after_a_forgotten_choice() -> None:
    assert rule_of(run(dealt(), "choose Sk A"), "hearts_alone") == "not-forgotten"


@pytest.mark.clause("MCR-13", "MCR-9")
def test_hearts_alone_may_be_taken_over() -> None:
    """It is a suit game (OP-3); a table may rule otherwise."""
    assert words(run(forgotten(), "hearts_alone")) == {"good", "betl", "durch"}
    closed = run(forgotten(profile=free(hearts_alone_overcalled=False)), "hearts_alone")
    assert words(closed) == {"good"}
    assert rule_of(closed, "betl") == "not-over-this-game"
    assert words(run(forgotten(profile=free(hearts_alone_overcalled=False)), "betl")) == {"good", "durch"}


# 3.1: the suit round


@pytest.mark.clause("MCR-9", "MCR-17a", "MCR-17c")
def test_round_of_the_suit() -> None:
    """A, B, C, D once each; only a strictly higher game takes over."""
    state = run(dealt(), "choose Sk A")
    assert words(state) == {"ask", "betl", "durch"}
    state = run(state, "ask")
    for seat in (B, C, D):
        assert (state.to_act, words(state)) == (seat, {"good", "betl", "durch"})
        assert rule_of(state, "ask") == "not-forgotten"
        assert rule_of(state, "say") == "answer-first"
        state = run(state, "good")
    assert (state.phase, state.contract, state.to_act) == ("announce", "game", A)


@pytest.mark.clause("MCR-9")
@pytest.mark.parametrize(
    ("script", "contract", "soloist"),
    [
        ("betl; goods 3", "betl", A),
        ("ask; betl; goods 2", "betl", B),
        ("ask; good; good; betl", "betl", D),
        ("ask; betl; durch", "durch", C),
        ("betl; good; durch", "durch", C),
        ("durch", "durch", A),
        ("ask; durch", "durch", B),
    ],
)
def test_highest_game_stands(script: str, contract: str, soloist: int) -> None:
    """Betl over every suit game, durch over betl and at once; of two alike the earlier (§3.1)."""
    state = run(dealt(), "choose Sk A", script)
    assert (state.phase, state.contract, state.declarers) == ("solo", contract, (soloist,))
    assert (state.trump_card, state.called_card, state.trump) == (None, None, None)


@pytest.mark.clause("MCR-9", "MCR-17b")
def test_no_second_betl_and_no_return() -> None:
    state = run(dealt(), "choose Sk A; ask; betl")
    assert words(state) == {"good", "durch"}
    assert refused(state, "betl").params["rule"] == "not-over-this-game"
    after = run(state, "goods 2")
    assert (after.phase, after.to_act) == ("solo", C), "A, who asked, is not heard again"


@pytest.mark.clause("MCR-9")
def test_announced_hundred_and_seven_comes_after_the_suit_round() -> None:
    """100 and 7 has no precedence: betl over it is named while nothing can be announced yet (seed 9)."""
    state = run(dealt(seven=A), "choose Sk A; ask")
    assert rule_of(run(dealt(seven=A), "choose Sk A"), "say - sedma+sto") == "answer-first"
    assert run(state, "betl; good; good").contract == "betl"
    assert announced(approved(seven=A)) == {"sedma", "sto"}


@pytest.mark.clause("MCR-8e", "MCR-8f")
def test_betl_and_durch_are_played_alone() -> None:
    """One against three, always; there is no durch with a helper (seed 8)."""
    for game in SOLO_GAMES:
        for turns, soloist in enumerate((A, B, C, D)):
            way = [game] if soloist == A else ["ask", *["good"] * (turns - 1), game]
            rest = [] if game == "durch" else ["good"] * (3 - turns)
            state = run(dealt(), "choose Sk A", *way, *rest)
            assert state.declarers == (soloist,)
            assert [state.side_of(seat) for seat in range(4)].count("defence") == 3
    tags = {kind.__struct_config__.tag for kind in GAMES["krizovy"].actions}
    assert tags == {
        *("choose", "forget", "ask", "hearts_alone", "betl", "durch", "good", "bad", "say", "play", "play_marriage"),
        *("claim", "revoke", "set_aside", "misdeal"),
    }


def two_pass(*texts: str) -> KrizovyState:
    return run(dealt(profile=free(suit_round="two_pass")), "choose Sk A", *texts)


@pytest.mark.clause("MCR-17a")
@pytest.mark.parametrize(
    ("script", "legal"),
    [
        ("", {"ask", "betl", "durch"}),
        ("ask", {"good", "bad"}),
        ("betl", {"good", "bad"}),
        ("ask; bad; good; good", {"betl", "durch"}),
        ("ask; bad; good; bad; betl", {"good", "durch"}),
        ("betl; bad; good; good", {"durch"}),
    ],
)
def test_two_passes(script: str, legal: set[str]) -> None:
    """First all say good or bad, then who said bad names his game, in the same order (OP-4)."""
    assert words(two_pass(*filter(None, [script]))) == legal


def test_two_passes_end() -> None:
    assert two_pass("ask; good; good; good").phase == "announce"
    state = two_pass("ask; good; bad; bad")
    assert state.to_act == C
    assert run(state, "betl; good").declarers == (C,)
    assert run(state, "betl; durch").declarers == (D,)
    assert run(state, "durch").declarers == (C,)
    assert rule_of(state, "good") == "answer-first"
    assert two_pass("durch").declarers == (A,)
    assert rule_of(run(dealt(), "choose Sk A; ask"), "bad") == "answer-first"


# 3.2: the suit is shown


def test_suit_is_shown_when_all_approve() -> None:
    state = run(dealt(), "choose Sk A; ask; goods 2")
    assert [state.view(seat).trump for seat in (A, B, C, D, None)] == [Suit.BELLS, None, None, None, None]
    assert [state.view(seat).trump_card for seat in (A, B, C, D, None)] == [Card.KS, None, None, None, None]
    assert [state.view(seat).called_rank for seat in (A, B, None)] == [Rank.ACE] * 3
    state = run(state, "good")
    for seat in (A, B, C, D, None):
        view = state.view(seat)
        assert (view.trump, view.trump_card, view.called_card) == (Suit.BELLS, Card.KS, Card.KA)
    assert Card.KS in state.hands[A], "it goes back to his hand"


@pytest.mark.clause("MCR-9")
def test_laid_card_goes_back_unseen_when_taken_over() -> None:
    state = run(dealt(), "choose Sk A; ask; betl; goods 2")
    for seat in (B, C, D, None):
        assert (state.view(seat).trump, state.view(seat).trump_card, state.view(seat).called_card) == (None, None, None)


# 3.3: announcing


@pytest.mark.clause("MCR-6c")
@pytest.mark.trial("R014")
@pytest.mark.parametrize("holder", [A, B, C, D])
def test_seven_is_announced_by_its_holder_alone(holder: int) -> None:
    """sedma by A or his partner, sedma proti by a defender, each on his own first turn; never both (seed 6)."""
    state = approved(partner=C, seven=holder)
    for seat in (A, B, C, D):
        name = "sedma" if seat in (A, C) else "sedma_against"
        assert state.to_act == seat
        assert (name in announced(state)) == (seat == holder)
        other = "sedma_against" if name == "sedma" else "sedma"
        assert other not in announced(state)
        assert rule_of(state, f"say - {other}") == "not-your-side"
        if seat != holder:
            error = refused(state, f"say - {name}")
            assert (error.params["rule"], error.params["clause"]) == ("no-trump-seven", "MCR-6c")
        else:
            after = run(state, f"say - {name}")
            assert after.announcer == holder
            for _ in range(3):
                assert not announced(after) & {"sedma", "sedma_against"}
                after = run(after, "say")
        state = run(state, "say")


@pytest.mark.clause("MCR-17b", "MCR-17d")
@pytest.mark.parametrize("seven", [A, C, B])
def test_later_announcement_is_void(seven: int) -> None:
    """New components only on the own first turn (OP-5), raises on any turn."""
    script = {A: "say; say hra; say; say", C: "say; say; say; say hra; say; say", B: "say; say; say; say hra; say"}[
        seven
    ]
    state = run(approved(seven=seven), script)
    name = "sedma_against" if seven == B else "sedma"
    assert state.to_act == seven
    error = refused(state, f"say - {name}")
    assert (error.params["rule"], error.params["clause"]) == ("too-late", "MCR-17b")
    assert announced(state) == set()
    if seven != B:
        assert raised(state) == {"hra"}
    late = run(approved(seven=seven, profile=free(announce_until="any_turn")), script)
    assert name in announced(late)


@pytest.mark.clause("MCR-17d")
@pytest.mark.parametrize(
    ("script", "still"),
    [
        ("say", [B, C, D]),
        ("say; say hra", [C, D, A]),
        ("say; say; say; say hra", [A, B, C]),
        ("say; say hra; say hra", [D, A, B]),
        ("say; say; say - sto", [D, A, B]),
        ("say; say hra; say; say; say hra; say hra", [C, D, A]),
    ],
)
def test_announcing_ends_when_the_other_three_have_said_good(script: str, still: list[int]) -> None:
    """After every change each of the other three has one more turn (seed 17, OP-5)."""
    state = run(approved(partner=C), script)
    for seat in still:
        assert (state.phase, state.to_act) == ("announce", seat)
        state = run(state, "say")
    assert state.phase in ("play", "end")


@pytest.mark.clause("MCR-17a", "MCR-17c")
def test_statements_name_the_thing() -> None:
    state = run(approved(seven=B), "say")
    assert rule_of(state, "say sto") == "not-on-the-table"
    assert rule_of(state, "say - kilo") == "unknown-announcement"
    assert rule_of(state, "say - sto_against+sedma_against") == "each-once-in-order"
    assert rule_of(state, "say hra+hra") == "each-once-in-order"
    assert rule_of(state, "good") == "announce-first"
    assert rule_of(state, "play Sk") == "announce-first"
    assert levels(run(state, "say hra sedma_against+sto_against")) == {"hra": 1, "sedma_against": 0, "sto_against": 0}


@pytest.mark.clause("MCR-17c")
def test_raises_alternate_by_component() -> None:
    """The other side gives flek, the owner's side re …; one raise a side, each component by itself (§3.3.2)."""
    state = run(approved(partner=C, seven=A), "say - sedma")
    assert raised(state) == {"hra", "sedma"}
    state = run(state, "say sedma")
    assert (state.to_act, raised(state)) == (C, {"sedma"})
    assert rule_of(state, "say hra") == "not-your-own"
    state = run(state, "say sedma")
    assert (state.to_act, raised(state)) == (D, {"hra", "sedma"})
    state = run(state, "say hra")
    assert (state.to_act, raised(state)) == (A, {"hra"})
    assert rule_of(state, "say sedma") == "not-your-own"
    state = run(state, "say hra")
    assert (state.to_act, raised(state)) == (B, {"hra", "sedma"})
    assert levels(run(state, "say hra+sedma")) == {"hra": 3, "sedma": 3}


@pytest.mark.clause("MCR-17c")
@pytest.mark.parametrize("partner", [A, B, C, D])
def test_who_may_flek_knows_it_from_his_own_hand(partner: int) -> None:
    """Who has not the called card is a defender, who has it the partner; A himself declares (§3.3.3)."""
    state = alone() if partner == A else approved(partner=partner)
    state = run(state, "say")
    for seat in (B, C, D):
        assert state.to_act == seat
        mine = seat == partner
        assert raised(state) == (set() if mine else {"hra"})
        assert announced(state) - {"sedma", "sedma_against"} == ({"sto"} if mine else {"sto_against"})
        state = run(state, "say")
    flekked = run(alone() if partner == A else approved(partner=partner), "say", *["say"] * (partner == B), "say hra")
    while flekked.to_act != A:
        assert raised(flekked) == ({"hra"} if flekked.to_act == partner else set())
        flekked = run(flekked, "say")
    assert raised(flekked) == {"hra"}


@pytest.mark.clause("MCR-5b")
@pytest.mark.parametrize(("hearts", "top"), [(False, 6), (True, 5)])
def test_game_is_raised_while_it_is_below_the_ceiling(hearts: bool, top: int) -> None:
    """Plain up to kajzr, 64; hearts up to kalhoty, 64: no limit but the ceiling (OP-6)."""
    state = run(approved(partner=C, hearts=hearts), "say")
    for level in range(1, top + 1):
        while "hra" not in raised(state):
            assert state.phase == "announce"
            state = run(state, "say")
        state = run(state, "say hra")
        assert levels(state) == {"hra": level}
    assert LEVELS[top] == ("kalhoty" if hearts else "kajzr")
    rules = []
    for _ in range(3):
        assert raised(state) == set()
        rules.append(rule_of(state, "say hra"))
        state = run(state, "say")
    assert "value-at-ceiling" in rules
    assert state.phase == "play"


@pytest.mark.clause("MCR-5b")
def test_hundred_and_seven_stop_at_the_ceiling_too() -> None:
    state = run(approved(partner=C, seven=A), "say - sedma+sto")
    for name, top in (("sedma", 5), ("sto", 4)):  # 2 · 2^5 = 4 · 2^4 = 64
        after = state
        for _ in range(top):
            while name not in raised(after):
                after = run(after, "say")
            after = run(after, f"say {name}")
        assert levels(after)[name] == top
        for _ in range(2):
            assert name not in raised(after)
            after = run(after, "say")


def test_limit_of_raises_as_a_number() -> None:
    """Four raises, where a table counts them (OP-6)."""
    state = run(approved(partner=C, profile=free(max_flek=4)), "say; say hra; say hra; say hra; say hra")
    assert levels(state) == {"hra": 4}
    assert rule_of(state, "say hra") == "value-at-ceiling"
    assert raised(run(approved(profile=free(max_flek=0)), "say")) == set()


@pytest.mark.parametrize("name", ["sto", "sto_against"])
def test_hundreds_exclude_each_other(name: str) -> None:
    script = "say - sto" if name == "sto" else "say; say - sto_against"
    state = run(approved(partner=C), script)
    for _ in range(3):
        assert not announced(state) & {"sto", "sto_against"}
        state = run(state, "say")
    other = run(approved(partner=C), script)
    if name == "sto_against":
        assert rule_of(other, "say - sto") == "already-announced"
    else:
        assert rule_of(other, "say - sto_against") == "already-announced"


@pytest.mark.clause("MCR-15c")
def test_hundred_against_is_raised_through_the_game() -> None:
    """Priced on the flekked game (OP-15); where it has a price of its own it has its own ladder."""
    state = run(approved(partner=C), "say; say - sto_against")
    assert raised(state) == set()
    assert rule_of(state, "say sto_against") == "raised-through-the-game"
    assert raised(run(state, "say")) == {"hra"}
    own = run(approved(partner=C, profile=free(sto_against_price="separate")), "say; say - sto_against")
    assert raised(own) == {"sto_against"}
    assert levels(run(own, "say sto_against; say hra+sto_against")) == {"hra": 1, "sto_against": 2}


def test_partner_may_announce() -> None:
    """He may (OP-26); where only the chooser may, the compulsory hundred is still his to announce."""
    assert {"sto", "sedma"} <= announced(run(approved(partner=C, seven=C), "goods 2"))
    closed = run(approved(partner=C, seven=C, profile=free(partner_may_announce=False)), "goods 2")
    assert announced(closed) == set()
    assert rule_of(closed, "say - sto") == rule_of(closed, "say - sedma") == "chooser-announces"
    owed = run(approved(partner=C, forty=C, profile=sto(partner_may_announce=False)), "goods 2")
    assert announced(owed) == {"sto"}
    assert rule_of(owed, "say") == "compulsory-hundred"


# 3.3.5: the compulsory hundred


@pytest.mark.clause("MCR-14a")
@pytest.mark.parametrize("holder", [A, B, C, D])
@pytest.mark.parametrize("profile", [FREE, STO], ids=["free", "sto"])
def test_whole_forty_on_the_declarers_side_is_a_hundred(holder: int, profile: Any) -> None:
    """With A or his partner; a defender has no duty, nor has anybody without the obligation."""
    state = approved(partner=C, forty=holder, profile=profile)
    for seat in (A, B, C, D):
        assert state.to_act == seat
        owes = profile is STO and seat == holder and seat in (A, C)
        assert all("sto" in action.announces for action in state.legal()) == owes  # type: ignore[attr-defined]
        if owes:
            error = refused(state, "say")
            assert (error.params["rule"], error.params["clause"]) == ("compulsory-hundred", "MCR-14a")
            assert rule_of(state, "say hra") == "not-your-own"
            return
        state = run(state, "say")


SPLIT = ("Sk Kk 8k Xz Az Kc 7c 8z", "7l 8l Sc Xc 7z Sz 9l 8c", "Qk Ak Qz Kz Kl Xl 9c Al", "9z Sl Ql Ac Xk 9k Qc 7k")


@pytest.mark.clause("MCR-14a")
def test_split_forty_is_no_duty() -> None:
    state = run(start(STO, deal_of(*SPLIT)), "choose Sk A; ask; goods 3")
    assert (state.partner, Card.KK in state.hands[A], Card.KQ in state.hands[C]) == (C, True, True)
    for _ in range(3):
        assert () in {action.announces for action in state.legal()}  # type: ignore[attr-defined]
        state = run(state, "say")


@pytest.mark.clause("MCR-14a", "MCR-13")
def test_duty_when_alone() -> None:
    """A alone with the whole forty owes it too, also in červené sám."""
    hands = ("Kc Qc 8k Xz Az Sk 7c 8z", "7l 8l Sc Xc 7z Sz 9l 8c", "Xk Qz Kz 9k Kl Xl 9c Al", "9z Sl Ql Ac Qk Kk Ak 7k")
    for script in ("forget; hearts_alone; goods 3", "choose Qc Q; ask; goods 3"):
        assert rule_of(run(start(STO, deal_of(*hands)), script), "say") == "compulsory-hundred"
        assert run(start(FREE, deal_of(*hands)), script, "say").to_act == B


@pytest.mark.clause("MCR-14a", "MCR-14b")
def test_partner_adds_his_forty_to_the_choosers_hundred() -> None:
    """Seed 14: A says sto on his 20, the whole 40 is with C: he must add it, and his marriage counts."""
    state = run(approved(partner=C, forty=C, profile=STO), "say - sto")
    assert state.hundred_by == (A,)
    state = run(state, "say")
    assert announced(state) == {"sto"}
    assert rule_of(state, "say") == "compulsory-hundred"
    state = run(state, "say - sto")
    assert (state.hundred_by, levels(state), state.to_act) == ((A, C), {"sto": 0}, D)
    assert run(state, "say; say; say").phase == "play"
    assert announced(run(approved(partner=C, forty=C), "say - sto; say")) == set(), "without the duty it is not added"


@pytest.mark.clause("MCR-14b")
def test_whether_the_announcer_holds_a_marriage_is_remembered() -> None:
    """It is his own that counts then, also if he does not show it; nobody sees this in a view (§5.2)."""
    none = run(approved(partner=C), "say - sto; goods 3")
    held = run(approved(partner=C), "say; say; say - sto; goods 3")
    assert (none.bargain().own_marriage, held.bargain().own_marriage) == (False, True), "C has the pair of leaves"
    added = run(approved(partner=C, forty=C, profile=STO), "say - sto; say; say - sto; goods 3")
    assert added.bargain().own_marriage
    assert "own_marriage" not in held.view(B).__struct_fields__


@pytest.mark.clause("MCR-14a")
def test_flek_on_the_choosers_hundred_stays_when_the_partner_adds_his() -> None:
    """One component, only the counting marriage changes (OP-7); he may raise in the same turn."""
    state = run(approved(partner=C, forty=C, profile=STO), "say - sto; say sto")
    assert levels(run(state, "say - sto")) == {"sto": 1}
    both = run(state, "say sto sto")
    assert (levels(both), both.hundred_by) == ({"sto": 2}, (A, C))


@pytest.mark.clause("MCR-14c")
@pytest.mark.trial("R053")
def test_flek_on_the_game_is_cancelled_by_the_compulsory_hundred() -> None:
    """A hra, B flek, C with the forty: only sto is offered; the flek is gone, and B may flek the hundred (seed 14)."""
    state = run(approved(partner=C, forty=C, profile=STO), "say; say hra")
    assert {(action.raises, action.announces) for action in state.legal()} == {((), ("sto",))}  # type: ignore[attr-defined]
    assert rule_of(state, "say") == "compulsory-hundred"
    assert rule_of(state, "say hra sto") == "game-dropped"
    state = run(state, "say - sto")
    assert levels(state) == {"sto": 0}
    assert raised(state) == {"sto"}
    state = run(state, "say; say")
    assert (state.to_act, raised(state)) == (B, {"sto"})
    assert run(state, "say").phase == "play"
    assert levels(run(state, "say sto")) == {"sto": 1}


@pytest.mark.clause("MCR-14c")
@pytest.mark.trial("R053")
def test_without_the_duty_the_partner_may_say_good() -> None:
    state = run(approved(partner=C, forty=C), "say; say hra; goods 3")
    assert (state.phase, state.result().payments) == ("end", (-2, 2, -2, 2))


@pytest.mark.clause("MCR-14c")
def test_voluntary_hundred_cancels_the_flek_too() -> None:
    """OP-7; where only the compulsory one does, the flek stays on the hundred that takes the game's place."""
    assert levels(run(approved(partner=C), "say; say hra; say - sto")) == {"sto": 0}
    kept = free(sto_voids_flek="compulsory")
    assert levels(run(approved(partner=C, profile=kept), "say; say hra; say - sto")) == {"sto": 1}
    forced = sto(sto_voids_flek="compulsory")
    assert levels(run(approved(partner=C, forty=C, profile=forced), "say; say hra; say - sto")) == {"sto": 0}
    assert levels(run(approved(partner=C, forty=B, profile=forced), "say; say hra; say - sto")) == {"sto": 1}


@pytest.mark.clause("MCR-14a")
def test_hundred_against_ends_the_duty() -> None:
    """The two hundreds exclude each other, the earlier stands (OP-7)."""
    state = run(approved(partner=C, forty=C, profile=STO), "say; say - sto_against")
    assert announced(state) == set()
    assert rule_of(state, "say - sto") == "already-announced"
    assert levels(run(state, "say")) == {"hra": 0, "sto_against": 0}


@pytest.mark.clause("MCR-14a")
def test_omitted_hundred_is_a_revoke_where_a_referee_rules() -> None:
    state = approved(partner=C, forty=A, profile=sto(revoke_mode="referee"))
    after = run(state, "say")
    assert (after.phase, after.result().kind, after.result().payments) == ("end", "revoke", (-30, 10, 10, 10))
    assert all("sto" in action.announces for action in state.legal())  # type: ignore[attr-defined]


# 3.4: betl and durch doubled


def soloed(soloist: int, game: str, **rules: Any) -> KrizovyState:
    way = [game] if soloist == A else ["ask", *["good"] * (soloist - 1), game]
    rest = [] if game == "durch" else ["good"] * (3 - soloist)
    return run(dealt(profile=free(**rules)), "choose Sk A", *way, *rest)


@pytest.mark.clause("MCR-8a", "MCR-8d")
@pytest.mark.parametrize("game", ["betl", "durch"])
@pytest.mark.parametrize("soloist", [A, B, C, D])
def test_solo_is_played_without_a_flek(game: str, soloist: int) -> None:
    """The opponents speak from the soloist's left; then he leads, flek or not (§3.4)."""
    state = soloed(soloist, game)
    for step in (1, 2, 3):
        assert (state.phase, state.to_act) == ("solo", (soloist + step) % 4)
        assert [action.raises for action in state.legal()] == [(), (game,)]  # type: ignore[attr-defined]
        assert rule_of(state, "good") == "doubling-first"
        assert rule_of(state, "say - sto_against") == "not-against-this-game"
        assert rule_of(state, "say hra") == "not-on-the-table"
        state = run(state, "say")
    assert (state.phase, state.to_act, levels(state)) == ("play", soloist, {game: 0})


@pytest.mark.trial("R015")
@pytest.mark.clause("MCR-5b", "MCR-8a")
def test_betl_stops_at_boty() -> None:
    """5 – 10 – 20 – 40 – 80, paid 64; everyone always raises, and it ends (§3.4, example 32)."""
    state = soloed(B, "betl")
    reached = []
    while state.phase == "solo":
        state = state.after(state.legal()[-1])
        reached.append(levels(state)["betl"])
    assert max(reached) == 4
    assert (LEVELS[4], state.phase) == ("boty", "play")
    durch = soloed(D, "durch")
    while durch.phase == "solo":
        durch = durch.after(durch.legal()[-1])
    assert levels(durch) == {"durch": 3}, "10 – 20 – 40 – 80"


@pytest.mark.clause("MCR-5b")
def test_one_flek_binds_all_three() -> None:
    """OP-8: once an opponent has given it, the others can only agree."""
    state = run(soloed(A, "betl"), "say betl")
    assert (state.to_act, raised(state)) == (C, set())
    assert rule_of(state, "say betl") == "not-raised-against-you"
    state = run(state, "say; say")
    assert (state.to_act, raised(state)) == (A, {"betl"})
    assert run(state, "say").phase == "play"
    assert run(state, "say").rounds.components[0].levels == (1, 1, 1)


def test_fleks_of_each_opponent_for_himself() -> None:
    state = run(soloed(A, "betl", solo_flek="individual"), "say betl; say; say betl")
    assert state.rounds.components[0].levels == (1, 0, 1)
    state = run(state, "say betl")
    assert state.rounds.components[0].levels == (2, 0, 2)
    assert (state.to_act, raised(state)) == (B, {"betl"})
    state = run(state, "say betl")
    assert (state.to_act, raised(state)) == (C, set())
    assert rule_of(state, "say betl") == "not-raised-against-you"
    state = run(state, "say; say")
    assert state.rounds.components[0].levels == (3, 0, 2)
    state = run(state, "say")
    assert (state.phase, state.bargain().components[0].levels) == ("play", (3, 0, 2))


# 3.5: played or not


D1, D2 = "say", "say; say hra"
RE = "say; say; say hra"
ROWS = [
    ("D1", A, "say; goods 3", (1, -1, 1, -1), ["MCR-5c"]),
    ("D2", A, "say; say hra; goods 3", (-2, 2, -2, 2), ["MCR-5d"]),
    ("D3", A, f"say; say hra; {RE}; goods 3", None, ["MCR-5d"]),
    ("D3 by the partner", A, "say; say hra; say hra; goods 3", None, ["MCR-5d"]),
    ("D4", A, "say - sedma; goods 3", (3, -3, 3, -3), ["MCR-6b"]),
    ("D4 by the partner", C, "say; say; say - sedma; goods 3", (3, -3, 3, -3), ["MCR-6b"]),
    ("D5", A, "say - sedma; say hra; goods 3", (0, 0, 0, 0), ["MCR-7a"]),
    ("D5, the flek before the seven", C, "say; say hra; say - sedma; goods 3", (0, 0, 0, 0), ["MCR-7a"]),
    ("D6", A, "say - sedma; say sedma; goods 3", None, ["MCR-7a"]),
    ("D6 with flek on the game", A, "say - sedma; say hra+sedma; goods 3", None, ["MCR-7a"]),
    ("D7", A, f"say - sedma; say hra; {RE}; goods 3", None, ["MCR-7a"]),
    ("D8", B, "say; say - sedma_against; goods 3", (-1, 1, -1, 1), ["MCR-7b"]),
    ("D8 by D", D, "say; say; say; say - sedma_against; goods 3", (-1, 1, -1, 1), ["MCR-7b"]),
    ("D9", B, "say; say hra sedma_against; goods 3", None, ["MCR-7c"]),
    ("D9, the flek by the other", B, "say; say - sedma_against; say; say hra; goods 3", None, ["MCR-7c"]),
    ("D10", B, "say; say - sedma_against; say sedma_against; goods 3", None, ["MCR-7b"]),
    ("D10 with flek on the game", B, "say; say hra sedma_against; say sedma_against; goods 3", None, ["MCR-7c"]),
    ("D11 sto", A, "say - sto; goods 3", None, ["MCR-15a"]),
    ("D11 sto and seven", A, "say - sedma+sto; goods 3", None, ["MCR-15a"]),
    ("D11 sto proti", A, "say; say - sto_against; goods 3", None, ["MCR-15c"]),
]


@pytest.mark.parametrize("hearts", [False, True], ids=["plain", "hearts"])
@pytest.mark.parametrize(
    ("seven", "script", "pays"),
    [pytest.param(*row[1:4], id=row[0], marks=pytest.mark.clause(*row[4])) for row in ROWS],
)
@pytest.mark.clause("MCR-5d", "MCR-7a", "MCR-7b", "MCR-7c")
def test_played_or_settled(seven: int, script: str, pays: tuple[int, ...] | None, hearts: bool) -> None:
    """Table D1 … D11 of the rule sheet; hearts twice."""
    state = run(approved(partner=C, seven=seven, hearts=hearts), script)
    if pays is None:
        assert (state.phase, state.to_act) == ("play", A)
        return
    assert (state.phase, state.ending, state.to_act) == ("end", "unplayed", None)
    assert state.result().payments == tuple(amount * (2 if hearts else 1) for amount in pays)
    assert state.legal() == ()


@pytest.mark.clause("MCR-5d")
@pytest.mark.parametrize(
    ("script", "pays"),
    [("say; goods 3", (3, -1, -1, -1)), ("say; say hra; goods 3", (-6, 2, 2, 2)), ("say - sedma; goods 3", None)],
)
def test_alone_every_pair_is_his(script: str, pays: tuple[int, ...] | None) -> None:
    if pays is None:
        assert rule_of(alone(), "say - sedma") == "no-trump-seven"
    else:
        assert run(alone(), script).result().payments == pays


# Saving


def record_of(state: KrizovyState) -> Record:
    over = state.to_act is None
    return Record(
        game=GAMES["krizovy"],
        profile=state.profile,
        seats=4,
        names=("A", "B", "C", "D"),
        deals=(
            DealRecord(
                number=1,
                deal=state.deal,
                steps=tuple(Step(seat, action) for seat, action in state.history),
                kind=state.result().kind if over else "",
                payments=state.result().payments if over else None,
            ),
        ),
    )


SAVED = [
    pytest.param("choose Sk A; ask; betl; goods 2; goods 3", None, id="betl after a take-over"),
    pytest.param("durch; goods 3", None, id="durch"),
    pytest.param("choose Sk A; ask; goods 3; say; misdeal", (0, 0, 0, 0), id="misdeal"),
    pytest.param("choose Sk A; ask; goods 3; say; goods 3", (1, -1, 1, -1), id="hra, unplayed"),
    pytest.param("forget; hearts_alone; goods 3; say; goods 3", (6, -2, -2, -2), id="červené sám approved"),
]


@pytest.mark.trial("R029")
@pytest.mark.clause("MCR-13")
@pytest.mark.parametrize(("script", "pays"), SAVED)
def test_saved_and_read_again(script: str, pays: tuple[int, ...] | None) -> None:
    start_with = [] if "forget" in script or "choose" in script else ["choose Sk A"]
    state = play_out(run(dealt(), *start_with, script))
    text = write_record(record_of(state))
    read = parse_record(text)
    (again,) = replay(read)
    assert write_record(read) == text
    assert (again.state, again.result, again.differs) == (state, state.result(), False)
    if pays is not None:
        assert state.result().payments == pays
    else:
        assert state.result().kind == "played"
        assert set(map(abs, state.result().payments)) in ({5, 15}, {10, 30})


def test_nothing_is_done_when_the_deal_is_over() -> None:
    state = run(approved(), "say; goods 3")
    for text in ("say", "misdeal", "play Sk", "ask"):
        assert rule_of(state, text) == "deal-over"
    assert rule_of(state, "claim rest") == "claim-in-play-only"
    assert playable(run(approved(), "say - sto; goods 3")) == state.hands[A]
