"""The premium points of a deal: every deal that fits the facts is counted, and what all of them agree on is certain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from marias.cards import Suit
from marias.rules.contract import Seat
from marias.rules.premium.award import Award, Denied, Line, Premium, Reason
from marias.rules.premium.certainty import Prover, is_laid
from marias.rules.premium.check import check
from marias.rules.premium.combine import combine
from marias.rules.premium.exclusions import Ruling, apply, is_opponent, renonc_rulings, rulings_with_trumps
from marias.rules.premium.facts import PARTS, Facts, Flek
from marias.rules.premium.flat import Counted, declarer_rows, flek_rows, flekkers
from marias.rules.premium.known import Case, agreed, cases, talons, told
from marias.rules.premium.rows import Selected, asked, select
from marias.rules.premium.table import Hole, Table


def premium(facts: Facts, table: Table, prover: Prover | None = None) -> Premium:
    """The premium points of the deal by this table.

    ``prover`` is asked whether a game is ložená where that is not decided here. Raises ``SettlementError`` for facts
    that cannot be together or are needed and missing.
    """
    check(facts)
    prover = _once(prover)
    awards = [_declarer(table, facts, prover)]
    awards += [_flekker(table, facts, flek, prover) for flek in flekkers(table, facts)]
    return Premium(edition=table.edition, complete=table.complete, contract=facts.contract, awards=tuple(awards))


class _Found(NamedTuple):
    """What one of the deals that fit the facts gives, before hearts double it."""

    lines: tuple[Line, ...]
    points: int
    denied: tuple[Denied, ...]
    confirm: tuple[Reason, ...]
    unknown: tuple[Reason, ...]
    """What of the table is not known."""

    @property
    def worth(self) -> tuple[int, bool]:
        """What it gives, and whether that is all."""
        return self.points, not self.unknown


def _once(prover: Prover | None) -> Prover | None:
    """The prover, asked once: the deal it is asked about is always the same."""
    if prover is None:
        return None
    answers: list[bool | None] = []

    def asked_once(facts: Facts) -> bool | None:
        if not answers:
            answers.append(prover(facts))
        return answers[0]

    return asked_once


# --- The declarer ----------------------------------------------------------------------------------------------------


def _declarer(table: Table, facts: Facts, prover: Prover | None) -> Award:
    if not facts.trumps:
        rulings = [
            *renonc_rulings(table, facts, facts.declarer),
            Ruling("laid", "CSM-14", is_laid(facts, None, prover)),
        ]
        found = [_flat(table, counted, rulings) for counted in declarer_rows(table, facts)]
        award = _award(table, facts, facts.declarer, found, _untold_flat(facts) if _differ(found) else ())
        return _why_nothing(facts, award, is_laid(facts, None, None))
    possible = cases(facts, asked(table, facts))
    found = [_with_trumps(table, facts, case, prover) for case in possible]
    factor = table.red_trump_factor if facts.trump is Suit.HEARTS else 1
    award = _award(table, facts, facts.declarer, found, _untold(facts, possible, found), factor)
    return _why_nothing(facts, award, agreed(is_laid(facts, case, None) for case in possible))


def _with_trumps(table: Table, facts: Facts, case: Case, prover: Prover | None) -> _Found:
    left = apply(select(table, facts, case), rulings_with_trumps(table, facts, case, prover))
    rows, holes = left.selected
    total = combine(rows, led=case.led, options=table.options)
    confirm = (*left.confirm, *([Reason("half-rounded")] if total.rounded else []))
    return _Found(total.lines, total.points, left.denied, confirm, _gaps(total.hangs_on, holes))


def _gaps(rows: Iterable[str], holes: Iterable[Hole]) -> tuple[Reason, ...]:
    """What of the table is not known although the deal asks for it."""
    figures = (Reason("figure", about=row) for row in dict.fromkeys(rows))
    return (*(Reason("hole", about=hole.id) for hole in holes), *figures)


def _inferred(lines: Iterable[Line]) -> Iterator[Reason]:
    """Figures that nobody read in the table nor heard from the federation."""
    for line in lines:
        if line.provenance in ("inferred", "default"):
            yield Reason("inferred", about=line.row)


def _untold(facts: Facts, possible: Sequence[Case], found: Sequence[_Found]) -> tuple[str, ...]:
    """The facts nobody told on which the points hang: with all others the same, they change them.

    Where two of them change only together, such as the ten of trumps and the marriage, both.
    """
    names = []
    for place, (name, value) in enumerate(told(facts)._asdict().items()):
        worths: dict[tuple[object, ...], set[object]] = {}
        for case, one in zip(possible, found, strict=True):
            worths.setdefault((*case[:place], *case[place + 1 :]), set()).add(one.worth)
        if value is None and any(len(different) > 1 for different in worths.values()):
            names.append(name)
    if not names and _differ(found):
        names = [name for name in told(facts)._asdict() if len({getattr(case, name) for case in possible}) > 1]
    return tuple(names)


# --- Betl and durch --------------------------------------------------------------------------------------------------


def _flekker(table: Table, facts: Facts, flek: Flek, prover: Prover | None) -> Award:
    laid = is_laid(facts, None, prover) is True  # it was lost, so nobody need be asked whether it could be
    rulings = [*renonc_rulings(table, facts, flek.seat), Ruling("laid", "CSM-14", laid)]
    found = [_flat(table, counted, rulings) for counted in flek_rows(table, facts, flek)]
    award = _award(table, facts, flek.seat, found, (f"hands.{flek.seat}",) if _differ(found) else ())
    return _why_nothing(facts, award, laid)


def _flat(table: Table, counted: Counted, rulings: Iterable[Ruling]) -> _Found:
    fitting = {line.row for line in counted.lines}
    rows = tuple(row for row in table.rows if row.id in fitting)
    left = apply(Selected(rows, counted.holes), rulings)
    kept = {row.id for row in left.selected.rows}
    lines = tuple(line for line in counted.lines if line.row in kept)
    return _Found(
        lines,
        sum(line.figure or 0 for line in lines),
        (*counted.denied, *left.denied),
        left.confirm,
        _gaps((line.row for line in lines if line.figure is None), left.selected.holes),
    )


def _differ(found: Sequence[_Found]) -> bool:
    return len({one.worth for one in found}) > 1


def _untold_flat(facts: Facts) -> tuple[str, ...]:
    """The facts of a betl or durch nobody told, on which the points hang."""
    if facts.hand is None:
        names = {"betl": ("catching_aces", "six_card_suits"), "durch": ("open_suits",)}[facts.contract]
        return tuple(name for name in names if getattr(facts.counts, name) is None)
    lead = ("lead",) if facts.contract == "betl" and facts.lead is None else ()
    return (*(("talon",) if len(talons(facts)) > 1 else ()), *lead)


# --- The award -------------------------------------------------------------------------------------------------------


def _award(
    table: Table, facts: Facts, seat: Seat, found: Sequence[_Found], untold: tuple[str, ...], factor: int = 1
) -> Award:
    """What all of the deals that fit the facts agree on; else the least of them."""
    least = min(found, key=lambda one: one.points)
    unknown = (*_together(one.unknown for one in found), *(Reason("untold", about=name) for name in untold))
    points = least.points * factor
    most = max(one.points for one in found) * factor
    open_ended = any(one.unknown for one in found)
    must_write = table.reached(points) or (None if open_ended or table.reached(most) else False)
    award = Award(
        seat=seat,
        total=None if unknown else points,
        at_least=points,
        lines=least.lines,
        subtotal=least.points,
        factor=factor,
        denied=least.denied,
        unknown=unknown,
        confirm=(*_together(one.confirm for one in found), *_inferred(least.lines)),
        must_write=must_write,
        may_be_reduced=_reducible(must_write, facts.on_table_sheet),
    )
    return _granted(facts, award) if _by_opponents_renonc(facts, seat) else award


def _why_nothing(facts: Facts, award: Award, laid: bool | None) -> Award:
    """The award with the reason, where there are no points and no provision took any away."""
    if not award.says_nothing:
        return award
    mine = [part for part in PARTS[facts.contract] if part != "hra"]
    if facts.revoked(award.seat):
        reason = Reason("own-renonc", "CSM-18")
    elif award.seat == facts.declarer and not any(facts.won(part) for part in mine):
        reason = Reason("not-won", "CSM-6")
    elif laid:
        reason = Reason("laid", "CSM-14")
    else:
        reason = Reason("no-row", "CSM-6")
    return replace(award, nothing=(reason,))


def _together(reasons: Iterable[tuple[Reason, ...]]) -> tuple[Reason, ...]:
    return tuple(dict.fromkeys(reason for group in reasons for reason in group))


def _reducible(must_write: bool | None, written: bool | None) -> bool | None:
    if must_write is False or written is True:
        return False
    return None if must_write is None or written is None else True


def _by_opponents_renonc(facts: Facts, seat: Seat) -> bool:
    return facts.renonc is not None and is_opponent(facts, seat, facts.renonc.seat)


def _granted(facts: Facts, award: Award) -> Award:
    """After a renonc of the opponents a game worth writing down needs the word of a referee [CSM-17]."""
    if award.must_write is False or facts.referee_grant is True:
        return award
    if award.must_write is None:
        return replace(award, confirm=(*award.confirm, Reason("grant", "CSM-17")))
    if facts.referee_grant is None:
        unknown = (*award.unknown, Reason("grant", "CSM-17"))
        return replace(award, total=None, at_least=0, unknown=unknown, pending=True)
    rows = tuple(dict.fromkeys(line.row for line in award.lines))
    denied = (*award.denied, Denied(code="not-granted", clause="CSM-17", rows=rows))
    return Award(seat=award.seat, total=0, at_least=0, factor=award.factor, denied=denied)
