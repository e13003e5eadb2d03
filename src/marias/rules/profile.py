"""Rule sets as data: every rate, ceiling and switch of a game with the clause that demands it.

A profile file is TOML. A shipped one states every key of its game; a pub's own file names the profile it starts
from and only what it plays differently::

    base = "liga"
    name = "u-lva"
    title = "U Lva"

    [rules]
    hra = 2                                            # or with its source:
    sedma = { value = 8, clause = "house rule 3" }

Anything unknown, missing or out of range is a ``ProfileError`` that names file, key and what is allowed;
:func:`problems` gives all of them at once.
"""

from __future__ import annotations

import difflib
import re
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar, get_args, get_origin

import msgspec

from marias.errors import ProfileError
from marias.notation import plain
from marias.rules import toml_file
from marias.rules.toml_file import Broken, named, written

SHIPPED = Path(__file__).parent / "profiles"
HOUSE_RULE = "house rule"
"""The source of a key that an override file sets without naming one."""

P = TypeVar("P", bound="Profile")


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of the profiles of all games. A family adds its keys as typed fields; the types say what is allowed."""

    game: ClassVar[str]
    group_starts: ClassVar[Mapping[str, str]]
    """Group of the rule sheet → its first key."""

    name: str
    title: str
    base: str = ""
    """The profile this one overrides; empty for a shipped one."""
    clauses: dict[str, str] = msgspec.field(default_factory=dict)
    """Key → clause of the source (``LIGA-28``) or open point it decides (``OQ-2``)."""

    def __hash__(self) -> int:
        """Profiles are compared by all they hold; most are told apart by their name already."""
        return hash((self.name, self.base))

    @property
    def turn(self) -> Literal[1, -1]:
        """The direction of deal and play: 1 clockwise, -1 anticlockwise."""
        return 1

    @property
    def only_for(self) -> int | None:
        """The one number of players the rule set is for; None: any that its game can be played with."""
        return None

    @classmethod
    def keys(cls) -> tuple[str, ...]:
        """The keys that are rules, in the order of the rule sheet."""
        return tuple(key for key in cls.__struct_fields__ if key not in Profile.__struct_fields__)

    @classmethod
    def groups(cls) -> dict[str, tuple[str, ...]]:
        """The keys by the groups of the rule sheet."""
        keys = cls.keys()
        starts = [*map(keys.index, cls.group_starts.values()), len(keys)]
        return {group: keys[starts[place] : starts[place + 1]] for place, group in enumerate(cls.group_starts)}

    def rules(self) -> dict[str, Any]:
        """Key → value of every rule."""
        return {key: getattr(self, key) for key in self.keys()}

    def changes(self, base: Profile) -> tuple[str, ...]:
        """The keys whose value is another one than in the base."""
        return tuple(key for key, value in self.rules().items() if value != getattr(base, key))

    def changed(self, **rules: Any) -> typing.Self:
        """This profile with other rules, checked; each that differs counts as a house rule.

        Raises ``ProfileError`` for an unknown key or a value that is not allowed.
        """
        return self.build(
            self.name,
            {"name": self.name, "title": self.title, "base": self.base},
            {**self.rules(), **rules},
            {**self.clauses, **{key: HOUSE_RULE for key in rules if getattr(self, key, None) != rules[key]}},
        )

    @classmethod
    def build(cls, source: str, head: dict[str, str], values: dict[str, Any], clauses: dict[str, str]) -> typing.Self:
        """A profile from its parts, every one checked.

        Raises ``ProfileError`` naming ``source``, the key and what is allowed.
        """
        for problem in _value_problems(cls, source, values):
            raise problem
        return cls(**head, **values, clauses=clauses)

    def contradictions(self) -> Iterator[tuple[str, str, str]]:
        """Values that are allowed each by itself but not together: the key, a code, and why."""
        yield from ()


def endless_fleks(profile: Profile, prices: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """The prices of 0 that fleks limited by the ceiling alone would raise forever."""
    rules = profile.rules()
    if rules["max_flek"] == "value<ceiling":
        for key in prices:
            if rules[key] == 0:
                why = 'cannot be 0 beside max_flek = "value<ceiling": the fleks would never end'
                yield key, "profile-endless-fleks", why


# --- What is allowed -------------------------------------------------------------------------------------------------


@cache
def _types(profile: type[Profile]) -> dict[str, Any]:
    return typing.get_type_hints(profile, include_extras=True)


def allowed(profile: type[Profile], key: str) -> str:
    """What may stand under the key, as it is written in TOML: words, ``true, false``, or a range of whole numbers."""
    return ", ".join(_allowed(_types(profile)[key]))


def options(profile: type[Profile], key: str) -> tuple[str, ...]:
    """The words a key may hold, if it is a switch between words; else empty."""
    return tuple(str(word) for part in _parts(_types(profile)[key]) for word in _words(part))


def bounds(profile: type[Profile], key: str) -> tuple[int, int] | None:
    """The least and the greatest number a key may hold; None where no number may stand."""
    for part in _parts(_types(profile)[key]):
        if get_origin(part) is typing.Annotated:
            meta = part.__metadata__[0]
            return meta.ge, meta.le
    return None


def _parts(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (typing.Union, type(int | str)) else (hint,)


def _words(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else ()


def _allowed(hint: Any) -> Iterator[str]:
    for part in _parts(hint):
        if part is bool:
            yield "true, false"
        elif get_origin(part) is typing.Annotated:
            meta = part.__metadata__[0]
            yield f"{meta.ge} … {meta.le}"
        else:
            yield from (written(word) for word in _words(part))


def _near(word: str, words: tuple[str, ...]) -> str:
    return ", ".join(difflib.get_close_matches(word, words, n=3) or words)


def _unknown_key(kind: type[Profile], source: str, key: str, keys: tuple[str, ...]) -> ProfileError:
    """No such key: what is like it, and where all keys stand."""
    near, name = ", ".join(difflib.get_close_matches(key, keys, n=3)), next(iter(shipped(kind.game)), "liga")
    problem = f"unknown key; similar: {near or '-'}; all: marias profile show {name} --keys"
    code = "profile-unknown-key" if near else "profile-unlike-key"
    return ProfileError(source, named(key), problem, code=code, near=near, name=name)


# --- Finding and reading ---------------------------------------------------------------------------------------------


@cache
def shipped(game: str = "") -> tuple[str, ...]:
    """The names of the profiles that come with the package: all, or those of one game."""
    names = sorted(entry.name.removesuffix(".toml") for entry in SHIPPED.iterdir() if entry.name.endswith(".toml"))
    return tuple(name for name in names if not game or game == game_of(shipped_text(name)))


def load(kind: type[P], name: str) -> P:
    """The profile of that name, or of the override file at that path.

    Raises ``ProfileError`` when there is none, or when the file is not a good profile of this game.
    """
    if (meant := shipped_meant(name)) in shipped():
        made: P = _shipped(kind, meant)
        return made
    if is_path(name):
        return read(kind, Path(name))
    raise ProfileError(
        "profile",
        "",
        f"there is no profile {written(name)}",
        f"{_near(name, shipped())}, or the path of a .toml file",
        code="profile-unknown",
        value=written(name),
        names=_near(name, shipped()),
    )


def shipped_meant(word: str) -> str:
    """The name of the shipped profile a typed word means, accents, capitals and script aside; another word as it is."""
    names = shipped()
    name = plain(word).strip()
    return name if word not in names and name in names else word


def is_path(name: str) -> bool:
    """Is it meant as the path of a file rather than as the name of a shipped profile?"""
    return name.endswith(".toml") or "/" in name


@cache
def _shipped(kind: type[P], name: str) -> P:
    sheet = _read_sheet(kind, shipped_text(name), f"{name}.toml")
    for problem in sheet.problems:
        if problem.code != "profile-taken-name":  # a shipped override bears its own name
            raise problem
    return _made(kind, sheet)


def shipped_text(name: str) -> str:
    """The file of a profile that comes with the package."""
    return (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")


def read(kind: type[P], path: Path) -> P:
    """The profile in the file; raises ``ProfileError`` for the first thing that is wrong with it."""
    return from_toml(kind, read_text(path), str(path))


def read_text(path: Path) -> str:
    """The text of a profile file, with or without a byte order mark.

    Raises ``ProfileError`` if it cannot be read, is no UTF-8 or is far too long.
    """
    try:
        return toml_file.read_text(path, "profile")
    except Broken as broken:
        raise _broken(str(path), broken) from broken


def _broken(source: str, broken: Broken) -> ProfileError:
    return ProfileError(source, "", broken.problem, code=f"profile-{broken.why}", **broken.params)


def game_of(text: str) -> str:
    """The game a profile text says it is for, by itself or by its base; empty where it says none."""
    try:
        table = toml_file.parse(text)
    except Broken:
        return ""
    game, base = table.get("game", ""), table.get("base", "")
    if not game and isinstance(base, str) and base in shipped():
        return game_of(shipped_text(base))
    return game if isinstance(game, str) else ""


# --- From text to profile --------------------------------------------------------------------------------------------


def from_toml(kind: type[P], text: str, source: str) -> P:
    """The profile written in TOML; ``source`` is the name errors give it.

    Raises ``ProfileError`` for the first thing that is wrong with it.
    """
    sheet = _read_sheet(kind, text, source)
    for problem in sheet.problems:
        raise problem
    return _made(kind, sheet)


def _made(kind: type[P], sheet: _Sheet) -> P:
    return kind(**sheet.head, **sheet.values, clauses=sheet.clauses)


def problems(kind: type[Profile], text: str, source: str) -> list[ProfileError]:
    """Everything that is wrong with a profile written in TOML; empty for a good one."""
    return _read_sheet(kind, text, source).problems


class _Sheet(NamedTuple):
    """What a file says, and what is wrong with it. Only one without problems makes a profile."""

    head: dict[str, str]
    values: dict[str, Any]
    clauses: dict[str, str]
    problems: list[ProfileError]


_TEXTS = ("name", "title", "base", "game")
_HEAD = (*_TEXTS, "rules")
_NAME = re.compile(r"\w(?:[\w .-]{0,58}\w)?")


def _read_sheet(kind: type[Profile], text: str, source: str) -> _Sheet:
    try:
        table = toml_file.parse(text)
    except Broken as broken:
        return _Sheet({}, {}, {}, [_broken(source, broken)])
    found = list(_head_problems(kind, source, table))
    name, title, base = (word if isinstance(word := table.get(key), str) else "" for key in ("name", "title", "base"))
    origin = _origin(kind, base)
    if base and origin is None:
        found.append(_no_base(kind, source, base, table))
    rules = table.get("rules", {})
    if not isinstance(rules, dict):
        found.append(
            ProfileError(source, "rules", "must be a table", "[rules], key = value", code="profile-rules-table")
        )
        return _Sheet({}, {}, {}, found)
    if not rules and "base" not in table:
        return _Sheet({}, {}, {}, [*found, _no_base(kind, source, "", table)])
    bad = set()
    values: dict[str, Any] = {}
    clauses: dict[str, str] = dict(origin.clauses) if origin else {}
    for key, entry in rules.items():
        if wrong := _entry_problem(source, key, entry):
            bad.add(key)
            found.append(wrong)
        else:
            values[key], clauses[key] = _entry(entry)
    if origin is not None:
        values |= {key: value for key, value in origin.rules().items() if key not in values}
    for problem in _value_problems(kind, source, values):
        known = problem.params["key"] in bad or ("base" in table and origin is None)
        if known and problem.code == "profile-missing":
            continue
        if problem.code != "profile-unlike-key" or not _any_game(kind, table):  # it may be a key of another game
            found.append(problem)
    return _Sheet({"name": name, "title": title or name, "base": base}, values, clauses, found)


def _origin(kind: type[P], base: str) -> P | None:
    """The shipped profile of that name, if it is one of this game."""
    if base not in shipped():
        return None
    try:
        origin: P = _shipped(kind, base)
    except ProfileError:
        return None
    return origin


def _any_game(kind: type[Profile], table: dict[str, Any]) -> bool:
    """May the file be of any game, as it names neither the game nor a base there is?"""
    return table.get("game") != kind.game and table.get("base") not in shipped()


def _no_base(kind: type[Profile], source: str, base: str, table: dict[str, Any]) -> ProfileError:
    params = {"value": written(base)}
    names = shipped("" if _any_game(kind, table) else kind.game)
    if base in shipped():
        params["game"] = written(game_of(shipped_text(base)))
        said, code = f"{written(base)} is a profile of {params['game']}", "profile-base-game"
    elif base:
        said, code = f"there is no profile {written(base)}", "profile-no-such-base"
    else:
        said, code = "is missing, and there is no rule", "profile-no-base"
    return ProfileError(source, "base", said, _near(base, names), code=code, **params)


def _head_problems(kind: type[Profile], source: str, table: dict[str, Any]) -> Iterator[ProfileError]:
    rules = kind.keys()
    for key in table:
        if key in rules:
            yield ProfileError(
                source, key, "is a rule: it belongs below [rules]", f"[rules], {key} = …", code="profile-rule-above"
            )
        elif key not in _HEAD:
            yield _unknown_key(kind, source, key, _HEAD)
    for key in _TEXTS:
        value = table.get(key, "")
        if not isinstance(value, str):
            yield ProfileError(
                source, key, f"{written(value)} is not text", '"…"', code="profile-not-text", value=written(value)
            )
        elif not value.isprintable() or len(value) > 100:
            yield ProfileError(
                source, key, "must be one short line of text", "100 characters at most", code="profile-long-text"
            )
    game, name, base = (table.get(key, "") for key in ("game", "name", "base"))
    if isinstance(game, str) and game and game != kind.game:
        yield ProfileError(
            source,
            "game",
            f"is a profile of {written(game)}, not of {written(kind.game)}",
            written(kind.game),
            code="profile-game",
            value=written(game),
        )
    if name == "":
        yield ProfileError(source, "name", "is missing", 'name = "…"', code="profile-missing")
    elif isinstance(name, str) and name.isprintable() and not _NAME.fullmatch(name):
        yield ProfileError(
            source,
            "name",
            f"{written(name)} is not a name",
            "letters, digits, blanks, - _ . and at most 60 of them",
            code="profile-name",
            value=written(name),
        )
    elif base and name in shipped():
        yield ProfileError(
            source,
            "name",
            f"{written(name)} is the name of a shipped profile",
            code="profile-taken-name",
            value=written(name),
        )


def _entry_problem(source: str, key: str, entry: Any) -> ProfileError | None:
    if not isinstance(entry, dict):
        return None
    form = '{ value = …, clause = "…" }'
    if "value" not in entry or not set(entry) <= {"value", "clause"}:
        return ProfileError(source, named(key), "must be a value or a table", form, code="profile-entry")
    clause = entry.get("clause", "")
    if not isinstance(clause, str) or not clause.isprintable() or len(clause) > 100:
        return ProfileError(source, named(key), "clause must be one short line of text", form, code="profile-clause")
    return None


def _entry(entry: Any) -> tuple[Any, str]:
    return (entry["value"], entry.get("clause", HOUSE_RULE)) if isinstance(entry, dict) else (entry, HOUSE_RULE)


def _value_problems(kind: type[Profile], source: str, values: dict[str, Any]) -> Iterator[ProfileError]:
    keys, good = kind.keys(), True
    for key, value in values.items():
        if key in keys:
            problem = _value_problem(kind, source, key, value)
        elif key in _TEXTS:
            above = f"{key} = …, [rules]"
            problem = ProfileError(
                source, key, "is no rule: it belongs above [rules]", above, code="profile-head-below"
            )
        else:
            problem = _unknown_key(kind, source, key, keys)
        if problem is not None:
            good = False
            yield problem
    for key in keys:
        if key not in values:
            good = False
            yield ProfileError(source, key, "is missing", allowed(kind, key), code="profile-missing")
    if good:
        for key, code, why in kind(name="", title="", **values).contradictions():
            yield ProfileError(source, key, why, code=code)


def _value_problem(kind: type[Profile], source: str, key: str, value: Any) -> ProfileError | None:
    try:
        msgspec.convert(value, _types(kind)[key])
    except (msgspec.ValidationError, UnicodeEncodeError):  # half a surrogate pair can come from the command line
        number = bounds(kind, key) is not None and not options(kind, key)
        what, code = "is not allowed", "profile-value"
        if number and (isinstance(value, bool) or not isinstance(value, int)):
            what, code = "is not a whole number", "profile-not-whole"
        return ProfileError(
            source, key, f"{written(value)} {what}", allowed(kind, key), code=code, value=written(value)
        )
    return None
