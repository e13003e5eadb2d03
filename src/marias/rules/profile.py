"""Rule sets as data: every rate, ceiling and switch of a game with the clause that demands it.

A profile file is TOML. A shipped one states every key of its game; a pub's own file names the profile it starts
from and only what it plays differently::

    base = "liga"
    name = "u-lva"
    title = "U Lva"

    [rules]
    hra = 2                                            # or with its source:
    sedma = { value = 8, clause = "house rule 3" }

Anything unknown, missing or out of range is a ``ProfileError`` that names file, key and what is allowed.
"""

from __future__ import annotations

import difflib
import tomllib
import typing
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeVar, get_args, get_origin

import msgspec

from marias.errors import ProfileError

HOUSE_RULE = "house rule"
"""The source of a key that an override file sets without naming one."""

P = TypeVar("P", bound="Profile")


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of the profiles of all games. A family adds its keys as typed fields; the types say what is allowed."""

    game: ClassVar[str]

    name: str
    title: str
    base: str = ""
    """The profile this one overrides; empty for a shipped one."""
    clauses: dict[str, str] = msgspec.field(default_factory=dict)
    """Key → clause of the source (``LIGA-28``) or open point it decides (``OQ-2``)."""

    @classmethod
    def keys(cls) -> tuple[str, ...]:
        """The keys that are rules, in the order of the rule sheet."""
        return tuple(key for key in cls.__struct_fields__ if key not in Profile.__struct_fields__)

    def rules(self) -> dict[str, Any]:
        """Key → value of every rule."""
        return {key: getattr(self, key) for key in self.keys()}

    def changed(self, **rules: Any) -> typing.Self:
        """This profile with other rules, checked; each counts as a house rule.

        Raises ``ProfileError`` for an unknown key or a value that is not allowed.
        """
        return self.build(
            self.name,
            {"name": self.name, "title": self.title, "base": self.base},
            {**self.rules(), **rules},
            {**self.clauses, **dict.fromkeys(rules, HOUSE_RULE)},
        )

    @classmethod
    def build(cls, source: str, head: dict[str, str], values: dict[str, Any], clauses: dict[str, str]) -> typing.Self:
        """A profile from its parts, every one checked.

        Raises ``ProfileError`` naming ``source``, the key and what is allowed.
        """
        keys = cls.keys()
        for key in values:
            if key not in keys:
                near = difflib.get_close_matches(key, keys, n=3)
                raise ProfileError(source, key, "unknown key", ", ".join(near or keys))
        for key in keys:
            if key not in values:
                raise ProfileError(source, key, "is missing", allowed(cls, key))
            try:
                msgspec.convert(values[key], _types(cls)[key])
            except msgspec.ValidationError as error:
                raise ProfileError(source, key, f"{values[key]!r} is not allowed", allowed(cls, key)) from error
        made = cls(**head, **values, clauses=clauses)
        if wrong := made.contradiction():
            raise ProfileError(source, wrong[0], wrong[1])
        return made

    def contradiction(self) -> tuple[str, str] | None:
        """A key and why it cannot stand beside another, or None."""
        return None


@cache
def _types(profile: type[Profile]) -> dict[str, Any]:
    return typing.get_type_hints(profile, include_extras=True)


def allowed(profile: type[Profile], key: str) -> str:
    """In words what may stand under the key."""
    return " or ".join(_allowed(_types(profile)[key]))


def options(profile: type[Profile], key: str) -> tuple[str, ...]:
    """The words a key may hold, if it is a switch between words; else empty."""
    return tuple(str(word) for part in _parts(_types(profile)[key]) for word in _words(part))


def _parts(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (typing.Union, type(int | str)) else (hint,)


def _words(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else ()


def _allowed(hint: Any) -> list[str]:
    said = []
    for part in _parts(hint):
        if words := _words(part):
            said.append(", ".join(f'"{word}"' for word in words))
        elif part is bool:
            said.append("true, false")
        elif get_origin(part) is typing.Annotated:
            meta = part.__metadata__[0]
            said.append(f"a whole number {meta.ge} … {meta.le}")
        else:
            said.append("text")
    return said


def shipped() -> tuple[str, ...]:
    """The names of the profiles that come with the package."""
    folder = resources.files("marias.rules") / "profiles"
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml")))


def load(kind: type[P], name: str) -> P:
    """The profile of that name, or of the override file at that path.

    Raises ``ProfileError`` when there is none, or when the file is not a good profile of this game.
    """
    if name in shipped():
        return _shipped(kind, name)
    if name.endswith(".toml") or "/" in name:
        return read(kind, Path(name))
    raise ProfileError(
        "profile", "", f"there is no profile {name!r}", f"{', '.join(shipped())}, or the path of a .toml file"
    )


@cache
def _shipped(kind: type[P], name: str) -> P:
    text = (resources.files("marias.rules") / "profiles" / f"{name}.toml").read_text(encoding="utf-8")
    return from_toml(kind, text, f"{name}.toml")


def read(kind: type[P], path: Path) -> P:
    """The profile in the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ProfileError(str(path), "", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ProfileError(str(path), "", f"is not UTF-8 text (byte {error.start})") from error
    return from_toml(kind, text, str(path))


_HEAD = ("name", "title", "base", "game", "rules")


def from_toml(kind: type[P], text: str, source: str) -> P:
    """The profile written in TOML; ``source`` is the name errors give it."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ProfileError(source, "", f"is not TOML: {error}") from error
    for key in table:
        if key not in _HEAD:
            hint = f"; rules belong under [rules]: [rules] {key} = …" if key in kind.__struct_fields__ else ""
            raise ProfileError(source, key, f"unknown key{hint}", ", ".join(_HEAD))
    for key in ("name", "title", "base", "game"):
        if not isinstance(table.get(key, ""), str):
            raise ProfileError(source, key, "must be text", "text")
    if table.get("game", kind.game) != kind.game:
        raise ProfileError(source, "game", f"is a profile of {table['game']!r}, not of {kind.game!r}", f'"{kind.game}"')
    if not table.get("name"):
        raise ProfileError(source, "name", "is missing", "a short name")
    rules = table.get("rules", {})
    if not isinstance(rules, dict):
        raise ProfileError(source, "rules", "must be a table", "[rules] and below it key = value")
    values, clauses = {}, {}
    if base := table.get("base", ""):
        if base not in shipped():
            raise ProfileError(source, "base", f"there is no profile {base!r}", ", ".join(shipped()))
        origin = _shipped(kind, base)
        values, clauses = origin.rules(), dict(origin.clauses)
    for key, entry in rules.items():
        values[key], clauses[key] = _entry(source, key, entry)
    head = {"name": table["name"], "title": table.get("title", table["name"]), "base": base}
    return kind.build(source, head, values, clauses)


def _entry(source: str, key: str, entry: Any) -> tuple[Any, str]:
    if not isinstance(entry, dict):
        return entry, HOUSE_RULE
    if "value" not in entry or not set(entry) <= {"value", "clause"}:
        raise ProfileError(source, key, "must be a value or a table", '{ value = …, clause = "…" }')
    if not isinstance(entry.get("clause", ""), str):
        raise ProfileError(source, key, "clause must be text", "text")
    return entry["value"], entry.get("clause", HOUSE_RULE)
