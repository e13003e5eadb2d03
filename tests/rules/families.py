"""The families of the battery: their hidden cards and their invariants, by the rule sheets.

Written from the rule sheets, not from the code under test: what a seat may know is said here a second time.
"""

from __future__ import annotations

from typing import Any

import msgspec

from marias.cards import EMPTY, FULL, SUIT_SETS, Card, CardSet
from marias.rules.actions import Forget, Play, PlayMarriage
from marias.rules.contract import Game, Seat
from marias.rules.krizovy import actions as k
from marias.rules.play import pair
from marias.rules.voleny import actions as a
from tests.rules.family import Family
from tests.rules.licitovany_family import LICITOVANY
from tests.rules.marijas_family import MARIJAS

# Volený mariáš: information table §3.5, invariants §11


class _Table(msgspec.Struct):
    """What lies where, told from the deal and the actions alone."""

    hands: dict[Seat, set[Card]]
    seen: dict[Seat | None, set[Card]]
    played: set[Card]
    turned_up: set[Card]
    talon: set[Card]
    layer: Seat | None
    """Who laid the talon that lies there now."""


_OPEN = ("open_betl", "open_durch")


def _table(state: Any) -> _Table:
    deal = state.deal
    forhont, second, third = ((deal.dealer + step) % deal.seats for step in (1, 2, 3))
    pack = deal.pack
    hands = {
        forhont: set(pack[:7]),
        second: {*pack[7:12], *pack[22:27]},
        third: {*pack[12:17], *pack[27:32]},
    }
    closed = pack[17:22]
    table = _Table(
        hands,
        {None: set(), **{seat: set(hands.get(seat, ())) for seat in range(deal.seats)}},
        set(),
        set(),
        set(),
        None,
    )
    trump_card: Card | None = None
    for seat, action in state.history:
        if isinstance(action, a.ChooseTrump | a.ZLidu | Forget):
            if isinstance(action, a.ChooseTrump):
                trump_card = action.card
            elif isinstance(action, a.ZLidu):
                trump_card = closed[action.place]
            hands[forhont] |= set(closed)
            table.seen[forhont] |= set(closed)
        elif isinstance(action, a.Discard | a.TakeOver):
            assert action.talon is not None
            table.talon, table.layer = set(action.talon), seat
            hands[seat] -= table.talon
        elif isinstance(action, a.Bad):
            hands[seat] |= table.talon
            table.seen[seat] |= table.talon
            table.talon, table.layer = set(), None
        elif isinstance(action, Play | PlayMarriage):
            hands[seat].discard(action.card)
            table.played.add(action.card)
        if isinstance(action, a.Stosedm | a.Declare) and trump_card:
            table.turned_up = {trump_card}
            if state.profile.trump_in_talon == "allowed_shown":
                table.turned_up |= table.talon & set(SUIT_SETS[trump_card.suit])
    return table


def _public(state: Any, table: _Table) -> set[Card]:
    """Cards everybody has seen."""
    public = table.played | table.turned_up
    if state.contract in _OPEN and state.phase in ("play", "end"):
        plays = sum(isinstance(action, Play) for _, action in state.history)
        if plays >= {"before_lead": 0, "after_trick_1": 3, "after_lead_2": 4}[state.profile.open_hand_from]:
            public |= table.hands[state.declarer]
    if any(isinstance(action, a.Claim) for _, action in state.history):
        # He lays his hand down, and the marriages still to be announced are shown.
        public |= table.hands[state.claimed]
        for hand in table.hands.values():
            for card in hand:
                if pair(card.suit) <= CardSet(hand):
                    public |= set(pair(card.suit))
    return public


def _seen(state: Any, seat: Seat | None) -> CardSet:
    table = _table(state)
    return CardSet(_public(state, table) | table.seen[seat])


def _located(state: Any, seat: Seat | None) -> CardSet:
    table = _table(state)
    own = set() if seat is None else table.hands.get(seat, set())
    talon = table.talon if seat is not None and seat == table.layer else set()
    return CardSet(_public(state, table) | own | talon)


def _piles(state: Any) -> list[Card]:
    return [
        *(card for hand in state.hands for card in hand),
        *state.closed,
        *state.talon,
        *state.trick,
        *(card for trick in state.tricks for card in trick.cards),
    ]


def _check(game: Game, state: Any) -> None:
    table = _table(state)
    for seat, hand in enumerate(state.hands):
        assert hand == CardSet(table.hands.get(seat, ()))
    assert state.talon == CardSet(table.talon)
    if state.phase in ("declare", "doubling", "play"):
        assert len(state.talon) == game.shape(state.deal.seats).talon
        on_table = {state.after_seat(state.leader, place) for place in range(len(state.trick))}
        for seat in state.active:
            left = game.shape(state.deal.seats).hand_size - len(state.tricks) - (seat in on_table)
            assert len(state.hands[seat]) == left
    names = [component.name for component in state.rounds.components]
    assert len(names) == len(set(names))
    assert not {"sedma", "sedma_against"} <= set(names)
    assert not {"sto", "sto_against"} <= set(names)
    if state.phase == "doubling":
        _check_parity(state)
    if state.phase == "end":
        _check_result(game, state)


def _check_parity(state: Any) -> None:
    """An even level is raised by the side that does not own the component, an odd one by its owner."""
    for action in state.legal():
        for name in action.raises:
            component = state.rounds.component(name)
            foreign = component.owner != ("declarer" if state.to_act == state.declarer else "defence")
            assert any((level % 2 == 0) == foreign for level in component.levels)


def _check_result(game: Game, state: Any) -> None:
    result = state.result()
    if result.kind in ("played", "unplayed") and state.profile.ceiling_scope == "net_per_opponent":
        assert all(transfer.amount <= state.profile.ceiling for transfer in result.transfers)
        assert all(state.declarer in (transfer.payer, transfer.payee) for transfer in result.transfers)
    if result.kind != "played":
        return
    if result.card_points is None:
        assert "betl" in state.contract or "durch" in state.contract
        return
    assert len(state.tricks) == game.shape(state.deal.seats).tricks or state.claimed is not None
    assert sum(result.card_points) == 90
    assert all(points % 10 == 0 for points in result.card_points)
    assert all(value % 20 == 0 and 0 <= value <= 100 for value in result.marriages)
    ours, theirs = (points + value for points, value in zip(result.card_points, result.marriages, strict=True))
    assert ours != theirs, "an odd number of tens cannot be shared evenly"


def _announced(state: Any) -> Any:
    """Marriages: a svršek is played with its král in hand or without; an accepted claim shows those still held.

    And the cards turned up: where discarded trumps are shown, it is seen as well that there are no more.
    """
    return state.marriages, state.result().marriages if state.phase == "end" else None, _table(state).turned_up


VOLENY = Family(_seen, _located, _piles, _check, _announced, frozenset({"claim", "said_stosedm"}))


# Křížový mariáš: the secret §2.1, §3.2; the phases §3; open betl §4.5; a hand laid down §4.7


def _dealt(state: Any) -> dict[Seat, set[Card]]:
    """The eight cards of each seat as they were dealt: four to each from the chooser, then four again."""
    pack, dealer = state.deal.pack, state.deal.dealer
    places = {(dealer + 1 + step) % 4: 4 * step for step in range(4)}
    return {seat: {*pack[at : at + 4], *pack[at + 16 : at + 20]} for seat, at in places.items()}


def _plays(state: Any) -> list[Card]:
    return [action.card for _, action in state.history if isinstance(action, Play | PlayMarriage)]


def _shown(state: Any) -> set[Card]:
    """Cards everybody has seen: played, turned up as trump, open in betl after the first trick, laid down."""
    dealt, shown = _dealt(state), set(_plays(state))
    agreed = state.contract == "game"
    for seat, action in state.history:
        if isinstance(action, k.Choose) and agreed and action.card:
            shown.add(action.card)
        if isinstance(action, k.Claim):
            shown |= dealt[seat]
    opens = {"after_trick_1": 4, "after_lead_2": 5}[state.profile.open_from]
    if state.contract == "betl" and len(_plays(state)) >= opens:
        shown |= set(FULL) if state.profile.open_hands == "all" else dealt[state.soloist]
    return shown


def _seen_of_four(state: Any, seat: Seat | None) -> CardSet:
    if seat is None:
        return CardSet(_shown(state))
    chosen = any(isinstance(action, k.Choose | Forget) for _, action in state.history)
    at = 4 * ((seat - state.deal.dealer - 1) % 4)
    return CardSet(_shown(state) | (_dealt(state)[seat] if chosen else set(state.deal.pack[at : at + 4])))


def _located_of_four(state: Any, seat: Seat | None) -> CardSet:
    return _seen_of_four(state, seat)  # what a seat has seen it follows with its eyes: nothing is laid aside


def _piles_of_four(state: Any) -> list[Card]:
    cards = [card for hand in (*state.hands, *state.closed) for card in hand]
    return [*cards, *state.trick, *(card for trick in state.tricks for card in trick.cards)]


def _check_of_four(game: Game, state: Any) -> None:
    if not state.closed:
        played = set(_plays(state))
        for seat, cards in _dealt(state).items():
            assert state.hands[seat] == CardSet(cards - played)
    assert len(state.tricks) * 4 + len(state.trick) == len(_plays(state))
    names = [component.name for component in state.rounds.components]
    assert len(names) == len(set(names))
    for couple in ({"sedma", "sedma_against"}, {"sto", "sto_against"}, {"hra", "sto"}):
        assert not couple <= set(names)
    if state.contract:
        chooser = (state.deal.dealer + 1) % 4
        alone = state.forgot or state.contract != "game"
        called = Card.of(state.called_rank, state.trump_card.suit) if not alone else None
        with_him = {seat for seat, cards in _dealt(state).items() if called in cards}
        assert set(state.declarers) == ({chooser, *with_him} if state.contract == "game" else {state.soloist})
    if state.phase in ("announce", "solo"):
        for action in state.legal():
            for name in action.raises:
                component = state.rounds.component(name)
                mine = component.owner == ("declarer" if state.to_act in state.declarers else "defence")
                assert any((level % 2 == 1) == mine for level in component.levels)
    if state.phase == "end":
        _check_result_of_four(game, state)


def _check_result_of_four(game: Game, state: Any) -> None:
    result = state.result()
    if result.kind not in ("played", "unplayed"):
        return
    side = set(state.declarers)
    assert all((transfer.payer in side) != (transfer.payee in side) for transfer in result.transfers)
    if state.profile.ceiling_scope == "net_per_pair":
        assert all(transfer.amount <= state.profile.ceiling for transfer in result.transfers)
    if result.kind == "unplayed" or state.contract != "game":
        return
    assert len(state.tricks) == game.shape(state.deal.seats).tricks or state.claimed is not None
    assert sum(result.card_points) == 90
    assert all(points % 10 == 0 for points in result.card_points)
    assert all(value % 20 == 0 and 0 <= value <= 100 for value in result.marriages)
    ours, theirs = (points + value for points, value in zip(result.card_points, result.marriages, strict=True))
    assert ours != theirs, "an odd number of tens cannot be shared evenly"


def _announced_of_four(state: Any) -> Any:
    """The end of a deal tells who played with whom; a card that falls is the called one in one game and not in another
    only where the trump is another, which all see."""
    return (state.declarers, state.result()) if state.phase == "end" else None


def _called(state: Any, seat: Seat | None) -> CardSet:
    """The chooser can name the called card, and everybody once the trump is turned up; not who holds it."""
    for actor, action in state.history:
        if isinstance(action, k.Choose) and action.card and (state.contract == "game" or actor == seat):
            return CardSet([Card.of(action.rank, action.card.suit)])
    return EMPTY


KRIZOVY = Family(
    _seen_of_four, _located_of_four, _piles_of_four, _check_of_four, _announced_of_four, frozenset({"claim"}), _called
)


FAMILIES: dict[str, Family] = {"voleny": VOLENY, "krizovy": KRIZOVY, "licitovany": LICITOVANY, "marijas": MARIJAS}
