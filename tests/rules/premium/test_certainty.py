"""Ložená hra: what is called certain is certain, and what is called uncertain loses under some distribution."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from marias.cards import EMPTY, FULL, PACK, SUIT_SETS, Card, CardSet, Order, Suit
from marias.notation import parse_hand
from marias.rules.play import best_of, following
from marias.rules.premium import Counts, Facts, Prover, premium
from marias.rules.premium.certainty import is_laid, laid_betl, laid_durch, leaves_no_chytak
from marias.rules.premium.known import told
from marias.rules.premium.terms import closed, is_chytak, six_card_suits, stopper_suits
from tests.rules.premium.deals import BELLS, CSM, LEAVES, SEED_DEAL, cards, clauses, doubts, in_counts, of
from tests.rules.premium.test_examples import PLAIN_P6, SIX, betl
from tests.sizes import Count

Hands = tuple[CardSet, CardSet, CardSet]
Choose = Callable[[int, CardSet, Sequence[Card]], Card]


def play_out(hands: Hands, trump: Suit | None, order: Order, choose: Choose, leader: int = 0) -> list[int]:
    """Who takes each trick when everybody plays as ``choose`` says."""
    held = list(hands)
    winners = []
    while held[0]:
        trick: list[Card] = []
        for step in range(3):
            seat = (leader + step) % 3
            card = choose(seat, following(held[seat], trick, trump, order), trick)
            held[seat] = held[seat].without(card)
            trick.append(card)
        leader = (leader + best_of(trick, trump, order)) % 3
        winners.append(leader)
    return winners


def leads_then_anything(chance: random.Random, lead: Card) -> Choose:
    """The declarer leads this card; all else is as it comes."""

    def choose(seat: int, legal: CardSet, trick: Sequence[Card]) -> Card:
        return lead if seat == 0 and not trick and lead in legal else chance.choice(list(legal))

    return choose


def shared_out(chance: random.Random, out: CardSet, mine: CardSet, first: CardSet = EMPTY) -> Hands:
    """The cards that are out, dealt to two defenders; ``first`` to the first of them."""
    more = chance.sample(list(out - first), 10 - len(first))
    his = first | CardSet(more)
    return mine, his, out - his


# --- The words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "out", "is_closed"),
    [
        ("Az Kz", "Qz Sz", True),
        ("Az Sz", "Qz 9z", False),
        ("Az 7z", "Kz", True),  # one round draws it
        ("Az 7z", "Kz Qz", False),
        ("Kz", "Az", False),
        ("7z", "", True),
        ("", "Az Kz", True),
    ],
)
def test_closed(hand: str, out: str, is_closed: bool) -> None:
    assert closed(parse_hand(hand), parse_hand(out), LEAVES, Order.PLAIN) == is_closed


def test_the_order_decides_what_is_closed() -> None:
    hand, out = parse_hand("Az Kz"), parse_hand("Xz 7z")
    assert closed(hand, out, LEAVES, Order.PLAIN)
    assert not closed(hand, out, LEAVES, Order.TRUMP), "among trumps the ten beats the king"


@pytest.mark.parametrize(
    ("hand", "suits"),
    [
        ("Ac 7c Kk 8k 7l 8l 9l 7z 8z 9z", "ck"),  # P20
        ("Ac Ak 7l 8l 9l Xl 7z 8z 9z Xz", "ck"),  # P21
        ("Kc 7k Qk 8k Sl 7l 8l 9l 7z 8z", "kl"),  # a king alone stops nothing, a svršek with two, a spodek with three
        ("7c 8c 9c Xc Sc Qc Kc 7k 8k 9k", "c"),  # seven cards below the ace
    ],
)
def test_stoppers(hand: str, suits: str) -> None:
    assert "".join(suit.value for suit in stopper_suits(parse_hand(hand))) == suits


def test_chytak_and_sestarak() -> None:
    out = parse_hand("9z Kz")
    assert [is_chytak(card, out) for card in parse_hand("8z Sz Az")] == [False, True, True]
    assert is_chytak(Card.ZX, out), "in betl the ten lies between nine and spodek"
    seven = parse_hand("7z 8z 9z Xz Sz Qz Kz Ac Ak Al")
    assert six_card_suits(seven, or_more=True) == (LEAVES,)
    assert six_card_suits(seven, or_more=False) == ()


# --- Betl ------------------------------------------------------------------------------------------------------------


def forces(hands: Hands, leader: int, trick: tuple[Card, ...], tricks: int) -> bool:
    """Can the defenders make the declarer take one of the next tricks, whatever he does?"""
    if tricks == 0:
        return False
    seat = (leader + len(trick)) % 3
    outcomes = []
    for card in following(hands[seat], trick, None, Order.PLAIN):
        now = (*trick, card)
        left: Hands = tuple(hand.without(card) if place == seat else hand for place, hand in enumerate(hands))  # type: ignore[assignment]
        if len(now) < 3:
            outcomes.append(forces(left, leader, now, tricks))
            continue
        winner = (leader + best_of(now, None, Order.PLAIN)) % 3
        outcomes.append(winner == 0 or forces(left, winner, (), tricks - 1))
    return all(outcomes) if seat == 0 else any(outcomes)


def against(hand: CardSet, out: CardSet, lead: Card) -> list[Hands]:
    """The distributions of the proof: one defender has all that catches, and what takes the lead."""
    theirs = out & SUIT_SETS[lead.suit]
    left = out - theirs if len(theirs) == 1 else out
    found = []
    for caught in hand.without(lead):
        if not is_chytak(caught, left):
            continue
        suit = SUIT_SETS[caught.suit] & out
        above = Order.PLAIN.higher(caught) & suit
        below = Order.PLAIN.sort(suit - above)[0]
        top = Order.PLAIN.sort(theirs)[0]
        one = suit if caught.suit is lead.suit else above.with_card(below).with_card(top)
        rest = [card for card in out - one if card.suit is not caught.suit]
        rest += [card for card in out - one if card.suit is caught.suit]
        one = one | CardSet(rest[: 10 - len(one)])
        found += [(hand, one, out - one), (hand, out - one, one)]
    return found


def test_a_betl_is_laid_exactly_when_a_lead_leaves_nothing_that_catches(count: Count) -> None:
    """Both ways: a lead that does wins against every defence tried, one that does not loses to that of the proof."""
    chance = random.Random(4)
    laid = 0
    for number in range(count(14, 600)):
        low = [card for card in PACK if Order.PLAIN.strength(card.rank) < 3 + number % 5]
        chosen = chance.sample(low, 12)
        hand, talon = CardSet(chosen[:10]), CardSet(chosen[10:])
        out = FULL - hand - talon
        laid += laid_betl(hand, out)
        for lead in hand:
            if leaves_no_chytak(hand, out, lead):
                for _ in range(3):
                    hands = shared_out(chance, out, hand)
                    taken = play_out(hands, None, Order.PLAIN, leads_then_anything(chance, lead))
                    assert 0 not in taken
            elif Order.PLAIN.higher(lead) & out:
                rest = hand.without(lead)
                assert any(forces((rest, hands[1], hands[2]), 0, (lead,), 2) for hands in against(hand, out, lead)), (
                    hand,
                    talon,
                    lead,
                )
    assert laid > 2


def test_the_lead_that_strips_its_own_suit() -> None:
    """Only one card of the led suit is out: it falls on the lead, and the card above it is free."""
    hand = parse_hand("7z 8z 9z Sz Qz Az 7c 8c 7k 7l")
    assert laid_betl(hand, FULL - hand - parse_hand("Kz Ac")), "the ten falls on a low card"
    assert not laid_betl(hand, FULL - hand - parse_hand("Kc Ac")), "ten and king may lie in one hand"


@pytest.mark.clause("CSM-14")
def test_a_laid_betl_gives_nothing() -> None:
    award = of(betl(f"{SIX} Kz 7c 8c 7k 7l", "Kk Kl", "8c"))
    assert (award.total, clauses(award)) == (0, {"laid": "CSM-14"})
    assert doubts(of(betl(f"{SIX} Kz Ac Ak 7l 8l", "Kl Al", "8l"))) == set(), "decided, so nobody need be asked"


# --- Durch -----------------------------------------------------------------------------------------------------------


def test_a_durch_is_laid_exactly_when_every_suit_runs(count: Count) -> None:
    chance = random.Random(5)
    seen = set()
    for number in range(count(300, 5000)):
        high = [card for card in PACK if Order.PLAIN.strength(card.rank) > number % 5]
        chosen = chance.sample(high, 12)
        hand, talon = CardSet(chosen[:10]), CardSet(chosen[10:])
        out = FULL - hand - talon
        laid = laid_durch(hand, out)
        seen.add(laid)
        if laid:

            def from_the_top(seat: int, legal: CardSet, trick: Sequence[Card]) -> Card:
                return Order.PLAIN.sort(legal)[0] if seat == 0 else chance.choice(list(legal))

            assert set(play_out(shared_out(chance, out, hand), None, Order.PLAIN, from_the_top)) == {0}
            continue
        guarded = next(suit for suit in Suit if not closed(hand, out, suit, Order.PLAIN))
        keeper = shared_out(chance, out, hand, out & SUIT_SETS[guarded])

        def keeps(seat: int, legal: CardSet, trick: Sequence[Card]) -> Card:
            spare = [card for card in legal if card.suit is not guarded]  # noqa: B023 – called in this round only
            low = Order.PLAIN.sort(legal)[-1]
            return (spare[0] if spare else low) if seat == 1 else chance.choice(list(legal))

        assert set(play_out(keeper, None, Order.PLAIN, keeps)) != {0}
    assert seen == {True, False}


@pytest.mark.clause("CSM-14")
@pytest.mark.parametrize(
    ("hand", "laid", "points"),
    [
        ("Az Kz Qz Sz Xz Ac Kc Qc Sc Al", True, 0),
        ("Az Kz Qz Sz Ac Kc 9c Ak Xk Kl", False, 30),  # P19
        ("Az Kz Qz Sz Ac Kc Qc Ak Kk Kl", False, 10),
    ],
)
def test_a_laid_durch_gives_nothing(hand: str, laid: bool, points: int) -> None:
    award = of(cards("durch", hand, "7l 8l", parts={"durch": "won"}))
    assert laid_durch(parse_hand(hand), FULL - parse_hand(hand) - parse_hand("7l 8l")) == laid
    assert (award.total, doubts(award)) == (points, set())


# --- Games with trumps -----------------------------------------------------------------------------------------------

CERTAIN = {
    "sedma": cards("sedma", "Ak Xk Kk Qk 7k Ac Xc Kc Az Al", "8z 8l", led=True, parts={"sedma": "won"}),
    "sto": cards("sto", "Ak Xk Kk Qk Sk Ac Xc Kc Qc Al", "8z 8l", led=True, parts={"sto": "won"}),
    "dve_sedmy": cards("dve_sedmy", "Ak Xk Kk Qk 7k Az Xz Kz Qz 7z", "Kc Kl", led=True, parts={"dve_sedmy": "won"}),
}


@pytest.mark.clause("CSM-14")
@pytest.mark.parametrize("facts", CERTAIN.values(), ids=CERTAIN)
def test_a_game_with_trumps_that_takes_everything_is_laid(facts: Facts, count: Count) -> None:
    assert is_laid(facts, told(facts), None) is True
    assert clauses(of(facts)) == {} or of(facts).total == 0
    chance = random.Random(6)
    assert facts.hand is not None
    assert facts.talon is not None
    out = FULL - facts.hand - facts.talon
    sevens = [card for card in (Card.K7, Card.Z7) if card in facts.hand]
    last = sevens[::-1]  # the helper's in trick 9, the trump's in trick 10
    lead = [card for card in Order.TRUMP.sort(facts.hand) if card not in sevens]
    lead.sort(key=lambda card: card.suit is not BELLS)
    for _ in range(count(50, 2000)):
        order = [*lead, *last]
        taken = play_out(
            shared_out(chance, out, facts.hand),
            BELLS,
            Order.TRUMP,
            lambda seat, legal, trick: order.pop(0) if seat == 0 else chance.choice(list(legal)),  # noqa: ARG005, B023
        )
        assert set(taken) == {0}
    assert is_laid(replace(facts, led=False), told(replace(facts, led=False)), None) is not True, "they lead first"


@pytest.mark.parametrize("trumps", [1, 2, 3])
def test_a_sedma_on_three_trumps_is_never_laid(trumps: int, count: Count) -> None:
    """One defender holds all that is out; whatever is led, he takes a trick or beats the seven."""
    facts = Facts(contract="sedma", trump=BELLS, led=True, parts={"sedma": "won"}, counts=Counts(trumps=trumps))
    assert is_laid(facts, told(facts), None) is False
    assert "laid" not in doubts(of(facts))
    chance = random.Random(trumps)
    others = [card for card in PACK if card.suit is not BELLS]
    own = (Card.K7, Card.KA, Card.KX)[:trumps]
    for _ in range(count(60, 3000)):
        hand = CardSet((*own, *Order.TRUMP.sort(others)[: 10 - trumps]))
        aside = CardSet((Card.K8, Card.K9))  # two more trumps gone
        out = FULL - hand - aside
        hands = shared_out(chance, out, hand, out & SUIT_SETS[BELLS])

        def choose(seat: int, legal: CardSet, trick: Sequence[Card]) -> Card:
            if seat == 0:
                return chance.choice(list(legal.without(Card.K7)) or [Card.K7])
            spare = [card for card in legal if card.suit is not BELLS]
            return chance.choice(spare or list(legal)) if seat == 2 else (spare or Order.TRUMP.sort(legal)[::-1])[0]

        assert set(play_out(hands, BELLS, Order.TRUMP, choose)) != {0}


@pytest.mark.parametrize(
    ("facts", "laid"),
    [
        (SEED_DEAL, False),  # four helpers are out
        (in_counts(SEED_DEAL), False),  # without the trump ace
        (in_counts(PLAIN_P6), None),  # the counts do not say whether a helper was discarded
        (replace(in_counts(PLAIN_P6), counts=Counts(trumps=4, ace=True, helpers=4, talon_helpers=0)), False),
        (cards("sto", "Xk Kk Qk Sk 9k Ac Xc Kc Qc Al", "8z 8l", led=True, parts={"sto": "won"}), False),  # the ace
        (cards("sto", "Ak Xk Kk Qk Sk Ac Xc Kc Qc 9l", "8z 8l", led=False, parts={"sto": "won"}), False),  # Al led
        (cards("sto", "Ak Xk Kk Qk Sk Ac Xc Kc Qc 9l", "8z 8l", led=True, parts={"sto": "won"}), None),
        (cards("sedma", "Ak Xk Kk Qk 7k Ac Xc Kc Kz Al", "8z 8l", led=True, parts={"sedma": "won"}), False),  # Az
    ],
)
def test_what_is_decided_of_games_with_trumps(facts: Facts, laid: bool | None) -> None:
    assert is_laid(facts, told(facts), None) is laid


@pytest.mark.clause("CSM-14")
def test_what_is_not_decided_is_for_a_prover_or_the_referee() -> None:
    facts = cards("sto", "Ak Xk 8k 7k Ac Xc Kc Qc Xl Al", "8z 8l", led=True, parts={"sto": "won"})
    assert is_laid(facts, told(facts), None) is None
    assert "laid" in doubts(of(facts))
    asked: list[Facts] = []

    def says(answer: bool | None) -> Prover:
        def prover(of_what: Facts) -> bool | None:
            asked.append(of_what)
            return answer

        return prover

    for answer, total, doubt in ((True, 0, False), (False, 8, False), (None, 8, True)):
        award = premium(facts, CSM, says(answer)).of(0)
        assert (award.total, "laid" in doubts(award)) == (total, doubt)
    assert asked == [facts] * 3, "once a deal"
    assert premium(SEED_DEAL, CSM, says(answer=True)).of(0).total == 114, "not asked where it is decided"
    assert premium(replace(facts, laid=False), CSM, says(answer=True)).of(0).total == 8, "the table's word comes first"
    assert len(asked) == 3
