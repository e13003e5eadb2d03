"""The rules bot of křížový: it wins, names everything where the cards are there, infers its partner and never knows."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import pytest

from marias.bots import Bot, bot_named
from marias.bots.krizovy.knowledge import KrizovyKnowledge
from marias.cards import PACK, Card, CardSet, Order, Rank
from marias.notation import parse_action
from marias.rules import GAMES, play
from marias.rules.actions import Good, Play, PlayMarriage, Say
from marias.rules.contract import Action, Deal, View
from marias.rules.dealing import Generator, derive, seed_from, shuffled_pack
from marias.rules.krizovy.actions import ACTIONS, Ask, Choose, HeartsAlone
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.state import KrizovyState, start
from marias.session.simulation import play_out
from tests.rules.krizovy_scripts import FREE, STO, A, B, C, D, cards, deal_of, ending, free, random_deal, run, sto
from tests.sizes import SOAK, Count, Figures

GAME = GAMES["krizovy"]


def answer(state: KrizovyState) -> Action:
    """The bot's answer for the seat on turn."""
    assert state.to_act is not None
    return bot_named("rules").choose(state.view(state.to_act), Generator(seed_from("any")))


def said(state: KrizovyState) -> Say:
    action = answer(state)
    assert isinstance(action, Say)
    return action


def played(state: KrizovyState) -> Card:
    action = answer(state)
    assert isinstance(action, Play | PlayMarriage)
    return action.card


# Strength


class Asking:
    """Anything allowed, but it never takes a game over: so that games with trumps come up at all."""

    def choose(self, view: View, random: Generator) -> Action:
        quiet = [action for action in view.legal if isinstance(action, Ask | HeartsAlone | Good)]
        return quiet[0] if quiet else bot_named("random").choose(view, random)


def interval(amounts: Sequence[float]) -> tuple[float, float]:
    """Mean and half the 95% interval."""
    mean = sum(amounts) / len(amounts)
    return mean, 1.96 * math.sqrt(sum((amount - mean) ** 2 for amount in amounts) / (len(amounts) - 1) / len(amounts))


@pytest.mark.parametrize("profile", [FREE, STO], ids=["free", "sto"])
@pytest.mark.parametrize("others", [bot_named("random"), Asking()], ids=["random", "asking"])
def test_wins_from_three_random_players(others: Bot, profile: KrizovyProfile, count: Count, figures: Figures) -> None:
    """The same deals with the rules bot on each seat in turn: over all deals, where it chooses, where it defends."""
    deals = count(small=60, soak=2000)
    money = [0.0] * deals
    roles: dict[str, list[float]] = defaultdict(list)
    for seat in range(4):
        bots = [bot_named("rules") if other == seat else others for other in range(4)]
        for number in range(deals):
            deal = Deal(shuffled_pack(derive(seed_from("duplicate"), number)), number % 4, 4)
            chances = [Generator(derive(seed_from("chance"), other, number)) for other in range(4)]
            state = play_out(start(profile, deal), bots, chances)
            won = state.result().payments[seat]
            money[number] += won / 4
            if seat == state.chooser:
                roles["chooser"].append(won)
            roles["declarers" if seat in state.declarers else "defender"].append(won)
    mean, margin = interval(money)
    figures(f"money over {deals} deals on every seat (Kč a deal, 95 %)", f"{mean:+.2f} ± {margin:.2f}")
    assert mean - margin > 0
    for role, amounts in roles.items():
        mean, margin = interval(amounts)
        figures(f"money as {role} in {len(amounts)} deals", f"{mean:+.2f} ± {margin:.2f}")
        assert role == "declarers" or mean - margin > 0


def test_games_among_themselves(count: Count, figures: Figures) -> None:
    """The declarers have the better of it, though not by much; what is named comes in sensible shares."""
    deals = count(small=300, soak=10_000)
    named: Counter[str] = Counter()
    levels: Counter[str] = Counter()
    chooser = 0
    for number in range(deals):
        deal = Deal(shuffled_pack(derive(seed_from("themselves"), number)), number % 4, 4)
        chances = [Generator(derive(seed_from("chance"), seat, number)) for seat in range(4)]
        state: Any = play_out(start(STO if number % 2 else FREE, deal), [bot_named("rules")] * 4, chances)
        result = state.result()
        chooser += result.payments[state.chooser]
        named.update({result.contract, result.kind, *(component.name for component in state.rounds.components)})
        levels.update(f"{component.name} {component.level}" for component in state.rounds.components)
        named["alone in trumps"] += result.contract == "game" and result.partner is None
    figures(f"named in {deals} deals among rules bots", dict(named))
    figures("levels", dict(levels))
    figures("chooser's money (Kč a deal)", round(chooser / deals, 2))
    assert 0 < chooser / deals < 5
    assert {"game", "betl", "played", "unplayed", "hra", "sedma", "sto", "alone in trumps"} <= {*+named}
    assert deals / 100 < levels["hra 1"] < deals / 4
    if SOAK:
        assert {"durch", "sedma_against", "hra 2"} <= {*named, *levels}


# Choice


@pytest.mark.parametrize(
    ("first_four", "suit", "rank"),
    [
        ("Xk Kk 8k Ac", "k", "A"),  # the long suit, whose ace is missing
        ("Ak 9k 8k Xc", "k", "X"),
        ("Ak Xk 9k Xc", "k", "K"),
        ("Ak Xk Kk 7c", "k", "Q"),  # with the svršek the forty would be together, though in two hands
        ("Kz Qz Ac 7k", "z", "A"),  # the trump marriage in hand
        ("9c 8c 7k 8z", "c", "A"),
    ],
)
def test_calls_the_best_trump_it_lacks(first_four: str, suit: str, rank: str) -> None:
    rest = [card for card in PACK if str(card) not in first_four.split()]
    hand = " ".join([first_four, *(str(card) for card in rest[:4])])
    others = [" ".join(map(str, rest[4 + 8 * place : 12 + 8 * place])) for place in range(3)]
    action = answer(start(FREE, deal_of(hand, *others)))
    assert isinstance(action, Choose)
    assert action.card is not None
    assert (action.card.suit.value, action.rank.value) == (suit, rank)
    assert action.card.rank is not Rank.SEVEN


@pytest.mark.parametrize("rule", ["any", "honours", "not_own"])
@pytest.mark.trial("R050")
@pytest.mark.clause("MCR-12f", "MCR-12g")
def test_choice_hangs_on_the_first_four_cards_alone(rule: str, count: Count) -> None:
    for number in range(count(small=60, soak=2000)):
        deal = random_deal(f"choice {number}", D)
        rng = random.Random(number)
        rest = rng.sample(deal.pack[4:], 28)
        other = Deal((*deal.pack[:4], *rest), D, 4)
        profile = free(callable_ranks=rule)
        assert answer(start(profile, deal)) == answer(start(profile, other))


@pytest.mark.trial("R050")
@pytest.mark.parametrize("name", ["rules", "random"])
def test_call_hits_the_best_trump_of_its_holder_by_chance_only(name: str, count: Count, figures: Figures) -> None:
    """How often the called card lies with another and is the best trump there, against the same with the 28 hidden
    cards dealt anew: the difference is within three standard deviations."""
    hits, expected, variance = 0, 0.0, 0.0
    for number in range(count(small=500, soak=20_000)):
        state = start(FREE, random_deal(f"call {number}", D))
        action = bot_named(name).choose(state.view(A), Generator(seed_from(number)))
        if not isinstance(action, Choose) or action.card is None:
            continue
        pack, called = state.deal.pack, Card.of(action.rank, action.card.suit)
        rng = random.Random(number)
        chance = sum(_is_best(called, (*pack[:4], *rng.sample(pack[4:], 28))) for _ in range(40)) / 40
        hits += _is_best(called, pack)
        expected += chance
        variance += chance * (1 - chance) * (1 + 1 / 40)
    figures(f"{name}: calls that hit, by chance", (hits, round(expected, 1)))
    assert variance > 10
    assert abs(hits - expected) < 3 * math.sqrt(variance)


def _is_best(called: Card, pack: Sequence[Card]) -> bool:
    for place in range(1, 4):
        hand = CardSet((*pack[4 * place : 4 * place + 4], *pack[16 + 4 * place : 20 + 4 * place]))
        if called in hand:
            return not hand & Order.TRUMP.higher(called)
    return False


# Everything where the cards are there


@pytest.mark.parametrize(
    ("script", "hands", "wanted"),
    [
        ("", ("Ak Xk 9k 8k 7k Ac Az Xz", "Sk Qk Kk 7c 8c 9c 7z 8z", "9z Sz Qz Kz Al Xl Kl Ql", ""), "sedma"),
        ("", ("Xk Kk Qk 9k Ac Xc Az 8z", "Ak Sk 7k 7c 8c 9c 7z 9z", "8k Sz Qz Kz Al Xl Kl Ql", ""), "sto"),
        ("", ("Xk Kk Qk 9k 7k Ac Xc Az", "Ak Sk 8z 7c 8c 9c 7z 9z", "8k Sz Qz Kz Al Xl Kl Ql", ""), "sedma sto"),
        ("say", ("Xk Sk 9k 8k 7c 8c 9c 7z", "Ak Kk Qk Ac Xc Az Xz 9z", "7k Sz Qz Kz Al Xl Kl Ql", ""), "sto"),
        ("say", ("Kk Sk 7c 8c 9c 7z 8z 9z", "Xk Qk 9k 8k 7k Az Ac Al", "Ak Sz Qz Kz Xz Xl Kl Ql", ""), "sedma_against"),
        (
            "say",
            ("Sk 8k 7c 8c 9c 7z 8z 9z", "Xk Kk Qk 9k 7k Ac Az Al", "Ak Xz Sz Qz Kz Xl Kl Ql", ""),
            "sedma_against sto_against",
        ),
    ],
)
def test_announces(script: str, hands: tuple[str, ...], wanted: str) -> None:
    dealt = [hand.split() for hand in hands[:3]]
    used = {card for hand in dealt for card in hand}
    last = [str(card) for card in PACK if str(card) not in used]
    state = start(FREE, deal_of(*hands[:3], " ".join(last)))
    card = "Sk" if "Sk" in dealt[0] else "9k"
    state = run(state, f"choose {card} A; ask; goods 3", script)
    assert set(said(state).announces) == set(wanted.split())


@pytest.mark.parametrize(
    ("game", "hand", "script"),
    [
        ("betl", "7k 8k 9k 7c 8c 9c 7z 8z", ""),
        ("durch", "Ac Kc Qc Sc Xc 9c 8c Ak", ""),
        ("betl", "7k 8k 9k 7c 8c 9c 7z 8z", "ask"),
        ("durch", "Ac Kc Qc Sc Xc 9c 8c Ak", "betl"),
    ],
)
@pytest.mark.parametrize("passes", ["one_pass", "two_pass"])
def test_plays_alone_with_a_hand_made_for_it(game: str, hand: str, script: str, passes: str) -> None:
    rest = [str(card) for card in PACK if str(card) not in hand.split()]
    others = [" ".join(rest[place : place + 8]) for place in (0, 8, 16)]
    hands = (others[0], hand, *others[1:]) if script else (hand, *others)
    state = start(free(suit_round=passes), deal_of(*hands))
    state = run(state, f"choose {hands[0].split()[0]} A", script)
    if script and passes == "two_pass":
        assert answer(state) == parse_action("bad", ACTIONS)
        state = run(state, "bad; goods 2")
    assert answer(state) == parse_action(game, ACTIONS)


ORDINARY = (
    "Ak Xk 9k 7c Az 8z Ql 8l",
    "Kk Qk Sk 9c 8c Xz 9z Al",
    "8k Ac Kc Sc Kz Sz Xl 9l",
    "7k Xc Qc 7l Qz 7z Kl Sl",
)


def test_asks_with_an_ordinary_hand() -> None:
    state = start(FREE, deal_of(*ORDINARY))
    assert answer(run(state, "choose 9k K")) == Ask()
    assert answer(run(state, "choose 9k K; ask")) == Good()
    assert answer(run(state, "forget")) == HeartsAlone()


# Doubling


def test_compulsory_hundred_is_said_with_any_hand() -> None:
    """The forty is all C has: he owes the hundred, and says it [MCR-14a]; without the duty he would not."""
    hands = ("Sk 9k Ac Xc Az Xz Al Xl", "8k 7k Kc Qc Sc 7c Kz Qz", "Ak Kk Qk 8c 9c 7z 8z 9z", "Xk Sz Sl 7l 8l 9l Kl Ql")
    for profile, announces in ((sto(), ("sto",)), (free(), ())):
        state = run(start(profile, deal_of(*hands)), "choose 9k A; ask; goods 3; say; say")
        assert state.to_act == C
        assert said(state).announces[: len(announces)] == announces


def test_flek_needs_a_reason() -> None:
    hands = ("Xk Kk 9k 8k Ac Xc 9c 8c", "{}", "Ak 7k 7c Sc Xz 9l Sl Xl", "{}")
    weak, strong = "Sk 7z 8z 9z Sz 7l 8l Kl", "Qk Kc Qc Az Kz Qz Al Ql"
    for mine, other, flekked in ((weak, strong, ()), (strong, weak, ("hra",))):
        state = start(FREE, deal_of(hands[0], mine, hands[2], other))
        state = run(state, "choose 9k A; ask; goods 3; say")
        assert said(state).raises == flekked


def test_re_by_a_strong_chooser_only() -> None:
    strong, weak = "9k Ak Xk Kk Qk Ac Xc Az", "9k 8k 7c 8c 9c 7z 8z 9z"
    for mine, raises in ((strong, ("hra",)), (weak, ())):
        rest = [str(card) for card in PACK if str(card) not in mine.split()]
        others = [" ".join(rest[place::3]) for place in range(3)]
        state = start(FREE, deal_of(mine, *others))
        state = run(state, f"choose 9k {'S' if mine is strong else 'A'}; ask; goods 3; say")
        while state.to_act != A:
            foe = state.side_of(state.to_act or 0) == "defence"
            state = run(state, "say hra" if foe and not state.rounds.level("hra") else "say")
        assert said(state).raises == raises


# Who the partner may be


def test_sides_are_inferred_from_what_all_have_seen() -> None:
    """B and D have flekked, so only C can hold the called ace, unless A has it himself."""
    hands = ("Xk Kk 9k 8k Ac Xc 9c 8c", "Qk Kc Qc Az Kz Qz Al Ql", "Ak 7k 7c Sc Xz 9l Sl Xl", "Sk 7z 8z 9z Sz 7l 8l Kl")
    state = run(start(FREE, deal_of(*hands)), "choose 9k A; ask; goods 3; say")
    before = KrizovyKnowledge(state.view(A))
    assert [before.ally(seat) for seat in (B, C, D)] == [pytest.approx(1 / 3)] * 3
    state = run(state, "say hra; say; say")
    assert state.to_act == A
    after = KrizovyKnowledge(state.view(A))
    assert after.ally(B) == 0
    assert [after.ally(seat) for seat in (C, D)] == [pytest.approx(1 / 2)] * 2
    state = run(state, "say hra; say hra; say; say; say")
    assert state.phase == "play"
    state = run(state, "play 8k")
    defender = KrizovyKnowledge(state.view(B))
    assert defender.ally(A) == 0
    assert 0.5 < defender.ally(C) < 1
    assert defender.ally(C) == defender.ally(D)
    state = run(state, "play Qk; play Ak")
    assert [KrizovyKnowledge(state.view(D)).ally(seat) for seat in (A, B, C)] == [0, 1, 0]


def test_partner_knows_himself_and_a_lone_chooser_too() -> None:
    hands = ("Xk Kk 9k 8k Ac Xc 9c 8c", "Qk Kc Qc Az Kz Qz Al Ql", "Ak 7k 7c Sc Xz 9l Sl Xl", "Sk 7z 8z 9z Sz 7l 8l Kl")
    state = run(start(FREE, deal_of(*hands)), "choose 9k A; ask; goods 3; say; say")
    partner = KrizovyKnowledge(state.view(C))
    assert [partner.ally(seat) for seat in (A, B, D)] == [1, 0, 0]
    alone = run(start(FREE, deal_of(*hands)), "choose 9k K; ask; goods 3")
    assert [KrizovyKnowledge(alone.view(A)).ally(seat) for seat in (B, C, D)] == [0, 0, 0]


def test_nothing_true_is_ruled_out(count: Count) -> None:
    """In random deals every card lies where it was thought possible, and what is certain is so."""
    checked = 0
    bots = [bot_named("rules"), Asking(), bot_named("rules"), Asking()]
    for profile in (FREE, sto(open_hands="soloist", open_from="after_lead_2")):
        for number in range(count(small=40, soak=2000)):
            state: Any = start(profile, random_deal(number, number % 4))
            chances = [Generator(derive(seed_from(number), seat)) for seat in range(4)]
            while (seat := state.to_act) is not None:
                if state.contract:
                    knows = KrizovyKnowledge(state.view(seat))
                    for other in knows.others:
                        assert state.hands[other] <= knows.may_hold[other]
                        assert knows.certain[other] <= state.hands[other]
                        assert all(knows.chance(other, card) > 0 for card in state.hands[other])
                        same = (other in state.declarers) == (seat in state.declarers)
                        assert knows.ally(other) > 0 if same else knows.ally(other) < 1
                    checked += 1
                state = state.after(bots[seat].choose(state.view(seat), chances[seat]))
    assert checked > 500


# Tricks


SMEARS = ("Xk Kk 9k 8k 9z Kc 9c Sl", "Qk Sk Az 7z Qc Sc Al Ql", "Ak 7k 8z Sz Qz Kz Xz Ac", "Xc 7c 8c Xl 7l 8l 9l Kl")
"""C holds the called ace; D has neither leaves nor bells."""


def test_ten_for_the_partner_not_for_the_others() -> None:
    state = run(start(FREE, deal_of(*SMEARS)), "choose 9k A; ask; goods 3; say; say hra; say; say; say hra; goods 3")
    ours = run(state, "plays 9z Az 8z")  # B has flekked, so the trick is D's side's
    assert KrizovyKnowledge(ours.view(D)).ally(B) == 1
    assert played(ours) in cards("Xc Xl")
    turned = [hand.replace("9z", "*").replace("Az", "9z").replace("*", "Az") for hand in SMEARS]
    state = run(start(FREE, deal_of(*turned)), "choose 9k A; ask; goods 3; say; say hra; say; say; say hra; goods 3")
    assert played(run(state, "plays Az 9z 8z")) not in cards("Xc Xl")


def test_ten_for_the_likely_partner() -> None:
    """Nobody but D has told his side: B is most likely a defender too."""
    state = run(start(FREE, deal_of(*SMEARS)), "choose 9k A; ask; goods 3; say; say; say; say hra; say hra; goods 3")
    state = run(state, "plays 9z Az 8z")
    assert 0.5 < KrizovyKnowledge(state.view(D)).ally(B) < 1
    assert played(state) in cards("Xc Xl")


def test_hand_that_takes_everything_does() -> None:
    hands = ("9k Ak Xk Kk Qk Sk Az Xz", "8k Kz Qz Sz 7z 7c 8c 9c", "7k 9z 8z Sc Qc Kc Xc Ac", "Al Xl Kl Ql Sl 9l 8l 7l")
    state = run(start(FREE, deal_of(*hands)), "choose 9k 9; ask; goods 3; say; say hra; say; say; say hra; goods 3")
    while state.to_act is not None:
        state = state.after(answer(state))
    assert state.result().card_points == (90, 0)


def test_announced_seven_is_made_with_long_trumps() -> None:
    hands = ("Ak Xk Sk 9k 8k 7k Ac Xc", "Kk 7c 8c 9c Sc 7z 8z 9z", "Qk Qc Kc Az Sz Qz Kz Xz", "Al Xl Kl Ql Sl 9l 8l 7l")
    state: Any = start(FREE, deal_of(*hands))
    state = run(state, "choose 9k K; ask; goods 3; say - sedma; say; say sedma; say; say; say")
    while state.to_act is not None:
        state = state.after(answer(state))
    assert (state.outcome().seven, state.outcome().last_trick) == (A, A)


def test_betl_with_open_hands_leads_where_it_catches() -> None:
    """All see that A holds 9 8 of leaves over D's seven, and nobody else has leaves: D leads it, and A must take."""
    state = ending("9z 8z 7c", "Ac Kc Qc", "Al Kl Ql", "7z Ak Kk", contract="betl", leader=D, won_by=D)
    assert played(state) is Card.Z7


def test_betl_soloist_gets_rid_of_his_worst_card() -> None:
    trick = "Ak Kk Qk"
    state = ending("Az 8c 7c", "Kz Ql", "Qz Al", "Sz 9l", contract="betl", leader=B, won_by=B, trick=trick)
    assert state.to_act == A
    assert played(state) is Card.ZA


@pytest.mark.trial("R008")
def test_misses_no_marriage(count: Count) -> None:
    held = 0
    for number in range(count(small=40, soak=1000)):
        state: Any = start(FREE, random_deal(f"pairs {number}", number % 4))
        state = run(state, f"choose {state.deal.pack[0]} A; ask; goods 3; say")
        pairs = {(seat, suit) for seat in range(4) for suit in play.marriages_in(state.hands[seat])}
        while state.phase == "announce":  # flek and re, so that it is played
            wanted = Say(("hra",))
            state = state.after(wanted if wanted in state.legal() and state.rounds.level("hra") < 2 else Say())
        while state.to_act is not None:
            state = state.after(answer(state))
        if len(state.tricks) == 8:
            assert {(marriage.seat, marriage.suit) for marriage in state.marriages} == pairs
            held += len(pairs)
    assert held
