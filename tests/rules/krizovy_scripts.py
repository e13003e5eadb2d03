"""Deals of křížový built from hands and scripts of actions, so that a test reads like a table.

A = 0 is the chooser, then B = 1, C = 2 and the dealer D = 3, clockwise.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import Any

from msgspec.structs import replace

from marias.cards import PACK, Card, Rank, Suit
from marias.notation import parse_cards
from marias.rules.contract import Action, Deal, Seat
from marias.rules.doubling import Component, Rounds
from marias.rules.krizovy.actions import ACTIONS
from marias.rules.krizovy.profile import KrizovyProfile
from marias.rules.krizovy.state import KrizovyState, start
from marias.rules.play import Trick
from marias.rules.profile import load
from tests.rules import scripting
from tests.rules.scripting import Script

FREE = load(KrizovyProfile, "mcr-2018-free")
STO = load(KrizovyProfile, "mcr-2018-sto")
A, B, C, D = range(4)
_SCRIPT = Script[KrizovyState](
    ACTIONS, {"goods": lambda state: "say" if state.phase in ("announce", "solo") else "good"}
)
run, refused, rule_of = _SCRIPT.run, _SCRIPT.refused, _SCRIPT.rule_of
cards, words, playable, play_out = scripting.cards, scripting.words, scripting.playable, scripting.play_out
announced, raised = scripting.announced, scripting.raised
SUITS = {"hearts": Suit.HEARTS, "kule": Suit.BELLS, "leaves": Suit.LEAVES, "acorns": Suit.ACORNS}


def free(**rules: Any) -> KrizovyProfile:
    """The championship rules without obligations, but for these."""
    return FREE.changed(**rules) if rules else FREE


def sto(**rules: Any) -> KrizovyProfile:
    """The championship rules with the compulsory hundred, but for these."""
    return STO.changed(**rules) if rules else STO


def deal_of(*hands: str, dealer: Seat = D) -> Deal:
    """The deal that gives these hands from A on, each eight cards: the first four, then the other four."""
    dealt = [parse_cards(hand) for hand in hands]
    assert [len(hand) for hand in dealt] == [8] * 4
    return Deal((*(c for hand in dealt for c in hand[:4]), *(c for hand in dealt for c in hand[4:])), dealer, 4)


def random_deal(seed: int | str, dealer: Seat | None = None) -> Deal:
    """A shuffled deal."""
    return scripting.random_deal(seed, 4, dealer)


def kind_of(action: Action) -> Hashable:
    """What is said or done, cards aside."""
    values = (getattr(action, name) for name in action.__struct_fields__)
    return (type(action), *(value for value in values if not isinstance(value, Card | Rank)))


Skip = Callable[[Action], bool]


def any_action(state: KrizovyState, rng: random.Random, *, shy: bool = False, skip: Skip = lambda _: False) -> Action:
    """A kind of action, each equally likely, then one of that kind.

    A shy player mostly does the kind listed first, so that what needs four good words is come to as well. What is to be
    skipped is done only where there is nothing else.
    """
    kinds: dict[Hashable, list[Action]] = {}
    legal = state.legal()
    for action in [action for action in legal if not skip(action)] or legal:
        kinds.setdefault(kind_of(action), []).append(action)
    listed = list(kinds.values())
    return rng.choice(listed[0] if shy and rng.random() < 0.8 else rng.choice(listed))


# The standard deal: A calls the ace of the kule he chooses with the svršek; who has the ace, the seven and the
# trump marriage is told by the test.

HANDS = (
    "Sk 9k 8k Xz Az Kc 7c 8z",
    "7l 8l Sc Xc 7z Sz 9l 8c",
    "Xk Qz Kz Qc Kl Xl 9c Al",
    "9z Sl Ql Ac Qk Kk Ak 7k",
)
"""D holds the ace, the seven and the marriage of kule; the others have cards to give for them."""
GIVES = {
    A: {"Ak": "8z", "7k": "7c", "Kk": "8k", "Qk": "9k"},
    B: {"Ak": "8l", "7k": "7l", "Kk": "8c", "Qk": "9l"},
    C: {"Ak": "Al", "7k": "9c", "Kk": "Kl", "Qk": "Xk"},
}


def dealt(
    partner: Seat = C,
    seven: Seat = D,
    forty: Seat = D,
    *,
    hearts: bool = False,
    profile: KrizovyProfile = FREE,
) -> KrizovyState:
    """The standard deal: the ace of kule with ``partner``, their seven with ``seven``, their král and svršek with
    ``forty``. With ``hearts`` these two suits change places."""
    hands = [hand.split() for hand in HANDS]
    for card, owner in (("Ak", partner), ("7k", seven), ("Kk", forty), ("Qk", forty)):
        if owner != D:
            given = GIVES[owner][card]
            hands[owner][hands[owner].index(given)] = card
            hands[D][hands[D].index(card)] = given
    change = str.maketrans("kc", "ck") if hearts else {}
    return start(profile, deal_of(*(" ".join(hand).translate(change) for hand in hands)))


def approved(
    partner: Seat = C,
    seven: Seat = D,
    forty: Seat = D,
    *,
    hearts: bool = False,
    profile: KrizovyProfile = FREE,
) -> KrizovyState:
    """The standard deal after the choice, barva? and three times dobrá: A is to open."""
    state = dealt(partner, seven, forty, hearts=hearts, profile=profile)
    return run(state, f"choose {'Sc' if hearts else 'Sk'} A; ask; goods 3")


def alone(*, hearts: bool = False, profile: KrizovyProfile = FREE) -> KrizovyState:
    """The standard deal with A alone: he calls the card he lays."""
    state = dealt(hearts=hearts, profile=profile)
    return run(state, f"choose {'Sc' if hearts else 'Sk'} S; ask; goods 3")


def forgotten(*, profile: KrizovyProfile = FREE) -> KrizovyState:
    """The standard deal after a forgotten choice."""
    return run(dealt(profile=profile), "forget")


# Positions in the middle of the play, made up


def ending(
    *hands: str,
    trump: str = "kule",
    contract: str = "game",
    partner: Seat | None = C,
    soloist: Seat = A,
    leader: Seat = A,
    trick: str = "",
    won_by: Seat = A,
    announces: tuple[str, ...] = (),
    announcer: Seat | None = None,
    hundred_by: tuple[Seat, ...] = (),
    own_marriage: bool = False,
    profile: KrizovyProfile = FREE,
) -> KrizovyState:
    """A deal in play with these hands left; all other cards lie in tricks that ``won_by`` took."""
    left = [cards(hand) for hand in hands]
    lying = parse_cards(trick)
    used = [*lying, *(card for hand in left for card in hand)]
    rest = [card for card in PACK if card not in used]
    assert len(rest) % 4 == 0
    tricks = tuple(Trick(won_by, tuple(rest[place : place + 4]), won_by) for place in range(0, len(rest), 4))
    names = [contract] if contract != "game" else ["sto" if "sto" in announces else "hra", *announces]
    components = tuple(
        Component(name, "defence" if name.endswith("_against") else "declarer", (0,)) for name in dict.fromkeys(names)
    )
    suit = SUITS[trump]
    game = contract == "game"
    return replace(
        start(profile, Deal(PACK, dealer=D, seats=4)),
        phase="play",
        hands=tuple(left),
        closed=(),
        trump_card=next(card for card in PACK if card.suit is suit) if game else None,
        called_rank=Rank.ACE if game else None,
        partner=partner if game else None,
        soloist=None if game else soloist,
        standing="suit" if game else contract,
        contract=contract,
        rounds=Rounds(components, over=True),
        opened=True,
        announcer=announcer,
        hundred_by=hundred_by,
        own_marriage=own_marriage,
        leader=leader,
        trick=lying,
        tricks=tricks,
    )


def random_ending(rng: random.Random, size: int, **options: Any) -> KrizovyState:
    """A made-up position with ``size`` cards a hand before a lead (or, with ``lying``, so many cards on the table)."""
    lying = options.pop("lying", 0)
    pack = rng.sample(PACK, 4 * size)
    leader = options.pop("leader", rng.randrange(4))
    hands = [pack[size * seat : size * (seat + 1)] for seat in range(4)]
    trick: list[Card] = []
    state = ending(*("" if not hand else " ".join(map(str, hand)) for hand in hands), leader=leader, **options)
    for _ in range(lying):
        card = rng.choice(list(playable(state)))
        trick.append(card)
        state = state.after(next(action for action in state.legal() if action.card is card))  # type: ignore[attr-defined]
    return state
