"""A table keeps what premium points hang on, of every deal it settled, and knows it again after a restart."""

from __future__ import annotations

from collections.abc import Sequence

from marias.rules import GAMES
from marias.rules.record import parse_record, replay
from marias.session import Table, rebuilt
from tests.session.tables import licitovany, play_round, setup
from tests.sizes import Count


def test_the_facts_of_every_deal_are_kept_and_known_again(count: Count) -> None:
    told = GAMES["licitovany"].premium
    assert told is not None
    for seed in range(count(small=2, soak=100)):
        whole: list[str] = []
        ends: list[int] = []

        def log(new: Sequence[str]) -> None:
            whole.extend(new)  # noqa: B023 – used within the same turn of the loop
            ends.append(len(whole))  # noqa: B023 – the same

        table = Table.opened(licitovany(seed=f"facts {seed}", seats=3 + seed % 2), log)
        play_round(table, 5)
        states = [deal.state for deal in replay(parse_record("\n".join(whole) + "\n"))]
        expected = [facts for state in states if (facts := told(state)) is not None]
        assert list(table.facts) == expected
        assert 0 < len(expected) <= 5
        for end in ends[:: count(small=9, soak=1)]:
            lines = whole[:end]
            again = rebuilt("\n".join(lines) + "\n", "record", lines.extend)
            again.finish()
            while again.to_act is not None:
                again.let_bot_act()
            if not again.match.over:
                play_round(again, 5)
            assert lines == whole
            assert list(again.facts) == expected


def test_a_game_without_premium_points_keeps_nothing() -> None:
    table = Table.opened(setup(), lambda _: None)
    play_round(table, 2)
    assert table.facts == ()
