"""Fleks part by part, who says them, where they end, and which deals are not played for them (spec 4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from marias.cards import EMPTY, SHARP
from marias.rules.doubling import Rounds
from marias.rules.licitovany.actions import RUNGS
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.state import LicitovanyState, start
from tests.rules import licitovany_literal as literal
from tests.rules.licitovany_scripts import (
    CSM,
    LAID,
    A,
    B,
    C,
    auction,
    cards,
    csm,
    deal_of,
    play_out,
    raised,
    rule_of,
    run,
    won,
)

ANNOUNCE = {
    "sedma": ("sedma k", A),
    "sedma_hearts": ("sedma_hearts c", B),
    "sto": ("sto z", A),
    "sto_sedma": ("sto_sedma k", A),
    "sto_hearts": ("sto_hearts c", A),
    "sto_sedma_hearts": ("sto_sedma_hearts c", B),
    "betl": ("betl - - 8c", A),
    "durch": ("durch - - Ak", A),
    "dve_sedmy": ("dve_sedmy k l", A),
    "dve_sedmy_sto": ("dve_sedmy_sto k l", A),
    "dve_sedmy_hearts": ("dve_sedmy_hearts c z", B),
    "dve_sedmy_sto_hearts": ("dve_sedmy_sto_hearts c z", B),
}
"""How each rung is announced in the standard deal, and by whom."""


def of(rung: str, profile: LicitovanyProfile = CSM) -> LicitovanyState:
    """The standard deal with this contract announced; the seven of hearts stays with the middle."""
    announce, declarer = ANNOUNCE[rung]
    state = run(won("sedma", declarer, profile=profile), f"discard {'8z+Kc' if declarer == B else LAID[declarer]}")
    return run(state, f"announce {announce}")


def levels(state: LicitovanyState) -> dict[str, int]:
    return {component.name: component.level for component in state.rounds.components}


# Part by part, round by round


@pytest.mark.parametrize("rung", RUNGS)
def test_parts_on_the_table_are_the_declarers_and_nobody_announces_against_him(rung: str) -> None:
    """No counter-announcements (ČSM II/23)."""
    state = of(rung)
    assert levels(state) == dict.fromkeys(CONTRACTS[rung].parts, 0)
    assert {component.owner for component in state.rounds.components} == {"declarer"}
    assert not any(getattr(action, "announces", ()) for action in state.legal())
    assert rule_of(state, "say - sedma_against") == "no-counter-announcements"


def test_each_side_raises_what_the_other_has_raised() -> None:
    state = of("sto_sedma")
    assert (state.to_act, raised(state)) == (B, {"sto", "sedma"})
    state = run(state, "say sto")
    assert (state.to_act, raised(state)) == (C, {"sto", "sedma"}), "he may say the flek his partner has said"
    state = run(state, "say")
    assert (state.to_act, raised(state)) == (A, {"sto"})
    assert rule_of(state, "say sedma") == "not-your-own"
    state = run(state, "say sto")
    assert (state.to_act, raised(state)) == (B, {"sto"})
    assert rule_of(state, "say sedma") == "not-raised-against-you"
    state = run(state, "say; say sto")
    assert levels(state) == {"sto": 3, "sedma": 0}
    state = run(state, "say")
    assert state.phase == "play"


def test_flek_can_come_from_either_defender_and_binds_both() -> None:
    for script in ("say sto; say", "say; say sto"):
        state = run(of("sto"), script)
        assert state.to_act == A
        assert [component.levels for component in state.rounds.components] == [(1, 1)]
    said = run(of("sto"), "say; say sto").rounds.components[0].said
    assert said == (0, 1)
    assert run(of("sto"), "say sto; say sto").rounds.components[0].said == (1, 1)
    assert run(of("sto"), "say sto; say sto").rounds.components[0].levels == (1, 1), "said twice it is still one flek"


def test_flek_may_bind_only_who_said_it() -> None:
    """U19 the other way."""
    state = run(of("sto", csm(flek_binds="speaker")), "say; say sto; say sto; say")
    assert [component.levels for component in state.rounds.components] == [(0, 2)]
    assert (state.to_act, raised(state)) == (C, {"sto"})
    state = run(state, "say")
    assert state.phase == "play"
    result = play_out(state).result()
    assert [(item.level, item.against) for item in result.items if item.code == "sto"] == [(0, (B,)), (2, (C,))]


def test_a_round_without_a_raise_ends_it() -> None:
    assert run(of("sto"), "says 2").phase == "play"
    assert run(of("sto"), "say sto; say; say").phase == "play"
    assert run(of("sto"), "say sto; say; say sto; says 2").phase == "play"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("hra", "not-on-the-table"),
        ("sedma+sto", "each-once-in-order"),
        ("sto+sto", "each-once-in-order"),
        ("nonsense", "not-on-the-table"),
    ],
)
def test_what_cannot_be_said(text: str, rule: str) -> None:
    assert rule_of(of("sto_sedma"), f"say {text}") == rule
    assert rule_of(of("sto_sedma"), "play Ak") == "doubling-first"


@pytest.mark.trial("R015")
@pytest.mark.parametrize("rung", RUNGS)
def test_four_is_the_maximum(rung: str) -> None:
    """Everyone always wants to raise: flek, re, tutti, boty, and then it is over. A fifth is void, not punished."""
    state, rounds = of(rung, csm(revoke_mode="referee")), 0
    while state.phase == "doubling":
        rounds += 1
        state = state.after(state.legal()[-1])
    assert set(levels(state).values()) == {4}
    assert rounds == 2 + 1 + 2 + 1
    ended = run(of(rung, csm(revoke_mode="referee", max_flek=1)), f"say {'+'.join(CONTRACTS[rung].parts)}")
    assert ended.to_act == ended.defenders[1], "who speaks second may still join"
    ended = run(ended, "say")
    assert ended.phase in ("play", "end")
    assert ended.ending in ("", "helpers_shown")


@pytest.mark.trial("R015")
def test_fifth_flek_is_void_and_not_punished() -> None:
    state = run(of("betl", csm(revoke_mode="referee")), "say betl; say; say betl; say betl; say")
    assert levels(state) == {"betl": 3}
    boty = run(state, "say betl")
    assert (boty.phase, levels(boty)) == ("play", {"betl": 4})
    limited = run(of("sto_sedma", csm(max_flek=2)), "say sto+sedma; say; say sto")
    assert (limited.phase, levels(limited)) == ("play", {"sto": 2, "sedma": 1})
    void = run(of("sto_sedma", csm(max_flek=1, revoke_mode="referee")), "say sto")
    assert rule_of(void, "say sto+sto") == "each-once-in-order"
    assert (void.phase, void.revoke) == ("doubling", None)


@pytest.mark.trial("R015")
def test_betl_to_the_last_flek() -> None:
    """15 · 16 = 240 from each opponent (spec 4.5), where volený stops at 20 and křížový at 64."""
    state = run(of("betl"), "say betl; say; say betl; say betl; say; say betl")
    result = play_out(state).result()
    assert {abs(item.amount) for item in result.items} == {240}
    assert sorted(map(abs, result.payments)) == [240, 240, 480]


@pytest.mark.parametrize("limit", range(5))
@pytest.mark.parametrize("rung", ["sedma", "sto", "sto_sedma", "dve_sedmy_sto", "durch"])
def test_all_ways_to_double_are_counted(rung: str, limit: int) -> None:
    """As many as by the literal rules: flek, re, tutti, boty, each part by itself."""

    known: dict[Rounds, int] = {}

    def ways(state: LicitovanyState) -> int:
        if state.phase != "doubling":
            return 1
        if state.rounds not in known:
            known[state.rounds] = sum(ways(state.after(action)) for action in state.legal())
        return known[state.rounds]

    parts = len(CONTRACTS[rung].parts)
    assert ways(of(rung, csm(max_flek=limit))) == literal.count_fleks((0,) * parts, limit)


# Which deals are not played


def unplayed(script: str, announce: str = "sedma k", **rules: Any) -> LicitovanyState:
    rung = announce.split(maxsplit=1)[0]
    return run(of(rung, csm(**rules)), script)


@pytest.mark.trial("R046")
@pytest.mark.parametrize(("rung", "pays"), [("sedma", (6, -3, -3)), ("sedma_hearts", (-6, 12, -6))])
def test_approved_sedma_is_not_played(rung: str, pays: tuple[int, ...]) -> None:
    """U20: the declarer collects hra and sedma, in hearts twice."""
    state = unplayed("says 2", rung)
    result = state.result()
    assert (state.phase, state.ending, result.kind) == ("end", "unplayed", "unplayed")
    assert result.payments == pays
    assert unplayed("says 2", rung, approved_sedma_played=True).phase == "play"


@pytest.mark.trial("R046")
@pytest.mark.parametrize("rung", ["sedma", "sedma_hearts"])
@pytest.mark.parametrize("script", ["say hra; say", "say; say hra", "say hra; say hra"])
def test_game_flekked_once_balances_the_seven(rung: str, script: str) -> None:
    """ČSM V/11: 2 - 2 = 0."""
    state = unplayed(f"{script}; say", rung)
    assert (state.ending, state.result().payments) == ("unplayed", (0, 0, 0))
    assert sorted(item.amount for item in state.result().items) == ([-4, 4] if "hearts" in rung else [-2, 2])
    assert unplayed(f"{script}; say", rung, balanced_played=True).phase == "play"


@pytest.mark.trial("R046")
@pytest.mark.parametrize(
    "script",
    [
        "say sedma; say; say",  # flek on the seven alone
        "say hra+sedma; say; say",  # on both
        "say hra; say; say hra; says 2",  # re
        "say hra; say sedma; say",
    ],
)
def test_other_fleks_on_a_sedma_are_played(script: str) -> None:
    assert unplayed(script).phase == "play"


def test_balance_is_a_matter_of_the_rates() -> None:
    """Where a flekked game is not worth the seven, nothing cancels out."""
    assert unplayed("say hra; say; say", sedma=3).phase == "play"
    assert unplayed("say hra; say; say", hra=2, sedma=4).ending == "unplayed"


def test_balance_against_one_alone_is_played() -> None:
    """Where a flek binds only who said it, game and seven cancel out with one opponent and not with the other."""
    assert unplayed("say hra; say; say", flek_binds="speaker").phase == "play"
    assert unplayed("say hra; say hra; say", flek_binds="speaker").ending == "unplayed"


@pytest.mark.trial("R046")
@pytest.mark.parametrize("rung", [rung for rung in RUNGS if not rung.startswith("sedma") and "dve" not in rung])
def test_every_other_contract_is_played_though_nobody_says_anything(rung: str) -> None:
    assert unplayed("says 2", rung).phase == "play"


@pytest.mark.trial("R046")
@pytest.mark.parametrize("rung", ["sedma_hearts", "sto_hearts", "betl"])
def test_a_seven_against_cannot_be_announced(rung: str) -> None:
    assert rule_of(of(rung), "say - sedma_against") == "no-counter-announcements"
    assert rule_of(of(rung), "say - sto_against") == "no-counter-announcements"


# Four helpers in one hand, spec 3.8

HELD = "7k Ak Xk Kk Qk 7l 8c 9c Sc Qc"
"""The declarer's hand in dvě sedmy, trump kule, helper žaludy."""


def against(acorns: int, trump: str = "k", *, sto: bool = False, **rules: Any) -> LicitovanyState:
    """Dvě sedmy of the forhont, against so many cards of the helper suit žaludy in the middle's hand."""
    out = [f"{rank}l" for rank in "89SQKXA"]
    others = [*(f"{rank}c" for rank in "KXA7"), *(f"{rank}z" for rank in "789SQKXA"), "8k", "9k", "Sk"]
    middle = [*out[:acorns], *others[: 10 - acorns]]
    rest = [*out[acorns:], *others[10 - acorns :]]
    talon = [card for card in rest if card[0] not in "AX7" and card[1] != "l"][-2:]
    last = [card for card in rest if card not in talon]
    change = str.maketrans("kc", "ck") if trump == "c" else {}
    hands = [" ".join(hand).translate(change) for hand in (HELD.split(), middle, last, talon)]
    state = start(csm(**rules), deal_of(*hands[:3], talon=hands[3]))
    rung = f"dve_sedmy{'_sto' if sto else ''}{'_hearts' if trump == 'c' else ''}"
    state = run(state, auction(rung, A), f"discard {hands[3].replace(' ', '+')}")
    return run(state, f"announce {rung} {trump} l")


@pytest.mark.parametrize("acorns", range(8))
@pytest.mark.parametrize("fleks", ["says 2", "say dve_sedmy; say; say"])
def test_four_helpers_in_one_hand_are_shown_once_flekking_is_over(acorns: int, fleks: str) -> None:
    state = against(acorns)
    assert state.phase == "doubling", "not before"
    state = run(state, fleks)
    more = max(acorns, 7 - acorns)
    assert (state.phase, state.ending) == (("end", "helpers_shown") if more >= 4 else ("play", ""))
    if more < 4:
        return
    shown = state.view(None).shown_helpers
    assert len(shown) == more
    assert shown <= cards("8l 9l Sl Ql Kl Xl Al")
    price = 80 if "dve" in fleks else 40
    result = state.result()
    assert result.payments == (-2 * price, price, price)
    assert result.kind == "unplayed"
    assert [(item.code, item.won) for item in result.items] == [("dve_sedmy", False)]


def test_four_helpers_may_raise_their_price_in_hearts() -> None:
    assert run(against(4, "c"), "says 2").result().payments == (-160, 80, 80)


def test_with_a_hundred_four_helpers_are_not_shown() -> None:
    """It would be a hint for the hundred; the two sevens are paid all the same (spec 3.8)."""
    state = run(against(4, sto=True), "says 2")
    assert state.phase == "play"
    assert state.view(None).shown_helpers == EMPTY
    while state.phase == "play":
        state = state.after(max(state.legal(), key=lambda a: a.card in SHARP))  # type: ignore[attr-defined]
    items = {item.code: item.won for item in state.result().items}
    assert items["dve_sedmy"] is False
    assert state.four_helpers_at_first_lead()


def test_three_helpers_do_not_break_dve_sedmy() -> None:
    hands = "7k Ak Xk Kk Qk 7l Xl Al 8c 9c", "8l 9l Sl Xc Ac 8z 9z Sz Qz Kz", "Ql Kl 7c Sc Qc Kc 7z Xz Az 8k"
    free = start(CSM, deal_of(*hands, talon="9k Sk"))
    free = run(free, auction("dve_sedmy", A), "discard 9k+Sk; announce dve_sedmy k l; says 2")
    assert free.phase == "play"


def test_helpers_of_the_declarer_and_of_the_sitter_do_not_count() -> None:
    hands = "7k Ak Xk Kk Qk 7l Xl Al 8l 9l", "Sl Xc Ac 8z 9z Sz Qz Kz 8c 9c", "Ql Kl 7c Sc Qc Kc 7z Xz Az 8k"
    for seats in (3, 4):
        state = start(CSM, deal_of(*hands, talon="9k Sk", seats=seats))
        state = run(state, auction("dve_sedmy", A), "discard 9k+Sk; announce dve_sedmy k l; says 2")
        assert state.phase == "play"
