"""Fleks: only with a reason, that is with a chance that is more than even by far.

A flek that is lost costs more than one that is won brings, since the other side answers the wrong ones with re. The
weights of a defender's hand were fitted to some thousand deals of these bots.
"""

from __future__ import annotations

from marias.bots.licitovany.hands import TrumpHand, two_sevens
from marias.bots.licitovany.plans import hundred_chance
from marias.bots.odds import logistic
from marias.bots.solohand import against_solo
from marias.cards import RANK_SETS, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.actions import Say
from marias.rules.contract import Action
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.fleks import FOUR_HELPERS
from marias.rules.licitovany.view import LicitovanyView
from marias.rules.premium.facts import NO_TRUMPS

FLEK = {"hra": 0.65, "sedma": 0.65, "sto": 0.6, "betl": 0.75, "durch": 0.75, "dve_sedmy": 0.75}
"""The chance to win a part that its first flek needs."""
RE = {"hra": 0.75, "sedma": 0.9, "sto": 0.85, "betl": 0.9, "durch": 0.9, "dve_sedmy": 0.9}
"""The same for the answer to it: who was flekked is warned."""
HIGHER = 0.95
"""What every level beyond re needs."""


def say(view: LicitovanyView) -> Action:
    """What is raised; nothing is "dobrá"."""
    says = [action for action in view.legal if isinstance(action, Say)]
    raised = {name for action in says for name in action.raises if _raises(view, name)}
    return max((action for action in says if {*action.raises} <= raised), key=lambda action: len(action.raises))


def _raises(view: LicitovanyView, name: str) -> bool:
    level = view.rounds.level(name)
    declares = view.seat == view.declarer
    chance = _declarers(view, name) if declares else against(view, name)
    if level == 0 or (level == 1 and not declares):  # a defender may join the flek of his partner
        return chance >= FLEK[name]
    return chance >= (RE[name] if level == 1 else HIGHER)


def _declarers(view: LicitovanyView, name: str) -> float:
    """The declarer's chance to make a part."""
    if view.trump is None:
        return 0.5  # he has said all with the game itself
    leads = view.seat == view.forhont
    if name == "dve_sedmy":
        assert view.helper is not None  # noqa: S101 – for the type checker; two sevens have a helper suit
        helpers_out = 8 - len((view.hand | view.talon) & SUIT_SETS[view.helper])
        if helpers_out >= FOUR_HELPERS:
            return 0.0  # who fleks may well hold them all
        return two_sevens(view.hand, view.trump, view.helper, leads, helpers_out)
    hand = TrumpHand(view.hand, view.trump, leads)
    match name:
        case "hra":
            return hand.game
        case "sedma":
            return hand.seven
    return hundred_chance(hand)


def against(view: LicitovanyView, name: str) -> float:
    """A defender's chance to bring a part down with his partner, unknown as he is."""
    if name in NO_TRUMPS:
        return against_solo(view.hand, name)
    assert view.trump is not None  # noqa: S101 – for the type checker; these parts have trumps
    if name == "dve_sedmy":
        assert view.helper is not None  # noqa: S101 – as above
        return _against_two_sevens(view.hand, view.trump, view.helper)
    if name == "sto":
        return logistic(_against_hundred(view, view.trump))
    return logistic(_against_game(view, view.trump) if name == "hra" else _against_seven(view, view.trump))


def _against_game(view: LicitovanyView, trump: Suit) -> float:
    """A marriage decides most games, above all that of trumps; aces, and a void to trump in, do the rest."""
    trumps, side = view.hand & SUIT_SETS[trump], view.hand - SUIT_SETS[trump]
    steps = -1.35 + 0.81 * len(play.marriages_in(side)) + 0.38 * len(side & RANK_SETS[Rank.ACE]) + 0.35 * _voids(side)
    steps += (0.0, 0.35, 2.39)[len(trumps & play.pair(trump))]
    steps += 0.6 * (Card.of(Rank.ACE, trump) in trumps) + 0.43 * (Card.of(Rank.TEN, trump) in trumps)
    return steps + 0.63 * (view.forhont == view.declarer)


def _against_seven(view: LicitovanyView, trump: Suit) -> float:
    """Long trumps outlast the seven."""
    trumps, side = view.hand & SUIT_SETS[trump], view.hand - SUIT_SETS[trump]
    steps = -0.6 + 0.4 * len(trumps) + 0.13 * len(side & RANK_SETS[Rank.ACE]) + 0.13 * _voids(side)
    certain = CONTRACTS[view.contract].kind == "sedma"
    return steps - 0.5 * (trump is Suit.HEARTS) - (0.0 if certain else 1.2)


def _against_hundred(view: LicitovanyView, trump: Suit) -> float:
    """Who holds a trump king or svršek knows that the hundred stands on a twenty."""
    trumps, side = view.hand & SUIT_SETS[trump], view.hand - SUIT_SETS[trump]
    steps = -2.3 + 1.25 * bool(trumps & play.pair(trump)) + 0.29 * len(side & RANK_SETS[Rank.ACE])
    steps += 0.27 * (Card.of(Rank.ACE, trump) in trumps) + 0.45 * (Card.of(Rank.TEN, trump) in trumps)
    return steps + 0.15 * len(trumps) + 0.5 * _voids(side)


def _voids(side: CardSet) -> int:
    """Suits beside the trumps that the hand does not hold."""
    return 3 - len({card.suit for card in side})


def _against_two_sevens(hand: CardSet, trump: Suit, helper: Suit) -> float:
    """Four helpers break the two sevens, and long trumps with helpers mostly; who has no helper leaves many to the
    partner."""
    trumps, helpers = len(hand & SUIT_SETS[trump]), len(hand & SUIT_SETS[helper])
    if helpers >= FOUR_HELPERS:
        return 1.0
    if not helpers:
        return 0.88 - 0.12 * trumps
    return {6: 0.9, 5: 0.55}.get(min(6, trumps + helpers), 0.1)
