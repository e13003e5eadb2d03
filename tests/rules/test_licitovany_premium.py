"""The premium points of deals that were played: what the record of a deal says is what the points hang on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from marias.cards import FULL, CardSet
from marias.errors import IllegalAction
from marias.rules import GAMES
from marias.rules.contract import Action
from marias.rules.dealing import Generator, seed_from
from marias.rules.licitovany.actions import OFFENCES, SLIPS, Claim, Revoke, Technical
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.state import LicitovanyState, start
from marias.rules.premium import Facts, Renonc, load_table, premium, premium_of
from tests.rules.licitovany_deals import Ruling, random_end
from tests.rules.licitovany_scripts import CSM, REFEREE, A, B, C, cards, csm, deal_of, random_deal, run

TABLE = load_table("csm-2010")
LEAVES_TWO = "7z 9z Ac Xc Kc Al Xl Kl 9k 8k"
"""A hand with exactly two leaves, the seven among them."""


def facts(state: LicitovanyState) -> Facts:
    """What the points hang on, of a deal that gives some."""
    assert GAMES["licitovany"].premium is not None
    found = GAMES["licitovany"].premium(state)
    assert isinstance(found, Facts)
    return found


def points(state: LicitovanyState, seat: int) -> int | None:
    """The premium points of a seat; None: not known."""
    award = premium(facts(state), TABLE).of(seat)
    return award.total


def approved(declarer: int, profile: LicitovanyProfile = CSM) -> LicitovanyState:
    """Sedma in leaves on two trumps, played by the forhont or by the middle, approved by both."""
    rest = FULL - cards(LEAVES_TWO) - cards("7c 7l")
    others = [" ".join(map(str, [*rest][:10])), " ".join(map(str, [*rest][10:]))]
    hands = [LEAVES_TWO, *others] if declarer == A else [others[0], LEAVES_TWO, others[1]]
    bidding = "pass; pass" if declarer == A else "pass; bid sedma; pass"
    state = run(start(profile, deal_of(*hands, talon="7c 7l")), bidding, "discard 7c+7l; announce sedma z")
    assert state.declarer == declarer
    return state


@pytest.mark.trial("R048")
@pytest.mark.clause("CSM-6")
@pytest.mark.parametrize(("declarer", "speakers", "due"), [(B, [C, A], 14), (A, [B, C], 10)], ids=["bez", "s"])
def test_approved_sedma_on_two_trumps(declarer: int, speakers: list[int], due: int) -> None:
    """Spec 6.2 P9 and M1: who comments first, +3 units from each, unplayed, and 14 PB bez výnosu, 10 s výnosem."""
    state = approved(declarer)
    said = []
    while state.to_act is not None:
        said.append(state.to_act)
        state = run(state, "say")
    assert said == speakers
    assert (state.ending, state.result().payments[declarer]) == ("unplayed", 6)
    assert points(state, declarer) == due


DURCH = (
    "Kc Qc Sc Xc 9c 8c Al Kl Az Kz",
    "Ac 7c Kk 8k 7l 8l 9l 7z 8z 9z",
    "Qk Sk 9k 7k Ql Sl Xl Qz Sz Xz",
)


def lost_durch(*fleks: str) -> LicitovanyState:
    """The forhont's durch breaks in the first trick; the fleks are what the two defenders say."""
    state = run(start(CSM, deal_of(*DURCH, talon="Ak Xk")), "pass; pass; discard Ak+Xk; announce durch - - Kc")
    return run(state, *fleks, "plays Kc Ac Xl")


P9 = run(approved(B), "says 2")
"""Spec 6.2 P9: an approved sedma on two trumps, bez výnosu."""
P20 = lost_durch("say durch", "say", "say")
"""Spec 6.2 P20: a durch that was lost, with a flek."""


def test_flek_of_a_durch_that_is_lost() -> None:
    """Spec 6.2 P20: the flekker holds stoppers in two suits and gets 10; the declarer nothing."""
    state = P20
    assert state.result().payments[A] == -60 - 30 * 2
    assert [points(state, seat) for seat in (A, B, C)] == [0, 10, 0]


def test_nobody_said_flek_to_the_lost_durch() -> None:
    """CSM-6: points for a lost durch go to who said flek, and nobody did."""
    state = lost_durch("say", "say")
    assert [points(state, seat) for seat in (A, B, C)] == [0, 0, 0]


def test_the_first_flekker_counts_where_both_said_it() -> None:
    """U9: both said flek to the durch; the first is the one who gets the points."""
    state = lost_durch("say durch", "say durch", "say")
    assert [flek.seat for flek in facts(state).fleks] == [B, C]
    assert [points(state, seat) for seat in (A, B, C)] == [0, 10, 0]


@pytest.mark.clause("CSM-16", "CSM-18")
def test_revoke_of_a_defender_is_told() -> None:
    """A durch the defender revokes in: whether it could still be won is for the referee to say; he gets no points."""
    state = start(csm(**REFEREE), deal_of(*DURCH, talon="Ak Xk"))
    state = run(state, "pass; pass; discard Ak+Xk; announce durch - - Kc; say; say; play Kc; play 7c")
    assert state.ending == "revoke"
    assert facts(state).renonc == Renonc(seat=B)
    assert "CSM-16" in {reason.clause for reason in premium(facts(state), TABLE).of(A).confirm}
    assert premium(facts(state), TABLE).of(B).total == 0


@pytest.mark.clause("CSM-18")
@pytest.mark.parametrize(("fined", "due"), [(A, 14), (B, 0), (C, 14)], ids=["a defender", "the declarer", "the other"])
def test_a_fine_takes_the_points_of_who_committed_it(fined: int, due: int) -> None:
    """P9: an approved sedma on two trumps; the referee fines a player twice, and the game stands."""
    state = approved(B, csm(**REFEREE))
    state = run(state, f"technical {fined} unsorted_cards; technical {fined} flek_order; says 2")
    assert (state.ending, facts(state).technical) == ("unplayed", (fined,))
    award = premium(facts(state), TABLE).of(B)
    assert (award.total, [one.clause for one in award.denied]) == (due, ["CSM-18"] if fined == B else [])


def test_no_points_without_a_contract() -> None:
    """Folded, misdealt: nothing was announced, so there is nothing to ask about."""
    game = GAMES["licitovany"]
    assert game.premium is not None
    for script in ("pass; pass; omyl", "misdeal"):
        assert game.premium(run(start(CSM, deal_of(*DURCH, talon="Ak Xk")), script)) is None


RULES: dict[str, dict[str, Any]] = {
    "referee": REFEREE,
    "best marriage": {"sto_marriage": "best", "marriage_mode": "automatic"},
    "all is played": {"approved_sedma_played": True, "balanced_played": True, "omyl_when": "also_before"},
    "fleks of their own": {"flek_binds": "speaker", "laid_game_exception": False, "sto_replaces_hra": False},
    "anticlockwise": {"direction": "anticlockwise", "sitter_pays": False},
}


def now_and_then(chance: random.Random) -> Ruling:
    """A revoke, a fine or a hand laid down, where one is possible."""

    def said(state: LicitovanyState) -> Action | None:
        seat = chance.randrange(state.deal.seats)
        rulings = Revoke(seat, chance.choice(OFFENCES)), Technical(seat, chance.choice(SLIPS))
        action = chance.choice([*rulings, Claim()] if state.phase == "play" else rulings)
        try:
            state.after(action)
        except IllegalAction:
            return None
        return action if chance.random() < 0.1 else None

    return said


@pytest.mark.parametrize("rules", RULES)
def test_every_deal_that_ends_can_be_counted(rules: str, count: Callable[..., int]) -> None:
    """The facts of a deal are never such as cannot be together, whatever was played, ruled or claimed."""
    counted, fined = 0, 0
    for number in range(count(small=120, soak=20_000)):
        said_now = now_and_then(random.Random(f"{rules} {number}"))
        state = random_end(csm(**RULES[rules]), 3 + number % 2, number, said_now)
        found = premium_of(GAMES["licitovany"], state, TABLE)
        assert (found is None) == (state.announced is None or state.ending in ("omyl", "misdeal"))
        if found is not None:
            counted += 1
            fined += bool(state.fines)
            for award in found.awards:
                assert award.at_least >= 0
                assert award.total in (None, award.at_least)
                if any(fine.seat == award.seat for fine in state.fines):
                    assert (award.total, award.lines) == (0, ())
    assert counted > count(small=50, soak=5_000)
    assert (fined > 0) == (rules == "referee")


def test_facts_of_random_deals(count: Callable[..., int]) -> None:
    """What the facts say is what was dealt, announced and paid, counted here a second time from the deal itself."""
    told = 0
    for number in range(count(small=150, soak=10_000)):
        state, chance = start(CSM, random_deal(f"premium {number}", 3 + number % 2)), Generator(seed_from(number))
        while state.to_act is not None:
            legal = state.legal()
            low = state.phase in ("auction", "announce") and chance.below(3)
            state = state.after(legal[chance.below(max(1, len(legal) // 4)) if low else chance.below(len(legal))])
        found = GAMES["licitovany"].premium(state)  # type: ignore[misc]
        if found is None:
            continue
        told += 1
        deal = state.deal
        places = [(deal.dealer + step) % deal.seats for step in (1, 2, 3)]
        dealt = {
            seat: CardSet(deal.pack[5 * n : 5 * n + 5] + deal.pack[17 + 5 * n :][:5]) for n, seat in enumerate(places)
        }
        declarer = state.declarer
        assert found.hands[declarer] | found.talon == dealt[declarer] | CardSet(deal.pack[15:17])
        assert all(found.hands[seat] == dealt[seat] for seat in places if seat != declarer)
        assert found.led in (None, declarer == places[0])
        for item in state.result().items:
            if item.code in found.parts:
                assert (found.parts[item.code] == "lost") == (item.amount < 0)
        award = premium(found, TABLE).of(declarer)
        assert award.total is None or award.total >= award.at_least >= 0
    assert told
