"""CHOOSE: A picks trump from his first four cards and names the rank of his partner's card, or forgets
[MCR-12f, MCR-12g, MCR-13]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.cards import Card, Rank
from marias.rules.actions import Forget
from marias.rules.contract import Action
from marias.rules.krizovy.actions import Choose
from marias.rules.phase import Objection, Phase

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

HONOURS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.OVER)


def _callable(state: KrizovyState, card: Card, rank: Rank) -> bool:
    rule = state.profile.callable_ranks
    if rule == "honours":
        return rank in HONOURS
    return rule == "any" or Card.of(rank, card.suit) not in state.hands[state.chooser]


def _legal(state: KrizovyState) -> Iterator[Action]:
    for card in state.hands[state.chooser]:
        for rank in Rank:
            if _callable(state, card, rank):
                yield Choose(card, rank)
    yield Forget()


def _objection(state: KrizovyState, action: Action) -> Objection | None:
    if isinstance(action, Forget):
        return None
    if not isinstance(action, Choose) or action.card is None:
        return "choose-trump-first", "MCR-12f"
    if action.card not in state.hands[state.chooser]:
        return "not-in-first-four", "MCR-12f"
    return None if _callable(state, action.card, action.rank) else ("rank-not-callable", "MCR-12g")


def _after(state: KrizovyState, action: Choose | Forget) -> KrizovyState:
    """The second packets are taken up."""
    hands = tuple(first | second for first, second in zip(state.hands, state.closed, strict=True))
    card = action.card if isinstance(action, Choose) else None
    rank = action.rank if isinstance(action, Choose) else None
    partner = None
    if card and rank:
        partner = next(seat for seat, hand in enumerate(hands) if Card.of(rank, card.suit) in hand)
    return replace(
        state,
        phase="suit",
        hands=hands,
        closed=(),
        trump_card=card,
        called_rank=rank,
        partner=partner,
        forgot=card is None,
        queue=tuple(state.deal.next_to(state.chooser, step) for step in range(4)),
    )


CHOICE: Phase[KrizovyState] = Phase(_legal, _objection, _after)
