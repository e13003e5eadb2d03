"""The referee at a live table: a ruling ends the deal, is in the record, and the round goes on from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from marias.errors import IllegalAction, TableError
from marias.rules.actions import Misdeal
from marias.rules.krizovy import actions as krizovy_actions
from marias.rules.record import parse_record, replay
from marias.rules.voleny import actions as voleny_actions
from marias.session import Acted, Dealt, Settled, Setup, Table, rebuilt
from tests.session.tables import krizovy, play_deal, setup

SETUPS: dict[str, Callable[[], Setup]] = {"voleny": setup, "krizovy": krizovy}


def at_play(table: Table, steps: int) -> None:
    """A deal on the table, so many steps into it."""
    table.deal()
    for _ in range(steps):
        table.let_bot_act()


@pytest.mark.clause("LIGA-36")
@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("steps", [0, 1, 3])
def test_after_a_misdeal_the_same_dealer_deals_again(game: str, steps: int) -> None:
    """Source: LIGA-36 and the deal annulled in křížový: nobody pays, the same dealer deals again."""
    lines: list[str] = []
    table = Table.opened(SETUPS[game](), lines.extend)
    at_play(table, steps)
    dealer, chips = table.match.dealer, table.match.chips
    acted, settled = table.rule(Misdeal())
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.action) == (None, Misdeal())
    assert isinstance(settled, Settled)
    assert set(settled.result.payments) == {0}
    assert table.match.chips == chips
    assert "- misdeal" in lines
    again = table.deal()[0]
    assert isinstance(again, Dealt)
    assert again.dealer == dealer
    (first, _) = replay(parse_record("\n".join(lines) + "\n"))
    assert first.result == settled.result


def test_a_misdeal_can_be_gone_on_with_after_every_line() -> None:
    for make in SETUPS.values():
        whole: list[str] = []
        groups: list[int] = []

        def log(new: Any) -> None:
            whole.extend(new)  # noqa: B023 – used within the same turn of the loop
            groups.append(len(whole))  # noqa: B023 – the same

        table = Table.opened(make(), log)
        at_play(table, 2)
        table.rule(Misdeal())
        ruled = len(whole)
        play_deal(table)
        for end in (end for end in groups if whole.index("- misdeal") < end):
            lines = whole[:end]
            again = rebuilt("\n".join(lines) + "\n", "record", lines.extend)
            again.finish()
            if again.state is None and len(lines) == ruled:
                again.deal()
            while again.to_act is not None:
                again.let_bot_act()
            assert lines == whole
            assert again.match == table.match


REVOKES = {
    "voleny": (setup, voleny_actions.Revoke(0, "not_following")),
    "krizovy": (krizovy, krizovy_actions.Revoke(0, "play")),
}


def table_of(make: Any, lines: list[str], mode: str) -> Table:
    made: Setup = make(revoke_mode=mode)
    return Table.opened(made, lines.extend)


@pytest.mark.parametrize("game", REVOKES)
def test_a_revoke_ends_the_deal_where_there_is_a_referee(game: str) -> None:
    make, revoke = REVOKES[game]
    lines: list[str] = []
    table = table_of(make, lines, "referee")
    at_play(table, 1)
    settled = table.rule(revoke)[-1]
    assert isinstance(settled, Settled)
    assert settled.result.kind == "revoke"
    assert settled.result.payments[0] == min(settled.result.payments) < 0
    again = rebuilt("\n".join(lines) + "\n", "record", lines.extend)
    assert again.match == table.match


@pytest.mark.parametrize("game", REVOKES)
def test_a_revoke_is_not_said_where_the_program_watches(game: str) -> None:
    make, revoke = REVOKES[game]
    lines: list[str] = []
    table = table_of(make, lines, "strict")
    at_play(table, 1)
    before, written = table.state, list(lines)
    with pytest.raises(IllegalAction, match="referee-mode-only"):
        table.rule(revoke)
    with pytest.raises(IllegalAction, match="not-a-ruling"):
        table.rule(table.view(table.to_act).legal[0])
    assert (table.state, lines) == (before, written)


def test_nothing_is_ruled_between_deals() -> None:
    with pytest.raises(TableError, match="no cards"):
        Table.opened(setup(), lambda _: None).rule(Misdeal())
