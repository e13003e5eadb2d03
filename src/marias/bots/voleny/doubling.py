"""Fleks and announcements against: rarely, and only with good reason.

A flek that is lost costs more than one that is won brings, since the other side answers the wrong ones with re.
"""

from __future__ import annotations

from marias.bots.odds import logistic
from marias.bots.solohand import against_solo
from marias.bots.voleny.hands import TrumpHand
from marias.cards import RANK_SETS, SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.actions import Say
from marias.rules.contract import Action
from marias.rules.doubling import Component
from marias.rules.voleny.actions import NO_TRUMP_GAMES
from marias.rules.voleny.view import VolenyView

FLEK, RE = 0.8, 0.6
"""The chance to win a component that a first flek and the answer to one need."""
HIGHER = 0.9
"""What every level beyond re needs."""
AGAINST = 0.6
"""The chance to make it that an announcement against needs."""


def say(view: VolenyView) -> Action:
    """What is raised and announced; nothing of either is "dobrá"."""
    says = [action for action in view.legal if isinstance(action, Say)]
    wished = {name for action in says for name in action.announces if _holds_against(view, name)}
    raised = {name for action in says for name in action.raises if _raises(view, name)}
    return max(
        (action for action in says if {*action.raises} <= raised and {*action.announces} <= wished),
        key=lambda action: (len(action.announces), len(action.raises)),
    )


def _raises(view: VolenyView, name: str) -> bool:
    component = view.rounds.component(name)
    assert component is not None  # noqa: S101 – for the type checker; it could be raised
    chance = _declarers(view, component) if view.seat == view.declarer else _defenders(view, component)
    # who is asked again has been answered: each answer says that the other side is strong
    return chance >= (FLEK, RE)[component.level] if component.level < 2 else chance >= HIGHER


# The declarer


def _declarers(view: VolenyView, component: Component) -> float:
    """The declarer's chance to win the component, his own or one announced against him."""
    name = component.name
    if name in NO_TRUMP_GAMES:
        return 0.5  # he has said all with the game itself
    assert view.trump is not None  # noqa: S101 – for the type checker
    hand = TrumpHand(view.hand, view.trump)
    trumps = view.hand & SUIT_SETS[view.trump]
    match name:
        case "hra":
            return hand.game
        case "sedma":
            return hand.seven
        case "sto":
            return hand.hundred(view.profile.sto_marriage)
        case "stosedm":
            return hand.seven * hand.hundred(view.profile.sto_marriage)
        case "sedma_against":
            return 0.15 * len(trumps) + 0.05 * len(trumps & SHARP)
        case "sto_against":
            blocks = bool(trumps & play.pair(view.trump))
            return 0.9 if blocks and hand.points > 20 else 0.7 if hand.points > 45 else 0.4
    return 0.5


# A defender


def _defenders(view: VolenyView, component: Component) -> float:
    """A defender's chance to win the component with his partner, unknown as he is."""
    name = component.name
    if name in NO_TRUMP_GAMES:
        return against_solo(view.hand, name)
    assert view.trump is not None  # noqa: S101 – for the type checker
    match name:
        case "hra":
            return _against_game(view, view.trump)
        case "sedma":
            return _against_seven(view, view.trump)
        case "sto":
            return _against_hundred(view, view.trump)
        case "stosedm":
            return max(_against_seven(view, view.trump), _against_hundred(view, view.trump))
        case "sedma_against":
            return own_seven(view, view.trump)
        case "sto_against":
            return own_hundred(view, view.trump)
    return 0.5


def _against_game(view: VolenyView, trump: Suit) -> float:
    """A marriage decides most games, above all that of trumps; aces, and a void to trump in, do the rest."""
    hand = view.hand
    trumps, side = hand & SUIT_SETS[trump], hand - SUIT_SETS[trump]
    plain = len(play.marriages_in(side))
    steps = -1.15 + plain + 0.1 * len(trumps) + 0.45 * len(trumps & SHARP) + 0.5 * _voids(side)
    steps += 0.45 * len(side & RANK_SETS[Rank.ACE]) + 0.15 * len(side & RANK_SETS[Rank.TEN])
    steps += (0.0, 0.5, 2.7)[len(hand & play.pair(trump))]
    return logistic(steps - (0.7 if view.rounds.component("sedma") else 0.0))


def _against_seven(view: VolenyView, trump: Suit) -> float:
    """Long trumps outlast the seven; a void makes its holder trump, and so does an ace."""
    side = view.hand - SUIT_SETS[trump]
    steps = -1.7 + 0.4 * len(view.hand & SUIT_SETS[trump]) + 0.1 * len(side & RANK_SETS[Rank.ACE]) + 0.3 * _voids(side)
    return logistic(steps)


def _voids(side: CardSet) -> int:
    """Suits beside the trumps that the hand does not hold."""
    return 3 - len({card.suit for card in side})


def _against_hundred(view: VolenyView, trump: Suit) -> float:
    """Thirty lost points kill a hundred on forty, ten one on twenty."""
    hand = view.hand
    catches = len(hand & RANK_SETS[Rank.ACE]) + 0.5 * len(hand & RANK_SETS[Rank.TEN] & SUIT_SETS[trump])
    if hand & play.pair(trump):
        return 0.3 + 0.2 * catches
    return 0.15 * catches


# Announcements against


def _holds_against(view: VolenyView, name: str) -> bool:
    assert view.trump is not None  # noqa: S101 – for the type checker
    chance = own_seven(view, view.trump) if name == "sedma_against" else own_hundred(view, view.trump)
    return chance >= AGAINST


def own_seven(view: VolenyView, trump: Suit) -> float:
    """The chance of a defender's own seven in the last trick: he must outlast the declarer in trumps."""
    trumps = view.hand & SUIT_SETS[trump]
    if Card.of(Rank.SEVEN, trump) not in trumps:
        return 0.0
    return 0.22 * len(trumps) - 0.6 + 0.1 * len(trumps & SHARP)


def own_hundred(view: VolenyView, trump: Suit) -> float:
    """The chance of the defenders' hundred on a marriage of this hand."""
    hand = view.hand
    marriages = [play.marriage_value(suit, trump) for suit in play.marriages_in(hand)]
    if not marriages:
        return 0.0
    sharp = len(hand & SHARP) + 0.5 * len(hand & SHARP & SUIT_SETS[trump]) + 0.3 * len(hand & SUIT_SETS[trump])
    return min(0.95, 0.14 * sharp - (0.1 if 40 in marriages else 0.45))
