"""The game in a real terminal: whole deals, plain terminals, interruptions, kills, and no terminal at all."""

from __future__ import annotations

import os
import random
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from marias.rules import GAMES
from marias.rules.dealing import seed_from
from marias.rules.profile import game_of, shipped, shipped_text
from marias.rules.record import parse_record, replay
from marias.texts import LANGUAGES, Text
from tests.sizes import Count, Figures
from tests.tui.rounds import ESCAPE, JUNK, board, gone_on, left_well, played_alone, record_of, run
from tests.tui.terminal import PROMPT, Terminal


@pytest.mark.trial("R122")
@pytest.mark.parametrize(
    ("seats", "language"),
    [("3", "cs"), ("4", "cs"), ("3", "en"), ("4", "en"), ("4", "sk"), ("3", "sr"), ("3", "sr-Cyrl"), ("4", "sr-Cyrl")],
)
def test_a_whole_deal(seats: str, language: str, tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "--seats", seats, "--lang", language, "--seed", "whole", "--dealer", "2", NO_COLOR="1"
    )
    screen = terminal.play(terminal.read())
    assert terminal.text("account-title") in screen
    left_well(terminal, tmp_path)


def test_one_screen_holds_a_turn(tmp_path: Path) -> None:
    """From one prompt to the next 24 lines are enough, but for the first screen and the settlement."""
    heights: list[int] = []
    for seed in range(30):
        terminal = Terminal(tmp_path / str(seed), "--seed", str(seed), "--dealer", "2", NO_COLOR="1")
        screen = terminal.read()
        while terminal.text("account-title") not in screen:
            screen = terminal.type(terminal.answer(screen))
            heights.append(screen.count("\n") + 2)
        terminal.kill()
        if len(heights) > 30:
            break
    assert len(heights) > 30
    assert max(heights) <= 24


@pytest.mark.parametrize("seats", ["3", "4"])
def test_a_round_with_every_seat_dealing(seats: str, tmp_path: Path) -> None:
    """Sitting out as the dealer of a čtyřka, cutting, being forhont: each comes once."""
    deals = int(seats)
    terminal = Terminal(tmp_path, "--seats", seats, "--seed", "round", "--dealer", "1", NO_COLOR="1")
    screen = terminal.play(terminal.read(), deals)
    if not terminal.over:
        terminal.end()
    assert terminal.leave() == 0
    words = " ".join(terminal.shown.split())
    assert (Text("cs")("you-sit") in words) == (seats == "4")
    record = parse_record(record_of(tmp_path))
    assert len(record.deals) == deals or record.over == "insolvent"
    assert terminal.text(f"round-{record.over}") in words
    assert screen
    assert terminal.widest() <= 80


@pytest.mark.trial("R122")
@pytest.mark.parametrize(
    ("environment", "coloured"),
    [
        ({}, True),
        ({"NO_COLOR": ""}, True),
        ({"NO_COLOR": "1"}, False),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
    ],
)
def test_colours(environment: Any, coloured: bool, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "colours", **environment)
    terminal.read()
    terminal.type("?")
    terminal.child.sendeof()
    assert terminal.leave() == 0
    assert (ESCAPE in terminal.shown) == coloured


@pytest.mark.trial("R128")
@pytest.mark.parametrize(
    ("environment", "options", "ascii_only"),
    [
        ({"TERM": "dumb"}, [], False),
        ({"LANG": "C"}, [], True),
        ({"LC_ALL": "C"}, [], True),
        ({"LC_ALL": "POSIX", "LANG": "cs_CZ.UTF-8"}, [], True),
        ({"LANG": "C", "PYTHONIOENCODING": "latin-1"}, [], True),
        ({"LANG": "C.UTF-8"}, ["--plain"], False),
    ],
)
def test_letters_where_there_are_no_signs(
    environment: Any, options: list[str], ascii_only: bool, tmp_path: Path
) -> None:
    terminal = Terminal(tmp_path, "--seed", "plain", "--dealer", "2", "--lang", "cs", *options, **environment)
    screen = terminal.read()
    if not ascii_only:
        assert re.search(r"[ČKZŽ](10|[AKQS987])", screen)
        terminal.play(screen)
    else:
        terminal.text = _Folded()
        assert re.search(r"[CKZL](10|[AKQS987])", screen)
        terminal.play(screen)
    terminal.end()
    assert terminal.leave() == 0
    assert not set("♥♦♠♣─") & set(terminal.shown)
    assert terminal.shown.isascii() == ascii_only
    assert ESCAPE not in terminal.shown or environment.get("TERM") != "dumb"


class _Folded(Text):
    """The words as an ASCII terminal shows them."""

    def __call__(self, message: str, /, **params: object) -> str:
        from marias.tui.look import without_marks  # noqa: PLC0415 – used here alone

        return without_marks(super().__call__(message, **params))


@pytest.mark.trial("R128")
def test_a_small_window_is_told_in_words(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "small", "--dealer", "2", size=(20, 40), NO_COLOR="1")
    screen = terminal.read()
    assert "40 × 20" in " ".join(screen.split())
    assert terminal.widest() <= 40
    terminal.kill()


def test_junk_gets_one_helpful_line(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "junk", "--dealer", "3", NO_COLOR="1")
    screen = terminal.read()
    questions = 0
    while terminal.text("account-title") not in screen:
        questions += 1
        for word in JUNK[questions % 3 :: 3]:
            if not word.strip() and "stačí Enter" in screen:
                continue  # that plays the last card
            told = terminal.type(word)
            answer = told.replace("\r", "").split("\n", 1)[-1]
            assert answer.strip(), f"no help for {word!r}"
            assert terminal.text("board-hand") not in answer or word == "ano"
        screen = terminal.type(terminal.answer(screen))
    assert questions > 3
    terminal.kill()


def test_what_was_typed_before_the_question_is_no_answer(tmp_path: Path) -> None:
    """Keys while the bots play: the question that comes then stays open."""
    terminal = Terminal(tmp_path, "--seed", "ahead", "--dealer", "1", "--speed", "slow", NO_COLOR="1")
    terminal.child.expect_exact("Karel: ")
    terminal.child.send("1\n1\n")
    screen = terminal.read()
    with pytest.raises(pexpect.TIMEOUT):
        terminal.child.expect_exact(PROMPT, timeout=1.5)
    assert terminal.text("board-hand") in screen
    terminal.kill()


def test_binary_input_does_not_end_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "binary", "--dealer", "3", NO_COLOR="1")
    terminal.read()
    for data in (b"\xff\xfe\x80\n", b"\xc3\n", b"\xf0\x9f\n", b"\x01\x02\x05\n"):
        os.write(terminal.child.child_fd, data)  # past the encoding of the terminal
        assert terminal.read().strip()
        assert not terminal.over
    terminal.kill()


@pytest.mark.parametrize("key", ["q", "ctrl-c", "ctrl-d"])
def test_going_away_says_how_to_come_back(key: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "away", "--dealer", "3", NO_COLOR="1")
    screen = terminal.read()
    screen = terminal.type(terminal.answer(screen))
    if key == "q":
        terminal.child.sendline("q")
    elif key == "ctrl-c":
        terminal.child.sendintr()
    else:
        terminal.child.sendeof()
    assert terminal.leave() == (130 if key == "ctrl-c" else 0)
    assert terminal.lines()[-2] == "marias play --resume"
    again = Terminal(tmp_path, "--resume", NO_COLOR="1")
    assert board(again.read()) == board(screen)
    again.kill()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_gone_on_with_by_its_game(game: str, tmp_path: Path) -> None:
    """The command that began it, with --resume; another game is refused, and the round waits."""
    terminal = Terminal(tmp_path, game, "--seed", "away", NO_COLOR="1")
    screen = terminal.read()
    terminal.kill()
    other = next(name for name in GAMES if name != game)
    wrong = Terminal(tmp_path, other, "--resume", NO_COLOR="1")
    assert wrong.leave() == 2
    assert f"není {other}: hraje se v něm {game}" in " ".join(wrong.shown.split())
    again = Terminal(tmp_path, game, "--resume", NO_COLOR="1")
    assert board(again.read()) == board(screen)
    again.kill()


def test_the_rule_set_says_which_game_is_played(tmp_path: Path) -> None:
    own = tmp_path / "u-lva.toml"
    for name in shipped():
        own.write_text(f'base = "{name}"\nname = "u-lva"\n', "utf-8")
        words = ("--profile", str(own), "--seed", "1", "--bots", "random")
        done = run(*words, home=tmp_path)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout == run(game_of(shipped_text(name)), *words, home=tmp_path).stdout


@pytest.mark.parametrize("command", ["", "./dev run"])
def test_the_way_back_is_one_line_to_copy(command: str, tmp_path: Path) -> None:
    """A file that was named is in it, whole; the word for the program is the one it was started with."""
    path = tmp_path / ("a folder with a long name " * 4).strip() / "round.marias"
    path.parent.mkdir()
    given: Any = {"MARIAS_COMMAND": command} if command else {}
    terminal = Terminal(tmp_path, "--save", str(path), "--seed", "away", NO_COLOR="1", **given)
    terminal.read()
    terminal.child.sendline("q")
    assert terminal.leave() == 0
    assert shlex.split(terminal.lines()[-2]) == [*(command or "marias play").split(), "--resume", str(path)]
    again = Terminal(tmp_path, "--resume", str(path), NO_COLOR="1", **given)
    again.read()
    again.child.sendline("q")
    assert again.leave() == 0
    assert shlex.split(again.lines()[-2])[-1] == str(path)


def test_killed_at_any_prompt_it_goes_on_where_it_was(tmp_path: Path, count: Count, figures: Figures) -> None:
    """At every prompt in turn (bidding, doubling, in the middle of tricks) the program is killed and started again."""
    chance = random.Random(20260726)
    kills = count(small=8, soak=200)
    done = 0
    rounds = 0
    while done < kills:
        rounds += 1
        home = tmp_path / str(rounds)
        terminal = Terminal(home, "--seed", f"kill {rounds}", NO_COLOR="1")
        screen = terminal.read()
        while done < kills and terminal.shown.count(terminal.text("account-title")) < 4:
            screen = terminal.type(terminal.answer(screen))
            if terminal.over:
                break  # somebody has no chips left
            at_turn = "── Rozdání" in screen and terminal.text("account-title") not in screen
            if not at_turn or chance.random() < 0.6:
                continue
            terminal = gone_on(terminal, home, screen)
            done += 1
        terminal.kill()
    figures("kills at a prompt", done)


def test_killed_while_the_bots_play(tmp_path: Path, count: Count) -> None:
    for nth in range(count(small=2, soak=50)):
        home = tmp_path / str(nth)
        terminal = Terminal(home, "--seats", "4", "--dealer", "1", "--seed", f"bots {nth}", NO_COLOR="1")
        terminal.child.expect_exact("pauzíruješ")
        terminal.kill()
        again = Terminal(home, "--resume", NO_COLOR="1")
        assert again.text("account-title") in again.read()
        again.kill()
        assert parse_record(record_of(home)).deals[0].chips


def test_one_player_at_a_journal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "one", NO_COLOR="1")
    terminal.read()
    second = Terminal(tmp_path, "--resume", NO_COLOR="1")
    second.read()
    assert second.leave() == 2
    assert second.shown.strip().startswith("marias: ")
    assert second.shown.strip().count("\n") <= 1
    terminal.kill()


def test_a_finished_round_is_not_gone_on_with(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "fin", "--dealer", "2", NO_COLOR="1")
    terminal.read()
    terminal.type("k")
    terminal.type("d")
    terminal.play(terminal.type("t"))
    assert terminal.over
    again = Terminal(tmp_path, "--resume", NO_COLOR="1")
    assert again.leave() == 2
    assert "žádné nedohrané kolo" in again.shown


@pytest.mark.trial("R122")
@pytest.mark.parametrize("seats", ["3", "4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_one_deal_is_played(seats: str, language: str, tmp_path: Path) -> None:
    out = played_alone(["--seats", seats], language, tmp_path)
    seed = Text(language)("alone-seed", seed=seed_from("5").hex())
    assert seed in out.split("\n")
    assert not re.search(rf"\b{Text(language)('play-you')}\b", out)  # nobody here is "you"


@pytest.mark.parametrize("game", GAMES)
def test_without_a_terminal_the_deal_is_written_down_where_it_was_asked_for(game: str, tmp_path: Path) -> None:
    words = [game, "--lang", "en", "--seed", "5"]
    path, home = tmp_path / "deal.marias", tmp_path / "home"
    done = run(*words, "--save", str(path), home=home)
    assert (done.returncode, done.stderr) == (0, b"")
    shown = "".join(done.stdout.decode().split())  # a long path is broken anywhere
    assert shown == "".join(f"{run(*words, home=home).stdout.decode()} Record of the round: {path}".split())
    (deal,) = replay(parse_record(path.read_text("utf-8"), "deal.marias"))
    assert deal.result is not None
    assert [*tmp_path.iterdir()] == [path]
    again = run(*words, "--save", str(path), home=home)
    assert (again.returncode, again.stdout) == (2, b"")
    assert b"exists already" in again.stderr


def test_other_seeds_are_other_deals(tmp_path: Path) -> None:
    assert run(home=tmp_path).stdout != run(home=tmp_path).stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "5"], "v počtu 5 nehraje; dovoleno: 3, 4"),
        (["--bots", "genius"], "genius"),
        (["--bots", "random,random"], "--bots"),
        (["--names", "Jana,Jana"], "--names"),
        (["--names", "a|b"], "--names"),
        (["--names", "x" * 13], "--names"),
        (["--dealer", "7"], "1 až 3"),
        (["--dealer", "x"], "--dealer"),
        (["--profile", "pub"], "pub"),
        (["--profile", "/nowhere/pub.toml"], "/nowhere/pub.toml"),
        (["--resume"], "terminálu"),
        (["--resume", "--seats", "3"], "--seats"),
        (["krizovy", "--resume"], "terminálu"),
        (["pinochle", "--resume"], "pinochle"),
        (["pinochle"], "pinochle"),
        (["krizovy", "--seats", "3"], "3"),
        (["krizovy", "--profile", "liga"], "krizovy"),
        (["voleny", "--profile", "mcr-2018-sto"], "voleny"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_what_cannot_be_played_says_why(words: list[str], told: str, tmp_path: Path) -> None:
    done = run(*words, home=tmp_path, MARIAS_LANG="cs")
    assert done.returncode == 2
    assert told in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()
    assert done.stdout == b""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("what", ["exists", "folder", "file in the way"])
def test_where_nothing_can_be_saved_nothing_is_played(what: str, tmp_path: Path) -> None:
    path = tmp_path / "round.marias"
    if what == "exists":
        path.write_text("mine")
    elif what == "folder":
        path.mkdir()
    else:
        (tmp_path / "file").write_text("")
        path = tmp_path / "file" / "round.marias"
    terminal = Terminal(tmp_path / "home", "--save", str(path), NO_COLOR="1")
    terminal.read()
    assert terminal.leave() == 2
    assert terminal.shown.strip().startswith("marias: ")
    assert terminal.text("board-hand") not in terminal.shown
    assert what != "exists" or path.read_text() == "mine"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where there is a device that is always full")
def test_a_full_disk_is_said(tmp_path: Path) -> None:
    """The journal is opened on a link to a full device: the first line cannot be written, nothing is pretended."""
    (tmp_path / "home").mkdir()
    program = (
        "import os, sys; from marias.store import journal; real = os.open\n"
        "journal.os.open = lambda path, *rest: real('/dev/full', os.O_RDWR) if str(path).endswith('.marias')"
        " else real(path, *rest)\n"
        "from marias.cli import main; main(['play'])\n"
    )
    environment: Any = {"MARIAS_HOME": str(tmp_path / "home"), "LANG": "C.UTF-8"}
    child = pexpect.spawn(sys.executable, ["-c", program], env=environment, encoding="utf-8")
    child.expect(pexpect.EOF, timeout=60)
    child.close()
    shown = child.before or ""
    assert child.exitstatus == 2
    assert "na disku není místo" in shown
    assert "Traceback" not in shown


@pytest.mark.trial("R123")
def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    player = subprocess.Popen(
        [sys.executable, "-m", "marias", "play", "--seed", "5"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
    )
    assert player.stdout is not None
    player.stdout.readline()
    player.stdout.close()
    assert player.stderr is not None
    told = player.stderr.read()
    player.stderr.close()
    assert told == b""
    assert player.wait() in (0, 141, -signal.SIGPIPE)
