"""A table rebuilt from its record: the round goes on where the record ends, in the middle of a trick too."""

from __future__ import annotations

from collections.abc import Mapping

from marias.bots import Bot
from marias.errors import RecordError
from marias.rules.match import Match
from marias.rules.record import Replayed, parse_record, replay
from marias.session.notes import read_notes
from marias.session.table import Log, Player, Setup, Table


def rebuilt(text: str, source: str, log: Log, bots: Mapping[str, Bot] | None = None) -> Table:
    """The table of this record. ``log`` takes what happens from now on.

    Raises ``RecordError`` when the record is broken, was not written by a table, or the rules of today settle one of
    its deals otherwise: money is never rewritten silently.
    """
    record = parse_record(text, source)
    notes = read_notes(text, record.seats, source)
    players = tuple(Player(name, bot) for name, bot in zip(record.names, notes.bots, strict=True))
    setup = Setup(game=record.game, profile=record.profile, players=players, seed=notes.seed)
    table = Table(setup, Match.begin(setup.game, setup.profile, setup.seats, notes.dealer), log, bots)
    last = len(record.deals) - 1
    for place, deal in enumerate(replay(record)):
        if deal.record.deal.dealer != table.match.dealer:
            problem = f"deal {deal.record.number} has another dealer than is due"
            number = str(deal.record.number)
            raise RecordError(source, deal.record.line, problem, code="record-dealer", number=number)
        table.number = deal.record.number
        if place == last and notes.ending:
            table.match = table.match.end_round(dealt=True)
        if deal.record.payments is None or deal.record.chips is None:
            table.state = deal.state  # unfinished, or finished with its result still to be written
        else:
            _settle(table, deal, source)
    if record.over and not table.match.over:
        table.match = table.match.end_round(dealt=False)
    elif table.match.over and not record.over:
        log([f"over {table.match.over}"])  # the chips were safe, the line after them was not
    return table


def _settle(table: Table, deal: Replayed, source: str) -> None:
    match, _ = table.match.settle(deal.state)
    if deal.differs or match.chips != deal.record.chips:
        was, now = deal.record.payments, deal.result.payments if deal.result else ()
        raise RecordError(
            source,
            deal.record.line,
            f"deal {deal.record.number} was settled {_amounts(was)}, chips {_amounts(deal.record.chips)}; "
            f"the rules of today say {_amounts(now)}, chips {_amounts(match.chips)}",
            code="record-differs",
            number=str(deal.record.number),
            was=_amounts(was),
            now=_amounts(now),
            chips=_amounts(deal.record.chips),
            chips_now=_amounts(match.chips),
        )
    table.match = match
    table.remember(deal.state)


def _amounts(amounts: tuple[int, ...] | None) -> str:
    return " ".join(map(str, amounts or ())) or "-"
