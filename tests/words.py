"""What every error a person may see must be: one line, translated, in English the very line of the error itself."""

from __future__ import annotations

import re

from marias.cli import said
from marias.errors import MariasError
from marias.texts import Text


def check_words(error: MariasError) -> None:
    """The error is one line; its English text says what it says itself, and there is a Czech one."""
    assert len(str(error).splitlines()) == 1
    assert said(Text("en"), error) == str(error)
    czech = said(Text("cs"), error)
    assert len(czech.splitlines()) == 1
    assert Text("cs").has(f"error-{error.code}")
    assert "allowed" not in czech


def check_record_words(error: MariasError) -> None:
    """The error of a record is one line in both languages, in Czech without an English word of ours."""
    assert Text("cs").has(f"error-{error.code}")
    for language in ("cs", "en"):
        line = said(Text(language), error)
        assert len(line.splitlines()) == 1
        assert "$" not in line
        assert line.startswith(str(error.params["source"]))
    czech = said(Text("cs"), error)
    assert not re.search(r"\b(is|are|not|the|allowed|expected|missing|does)\b", czech), czech
