"""What is said and done in more than one game. Fields hidden from the others are ``None`` in their eyes."""

from __future__ import annotations

from typing import ClassVar

from marias.cards import PACK, Card
from marias.rules.contract import Action


class Good(Action, frozen=True, tag="good"):
    """Dobrá: what stands is approved."""


class Forget(Action, frozen=True, tag="forget"):
    """The chooser picks up his second packet without having chosen trump."""


class Say(Action, frozen=True, tag="say"):
    """A turn of announcing and doubling: components raised, components announced; nothing of either is "dobrá"."""

    raises: tuple[str, ...] = ()
    announces: tuple[str, ...] = ()


class Play(Action, frozen=True, tag="play"):
    """A card is played; where marriages are announced by themselves, a svršek with its král in hand announces one."""

    card: Card


class PlayMarriage(Action, frozen=True, tag="play_marriage"):
    """A svršek or král is played and the marriage announced, where announcing is a player's choice."""

    card: Card


class Misdeal(Action, frozen=True, tag="misdeal"):
    """Zadání: the deal is void, nobody pays, the same dealer deals again."""

    ruling: ClassVar[bool] = True


PLAYS: dict[Card, Play] = {card: Play(card) for card in PACK}
MARRIAGE_PLAYS: dict[Card, PlayMarriage] = {card: PlayMarriage(card) for card in PACK}
