"""What every error a person may see must be: one line, translated, in English the very line of the error itself."""

from __future__ import annotations

import re

from marias.cli import said
from marias.errors import MariasError
from marias.texts import LANGUAGES, Text


def check_words(error: MariasError) -> None:
    """The error is one line; its English text says what it says itself, and there is one of every language."""
    assert len(str(error).splitlines()) == 1
    assert said(Text("en"), error) == str(error)
    for language in LANGUAGES:
        line = said(Text(language), error)
        assert len(line.splitlines()) == 1
        assert Text(language).has(f"error-{error.code}")
        assert language == "en" or "allowed" not in line


def check_record_words(error: MariasError) -> None:
    """The error of a record is one line in every language, in Czech without an English word of ours."""
    for language in LANGUAGES:
        assert Text(language).has(f"error-{error.code}")
        line = said(Text(language), error)
        assert len(line.splitlines()) == 1
        assert "$" not in line
        assert line.startswith(str(error.params["source"]))
    czech = said(Text("cs"), error)
    assert not re.search(r"\b(is|are|not|the|allowed|expected|missing|does)\b", czech), czech
