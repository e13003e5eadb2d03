"""The secret of křížový: nobody learns who the partner is before a card or an announcement tells it.

A view, a legal list, an error or a history may hang on what the seat has seen and on nothing else (§2.1, §3.2, §3.3.3).
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import PACK, Card, Rank, Suit
from marias.errors import IllegalAction
from marias.notation import parse_action
from marias.rules.actions import Forget
from marias.rules.contract import Action, Deal, Seat
from marias.rules.krizovy.actions import ACTIONS, Choose, Claim
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.state import KrizovyState, start
from marias.rules.krizovy.view import KrizovyView
from tests.rules.krizovy_scripts import (
    FREE,
    STO,
    A,
    B,
    C,
    D,
    alone,
    any_action,
    approved,
    dealt,
    free,
    random_deal,
    refused,
    run,
    sto,
)
from tests.sizes import Count, Figures

EVERYBODY = (None, A, B, C, D)


def seen(state: KrizovyState, seat: Seat | None) -> set[Card]:
    """What this seat has had before its eyes, told from the deal and the actions alone."""
    pack, dealer = state.deal.pack, state.deal.dealer
    chosen = any(isinstance(action, Choose | Forget) for _, action in state.history)
    cards: set[Card] = set()
    hands: dict[Seat, set[Card]] = {}
    for other in range(4):
        place = (other - dealer - 1) % 4
        hands[other] = {*pack[4 * place : 4 * place + 4], *pack[16 + 4 * place : 20 + 4 * place]}
        if other == seat:
            cards |= hands[other] if chosen else set(pack[4 * place : 4 * place + 4])
    plays = [
        card
        for _, action in state.history
        if isinstance(card := getattr(action, "card", None), Card) and not isinstance(action, Choose)
    ]
    cards |= set(plays)
    if state.contract == "game":
        cards |= {a.card for _, a in state.history if isinstance(a, Choose) and a.card}
    if state.contract == "betl" and len(plays) >= 4:
        cards |= set(PACK)
    if isinstance(state.history[-1][1] if state.history else None, Claim):
        claimant = state.history[-1][0]
        assert claimant is not None
        cards |= hands[claimant]
    return cards


def transposed(value: Any, one: Card, two: Card) -> Any:
    if isinstance(value, Card):
        return {one: two, two: one}.get(value, value)
    return value


def other_world(state: KrizovyState, seat: Seat | None, one: Card, two: Card) -> KrizovyState | None:
    """The same deal for this seat, with two cards it has not seen changed for each other; None if it is impossible."""
    pack = tuple(transposed(card, one, two) for card in state.deal.pack)
    world = start(state.profile, replace(state.deal, pack=pack))
    for actor, action in state.history:
        again = action
        if actor != seat and isinstance(action, Choose):
            again = Choose(transposed(action.card, one, two), action.rank)
        refusal = ""
        try:
            world = world.after(again)
        except IllegalAction as error:
            refusal = str(error)
        if refusal or world.history[-1][1] != again:
            assert actor != seat or seat is None, f"only hidden cards can be the reason for: {refusal}"
            return None
    return world


def answers(state: KrizovyState, action: Action) -> tuple[str, ...]:
    try:
        after = state.after(action)
    except IllegalAction as error:
        return (str(error), str(sorted(error.params.items())))
    return ("accepted", type(after.history[-1][1]).__name__)


def tried(state: KrizovyState, rng: random.Random) -> list[Action]:
    """Some things that may be said or done, allowed or not."""
    texts = ["ask", "betl", "good", "say", "say - sedma", "say - sto", "say - sedma_against", "say - sto_against"]
    texts += ["say hra", "say sedma", "say sto", "hearts_alone", "bad", "forget", "durch"]
    return [*_parsed(texts), *rng.sample(_parsed([f"play {card}" for card in PACK]), 6)]


def _parsed(texts: list[str]) -> list[Action]:
    return [parse_action(text, ACTIONS) for text in texts]


def told(state: KrizovyState) -> Any:
    """What the end of a deal tells all: who pays whom, and with a hand laid down every marriage."""
    if state.ending in ("played", "unplayed"):
        return state.declarers, state.result()
    return state.result() if state.phase == "end" else None


def compare(state: KrizovyState, world: KrizovyState, seat: Seat | None, rng: random.Random) -> bool:
    if told(state) != told(world):
        return False
    mine, theirs = state.view(seat), world.view(seat)
    assert mine == theirs, f"hidden cards show in the view of {seat} in {state.phase}"
    assert repr(mine) == repr(theirs)
    if seat is not None and seat == state.to_act:
        for action in tried(state, rng):
            assert answers(state, action) == answers(world, action)
        if rng.random() < 0.1:  # a claim is proved, which takes its time
            for what in ("rest", "none", "hra", "sto"):
                claim = Claim(what)
                heard = [answer for game in (state, world) if (answer := answers(game, claim))[0] != "accepted"]
                assert len(heard) != 1, "whether a claim is heard tells of hidden cards"
                assert len({*heard}) <= 1
    return True


PROFILES = [
    FREE,
    STO,
    free(suit_round="two_pass", announce_until="any_turn"),
    sto(sto_voids_flek="compulsory", sto_against_price="separate", revoke_mode="referee", partner_may_announce=False),
    free(solo_flek="individual", open_hands="soloist", open_from="after_lead_2", callable_ranks="honours"),
]


def place_called(deal: Deal, rng: random.Random, where: Seat) -> tuple[Deal, Choose]:
    """A choice of the deal, and the deal with the called card moved to this seat (by a swap with one of its cards)."""
    chooser = (deal.dealer + 1) % 4
    card = rng.choice(deal.pack[:4])
    rank = rng.choice(list(Rank))
    called = Card.of(rank, card.suit)
    place = (where - chooser) % 4
    slots = [*range(4 * place, 4 * place + 4), *range(16 + 4 * place, 20 + 4 * place)]
    pack = list(deal.pack)
    if pack.index(called) not in slots and pack.index(called) >= 4:
        free_slots = [slot for slot in slots if slot >= 4]
        here, there = pack.index(called), rng.choice(free_slots)
        pack[here], pack[there] = pack[there], pack[here]
    return replace(deal, pack=tuple(pack)), Choose(card, rank)


@pytest.mark.clause("MCR-12g")
def test_views_hang_on_nothing_hidden(count: Count, figures: Figures) -> None:
    """Random deals, the called card in every hand in turn, the chooser's too; every seat and a spectator."""
    compared: Counter[str] = Counter()
    partners: Counter[str] = Counter()
    for seed in range(count(small=40, soak=2000)):
        rng = random.Random(f"secret {seed}")
        profile: KrizovyProfile = PROFILES[seed % len(PROFILES)]
        dealer = seed % 4
        where = (dealer + 1 + seed // 4) % 4
        deal, choice = place_called(random_deal(f"s{seed}", dealer), rng, where)
        state = start(profile, deal)
        shy = seed % 3 > 0
        while True:
            for seat in EVERYBODY:
                if state.phase == "play" and rng.random() < 0.7:
                    continue
                unseen = [card for card in PACK if card not in seen(state, seat)]
                pairs = [tuple(rng.sample(unseen, 2)) for _ in range(2) if len(unseen) > 1]
                called = state.called_card
                if called in unseen and len(unseen) > 1:
                    pairs += [(called, rng.choice([c for c in unseen if c is not called])) for _ in range(3)]
                for one, two in pairs:
                    world = other_world(state, seat, one, two)
                    if world is not None and compare(state, world, seat, rng):
                        compared[state.phase] += 1
                        partners[f"{state.phase}: {'same' if world.partner == state.partner else 'other'} partner"] += 1
            if state.to_act is None:
                break
            action = any_action(state, rng, shy=shy)
            if state.phase == "choose" and rng.random() < 0.9:
                action = choice if choice in state.legal() else action
            state = state.after(action)
    figures("pairs of deals compared", dict(compared))
    figures("with another partner", dict(partners))
    assert compared.keys() == {"choose", "suit", "announce", "solo", "play", "end"}
    for phase in ("suit", "announce", "play"):
        assert partners[f"{phase}: other partner"] > 20, partners


def cards_shown(view: KrizovyView) -> set[Card]:
    """Every card that a view names anywhere in its text."""
    text = repr(view)
    return {card for card in PACK if f"'{card}'" in text or f" {card} " in text.replace("'", " ")}


@pytest.mark.clause("MCR-12f")
def test_no_card_is_shown_that_was_not_seen(count: Count) -> None:
    for seed in range(count(small=30, soak=2000)):
        rng = random.Random(f"shown {seed}")
        state = start(PROFILES[seed % len(PROFILES)], random_deal(f"c{seed}", seed % 4))
        while True:
            for seat in EVERYBODY:
                view = state.view(seat)
                allowed = seen(state, seat)
                if state.called_rank and (state.contract == "game" or seat == state.chooser) and state.called_card:
                    allowed = allowed | {state.called_card}  # its name is public, or known to who called it
                extra = cards_shown(view) - allowed
                assert not extra, f"{extra} shown to {seat} in {state.phase}"
            if state.to_act is None:
                break
            state = state.after(any_action(state, rng, shy=seed % 2 == 0))


@pytest.mark.trial("R074")
@pytest.mark.clause("MCR-12f")
def test_four_cards_until_the_choice() -> None:
    """Before he chooses, A sees four cards, and nobody else's; nobody sees a second packet (§2.1)."""
    state = dealt()
    for seat in (A, B, C, D):
        view = state.view(seat)
        assert (view.hand, len(view.hand), view.hand_sizes) == (state.hands[seat], 4, (4, 4, 4, 4))
        assert not view.hand & state.closed[seat]
        assert cards_shown(view) <= set(view.hand)
    assert cards_shown(state.view(None)) == set()
    after = run(state, "choose Sk A")
    assert [len(after.view(seat).hand) for seat in (A, B, C, D)] == [8] * 4


@pytest.mark.clause("MCR-12g")
def test_choice_is_seen_as_a_rank() -> None:
    """The others hear the rank; the laid card stands as hidden in their history, also when it was turned up."""
    state = run(dealt(), "choose Sk A")
    assert state.view(A).history == ((A, Choose(Card.KS, Rank.ACE)),)
    for seat in (B, C, D, None):
        assert state.view(seat).history == ((A, Choose(None, Rank.ACE)),)
        assert (state.view(seat).trump, state.view(seat).called_card) == (None, None)
    assert (state.view(A).trump, state.view(A).called_card) == (Suit.BELLS, Card.KA)


DECLARER, DEFENCE, UNKNOWN = "declarer", "defence", ""


def sides(state: KrizovyState) -> dict[Seat | None, str]:
    """By seat what it knows of A, B, C, D: + declarer, - defender, ? nothing."""
    signs = {DECLARER: "+", DEFENCE: "-", UNKNOWN: "?"}
    return {seat: "".join(signs[side] for side in state.view(seat).sides) for seat in EVERYBODY}


@pytest.mark.clause("MCR-14a", "MCR-17c")
@pytest.mark.parametrize(
    ("script", "known"),
    [
        ("", {None: "+???", A: "+???", B: "+-??", C: "+-+-", D: "+??-"}),
        ("say", {None: "+???", A: "+???", B: "+-??", C: "+-+-", D: "+??-"}),
        ("say; say", {None: "+???", A: "+???", B: "+-??", C: "+-+-", D: "+??-"}),
        ("say; say hra", {None: "+-??", A: "+-??", B: "+-??", C: "+-+-", D: "+-?-"}),
        ("say; say hra; say", {None: "+-??", A: "+-??", B: "+-??", C: "+-+-", D: "+-?-"}),
        ("say; say hra; say hra", dict.fromkeys(EVERYBODY, "+-+-")),
        ("say; say; say - sto", dict.fromkeys(EVERYBODY, "+-+-")),
        ("say; say - sto_against; say; say hra", {None: "+-?-", A: "+-?-", B: "+-?-", C: "+-+-", D: "+-?-"}),
    ],
)
def test_what_words_tell(script: str, known: dict[Seat | None, str]) -> None:
    """A flek or an announcement tells on which side the speaker is; dobrá tells nothing (§3.3.3)."""
    assert sides(run(approved(partner=C), script)) == known


def test_nothing_is_known_before_the_suit_is_shown() -> None:
    for script in ("", "choose Sk A", "choose Sk A; ask; good; good"):
        assert sides(run(dealt(), script)) == dict.fromkeys(EVERYBODY, "????")


def test_alone_is_known_to_the_chooser_only() -> None:
    """Each defender knows that he himself has not the called card, no more (§2.2)."""
    state = run(alone(), "say")
    assert sides(state) == {None: "+???", A: "+---", B: "+-??", C: "+?-?", D: "+??-"}
    state = run(state, "say hra")
    assert sides(state) == {None: "+-??", A: "+---", B: "+-??", C: "+--?", D: "+-?-"}
    state = run(state, "say; say; say hra; say; say; say")
    assert state.phase == "play"
    state = run(state, "play Sk")
    assert sides(state) == dict.fromkeys(EVERYBODY, "+---"), "the called card has fallen"


def test_called_card_tells_when_it_falls() -> None:
    state = run(approved(partner=C), "say; say hra; say; say; say hra; say; say; say")
    assert sides(state)[None] == "+-??"
    state = run(state, "play 8k")
    while Card.KA not in state.trick:
        assert sides(state)[D] == "+-?-"
        action = next((a for a in state.legal() if getattr(a, "card", None) is Card.KA), state.legal()[0])
        state = state.after(action)
    assert sides(state) == dict.fromkeys(EVERYBODY, "+-+-")


def test_void_deal_tells_nobody_who_the_partner_was() -> None:
    """A misdeal, or a revoke before the partner is known: the deal is over and the secret kept."""
    state = run(approved(partner=C, profile=free(revoke_mode="referee")), "say; say hra")
    for ruling in ("misdeal", "revoke 1 play"):
        assert sides(run(state, ruling)) == sides(state)
    unplayed = run(state, "goods 3")
    assert sides(unplayed) == dict.fromkeys(EVERYBODY, "+-+-"), "now they pay each other"


@pytest.mark.clause("MCR-6c")
def test_refusal_tells_the_same_whoever_is_partner() -> None:
    """To a defender the error is the same with the partner left or right of him, or with the chooser alone."""
    for text in ("say - sedma", "say - sto", "say - sedma_against", "say sto", "say sedma_against", "play 7l", "ask"):
        texts = {
            str(refused(run(state, "say"), text))
            for state in (approved(partner=C), approved(partner=D, seven=C), alone())
        }
        assert len(texts) == 1
        (told_once,) = texts
        assert not re.search(r"\b[789SQKXA][ckzl]\b", told_once.replace(text, "")), "no card is named"


def test_turns_are_taken_whoever_is_partner() -> None:
    """Nobody is passed over in the announcing, so the order tells nothing."""
    for opening in (approved(partner=B), approved(partner=C), approved(partner=D), alone()):
        order = []
        state = run(opening, "say")
        while state.phase == "announce":
            order.append(state.to_act)
            state = run(state, "say")
        assert order == [B, C, D]
