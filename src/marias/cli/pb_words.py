"""The answer of ``marias pb``: the points of who is told of, and the options that would tell what is not known."""

from __future__ import annotations

from collections.abc import Iterator

from marias.cli.pb_options import DECLARER, FACTS
from marias.rules.premium import Premium, Reason, Table
from marias.rules.premium.request import Request
from marias.texts import Text
from marias.tui.premium import award_lines, head, incomplete


def sheet_lines(text: Text, found: Premium, request: Request, table: Table) -> Iterator[str]:
    """The whole answer."""
    yield head(text, request, found)
    for award in found.telling or found.awards[:1]:
        who = text("pb-who-declarer" if award.seat == DECLARER else "pb-who-flekker")
        yield from award_lines(text, award, table, who, option_for)
    yield from incomplete(text, found, table)


def option_for(reason: Reason) -> str:
    """The option that tells what is not known; empty where none can."""
    if reason.code == "grant":
        return "granted"
    if reason.code != "untold":
        return ""
    if reason.about.startswith("hands."):
        return "flek-hand"
    fields = (reason.about, f"counts.{reason.about}")
    return next(option for option, told in FACTS.items() if told.field in fields)
