"""A position as somebody tells it: what was agreed, the cards of all, who leads, what was taken so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from marias.cards import EMPTY, FULL, SHARP, Card, CardSet
from marias.errors import SolverError
from marias.notation import write_cards
from marias.rules.contract import Seat
from marias.rules.play import CARD_POINTS, Trick
from marias.rules.request import Asked
from marias.solver.situation import no_such_hand, unequal_hand


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position in play. Seats count from 0, clockwise."""

    deal: Asked
    """What stands on the table, as the scorekeeper's request tells it; nothing of how it was played."""
    hands: tuple[CardSet, ...]
    """By seat; who sits out has none."""
    leader: Seat
    """Who leads, or led, to this trick."""
    trick: tuple[Card, ...] = ()
    """What lies on the table, in order."""
    points: int | None = None
    """Card points the declarers' side has taken in tricks, without marriages; needed once an ace or a ten is gone."""
    marriages: tuple[tuple[Seat, int], ...] = ()
    """Who called what, 20 or 40 each, in the order they were called."""
    shown: CardSet = EMPTY
    """Every svršek that was shown to call a marriage and is still held, where that is how it is done."""
    took: tuple[Seat, ...] = ()
    """Who has taken a trick, where that matters; without it who leads, and a side that has card points."""
    talon: CardSet | None = None
    """What lies aside; without it any of the cards that are nowhere else."""
    stock: tuple[Card, ...] = ()
    """Of two players: what is still to be drawn, the first drawn first."""
    sevens_made: bool | None = None
    """Of dvě sedmy with one card left: did the helper's seven take the trick before?"""

    def check_table(self, seats: int, playing: Sequence[Seat]) -> None:
        """Raises ``SolverError`` where hands, leader or the facts by seat do not fit the table."""
        if len(self.hands) != seats:
            raise SolverError(
                f"{seats} players with {len(self.hands)} hands are no table",
                code="solver-players",
                players=seats,
                hands=len(self.hands),
            )
        for seat, hand in enumerate(self.hands):
            if hand and seat not in playing:
                raise SolverError(
                    f"seat {seat} sits out, but holds {write_cards(hand)}",
                    code="position-sitter",
                    seat=seat,
                    hand=write_cards(hand),
                )
        for field, told in (
            ("leader", (self.leader,)),
            ("took", self.took),
            ("marriages", tuple(seat for seat, _ in self.marriages)),
        ):
            for seat in told:
                if seat not in playing:
                    raise SolverError(
                        f"{field}: seat {seat} does not play", code="position-seat", field=field, seat=seat
                    )

    def check_stock(self, most: int) -> None:
        """Raises ``SolverError`` for a stock there cannot be; hands of so many cards go with one."""
        for hand in self.hands if self.stock else ():
            if most != len(hand) != most - 1 or len(self.hands) != 2 or len(self.stock) % 2:
                raise SolverError(
                    f"a stock of {len(self.stock)} cards, with a hand of {len(hand)}: only two players have one, "
                    f"an even number, and hands of {most}",
                    code="position-stock",
                    cards=len(self.stock),
                    hand=len(hand),
                    most=most,
                )

    def check_cards(self, playing: Sequence[Seat], tricks: int) -> None:
        """Raises ``SolverError`` for a card that is there twice, hands that are not of one size, or too large."""
        seen: set[Card] = set()
        for card in (*(card for hand in self.hands for card in hand), *self.trick, *self.stock):
            if card in seen:
                raise SolverError(f"{card} is there twice", code="solver-twice", card=str(card))
            seen.add(card)
        if len(self.trick) >= len(playing):
            raise SolverError(
                f"a trick of {len(self.trick)} cards is full",
                code="solver-full-trick",
                cards=len(self.trick),
                players=len(playing),
            )
        first = playing.index(self.leader)
        order = [*playing[first:], *playing[:first]]
        wanted = len(self.hands[order[len(self.trick)]])
        if not wanted:
            raise _no_hand(order[len(self.trick)])
        if not 0 < wanted <= tricks:
            raise no_such_hand(wanted, tricks)
        for place, seat in enumerate(order):
            right = wanted - (place < len(self.trick))
            if right and not self.hands[seat]:
                raise _no_hand(seat)
            if len(self.hands[seat]) != right:
                raise unequal_hand(seat, len(self.hands[seat]), right)

    def held(self, seat: Seat, playing: Sequence[Seat]) -> CardSet:
        """The hand of a seat, with the card it has on the table."""
        step = (playing.index(seat) - playing.index(self.leader)) % len(playing)
        return self.hands[seat] | CardSet(self.trick[step : step + 1])

    @property
    def gone(self) -> CardSet:
        """The cards that are neither in a hand, nor on the table, nor in the stock."""
        left = FULL - CardSet((*self.trick, *self.stock))
        for hand in self.hands:
            left = left - hand
        return left

    def aside(self, size: int, *, counted: bool) -> CardSet:
        """The cards that lie aside: as told, or so many of those that are gone; where card points are counted, no ace
        or ten.

        Raises ``SolverError`` where they are told wrongly, or none can lie there.
        """
        told, gone = self.talon, self.gone
        if told is not None:
            if len(told) != size or not told <= gone:
                raise SolverError(
                    f"{write_cards(told)} cannot be the talon: {size} cards that are nowhere else",
                    code="position-talon",
                    cards=write_cards(told) or "-",
                    size=size,
                )
            return told
        may = sorted(gone - SHARP if counted else gone, key=lambda card: (card in SHARP, card.index))
        if len(may) < size:
            left = write_cards(gone) or "-"
            raise SolverError(
                f"{size} cards must lie in the talon, and no ace or ten: they cannot be of {left}",
                code="position-no-talon",
                size=size,
                cards=left,
            )
        return CardSet(may[:size])

    def sharp_taken(self, taken: CardSet) -> int:
        """How many of the aces and tens in the tricks the declarers' side has.

        Raises ``SolverError`` where it is not told, or cannot be.
        """
        most = len(taken & SHARP)
        if self.points is None and most:
            raise SolverError(
                f"{write_cards(taken & SHARP)} are gone: how many card points has the declarers' side taken?",
                code="position-points-missing",
                cards=write_cards(taken & SHARP),
                most=CARD_POINTS * most,
            )
        points = self.points or 0
        if points % CARD_POINTS or not 0 <= points <= CARD_POINTS * most:
            raise SolverError(
                f"{points} card points cannot have been taken; it can be tens, 0 to {CARD_POINTS * most}",
                code="position-points",
                points=points,
                most=CARD_POINTS * most,
            )
        return points // CARD_POINTS


def untold(position: Position, allowed: Sequence[str]) -> None:
    """Raises ``SolverError`` where the deal tells how it was played, or ended: the position is not that far."""
    deal: Any = position.deal
    for field in msgspec.structs.fields(type(deal)):
        if field.name in allowed or field.required:
            continue
        if getattr(deal, field.name) != field.default and getattr(deal, field.name) not in ((), {}, None):
            raise SolverError(
                f"{field.name} tells how the deal ended; a position is still played",
                code="position-fact",
                field=field.name,
            )


def refuse_over(tricks: Sequence[Trick], declarer: Seat, *, betl: bool, durch: bool) -> None:
    """Raises ``SolverError`` where betl or durch is lost by a trick that was taken."""
    winners = {trick.winner for trick in tricks}
    spoilers = sorted(winners & {declarer} if betl else winners - {declarer} if durch else ())
    if not spoilers:
        return
    leads, trick = tricks[-1].winner in spoilers, len(tricks) + 1
    seat = tricks[-1].winner if leads else spoilers[0]
    why = f"seat {seat} leads trick {trick}, so has taken a trick" if leads else f"seat {seat} has taken a trick"
    raise SolverError(
        f"{why}: the game is lost, nothing is played on",
        code="position-over",
        how="leads" if leads else "took",
        seat=seat,
        trick=trick,
    )


def _no_hand(seat: Seat) -> SolverError:
    return SolverError(f"no hand for seat {seat}", code="position-no-hand", seat=seat)
