"""Marriages: when calling helps, and what one in hand is worth."""

from __future__ import annotations

from marias.bots.marijas.knowledge import MarijasKnowledge
from marias.cards import Card, Rank, Suit
from marias.rules import play
from marias.rules.marijas.view import MarijasView

COMES = 0.9
"""How likely a marriage that is kept is called later."""


class Marriages:
    """The marriages of a seat, in card points."""

    def __init__(self, view: MarijasView, trump: Suit) -> None:
        self.view, self.trump = view, trump
        by_playing = view.profile.marriage_card in ("queen_played", "either_played")
        self.held = frozenset(play.marriages_in(view.hand)) if by_playing and counts(view) else frozenset()
        """Suits of the marriages that can still be called by playing a card."""

    def called(self, card: Card) -> float:
        """What a marriage of this suit brings when it is called now."""
        if card.suit not in self.held:
            return 0.0
        value = play.marriage_value(card.suit, self.trump)
        return 20.0 if self.view.stock and self.view.profile.stock_fircik == "twenty" else float(value)

    def kept(self, card: Card) -> float:
        """What is lost of a marriage if the card goes."""
        if card.suit not in self.held or card.rank not in (Rank.OVER, Rank.KING):
            return 0.0
        return COMES * play.marriage_value(card.suit, self.trump)


def counts(view: MarijasView) -> bool:
    """Does a marriage count at this table?"""
    return view.profile.counted == "all"


def helps(known: MarijasKnowledge, suit: Suit) -> bool:
    """Is it good to call this marriage? Not where none counts; and where the card points of the whole deal double the
    price, not for the side that is behind."""
    view = known.view
    if not counts(view):
        return False
    if view.profile.hundred_of == "winner":
        return True
    ours = {known.seat: 1.0, **{seat: known.ally(seat) for seat in known.others}}
    lead = sum((2 * ours[trick.winner] - 1) * play.card_points(trick.cards) for trick in view.tricks)
    lead += sum((2 * ours[marriage.seat] - 1) * marriage.value for marriage in view.marriages)
    return lead + play.marriage_value(suit, known.trump) >= 0
