"""A live table of křížový: gone on with after every line, nobody's seat or secret lost, money added and told."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import CardSet
from marias.rules.actions import Forget, Play, Say
from marias.rules.dealing import Generator
from marias.rules.krizovy.actions import Betl, Durch
from marias.rules.match import Match
from marias.session import Acted, RoundOver, Settled, Table, rebuilt
from tests.session.tables import krizovy, play_deal, play_round
from tests.sizes import Count, Figures


class WithTrumps:
    """Anything allowed, but a game with trumps and a chosen card; good every other time."""

    def choose(self, view: Any, random: Generator) -> Any:
        legal = [action for action in view.legal if not isinstance(action, Betl | Durch | Forget)]
        return legal[0] if isinstance(legal[0], Say) and random.below(2) else random.choice(legal)


BOTS = {"random": WithTrumps()}


def test_rebuilt_after_every_line_it_goes_on_alike(count: Count) -> None:
    """Cut the record after any line that was acknowledged: the rest of the round comes out the same."""
    for seed in range(count(small=2, soak=100)):
        whole: list[str] = []
        groups: list[int] = []

        def log(new: Any) -> None:
            whole.extend(new)  # noqa: B023 – used within the same turn of the loop
            groups.append(len(whole))  # noqa: B023 – the same

        table = Table.opened(krizovy(seed=f"cut {seed}"), log, BOTS)
        play_round(table, 3)
        for end in groups[:: count(small=3, soak=1)]:
            lines = whole[:end]
            again = rebuilt("\n".join(lines) + "\n", "record", lines.extend, BOTS)
            again.finish()
            while again.to_act is not None:
                again.let_bot_act()
            if not again.match.over:
                play_round(again, 3)
            assert lines == whole
            assert again.match == table.match


@pytest.mark.trial("R074")
def test_coming_back_nobody_sees_more_or_less(count: Count, figures: Figures) -> None:
    """Trial: come back 20 times at random moments, before the second packet and while the partner is secret too, under
    another name: the own hand is there, no other is, the choosing A has four cards, and who holds the called card
    alone knows that he is the partner."""
    back = {"choose": 0, "partner secret": 0, "all": 0}
    for seed in range(count(small=12, soak=200)):
        chance = random.Random(f"back {seed}")
        lines: list[str] = []
        table = Table.opened(krizovy(seed=f"back {seed}"), lines.extend, BOTS)
        table.deal()
        while table.to_act is not None:
            phase = table.state.phase
            if phase == "choose" or chance.random() < 0.15:
                before = [table.view(seat) for seat in range(4)]
                text = "\n".join(lines) + "\n"
                renamed = text.replace("names P0 | P1 | P2 | P3", "names P0 | Jana | P2 | P3")
                assert renamed != text
                table = rebuilt(renamed, "record", lines.extend, BOTS)
                back["all"] += 1
                _check(table, before, back)
            table.let_bot_act()
    figures("times come back", back)
    assert back["choose"] >= 12
    assert back["partner secret"] > 20


def _check(table: Table, before: list[Any], back: dict[str, int]) -> None:
    state = table.state
    for seat in range(4):
        view = table.view(seat)
        assert view == before[seat]
        assert view.hand == state.hands[seat]
        assert not any(view.open_hands) or state.contract == "betl"
        if state.phase == "choose":
            assert view.hand == CardSet(
                state.deal.pack[4 * place : 4 * place + 4] if (place := (seat - 1) % 4) >= 0 else ()
            )
            assert (view.trump, view.called_card) == (None, None)
            back["choose"] += seat == 0
    secret = state.contract == "game" and state.partner not in (None, state.chooser)
    if secret and "" in table.view(None).sides and state.partner not in state.shown_sides:
        back["partner secret"] += 1
        assert table.view(state.partner).sides[state.partner] == "declarer"
        for seat in {0, 1, 2, 3} - {state.partner}:
            assert table.view(seat).sides[state.partner] == ""


@pytest.mark.clause("MCR-3b", "MCR-3c", "MCR-3d", "MCR-3e")
def test_added_money_is_told_with_the_settlement() -> None:
    for seed in range(30):
        table = Table.opened(krizovy(seed=f"poor {seed}"), lambda _: None, BOTS)
        table.match = replace(table.match, chips=(3, 197, 100, 100))
        settled = next(event for event in play_deal(table) if isinstance(event, Settled))
        put = sum(settled.added)
        assert sum(settled.chips) == 400 + put
        left = 3 + settled.paid.payments[0]
        assert settled.added[0] == (50 - left if left <= 0 else 0)
        if put:
            return
    raise AssertionError("nobody ran out of money")


def test_where_nobody_adds_money_nothing_is_told() -> None:
    from tests.session.tables import setup  # noqa: PLC0415 – a table of the other game, used here alone

    settled = next(event for event in play_deal(Table.opened(setup(), lambda _: None)) if isinstance(event, Settled))
    assert settled.added == ()


def test_a_round_ends_when_it_is_announced_never_for_want_of_money() -> None:
    table = Table.opened(krizovy(seed="long"), lambda _: None, BOTS)
    events = play_round(table, 8)
    over = events[-1]
    assert isinstance(over, RoundOver)
    assert (over.why, over.score) == ("ended", table.match.score())
    assert sum(over.score) == 0
    assert isinstance(table.match, Match)
    assert table.match.played == 8


def test_the_announced_seven_and_marriages_come_with_the_card() -> None:
    """Every marriage that counts was told with the card that announced it."""
    for seed in range(20):
        table = Table.opened(krizovy(seed=f"told {seed}"), lambda _: None, BOTS)
        table.deal()
        told, state = [], table.state
        while table.to_act is not None:
            state = table.state
            told += [event.marriage for event in table.let_bot_act() if isinstance(event, Acted) and event.marriage]
        assert set(state.marriages) <= set(told)
        assert all(not isinstance(action, Play) or action.card for _, action in state.history)
