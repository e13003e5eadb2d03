"""Licitovaný mariáš by rules of thumb, under any rule set."""

from __future__ import annotations

from marias.bots.licitovany import bidding, cardplay, doubling
from marias.rules.contract import Action
from marias.rules.dealing import Generator
from marias.rules.licitovany.actions import TakeTalon
from marias.rules.licitovany.view import LicitovanyView


def choose(view: LicitovanyView, random: Generator) -> Action:  # noqa: ARG001 – these rules of thumb leave nothing to chance
    """One of the legal actions, for the seat whose turn it is."""
    match view.phase:
        case "auction":
            return bidding.bid(view)
        case "take":
            return TakeTalon()
        case "discard":
            return bidding.lay_aside(view)
        case "announce":
            return bidding.announce(view)
        case "doubling":
            return doubling.say(view)
    return cardplay.play(view)
