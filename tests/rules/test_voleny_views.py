"""Who may see what in volený: the information table of the rule sheet, §3.5, row by row, in views of real states."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from marias.cards import EMPTY, Card, CardSet
from marias.rules.contract import Seat
from marias.rules.voleny.state import VolenyState
from tests.rules.scripts import TALON, A, B, C, D, approved, cards, chosen, dealt, named, refused, run

EVERYBODY = (A, B, C, None)
THROWN = cards("8z 9z")


def seen(state: VolenyState, seat: Seat | None) -> str:
    """All words of the view, the profile aside."""
    view = replace(state.view(seat), profile=None)
    return str(msgspec.to_builtins(view, enc_hook=str))


def names(state: VolenyState, seat: Seat | None, card: str) -> bool:
    """Does the card stand anywhere in this seat's view?"""
    return f"{card!r}" in seen(state, seat) or CardSet((Card(card),)) <= _sets(state, seat)


def _sets(state: VolenyState, seat: Seat | None) -> CardSet:
    view = state.view(seat)
    return view.hand | view.talon | view.open_hand


# First seven, closed packet


def test_first_seven_and_the_closed_packet() -> None:
    state = dealt()
    assert state.view(A).hand == cards("Ak Xk Kk Qk 7k Ac Al")
    assert [state.view(seat).hand_sizes for seat in EVERYBODY] == [(7, 10, 10)] * 4
    for seat in EVERYBODY:
        assert not any(names(state, seat, str(card)) for card in state.closed)
    for seat in (B, C, None):
        assert not any(names(state, seat, card) for card in ("Ak", "Xk", "Kk", "Qk", "7k", "Ac", "Al"))
    assert state.view(None).hand == EMPTY


def test_only_who_is_to_act_sees_legal_actions() -> None:
    state = dealt()
    assert len(state.view(A).legal) == 13
    assert [state.view(seat).legal for seat in (B, C, None)] == [(), (), ()]


@pytest.mark.clause("LIGA-10")
def test_z_lidu_is_public_but_not_the_card() -> None:
    """The length of what is offered does not tell it either: from the seven or z lidu, others see one action."""
    state = run(dealt(), "z_lidu 3")
    assert state.view(A).trump_card is Card.ZA
    for seat in (B, C, None):
        assert (state.view(seat).trump_card, state.view(seat).trump) == (None, None)
        assert not names(state, seat, "Az")


# The trump card: from A5 or stosedm on; never if betl or durch is played


def test_trump_card_is_hidden_until_the_game_is_named() -> None:
    for state in (chosen(), run(chosen(), f"ask {TALON}"), run(chosen(), f"ask {TALON}; good"), approved()):
        assert state.view(A).trump_card is Card.KK
        for seat in (B, C, None):
            assert (state.view(seat).trump_card, state.view(seat).trump) == (None, None)
            assert not names(state, seat, "Kk")
    for contract in ("hra", "sedma", "sto", "stosedm"):
        for seat in EVERYBODY:
            view = named(contract).view(seat)
            assert (view.trump_card, view.trump and view.trump.value) == (Card.KK, "k")


@pytest.mark.parametrize("contract", ["betl", "durch", "open_betl", "open_durch"])
def test_trump_card_is_never_seen_without_trumps(contract: str) -> None:
    state = named(contract)
    while state.phase == "doubling":
        assert not any(names(state, seat, "Kk") for seat in (C, None))
        state = run(state, "say")
    assert not any(names(state, seat, "Kk") for seat in (C, None))
    while state.phase != "end":
        state = state.after(state.legal()[0])
        for seat in EVERYBODY:
            assert (state.view(seat).trump_card, state.view(seat).trump) == (None, None)


# The talon


@pytest.mark.clause("LIGA-12", "LIGA-27")
def test_talon_is_for_who_laid_it() -> None:
    state = run(named("hra"), "say hra; say; say")
    while True:
        assert state.view(A).talon == THROWN
        for seat in (B, C, None):
            assert state.view(seat).talon == EMPTY
            assert not any(names(state, seat, str(card)) for card in THROWN)
        if state.phase == "end":
            break
        state = state.after(state.legal()[0])


def test_taker_sees_the_talon_and_the_one_before_knows_his_cards() -> None:
    state = run(chosen(), f"ask {TALON}; bad")
    assert state.view(B).hand >= THROWN
    assert names(state, A, "8z"), "A still sees what he discarded himself"
    assert not names(state, C, "8z")
    state = run(state, "takeover betl 8z+Xc")
    assert state.view(B).talon == cards("8z Xc")
    assert state.view(A).talon == EMPTY
    assert not names(state, A, "Xc")
    assert not names(state, C, "8z")
    # A takes it up again: now he knows B's card, and B remembers his own discard.
    state = run(state, "good; bad")
    assert cards("8z Xc") <= state.view(A).hand
    assert names(state, B, "Xc")
    assert not names(state, C, "Xc")


# What is public


def test_public_things_are_the_same_for_all() -> None:
    state = run(named("hra", B), "say hra sedma_against; say; say; plays Qk 7k 9k")
    for seat in (B, C, None):
        view, first = state.view(seat), state.view(A)
        for field in ("contract", "rounds", "keeps_seven", "trick", "tricks", "marriages", "leader", "declarer"):
            assert getattr(view, field) == getattr(first, field)
    assert state.view(C).keeps_seven == B
    assert [m.seat for m in state.view(C).marriages] == [A]


@pytest.mark.clause("LIGA-21")
def test_declarers_hand_from_the_moment_of_laying() -> None:
    state = run(named("open_betl"), "say; say; plays Xc Qc")
    assert [state.view(seat).open_hand for seat in EVERYBODY] == [EMPTY] * 4
    state = run(state, "play Ac")
    assert [state.view(seat).open_hand for seat in EVERYBODY] == [state.hands[B]] * 4
    assert not names(state, None, str(next(iter(state.hands[C])))), "the defenders' hands stay closed"


def test_sitter_sees_no_hand() -> None:
    state = run(named("hra", seats=4), "say hra; say; say")
    view = state.view(D)
    assert (view.hand, view.talon, view.legal, view.sitter) == (EMPTY, EMPTY, (), D)
    assert seen(state, D).replace("'seat': 3", "'seat': None") == seen(state, None)


# The law of design: hidden cards change nothing that a seat sees, may do, or is told


@pytest.mark.parametrize("seat", [B, C, None])
def test_swapped_hidden_cards_change_no_view(seat: Seat | None) -> None:
    """A's seven, the closed packet and the third hand exchanged: B's (C's) view stays the same to the word."""
    state = dealt()
    hidden = [card for card in state.deal.pack if seat is None or card not in state.hands[seat]]
    other = dict(zip(hidden, reversed(hidden), strict=True))
    pack = tuple(other.get(card, card) for card in state.deal.pack)
    swapped = replace(
        state,
        deal=replace(state.deal, pack=pack),
        hands=tuple(CardSet(other.get(card, card) for card in hand) for hand in state.hands),
        closed=tuple(other.get(card, card) for card in state.closed),
    )
    assert state.view(seat) == swapped.view(seat)
    assert state.hands != swapped.hands
    for script in ("z_lidu 2", "forget"):
        assert run(state, script).view(seat) == run(swapped, script).view(seat)


@pytest.mark.clause("LIGA-19")
def test_errors_name_no_hidden_card() -> None:
    """A refused word of B says nothing of the talon, the trump or A's hand."""
    state = run(chosen(), f"ask {TALON}")
    text = str(refused(state, "declare hra"))
    assert not any(f"{card}" in text for card in (*state.hands[A], *state.talon))
