"""What the referee says in licitovaný: misdeal, revoke, technical renonc; what a wrong card is where it sticks."""

from __future__ import annotations

from typing import Any

import pytest

from marias.errors import IllegalAction
from marias.notation import parse_action, write_action
from marias.rules import GAMES
from marias.rules.licitovany.actions import ACTIONS, OFFENCES, SLIPS, Revoke, Technical
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.rulings import AT_ANY_TIME, DECLARERS, IN_PLAY, OF_SEVENS, OF_THE_TALON
from marias.rules.licitovany.state import LicitovanyState
from tests.rules.licitovany_scripts import (
    CSM,
    REFEREE,
    A,
    B,
    C,
    D,
    cards,
    csm,
    dealt,
    ending,
    opened,
    rule_of,
    run,
    won,
)

RULED = csm(**REFEREE)


def at(phase: str, announce: str = "sto z", seats: int = 3, profile: LicitovanyProfile = RULED) -> LicitovanyState:
    """The standard deal in this phase; the forhont declares."""
    if phase == "auction":
        return dealt(seats, profile)
    if phase == "discard":
        return won("sedma", seats=seats, profile=profile)
    if phase == "announce":
        return run(won("sedma", seats=seats, profile=profile), "discard 8l+9l")
    state = opened(announce, seats=seats, profile=profile)
    return state if phase == "doubling" else run(state, "says 2")


PHASES = ("auction", "discard", "announce", "doubling", "play")


def allowed(state: LicitovanyState, seat: int) -> set[str]:
    """The offences the referee may rule to be this seat's."""
    return {offence for offence in OFFENCES if _taken(state, Revoke(seat, offence))}


def _taken(state: LicitovanyState, revoke: Revoke) -> bool:
    try:
        return state.after(revoke).ending == "revoke"
    except IllegalAction as error:
        refusal = error
    assert refusal.params["rule"] == "offence-not-possible"
    return False


@pytest.mark.parametrize("phase", PHASES)
def test_what_can_have_happened(phase: str) -> None:
    """Before a contract stands: hints and looks; the talon's offences once it is laid; the others once they play."""
    state = at(phase, "sto_sedma k")
    anybody = {"hint", "looked_at_cards"}
    if phase in ("doubling", "play"):
        anybody |= {"wrong_lead", "out_of_turn", "talon_touched"}
    if phase == "play":
        anybody |= {"not_following", "not_beating", "not_trumping"}
    own = anybody | ({"sharp_in_talon", "seven_in_talon"} if phase != "auction" else set())
    own |= {"seven_early", "talon_count_in_play"} if phase == "play" else set()
    assert allowed(state, A) == own
    assert allowed(state, B) == allowed(state, C) == anybody


@pytest.mark.parametrize(
    ("announce", "sharp", "sevens"),
    [("sto z", True, False), ("betl - - 8c", False, False), ("sto_sedma k", True, True), ("dve_sedmy k l", True, True)],
)
def test_offences_of_the_talon_hang_on_the_contract(announce: str, sharp: bool, sevens: bool) -> None:
    state = at("doubling", announce)
    assert ("sharp_in_talon" in allowed(state, A)) is sharp
    assert ("seven_in_talon" in allowed(state, A)) is sevens


def test_groups_of_offences_are_offences() -> None:
    assert set(OFFENCES) >= DECLARERS | OF_SEVENS | OF_THE_TALON | AT_ANY_TIME | IN_PLAY
    assert not AT_ANY_TIME & (IN_PLAY | OF_THE_TALON)


@pytest.mark.parametrize("phase", PHASES)
def test_who_pauses_can_only_look_at_cards(phase: str) -> None:
    state = at(phase, seats=4)
    assert allowed(state, D) == {"outsider_looked"}
    assert "outsider_looked" in allowed(state, A), "who collects the tricks may look at them too"
    assert "outsider_looked" not in allowed(at(phase), A)


@pytest.mark.parametrize("phase", PHASES)
def test_no_rulings_in_strict_mode_but_misdeal(phase: str) -> None:
    state = at(phase, profile=CSM)
    assert rule_of(state, "revoke 1 hint") == "referee-mode-only"
    assert rule_of(state, "technical 1 flek_order") == "referee-mode-only"
    assert run(state, "misdeal").result().payments == (0, 0, 0)


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_nobody_else_can_revoke(seat: int) -> None:
    assert rule_of(at("play"), f"revoke {seat} hint") == "not-in-this-deal"
    assert rule_of(at("play"), f"technical {seat} flek_order") == "not-in-this-deal"


def test_nothing_is_ruled_when_it_is_over() -> None:
    over = run(at("play"), "revoke 1 hint")
    for text in ("misdeal", "revoke 1 hint", "technical 1 flek_order"):
        assert rule_of(over, text) == "deal-over"


@pytest.mark.parametrize("slip", SLIPS)
def test_after_a_technical_renonc_the_game_stands(slip: str) -> None:
    """The paušál to all others, once for each slip."""
    state = at("play")
    fined = run(state, f"technical 2 {slip}")
    assert (fined.phase, fined.to_act, fined.legal()) == (state.phase, state.to_act, state.legal())
    assert fined.history[-1] == (None, Technical(C, slip))  # type: ignore[arg-type]
    assert rule_of(fined, f"technical 2 {slip}") == "already-fined"
    twice = run(fined, f"technical 1 {slip}; misdeal")
    assert twice.result().payments == (20, -10, -10)
    assert run(at("play", seats=4), f"technical 3 {slip}; misdeal").result().payments == (10, 10, 10, -30)


def test_who_pauses_without_settling_pays_his_own_slips() -> None:
    state = at("play", seats=4, profile=csm(**REFEREE, sitter_pays=False))
    assert run(state, "technical 3 unsorted_cards; misdeal").result().payments == (10, 10, 10, -30)
    assert run(state, "technical 0 flek_order; misdeal").result().payments == (-20, 10, 10, 0)


def test_slips_of_cards_thrown_in_are_paid() -> None:
    state = run(dealt(profile=csm(**REFEREE, nobody_bids="throw_in")), "technical 1 unsorted_cards; pass; pass")
    assert state.ending == "thrown_in"
    assert state.result().payments == (10, -20, 10)


def test_nobody_pays_more_than_is_declared() -> None:
    """Every slip there is, by everybody, beside the dearest revoke."""
    state = at("doubling", "durch - - Ak", seats=4)
    state = run(state, "say durch; say durch; say durch; say durch; say durch; say durch")
    for seat in range(4):
        for slip in SLIPS:
            state = state.after(Technical(seat, slip))
    bound = GAMES["licitovany"].max_payment(RULED, 4)
    alone = at("doubling", "sto z", seats=4, profile=csm(**REFEREE, ceiling=4, ceiling_both=4))
    for slip in SLIPS:
        alone = alone.after(Technical(A, slip))
    dearest = alone.after(Revoke(A, "looked_at_cards")).result()
    assert dearest.payments[A] == -GAMES["licitovany"].max_payment(alone.profile, 4) == -3 * (4 + 50 + 7 * 10)
    for seat, offence in ((A, "looked_at_cards"), (B, "looked_at_cards"), (D, "outsider_looked")):
        result = state.after(Revoke(seat, offence)).result()  # type: ignore[arg-type]
        assert sum(result.payments) == 0
        assert max(map(abs, result.payments)) <= bound


# Revokes


def test_revoke_ends_the_deal_at_the_levels_of_that_moment() -> None:
    state = run(at("doubling", "sto_sedma k"), "say sto; say; say sto; say sto")
    ended = run(state, "revoke 2 hint")
    assert (ended.phase, ended.ending) == ("end", "revoke")
    result = ended.result()
    assert (result.kind, result.offender, result.contract) == ("revoke", C, "sto_sedma")
    assert {item.code: (item.amount, item.level) for item in result.items if item.code != "fine"} == {
        "sto": (32, 3),
        "sedma": (2, 0),
    }
    assert result.payments == (2 * 34 + 10, -34 + 10, -34 - 20)


def test_revoke_while_only_a_rung_is_won() -> None:
    """The rung is what he owes (spec 2.4); nothing is flekked yet."""
    result = run(won("sto_hearts", profile=RULED), "revoke 0 looked_at_cards").result()
    assert (result.contract, result.payments) == ("sto_hearts", (-2 * (8 + 50), 58, 58))


def test_revoke_in_the_auction_costs_the_flat_fee_alone() -> None:
    result = run(dealt(profile=RULED), "bid durch; revoke 1 looked_at_cards").result()
    assert (result.declarer, result.contract, result.payments) == (None, "", (50, -100, 50))


# A wrong card lies and sticks


@pytest.mark.parametrize(
    ("announce", "hand", "trick", "card", "offence"),
    [
        ("sto l", "9z 7z Al", "8z", "7z", "not_beating"),
        ("sto l", "9z 7z Al", "8z", "Al", "not_following"),
        ("sto l", "9c 7c Al", "8z", "9c", "not_trumping"),
        ("sto l", "9c Al 7l", "8z Kl", "7l", "not_beating"),
        ("betl - - 9c", "9z 7z Al", "8z", "7z", "not_beating"),
        ("sedma k", "7k 8k 9c", "", "7k", "seven_early"),
        ("dve_sedmy k l", "7k 7l 9c", "", "7l", "seven_early"),
        ("dve_sedmy k l", "7k 7l", "", "7k", "seven_early"),
    ],
)
def test_wrong_cards(announce: str, hand: str, trick: str, card: str, offence: str) -> None:
    lying, mine = trick.split(), hand.split()
    place, size = len(lying), len(mine)
    spare = [str(c) for c in at("auction").deal.pack if str(c) not in (*lying, *mine)]
    others = [spare[at_ * 9 : at_ * 9 + size - (at_ < place)] for at_ in range(3)]
    others[place] = mine
    declarer = place if offence == "seven_early" else (place + 1) % 3
    for profile in (CSM, RULED):
        state = ending(
            *(" ".join(one) for one in others), announce=announce, trick=trick, declarer=declarer, profile=profile
        )
        if profile is CSM:
            rule_of(state, f"play {card}")
            continue
        ended = run(state, f"play {card}")
        assert (ended.ending, ended.revoke) == ("revoke", Revoke(place, offence))  # type: ignore[arg-type]
        assert ended.history[-1] == (None, ended.revoke)
        assert ended.result().offender == place


def test_another_card_than_the_one_laid_is_a_wrong_lead() -> None:
    state = run(opened("betl - - 8c", profile=RULED), "says 2", "play Sc")
    assert state.revoke == Revoke(A, "wrong_lead")
    assert state.result().payments == (-2 * (15 + 10), 25, 25)


@pytest.mark.parametrize(
    ("rung", "script", "offence"),
    [
        ("dve_sedmy", "discard Ak+8l", "sharp_in_talon"),
        ("dve_sedmy_hearts", "discard Xk+8l", "sharp_in_talon"),
        ("sto", "discard Ak+8l; announce sto z", "sharp_in_talon"),
        ("sto", "discard 7k+8l; announce sto_sedma k", "seven_in_talon"),
        ("sto", "discard 7k+7l; announce dve_sedmy l k", "seven_in_talon"),
    ],
)
def test_wrong_talons_cost_the_big_fee(rung: str, script: str, offence: str) -> None:
    """And the rung that was won."""
    state = run(won(rung, profile=RULED), script)
    assert state.revoke == Revoke(A, offence)  # type: ignore[arg-type]
    worth = {"dve_sedmy": 40, "dve_sedmy_hearts": 80, "sto": 4}[rung]
    assert state.result().payments == (-2 * (worth + 50), worth + 50, worth + 50)


def test_heart_seven_laid_aside_by_the_middle() -> None:
    state = run(won("dve_sedmy_hearts", B, profile=RULED), "discard 7c+8z")
    assert state.revoke == Revoke(B, "seven_in_talon")


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("auction", "hold"),
        ("discard", "discard 8k+9k"),
        ("announce", "announce sedma z"),
        ("announce", "announce betl - - 9k"),
        ("doubling", "say hra"),
        ("play", "play 9k"),
        ("play", "play_marriage Ak"),
    ],
)
def test_what_cannot_happen_at_a_table_is_refused_all_the_same(phase: str, text: str) -> None:
    rule_of(at(phase), text)


@pytest.mark.parametrize("ruling", [Revoke(A, "hint"), Technical(D, "flek_order")])
def test_rulings_are_written_and_read(ruling: Any) -> None:
    assert parse_action(write_action(ruling), ACTIONS) == ruling


def test_laid_hand_of_a_revoke_stays_hidden() -> None:
    ended = run(at("play"), "revoke 1 hint")
    assert ended.view(B).hand == ended.hands[B]
    assert not cards("Ak") & ended.view(B).hand
    assert "Ak" not in repr(ended.view(B))
