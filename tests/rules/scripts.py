"""Deals built from hands and scripts of actions, so that a test of a game reads like a table.

Three seats unless a test says otherwise: A = 0 is forhont, B = 1 second, C = 2 third and dealer. At a table of four
D = 3 deals and sits out.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from marias.cards import EMPTY, PACK, Card, CardSet, Suit
from marias.notation import parse_cards
from marias.rules.contract import Deal, Seat
from marias.rules.doubling import Component, Rounds
from marias.rules.play import Trick
from marias.rules.profile import load
from marias.rules.voleny.actions import ACTIONS
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.settlement import contract_components
from marias.rules.voleny.state import VolenyState, start
from tests.rules import scripting
from tests.rules.scripting import Script

LIGA = load(VolenyProfile, "liga")
A, B, C, D = range(4)
_SCRIPT = Script[VolenyState](ACTIONS)
run, refused, rule_of = _SCRIPT.run, _SCRIPT.refused, _SCRIPT.rule_of
cards, words, playable, play_out = scripting.cards, scripting.words, scripting.playable, scripting.play_out
SUITS = {"hearts": Suit.HEARTS, "kule": Suit.BELLS, "leaves": Suit.LEAVES, "acorns": Suit.ACORNS}


def liga(**rules: Any) -> VolenyProfile:
    """The league's rules, but for these."""
    return LIGA.changed(**rules) if rules else LIGA


def deal_of(forhont: str, second: str, third: str = "", *, seats: int = 3) -> Deal:
    """The deal that gives these hands.

    Forhont's twelve cards as they come to him: the first seven, then the closed five. Third may be left to the rest.
    """
    first = parse_cards(forhont.replace("|", " "))
    middle = parse_cards(second)
    last = parse_cards(third) or tuple(card for card in PACK if card not in first and card not in middle)
    assert (len(first), len(middle), len(last)) == (12, 10, 10)
    pack = (*first[:7], *middle[:5], *last[:5], *first[7:], *middle[5:], *last[5:])
    return Deal(pack, dealer=seats - 1, seats=seats)


# A deal that serves most scripts: A could play anything, C has two plain marriages, the trump seven can lie anywhere.

FORHONT = "Ak Xk Kk Qk 7k Ac Al | 8z 9z 7c Az Kc"
SECOND = "8c 9c Sc Xc 7z Sz 7l 8l 9l Sk"
THIRD = "Qc Qz Kz Xz Sl Ql Kl Xl 8k 9k"
TALON = "8z+9z"


def dealt(seven: Seat = A, *, hearts: bool = False, seats: int = 3, **rules: Any) -> VolenyState:
    """The standard deal: kule will be trump and this seat holds their seven. With ``hearts`` these two suits change
    places."""
    forhont, second, third = FORHONT, SECOND, THIRD
    if seven == B:
        forhont, second = forhont.replace("7k", "Sk"), second.replace("Sk", "7k")
    elif seven == C:
        forhont, third = forhont.replace("7k", "8k"), third.replace("8k", "7k")
    change = str.maketrans("kc", "ck") if hearts else {}
    return start(liga(**rules), deal_of(*(hand.translate(change) for hand in (forhont, second, third)), seats=seats))


def chosen(seven: Seat = A, *, hearts: bool = False, seats: int = 3, **rules: Any) -> VolenyState:
    """The standard deal with the trump chosen: its král, from the seven."""
    return run(dealt(seven, hearts=hearts, seats=seats, **rules), f"trump {'Kc' if hearts else 'Kk'}")


def approved(seven: Seat = A, *, hearts: bool = False, seats: int = 3, **rules: Any) -> VolenyState:
    """The standard deal after barva? and twice dobrá."""
    return run(chosen(seven, hearts=hearts, seats=seats, **rules), f"ask {TALON}; good; good")


WAYS = {
    "stosedm": f"stosedm {TALON}",
    "betl": f"betl {TALON}; good; good",
    "durch": f"durch {TALON}; good; good",
    "open_betl": f"betl {TALON}; bad; takeover open_betl {TALON}; good; good",
    "open_durch": f"durch {TALON}; bad; takeover open_durch {TALON}",
}


def named(contract: str, seven: Seat = A, *, hearts: bool = False, seats: int = 3, **rules: Any) -> VolenyState:
    """The standard deal with this contract agreed, before any flek. Open games are B's, all others A's."""
    way = WAYS.get(contract, f"ask {TALON}; good; good; declare {contract}")
    return run(chosen(seven, hearts=hearts, seats=seats, **rules), way)


# Positions in the middle of the play, made up


def position(
    hand: str,
    trick: str = "",
    trump: str = "kule",
    contract: str = "hra",
    *,
    announced: bool = False,
    profile: VolenyProfile = LIGA,
) -> VolenyState:
    """A deal in which B is to play from this hand to this trick; all else is filled with the other cards.

    ``announced``: B announced sedma proti.
    """
    mine, lying = cards(hand), parse_cards(trick)
    rest = [card for card in PACK if card not in mine and card not in lying]

    def take(number: int) -> list[Card]:
        taken, rest[:] = rest[:number], rest[number:]
        return taken

    leader = (B - len(lying)) % 3
    hands = [EMPTY, mine, EMPTY]
    for seat in (A, C):
        played = (seat - leader) % 3 < len(lying)
        hands[seat] = CardSet(take(len(mine) - played))
    tricks = tuple(Trick(A, tuple(take(3)), A) for _ in range(10 - len(mine)))
    components = contract_components(profile, contract)
    if announced:
        components = (*components, Component("sedma_against", "defence"))
    return replace(
        start(profile, Deal(PACK, dealer=C)),
        phase="play",
        hands=tuple(hands),
        closed=(),
        trump_card=_any(SUITS[trump]) if trump else None,
        talon=CardSet(take(2)),
        declarer=A,
        contract=contract,
        rounds=Rounds(components, number=1, over=True),
        announcer=B if announced else None,
        leader=leader,
        trick=lying,
        tricks=tricks,
    )


def _any(suit: Suit) -> Card:
    return next(card for card in PACK if card.suit is suit)
