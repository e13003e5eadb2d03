"""Ten tricks of licitovaný: who leads, the duties, sevens kept back, hlášky, when it is over, what it came to."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import EMPTY, PACK, Card, Rank, Suit
from marias.rules.actions import PlayMarriage
from marias.rules.licitovany.actions import RUNGS
from marias.rules.licitovany.state import LicitovanyState, start
from tests.rules import licitovany_literal as literal
from tests.rules.licitovany_scripts import (
    CSM,
    A,
    B,
    C,
    any_action,
    cards,
    csm,
    deal_of,
    dealt,
    ending,
    levels,
    opened,
    play_out,
    playable,
    random_deal,
    refused,
    rule_of,
    run,
    won,
)

# Who leads, spec 4.2


@pytest.mark.trial("R048")
@pytest.mark.parametrize("declarer", [A, B, C])
@pytest.mark.parametrize("seats", [3, 4])
def test_forhont_leads_and_without_trumps_the_declarer(declarer: int, seats: int) -> None:
    suited = run(opened("sto z", declarer, seats=seats), "says 2")
    assert (suited.leader, suited.to_act) == (A, A)
    lead = {A: "8c", B: "Az", C: "Sk"}[declarer]
    for game in ("betl", "durch"):
        bare = run(opened(f"{game} - - {lead}", declarer, seats=seats), "says 2")
        assert (bare.leader, bare.to_act) == (declarer, declarer)


def test_anticlockwise_everything_goes_the_other_way_round() -> None:
    """U21: forhont, defenders and tricks."""
    state = dealt(4, csm(direction="anticlockwise"))
    assert state.deal.dealer == 1
    assert state.active == (0, 3, 2)
    state = run(state, "bid sto; pass; pass", "discard 9c+9z; announce sto l")
    assert (state.declarer, state.defenders, state.to_act) == (2, (0, 3), 0)
    state = run(state, "says 2; play 8c")
    assert state.to_act == 3
    state = run(state, "play Ac; play Xc")
    assert [(t.leader, t.winner) for t in state.tricks] == [(0, 3)]


# The duties, spec 1.2, 4.2


@pytest.mark.trial("R002")
def test_ten_stands_below_the_under_where_there_are_no_trumps() -> None:
    """The same trick in betl and in a game with trumps: křížový's trial in this game."""
    betl = ending("9c 8c", "Xz 8z Ac", "Sc 9k 8k", announce="betl - - 9c", trick="Sz", declarer=C)
    assert playable(betl) == cards("Xz 8z")
    suited = ending("9c 8c", "Xz 8z Ac", "Sc 9k 8k", announce="sto l", trick="Sz")
    assert playable(suited) == cards("Xz")
    durch = ending("9c 8c", "Xz 8z Ac", "Sc 9k 8k", announce="durch - - 9c", trick="Sz")
    assert playable(durch) == cards("Xz 8z")
    sevens = ending("9c 8c", "Xz 8z Ac", "Sc 9k 8k", announce="dve_sedmy l k", trick="Sz")
    assert playable(sevens) == cards("Xz"), "also where points do not count the ten stands under the ace"


@pytest.mark.trial("R002")
@pytest.mark.parametrize(
    ("announce", "trick", "hand", "legal"),
    [
        ("sto l", "8z", "9z 7z Al", "9z"),  # beat
        ("sto l", "Az", "9z 7z Al", "9z 7z"),  # cannot: follow
        ("sto l", "8z", "9c 7c Al", "Al"),  # void: trump
        ("sto l", "8z Kl", "9c Al 7l", "Al"),  # over-trump
        ("sto l", "8z Al", "9c Kl 7l", "Kl 7l"),  # cannot: still trump
        ("sto l", "8z 7l", "9z 7z Al", "9z 7z"),  # trumped: any card of the suit will do
        ("sto l", "8z", "9c Ac Xk", "9c Ac Xk"),  # neither suit nor trump
        ("sto l", "8l", "Al 7l 9c", "Al"),  # trumps are beaten too
        ("betl - - 9c", "8z", "9z 7z Al", "9z"),  # beating is compulsory in betl too
        ("betl - - 9c", "8z", "9c Ac Xl", "9c Ac Xl"),
        ("betl - - 9c", "Xz", "9z Kz Al", "Kz"),
        ("durch - - 9c", "Kz", "Xz Az Al", "Az"),
    ],
)
def test_duties(announce: str, trick: str, hand: str, legal: str) -> None:
    lying, mine = trick.split(), hand.split()
    spare = [str(card) for card in PACK if str(card) not in (*lying, *mine)]
    place = len(lying)
    others = [spare[:3] if at > place else spare[3 + 2 * at : 5 + 2 * at] for at in range(3)]
    others[place] = mine
    declarer = (place + 1) % 3
    state = ending(*(" ".join(one) for one in others), announce=announce, trick=trick, declarer=declarer)
    assert state.to_act == place
    assert playable(state) == cards(legal)
    assert set(literal.may_play(mine, lying, "l" if "l" in announce.split() else "")) == set(legal.split())


@pytest.mark.parametrize(
    ("card", "rule"), [("7z", "must-beat"), ("Al", "must-follow"), ("8c", "not-in-hand"), ("9z", "")]
)
def test_refusals_name_the_duty(card: str, rule: str) -> None:
    state = ending("9c 8c", "9z 7z Al", "Sc 9k 8k", announce="sto l", trick="8z")
    if rule:
        assert rule_of(state, f"play {card}") == rule
    else:
        assert run(state, f"play {card}").to_act == C
    void = ending("9c 8c", "9c 7c Al".replace("9c", "9k"), "Sc 8k Kl", announce="sto l", trick="8z")
    assert rule_of(void, "play 7c") == "must-trump"
    assert rule_of(run(void, "play Al"), "play 8k") == "must-trump"
    over = ending("9c 8c", "Sc 8k", "Al 7l 9k", announce="sto l", trick="8z Kl")
    assert rule_of(over, "play 7l") == "must-overtrump"
    assert rule_of(over, "play 9k") == "must-trump"
    assert rule_of(over, "pass") == "play-a-card"


# The announced sevens, spec 3.2, 3.6


@pytest.mark.parametrize(
    ("announce", "trick", "hand", "legal"),
    [
        ("sedma k", "", "7k 8k 9c", "8k 9c"),  # it may not be led early
        ("sedma k", "", "7k", "7k"),
        ("sedma k", "9k", "7k 8k 8c", "8k"),
        ("sedma k", "9k", "7k 8c 9c", "7k"),  # forced out
        ("sedma k", "9z", "7k 8k 9c", "8k"),
        ("sedma k", "9z", "7k 8c 9c", "7k"),
        ("sto k", "", "7k 8k 9c", "7k 8k 9c"),  # not announced: it may go
        ("sto_sedma k", "", "7k 8k 9c", "8k 9c"),
        ("dve_sedmy k l", "", "7k 7l 9c", "9c"),
        ("dve_sedmy k l", "", "7k 7l", "7l"),  # to trick 9 the helper's
        ("dve_sedmy k l", "9l", "7k 7l 9c", "7l"),
        ("dve_sedmy k l", "9l", "7k 8l 7l", "8l"),
        ("dve_sedmy k l", "9k", "7k 7l 9c", "7k"),
        ("dve_sedmy k l", "9c", "7k 7l 8l", "7k"),  # void: it must trump
        ("dve_sedmy k l", "9c 7k", "8k 7l 8l", "8k"),
        ("dve_sedmy_sto k l", "", "7k 7l 9c", "9c"),
        ("betl - - 9c", "", "7k 7l 9c", "7k 7l 9c"),
    ],
)
def test_announced_sevens_are_kept_while_another_card_is_legal(
    announce: str, trick: str, hand: str, legal: str
) -> None:
    lying, mine = trick.split(), hand.split()
    spare = [str(card) for card in PACK if str(card) not in (*lying, *mine)]
    place, size = len(lying), len(mine)
    others = [spare[at * 9 : at * 9 + size - (at < place)] for at in range(3)]
    others[place] = mine
    state = ending(*(" ".join(one) for one in others), announce=announce, trick=trick, declarer=place)
    assert state.to_act == place
    assert playable(state) == cards(legal)
    for card in set(mine) - set(legal.split()):
        kept = card in literal.may_play(mine, lying, announce.split()[1].replace("-", ""))
        assert (rule_of(state, f"play {card}") == "keep-seven") == kept
    defender = ending(*(" ".join(one) for one in others), announce=announce, trick=trick, declarer=(place + 1) % 3)
    assert playable(defender) == cards(" ".join(literal.may_play(mine, lying, announce.split()[1].replace("-", ""))))


def last_two(declarer: str, middle: str, last: str) -> LicitovanyState:
    """Dvě sedmy before trick 9, the declarer to lead."""
    return ending(declarer, middle, last, announce="dve_sedmy k l", talon="8c 9c")


@pytest.mark.parametrize(
    ("hands", "script", "made", "tricks"),
    [
        (("7l 7k", "Az Kz", "Ac Kc"), "plays 7l Az Ac 7k Kz Kc", True, 10),
        (("7l 7k", "Az 8l", "Ac Kc"), "plays 7l 8l Ac", False, 9),  # beaten in trick 9 by a helper
        (("7l 7k", "Az 8k", "Ac Kc"), "plays 7l 8k Ac", False, 9),  # ruffed in trick 9
        (("9l 7k", "Az Kz", "Ac Kc"), "plays 9l Az Ac", False, 9),  # the helper's seven is gone
        (("7l 9k", "Az Kz", "Ac Kc"), "plays 9k Az Ac", False, 9),
        (("7l 9k", "Az Kz", "Ac 7k"), "plays 9k Az 7k", False, 9),  # never had the trump seven
    ],
)
def test_two_sevens_in_the_last_two_tricks(hands: tuple[str, str, str], script: str, made: bool, tricks: int) -> None:
    state = run(last_two(*hands), script)
    assert (state.phase, len(state.tricks)) == ("end", tricks)
    assert state.outcome().two_sevens is made
    assert state.result().payments == ((80, -40, -40) if made else (-80, 40, 40))


def test_trump_seven_beaten_in_trick_ten() -> None:
    """Trick 9 is made, and a trump is still out."""
    state = last_two("7l 7k", "Az 8k", "Ac Kc")
    assert rule_of(run(state, "play 7l"), "play Az") == "must-trump"
    followed = run(last_two("7l 7k", "Xl 8k", "Ac Kc"), "play 7l")
    assert playable(followed) == cards("Xl"), "a helper above the seven beats it"
    ruffed = run(last_two("7l 7k", "Az Kz", "Ac 8k"), "plays 7l Az")
    assert playable(ruffed) == cards("8k")
    held = run(last_two("7l 7k", "8l 9k", "Ac Kc"), "play 7l")
    assert run(held, "plays 8l Ac").result().payments == (-80, 40, 40)


def test_trump_seven_of_a_defender_ends_dve_sedmy() -> None:
    """It was announced without being held."""
    state = ending("8l Ak 9l", "7k Kz Az", "Ac Kc Qc", talon="8c 9c", announce="dve_sedmy k l")
    state = run(state, "plays Ak 7k Ac")
    assert (state.ending, len(state.tricks)) == ("played", 8)
    assert state.result().payments == (-80, 40, 40)


@pytest.mark.parametrize("trick", range(8))
def test_dve_sedmy_end_with_the_first_seven_that_goes_early(trick: int) -> None:
    size = 10 - trick
    mine = ["7l", "7k", *["9c", "8c", "Sc", "Qc", "Kc", "Xc", "Ac", "8z"]][:size]
    theirs = ["Al", *["Kl", "Ql", "Sl", "9z", "Sz", "Qz", "Kz", "Xz", "Az"]][:size]
    rest = [str(c) for c in PACK if str(c) not in (*mine, *theirs) and not c.sharp and c.rank is not Rank.SEVEN]
    more = [str(c) for c in PACK if str(c) not in (*mine, *theirs, *rest)]
    last = [*rest[2:], *more][:size]
    state = ending(
        " ".join(mine), " ".join(theirs), " ".join(last), announce="dve_sedmy k l", leader=B, talon=" ".join(rest[:2])
    )
    state = run(state, "play Al")
    while state.to_act != A:
        state = state.after(state.legal()[0])
    assert playable(state) == cards("7l"), "forced out"
    state = run(state, "play 7l")
    assert (state.phase, len(state.tricks)) == ("end", trick + 1)
    assert state.result().payments == (-80, 40, 40)


@pytest.mark.parametrize(("led", "seven"), [("9z", "7k"), ("8l", "7l")])
def test_dve_sedmy_end_though_the_early_seven_takes_its_trick(led: str, seven: str) -> None:
    """A seven that ruffs is out of its place all the same; so is one that follows in a trick the others lose."""
    hands = (
        ("7k 7l Ac Xc", "9z 8l Kz Qz", "8z 7z 9c Sz")
        if seven == "7k"
        else ("7l 7k Ac Xc", "8l Kz Qz 9z", "8z 7z 9c Sz")
    )
    state = run(ending(*hands, announce="dve_sedmy k l", leader=B), f"play {led}")
    while state.to_act != A:
        state = state.after(state.legal()[0])
    state = run(state, f"play {seven}")
    assert (state.phase, state.ending, len(state.tricks)) == ("end", "played", 7)
    assert state.result().payments == (-80, 40, 40)


def test_four_helpers_at_the_first_lead_lose_the_sevens_whatever_is_played() -> None:
    """Both sevens are made, as a defender threw his helpers away: they are paid by the declarer (spec 3.8)."""
    state = ending("7l 7k", "Az Kz", "Ac Kc", announce="dve_sedmy_sto k l", talon="8c 9c")
    held = (cards("7l 7k"), cards("8l 9l Sl Ql Az Kz"), cards("Ac Kc"))
    made = run(replace(state, at_first_lead=state.hands), "plays 7l Az Ac 7k Kz Kc")
    lost = run(replace(state, at_first_lead=held), "plays 7l Az Ac 7k Kz Kc")
    assert [item.won for item in made.result().items if item.code == "dve_sedmy"] == [True]
    assert [item.won for item in lost.result().items if item.code == "dve_sedmy"] == [False]


def test_with_a_hundred_the_tricks_go_on_when_the_sevens_are_lost() -> None:
    state = ending("7l Ak 7k", "Al Kz 9z", "Sl Kc Qc", announce="dve_sedmy_sto k l", leader=B, talon="8c 9c")
    state = run(state, "plays Al Sl 7l")
    assert state.phase == "play"
    state = play_out(state)
    assert len(state.tricks) == 10
    assert state.outcome().two_sevens is False
    assert {item.code for item in state.result().items} == {"dve_sedmy", "sto"}


def test_sedma_is_the_last_trick_with_the_trump_seven() -> None:
    for hands, leader, made in (
        (("7k", "Az", "Ac"), A, True),
        (("7k", "8k", "Ac"), A, False),
        (("7k", "Az", "Ac"), B, True),
        (("7k", "Az", "8k"), B, False),
    ):
        state = play_out(levels(ending(*hands, announce="sedma k", leader=leader), sedma=1))
        items = {item.code: item.won for item in state.result().items}
        assert items["sedma"] is made, hands
    forced = ending("7k 8c", "9k Az", "Ac Kc", announce="sedma k", leader=B)
    state = play_out(levels(run(forced, "play 9k; play Ac; play 7k"), sedma=1))
    assert {item.code: item.won for item in state.result().items}["sedma"] is False, "played early, it is lost"


@pytest.mark.trial("R020")
@pytest.mark.parametrize(
    ("hands", "leader", "line"),
    [
        (("7k", "8k", "Ac"), A, ("killed_quiet_seven", -1)),  # (iv)
        (("7k", "Az", "Ac"), A, ("quiet_seven", 1)),
        (("8k", "7k", "Ac"), A, ("killed_quiet_seven", 1)),
        (("8z", "7k", "Ac"), A, ("quiet_seven", -1)),
        (("8z", "7k", "Ak"), A, None),  # killed by his own partner
        (("8z", "Ak", "7k"), A, None),
        (("Az", "9z", "8z"), A, None),
    ],
)
def test_quiet_seven_in_the_last_trick_of_a_hundred(
    hands: tuple[str, ...], leader: int, line: tuple[str, int] | None
) -> None:
    state = play_out(ending(*hands, announce="sto k", leader=leader))
    quiet = [(item.code, item.amount) for item in state.result().items if "quiet" in item.code]
    assert quiet == ([line] if line else [])
    announced = play_out(ending(*hands, announce="sto_sedma k", leader=leader))
    assert not any("quiet" in item.code for item in announced.result().items)


# Hlášky, spec 4.3


def test_marriage_is_shown_with_its_first_card_while_the_other_is_held() -> None:
    state = ending("Qk Kk Qz", "8k 9k Kz", "Sk 8c 9c", announce="sto k")
    assert {str(action) for action in state.legal()} >= {str(PlayMarriage(Card.KQ)), str(PlayMarriage(Card.KK))}
    assert rule_of(state, "play_marriage Qz") == "no-marriage"
    shown = run(state, "play_marriage Kk")
    assert [(m.trick, m.seat, m.suit, m.value) for m in shown.marriages] == [(8, A, Suit.BELLS, 40)]
    later = run(shown, "plays 8k Sk")
    assert rule_of(later, "play_marriage Qk") == "no-marriage", "the other is played already"
    assert run(state, "play Kk").marriages == (), "who does not show it has none"
    plain = ending("Qz Kz Qk", "8k 9k Kc", "Sk 8c 9c", announce="sto k")
    assert run(plain, "play_marriage Qz").marriages[0].value == 20


def test_marriage_need_not_be_led() -> None:
    state = ending("8z 9z 7z", "Qz Kz 8k", "Sk 8c 9c", announce="sedma k")
    state = run(state, "play 8z; play_marriage Qz")
    assert [m.seat for m in state.marriages] == [B]


@pytest.mark.parametrize("announce", ["betl - - Qk", "durch - - Qk", "dve_sedmy k l"])
def test_no_marriages_where_no_points_count(announce: str) -> None:
    state = ending("Qk Kk Qz", "8k 9k Kz", "Sk 8c 9c", announce=announce)
    assert not any(isinstance(action, PlayMarriage) for action in state.legal())
    assert rule_of(state, "play_marriage Kk") == "no-marriage"


def test_marriages_count_in_dve_sedmy_a_sto() -> None:
    state = ending("Qk Kk Qz", "8k 9k Kz", "Sk 8c 9c", announce="dve_sedmy_sto k l")
    assert any(isinstance(action, PlayMarriage) for action in state.legal())


def test_marriages_may_be_announced_by_themselves() -> None:
    state = ending("Qk Kk Qz", "8k 9k Kz", "Sk 8c 9c", announce="sto k", profile=csm(marriage_mode="automatic"))
    assert not any(isinstance(action, PlayMarriage) for action in state.legal())
    assert rule_of(state, "play_marriage Kk") == "no-marriage"
    assert [m.value for m in run(state, "play Qk").marriages] == [40]
    assert [m.value for m in run(state, "play Kk").marriages] == [40]
    assert run(state, "play Qz").marriages == ()


# When it is over, spec 3.5


def test_betl_and_durch_end_as_soon_as_they_are_broken() -> None:
    betl = ending("9z 8z", "7z 9c", "8c Sc", announce="betl - - 9z", won_by=B)
    assert run(betl, "plays 9z 7z Sc").ending == "played"
    assert run(betl, "plays 9z 7z Sc").result().payments == (-30, 15, 15)
    durch = ending("9z 8z", "Az 9c", "8c Sc", announce="durch - - 9z")
    assert run(durch, "plays 9z Az Sc").result().payments == (-60, 30, 30)
    kept = ending("8z 7z", "9z Xz", "8c Sc", announce="betl - - 9c", won_by=B)
    kept = run(kept, "plays 8z 9z Sc")
    assert kept.phase == "play"
    assert play_out(kept).result().payments == (30, -15, -15)


def test_laid_lead_is_played_first_and_binds_once() -> None:
    state = run(opened("betl - - 8c"), "says 2")
    assert playable(state) == cards("8c")
    state = run(state, "play 8c")
    assert playable(state) == cards("Ac Kc"), "the next player plays what he may"


# Open hands, spec 4.4


@pytest.mark.parametrize(("mode", "open_after"), [("closed", None), ("after_trick_1", 1)])
@pytest.mark.parametrize("game", ["betl", "durch", "sto z"])
def test_open_hand(mode: str, open_after: int | None, game: str) -> None:
    announce = game if " " in game else f"{game} - - 8c"
    state = run(opened(announce, profile=csm(open_hand=mode)), "says 2")
    while state.phase == "play":
        opened_ = open_after is not None and len(state.tricks) >= open_after and " " not in game
        for seat in (None, B, C):
            assert state.view(seat).open_hand == (state.hands[A] if opened_ else EMPTY)
        state = state.after(state.legal()[0])


# Against the literal rules, on deals played at random


def test_random_deals_are_played_by_the_literal_rules(count: Any) -> None:
    """Every card that may be played, every winner, what a trick is worth, and when it is over."""
    for seed in range(count(small=150, soak=6000)):
        rng = random.Random(f"literal {seed}")
        state = start(CSM, random_deal(f"play {seed}", 3 + seed % 2))
        while state.to_act is not None and state.phase != "play":
            state = state.after(any_action(state, rng, low=seed % 2 == 0))
        if state.phase != "play":
            continue
        trump = state.trump.value if state.trump else ""
        sevens = tuple(map(str, state.sevens))
        kind = state.contract.kind
        rules = literal.Play(trump, sevens, state.contract.counted, kind if not state.contract.counted else "")
        seats = [state.declarer, *state.defenders]
        trick: list[str] = []
        points, tricks = [0, 0], 0
        while state.to_act is not None:
            seat = state.to_act
            hand = [str(card) for card in state.hands[seat]]
            kept = sevens if seat == state.declarer else ()
            lead = str(state.lead) if state.lead and not state.tricks and not trick else ""
            legal = [lead] if lead else literal.may_play(hand, trick, trump, kept)
            assert {str(a.card) for a in state.legal()} == set(legal)  # type: ignore[attr-defined]
            shown = {str(a.card) for a in state.legal() if isinstance(a, PlayMarriage)}
            pairs = {c for c in legal if c[0] in "QK" and {"Q" + c[1], "K" + c[1]} <= set(hand)}
            assert shown == (pairs if rules.counted else set())
            action = rng.choice(state.legal())
            state = state.after(action)
            trick.append(str(action.card))  # type: ignore[attr-defined]
            if len(trick) < 3:
                continue
            tricks += 1
            taken = state.tricks[-1]
            order = [state.after_seat(taken.leader, step) for step in range(3)]
            assert taken.winner == order[trick.index(literal.best(trick, trump))]
            points[taken.winner != state.declarer] += 10 * sum(card[0] in "AX" for card in trick) + 10 * (tricks == 10)
            left = tuple(tuple(map(str, state.hands[one])) for one in seats)
            over = tricks == 10 or literal._over(rules, left, tuple(trick), seats.index(taken.winner))
            assert (state.to_act is None) == over
            trick = []
        if rules.counted:
            assert state.result().card_points == tuple(points)


def test_tricks_of_the_declarer_and_of_others_alike() -> None:
    """Nobody may do what only the declarer may: his obligations bind nobody else."""
    state = ending("8k 9c", "7k 8c", "Ac Kc", announce="sedma k", declarer=A, leader=B)
    assert playable(state) == cards("7k 8c")


@pytest.mark.parametrize("rung", RUNGS)
def test_order_follows_the_contract(rung: str) -> None:
    """An under beats a ten only where there are no trumps (spec 1.2)."""
    bare, trump = rung in ("betl", "durch"), "c" if "hearts" in rung else "k"
    suits = "- - Xz" if bare else f"{trump} l" if "dve" in rung else trump
    state = play_out(ending("Xz", "Sz", "8l", announce=f"{rung} {suits}"))
    assert state.tricks[-1].winner == (B if bare else A)


# Laying a hand down

TOPS = "Ak Kk Qk Sk Xk Ac Kc Qc Az Kz"
"""Nobody beats anything of it in durch, and hardly anything in a game of kule or hearts."""


def strong(announce: str, hand: str = TOPS, talon: str = "7l 8l", **rules: Any) -> LicitovanyState:
    """The forhont has announced it with this hand, and nobody said flek."""
    rest = [str(card) for card in PACK if card not in cards(f"{hand} {talon}")]
    state = start(csm(**rules), deal_of(hand, " ".join(rest[::2]), " ".join(rest[1::2]), talon=talon))
    return run(state, f"bid sedma; hold; pass; pass; discard {talon.replace(' ', '+')}; announce {announce}; says 2")


def test_claim_of_all_tricks() -> None:
    state = run(strong("durch - - Ak"), "claim")
    assert (state.ending, state.claimed, state.outcome().tricks) == ("played", A, (10, 0))
    assert state.result().payments == (60, -30, -30)
    assert state.view(B).laid_hand == cards(TOPS)


def test_claim_of_no_trick() -> None:
    state = run(strong("betl - - 8c", "7c 8c 9c Xc 7k 8k 7z 8z 7l 8l", "Ak Al"), "claim")
    assert state.outcome().tricks == (0, 10)
    assert state.result().payments == (30, -15, -15)


HUNDRED = "Ak Xk Kk Qk Sk 9k 8k 7k Ac Az"
"""All trumps; the others can have no marriage when the first tricks are over."""


@pytest.mark.parametrize(
    "played", ["", "play_marriage Kk; plays Ql Kl", "play_marriage Kk; plays Ql Kl Ac Qc Kc Az Kz Qz"]
)
def test_claim_in_a_hundred_counts_the_marriages_that_are_left(played: str) -> None:
    """Every card would be played, so every marriage in a hand would be announced, the declarer's and the others'."""
    state = run(strong("sto k", HUNDRED), played)
    ended = run(state, "claim")
    theirs = sum(
        20 for hand in state.hands[1:] for suit in Suit if {f"K{suit.value}", f"Q{suit.value}"} <= set(map(str, hand))
    )
    assert (ended.outcome().card_points, ended.outcome().marriages[0]) == ((90, 0), (40,))
    assert sum(ended.outcome().marriages[1]) == theirs
    assert ended.outcome().tricks == (10, 0)
    assert {item.code: item.amount for item in ended.result().items} == {"sto": 4 * (1 + 3), "quiet_seven": 1}


def test_claim_of_a_hundred_announces_the_best_marriage_first() -> None:
    """Two marriages in hand, the first counts: who takes every trick plays the trump one first."""
    state = strong("sto k", "Ak Xk Kk Qk Sk Ac Xc Kc Qc Sc", "7k 8k")
    ended = run(state, "claim")
    assert ended.outcome().marriages[0] == (40, 20)
    assert {item.code: item.amount for item in ended.result().items} == {"sto": 4 * (1 + 5)}


TWO_SEVENS = "Ak Xk Kk Qk Sk 7k Az Xz Kz 7z"
"""Dvě sedmy that cannot fail: two trumps and four leaves are out, two of the leaves in the talon."""


@pytest.mark.parametrize("announce", ["dve_sedmy k z", "dve_sedmy_sto k z"])
def test_claim_of_two_sevens(announce: str) -> None:
    """The rest of the tricks, the ninth with the helper's seven and the tenth with the trump's."""
    state = strong(announce, TWO_SEVENS, "8z 9z")
    assert state.four_helpers_at_first_lead() is False
    ended = run(state, "claim")
    assert ended.claimed_seven
    assert ended.outcome().two_sevens
    assert {item.code: item.won for item in ended.result().items}["dve_sedmy"] is True


@pytest.mark.parametrize(("announce", "amount"), [("sedma k", 3 + 1 + 2 * 3), ("sto_sedma k", 16 + 2)])
def test_claim_holds_the_last_trick_with_the_announced_seven(announce: str, amount: int) -> None:
    state = strong(announce, HUNDRED, approved_sedma_played=True)
    ended = run(state, "play_marriage Kk; plays Ql Kl Ac Qc Kc Az Kz Qz; claim")
    assert ended.claimed_seven
    assert ended.result().payments == (2 * amount, -amount, -amount)


def test_no_claim_while_the_announced_seven_has_to_go_now() -> None:
    """All tricks that are left are his, but not the last one with the seven; not announced, that does not matter."""
    hands = {"trick": "9z 8z", "leader": B}
    assert rule_of(ending("7k Ac", "9c", "8c", announce="sto_sedma k", **hands), "claim") == "claim-not-proved"  # type: ignore[arg-type]
    assert run(ending("7k Ac", "9c", "8c", announce="sto k", **hands), "claim").ending == "played"  # type: ignore[arg-type]


def test_claim_of_a_hundred_while_anothers_seven_may_fall_last() -> None:
    assert rule_of(ending("Ak", "8c", "7k", announce="sto k"), "claim") == "claim-seven-open"
    assert run(ending("Ak", "8c", "7k", announce="sto_sedma k"), "claim").ending == "played"


@pytest.mark.parametrize(
    ("announce", "hand", "rule"),
    [
        ("durch - - Ak", "Ak Kk Qk Sk Xk Ac Kc Qc Az Sz", "claim-not-proved"),
        ("betl - - 8c", "7c 8c 9c Xc 7k 8k 7z 9z 7l 8l", "claim-not-proved"),
        ("dve_sedmy k z", "Ak Xk Kk Qk 9k 7k Az Kz Sz 7z", "claim-not-proved"),
    ],
)
def test_claims_that_are_refused(announce: str, hand: str, rule: str) -> None:
    talon = "8l 9l" if "8l" not in hand else "Ak Al"
    state = strong(announce, hand, talon)
    assert rule_of(state, "claim") == rule
    assert refused(state, "claim").params["phase"] == "play"


def test_when_nothing_can_be_claimed() -> None:
    assert rule_of(opened("sto k"), "claim") == "claim-in-play-only"
    assert rule_of(won("sto"), "claim") == "claim-in-play-only"
    assert rule_of(dealt(), "claim") == "claim-in-play-only"
    assert rule_of(strong("durch - - Ak", claims=False), "claim") == "no-claims-here"
    betl = run(strong("betl - - 8c", "7c 8c 9c Xc 7k 8k 7z 8z 7l 8l", "Ak Al"), "play 8c")
    assert rule_of(betl, "claim") == "claim-not-for-defender"
