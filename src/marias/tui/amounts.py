"""Amounts in words: Kč, units with the money they are worth, or match points; here it is known what a game counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from marias.rules.contract import Game
from marias.texts import Text
from marias.tui.phrases import signed as figure

KC = "Kč"
"""The unit of the games that count whole crowns."""
UNITS = "units"
_WORDS = {UNITS: "units", "match points": "match-points"}


def amount(text: Text, game: Game, profile: Any, n: int, *, signed: bool = False) -> str:
    """An amount such as ``3 Kč``, ``3 jednotky (0,60 Kč)`` or ``2 body``; ``signed`` with a plus where it is a gain.

    Of units the profile says what one is worth, in hundredths of its currency.
    """
    said = counted(text, game, n, signed=signed)
    return f"{said} ({worth(text, profile, n, signed=signed)})" if n and game.unit == UNITS else said


def counted(text: Text, game: Game, n: int, *, signed: bool = False) -> str:
    """The same without the worth of the units: ``3 jednotky``."""
    if game.unit == KC:
        return text("money", amount=figure(n) if signed else n)
    return _sign(n, signed) + text(f"amount-{_WORDS[game.unit]}", n=abs(n))


def pointed(text: Text, figure: str) -> str:
    """A figure such as ``-1.50`` as the language writes it: ``−1,50``."""
    return figure.replace("-", "−").replace(".", text("decimal-mark"))


def worth(text: Text, profile: Any, n: int, *, signed: bool = False) -> str:
    """What so many units are in money, such as ``0,60 Kč``."""
    whole, hundredths = divmod(abs(n) * profile.unit, 100)
    figure = pointed(text, f".{hundredths:02}")
    return _sign(n, signed) + text("amount-worth", whole=whole, hundredths=figure, currency=profile.currency)


def change(text: Text, game: Game, profile: Any, n: int) -> str:
    """A gain or a loss among others, such as ``+3``; of units with their worth: ``+3 (+0,60 Kč)``."""
    return f"{figure(n)} ({worth(text, profile, n, signed=True)})" if n and game.unit == UNITS else figure(n)


def holding(text: Text, game: Game, profile: Any, n: int) -> str:
    """What a player has at the table: his stake, or how he stands on a running account."""
    return amount(text, game, profile, n, signed=game.money == "account")


def scores(text: Text, game: Game, profile: Any, gained: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    """Who writes down how many match points."""
    for name, points in zip(names, gained, strict=True):
        if points:
            yield text("account-scores", name=name, amount=amount(text, game, profile, points))
    if not any(gained):
        yield text("account-nobody-scores")


def unit(text: Text, game: Game) -> str:
    """What is counted, as it stands in a heading: ``Kč``, ``jednotek``, ``bodů``."""
    return KC if game.unit == KC else text(f"unit-{_WORDS[game.unit]}")


def _sign(n: int, signed: bool) -> str:
    return "−" if n < 0 else "+" if signed and n else ""
