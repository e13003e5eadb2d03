"""The rules bot of licitovaný: it wins, bids every rung where the cards are there, and fleks with a reason only."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import Any

import pytest

from marias.bots import bot_named
from marias.bots.licitovany import laying, plans
from marias.bots.licitovany.hands import TrumpHand
from marias.bots.licitovany.knowledge import LicitovanyKnowledge
from marias.cards import EMPTY, PACK, SUIT_SETS, Card, CardSet, Rank
from marias.rules import GAMES, play
from marias.rules.actions import Play, PlayMarriage, Say
from marias.rules.contract import Action, Deal
from marias.rules.dealing import Generator, derive, seed_from, shuffled_pack
from marias.rules.licitovany.actions import RUNGS, Announce, Bid, Discard, Hold, Omyl, Pass
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.state import LicitovanyState, start
from marias.session.simulation import Plan, play_deal, play_out
from tests.rules.battery import random_deal
from tests.rules.licitovany_scripts import CSM, A, B, C, auction, csm, deal_of, ending, opened, run
from tests.sizes import SOAK, Count, Figures

GAME = GAMES["licitovany"]


def answer(state: LicitovanyState, seed: str = "any") -> Action:
    """The bot's answer for the seat on turn."""
    assert state.to_act is not None
    return bot_named("rules").choose(state.view(state.to_act), Generator(seed_from(seed)))


def raises(state: LicitovanyState) -> set[str]:
    action = answer(state)
    assert isinstance(action, Say)
    return {*action.raises}


def card(state: LicitovanyState) -> Card:
    """The card the bot plays for the seat on turn."""
    action = answer(state)
    assert isinstance(action, Play | PlayMarriage)
    return action.card


def played(state: LicitovanyState) -> LicitovanyState:
    """The end of the deal, whoever is on turn."""
    while state.to_act is not None:
        state = state.after(answer(state))
    return state


# Strength


@pytest.mark.parametrize("seat", range(3))
def test_wins_from_two_random_players(seat: int, count: Count, figures: Figures) -> None:
    """Whatever seat it has; each seat deals in turns."""
    deals = count(small=150, soak=2000)
    bots = tuple("rules" if other == seat else "random" for other in range(3))
    plan = Plan(game=GAME, profile=CSM, bots=bots, seed=seed_from("duplicate"), deals=deals)
    money = [play_deal(plan, number).payments[seat] for number in range(1, deals + 1)]
    mean = sum(money) / deals
    margin = 1.96 * math.sqrt(sum((amount - mean) ** 2 for amount in money) / (deals - 1) / deals)
    title = f"money of seat {seat + 1} from two random players over {deals} deals (units a deal, 95 %)"
    figures(title, f"{mean:+.1f} ± {margin:.1f}")
    assert mean - margin > 0


def test_contracts_among_themselves(count: Count, figures: Figures) -> None:
    """Sedmy come most, then hundreds, then betl, few durchy and dvě sedmy; most of what was bid is made."""
    deals = count(small=250, soak=4000)
    named: Counter[str] = Counter()
    made: Counter[str] = Counter()
    parts: dict[str, list[bool | None]] = defaultdict(list)
    marks: Counter[str] = Counter()
    for number in range(deals):
        deal = Deal(shuffled_pack(derive(seed_from("themselves"), number)), number % 3, 3)
        chances = [Generator(derive(seed_from("chance"), seat, number)) for seat in range(3)]
        state: Any = play_out(start(CSM, deal), [bot_named("rules")] * 3, chances)
        result = state.result()
        contract = "omyl" if state.ending == "omyl" else result.contract
        named[contract] += 1
        made[contract] += result.payments[result.declarer] > 0
        marks.update(f"{component.name} {component.level}" for component in state.rounds.components)
        if any(seat == result.declarer and isinstance(action, Bid | Hold) for seat, action in state.history):
            won_parts = {item.code: item.won for item in result.items if item.code in GAME.components}
            for name, all_won in won_parts.items():
                parts[name].append(all_won)
    kinds: Counter[str] = Counter()
    for contract, times in named.items():
        kinds[CONTRACTS[contract].kind if contract in CONTRACTS else contract] += times
    rates = {rung: f"{made[rung]} of {named[rung]}" for rung in ("omyl", *RUNGS) if named[rung]}
    figures(f"contracts that won money, of so many, in {deals} deals among rules bots", rates)
    figures("parts made by who had bid", {name: f"{sum(map(bool, won)) / len(won):.0%}" for name, won in parts.items()})
    figures("levels", dict(sorted(marks.items())))
    hundreds, sevens = kinds["sto"] + kinds["sto_sedma"], kinds["dve_sedmy"] + kinds["dve_sedmy_sto"]
    assert kinds["sedma"] > deals / 2 > hundreds > kinds["betl"] > 0
    assert hundreds > sevens > 0
    assert all(sum(map(bool, won)) > len(won) / 2 for won in parts.values())
    assert marks["hra 1"] + marks["hra 2"] < kinds["sedma"] * 0.6
    if SOAK:
        assert kinds["betl"] > sevens > kinds["durch"] > 0
        assert {*named} == {"omyl", *RUNGS}


# Every rung where the cards are there

STRONG = {
    "sedma": "Ak Xk Sk 9k 7k Ac Xc Az 8z 9l",
    "sedma_hearts": "Ac Xc Sc 9c 7c Ak Xk Az 8z 9l",
    "sto": "Ak Xk Kk Qk 9k Ac Xc Az 8z 9l",
    "sto_sedma": "Ak Xk Kk Qk 7k Ac Xc Az 8z 9l",
    "sto_hearts": "Ac Xc Kc Qc 9c Ak Xk Az 8z 9l",
    "sto_sedma_hearts": "Ac Xc Kc Qc 7c Ak Xk Az 8z 9l",
    "betl": "7k 8k 9k 7c 8c 9c 7z 8z 9z 7l",
    "durch": "Ac Kc Qc Sc Xc 9c 8c 7c Ak Kk",
    "dve_sedmy": "Ak Xk Kk 8k 7k Az Xz 9z 8z 7z",
    "dve_sedmy_sto": "Ak Xk Kk Qk 7k Az Xz Kz Qz 7z",
    "dve_sedmy_hearts": "Ac Xc Kc 8c 7c Az Xz 9z 8z 7z",
    "dve_sedmy_sto_hearts": "Ac Xc Kc Qc 7c Az Xz Kz Qz 7z",
}
"""A hand made for each rung."""


def dealt(mine: str, seat: int) -> LicitovanyState:
    """The deal that gives this hand to the seat; the talon is of no use to it, the rest lies anyhow."""
    used = mine.split()
    rest = [str(card) for card in PACK if str(card) not in used]
    talon = [card for card in rest if card in ("8c", "9l", "8l", "Sl", "9k", "Sk")][:2]
    rest = [card for card in rest if card not in talon]
    hands = [" ".join(rest[place::2]) for place in range(2)]
    hands.insert(seat, mine)
    return start(CSM, deal_of(*hands, talon=" ".join(talon)))


@pytest.mark.parametrize("rung", RUNGS)
def test_bids_every_rung(rung: str) -> None:
    """The zadák with such a hand goes up to this rung, and the forhont holds it."""
    height = RUNGS.index(rung)
    below = f"bid {RUNGS[height - 1]}; hold" if height else ""
    assert answer(run(dealt(STRONG[rung], C), below)) == Bid(RUNGS[height])
    assert answer(run(dealt(STRONG[rung], A), f"bid {rung}")) == Hold()


@pytest.mark.parametrize("rung", RUNGS)
def test_announces_every_rung(rung: str) -> None:
    state = run(dealt(STRONG[rung], C), auction(rung, C))
    laid = answer(state)
    assert isinstance(laid, Discard)
    announced = answer(state.after(laid))
    assert isinstance(announced, Announce)
    assert announced.rung == rung


def test_goes_no_higher_than_the_hand() -> None:
    state = run(dealt(STRONG["sedma"], C), "bid sto; hold")
    assert answer(state) == Pass()
    assert answer(run(dealt(STRONG["sedma"], A), "bid betl")) == Pass()
    assert answer(run(dealt("9k 8k Sc 9c Xz 8z Kl 9l Ql Sk", C), "")) == Pass()
    assert answer(run(dealt(STRONG["dve_sedmy_sto_hearts"], C), f"bid {RUNGS[-1]}; hold")) == Pass()


def test_raises_and_changes_suit_after_the_auction() -> None:
    """He won the lowest rung and plays what the cards are good for."""
    for rung in ("sto_sedma_hearts", "betl", "dve_sedmy_hearts"):
        state = run(dealt(STRONG[rung], C), auction("sedma", C))
        state = state.after(answer(state))
        announced = answer(state)
        assert isinstance(announced, Announce)
        assert announced.rung == rung


JUNK = "9k 8k Sc 9c Xz 8z Kl 9l Ql Sk"


def test_folds_a_sedma_it_is_stuck_with() -> None:
    state = run(dealt(JUNK, A), "pass; pass")
    assert state.phase == "discard"
    assert answer(state) == Omyl()


def test_names_the_helper_suit_it_is_long_in() -> None:
    state = run(dealt("Ak Xk Kk 8k 7k Az Xz 9z 8z 7z", C), auction("dve_sedmy", C))
    state = state.after(answer(state))
    announced = answer(state)
    assert isinstance(announced, Announce)
    assert {announced.trump, announced.helper} == {Card.K7.suit, Card.Z7.suit}


def test_lays_the_lead_that_somebody_must_beat() -> None:
    """Two spare cards go aside; the spodek of bells over the three lowest is led while all others must beat it."""
    state = run(dealt("7k 8k 9k 7c 8c 9c 7z 8z Xl Sl", A), auction("betl", A))
    laid = answer(state)
    assert laid == Discard((Card.LX, Card.LS))
    announced = answer(state.after(laid))
    assert isinstance(announced, Announce)
    assert announced.rung == "betl"
    assert announced.lead is Card.KS


def test_announces_only_what_it_holds(count: Count) -> None:
    """Contracts above a sedma need not match the cards; this player's do, but for a rung the talon has left it stuck
    with."""
    announced: Counter[str] = Counter()
    deals, stuck = count(small=150, soak=3000), 0
    for number in range(deals):
        state: Any = GAME.start(CSM, random_deal(3, number))
        while state.to_act is not None and state.phase in ("auction", "discard", "announce"):
            state = state.after(answer(state))
        if state.announced is None:
            continue
        own, contract = state.hands[state.declarer], state.contract
        holds = {*state.sevens} <= {*own} and ("sto" not in contract.parts or play.marriages_in(own))
        assert holds or contract.height == state.auction.height > 1
        stuck += not holds
        announced[contract.kind] += 1
    assert stuck <= deals / 100
    assert {"sedma", "sto", "sto_sedma", "betl", "dve_sedmy"} <= {*announced}


# Fleks


def said(announce: str, mine: str, theirs: str = "") -> LicitovanyState:
    """The declarer A has announced; B, with this hand, is the first to speak."""
    own = theirs or "Ak Xk Sk 9k 7k Ac Xc 9c 8z 9l"
    rest = [str(one) for one in PACK if str(one) not in (*own.split(), *mine.split())]
    talon = [one for one in rest if one[0] not in "AX7"][:2]
    last = [one for one in rest if one not in talon]
    state = start(CSM, deal_of(own, mine, " ".join(last), talon=" ".join(talon)))
    rung = announce.split(maxsplit=1)[0]
    return run(state, auction(rung, A), f"discard {'+'.join(talon)}; announce {announce}")


def test_no_flek_without_reason() -> None:
    for announce in ("sedma k", "sto k", "sto_sedma k", "dve_sedmy k l", "betl - - 8z", "durch - - Ak"):
        assert not raises(said(announce, "Sz 9z Kc Sc 7c 8c Kl Sl 8l Kz"))


def test_the_trump_marriage_is_a_reason_against_the_game() -> None:
    assert "hra" in raises(said("sedma k", "Kk Qk 8c Az Xz Kz Qz Al Xl 7c"))


def test_long_trumps_are_a_reason_against_the_seven() -> None:
    state = said("sedma k", "Xk Sk 9k 8k Al Xl Az Xz 7c 8c", theirs="Ak Kk Qk 7k Ac Xc 9c Sc 8z 9l")
    assert "sedma" in raises(state)


@pytest.mark.parametrize("helpers", [3, 4])
def test_four_helpers_are_a_flek_without_end(helpers: int) -> None:
    """They break dvě sedmy for certain, so every level is taken."""
    mine = {3: "Kz Sz Qz Kc Sc 8c Kl Sl 8l Ql", 4: "Kz Sz Qz 9z Kc Sc 8c Kl Sl 8l"}[helpers]
    state = said("dve_sedmy k z", mine, theirs="Ak Xk Kk Qk Sk 7k Az Xz 8z 7z")
    assert raises(state) == ({"dve_sedmy"} if helpers == 4 else set())
    if helpers == 4:
        state = run(state, "say dve_sedmy; say; say dve_sedmy")
        assert state.to_act == B
        assert raises(state) == {"dve_sedmy"}


def test_declarer_answers_with_re_only_when_strong() -> None:
    strong, weak = "Ak Xk Kk Qk 7k Ac Xc Az 8z 9l", "Sk 9k 8k 7k Qc Xc 9c Kz 8z 9l"
    for mine, wanted in ((strong, {"hra", "sedma"}), (weak, set())):
        rest = [str(one) for one in PACK if str(one) not in mine.split()]
        talon = [one for one in rest if one[0] not in "AX7"][:2]
        others = [one for one in rest if one not in talon]
        state = start(CSM, deal_of(mine, " ".join(others[::2]), " ".join(others[1::2]), talon=" ".join(talon)))
        state = run(state, auction("sedma", A), f"discard {'+'.join(talon)}; announce sedma k; say hra+sedma; say")
        assert state.to_act == A
        assert raises(state) == wanted


# What a hand is worth


def test_hundred_is_paid_by_tens() -> None:
    """A hundred that reaches 100 for certain is paid once, every ten above once more, every ten missing once."""
    sure = plans.hundred_steps(900, (40,), 0)
    assert sure == pytest.approx(1 + (90 + 40 - 100) / 10)
    assert plans.hundred_steps(900, (40, 20), 0) == pytest.approx(sure + 2)
    assert plans.hundred_steps(-900, (40,), 20) == pytest.approx(-(60 + 20) / 10)
    assert plans.hundred_steps(60, (40,), 0) > plans.hundred_steps(50, (40,), 0)


def test_the_two_cards_laid_aside_are_the_best_two() -> None:
    """The pair found suit by suit is the best of all pairs."""
    rates = plans.Rates.of(CSM)
    for number in range(20):
        pack = shuffled_pack(seed_from(f"twelve {number}"))
        twelve = CardSet(pack[:12])
        for trump in SUIT_SETS:
            if Card.of(Rank.SEVEN, trump) not in twelve or len(twelve & SUIT_SETS[trump]) < plans.SHORTEST:
                continue
            found = next(plans.with_trump(plans.Cards(twelve, EMPTY, leads=False, rates=rates), trump))
            aim = laying.FOR_SEDMA

            def worth(hand: CardSet, trump: Any = trump, aim: Any = aim) -> float:
                total = TrumpHand(hand, trump, leads=False)
                return float(aim[0] * total.points + aim[1] * _steps(total.game) + aim[2] * _steps(total.seven))

            low = [one for one in twelve if not one.sharp and one is not Card.of(Rank.SEVEN, trump)]
            pairs = [twelve - CardSet((one, two)) for one in low for two in low if one.index < two.index]
            assert len(found.hand) == 10
            # the marriage in hand is weighed beside, so only hands without one are compared
            if not play.marriages_in(twelve):
                assert worth(found.hand) == pytest.approx(max(map(worth, pairs)))


def _steps(chance: float) -> float:
    return math.log(chance / (1 - chance))


# Knowledge


def test_nothing_true_is_ruled_out(count: Count) -> None:
    """In random deals every card lies where it was thought possible, and what is certain is so."""
    bots = [bot_named("rules"), bot_named("random"), bot_named("rules")]
    checked = 0
    for profile in (CSM, csm(open_hand="after_trick_1", marriage_mode="automatic")):
        for number in range(count(small=60, soak=2000)):
            state: Any = GAME.start(profile, random_deal(3, number))
            chances = [Generator(seed_from(f"{seat} {number}")) for seat in range(3)]
            while (seat := state.to_act) is not None:
                if state.phase == "play":
                    knows = LicitovanyKnowledge(state.view(seat))
                    for other in knows.others:
                        assert state.hands[other] <= knows.may_hold[other]
                        assert knows.certain[other] <= state.hands[other]
                        assert all(knows.chance(other, one) > 0 for one in state.hands[other])
                    checked += 1
                state = state.after(bots[seat].choose(state.view(seat), chances[seat]))
    assert checked > 300


def test_the_seven_of_a_sedma_lies_with_the_declarer() -> None:
    state = run(opened("sedma k"), "say hra+sedma; says 2")
    assert state.phase == "play"
    state = state.after(answer(state))
    assert LicitovanyKnowledge(state.view(B)).chance(A, Card.K7) == 1


# Tricks


def test_announced_seven_is_kept_for_the_last_trick() -> None:
    state = said("sedma k", "Kk Qk Kc Qc Az Xz 9z Al Kl 8l", theirs="Ak Xk Sk 9k 8k 7k Ac Xc 8c 7z")
    end = played(run(state, "say hra+sedma; say; say"))
    assert end.outcome().seven == "declarer"
    assert end.outcome().seven_won


@pytest.mark.parametrize("leader", [A, B])
def test_two_sevens_are_made_where_the_cards_are_there(leader: int) -> None:
    """Six trumps and four helpers from the top, with the lead and without it; each suit may be the helper."""
    hands = ["Ak Xk Kk Qk 8k 7k Az Xz Kz 7z", "Sk Qz Sz Kc Qc Xc 9c Al Xl 7l", "9k 9z 8z Ac Sc 8c Kl Ql Sl 9l"]
    turned = hands[-leader:] + hands[:-leader] if leader else hands
    declarer = turned.index(hands[0])
    state = start(CSM, deal_of(*turned, talon="7c 8l"))
    state = run(state, auction("dve_sedmy", declarer), "discard 7c+8l; announce dve_sedmy k z; says 2")
    end = played(state)
    assert end.outcome().two_sevens


AGAINST_SEVENS = "Ak 8k Al Kl Ql Ac Kc 9c Kz Sz", "Xk Xl Sl 9l 8l Xc Sc Qc 8c Qz", "Kk Qk Sk 9k 7k Az Xz 9z 8z 7z"
"""C plays dvě sedmy in bells and leaves, and has nothing else."""


def test_defender_leads_what_the_declarer_must_trump() -> None:
    """C has shown that he has no acorns; A, on lead again, plays another and keeps the trump and the helpers."""
    state = start(CSM, deal_of(*AGAINST_SEVENS, talon="7c 7l"))
    state = run(state, auction("dve_sedmy", C), "discard 7c+7l; announce dve_sedmy k z; says 2")
    state = run(state, "plays Al 8l 9k Kk Ak Xk")
    assert state.to_act == A
    assert card(state).suit is Card.LK.suit


def test_defender_keeps_helpers_against_the_two_sevens() -> None:
    """B has no trump left and throws anything but his only helper."""
    state = start(CSM, deal_of(*AGAINST_SEVENS, talon="7c 7l"))
    state = run(state, auction("dve_sedmy", C), "discard 7c+7l; announce dve_sedmy k z; says 2")
    state = run(state, "plays Al 8l 9k Kk Ak Xk Kl Xl Sk Qk 8k")
    assert state.to_act == B
    assert card(state) is not Card.ZQ


def test_hundred_is_reached_on_the_forty() -> None:
    """With both marriages in hand the forty is announced first, since the first one counts."""
    state = said("sto k", "Sk 9k 7k Kc Qc Sc 8l 9l 8c 7c", theirs="Ak Xk Kk Qk 8k Kz Qz Az Ac 8z")
    end = played(run(state, "says 2"))
    first = next(marriage for marriage in end.marriages if marriage.seat == A)
    assert first.value == 40
    assert end.result().hundred == (end.outcome().card_points[0], 40)


def test_twenty_is_held_back_while_the_forty_waits() -> None:
    """B led leaves and A must follow with a card of his twenty: it is played and not announced."""
    hands = ("Kk Qk Kz Qz", "9z Sc 8c 9c", "8z 9k 8l 9l")
    state = run(ending(*hands, announce="sto k", leader=B, won_by=A), "plays 9z 8z")
    assert state.to_act == A
    assert isinstance(answer(state), Play)
    best = run(ending(*hands, announce="sto k", leader=B, won_by=A, profile=csm(sto_marriage="best")), "plays 9z 8z")
    assert isinstance(answer(best), PlayMarriage)


@pytest.mark.trial("R008")
def test_misses_no_marriage(count: Count) -> None:
    """In a game with points every pair held at the first lead is announced, but for twenties that had to wait."""
    held = 0
    for number in range(count(small=60, soak=1000)):
        state: Any = GAME.start(csm(approved_sedma_played=True, balanced_played=True), random_deal(3, number))
        pairs: set[tuple[int, Any]] = set()
        while state.to_act is not None:
            if state.phase == "play" and not state.tricks and not state.trick and state.contract.counted:
                pairs = {(seat, suit) for seat in state.active for suit in play.marriages_in(state.hands[seat])}
            state = state.after(answer(state))
        if not pairs or state.contract.two_sevens:
            continue
        announced = {(marriage.seat, marriage.suit) for marriage in state.marriages}
        waiting = {
            (seat, suit)
            for seat, suit in pairs
            if "sto" in state.contract.parts and seat == state.declarer and (seat, state.trump) in pairs
        }
        assert pairs - waiting <= announced
        assert announced <= pairs
        held += len(pairs)
    assert held


def test_betl_is_caught_by_the_lead_that_must_be_beaten() -> None:
    """All see that A has one leaf, the nine; B has all others: a lower one makes A take the trick."""
    hands = "9z 7c 8c 9c 7k 8k 9k 7l 8l Xl", "7z 8z Xz Sz Qz Kz Az Al Kl Ql", "Xc Sc Qc Kc Ac Xk Sk Qk Sl 9l"
    state = start(csm(open_hand="after_trick_1"), deal_of(*hands, talon="Ak Kk"))
    state = run(state, auction("betl", A), "discard Ak+Kk; announce betl - - Xl; says 2; plays Xl Kl Sl")
    assert state.to_act == B
    assert card(state) in (Card.Z7, Card.Z8)


def test_durch_is_led_from_the_top() -> None:
    state = ending("Ac Kc Qc", "Sc 9z 8z", "Xc Sl 9l", announce="durch - - Ac", leader=A, won_by=A)
    assert card(state) is Card.CA


def test_takes_the_talon_up_where_omyl_may_come_before() -> None:
    state = run(GAME.start(csm(omyl_when="also_before"), random_deal(3, 1)), "pass; pass")
    assert state.phase == "take"
    after = state.after(answer(state))
    assert after.phase == "discard"
