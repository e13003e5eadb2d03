"""Deals of licitovaný built from hands and scripts of actions, so that a test reads like a table.

A = 0 is the forhont, B = 1 the middle, C = 2 the zadák, who deals at a table of three. At a table of four D = 3 deals
and sits out.
"""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

from msgspec.structs import replace

from marias.cards import PACK, Card, CardSet, Suit
from marias.notation import parse_action, parse_cards
from marias.rules.contract import Action, Deal, Seat
from marias.rules.doubling import Component, Rounds
from marias.rules.licitovany.actions import ACTIONS, RUNGS, Announce
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.profile import LicitovanyProfile
from marias.rules.licitovany.settlement import contract_components
from marias.rules.licitovany.state import LicitovanyState, start
from marias.rules.play import Trick
from marias.rules.profile import load
from tests.rules import scripting
from tests.rules.scripting import Script

CSM = load(LicitovanyProfile, "csm-licitovany")
SK = load(LicitovanyProfile, "sk-licitovany")
A, B, C, D = range(4)
_SCRIPT = Script[LicitovanyState](ACTIONS, {"says": lambda _: "say"})
run, refused, rule_of = _SCRIPT.run, _SCRIPT.refused, _SCRIPT.rule_of
cards, words, playable, play_out = scripting.cards, scripting.words, scripting.playable, scripting.play_out
raised = scripting.raised
SUITS = {"hearts": Suit.HEARTS, "bells": Suit.BELLS, "leaves": Suit.LEAVES, "acorns": Suit.ACORNS}
REFEREE = {"revoke_mode": "referee"}


def csm(**rules: Any) -> LicitovanyProfile:
    """The federation's rules, but for these."""
    return CSM.changed(**rules) if rules else CSM


def deal_of(*hands: str, talon: str, seats: int = 3, turn: int = 1) -> Deal:
    """The deal that gives these hands to forhont, middle and zadák, ten cards each, and the talon.

    With ``turn`` -1 it is dealt anticlockwise: the forhont sits on the dealer's right.
    """
    dealt = [parse_cards(hand) for hand in hands]
    assert [len(hand) for hand in dealt] == [10] * 3
    first, last = [card for hand in dealt for card in hand[:5]], [card for hand in dealt for card in hand[5:]]
    return Deal((*first, *parse_cards(talon), *last), dealer=-turn % seats, seats=seats)


def random_deal(seed: int | str, seats: int = 3) -> Deal:
    """A shuffled deal; the seats deal in turns."""
    return scripting.random_deal(seed, seats)


def bids(state: LicitovanyState) -> list[str]:
    """The rungs that may be bid now, and what else may be said."""
    return [str(getattr(action, "rung", type(action).__struct_config__.tag)) for action in state.legal()]


def announced(state: LicitovanyState) -> set[str]:
    """The contracts that may be announced now, omyl among them."""
    return {str(getattr(action, "rung", "omyl")) for action in state.legal()}


# The standard deal: everybody could play something

HANDS = (
    "Ak Xk Kk Qk 7k 8c Sc 8l 9l Sl",
    "9k Az Kz Qz 7z Ac 7c Xl 8z Kc",
    "Sk 8k Xz Sz 9z Xc Qc 9c Al Kl",
)
TALON = "7l Ql"
LAID = {A: "8l+9l", B: "8z+7c", C: "9c+9z"}
"""Two cards nobody misses, of each declarer."""


def dealt(seats: int = 3, profile: LicitovanyProfile = CSM) -> LicitovanyState:
    """The standard deal."""
    return start(profile, deal_of(*HANDS, talon=TALON, seats=seats, turn=profile.turn))


def won(rung: str, declarer: Seat = A, *, seats: int = 3, profile: LicitovanyProfile = CSM) -> LicitovanyState:
    """The standard deal after the auction: this player has won this rung."""
    return run(dealt(seats, profile), auction(rung, declarer))


def auction(rung: str, declarer: Seat) -> str:
    """What is said for the forhont (A), the middle (B) or the zadák (C) to win this rung."""
    return {
        A: f"bid {rung}; hold; pass; pass",
        B: f"pass; bid {rung}; pass",
        C: f"bid {rung}; pass; pass",
    }[declarer]


def opened(announce: str, declarer: Seat = A, *, seats: int = 3, profile: LicitovanyProfile = CSM) -> LicitovanyState:
    """The standard deal after the announcement (``sto z``, ``dve_sedmy k l``, ``betl - - 8c``)."""
    rung = announce.split(maxsplit=1)[0]
    return run(won(rung, declarer, seats=seats, profile=profile), f"discard {LAID[declarer]}", f"announce {announce}")


# Positions in the middle of the play, made up


def ending(
    *hands: str,
    announce: str = "sedma k",
    declarer: Seat = A,
    leader: Seat = A,
    trick: str = "",
    won_by: Seat = A,
    talon: str = "",
    profile: LicitovanyProfile = CSM,
) -> LicitovanyState:
    """A deal in play with these hands left; all other cards lie in the talon and in tricks that ``won_by`` took."""
    left = [cards(hand) for hand in hands]
    lying = parse_cards(trick)
    aside = list(parse_cards(talon))
    used = [*lying, *aside, *(card for hand in left for card in hand)]
    rest = [card for card in PACK if card not in used]
    while len(aside) < 2:
        aside.append(next(card for card in rest if not card.sharp and card.rank.value != "7"))
        rest.remove(aside[-1])
    assert len(rest) % 3 == 0
    tricks = tuple(Trick(won_by, tuple(rest[place : place + 3]), won_by) for place in range(0, len(rest), 3))
    held = [list(hand) for hand in left]
    for first, played in [*((one.leader, one.cards) for one in tricks), (leader, lying)]:
        for step, card in enumerate(played):
            held[(first + step) % 3].append(card)
    action = parse_action(f"announce {announce}", ACTIONS)
    assert isinstance(action, Announce)
    contract = CONTRACTS[action.rung]
    return replace(
        start(profile, Deal(PACK, dealer=C)),
        phase="play",
        hands=tuple(left),
        talon=CardSet(aside),
        discarded=True,
        declarer=declarer,
        decided=True,
        announced=action,
        rounds=Rounds(contract_components(profile, contract), over=True),
        at_first_lead=tuple(map(CardSet, held)),
        leader=leader,
        trick=lying,
        tricks=tricks,
    )


def levels(state: LicitovanyState, said: dict[str, tuple[int, int]] | None = None, **level: int) -> LicitovanyState:
    """The same position with these levels of the parts; ``said`` tells what each defender said himself."""
    told = said or {}
    components = tuple(
        Component(one.name, one.owner, (level.get(one.name, 0),) * 2, told.get(one.name, (level.get(one.name, 0), 0)))
        for one in state.rounds.components
    )
    return replace(state, rounds=Rounds(components, over=True))


# Random play


def kind_of(action: Action) -> Hashable:
    """What is said or done, cards and suits aside."""
    values = (getattr(action, name) for name in action.__struct_fields__)
    return (type(action), *(value for value in values if isinstance(value, str | tuple) and not _of_cards(value)))


def _of_cards(value: object) -> bool:
    return isinstance(value, tuple) and any(isinstance(one, Card) for one in value)


def any_action(state: LicitovanyState, rng: random.Random, *, low: bool = False) -> Action:
    """A kind of action, each equally likely, then one of that kind.

    A player who bids low mostly takes the lowest rung he may bid or announce, so that all twelve are played.
    """
    kinds: dict[Hashable, list[Action]] = {}
    for action in state.legal():
        kinds.setdefault(kind_of(action), []).append(action)
    listed = list(kinds.values())
    if low and state.phase in ("auction", "announce"):
        rungs = [ones for ones in listed if hasattr(ones[0], "rung")]
        others = [ones for ones in listed if not hasattr(ones[0], "rung")]
        listed = rungs[:1] + others if rng.random() < 0.8 else listed
    return rng.choice(rng.choice(listed))


def every_rung() -> tuple[str, ...]:
    """The ladder, lowest first."""
    return tuple(RUNGS)
