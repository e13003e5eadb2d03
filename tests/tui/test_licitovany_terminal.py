"""Licitovaný in a real terminal: whole deals, plain letters, kills, and no terminal at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marias.texts import LANGUAGES
from tests.sizes import Count
from tests.tui.rounds import finished, in_plain_letters, killed_at_every_prompt, left_well, played_alone, run
from tests.tui.terminal import Terminal


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
    assert left_well(terminal, tmp_path).game.name == "licitovany"


def test_who_deals_at_four_sits_out(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "licitovany", "--seats", "4", "--seed", "sits", "--dealer", "1", NO_COLOR="1")
    screen = terminal.read()
    words = " ".join(screen.split())
    assert terminal.text("you-sit") in words
    assert terminal.text("account-title") in words
    terminal.kill()


def test_in_plain_letters(tmp_path: Path) -> None:
    options = ["licitovany", "--lang", "cs", "--seed", "plain", "--dealer", "3", "--plain"]
    in_plain_letters(Terminal(tmp_path, *options, NO_COLOR="1"), "ČKZŽ")


def test_killed_at_any_prompt_it_goes_on_where_it_was(tmp_path: Path, count: Count) -> None:
    """In the auction, over the talon, naming the contract, doubling, in the middle of tricks."""
    killed_at_every_prompt(
        tmp_path, count(small=6, soak=100), lambda nth: ["licitovany", "--seed", f"kill {nth}", "--dealer", "3"]
    )


@pytest.mark.parametrize("seats", ["3", "4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_one_deal_is_played(seats: str, language: str, tmp_path: Path) -> None:
    played_alone(["licitovany", "--bots", "random", "--seats", seats], language, tmp_path)


def test_the_slovak_table_counts_in_cents(tmp_path: Path) -> None:
    """A unit is two cents (solcan.sk)."""
    words = ["licitovany", "--bots", "random", "--profile", "sk-licitovany", "--lang", "sk", "--seed", "7"]
    out = run(*words, home=tmp_path).stdout.decode()
    paid = re.search(r"Platí .* → .*: (\d+) jednot\w+ \((\d+),(\d\d) €\)", out)
    assert paid, out
    units, whole, cents = map(int, paid.groups())
    assert 2 * units == 100 * whole + cents
