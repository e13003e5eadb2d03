"""A round at one table: chips, who deals, the pack from deal to deal, and when it is over.

Pure: it is told what happened and says what follows. Everything in whole Kč (chips).
"""

from __future__ import annotations

from typing import Any, Literal, Self

import msgspec

from marias.cards import Card
from marias.errors import TableError
from marias.rules.contract import Deal, Game, Race, Result, Seat, Transfer, check_seats
from marias.rules.dealing import LEAST_CUT, MOST_CUT, Generator, cut, shuffled_pack
from marias.rules.settlement import balance, within_means

Over = Literal["", "insolvent", "ended", "won"]


class Dealt(msgspec.Struct, frozen=True):
    """A deal and how its pack came about: ``shuffle`` with a seed, or ``cut`` at a number of cards."""

    deal: Deal
    how: Literal["shuffle", "cut"]
    seed: bytes = b""
    at: int = 0


class Paid(msgspec.Struct, frozen=True):
    """What was really paid after a deal. ``short`` names who could not meet his debts."""

    transfers: tuple[Transfer, ...]
    payments: tuple[int, ...]
    short: tuple[Seat, ...]


def stake_of(game: Game, profile: Any) -> int:
    """What each seat puts in when a round begins; nothing where there is a running account or a race."""
    return 0 if game.money in ("account", "race") else int(profile.chips)


class Match(msgspec.Struct, frozen=True):
    """A round between deals."""

    game: Game
    profile: Any
    seats: int
    dealer: Seat
    chips: tuple[int, ...]
    pack: tuple[Card, ...] | None = None
    """The gathered pack, where the next deal is only cut."""
    played: int = 0
    """Deals settled so far; a misdeal is none."""
    ending: bool = False
    """The end was announced: the deal on the table is finished, no new one starts."""
    over: Over = ""
    added: tuple[int, ...] = ()
    """What each seat has put in beside its stake; empty: nobody anything."""
    race: Race | None = None
    """The race to a target, where one is run: then ``chips`` are its match points."""

    @property
    def inserted(self) -> tuple[int, ...]:
        """What each seat has put in: the stake, and what it had to add."""
        stake = stake_of(self.game, self.profile)
        return tuple(stake + more for more in self.added or (0,) * self.seats)

    @classmethod
    def begin(cls, game: Game, profile: Any, seats: int, dealer: Seat) -> Self:
        """A new round; every seat puts in the stake of the profile, if there is one.

        Raises ``TableError`` for a number of seats the game cannot be played with.
        """
        game.check_seats(seats)
        check_seats(profile.name, game.tables(profile), seats)
        race = game.race(profile, seats) if game.race else None
        return cls(game, profile, seats, dealer, (stake_of(game, profile),) * seats, race=race)

    def next_deal(self, seed: bytes, at: int | None = None) -> Dealt:
        """The next deal: shuffled by the seed, or the gathered pack cut (where the cutting player says, or by the
        seed).

        Raises ``TableError`` when the round is over or the cut is not allowed.
        """
        if self.over:
            raise TableError("the round is over: no new deal starts", code="round-over")
        if self.pack is None or self.profile.shuffle == "every_deal":
            return Dealt(Deal(shuffled_pack(seed), self.dealer, self.seats), "shuffle", seed=seed)
        if at is None:
            at = LEAST_CUT + Generator(seed).below(MOST_CUT - LEAST_CUT + 1)
        return Dealt(Deal(cut(self.pack, at), self.dealer, self.seats), "cut", at=at)

    def settle(self, state: Any) -> tuple[Self, Paid]:
        """The round after a finished deal, and what was paid. A misdeal is dealt again by the same dealer."""
        result: Result = state.result()
        gathered = self.game.gather(state)
        if result.kind == "misdeal":
            pack = None if self.game.void_deal == "shuffled" else gathered
            fined = tuple(have + change for have, change in zip(self.chips, result.payments, strict=True))
            return msgspec.structs.replace(self, pack=pack, chips=fined), Paid(result.transfers, result.payments, ())
        if self.race is not None:
            return self._raced(self.race, state, gathered)
        if self.game.money == "account":
            return self._booked(result, gathered)
        if self.game.money == "top_up":
            return self._topped_up(result, gathered)
        paid, short = within_means(result.transfers, self.chips, pro_rata=self.profile.insolvency_split == "pro_rata")
        payments = balance(paid, self.seats)
        over: Over = "insolvent" if short else "ended" if self.ending else ""
        after = msgspec.structs.replace(
            self,
            chips=tuple(have + change for have, change in zip(self.chips, payments, strict=True)),
            dealer=self._next_dealer(),
            pack=gathered,
            played=self.played + 1,
            over=over,
        )
        return after, Paid(paid, payments, short)

    def _next_dealer(self) -> Seat:
        return (self.dealer + int(self.profile.turn)) % self.seats

    def _raced(self, race: Race, state: Any, gathered: tuple[Card, ...]) -> tuple[Self, Paid]:
        """Match points are written down; nobody pays."""
        run = race.after(state)
        after = msgspec.structs.replace(
            self,
            chips=run.scores,
            dealer=race.next_dealer(state),
            pack=gathered,
            played=self.played + 1,
            over="won" if run.ending else "ended" if self.ending else "",
            race=run,
        )
        return after, Paid((), state.result().payments, ())

    def _booked(self, result: Result, gathered: tuple[Card, ...]) -> tuple[Self, Paid]:
        """All is written to the accounts."""
        after = msgspec.structs.replace(
            self,
            chips=tuple(have + change for have, change in zip(self.chips, result.payments, strict=True)),
            dealer=self._next_dealer(),
            pack=gathered,
            played=self.played + 1,
            over="ended" if self.ending else "",
        )
        return after, Paid(result.transfers, result.payments, ())

    def _topped_up(self, result: Result, gathered: tuple[Card, ...]) -> tuple[Self, Paid]:
        """All is paid: who has nothing left, or not enough, adds what he owes and, to play on, the least top-up."""
        left = [have + change for have, change in zip(self.chips, result.payments, strict=True)]
        least = 0 if self.ending else self.profile.top_up
        added = [least - money if money <= 0 else 0 for money in left]
        after = msgspec.structs.replace(
            self,
            chips=tuple(money + more for money, more in zip(left, added, strict=True)),
            added=tuple(put + more for put, more in zip(self.added or (0,) * self.seats, added, strict=True)),
            dealer=self._next_dealer(),
            pack=gathered,
            played=self.played + 1,
            over="ended" if self.ending else "",
        )
        short = tuple(seat for seat, money in enumerate(left) if money < 0)
        return after, Paid(result.transfers, result.payments, short)

    def end_round(self, dealt: bool) -> Self:
        """The end is announced: a deal already dealt is finished first [LIGA-2]. A round that is over stays so."""
        return msgspec.structs.replace(self, ending=True, over=self.over or ("" if dealt else "ended"))

    def score(self) -> tuple[int, ...]:
        """Chips won or lost by each seat, which sum to zero; in a race its match points."""
        return tuple(have - put for have, put in zip(self.chips, self.inserted, strict=True))
