"""What ``marias review --json`` prints: one line a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from marias.analysis import Judged, Review
from marias.errors import MariasError
from marias.notation import write_action


class CardLine(msgspec.Struct):
    """A card that was played. Money is that of the declarers' side, of a pair that of its first member."""

    trick: int
    seat: int
    action: str
    best: tuple[str, ...]
    before: int
    after: int
    cost: int
    """What its side lost."""
    own: int | None
    """What its player lost himself; null where his side does not share alike."""


class OtherLine(msgspec.Struct):
    """Something else that was done in the play: a hand laid down, a ruling."""

    trick: int
    seat: int | None
    action: str
    before: int
    after: int


class SumLine(msgspec.Struct):
    """What all cards of a seat cost."""

    seat: int
    cards: int
    mistakes: int
    cost: int
    own: int | None


class DealLine(msgspec.Struct, omit_defaults=True):
    """One deal."""

    number: int
    contract: str
    declarers: tuple[int, ...] = ()
    worth: int | None = None
    """Before the first card that is judged."""
    result: int | None = None
    cards: tuple[CardLine, ...] = ()
    others: tuple[OtherLine, ...] = ()
    dearest: tuple[int, ...] = ()
    """Places in ``cards``, from 0."""
    sums: tuple[SumLine, ...] = ()
    skipped: int = 0
    """Cards before the first that is judged."""
    why: str = ""
    """Why they are not."""


class FileLine(msgspec.Struct, omit_defaults=True):
    """One file: its deals, those that are over; ``error`` says why there are no more."""

    file: str
    unit: str = ""
    """What money is counted in: Kč, units or match points."""
    deals: tuple[DealLine, ...] = ()
    sums: tuple[SumLine, ...] = ()
    """Over all deals, where there are several."""
    error: str | None = None


def file_line(file: str, reviews: Sequence[Review], error: MariasError | None) -> FileLine:
    """The line of a file."""
    return FileLine(
        file,
        reviews[0].deal.table.game.unit if reviews else "",
        tuple(map(_deal, reviews)),
        _sums(reviews) if len(reviews) > 1 else (),
        None if error is None else str(error),
    )


def _deal(found: Review) -> DealLine:
    result, view = found.deal.result, found.deal.final.view(None)
    line = DealLine(
        found.deal.record.number,
        result.contract or view.contract,
        skipped=found.skipped,
        why="" if found.why is None else str(found.why),
    )
    if not found.declarers:
        return line
    return msgspec.structs.replace(
        line,
        declarers=found.declarers,
        worth=found.worth,
        result=found.result,
        cards=tuple(map(_card, found.cards)),
        others=tuple(
            OtherLine(other.trick, other.seat, write_action(other.action), other.before, other.after)
            for other in found.others
        ),
        dearest=tuple(found.cards.index(card) for card in found.dearest()),
        sums=_sums([found]),
    )


def _card(card: Judged) -> CardLine:
    best = tuple(map(write_action, card.best))
    return CardLine(
        card.trick, card.seat, write_action(card.action), best, card.before, card.after, card.cost, card.own
    )


def _sums(reviews: Sequence[Review]) -> tuple[SumLine, ...]:
    seats = range(reviews[0].deal.table.seats)
    return tuple(_sum(seat, [card for found in reviews for card in found.of(seat)]) for seat in seats)


def _sum(seat: int, cards: Sequence[Judged]) -> SumLine:
    costly = [card for card in cards if card.cost]
    own = None if any(card.own is None for card in costly) else sum(card.own or 0 for card in costly)
    return SumLine(seat, len(cards), len(costly), sum(card.cost for card in costly), own)


JSON_SCHEMA: dict[str, Any] = msgspec.json.schema(FileLine)
"""The schema of one line of ``review --json``."""
