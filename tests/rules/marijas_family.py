"""Marijaš in the shared battery: what each seat may see §5.4, the deal §2 … §4, the theorems §1.4 of the rule sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from marias.cards import FULL, Card, CardSet
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Game, Seat
from marias.rules.marijas import actions as m
from tests.rules.family import Family


class _Marijas(msgspec.Struct):
    """What lies where, told from the deal and the actions alone."""

    hands: dict[Seat, set[Card]]
    seen: dict[Seat | None, set[Card]]
    closed: dict[Seat, tuple[Card, ...]]
    """The second packets."""
    talon: set[Card]
    stock: list[Card]
    layer: Seat | None = None
    public: set[Card] = msgspec.field(default_factory=set)
    aside: set[Card] = msgspec.field(default_factory=set)
    lying: list[Card] = msgspec.field(default_factory=list)

    def give(self, seat: Seat, cards: Iterable[Card]) -> None:
        self.hands[seat] |= set(cards)
        self.seen[seat] |= set(cards)

    def deal_second(self) -> None:
        for seat, cards in self.closed.items():
            self.give(seat, cards)
        self.closed = {}

    def take_talon(self, seat: Seat) -> None:
        self.give(seat, self.talon)
        self.talon = set()


def _marijas(state: Any) -> _Marijas:
    pack, seats, dealer = list(state.deal.pack), state.deal.seats, state.deal.dealer
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    size = 5 if seats == 3 else 4
    packets = {seat: pack[size * place : size * (place + 1)] for place, seat in enumerate(around)}
    table = _Marijas({s: set() for s in around}, {None: set(), **{s: set() for s in around}}, {}, set(), [])
    for seat, cards in packets.items():
        table.give(seat, cards)
    rest = pack[size * seats :]
    if seats == 3:
        table.talon, rest = set(rest[:2]), rest[2:]
    table.closed = {seat: tuple(rest[size * place : size * (place + 1)]) for place, seat in enumerate(around)}
    table.stock = rest[size * seats :]
    if seats == 3:
        table.deal_second()
    taken_tricks = 0
    for seat, action in state.history:
        if isinstance(action, m.NameTrump | m.CallCard | m.Extraordinary):
            table.deal_second()
            must = state.profile.talon_taking == "must" or isinstance(action, m.Extraordinary)
            if seats == 3 and must:
                table.take_talon(seat)
        elif isinstance(action, m.TakeTalon):
            table.take_talon(seat)
        elif isinstance(action, m.Discard):
            table.talon, table.layer = set(action.talon or ()), seat
            table.hands[seat] -= table.talon
        elif isinstance(action, m.Show):
            table.public.add(action.card)
            if state.profile.marriage_card == "set_aside":
                table.hands[seat].remove(action.card)
                table.aside.add(action.card)
        elif isinstance(action, Play | PlayMarriage):
            table.hands[seat].remove(action.card)
            table.public.add(action.card)
            table.lying.append(action.card)
            done = state.tricks[taken_tricks] if taken_tricks < len(state.tricks) else None
            if done is not None and len(table.lying) == len(done.cards):
                taken_tricks, table.lying = taken_tricks + 1, []
                if table.stock:
                    first = done.winner if state.profile.draw_and_lead == "winner" else 1 - done.leader
                    table.give(first, [table.stock.pop(0)])
                    table.give(1 - first, [table.stock.pop(0)])
    return table


def _seen_in_marijas(state: Any, seat: Seat | None) -> CardSet:
    table = _marijas(state)
    return CardSet(table.public | table.seen[seat])


def _located_in_marijas(state: Any, seat: Seat | None) -> CardSet:
    table = _marijas(state)
    own = set() if seat is None else table.hands[seat]
    return CardSet(table.public | own | (table.talon if seat is not None and seat == table.layer else set()))


def _piles_of_marijas(state: Any) -> list[Card]:
    aside = _marijas(state).aside
    cards = [card for hand in state.hands for card in hand]
    cards += [*state.undealt, *state.stock, *state.talon, *state.trick, *aside]
    return [*cards, *(card for trick in state.tricks for card in trick.cards)]


def _check_marijas(game: Game, state: Any) -> None:
    table, seats = _marijas(state), state.deal.seats
    shape = game.shape(seats)
    for seat, hand in enumerate(state.hands):
        assert hand == CardSet(table.hands[seat])
    assert list(state.stock) == table.stock
    assert CardSet(state.trick) == CardSet(table.lying)
    waiting = state.phase in ("call", "dalje")
    assert len(state.undealt) == (4 * seats if seats != 3 and (waiting or state.undealt) and not state.trump else 0)
    if state.phase == "play":
        aside = {seat: len(state.laid_open()[seat] & CardSet(table.aside)) for seat in range(seats)}
        drawn = (shape.talon - len(state.stock)) // 2 if seats == 2 else 0
        for place, seat in enumerate(state.order):
            left = shape.hand_size + drawn - len(state.tricks) - (place < len(state.trick)) - aside[seat]
            assert len(state.hands[seat]) == left
    suits = [marriage.suit for marriage in state.marriages]
    assert len(suits) == len(set(suits)), "each suit once"
    assert sorted(m.value for m in state.marriages).count(20) <= (4 if state.profile.stock_fircik == "twenty" else 3)
    if state.phase == "end":
        _check_result_of_marijas(game, state)


def _check_result_of_marijas(game: Game, state: Any) -> None:
    result = state.result()
    assert all(points >= 0 for points in result.payments)
    winners = {seat for seat, points in enumerate(result.payments) if points}
    if result.kind == "unplayed":
        assert state.caller not in winners
    if result.kind != "played":
        return
    assert winners in (set(state.sides.declarers), set(state.sides.opponents), set())
    if result.card_points is None:
        assert state.contract == "betl"
        return
    if state.profile.marriage_card != "set_aside":
        assert len(state.tricks) == game.shape(state.deal.seats).tricks
    assert sum(result.card_points) == 90
    assert all(points % 10 == 0 for points in result.card_points)
    ours, theirs = (points + value for points, value in zip(result.card_points, result.marriages, strict=True))
    assert ours != theirs, "an odd number of tens cannot be shared evenly"
    assert min(ours, theirs) <= 100, "both sides cannot be above a hundred"
    assert ours + theirs in (90, 110, 130, 150, 170, 190)


def _announced_in_marijas(state: Any) -> Any:
    """The end of a deal tells who played with whom, and what it came to."""
    return (state.sides, state.result()) if state.phase == "end" else None


def _called_in_marijas(state: Any, seat: Seat | None) -> CardSet:
    """Who is to call a card may name any; once called it is named for all to hear, not who holds it."""
    if seat is not None and seat == state.to_act and any(isinstance(action, m.CallCard) for action in state.legal()):
        return FULL
    return CardSet(action.card for _, action in state.history if isinstance(action, m.CallCard))


def _skipped_in_marijas(profile: Any) -> frozenset[str]:
    no_slot = ["dalje"] if profile.players == 2 else []
    no_call = ["call"] if profile.dalje != "formality" and profile.players > 2 else []
    talon = ["talon"] if profile.talon_taking == "must" or profile.players != 3 else []
    return frozenset([*no_slot, *no_call, *talon, *(["discard"] if profile.players != 3 else [])])


MARIJAS = Family(
    _seen_in_marijas,
    _located_in_marijas,
    _piles_of_marijas,
    _check_marijas,
    _announced_in_marijas,
    frozenset(),
    _called_in_marijas,
    skipped=_skipped_in_marijas,
)
