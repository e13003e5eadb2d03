"""Puzzles: exactly one card wins, by the solver, by every position that follows, and by the slow reference."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from marias import solver
from marias.analysis.puzzles import (
    GRADES,
    Mark,
    Puzzle,
    agrees,
    answers,
    card_of,
    line_after,
    parse_puzzles,
    puzzles_of,
    shipped_puzzles,
    write_puzzles,
)
from marias.analysis.puzzles.grading import BOT, CHEAPEST, STRONGEST, TAKES, grade, temptations
from marias.cards import PACK, Card, CardSet
from marias.errors import PuzzleError
from marias.notation import parse_card, parse_cards
from marias.rules import GAMES, load_profile
from marias.rules.contract import Deal
from marias.rules.doubling import Component, Rounds
from marias.rules.play import Trick
from marias.rules.voleny.state import VolenyState
from tests.sizes import Count, Figures
from tests.solver.endings import CASES, endings
from tests.words import check_record_words, check_words

SHIPPED = shipped_puzzles()


def test_fifty_come_with_the_program() -> None:
    """All four games, every grade, none twice."""
    assert len(SHIPPED) == 50
    assert len({(one.pack, one.actions) for one in SHIPPED}) == 50
    assert {one.game for one in SHIPPED} == set(GAMES)
    assert min(Counter(one.game for one in SHIPPED).values()) >= 8
    assert min(Counter(one.grade for one in SHIPPED).values()) >= 10


@pytest.mark.parametrize("place", range(len(SHIPPED)))
def test_exactly_one_card_wins(place: int, count: Count) -> None:
    """The solver of the position, the solver of each position that follows, and with five cards or fewer (in a soak
    with six, too) the reference that plays every line by the rules."""
    puzzle = SHIPPED[place]
    state = puzzle.state()
    found = answers(state, puzzle.component)
    assert found is not None
    assert {str(card) for card in found.cards} == {puzzle.card}
    assert len(found.wrong) >= 2
    wanted = 1 if found.maximises else 0
    for action in state.legal():
        after = state.after(action)
        assert (solver.value(after, f"made:{puzzle.component}") == wanted) == (action in found.winning)
        assert (action in found.winning) <= (str(card_of(action)) == puzzle.card)
    if len(state.hands[state.to_act]) <= count(small=5, soak=6):
        assert agrees(state, found)


@pytest.mark.parametrize("place", range(0, len(SHIPPED), 5))
def test_what_is_said_of_a_puzzle_is_so(place: int) -> None:
    """Its lines end as they should, a refutation is certain after ``depth`` cards, and its grade follows."""
    puzzle = SHIPPED[place]
    state = puzzle.state()
    found = answers(state, puzzle.component)
    assert found is not None
    (right,) = found.cards
    natural = next((parse_card(card) for card, why in puzzle.tempting.items() if BOT in why), right)
    tempting = temptations(state, natural, found.wrong, right)
    assert {str(card): why for card, why in tempting.items()} == puzzle.tempting
    depths = []
    for action in found.losing + found.winning:
        line = line_after(state, action, puzzle.component)
        played = state.after(action)
        for one in line.actions:
            played = played.after(one)
        won = all(item.won for item in played.result().items if item.code == puzzle.component)
        assert (won == found.maximises) == (action in found.winning)
        if card_of(action) in tempting:
            depths.append(line.depth)
    assert puzzle.depth == max(depths) > 0
    assert puzzle.grade == grade(tempting, puzzle.depth, len(state.hands[state.to_act]))


@pytest.mark.parametrize(("game", "contract"), [case for case in CASES if case[0] != "krizovy" or case[1] != "game"])
def test_answers_agree_with_the_reference(game: str, contract: str, count: Count, figures: Figures) -> None:
    """Random endings of three cards under rule sets with switches turned, whatever wins in them."""
    chance = random.Random(f"puzzle {game} {contract}")
    wanted, asked = count(small=4, soak=150), 0
    for _ in range(wanted):
        state = next(endings(game, contract, 3, 0, chance))
        parts = [part.name for part in getattr(state, "rounds", Rounds(())).components] or [state.contract]
        for component in parts:
            found = answers(state, component)
            if found is not None:
                asked += 1
                assert agrees(state, found)
    figures("questions", asked)


# By hand


def seven(a: str, b: str, c: str) -> VolenyState:
    """A announced the seven in hearts and leads; B took all tricks before."""
    hands = tuple(CardSet(parse_cards(cards)) for cards in (a, b, c))
    gone = [card for card in PACK if not any(card in hand for hand in hands)]
    tricks = 10 - len(hands[0])
    return VolenyState(
        load_profile("liga"),
        Deal(PACK, dealer=2, seats=3),
        "play",
        hands,
        active=(0, 1, 2),
        trump_card=parse_card("7c"),
        contract="sedma",
        announcer=0,
        tricks=tuple(Trick(1, tuple(gone[3 * number : 3 * number + 3]), 1) for number in range(tricks)),
        rounds=Rounds((Component("hra", "declarer", (1, 1)), Component("sedma", "declarer", (0, 0)))),
    )


def test_a_puzzle_by_hand() -> None:
    """A: ace and seven of trumps, eight of leaves. B: nine and eight of trumps, a bell. C: nothing that matters.

    The ace draws one trump; then the eight of leaves draws the other, and the seven trumps B's bell in the last trick.
    The eight of leaves first: B trumps it and leads his bell (his other trump would be drawn by the ace, his third card
    from the trick, so that choice is what refutes it); A has to trump with the ace, for the seven is kept, and B's last
    trump beats the seven.
    """
    state = seven("Ac 7c 8z", "9c 8c 7k", "7l 8l 9l")
    found = answers(state, "sedma")
    assert found is not None
    assert found.cards == {parse_card("Ac")}
    assert found.wrong == {parse_card("8z")}
    assert agrees(state, found)
    (losing,) = found.losing
    line = line_after(state, losing, "sedma")
    assert line.depth == 3
    assert str(card_of(line.actions[2])) == "7k"
    (winning,) = found.winning
    assert line_after(state, winning, "sedma").depth == 0


def test_why_a_wrong_card_tempts() -> None:
    """The seven is kept, so two cards may be led: the ace, which nobody can beat, is the strongest of them, the eight
    of leaves the weakest."""
    state = seven("Ac 7c 8z", "9c 8c 7k", "7l 8l 9l")
    ace, eight = parse_card("Ac"), parse_card("8z")
    assert temptations(state, ace, frozenset({eight}), ace) == {eight: (CHEAPEST,)}
    assert temptations(state, eight, frozenset({eight}), ace) == {eight: (BOT, CHEAPEST)}
    assert temptations(state, eight, frozenset({ace}), eight) == {ace: (TAKES, STRONGEST)}


@pytest.mark.parametrize(
    ("why", "depth", "cards", "graded"),
    [
        ((BOT,), 6, 6, "hard"),
        ((BOT,), 5, 6, "medium"),
        ((CHEAPEST,), 9, 6, "medium"),
        ((BOT,), 3, 4, "medium"),
        ((BOT,), 3, 3, "easy"),
        ((STRONGEST,), 3, 6, "easy"),
    ],
)
def test_grades(why: tuple[str, ...], depth: int, cards: int, graded: str) -> None:
    assert graded in GRADES
    assert grade({Card.CA: why}, depth, cards) == graded


# Files


def test_files_are_read_back() -> None:
    mark = Mark("a seed", ("voleny",), ("easy",), 25)
    text = write_puzzles([*SHIPPED[:3], mark])
    assert parse_puzzles(text, "x") == [*SHIPPED[:3], mark]
    assert puzzles_of(parse_puzzles(text + '{"is":"puz', "x")) == SHIPPED[:3]


def broken(**fields: Any) -> str:
    return write_puzzles([SHIPPED[0], msgspec.structs.replace(SHIPPED[0], **fields)])


@pytest.mark.parametrize(
    "text",
    [
        "no json\n",
        '{"is":"else"}\n',
        broken(game="bridge"),
        broken(profile="nowhere"),
        broken(pack="Ac"),
        broken(dealer=3, seats=2),
        broken(actions=("play Ac",)),
        broken(actions=("sing",)),
        broken(seats=2),
        broken(profile="/etc/hostname.toml"),
        broken(profile="cafe"),
        broken(component="sto"),
        broken(component=""),
        broken(card=next(iter(SHIPPED[0].tempting))),
        broken(card="zz"),
        broken(grade=next(one for one in GRADES if one != SHIPPED[0].grade)),
        broken(depth=SHIPPED[0].depth + 1),
        broken(tempting={}),
        broken(tempting={"zz": (BOT,)}),
        broken(tempting={SHIPPED[0].card: (CHEAPEST,)}),
        broken(actions=SHIPPED[0].actions[:-9]),
        broken(actions=SHIPPED[0].actions[:-1]),
        "[" * 5000 + "\n",
        "\xff no json at its end",
    ],
)
def test_what_is_no_puzzle_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(PuzzleError, match=r"^file\x3f, line \d: ") as caught:
        parse_puzzles(text, "file?")
    if caught.value.code == "puzzle-because":
        check_record_words(caught.value)
    else:
        check_words(caught.value)


def test_a_puzzle_knows_its_position() -> None:
    puzzle: Puzzle = SHIPPED[0]
    state = puzzle.state()
    assert state.phase == "play"
    assert len(state.history) == len(puzzle.actions)
