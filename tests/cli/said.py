"""Runs the program within the test and gives what it said."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from marias.cli import run


class Said(NamedTuple):
    """Exit code, standard output, standard error."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of the output, each with single blanks."""
        return [" ".join(line.split()) for line in self.out.splitlines()]

    @property
    def json(self) -> list[dict[str, Any]]:
        """The output as one JSON object a line."""
        return [json.loads(line) for line in self.out.splitlines()]


def caller(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *command: str) -> Callable[..., Said]:
    """A function that runs this command with more words; ``stdin`` is what is piped into it."""

    def call(*words: str, stdin: bytes = b"", lang: str = "en") -> Said:
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(stdin), isatty=lambda: False))
        return Said(run(["--lang", lang, *command, *words]), *capsys.readouterr())

    return call
