"""The live table: every action is written down before it is shown, and nobody sees more than he may."""

from __future__ import annotations

import re

import msgspec
import pytest

from marias.errors import IllegalAction, MariasError, RecordError, TableError
from marias.rules.actions import Misdeal
from marias.rules.contract import Action
from marias.rules.dealing import LEAST_CUT, MOST_CUT, derive, seed_from, shuffled_pack
from marias.rules.record import parse_record, replay
from marias.rules.voleny.actions import Claim
from marias.session import Acted, Dealt, RoundOver, Settled, Table, rebuilt
from marias.session.notes import read_notes
from tests.session.tables import bots, play_deal, play_round, setup
from tests.sizes import Count


@pytest.mark.parametrize("seats", [3, 4])
def test_the_record_of_a_round_replays(seats: int) -> None:
    lines: list[str] = []
    table = Table.opened(setup(seats), lines.extend)
    events = play_round(table, 4)
    record = parse_record("\n".join(lines) + "\n")
    replayed = list(replay(record))
    settled = [event for event in events if isinstance(event, Settled)]
    assert [deal.result for deal in replayed] == [event.result for event in settled]
    assert [deal.chips for deal in record.deals] == [event.chips for event in settled]
    assert isinstance(events[-1], RoundOver)
    assert record.over == events[-1].why == table.match.over
    assert sum(events[-1].score) == 0


def test_log_comes_before_the_event_and_stops_it() -> None:
    lines: list[str] = []
    broken = False

    def log(new: object) -> None:
        if broken:
            raise TableError("disk full", code="journal-write")
        assert isinstance(new, list)
        lines.extend(new)

    table = Table.opened(setup(), log)
    table.deal()
    before, written = table.state, list(lines)
    broken = True
    with pytest.raises(TableError, match="disk full"):
        table.let_bot_act()
    assert table.state is before
    assert lines == written
    broken = False
    table.let_bot_act()
    assert table.state is not before


def test_seeds_of_deals_come_from_the_seed_of_the_round() -> None:
    lines: list[str] = []
    table = Table.opened(setup(seed="a word", shuffle="every_deal"), lines.extend)
    play_deal(table)
    play_deal(table)
    record = parse_record("\n".join(lines) + "\n")
    for deal in record.deals:
        seed = derive(seed_from("a word"), "deal", deal.number)
        assert deal.seed == seed.hex()
        assert deal.deal.pack == shuffled_pack(seed)
    assert read_notes("\n".join(lines), 3, "record").seed == seed_from("a word")


def test_bots_see_the_view_of_their_seat_alone() -> None:
    watched, named = bots()
    table = Table.opened(setup(), lambda _: None, named)
    play_deal(table)
    assert watched.views
    for view in watched.views:
        assert view.seat == view.to_act
        hidden = [action for seat, action in view.history if seat != view.seat]
        assert all(action == action.public() for action in hidden)


def test_events_hide_what_others_hid() -> None:
    table = Table.opened(setup(), lambda _: None)
    events = play_deal(table)
    for event in events:
        if isinstance(event, Acted) and event.seat is not None:
            other = (event.seat + 1) % 3
            assert event.seen_by(other).action == event.action.public()
            assert event.seen_by(event.seat) == event
        elif isinstance(event, Dealt | Settled):
            assert event.seen_by(0) == event


def test_tricks_and_marriages_are_told_with_the_card() -> None:
    for seed in range(20):
        table = Table.opened(setup(seed=str(seed)), lambda _: None)
        table.deal()
        events: list[Acted] = []
        state = table.state
        while table.to_act is not None:
            state = table.state
            events += [event for event in table.let_bot_act() if isinstance(event, Acted)]
        tricks = [event.trick for event in events if event.trick]
        told = [event.marriage for event in events if event.marriage]
        assert tuple(tricks[: len(state.tricks)]) == state.tricks
        assert set(state.marriages) <= set(told)


@pytest.mark.clause("LIGA-2")
def test_announced_end_lets_the_dealt_deal_finish() -> None:
    lines: list[str] = []
    table = Table.opened(setup(), lines.extend)
    table.deal()
    assert table.end_round() == ()
    while table.to_act is not None:
        events = table.let_bot_act()
    assert isinstance(events[-1], RoundOver)
    assert events[-1].why == "ended"
    with pytest.raises(TableError, match="over"):
        table.deal()
    assert table.end_round() == ()


@pytest.mark.clause("LIGA-2")
def test_end_announced_between_deals_ends_at_once() -> None:
    table = Table.opened(setup(), lambda _: None)
    play_deal(table)
    (over,) = table.end_round()
    assert isinstance(over, RoundOver)
    assert (over.why, over.score) == ("ended", table.match.score())


def test_next_deal_is_cut_by_the_neighbour_on_the_dealers_right() -> None:
    table = Table.opened(setup(), lambda _: None, dealer=1)
    cutters = [table.cutter]
    play_deal(table)
    assert table.match.dealer == 2
    assert [*cutters, table.cutter] == [None, 1]
    pack = table.match.pack
    assert pack is not None
    (dealt,) = table.deal(7)
    assert dealt == Dealt(2, 2, "cut", 7, 1)
    assert table.state.deal.pack == pack[7:] + pack[:7]


@pytest.mark.parametrize("at", [-1, 0, 1, LEAST_CUT - 1, MOST_CUT + 1, 32, 1000])
def test_a_cut_leaves_two_cards_on_either_side(at: int) -> None:
    table = Table.opened(setup(), lambda _: None)
    play_deal(table)
    with pytest.raises(TableError, match="cut at"):
        table.deal(at)
    assert table.state is None
    assert isinstance(table.deal()[0], Dealt)


def test_nobody_acts_out_of_turn_or_as_the_referee() -> None:
    table = Table.opened(setup(humans=[0, 1, 2]), lambda _: None, dealer=0)
    with pytest.raises(TableError, match="no cards"):
        table.act(1, Claim())
    table.deal()
    action: Action = table.view(1).legal[0]
    for seat in (0, 2):
        with pytest.raises(IllegalAction, match="not-your-turn"):
            table.act(seat, action)
    with pytest.raises(IllegalAction, match="referee"):
        table.act(1, Misdeal())
    with pytest.raises(TableError, match="no bot"):
        table.let_bot_act()
    with pytest.raises(TableError, match="not finished"):
        table.deal()


def test_an_error_of_a_wrong_turn_names_no_hidden_card() -> None:
    table = Table.opened(setup(humans=[0, 1, 2]), lambda _: None, dealer=0)
    table.deal()
    with pytest.raises(IllegalAction) as error:
        table.act(2, table.view(1).legal[0])
    assert error.value.params["action"] == "trump ?"


@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_has_three_or_four_seats(seats: int) -> None:
    with pytest.raises(TableError, match="3 or 4"):
        Table.opened(setup(seats), lambda _: None, dealer=0)


def test_rebuilt_after_every_line_it_goes_on_alike(count: Count) -> None:
    """Cut the record after any line that was acknowledged: the rest of the round comes out the same."""
    for seed in range(count(small=2, soak=100)):
        seats = 3 + seed % 2
        whole: list[str] = []
        groups: list[int] = []

        def log(new: object) -> None:
            assert isinstance(new, list)
            whole.extend(new)  # noqa: B023 – used within the same turn of the loop
            groups.append(len(whole))  # noqa: B023 – the same

        table = Table.opened(setup(seats, seed=f"cut {seed}"), log)
        play_round(table, 3)
        for end in groups[:: count(small=3, soak=1)]:
            lines = whole[:end]
            again = rebuilt("\n".join(lines) + "\n", "record", lines.extend)
            again_events = list(again.finish())
            while again.to_act is not None:
                again_events.extend(again.let_bot_act())
            if not again.match.over:
                play_round(again, 3)
            assert lines == whole
            assert again.match == table.match
            assert again.setup == table.setup


def test_rebuilt_writes_the_result_that_was_not_yet_written() -> None:
    lines: list[str] = []
    table = Table.opened(setup(), lines.extend)
    play_deal(table)
    place = next(at for at, line in enumerate(lines) if line.startswith("result"))
    torn = lines[:place]
    again = rebuilt("\n".join(torn) + "\n", "record", torn.extend)
    assert again.to_act is None
    (settled,) = again.finish()
    assert isinstance(settled, Settled)
    assert again.match == table.match
    assert torn == lines
    assert again.finish() == ()


def test_rebuilt_remembers_the_announced_end() -> None:
    lines: list[str] = []
    table = Table.opened(setup(), lines.extend)
    table.deal()
    table.let_bot_act()
    table.end_round()
    again = rebuilt("\n".join(lines) + "\n", "record", lines.extend)
    while again.to_act is not None:
        events = again.let_bot_act()
    assert isinstance(events[-1], RoundOver)


def test_rebuilt_writes_a_missing_end() -> None:
    lines: list[str] = []
    table = Table.opened(setup(), lines.extend)
    table.deal()
    table.end_round()
    while table.to_act is not None:
        table.let_bot_act()
    assert lines.pop() == "over ended"
    again = rebuilt("\n".join(lines) + "\n", "record", lines.extend)
    assert lines[-1] == "over ended"
    assert again.match == table.match


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text.replace("#: seed", "# seed"), "no table can go on"),
        (lambda text: text.replace("#: players random", "#: players"), "no table can go on"),
        (lambda text: text.replace("#: dealer 0", "#: dealer 3"), "no table can go on"),
        (lambda text: text.replace("#: dealer 0", "#: dealer 1"), "another dealer"),
        (lambda text: text.replace("#: players random", "#: players nobody"), "no bot 'nobody'"),
        (lambda text: text.replace("chips ", "chips 1"), "the rules of today say"),
        (lambda text: re.sub(r"rule ceiling \d+", "rule ceiling 1", text), "the rules of today say"),
        (lambda text: text[:0], "not a marias record"),
    ],
)
def test_what_cannot_be_gone_on_with_says_why(change: object, problem: str) -> None:
    lines: list[str] = []
    table = Table.opened(setup(seed="why", max_flek=6), lines.extend, dealer=0)
    play_deal(table)
    assert callable(change)
    with pytest.raises((RecordError, TableError), match=problem) as error:
        rebuilt(change("\n".join(lines) + "\n"), "r.marias", lambda _: None)
    assert isinstance(error.value, MariasError)


def test_events_are_small_values() -> None:
    table = Table.opened(setup(), lambda _: None)
    event = play_deal(table)[0]
    assert msgspec.json.decode(msgspec.json.encode(event))["type"] == "dealt"
