"""Announcements and fleks: rarely, and only with good reason. A seat that speaks knows its own side and no other."""

from __future__ import annotations

from marias.bots.krizovy.hands import ENOUGH, POINTS_SPREAD, Role, TrumpHand
from marias.bots.odds import logistic
from marias.bots.solohand import against_solo, betl_hand, durch_hand
from marias.bots.soloplay import LEFT_OVER_RIGHT
from marias.cards import EMPTY, FULL, RANK_SETS, SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.actions import Say
from marias.rules.contract import Action
from marias.rules.doubling import Component
from marias.rules.krizovy.actions import SOLO_GAMES
from marias.rules.krizovy.view import KrizovyView

FLEK, RE = 0.62, 0.88
"""The chance to win a component that a first flek and the answer to one need: he who was flekked is warned."""
HIGHER = 0.93
"""What every level beyond re needs."""
SEVEN, HUNDRED = 0.5, 0.6
"""The chance to make it that an announcement needs."""
WARNED = 8.0
"""Card points more than on average on the side that has announced a hundred."""


def say(view: KrizovyView) -> Action:
    """What is raised and announced; nothing of either is "dobrá". A compulsory hundred is in all that may be said."""
    says = [action for action in view.legal if isinstance(action, Say)]
    owed = {name for name in says[0].announces if all(name in action.announces for action in says)}
    wished = owed | {name for action in says for name in action.announces if _makes(view, name)}
    raised = {name for action in says for name in action.raises if _raises(view, name)}
    return max(
        (action for action in says if {*action.raises} <= raised and {*action.announces} <= wished),
        key=lambda action: (len(action.announces), len(action.raises)),
    )


def _makes(view: KrizovyView, name: str) -> bool:
    assert view.trump is not None  # noqa: S101 – for the type checker; announcements need trumps
    hand = own_hand(view, view.trump)
    return hand.seven >= SEVEN if "sedma" in name else hand.hundred >= HUNDRED


def _raises(view: KrizovyView, name: str) -> bool:
    component = view.rounds.component(name)
    assert component is not None  # noqa: S101 – for the type checker; it could be raised
    if name in SOLO_GAMES:
        chance = _solo(view, name)
    else:
        assert view.trump is not None  # noqa: S101 – for the type checker
        chance = _own(view, view.trump, component) if _is_own(view, component) else _other(view, view.trump, component)
    # who is asked again has been answered: each answer says that the other side is strong
    return chance >= (FLEK, RE)[component.level] if component.level < 2 else chance >= HIGHER


def _is_own(view: KrizovyView, component: Component) -> bool:
    return view.seat is not None and component.owner == view.sides[view.seat]


def own_hand(view: KrizovyView, trump: Suit) -> TrumpHand:
    """What this seat's hand promises in the role it knows it has."""
    role: Role = "defender"
    beside = EMPTY
    if view.seat is not None and view.sides[view.seat] == "declarer":
        if view.seat != view.chooser:
            role, beside = "partner", _as_set(view.trump_card)
        elif view.sides.count("defence") == view.seats - 1:
            role = "alone"
        else:
            role, beside = "chooser", _as_set(view.called_card)
    return TrumpHand(view.hand, trump, role, beside)


def _as_set(card: Card | None) -> CardSet:
    return EMPTY if card is None else CardSet((card,))


def _own(view: KrizovyView, trump: Suit, component: Component) -> float:
    """The chance of the own side to make what it has said; what a partner announced it cannot judge."""
    hand = own_hand(view, trump)
    match component.name:
        case "hra":
            return hand.game
        case "sedma" | "sedma_against":
            return hand.seven
    return hand.hundred if view.seat in view.hundred_by else 0.0


def _other(view: KrizovyView, trump: Suit, component: Component) -> float:
    """The chance of the own side to bring down what the other has said."""
    hand = own_hand(view, trump)
    trumps = view.hand & SUIT_SETS[trump]
    match component.name:
        case "hra":
            return hand.game
        case "sedma":
            side = view.hand - trumps
            voids = 3 - len({card.suit for card in side})
            return logistic(-1.8 + 0.6 * len(trumps) + 0.1 * len(side & RANK_SETS[Rank.ACE]) + 0.3 * voids)
        case "sedma_against":
            return 0.2 + 0.12 * len(trumps) + 0.05 * len(trumps & SHARP)
    # With a trump king or svršek here no one else holds the forty, and a twenty needs eighty more.
    marriage = 20 if trumps & play.pair(trump) else 40
    theirs = 90 - hand.points + WARNED
    return 1 - logistic((theirs + marriage - ENOUGH) / POINTS_SPREAD)


def _solo(view: KrizovyView, game: str) -> float:
    if view.seat != view.soloist:
        return against_solo(view.hand, game)
    chance = betl_hand if game == "betl" else durch_hand
    return chance(view.hand, FULL - view.hand, LEFT_OVER_RIGHT)
