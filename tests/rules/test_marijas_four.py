"""Four players: a called card is trump and names a secret partner. Rule sheet §4."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from marias.cards import PACK, Card, CardSet, Suit
from marias.rules.contract import Deal, Seat
from marias.rules.marijas.state import MarijasState, start
from tests.rules.marijas_literal import legal as literal_legal
from tests.rules.marijas_literal import score_deal
from tests.rules.marijas_scripts import (
    SHIPPED,
    A,
    B,
    C,
    D,
    cards,
    four,
    legal,
    play_out,
    playable,
    random_deal,
    rule_of,
    rules,
    run,
    table,
)
from tests.sizes import Count, Figures

HANDS = (
    "Kc Qc 7k 8k 9l Sl 7l 8l",
    "Sc 9c 9k Sk Al Xl Kl Ql",
    "Ac 8c Qk Kk 7z 8z 9z Sz",
    "Xc 7c Ak Xk Az Xz Kz Qz",
)
"""The ace of hearts lies with C."""
EVERYBODY: tuple[Seat | None, ...] = (A, B, C, D, None)
UNKNOWN = ("declarer", "", "", "")
PAIRS = ("declarer", "defence", "declarer", "defence")


def called(card: str = "Ac", profile: object = None) -> MarijasState:
    state = four(*HANDS) if profile is None else four(*HANDS, profile=profile)  # type: ignore[arg-type]
    return run(state, f"call {card}; dalje 4")


@pytest.mark.clause("SRB-46", "SRB-49")
@pytest.mark.parametrize("dealer", [A, B, C, D])
def test_deal(dealer: int) -> None:
    """Four to each clockwise, and after the call four more to each in the same order."""
    deal = random_deal(4, "deal", dealer)
    state = start(SHIPPED[4], deal)
    around = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    for place, seat in enumerate(around):
        assert state.hands[seat] == CardSet(deal.pack[4 * place : 4 * place + 4])
    assert state.to_act == around[0]
    state = run(state, "call Ac")
    for place, seat in enumerate(around):
        both = (*deal.pack[4 * place : 4 * place + 4], *deal.pack[16 + 4 * place : 20 + 4 * place])
        assert state.hands[seat] == CardSet(both)


@pytest.mark.clause("SRB-47", "SRB-48")
def test_call() -> None:
    """Any of the 32 cards; its suit is trump and its holder the partner."""
    state = four(*HANDS)
    assert legal(state) == [*(f"call {card}" for card in PACK), "surrender"]
    state = run(state, "call Ac")
    assert (state.trump, state.called_card, state.partner) == (Suit.HEARTS, Card.CA, C)
    assert rule_of(four(*HANDS), "trump c") == "call-a-card"
    assert rule_of(four(*HANDS), "play Kc") == "call-first"


@pytest.mark.clause("SRB-50")
def test_dalje_after_the_second_packets() -> None:
    state = run(four(*HANDS), "call Ac")
    for seat in (A, B, C, D):
        assert (state.phase, state.to_act, legal(state)) == ("dalje", seat, ["dalje"])
        state = run(state, "dalje")
    assert (state.phase, state.to_act) == ("play", A)


@pytest.mark.clause("SRB-57")
def test_surrender_before_the_call() -> None:
    state = run(four(*HANDS), "surrender")
    assert state.result().payments == (0, 1, 1, 1)
    assert state.view(B).sides == ("declarer", "defence", "defence", "defence")
    assert rule_of(run(four(*HANDS), "call Ac"), "surrender") == "no-surrender-now"


# The secret


@pytest.mark.clause("SRB-51")
def test_only_the_holder_knows_the_pairs() -> None:
    """Until the called card falls: then everybody does."""
    state = called()
    for seat in EVERYBODY:
        assert state.view(seat).sides == (PAIRS if seat == C else UNKNOWN)
    state = run(state, "plays Kc Sc")
    for seat in EVERYBODY:
        assert state.view(seat).sides == (PAIRS if seat == C else UNKNOWN)
    state = run(state, "play Ac")
    for seat in EVERYBODY:
        assert state.view(seat).sides == PAIRS
    state = run(state, "play 7c")
    assert state.view(A).sides == PAIRS, "and they know it after the trick as well"


@pytest.mark.clause("SRB-51", "SRB-55")
def test_who_plays_alone_is_known_to_him_alone() -> None:
    """Called from his four or dealt to him afterwards: he plays alone against three."""
    for card in ("Kc", "9l"):
        state = called(card)
        assert (state.partner, state.sides.declarers, state.sides.opponents) == (A, (A,), (B, C, D))
        for seat in EVERYBODY:
            alone = ("declarer", "defence", "defence", "defence")
            assert state.view(seat).sides == (alone if seat == A else UNKNOWN)
        assert state.view(A).legal == state.legal()
        shown = run(state, f"play {card}")
        for seat in EVERYBODY:
            assert shown.view(seat).sides == ("declarer", "defence", "defence", "defence")


def other_holder(state: MarijasState, seat: Seat | None, rng: random.Random) -> MarijasState | None:
    """The same deal for this seat, with the called card in another hand it cannot look into."""
    pack = list(state.deal.pack)
    assert state.called_card is not None
    seen = {card for trick in state.tricks for card in trick.cards} | set(state.trick)
    own = set() if seat is None else set(start(state.profile, state.deal).hands[seat]) | set(state.hands[seat])
    hidden = [card for card in pack if card not in seen | own]
    if state.called_card not in hidden or len(hidden) < 2:
        return None
    two = rng.choice([card for card in hidden if card is not state.called_card])
    here, there = pack.index(state.called_card), pack.index(two)
    pack[here], pack[there] = pack[there], pack[here]
    world = start(state.profile, Deal(tuple(pack), state.deal.dealer, 4))
    for actor, action in state.history:
        if action not in world.legal():
            assert actor != seat
            return None
        world = world.after(action)
    return world


@pytest.mark.clause("SRB-51")
def test_views_and_choices_hang_on_nothing_hidden(count: Count, figures: Figures) -> None:
    """The called card moved to another hidden place, before and during the play: no view tells."""
    compared: Counter[bool] = Counter()
    for seed in range(count(small=60, soak=4000)):
        rng = random.Random(f"secret {seed}")
        state = start(SHIPPED[4], random_deal(4, f"s{seed}", seed % 4))
        state = run(state, f"call {rng.choice(PACK)}")
        while state.phase != "end":
            for seat in EVERYBODY:
                world = other_holder(state, seat, rng)
                if world is not None:
                    assert world.view(seat) == state.view(seat)
                    assert repr(world.view(seat)) == repr(state.view(seat))
                    compared[world.partner == state.partner] += 1
            state = state.after(rng.choice(state.legal()))
    figures("worlds compared", dict(compared))
    assert compared[False] > 100


# Play and result


@pytest.mark.clause("SRB-14", "SRB-17")
def test_duties_from_the_first_trick(count: Count) -> None:
    for seed in range(count(small=20, soak=2000)):
        rng = random.Random(f"four {seed}")
        state = run(start(SHIPPED[4], random_deal(4, seed)), f"call {rng.choice(PACK)}; dalje 4")
        assert state.order[0] == state.caller, "the caller leads"
        while state.to_act is not None:
            assert state.trump is not None
            hand, trick = [str(card) for card in state.hands[state.to_act]], [str(card) for card in state.trick]
            expected = literal_legal(hand, trick, state.trump.value, strict=True)
            assert {str(card) for card in playable(state)} == set(expected)
            state = state.after(rng.choice(state.legal()))
        assert len(state.tricks) == 8


@pytest.mark.clause("SRB-52", "SRB-53", "SRB-54", "SRB-55")
@pytest.mark.trial("R036", "R038")
def test_sides_add_their_points(count: Count) -> None:
    """Counted apart from the cards, with a partner and alone; match points by the formula of the rule sheet."""
    won: set[tuple[int, bool, int]] = set()
    for seed in range(count(small=400, soak=20_000)):
        rng = random.Random(f"result {seed}")
        state = start(SHIPPED[4], random_deal(4, f"r{seed}", seed % 4))
        held = list(state.hands[state.caller])
        state = run(state, f"call {rng.choice(held if seed % 3 == 0 else PACK)}; dalje 4")
        state = play_out(state, rng, eager=seed % 2 == 0)
        points, marriages = [0] * 4, [0] * 4
        for number, trick in enumerate(state.tricks, 1):
            points[trick.winner] += sum(10 for card in trick.cards if str(card)[0] in "AX") + 10 * (number == 8)
        for marriage in state.marriages:
            marriages[marriage.seat] += marriage.value
        deal = state.deal
        packets = {(deal.dealer + 1 + p) % 4: (4 * p, 16 + 4 * p) for p in range(4)}
        side = {state.caller} | {
            seat
            for seat, (one, two) in packets.items()
            if state.called_card in (*deal.pack[one : one + 4], *deal.pack[two : two + 4])
        }
        expected = score_deal(4, state.caller, side, points, marriages, surrendered=False)
        result = state.result()
        assert list(result.payments) == expected
        assert result.partner == next(iter(side - {state.caller}), None)
        won.add((len(side), expected[state.caller] > 0, max(expected)))
    assert {(size, caller) for size, caller, _ in won} == {(1, True), (1, False), (2, True), (2, False)}
    assert {points for *_, points in won} == {1, 2}


def test_marriages_across_partners_do_not_count() -> None:
    state = run(table("9l 7z", "8k 8z", "Ql 8l", "Kl 7k", partner=D, called="Kl"), "plays 9l 8k")
    assert legal(state) == ["play 8l", "play Ql"]


def test_a_misdeal_does_not_tell_the_pairs() -> None:
    state = run(called(), "misdeal")
    assert state.view(B).sides == UNKNOWN
    assert state.result().partner is None


def test_own_packet_is_seen_only_after_the_call() -> None:
    state = four(*HANDS)
    assert state.view(A).hand == cards("Kc Qc 7k 8k")
    swapped = replace(state, undealt=tuple(reversed(state.undealt)))
    assert [state.view(seat) for seat in EVERYBODY] == [swapped.view(seat) for seat in EVERYBODY]


def test_dalje_is_all_there_is_to_say_without_extraordinary_games() -> None:
    state = run(four(*HANDS, profile=rules(4)), "call Ac")
    assert rule_of(state, "extraordinary betl") == "no-extraordinary-games"
    assert rule_of(state, "call Ak") == "say-dalje"
