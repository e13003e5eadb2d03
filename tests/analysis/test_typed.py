"""Typed positions: what is told of a real deal gives a state that is worth the same, card by card."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from marias import solver
from marias.analysis.review import steps_of
from marias.analysis.typed import Position, parse_position, state_of
from marias.cards import PACK, SHARP, CardSet, Suit
from marias.cli import said
from marias.errors import MariasError, SettlementError, SolverError
from marias.notation import parse_hand
from marias.rules import GAMES, play
from marias.rules.krizovy.state import KrizovyState
from marias.rules.licitovany.state import LicitovanyState
from marias.rules.licitovany.tricks import two_sevens_lost
from marias.rules.marijas.state import MarijasState
from marias.rules.request import Asked
from marias.rules.voleny.request import Request as VolenyRequest
from marias.rules.voleny.state import VolenyState
from marias.texts import LANGUAGES, Text
from tests.analysis.deals import finished, played
from tests.sizes import Count, Figures
from tests.solver.endings import CARDS, CASES, declarers, endings


def told(state: Any) -> Position:
    """What somebody who sees the position, and remembers what was said and taken, can tell of it."""
    game = state.profile.game
    facts: dict[str, Any] = {"profile": state.profile.name, "trump": state.trump and state.trump.value}
    components = () if game == "marijas" else state.rounds.components
    facts |= {"fleks": {one.name: one.level for one in components if one.level}} if components else {}
    side = declarers(state)
    if isinstance(state, KrizovyState):
        partner = state.partner if state.partner != state.chooser else None
        facts |= {"contract": state.contract, "declarer": state.declarers[0]}
        if state.contract == "game":
            facts["partner"] = "alone" if partner is None else partner
        for name in ("sedma", "sedma_against"):
            if state.rounds.component(name):
                facts[name] = state.announcer
        for name in ("sto", "sto_against"):
            if state.rounds.component(name):
                facts |= {name: state.hundred_by, "own_marriage": state.own_marriage}
    elif isinstance(state, MarijasState):
        facts |= {"contract": state.contract, "declarer": state.declarer}
        if state.deal.seats == 4 and state.contract == "game":
            alone = state.partner in (None, state.declarer)
            facts["partner"] = "alone" if alone else state.partner
    else:
        facts |= {"declarer": state.declarer, "players": state.deal.seats}
        if state.deal.seats == 4:
            facts["sitter"] = state.sitter
        if isinstance(state, LicitovanyState):
            facts["contract"] = state.contract.rung
            facts["helper"] = state.helper and state.helper.value
            facts["trump"] = None if state.contract.hearts else facts["trump"]
            facts["flekked_by"] = _flekkers(state)
        else:
            facts["contract"] = state.contract
            facts["against"] = [one.name for one in components if one.name.endswith("_against")]
    deal: Asked = msgspec.convert(facts, GAMES[game].request, strict=False)
    sharp = sum(len(CardSet(trick.cards) & SHARP) for trick in state.tricks if trick.winner in side)
    return Position(
        deal=deal,
        hands=state.hands,
        leader=state.order[0] if isinstance(state, MarijasState) else state.leader,
        trick=state.trick,
        points=10 * sharp,
        marriages=tuple((one.seat, one.value) for one in state.marriages),
        shown=_shown(state),
        took=tuple({trick.winner: None for trick in state.tricks}),
        talon=None if isinstance(state, KrizovyState) or state.deal.seats == 2 else _talon(state),
    )


def _shown(state: Any) -> CardSet:
    if not isinstance(state, MarijasState) or state.profile.marriage_card != "shown":
        return CardSet()
    held = CardSet(card for hand in state.hands for card in hand if play.pair(card.suit) <= hand)
    return state.shown & held


def _talon(state: Any) -> CardSet | None:
    talon: CardSet = state.talon
    return talon if len(talon) == 2 else None


def _flekkers(state: LicitovanyState) -> dict[str, tuple[int, ...]]:
    return {
        one.name: tuple(seat for seat, level in zip(state.defenders, one.said, strict=True) if level)
        for one in state.rounds.components
        if one.level and any(one.said)
    }


def alike(state: Any) -> bool:
    """Is everything told that a payment hangs on? Not who of the defenders said flek for himself alone, and not that
    one announced a seven which his partner holds."""
    if isinstance(state, VolenyState) and state.rounds.component("sedma_against"):
        partner = next(seat for seat in state.defenders if seat != state.announcer)
        if state.trump_seven in state.hands[partner] or state.trump_seven in state.trick:
            return False
    return isinstance(state, MarijasState) or all(len(set(one.levels)) == 1 for one in state.rounds.components)


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_a_told_position_is_worth_the_same(game: str, contract: str, count: Count, figures: Figures) -> None:
    """Of every family and contract, at every stage of the play, mid-trick too, by rule sets with turned switches."""
    chance = random.Random(f"typed {game} {contract}")
    tried = count(small=12, soak=400)
    same = 0
    for number in range(tried):
        cards = chance.randint(1, CARDS[game])
        state = next(endings(game, contract, cards, number % 3, chance))
        if not alike(state):
            continue
        position = told(state)
        if isinstance(state, LicitovanyState) and state.contract.two_sevens and cards == 1:
            position = msgspec.structs.replace(position, sevens_made=not two_sevens_lost(state))
        if isinstance(state, LicitovanyState) and (state.four_helpers_at_first_lead() or state.bargain().laid):
            continue
        again = state_of(position, state.profile)
        before, after = solver.solve(state), solver.solve(again)
        worth = {one.action: one.at_least for one in after.actions}
        if solver.situation_of(state).must_lead is None:  # which card was laid face down, nobody told
            assert list(worth) == [one.action for one in before.actions]
            assert solver.line(again).value == before.value
        assert {one.action: one.at_least for one in before.actions}.items() <= worth.items()
        assert (before.seat, before.maximises) == (after.seat, after.maximises)
        same += 1
    assert same > tried / 3
    figures("positions", same)


def test_a_told_position_with_a_stock_is_worth_the_same(count: Count) -> None:
    chance, same = random.Random("typed stock"), 0
    for _ in range(count(small=20, soak=300)):
        state = played("marijas-2", "game", chance)
        before = [step.state for step in steps_of(finished(state)) if 0 < len(step.state.stock) <= 8]
        state = chance.choice(before)
        if state.shown_now:
            continue
        position = msgspec.structs.replace(told(state), stock=state.stock)
        try:
            wanted = solver.solve(state)
        except SolverError:  # a fircik shown while there is a stock
            continue
        again = solver.solve(state_of(position, state.profile))
        assert {(one.action, one.at_least) for one in wanted.actions} == {
            (one.action, one.at_least) for one in again.actions
        }
        same += 1
    assert same > 5


def test_any_told_position_is_solved_or_refused(count: Count) -> None:
    """Of real positions something is told wrongly: one line says what, or the values are in bounds."""
    chance, solved, refused = random.Random("told wrongly"), 0, set()
    for number in range(count(small=300, soak=5000)):
        game, contract = CASES[number % len(CASES)]
        state = next(endings(game, contract, chance.randint(1, CARDS[game]), number % 3, chance))
        try:
            again = state_of(_spoiled(told(state), chance), state.profile)
            solution = solver.solve(again)
        except (SolverError, SettlementError) as error:
            if error.code not in refused:
                check_said(error)
            refused.add(error.code)
        else:
            solved += 1
            most = GAMES[state.profile.game].max_payment(state.profile, state.deal.seats)
            assert all(abs(one.at_least) <= max(6, most) for one in solution.actions)
    assert solved > 20
    assert len(refused) > 10


def check_said(error: MariasError) -> None:
    """In every language one line, of this very error."""
    assert len(str(error).splitlines()) == 1
    for language in LANGUAGES:
        text = Text(language)
        assert text.has(f"error-{error.code}")
        assert len(said(text, error).splitlines()) == 1


def _spoiled(position: Position, chance: random.Random) -> Position:
    """One thing changed: a card lost, doubled or moved, a seat, a figure, a trick."""
    hands = [list(hand) for hand in position.hands]
    trick = list(position.trick)
    seats = len(hands)
    fields: dict[str, Any] = {}
    match chance.randrange(14):
        case 0:
            chance.choice(hands).append(chance.choice(PACK))
        case 1:
            hand = chance.choice(hands)
            hand[:1] = []
        case 2:
            trick.append(chance.choice(PACK))
        case 3:
            trick = trick[1:]
        case 4:
            fields["leader"] = chance.randrange(-1, seats + 1)
        case 5:
            fields["points"] = chance.choice([None, -10, 5, 30, 90, 10**9])
        case 6:
            fields["marriages"] = tuple((chance.randrange(seats + 1), chance.choice([20, 40, 7])) for _ in range(3))
        case 7:
            fields["took"] = tuple(chance.randrange(seats + 1) for _ in range(chance.randrange(3)))
        case 8:
            fields["talon"] = CardSet(chance.sample(PACK, chance.randrange(4)))
        case 9:
            hands = hands[: chance.randrange(seats + 1)]
        case 10:
            fields["stock"] = tuple(chance.sample(PACK, chance.randrange(5)))
        case 11:
            fields["shown"] = CardSet(chance.sample(PACK, 1))
        case 12:
            hands.append([chance.choice(PACK)])
        case _:
            deal: Any = position.deal
            spoiled: list[dict[str, Any]] = [
                {"declarer": 3},
                {"declarer_points": 10},
                {"trump": None},
                {"fleks": {"x": 1}},
            ]
            fields["deal"] = msgspec.structs.replace(deal, **chance.choice(spoiled))
    fields |= {"hands": tuple(map(CardSet, hands)), "trick": tuple(trick)}
    return msgspec.structs.replace(position, **fields)


def test_tricks_before_are_as_they_were_told() -> None:
    """Ten card points of the declarer, forty of the defenders; who leads took the last trick."""
    deal = VolenyRequest(contract="hra", trump=Suit.BELLS, fleks={"hra": 1})
    hands = ("7k 8c Ac Xk", "7l 8z 9k Al", "9c Az Sc Xc")
    position = Position(deal=deal, hands=tuple(map(parse_hand, hands)), leader=0, points=10)
    state = state_of(position)
    assert len(state.tricks) == 6
    cards = [card for trick in state.tricks for card in trick.cards]
    assert len(set(cards)) == 18
    assert not set(cards) & {card for hand in state.hands for card in hand} | (set(cards) & set(state.talon))
    assert not any(card in SHARP for card in state.talon)
    assert state.tricks[-1].winner == 0
    taken = [sum(card in SHARP for card in t.cards) for t in state.tricks if t.winner == 0]
    assert 10 * sum(taken) == 10
    assert 10 * sum(card in SHARP for card in cards) == 30


JSON = {
    "deal": {"contract": "hra", "trump": "k", "fleks": {"hra": 1}},
    "hands": ["7k 8c Ac Xk", "7l 8z 9k Al", "9c Az Sc Xc"],
    "leader": 0,
    "points": 10,
}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"leader": "x"}, "Expected `int`"),
        ({"hands": ["7k 8q"]}, "7k 8q"),
        ({"more": 1}, "unknown field `more`"),
        ({"deal": {"contract": "hra", "trump": "x"}}, "Invalid enum value 'x'"),
        ({"deal": {"contract": "hra", "trump": "k", "declarer": 7}}, "there is no seat 7"),
        ({"deal": {"contract": "hra", "trump": "k", "declarer_points": 70}}, "tells how the deal ended"),
        ({"hands": ["7k", "8k"]}, "3 players with 2 hands are no table"),
        ({"points": 40}, "40 card points cannot have been taken"),
    ],
)
def test_positions_in_json(change: dict[str, Any], problem: str) -> None:
    position = parse_position(msgspec.json.encode(JSON), "p.json")
    assert solver.solve(state_of(position)).value == 8
    with pytest.raises(MariasError) as caught:
        state_of(parse_position(msgspec.json.encode({**JSON, **change}), "p.json"))
    assert problem in str(caught.value)
    check_said(caught.value)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b'{"deal": 1, "hands": [], "leader": 0}'])
def test_what_is_no_position_at_all(data: bytes) -> None:
    with pytest.raises(SettlementError) as caught:
        parse_position(data, "p.json")
    check_said(caught.value)
