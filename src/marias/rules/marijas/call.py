"""CALL: the caller names trump, or of four a card whose holder is his partner, or he surrenders [SRB-25, SRB-36,
SRB-47, SRB-56]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import PACK, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules.contract import Action, Seat
from marias.rules.dealing import packets
from marias.rules.marijas.actions import CALLS, SURRENDER, TRUMPS, CallCard, NameTrump, Surrender
from marias.rules.marijas.tricks import play_on
from marias.rules.phase import Objection, Phase, actor

if TYPE_CHECKING:
    from marias.rules.marijas.state import MarijasState

SECOND_PACKETS = 4


def calls_card(state: MarijasState) -> bool:
    """Is a card called, whose holder is the partner?"""
    return state.deal.seats == 4 and state.profile.pairs == "called"


def calls(state: MarijasState) -> Iterator[Action]:
    """Every trump or card the speaker may name."""
    held = state.hands[actor(state)]
    if calls_card(state):
        yield from (CALLS[card] for card in PACK if _card_objection(state, held, card) is None)
    else:
        yield from (TRUMPS[suit] for suit in Suit if _suit_objection(state, held, suit) is None)


def call_objection(state: MarijasState, action: NameTrump | CallCard) -> Objection | None:
    """The rule this call would break."""
    held = state.hands[actor(state)]
    if isinstance(action, CallCard):
        return _card_objection(state, held, action.card) if calls_card(state) else ("name-a-suit", "SRB-36")
    return ("call-a-card", "SRB-47") if calls_card(state) else _suit_objection(state, held, action.suit)


def _suit_objection(state: MarijasState, held: CardSet, suit: Suit) -> Objection | None:
    if state.profile.trump_must_be_held and not held & SUIT_SETS[suit]:
        return "trump-not-held", state.profile.clauses["trump_must_be_held"]
    return None


def _card_objection(state: MarijasState, held: CardSet, card: Card) -> Objection | None:
    domain = state.profile.call_domain
    if domain == "not_own" and card in held:
        return "own-card-called", state.profile.clauses["call_domain"]
    if domain == "aces" and card.rank is not Rank.ACE:
        return "only-aces-called", state.profile.clauses["call_domain"]
    return _suit_objection(state, held, card.suit)


def may_surrender(state: MarijasState) -> bool:
    """Is this the moment at which the caller may surrender?"""
    return state.deal.seats < 4 or state.profile.surrender_4p == "before_call"


def _legal(state: MarijasState) -> Iterator[Action]:
    yield from calls(state)
    if may_surrender(state):
        yield SURRENDER


def _objection(state: MarijasState, action: Action) -> Objection | None:
    if isinstance(action, Surrender):
        return None if may_surrender(state) else ("no-surrender-now", state.profile.clauses["surrender_4p"])
    if isinstance(action, NameTrump | CallCard):
        return call_objection(state, action)
    return "call-first", "SRB-36"


def _after(state: MarijasState, action: NameTrump | CallCard | Surrender) -> MarijasState:
    return surrendered(state) if isinstance(action, Surrender) else called(state, action)


def surrendered(state: MarijasState) -> MarijasState:
    """The deal after the caller has given it up."""
    return replace(state, phase="end", contract="surrender", ending="surrender")


def called(state: MarijasState, action: NameTrump | CallCard) -> MarijasState:
    """The deal after the call: the second packets are dealt, or the talon is taken."""
    caller = actor(state)
    card = action.card if isinstance(action, CallCard) else None
    trump = card.suit if card else action.suit if isinstance(action, NameTrump) else None
    hands = second_deal(state) if state.undealt else state.hands
    named = replace(
        state,
        caller=caller,
        declarer=caller,
        contract="game",
        trump=trump,
        called_card=card,
        hands=hands,
        undealt=(),
        queue=(),
    )
    if state.deal.seats == 2:
        return play_on(named, caller)
    if state.deal.seats == 3:
        return replace(named, phase="talon") if state.profile.talon_taking == "may" else take_talon(named)
    partner = _holder(hands, card) if card else state.deal.next_to(caller, 2)
    if state.profile.dalje == "all_pass_redeal":
        return play_on(replace(named, partner=partner), first_leader(named))
    return replace(named, partner=partner, phase="dalje", queue=from_caller(named))


def second_deal(state: MarijasState) -> tuple[CardSet, ...]:
    """Four more cards to each, clockwise from the left of the dealer [SRB-26, SRB-49]."""
    hands = list(state.hands)
    for step, packet in enumerate(packets(state.undealt, (SECOND_PACKETS,) * state.deal.seats), 1):
        seat = state.deal.next_to(state.deal.dealer, step)
        hands[seat] = hands[seat] | CardSet(packet)
    return tuple(hands)


def _holder(hands: tuple[CardSet, ...], card: Card) -> Seat:
    return next(seat for seat, hand in enumerate(hands) if card in hand)


def take_talon(state: MarijasState) -> MarijasState:
    """Who plays alone takes both cards of the talon; he alone sees them [SRB-37]."""
    hands = list(state.hands)
    hands[state.declarer] = hands[state.declarer] | state.talon
    return replace(state, phase="discard", hands=tuple(hands), taken=state.talon, talon=CardSet())


def from_caller(state: MarijasState) -> tuple[Seat, ...]:
    """All seats clockwise, the caller first."""
    return tuple(state.deal.next_to(state.caller, step) for step in range(state.deal.seats))


def first_leader(state: MarijasState) -> Seat:
    """Who leads to the first trick of an ordinary game of three or four."""
    steps = 0 if state.profile.first_lead == "caller" else 1
    return state.deal.next_to(state.caller, steps)


CALL: Phase[MarijasState] = Phase(_legal, _objection, _after)
