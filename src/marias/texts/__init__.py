"""Every word the program says, from Fluent files: ``texts/<language>/<area>.ftl``.

The inner rooms speak in codes; here a code becomes a sentence. A missing message is a failing test, and at run time an
error, never a silent gap. Languages: Czech and English whole; Slovak and Serbian the names of cards and games, the
rest in Czech and English.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from marias.errors import MariasError

LANGUAGES: dict[str, tuple[str, ...]] = {"cs": ("cs",), "en": ("en",), "sk": ("sk", "cs"), "sr": ("sr", "en")}
"""Language → where its words are looked for, in this order."""
DEFAULT = "cs"


class Text:
    """The words of one language: ``text("play-your-turn", seat="Jana")``."""

    def __init__(self, language: str = DEFAULT) -> None:
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise MariasError(
                f"no texts in {language!r}; there are: {allowed}",
                code="unknown-language",
                name=language,
                allowed=allowed,
            )
        self.language = language

    def __call__(self, message: str, /, **params: object) -> str:
        """The message in this language. Raises ``MariasError`` for a message or a parameter that is missing."""
        for language in LANGUAGES[self.language]:
            bundle = _bundle(language)
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
                said, errors = bundle.format_pattern(pattern, params)
                if errors:
                    raise MariasError(f"text {message!r} in {language!r}: {errors[0]}", code="text", name=message)
                return str(said)
        raise MariasError(f"no text {message!r} in {self.language!r}", code="text", name=message)

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return any(_bundle(language).has_message(message) for language in LANGUAGES[self.language])


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("marias.texts") / language
    for area in sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl")):
        bundle.add_resource(FluentResource((folder / area).read_text(encoding="utf-8")))
    return bundle


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for: ``--lang``, else the locale of the environment, else Czech."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    for variable in ("MARIAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value[:2] in LANGUAGES:
            return value[:2]
    return DEFAULT
