"""Trump and called rank from the first four cards; betl and durch where the hand is made for them.

The rank is called by these four cards and by nothing else: nobody knows who will hold the card.
"""

from __future__ import annotations

from marias.bots.solohand import betl_hand, durch_hand
from marias.bots.soloplay import LEFT_OVER_RIGHT
from marias.cards import FULL, SHARP, SUIT_SETS, Card, CardSet, Rank, Suit
from marias.rules import play
from marias.rules.actions import Good
from marias.rules.contract import Action
from marias.rules.krizovy.actions import SOLO_GAMES, Ask, Bad, Betl, Choose, Durch, HeartsAlone
from marias.rules.krizovy.view import KrizovyView

BEST_FIRST = (Rank.ACE, Rank.TEN, Rank.KING, Rank.OVER, Rank.UNDER, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
SURE_ENOUGH = {"betl": 0.72, "durch": 0.6}
"""Nobody plays on less: it is one against three, and in betl the three see all cards and may talk."""


def choose_trump(view: KrizovyView) -> Action:
    """The best suit of the first four cards, laid down as its smallest card that is not the seven; the partner is to
    bring the highest trump that is missing."""
    choices = [action for action in view.legal if isinstance(action, Choose)]
    suit = max({card.suit for card in view.hand}, key=lambda suit: (_worth(view.hand, suit), -suit.index))
    return min(
        (action for action in choices if action.card in SUIT_SETS[suit]), key=lambda a: _preference(view.hand, a)
    )


def _worth(hand: CardSet, suit: Suit) -> float:
    """Length, sharp cards and the marriage; hearts win and lose double, so they want a good hand."""
    cards = hand & SUIT_SETS[suit]
    worth = 11.0 * len(cards) + 4 * len(cards & SHARP) + (12.0 if play.pair(suit) <= cards else 0.0)
    worth += 3.0 * len((hand - cards) & SHARP)
    return worth + (4.0 if suit is Suit.HEARTS and worth >= 35 else 0.0)


def _preference(hand: CardSet, action: Choose) -> tuple[bool, int, bool, int]:
    assert action.card is not None  # noqa: S101 – for the type checker; one's own action
    called = Card.of(action.rank, action.card.suit)
    return called in hand, BEST_FIRST.index(action.rank), action.card.rank is Rank.SEVEN, action.card.index


def answer(view: KrizovyView) -> Action:
    """Barva? or dobrá, unless the hand is good for betl or durch."""
    said = {type(action): action for action in view.legal}
    games = _solo_games(view)
    for game in ("durch", "betl"):
        named = said.get(Durch if game == "durch" else Betl)
        if game in games and named is not None:
            return named
    if games and Bad in said and _higher(view) & {*games}:
        return said[Bad]
    for kind in (Ask, HeartsAlone, Good):
        if kind in said:
            return said[kind]
    return view.legal[0]


def _higher(view: KrizovyView) -> set[str]:
    """The games without trumps that beat what stands."""
    return {*SOLO_GAMES[SOLO_GAMES.index(view.standing) + 1 :]} if view.standing in SOLO_GAMES else {*SOLO_GAMES}


def _solo_games(view: KrizovyView) -> list[str]:
    unseen = FULL - view.hand
    chances = {
        "betl": betl_hand(view.hand, unseen, LEFT_OVER_RIGHT),
        "durch": durch_hand(view.hand, unseen, LEFT_OVER_RIGHT),
    }
    return [game for game, chance in chances.items() if chance >= SURE_ENOUGH[game]]
