"""What could have been played of a deal of křížový mariáš."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from marias.analysis.par.contracts import Begun, Choice, Contract, first, reach
from marias.cards import Card, CardSet, Suit
from marias.rules.actions import Good, Say
from marias.rules.contract import Action, Seat
from marias.rules.krizovy.actions import SOLO_GAMES, Ask, Bad, Betl, Choose, Durch
from marias.rules.krizovy.state import KrizovyState, start

GAMES: dict[str, frozenset[str]] = {
    "hra": frozenset({"hra"}),
    "sedma": frozenset({"hra", "sedma"}),
    "sto": frozenset({"sto"}),
    "sto_sedma": frozenset({"sto", "sedma"}),
}
"""What stands on the table when the declarers have announced."""
OWN = ("sedma", "sto")
GOOD, BAD, ASK, NOTHING = Good(), Bad(), Ask(), Say()
SOLOS: dict[str, Action] = {"betl": Betl(), "durch": Durch()}


def laid(_: KrizovyState) -> dict[Seat, CardSet]:
    """Nothing is ever laid aside."""
    return {}


def choices(final: KrizovyState) -> Iterator[Choice]:
    """Every trump suit of the chooser with every partner, and betl and durch of everybody.

    A game that would be left unplayed without a flek counts as played.
    """
    begun = start(final.profile.changed(unflekked_game_when_played="real"), final.deal)
    called: dict[tuple[Suit, Seat], list[tuple[Card, KrizovyState]]] = {}
    for choice in begun.legal():
        if isinstance(choice, Choose) and choice.card is not None:
            state = begun.after(choice)
            card = Card.of(choice.rank, choice.card.suit)
            with_him = called.setdefault((card.suit, state.partner), [])  # type: ignore[arg-type]
            if card not in (other for other, _ in with_him):
                with_him.append((card, state))
    for suit in Suit:
        for step in range(4):
            seat = begun.deal.next_to(begun.chooser, step)
            with_him = called.get((suit, seat), [])
            cards = tuple(card for card, _ in with_him)
            for game in GAMES:
                ways = _announced(with_him[0][1], game) if with_him else []
                yield Contract(begun.chooser, game, suit, partner=seat, called=cards), ways
    for step in range(4):
        seat = begun.deal.next_to(begun.chooser, step)
        for game in SOLO_GAMES:
            alone = first(_alone(begun, seat, game))
            yield Contract(seat, game), [] if alone is None else [Begun(alone)]


def _announced(chosen: KrizovyState, game: str) -> list[Begun]:
    """Every way in which the declarers' side may share out what it announces; the defenders say nothing."""

    def words(state: Any) -> Iterator[Action]:
        if state.phase == "suit":
            yield ASK
            yield GOOD
            return
        for action in state.legal():
            if isinstance(action, Say) and not action.raises and set(action.announces) <= set(OWN):
                yield action

    return [
        Begun(replace(state, phase="play", ending="", leader=state.chooser))
        for state in reach(chosen, words, lambda state: state.phase in ("play", "end"))
        if {component.name for component in state.rounds.components} == GAMES[game]
    ]


def _alone(begun: KrizovyState, seat: Seat, game: str) -> Iterator[KrizovyState]:
    """The seat plays betl or durch, over the chooser's game unless it is the chooser's own."""

    def words(state: Any) -> Iterator[Action]:
        if state.phase == "choose":
            yield state.legal()[0]
        elif state.to_act == seat and state.phase == "suit":
            yield SOLOS[game]
            yield BAD
            yield GOOD
        else:
            yield ASK
            yield GOOD
            yield NOTHING

    wanted = reach(begun, words, lambda state: state.phase == "play")
    return (state for state in wanted if state.contract == game and state.soloist == seat)
