"""Two players: four cards, trump, four more, sixteen in the stock; a free phase, then the duties. Rule sheet §1, §2."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from marias.cards import PACK, SUIT_SETS, Card, CardSet, Order, Rank, Suit
from marias.errors import IllegalAction, MariasError, ProfileError, TableError
from marias.notation import parse_card, parse_suit, write_card
from marias.rules.contract import Deal
from marias.rules.marijas import GAME
from marias.rules.marijas.gathering import gather
from marias.rules.marijas.state import MarijasState, start
from marias.rules.record import DealRecord, Record, Step, parse_record, replay, write_record
from tests.rules.marijas_literal import legal as literal_legal
from tests.rules.marijas_scripts import (
    SHIPPED,
    A,
    B,
    cards,
    legal,
    play_out,
    playable,
    random_deal,
    refused,
    rule_of,
    run,
    said,
    table,
    two,
)
from tests.sizes import Count

CALLER = "Ac Kc Qc 7c Kz Qz 8z 7z"
DEALER = "Xc 9c Ak 8k Al Xl Ql 7l"
STOCK = "Sc 8c Kk Qk"

# The pack


@pytest.mark.clause("SRB-3", "SRB-4", "SRB-8", "SRB-9")
def test_pack() -> None:
    """32 cards with Hungarian suits; the French ones stand for them, and the sevens to aces are those that stay."""
    assert len(PACK) == 32
    hungarian = {"herc": Suit.HEARTS, "žir": Suit.ACORNS, "bundeva": Suit.BELLS, "zelena": Suit.LEAVES}
    french = {"herc": Suit.HEARTS, "tref": Suit.ACORNS, "karo": Suit.BELLS, "pik": Suit.LEAVES}
    for names in (hungarian, french):
        assert {name: parse_suit(name, "sr") for name in names} == names
    for suit, name in zip(("♥", "♣", "♦", "♠"), hungarian, strict=True):
        ranks = [parse_card(f"{suit}{rank}", "sr") for rank in ("7", "8", "9", "10", "A", "J", "Q", "K")]
        assert CardSet(ranks) == SUIT_SETS[hungarian[name]]
    assert [write_card(Card.of(Rank.ACE, suit)) for suit in hungarian.values()] == ["Ac", "Al", "Ak", "Az"]


@pytest.mark.clause("SRB-13")
def test_strength() -> None:
    order = [Rank.ACE, Rank.TEN, Rank.KING, Rank.OVER, Rank.UNDER, Rank.NINE, Rank.EIGHT, Rank.SEVEN]
    assert sorted(Rank, key=Order.TRUMP.strength, reverse=True) == order


@pytest.mark.clause("SRB-5", "SRB-6")
def test_two_to_four_play() -> None:
    """Eight are refused, by the game and by its rule sets."""
    assert GAME.seats == (2, 3, 4)
    for players in (2, 3, 4):
        assert start(SHIPPED[players], random_deal(players, 1)).deal.seats == players
        for others in {2, 3, 4} - {players}:
            with pytest.raises(TableError, match=f"marijas-{players} is a rule set for {players} players, not for"):
                start(SHIPPED[players], random_deal(others, 1))
    for seats in (1, 5, 8):
        with pytest.raises(TableError, match=f"marijas is played by 2 or 3 or 4, not by {seats}"):
            start(SHIPPED[2], Deal(PACK, 0, seats))
    with pytest.raises(ProfileError, match=r"players: 8 is not allowed; allowed: 2 … 4"):
        SHIPPED[2].changed(players=8)


# The deal and the call


@pytest.mark.clause("SRB-25", "SRB-26")
@pytest.mark.parametrize("dealer", [A, B])
def test_deal(dealer: int) -> None:
    """Four to the opponent, four to the dealer; the opponent names trump; four more to each in the same order."""
    deal = random_deal(2, "deal", dealer)
    state, caller = start(SHIPPED[2], deal), 1 - dealer
    assert (state.phase, state.to_act) == ("call", caller)
    assert state.hands[caller] == CardSet(deal.pack[:4])
    assert state.hands[dealer] == CardSet(deal.pack[4:8])
    assert state.view(caller).hand == CardSet(deal.pack[:4])
    assert legal(state) == ["trump c", "trump k", "trump z", "trump l", "surrender"]
    state = run(state, "trump z")
    assert state.hands[caller] == CardSet((*deal.pack[:4], *deal.pack[8:12]))
    assert state.hands[dealer] == CardSet((*deal.pack[4:8], *deal.pack[12:16]))
    assert state.stock == deal.pack[16:]
    assert (state.phase, state.to_act, state.trump) == ("play", caller, Suit.LEAVES)
    assert state.view(None).stock == 16


@pytest.mark.clause("SRB-56", "SRB-57")
def test_surrender() -> None:
    """Only the caller, only instead of trump; the second packets stay closed."""
    state = run(two(CALLER, DEALER), "surrender")
    result = state.result()
    assert (result.kind, result.contract, result.payments, result.declarer) == ("unplayed", "surrender", (0, 2), A)
    assert [len(state.view(seat).hand) for seat in (A, B)] == [4, 4]
    assert state.view(B).trump is None
    assert rule_of(run(two(CALLER, DEALER), "trump c"), "surrender") == "play-a-card"
    assert rule_of(state, "surrender") == "deal-over"


@pytest.mark.trial("R029")
def test_surrender_is_kept_in_a_record() -> None:
    state = run(two(CALLER, DEALER), "surrender")
    steps = tuple(Step(seat, action) for seat, action in state.history)
    deal = DealRecord(number=1, deal=state.deal, steps=steps, kind="unplayed", payments=state.result().payments)
    record = Record(game=GAME, profile=SHIPPED[2], seats=2, names=("A", "B"), deals=(deal,))
    read = parse_record(write_record(record))
    assert write_record(read) == write_record(record)
    (again,) = replay(read)
    assert (again.result, again.differs) == (state.result(), False)


def test_misdeal_is_the_referees() -> None:
    state = run(two(CALLER, DEALER), "misdeal")
    assert (state.to_act, state.result().kind, state.result().payments) == (None, "misdeal", (0, 0))
    assert refused(state, "misdeal").params["seat"] is None


# The stock


@pytest.mark.clause("SRB-27", "SRB-28")
def test_stock_phase() -> None:
    """The caller leads; any card may be played; the winner draws first and leads."""
    state = run(two(CALLER, DEALER, STOCK), "trump c")
    assert playable(state) == cards(CALLER)
    state = run(state, "play 7z")
    assert playable(state) == cards(DEALER)
    state = run(state, "play 7l")
    assert state.tricks[-1].winner == A
    assert state.hands == (cards("Ac Kc Qc 7c Kz Qz 8z Sc"), cards("Xc 9c Ak 8k Al Xl Ql 8c"))
    assert state.to_act == A
    state = run(state, "plays 8z 9c")
    assert (state.tricks[-1].winner, state.to_act) == (B, B)
    assert Card.KK in state.hands[B]
    assert Card.KQ in state.hands[A]
    assert (len(state.stock), state.view(A).stock) == (12, 12)


@pytest.mark.clause("SRB-14", "SRB-28")
def test_duties_begin_when_the_stock_is_gone(count: Count) -> None:
    """Eight free tricks, then eight strict ones; sixteen in all."""
    for seed in range(count(small=30, soak=3000)):
        rng = random.Random(f"two {seed}")
        state = run(start(SHIPPED[2], random_deal(2, seed)), f"trump {rng.choice('ckzl')}")
        while state.to_act is not None:
            seat, free = state.to_act, len(state.tricks) < 8
            assert (len(state.stock) > 0) == free
            assert state.trump is not None
            hand, trick = [str(card) for card in state.hands[seat]], [str(card) for card in state.trick]
            expected = literal_legal(hand, trick, state.trump.value, strict=not free)
            assert {str(card) for card in playable(state)} == set(expected)
            state = state.after(rng.choice(state.legal()))
        assert len(state.tricks) == 16


# Marriages


@pytest.mark.clause("SRB-20", "SRB-21", "SRB-22")
def test_cvancik() -> None:
    """Twenty at once, by playing the dama, who then lies open to the end of the deal and is not in the trick's pile."""
    state = run(two(CALLER, DEALER, STOCK), "trump c", "play_marriage Qz")
    view = state.view(B)
    assert [(m.trick, m.seat, m.suit, m.value) for m in view.marriages] == [(1, A, Suit.LEAVES, 20)]
    assert view.laid_open == (cards("Qz"), cards(""))
    assert Card.ZQ not in state.hands[A]
    assert Card.ZK in state.hands[A]
    state = play_out(run(state, "play Al"))
    assert state.tricks[0].winner == A
    assert state.view(None).laid_open[A] >= cards("Qz")
    result = state.result()
    assert result.card_points is not None
    assert sum(result.card_points) == 90
    pack = gather(replace(state, marriages=state.marriages[:1], shown=cards("Qz")))
    others = 2 * sum(trick.winner == B for trick in state.tricks)
    assert pack.index(Card.ZQ) == others, "she goes back on top of her owner's pile, which follows the caller's left"


@pytest.mark.clause("SRB-24")
def test_fircik_counts_forty() -> None:
    state = table("Qc Kc", "7z 8z", trump="c")
    assert legal(state)[0] == "play_marriage Qc"
    assert run(state, "play_marriage Qc").marriages[-1].value == 40


def test_marriage_is_optional_and_lost_with_either_card() -> None:
    """Dama or kralj played silently: the other alone calls nothing, ever."""
    state = run(two(CALLER, DEALER, STOCK), "trump c")
    for card in ("Qz", "Kz"):
        later = run(state, f"plays {card} 7l")
        assert not any("marriage Qz" in text for text in legal(later))
    assert run(state, "play Qz").marriages == ()
    assert rule_of(run(state, "plays Kz 7l"), "play_marriage Qz") == "no-marriage"
    assert rule_of(state, "play_marriage Kz") == "no-marriage"
    assert rule_of(state, "play_marriage Ql") == "not-in-hand"


def test_defender_calls_as_well_and_on_any_play() -> None:
    """The one who did not call trump calls a marriage in second place, without a trick of his own."""
    state = run(two("7c 8c 9c Sc 7k 8k 9k Sk", "Kz Qz Kl Ql 7z 8z 7l 8l", "Ac Xc"), "trump c", "play 7k")
    assert "play_marriage Qz" in legal(state)
    state = run(state, "play_marriage Qz")
    assert [(m.seat, m.value) for m in state.marriages] == [(B, 20)]


@pytest.mark.clause("SRB-23")
def test_three_cvancici_and_a_fircik_at_most() -> None:
    """All four of one player: 100 beside the 90; T = 190."""
    state = table("Kc Qc Kk Qk Kz Qz Kl Ql", "7c 8c 9c Sc 7k 8k 9k Sk", trump="c", won_by=B)
    state = run(state, "play_marriage Qc")
    while state.to_act is not None:
        texts = legal(state)
        state = run(state, next((text for text in texts if text.startswith("play_marriage")), texts[0]))
    result = state.result()
    assert result.marriages == (100, 0)
    assert sorted(m.value for m in state.marriages) == [20, 20, 20, 40]


@pytest.mark.trial("R007")
@pytest.mark.clause("SRB-29")
def test_calling_is_an_action_of_its_own() -> None:
    """Stock phase, trump hearts, led Z-7: the dama with the call loses and scores 40; without it she takes the trick,
    and the fircik is lost for good."""
    state = run(two("7l 8l 9l Sl 7k 8k 9k Sk", "Kc Qc Al 7z 8z Az 9z Sz", "7c 8c"), "trump c", "play 7l")
    assert {"play_marriage Qc", "play Qc"} <= set(legal(state))
    called, silent = run(state, "play_marriage Qc"), run(state, "play Qc")
    assert (called.tricks[-1].winner, [m.value for m in called.marriages]) == (A, [40])
    assert (silent.tricks[-1].winner, silent.marriages) == (B, ())
    assert "play_marriage" not in said(silent)


def test_fircik_is_plain_only_in_the_trick_it_was_called_in() -> None:
    """The kralj and all other trumps keep their power, and so does every trump once the stock is gone."""
    state = run(two("7l 8l 9l Sl 7k 8k 9k Sk", "Kc Qc Al 7z 8z Az 9z Sz", "7c 8c"), "trump c")
    state = run(state, "play 7l", "play_marriage Qc")
    assert state.view(A).powerless == cards("")
    assert run(state, "plays 8l Kc").tricks[-1].winner == B
    late = run(table("7l 8l 9z", "Kc Qc 8z", trump="c"), "play 7l", "play_marriage Qc")
    assert (late.tricks[-1].winner, late.marriages[-1].value) == (B, 40)
    lying = run(two("Kc Qc Al 7z 8z Az 9z Sz", "7l 8l 9l Sl 7k 8k 9k Sk"), "trump c", "play_marriage Qc")
    assert lying.view(None).powerless == cards("Qc")


def test_cvancik_in_the_stock_phase_changes_nothing() -> None:
    state = run(two("Kz Qz Al 7k 8k Ak 9k Sk", "7l 8l 9l Sl 7z 8z 9z Sz"), "trump c", "play_marriage Qz", "play Sz")
    assert (state.tricks[-1].winner, state.view(None).powerless) == (A, cards(""))


# The result


@pytest.mark.clause("SRB-12", "SRB-30")
def test_ninety_points_and_the_last_trick() -> None:
    """Aces and tens count ten each, and ten more for the last trick."""
    state = table("Ac 7z", "Xc Al", trump="c", won_by=B)
    state = run(state, "plays Ac Xc 7z Al")
    assert [trick.winner for trick in state.tricks[-2:]] == [A, A]
    result = state.result()
    assert result.card_points == (40, 50)  # ace and ten, ace, last trick; the other five lie with B
    assert result.payments == (0, 2)


@pytest.mark.clause("SRB-29")
def test_fircik_counts_though_its_trick_is_lost() -> None:
    """WE-8, played: the dealer's dama is beaten by the seven of trumps, and her forty win the deal."""
    state = run(two("7c Al Xl Ak 8k 9k Sk 7k", "Kc Qc 7z 8z 9z Sz Az Xz", "9c Sc"), "trump c")
    state = run(state, "play 7c", "play_marriage Qc")
    assert state.tricks[-1].winner == A
    assert state.marriages[-1].seat == B
    for seed in range(40):
        done = play_out(state, random.Random(seed))
        outcome = done.outcome()
        assert 40 in outcome.marriages[B]
        total = [p + sum(m) for p, m in zip(outcome.points, outcome.marriages, strict=True)]
        best = 4 if max(total) > 100 else 2
        assert done.result().payments == ((best, 0) if total[A] > total[B] else (0, best))


def test_result_only_at_the_end() -> None:
    with pytest.raises(MariasError):
        two(CALLER, DEALER).result()


# What a seat may see


def everything(state: MarijasState) -> list[object]:
    return [state.view(seat) for seat in (None, A, B)]


def test_nobody_sees_the_stock(count: Count) -> None:
    """The cards of the stock in any other order: every view is the same, before and after every play."""
    for seed in range(count(small=20, soak=2000)):
        rng = random.Random(f"stock {seed}")
        deal = random_deal(2, f"s{seed}")
        state = run(start(SHIPPED[2], deal), f"trump {rng.choice('ckzl')}")
        for _ in range(rng.randrange(8)):
            state = state.after(rng.choice(state.legal()))
            state = state.after(rng.choice(state.legal()))
        other = replace(state, stock=tuple(rng.sample(state.stock, len(state.stock))))
        assert everything(state) == everything(other)
        if not state.stock:
            continue
        drawn = state.after(rng.choice(state.legal()))
        drawn = drawn.after(rng.choice(drawn.legal()))
        assert drawn.view(None).stock == len(state.stock) - 2
        first, second = state.stock[:2]
        seen = {seat: drawn.view(seat).hand for seat in (A, B)}
        winner = drawn.tricks[-1].winner
        assert first in seen[winner]
        assert second in seen[1 - winner]
        assert second not in seen[winner]


def test_before_the_call_nobody_sees_his_second_packet() -> None:
    state = two(CALLER, DEALER)
    swapped = replace(state, undealt=tuple(reversed(state.undealt)))
    assert everything(state) == everything(swapped)


def test_there_is_no_such_seat() -> None:
    with pytest.raises(TableError, match="there is no seat 2"):
        two(CALLER, DEALER).view(2)


def test_a_refusal_names_rule_and_clause() -> None:
    state = table("Kl 7z", "7l Ac", trump="c")
    error = refused(run(state, "play Kl"), "play Ac")
    assert isinstance(error, IllegalAction)
    assert (error.params["rule"], error.params["clause"]) == ("must-follow", "SRB-14, SRB-15")
    void = refused(run(table("Kl 7z", "Ac Ak", trump="c"), "play Kl"), "play Ak")
    assert (void.params["rule"], void.params["clause"]) == ("must-trump", "SRB-17")
    assert rule_of(two(CALLER, DEALER), "play Ac") == "call-first"
    assert rule_of(two(CALLER, DEALER), "call Ac") == "name-a-suit"
    assert rule_of(two(CALLER, DEALER), "dalje") == "call-first"
