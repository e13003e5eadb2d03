"""Every word the program says, from Fluent files: ``texts/<language>/<area>.ftl``.

The inner rooms speak in codes; here a code becomes a sentence. A missing message is a failing test, and at run time an
error, never a silent gap. Serbian is written once, in Latin letters (``sr``); the files of ``sr-Cyrl`` are made from
them by ``tools/cyrillic.py``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from marias.errors import MariasError

NAMES = {"cs": "cs", "en": "en", "sk": "sk", "sr": "sr", "sr-Latn": "sr", "sr-Cyrl": "sr-Cyrl"}
"""What a language may be called → the language."""
LANGUAGES = tuple(dict.fromkeys(NAMES.values()))
"""The languages everything is said in."""
DEFAULT = "cs"


class Text:
    """The words of one language: ``text("play-your-turn", seat="Jana")``."""

    def __init__(self, language: str = DEFAULT) -> None:
        if language not in NAMES:
            allowed = ", ".join(NAMES)
            raise MariasError(
                f"no texts in {language!r}; there are: {allowed}",
                code="unknown-language",
                name=language,
                allowed=allowed,
            )
        self.language = NAMES[language]
        self._bundle = _bundle(self.language)

    def __call__(self, message: str, /, **params: object) -> str:
        """The message in this language. Raises ``MariasError`` for a message or a parameter that is missing."""
        if not self.has(message) or (pattern := self._bundle.get_message(message).value) is None:
            raise MariasError(f"no text {message!r} in {self.language!r}", code="text", name=message)
        said, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MariasError(f"text {message!r} in {self.language!r}: {errors[0]}", code="text", name=message)
        return str(said)

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(message)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("marias.texts") / language
    for area in sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl")):
        bundle.add_resource(FluentResource((folder / area).read_text(encoding="utf-8")))
    return bundle


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for: ``--lang`` (the last one), else the locale of the environment, else Czech."""
    asked = ""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        if argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    if asked:
        return _named(asked)
    locales = (environment.get(variable, "") for variable in ("MARIAS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, map(_of_locale, locales)), DEFAULT)


def _named(name: str) -> str:
    """The language of that name, capitals or not; Czech where there is none, to say so in."""
    return next((language for one, language in NAMES.items() if one.casefold() == name.casefold()), DEFAULT)


def _of_locale(locale: str) -> str:
    """The language of a locale such as ``sk_SK.UTF-8`` or ``sr_RS@latin``, or an empty word.

    A territory without a word about the script means Cyrillic, as the system itself understands it; ``sr`` alone is
    the name of the language here, so Latin.
    """
    language, *more = re.split(r"[_-]", re.sub(r"[.@].*", "", locale).casefold())
    if language != "sr":
        return language if language in LANGUAGES else ""
    script = {*more, locale.partition("@")[2].casefold()}
    latin = script & {"latn", "latin"} or script == {""}
    return "sr" if latin else "sr-Cyrl"
