"""Volený from the choice of trump to the contract: every state, transition and fine point of §2 and §3."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.cards import EMPTY, FULL, PACK, SHARP, SUIT_SETS, Card, CardSet
from marias.errors import IllegalAction, NotationError
from marias.notation import write_action
from marias.rules.contract import Deal
from marias.rules.voleny.actions import Ask, TakeOver
from marias.rules.voleny.approval import overcalls
from marias.rules.voleny.state import VolenyState, start
from tests.rules.scripts import (
    LIGA,
    TALON,
    A,
    B,
    C,
    D,
    approved,
    cards,
    chosen,
    deal_of,
    dealt,
    named,
    refused,
    rule_of,
    run,
    words,
)

# A0, A1: the deal and the choice of trump


def test_packets() -> None:
    """7-5-5-5-5-5 from forhont round; his second five stay closed (§2.3)."""
    state = start(LIGA, Deal(PACK, dealer=C))
    assert state.hands == (
        CardSet(PACK[:7]),
        CardSet(PACK[7:12] + PACK[22:27]),
        CardSet(PACK[12:17] + PACK[27:32]),
    )
    assert state.closed == PACK[17:22]
    assert (state.phase, state.to_act) == ("trump", A)


@pytest.mark.parametrize("dealer", [A, B, C])
def test_forhont_sits_left_of_the_dealer(dealer: int) -> None:
    state = start(LIGA, Deal(PACK, dealer=dealer))
    assert state.forhont == state.to_act == (dealer + 1) % 3
    assert state.active == ((dealer + 1) % 3, (dealer + 2) % 3, dealer)
    assert state.sitter is None


@pytest.mark.parametrize("dealer", [A, B, C, D])
def test_dealer_of_four_sits_out(dealer: int) -> None:
    state = start(LIGA, Deal(PACK, dealer=dealer, seats=4))
    assert state.sitter == dealer
    assert state.hands[dealer] == EMPTY
    assert state.active == tuple((dealer + step) % 4 for step in (1, 2, 3))


@pytest.mark.clause("LIGA-9", "LIGA-14")
def test_trump_from_the_seven() -> None:
    """Any of the seven may be chosen, none of the closed five; then all five are taken at once."""
    state = dealt()
    chosen_now = [str(action) for action in state.legal()]
    assert len(chosen_now) == 7 + 5 + 1
    assert words(state) == {"trump", "z_lidu", "forget"}
    for card in cards("Ak Xk Kk Qk 7k Ac Al"):
        after = run(state, f"trump {card}")
        assert (after.trump_card, after.closed, len(after.hands[A])) == (card, (), 12)
        assert (after.phase, after.to_act) == ("call", A)
    assert rule_of(state, "trump 8z") == "not-in-first-seven"
    assert rule_of(state, f"ask {TALON}") == "choose-trump-first"


@pytest.mark.clause("LIGA-9", "LIGA-10")
@pytest.mark.parametrize(("place", "card"), list(enumerate(["8z", "9z", "7c", "Az", "Kc"])))
def test_trump_z_lidu(place: int, card: str) -> None:
    """One of the closed five, by its place; he learns the card with the other four in his hand."""
    before = dealt()
    assert not set(before.view(A).hand) & set(before.closed)
    after = run(before, f"z_lidu {place}")
    assert str(after.trump_card) == card
    assert after.view(A).trump_card is after.trump_card
    assert after.view(B).trump_card is None
    assert [str(action) for _, action in after.view(B).history] == [f"ZLidu(place={place})"]


@pytest.mark.clause("LIGA-9")
def test_z_lidu_is_free() -> None:
    """No condition on the hand: even seven cards of one suit (OQ-2)."""
    state = start(LIGA, deal_of("Ak Xk Kk Qk Sk 9k 8k | 8z 9z 7c Az Kc", "8c 9c Sc Xc 7z Sz 7l 8l 9l Ac"))
    assert run(state, "z_lidu 3").trump_card is Card.ZA
    assert rule_of(state, "z_lidu 5") == "no-such-place"


@pytest.mark.clause("LIGA-11")
def test_forgotten_trump() -> None:
    """Who picked the five up without choosing must play betl or durch."""
    state = run(dealt(), "forget")
    assert (state.trump_card, len(state.hands[A])) == (None, 12)
    assert words(state) == {"betl", "durch"}
    assert refused(state, f"ask {TALON}").params["clause"] == "LIGA-11"
    assert rule_of(state, f"stosedm {TALON}") == "forgotten-trump"
    for game in ("betl", "durch"):
        assert run(state, f"{game} Ak+Xk; good; good").contract == game


# A2: the talon and the call


@pytest.mark.clause("LIGA-12", "LIGA-13")
def test_two_cards_at_once() -> None:
    state = chosen()
    after = run(state, f"ask {TALON}")
    assert after.talon == cards("8z 9z")
    assert len(after.hands[A]) == 10
    for text in ("ask 8z", "ask 8z+9z+7c", "ask -"):
        with pytest.raises(NotationError):
            run(state, text)
    with pytest.raises(IllegalAction, match="two-cards-at-once"):
        state.after(Ask((Card.Z8, Card.Z8)))
    assert rule_of(state, "ask 8c+8z") == "not-in-hand"
    assert rule_of(state, "good") == "call-and-discard-two"
    assert state.after(Ask((Card.Z9, Card.Z8))) == after, "a pair has no order"


@pytest.mark.clause("LIGA-26")
@pytest.mark.parametrize("pair", ["Ac+8z", "Xk+8z", "Ak+Al"])
def test_no_sharp_card_goes_away_under_trumps(pair: str) -> None:
    state = chosen()
    for call in ("ask", "stosedm"):
        error = refused(state, f"{call} {pair}")
        assert (error.params["rule"], error.params["clause"]) == ("sharp-in-talon", "LIGA-26")
    for call in ("betl", "durch"):
        assert run(state, f"{call} {pair}").talon == cards(pair.replace("+", " "))


@pytest.mark.clause("LIGA-27")
def test_discarded_trump_is_not_turned_up() -> None:
    """It may be discarded and nobody else ever sees it, not even after the deal (OQ-3)."""
    state = run(chosen(), "ask Qk+7k; good; good; declare hra; say hra; say; say")
    assert state.talon == cards("Qk 7k")
    while state.phase == "play":
        state = state.after(state.legal()[0])
    for seat in (B, C, None):
        assert state.view(seat).talon == EMPTY
        assert "Qk" not in str(state.view(seat).history)
    assert state.view(A).talon == cards("Qk 7k")


def test_trump_card_lies_on_the_table() -> None:
    """It cannot be discarded while a game with trumps is meant; going to betl he takes it back first (OQ-4)."""
    state = chosen()
    assert rule_of(state, "ask Kk+8z") == "trump-card-lies-on-table"
    assert rule_of(state, "stosedm Kk+8z") == "trump-card-lies-on-table"
    assert run(state, "betl Kk+8z").talon == cards("Kk 8z")


def test_all_calls_are_listed() -> None:
    """6 cards may go under trumps, 5 of them keep the seven, all 12 in betl and durch."""
    counts = dict.fromkeys(("ask", "stosedm", "betl", "durch"), 0)
    for action in chosen().legal():
        counts[type(action).__name__.lower()] += 1
    assert counts == {"ask": 15, "stosedm": 10, "betl": 66, "durch": 66}


@given(st.permutations(PACK), st.integers(0, 6), st.booleans())
def test_a_legal_pair_always_exists(pack: list[Card], place: int, z_lidu: bool) -> None:
    """§2.6: also without the trump card and the trump seven."""
    state = start(LIGA, Deal(tuple(pack), dealer=C))
    state = run(state, f"z_lidu {place % 5}" if z_lidu else f"trump {pack[place]}")
    assert {"ask", "betl", "durch"} <= words(state)
    assert ("stosedm" in words(state)) == (state.trump_seven in state.hands[A])


# Stosedm from the hand


@pytest.mark.clause("LIGA-15", "LIGA-16")
@pytest.mark.trial("R049")
def test_stosedm_asks_nobody() -> None:
    """S, who would like durch, is not asked; doubling begins at once and the trump is turned up."""
    state = run(chosen(), f"stosedm {TALON}")
    assert (state.phase, state.contract, state.to_act) == ("doubling", "stosedm", B)
    assert words(state) == {"say"}
    assert rule_of(state, "bad") == "doubling-first"
    assert rule_of(state, "takeover durch 8c+9c") == "doubling-first"
    assert state.view(B).trump_card is Card.KK
    assert overcalls(LIGA, "stosedm") == ()


@pytest.mark.clause("LIGA-16")
def test_stosedm_needs_the_seven() -> None:
    assert rule_of(chosen(), "stosedm 7k+8z") == "seven-in-talon"
    assert "stosedm" not in words(chosen(C))
    assert rule_of(chosen(C), f"stosedm {TALON}") == "no-trump-seven"
    # The seven may be the trump card itself.
    assert run(dealt(), "trump 7k; stosedm 8z+9z").contract == "stosedm"


@pytest.mark.clause("LIGA-16")
def test_stosedm_where_a_hundred_needs_a_marriage() -> None:
    """OQ-9, the other way: one must be left in hand. A holds Kk and Qk."""
    needy = chosen(sto_needs_marriage=True)
    assert run(needy, f"stosedm {TALON}").contract == "stosedm"
    assert rule_of(needy, "stosedm Qk+8z") == "no-marriage"
    assert "stosedm Qk+8z" not in {write_action(action) for action in needy.legal()}
    assert run(chosen(), "stosedm Qk+8z").contract == "stosedm"


@pytest.mark.clause("LIGA-18", "LIGA-19")
def test_slip_never_leaves_nothing_to_play() -> None:
    """Neither the seven nor a marriage, and a table that wants one for sto: the plain game is all that is left."""
    bare = run(dealt(C, sto_needs_marriage=True), "trump Ak; ask Qk+8z; good; good")
    assert rule_of(bare, "declare sto") == "no-marriage"
    assert rule_of(bare, "declare sedma") == "no-trump-seven"
    assert {write_action(action) for action in run(bare, "said_stosedm").legal()} == {"declare hra"}


# A3, A4: answers and over-calls

NEXT = {
    "barva": {"betl", "durch"},
    "betl": {"durch", "open_betl"},
    "durch": {"open_durch"},
    "open_betl": {"open_durch"},
    "open_durch": set(),
}
"""The table of the rule sheet, §3.1."""

STANDING = {
    "barva": f"ask {TALON}",
    "betl": f"betl {TALON}",
    "durch": f"durch {TALON}",
    "open_betl": f"ask {TALON}; bad; takeover betl {TALON}; good; bad; takeover open_betl {TALON}",
}
"""How each game comes to stand in the standard deal."""


@pytest.mark.clause("LIGA-20", "LIGA-21", "LIGA-23")
@pytest.mark.parametrize("standing", STANDING)
def test_ladder(standing: str) -> None:
    state = run(chosen(), STANDING[standing], "bad")
    assert state.phase == "takeover"
    assert {action.game for action in state.legal() if isinstance(action, TakeOver)} == NEXT[standing]
    for game in ("betl", "durch", "open_betl", "open_durch"):
        if game in NEXT[standing]:
            taken = run(state, f"takeover {game} {TALON}")
            assert taken.declarer == state.to_act
        else:
            error = refused(state, f"takeover {game} {TALON}")
            assert (error.params["rule"], error.params["clause"]) == ("not-over-this-game", "LIGA-23")
    assert set(overcalls(LIGA, standing)) == NEXT[standing]
    assert overcalls(LIGA, "open_durch") == ()


@pytest.mark.clause("LIGA-21")
def test_open_game_is_no_first_call() -> None:
    """The sequence must be kept (OQ-6)."""
    assert rule_of(chosen(), f"open_betl {TALON}") == "open-needs-sequence"
    assert rule_of(run(dealt(), "forget"), f"open_durch {TALON}") == "open-needs-sequence"


# The state-machine vectors of §11, word by word.


@pytest.mark.clause("LIGA-18", "LIGA-19")
@pytest.mark.trial("R049")
def test_no_stosedm_after_approval() -> None:
    """Rejected, and no revoke; sto, sedma, or hra (if he has not said stosedm) may be named."""
    state = approved()
    assert (state.phase, state.to_act) == ("declare", A)
    error = refused(state, "declare stosedm")
    assert (error.params["rule"], error.params["clause"]) == ("stosedm-after-approval", "LIGA-18")
    assert {action.game for action in state.legal()} == {"hra", "sedma", "sto"}  # type: ignore[attr-defined]
    for game in ("hra", "sedma", "sto"):
        assert run(state, f"declare {game}").contract == game


@pytest.mark.clause("LIGA-18", "LIGA-19")
@pytest.mark.parametrize("mode", ["strict", "referee"])
def test_who_said_stosedm_must_play_sto_or_sedma(mode: str) -> None:
    """OQ-7; the slip is no revoke, with a referee either."""
    state = run(approved(revoke_mode=mode), "said_stosedm")
    assert (state.phase, state.to_act) == ("declare", A)
    assert {action.game for action in state.legal()} == {"sedma", "sto"}  # type: ignore[attr-defined]
    assert rule_of(state, "declare hra") == "said-stosedm"
    assert rule_of(state, "said_stosedm") == "nothing-slipped"
    assert run(state, "declare sto; say; say").phase == "play"


def test_the_slip_of_who_cannot_hold_a_seven_leaves_him_sto() -> None:
    state = run(approved(C), "said_stosedm")
    assert [action.game for action in state.legal()] == ["sto"]  # type: ignore[attr-defined]


VECTORS = {
    "choose, ask, good, good, sedma": ("trump Kk; ask 8z+9z; good; good; declare sedma", "doubling"),
    "choose, stosedm": ("trump Kk; stosedm 8z+9z", "doubling"),
    "betl, good, good": ("trump Kk; betl 8z+9z; good; good", "doubling"),
    "betl with two aces": ("trump Kk; betl Ac+Al", "answer"),
    "bad, betl, bad, open betl": (
        "trump Kk; ask 8z+9z; bad; takeover betl 8z+9z; bad; takeover open_betl 8z+9z",
        "answer",
    ),
    "bad, betl, bad, durch": ("trump Kk; ask 8z+9z; bad; takeover betl 8z+9z; bad; takeover durch 8z+9z", "answer"),
    "durch, bad, open durch: nothing can be raised, the play begins": (
        "trump Kk; durch 8z+9z; bad; takeover open_durch 8z+9z",
        "play",
    ),
    "the longest way": (
        "trump Kk; betl 8z+9z; bad; takeover open_betl 8z+9z; bad; takeover open_durch 8z+9z",
        "play",
    ),
}
REJECTED = {
    "stosedm after approval": ("trump Kk; ask 8z+9z; good; good", "declare stosedm"),
    "forget, ask": ("forget", "ask 8z+9z"),
    "bad, betl, bad, open durch": ("trump Kk; ask 8z+9z; bad; takeover betl 8z+9z; bad", "takeover open_durch 8z+9z"),
    "ask with an ace": ("trump Kk", "ask Ac+8z"),
    "an answer where a game must be named": ("trump Kk; ask 8z+9z; bad", "good"),
    "answer out of place": ("trump Kk; ask 8z+9z", "declare hra"),
}


@pytest.mark.parametrize(("script", "phase"), VECTORS.values(), ids=VECTORS)
def test_ways_that_are_open(script: str, phase: str) -> None:
    assert run(dealt(), script).phase == phase


@pytest.mark.parametrize(("script", "action"), REJECTED.values(), ids=REJECTED)
def test_ways_that_are_closed(script: str, action: str) -> None:
    before = run(dealt(), script)
    refused(before, action)
    assert before == run(dealt(), script), "a refused action leaves the state as it was"


# The fine points, §3.4


def test_good_to_barva_does_not_bind_later() -> None:
    """2. Each new standing game is put to both others, forhont and the partner of the over-caller too."""
    state = run(chosen(), f"ask {TALON}; good; bad; takeover betl {TALON}")
    assert state.declarer == C
    assert (state.to_act, state.queue) == (A, (A, B))
    state = run(state, "good; bad")
    assert (state.phase, state.to_act) == ("takeover", B)
    taken = run(state, f"takeover durch {TALON}")
    assert (taken.declarer, taken.queue) == (B, (C, A))


def test_who_said_bad_is_committed() -> None:
    """3. He has the talon in his hand and may only name a higher game."""
    state = run(chosen(), f"ask {TALON}; bad")
    assert (len(state.hands[B]), state.talon) == (12, EMPTY)
    assert words(state) == {"takeover"}
    assert len(state.legal()) == 2 * 66
    for back in ("good", "bad", f"ask {TALON}", "declare hra"):
        assert rule_of(state, back) == "name-a-higher-game"


def test_taker_takes_what_lies_there_now() -> None:
    """4. Forhont over-calling a defender takes that defender's two cards, sharp ones too."""
    state = run(chosen(), f"ask {TALON}; bad; takeover betl 8c+Xc; good; bad")
    assert state.to_act == A
    assert cards("8c Xc") <= state.hands[A]
    assert cards(TALON.replace("+", " ")) <= state.hands[B]
    state = run(state, "takeover open_betl Xc+Ac")
    assert state.talon == cards("Xc Ac")


@pytest.mark.parametrize("answers", ["bad", "good; bad"])
def test_nobody_takes_over_with_trumps(answers: str) -> None:
    """5."""
    state = run(chosen(), f"ask {TALON}", answers)
    games = {action.game for action in state.legal() if isinstance(action, TakeOver)}
    assert games == {"betl", "durch"}


def test_order_of_answers() -> None:
    """6. Clockwise from the declarer; the first špatná ends the question."""
    state = run(chosen(), f"ask {TALON}")
    assert state.queue == (B, C)
    assert run(state, "good").to_act == C
    taken = run(state, f"bad; takeover betl {TALON}")
    assert taken.standing == "betl"
    assert taken.queue == (C, A)


def test_nobody_over_calls_himself() -> None:
    """7. Down every branch of answers: the declarer is never asked about his own game."""
    seen = set()
    todo = [run(chosen(), way) for way in (f"ask {TALON}", f"betl {TALON}", f"durch {TALON}")]
    while todo:
        state = todo.pop()
        if state.phase == "answer":
            seen.add((state.standing, state.declarer, state.queue))
            assert state.declarer not in state.queue
            todo += [run(state, "good"), run(state, "bad")]
        elif state.phase == "takeover":
            by_game = {action.game: action for action in state.legal()}  # type: ignore[attr-defined]
            todo += [state.after(action) for action in by_game.values()]
    assert {standing for standing, _, _ in seen} == set(STANDING)
    assert {declarer for _, declarer, _ in seen} == {A, B, C}


@pytest.mark.parametrize("contract", ["betl", "durch", "open_betl"])
def test_doubling_follows_the_last_good(contract: str) -> None:
    """8. Answers and fleks are apart (OQ-8)."""
    state = named(contract)
    assert (state.phase, state.contract) == ("doubling", contract)
    assert state.to_act == state.after_seat(state.declarer)


@pytest.mark.clause("LIGA-28")
def test_sedma_needs_the_trump_seven() -> None:
    """§2.6: named only by the one who holds it after the discard (OQ-5)."""
    assert rule_of(approved(C), "declare sedma") == "no-trump-seven"
    thrown = run(chosen(), "ask 7k+8z; good; good")
    assert rule_of(thrown, "declare sedma") == "no-trump-seven"
    assert {action.game for action in thrown.legal()} == {"hra", "sto"}  # type: ignore[attr-defined]
    assert named("sedma").announcer == A


def test_sto_without_a_marriage_is_legal() -> None:
    """OQ-9: unwinnable, and his own affair."""
    state = start(LIGA, deal_of("Ak Xk Kk Sk 7k Ac Al | 8z 9z 7c Az Kc", "8c 9c Sc Xc 7z Sz 7l 8l 9l Qk"))
    assert run(state, "trump Kk; ask 8z+9z; good; good; declare sto").contract == "sto"


@pytest.mark.clause("LIGA-22")
def test_hearts_chosen_count_nothing_in_betl() -> None:
    state = run(named("betl", hearts=True), "say betl; say; say")
    assert state.bargain().doubled is False
    assert state.trump is None


@given(st.permutations(PACK), st.sampled_from([3, 4]), st.data())
def test_invariants_of_the_auction(pack: list[Card], seats: int, data: st.DataObject) -> None:
    """§11: 32 different cards in every state; 10/10/10 when the contract stands."""
    state: VolenyState = start(LIGA, Deal(tuple(pack), dealer=data.draw(st.integers(0, seats - 1)), seats=seats))
    while state.phase not in ("play", "end"):
        held = itertools.chain(*state.hands, state.closed, state.talon)
        assert CardSet(held) == FULL
        assert sum(map(len, state.hands)) + len(state.closed) + len(state.talon) == 32
        if state.phase in ("declare", "doubling"):
            assert sorted(map(len, state.hands))[-3:] == [10, 10, 10]
        if state.phase == "declare":
            assert not state.talon & SHARP
            assert state.trump_card is not None
            assert len(SUIT_SETS[state.trump_card.suit] & state.hands[state.forhont]) > 0
        # First the kind of action, so that passing is as likely as discarding one of many pairs.
        kind = data.draw(st.sampled_from(sorted({type(a).__name__ for a in state.legal()})))
        state = state.after(data.draw(st.sampled_from([a for a in state.legal() if type(a).__name__ == kind])))
    if state.phase == "play":
        assert state.to_act == state.declarer
