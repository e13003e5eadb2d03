"""Rounds in a terminal, and without one: what is alike whichever game is played."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from marias.rules.record import Record, parse_record, replay
from marias.texts import Text
from marias.tui.phrases import own
from tests.tui.terminal import Terminal

ESCAPE = "\x1b"
JUNK = ["", "   ", "xyzzy", "0", "99", "♥", "Ak Ak Ak", "a" * 1000, "\\x00", "%s{}[bold]", "ano", "-7", "²", "😀"]


def record_of(home: Path) -> str:
    """The one record in the player's folder."""
    (path,) = home.glob("*.marias")
    return path.read_text("utf-8")


def board(screen: str) -> str:
    """The last table on the screen, with the question under it."""
    lines = screen.replace("\r", "").split("\n")
    start = max(place for place, line in enumerate(lines) if line.startswith("── Rozdání"))
    return "\n".join(lines[start:])


def step(terminal: Terminal, screen: str) -> str:
    """One answer, and yes where it is asked whether he is sure; what was shown last."""
    screen = terminal.type(terminal.answer(screen))
    return terminal.type(terminal.text("settle-yes")) if terminal.asks_whether_sure(screen) else screen


def finished(terminal: Terminal, screen: str, junk: Sequence[str] = JUNK[:4]) -> str:
    """Play to the settlement, on the way asking for help and typing what means nothing; what was shown last."""
    for _ in range(60):
        if terminal.text("account-title") in screen:
            return screen
        for word in junk if len(terminal.shown) < 4000 else ():
            told = terminal.type(word)
            assert told.replace("\r", "").split("\n", 1)[-1].strip(), f"no help for {word!r}"
            if terminal.asks_whether_sure(told):
                terminal.type(terminal.text("settle-no"))
        assert terminal.type("?").strip()
        table = terminal.type("t")
        assert table.count("\n") < 24
        screen = step(terminal, table)
    raise AssertionError(screen)


def left_well(terminal: Terminal, home: Path, word: str = "konec") -> Record:
    """Go away between two deals: nothing was too wide or coloured, and the record replays to what was settled."""
    terminal.end(word)
    assert terminal.leave() == 0
    assert ESCAPE not in terminal.shown
    assert terminal.widest() <= 80
    record = parse_record(record_of(home))
    assert terminal.text(own(terminal.text, "round-ended", record.game.name)) in terminal.shown
    assert record.over == "ended"
    assert [deal.differs for deal in replay(record)] == [False]
    return record


def in_plain_letters(terminal: Terminal, suits: str) -> None:
    """A deal played where a suit is a letter, one of these: no sign of a suit, no line is drawn."""
    screen = terminal.read()
    while terminal.text("account-title") not in screen:
        screen = step(terminal, screen)
    terminal.end()
    assert terminal.leave() == 0
    assert re.search(rf"[{suits}](10|[AKQSJ987])", screen)
    assert not set("♥♦♠♣─") & set(terminal.shown)


def gone_on(terminal: Terminal, home: Path, screen: str) -> Terminal:
    """The power goes at a prompt; the round is gone on with, and everything stands as it stood."""
    written = record_of(home)
    terminal.kill()
    again = Terminal(home, "--resume", NO_COLOR="1")
    assert board(again.read()) == board(screen)
    assert record_of(home) == written
    return again


def killed_at_every_prompt(home: Path, kills: int, options: Callable[[int], Sequence[str]], each: int = 60) -> None:
    """So many kills, in round after round of these options, at the most ``each`` in one deal."""
    done, rounds = 0, 0
    while done < kills:
        rounds += 1
        own = home / str(rounds)
        terminal = Terminal(own, *options(rounds), NO_COLOR="1")
        screen = terminal.read()
        for _ in range(min(each, kills - done)):
            if terminal.text("account-title") in screen:
                break
            terminal = gone_on(terminal, own, screen)
            done += 1
            screen = step(terminal, screen)
        terminal.kill()


def run(*words: str, home: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """``marias play`` without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "marias", "play", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={"MARIAS_HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **environment},
        check=False,
    )


def played_alone(words: Sequence[str], language: str, home: Path) -> str:
    """Without a terminal the bots play one deal, the same every time, and nothing is kept; what was printed."""
    options = [*words, "--lang", language, "--seed", "5"]
    done = run(*options, home=home)
    out = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert ESCAPE not in out
    assert Text(language)("account-title") in out
    assert max(map(len, out.split("\n"))) <= 80
    assert list(home.iterdir()) == []
    assert done.stdout == run(*options, home=home).stdout
    return out
