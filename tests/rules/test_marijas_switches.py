"""Every switch of a rule set of marijaš, set each way, does what the rule sheet says it does; and every question the
sheet asks (Q-1 … Q-32) is decided by a key, or the reason why there is none stands here."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from marias.errors import ProfileError
from marias.rules.dealing import Generator, seed_from
from marias.rules.marijas import GAME
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.race import labels, winners
from marias.rules.marijas.settlement import Outcome, Sides, settle_betl, settle_game, settle_surrender
from marias.rules.marijas.state import MarijasState, start
from marias.rules.match import Match
from marias.rules.profile import options
from tests.rules.marijas_scripts import (
    SHIPPED,
    A,
    B,
    C,
    cards,
    four,
    legal,
    play_out,
    playable,
    random_deal,
    rules,
    run,
    said,
    table,
    three,
    two,
)

Probe = Callable[[MarijasProfile], Any]

FOUR_HANDS = (
    "Kc Qc 7k 8k 9l Sl 7l 8l",
    "Sc 9c 9k Sk Al Xl Kl Ql",
    "Ac 8c Qk Kk 7z 8z 9z Sz",
    "Xc 7c Ak Xk Az Xz Kz Qz",
)
THREE_HANDS = (
    "Ac Xc Kc Qc 7c Kz Qz 8z 7z Al",
    "9c 8c Ak Xk Kk Qk Sk 9k 8k 7k",
    "Sc Az Xz Sz 9z Xl Kl Ql Sl 9l",
)
"""The talon: 8l 7l."""
FREE = "Kc Qc Al 7z 8z Az 9z Sz"
OTHER = "7c Xc Ac 8k 7l 8l 9l Sl"
"""Two hands of two players for the stock phase, trump hearts: one holds the fircik."""


def scored(
    profile: MarijasProfile, points: tuple[int, ...], marriages: dict[int, tuple[int, ...]] | None = None, **facts: Any
) -> tuple[int, ...]:
    """The match points of a deal; seat 0 called."""
    seats = profile.players
    sides = Sides(seats, facts.pop("declarers", (A,)))
    told = {"tricks": (1,) * seats, "last_trick": A, **facts}
    by_seat = tuple((marriages or {}).get(seat, ()) for seat in range(seats))
    return settle_game(profile, sides, Outcome(points, by_seat, **told)).payments


def in_stock(profile: MarijasProfile, script: str, *, fircik_leads: bool) -> MarijasState:
    """Two players with a stock, trump hearts; who holds the fircik leads, or follows."""
    hands = (FREE, OTHER) if fircik_leads else (OTHER, FREE)
    return run(two(*hands, profile=profile), "trump c", script)


def fircik_tricks(profile: MarijasProfile) -> str:
    """Who takes the trick, the one with the fircik (F) or the other (O): the dama led against 7, 10, 7 of leaves; the
    dama second to 7 of leaves, to the 7 of trumps; afterwards the king led against the 7 of leaves, second to it."""
    out = ""
    for reply in ("7c", "Xc", "7l"):
        state = in_stock(profile, f"play_marriage Qc; play {reply}", fircik_leads=True)
        out += "FO"[state.tricks[-1].winner]
    for lead in ("7l", "7c"):
        state = in_stock(profile, f"play {lead}; play_marriage Qc", fircik_leads=False)
        out += "OF"[state.tricks[-1].winner]
    called = in_stock(profile, "play 7l; play_marriage Qc", fircik_leads=False)
    leader = called.to_act
    later = run(called, "plays 8l Kc" if leader == A else "plays Kc 8l")
    return out + ("OF"[later.tricks[-1].winner])


def plain_trumps_in_stock(profile: MarijasProfile) -> tuple[int, int]:
    """Who takes the trick: a plain ace against the 7 of trumps; after a fircik, the same again."""
    first = run(two("Al 7z 8z 9z Sz Az Kz Xz", OTHER, profile=profile), "trump c; plays Al 7c")
    return first.tricks[-1].winner, len(first.stock)


def draws(profile: MarijasProfile) -> tuple[int, str, str]:
    """The caller takes the first trick: who leads now, and what the two have drawn."""
    state = run(two(FREE, OTHER, "Kk Qk", profile=profile), "trump c; plays Az 8k")
    assert state.tricks[-1].winner == A
    drawn = ["Kk" if "Kk" in map(str, hand) else "Qk" for hand in state.hands]
    assert state.to_act is not None
    return state.to_act, drawn[A], drawn[B]


def fircik_worth(profile: MarijasProfile) -> tuple[int, int]:
    """What a fircik counts while there is a stock (0: it cannot be called), and afterwards."""
    state = in_stock(profile, "", fircik_leads=True)
    early = sum(m.value for text in legal(state) if text == "play_marriage Qc" for m in run(state, text).marriages)
    late = run(table("Kc Qc Al 7z", "7l 8l 9l Sl", profile=profile), "play_marriage Qc")
    return early, late.marriages[-1].value


def called_with(profile: MarijasProfile) -> list[str]:
    """How a marriage can be called by who leads with Q, K and 7 of leaves."""
    state = table("Qz Kz 7z", "7k 8k 9k", profile=profile)
    return [text for text in legal(state) if not text.startswith("play ")]


def after_calling(profile: MarijasProfile) -> tuple[int, bool, int]:
    """Cards left, whether the dama can still be played, and the tricks of the whole deal."""
    state = table("Qz Kz 7z", "7k 8k 9k", profile=profile)
    state = run(state, called_with(profile)[0])
    later = state if state.to_act == A else run(state, "play 7k")
    still = "play Qz" in legal(later)
    return len(state.hands[A]), still, len(play_out(state).tricks)


def marriage_moments(profile: MarijasProfile) -> str:
    """Can a marriage be called on the first lead (L), in second place (S), on the lead after a trick (A)?"""
    first = run(two("Kz Qz 7z 8z 9z Sz Az Xz", OTHER, profile=profile), "trump c")
    second = run(two(OTHER, "Kz Qz 7z 8z 9z Sz Az Xz", profile=profile), "trump c; play 7l")
    won = run(first, "plays Az 7l")
    assert won.to_act == A
    moments = (("L", first), ("S", second), ("A", won))
    return "".join(letter for letter, state in moments if "play_marriage" in said(state))


def marriages_at_once(profile: MarijasProfile) -> int:
    """How many can be called before a card is played, where the dama is shown."""
    state = table("Qz Kz Qk Kk", "7l 8l 9l Sl", profile=profile.changed(marriage_card="shown"))
    for number in range(3):
        shows = [text for text in legal(state) if text.startswith("show")]
        if not shows:
            return number
        state = run(state, shows[0])
    return 3


def trickless(profile: MarijasProfile) -> tuple[int, ...]:
    """Seat 2, without a trick, has a cvancik, his partner seat 1 has tricks, seat 0 called: 50 to 40 + 20."""
    return scored(profile, (50, 40, 0), {C: (20,)}, tricks=(5, 5, 0))


def trickless_side(profile: MarijasProfile) -> tuple[int, ...]:
    """The defenders without a trick at all have 100 of marriages, the caller 90 of cards."""
    return scored(profile, (90, 0, 0), {B: (40, 20, 20), C: (20,)}, tricks=(10, 0, 0))


def callable_cards(profile: MarijasProfile) -> tuple[int, bool, bool]:
    """How many cards may be called; the own king? an ace of others?"""
    texts = legal(four(*FOUR_HANDS, profile=profile))
    return sum(text.startswith("call") for text in texts), "call Kc" in texts, "call Az" in texts


def pairs(profile: MarijasProfile) -> tuple[str, tuple[int, ...]]:
    state = four(*FOUR_HANDS, profile=profile)
    first = legal(state)[0]
    state = run(state, first if first.startswith("trump") else "call Sc")
    return first.split()[0], state.sides.declarers


def surrenders(profile: MarijasProfile) -> list[tuple[str, tuple[int, ...]]]:
    """When the caller of four may surrender, and who scores: C holds the called card."""
    out = []
    early = four(*FOUR_HANDS, profile=profile)
    late = run(early, "call Ac")
    for name, state in (("early", early), ("late", late)):
        if "surrender" in said(state):
            out.append((name, run(state, "surrender").result().payments))
    second = run(late, "dalje")
    assert "surrender" not in said(second), "only the caller"
    return out


def round_of_dalje(profile: MarijasProfile) -> Any:
    """What may be said first; and what comes of it when all say dalje."""
    state = three(*THREE_HANDS, profile=profile)
    first = said(state)
    done = run(state, "dalje 3")
    again = Match.begin(GAME, profile, 3, C).settle(done)[0].dealer if done.phase == "end" else None
    return first, done.phase, again


def talon_choice(profile: MarijasProfile) -> Any:
    state = run(three(*THREE_HANDS, profile=profile), "dalje 3; trump c")
    if state.phase == "discard":
        return "must"
    left = run(state, "leave")
    assert left.view(A).talon == left.view(B).talon == cards("")
    return legal(state), len(left.hands[A]), run(state, "take").phase


def returned(profile: MarijasProfile) -> tuple[int, bool]:
    state = run(three(*THREE_HANDS, profile=profile), "dalje 3; trump c")
    return len(legal(state)), "discard 7l+8l" in legal(state)


def first_leads(profile: MarijasProfile) -> int | None:
    return run(three(*THREE_HANDS, profile=profile), "dalje 3; trump c; discard 7l+8l").to_act


def must_beat(profile: MarijasProfile) -> list[str]:
    """Trump hearts. Led Z-9 (leaves): with 8 and K of leaves; void, the second trumped with S, with 9 and K of trumps;
    the second trumped, with 8 and K of leaves."""
    follow = run(table("9z 7k", "8z Kz", profile=rules(2, must_beat=profile.must_beat)), "play 9z")
    over = run(table("9z 7k", "Sc 8k", "9c Kc", profile=profile), "plays 9z Sc")
    trumped = run(table("9z 7k", "Sc 8k", "8z Kz", profile=profile), "plays 9z Sc")
    return [" ".join(map(str, playable(state))) for state in (follow, over, trumped)]


def looked_back(profile: MarijasProfile) -> int:
    state = run(table("Az Ak 7l", "7z 7k 8l", profile=profile), "plays Az 7z Ak 7k")
    assert len(state.view(B).tricks) > 2
    return len(state.view(B).open_tricks) if profile.look_back != "all" else 15


def second_deal(profile: MarijasProfile) -> str:
    match = Match.begin(GAME, profile, 2, A)
    match, _ = match.settle(play_out(start(profile, match.next_deal(seed_from("first")).deal)))
    return match.next_deal(seed_from("second")).how


def next_dealer(profile: MarijasProfile) -> int:
    state = run(start(profile, random_deal(2, 1, A)), "surrender")
    return Match.begin(GAME, profile, 2, A).settle(state)[0].dealer


def label_of(profile: MarijasProfile, scores: tuple[int, ...], no_trick: tuple[bool, ...]) -> tuple[str, ...]:
    return labels(profile, scores, winners(profile, scores, A), no_trick, Generator(seed_from(3)))


def race_tricks(profile: MarijasProfile) -> tuple[bool, ...]:
    """Seat 0 took tricks before, none in the last deal; seat 1 the other way round."""
    race = GAME.race(profile, 2) if GAME.race else None
    assert race is not None
    return replace(race, taken=(3, 5), taken_last=(0, 16)).no_trick()  # type: ignore[type-var, attr-defined, no-any-return]


def dear(profile: MarijasProfile) -> tuple[int, ...]:
    return scored(profile, (80, 10), {A: (20,)})


# key → players, what is looked at, and value → what is seen. The first value is that of the shipped rule set.
SWITCHES: dict[str, tuple[int, Probe, dict[Any, Any]]] = {
    "win": (2, lambda p: scored(p, (60, 30)), {2: (2, 0), 1: (1, 0)}),
    "win_double": (2, lambda p: scored(p, (90, 0), {A: (20,)}), {4: (4, 0), 3: (3, 0)}),
    "double_at": (2, dear, {110: (2, 0), 100: (4, 0)}),
    "surrender": (
        3,
        lambda p: settle_surrender(p, Sides(3, (B,)), called=False).payments,
        {1: (1, 0, 1), 2: (2, 0, 2)},
    ),
    "betl": (3, lambda p: settle_betl(p, Sides(3, (B,)), made=False).payments, {3: (3, 0, 3), 5: (5, 0, 5)}),
    "trump_must_be_held": (
        2,
        lambda p: [text[-1] for text in legal(two("Kc Qc 7k 8k 7z 8z 7l 8l", "9c Sc 9k Sk 9z Sz 9l Sl", profile=p))],
        {False: list("ckzlr"), True: list("ckr")},
    ),
    "call_domain": (
        4,
        callable_cards,
        {"any": (32, True, True), "not_own": (28, False, True), "aces": (4, False, True)},
    ),
    "pairs": (4, pairs, {"called": ("call", (A, B)), "fixed_opposite": ("trump", (A, C))}),
    "surrender_4p": (
        4,
        surrenders,
        {"before_call": [("early", (0, 1, 1, 1))], "after_second_deal": [("late", (0, 1, 0, 1))]},
    ),
    "surrender_pays": (
        4,
        surrenders,
        {"three": [("early", (0, 1, 1, 1))], "neighbours": [("early", (0, 1, 0, 1))]},
    ),
    "dalje": (
        3,
        round_of_dalje,
        {"formality": ({"dalje"}, "call", None), "all_pass_redeal": ({"dalje", "trump"}, "end", C)},
    ),
    "extraordinary": (
        3,
        lambda p: said(three(*THREE_HANDS, profile=p)),
        {"none": {"dalje"}, "betl": {"dalje", "extraordinary"}},
    ),
    "talon_taking": (3, talon_choice, {"must": "must", "may": (["take", "leave"], 10, "discard")}),
    "return_taken": (3, returned, {True: (36, True), False: (21, False)}),
    "first_lead": (3, first_leads, {"caller": A, "left_of_caller": B}),
    "must_beat": (
        3,
        must_beat,
        {
            "none": ["8z Kz", "9c Kc", "8z Kz"],
            "led_suit": ["Kz", "9c Kc", "8z Kz"],
            "led_suit_and_trump": ["Kz", "Kc", "8z Kz"],
        },
    ),
    "draw_and_lead": (2, draws, {"winner": (A, "Kk", "Qk"), "alternate": (B, "Qk", "Kk")}),
    "stock_trump_power": (2, plain_trumps_in_stock, {True: (B, 14), False: (A, 14)}),
    "stock_fircik": (2, fircik_worth, {"forty": (40, 40), "twenty": (20, 40), "forbidden": (0, 40)}),
    "fircik_in_stock": (
        2,
        fircik_tricks,
        {
            "any_trump_beats": "OOFOOF",
            "inside_suit": "FOFOFF",
            "pair_powerless": "OOFOOO",
            "all_trumps_powerless": "FOFOFO",
        },
    ),
    "marriage_card": (
        2,
        lambda p: (called_with(p), after_calling(p)),
        {
            "queen_played": (["play_marriage Qz"], (2, False, 16)),
            "either_played": (["play_marriage Qz", "play_marriage Kz"], (2, False, 16)),
            "shown": (["show Qz"], (3, True, 16)),
            "set_aside": (["show Qz"], (2, False, 16)),
        },
    ),
    "marriage_when": (2, marriage_moments, {"any_play": "LSA", "lead": "LA", "after_trick": "A"}),
    "marriages_in_turn": (2, marriages_at_once, {"one": 1, "any": 2}),
    "marriage_requires_trick": (
        3,
        lambda p: (trickless(p), trickless_side(p)),
        {
            "no": ((0, 1, 1), (0, 1, 1)),
            "player": ((1, 0, 0), (1, 0, 0)),
            "side": ((0, 1, 1), (1, 0, 0)),
        },
    ),
    "counted": (
        2,
        lambda p: (scored(p, (50, 40), {B: (20,)}, last_trick=A), scored(p, (50, 40), last_trick=A)),
        {"all": ((0, 2), (2, 0)), "aces_and_tens": ((0, 0), (0, 0))},
    ),
    "hundred_of": (2, lambda p: scored(p, (60, 30), {A: (20,)}), {"winner": (2, 0), "deal": (4, 0)}),
    "target": (2, lambda p: winners(p, (7, 3), A), {12: (), 7: (A,)}),
    "match_tie": (
        3,
        lambda p: winners(p, (12, 3, 12), B),
        {"co_winners": (A, C), "play_on": (), "seat_order": (C,)},
    ),
    "makaze": (
        2,
        lambda p: (label_of(p, (12, 3), (False, True)), label_of(p, (12, 0), (False, False)), race_tricks(p)),
        {
            "zero_points": (("", "cvrga"), ("", "makaze"), (False, False)),
            "no_trick_in_match": (("", "makaze"), ("", "cvrga"), (False, False)),
            "no_trick_in_deal": (("", "makaze"), ("", "cvrga"), (True, False)),
        },
    ),
    "cvrga_tie": (
        3,
        lambda p: sum(bool(label) for label in label_of(p, (12, 4, 4), (False,) * 3)),
        {"all": 2, "none": 0, "drawn": 1},
    ),
    "deal_after_surrender": (2, next_dealer, {"moves_on": B, "same_dealer": A}),
    "look_back": (2, looked_back, {"last": 1, "all": 15, "none": 0}),
    "shuffle": (2, second_deal, {"every_deal": "shuffle", "first_only": "cut"}),
}


FOR_THE_TABLE = {
    "players": "how many play is asked when the table is set up; every other number is refused (test_marijas_two)",
    "first_dealer": "who deals first is told to the match when it begins",
}

NO_SWITCH = {
    "Q-1": "only the sevens to aces make 32 cards",
    "Q-18": "a theorem: the tens of a deal are odd in number",
    "Q-21": "no effect: no ace and no ten can lie in the talon, and where it may be left it counts for the caller",
    "Q-28": "the sheet knows no other answer; to offer it would tell who holds the kralj",
    "Q-30": "age and stakes are no rule of play",
    "Q-32": "a named trump turns no card up to exchange; a closed stock would hide aces and tens from the count",
}


@pytest.mark.parametrize("key", SWITCHES)
def test_switch(key: str) -> None:
    players, probe, seen = SWITCHES[key]
    assert getattr(SHIPPED[players], key) == next(iter(seen))
    for value, expected in seen.items():
        assert probe(rules(players, **{key: value})) == expected, f"{key} = {value}"
    assert len({repr(expected) for expected in seen.values()}) == len(seen), "each way is told apart"


def test_every_switch_is_looked_at_every_way() -> None:
    assert set(SWITCHES) | set(FOR_THE_TABLE) == set(MarijasProfile.keys())
    for key, (players, _, seen) in SWITCHES.items():
        assert set(options(MarijasProfile, key)) <= {str(value) for value in seen}, key
        if isinstance(getattr(SHIPPED[players], key), bool):
            assert set(seen) == {True, False}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_is_decided(players: int) -> None:
    clauses = SHIPPED[players].clauses
    switched = {point for clause in clauses.values() for point in re.findall(r"\bQ-\d+", clause)}
    assert switched | set(NO_SWITCH) == {f"Q-{number}" for number in range(1, 33)}
    assert not switched & set(NO_SWITCH)
    assert set(clauses) == set(MarijasProfile.keys())


@pytest.mark.parametrize(
    ("key", "value"),
    [("players", 8), ("players", 1), ("target", 0), ("win", -1), ("must_beat", "always"), ("makaze", True)],
)
def test_nonsense_is_refused(key: str, value: Any) -> None:
    with pytest.raises(ProfileError) as caught:
        SHIPPED[2].changed(**{key: value})
    assert caught.value.params["key"] == key
