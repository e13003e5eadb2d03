"""What every error a person may see must be: one line, translated, in English the very line of the error itself."""

from __future__ import annotations

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
