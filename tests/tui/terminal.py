"""The game in a real terminal (a pty), driven as a person does: reads the question, looks at the cards, types."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
from rich.cells import cell_len

from marias.texts import NAMES, Text

PROMPT = "\r\n> "
PATIENCE = 60
QUESTIONS = (
    *("turn-trump", "turn-call", "turn-call-forgotten", "turn-answer", "turn-takeover", "turn-declare"),
    *("turn-doubling", "turn-doubling-nothing", "turn-play", "turn-lead", "turn-lead-first", "next", "next-cut"),
    *("turn-choose", "sure-alone", "turn-suit", "turn-suit-chooser", "turn-suit-forgotten"),
    *("turn-bid-first", "turn-bid", "turn-bid-nothing", "turn-hold", "turn-discard", "turn-discard-or-fold"),
    *("turn-licitovany-announce", "turn-laid-lead", "sure-no-sevens", "sure-no-seven", "sure-no-marriage"),
    *("turn-call-suit", "turn-call-card", "turn-dalje-only", "turn-marijas-discard", "another-match"),
    *("turn-open", "turn-open-nothing", "turn-owed", "turn-owed-more", "turn-announce", "sure-no-own-marriage"),
)


class Terminal:
    """One run of ``marias play`` in a terminal of 80 × 24."""

    def __init__(self, home: Path, *options: str, size: tuple[int, int] = (24, 80), **environment: str) -> None:
        clean = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("LC_", "LANG", "MARIAS", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"))
        }
        self.text = Text(next((word for word in options if word in NAMES), "cs"))
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            [
                "-m",
                "marias",
                "play",
                "--speed",
                "fast",
                *options,
                *([] if "--resume" in options else ["--bots", "random"]),
            ],
            dimensions=size,
            env={**clean, "MARIAS_HOME": str(home), "TERM": "xterm-256color", **environment},
            encoding="utf-8",
            codec_errors="replace",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.shown = ""

    def read(self) -> str:
        """All that is shown up to the next prompt, or to the end of the program."""
        at = self.child.expect_exact([PROMPT, pexpect.EOF])
        said = self.child.before or ""
        self.shown += said + (PROMPT if at == 0 else "")
        return said

    def type(self, words: str) -> str:
        """Type a line and read what comes."""
        self.child.sendline(words)
        return self.read()

    def end(self, word: str = "k") -> None:
        """Announce the end between two deals, and say once more that it is meant."""
        assert self.asks_whether_sure(self.type(word))
        self.child.sendline("d")

    @property
    def over(self) -> bool:
        """Has the program ended?"""
        return self.child.flag_eof

    def leave(self) -> int | None:
        """Wait for the end; the exit code."""
        self.child.expect(pexpect.EOF)
        self.shown += self.child.before or ""
        self.child.close()
        return self.child.exitstatus

    def kill(self) -> None:
        """The power goes."""
        self.child.kill(9)
        self.child.close(force=True)

    def asks_whether_sure(self, screen: str) -> bool:
        """Is the last thing on the screen a question of yes or no?"""
        return " ".join(screen.split()).endswith(f"({self.text('settle-yes')}, {self.text('settle-no')})")

    def answer(self, screen: str) -> str:
        """An answer a cautious player would give to the last question on the screen; he fleks whatever he may."""
        text = self.text
        begun = {name: _beginning(text, name) for name in QUESTIONS}
        last = max((screen.rfind(words), len(words), name) for name, words in begun.items())
        assert last[0] >= 0, screen
        may = allowed(screen)
        match last[2]:
            case "turn-trump":
                return str(may[0])
            case "turn-call":
                return f"{may[0]} {may[1]} {text('game-barva')}"
            case "turn-call-forgotten" | "turn-takeover":
                return f"{may[0]} {may[1]} {text('game-durch')}"
            case "turn-declare":
                return text("game-hra")
            case "turn-choose":
                return f"{may[-1]} {text('rank-A')}"
            case "sure-alone" | "sure-no-own-marriage" | "sure-no-sevens" | "sure-no-seven" | "sure-no-marriage":
                return text("settle-yes")
            case "turn-suit-chooser":
                return text("game-barva")
            case "turn-suit-forgotten":
                return text("game-betl")
            case "turn-open" | "turn-open-nothing":
                return text("game-hra")
            case "turn-owed" | "turn-owed-more":
                return text("game-sto")
            case "turn-doubling" | "turn-announce":
                flek = rf'[„"]({text("level-1")} [^“"]*)[“"]'
                offered = re.findall(flek, screen[last[0] :].replace("\r\n", " "))
                return offered[0] if offered else text("word-good")
            case "turn-play" | "turn-lead" | "turn-lead-first":
                return str(may[0])
            case "turn-answer" | "turn-dalje-only":  # in some languages both begin alike
                return "" if text("word-dalje") in screen[last[0] :] else text("word-good")
            case "next" | "next-cut" | "turn-laid-lead":
                return ""
        of_marijas = {"turn-call-suit": "žir", "turn-call-card": "as žir"}
        return of_marijas.get(last[2]) or self.licitovany(last[2], screen[last[0] :], may)

    def licitovany(self, question: str, asked: str, may: list[int]) -> str:
        """The same for questions of licitovaný; he opens with the lowest contract, holds, and plays what is offered."""
        match question:
            case "turn-bid-first":
                return "1"
            case "turn-bid" | "turn-bid-nothing":
                return "pas"
            case "turn-hold":
                return self.text("word-hold")
            case "turn-discard" | "turn-discard-or-fold" | "turn-marijas-discard":
                return f"{may[0]} {may[1]}"
            case "turn-licitovany-announce":
                return str(re.findall(r'[„"]([^“"]*)[“"]', asked.replace("\r\n", " "))[0])
        return self.text("word-good")

    def play(self, screen: str, deals: int = 1) -> str:
        """Play until so many deals are settled; what was shown last."""
        settled = self.text("account-title")
        done = screen.count(settled)
        while done < deals and not self.over:
            screen = self.type(self.answer(screen))
            done += screen.count(settled)
        return screen

    def lines(self) -> list[str]:
        """What was shown, without what colours and line editing write."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.shown).replace("\r", "").split("\n")

    def widest(self) -> int:
        """The widest line that was shown."""
        return max(map(cell_len, self.lines()))


def _beginning(text: Text, name: str) -> str:
    """The words of a question up to its first parameter, short enough to stand in one line."""
    blank = text(name, count=0, games="", choices="", name="", least=2, most=30, example="", rung="", card="")
    return re.split(r"[:(„\"]|\b0\b", blank)[0][:20].strip()


def allowed(screen: str) -> list[int]:
    """The numbers of the cards that stand in brackets in the last hand on the screen."""
    rows = [line.strip("\r") for line in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen).split("\n")]
    found: list[int] = []
    for place, row in enumerate(rows):
        if re.match(r"^ {3}1( +\d+)* *$", row):
            found = []
        if place + 1 < len(rows) and re.match(r"^ {3}\d+( +\d+)* *$", row):
            columns = [(match.start(), int(match[0])) for match in re.finditer(r"\d+", row)]
            found += [number for column, number in columns if rows[place + 1][column - 1 : column] == "["]
        if re.match(r"^1 \[?[^\W\d]", row):
            whole = " ".join(rows[place:])
            found = [int(number) for number in re.findall(r"(?<!\S)(\d+) \[", whole)]
    return found
