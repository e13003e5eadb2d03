"""A result in words: its lines with their clauses, and who pays whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from marias.rules.contract import Game, Item, Seat, Transfer
from marias.rules.doubling import LEVELS
from marias.texts import Text
from marias.tui.amounts import amount, change, scores
from marias.tui.phrases import clause, signed


class Paying(Protocol):
    """A result, or an answer: what every seat won or lost, and who pays whom."""

    @property
    def payments(self) -> tuple[int, ...]: ...
    @property
    def transfers(self) -> tuple[Transfer, ...]: ...


def head_said(text: Text, game: str, kind: str, contract: tuple[str, str], playing: Sequence[str], profile: str) -> str:
    """The heading of a settlement: what was played, by whom, by which rules; in words of the game where it has some.

    ``contract`` is its code and its name.
    """
    code, said = contract
    if text.has(own := f"settle-head-{game}"):
        caller, *partners = playing
        return text(own, contract=code, caller=caller, partner=", ".join(partners), sides=len(playing), profile=profile)
    params = {"contract": said, "declarer": ", ".join(playing), "playing": len(playing)}
    return text(f"settle-head-{kind}", **params, profile=profile)


def settlement_lines(text: Text, items: Sequence[Item], names: Sequence[str], *, played: bool) -> list[str]:
    """One line for each item: what, its level, made or not where it was played, the amount, the clause."""
    everybody = {seat for item in items if item.by is None for seat in item.against}
    rows = [
        (_what(text, item, names, everybody, played=played), _figure(item), clause(text, item.clause))
        for item in items
        if item.priced
    ]
    wide = max((len(what) for what, _, _ in rows), default=0)
    figures = max((len(amount) for _, amount, _ in rows), default=0)
    return [f"{what:<{wide}}  {amount:>{figures}}  [{source}]" for what, amount, source in rows]


def _figure(item: Item) -> str:
    """What the declarer receives; a fine has no sign, as it is not his."""
    return str(item.amount) if item.by is not None else signed(item.amount)


def _what(text: Text, item: Item, names: Sequence[str], everybody: set[Seat], *, played: bool) -> str:
    what = text(f"component-{item.code}")
    if item.level:
        what += f", {level_said(text, item.level)}"
    if item.factor > 1:
        what += f", {text('explained-factor', factor=item.factor)}"
    if played and item.won is not None:
        what += f", {text(_fate(item), component=item.code)}"
    if item.by is not None:
        what += f", {text('explained-by', name=names[item.by])}"
    elif item.against and set(item.against) != everybody:
        what += f" ({', '.join(names[seat] for seat in item.against)})"
    return what


def _fate(item: Item) -> str:
    """Made or not, in the eyes of who announced it; of quiet results, whose they are."""
    if item.code in ("quiet_seven", "quiet_hundred", "quiet_hundred_over"):
        return "explained-declarer" if item.won else "explained-defence"
    if item.code == "killed_quiet_seven":
        return "explained-defence" if item.won else "explained-declarer"
    made = item.won if not item.code.endswith("_against") else not item.won
    return "explained-won" if made else "explained-lost"


def level_said(text: Text, level: int) -> str:
    """The name of a level; above the sixth it is counted."""
    return text(f"level-{level}") if level < len(LEVELS) else text("level-more", level=level)


def transfer_lines(text: Text, game: Game, profile: Any, told: Paying, names: Sequence[str]) -> list[str]:
    """Who pays whom how much; who scores, where match points are counted."""
    if game.money == "race":
        return list(scores(text, game, profile, told.payments, names))
    if not told.transfers:
        return [text("explained-nobody-pays")]
    return [
        text(
            "account-pays",
            payer=names[t.payer],
            payee=names[t.payee],
            amount=amount(text, game, profile, t.amount),
        )
        for t in told.transfers
    ]


def payments_said(text: Text, game: Game, profile: Any, names: Sequence[str], payments: Sequence[int]) -> str:
    """Who won or lost how much, in seat order."""
    return ", ".join(f"{name} {change(text, game, profile, won)}" for name, won in zip(names, payments, strict=True))
