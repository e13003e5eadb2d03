"""Licitovaný in a real terminal: whole deals, plain letters, kills, and no terminal at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marias.rules.record import parse_record, replay
from marias.texts import LANGUAGES, Text
from tests.sizes import Count
from tests.tui.terminal import Terminal
from tests.tui.test_terminal import ESCAPE, JUNK, board, record_of, run


def finished(terminal: Terminal, screen: str) -> str:
    """Play to the settlement, on the way asking for help and typing what means nothing; what was shown last."""
    for _ in range(60):
        if terminal.text("account-title") in screen:
            return screen
        for word in JUNK[: 4 if len(terminal.shown) < 4000 else 0]:
            assert terminal.type(word).replace("\r", "").split("\n", 1)[-1].strip(), f"no help for {word!r}"
        assert terminal.type("?").strip()
        table = terminal.type("t")
        assert table.count("\n") < 24
        screen = terminal.type(terminal.answer(table))
        if terminal.asks_whether_sure(screen):
            screen = terminal.type(terminal.text("settle-yes"))
    raise AssertionError(screen)


@pytest.mark.parametrize(
    ("language", "seats", "dealer", "seed"),
    [
        *(("cs", "3", "3", "l1"), ("en", "3", "1", "l2"), ("cs", "4", "2", "l3"), ("en", "4", "4", "l4")),
        *(("sk", "3", "3", "l1"), ("sr", "4", "2", "l3"), ("sr-Cyrl", "3", "1", "l2")),
    ],
)
def test_a_whole_deal(language: str, seats: str, dealer: str, seed: str, tmp_path: Path) -> None:
    options = ["licitovany", "--lang", language, "--seats", seats, "--seed", seed, "--dealer", dealer]
    terminal = Terminal(tmp_path, *options, NO_COLOR="1")
    finished(terminal, terminal.read())
    terminal.child.sendline("konec")
    assert terminal.leave() == 0
    assert ESCAPE not in terminal.shown
    assert terminal.widest() <= 80
    assert terminal.text("round-ended") in terminal.shown
    record = parse_record(record_of(tmp_path))
    assert (record.game.name, record.over) == ("licitovany", "ended")
    assert [deal.differs for deal in replay(record)] == [False]


def test_who_deals_at_four_sits_out(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "licitovany", "--seats", "4", "--seed", "sits", "--dealer", "1", NO_COLOR="1")
    screen = terminal.read()
    words = " ".join(screen.split())
    assert terminal.text("you-sit") in words
    assert terminal.text("account-title") in words
    terminal.kill()


def test_in_plain_letters(tmp_path: Path) -> None:
    options = ["licitovany", "--lang", "cs", "--seed", "plain", "--dealer", "3", "--plain"]
    terminal = Terminal(tmp_path, *options, NO_COLOR="1")
    screen = terminal.play(terminal.read())
    terminal.child.sendline("k")
    assert terminal.leave() == 0
    assert re.search(r"[ČKZŽ](10|[AKQS987])", screen)
    assert not set("♥♦♠♣─") & set(terminal.shown)


def test_killed_at_any_prompt_it_goes_on_where_it_was(tmp_path: Path, count: Count) -> None:
    """In the auction, over the talon, naming the contract, doubling, in the middle of tricks."""
    kills = count(small=6, soak=100)
    done, rounds = 0, 0
    while done < kills:
        rounds += 1
        home = tmp_path / str(rounds)
        terminal = Terminal(home, "licitovany", "--seed", f"kill {rounds}", "--dealer", "3", NO_COLOR="1")
        screen = terminal.read()
        while done < kills and terminal.text("account-title") not in screen:
            written = record_of(home)
            terminal.kill()
            done += 1
            terminal = Terminal(home, "--resume", NO_COLOR="1")
            assert board(terminal.read()) == board(screen)
            assert record_of(home) == written
            screen = terminal.type(terminal.answer(screen))
            if "ano, ne" in screen:
                screen = terminal.type("ano")
        terminal.kill()


@pytest.mark.parametrize("seats", ["3", "4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_one_deal_is_played(seats: str, language: str, tmp_path: Path) -> None:
    words = ["licitovany", "--bots", "random", "--seats", seats, "--lang", language, "--seed", "5"]
    done = run(*words, home=tmp_path)
    out = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert ESCAPE not in out
    assert Text(language)("account-title") in out
    assert max(map(len, out.split("\n"))) <= 80
    assert list(tmp_path.iterdir()) == []
    assert done.stdout == run(*words, home=tmp_path).stdout


def test_the_slovak_table_counts_in_cents(tmp_path: Path) -> None:
    """A unit is two cents (solcan.sk)."""
    words = ["licitovany", "--bots", "random", "--profile", "sk-licitovany", "--lang", "sk", "--seed", "7"]
    out = run(*words, home=tmp_path).stdout.decode()
    paid = re.search(r"Platí .* → .*: (\d+) jednot\w+ \((\d+),(\d\d) €\)", out)
    assert paid, out
    units, whole, cents = map(int, paid.groups())
    assert 2 * units == 100 * whole + cents
