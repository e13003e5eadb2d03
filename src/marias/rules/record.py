"""Records: a whole round as text, line by line, in the order it happened.

::

    marias 1                              format version
    game voleny
    rules 1                               revision of the rules it was played under
    generator sha256-ctr-1                of the shuffled packs
    profile liga                          name, title, then every rule with its value
    rule hra 1
    clause hra house rule 3               its source, where that is not the shipped profile's
    seats 3
    names Jana | Petr | Eva
    deal 1 dealer 2 shuffle 5f2c…         or: cut 17, or: given
    pack Ak 7c …                          the 32 cards in the order they are dealt
    0 trump Kk                            seat, action
    - misdeal                             a ruling belongs to no seat
    result unplayed 2 -1 -1               kind, payments in seat order (before an empty pocket)
    chips 102 99 99
    over insolvent                        the round is over; or: ended, won

A line is added the moment it happened, so the same text is journal, save and record. ``#`` begins a comment line.
Reading is strict: what does not belong is a ``RecordError`` naming file and line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from marias.errors import IllegalAction, MariasError, NotationError, RecordError, TableError
from marias.notation import parse_action, parse_pack, write_action, write_pack
from marias.rules import REVISION, game_named
from marias.rules.contract import Action, Deal, Game, Result, Seat
from marias.rules.dealing import GENERATOR, LEAST_CUT, MOST_CUT, cut, shuffled_pack
from marias.rules.match import Dealt
from marias.rules.profile import HOUSE_RULE, Profile, load, shipped

FORMAT = 1
LONGEST_NAME = 40


class Step(msgspec.Struct, frozen=True):
    """One action of a record and the line it stands on (0: not from a file)."""

    seat: Seat | None
    action: Action
    line: int = 0


class DealRecord(msgspec.Struct, frozen=True):
    """One deal of a record. ``payments`` is None while it is unfinished."""

    number: int
    deal: Deal
    how: Literal["shuffle", "cut", "given"] = "given"
    seed: str = ""
    at: int = 0
    steps: tuple[Step, ...] = ()
    kind: str = ""
    payments: tuple[int, ...] | None = None
    chips: tuple[int, ...] | None = None
    line: int = 0

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions alone."""
        return tuple(step.action for step in self.steps)


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A round as it was written down."""

    game: Game
    profile: Any
    seats: int
    names: tuple[str, ...]
    revision: int = REVISION
    deals: tuple[DealRecord, ...] = ()
    over: str = ""
    source: str = "record"


class Replayed(msgspec.Struct, frozen=True):
    """A deal replayed by the rules of today."""

    record: DealRecord
    state: Any
    result: Result | None
    """None: the deal is unfinished."""

    @property
    def differs(self) -> bool:
        """Does the record say another result? Both are shown then; nothing is rewritten."""
        stated = self.record.payments
        return stated is not None and self.result is not None and stated != self.result.payments


# Writing


def header_lines(record: Record) -> list[str]:
    """The lines above the first deal."""
    profile: Profile = record.profile
    return [
        f"marias {FORMAT}",
        f"game {record.game.name}",
        f"rules {record.revision}",
        f"generator {GENERATOR}",
        f"profile {profile.name}",
        f"title {profile.title}",
        *([f"base {profile.base}"] if profile.base else []),
        *(f"rule {key} {_value(value)}" for key, value in profile.rules().items()),
        *(f"clause {key} {profile.clauses[key]}" for key in _own_clauses(profile)),
        f"seats {record.seats}",
        f"names {' | '.join(map(check_name, record.names))}",
    ]


def _own_clauses(profile: Profile) -> Iterator[str]:
    """The keys whose source is neither that of the shipped profile nor just a house rule."""
    usual = _usual_clauses(type(profile), profile.base or profile.name, profile.rules())
    return (key for key in profile.rules() if profile.clauses.get(key) != usual.get(key))


def check_name(name: str) -> str:
    """The name of a player, if it can stand in a record and on a screen.

    Raises ``TableError`` for one that is empty, too long, or holds ``|``, a line break or what a terminal would obey.
    """
    if "|" in name or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        shown = repr(name[:LONGEST_NAME])
        raise TableError(f"name {shown}: 1 to {LONGEST_NAME} letters, no | or line break", code="name", name=shown)
    return name


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def deal_lines(number: int, dealt: Dealt) -> list[str]:
    """The lines that open a deal."""
    origin = f"shuffle {dealt.seed.hex()}" if dealt.how == "shuffle" else f"cut {dealt.at}"
    return [f"deal {number} dealer {dealt.deal.dealer} {origin}", f"pack {write_pack(dealt.deal.pack)}"]


def step_line(seat: Seat | None, action: Action) -> str:
    """The line of one action."""
    return f"{'-' if seat is None else seat} {write_action(action)}"


def result_line(result: Result) -> str:
    """The line of a result."""
    return f"result {result.kind} {' '.join(map(str, result.payments))}"


def chips_line(chips: tuple[int, ...]) -> str:
    """The line of the chips after a deal."""
    return f"chips {' '.join(map(str, chips))}"


def write_record(record: Record) -> str:
    """The whole record as text."""
    lines = header_lines(record)
    for deal in record.deals:
        origin = {"shuffle": f"shuffle {deal.seed}", "cut": f"cut {deal.at}", "given": "given"}[deal.how]
        lines.append(f"deal {deal.number} dealer {deal.deal.dealer} {origin}")
        lines.append(f"pack {write_pack(deal.deal.pack)}")
        lines.extend(step_line(step.seat, step.action) for step in deal.steps)
        if deal.payments is not None:
            lines.append(f"result {deal.kind} {' '.join(map(str, deal.payments))}")
        if deal.chips is not None:
            lines.append(chips_line(deal.chips))
    if record.over:
        lines.append(f"over {record.over}")
    return "\n".join(lines) + "\n"


# Reading


def parse_record(text: str, source: str = "record") -> Record:
    """The record in the text.

    Raises ``RecordError`` naming file, line and what was expected.
    """
    return _Reader(text, source).record()


HEAD = ("game", "rules", "generator", "profile", "title", "base", "seats", "names")
KINDS = ("played", "unplayed", "revoke", "fine", "misdeal")
OVERS = ("insolvent", "ended", "won")
WHOLE, SEAT, SEED = re.compile(r"-?[0-9]{1,18}"), re.compile(r"[0-9]{1,2}"), re.compile(r"[0-9a-f]{64}")


class _Reader:
    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.line = 0
        self.lines = self._lines(text)
        self.head: dict[str, str] = {}
        self.rules: dict[str, str] = {}
        self.clauses: dict[str, str] = {}
        self.deals: list[DealRecord] = []
        self.over = ""

    def fail(self, problem: str, code: str, **params: object) -> RecordError:
        return RecordError(self.source, self.line, problem, code=f"record-{code}", **params)

    def caused(self, error: MariasError) -> RecordError:
        return self.fail(str(error), "because", cause=error)

    def _lines(self, text: str) -> Iterator[tuple[str, str]]:
        if text and not text.endswith("\n"):
            self.line = text.count("\n") + 1
            raise self.fail("is cut off in the middle of a line", "cut-off")
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                self.line = number
                word, _, rest = line.strip().partition(" ")
                yield word, rest

    def record(self) -> Record:
        word, rest = next(self.lines, ("", ""))
        if word != "marias":
            self.line = 1
            raise self.fail("is not a marias record: the first line must be 'marias 1'", "foreign")
        if rest != str(FORMAT):
            raise self.fail(
                f"format {rest!r} is not known here; this version reads format {FORMAT}",
                "format",
                found=repr(rest),
                known=FORMAT,
            )
        for word, rest in self.lines:
            key, _, value = rest.partition(" ")
            if word == "rule" and key not in self.rules:
                self.rules[key] = value
            elif word == "clause" and key in self.rules and key not in self.clauses:
                self.clauses[key] = value
            elif word in HEAD and word not in self.head:
                self.head[word] = rest
            elif word == "deal":
                break
            else:
                raise self.fail(
                    f"{_short(word)} does not belong into the head of a record, or stands there twice",
                    "head",
                    word=_short(word),
                )
        game, profile, seats, names = self._table()
        if word == "deal":
            self._deals(game, seats, rest)
        return Record(
            game=game,
            profile=profile,
            seats=seats,
            names=names,
            revision=self._number("rules", self.head.get("rules", "")),
            deals=tuple(self.deals),
            over=self.over,
            source=self.source,
        )

    def _table(self) -> tuple[Game, Any, int, tuple[str, ...]]:
        for key in ("game", "rules", "profile", "seats"):
            if key not in self.head:
                raise self.fail(f"the head of the record lacks {key!r}", "head-lacks", key=repr(key))
        try:
            game = game_named(self.head["game"])
            profile = _profile(game, self.head, self.rules, self.clauses, self.source)
        except MariasError as error:
            raise self.caused(error) from error
        if self.head.get("generator", GENERATOR) != GENERATOR:
            raise self.fail(
                f"generator {_short(self.head['generator'])} is not known; known is {GENERATOR}",
                "generator",
                found=_short(self.head["generator"]),
                known=GENERATOR,
            )
        seats = self._number("seats", self.head["seats"])
        if seats not in (tables := game.tables(profile)):
            raise self.fail(
                f"seats {seats}: {game.name} is played by {' or '.join(map(str, tables))}",
                "seats",
                seats=str(seats),
                game=game.name,
                allowed=" / ".join(map(str, tables)),
            )
        names = tuple(name.strip() for name in self.head["names"].split("|")) if "names" in self.head else ()
        for name in names:
            try:
                check_name(name)
            except TableError as error:
                raise self.caused(error) from error
        if len(names) not in (0, seats):
            raise self.fail(f"{len(names)} names for {seats} seats", "names", count=len(names), seats=seats)
        return game, profile, seats, names or tuple(f"{seat + 1}" for seat in range(seats))

    def _number(self, what: str, word: str) -> int:
        if not WHOLE.fullmatch(word):
            raise self.fail(f"{what}: {_short(word)} is not a whole number", "not-whole", what=what, word=_short(word))
        return int(word)

    def _deals(self, game: Game, seats: int, opening: str) -> None:
        self._open_deal(opening, seats)
        for word, rest in self.lines:
            last = self.deals[-1]
            if word == "deal" and not self.over:
                self._open_deal(rest, seats)
            elif word == "result" and last.payments is None:
                kind, *amounts = rest.split() or [""]
                if kind not in KINDS:
                    raise self.fail(
                        f"result {_short(kind)} is not one of {', '.join(KINDS)}",
                        "result-kind",
                        word=_short(kind),
                        allowed=", ".join(KINDS),
                    )
                payments = self._amounts("result", amounts, seats)
                if game.zero_sum and sum(payments) != 0:
                    raise self.fail("result: the payments do not sum to zero", "not-zero")
                self._close(kind=kind, payments=payments)
            elif word == "chips" and last.payments is not None and last.chips is None:
                self._close(chips=self._amounts("chips", rest.split(), seats))
            elif word == "over" and rest in OVERS and not self.over:
                self.over = rest
            elif (SEAT.fullmatch(word) or word == "-") and last.payments is None and not self.over:
                seat = None if word == "-" else int(word)
                try:
                    step = Step(seat, parse_action(rest, game.actions), self.line)
                except NotationError as error:
                    raise self.caused(error) from error
                self._close(steps=(*last.steps, step))
            else:
                raise self.fail(f"{_short(word)} does not belong here", "misplaced", word=_short(word))

    def _close(self, **fields: Any) -> None:
        self.deals[-1] = msgspec.structs.replace(self.deals[-1], **fields)

    def _amounts(self, what: str, words: list[str], seats: int) -> tuple[int, ...]:
        if len(words) != seats:
            raise self.fail(
                f"{what}: {len(words)} amounts for {seats} seats", "amounts", what=what, count=len(words), seats=seats
            )
        return tuple(self._number(what, word) for word in words)

    def _open_deal(self, opening: str, seats: int) -> None:
        words = opening.split()
        how: Any = " ".join(words[3:4])
        if words[1:2] != ["dealer"] or len(words) != {"shuffle": 5, "cut": 5, "given": 4}.get(how):
            raise self.fail("expected: deal NUMBER dealer SEAT shuffle SEED, or cut CARDS, or given", "deal-line")
        if self.deals and self.deals[-1].payments is None:
            raise self.fail(
                f"deal {self.deals[-1].number} is unfinished, so no other can follow",
                "unfinished",
                number=str(self.deals[-1].number),
            )
        number, dealer = self._number("deal", words[0]), self._number("dealer", words[2])
        line, (word, rest) = self.line, next(self.lines, ("", ""))
        if word != "pack":
            raise self.fail("expected the pack of the deal", "no-pack")
        try:
            deal = Deal(parse_pack(rest), dealer, seats)
        except MariasError as error:
            raise self.caused(error) from error
        origin = words[4] if len(words) > 4 else ""
        if how == "shuffle" and not SEED.fullmatch(origin):
            raise self.fail(
                f"shuffle: {_short(origin)} is not a seed of 64 hexadecimal digits", "seed", word=_short(origin)
            )
        at = self._number("cut", origin) if how == "cut" else 0
        if how == "cut" and not LEAST_CUT <= at <= MOST_CUT:
            raise self.fail(
                f"cut {at}: at least {LEAST_CUT} cards are taken and at least {LEAST_CUT} left",
                "cut",
                at=str(at),
                least=LEAST_CUT,
            )
        self.deals.append(
            DealRecord(
                number=number,
                deal=deal,
                how=how,
                seed=origin if how == "shuffle" else "",
                at=at,
                line=line,
            )
        )


def _profile(game: Game, head: dict[str, str], rules: dict[str, str], clauses: dict[str, str], source: str) -> Any:
    name, base = head["profile"], head.get("base", "")
    origin = load(game.profile, base or name) if (base or name) in shipped() else None
    written = {key: _read_value(value) for key, value in rules.items()}
    if origin is None and not written:
        raise RecordError(
            source,
            0,
            f"profile {name!r} is not shipped and its rules are not written down",
            code="record-profile",
            name=repr(name),
        )
    title = head.get("title", origin.title if origin and not base else name)
    sources = {**_usual_clauses(game.profile, base or name, written), **clauses}
    return game.profile.build(source, {"name": name, "title": title, "base": base}, written, sources)


def _usual_clauses(kind: type[Profile], origin: str, rules: Mapping[str, Any]) -> dict[str, str]:
    """Where every rule comes from, if nothing else is said: the shipped profile's clause, or the house."""
    if origin not in shipped():
        return dict.fromkeys(rules, HOUSE_RULE)
    base = load(kind, origin)
    return {
        key: base.clauses[key] if key in base.clauses and getattr(base, key) == value else HOUSE_RULE
        for key, value in rules.items()
    }


def _read_value(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if WHOLE.fullmatch(word) else word


def _short(word: str) -> str:
    return repr(word if len(word) <= 40 else word[:37] + "...")


# Replaying


def replay(record: Record) -> Iterator[Replayed]:
    """Every deal of the record, replayed by the rules of today.

    Raises ``RecordError`` naming the line, the action and the rule where an action is not allowed, or a deal goes on
    after its end.
    """
    before: Any = None
    for deal in record.deals:
        _check_pack(record, deal, before)
        state = record.game.start(record.profile, deal.deal)
        for step in deal.steps:
            if not step.action.ruling and step.seat != state.to_act:
                raise _out_of_turn(record.source, step, state.to_act)
            try:
                state = state.after(step.action)
            except IllegalAction as error:
                raise RecordError(record.source, step.line, str(error), code="record-because", cause=error) from error
        if deal.payments is not None and state.to_act is not None:
            problem = f"deal {deal.number} has a result but was not finished"
            raise RecordError(record.source, deal.line, problem, code="record-early-result", number=str(deal.number))
        yield Replayed(deal, state, None if state.to_act is not None else state.result())
        before = state


def _check_pack(record: Record, deal: DealRecord, before: Any) -> None:
    """Does the pack come from where the record says: the seed, or the cut of the pack gathered before?"""
    if deal.how == "shuffle" and shuffled_pack(bytes.fromhex(deal.seed)) != deal.deal.pack:
        problem = f"deal {deal.number}: the pack does not come from its seed"
        raise RecordError(record.source, deal.line, problem, code="record-pack-seed", number=str(deal.number))
    if deal.how == "cut" and (before is None or cut(record.game.gather(before), deal.at) != deal.deal.pack):
        problem = f"deal {deal.number}: the pack is not the one before, cut there"
        raise RecordError(record.source, deal.line, problem, code="record-pack-cut", number=str(deal.number))


def _out_of_turn(source: str, step: Step, turn: Seat | None) -> RecordError:
    who = "nobody: the deal is over" if turn is None else f"seat {turn}"
    return RecordError(
        source,
        step.line,
        f"seat {step.seat} acts, but it is the turn of {who}",
        code="record-after-the-end" if turn is None else "record-turn",
        seat=str(step.seat),
        turn=str(turn),
    )
