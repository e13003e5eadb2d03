"""A round at one table: chips, dealer, the pack from deal to deal, the end. Rule sheet §2.1, §2.2, §7.3, §8."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from marias.cards import PACK
from marias.errors import MariasError, TableError
from marias.rules.contract import Deal
from marias.rules.dealing import Generator, cut, seed_from, shuffled_pack
from marias.rules.match import Match
from marias.rules.voleny import GAME
from marias.rules.voleny.gathering import gather
from marias.rules.voleny.state import VolenyState, start
from tests.rules.scripts import FORHONT, LIGA, SECOND, THIRD, A, B, C, D, chosen, deal_of, liga, named, play_out, run

UNPLAYED = "say; say"


def begun(*, seats: int = 3, dealer: int = C, chips: tuple[int, ...] = (), **rules: Any) -> Match:
    match = Match.begin(GAME, liga(**rules), seats, dealer)
    return replace(match, chips=chips) if chips else match


def unplayed(contract: str = "hra", **rules: Any) -> VolenyState:
    return run(named(contract, **rules), UNPLAYED)


# Stake and score


@pytest.mark.clause("LIGA-5", "LIGA-6")
def test_stake_and_score() -> None:
    """100 into the round, returned after it: the result is chips less stake, and sums to zero."""
    match = begun()
    assert (match.chips, match.score()) == ((100, 100, 100), (0, 0, 0))
    match, paid = match.settle(unplayed("sedma"))
    assert (paid.payments, match.chips, match.score()) == ((10, -5, -5), (110, 95, 95), (10, -5, -5))
    match, _ = match.settle(unplayed())
    assert (match.score(), match.played, match.over) == ((12, -6, -6), 2, "")
    assert sum(match.score()) == 0
    assert begun(chips=(50, 150, 100), seats=3).score() == (-50, 50, 0)


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_seats(seats: int) -> None:
    with pytest.raises(TableError, match=rf"voleny is played by 3 or 4, not by {seats}"):
        begun(seats=seats)


# Rotation of the dealer


@pytest.mark.parametrize(("seats", "order"), [(3, [A, B, C, A]), (4, [A, B, C, D, A])])
def test_dealer_goes_round(seats: int, order: list[int]) -> None:
    """One seat on after every settled deal, whatever came of it; at four the old forhont then sits out."""
    match = begun(seats=seats, dealer=seats - 1)
    dealers = []
    for _ in order:
        deal = match.next_deal(seed_from(1)).deal
        state = start(LIGA, deal)
        forhont = state.forhont
        dealers.append(forhont)
        state = run(state, "forget")
        state = play_out(run(state, f"betl {state.deal.pack[0]}+{state.deal.pack[1]}; good; good; say; say"))
        match, _ = match.settle(state)
        assert match.dealer == forhont
        assert start(LIGA, match.next_deal(seed_from(1)).deal).sitter == (forhont if seats == 4 else None)
    assert dealers == order


@pytest.mark.clause("LIGA-36")
def test_misdeal_is_dealt_again_by_the_same_dealer() -> None:
    match, paid = begun().settle(run(named("hra"), "misdeal"))
    assert (match.dealer, match.played, match.over, paid.payments, paid.short) == (C, 0, "", (0, 0, 0), ())
    assert match.pack is None
    assert match.next_deal(seed_from("again")).deal == Deal(shuffled_pack(seed_from("again")), C, 3)


def test_take_over_and_unplayed_deals_do_not_change_the_rotation() -> None:
    for state in (unplayed(), play_out(run(named("open_betl"), "say; say"))):
        match, _ = begun().settle(state)
        assert match.dealer == A


# The pack from deal to deal (OQ-29)


def test_only_the_first_deal_is_shuffled() -> None:
    seed = seed_from(3)
    match = begun()
    first = match.next_deal(seed)
    assert (first.how, first.seed, first.deal.pack) == ("shuffle", seed, shuffled_pack(seed))
    state = unplayed()
    match, _ = match.settle(state)
    assert match.pack == gather(state)
    for at in (2, 17, 30):
        dealt = match.next_deal(seed, at=at)
        assert (dealt.how, dealt.at, dealt.deal.pack) == ("cut", at, cut(gather(state), at))
    by_seed = match.next_deal(seed)
    assert by_seed.at == 2 + Generator(seed).below(29)
    assert by_seed.deal.pack == cut(gather(state), by_seed.at)
    for wrong in (1, 31):
        with pytest.raises(TableError):
            match.next_deal(seed, at=wrong)


def test_every_cut_is_drawn() -> None:
    match, _ = begun().settle(unplayed())
    assert {match.next_deal(seed_from(number)).at for number in range(400)} == set(range(2, 31))


def test_every_deal_shuffled() -> None:
    match, _ = begun(shuffle="every_deal").settle(unplayed())
    dealt = match.next_deal(seed_from(5))
    assert (dealt.how, dealt.deal.pack) == ("shuffle", shuffled_pack(seed_from(5)))


def gathered_as_written(state: VolenyState) -> list[str]:
    """§2.2: declarer's tricks, defenders' tricks, unplayed cards of forhont, second, third in hand order, talon."""
    pack: list[str] = []
    for mine in (True, False):
        for trick in state.tricks:
            if (trick.winner == state.declarer) == mine:
                pack += map(str, trick.cards)
    pack += map(str, state.trick)
    strength = "AXKQS987" if state.contract in ("hra", "sedma", "sto", "stosedm") else "AKQSX987"

    def in_hand_order(cards: Any) -> list[str]:
        return sorted(map(str, cards), key=lambda card: ("ckzl".index(card[1]), strength.index(card[0])))

    for step in range(3):
        pack += in_hand_order(state.hands[(state.forhont + step) % state.deal.seats])
    return [*pack, *in_hand_order(state.talon)]


GATHERED = {
    "unplayed": ("hra", UNPLAYED),
    "played": ("hra", "say hra; say; say"),
    "betl broken in the second trick": ("betl", "say; say; plays 7c Xc Qc"),
    "revoke in the middle of a trick": ("sto", "say; say; plays Ak Sk 9k; plays Az 7z; revoke 2 not_following"),
}


@pytest.mark.parametrize(("contract", "script"), GATHERED.values(), ids=GATHERED)
def test_gathering(contract: str, script: str) -> None:
    state = play_out(run(named(contract, revoke_mode="referee"), script))
    assert state.phase == "end"
    pack = gather(state)
    assert sorted(pack, key=lambda card: card.index) == list(PACK)
    assert [str(card) for card in pack] == gathered_as_written(state)


# Empty pockets and the end of the round


@pytest.mark.clause("LIGA-8")
def test_e39_defender_with_three_chips() -> None:
    """Sto made for 4: B pays the 3 he has; the round of the whole table is over."""
    state = play_out(run(_sto(), "say; say"), max)
    assert state.result().payments == (8, -4, -4)
    match, paid = begun(chips=(100, 3, 197)).settle(state)
    assert (paid.payments, paid.short) == ((7, -3, -4), (B,))
    assert (match.over, match.chips, match.played) == ("insolvent", (107, 0, 193), 1)
    with pytest.raises(TableError, match="the round is over"):
        match.next_deal(seed_from(1))


@pytest.mark.clause("LIGA-8")
def test_e40_declarer_with_25_chips() -> None:
    """Sto in hearts with a flek, lost: 16 to each, paid 13 and 12; his result is never below -100."""
    state = _lost_sto(hearts=True)
    assert state.result().payments == (-32, 16, 16)
    match, paid = begun(chips=(25, 150, 125)).settle(state)
    assert (paid.payments, paid.short, match.over) == ((-25, 13, 12), (A,), "insolvent")
    assert (match.chips, match.score()) == ((0, 163, 137), (-100, 63, 37))


def _sto() -> VolenyState:
    """A hundred that A makes: he draws the trumps with the marriage and all his cards are good."""
    deal = deal_of("Ak Xk Kk Qk 7k Ac Xc | Kc Al Xl Az 8z", "Sk 9k 8k 7c 8c 9c 7z 9z 7l 8l")
    return run(start(LIGA, deal), "trump Kk; ask Kc+8z; good; good; declare sto")


def _lost_sto(*, hearts: bool = False) -> VolenyState:
    """A hundred that nobody can make: A has thrown his svršek away and holds no marriage."""
    svrsek = "Qc" if hearts else "Qk"
    said = f"ask {svrsek}+8z; good; good; declare sto; say sto; say; say"
    return play_out(run(chosen(hearts=hearts), said))


@pytest.mark.clause("LIGA-8")
def test_no_chips_is_not_the_end() -> None:
    """Who has exactly nothing plays on until he cannot meet a debt."""
    match, paid = begun(chips=(100, 1, 199)).settle(unplayed())
    assert (match.chips, match.over, paid.short) == ((102, 0, 198), "", ())
    match, paid = match.settle(unplayed())
    assert (match.chips, match.over, paid.short) == ((103, 0, 197), "insolvent", (B,))


@pytest.mark.clause("LIGA-8")
@pytest.mark.trial("R056")
@pytest.mark.parametrize(
    ("rule", "pays"), [("pro_rata", (-11, 6, 5)), ("clockwise", (-11, 8, 3))], ids=["pro rata", "clockwise"]
)
def test_last_chips_are_split(rule: str, pays: tuple[int, ...]) -> None:
    """A has 11 and owes 8 + 8 (OQ-25)."""
    state = _lost_sto()
    assert state.result().payments == (-16, 8, 8)
    _, paid = begun(chips=(11, 189, 100), insolvency_split=rule).settle(state)
    assert paid.payments == pays


@pytest.mark.clause("LIGA-2")
def test_the_deal_on_the_table_is_finished() -> None:
    """The end is announced: the dealt deal counts, no new one starts."""
    match = begun().end_round(dealt=True)
    assert (match.ending, match.over) == (True, "")
    match, paid = match.settle(unplayed())
    assert (paid.payments, match.over, match.score()) == ((2, -1, -1), "ended", (2, -1, -1))
    with pytest.raises(TableError, match="the round is over"):
        match.next_deal(seed_from(1))


@pytest.mark.clause("LIGA-2")
def test_no_deal_on_the_table() -> None:
    match = begun().end_round(dealt=False)
    assert match.over == "ended"
    with pytest.raises(TableError, match="the round is over"):
        match.next_deal(seed_from(1))


@pytest.mark.clause("LIGA-2", "LIGA-36")
def test_a_misdeal_after_the_signal_is_dealt_again() -> None:
    """The deal on the table is to be finished, and a void one is not."""
    match, _ = begun().end_round(dealt=True).settle(run(named("hra"), "misdeal"))
    assert match.over == ""
    assert match.next_deal(seed_from(1)).deal.dealer == C
    match, _ = match.settle(unplayed())
    assert match.over == "ended"


@pytest.mark.clause("LIGA-2", "LIGA-8")
@pytest.mark.parametrize("dealt", [False, True])
def test_the_signal_does_not_reopen_a_round(dealt: bool) -> None:
    match, _ = begun(chips=(300, 0, 0)).settle(unplayed())
    assert match.over == "insolvent"
    assert match.end_round(dealt=dealt).over == "insolvent"


def test_unfinished_deals_are_not_settled() -> None:
    with pytest.raises(MariasError, match="not over"):
        begun().settle(named("hra"))


# A table of four


@pytest.mark.clause("LIGA-8")
@pytest.mark.trial("R036")
@pytest.mark.parametrize(
    ("pays", "expected"), [(True, (6, -2, -2, -2)), (False, (4, -2, -2, 0))], ids=["the sitter pays", "he does not"]
)
def test_table_of_four(pays: bool, expected: tuple[int, ...]) -> None:
    """E42: hra with a flek, won; the dealer sits out and settles as a silent defender (OQ-21)."""
    profile = liga(sitter_pays=pays)
    state = start(profile, deal_of(FORHONT, SECOND, THIRD, seats=4))
    state = run(state, "trump Kk; ask Qk+7k; good; good; declare hra; say hra; say; say")
    while state.phase == "play":
        state = state.after(state.legal()[-1] if state.to_act == A else state.legal()[0])
    assert [(item.code, item.won) for item in state.result().items] == [("hra", True)]
    assert state.result().payments == expected
    match, _ = Match.begin(GAME, profile, 4, D).settle(state)
    assert match.score() == expected
    assert match.dealer == A


# Whole rounds


@given(st.integers(0, 10**6), st.sampled_from([3, 4]), st.sampled_from(["first_only", "every_deal"]))
def test_rounds_of_random_play(number: int, seats: int, shuffle: str) -> None:
    """Chips are never made, lost or negative; every deal has the pack; the dealer goes round."""
    rng = random.Random(number)
    match = begun(seats=seats, dealer=number % seats, chips=(30,) * seats, shuffle=shuffle)
    for turn in range(6):
        if match.over:
            break
        dealt = match.next_deal(seed_from(f"{number} {turn}"))
        state: VolenyState = start(match.profile, dealt.deal)
        while state.phase != "end":
            kinds = sorted({type(action).__name__ for action in state.legal()})
            kind = rng.choice(kinds)
            state = state.after(rng.choice([a for a in state.legal() if type(a).__name__ == kind]))
        dealer = match.dealer
        match, paid = match.settle(state)
        assert sum(match.chips) == 30 * seats
        assert min(match.chips) >= 0
        assert sum(paid.payments) == 0
        assert (match.over == "insolvent") == bool(paid.short)
        assert match.dealer == (dealer + 1) % seats
