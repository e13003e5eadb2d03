"""Revokes, fines and misdeals in volený: rule sheet §7.2, with the engine strict and with a referee."""

from __future__ import annotations

import pytest

from marias.errors import IllegalAction
from marias.notation import write_action
from marias.rules.contract import Seat
from marias.rules.match import Match
from marias.rules.voleny import GAME
from marias.rules.voleny.state import VolenyState, start
from tests.rules.scripts import LIGA, A, B, C, chosen, deal_of, dealt, liga, named, refused, rule_of, run

PLAYING = "say hra; say; say"


def with_referee(contract: str = "hra", seven: Seat = A, script: str = "", *, seats: int = 3) -> VolenyState:
    state = named(contract, seven, seats=seats, revoke_mode="referee")
    return run(state, script) if script else state


# Leží – lepí: the card that lies on the table has been played [LIGA-37, LIGA-38]

WRONG_CARDS = {
    "not following": ("hra", A, f"{PLAYING}; play Ac", "play Sk", "not_following", B),
    "not beating": ("hra", A, f"{PLAYING}; play Kc", "play 8c", "not_beating", B),
    "not trumping": (
        "hra",
        A,
        f"{PLAYING}; plays Az 7z Qz; plays Al 7l Ql; plays Ac 8c Qc; plays Kc Xc",
        "play Xl",
        "not_trumping",
        C,
    ),
    "král before svršek": ("hra", A, PLAYING, "play Kk", "king_before_over", A),
    "announced seven played early": ("sedma", A, "say hra; say; say", "play 7k", "seven_early", A),
    "announced seven of a defender": (
        "hra",
        C,
        "say hra; say - sedma_against; say; play Xk; play Sk",
        "play 7k",
        "seven_early",
        C,
    ),
    "betl, not following": ("betl", A, "say; say; play Ac", "play 7z", "not_following", B),
}


@pytest.mark.clause("LIGA-37", "LIGA-38", "LIGA-39")
@pytest.mark.parametrize(
    ("contract", "seven", "script", "wrong", "offence", "who"), WRONG_CARDS.values(), ids=WRONG_CARDS
)
def test_wrong_card_lies_and_sticks(
    contract: str, seven: Seat, script: str, wrong: str, offence: str, who: Seat
) -> None:
    """Nobody need have covered it: the deal is over at once, and who played it pays."""
    before = with_referee(contract, seven, script)
    assert before.to_act == who
    state = run(before, wrong)
    assert (state.phase, state.to_act, state.legal(), state.ending) == ("end", None, (), "revoke")
    assert state.trick == before.trick, "the wrong card is not played on"
    result = state.result()
    assert (result.kind, result.offender) == ("revoke", who)
    assert state.ruling is not None
    assert state.ruling.offence == offence
    assert result.payments[who] < 0
    assert sum(result.payments) == 0
    assert all(pay > 0 for seat, pay in enumerate(result.payments) if seat != who)
    assert rule_of(state, "revoke 0 out_of_turn") == "deal-over"
    # The strict engine does not let it happen.
    strict = run(named(contract, seven), script)
    with pytest.raises(IllegalAction):
        run(strict, wrong)


@pytest.mark.clause("LIGA-37")
def test_a_card_he_does_not_hold_is_no_revoke() -> None:
    """What could not lie on the table is refused with a referee too; so is any word out of place."""
    state = with_referee(script=PLAYING)
    assert rule_of(state, "play 8c") == "not-in-hand"
    assert rule_of(state, "good") == "play-a-card"


@pytest.mark.clause("LIGA-26")
@pytest.mark.parametrize("call", ["ask", "stosedm"])
def test_sharp_card_in_the_talon(call: str) -> None:
    """E37: 20 to each opponent."""
    state = run(chosen(revoke_mode="referee"), f"{call} Ac+8z")
    assert state.phase == "end"
    assert (state.result().kind, state.result().payments) == ("fine", (-40, 20, 20))
    four = run(chosen(revoke_mode="referee", seats=4), f"{call} Ac+8z")
    assert four.result().payments == (-60, 20, 20, 20)


@pytest.mark.clause("LIGA-39", "LIGA-40")
def test_seven_of_stosedm_in_the_talon() -> None:
    """The announced game is paid: stosedm in kule, 8 to each."""
    state = run(chosen(revoke_mode="referee"), "stosedm 7k+8z")
    assert (state.result().kind, state.result().payments) == ("revoke", (-16, 8, 8))


@pytest.mark.parametrize(
    ("contract", "ruling"),
    [
        pytest.param("hra", "revoke 1 sharp_in_talon", id="a defender lays no talon"),
        pytest.param("hra", "revoke 2 seven_in_talon", id="nor a seven into it"),
        pytest.param("betl", "revoke 0 sharp_in_talon", id="in betl any card may go there"),
        pytest.param("betl", "revoke 1 not_trumping", id="in betl nothing is trumped"),
        pytest.param("durch", "revoke 1 king_before_over", id="in durch no marriage is announced"),
        pytest.param("hra", "revoke 0 seven_early", id="a seven nobody announced may be played early"),
        pytest.param("sedma", "revoke 1 seven_early", id="the declarer's seven is not the defender's to keep"),
        pytest.param("sto", "revoke 0 seven_in_talon", id="a seven nobody announced may lie in the talon"),
    ],
)
def test_what_nobody_can_have_done_is_no_ruling(contract: str, ruling: str) -> None:
    assert rule_of(with_referee(contract), ruling) == "offence-not-possible"


@pytest.mark.clause("LIGA-18", "LIGA-19")
def test_stosedm_after_approval_is_no_revoke() -> None:
    state = run(chosen(revoke_mode="referee"), "ask 8z+9z; good; good")
    assert refused(state, "declare stosedm").params["clause"] == "LIGA-18"
    assert run(state, "said_stosedm").phase == "declare"


# Rulings: what a referee says of things an engine cannot see

RULINGS = {
    "E34 A revokes": (PLAYING, "revoke 0 not_following", (-4, 2, 2)),
    "E35 with a quiet seven that was certain": (PLAYING, "revoke 0 not_beating quiet_seven", (-8, 4, 4)),
    "with a quiet seven and a quiet hundred": (PLAYING, "revoke 0 not_beating quiet_seven+quiet_hundred", (-12, 6, 6)),
    "B plays out of turn": (PLAYING, "revoke 1 out_of_turn", (4, -6, 2)),
    "C, with a quiet hundred of A's": (PLAYING, "revoke 2 not_trumping quiet_hundred", (8, 4, -12)),
    "cheating at z lidu": (PLAYING, "revoke 0 cheating", (-40, 20, 20)),
    "nothing flekked yet": ("", "revoke 0 talon_count", (-2, 1, 1)),
}


@pytest.mark.clause("LIGA-39", "LIGA-40", "LIGA-41", "LIGA-42", "LIGA-43")
@pytest.mark.parametrize(("script", "ruling", "pays"), RULINGS.values(), ids=RULINGS)
def test_rulings(script: str, ruling: str, pays: tuple[int, ...]) -> None:
    state = run(with_referee(script=script), ruling)
    assert state.phase == "end"
    assert state.result().payments == pays


@pytest.mark.clause("LIGA-42")
@pytest.mark.trial("R055")
@pytest.mark.parametrize(("seats", "pays"), [(3, (20, -30, 10)), (4, (30, -50, 10, 10))])
def test_defenders_revoke_pays_partner_sitter_and_declarer(seats: int, pays: tuple[int, ...]) -> None:
    """sedma kule, flek on both: R = 2 + 8."""
    state = with_referee("sedma", script="say hra+sedma; say; say", seats=seats)
    assert run(state, "revoke 1 not_following").result().payments == pays


@pytest.mark.clause("LIGA-42")
def test_e36_second_defender_errs() -> None:
    state = with_referee("sedma", script="say hra; say; say; plays Az 7z")
    assert run(state, "revoke 1 not_following").result().payments == (12, -18, 6)


@pytest.mark.clause("LIGA-40")
@pytest.mark.parametrize(
    ("script", "pays"),
    [
        pytest.param("", (-2, 1, 1), id="before the choice of trump"),
        pytest.param("trump Kk", (-2, 1, 1), id="before the discard"),
        pytest.param("trump Kk; ask 8z+9z; good", (-2, 1, 1), id="while barva stands: a plain hra"),
        pytest.param("trump Kk; betl 8z+9z; good", (-10, 5, 5), id="while betl stands: the betl"),
        pytest.param("trump Kk; durch 8z+9z", (-20, 10, 10), id="while durch stands: the durch"),
        pytest.param("trump Kk; stosedm 8z+9z", (-16, 8, 8), id="stosedm"),
    ],
)
def test_announced_game_at_every_stage(script: str, pays: tuple[int, ...]) -> None:
    state = dealt(revoke_mode="referee")
    state = run(state, script) if script else state
    assert run(state, "revoke 0 talon_count").result().payments == pays


@pytest.mark.clause("LIGA-35", "LIGA-41")
def test_revoke_in_hearts_costs_twice() -> None:
    """Once the suit stands; what R is worth follows the game as announced, hearts among it."""
    state = run(named("hra", hearts=True, revoke_mode="referee"), PLAYING)
    assert run(state, "revoke 0 not_following").result().payments == (-8, 4, 4)


def test_rulings_belong_to_the_referee() -> None:
    assert rule_of(run(named("hra"), PLAYING), "revoke 0 not_following") == "referee-mode-only"
    four = with_referee(script=PLAYING, seats=4)
    assert rule_of(four, "revoke 3 not_following") == "not-in-this-deal"
    assert rule_of(four, "revoke 0 not_following quiet_seven+quiet_seven") == "each-once-in-order"
    assert not any(type(action).ruling for action in four.legal())


@pytest.mark.clause("LIGA-39")
@pytest.mark.parametrize(
    ("contract", "quiet", "possible"),
    [
        ("hra", "quiet_seven+quiet_hundred", True),
        ("sedma", "quiet_hundred", True),
        ("sedma", "quiet_seven", False),
        ("sto", "quiet_seven", True),
        ("sto", "quiet_hundred", False),
        ("stosedm", "quiet_seven", False),
        ("stosedm", "quiet_hundred", False),
        ("betl", "quiet_seven", False),
        ("durch", "quiet_hundred", False),
    ],
)
def test_only_what_could_be_quiet_is_evident(contract: str, quiet: str, possible: bool) -> None:
    state = with_referee(contract)
    ruling = f"revoke 1 not_following {quiet}"
    if possible:
        items = run(state, ruling).result().items
        assert set(quiet.split("+")) <= {item.code for item in items}
    else:
        assert rule_of(state, ruling) == "quiet-not-possible"


def test_evident_hundred_where_it_doubles_the_game() -> None:
    """OQ-20, the other reading: hra at re is 4, the quiet hundred 4 more."""
    state = named("hra", revoke_mode="referee", quiet_hundred_mode="double_game")
    state = run(state, "say hra; say; say hra; say; say; revoke 0 not_following quiet_hundred")
    assert state.result().payments == (-16, 8, 8)


def test_declarer_pays_each_at_his_own_level() -> None:
    """OQ-11, the other reading: only B said flek."""
    state = run(named("hra", revoke_mode="referee", flek_binds="speaker"), f"{PLAYING}; revoke 0 not_following")
    assert state.result().payments == (-3, 2, 1)


@pytest.mark.clause("LIGA-46")
@pytest.mark.parametrize("ruling", ["revoke 0 not_following", "revoke 1 cheating", "misdeal"])
def test_a_ruling_is_final_and_on_record(ruling: str) -> None:
    """It stands in the history as nobody's move, everybody sees it, and nothing can be done after it."""
    state = run(with_referee(script=PLAYING), ruling)
    for seat in (A, B, C, None):
        who, action = state.view(seat).history[-1]
        assert (who, write_action(action), state.view(seat).result) == (None, ruling, state.result())
    for later in ("revoke 2 cheating", "misdeal", "play Ak", "claim"):
        with pytest.raises(IllegalAction):
            run(state, later)


# Misdeal [LIGA-36]

MOMENTS = {
    "before the choice": "",
    "before the discard": "trump Kk",
    "during the answers": "trump Kk; ask 8z+9z; good",
    "with the talon in B's hand": "trump Kk; ask 8z+9z; bad",
    "before the game is named": "trump Kk; ask 8z+9z; good; good",
    "after re": "trump Kk; ask 8z+9z; good; good; declare hra; say hra; say; say hra",
    "in trick three (R055)": (
        "trump Kk; ask 8z+9z; good; good; declare hra; say hra; say; say; plays Az 7z Qz; plays Al 7l Ql; play Ac"
    ),
}


@pytest.mark.clause("LIGA-36")
@pytest.mark.trial("R055")
@pytest.mark.parametrize("mode", ["strict", "referee"])
@pytest.mark.parametrize("script", MOMENTS.values(), ids=MOMENTS)
def test_misdeal_voids_everything(script: str, mode: str) -> None:
    """E38: no revoke, nobody pays, the same dealer deals again."""
    state = dealt(revoke_mode=mode)
    state = run(run(state, script) if script else state, "misdeal")
    result = state.result()
    assert (state.phase, result.kind, result.payments, result.transfers) == ("end", "misdeal", (0, 0, 0), ())
    before = Match.begin(GAME, LIGA, 3, C)
    after, paid = before.settle(state)
    assert (after.dealer, after.chips, after.played, paid.payments) == (C, (100, 100, 100), 0, (0, 0, 0))
    assert rule_of(state, "misdeal") == "deal-over"


def test_no_misdeal_after_the_end() -> None:
    state = run(named("hra"), "say; say")
    assert state.phase == "end"
    assert rule_of(state, "misdeal") == "deal-over"


@pytest.mark.clause("LIGA-8", "LIGA-39")
def test_revoke_is_a_played_deal_of_the_round() -> None:
    """The next dealer deals; the pack is gathered whole from wherever the cards lie."""
    profile = liga(revoke_mode="referee")
    state = start(profile, deal_of("Ak Xk Kk Qk 7k Ac Al | 8z 9z 7c Az Kc", "8c 9c Sc Xc 7z Sz 7l 8l 9l Sk"))
    state = run(state, f"trump Kk; ask 8z+9z; good; good; declare hra; {PLAYING}; plays Ac 8c Qc; play Az; play 9c")
    assert state.result().payments == (4, -6, 2)
    after, _ = Match.begin(GAME, profile, 3, C).settle(state)
    assert (after.dealer, after.chips, after.played) == (A, (104, 94, 102), 1)
    assert after.pack is not None
    assert len(set(after.pack)) == 32
