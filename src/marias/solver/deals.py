"""Dealing at random what is not known: cards fixed, cards a hand cannot hold, and what is left in a talon.

Each deal that satisfies what is known is as likely as any other. How it is drawn is written down in ``_chance.py``.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Mapping, Sequence
from itertools import combinations

from marias.cards import EMPTY, FULL, CardSet
from marias.errors import SolverError
from marias.notation import write_cards
from marias.rules.contract import Seat
from marias.solver._chance import Dealer
from marias.solver.arguments import shortened, shown, wrong
from marias.solver.chance import Seed, is_whole, portions, word_of

MOST_SEATS = 4
MOST_WAYS = 2**64 - 1
MOST_DRAWN = 10**7
PORTION = 10**4
"""So many are drawn without a look at Ctrl-C."""


class Deals:
    """All deals in which each seat holds so many cards (``sizes``), those of ``held`` among them, none of ``never``.

    What is left of ``cards`` lies in the talon, whose place is the number after the last seat; it too may hold or never
    hold something. "Void in hearts" is ``never={seat: SUIT_SETS[Suit.HEARTS]}``, "nothing above this card"
    ``never={seat: Order.TRUMP.higher(card)}``.

    Raises ``SolverError`` where there is no such deal, naming the cards and places that cannot be brought together.
    Several threads may draw from one.
    """

    count: int
    """How many deals there are."""

    def __init__(
        self,
        sizes: Sequence[int],
        *,
        held: Mapping[Seat, CardSet] | None = None,
        never: Mapping[Seat, CardSet] | None = None,
        cards: CardSet = FULL,
    ) -> None:
        _check_kinds(sizes, cards)
        if (
            not 1 <= len(sizes) <= MOST_SEATS
            or not all(is_whole(size, 0, len(cards)) for size in sizes)
            or sum(sizes) > len(cards)
        ):
            written = shortened(", ".join(map(shown, sizes)))
            raise SolverError(
                f"{len(sizes)} hands of {written} out of {len(cards)} cards cannot be dealt",
                code="deals-sizes",
                hands=len(sizes),
                sizes=written,
                cards=len(cards),
                most=MOST_SEATS,
            )
        self._sizes = (*sizes, len(cards) - sum(sizes))
        self._held = self._by_place("held", held)
        self._never = self._by_place("never", never)
        self._cards = cards
        self._check(cards)
        known = EMPTY
        for mine in self._held:
            known = known | mine
        self._unknown = cards - known
        self._room = [size - len(mine) for size, mine in zip(self._sizes, self._held, strict=True)]
        # the talon is the place after the seats; the roomiest comes last, for its room need not be kept in mind
        self._order = sorted(range(len(self._sizes)), key=lambda place: (self._room[place], place))
        self._check_room()
        self._lock = threading.Lock()
        self._dealer = Dealer()
        self.count = self._dealer.load(
            [card.bit for card in self._unknown],
            [self._allowed(card.bit) for card in self._unknown],
            [self._room[place] for place in self._order],
        )

    def draw(self, count: int = 1, *, seed: Seed | None = None) -> list[tuple[CardSet, ...]]:
        """So many deals: of each the hands by seat, then the talon.

        The same seed gives the same deals on every machine; None draws a new one. Raises ``SolverError`` for fewer
        than no deals or far too many for a list.
        """
        if not is_whole(count, 0, MOST_DRAWN):
            raise SolverError(
                f"{shown(count)} deals: 0 to {MOST_DRAWN}", code="deals-count", given=shown(count), most=MOST_DRAWN
            )
        word = word_of(seed)
        places = sorted(range(len(self._order)), key=self._order.__getitem__)
        held = [mine.mask for mine in self._held]
        with self._lock:  # the dealer is in the midst of one seed's deals between two portions
            self._dealer.begin(word)
            return [
                tuple(CardSet(mask=mine | dealt[place]) for mine, place in zip(held, places, strict=True))
                for portion in portions(count, PORTION)
                for dealt in self._dealer.draw(portion)
            ]

    def __reduce__(self) -> tuple[object, ...]:
        """Copied and pickled by what is known; the rest is counted anew."""
        return (_rebuild, (self._sizes[:-1], self._held, self._never, self._cards))

    def _by_place(self, name: str, cards: Mapping[Seat, CardSet] | None) -> list[CardSet]:
        known = {} if cards is None else cards
        if not isinstance(known, Mapping):
            raise wrong(name, known, "None, Mapping[Seat, CardSet]")
        last = len(self._sizes) - 1
        for place, mine in known.items():
            if not is_whole(place, 0, last):
                raise SolverError(
                    f"place {shown(place)}: 0 to {last}, the last is the talon",
                    code="deals-place",
                    place=shown(place),
                    last=last,
                )
            if not isinstance(mine, CardSet):
                raise wrong(f"{name}[{place}]", mine, "CardSet")
        return [known.get(place, EMPTY) for place in range(len(self._sizes))]

    def _allowed(self, bit: int) -> int:
        """A bit for each place, in the dealer's order, in which the card may lie."""
        return sum(1 << number for number, place in enumerate(self._order) if not bit & self._never[place].mask)

    def _check(self, cards: CardSet) -> None:
        """No card is fixed twice, or where it cannot lie, or is none of those that are dealt."""
        seen = EMPTY
        for place, (mine, never) in enumerate(zip(self._held, self._never, strict=True)):
            if wrong := (mine & seen) | (mine & never) | (mine - cards):
                raise SolverError(
                    f"place {place} cannot hold {write_cards(wrong)}: held elsewhere, never held, or not dealt",
                    code="deals-held",
                    place=place,
                    cards=write_cards(wrong),
                )
            seen = seen | mine
            if len(mine) > self._sizes[place]:
                raise _no_room(mine, (place,), self._sizes[place])

    def _check_room(self) -> None:
        """Every set of places has room for the cards that can lie nowhere else: then there is a deal (Hall)."""
        places = range(len(self._sizes))
        ways = math.prod(math.comb(sum(self._room[: place + 1]), self._room[place]) for place in places)
        if ways > MOST_WAYS:
            raise SolverError(f"{ways} deals, before anything is excluded: too many", code="deals-many", deals=ways)
        for chosen in (chosen for size in places for chosen in combinations(places, size)):
            bound = self._unknown
            for place in places:
                if place not in chosen:
                    bound = bound & self._never[place]
            room = sum(self._room[place] for place in chosen)
            if len(bound) > room:
                raise _no_room(bound, chosen, room)


def _check_kinds(sizes: object, cards: object) -> None:
    """What the sizes and the cards are given as; raises ``SolverError``."""
    if not isinstance(sizes, Sequence) or isinstance(sizes, str | bytes):
        raise wrong("sizes", sizes, "Sequence[int]")
    if not isinstance(cards, CardSet):
        raise wrong("cards", cards, "CardSet")


def _rebuild(sizes: Sequence[int], held: Sequence[CardSet], never: Sequence[CardSet], cards: CardSet) -> Deals:
    return Deals(sizes, held=dict(enumerate(held)), never=dict(enumerate(never)), cards=cards)


def _no_room(cards: CardSet, places: Sequence[int], room: int) -> SolverError:
    """These cards can lie nowhere but in these places."""
    named = ", ".join(map(str, places))
    if not places:
        return SolverError(f"{write_cards(cards)} can lie nowhere", code="deals-nowhere", cards=write_cards(cards))
    return SolverError(
        f"{len(cards)} cards ({write_cards(cards)}) can lie only in places {named}, with room for {room}",
        code="deals-room",
        cards=write_cards(cards),
        total=len(cards),
        places=named,
        room=room,
    )
