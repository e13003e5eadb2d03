"""What has happened in the tricks so far, by place."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from marias.cards import Card, CardSet
from marias.rules import play
from marias.rules.contract import Seat
from marias.rules.play import Trick
from marias.solver.situation import Place


def tens_taken(tricks: Sequence[Trick], side: Collection[Seat]) -> int:
    """Aces and tens in the tricks of these seats."""
    return sum(play.card_points(trick.cards) for trick in tricks if trick.winner in side) // play.CARD_POINTS


def took_trick(tricks: Sequence[Trick], seats: Sequence[Seat]) -> tuple[bool, ...]:
    """By place: has he taken a trick?"""
    winners = {trick.winner for trick in tricks}
    return tuple(seat in winners for seat in seats)


def holder(hands: Sequence[CardSet], leader: Place, trick: Sequence[Card], card: Card | None) -> Place | None:
    """Whose card this is, in hand or in the unfinished trick; None once it is gone."""
    for place, hand in enumerate(hands):
        if card in hand:
            return place
    return next(((leader + step) % len(hands) for step, played in enumerate(trick) if played is card), None)


def bare_tricks(tricks: int, *, made: bool, betl: bool) -> tuple[int, int]:
    """The tricks of the declarer and of the others in betl or durch: of a lost one, the one trick that broke it."""
    wrong = int(not made)
    return (wrong, tricks - wrong) if betl else (tricks - wrong, wrong)
