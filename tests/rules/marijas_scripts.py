"""Deals of marijaš built from hands and scripts of actions, so that a test reads like a table.

Seat 0 is A. Two players: A calls, B = 1 deals; three: A calls, C = 2 deals; four: A calls, D = 3 deals.
"""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from marias.cards import PACK, Card, CardSet, Suit
from marias.notation import parse_cards, write_action
from marias.rules.actions import PlayMarriage
from marias.rules.contract import Deal, Seat
from marias.rules.marijas.actions import ACTIONS
from marias.rules.marijas.profile import MarijasProfile
from marias.rules.marijas.state import MarijasState, start
from marias.rules.play import Trick
from marias.rules.profile import load
from tests.rules import scripting
from tests.rules.scripting import Script

A, B, C, D = range(4)
_SCRIPT = Script[MarijasState](ACTIONS, {"dalje": lambda _: "dalje"})
run, refused, rule_of = _SCRIPT.run, _SCRIPT.refused, _SCRIPT.rule_of
cards = scripting.cards
SHIPPED = {players: load(MarijasProfile, f"marijas-{players}") for players in (2, 3, 4)}


def rules(players: int, **changes: Any) -> MarijasProfile:
    """The shipped rules for so many players, but for these."""
    return SHIPPED[players].changed(**changes) if changes else SHIPPED[players]


def random_deal(players: int, seed: int | str, dealer: Seat | None = None) -> Deal:
    """A shuffled deal."""
    return scripting.random_deal(seed, players, dealer)


def two(caller: str, dealer: str, stock: str = "", profile: MarijasProfile = SHIPPED[2]) -> MarijasState:
    """Two players before the call: their eight cards (the first four are dealt before it) and the top of the stock."""
    mine, other, top = parse_cards(caller), parse_cards(dealer), parse_cards(stock)
    assert (len(mine), len(other)) == (8, 8)
    rest = [card for card in PACK if card not in (*mine, *other, *top)]
    return start(profile, Deal((*mine[:4], *other[:4], *mine[4:], *other[4:], *top, *rest), B, 2))


def three(first: str, second: str, third: str, profile: MarijasProfile = SHIPPED[3]) -> MarijasState:
    """Three players before the first dalje: their ten cards; the two that are left are the talon."""
    hands = [parse_cards(hand) for hand in (first, second, third)]
    assert [len(hand) for hand in hands] == [10] * 3
    talon = [card for card in PACK if all(card not in hand for hand in hands)]
    dealt = [card for hand in hands for card in hand[:5]], [card for hand in hands for card in hand[5:]]
    return start(profile, Deal((*dealt[0], *talon, *dealt[1]), C, 3))


def four(*hands: str, profile: MarijasProfile = SHIPPED[4]) -> MarijasState:
    """Four players before the call: their eight cards, of which the first four are dealt before it."""
    dealt = [parse_cards(hand) for hand in hands]
    assert [len(hand) for hand in dealt] == [8] * 4
    pack = (*(c for hand in dealt for c in hand[:4]), *(c for hand in dealt for c in hand[4:]))
    return start(profile, Deal(pack, D, 4))


def legal(state: MarijasState) -> list[str]:
    """The legal actions in the notation, in their order."""
    return [write_action(action) for action in state.legal()]


def said(state: MarijasState) -> set[str]:
    """The first words of the legal actions: what may be done at all."""
    return {text.split()[0] for text in legal(state)}


def playable(state: MarijasState) -> CardSet:
    """The cards the seat to act may play."""
    return CardSet(Card(text.split()[1]) for text in legal(state) if text.startswith("play"))


def play_out(state: MarijasState, rng: random.Random | None = None, *, eager: bool = False) -> MarijasState:
    """The deal played to its end: always the first action, or any; the eager call every marriage they can."""
    while state.to_act is not None:
        listed = state.legal()
        if eager:
            listed = tuple(action for action in listed if isinstance(action, PlayMarriage)) or listed
        state = state.after(rng.choice(listed) if rng else listed[0])
    return state


def table(
    *hands: str,
    trump: str | None = "c",
    leader: Seat = A,
    trick: str = "",
    stock: str = "",
    partner: Seat | None = None,
    called: str = "",
    won_by: Seat = A,
    profile: MarijasProfile | None = None,
) -> MarijasState:
    """A deal in play with these hands left and these cards on the table; all others lie in tricks of ``won_by``, but
    for the talon of three. Without a ``trump`` it is betl of seat A."""
    players = len(hands)
    left, lying, waiting = [cards(hand) for hand in hands], parse_cards(trick), parse_cards(stock)
    rules = profile or SHIPPED[players]
    used = [*lying, *waiting, *(card for hand in left for card in hand)]
    rest = [card for card in PACK if card not in used]
    plain = [card for card in rest if not card.sharp]
    talon = plain[:2] if players == 3 else []
    rest = [card for card in rest if card not in talon]
    assert len(rest) % players == 0
    tricks = tuple(Trick(won_by, tuple(rest[at : at + players]), won_by) for at in range(0, len(rest), players))
    return replace(
        start(rules, Deal(PACK, players - 1, players)),
        phase="play",
        hands=tuple(left),
        undealt=(),
        stock=waiting,
        talon=CardSet(talon),
        queue=(),
        contract="game" if trump else "betl",
        trump=Suit(trump) if trump else None,
        called_card=Card(called) if called else None,
        partner=partner,
        order=tuple((leader + step) % players for step in range(players)),
        trick=lying,
        tricks=tricks,
    )
