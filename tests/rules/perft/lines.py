"""Files of counts in ``tests/perft``: one count a line, its fields parted by ``;``, hands by ``|``."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent.parent.parent / "perft"


def rows(game: str) -> list[list[str]]:
    """The fields of every line."""
    lines = (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()
    return [[field.strip() for field in line.split(";")] for line in lines if line and not line.startswith("#")]


def parted(hands: str) -> tuple[str, ...]:
    """The hands of a field, each as text."""
    return tuple(hand.strip() for hand in hands.split("|"))


def words(hands: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The cards of each hand."""
    return tuple(tuple(hand.split()) for hand in hands)


def numbers(counts: str) -> tuple[int, ...]:
    """The counts of a field."""
    return tuple(map(int, counts.split()))
