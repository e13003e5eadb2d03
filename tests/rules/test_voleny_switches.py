"""Every key of a volený profile, with every value it may take: what changes, and that the league plays its default.

The open questions are those of the rule sheet, §9. Each row asks one question of a profile (`probe`) and says the
answer for every value of its key.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from marias.cards import PACK
from marias.errors import IllegalAction, ProfileError
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Deal
from marias.rules.dealing import cut, seed_from, shuffled_pack
from marias.rules.match import Match
from marias.rules.profile import allowed, options
from marias.rules.settlement import balance
from marias.rules.voleny import GAME
from marias.rules.voleny.actions import TakeOver, ZLidu
from marias.rules.voleny.approval import overcalls
from marias.rules.voleny.gathering import gather
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import Outcome, settle_played
from marias.rules.voleny.state import VolenyState, start
from marias.session.table import Player, Setup, Table
from tests.rules.cases import settled
from tests.rules.scripts import (
    FORHONT,
    LIGA,
    SECOND,
    TALON,
    THIRD,
    WAYS,
    A,
    B,
    C,
    deal_of,
    playable,
    position,
    run,
    words,
)


class Switch(NamedTuple):
    key: str
    question: str
    """The open question it decides (``OQ-12``), or the clause that sets the rate."""
    probe: Callable[[VolenyProfile], Any]
    answers: dict[Any, Any]
    """Value → answer, the league's value first."""


# What the rows ask


def pays(**case: Any) -> Callable[[VolenyProfile], Any]:
    """A's result of a case."""
    return lambda profile: settled({"game": "hra kule", **case}, profile).payments[0]


def both(*probes: Callable[[VolenyProfile], Any]) -> Callable[[VolenyProfile], Any]:
    return lambda profile: tuple(probe(profile) for probe in probes)


def table(profile: VolenyProfile, script: str = "", *, seven: int = A) -> VolenyState:
    """The standard deal, played by this profile."""
    forhont, second, third = FORHONT, SECOND, THIRD
    if seven == B:
        forhont, second = forhont.replace("7k", "Sk"), second.replace("Sk", "7k")
    state = start(profile, deal_of(forhont, second, third))
    return run(state, script) if script else state


ASKED = f"trump Kk; ask {TALON}; good; good"


def may(state: VolenyState, text: str) -> bool:
    """Do the rules allow it?"""
    try:
        run(state, text)
    except IllegalAction:
        return False
    return True


def allows(before: str, text: str, *, seven: int = A) -> Callable[[VolenyProfile], Any]:
    return lambda profile: may(table(profile, before, seven=seven), text)


def doubled_suits(profile: VolenyProfile) -> tuple[int, ...]:
    """An unflekked game in kule, in hearts, in acorns."""
    scripts = [f"trump {trump}; ask {TALON}; good; good; declare hra; say; say" for trump in ("Kk", "Ac", "Al")]
    return tuple(table(profile, script).result().payments[A] for script in scripts)


def z_lidu(profile: VolenyProfile) -> tuple[int, ...]:
    """How many ways z lidu with two cards of a suit at most, and with seven of one."""
    rest = [card for card in PACK if str(card) not in ["Ak", "Xk", "Ac", "Xc", "Az", "Xz", "Al"]]
    short = start(profile, Deal((*(c for c in PACK if c not in rest), *rest), dealer=C))
    long = start(profile, Deal(PACK, dealer=C))
    return tuple(sum(isinstance(action, ZLidu) for action in state.legal()) for state in (short, long))


def trump_in_talon(profile: VolenyProfile) -> tuple[bool, str]:
    """May a trump go away, and what does a defender see of it?"""
    before = table(profile, "trump Kk")
    if not may(before, "ask Qk+8z"):
        return False, ""
    after = run(before, "ask Qk+8z; good; good; declare hra")
    return True, " ".join(map(str, after.view(B).talon))


def stosedm(profile: VolenyProfile) -> tuple[str, int]:
    """Its components, and what it pays when the hundred is made and the seven is not."""
    state = table(profile, f"trump Kk; stosedm {TALON}")
    names = "+".join(component.name for component in state.rounds.components)
    outcome = Outcome(card_points=(60, 30), marriages=((40,), ()), tricks=(7, 3), seven="declarer", seven_won=False)
    return names, settle_played(profile, state.bargain(), outcome).payments[A]


def hundred_without_marriage(profile: VolenyProfile) -> tuple[bool, bool, bool]:
    """May A name sto, B and C sto proti? Only C holds a pair."""
    asked = table(profile, "trump Kk; ask Qk+8z; good; good")
    game = run(asked, "declare hra")
    return may(asked, "declare sto"), may(game, "say - sto_against"), may(run(game, "say"), "say - sto_against")


def highest_levels(profile: VolenyProfile) -> tuple[int, ...]:
    """How far hra, sedma and betl go when everybody always raises."""
    found = []
    for name, script in (("hra", f"{ASKED}; declare hra"), ("sedma", f"{ASKED}; declare sedma"), ("betl", "")):
        state = table(profile, script or f"trump Kk; {WAYS['betl']}")
        while state.phase == "doubling":
            raised = any(name in getattr(action, "raises", ()) for action in state.legal())
            state = run(state, f"say {name}" if raised else "say")
        found.append(state.rounds.level(name))
    return tuple(found)


def flek_of_one(profile: VolenyProfile) -> tuple[int, ...]:
    """B fleks, C does not; A wins 60 : 30."""
    state = table(profile, f"{ASKED}; declare hra; say hra; say; say")
    outcome = Outcome(card_points=(60, 30), tricks=(6, 4))
    return settle_played(profile, state.bargain(), outcome).payments


def flek_with_answer(profile: VolenyProfile) -> tuple[Any, ...]:
    """What may be answered to betl, and who speaks after two approvals."""
    state = table(profile, f"trump Kk; betl {TALON}")
    after = run(state, "good; good")
    return tuple(sorted(words(state))), after.phase, after.to_act


def hra_after_sto_against(profile: VolenyProfile) -> tuple[bool, bool]:
    """May hra be flekked together with sto proti, and by the partner after it?"""
    state = table(profile, f"{ASKED}; declare hra")
    return may(state, "say hra sto_against"), may(run(state, "say - sto_against"), "say hra")


def only_game_flekked(profile: VolenyProfile) -> tuple[str, ...]:
    """Sedma, flek on the game only: played, or what it pays; also where 2·hra = sedma."""
    found = []
    for price in (4, 2):
        state = table(profile.changed(sedma=price), f"{ASKED}; declare sedma; say hra; say; say")
        found.append(state.phase if state.phase == "play" else f"{state.result().kind} {state.result().payments[A]}")
    return tuple(found)


def flekked_once(profile: VolenyProfile) -> str:
    """Hra with a flek and no re."""
    state = table(profile, f"{ASKED}; declare hra; say hra; say; say")
    return state.phase if state.phase == "play" else f"{state.result().kind} {state.result().payments[A]}"


def marriage(profile: VolenyProfile) -> tuple[str, Any, Any]:
    """Holding Ql Kl 7z on lead: what may be done, and what is announced by král first, by svršek first."""
    state = position("Ql Kl 7z", profile=profile)
    listed = " ".join(
        ("+" if isinstance(action, PlayMarriage) else "") + str(action.card)
        for action in state.legal()
        if isinstance(action, Play | PlayMarriage)
    )

    def announced(text: str) -> Any:
        return [m.value for m in run(state, text).marriages] if may(state, text) else "not allowed"

    return listed, announced("play Kl"), announced("play Ql")


def open_hand_from(profile: VolenyProfile) -> int:
    """How many cards lie or lay on the table when the hand is laid open."""
    state = table(profile, f"trump Kk; {WAYS['open_betl']}; say; say")
    played = 0
    for card in ("Xc", "Qc", "Ac", "Az"):
        if state.view(C).open_hand:
            break
        state = run(state, f"play {card}")
        played += 1
    assert state.view(C).open_hand
    return played


def claimed(profile: VolenyProfile) -> Any:
    """A lays down a hand that is good to the last card; the money is that of playing it out."""
    deal = deal_of("Ak Xk Kk Qk 7k Ac Xc | Kc Al Xl Az 8z", "Sk 9k 8k 7c 8c 9c 7z 9z 7l 8l")
    script = "trump Kk; ask Qk+8z; good; good; declare hra; say hra; say; say; plays Ak 8k"
    state = run(start(profile, deal), script)
    for card in ["Xk", "Kk"]:
        while state.to_act != A:
            state = state.after(state.legal()[0])
        state = run(state, f"play {card}")
    while state.to_act != A:
        state = state.after(state.legal()[0])
    try:
        done = run(state, "claim")
    except IllegalAction as error:
        return error.params["rule"]
    for card in ["Ac", "Xc", "Kc", "Al", "Xl", "Az", "7k"]:
        while state.to_act != A:
            state = state.after(state.legal()[0])
        state = run(state, f"play {card}")
    while state.phase == "play":
        state = state.after(state.legal()[0])
    assert done.result().payments == state.result().payments
    return done.phase, done.result().payments


def overcalled(standing: str) -> Callable[[VolenyProfile], Any]:
    """What may go over the standing game, by the table and in a state."""

    def probe(profile: VolenyProfile) -> set[str]:
        ways = {
            "barva": f"ask {TALON}",
            "durch": f"durch {TALON}",
            "open_betl": f"betl {TALON}; bad; takeover open_betl {TALON}",
        }
        state = table(profile, f"trump Kk; {ways[standing]}; bad")
        games: set[str] = {action.game for action in state.legal() if isinstance(action, TakeOver)}
        assert games == set(overcalls(profile, standing))
        return games

    return probe


def wrong_card(profile: VolenyProfile) -> str:
    """B does not follow suit."""
    state = table(profile, f"{ASKED}; declare hra; say hra; say; say; play Ac")
    try:
        return run(state, "play Sk").ending
    except IllegalAction as error:
        return str(error.params["rule"])


def last_chips(profile: VolenyProfile) -> tuple[int, ...]:
    """A has 11 and owes 8 + 8."""
    state = table(profile, "trump Kk; ask Qk+8z; good; good; declare sto; say sto; say; say")
    while state.phase == "play":
        state = state.after(state.legal()[0])
    match = replace(Match.begin(GAME, profile, 3, C), chips=(11, 189, 100))
    return balance(match.settle(state)[1].transfers, 3)


def first_dealers(profile: VolenyProfile) -> set[int]:
    """Who deals first, over forty rounds."""
    players = tuple(Player(name, bot="random") for name in "ABC")
    found = set()
    for number in range(40):
        setup = Setup(game=GAME, profile=profile, players=players, seed=seed_from(number))
        found.add(Table.opened(setup, lambda _: None).match.dealer)
    return found


def second_pack(profile: VolenyProfile) -> str:
    """Where the pack of the second deal comes from."""
    state = table(profile, f"{ASKED}; declare hra; say; say")
    if state.phase == "play":
        raise AssertionError("the deal is not over")
    match, _ = Match.begin(GAME, profile, 3, C).settle(state)
    pack = match.next_deal(seed_from(8)).deal.pack
    if pack == shuffled_pack(seed_from(8)):
        return "shuffled"
    return "cut" if any(pack == cut(gather(state), at) for at in range(2, 31)) else "?"


MADE = {"points": [60, 30], "marriages": [[40], []]}
TWO = {"points": [70, 20], "marriages": [[20, 40], []]}
THREE_TWENTIES = {"points": [60, 30], "marriages": [[20, 20], []]}
E41 = {
    "levels": {"hra": 1},
    "points": [90, 0],
    "tricks": [10, 0],
    "marriages": [[], [40, 20, 20, 20]],
}
REVOKE = {"game": "sto hearts", "levels": {"sto": 2}}

SWITCHES = [
    # Rates
    Switch("hra", "LIGA-28", pays(levels={"hra": 0}), {1: 2, 3: 6}),
    Switch("sedma", "LIGA-29", pays(game="sedma kule", levels={"hra": 0, "sedma": 0}), {4: 10, 6: 14}),
    Switch("sedma_against", "LIGA-31", pays(levels={"hra": 0, "sedma_against": 0}), {4: -6, 5: -8}),
    Switch("sto", "LIGA-32", pays(game="sto kule", levels={"sto": 0}, **MADE), {4: 8, 5: 10}),
    Switch(
        "sto_against",
        "LIGA-33",
        pays(levels={"hra": 0, "sto_against": 0}, points=[0, 90], marriages=[[], [20]], tricks=[0, 10]),
        {4: -8, 3: -6},
    ),
    Switch(
        "stosedm",
        "OQ-1",
        pays(game="stosedm kule", levels={"stosedm": 0}, seven="declarer won", **MADE),
        {8: 16, 6: 12},
    ),
    Switch("quiet_seven", "LIGA-34", pays(levels={"hra": 1}, points=[60, 30], seven="declarer won"), {2: 8, 1: 6}),
    Switch("quiet_hundred", "LIGA-34", pays(levels={"hra": 1}, **MADE), {2: 8, 4: 12}),
    Switch("betl", "LIGA-20", pays(game="betl", levels={"betl": 0}, tricks=[0, 10]), {5: 10, 6: 12}),
    Switch("durch", "LIGA-20", pays(game="durch", levels={"durch": 0}, tricks=[9, 1]), {10: -20, 12: -24}),
    Switch("open_betl", "LIGA-21", pays(game="open_betl", levels={"open_betl": 0}, tricks=[0, 10]), {10: 20, 15: 30}),
    Switch(
        "open_durch", "LIGA-21", pays(game="open_durch", levels={"open_durch": 0}, tricks=[10, 0]), {20: 40, 15: 30}
    ),
    Switch("doubled_suits", "OQ-26", doubled_suits, {"hearts": (2, 4, 2), "red": (4, 4, 2)}),
    Switch("ceiling", "LIGA-7", pays(game="sto hearts", levels={"sto": 2}, **MADE), {20: 40, 10: 20, 100: 64}),
    Switch(
        "ceiling_scope",
        "OQ-23",
        both(
            # 32 won, 16 lost: the net is 16; each by itself 20 and 16
            pays(game="hra hearts", levels={"hra": 4, "sedma_against": 1}, points=[60, 30], seven="defence won"),
            # 32 lost
            pays(game="sto hearts", levels={"sto": 2}, points=[50, 40]),
            # 20 lost to each: under "total" he pays 20 in all
            pays(game="open_durch", levels={"open_durch": 0}, tricks=[9, 1]),
        ),
        {"net_per_opponent": (32, -40, -40), "per_component": (8, -40, -40), "total_by_loser": (32, -20, -20)},
    ),
    # Trump and talon
    Switch("z_lidu", "OQ-2", z_lidu, {"free": (5, 5), "two_per_suit": (5, 0), "forbidden": (0, 0)}),
    Switch(
        "trump_in_talon",
        "OQ-3",
        trump_in_talon,
        {"allowed_hidden": (True, ""), "allowed_shown": (True, "Qk"), "forbidden": (False, "")},
    ),
    Switch("trump_card_in_talon", "OQ-4", allows("trump Kk", "betl Kk+8z"), {True: True, False: False}),
    # Approval and announcements
    Switch(
        "direct_open",
        "OQ-6",
        both(allows("trump Kk", f"open_betl {TALON}"), overcalled("barva")),
        {False: (False, {"betl", "durch"}), True: (True, {"betl", "durch", "open_betl", "open_durch"})},
    ),
    Switch(
        "open_betl_over_durch",
        "OQ-6",
        overcalled("durch"),
        {False: {"open_durch"}, True: {"open_betl", "open_durch"}},
    ),
    Switch(
        "durch_over_open_betl",
        "OQ-6",
        overcalled("open_betl"),
        {False: {"open_durch"}, True: {"durch", "open_durch"}},
    ),
    Switch("stosedm_from_hand_only", "LIGA-18", allows(ASKED, "declare stosedm"), {True: False, False: True}),
    Switch("stosedm_indivisible", "LIGA-16", stosedm, {True: ("stosedm", -16), False: ("sto+sedma", 0)}),
    Switch(
        "hra_after_saying_stosedm",
        "OQ-7",
        both(allows(f"{ASKED}; said_stosedm", "declare hra"), allows(ASKED, "declare hra")),
        {False: (False, True), True: (True, True)},
    ),
    Switch(
        "false_seven",
        "OQ-5",
        both(
            allows(ASKED, "declare sedma", seven=B),
            allows(f"{ASKED}; declare hra", "say - sedma_against", seven=A),
            allows("trump Kk", f"stosedm {TALON}", seven=B),
        ),
        {False: (False, False, False), True: (True, True, True)},
    ),
    Switch(
        "sto_needs_marriage",
        "OQ-9",
        hundred_without_marriage,
        {False: (True, True, True), True: (False, False, True)},
    ),
    Switch(
        "sedma_against_over_sto",
        "OQ-33",
        both(
            allows(f"{ASKED}; declare sto", "say - sedma_against", seven=B),
            allows(f"{ASKED}; declare hra", "say - sedma_against", seven=B),
        ),
        {True: (True, True), False: (False, True)},
    ),
    # Doubling
    Switch(
        "max_flek",
        "OQ-10",
        highest_levels,
        {"value<ceiling": (5, 3, 2), 0: (0, 0, 0), 1: (1, 1, 1), 4: (4, 4, 4), 5: (5, 5, 5), 6: (6, 6, 6)},
    ),
    Switch("flek_binds", "OQ-11", flek_of_one, {"side": (4, -2, -2), "speaker": (3, -2, -1)}),
    Switch(
        "flek_with_answer",
        "OQ-8",
        flek_with_answer,
        {False: (("bad", "good"), "doubling", B), True: (("bad", "good", "good_flek"), "play", A)},
    ),
    Switch(
        "flek_on_hra_after_sto_against",
        "OQ-12",
        hra_after_sto_against,
        {True: (True, True), False: (False, False)},
    ),
    # Played or not
    Switch(
        "play_unflekked",
        "LIGA-28",
        lambda profile: table(profile, f"{ASKED}; declare hra; say; say").phase,
        {False: "end", True: "play"},
    ),
    Switch("flek_without_re_played", "OQ-14", flekked_once, {True: "play", False: "unplayed -4"}),
    Switch(
        "flekked_game_unflekked_seven",
        "OQ-15",
        only_game_flekked,
        {"play": ("play", "play"), "net": ("unplayed 4", "unplayed 0"), "net_if_equal": ("play", "unplayed 0")},
    ),
    Switch(
        "unflekked_seven_includes_game",
        "OQ-13",
        pays(game="sedma kule", levels={"hra": 0, "sedma": 0}),
        {True: 10, False: 8},
    ),
    # Play
    Switch(
        "marriage_mode",
        "OQ-16",
        marriage,
        {
            "auto_svrsek_first": ("7z Ql", "not allowed", [20]),
            "svrsek_first_or_lost": ("7z Ql Kl", [], [20]),
            "announced": ("7z Ql +Ql Kl +Kl", [], []),
        },
    ),
    Switch(
        "open_hand_from",
        "OQ-17",
        open_hand_from,
        {"after_trick_1": 3, "before_lead": 0, "after_lead_2": 4},
    ),
    Switch("claims", "OQ-34", claimed, {True: ("end", (8, -4, -4)), False: "no-claims-here"}),
    # Result
    Switch(
        "sto_marriage",
        "OQ-18",
        both(
            pays(game="sto kule", levels={"sto": 0}, **TWO),  # 70 with 20, then 40
            pays(game="sto kule", levels={"sto": 0}, **THREE_TWENTIES),  # 60 with 20 and 20
            pays(game="stosedm kule", levels={"stosedm": 0}, seven="declarer won", **TWO),
        ),
        {"first": (-8, -8, -16), "highest": (8, -8, 16), "all": (8, 8, 16)},
    ),
    Switch(
        "sto_scale",
        "LIGA-24",
        both(
            pays(game="sto kule", levels={"sto": 0}, points=[90, 0], marriages=[[40], []], tricks=[10, 0]),
            pays(game="sto kule", levels={"sto": 0}, points=[40, 50], marriages=[[40], []]),
        ),
        {"flat": (8, -8), "tens": (32, -16)},
    ),
    Switch("quiet_hundred_marriages", "OQ-19", pays(levels={"hra": 1}, **THREE_TWENTIES), {"all": 8, "first": 4}),
    Switch(
        "quiet_hundred_mode",
        "OQ-20",
        both(
            pays(levels={"hra": 1}, **MADE),  # E8, the same under either reading
            pays(levels={"hra": 2}, points=[10, 80], marriages=[[], [20]]),  # E9: 6, or 8 where it doubles the game
            pays(game="sedma kule", levels={"hra": 0, "sedma": 1}, seven="declarer won", **MADE),
            pays(levels={"hra": 1}, points=[70, 20], marriages=[[40], []]),  # 110: twice where tens count
        ),
        {"flat": (8, -12, 22, 8), "double_game": (8, -16, 20, 8), "tens": (8, -16, 20, 16)},
    ),
    Switch(
        "killed_quiet_seven",
        "OQ-22",
        both(
            pays(levels={"hra": 1}, points=[60, 30], seven="declarer lost"),
            pays(levels={"hra": 1}, points=[60, 30], seven="defence lost"),
        ),
        {False: (4, 4), True: (0, 8)},
    ),
    Switch(
        "hra_under_sto_against",
        "OQ-12",
        both(
            pays(levels={"hra": 0, "sto_against": 0}, points=[10, 80], marriages=[[], [20]]),  # E23
            pays(levels={"hra": 1, "sto_against": 0}, points=[10, 80], marriages=[[], [20]]),  # E24
        ),
        {"only_if_flekked": (-8, -12), "always": (-10, -12), "never": (-8, -8)},
    ),
    Switch(
        "unflekked_game_when_played",
        "OQ-32",
        both(
            pays(game="sedma kule", levels={"hra": 0, "sedma": 1}, points=[40, 50], seven="declarer won"),
            pays(game="sedma kule", levels={"hra": 1, "sedma": 1}, points=[40, 50], seven="declarer won"),
        ),
        {"real": (14, 12), "declarer": (18, 12)},
    ),
    Switch(
        "against_pair",
        "OQ-37",
        pays(
            levels={"hra": 0, "sedma_against": 0, "sto_against": 0},
            points=[10, 80],
            marriages=[[], [20]],
            seven="defence lost",
        ),
        {"separate": 0, "one_unit": 16},
    ),
    Switch("four_marriages_need_trick", "LIGA-25", pays(**E41), {True: 4, False: -8}),
    # Revoke
    Switch("revoke_mode", "LIGA-37", wrong_card, {"strict": "must-follow", "referee": "revoke"}),
    Switch(
        "revoke_capped",
        "OQ-24",
        both(
            pays(**REVOKE, revoke={"by": A, "offence": "not_following"}),
            pays(**REVOKE, revoke={"by": B, "offence": "not_following"}),
        ),
        {True: (-40, 40), False: (-64, 64)},
    ),
    Switch(
        "fine",
        "LIGA-43",
        both(
            pays(levels={"hra": 0}, revoke={"by": A, "offence": "sharp_in_talon"}),
            pays(levels={"hra": 0}, revoke={"by": B, "offence": "cheating"}),
        ),
        {20: (-40, 20), 10: (-20, 10)},
    ),
    Switch(
        "sharp_in_talon",
        "OQ-35",
        # The game is dearer than the fine only where R is not capped.
        lambda profile: (
            pays(**REVOKE, revoke={"by": A, "offence": "sharp_in_talon"})(profile.changed(revoke_capped=False)),
            pays(levels={"hra": 1}, revoke={"by": A, "offence": "sharp_in_talon"})(profile),
        ),
        {"flat": (-40, -40), "max_of_revoke": (-64, -40)},
    ),
    # Table
    Switch("chips", "LIGA-5", lambda profile: Match.begin(GAME, profile, 3, C).chips, {100: (100,) * 3, 60: (60,) * 3}),
    Switch("sitter_pays", "OQ-21", pays(seats=4, levels={"hra": 1}, points=[60, 30]), {True: 6, False: 4}),
    Switch("insolvency_split", "OQ-25", last_chips, {"pro_rata": (-11, 6, 5), "clockwise": (-11, 8, 3)}),
    Switch("first_dealer", "OQ-28", first_dealers, {"draw": {0, 1, 2}, "first_seat": {0}}),
    Switch("shuffle", "OQ-29", second_pack, {"first_only": "cut", "every_deal": "shuffled"}),
]
ROWS = [
    pytest.param(switch, value, id=f"{switch.question} {switch.key}={value}")
    for switch in SWITCHES
    for value in switch.answers
]
NOT_SWITCHES = {
    27: "who is zadák: a name; the code says second and third",
    30: "seats drawn every round or once: the tournament's",
    31: "tie-break of the ranking: the tournament's",
    36: "when a deal is dealt: the engine deals all 32 cards at once",
}
"""Open questions that no profile of a game decides."""


@pytest.mark.parametrize(("switch", "value"), ROWS)
def test_switch(switch: Switch, value: Any) -> None:
    profile = LIGA.changed(**{switch.key: value})
    assert switch.probe(profile) == switch.answers[value]


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.key)
def test_every_value_is_asked(switch: Switch) -> None:
    """The league's own first; every word of a switch, both ways of a yes or no, two numbers of a rate."""
    default = getattr(LIGA, switch.key)
    assert next(iter(switch.answers)) == default
    if isinstance(default, bool):
        assert set(switch.answers) == {True, False}
    elif words := options(VolenyProfile, switch.key):
        assert {value for value in switch.answers if isinstance(value, str)} == set(words)
    assert len(switch.answers) > 1
    others = list(switch.answers.values())[1:]
    assert any(answer != switch.answers[default] for answer in others), "a switch changes something"


def test_every_key_is_in_the_table() -> None:
    assert sorted(switch.key for switch in SWITCHES) == sorted(VolenyProfile.keys())


def test_every_open_question_is_in_the_table() -> None:
    asked = {int(switch.question[3:]) for switch in SWITCHES if switch.question.startswith("OQ-")}
    assert asked | set(NOT_SWITCHES) == set(range(1, 38))
    assert not asked & set(NOT_SWITCHES)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.key)
def test_profile_names_the_question_or_clause(switch: Switch) -> None:
    """The league's file gives for each key the clause that demands it or the point it decides."""
    assert re.search(rf"\b{switch.question}\b", LIGA.clauses[switch.key])


# Particular points beside the table


def test_forbidden_trumps_may_go_where_nothing_else_is_left() -> None:
    """OQ-3: a rule that left no legal discard would stop the game: with ten trumps and sharp cards they may go."""
    profile = LIGA.changed(trump_in_talon="forbidden")
    state = start(profile, deal_of("Ak Xk Kk Qk Sk 9k 8k | 7k Ac Xc Al Az", "7c 8c 9c Sc 7z 8z 9z 7l 8l 9l"))
    state = run(state, "trump Ak")
    assert may(state, "ask 8k+9k")
    spare = start(profile, deal_of("Ak Xk Kk Qk Sk 9k 8k | 7k Ac Xc 7l 7z", "7c 8c 9c Sc Qc 8z 9z Sz 8l 9l"))
    assert not may(run(spare, "trump Ak"), "ask 8k+7l")
    assert may(run(spare, "trump Ak"), "ask 7l+7z")


def test_sitter_follows_the_lower_flek() -> None:
    """OQ-11 and OQ-21 together: who sits out said nothing; he settles at the lower of the two levels."""
    profile = LIGA.changed(flek_binds="speaker")
    state = start(profile, deal_of(FORHONT, SECOND, THIRD, seats=4))
    state = run(state, f"{ASKED}; declare hra; say hra; say; say")
    outcome = Outcome(card_points=(60, 30), tricks=(6, 4))
    assert settle_played(profile, state.bargain(), outcome).payments == (4, -2, -1, -1)


def test_a_false_seven_binds_not_who_really_holds_it() -> None:
    """OQ-5: A announced sedma without the seven; B, who has it, plays it when he likes."""
    profile = LIGA.changed(false_seven=True)
    state = table(profile, f"{ASKED}; declare sedma; say sedma; say; say; plays Ak", seven=B)
    assert list(map(str, playable(state))) == ["7k"]
    state = table(profile, f"{ASKED}; declare sedma; say sedma; say; say; plays Kc Xc Qc", seven=B)
    assert "7k" in map(str, playable(state))


def test_flek_said_with_the_answer() -> None:
    """OQ-8: the same doubling in another form; B fleks with his dobrá, A answers re, and 20 is the ceiling."""
    merged = table(LIGA.changed(flek_with_answer=True), f"trump Kk; betl {TALON}; good_flek; good")
    assert (merged.phase, merged.to_act, merged.rounds.level("betl")) == ("doubling", A, 1)
    apart = table(LIGA, f"trump Kk; betl {TALON}; good; good; say betl; say")
    assert (apart.to_act, apart.rounds.level("betl")) == (A, 1)
    for state in (merged, apart):
        done = run(state, "say betl")
        assert (done.phase, done.rounds.level("betl")) == ("play", 2)
    assert not may(table(LIGA.changed(flek_with_answer=True), f"trump Kk; ask {TALON}"), "good_flek")


def test_marriage_announced_by_choice_with_either_card() -> None:
    """OQ-16 C: announced with král or svršek; silent, it is lost for good."""
    profile = LIGA.changed(marriage_mode="announced")
    state = position("Ql Kl 7z", profile=profile)
    for text in ("play_marriage Ql", "play_marriage Kl"):
        assert [m.value for m in run(state, text).marriages] == [20]
    assert not may(state, "play_marriage 7z")
    assert not may(position("Ql Kl 7z"), "play_marriage Ql"), "where announcing is automatic there is no choice"


def test_svrsek_first_or_lost() -> None:
    """OQ-16 B: král first, and the pair is gone."""
    profile = LIGA.changed(marriage_mode="svrsek_first_or_lost")
    state = run(position("Ql Kl 7z", profile=profile), "play Kl")
    while state.to_act != B:
        state = state.after(state.legal()[0])
    if "Ql" in map(str, playable(state)):
        state = run(state, "play Ql")
    assert state.marriages == ()


def test_one_unit_is_won_when_both_parts_are_made() -> None:
    """OQ-37: the seven and the hundred of the defenders, both made."""
    case = {
        "levels": {"hra": 0, "sedma_against": 0, "sto_against": 0},
        "points": [10, 80],
        "marriages": [[], [20]],
        "seven": "defence won",
    }
    for pair in ("separate", "one_unit"):
        assert pays(**case)(LIGA.changed(against_pair=pair)) == -16


def test_orders_of_over_calls_that_run_in_a_circle() -> None:
    """OQ-6 B and D together would never end."""
    with pytest.raises(ProfileError, match="durch_over_open_betl"):
        LIGA.changed(open_betl_over_durch=True, durch_over_open_betl=True)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.key)
def test_values_out_of_range(switch: Switch) -> None:
    with pytest.raises(ProfileError) as caught:
        LIGA.changed(**{switch.key: "nonsense"})
    assert caught.value.params["key"] == switch.key
    assert allowed(VolenyProfile, switch.key) in str(caught.value)
