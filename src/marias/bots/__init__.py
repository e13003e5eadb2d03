"""Computer players. A bot sees the view of its seat and nothing else, and draws its chance from a generator of its own.

``chance`` any legal action · ``rules`` an honest player by rules of thumb.
"""

from __future__ import annotations

from typing import Protocol

from marias.bots.chance import ChanceBot
from marias.bots.rules import RulesBot
from marias.errors import TableError
from marias.rules.contract import Action, View
from marias.rules.dealing import Generator


class Bot(Protocol):
    """A player. It keeps nothing from one question to the next, so one bot may sit on any number of seats."""

    def choose(self, view: View, random: Generator) -> Action:
        """One of ``view.legal``, for the seat whose turn it is. The same view and generator give the same answer.

        ``random`` must never derive from the seed of the deal.
        """
        ...


BOTS: dict[str, Bot] = {"random": ChanceBot(), "rules": RulesBot()}


def bot_named(name: str) -> Bot:
    """The bot of that name; raises ``TableError`` naming the bots there are."""
    try:
        return BOTS[name]
    except KeyError:
        allowed = ", ".join(BOTS)
        raise TableError(
            f"there is no bot {name!r}; there is: {allowed}", code="unknown-bot", name=name, allowed=allowed
        ) from None
