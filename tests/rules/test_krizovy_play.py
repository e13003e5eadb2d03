"""Playing křížový: duties, marriages, the seven that is kept, betl and durch, rulings, hands laid down, the pack after.

§4 and §5.5 of the rule sheet.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import EMPTY, PACK, RANK_SETS, Card, CardSet, Order, Rank, Suit
from marias.errors import ClaimRefused, IllegalAction
from marias.rules import GAMES
from marias.rules.contract import Deal, Seat
from marias.rules.dealing import cut, seed_from
from marias.rules.krizovy.actions import Claim, Revoke
from marias.rules.krizovy.gathering import gather
from marias.rules.krizovy.state import KrizovyState, start
from marias.rules.match import Match
from marias.rules.play import Marriage, pair
from tests.rules.krizovy_literal import PLAIN_ORDER, TRUMP_ORDER, may_play
from tests.rules.krizovy_scripts import (
    FREE,
    STO,
    A,
    B,
    C,
    D,
    any_action,
    approved,
    cards,
    deal_of,
    dealt,
    ending,
    free,
    play_out,
    playable,
    random_deal,
    random_ending,
    refused,
    rule_of,
    run,
    sto,
    words,
)
from tests.sizes import Count

# 4.2: duties


def test_duties_as_written(count: Count) -> None:
    rng = random.Random("duties")
    for _ in range(count(small=1500, soak=100_000)):
        trump = rng.choice(["", "hearts", "kule", "leaves", "acorns"])
        made_up: dict[str, Any] = {"trump": trump} if trump else {"contract": "betl"}
        state = random_ending(rng, rng.randint(1, 8), lying=rng.randrange(4), won_by=B, **made_up)
        seat = state.to_act
        assert seat is not None
        suit = state.trump.value if state.trump else ""
        legal = may_play([*map(str, state.hands[seat])], [*map(str, state.trick)], suit)
        assert {*map(str, playable(state))} == {*legal}
        assert state.order is (Order.TRUMP if trump else Order.PLAIN)


@pytest.mark.trial("R002")
def test_tens_in_betl_and_in_a_suit_game() -> None:
    """Trick led with the spodek of leaves: in betl the ten stands below it, with trumps above."""
    hands = ("Qz 9k 8k", "Xz 8z Ac", "7k 7c 7l", "Sz 9l 8l")
    betl = run(ending(*hands, contract="betl", soloist=A, leader=D, won_by=C), "play Sz; play Qz")
    assert playable(betl) == cards("Xz 8z")
    betl = run(ending(*hands[1:], hands[0], contract="betl", soloist=A, leader=C, won_by=C), "play Sz; play Qz")
    assert playable(betl) == cards("Xz 8z"), "nobody can beat, any leaf will do"
    two = ("Xz 8z Ac", "7k 7c 7l", "Sz 9l 8l", "Qz 9k 8k")
    lead = run(ending(*two[3:], *two[:3], contract="betl", soloist=B, leader=D, won_by=C), "play Sz")
    assert playable(run(lead, "play Qz")) == cards("Xz 8z")
    direct = ending("Sz 9l 8l", "Xz 8z Ac", "7k 7c 7l", "Qz 9k 8k", contract="betl", soloist=A, leader=A, won_by=C)
    assert playable(run(direct, "play Sz")) == cards("Xz 8z"), "the ten cannot beat the spodek either"
    suit = ending("Sz 9l 8l", "Xz 8z Ac", "7k 7c 7l", "Qz 9k 8k", trump="acorns", leader=A)
    assert playable(run(suit, "play Sz")) == cards("Xz")


@pytest.mark.trial("R003")
def test_trick_trumped_twice() -> None:
    """A leads the ace of leaves; B and D trump; D has to over-trump and takes 20 card points."""
    state = ending("Az 7z 8z", "7k Sk 8l", "Xz 9z Ak", "8k Qk Al", trump="kule", leader=A, partner=C)
    state = run(state, "play Az")
    assert playable(state) == cards("7k Sk")
    state = run(state, "play Sk")
    assert playable(state) == cards("Xz 9z"), "the trick is trumped: follow, nothing can beat"
    state = run(state, "play Xz")
    assert playable(state) == cards("Qk"), "void, and the spodek can be beaten"
    before = state.side_points("defence")
    state = run(state, "play Qk")
    assert (state.tricks[-1].winner, state.leader, state.side_points("defence") - before) == (D, D, 20)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "rule"),
    [
        ("Az 7z Ac", "8z", "7z", "must-beat"),
        ("Az 7z Ac", "8z", "Ac", "must-follow"),
        ("7k Ac Al", "8z", "Ac", "must-trump"),
        ("7k Ak Al", "8z 8k", "7k", "must-overtrump"),
        ("7k Ak Al", "8z", "9l", "not-in-hand"),
        ("Az Kz Qz", "8z Xz", "Kz", "must-beat"),
    ],
)
def test_broken_duty_is_named(hand: str, trick: str, card: str, rule: str) -> None:
    lying = trick.split()
    others = [str(c) for c in cards("9z Sz 9c Sc 9l Sl 8c 7c 8l") if str(c) != card]
    seats = [B - 1 - place for place in range(len(lying))]
    hands = ["", hand, "", ""]
    for step, seat in enumerate((2, 3, 0)):
        played = (seat % 4) in {s % 4 for s in seats}
        hands[seat] = " ".join(others[3 * step : 3 * step + 3 - played])
    state = ending(*hands, trump="kule", leader=(B - len(lying)) % 4, trick=trick)
    assert state.to_act == B
    assert rule_of(state, f"play {card}") == rule
    assert rule_of(state, "say") == "play-a-card"
    mode = free(revoke_mode="referee")
    if rule != "not-in-hand":
        ruled = run(
            ending(*hands, trump="kule", leader=(B - len(lying)) % 4, trick=trick, profile=mode), f"play {card}"
        )
        assert (ruled.ending, ruled.revoke) == ("revoke", Revoke(B, "play"))
        assert ruled.result().payments == (4, -12, 4, 4)
        assert ruled.history[-1] == (None, Revoke(B, "play"))


def test_chooser_leads_a_game_and_the_soloist_his(count: Count) -> None:
    """OP-10; the winner of a trick leads the next."""
    assert run(approved(), "say - sto; goods 3").to_act == A
    for seed in range(count(small=30, soak=2000)):
        rng = random.Random(f"leads {seed}")
        state = start(FREE, random_deal(seed))
        while state.to_act is not None:
            state = state.after(any_action(state, rng))
        leads = [trick.leader for trick in state.tricks]
        assert leads[1:] == [trick.winner for trick in state.tricks][: len(leads) - 1]
        if leads:
            assert leads[0] == (state.chooser if state.contract == "game" else state.soloist)


# 4.3: marriages


def test_marriage_is_announced_by_choice() -> None:
    """With the first card of the pair, the other still in hand; it counts whoever takes the trick (§4.3)."""
    state = ending("Qz Kz 7c", "Az 8z Xc", "9z 9l 8l", "7z Sl Ql", trump="kule", leader=A)
    assert words(state) == {"play", "play_marriage"}
    assert {str(action.card) for action in state.legal() if "Marriage" in type(action).__name__} == {"Qz", "Kz"}  # type: ignore[attr-defined]
    assert rule_of(state, "play_marriage 7c") == "no-marriage"
    shown = run(state, "play_marriage Kz; plays Az 9z 7z")
    assert [(m.trick, m.seat, m.suit, m.value) for m in shown.marriages] == [(6, A, Suit.LEAVES, 20)]
    assert shown.tricks[-1].winner == B
    for seat in (A, B, C, D, None):
        assert shown.view(seat).marriages == shown.marriages
    hidden = run(state, "plays Kz Az 9z 7z")
    assert hidden.marriages == ()
    assert hidden.view(B) != shown.view(B)
    later = run(hidden, "plays Xc 8l Ql 7c")
    assert rule_of(later, "play_marriage 8z") == "no-marriage"
    again = run(shown, "plays Xc 8l Ql 7c; plays 8z 9l Sl")
    assert (again.to_act, words(again)) == (A, {"play"}), "of a pair that is parted nothing is announced"


@pytest.mark.clause("MCR-23")
def test_all_marriages_of_all_players_are_shown() -> None:
    """One beside the other until the deal is over: the trump pair counts 40 (seed 23)."""
    state = ending("Qz Kz", "Qk Kk", "Ql Kl", "Qc Kc", trump="kule", leader=A)
    state = run(state, "play_marriage Qz; play_marriage Qk; play_marriage Ql; play_marriage Qc")
    shown = [(m.seat, m.value) for m in state.view(None).marriages]
    assert shown == [(A, 20), (B, 40), (C, 20), (D, 20)]
    end = run(state, "plays Kk Kl Kc Kz")
    assert [(m.seat, m.value) for m in end.view(D).marriages] == shown
    assert end.result().marriages == (40, 60)


def test_no_marriages_in_betl_and_durch() -> None:
    for contract in ("betl", "durch"):
        state = ending("Qz Kz", "Qk Kk", "Ql Kl", "Qc Kc", contract=contract, soloist=A, won_by=B)
        assert words(state) == {"play"}
        assert rule_of(state, "play_marriage Qz") == "no-marriage"


# 4.4: the announced seven


def test_announced_seven_is_led_only_as_the_last_trump() -> None:
    """Another trump must go first; other suits may be led before (§4.4)."""
    hands = ("7k 9k Az", "Ac Xc Kc", "Al Xl Kl", "Sz Qz Kz")
    announced: dict[str, Any] = {"trump": "kule", "announces": ("sedma",), "announcer": A}
    assert playable(ending(*hands, **announced)) == cards("9k Az")
    assert rule_of(ending(*hands, **announced), "play 7k") == "keep-seven"
    assert playable(ending(*hands, trump="kule")) == cards("7k 9k Az"), "a quiet seven is free"
    assert playable(ending("7k Az Xz", *hands[1:], **announced)) == cards("7k Az Xz"), "no other trump is held"


def test_announced_seven_is_given_to_a_trick_only_when_nothing_else_may_be() -> None:
    hands = ("Ac Xc Kc", "7k 9k Az", "Al Xl Kl", "Sz Qz Kz")
    announced: dict[str, Any] = {"trump": "kule", "announces": ("sedma_against",), "announcer": B}
    state = run(ending(*hands, **announced), "play Ac")
    assert playable(state) == cards("9k")
    assert rule_of(state, "play 7k") == "keep-seven"
    assert playable(run(ending(*hands, trump="kule"), "play Ac")) == cards("7k 9k")
    forced = run(ending("Ac Xc Kc", "7k Az Xz", "Al Xl Kl", "Sz Qz Kz", **announced), "play Ac")
    assert playable(forced) == cards("7k"), "must trump: forced out, and lost"
    lost = play_out(run(forced, "play 7k"))
    assert [(item.code, item.won) for item in lost.result().items if "sedma" in item.code] == [("sedma_against", True)]


@pytest.mark.parametrize(("last", "made"), [("Ac", True), ("8k", False)])
def test_seven_wins_or_loses_the_last_trick(last: str, made: bool) -> None:
    state = ending("7k", last, "Al", "Sz", trump="kule", announces=("sedma",), announcer=A)
    result = play_out(state).result()
    assert [(item.code, item.amount, item.won) for item in result.items if item.code == "sedma"] == [
        ("sedma", 2 if made else -2, made)
    ]


# 4.5 and 4.6: betl and durch


def betl(**rules: Any) -> KrizovyState:
    return run(dealt(profile=free(**rules)), "choose Sk A; ask; betl; goods 2; goods 3")


@pytest.mark.clause("MCR-8b", "MCR-8c")
def test_betl_lies_open_after_the_first_trick() -> None:
    """All four hands, and the defenders may talk (seed 8, OP-12)."""
    state = betl()
    assert state.to_act == B
    while not state.tricks:
        for seat in (A, B, C, D, None):
            view = state.view(seat)
            assert (set(view.open_hands), view.table_talk) == ({EMPTY}, False)
        state = run(state, f"play {min(playable(state), key=lambda c: Order.PLAIN.strength(c.rank))}")
    assert state.phase == "play"
    for seat in (A, B, C, D, None):
        view = state.view(seat)
        assert (view.open_hands, view.table_talk) == (state.hands, True)


@pytest.mark.clause("MCR-8b")
def test_when_and_what_of_betl_lies_open() -> None:
    """The two switches of OP-12."""
    lead = betl(open_from="after_lead_2")
    soloist = betl(open_hands="soloist")
    for _ in range(4):
        lead, soloist = (
            run(state, f"play {min(playable(state), key=lambda c: Order.PLAIN.strength(c.rank))}")
            for state in (lead, soloist)
        )
    assert (lead.phase, soloist.phase) == ("play", "play")
    assert set(lead.view(A).open_hands) == {EMPTY}
    lead = lead.after(lead.legal()[0])
    assert lead.view(A).open_hands == lead.hands
    assert soloist.view(None).open_hands == (EMPTY, soloist.hands[B], EMPTY, EMPTY)
    assert soloist.view(None).table_talk


def test_durch_and_games_never_lie_open(count: Count) -> None:
    for seed in range(count(small=40, soak=2000)):
        rng = random.Random(f"open {seed}")
        state = start(FREE, random_deal(seed))
        while state.to_act is not None:
            state = state.after(any_action(state, rng))
            if state.contract != "betl":
                assert set(state.view(None).open_hands) == {EMPTY}
                assert not state.view(None).table_talk


@pytest.mark.clause("MCR-8a", "MCR-8d", "MCR-8e")
def test_solo_ends_when_it_is_decided() -> None:
    """Betl with the first trick the soloist takes, durch with the first he does not; made after eight."""
    lost = run(ending("Az 7c", "8z 9c", "9z Ac", "7z Xc", contract="betl", soloist=A, won_by=B), "plays Az 8z 9z 7z")
    assert (lost.phase, lost.result().payments) == ("end", (-15, 5, 5, 5))
    made = ending("8z 7c", "9z 9c", "Az Ac", "7z Xc", contract="betl", soloist=A, won_by=B)
    assert play_out(made).result().payments == (15, -5, -5, -5)
    durch = run(ending("Kz 7c", "8z 9c", "Az Ac", "7z Xc", contract="durch", soloist=A), "plays Kz 8z Az 7z")
    assert (durch.phase, durch.result().payments) == ("end", (-30, 10, 10, 10))
    top = ending("Az Ac", "8z 9c", "Kz Kc", "7z Xc", contract="durch", soloist=A)
    assert play_out(top, max).result().payments == (30, -10, -10, -10)


# 4.7: conduct


@pytest.mark.clause("MCR-19a", "MCR-24a", "MCR-24b")
def test_last_trick_may_be_seen_until_the_next_lead() -> None:
    """Only the last one, by everybody, until a card is led (seed 19, 24)."""
    state = run(approved(), "say - sto; goods 3")
    for number in range(8):
        for seat in (A, D, None):
            assert state.view(seat).last_trick == (state.tricks[-1] if number else None)
        state = state.after(state.legal()[0])
        for _ in range(3):
            assert state.view(B).last_trick is None
            state = state.after(state.legal()[0])
    assert state.view(None).last_trick == state.tricks[-1]


@pytest.mark.clause("MCR-19b")
def test_trick_is_set_aside() -> None:
    """On suspicion, after the lead too; nothing else changes and the play goes on (seed 19)."""
    mode = free(revoke_mode="referee")
    state = run(approved(profile=mode), "say - sto; goods 3")
    assert rule_of(state, "set_aside 1") == "no-such-trick"
    for _ in range(5):
        state = state.after(state.legal()[0])
    before = state
    state = run(state, "set_aside 1")
    assert (state.set_aside, state.to_act, state.hands) == ((1,), before.to_act, before.hands)
    assert state.legal() == before.legal()
    assert [state.view(seat).set_aside for seat in (A, D, None)] == [(1,)] * 3
    for number in (0, 1, 2):
        assert rule_of(state, f"set_aside {number}") == "no-such-trick"
    assert rule_of(run(approved(), "say - sto; goods 3"), "set_aside 1") == "referee-mode-only"
    end = state
    while end.to_act is not None:
        end = end.after(end.legal()[0])
    assert end.set_aside == (1,)


@pytest.mark.clause("MCR-20a", "MCR-20b")
@pytest.mark.trial("R055")
def test_misdeal_found_in_play_annuls_all() -> None:
    """At re, found in the fifth trick: void from the start with every flek; no revoke (seed 20)."""
    state = run(approved(partner=C), "say; say hra; say hra; goods 3")
    for _ in range(18):
        state = state.after(state.legal()[0])
    assert (len(state.tricks), state.rounds.level("hra")) == (4, 2)
    state = run(state, "misdeal")
    result = state.result()
    assert (state.phase, result.kind, result.payments, result.transfers) == ("end", "misdeal", (0, 0, 0, 0), ())
    assert result.offender is None


@pytest.mark.clause("MCR-20a")
@pytest.mark.parametrize("script", ["", "choose Sk A", "choose Sk A; ask; goods 3", "forget; betl; goods 3; say"])
def test_misdeal_at_any_time(script: str) -> None:
    state = run(dealt(), script, "misdeal")
    assert (state.phase, state.result().kind, state.result().payments) == ("end", "misdeal", (0, 0, 0, 0))


@pytest.mark.clause("MCR-20b", "MCR-11a")
def test_repeated_misdeal_may_be_ruled_a_revoke() -> None:
    """By the referee; the fleks are void with the deal, so it costs what an offence before flekking does."""
    state = run(approved(partner=C, profile=free(revoke_mode="referee")), "say; say hra; say hra; goods 3; plays Sk")
    assert run(state, "revoke 3 misdeal").result().payments == (10, 10, 10, -30)
    assert rule_of(run(approved(), "say"), "revoke 3 misdeal") == "referee-mode-only"


# 5.5: revokes

AT_RE = "say; say hra; say hra; goods 3"
RULED = [
    ("34 by B at re", False, AT_RE, "revoke 1 play", (4, -12, 4, 4), ["MCR-10a", "MCR-10b"]),
    (
        "35 by C at tutti",
        False,
        "say; say hra; say hra; say hra; goods 3",
        "revoke 2 play",
        (8, 8, -24, 8),
        ["MCR-10a"],
    ),
    ("36 by D in a sto", False, "say - sto; goods 3", "revoke 3 play", (16, 16, 16, -48), ["MCR-10c"]),
    ("37 by D in a red sto", True, "say - sto; say sto; goods 3", "revoke 3 play", (32, 32, 32, -96), ["MCR-10d"]),
    ("38 shuffling", False, AT_RE, "revoke 3 shuffle", (10, 10, 10, -30), ["MCR-11a"]),
    ("38 before flekking ends", True, "say; say hra", "revoke 3 play", (10, 10, 10, -30), ["MCR-11b"]),
    ("38 premature announcing", False, "say", "revoke 3 announcement", (10, 10, 10, -30), ["MCR-17e", "MCR-11b"]),
    ("wrong number of cards", False, AT_RE, "revoke 0 card_count", (-12, 4, 4, 4), ["MCR-21"]),
    ("floor in hearts", True, "say; say hra sedma_against; goods 3", "revoke 0 play", (-24, 8, 8, 8), ["MCR-10b"]),
    ("seven counts too", False, "say; say hra sedma_against; say sedma_against; say hra; goods 3", None, None, []),
]


@pytest.mark.clause("MCR-10a", "MCR-10b", "MCR-10c", "MCR-10d", "MCR-11a", "MCR-11b", "MCR-17e", "MCR-21")
@pytest.mark.parametrize(
    ("hearts", "script", "ruling", "pays"),
    [pytest.param(*row[1:5], id=row[0]) for row in RULED if row[3]],
)
def test_revoke_is_ruled(hearts: bool, script: str, ruling: str, pays: tuple[int, ...]) -> None:
    """Rows 34 … 38 of the rule sheet by the words of the table."""
    state = run(approved(partner=C, seven=B, hearts=hearts, profile=free(revoke_mode="referee")), script, ruling)
    result = state.result()
    assert (result.kind, result.payments) == ("revoke", pays)
    assert result.offender == int(ruling.split()[1])
    assert state.history[-1][0] is None
    assert rule_of(run(approved(seven=B), "say"), ruling) == "referee-mode-only"


@pytest.mark.clause("MCR-11b")
@pytest.mark.parametrize("script", ["", "choose Sk A", "choose Sk A; ask", "choose Sk A; ask; betl; goods 2; say betl"])
@pytest.mark.parametrize("offender", [A, B, C, D])
@pytest.mark.parametrize("pays_to", ["all", "injured"])
def test_before_flekking_is_over_ten_to_all(script: str, offender: int, pays_to: str) -> None:
    """Whoever it is and whatever stands; it goes to all, for nobody may learn from it who plays with whom."""
    state = dealt(profile=free(revoke_mode="referee", revoke_pays=pays_to))
    after = run(state, script, f"revoke {offender} play")
    assert after.result().payments == tuple(-30 if seat == offender else 10 for seat in range(4))
    assert rule_of(state, "revoke 4 play") == "not-in-this-deal"


@pytest.mark.clause("MCR-10a")
def test_revoke_paid_to_the_injured_alone() -> None:
    mode = free(revoke_mode="referee", revoke_pays="injured")
    state = run(approved(partner=C, profile=mode), AT_RE)
    assert run(state, "revoke 2 play").result().payments == (0, 4, -8, 4)
    assert run(state, "revoke 1 play").result().payments == (4, -8, 4, 0)


# 4.7 and OP-13: a hand laid down


def brute(state: KrizovyState, friends: tuple[Seat, ...], judge: Callable[[KrizovyState], bool]) -> bool:
    """Every line of play to the end, by the rules of play alone."""
    if state.phase == "end":
        return judge(state)
    quantifier = any if state.to_act in friends else all
    return quantifier(brute(state.after(action), friends, judge) for action in state.legal())


def all_for(seat: Seat, before: int, seven: Card | None = None) -> Callable[[KrizovyState], bool]:
    def judge(end: KrizovyState) -> bool:
        tricks = end.tricks[before:]
        last = end.tricks[-1]
        mine = all(trick.winner == seat for trick in tricks) and len(end.tricks) == 8
        return mine and (seven is None or last.cards[(seat - last.leader) % 4] is seven)

    return judge


def none_for(seat: Seat, before: int) -> Callable[[KrizovyState], bool]:
    return lambda end: all(trick.winner != seat for trick in end.tricks[before:])


def tens(end: KrizovyState, side: set[Seat]) -> int:
    sharp = [card for trick in end.tricks if trick.winner in side for card in trick.cards if card.rank.value in "AX"]
    return 10 * len(sharp) + (10 if end.tricks[-1].winner in side else 0)


def game_for(side: set[Seat]) -> Callable[[KrizovyState], bool]:
    def judge(end: KrizovyState) -> bool:
        mine = tens(end, side) + sum(m.value for m in end.marriages if m.seat in side)
        theirs = 90 - tens(end, side) + sum(m.value for m in end.marriages if m.seat not in side)
        return mine > theirs

    return judge


def hundred_for(side: set[Seat], by: tuple[Seat, ...], held: bool) -> Callable[[KrizovyState], bool]:
    def judge(end: KrizovyState) -> bool:
        of_side = [m for m in end.marriages if m.seat in side]
        own = [m.value for m in of_side if m.seat in by]
        counting = own if held else own or [m.value for m in of_side]
        return tens(end, side) + max([0, *counting]) >= 100

    return judge


def with_marriages(state: KrizovyState, rng: random.Random) -> KrizovyState:
    """The position after some marriages were announced in tricks that are over."""
    out = CardSet((*state.trick, *(card for hand in state.hands for card in hand)))
    if state.contract != "game":
        return state
    suits = [suit for suit in Suit if not pair(suit) & out and rng.random() < 0.5]
    marriages = tuple(Marriage(1, rng.randrange(4), suit, 40 if suit is state.trump else 20) for suit in suits)
    holders = {m.seat for m in marriages} | {seat for seat, _ in state.waiting_marriages()}
    held = rng.random() < 0.2 or bool(holders & set(state.hundred_by))
    return replace(state, marriages=marriages, own_marriage=held)


def answer(state: KrizovyState, what: str) -> KrizovyState | None:
    """The state after the claim; None where it is not heard."""
    try:
        return state.after(Claim(what))  # type: ignore[arg-type]
    except ClaimRefused:
        return None


def check_claim(state: KrizovyState, what: str, holds: bool) -> bool:
    seat = state.to_act
    assert seat is not None
    after = answer(state, what)
    assert after is not None
    assert after.history[-1] == (seat, Claim(what))  # type: ignore[arg-type]
    assert (after.ending == "played") == holds, f"{what} by {seat} in {state.hands} {state.trick} {state.trump}"
    if not holds:
        assert (after.ending, after.revoke) == ("revoke", Revoke(seat, "wrong_claim"))
        assert after.result().payments[seat] < 0
    return holds


@pytest.mark.clause("MCR-22a", "MCR-22b", "MCR-22c")
@pytest.mark.parametrize("against", ["all", "opponents"])
@pytest.mark.parametrize("what", ["rest", "none", "hra", "sto", "durch"])
def test_claims_against_brute_force(what: str, against: str, count: Count) -> None:
    """Right and wrong claims from small endings, at a lead and within a trick, with and without an announced seven."""
    rng = random.Random(f"claims {what} {against}")
    found = {True: 0, False: 0}
    for _ in range(count(small=300, soak=4000)):
        partner = rng.choice([A, B, C, D])
        made_up: dict[str, Any] = {"partner": partner, "won_by": rng.randrange(4), "trump": "kule"}
        if what in ("none", "durch"):
            made_up = {
                "contract": "betl" if what == "none" else "durch",
                "soloist": A,
                "won_by": B if what == "none" else A,
            }
        elif what == "rest" and rng.random() < 0.6:
            made_up["announces"], made_up["announcer"] = ("sedma",), rng.randrange(4)
        elif what == "sto":
            made_up["announces"] = ("sto",)
            made_up["hundred_by"] = tuple(rng.sample(list({A, partner}), rng.randint(1, len({A, partner}))))
            made_up["won_by"] = rng.choice([A, partner])
        profile = free(claim_against=against)
        state = random_ending(rng, rng.choice([2, 2, 3]), lying=rng.randrange(4), profile=profile, **made_up)
        seat = state.to_act
        if seat is None or (what in ("none", "durch") and seat != A):
            continue
        state = with_marriages(state, rng)
        if what == "sto" and state.side_of(seat) != "declarer":
            assert answer(state, "sto") is None
            continue
        side = {other for other in range(4) if state.side_of(other) == state.side_of(seat)}
        friends = tuple(side) if against == "opponents" else (seat,)
        before = len(state.tricks)
        if what in ("rest", "durch"):
            seven = state.trump_seven if state.trump and state.trump_seven in state.hands[seat] else None
            holds = brute(state, friends, all_for(seat, before))
            with_seven = seven is not None and brute(state, friends, all_for(seat, before, seven))
            if seven and state.announcer == seat:
                holds = with_seven
            found[check_claim(state, "rest", holds)] += 1
            if holds:
                end = state.after(Claim("rest"))
                assert end.claimed is not None
                assert end.claimed.seven == with_seven
                if what == "durch":
                    assert end.result().payments[seat] > 0
        elif what == "none":
            found[check_claim(state, "none", brute(state, friends, none_for(seat, before)))] += 1
        else:
            judge = game_for(side) if what == "hra" else hundred_for(side, state.hundred_by, state.own_marriage)
            found[check_claim(state, what, brute(state, friends, judge))] += 1
    assert min(found.values()) >= 3, found


@pytest.mark.clause("MCR-22b", "MCR-22c")
def test_who_announced_the_seven_keeps_it_against_a_claim_too() -> None:
    """On the ace D must give the nine, so the eight beats his seven; a quiet seven he could have given first."""
    hands = ("Ak 8k", "Az Xz", "Al Xl", "7k 9k")
    seven: dict[str, Any] = {"announces": ("sedma_against",), "announcer": D}
    assert run(ending(*hands, **seven), "claim rest").ending == "played"
    assert run(ending(*hands), "claim rest").ending == "revoke"


@pytest.mark.clause("MCR-22b", "MCR-22c")
def test_marriage_of_an_adverse_partner_does_not_count_for_a_claim() -> None:
    """30 against 60 tens; the game is won only if C shows his pair of trumps."""
    hands = ("Az Ac", "7z 7c", "Qz Kz", "8z 8c")
    for against, outcome in (("all", "revoke"), ("opponents", "played")):
        state = ending(*hands, trump="leaves", partner=C, won_by=B, profile=free(claim_against=against))
        assert run(state, "claim hra").ending == outcome
    theirs = ending(*hands, trump="leaves", partner=B, won_by=D, profile=free())
    assert run(theirs, "claim hra").ending == "revoke", "of an opponent it counts against him"


@pytest.mark.clause("MCR-22a", "MCR-22b")
def test_claim_of_the_game_settles_what_is_sure(count: Count) -> None:
    """The card points the claimant's side gets whatever happens, and every marriage that was in a hand."""
    rng = random.Random("sure")
    for _ in range(count(small=25, soak=1000)):
        state = random_ending(rng, 2, partner=C, won_by=A)
        seat = state.to_act
        assert seat is not None
        after = answer(state, "hra")
        assert after is not None
        if after.ending != "played":
            continue
        assert after.claimed is not None
        side = {A, C} if seat in (A, C) else {B, D}
        sure = after.claimed.card_points
        assert brute(state, (seat,), lambda end, side=side, sure=sure: tens(end, side) >= sure)  # type: ignore[misc]
        assert not brute(state, (seat,), lambda end, side=side, sure=sure: tens(end, side) > sure)  # type: ignore[misc]
        points = after.result().card_points
        assert points is not None
        assert points[0 if seat in (A, C) else 1] == sure


@pytest.mark.clause("MCR-22a")
@pytest.mark.parametrize(
    ("mine", "partners", "rank", "codes", "pays"),
    [
        # A alone at re: 90 and the marriage of 40 are a quiet 130, 4 · 2 · 4 = 32; the seven takes the last trick, 1
        (
            "Ak Xk Kk Qk Sk 9k 8k 7k",
            "Az 7z 8z 9z Sz Qz Xz Kl",
            "A",
            {"quiet_hundred", "quiet_seven"},
            (99, -33, -33, -33),
        ),
        # C holds the seven, which falls before the last trick: the hundred alone
        ("Ak Xk Kk Qk Sk 9k 8k Az", "7k 7z 8z 9z Sz Qz Xz Kl", "7", {"quiet_hundred"}, (32, -32, 32, -32)),
    ],
    ids=["alone", "with C"],
)
def test_sure_hand_laid_down_before_the_first_lead(
    mine: str, partners: str, rank: str, codes: set[str], pays: tuple[int, ...]
) -> None:
    state = start(FREE, deal_of(mine, "7c 8c 9c Sc Qc Xc Ac Kz", partners, "7l 8l 9l Sl Ql Xl Al Kc"))
    state = run(state, f"choose Ak {rank}; ask; goods 3; say; say hra; say; say; say hra; goods 3")
    end = run(state, "claim rest")
    assert (end.ending, end.claimed is not None) == ("played", True)
    assert {item.code for item in end.result().items} == codes
    assert end.result().payments == pays
    assert end.view(B).open_hands == (end.hands[A], EMPTY, EMPTY, EMPTY), "the hand lies on the table"


@pytest.mark.clause("MCR-22c")
def test_wrong_claim_costs_a_revoke_in_any_mode() -> None:
    """At re: 4 to each (row 34); in a hundred 16; the hand lies open, what the others hold does not."""
    for profile in (FREE, free(revoke_mode="referee")):
        state = run(approved(partner=C, profile=profile), AT_RE, "claim rest")
        assert (state.result().kind, state.result().payments, state.result().offender) == ("revoke", (-12, 4, 4, 4), A)
        assert state.view(D).open_hands == (state.hands[A], EMPTY, EMPTY, EMPTY)
    assert run(approved(), "say - sto; goods 3; claim rest").result().payments == (-48, 16, 16, 16)


@pytest.mark.clause("MCR-22a")
def test_what_can_be_claimed_depends_on_what_all_know() -> None:
    """Not before flekking is over; "none" by the soloist in betl alone; points only where no seven is undecided."""
    for script in ("", "choose Sk A", "choose Sk A; ask; goods 3; say"):
        error = refused(run(dealt(), script), "claim rest")
        assert (error.params["rule"], error.params["clause"]) == ("claim-in-play-only", "MCR-22a")
    hands = ("Az 7c", "8z 9c", "9z Ac", "7z Xc")
    game = ending(*hands)
    assert [rule_of(game, f"claim {what}") for what in ("none", "sto")] == ["claim-not-in-this-game"] * 2
    seven = ending(*hands, announces=("sedma",), announcer=A)
    assert rule_of(seven, "claim hra") == "claim-not-in-this-game"
    solo = ending(*hands, contract="betl", soloist=A, won_by=B, leader=B)
    assert [rule_of(solo, f"claim {what}") for what in ("rest", "none", "hra")] == ["claim-not-in-this-game"] * 3
    early = run(approved(), "say - sto; goods 3")
    assert rule_of(early, "claim sto") == "claim-too-early"
    assert rule_of(betl(), "claim none") == "claim-too-early"


# OP-1: the pack after the deal


@pytest.mark.clause("MCR-12a")
def test_pack_of_a_played_deal() -> None:
    """Tricks in the order they were taken, marks on top of their owner's, from the left of the new dealer (OP-1)."""
    state = run(approved(partner=C), "say - sto; goods 3")
    shown = None
    while state.to_act is not None:
        marriages = [action for action in state.legal() if "Marriage" in type(action).__name__]
        shown = shown or (marriages[0].card if marriages else None)  # type: ignore[attr-defined]
        state = state.after(state.legal()[0])
    pack = list(gather(state))
    assert sorted(pack, key=lambda card: card.index) == list(PACK)
    expected: list[Card] = []
    assert state.deal.dealer == D, "the new dealer is A, so B's pile is first"
    marks = dict(state.marriage_cards())
    assert shown in marks
    for seat in (B, C, D, A):
        expected += [card for card, owner in marks.items() if owner == seat]
        for trick in state.tricks:
            if trick.winner == seat:
                expected += [card for card in trick.cards if card not in marks]
    assert pack == expected
    by_side = gather(run(approved(partner=C, profile=free(gather="by_side")), "say; goods 3"))
    seats = [next(s for s in range(4) if card in run(approved(partner=C), "say; goods 3").hands[s]) for card in by_side]
    assert seats == [C] * 8 + [A] * 8 + [B] * 8 + [D] * 8


@pytest.mark.clause("MCR-12a")
def test_pack_of_a_deal_that_was_not_played() -> None:
    """Each hand a block, sorted as it is held: the next deal is full of suits (OP-1)."""
    state = run(approved(partner=C), "say; goods 3")
    expected = [card for seat in (B, C, D, A) for card in Order.TRUMP.sort(state.hands[seat])]
    assert list(gather(state)) == expected


@pytest.mark.clause("MCR-12a", "MCR-20a")
def test_pack_after_a_misdeal_is_for_the_same_dealer() -> None:
    for script in ("", "choose Sk A; ask; goods 3"):
        state = run(dealt(), script, "misdeal")
        pack = gather(state)
        assert CardSet(pack[:8]) == state.hands[A] | (state.closed[A] if state.closed else EMPTY)
        assert sorted(pack, key=lambda card: card.index) == list(PACK)


@pytest.mark.clause("MCR-12a")
def test_next_deal_hangs_on_pack_and_cut_alone(count: Count) -> None:
    """Gathered and cut the same it is the same deal; always all 32 cards, however the deal ended."""
    endings = set()
    for seed in range(count(small=250, soak=3000)):
        rng = random.Random(f"gather {seed}")
        profile = rng.choice([FREE, STO, free(gather="by_side", revoke_mode="referee"), sto(suit_round="two_pass")])
        state = start(profile, random_deal(seed))
        while state.to_act is not None:
            if rng.random() < 0.02:
                text = rng.choice(["misdeal", "revoke 1 play", "claim rest"])
                try:
                    state = run(state, text)
                except IllegalAction:
                    pass
                else:
                    continue
            state = state.after(any_action(state, rng, shy=seed % 2 == 0))
        endings.add(state.ending)
        pack = gather(state)
        assert CardSet(pack) == CardSet(PACK)
        assert len(pack) == 32
        again = start(profile, state.deal)
        for _, action in state.history:
            again = again.after(action)
        assert gather(again) == pack
        at = rng.randint(2, 30)
        assert start(profile, Deal(cut(pack, at), B, 4)) == start(profile, Deal((*pack[at:], *pack[:at]), B, 4))
    assert endings == {"played", "unplayed", "revoke", "misdeal"}


def test_tables_of_strength() -> None:
    """Only the ten moves (§1.1)."""
    for order, ranks in ((Order.TRUMP, TRUMP_ORDER), (Order.PLAIN, PLAIN_ORDER)):
        assert [order.strength(Rank(rank)) for rank in ranks] == list(range(8))
    assert all(len(of_rank) == 4 for of_rank in RANK_SETS.values())


@pytest.mark.clause("MCR-12a", "MCR-12c", "MCR-20a")
def test_pack_is_shuffled_before_the_first_deal_only() -> None:
    """Then it is gathered and cut, after a misdeal too: the same dealer deals again (seed 12, 20)."""
    match = Match.begin(GAMES["krizovy"], FREE, 4, D)
    first = match.next_deal(seed_from("round"))
    assert (first.how, first.deal.dealer) == ("shuffle", D)
    void = run(start(FREE, first.deal), "misdeal")
    match, paid = match.settle(void)
    assert (match.dealer, match.chips, paid.transfers) == (D, (100,) * 4, ())
    again = match.next_deal(seed_from("ignored"), at=7)
    pack = gather(void)
    assert (again.how, again.at, again.deal.pack, again.deal.dealer) == ("cut", 7, (*pack[7:], *pack[:7]), D)
    card = again.deal.pack[0]
    end = run(start(FREE, again.deal), f"choose {card} {card.rank.value}; ask; goods 3; say; goods 3")
    match, paid = match.settle(end)
    assert (match.dealer, paid.payments, match.chips) == (
        A,
        end.result().payments,
        tuple(100 + p for p in paid.payments),
    )
    third = match.next_deal(seed_from("ignored"), at=30)
    assert (third.how, third.deal.pack, third.deal.dealer) == ("cut", cut(gather(end), 30), A)


@pytest.mark.clause("MCR-3b", "MCR-3c", "MCR-3e")
def test_round_goes_on_with_money_added(count: Count) -> None:
    """Who has lost his stake adds 50 and his debt: 400 and what was added lie on the table; the score sums to zero."""
    for seed in range(count(small=2, soak=60)):
        rng = random.Random(f"round {seed}")
        match = Match.begin(GAMES["krizovy"], FREE, 4, D)
        for number in range(40):
            if number == 39:
                match = match.end_round(dealt=True)
            state = start(FREE, match.next_deal(seed_from(f"{seed} {number}")).deal)
            while state.to_act is not None:
                state = state.after(any_action(state, rng))
            before = match
            match, paid = match.settle(state)
            assert paid.payments == state.result().payments
            for seat in range(4):
                left = before.chips[seat] + paid.payments[seat]
                added = match.inserted[seat] - before.inserted[seat]
                if left > 0:
                    assert (match.chips[seat], added) == (left, 0)
                else:
                    assert (match.chips[seat], added) == (0, -left) if match.over else (50, 50 - left)
                assert (seat in paid.short) == (left < 0)
            assert sum(match.chips) == sum(match.inserted)
            assert sum(match.score()) == 0
        assert match.over == "ended"
        assert sum(match.inserted) > 400
