"""What takes points away: the notes below the table and the list of the provisions [CSM-1 … CSM-5, CSM-13 … CSM-18].

Each provision is asked of a deal and answers yes, no, or that the facts do not say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from marias.rules.contract import Seat
from marias.rules.premium.award import Denied, Reason
from marias.rules.premium.certainty import Prover, is_laid, is_unplayable
from marias.rules.premium.facts import PARTS, Facts
from marias.rules.premium.known import FOUR_HELPERS, SUIT, TALON, Case, four_helpers_by_cards, note_4_by_cards
from marias.rules.premium.rows import Selected
from marias.rules.premium.table import Predicates, Row, Table


class Ruling(NamedTuple):
    """What a provision says of a deal."""

    code: str
    clause: str
    verdict: bool | None
    """True: it takes the points away; None: the facts do not say."""
    hits: Callable[[Predicates], bool] = lambda row: True  # noqa: ARG005 – all of them


class Left(NamedTuple):
    """What the provisions left of the rows."""

    selected: Selected
    denied: tuple[Denied, ...]
    confirm: tuple[Reason, ...]


def apply(selected: Selected, rulings: Iterable[Ruling]) -> Left:
    """Take away what the provisions take away; what they leave open is for the referee."""
    rows, holes = selected
    denied: list[Denied] = []
    open_rulings = []
    for ruling in rulings:
        if ruling.verdict is None:
            open_rulings.append(ruling)
        elif ruling.verdict:
            lost = tuple(row.id for row in rows if ruling.hits(row))
            touched = any(ruling.hits(hole) for hole in holes)
            if lost or touched:
                denied.append(Denied(code=ruling.code, clause=ruling.clause, rows=lost))
            rows = tuple(row for row in rows if not ruling.hits(row))
            holes = tuple(hole for hole in holes if not ruling.hits(hole))
    confirm = tuple(
        Reason(ruling.code, ruling.clause)
        for ruling in open_rulings
        if any(ruling.hits(row) for row in (*rows, *holes))
    )
    return Left(Selected(rows, holes), tuple(denied), confirm)


def of_game(*families: str) -> Callable[[Predicates], bool]:
    """The rows of these games."""
    return lambda row: row.game in families


def bonus_of(family: str) -> Callable[[Predicates], bool]:
    """The bonuses of a game."""
    return lambda row: isinstance(row, Row) and row.kind == "bonus" and row.parent == family


# --- Games with trumps -----------------------------------------------------------------------------------------------


def rulings_with_trumps(table: Table, facts: Facts, case: Case, prover: Prover | None) -> Iterator[Ruling]:
    """Everything that can take points of a game with trumps away from its declarer."""
    yield from renonc_rulings(table, facts, facts.declarer)
    for part in PARTS[facts.contract]:
        yield Ruling("unplayable", "CSM-14", is_unplayable(facts, part), of_game(part, "sto_sedma"))
    if facts.two_sevens:
        four = four_helpers(facts, case)
        if "sto" in PARTS[facts.contract]:
            yield Ruling("four-helpers", "CSM-15", four, of_game("dve_sedmy"))
        elif table.options.plain_four_helpers == "nothing":
            yield Ruling("unwinnable", "CSM-14", four)
        if 4 in table.notes:
            yield Ruling("note-4", "CSM-4", note_4(facts, case))
        if 5 in table.notes:
            yield Ruling("note-5", "CSM-5", note_5(case), bonus_of("dve_sedmy"))
    yield Ruling("laid", "CSM-14", is_laid(facts, case, prover))


def four_helpers(facts: Facts, case: Case) -> bool | None:
    """Did one defender hold four or more cards of the helper suit? [CSM-15]"""
    if facts.four_helpers is not None:
        return facts.four_helpers
    if (by_cards := four_helpers_by_cards(facts)) is not None:
        return by_cards
    if case.helpers is not None and SUIT - case.helpers - (case.talon_helpers or 0) < FOUR_HELPERS:
        return False  # the defenders had fewer together
    return None


def note_4(facts: Facts, case: Case) -> bool | None:
    """Led, and with the seven the three highest trumps, six closed helpers and both other aces [CSM-4].

    Four, six and two are the twelve cards before the discard, and of these only a king of trumps or helpers can have
    been discarded: so ten cards of two suits and two aces say no at once where they cannot be such a hand.
    """
    if not case.led:
        return False
    if facts.note_4_hand is not None or facts.hand is not None:
        return facts.note_4_hand if facts.note_4_hand is not None else note_4_by_cards(facts)
    impossible = case.ace is False or case.ten is False or case.marriage == "trump"
    if case.trumps is not None and case.helpers is not None:
        impossible |= (case.trumps, case.helpers) not in ((4, 4), (3, 5))
    elif case.helpers is not None:
        impossible |= case.helpers not in (4, 5)
    elif case.trumps is not None:
        impossible |= case.trumps not in (3, 4)
    return False if impossible else None


def note_5(case: Case) -> bool | None:
    """Led, and all eight helpers in the twelve cards [CSM-5]."""
    if not case.led:
        return False
    if case.helpers is None:
        return None
    if case.talon_helpers is not None:
        return case.helpers + case.talon_helpers == SUIT
    return None if SUIT - TALON <= case.helpers < SUIT else case.helpers == SUIT


# --- Renonc ----------------------------------------------------------------------------------------------------------


def renonc_rulings(table: Table, facts: Facts, seat: Seat) -> Iterator[Ruling]:
    """What a renonc takes from this seat [CSM-16, CSM-18]."""
    renonc = facts.renonc
    yield Ruling("own-renonc", "CSM-18", facts.revoked(seat))
    # The provision speaks of a game that cannot be won against the defence: of the declarer's.
    if renonc is not None and seat == facts.declarer and seat != renonc.seat:
        yield Ruling("renonc-lost", "CSM-16", renonc.already_lost)
        winnable = renonc.winnable
        if winnable is None and renonc.solved is False and table.options.winnable_says == "solver":
            winnable = False
        yield Ruling("renonc-unwinnable", "CSM-16", None if winnable is None else not winnable)


def is_opponent(facts: Facts, one: Seat, other: Seat) -> bool:
    """Do the two play against each other?"""
    return (one == facts.declarer) != (other == facts.declarer)
