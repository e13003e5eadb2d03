"""Gathering the pack of a finished deal without shuffling, where one player stood against the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from marias.cards import Card
from marias.rules.contract import Seat
from marias.rules.play import Trick


def by_side(
    declarer: Seat, tricks: Iterable[Trick], trick: Sequence[Card], rest: Iterable[Iterable[Card]]
) -> tuple[Card, ...]:
    """The declarer's tricks in the order won, the defenders' tricks, an unfinished trick, then ``rest``: the cards
    that were not played, heap by heap. Within a trick the cards lie as they were played."""
    taken = list(tricks)
    pack = [card for won in taken if won.winner == declarer for card in won.cards]
    pack.extend(card for won in taken if won.winner != declarer for card in won.cards)
    pack.extend(trick)
    for heap in rest:
        pack.extend(heap)
    return tuple(pack)
