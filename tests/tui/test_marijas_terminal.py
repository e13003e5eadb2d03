"""Marijaš in a real terminal: whole deals and matches, the tally of several, kills, and no terminal at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marias.rules.marijas.race import Ending, Race, Tally
from marias.rules.record import Record, parse_record, replay
from marias.session.notes import read_tally
from marias.texts import LANGUAGES
from tests.sizes import Count
from tests.tui.rounds import (
    JUNK,
    finished,
    in_plain_letters,
    killed_at_every_prompt,
    left_well,
    played_alone,
    run,
    step,
)
from tests.tui.terminal import Terminal

CALLER = {"2": "2", "3": "3", "4": "4"}
"""Seats, and the dealer with whom the player calls."""


def to_the_end(terminal: Terminal, screen: str) -> str:
    """Play until the match is over; what was shown since the last question."""
    over = terminal.text("round-won")
    for _ in range(800):
        if over in screen:
            return screen
        screen = step(terminal, screen)
    raise AssertionError(screen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", CALLER)
def test_a_whole_deal(language: str, seats: str, tmp_path: Path) -> None:
    options = ["marijas", "--lang", language, "--seats", seats, "--seed", f"m{language}", "--dealer", CALLER[seats]]
    terminal = Terminal(tmp_path, *options, NO_COLOR="1")
    finished(terminal, terminal.read(), JUNK[2:6])
    record = left_well(terminal, tmp_path, "k")
    assert (record.game.name, record.profile.name) == ("marijas", f"marijas-{seats}")


@pytest.mark.clause("SRB-10", "SRB-43", "SRB-44")
@pytest.mark.parametrize("seats", CALLER)
def test_match_after_match_with_a_tally(seats: str, tmp_path: Path) -> None:
    """Čvrga and makaze of the finished match are told, and go on to the next one's record."""
    terminal = Terminal(tmp_path, "marijas", "--lang", "sr", "--seats", seats, "--seed", f"match {seats}", NO_COLOR="1")
    screen = to_the_end(terminal, terminal.read())
    text, words = terminal.text, " ".join(screen.split())
    (first,) = tmp_path.glob("*.marias")
    record = parse_record(first.read_text("utf-8"))
    assert record.over == "won"
    *_, last = replay(record)
    scores = last.record.chips or ()
    assert max(scores) >= 12
    named = list(zip(record.names, scores, strict=True))
    best, least = ([name for name, score in named if score == which] for which in (max(scores), min(scores)))
    if len(best) == 1:
        assert f"Pobeda: {best[0]}" in words
    else:
        assert "Zajednička pobeda" in words
    assert re.search(r"(Makaze|Čvrga): [^:]*" + least[-1], words)
    assert text("tally-title") in words
    assert text("another-match") in words
    screen = terminal.type("da")
    assert text("board-hand") in screen
    written = max(tmp_path.glob("*.marias"), key=lambda path: path.stat().st_mtime_ns)
    assert written != first
    tally = read_tally(written.read_text("utf-8"), record.game, int(seats), "second")
    assert tally == Tally.begin(int(seats)).after(ending_of(record))
    terminal.kill()
    again = Terminal(tmp_path, "--lang", "sr", "--resume", NO_COLOR="1")
    screen = to_the_end(again, again.read())
    told = " ".join(screen.split())
    wins = [int(won) for won in re.findall(r"pobede (\d+)", told)]
    assert sum(wins) >= 2
    again.child.sendline("ne")
    assert again.leave() == 0


def ending_of(record: Record) -> Ending:
    """How the match of the record ended, told from its deals."""
    race = Race.begin(record.profile, record.seats)
    for deal in replay(record):
        race = race.after(deal.state)
    assert race.ending is not None
    return race.ending


def test_a_named_record_is_followed_by_one_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "partija.marias"
    options = ["marijas", "--seats", "2", "--seed", "beside", "--save", str(file)]
    terminal = Terminal(tmp_path / "home", *options, NO_COLOR="1")
    to_the_end(terminal, terminal.read())
    terminal.type("")
    terminal.child.sendline("q")
    assert terminal.leave() == 0
    assert sorted(path.name for path in tmp_path.glob("*.marias")) == ["partija-2.marias", "partija.marias"]
    assert "partija-2.marias" in " ".join(terminal.shown.split())


def test_killed_at_any_prompt_it_goes_on_where_it_was(tmp_path: Path, count: Count) -> None:
    """In the call, in saying dalje, over the talon, in the middle of tricks; for two, three and four."""

    def options(nth: int) -> list[str]:
        seats = "234"[nth % 3]
        return ["marijas", "--seats", seats, "--seed", f"kill {nth}", "--dealer", CALLER[seats]]

    killed_at_every_prompt(tmp_path, count(small=9, soak=150), options, each=4)


@pytest.mark.parametrize("seats", CALLER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_one_deal_is_played(seats: str, language: str, tmp_path: Path) -> None:
    played_alone(["marijas", "--bots", "random", "--seats", seats], language, tmp_path)


def test_in_plain_letters_and_french_cards(tmp_path: Path) -> None:
    options = ["marijas", "--lang", "sr", "--seats", "3", "--seed", "plain", "--dealer", "3", "--plain", "--french"]
    in_plain_letters(Terminal(tmp_path, *options, NO_COLOR="1"), "HKPT")


@pytest.mark.clause("SRB-5", "SRB-6")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "8"], "pravila za to ne daje; dozvoljeno: 2, 3, 4, ili dva stola po 4"),
        (["--seats", "0"], "marijas ne igra ovoliko igrača: 0; dozvoljeno: 2, 3, 4"),
        (["--seats", "osam"], "--seats: takva vrednost ne može; dozvoljeno: 2, 3, 4"),
        (["--seats", "2", "--profile", "marijas-3"], "marijas-3 ne igra ovoliko igrača: 2; dozvoljeno: 3"),
        (["--profile", "liga"], "liga"),
    ],
)
def test_numbers_of_players_that_cannot_be(words: list[str], said: str, tmp_path: Path) -> None:
    done = run("marijas", "--lang", "sr", *words, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert said in done.stderr.decode()


def test_the_rule_set_says_how_many_play(tmp_path: Path) -> None:
    done = run("marijas", "--lang", "en", "--profile", "marijas-3-vanredne", "--bots", "random", home=tmp_path)
    assert done.returncode == 0
    assert len(re.findall(r"^Score, up to 12: .*; .*; ", done.stdout.decode(), re.MULTILINE)) == 1


def test_other_games_are_not_for_two(tmp_path: Path) -> None:
    done = run("voleny", "--lang", "en", "--seats", "2", home=tmp_path)
    assert done.stderr.decode() == "marias: voleny is not played by 2; allowed: 3, 4\n"
