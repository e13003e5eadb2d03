"""Every switch of a profile of křížový, set each way, does what the rule sheet says it does; and every open point is
decided by a switch, or the reason why there is none stands here."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from marias.cards import Card
from marias.errors import IllegalAction, ProfileError, SettlementError
from marias.rules import GAMES
from marias.rules.dealing import seed_from
from marias.rules.doubling import Component
from marias.rules.krizovy.actions import Choose
from marias.rules.krizovy.gathering import gather
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.settlement import Bargain, Outcome, is_played, settle_played, settle_revoke, settle_unplayed
from marias.rules.krizovy.state import start
from marias.rules.krizovy.table_money import pay, stakes, top_up
from marias.rules.match import Match
from marias.rules.profile import options
from tests.rules.krizovy_scripts import (
    FREE,
    A,
    B,
    C,
    D,
    announced,
    approved,
    dealt,
    ending,
    forgotten,
    free,
    playable,
    raised,
    run,
    words,
)

Probe = Callable[[KrizovyProfile], Any]


def settled(
    profile: KrizovyProfile,
    levels: dict[str, int],
    *,
    lone: bool = False,
    hearts: bool = False,
    hundred_by: tuple[int, ...] = (),
    seven_by: int | None = None,
    **facts: Any,
) -> tuple[int, ...]:
    """The payments of a deal given by its facts; A plays with C or alone."""
    bargain = Bargain(
        declarers=(A,) if lone else (A, C),
        defenders=(B, C, D) if lone else (B, D),
        contract="game",
        doubled=hearts,
        components=tuple(
            Component(name, "defence" if name.endswith("_against") else "declarer", (level,))
            for name, level in levels.items()
        ),
        hundred_by=hundred_by,
        seven_by=seven_by,
    )
    if facts:
        return settle_played(profile, bargain, Outcome(**facts)).payments
    assert not is_played(bargain)
    return settle_unplayed(profile, bargain).payments


def revoked(profile: KrizovyProfile, name: str, *, flat: bool = False) -> tuple[int, ...]:
    """A revoke of B with this component at its first flek."""
    bargain = Bargain(
        declarers=(A, C),
        defenders=(B, D),
        contract="game",
        components=(Component(name, "declarer", (1,)),),
        hundred_by=(A,) if name == "sto" else (),
    )
    return settle_revoke(profile, bargain, B, flat=flat).payments


def soloed(profile: KrizovyProfile, game: str) -> tuple[int, ...]:
    made = ("8z 7c", "9z 9c", "Az Ac", "7z Xc") if game == "betl" else ("Az Ac", "8z 9c", "Kz Kc", "7z Xc")
    state = ending(*made, contract=game, soloist=A, won_by=B if game == "betl" else A, profile=profile)
    while state.to_act is not None:
        state = state.after(state.legal()[0])
    return state.result().payments


def both_scopes(profile: KrizovyProfile) -> tuple[int, int]:
    """What A gets with C and alone: hearts at kalhoty 64 and a seven at boty 64, both won."""
    facts: dict[str, Any] = {
        "hearts": True,
        "seven_by": A,
        "card_points": (60, 30),
        "seven": A,
        "last_trick": A,
    }
    return tuple(settled(profile, {"hra": 5, "sedma": 4}, lone=lone, **facts)[A] for lone in (False, True))  # type: ignore[return-value]


def ranks_for_the_laid_card(profile: KrizovyProfile) -> str:
    choices = [action for action in dealt(profile=profile).legal() if isinstance(action, Choose)]
    return "".join(action.rank.value for action in choices if action.card is Card.KS)


def top_level(profile: KrizovyProfile) -> int:
    """How often the game can be raised when everybody always raises."""
    state = run(approved(partner=C, profile=profile), "say")
    while state.phase == "announce":
        state = run(state, "say hra" if "hra" in raised(state) else "say")
    return state.rounds.level("hra")


def solo_levels(profile: KrizovyProfile) -> tuple[int, ...]:
    state = run(dealt(profile=profile), "choose Sk A; betl; goods 3; say betl; say; say; say")
    return state.rounds.components[0].levels


def open_hands(profile: KrizovyProfile) -> list[int]:
    """How many hands lie open in betl after the first trick and after the next lead."""
    state = ending(
        *("8z 7c 7l", "9z 9c 9l", "Az Ac Al", "7z Xc Xl"),
        contract="betl",
        soloist=A,
        leader=A,
        won_by=B,
        profile=profile,
    )
    state = state.__class__(**{**{f: getattr(state, f) for f in state.__struct_fields__}, "tricks": ()})
    out = []
    for _ in range(5):
        state = run(state, f"play {next(iter(playable(state)))}")
        out.append(sum(bool(hand) for hand in state.view(D).open_hands))
    return out[3:]


def claim_with_a_helpful_partner(profile: KrizovyProfile) -> str:
    """A leads the ace of leaves; C can throw the ten of hearts away, or keep it and beat A's nine."""
    return run(ending("Az 9c", "7z 7c", "Xc 7l", "8z 8c", partner=C, profile=profile), "claim rest").ending


def wrong_card(profile: KrizovyProfile) -> str:
    state = run(ending("Az 9c", "7z 7c", "Xc 7l", "8z 8c", profile=profile), "play Az")
    try:
        return run(state, "play 7c").ending
    except IllegalAction as error:
        return str(error.params["rule"])


def second_deal(profile: KrizovyProfile) -> str:
    match = Match.begin(GAMES["krizovy"], profile, 4, D)
    state = start(profile, match.next_deal(seed_from("first")).deal)
    card = state.deal.pack[0]
    match, _ = match.settle(run(state, f"choose {card} {card.rank.value}; ask; goods 3; say; goods 3"))
    return match.next_deal(seed_from("second")).how


def first_pile(profile: KrizovyProfile) -> int:
    state = run(approved(partner=C, profile=profile), "say; goods 3")
    return next(seat for seat in range(4) if gather(state)[0] in state.hands[seat])


def least_top_up(profile: KrizovyProfile) -> int:
    purses = pay(stakes(profile), settle_all_of(profile))
    for amount in range(1, 500):
        try:
            return top_up(profile, purses, A, amount)[A].stack
        except SettlementError:
            continue
    raise AssertionError("no amount was enough")


def settle_all_of(profile: KrizovyProfile) -> Any:
    bargain = Bargain(
        declarers=(A, C), defenders=(B, D), contract="game", components=(Component("hra", "declarer", (6,)),)
    )
    lost = settle_played(profile, bargain, Outcome(card_points=(0, 90), last_trick=B))
    return [*lost.transfers, *lost.transfers]


PLAYED: dict[str, Any] = {"card_points": (50, 40)}
LOST: dict[str, Any] = {"card_points": (40, 50)}
SEVEN: dict[str, Any] = {**PLAYED, "seven": A}

# key → what is looked at, and value → what is seen. The first value is the championship's (§5.1, §8).
SWITCHES: dict[str, tuple[Probe, dict[Any, Any]]] = {
    "hra": (lambda p: settled(p, {"hra": 0}), {1: (1, -1, 1, -1), 3: (3, -3, 3, -3)}),
    "sedma": (lambda p: settled(p, {"hra": 0, "sedma": 0}, seven_by=A)[A], {2: 3, 5: 6}),
    "sedma_against": (lambda p: settled(p, {"hra": 0, "sedma_against": 0}, seven_by=B)[A], {2: -1, 4: -3}),
    "sto": (
        lambda p: settled(p, {"sto": 0}, hundred_by=(A,), card_points=(60, 30), marriages=((A, 40),))[A],
        {4: 4, 6: 6},
    ),
    "quiet_seven": (lambda p: settled(p, {"hra": 2}, **SEVEN, last_trick=A)[A], {1: 5, 3: 7}),
    "betl": (lambda p: soloed(p, "betl"), {5: (15, -5, -5, -5), 7: (21, -7, -7, -7)}),
    "durch": (lambda p: soloed(p, "durch"), {10: (30, -10, -10, -10), 12: (36, -12, -12, -12)}),
    "ceiling": (lambda p: settled(p, {"hra": 6}, **PLAYED)[A], {64: 64, 16: 16}),
    "ceiling_scope": (both_scopes, {"net_per_pair": (64, 192), "per_component": (128, 384), "lone_total": (64, 63)}),
    "callable_ranks": (ranks_for_the_laid_card, {"any": "789SQKXA", "honours": "QKXA", "not_own": "7QKXA"}),
    "suit_round": (
        lambda p: words(run(dealt(profile=p), "choose Sk A; ask")),
        {"one_pass": {"good", "betl", "durch"}, "two_pass": {"good", "bad"}},
    ),
    "hearts_alone_overcalled": (
        lambda p: words(run(forgotten(profile=p), "hearts_alone")),
        {True: {"good", "betl", "durch"}, False: {"good"}},
    ),
    "compulsory_hundred": (
        lambda p: {action.announces for action in approved(forty=A, profile=p).legal()},  # type: ignore[attr-defined]
        {False: {(), ("sto",)}, True: {("sto",)}},
    ),
    "sto_voids_flek": (
        lambda p: run(approved(partner=C, profile=p), "say; say hra; say - sto").rounds.level("sto"),
        {"any": 0, "compulsory": 1},
    ),
    "announce_until": (
        lambda p: announced(run(approved(seven=A, profile=p), "say; say hra; say; say")),
        {"own_first_turn": set(), "any_turn": {"sedma", "sto"}},
    ),
    "partner_may_announce": (
        lambda p: announced(run(approved(partner=C, seven=C, profile=p), "say; say")),
        {True: {"sedma", "sto"}, False: set()},
    ),
    "max_flek": (top_level, {"value<ceiling": 6, 4: 4, 0: 0}),
    "solo_flek": (solo_levels, {"common": (1, 1, 1), "individual": (1, 0, 0)}),
    "unplayed_flekked_game": (
        lambda p: (settled(p, {"hra": 1})[A], settled(p, {"hra": 1, "sedma": 0}, seven_by=A)[A]),
        {2: (-2, 0), 1: (-1, 1)},
    ),
    "sedma_against_pays": (
        lambda p: (
            settled(p, {"hra": 0, "sedma_against": 0}, seven_by=B),
            settled(p, {"hra": 0, "sedma_against": 0}, seven_by=D, lone=True, hearts=True),
        ),
        {"both": ((-1, 1, -1, 1), (-6, 2, 2, 2)), "announcer": ((-1, 2, -1, 0), (-2, 0, 0, 2))},
    ),
    "open_hands": (open_hands, {"all": [4, 4], "soloist": [1, 1]}),
    "open_from": (open_hands, {"after_trick_1": [4, 4], "after_lead_2": [0, 4]}),
    "claim_against": (claim_with_a_helpful_partner, {"all": "revoke", "opponents": "played"}),
    "quiet_hundred_marriages": (
        lambda p: settled(p, {"hra": 2}, card_points=(60, 30), marriages=((A, 20), (C, 20)))[A],
        {"all": 8, "one": 4},
    ),
    "quiet_seven_killed_by_partner": (
        lambda p: settled(p, {"hra": 2}, **SEVEN, last_trick=C)[A],
        {False: 4, True: 3},
    ),
    "sto_against_price": (
        lambda p: [
            settled(
                p,
                {"hra": level, "sto_against": 0},
                hundred_by=(B,),
                card_points=(30, 60),
                marriages=((B, 40),),
            )[A]
            for level in (0, 1, 2)
        ],
        # on the flekked game twice 1, 2, 4; or four by itself, and beside it the game where it was flekked
        {"on_flekked_game": [-2, -4, -8], "separate": [-4, -6, -8]},
    ),
    "unflekked_game_when_played": (
        lambda p: settled(p, {"hra": 0, "sedma": 1}, seven_by=A, **LOST, seven=A, last_trick=A)[A],
        {"real": 3, "declarer": 5},
    ),
    "revoke_mode": (wrong_card, {"strict": "must-follow", "referee": "revoke"}),
    "revoke_floor": (lambda p: revoked(p, "hra"), {4: (4, -12, 4, 4), 7: (7, -21, 7, 7)}),
    "revoke_floor_sto": (lambda p: revoked(p, "sto"), {16: (16, -48, 16, 16), 20: (20, -60, 20, 20)}),
    "revoke_before_doubling": (lambda p: revoked(p, "hra", flat=True), {10: (10, -30, 10, 10), 12: (12, -36, 12, 12)}),
    "revoke_pays": (lambda p: revoked(p, "hra"), {"all": (4, -12, 4, 4), "injured": (4, -8, 4, 0)}),
    "chips": (lambda p: [purse.stack for purse in stakes(p)], {100: [100] * 4, 200: [200] * 4}),
    "top_up": (least_top_up, {50: 50, 80: 80}),
    "shuffle": (second_deal, {"first_only": "cut", "every_deal": "shuffle"}),
    "gather": (first_pile, {"by_seat": B, "by_side": C}),
}

FOR_THE_TABLE = {"first_dealer": "who deals first is told to the round when it begins (MCR-12b: table_leader)"}

NO_SWITCH = {
    "OP-10": "no source knows another leader than the chooser",
    "OP-18": "the end of a round is the tournament's: the deal on the table is finished (Match.end_round)",
    "OP-19": "which rounds have which profile is the tournament's; both are shipped, told apart by compulsory_hundred",
    "OP-20": "places are given by a draw that is handed in (table_money.places)",
    "OP-21": "a parameter of the correction (table_money.corrected)",
    "OP-22": "net 0 for the absent would leave unexplained where the money shared out comes from",
    "OP-23": "the final ranking is the tournament's",
    "OP-25": "durch above betl, and of two alike the earlier: no source says otherwise",
    "OP-27": "the seed lists no rates for honours",
    "OP-29": "the clause is one of three-player games and hardly ever matters",
}


@pytest.mark.parametrize("key", SWITCHES)
def test_switch(key: str) -> None:
    probe, seen = SWITCHES[key]
    standard = next(iter(seen))
    assert getattr(FREE, key) == standard
    for value, expected in seen.items():
        assert probe(free(**{key: value})) == expected, f"{key} = {value}"
    assert len({repr(expected) for expected in seen.values()}) == len(seen), "each way is told apart"


def test_every_switch_is_looked_at_every_way() -> None:
    assert set(SWITCHES) | set(FOR_THE_TABLE) == set(KrizovyProfile.keys())
    for key, (_, seen) in SWITCHES.items():
        words_of = options(KrizovyProfile, key)
        assert set(words_of) <= {str(value) for value in seen}, key
        if isinstance(getattr(FREE, key), bool):
            assert set(seen) == {True, False}


def test_every_open_point_is_decided() -> None:
    switched = {point for clause in FREE.clauses.values() for point in re.findall(r"OP-\d+", clause)}
    assert switched | set(NO_SWITCH) == {f"OP-{number}" for number in range(1, 30)}
    assert switched & set(NO_SWITCH) <= {"OP-19"}
    assert set(FREE.clauses) == set(KrizovyProfile.keys())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ceiling_scope", "per_hand"),
        ("callable_ranks", "aces"),
        ("hra", -1),
        ("ceiling", 0),
        ("max_flek", 21),
        ("compulsory_hundred", 1),
        ("unplayed_flekked_game", 3),
    ],
)
def test_nonsense_is_refused(key: str, value: Any) -> None:
    with pytest.raises(ProfileError) as caught:
        free(**{key: value})
    assert caught.value.params["key"] == key
