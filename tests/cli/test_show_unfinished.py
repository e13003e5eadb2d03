"""`marias show` of a deal that is not over: what its player may know, and nothing else."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marias.cards import PACK, CardSet
from marias.cli.shown_unfinished import ShownUnfinished
from marias.rules.contract import Seat
from marias.rules.record import DealRecord, Record, Replayed, Step
from marias.session import Setup, Table
from marias.texts import LANGUAGES, Text
from tests.cli.said import Said, caller
from tests.rules.battery import Hidden
from tests.rules.families import FAMILIES
from tests.session import tables
from tests.sizes import Count
from tests.store.peer import peer

EN = Text("en")
HAND = re.compile(r"^  P\d +[♥♦♠♣]", re.MULTILINE)
"""A line that opens the hand of a seat."""
TABLES: dict[str, Callable[[str, tuple[int, ...]], Setup]] = {
    "voleny": lambda seed, humans: tables.setup(seed=seed, humans=humans),
    "krizovy": lambda seed, humans: tables.krizovy(seed=seed, humans=humans),
    "licitovany": lambda seed, humans: tables.licitovany(seed=seed, humans=humans),
    "marijas, two": lambda seed, humans: tables.marijas(seed=seed, humans=humans, seats=2),
    "marijas, three": lambda seed, humans: tables.marijas(seed=seed, humans=humans, seats=3),
    "marijas, four": lambda seed, humans: tables.marijas(seed=seed, humans=humans, seats=4),
}


def stopped(setup: Setup, steps: int) -> tuple[Table, list[str]]:
    """A table left in the middle of a deal, and its record."""
    lines: list[str] = []
    table = Table.opened(setup, lines.extend, dealer=0)
    table.deal()
    for _ in range(steps):
        table.let_bot_act()
    return table, lines


def printed(table: Table, state: Any, seat: Seat | None) -> list[str]:
    """What is shown of the deal in this state."""
    setup = table.setup
    names = tuple("ABCD"[: setup.seats])
    record = Record(game=setup.game, profile=setup.profile, seats=setup.seats, names=names)
    steps = tuple(Step(actor, action) for actor, action in state.history)
    return list(
        ShownUnfinished(EN, record, Replayed(DealRecord(1, state.deal, steps=steps), state, None), seat).lines()
    )


@pytest.mark.clause("SRB-51")
@pytest.mark.parametrize("name", TABLES)
def test_what_is_shown_hangs_on_nothing_hidden(name: str, count: Count) -> None:
    compared: Counter[str] = Counter()
    for seed in range(count(small=8, soak=400)):
        rng = random.Random(f"show {name} {seed}")
        table, _ = stopped(TABLES[name](f"{name} {seed}", ()), 0)
        family = FAMILIES[table.setup.game.name]
        hidden = Hidden(table.setup.game, table.setup.profile, table.state.deal, rng)
        while table.state is not None:
            state = table.state
            if state.phase != "play" or rng.random() < 0.2:
                for seat in (None, *range(table.setup.seats)):
                    unseen = list(CardSet(PACK) - family.seen(state, seat))
                    if len(unseen) < 2:
                        continue
                    world = hidden.swapped(state, seat, *rng.sample(unseen, 2))
                    same = world is not None and world.phase == state.phase
                    if same and family.announced(state) == family.announced(world):
                        assert printed(table, state, seat) == printed(table, world, seat)
                        compared[state.phase] += 1
            table.let_bot_act()
    assert len(compared) > 1
    assert compared["play"] > 5


@pytest.fixture
def marias(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run the program in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return caller(capsys, monkeypatch)


def saved(setup: Setup, steps: int) -> tuple[Table, Path]:
    """A record left in the middle."""
    table, lines = stopped(setup, steps)
    path = Path("left.marias")
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return table, path


@pytest.mark.parametrize("name", TABLES)
def test_the_player_sees_his_own_cards_alone(name: str, marias: Any) -> None:
    """The deal is interrupted at the player's first turn; nobody has played a card yet, or few have."""
    setup = TABLES[name]("left", (0,))
    table, _ = stopped(setup, 0)
    steps = 0
    while table.to_act != 0:
        table.let_bot_act()
        steps += 1
    table, path = saved(setup, steps)
    view = table.view(0)
    for language in LANGUAGES:
        said: Said = marias("show", str(path), lang=language)
        assert said.code == 0
        text = Text(language)
        assert said.lines[-1] == text("show-hidden-player")
        assert not HAND.findall(said.out)
        held = said.lines[3].partition(": ")[2].split()
        assert len([word for word in held if word not in "♥♦♠♣"]) == len(view.hand)
    refused = marias("show", "--open", str(path))
    assert (refused.code, refused.out.count("♥")) == (2, 0)
    assert "not over" in refused.err


@pytest.mark.parametrize("name", TABLES)
def test_of_bots_only_what_is_public_unless_all_is_asked_for(name: str, marias: Any) -> None:
    _, path = saved(TABLES[name]("left", ()), 1)
    for language in LANGUAGES:
        text = Text(language)
        closed: Said = marias("show", str(path), lang=language)
        opened: Said = marias("show", "--open", str(path), lang=language)
        assert (closed.code, opened.code) == (0, 0)
        assert closed.lines[-1] == text("show-hidden")
        assert "--open" in closed.lines[-1]
        assert opened.lines[-1] == text("show-unfinished")
        assert len(HAND.findall(opened.out)) == 3 + (name in ("krizovy", "marijas, four")) - (name == "marijas, two")
        assert not HAND.findall(closed.out)


def test_an_unfinished_saved_game_is_not_written_to_the_screen(marias: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = peer()["a00778.hra"].replace(b' Typ="Hra" Trumf="Zaludy"', b"").replace(b'Kolo="1"', b'Kolo="0"')
    talon = re.search(rb"<Talon>(.*?)</Talon>", whole, re.DOTALL)
    assert talon
    half = whole.replace(talon[0], b"<Talon />").replace(b"</Hrac2>", talon[1] + b"</Hrac2>", 1)
    half = half[: half.index(b"<Zuctovani>")] + b"</Hra>"
    Path("left.hra").write_bytes(half)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    said = marias("convert", "left.hra")
    assert (said.code, said.out) == (2, "")
    assert "-o" in said.err
    assert marias("convert", "left.hra", "-o", "left.marias").code == 0
    said = marias("show", "left.marias")
    assert said.lines[-1] == EN("show-hidden")
