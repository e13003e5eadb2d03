"""What may stand in the file of a table: every key with its values, and which keys belong to which row."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, get_args, get_type_hints

from marias.rules.premium.table import Criterion, Family, Kind, Options, Provenance
from marias.rules.toml_file import shortened, written

MOST_POINTS = 1000
MOST_CARDS = 8
NOTES = 5
UNKNOWN = "unknown"
"""What stands in place of a figure that is not known; TOML has no null."""


class Value(NamedTuple):
    """What may stand under a key."""

    allowed: str
    """In words, for an error."""
    read: Callable[[Any], Any]
    """The value as the table keeps it; raises ``ValueError`` for one that is not allowed."""


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _whole(value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError
    return value


def number(least: int, most: int) -> Value:
    """A whole number."""
    return Value(f"{least} … {most}", lambda value: _whole(value, least, most))


def numbers(least: int, most: int) -> Value:
    """A whole number, or a list of them any of which fits."""

    def read(value: Any) -> tuple[int, ...]:
        told = value if isinstance(value, list) and value else [value]
        found = {_whole(one, least, most) for one in told}
        if len(found) != len(told):
            raise ValueError
        return tuple(sorted(found))

    return Value(f"{least} … {most}, or a list of such numbers, each once", read)


def one_of(words: tuple[Any, ...]) -> Value:
    """One of these words or numbers."""

    def read(value: Any) -> Any:
        if isinstance(value, bool) or value not in words:
            raise ValueError
        return value

    return Value(", ".join(map(written, words)), read)


def line(most: int) -> Value:
    """One line of text."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or not value.strip() or not value.isprintable() or len(value) > most:
            raise ValueError
        return value

    return Value(f"one line of text, {most} characters at most", read)


def _name(value: Any) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", value):
        raise ValueError
    return value


def _figure(value: Any) -> int | None:
    return None if value == UNKNOWN else _whole(value, 0, MOST_POINTS)


def _date(value: Any) -> str:
    if not isinstance(value, dt.date) or isinstance(value, dt.datetime):
        raise ValueError
    return value.isoformat()


def _language(value: Any) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[a-z]{2}(-[A-Z][A-Za-z]{1,3})?", value):
        raise ValueError
    return value


def _notes(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise ValueError
    return () if value == [] else numbers(1, NOTES).read(value)


FLAG = Value("true, false", _flag)
FIGURE = Value(f'0 … {MOST_POINTS}, "{UNKNOWN}"', _figure)
NAME = Value("small letters, digits and -, 40 characters at most", _name)
SOURCE = line(200)

HEAD: Mapping[str, Value] = {
    "edition": NAME,
    "title": line(200),
    "source": SOURCE,
    "valid_from": Value("a date such as 2010-01-01", _date),
    "language": Value("a language such as cs, sk, en", _language),
    "complete": FLAG,
    "missing": line(300),
    "enabled": FLAG,
    "red_trump_factor": number(1, 10),
    "write_down_threshold": number(1, MOST_POINTS),
    "notes": Value(f"a list of the notes that hold, 1 … {NOTES}, each once; [] for none", _notes),
}
"""The keys above the sections."""
OPTIONAL_HEAD = ("valid_from", "language", "missing")
SECTIONS = ("options", "rows", "holes")


def _of_type(hint: Any) -> Value:
    return FLAG if hint is bool else one_of(get_args(hint))


OPTIONS: Mapping[str, Value] = {key: _of_type(hint) for key, hint in get_type_hints(Options).items()}

_PREDICATES: dict[str, Value] = {
    "trumps": numbers(0, MOST_CARDS),
    "trumps_max": number(0, MOST_CARDS),
    "ace": FLAG,
    "ten": FLAG,
    "helpers": numbers(0, MOST_CARDS),
    "helpers_max": number(0, MOST_CARDS),
    "marriage": one_of(("trump", "plain")),
    "sto_won": FLAG,
    "to": one_of(("flekker",)),
    "hand_suits": numbers(1, 4),
    "stopper_suits_max": number(0, 4),
}
_HEAD_OF_ROW: dict[str, Value] = {
    "id": NAME,
    "game": one_of(get_args(Family)),
    "result": one_of(("won", "won_or_approved", "both_won", "declarer_lost")),
}
_TEXTS: dict[str, Value] = {"note": line(300), "also": line(300)}
HOLE: Mapping[str, Value] = {**_HEAD_OF_ROW, **_PREDICATES, "note": _TEXTS["note"]}
ROW: Mapping[str, Value] = {
    **_HEAD_OF_ROW,
    **_PREDICATES,
    "kind": one_of(get_args(Kind)),
    "lead": FIGURE,
    "nolead": FIGURE,
    "value": FIGURE,
    "per": one_of(("catching_ace", "six_card_suit_with_chytak", "suit_not_closed")),
    "except": one_of(("ace_in_suit_of_led_six",)),
    "parent": one_of(get_args(Criterion)),
    "half_of": one_of(("sto",)),
    "nolead_beside": one_of(get_args(Criterion)),
    **_TEXTS,
}
"""The keys of a row, but for ``provenance``."""

_OF_TRUMPS = ("trumps", "trumps_max", "ace", "ten")
PREDICATES_OF: Mapping[str, tuple[str, ...]] = {
    "sedma": _OF_TRUMPS,
    "sto": (*_OF_TRUMPS, "marriage"),
    "sto_sedma": (*_OF_TRUMPS, "marriage"),
    "dve_sedmy": (*_OF_TRUMPS, "helpers", "helpers_max", "sto_won"),
    "betl": ("to", "hand_suits", "stopper_suits_max"),
    "durch": ("to", "hand_suits", "stopper_suits_max"),
}
"""Game → what can be asked of a deal of it."""
RESULTS_OF: Mapping[str, tuple[str, ...]] = {
    "sedma": ("won", "won_or_approved"),
    "sto": ("won",),
    "sto_sedma": ("both_won",),
    "dve_sedmy": ("won",),
    "betl": ("won", "declarer_lost"),
    "durch": ("won", "declarer_lost"),
}
KINDS_OF: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(get_args(Criterion), ("criterion", "bonus")),
    "sto_sedma": ("addon",),
    "betl": ("flat",),
    "durch": ("flat",),
}
PER_OF: Mapping[str, tuple[str, ...]] = {
    "betl": ("catching_ace", "six_card_suit_with_chytak"),
    "durch": ("suit_not_closed",),
}
NEEDED: Mapping[str, tuple[str, ...]] = {
    "criterion": ("lead", "nolead"),
    "bonus": ("lead", "nolead", "parent"),
    "addon": ("half_of",),
    "flat": ("value",),
}
"""Kind of row → the keys it must have."""
MAY_HAVE: Mapping[str, tuple[str, ...]] = {
    "criterion": ("nolead_beside",),
    "bonus": (),
    "addon": (),
    "flat": ("per", "except"),
}
COMMON = ("id", "game", "result", "kind", "provenance", "note", "also")
PROVENANCES: tuple[str, ...] = get_args(Provenance)


def misplaced(entry: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The keys and values of a row or hole, each allowed by itself, that do not go together: key, what is allowed."""
    game, kind, to = entry["game"], entry.get("kind", ""), entry.get("to")
    if entry["result"] not in RESULTS_OF[game]:
        yield "result", ", ".join(RESULTS_OF[game])
    elif to and entry["result"] != "declarer_lost":
        yield "result", "declarer_lost"
    elif entry["result"] == "declarer_lost" and not to:
        yield "to", "flekker"
    if kind and kind not in KINDS_OF[game]:
        yield "kind", ", ".join(KINDS_OF[game])
        return
    fitting = (*COMMON, *PREDICATES_OF[game], *NEEDED.get(kind, ()), *MAY_HAVE.get(kind, ()))
    for key in entry:
        if key not in fitting or (key in ("hand_suits", "stopper_suits_max") and not to):
            yield key, ", ".join(one for one in fitting if one not in COMMON)
    if kind == "flat" and not to and entry.get("per") not in PER_OF[game]:
        yield "per", ", ".join(PER_OF[game])
    if "except" in entry and entry.get("per") != "catching_ace":
        yield "except", "beside per = catching_ace"


def figures_of(kind: str) -> tuple[str, ...]:
    """The keys of a kind that are figures."""
    return tuple(key for key in NEEDED[kind] if key in ("lead", "nolead", "value"))


def place_of(word: str, name: Any, number: int = 0) -> str:
    """How an error names a row: by its id, or else by its number in the file."""
    return f"{word} {shortened(name)}" if isinstance(name, str) and name else f"{word} no. {number}"
