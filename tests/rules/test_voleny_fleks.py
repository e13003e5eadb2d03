"""Fleks and announcements of the defenders in volený, and the deals that nobody plays: rule sheet §4."""

from __future__ import annotations

import pytest

from marias.rules.actions import Say
from marias.rules.contract import Seat
from marias.rules.doubling import Component
from marias.rules.voleny.settlement import price
from marias.rules.voleny.state import VolenyState
from tests.rules.scripts import LIGA, TALON, A, B, C, chosen, named, rule_of, run


def levels(state: VolenyState) -> dict[str, int]:
    return {component.name: component.level for component in state.rounds.components}


def sayings(state: VolenyState) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    return {(action.raises, action.announces) for action in state.legal() if isinstance(action, Say)}


def raisable(state: VolenyState) -> set[str]:
    return {name for raises, _ in sayings(state) for name in raises}


def announceable(state: VolenyState) -> set[str]:
    return {name for _, announces in sayings(state) for name in announces}


def raised_to_the_end(state: VolenyState, name: str) -> VolenyState:
    """Everybody always raises this component, if he may."""
    while state.phase == "doubling":
        state = run(state, f"say {name}" if name in raisable(state) else "say")
    return state


# §4.3: the highest levels, plain and in hearts

HIGHEST = {
    "hra": ("hra", "", 5, 4),
    "sedma": ("sedma", "", 3, 2),
    "sedma_against": ("hra", "sedma_against", 3, 2),
    "sto": ("sto", "", 3, 2),
    "sto_against": ("hra", "sto_against", 3, 2),
    "stosedm": ("stosedm", "", 2, 1),
    "betl": ("betl", "", 2, 2),
    "durch": ("durch", "", 1, 1),
    "open_betl": ("open_betl", "", 1, 1),
    "open_durch": ("open_durch", "", 0, 0),
}


@pytest.mark.clause("LIGA-7")
@pytest.mark.trial("R015")
@pytest.mark.parametrize("hearts", [False, True], ids=["plain", "hearts"])
@pytest.mark.parametrize("name", HIGHEST)
def test_highest_level(name: str, hearts: bool) -> None:
    """A component is raised while its value is below the ceiling (OQ-10): 5-10-20 in betl, and then no further."""
    contract, announced, plain, doubled = HIGHEST[name]
    state = named(contract, B if announced else A, hearts=hearts)
    if announced:
        state = run(state, f"say - {announced}")
    state = raised_to_the_end(state, name)
    level = doubled if hearts else plain
    assert state.phase == "play"
    assert levels(state)[name] == level
    no_trump = name in ("betl", "durch", "open_betl", "open_durch")
    value = price(LIGA, name, level, hearts and not no_trump)
    assert value >= 20
    assert level == 0 or value // 2 < 20


@pytest.mark.trial("R015")
def test_betl_stops_at_re() -> None:
    """Defenders flek, the declarer re; tutti is never offered."""
    state = run(named("betl"), "say betl; say; say betl")
    assert state.phase == "play"
    assert rule_of(run(named("betl"), "say betl; say"), "say betl betl") == "against-only-first-turn"


@pytest.mark.trial("R015")
@pytest.mark.parametrize("contract", ["hra", "sedma", "sto", "stosedm", "betl", "durch", "open_betl"])
@pytest.mark.parametrize("binds", ["side", "speaker"])
@pytest.mark.parametrize("raisers", [(A, B, C), (A, B), (A, C)])
def test_doubling_always_ends(contract: str, binds: str, raisers: tuple[Seat, ...]) -> None:
    """Whoever always raises all he can: within as many rounds as the highest level allows."""
    state = named(contract, flek_binds=binds)
    steps = 0
    while state.phase == "doubling":
        longest = max(sayings(state), key=lambda said: (len(said[0]), len(said[1])))
        words = " ".join("+".join(names) or "-" for names in longest)
        state = run(state, f"say {words}" if state.to_act in raisers else "say")
        steps += 1
        assert steps <= 3 * 6
    assert max(levels(state).values()) <= 5


# §4.4: the procedure


def test_written_trace() -> None:
    """The trace under the reference code, §4.6: hra 3 (8 Kč), sedma 1 (8 Kč), played."""
    state = named("sedma")
    for seat, words in (
        (B, "say hra"),
        (C, "say sedma"),
        (A, "say hra"),
        (B, "say hra"),
        (C, "say"),
        (A, "say"),
    ):
        assert state.to_act == seat
        state = run(state, words)
    assert (state.phase, levels(state)) == ("play", {"hra": 3, "sedma": 1})
    assert [price(LIGA, name, level, doubled=False) for name, level in levels(state).items()] == [8, 8]


@pytest.mark.trial("R010")
def test_each_component_has_its_own_level() -> None:
    """S fleks the game, T the seven, F answers both in one turn; both sides then say dobrá."""
    state = run(named("sedma"), "say hra; say sedma; say hra+sedma")
    assert state.to_act == B
    state = run(state, "say; say")
    assert (state.phase, levels(state)) == ("play", {"hra": 2, "sedma": 2})


@pytest.mark.trial("R010")
def test_one_answered_one_left() -> None:
    """Sibling: re on the seven alone; the game stays at flek and cannot be taken up again."""
    state = run(named("sedma"), "say hra+sedma; say; say sedma")
    assert raisable(state) == {"sedma"}
    assert rule_of(state, "say hra") == "not-raised-against-you"
    state = run(state, "say sedma; say")
    assert levels(state) == {"hra": 1, "sedma": 3}


def test_first_flek_is_the_other_sides() -> None:
    """Round 0 is the defenders'; nobody fleks his own or his partner's commitment, nor twice in a row."""
    state = named("hra", B)
    assert (state.to_act, raisable(state)) == (B, {"hra"})
    state = run(state, "say hra sedma_against")
    assert raisable(state) == set(), "C can raise neither: the flek is said, the seven is his partner's"
    assert rule_of(state, "say hra") == "not-raised-against-you"
    assert rule_of(state, "say sedma_against") == "not-your-own"
    state = run(state, "say")
    assert (state.to_act, raisable(state)) == (A, {"hra", "sedma_against"})


def test_defenders_speak_clockwise_from_the_declarer() -> None:
    state = named("open_betl")
    assert (state.declarer, state.to_act) == (B, C)
    state = run(state, "say")
    assert state.to_act == A
    state = run(state, "say open_betl")
    assert state.phase == "play", "20 is the ceiling: B has nothing to raise"


def test_partner_may_flek_what_the_first_left() -> None:
    state = run(named("sedma"), "say hra; say sedma")
    assert levels(state) == {"hra": 1, "sedma": 1}
    assert (state.to_act, raisable(state)) == (A, {"hra", "sedma"})


def test_doubling_ends_with_a_silent_round() -> None:
    state = run(named("hra"), "say; say hra; say")
    assert (state.phase, levels(state)) == ("play", {"hra": 1})


@pytest.mark.parametrize("raises", ["hra+hra", "sedma", "durch"])
def test_nothing_else_is_raised(raises: str) -> None:
    assert rule_of(named("hra"), f"say {raises}") in {"each-once-in-order", "not-on-the-table"}


# §4.1: what the defenders announce


@pytest.mark.trial("R014")
@pytest.mark.clause("LIGA-30")
@pytest.mark.parametrize(
    ("holder", "first", "second"),
    [
        pytest.param(C, {"sto_against"}, {"sto_against", "sedma_against"}, id="i: T holds the seven"),
        pytest.param(B, {"sto_against", "sedma_against"}, {"sto_against"}, id="i: S holds the seven"),
        pytest.param(A, {"sto_against"}, {"sto_against"}, id="iii: F holds the seven"),
    ],
)
def test_only_the_holder_announces_the_seven(holder: Seat, first: set[str], second: set[str]) -> None:
    state = named("hra", holder)
    assert announceable(state) == first
    assert announceable(run(state, "say")) == second
    if "sedma_against" not in first:
        assert rule_of(state, "say - sedma_against") == "no-trump-seven"


@pytest.mark.trial("R014")
def test_seven_in_the_talon_is_nobodys() -> None:
    """ii: F threw it away: neither defender may announce it, and F cannot name sedma."""
    approved = run(chosen(), "ask 7k+8z; good; good")
    assert rule_of(approved, "declare sedma") == "no-trump-seven"
    state = run(approved, "declare hra")
    assert announceable(state) == announceable(run(state, "say")) == {"sto_against"}


@pytest.mark.trial("R014")
@pytest.mark.parametrize(
    ("contract", "holder", "may"),
    [
        ("hra", B, {"sedma_against", "sto_against"}),
        ("sedma", A, {"sto_against"}),
        ("sto", B, {"sedma_against"}),
        ("sto", A, set()),
        ("stosedm", A, set()),
        ("betl", B, set()),
        ("durch", B, set()),
        ("open_betl", B, set()),
    ],
)
def test_what_may_be_announced_against_each_contract(contract: str, holder: Seat, may: set[str]) -> None:
    """Sedma and sedma proti exclude each other, sto and sto proti too; nothing goes against the rest."""
    state = named(contract, holder)
    spoken = announceable(state) | announceable(run(state, "say"))
    assert spoken == may
    for name in {"sedma_against", "sto_against"} - may:
        assert rule_of(state, f"say - {name}") in {"not-against-this-game", "no-trump-seven"}


def test_announcing_is_for_the_first_turn_only() -> None:
    state = run(named("hra", B), "say hra; say; say hra")
    assert (state.to_act, state.rounds.number) == (B, 2)
    assert rule_of(state, "say - sedma_against") == "against-only-first-turn"
    assert rule_of(state, "say - sto_against") == "against-only-first-turn"


def test_one_defender_may_announce_both_and_flek_in_one_turn() -> None:
    state = run(named("hra", B), "say hra sedma_against+sto_against")
    assert levels(state) == {"hra": 1, "sedma_against": 0, "sto_against": 0}
    assert (state.announcer, announceable(state)) == (B, set())
    assert rule_of(state, "say - sto_against") == "already-announced"


@pytest.mark.clause("LIGA-33")
@pytest.mark.parametrize("script", ["say hra sto_against; say", "say - sto_against; say hra"])
def test_game_may_be_flekked_beside_sto_proti(script: str) -> None:
    """In the same turn, or by the partner (OQ-12)."""
    state = run(named("hra"), script)
    assert levels(state) == {"hra": 1, "sto_against": 0}
    assert raisable(state) == {"hra", "sto_against"}


# §4.5: played or not

UNPLAYED = {
    "hra": ("hra", A, "say; say", (2, -1, -1)),
    "hra and sedma": ("sedma", A, "say; say", (10, -5, -5)),
    "hra and sedma proti, by S": ("hra", B, "say - sedma_against; say; say", (-6, 3, 3)),
    "hra and sedma proti, by T": ("hra", C, "say; say - sedma_against; say", (-6, 3, 3)),
}


@pytest.mark.clause("LIGA-28", "LIGA-29", "LIGA-30", "LIGA-31", "LIGA-35")
@pytest.mark.trial("R022", "R046")
@pytest.mark.parametrize("hearts", [False, True], ids=["plain", "hearts"])
@pytest.mark.parametrize(("contract", "holder", "script", "pays"), UNPLAYED.values(), ids=UNPLAYED)
def test_not_played_without_flek(contract: str, holder: Seat, script: str, pays: tuple[int, ...], hearts: bool) -> None:
    state = run(named(contract, holder, hearts=hearts), script)
    result = state.result()
    assert (state.phase, state.to_act, state.legal(), result.kind) == ("end", None, (), "unplayed")
    assert result.payments == tuple(pay * (2 if hearts else 1) for pay in pays)
    assert {item.code for item in result.items} <= {"hra", "sedma", "sedma_against"}, "no quiet results"
    assert (result.card_points, result.marriages, state.tricks) == (None, None, ())


PLAYED = {
    "hra, flek without re (OQ-14)": ("hra", A, "say hra; say; say"),
    "hra, flek by the second defender": ("hra", A, "say; say hra; say"),
    "sedma, flek on the game only (OQ-15)": ("sedma", A, "say hra; say; say"),
    "sedma, flek on the seven only": ("sedma", A, "say sedma; say; say"),
    "sedma proti flekked by the declarer": ("hra", B, "say - sedma_against; say; say sedma_against; say; say"),
    "sedma proti, flek on the game": ("hra", B, "say hra sedma_against; say; say"),
    "sto": ("sto", A, "say; say"),
    "sto proti": ("hra", A, "say - sto_against; say; say"),
    "sto proti against sedma": ("sedma", A, "say; say - sto_against; say"),
    "stosedm": ("stosedm", A, "say; say"),
    "betl": ("betl", A, "say; say"),
    "durch": ("durch", A, "say; say"),
    "open betl": ("open_betl", A, "say; say"),
    "open durch": ("open_durch", A, ""),
}


@pytest.mark.clause("LIGA-17", "LIGA-22", "LIGA-32", "LIGA-33")
@pytest.mark.trial("R046")
@pytest.mark.parametrize(("contract", "holder", "script"), PLAYED.values(), ids=PLAYED)
def test_played(contract: str, holder: Seat, script: str) -> None:
    state = named(contract, holder)
    state = run(state, script) if script else state
    assert (state.phase, state.to_act) == ("play", state.declarer)


@pytest.mark.parametrize(
    ("contract", "holder", "script"),
    [
        ("hra", A, "say hra; say; say hra; say; say"),
        ("sto", B, "say sto sedma_against; say; say sedma_against; say; say"),
    ],
)
def test_parity_says_whose_turn_it_is(contract: str, holder: Seat, script: str) -> None:
    """§11: an odd level of the declarer's component was raised by the defenders last."""
    state = named(contract, holder)
    for text in script.split(";"):
        for name in raisable(state):
            component = state.rounds.component(name)
            assert component is not None
            foreign = component.owner != ("declarer" if state.to_act == state.declarer else "defence")
            assert (component.level % 2 == 0) == foreign
        state = run(state, text)
    assert state.phase == "play"


def test_flek_said_with_the_answer_binds_the_speaker_alone() -> None:
    """OQ-8 and OQ-11 together: only C says flek, so B pays the plain price."""
    table = chosen(flek_with_answer=True, flek_binds="speaker")
    for answers, levels in (("good; good_flek", (0, 1)), ("good_flek; good", (1, 0)), ("good_flek; good_flek", (1, 1))):
        assert run(table, f"betl {TALON}; {answers}").rounds.components == (Component("betl", "declarer", levels),)
    side = run(chosen(flek_with_answer=True), f"betl {TALON}; good; good_flek")
    assert side.rounds.components == (Component("betl", "declarer", (1, 1)),)
