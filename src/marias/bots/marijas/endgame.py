"""Two players without a stock: each knows what the other holds, so the rest of the deal is counted out.

What is counted is the lead in card points, marriages and the last trick among them: of who leads over the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from marias.bots.marijas.knowledge import gone
from marias.cards import FULL, PACK, RANK_SETS, SHARP, SUIT_SETS, Rank, Suit
from marias.rules import play
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.marijas.view import MarijasView

KEPT = 1 << 14
"""Positions kept; a deal has at most 12870."""
SUIT_OF = {card.bit: SUIT_SETS[card.suit].mask for card in PACK}
SHARPS, OVERS = SHARP.mask, RANK_SETS[Rank.OVER].mask
PAIRS = OVERS | RANK_SETS[Rank.KING].mask


class Table(NamedTuple):
    """What the rules of the table make of the last tricks."""

    trump: int
    """The mask of the suit."""
    must_beat: str
    calls: str
    """When a marriage is called by playing the dama: ``any`` time, only with a ``lead``, ``never``."""


def is_open(view: MarijasView) -> bool:
    """Does this seat know the other hand, which is as long as its own?"""
    return view.seats == 2 and not view.stock and view.profile.marriage_card != "set_aside"


def table_of(view: MarijasView, trump: Suit) -> Table:
    """As far as marriages count at all."""
    profile = view.profile
    calls = "any" if profile.marriage_when == "any_play" else "lead"
    if profile.marriage_card not in ("queen_played", "either_played") or profile.counted == "aces_and_tens":
        calls = "never"
    return Table(SUIT_SETS[trump].mask, profile.must_beat, calls)


def best_play(view: MarijasView, trump: Suit, plays: Sequence[Play | PlayMarriage]) -> Action:
    """The play that leads to the greatest lead; of equally good ones the lowest card."""
    mine, theirs, table = view.hand.mask, (FULL - gone(view) - view.hand).mask, table_of(view, trump)
    led = view.trick[0].bit if view.trick else 0

    def value(action: Play | PlayMarriage) -> tuple[int, bool, int]:
        card, called = action.card.bit, isinstance(action, PlayMarriage)
        worth = -_trick(theirs, mine, led, card, table) if led else _led(mine, theirs, card, table)
        if called and table.calls != "never":
            worth += _marriage(card, table)
        return worth, called, -action.card.rank.index

    return max(plays, key=value)


@lru_cache(KEPT)
def lead_of(leader: int, other: int, table: Table) -> int:
    """The lead of who leads now over the other, both playing as well as they can; hands as masks of cards."""
    if not leader:
        return 0
    return max(
        _led(leader, other, card, table) + _called(leader, card, table, on_lead=True)
        for card in _distinct(leader, leader | other)
    )


def _led(leader: int, other: int, card: int, table: Table) -> int:
    """The lead once this card is led, without a marriage called with it."""
    return min(
        _trick(leader, other, card, answer, table) - _called(other, answer, table, on_lead=False)
        for answer in _distinct(_may_answer(other, card, table), leader | other)
    )


def _trick(leader: int, other: int, card: int, answer: int, table: Table) -> int:
    """The lead once the trick lies, without marriages called in it. ``leader`` and ``other`` hold what they held
    before; where the lead lies already it may be missing."""
    leader, other = leader & ~card, other & ~answer
    gain = play.CARD_POINTS * ((card | answer) & SHARPS).bit_count()
    if not other:
        gain += play.CARD_POINTS
    if _beats(card, answer, table.trump):
        return -gain - lead_of(other, leader, table)
    return gain + lead_of(leader, other, table)


def _beats(card: int, answer: int, trump: int) -> bool:
    if answer & trump and not card & trump:
        return True
    return answer > card and bool(answer & SUIT_OF[card])


def _may_answer(hand: int, card: int, table: Table) -> int:
    if pool := hand & SUIT_OF[card]:
        return (pool & -card if table.must_beat != "none" else 0) or pool
    return hand & table.trump or hand


def _called(hand: int, card: int, table: Table, *, on_lead: bool) -> int:
    """What the marriage brings that is called with this card, if one is."""
    if not card & OVERS or table.calls == "never" or (table.calls == "lead" and not on_lead):
        return 0
    return _marriage(card, table) if hand & card << 1 else 0


def _marriage(card: int, table: Table) -> int:
    return 40 if card & table.trump else 20


def _distinct(cards: int, held: int) -> Iterator[int]:
    """These cards, but of neighbours of equal worth in one hand only the lowest; ``held`` are those in both hands."""
    before = 0
    while cards:
        card = cards & -cards
        cards ^= card
        between = held & (card - 1) & ~(2 * before - 1)
        if between or not before or _another_worth(before, card):
            yield card
        before = card


def _another_worth(lower: int, card: int) -> bool:
    """Is the card of another suit, of another worth, or a dama or kralj with whom a marriage may be called?"""
    if (lower | card) & PAIRS or not lower & SUIT_OF[card]:
        return True
    return bool(lower & SHARPS) is not bool(card & SHARPS)
