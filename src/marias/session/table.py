"""The table: it takes actions one by one, writes each down before anybody sees it, and says what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from marias.bots import Bot, bot_named
from marias.cards import EMPTY
from marias.errors import IllegalAction, TableError
from marias.notation import write_action
from marias.rules.contract import Action, Game, Seat
from marias.rules.dealing import Generator, derive
from marias.rules.match import Match
from marias.rules.premium import Facts
from marias.rules.record import Record, chips_line, deal_lines, header_lines, result_line, step_line
from marias.session.events import Acted, Dealt, Event, RoundOver, Settled
from marias.session.notes import END, notes_of

CLAIM = "claim"
"""The action by which a hand is laid down, in every family."""
Log = Callable[[Sequence[str]], None]
"""Takes the lines of one event; returns when they are safe. What it raises stops the event: nothing has happened."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat: a name, and the name of the bot that plays (empty: a human)."""

    name: str
    bot: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is set up with. The seed (256 bits) is that of the whole round."""

    game: Game
    profile: Any
    players: tuple[Player, ...]
    seed: bytes

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.players)

    def record(self) -> Record:
        """The record of the round, still without a deal."""
        names = tuple(player.name for player in self.players)
        return Record(game=self.game, profile=self.profile, seats=self.seats, names=names)


class Table:
    """A table at play.

    Deals come from ``derive(seed, "deal", number)``, every decision of a bot from
    ``derive(seed, "bot", seat, deal, actions so far)``: a table rebuilt from its record goes on as if it had never
    stopped, and no bot's chance tells anything of the cards.
    """

    def __init__(self, setup: Setup, match: Match, log: Log, bots: Mapping[str, Bot] | None = None) -> None:
        self.setup = setup
        self.match = match
        self.state: Any = None
        """The deal on the table; None between deals."""
        self.ended: Any = None
        """The deal that was settled last, as it ended."""
        self.facts: tuple[Facts, ...] = ()
        """What premium points hang on, of every deal settled that can give some."""
        self.number = 0
        """Deals dealt so far."""
        self._log = log
        named = bots.__getitem__ if bots is not None else bot_named
        self._bots = {seat: named(p.bot) for seat, p in enumerate(setup.players) if p.bot}

    @classmethod
    def opened(cls, setup: Setup, log: Log, bots: Mapping[str, Bot] | None = None, dealer: Seat | None = None) -> Table:
        """A new round; the head of its record is written.

        The first dealer is drawn by the seed, unless the profile or ``dealer`` names him. Raises ``TableError`` for a
        table the game cannot be played at.
        """
        if dealer is None:
            drawn = Generator(derive(setup.seed, "dealer")).below(max(1, setup.seats))
            dealer = drawn if setup.profile.first_dealer == "draw" else 0
        elif not 0 <= dealer < setup.seats:
            raise TableError(f"dealer {dealer + 1}: there are {setup.seats} seats", code="dealer", seats=setup.seats)
        table = cls(setup, Match.begin(setup.game, setup.profile, setup.seats, dealer), log, bots)
        bots_named = tuple(player.bot for player in setup.players)
        log([*header_lines(setup.record()), *notes_of(setup.seed, bots_named, dealer)])
        return table

    # Who is who

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None between deals."""
        seat: Seat | None = None if self.state is None else self.state.to_act
        return seat

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.setup.players) if not player.bot)

    @property
    def cutter(self) -> Seat | None:
        """Who cuts for the next deal, the dealer's neighbour on the right; None where it is shuffled."""
        if self.match.pack is None or self.setup.profile.shuffle == "every_deal":
            return None
        return (self.match.dealer - 1) % self.setup.seats

    def view(self, seat: Seat | None) -> Any:
        """All that the seat may know of the deal on the table."""
        return self._dealt().view(seat)

    def objection(self, action: Action) -> tuple[str, str] | None:
        """The rule the action would break if the seat on turn did it now, and its clause."""
        wrong: tuple[str, str] | None = self._dealt().objection(action)
        return wrong

    # What happens

    def deal(self, at: int | None = None) -> tuple[Event, ...]:
        """The next deal; ``at`` is where the cutter cuts (None: by the seed).

        Raises ``TableError`` when the round is over, a deal is on the table or the cut is not allowed.
        """
        if self.state is not None:
            raise TableError("the deal on the table is not finished", code="deal-on-table")
        number, cutter = self.number + 1, self.cutter
        dealt = self.match.next_deal(derive(self.setup.seed, "deal", number), at)
        state = self.setup.game.start(self.setup.profile, dealt.deal)
        self._log(deal_lines(number, dealt))
        self.number, self.state = number, state
        return (Dealt(number, dealt.deal.dealer, dealt.how, dealt.at, cutter if dealt.how == "cut" else None),)

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """The seat does it.

        Raises ``IllegalAction`` when it is not that seat's turn or against the rules; ``ClaimRefused`` for a hand
        laid down without proof. Nothing has happened then.
        """
        state = self._dealt()
        if action.ruling or seat != state.to_act:
            rule = "rulings-are-the-referee-s" if action.ruling else "not-your-turn"
            raise IllegalAction(write_action(action.public()), seat, state.phase, rule)
        return self._step(seat, action)

    def rule(self, ruling: Action) -> tuple[Event, ...]:
        """What the referee says of the deal on the table: a misdeal, a revoke, a trick put aside.

        It belongs to no seat's turn and is written down like any other step. A misdeal is dealt again by the same
        dealer. Raises ``IllegalAction`` for what no referee says, or what the rules of the table do not leave to one.
        """
        state = self._dealt()
        if not ruling.ruling:
            raise IllegalAction(write_action(ruling.public()), None, state.phase, "not-a-ruling")
        return self._step(None, ruling)

    def _step(self, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        """Write the step down, then take it and say what came of it."""
        state = self.state
        after = state.after(action)
        self._log([step_line(seat, action)])
        self.state = after
        marriage = after.marriages[-1] if len(after.marriages) > len(state.marriages) else None
        trick = after.tricks[-1] if len(after.tricks) > len(state.tricks) else None
        claimed = action.__struct_config__.tag == CLAIM
        laid = after.hands[seat] if claimed else EMPTY
        acted = Acted(seat, action, marriage, trick, laid, proved=claimed and after.result().offender is None)
        return (acted, *self._settled()) if after.to_act is None else (acted,)

    def let_bot_act(self) -> tuple[Event, ...]:
        """The bot whose turn it is does what it chooses, from its view alone.

        Raises ``TableError`` when it is no bot's turn.
        """
        seat = self.to_act
        if seat is None or seat not in self._bots:
            raise TableError("it is no bot's turn", code="no-bot")
        chance = Generator(derive(self.setup.seed, "bot", seat, self.number, len(self.state.history)))
        return self.act(seat, self._bots[seat].choose(self.view(seat), chance))

    def end_round(self) -> tuple[Event, ...]:
        """The end of the round is announced; a deal already dealt is finished first [LIGA-2]."""
        if self.match.ending or self.match.over:
            return ()
        if self.state is not None:
            self._log([END])
            self.match = self.match.end_round(dealt=True)
            return ()
        match = self.match.end_round(dealt=False)
        self._log([f"over {match.over}"])
        self.match = match
        return (RoundOver(match.over, match.score()),)

    def finish(self) -> tuple[Event, ...]:
        """Settle a deal that is over but whose result was not yet written down, as after a power cut."""
        return self._settled() if self.state is not None and self.to_act is None else ()

    def remember(self, ended: Any) -> None:
        """Keep what premium points hang on of a deal that was settled."""
        told = self.setup.game.premium
        facts = None if told is None else told(ended)
        self.facts = self.facts if facts is None else (*self.facts, facts)

    def _settled(self) -> tuple[Event, ...]:
        result = self.state.result()
        match, paid = self.match.settle(self.state)
        self._log(
            [result_line(result), chips_line(match.chips), *([f"over {match.over}"] if match.over else [])],
        )
        added = tuple(put - was for put, was in zip(match.inserted, self.match.inserted, strict=True))
        self.remember(self.state)
        self.match, self.ended, self.state = match, self.state, None
        settled = Settled(result, paid, match.chips, added if match.game.money == "top_up" else ())
        return (settled, RoundOver(match.over, match.score())) if match.over else (settled,)

    def _dealt(self) -> Any:
        if self.state is None:
            raise TableError("no cards are dealt", code="no-deal")
        return self.state
