"""Any text is a rule set or is refused in one line a fault; a good one is written out whole and read back the same."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a program, it finds fuzz and tests

from fuzz.harness import LawBroken, check_refusal, instrumented, round_trip, run, target

with instrumented():
    from marias.errors import ProfileError
    from marias.rules import GAMES, game_for
    from marias.rules.profile import Profile, from_toml, problems
    from marias.rules.toml_file import written


@target
def profile(text: str) -> None:
    game_for(text)
    for game in GAMES.values():
        of_game(text, game.profile)


def of_game(text: str, kind: type[Profile]) -> None:
    """The same for the rule sets of one game."""
    found = problems(kind, text, "pub.toml")
    for problem in found:
        check_refusal(text, problem)
    read = partial(from_toml, kind, source="pub.toml")
    try:
        read(text)
    except ProfileError as first:
        if str(first) != str(found[0]):
            raise LawBroken(f"{text!r} is refused by {first}, but the first problem is {found[0]}") from first
    else:
        if found:
            raise LawBroken(f"{text!r} is taken in spite of {found[0]}")
    round_trip(text, read, write, ProfileError)


def write(made: Profile) -> str:
    """Every rule stated with its source, on top of the same base."""
    head = {"name": made.name, "title": made.title, "base": made.base}
    lines = [f"{key} = {quoted(value)}" for key, value in head.items() if value]
    rules = (
        f"{key} = {{ value = {written(value)}, clause = {quoted(made.clauses[key])} }}"
        for key, value in made.rules().items()
    )
    return "\n".join([*lines, "[rules]", *rules, ""])


def quoted(words: str) -> str:
    """TOML text of any length that a clause may have."""
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    run()
