"""What was typed: a command that may be given at any time, an answer of the family's game, yes or no, a cut."""

from __future__ import annotations

from typing import Any

from marias.rules.actions import Play
from marias.tui.faces import face_of
from marias.tui.look import Look
from marias.tui.typed import Draft, Read, Wrong, folded, number_of, shown, suit_in, words_of

# њ and љ lie on a Serbian keyboard where a Latin one has w and q.
_CYRILLIC = ("lj", "nj")
COMMANDS: dict[str, tuple[str, ...]] = {
    "help": ("?", "help", "napoveda", "pomoc"),
    "last": (
        *("l", "posledni", "posledni zdvih", "posledny", "posledny zdvih", "poslednji", "poslednji stih"),
        *("last", "last trick"),
    ),
    "end": ("k", "konec", "konec kola", "koniec", "koniec kola", "kraj", "kraj runde", "end", "end of round"),
    "table": ("t", "stul", "stol", "table"),
    "words": ("w", "nj", "slovy", "slovami", "recima", "words"),
    "leave": ("q", "lj", "quit", "exit", "odejit", "odist", "izadji", "izlaz", "odlazak", "odlazim"),
}
LETTERS = {"help": "?", "table": "t", "words": "w", "last": "l", "end": "k", "leave": "q"}
"""The letter of each command."""
YES, NO = ("a", "ano", "y", "yes", "jo", "da", "d"), ("n", "ne", "nie", "no")


def command(typed: str, view: Any = None, look: Look | None = None) -> str:
    """The command that may be given at any time, or an empty word; a letter may be a suit where one is asked for.

    The letters љ and њ are commands; LJ and NJ in two letters are cards, or nothing.
    """
    said = folded(typed)
    if look is not None and len(typed.strip()) > 1 and look.labelled(typed.strip()):
        return ""
    if look is not None and len(said) == 1 and face_of(view.game).asks_suit(view) and suit_in(typed, look):
        return ""
    if said in _CYRILLIC and typed.strip().isascii():
        return ""
    return next((name for name, words in COMMANDS.items() if said in words), "")


def read(typed: str, view: Any, look: Look, draft: Draft) -> Read:
    """The answer to the question the seat is asked now."""
    face = face_of(view.game)
    if not typed.strip():
        last = [action for action in view.legal if isinstance(action, Play)]
        # The last card of a hand: there is nothing to choose.
        return last[0] if view.phase == "play" and len(view.hand) == len(last) == 1 else face.empty(view)
    return face.read(typed, words_of(typed, look.text), view, look, draft)


def yes(typed: str) -> bool | None:
    """The answer to a question of yes or no; None: neither."""
    said = folded(typed)
    return True if said in YES else False if said in NO else None


def cut_at(typed: str) -> int | Wrong | None:
    """Where to cut: a number of cards, or None to let it fall as it will."""
    said = typed.strip()
    if not said:
        return None
    number = number_of(said)
    return Wrong("no-cut", {"typed": shown(typed)}) if number is None else number
