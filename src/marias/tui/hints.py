"""``?``: what may be done now, and why not something else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias.tui import phrases
from marias.tui.board import hand_of
from marias.tui.faces import face_of
from marias.tui.faces.face import Objection
from marias.tui.look import Look
from marias.tui.reading import LETTERS, command


def because(look: Look, wrong: tuple[str, str]) -> str:
    """The rule in a sentence, with its clause."""
    rule, clause = wrong
    words = look.text(f"rule-{rule}")
    return f"{words.removesuffix('.')} [{phrases.clause(look.text, clause)}]." if clause else words


def hints(look: Look, view: Any, objection: Objection) -> Iterator[str]:
    """The lines of help for the seat whose turn it is."""
    face = face_of(view.game)
    yield from face.help(look, view)
    reasons: dict[tuple[str, str], list[str]] = {}
    for what, action in face.wishes(look, view):
        if wrong := objection(action):
            reasons.setdefault(wrong, []).append(what)
    if reasons:
        yield look.text("help-not-now")
    for wrong, things in reasons.items():
        yield look.text("help-refused", what=", ".join(dict.fromkeys(things)), why=because(look, wrong))
    yield look.text("help-commands", keys=", ".join(_commands(look, view)))
    example = hand_of(view)[0]
    words = look.card_in_words(example)
    yield look.text("help-cards", card=look.card(example), words=words, **look.legend())


def _commands(look: Look, view: Any) -> Iterator[str]:
    """The commands that are understood now, each by its letter; by a word where the letter is that of a suit."""
    for name, letter in LETTERS.items():
        if command(letter, view, look) == name:
            yield look.text(f"help-command-{name}", key=letter)
        elif look.text.has(f"help-key-{name}"):
            yield look.text(f"help-command-{name}", key=look.text(f"help-key-{name}"))
