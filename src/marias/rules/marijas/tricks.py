"""PLAY: tricks, marriages called by playing the dama, and with two players the stock [SRB-14 … SRB-29]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import EMPTY, SUIT_SETS, Card, CardSet, Order, Rank, Suit
from marias.rules import play
from marias.rules.actions import MARRIAGE_PLAYS, PLAYS, Play, PlayMarriage
from marias.rules.contract import Action, Seat
from marias.rules.marijas.actions import SHOWS, Show
from marias.rules.phase import Objection, Phase, actor, card_objection, with_hand
from marias.rules.play import Marriage, Trick

if TYPE_CHECKING:
    from marias.rules.marijas.state import MarijasState

ORDER = Order.TRUMP
"""The one order of strength there is [SRB-13]."""


def play_on(state: MarijasState, leader: Seat) -> MarijasState:
    """The state in which this seat leads."""
    return replace(state, phase="play", order=_from(state, leader))


def _from(state: MarijasState, leader: Seat) -> tuple[Seat, ...]:
    """Who plays to the next trick, clockwise from its leader; who has no card left is passed over."""
    seats = state.deal.seats
    return tuple(seat for step in range(seats) if state.hands[seat := (leader + step) % seats])


# What may be played


def playable(state: MarijasState) -> CardSet:
    """The cards the seat to act may play. While there is a stock, any; then the duties bind."""
    hand, trick = state.hands[actor(state)], state.trick
    if not trick or state.stock:
        return hand
    rule = state.profile.must_beat
    if rule == "led_suit_and_trump":
        return play.following(hand, trick, state.trump, ORDER)
    pool = hand & SUIT_SETS[trick[0].suit]
    if pool and rule == "led_suit":
        best = trick[play.best_of(trick, state.trump, ORDER)]
        return (best.suit is trick[0].suit and pool & ORDER.higher(best)) or pool
    return pool or (state.trump is not None and hand & SUIT_SETS[state.trump]) or hand


def _duty(state: MarijasState, card: Card) -> Objection:
    """The duty this card would break."""
    rule, _ = play.broken_duty(state.hands[actor(state)], state.trick, state.trump, card)
    sources = {"must-follow": "SRB-14, SRB-15", "must-trump": "SRB-17"}
    return rule, sources.get(rule, state.profile.clauses["must_beat"])


# Marriages


def _call_objection(state: MarijasState, card: Card) -> Objection | None:
    """Why no marriage can be called with this card now."""
    profile, suit = state.profile, card.suit
    ranks = (Rank.OVER, Rank.KING) if profile.marriage_card == "either_played" else (Rank.OVER,)
    pair = play.pair(suit)
    if state.trump is None or card.rank not in ranks or not pair <= state.hands[actor(state)] or pair & state.shown:
        return "no-marriage", "SRB-20"
    if not _may_call_now(state):
        return "marriage-not-now", profile.clauses["marriage_when"]
    if suit is state.trump and state.stock and profile.stock_fircik == "forbidden":
        return "fircik-in-stock", profile.clauses["stock_fircik"]
    return None


def _may_call_now(state: MarijasState) -> bool:
    """On any play; or only on the lead; or only on the lead of who has just taken a trick."""
    when = state.profile.marriage_when
    if when == "after_trick":
        return not state.trick and bool(state.tricks) and state.tricks[-1].winner == actor(state)
    return when == "any_play" or not state.trick


def _by_playing(state: MarijasState) -> bool:
    return state.profile.marriage_card in ("queen_played", "either_played")


def _show_objection(state: MarijasState, card: Card) -> Objection | None:
    if _by_playing(state):
        return "marriage-by-playing", state.profile.clauses["marriage_card"]
    if state.shown_now and state.profile.marriages_in_turn == "one":
        return "one-marriage-a-turn", state.profile.clauses["marriages_in_turn"]
    return _call_objection(state, card)


def _marriage(state: MarijasState, card: Card) -> Marriage:
    value = play.marriage_value(card.suit, state.trump)
    if state.stock and value == 40 and state.profile.stock_fircik == "twenty":
        value = 20
    return Marriage(len(state.tricks) + 1, actor(state), card.suit, value)


# Who takes the trick


def powerless(state: MarijasState) -> CardSet:
    """The trumps that count as plain cards in this trick: in the stock phase a fircik's, or as the table has it."""
    profile, trump = state.profile, state.trump
    if not state.stock or trump is None:
        return EMPTY
    if not profile.stock_trump_power:
        return SUIT_SETS[trump]
    fircik = state.shown & SUIT_SETS[trump]
    if fircik and profile.fircik_in_stock == "pair_powerless":
        return play.pair(trump)
    if fircik and profile.fircik_in_stock == "all_trumps_powerless":
        return SUIT_SETS[trump]
    return fircik


def winning(trick: tuple[Card, ...], trump: Suit | None, weak: CardSet, *, inside_suit: bool) -> int:
    """Place of the card that takes the trick: the highest trump with power, else the highest of the suit led."""
    if not weak or not any(card in weak for card in trick):
        return play.best_of(trick, trump, ORDER)
    strong = [card for card in trick if card.suit is trump and card not in weak]
    if not strong or inside_suit:
        return play.best_of(trick, None, ORDER)
    return trick.index(max(strong, key=lambda card: card.rank.index))


# The phase


def _legal(state: MarijasState) -> Iterator[Action]:
    by_playing = _by_playing(state)
    if not by_playing:
        for suit in play.marriages_in(state.hands[actor(state)]):
            if _show_objection(state, SHOWS[suit].card) is None:
                yield SHOWS[suit]
    for card in playable(state):
        if by_playing and card.rank in (Rank.OVER, Rank.KING) and _call_objection(state, card) is None:
            yield MARRIAGE_PLAYS[card]
        yield PLAYS[card]


def _objection(state: MarijasState, action: Action) -> Objection | None:
    if isinstance(action, Show):
        return _show_objection(state, action.card)
    wrong = card_objection(state, action, playable(state), lambda card: _duty(state, card))
    if wrong or not isinstance(action, PlayMarriage):
        return wrong
    if not _by_playing(state):
        return "marriage-by-showing", state.profile.clauses["marriage_card"]
    return _call_objection(state, action.card)


def _after(state: MarijasState, action: Play | PlayMarriage | Show) -> MarijasState:
    card, seat = action.card, actor(state)
    if isinstance(action, Show):
        return _shown(state, card)
    called = isinstance(action, PlayMarriage)
    played = replace(
        state,
        hands=with_hand(state, seat, state.hands[seat].without(card)),
        trick=(*state.trick, card),
        marriages=(*state.marriages, _marriage(state, card)) if called else state.marriages,
        shown=state.shown.with_card(card) if called else state.shown,
        shown_now=False,
    )
    return played if len(played.trick) < len(played.order) else _trick_done(played)


def _shown(state: MarijasState, card: Card) -> MarijasState:
    """The dama lies open; she stays playable, or is laid aside."""
    seat = actor(state)
    aside = state.profile.marriage_card == "set_aside"
    return replace(
        state,
        hands=with_hand(state, seat, state.hands[seat].without(card)) if aside else state.hands,
        marriages=(*state.marriages, _marriage(state, card)),
        shown=state.shown.with_card(card),
        shown_now=True,
    )


def _trick_done(state: MarijasState) -> MarijasState:
    inside = state.profile.fircik_in_stock == "inside_suit"
    winner = state.order[winning(state.trick, state.trump, powerless(state), inside_suit=inside)]
    trick = Trick(state.order[0], state.trick, winner)
    done = replace(state, trick=(), tricks=(*state.tricks, trick))
    if state.contract == "betl" and winner == state.declarer:
        return replace(done, phase="end", ending="played", order=())
    if not any(state.hands):
        return replace(done, phase="end", ending="played", order=())
    leader = winner
    if state.deal.seats == 2 and state.profile.draw_and_lead == "alternate":
        leader = state.deal.next_to(state.order[0])
    return replace(done, order=_from(done, leader)) if not state.stock else _drawn(done, leader)


def _drawn(state: MarijasState, leader: Seat) -> MarijasState:
    """Who leads draws the top card of the stock, then the other the next [Q-9]."""
    hands = list(state.hands)
    other = 1 - leader
    hands[leader] = hands[leader].with_card(state.stock[0])
    hands[other] = hands[other].with_card(state.stock[1])
    return replace(state, hands=tuple(hands), stock=state.stock[2:], order=(leader, other))


PLAY: Phase[MarijasState] = Phase(_legal, _objection, _after)
