"""Facts that cannot be together, or that are needed and missing: one line each, naming the fact and what is allowed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from marias.cards import Card, CardSet, Suit
from marias.errors import SettlementError
from marias.notation import parse_hand
from marias.rules.premium import Award, Counts, Facts, Flek, Renonc
from marias.rules.premium.known import talons
from tests.rules.premium.deals import BELLS, LEAVES, SEED_DEAL, cards, in_counts, of
from tests.rules.premium.test_examples import DEALS_WITHOUT_TRUMPS, PLAIN_P6, WITH_TRUMPS, betl

BETL_LOST = Facts(contract="betl", parts={"betl": "lost"}, fleks=(Flek(seat=1, suits=2),))
BETL = DEALS_WITHOUT_TRUMPS["P14"][0]
P9 = WITH_TRUMPS["P9"][0]
STO = WITH_TRUMPS["P10"][0]
COUNTED = in_counts(SEED_DEAL)
COUNTED_STO = in_counts(STO)


def counts(facts: Facts, **changed: Any) -> Facts:
    return replace(facts, counts=replace(facts.counts, **changed))


def hands(facts: Facts, **changed: str) -> Facts:
    """Hands of the seats ``s0`` … told otherwise."""
    return replace(facts, hands={**facts.hands, **{int(seat[1:]): parse_hand(hand) for seat, hand in changed.items()}})


FAULTS: dict[str, tuple[Facts, str]] = {
    "declarer before the first": (replace(COUNTED, declarer=-1), "declarer: there is no seat -1; allowed: 0 … 3"),
    "declarer of ten": (replace(COUNTED, declarer=9), "declarer: there is no seat 9; allowed: 0 … 3"),
    "fined from elsewhere": (replace(COUNTED, technical=(5,)), "technical: there is no seat 5; allowed: 0 … 3"),
    "renonc from elsewhere": (
        replace(COUNTED, renonc=Renonc(seat=7)),
        "renonc.seat: there is no seat 7; allowed: 0 … 3",
    ),
    "a hand from elsewhere": (
        replace(SEED_DEAL, hands={0: SEED_DEAL.hands[0], 9: SEED_DEAL.hands[1]}),
        "hands: there is no seat 9; allowed: 0 … 3",
    ),
    "flek from elsewhere": (replace(BETL_LOST, fleks=(Flek(seat=4),)), "fleks: there is no seat 4; allowed: 0 … 3"),
    "four aces beside a six-card suit": (
        Facts(contract="betl", parts={"betl": "won"}, counts=Counts(catching_aces=4, six_card_suits=1)),
        "counts.catching_aces: cannot be with the rest that is told; allowed: 0 … 3",
    ),
    "no trump": (replace(P9, trump=None), "trump: is missing: sedma has trumps; allowed: c, k, z, l"),
    "trump of a betl": (replace(BETL, trump=BELLS), "trump: betl has no trumps; allowed: nothing"),
    "helper of a sto": (replace(STO, helper=LEAVES), "helper: sto has no helper suit; allowed: nothing"),
    "helper is trump": (replace(COUNTED, helper=BELLS), "helper: is the trump suit; allowed: c, z, l"),
    "helper missing": (replace(SEED_DEAL, helper=None), "helper: is missing: cards are told; allowed: c, k, z, l"),
    "no such part": (replace(P9, parts={"betl": "won"}), "parts.betl: is no part of sedma; allowed: hra, sedma"),
    "part missing": (replace(SEED_DEAL, parts={"sto": "won"}), "parts.dve_sedmy: is missing; allowed: won, lost"),
    "sedma missing": (replace(P9, parts={"hra": "won"}), "parts.sedma: is missing; allowed: won, lost, approved"),
    "approved sto": (replace(STO, parts={"sto": "approved"}), "parts.sto: sto is always played; allowed: won, lost"),
    "betl bez výnosu": (replace(BETL, led=False), "led: does not belong to betl; allowed: true"),
    "marriage of a sedma": (replace(P9, marriage="plain"), "marriage: does not belong to sedma; allowed: nothing"),
    "helpers in one hand": (replace(STO, four_helpers=True), "four_helpers: does not belong to sto; allowed: nothing"),
    "note 4 of a sedma": (replace(P9, note_4_hand=False), "note_4_hand: does not belong to sedma; allowed: nothing"),
    "lead of a durch": (
        replace(DEALS_WITHOUT_TRUMPS["P19"][0], lead=Card.ZA),
        "lead: does not belong to durch; allowed: nothing",
    ),
    "flek on a sto": (replace(STO, fleks=(Flek(seat=1),)), "fleks: does not belong to sto; allowed: nothing"),
    "helpers of a sto": (counts(COUNTED_STO, helpers=4), "counts.helpers: does not belong to sto; allowed: nothing"),
    "trumps of a betl": (counts(BETL, trumps=4), "counts.trumps: does not belong to betl; allowed: nothing"),
    "aces of a durch": (
        Facts(contract="durch", parts={"durch": "won"}, counts=Counts(catching_aces=1)),
        "counts.catching_aces: does not belong to durch; allowed: nothing",
    ),
    "suits of a betl": (counts(BETL, open_suits=1), "counts.open_suits: does not belong to betl; allowed: nothing"),
    "grant of nothing": (replace(STO, referee_grant=True), "referee_grant: there was no renonc; allowed: nothing"),
    "nine cards": (hands(STO, s0="Xk 9k 8k 7k Ac Kc Qc Az Xz"), "hands.0: 9 cards; allowed: 10"),
    "three in the talon": (replace(BETL, talon=parse_hand("Kl Al Xl")), "talon: 3 cards; allowed: 2"),
    "a card twice": (hands(STO, s1="Xk Kk 7c 8c 9c 7z 9z 7l 9l Sl"), "hands.1: Xk lies elsewhere too; allowed: each"),
    "a talon from the hand": (replace(BETL, talon=parse_hand("Ac Al")), "talon: Ac lies elsewhere too"),
    "four hands": (
        Facts(
            contract="betl",
            parts={"betl": "lost"},
            hands={1: parse_hand("Ac Kc Qc Sc Xc 9c 8c 7c Ak Kk"), 2: CardSet(), 3: CardSet()},
        ),
        "hands.2: 0 cards; allowed: 10",
    ),
    "a lead not held": (replace(BETL, lead=Card.CK), "lead: Kc is not in the declarer's hand; allowed: Ac Ak 7z"),
    "ace in the talon": (
        cards("sto", "Xk 9k 8k 7k Ac Kc Qc Az Xz Al", "Ak 8z", led=True, parts={"sto": "won"}),
        "talon: Ak there is a renonc of the declarer; allowed: no ace, no ten, no announced seven",
    ),
    "seven in the talon": (
        cards("sedma", "Ak 8k Ac Xc Kc Az Xz Kz Al Xl", "7k 8z", led=True, parts={"sedma": "lost"}),
        "talon: 7k there is a renonc of the declarer; allowed: no ace, no ten, no announced seven",
    ),
    "counts against cards": (counts(SEED_DEAL, trumps=5), "counts.trumps: 5 does not agree with the cards; allowed: 4"),
    "ace against cards": (
        counts(SEED_DEAL, ace=True),
        "counts.ace: true does not agree with the cards; allowed: false",
    ),
    "talon against cards": (counts(SEED_DEAL, talon_helpers=1), "counts.talon_helpers: 1 does not agree"),
    "helpers against cards": (
        replace(SEED_DEAL, four_helpers=True),
        "four_helpers: true does not agree with the cards; allowed: false",
    ),
    "note 4 against cards": (
        replace(SEED_DEAL, note_4_hand=True),
        "note_4_hand: true does not agree with the cards; allowed: false",
    ),
    "aces beside cards": (counts(BETL, catching_aces=2), "counts.catching_aces: the cards are told; allowed: the one"),
    "too few trumps": (
        counts(COUNTED, trumps=1),
        "counts.trumps: cannot be with the rest that is told; allowed: 2 … 7",  # ten and seven; the ace is elsewhere
    ),
    "eight without ace": (counts(COUNTED_STO, trumps=8), "counts.trumps: cannot be with the rest that is told"),
    "no helper": (counts(COUNTED, helpers=0), "counts.helpers: cannot be with the rest that is told; allowed: 1 … 8"),
    "eleven cards": (
        counts(COUNTED, helpers=7),
        "counts.helpers: cannot be with the rest that is told; allowed: 0 … 6",
    ),
    "three discarded": (
        counts(COUNTED, talon_trumps=1, talon_helpers=2),
        "counts.talon_helpers: cannot be with the rest that is told; allowed: 0 … 1",
    ),
    "nine of a suit": (
        counts(replace(COUNTED, marriage=None), trumps=2, helpers=8, talon_helpers=1),
        "counts.helpers: cannot be with the rest that is told; allowed: 1 … 7",
    ),
    "no room for a trump marriage": (
        replace(counts(COUNTED_STO, trumps=2), marriage="trump"),
        "marriage: cannot be with the rest that is told; allowed: plain",
    ),
    "no room for a plain one": (
        replace(counts(COUNTED, trumps=8, helpers=1, ace=True), marriage="plain"),
        "marriage: cannot be with the rest that is told; allowed: trump",
    ),
    "marriage against cards": (
        replace(STO, marriage="trump"),
        "marriage: trump does not agree with the cards; allowed: plain",
    ),
    "sto without a marriage": (
        cards("sto", "Xk 9k 8k 7k Ac Xc Qc Az Xz Al", "8l 8z", led=True, parts={"sto": "won"}),
        "parts.sto: cannot be won without a marriage; allowed: lost, or a renonc of the opponents",
    ),
    "sto on no marriage": (replace(COUNTED_STO, marriage="none"), "parts.sto: cannot be won without a marriage"),
    "sedma without the seven": (
        cards("sedma", "Ak 8k Ac Xc Kc Az Xz Kz Al Xl", "8l 8z", led=True, parts={"sedma": "won"}),
        "parts.sedma: cannot be won without 7k; allowed: lost, or a renonc of the opponents",
    ),
    "one seven of two": (
        cards("dve_sedmy", "Ak 9k 8k 7k Az 9z 8z Kz Ac Al", "9c 9l", led=True, parts={"dve_sedmy": "won"}),
        "parts.dve_sedmy: cannot be won without 7z; allowed: lost, or a renonc of the opponents",
    ),
    "sto without ace and ten on a plain marriage": (
        replace(counts(COUNTED_STO, ten=False), marriage="plain"),
        "parts.sto: cannot be won without the ace or the ten of trumps on a plain marriage (70 + 20 is no hundred)",
    ),
    "sto on one trump with neither": (
        replace(counts(COUNTED_STO, trumps=1, ten=False), marriage=None),
        "parts.sto: cannot be won without the ace or the ten of trumps on a plain marriage",
    ),
    "sto on no trump": (
        replace(STO, hands={}, talon=None, counts=Counts(trumps=0), marriage=None),
        "parts.sto: cannot be won without the ace or the ten of trumps on a plain marriage",
    ),
    "sto without ace and ten by cards": (
        cards("sto", "Kk 9k 8k 7k Ac Kc Qc Az Xz Al", "8l 8z", led=True, parts={"sto": "won"}),
        "parts.sto: cannot be won without the ace or the ten of trumps on a plain marriage",
    ),
    "sto and sedma on the seven alone": (
        Facts(contract="sto_sedma", trump=BELLS, parts={"sto": "won", "sedma": "won"}, counts=Counts(trumps=1)),
        "counts.trumps: cannot be with the rest that is told; allowed: 2 … 8",
    ),
    "betl that led an ace": (
        betl("7c 8c 9c Ak 8k 9k 7z 8z 9z 7l", "Kl Al", "Ak"),
        "parts.betl: cannot be won without a lead that a defender must take; allowed: lost, or a renonc",
    ),
    "betl that led an ace, no talon": (
        Facts(
            contract="betl",
            parts={"betl": "won"},
            hands={0: parse_hand("7c 8c 9c Ak 8k 9k 7z 8z 9z 7l")},
            lead=Card.KA,
        ),
        "parts.betl: cannot be won without a lead that a defender must take",
    ),
    "betl that led the highest of its suit that is out": (
        betl("7c 8c 9c Kk 8k 9k 7z 8z 9z 7l", "Ak Al", "Kk"),
        "parts.betl: cannot be won without a lead that a defender must take",
    ),
    "betl that led an ace, no cards": (
        Facts(contract="betl", parts={"betl": "won"}, lead=Card.LA),
        "parts.betl: cannot be won without a lead that a defender must take",
    ),
    "betl with nothing to lead": (
        cards("betl", "Ac Kc Qc Ak Kk Qk Az Kz Qz Al", "7c 7k", parts={"betl": "won"}),
        "parts.betl: cannot be won without a lead that a defender must take",
    ),
    "durch that cannot begin": (
        cards("durch", "Kc Qc Kk Qk Kz Qz Kl Ql 7c 8c", "Xk Xl", parts={"durch": "won"}),
        "parts.durch: cannot be won without a card that nobody can beat; allowed: lost, or a renonc",
    ),
    "won by one's own renonc": (
        replace(SEED_DEAL, renonc=Renonc(seat=0)),
        "parts.dve_sedmy: the declarer's renonc loses the game; allowed: lost",
    ),
    "lost by a defender's renonc": (
        replace(BETL_LOST, renonc=Renonc(seat=2)),
        "parts.betl: a defender's renonc wins the game for the declarer, unless it was lost before; allowed: won, or",
    ),
    "lost by a defender's renonc, and not before": (
        replace(SEED_DEAL, parts={"dve_sedmy": "won", "sto": "lost"}, renonc=Renonc(seat=1, already_lost=False)),
        "parts.sto: a defender's renonc wins the game for the declarer",
    ),
    "two aces are two stoppers": (
        replace(
            BETL_LOST, contract="durch", parts={"durch": "lost"}, fleks=(Flek(seat=1, stopper_suits=1, bare_aces=True),)
        ),
        "fleks.1.bare_aces: two aces are two stoppers; allowed: no, or 2 stoppers",
    ),
    "the declarer's flek": (replace(BETL, fleks=(Flek(seat=0),)), "fleks.0: the declarer says no flek; allowed: a def"),
    "flek twice": (replace(BETL, fleks=(Flek(seat=1), Flek(seat=1))), "fleks.1: stands twice; allowed: each defender"),
    "three fleks": (
        replace(BETL, hands={}, talon=None, lead=None, fleks=(Flek(seat=1), Flek(seat=2), Flek(seat=3))),
        "fleks: there are only two defenders; allowed: two",
    ),
    "flek beside cards": (
        replace(BETL, fleks=(Flek(seat=1, suits=3),)),
        "fleks.1: the cards are told; allowed: the one",
    ),
}


@pytest.mark.parametrize(("facts", "said"), FAULTS.values(), ids=FAULTS)
def test_one_line_says_what_cannot_be(facts: Facts, said: str) -> None:
    with pytest.raises(SettlementError) as caught:
        of(facts)
    assert str(caught.value).startswith(said), str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.code.startswith("pb-")


@pytest.mark.clause("CSM-1")
def test_a_betl_with_a_six_card_suit_gives_35_at_most() -> None:
    def betl_of(**told: Any) -> Award:
        return of(Facts(contract="betl", parts={"betl": "won"}, counts=Counts(**told)))

    assert betl_of(catching_aces=3, six_card_suits=1).total == 35
    assert betl_of(catching_aces=4).total == 40  # then no suit of six counts
    assert betl_of(catching_aces=3).total is None


def test_the_seats_of_a_table_of_four_are_seats() -> None:
    assert of(replace(COUNTED, declarer=3, technical=(2,))).total == 114


def test_a_fourth_player_has_no_cards() -> None:
    third = hands(BETL, s3="Ac Ak 7l 8l 9l Xl 7z 8z 9z Xz")
    with pytest.raises(SettlementError, match="hands"):
        of(third)


GOOD: dict[str, Facts] = {
    "a renonc gives what was not in the hand": cards(
        "dve_sedmy",
        "Ak 9k 8k 7k Az 9z 8z Kz Ac Al",
        "9c 9l",
        led=True,
        parts={"dve_sedmy": "won"},
        renonc=Renonc(seat=1, already_lost=False, winnable=True),
    ),
    "an ace in the talon is the declarer's renonc": cards(
        "sto", "Xk 9k 8k 7k Ac Kc Qc Az Xz Al", "Ak 8z", led=True, parts={"sto": "lost"}, renonc=Renonc(seat=0)
    ),
    "a hundred may be announced without a marriage": cards(
        "sto", "Xk 9k 8k 7k Ac Xc Qc Az Xz Al", "8l 8z", led=True, parts={"sto": "lost"}, marriage="none"
    ),
    "a marriage held and not announced": replace(STO, parts={"sto": "lost"}, marriage="none"),
    "nothing but that it was lost": Facts(contract="sedma", trump=BELLS, parts={"sedma": "lost"}, led=True),
    "lost before the defender revoked": replace(BETL_LOST, renonc=Renonc(seat=2, already_lost=True)),
    "one part lost before the defender revoked": replace(
        SEED_DEAL, parts={"dve_sedmy": "won", "sto": "lost"}, renonc=Renonc(seat=1, winnable=True)
    ),
    "a renonc gives a betl that led an ace": betl(
        "7c 8c 9c Ak 8k 9k 7z 8z 9z 7l", "Kl Al", "Ak", renonc=Renonc(seat=1, winnable=True)
    ),
    "a betl that led an ace was lost": Facts(contract="betl", parts={"betl": "lost"}, lead=Card.LA),
    "a king led, the ace out": betl("7c 8c 9c Kk 8k 9k 7z 8z 9z 7l", "Kl Al", "Kk"),
    "neither ace nor ten, on the trump marriage": counts(
        replace(COUNTED_STO, marriage="trump"), trumps=2, ten=False, ace=False
    ),
    "betl s výnosem": replace(BETL, led=True),
    "hra beside the seven": replace(P9, parts={"hra": "lost", "sedma": "approved"}),
    "counts beside cards that agree": counts(SEED_DEAL, trumps=4, ace=False, ten=True, helpers=4, talon_helpers=0),
}


@pytest.mark.parametrize("facts", GOOD.values(), ids=GOOD)
def test_what_can_be_together(facts: Facts) -> None:
    assert of(facts).at_least >= 0


def test_what_is_out_of_range_never_becomes_a_fact() -> None:
    good = {"contract": "sedma", "parts": {"sedma": "won"}, "trump": "k"}
    assert msgspec.convert(good, Facts).trump is Suit.BELLS
    for change, said in (
        ({"contract": "osma"}, "Invalid enum value 'osma'"),
        ({"parts": {"sedma": "made"}}, "Invalid enum value 'made'"),
        ({"parts": {"osma": "won"}}, "Invalid enum value 'osma'"),
        ({"counts": {"trumps": 9}}, "Expected `int` <= 8"),
        ({"counts": {"trump": 4}}, "unknown field `trump`"),
        ({"marriage": "40"}, "Invalid enum value '40'"),
        ({"lead_seat": 1}, "unknown field `lead_seat`"),
    ):
        with pytest.raises(msgspec.ValidationError, match=said):
            msgspec.convert({**good, **change}, Facts)


def test_facts_that_agree_are_not_asked_twice() -> None:
    """Told and counted from the cards: the same answer."""
    assert of(GOOD["counts beside cards that agree"]) == of(SEED_DEAL)
    assert of(replace(PLAIN_P6, four_helpers=False)).total == of(PLAIN_P6).total


def test_a_talon_nobody_saw_is_one_the_betl_can_have_begun_with() -> None:
    """The king was led and lost, so the ace is out: no chyták but the aces is left, whatever was discarded."""
    hand = parse_hand("7c 8c 9c Kk 8k 9k 7z 8z 9z 7l")
    facts = Facts(contract="betl", parts={"betl": "won"}, hands={0: hand}, lead=Card.KK)
    assert all(Card.KA not in talon for talon in talons(facts))
    assert len(talons(facts)) == 21 * 20 // 2  # of the 22 others all but the ace
    assert len(talons(replace(facts, parts={"betl": "lost"}))) == 22 * 21 // 2


WHY = {
    "durch that was ložená": (cards("durch", "Ac Kc Qc Sc Xc 9c 8c 7c Ak Al", "7z 8z", parts={"durch": "won"}), "laid"),
    "lost": (replace(STO, parts={"sto": "lost"}), "not-won"),
    "own renonc": (replace(STO, parts={"sto": "lost"}, renonc=Renonc(seat=0)), "own-renonc"),
    "an easy seven": (Facts(contract="sedma", trump=BELLS, parts={"sedma": "won"}, counts=Counts(trumps=4)), "no-row"),
    "ložená with trumps": (
        cards("sedma", "Ak Xk Kk Qk Sk 9k 8k 7k Ac Az", "8l 9l", led=True, parts={"sedma": "won"}),
        "laid",
    ),
}


@pytest.mark.parametrize(("facts", "code"), WHY.values(), ids=WHY)
def test_no_points_have_a_reason(facts: Facts, code: str) -> None:
    award = of(facts)
    assert (award.total, award.lines, award.denied) == (0, (), ())
    assert [reason.code for reason in award.nothing] == [code]
    assert award.says_nothing
    assert not of(SEED_DEAL).nothing
