"""Křížový in a real terminal: whole deals, plain letters, kills, and no terminal at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from marias.texts import LANGUAGES
from tests.sizes import Count
from tests.tui.rounds import finished, in_plain_letters, killed_at_every_prompt, left_well, played_alone
from tests.tui.terminal import Terminal


@pytest.mark.trial("R122")
@pytest.mark.parametrize(
    ("language", "seed"),
    [("cs", "k15"), ("en", "k18"), ("cs", "k1"), ("en", "k2"), ("sk", "k15"), ("sr", "k1"), ("sr-Cyrl", "k18")],
)
def test_a_whole_deal(language: str, seed: str, tmp_path: Path) -> None:
    """With trumps, with betl and with durch."""
    options = ["krizovy", "--lang", language, "--seed", seed, "--profile", "mcr-2018-sto"]
    terminal = Terminal(tmp_path, *options, "--dealer", "4", NO_COLOR="1")
    finished(terminal, terminal.read())
    assert left_well(terminal, tmp_path).game.name == "krizovy"


def test_in_plain_letters(tmp_path: Path) -> None:
    options = ["krizovy", "--lang", "cs", "--seed", "plain", "--dealer", "4", "--plain"]
    in_plain_letters(Terminal(tmp_path, *options, NO_COLOR="1"), "ČKZŽ")


def test_killed_at_any_prompt_it_goes_on_where_it_was(tmp_path: Path, count: Count) -> None:
    """In choosing, in the suit round, in announcing, in the middle of tricks."""
    killed_at_every_prompt(
        tmp_path, count(small=6, soak=100), lambda nth: ["krizovy", "--seed", f"kill {nth}", "--dealer", "4"]
    )


@pytest.mark.parametrize("profile", ["mcr-2018-free", "mcr-2018-sto"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_one_deal_is_played(language: str, profile: str, tmp_path: Path) -> None:
    played_alone(["krizovy", "--profile", profile], language, tmp_path)
