"""What stands in for Cython when the core runs as plain Python: its names, and the bit operations of a C compiler.

``_core.py`` is written in Cython's pure-Python mode. Compiled, it needs none of this; without a C compiler it is
imported as it stands, and then neither Cython nor anything else has to be installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
compiled = False


class _CType:
    """The name of a C type. ``uint[4]`` is an array of four."""

    def __init__(self, length: int = 0) -> None:
        self.length = length

    def __getitem__(self, length: int) -> _CType:
        return _CType(length)


class _Nogil:
    """A decorator and a context that do nothing: in Python the lock is held."""

    def __call__(self, decorated: T) -> T:
        return decorated

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass


bint = schar = uint = ulonglong = void = _CType()
nogil = _Nogil()


def __getattr__(name: str) -> _CType:
    """``cython.int``, whose name would hide Python's own here."""
    if name == "int":
        return bint
    raise AttributeError(name)


def declare(kind: _CType, value: Any = 0, visibility: str = "") -> Any:  # noqa: ARG001 – Cython's signature
    """The variable itself: an array of zeros, or its first value."""
    return [0] * kind.length if kind.length else value


def cast(kind: _CType, value: T) -> T:  # noqa: ARG001 – Cython's signature
    """The value as it is; the core masks what could overflow."""
    return value


def _undecorated(decorated: T) -> T:
    return decorated


cfunc = inline = cclass = final = _undecorated


def exceptval(*, check: bool) -> Callable[[T], T]:  # noqa: ARG001 – Cython's signature
    """No decoration."""
    return _undecorated


def lowest(cards: int) -> int:
    """Index of the lowest card; there must be one."""
    return (cards & -cards).bit_length() - 1


def top(cards: int) -> int:
    """The highest card, or none."""
    return 1 << (cards.bit_length() - 1) if cards else 0


def count(cards: int) -> int:
    """How many cards."""
    return cards.bit_count()


def nth(cards: int, number: int) -> int:
    """The card of this number among them, 0 the lowest; there must be so many."""
    for _ in range(number):
        cards &= cards - 1
    return cards & -cards


def address(value: T) -> T:
    """The value itself."""
    return value


def prefetch(slot: int) -> None:
    """Nothing: there is no cache to warm."""
