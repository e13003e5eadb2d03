"""Trump, talon, game: what to choose, what to lay away, when to say "špatná".

Games are compared by expected money for one opponent, in Kč of the profile.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from marias.bots.solohand import against_solo, betl_hand, durch_hand
from marias.bots.suits import WEAKEST_FIRST
from marias.bots.voleny import doubling
from marias.bots.voleny.hands import TrumpHand
from marias.cards import FULL, SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules.actions import Good
from marias.rules.contract import Action
from marias.rules.dealing import Generator
from marias.rules.voleny.actions import (
    NO_TRUMP_GAMES,
    Ask,
    Bad,
    ChooseTrump,
    Declare,
    Discard,
    GoodFlek,
    Stosedm,
    TakeOver,
)
from marias.rules.voleny.approval import overcalls
from marias.rules.voleny.profile import VolenyProfile
from marias.rules.voleny.view import VolenyView

SURE_ENOUGH = 0.5
"""Nobody plays betl or durch on less."""
OPEN_COSTS = 0.06
"""An open hand is caught so much more often."""
NEVER = -1000.0
"""Money of a game that cannot be held."""
TALONS_TRIED = 8
"""Talons a defender imagines before he says "špatná"."""


# Trump


def choose_trump(view: VolenyView) -> Action:
    """The best suit of the first seven cards, laid down as its smallest card that is not the seven."""
    suit = max(Suit, key=lambda suit: (_suit_worth(view, suit), -suit.index))
    choices = [action for action in view.legal if isinstance(action, ChooseTrump) and action.card in SUIT_SETS[suit]]
    return min(
        choices, key=lambda action: ((action.card or Card.C7).rank is Rank.SEVEN, (action.card or Card.C7).index)
    )


def _suit_worth(view: VolenyView, suit: Suit) -> float:
    """Card points and marriages the suit promises as trump; hearts win and lose double, so they want a good hand."""
    cards = view.hand & SUIT_SETS[suit]
    if not cards:
        return -1.0
    hand = TrumpHand(view.hand, suit)
    worth = 11.0 * len(cards) + 3 * len(cards & SHARP) + (12.0 if 40 in hand.marriages else 0.0)
    if hand.holds_seven and len(cards) >= 4:
        worth += 6.0
    return worth + (5.0 if suit is Suit.HEARTS and hand.lead > 0 else 0.0)


# Money


def _trump_games(profile: VolenyProfile, hand: TrumpHand, doubled: bool) -> dict[str, float]:
    """Expected money of each game with trumps; of a hundred or seven that cannot be held, none."""
    factor = 2 if doubled else 1
    game = profile.hra * _settled(hand.game, unplayed_wins=not profile.play_unflekked)
    worth = {"hra": game}
    hundred = hand.hundred(profile.sto_marriage)
    if hand.holds_seven:
        worth["sedma"] = game + profile.sedma * _settled(hand.seven, unplayed_wins=not profile.play_unflekked)
    if hundred:
        worth["sto"] = profile.sto * _settled(hundred, unplayed_wins=False)
    if hundred and hand.holds_seven:
        if profile.stosedm_indivisible:
            worth["stosedm"] = profile.stosedm * _settled(hundred * hand.seven, unplayed_wins=False)
        else:
            worth["stosedm"] = worth["sto"] + profile.sedma * _settled(hand.seven, unplayed_wins=False)
    return {name: factor * money for name, money in worth.items()}


def _settled(chance: float, *, unplayed_wins: bool) -> float:
    """Units of its price a commitment brings: the weaker it is, the sooner it is flekked."""
    flekked = min(0.95, max(0.05, 1.4 - 1.5 * chance))
    edge = 2 * chance - 1
    return (1 - flekked) * (1.0 if unplayed_wins else edge) + flekked * 2 * edge


def _solo_money(profile: VolenyProfile, game: str, chance: float) -> float:
    price: int = getattr(profile, game)
    return price * _settled(chance - (OPEN_COSTS if "open" in game else 0.0), unplayed_wins=False)


# Betl and durch


class SoloHand:
    """A soloist's cards, before or after two of them go into the talon; ``unseen`` are those of the others."""

    def __init__(self, cards: CardSet, unseen: CardSet) -> None:
        self.cards, self.unseen = cards, unseen

    def betl(self, talon: CardSet) -> float:
        """The chance to take no trick without these cards, the soloist leading first."""
        return betl_hand(self.cards - talon, self.unseen)

    def durch(self, talon: CardSet) -> float:
        """The chance to take every trick without these cards."""
        return durch_hand(self.cards - talon, self.unseen)

    def best(self, game: str, pairs: Iterable[CardSet]) -> tuple[float, CardSet]:
        """The highest chance in this game, and the talon for it."""
        chance = self.betl if "betl" in game else self.durch
        return max(((chance(pair), pair) for pair in pairs), key=lambda found: found[0])


def _solo_pairs(cards: CardSet, game: str, allowed: CardSet) -> list[CardSet]:
    """Talons worth a thought: for betl the high cards, for durch the low ones of each suit."""
    useful: list[Card] = []
    for suit in Suit:
        ranked = [card for card in WEAKEST_FIRST[suit] if card in cards and card in allowed]
        useful += ranked[-3:] if "betl" in game else ranked[:3]
    pairs = [CardSet(pair) for pair in combinations(useful, 2)]
    return pairs or [CardSet(pair) for pair in combinations(allowed, 2)]


# The call


class _Option(NamedTuple):
    money: float
    action: Action


def call(view: VolenyView) -> Action:
    """Forhont discards and asks, or announces stosedm, betl or durch."""
    options = []
    trump = view.trump
    if trump is not None:
        doubled = _doubles(view.profile, trump)
        worths: dict[CardSet, dict[str, float]] = {}
        for action in view.legal:
            if isinstance(action, Ask | Stosedm) and action.talon:
                talon = CardSet(action.talon)
                if talon not in worths:
                    worths[talon] = _trump_games(view.profile, TrumpHand(view.hand - talon, trump), doubled)
                worth = worths[talon]
                money = _asked(view, worth) if isinstance(action, Ask) else worth.get("stosedm", NEVER)
                options.append(_Option(money, action))
    solo = _solo_options(view)
    best = max(options, key=lambda option: option.money, default=None)
    if best is None:
        return max(solo, key=lambda option: option.money).action
    sure = [option for option in solo if option.money > max(best.money, 0.0)]
    return max(sure, key=lambda option: option.money).action if sure else best.action


def _asked(view: VolenyView, worth: dict[str, float]) -> float:
    """Asking may end in a game without trumps by another; what is left is the best of what may be declared then."""
    from_hand = view.profile.stosedm_from_hand_only
    return max(money for name, money in worth.items() if name != "stosedm" or not from_hand)


def _doubles(profile: VolenyProfile, trump: Suit) -> bool:
    return trump is Suit.HEARTS or (profile.doubled_suits == "red" and trump is Suit.BELLS)


def _solo_options(view: VolenyView) -> list[_Option]:
    """The best talon of each game without trumps that may be named now."""
    by_game: dict[str, dict[CardSet, Action]] = {}
    for action in view.legal:
        game = _solo_game(action)
        if game and isinstance(action, Discard | TakeOver) and action.talon:
            by_game.setdefault(game, {})[CardSet(action.talon)] = action
    hand = SoloHand(view.hand, FULL - view.hand)
    options = []
    for game, actions in by_game.items():
        allowed = CardSet(card for pair in actions for card in pair)
        pairs = [pair for pair in _solo_pairs(view.hand, game, allowed) if pair in actions]
        chance, pair = hand.best(game, pairs or list(actions))
        money = _solo_money(view.profile, game, chance)
        options.append(_Option(money if chance >= SURE_ENOUGH else money - 100, actions[pair]))
    return options


def _solo_game(action: Action) -> str:
    if isinstance(action, TakeOver):
        return action.game
    tag = str(action.__struct_config__.tag)
    return tag if tag in NO_TRUMP_GAMES else ""


# Answer and take-over


def answer(view: VolenyView, random: Generator) -> Action:
    """Dobrá, unless betl or durch (or the open game over it) is good enough with whatever lies in the talon."""
    said = {type(action): action for action in view.legal}
    if Bad in said and any(_takes_over(view, game, random) for game in overcalls(view.profile, view.standing)):
        return said[Bad]
    if GoodFlek in said and against_solo(view.hand, view.standing) >= doubling.FLEK:
        return said[GoodFlek]
    return said[Good]


def _takes_over(view: VolenyView, game: str, random: Generator) -> bool:
    hand = view.hand
    unseen = FULL - hand
    own = SoloHand(hand, unseen)
    pairs = [CardSet(pair) for pair in combinations(hand, 2)]
    if own.best(game, pairs)[0] < SURE_ENOUGH:  # not even if the two worst cards could go and none came
        return False
    lying = unseen - SHARP if view.standing == "barva" else unseen
    total = 0.0
    for _ in range(TALONS_TRIED):
        talon = CardSet(random.shuffled(list(lying))[:2])
        twelve = SoloHand(hand | talon, unseen - talon)
        total += twelve.best(game, _solo_pairs(hand | talon, game, hand | talon))[0]
    chance = total / TALONS_TRIED - (OPEN_COSTS if "open" in game else 0.0)
    return chance >= SURE_ENOUGH


def take_over(view: VolenyView) -> Action:
    """Who said špatná: the game and the talon that promise most."""
    return max(_solo_options(view), key=lambda option: option.money).action


# Declaring


def declare(view: VolenyView) -> Action:
    """The trump game that promises most."""
    assert view.trump is not None  # noqa: S101 – for the type checker; forhont knows his trump
    worth = _trump_games(view.profile, TrumpHand(view.hand, view.trump), _doubles(view.profile, view.trump))
    games = [action for action in view.legal if isinstance(action, Declare)]
    return max(games, key=lambda action: worth.get(action.game, NEVER))
