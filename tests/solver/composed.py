"""Endings put together so that much is open: the cards of a real ending are dealt anew to its hands and tricks.

Random play seldom ends with two marriages in one hand that both matter, or with a side that has taken no trick; here
that is common. Who announced and flekked what stays, and so does a seven that is kept; nothing but the cards in hand,
the tricks and the marriages called so far changes. The rules take such a state as any other.
"""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from marias.cards import Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.marijas.state import MarijasState
from marias.rules.play import Marriage, Trick
from tests.solver.endings import declarers


def composed(state: Any, on_table: int, chance: random.Random) -> Any:
    """An ending of a game with trumps, nothing on the table, with other cards; then so many are played at random."""
    done = _dealt_anew(state, chance)
    for _ in range(on_table):
        done = done.after(chance.choice(done.legal()))
    return done


def _dealt_anew(state: Any, chance: random.Random) -> Any:
    kept = _kept_sevens(state)
    pool = [card for hand in state.hands for card in hand if card not in kept]
    pool += [card for trick in state.tricks for card in trick.cards]
    chance.shuffle(pool)
    hands = [[card for card in hand if card in kept] for hand in state.hands]
    room = [len(hand) - len(dealt) for hand, dealt in zip(state.hands, hands, strict=True)]
    suits = chance.sample(list(Suit), 4)
    suits.sort(key=lambda suit: suit is not state.trump)
    favourite = chance.randrange(len(room))
    for suit in suits[: chance.choice((0, 2, 3, 4))]:
        pair = play.pair(suit)
        places = [seat for seat, free in enumerate(room) if free >= len(pair)]
        if places and pair <= CardSet(pool):
            seat = favourite if favourite in places and chance.random() < 0.7 else chance.choice(places)
            hands[seat] += pair
            room[seat] -= len(pair)
            pool = [card for card in pool if card not in pair]
    for seat, free in enumerate(room):
        hands[seat] += [pool.pop() for _ in range(free)]
    now = replace(
        state,
        hands=tuple(map(CardSet, hands)),
        tricks=_tricks(state, pool, chance),
        marriages=(),
        **_nothing_shown(state),
    )
    return _called(now, chance)


def _kept_sevens(state: Any) -> CardSet:
    """The trump seven, and the other one where two are to be made: they stay where they are."""
    sevens = [Card.of(Rank.SEVEN, state.trump), *getattr(state, "sevens", ())]
    return CardSet(dict.fromkeys(sevens))


def _tricks(state: Any, cards: list[Card], chance: random.Random) -> tuple[Trick, ...]:
    """The tricks with these cards; the last taken by who is to lead now; often one side has taken them all."""
    to_lead: Seat = state.to_act
    seats = [seat for seat, hand in enumerate(state.hands) if hand]
    if chance.random() < 0.4:
        ours = to_lead in declarers(state)
        seats = [seat for seat in seats if (seat in declarers(state)) == ours]
    tricks: list[Trick] = []
    for old in state.tricks:
        leader = tricks[-1].winner if tricks else old.leader
        tricks.append(Trick(leader, tuple(cards.pop() for _ in old.cards), chance.choice(seats)))
    return (*tricks[:-1], replace(tricks[-1], winner=to_lead))


def _nothing_shown(state: Any) -> dict[str, CardSet]:
    return {"shown": CardSet()} if isinstance(state, MarijasState) else {}


def _called(state: Any, chance: random.Random) -> Any:
    """Some marriages were called before; where they are shown, both cards may still be in hand."""
    shown = isinstance(state, MarijasState) and state.profile.marriage_card == "shown"
    for suit in chance.sample(list(Suit), 4):
        holder = next((seat for seat, hand in enumerate(state.hands) if play.pair(suit) <= hand), None)
        gone = not any(play.pair(suit) & hand for hand in state.hands)
        if chance.random() < 0.5 or not (gone or (shown and holder is not None)):
            continue
        seats = [seat for seat, hand in enumerate(state.hands) if hand]
        seat = chance.choice(seats) if holder is None else holder
        marriage = Marriage(1 + chance.randrange(len(state.tricks)), seat, suit, play.marriage_value(suit, state.trump))
        state = replace(state, marriages=(*state.marriages, marriage))
        if isinstance(state, MarijasState):
            state = replace(state, shown=state.shown.with_card(Card.of(Rank.OVER, suit)))
    return state
