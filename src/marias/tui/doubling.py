"""A turn of doubling as it was typed: levels, components, and what they raise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from marias.rules.actions import Say
from marias.rules.doubling import LEVELS
from marias.tui.typed import BETWEEN, EVERYTHING, FILLERS, GAME_OF, GOOD, LEVEL_OF, Wrong, shown


class Doubling(msgspec.Struct, frozen=True):
    """Levels and components that were named, in the order they were typed; nothing of either is "dobrá"."""

    levels: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    bare: int = 0
    """So many of the components were named before any level."""
    passed: tuple[str, ...] = ()
    """Components said to be good, so not raised."""
    everything: bool = False
    """All that can be raised is meant."""


def doubling_of(typed: str, words: Sequence[str]) -> Doubling | Wrong:
    """A turn of doubling as levels and components; "flek hra, sedma dobrá" raises the one and not the other."""
    if words and all(word in GOOD for word in words):
        return Doubling()
    levels: list[str] = []
    games: list[str] = []
    passed: list[str] = []
    bare, before, everything = 0, "", False
    for word in (word for word in words if word not in FILLERS and word not in BETWEEN):
        if word in LEVEL_OF and before != "level":
            levels.append(LEVEL_OF[word])
            what = "level"
        elif word in EVERYTHING:
            everything = True
            what = "game"
        elif word in GAME_OF:
            games.append(GAME_OF[word])
            bare += not levels
            # What follows the level itself is raised, so a "dobrá" behind it is about the rest.
            what = "raised" if before == "level" else "game"
        elif word in GOOD:
            if before == "game" and games:
                passed.append(games.pop())
                bare = min(bare, len(games))
            what = "good"
        else:
            return Wrong("no-doubling", {"typed": shown(typed)})
        before = what
    if not (levels or games or passed or everything):
        return Wrong("no-doubling", {"typed": shown(typed)})
    # What stands before the first level may be announced, and the same be raised behind it.
    if any(len(set(part)) < len(part) for part in ([*games[:bare], *passed], [*games[bare:], *passed])):
        return Wrong("named-twice")
    return Doubling(tuple(levels), tuple(games), bare, tuple(passed), everything)


def raisable(view: Any) -> tuple[str, ...]:
    """The components the seat may raise now, in the order they stand."""
    names = {name for action in view.legal if isinstance(action, Say) for name in action.raises}
    return tuple(one.name for one in view.rounds.components if one.name in names)


def next_level(view: Any, name: str) -> int:
    """The level a component gets when it is raised next; 0 where it is not on the table."""
    one = view.rounds.component(name)
    return view.rounds.due(one) + 1 if one else 0


def raised(said: Doubling, named: Sequence[str], raisable: Sequence[str], due: Any) -> tuple[str, ...] | Wrong:
    """The components that are raised: those named or, with only a level, the one that can be; the level must be the
    one that is due. ``due`` gives the next level of a component on the table, 0 of any other."""
    if len(set(named)) < len(named):
        return Wrong("named-twice")
    if said.everything:
        if not raisable:
            return Wrong("nothing-to-raise")
        named = [*named, *raisable]
    elif said.levels and not named:
        if len(raisable) != 1:
            return Wrong("flek-on-what" if raisable else "nothing-to-raise")
        named = raisable
    for name in named:
        level = due(name)
        if said.levels and name in raisable and 0 < level < len(LEVELS) and LEVELS[level] not in said.levels:
            return Wrong("other-level", {"component": name, "level": LEVELS[level]})
    return tuple(dict.fromkeys(named))


def said_on_table(typed: str, words: Sequence[str], view: Any) -> Doubling | Wrong:
    """A turn in which only what is on the table can be called good."""
    said = doubling_of(typed, words)
    if isinstance(said, Wrong):
        return said
    on_table = [one.name for one in view.rounds.components]
    unknown = any(name not in on_table for name in said.passed)
    return Wrong("no-doubling", {"typed": shown(typed)}) if unknown else said


def raises_in_order(said: Doubling, named: Sequence[str], view: Any) -> tuple[str, ...] | Wrong:
    """The components that are raised, in the order they stand on the table; last those that do not."""
    raises = raised(said, named, raisable(view), lambda name: next_level(view, name))
    if isinstance(raises, Wrong):
        return raises
    in_order = [one.name for one in view.rounds.components if one.name in raises]
    return (*in_order, *(name for name in raises if name not in in_order))
