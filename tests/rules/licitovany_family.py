"""Licitovaný mariáš in the battery: what a seat may know and what always holds, told from the deal and the actions.

"§" is a section of the rule sheet: the deal §1.7, the auction §2.2, the talon §2.4, four helpers §3.8, open hands §4.4.
"""

from __future__ import annotations

from typing import Any

from marias.cards import EMPTY, Card, CardSet, Rank
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Game, Seat
from marias.rules.licitovany.actions import Announce, Bid, Claim, Discard, Hold, Pass, TakeTalon
from tests.rules import licitovany_literal as ladder
from tests.rules.family import Family


def _plays(state: Any) -> list[Card]:
    return [action.card for _, action in state.history if isinstance(action, Play | PlayMarriage)]


def _dealt(state: Any) -> tuple[dict[Seat, set[Card]], set[Card]]:
    """Ten cards of each active seat as they were dealt, and the two of the talon: 5-5-5, two, 5-5-5."""
    pack, deal = state.deal.pack, state.deal
    step = 1 if state.profile.direction == "clockwise" else -1
    seats = [(deal.dealer + step * place) % deal.seats for place in (1, 2, 3)]
    hands = {seat: {*pack[5 * at : 5 * at + 5], *pack[17 + 5 * at : 22 + 5 * at]} for at, seat in enumerate(seats)}
    return hands, set(pack[15:17])


def _taker(state: Any) -> Seat | None:
    """Who has taken up the talon: the one left in the auction, at once or when he says so."""
    forhont, middle, last = _dealt(state)[0]
    auction = ladder.Auction(forhont, middle, last)
    for _, action in state.history:
        if isinstance(action, Bid):
            auction.say(action.rung)
        elif isinstance(action, Hold | Pass):
            auction.say("hold" if isinstance(action, Hold) else "pass")
    if auction.winner is None or (auction.rung == "" and state.profile.nobody_bids == "throw_in"):
        return None
    if auction.rung in ("", "sedma") and state.profile.omyl_when == "also_before":
        took = any(isinstance(action, TakeTalon) for _, action in state.history)
        return auction.winner if took else None
    return auction.winner


def _aside(state: Any) -> set[Card]:
    return {card for _, action in state.history if isinstance(action, Discard) for card in action.talon or ()}


def _held(state: Any) -> dict[Seat, set[Card]]:
    """What each hand holds now."""
    hands, talon = _dealt(state)
    taker = _taker(state)
    if taker is not None:
        hands[taker] |= talon
        hands[taker] -= _aside(state)
    for cards in hands.values():
        cards -= set(_plays(state))
    return hands


def _helpers(state: Any) -> set[Card]:
    """The four helpers or more that a defender shows once flekking of dvě sedmy is over."""
    for _, action in state.history:
        if isinstance(action, Announce) and action.rung in ("dve_sedmy", "dve_sedmy_hearts"):
            held = _held(state)
            taker = _taker(state)
            found = [{c for c in held[seat] if c.suit is action.helper} for seat in held if seat != taker]
            return next((cards for cards in found if len(cards) >= 4), set())
    return set()


def _seen(state: Any, seat: Seat | None) -> CardSet:
    hands, talon = _dealt(state)
    shown, taker = set(_plays(state)), _taker(state)
    for actor, action in state.history:
        if isinstance(action, Claim):
            shown |= _held(state)[actor]
        bare = isinstance(action, Announce) and action.lead is not None
        if bare and state.profile.open_hand == "after_trick_1" and len(_plays(state)) >= 3:
            shown |= _held(state)[actor]
    if state.phase == "end" and state.ending == "helpers_shown":
        shown |= _helpers(state)
    own = hands.get(seat, set()) if seat is not None else set()
    return CardSet(shown | own | (talon if seat is not None and seat == taker else set()))


def _piles(state: Any) -> list[Card]:
    cards = [*(card for hand in state.hands for card in hand), *state.talon, *state.trick]
    return [*cards, *(card for trick in state.tricks for card in trick.cards)]


def _check(game: Game, state: Any) -> None:
    held = _held(state)
    for seat, hand in enumerate(state.hands):
        assert hand == CardSet(held.get(seat, ()))
    aside = _aside(state)
    assert len(aside) in (0, 2)
    taken = _taker(state) is not None
    assert state.talon == CardSet(aside if taken else _dealt(state)[1])
    names = [component.name for component in state.rounds.components]
    assert len(names) == len(set(names))
    assert ("hra" in names) <= ("sedma" in names or not state.profile.sto_replaces_hra)
    assert all(component.level <= state.profile.max_flek for component in state.rounds.components)
    if state.phase == "doubling":
        _check_fleks(state)
    if state.announced and state.trump:
        assert not {card for card in aside if card.sharp}
        assert not set(state.sevens) & aside
    _check_helpers(state)
    if state.phase == "end":
        _check_result(game, state)


def _check_helpers(state: Any) -> None:
    """Against four helpers in one hand plain dvě sedmy are never played, and they are shown."""
    helpers = _helpers(state)
    shown = state.view(None).shown_helpers
    if state.phase == "play" and not _plays(state):
        assert not helpers
    if state.ending == "helpers_shown":
        assert len(shown) >= 4
        assert len(shown) == len(helpers)
        assert {card.suit for card in shown} == {state.announced.helper}
    else:
        assert shown == EMPTY


def _check_fleks(state: Any) -> None:
    """A side raises what the other has raised; who speaks second may say what his partner has just said."""
    owner = state.to_act == state.declarer
    for action in state.legal():
        for name in action.raises:
            component = state.rounds.component(name)
            after = state.rounds.turn == 1 and component.said[0] == component.level > component.said[1]
            assert after or any((level % 2 == 1) == owner for level in component.levels)


def _check_result(game: Game, state: Any) -> None:
    result = state.result()
    assert result.kind != "played" or result.contract == state.announced.rung
    if result.kind == "played":
        amounts = {transfer.amount for transfer in result.transfers}
        both = any(all(component.said) for component in state.rounds.components)
        assert max(amounts, default=0) <= (state.profile.ceiling_both if both else state.profile.ceiling)
        assert all(state.declarer in (transfer.payer, transfer.payee) for transfer in result.transfers)
    if result.card_points is None:
        return
    assert len(state.tricks) == game.tricks or state.claimed is not None
    assert sum(result.card_points) == 90
    assert all(points % 10 == 0 for points in result.card_points)
    assert all(value % 20 == 0 and 0 <= value <= 100 for value in result.marriages)


def _announced(state: Any) -> Any:
    """Four helpers are shown, or nobody has them; and the end of dvě sedmy a sto tells of them. A ložená game is told
    by what the defenders pay."""
    told = state.result() if state.phase == "end" and any(c.level for c in state.rounds.components) else None
    if state.phase == "end" and state.contract.two_sevens:
        told = state.result()
    by_itself = state.marriages if state.profile.marriage_mode == "automatic" else ()
    return state.ending == "helpers_shown", state.shown_helpers, told, by_itself


def _announced_sevens(state: Any, _: Seat | None) -> CardSet:
    """Everybody can name the sevens announced, whoever holds them."""
    for _, action in state.history:
        if isinstance(action, Announce) and "sedm" in action.rung:
            return CardSet(Card.of(Rank.SEVEN, suit) for suit in (action.helper, action.trump) if suit)
    return EMPTY


LICITOVANY = Family(
    _seen,
    _seen,  # who has seen a card knows where it lies: in his hand, laid aside by himself, or played
    _piles,
    _check,
    _announced,
    frozenset({"claim"}),
    _announced_sevens,
    lambda state: state.ending == "helpers_shown",
    lambda profile: frozenset() if profile.omyl_when == "also_before" else frozenset({"take"}),
)
