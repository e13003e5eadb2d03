"""The rows of betl and durch: one figure each, for a suit or for a hand [CSM-1, CSM-2, CSM-3]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from marias.cards import FULL, Card, CardSet, Order, Rank, Suit
from marias.rules.premium.award import Denied, Line
from marias.rules.premium.facts import Facts, Flek
from marias.rules.premium.known import MOST_ACES_BESIDE, hand_of, leads, talons
from marias.rules.premium.rows import is_due
from marias.rules.premium.table import Hole, Predicates, Row, Table
from marias.rules.premium.terms import closed, is_chytak, of_suit, six_card_suits, stopper_suits, suits_in


class Counted(NamedTuple):
    """What the rows give in one of the deals that fit the facts."""

    lines: tuple[Line, ...]
    denied: tuple[Denied, ...] = ()
    holes: tuple[Hole, ...] = ()
    """The holes of the table it touches."""


def declarer_rows(table: Table, facts: Facts) -> Iterator[Counted]:
    """What a betl or durch that was made gives, in every deal that fits the facts."""
    rows = [row for row in table.rows if is_due(table, row, facts)]
    holes = tuple(hole for hole in table.holes if is_due(table, hole, facts))
    for counted in _made(table, facts, rows):
        yield counted._replace(holes=holes)


def _made(table: Table, facts: Facts, rows: list[Row]) -> Iterator[Counted]:
    if facts.hand is None:
        yield from _by_counts(rows, facts)
        return
    for talon in talons(facts):
        out = FULL - facts.hand - talon
        if facts.contract == "durch":
            yield _durch(table, rows, facts.hand, out)
            continue
        for lead in leads(facts, out):
            yield _betl(table, rows, _Betl(facts.hand, talon, out, lead))


def _times(row: Row, suits: list[Suit] | list[None], clause: str = "CSM-6") -> Iterator[Line]:
    for suit in suits:
        yield Line(
            row=row.id,
            kind=row.kind,
            figure=row.value,
            side="value",
            clause=clause,
            provenance=row.source_of("value"),
            of=suit.value if suit else "",
        )


def _by_counts(rows: list[Row], facts: Facts) -> Iterator[Counted]:
    """What was counted at the table; where it was not, from none to the most there can be."""
    counts = facts.counts
    told = {
        "catching_ace": (counts.catching_aces, MOST_ACES_BESIDE if counts.six_card_suits else len(Suit)),
        "six_card_suit_with_chytak": (counts.six_card_suits, int(counts.catching_aces != len(Suit))),
        "suit_not_closed": (counts.open_suits, 4),
    }
    for highest in (False, True):
        lines: list[Line] = []
        for row in rows:
            if row.per is not None:
                count, most = told[row.per]
                lines += _times(row, [None] * ((most if highest else 0) if count is None else count))
        yield Counted(tuple(lines))


class _Betl(NamedTuple):
    hand: CardSet
    talon: CardSet
    out: CardSet
    lead: Card

    def catching(self, cards: CardSet, suit: Suit) -> CardSet:
        return CardSet(card for card in of_suit(cards, suit) if is_chytak(card, self.out))

    def catching_ace(self, suit: Suit) -> bool:
        return Card.of(Rank.ACE, suit) in self.catching(self.hand, suit)


def _betl(table: Table, rows: list[Row], deal: _Betl) -> Counted:
    sixes = six_card_suits(deal.hand, or_more=table.options.six_card_suit == "six_or_more")
    aces = [suit for suit in suits_in(deal.hand) if deal.catching_ace(suit)]
    lines: list[Line] = []
    denied: list[Denied] = []
    for row in rows:
        if row.per == "catching_ace":
            for suit in aces:
                in_six = suit in sixes
                if in_six and row.except_ and deal.lead.suit is suit:
                    denied.append(Denied(code="ace-of-led-six", clause="CSM-1", rows=(row.id,)))
                else:
                    lines += _times(row, [suit], "CSM-1" if in_six else "CSM-6")
        elif row.per == "six_card_suit_with_chytak":
            ace_counts = any(other.per == "catching_ace" for other in rows)
            for suit in sixes:
                if deal.catching(deal.hand, suit) and (note := _six_denied(table, deal, suit, ace_counts=ace_counts)):
                    denied.append(Denied(code=note[0], clause=note[1], rows=(row.id,)))
                elif deal.catching(deal.hand, suit):
                    lines += _times(row, [suit])
    return Counted(tuple(lines), tuple(denied))


def _six_denied(table: Table, deal: _Betl, suit: Suit, *, ace_counts: bool) -> tuple[str, str] | None:
    """The note by which a six-card suit with a chyták gives nothing, and its clause."""
    if 1 in table.notes and ace_counts and deal.catching_ace(suit) and deal.lead.suit is not suit:
        return "six-counts-as-ace", "CSM-1"
    if 2 in table.notes:
        if deal.catching(deal.hand, suit) == CardSet((deal.lead,)):
            return "only-chytak-led", "CSM-2"
        # Twelve cards always offer another discard than one of this suit, so "if he could" is always so.
        if deal.catching(deal.talon, suit):
            return "chytak-discarded", "CSM-2"
    return None


def _durch(table: Table, rows: list[Row], hand: CardSet, out: CardSet) -> Counted:
    held = suits_in(hand)
    still_open = [suit for suit in held if not closed(hand, out, suit, Order.PLAIN)]
    if table.options.durch_suits == "all":
        still_open += [suit for suit in Suit if suit not in held]
    lines = (line for row in rows if row.per == "suit_not_closed" for line in _times(row, still_open))
    return Counted(tuple(lines))


# --- Who said flek ---------------------------------------------------------------------------------------------------


class _Against(NamedTuple):
    """What rows ask of the hand of who said flek."""

    suits: int
    stoppers: int
    bare_aces: bool

    def fits(self, row: Predicates) -> bool:
        suits = row.hand_suits is None or self.suits in row.hand_suits
        return suits and (row.stopper_suits_max is None or self.stoppers <= row.stopper_suits_max)


def flek_rows(table: Table, facts: Facts, flek: Flek) -> Iterator[Counted]:
    """What a flek to a betl or durch that was lost gives, in every deal that fits the facts."""
    for hand in _hands_against(facts, flek):
        lines: list[Line] = []
        denied: list[Denied] = []
        for row in table.rows:
            if not (is_due(table, row, facts) and hand.fits(row)):
                continue
            if 3 in table.notes and row.game == "durch" and hand.bare_aces:
                denied.append(Denied(code="bare-aces", clause="CSM-3", rows=(row.id,)))
            else:
                lines += _times(row, [None])
        holes = tuple(hole for hole in table.holes if is_due(table, hole, facts) and hand.fits(hole))
        yield Counted(tuple(lines), tuple(denied), holes)


def _hands_against(facts: Facts, flek: Flek) -> Iterator[_Against]:
    cards = hand_of(facts, flek.seat)
    if cards is not None:
        stoppers = stopper_suits(cards)
        bare = len(stoppers) == 2 and all(
            of_suit(cards, suit) == CardSet((Card.of(Rank.ACE, suit),)) for suit in stoppers
        )
        yield _Against(len(suits_in(cards)), len(stoppers), bare)
        return
    for suits in range(2, 5) if flek.suits is None else (flek.suits,):
        for stopped in range(suits + 1) if flek.stopper_suits is None else (flek.stopper_suits,):
            for bare_aces in (False, True) if flek.bare_aces is None else (flek.bare_aces,):
                yield _Against(suits, stopped, bare_aces and stopped == 2)


def flekkers(table: Table, facts: Facts) -> tuple[Flek, ...]:
    """Whose flek counts [CSM-6, U9]."""
    if facts.fate(facts.contract) != "lost":
        return ()
    return facts.fleks[:1] if table.options.flek_of == "first" else facts.fleks
