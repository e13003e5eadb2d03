"""What the game in the terminal must know of a family: how it is shown, asked, read and told.

One :class:`Face` a family, chosen by the name of the game. A view is always that of the seat that is shown to, so a
face cannot tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from marias.cards import Card, CardSet, Order
from marias.rules.actions import Say
from marias.rules.contract import Action, Item, Result, Seat
from marias.rules.play import Trick
from marias.tui.look import Look
from marias.tui.typed import Draft, Read, Sure

Names = Sequence[str]
Objection = Callable[[Action], tuple[str, str] | None]
"""The rule an action of the own seat would break now, and its clause."""


class Face(NamedTuple):
    """A family at the terminal; views are its own."""

    # The table
    order: Callable[[Any], Order]
    """The order of strength in force, as far as the seat knows it."""
    playable: Callable[[Any], CardSet]
    """The cards that may be chosen now."""
    active: Callable[[Any], Sequence[Seat]]
    """Who plays to the tricks, clockwise."""
    bargain: Callable[[Look, Any, Names], Iterator[str]]
    """What is played or stands, for how much, and what this seat alone knows of it."""
    marks: Callable[[Look, Any, Seat], Iterator[str]]
    """What the seat is in this deal: declarer, keeper of the seven …"""
    keeps_seven: Callable[[Any], Seat | None]
    """Who has announced that the seven stays in his hand."""
    laid_open: Callable[[Look, Any, Names], Iterator[str]]
    """Hands of others that lie open, or single cards of anybody."""
    look_back: Callable[[Any], Sequence[Trick]]
    """Which of the tricks that were taken may be looked at now, the last one last."""

    # What is asked and answered
    question: Callable[[Look, Any], str]
    """What the seat is asked, with everything it may answer."""
    choices: Callable[[Look, Any], Iterator[str]]
    """What may be said now, in the words in which it is typed."""
    help: Callable[[Look, Any], Iterator[str]]
    """What may be done now, explained."""
    wishes: Callable[[Look, Any], Iterator[tuple[str, Action]]]
    """What somebody might want to do now, in words, whether it is allowed or not."""
    asks_suit: Callable[[Any], bool]
    """May a suit be the answer? Then a letter of a suit is that, and no command."""
    empty: Callable[[Any], Read]
    """What to type, said to who typed nothing; or what he means, where only one thing is left."""
    read: Callable[[str, Sequence[str], Any, Look, Draft], Read]
    """What was typed (and its words, folded, games of several words as one) as an answer."""
    drafted: Callable[[Look, Draft, Any], str]
    """The question for the rest of an answer that was begun."""
    instead: Callable[[tuple[str, str], Any], Sure | None]
    """A refused action may be a slip that costs something: the action that records it, to be asked about first."""

    # What happened
    said: Callable[[Look, str, Action, Any, Any], str]
    """One action in words; the views before and after it."""
    news: Callable[[Look, Names, Any, Any], Iterator[str]]
    """What this seat learned by it; the views before and after it."""
    opens: Callable[[Any, Say], tuple[str, ...]]
    """The components a turn of announcing brings to the table without a word for them; the view before it."""

    # Money
    head: Callable[[Look, Names, Result, Any], Iterator[str]]
    """What was played, by whom, and the card points; the last view of the deal."""
    winners: Callable[[Look, Result, Item], str]
    """Who gets the amount of a line."""
    factors: Callable[[Any, Item], Iterator[int]]
    """The price of a line as factors, without the level and the suit; of a profile."""
    match_ended: Callable[[Look, Names, Any], Iterator[str]]
    """How the race to a target ended, where one is run; of the race."""
    match_goes_on: Callable[[Look, Names, Any, Sequence[int]], Iterator[str]]
    """Why the race goes on although somebody has reached the target; of the setup and the match points after a deal."""
    tally: Callable[[Look, Names, Any], Iterator[str]]
    """What was collected over several matches of one sitting."""

    # Records
    packets: Callable[[Any], Iterator[tuple[Seat, CardSet, CardSet]]]
    """Who was dealt what at the first state: the cards taken up, and those that lie closed."""
    aside: Callable[[Any], CardSet]
    """The cards that are dealt to nobody, at the first state."""
    drawn: Callable[[Any, Any], Iterator[tuple[Seat, Card]]]
    """Who drew which cards from a stock, one after the other; of the states before and after."""
    played: Callable[[Any], tuple[Sequence[str], Sequence[Seat]]]
    """What a finished deal was about, as names of messages, and who played it; of a state."""
    end_clause: str
    """Where it stands that a deal already dealt is finished; empty where nothing says so."""


def last_until_lead(view: Any) -> Sequence[Trick]:
    """The last trick may be looked at until the next card is led; no other trick at all."""
    last: Sequence[Trick] = () if view.trick else view.tricks[-1:]
    return last


def no_stock(*_asked: object) -> Iterator[tuple[Seat, Card]]:
    """Where there is nothing to draw from nothing is drawn."""
    return iter(())


def no_race(*_asked: object) -> Iterator[str]:
    """Where no match points are counted there is nothing to tell."""
    return iter(())
