"""Tricks that may have been played before a typed position: who took them and what they counted is as it was told.

Which card fell when is invented. Nothing of what is still to come hangs on that.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from marias.analysis.typed.position import Position
from marias.cards import EMPTY, SHARP, Card, CardSet, Rank, Suit
from marias.errors import SolverError
from marias.notation import write_cards
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.play import Marriage, Trick


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What the past of a position must fit."""

    tricks: int
    """Of a whole deal."""
    most: int = 0
    """Cards of a hand, where that is fewer."""
    talon: int
    """Cards that lie aside."""
    playing: tuple[Seat, ...]
    """In the order of play."""
    declarers: tuple[Seat, ...]
    trump: Suit | None = None
    counted: bool = True
    """Are card points counted?"""
    last: Card | None = None
    """A card that took the last trick by its leader."""


class Past(msgspec.Struct, frozen=True):
    """What happened before."""

    tricks: tuple[Trick, ...]
    talon: CardSet
    marriages: tuple[Marriage, ...]
    shown: CardSet
    """The svršek of every marriage that was called."""


def past_of(position: Position, table: Table, *, may_show: bool = False) -> Past:
    """A past of the position; raises ``SolverError`` where there is none. Where marriages ``may_show``, both cards of
    one may still be held."""
    position.check_cards(table.playing, table.most or table.tricks)
    position.check_stock(table.most or table.tricks)
    on_turn = table.playing[(table.playing.index(position.leader) + len(position.trick)) % len(table.playing)]
    done = table.tricks - len(position.hands[on_turn]) - len(position.stock) // 2
    talon = position.aside(table.talon, counted=table.counted)
    taken = position.gone - talon
    mine = position.sharp_taken(taken) if table.counted else 0
    tricks = _tricks(position, table, done, taken, mine)
    marriages, shown = _marriages(position, table, may_show=may_show)
    return Past(tricks, talon, marriages, shown)


def _tricks(position: Position, table: Table, done: int, taken: CardSet, mine: int) -> tuple[Trick, ...]:
    size, counting = len(table.playing), SHARP if table.counted else EMPTY
    sharp = sorted(taken & counting, key=lambda card: card.index)
    sides = {True: sharp[:mine], False: sharp[mine:]}
    winners = _winners(position, table, done, {side: -(-len(cards) // size) for side, cards in sides.items()})
    plain = sorted(taken - counting, key=lambda card: (card is table.last, card.index))
    piles: list[list[Card]] = [[] for _ in winners]
    if table.last is not None and table.last in plain and piles:
        piles[-1].append(plain.pop())
    for winner, pile in zip(winners, piles, strict=True):
        own = sides[winner in table.declarers]
        while own and len(pile) < size:
            pile.append(own.pop())
    if any(sides.values()):
        raise _too_few(done)
    for pile in piles:
        while len(pile) < size:
            pile.append(plain.pop(0))
    return tuple(Trick(winner, tuple(pile), winner) for winner, pile in zip(winners, piles, strict=True))


def _winners(position: Position, table: Table, done: int, least: dict[bool, int]) -> list[Seat]:
    """Who took each trick: everybody who took one, each side as many as its card points need, the leader the last."""
    if not done:
        return []
    leader, told = position.leader, list(dict.fromkeys(position.took))
    if told and leader not in told:
        raise SolverError(f"seat {leader} leads, so he has taken a trick", code="position-leader-took", seat=leader)
    winners = [seat for seat in told if seat != leader]
    for side, tricks in least.items():
        of_side = [seat for seat in told or table.playing if (seat in table.declarers) == side]
        missing = tricks - sum((seat in table.declarers) == side for seat in (*winners, leader))
        if missing > 0 and not of_side:
            raise SolverError("a side that took no trick has card points", code="position-points-untaken")
        winners += of_side[:1] * max(0, missing)
    if len(winners) + 1 > done:
        raise _too_few(done)
    return [*([leader] * (done - 1 - len(winners))), *winners, leader]


def _too_few(done: int) -> SolverError:
    return SolverError(f"in {done} tricks this cannot all have been taken", code="position-too-few-tricks", tricks=done)


def _marriages(position: Position, table: Table, *, may_show: bool) -> tuple[tuple[Marriage, ...], CardSet]:
    """The marriages that were called, each in a suit of its own in which it can have been: one that is shown, or one of
    which a card is played."""
    told = position.marriages
    ways: list[list[Suit]] = []
    for seat, value in told:
        suits = [suit for suit in Suit if table.trump and play.marriage_value(suit, table.trump) == value]
        held = [suit for suit in suits if play.pair(suit) <= position.hands[seat]]
        open_to_all = [suit for suit in held if may_show and Card.of(Rank.OVER, suit) in position.shown]
        called = [suit for suit in suits if suit not in held and _may_have_been(position, table, seat, suit)]
        ways.append([*open_to_all, *called])
    suits_of = _each_its_own(ways, ())
    if suits_of is None:
        seat, value = next((one for one, way in zip(told, ways, strict=True) if not way), told[-1])
        raise SolverError(
            f"seat {seat} cannot have called a marriage of {value}", code="position-marriage", seat=seat, value=value
        )
    shown = CardSet(Card.of(Rank.OVER, suit) for suit in suits_of)
    if not position.shown <= shown:
        cards = write_cards(position.shown - shown)
        raise SolverError(
            f"{cards} cannot lie shown: no marriage was called that way", code="position-shown", cards=cards
        )
    called_in = zip(told, suits_of, strict=True)
    return tuple(Marriage(1, seat, suit, value) for (seat, value), suit in called_in), shown


def _each_its_own(ways: Sequence[Sequence[Suit]], taken: tuple[Suit, ...]) -> tuple[Suit, ...] | None:
    """One of the ways of each, none twice; None where that cannot be."""
    if len(taken) == len(ways):
        return taken
    free = (suit for suit in ways[len(taken)] if suit not in taken)
    return next((found for suit in free if (found := _each_its_own(ways, (*taken, suit))) is not None), None)


def _may_have_been(position: Position, table: Table, seat: Seat, suit: Suit) -> bool:
    """Is each card of the pair gone but not into the talon, in this hand, or on the table from it?"""
    playing, first = table.playing, table.playing.index(position.leader)
    laid = {card: playing[(first + step) % len(playing)] for step, card in enumerate(position.trick)}
    others = [*(hand for other, hand in enumerate(position.hands) if other != seat), position.talon or CardSet()]
    return all(laid.get(card, seat) == seat and not any(card in hand for hand in others) for card in play.pair(suit))
