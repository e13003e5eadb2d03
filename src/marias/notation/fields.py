"""One field of an action as one word: how the values of its type are written and read."""

from __future__ import annotations

import re
import typing
from collections.abc import Callable
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union

import msgspec

from marias.cards import Card

WORD = re.compile(r"[a-z0-9_]+")
_INT = re.compile(r"0|-?[1-9][0-9]{0,17}")
HIDDEN = "?"
NOTHING = "-"


class Kind(NamedTuple):
    """How the values of one type are written and read; a word it cannot read is a KeyError or a ValueError."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    expected: str


def kind_of(hint: Any, where: str, default: Any = msgspec.NODEFAULT) -> Kind:
    """How to write and read values of this annotation; ``None`` is what is hidden, or by default what there is not."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return _limited(kind_of(arguments[0], where), hint)
    if origin in (Union, UnionType) and len(arguments) == 2 and NoneType in arguments:
        inner = next(one for one in arguments if one is not NoneType)
        absent = default is None and inner is not str and typing.get_origin(inner) is not tuple  # those use "-" already
        return _or_none(kind_of(inner, where), *((NOTHING, "if none") if absent else (HIDDEN, "if hidden")))
    if origin is tuple and arguments and len(set(arguments) - {Ellipsis}) == 1:
        return _tuple_of(_item_of(arguments[0], where), None if Ellipsis in arguments else len(arguments))
    if hint is str:
        return Kind(_or_nothing(_checked_word), _or_nothing_back(_checked_word), "a word of a-z, 0-9 and _, or -")
    return _item_of(hint, where)


def _item_of(hint: Any, where: str) -> Kind:
    """What may stand alone and as a member of a tuple."""
    if hint is str:
        return Kind(_checked_word, _checked_word, "a word of a-z, 0-9 and _")
    if hint is int:
        return Kind(_write_int, _read_int, "a whole number")
    if typing.get_origin(hint) is Literal:
        return _one_of({value: str(value) for value in typing.get_args(hint)}, where)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _one_of(
            {member: str(member.value) for member in hint}, where, "a card, such as Ak" if hint is Card else ""
        )
    raise TypeError(f"{where}: actions have no fields of type {hint!r}")


def _one_of(words: dict[Any, str], where: str, expected: str = "") -> Kind:
    back = {word: value for value, word in words.items()}
    if len(back) != len(words) or not all(re.fullmatch(r"\w+", word, re.ASCII) for word in back):
        raise TypeError(f"{where}: {list(words)} are no different words")
    return Kind(words.__getitem__, back.__getitem__, expected or f"one of {' '.join(back)}")


def _checked_word(word: str) -> str:
    if not WORD.fullmatch(word):
        raise ValueError(word)
    return word


def _or_nothing(write: Callable[[str], str]) -> Callable[[str], str]:
    return lambda word: NOTHING if word == "" else write(word)


def _or_nothing_back(read: Callable[[str], str]) -> Callable[[str], str]:
    return lambda word: "" if word == NOTHING else read(word)


def _write_int(number: int) -> str:
    if type(number) is not int:
        raise TypeError(number)
    word = str(number)
    if not _INT.fullmatch(word):
        raise ValueError(number)
    return word


def _read_int(word: str) -> int:
    if not _INT.fullmatch(word):
        raise ValueError(word)
    return int(word)


def _or_none(kind: Kind, word_for_none: str, when: str) -> Kind:
    write, read, expected = kind
    return Kind(
        lambda value: word_for_none if value is None else write(value),
        lambda word: None if word == word_for_none else read(word),
        f"{expected}, or {word_for_none} {when}",
    )


def _tuple_of(item: Kind, length: int | None) -> Kind:
    one, back, expected = item

    def write(values: tuple[Any, ...]) -> str:
        return "+".join([one(value) for value in values]) or NOTHING

    def read(word: str) -> tuple[Any, ...]:
        values = () if word == NOTHING else tuple([back(part) for part in word.split("+")])
        if length is not None and len(values) != length:
            raise ValueError(word)
        return values

    many = f"{length} times " if length is not None else ""
    return Kind(write, read, f"{many}{expected}, joined by +" + ("" if length else ", or - for none"))


def _limited(kind: Kind, hint: Any) -> Kind:
    """A type with limits (``msgspec.Meta``); its own message is not shown, the limits are."""
    read = kind.read

    def checked(word: str) -> Any:
        return msgspec.convert(read(word), hint)  # ValidationError is a ValueError

    return Kind(kind.write, checked, f"{kind.expected} within its limits")
