"""What could have been played of a deal of volený mariáš."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marias.analysis.par.contracts import Begun, Choice, Contract, distinct, first, reach
from marias.cards import CardSet, Suit
from marias.rules.actions import Good, Say
from marias.rules.contract import Seat
from marias.rules.voleny.actions import (
    CALLS,
    NO_TRUMP_GAMES,
    TRUMP_GAMES,
    Ask,
    Bad,
    ChooseTrump,
    Declare,
    Discard,
    Stosedm,
    TakeOver,
    pairs,
    takeovers,
)
from marias.rules.voleny.state import VolenyState, start

GOOD, BAD, NOTHING = Good(), Bad(), Say()


def laid(final: VolenyState) -> dict[Seat, CardSet]:
    """By seat what it laid into the talon, the last time it did."""
    return {
        seat: CardSet(action.talon)
        for seat, action in final.history
        if seat is not None and isinstance(action, Discard | TakeOver) and action.talon is not None
    }


def choices(final: VolenyState) -> Iterator[Choice]:
    """Every contract of forhont and of the two others.

    A game that would be left unplayed without a flek counts as played. Who takes over gets the talon that forhont
    really laid aside; without that nothing is known of his game.
    """
    profile = final.profile.changed(play_unflekked=True, unflekked_game_when_played="real")
    begun = start(profile, final.deal)
    forhont = begun.forhont
    solos = NO_TRUMP_GAMES if profile.direct_open else ("betl", "durch")
    for suit in Suit:
        chosen, blind = _chosen(begun, suit)
        for game in TRUMP_GAMES:
            ways = distinct(one for state in chosen for one in _with_trumps(state, game))
            yield Contract(forhont, game, suit, blind=blind), ways
    for game in solos:
        yield Contract(forhont, game), distinct(one for state in _all_chosen(begun) for one in _alone(state, game))
    talon = next((CardSet(a.talon) for _, a in final.history if isinstance(a, Discard) and a.talon is not None), None)
    for seat in begun.active[1:]:
        for game in solos:
            yield Contract(seat, game), [] if talon is None else distinct(_taken_over(begun, talon, seat, game))


def _all_chosen(begun: VolenyState) -> list[VolenyState]:
    return [begun.after(action) for action in begun.legal()]


def _chosen(begun: VolenyState, suit: Suit) -> tuple[list[VolenyState], bool]:
    """The states after this suit was chosen; z lidu only where none of the first seven is of it."""
    of_suit = [(a, s) for a in begun.legal() if (s := begun.after(a)).trump_card and s.trump_card.suit is suit]
    seen = [state for action, state in of_suit if isinstance(action, ChooseTrump)]
    return (seen, False) if seen else ([state for _, state in of_suit], bool(of_suit))


def _with_trumps(state: VolenyState, game: str) -> Iterator[Begun]:
    for call in state.legal():
        if isinstance(call, Ask) or (isinstance(call, Stosedm) and game == "stosedm"):
            yield from _approved(state.after(call), game)


def _alone(state: VolenyState, game: str) -> Iterator[Begun]:
    for call in state.legal():
        if type(call) is CALLS[game]:
            yield from _approved(state.after(call), game)


def _approved(state: VolenyState, game: str) -> Iterator[Begun]:
    """Everybody says dobrá, and nobody flek."""
    words = (GOOD, NOTHING, *([Declare(game)] if game in TRUMP_GAMES else []))  # type: ignore[arg-type]
    for played in reach(state, lambda _: words, lambda reached: reached.phase == "play"):
        yield Begun(played, played.talon)


def _taken_over(begun: VolenyState, talon: CardSet, seat: Seat, game: str) -> Iterator[Begun]:
    """The seat says špatná to forhont's question, or to his betl where he can have laid this talon for nothing else."""
    low, high = talon
    for call in (Ask, CALLS["betl"], CALLS["durch"]):
        asked = first(_asked(begun, call((low, high))))
        ways = [] if asked is None else list(_over(asked, seat, game))
        if ways:
            yield from ways
            return


def _asked(begun: VolenyState, call: Discard) -> Iterator[VolenyState]:
    return (state.after(call) for state in _all_chosen(begun) if state.objection(call) is None)


def _over(asked: VolenyState, seat: Seat, game: str) -> Iterator[Begun]:
    def words(state: Any) -> Iterator[Any]:
        if state.phase != "takeover":
            yield BAD if state.to_act == seat != state.declarer else GOOD
            yield NOTHING
            return
        for pair in pairs(state.hands[seat]):
            yield takeovers(game, pair)

    for played in reach(asked, words, lambda state: state.phase == "play"):
        if played.declarer == seat:
            yield Begun(played, played.talon)
