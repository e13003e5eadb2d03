"""What the table shows: the order of the hand, legal cards, components and their price, marriages, colours."""

from __future__ import annotations

from typing import Any

import pytest

from marias.cards import PACK, Card, CardSet, Order, Suit
from marias.notation import parse_cards
from marias.rules import GAMES
from marias.rules.actions import Good, Play, Say
from marias.rules.contract import Deal
from marias.rules.profile import load
from marias.rules.voleny.actions import Ask, Bad, Declare, TakeOver
from marias.texts import LANGUAGES
from marias.tui import board
from marias.tui.board import Scene
from marias.tui.look import has_signs, without_marks
from tests.tui.typist import look_in

GAME = GAMES["voleny"]
LIGA: Any = load(GAME.profile, "liga")
CS = look_in("cs")
SCENE = Scene(("Jana", "Petr", "Eva"), (102, 99, 99), 3)


def deal(forhont: str, second: str = "", dealer: int = 2) -> Any:
    """A deal in which forhont (seat 0) gets these cards, the first seven first, and second these."""
    mine, next_ones = parse_cards(forhont), parse_cards(second)
    rest = [card for card in PACK if card not in mine and card not in next_ones]
    next_ones = (*next_ones, *(rest.pop() for _ in range(10 - len(next_ones))))
    mine = (*mine, *(rest.pop() for _ in range(12 - len(mine))))
    pack = (*mine[:7], *next_ones[:5], *rest[:5], *mine[7:], *next_ones[5:], *rest[5:])
    return GAME.start(LIGA, Deal(pack, dealer, 3))


def after(state: Any, *actions: Any) -> Any:
    for action in actions:
        state = state.after(action)
    return state


def trump(text: str) -> Any:
    return next(action for action in deal(HEARTS_HEAVY).legal() if getattr(action, "card", None) is Card(text))


HEARTS_HEAVY = "Ac Xc Kc Qc Sc 9c 7l Al Xl 8l 7k 8k"
IN_TRUMPS = "Ac Xc Kc Qc Sc 9c Al Xl 8l 7l"
IN_PLAIN = "Ac Kc Qc Sc Xc 9c Al Xl 8l 7l"


def shown(view: Any) -> str:
    return " ".join(map(str, board.hand_of(view)))


@pytest.mark.trial("R009")
def test_the_hand_is_sorted_by_the_order_in_force() -> None:
    """The hand of the trial; in (a) the ten stands under the ace, in (b) and (c) under the spodek."""
    hra = after(deal(HEARTS_HEAVY), trump("7l"), Ask(_two("7k 8k")), Good(), Good(), Declare("hra"))
    assert shown(hra.view(0)) == IN_TRUMPS
    # (b) another hand takes over with betl: his own twelve, and his ten after the discard
    other = deal("7k 8k", HEARTS_HEAVY[: 3 * 10 - 1])
    chosen = after(other, other.legal()[0])
    taken = after(chosen, next(action for action in chosen.legal() if isinstance(action, Ask)), Bad())
    assert shown(taken.view(1)).startswith("Ac Kc Qc Sc Xc 9c")
    mine = [card for card in taken.hands[1] if str(card) not in IN_PLAIN.split()]
    betl = after(taken, TakeOver("betl", (mine[0], mine[1])))
    assert shown(betl.view(1)) == IN_PLAIN
    # (c) another seat takes over with durch: the hand changes at that moment, and not before it is said
    asked = after(deal(HEARTS_HEAVY), trump("7l"), Ask(_two("7k 8k")))
    assert shown(asked.view(0)) == IN_TRUMPS
    bad = after(asked, Bad())
    assert shown(bad.view(0)) == IN_TRUMPS
    durch = after(bad, TakeOver("durch", tuple(list(bad.hands[1])[:2])))
    assert shown(durch.view(0)) == IN_PLAIN
    assert board.order_of(durch.view(2)) is Order.PLAIN
    played = after(durch, Good(), Good())
    assert shown(played.view(0)) == IN_PLAIN


def _two(text: str) -> Any:
    return parse_cards(text)


def seven_with_flek() -> Any:
    """Sedma in hearts with re on the game and flek on the seven, up to the first card."""
    state = after(deal("7c Ac Xc Kc Qc Az Xz Kz Qz 9z 8z 7z"), trump_of("7c", "7c Ac Xc Kc Qc Az Xz Kz Qz 9z 8z 7z"))
    state = after(state, Ask(_two("8z 7z")), Good(), Good(), Declare("sedma"))
    return after(state, Say(("hra", "sedma")), Say(), Say(("hra",)), Say(), Say())


def trump_of(card: str, hand: str) -> Any:
    return next(action for action in deal(hand).legal() if getattr(action, "card", None) is Card(card))


def test_components_stand_with_level_and_present_value() -> None:
    """Price list of the rule sheet: hra 1, sedma 4; hearts double; flek 2, re 4."""
    view = seven_with_flek().view(1)
    lines = list(board.bargain(CS, view, SCENE.names))
    assert lines[0] == "Hraje se sedma v červených (♥). Aktér: Jana"
    assert lines[1] == "hra: re, 8 Kč; sedma: flek, 16 Kč"


def test_marriages_tricks_and_chips_of_all_are_shown() -> None:
    state = after(seven_with_flek(), Play(Card.ZQ))
    rows = list(board.people(CS, state.view(1), SCENE))
    assert rows[0] == "  Jana  0 zdvihů; 102 Kč; aktér; drží sedmu; hlášky ♠ 20"
    assert rows[1].startswith("* Petr  0 zdvihů; 99 Kč")
    assert rows[2] == "  Eva   0 zdvihů; 99 Kč; rozdává"
    assert board.trick(CS, state.view(1), SCENE.names) == "Na stole: Jana ♠Q"


def test_legal_cards_stand_in_brackets() -> None:
    state = seven_with_flek()
    numbers, cards = board.hand(CS, state.view(0), 80)
    bracketed = {card.strip("[] ") for card in cards.split() if card.startswith("[")}
    legal = {CS.card(action.card) for action in state.legal() if isinstance(action, Play)}
    assert bracketed == legal
    assert {"♥K", "♠K", "♥7"}.isdisjoint(bracketed)  # behind their svršek; the announced seven is kept
    assert [cards[numbers.index(str(n)) - 1 :][:1] in "[ " for n in range(1, 11)] == [True] * 10


def test_plain_hand_is_a_row_of_numbers_and_cards() -> None:
    (row,) = board.hand(look_in("cs", plain=True), seven_with_flek().view(0), 80)
    assert row == "1 [ČA]  2 [Č10]  3 ČK  4 [ČQ]  5 Č7  6 [ZA]  7 [Z10]  8 ZK  9 [ZQ]  10 [Z9]"


@pytest.mark.parametrize("width", [40, 24, 10])
def test_a_narrow_window_breaks_the_hand_in_rows(width: int) -> None:
    rows = list(board.hand(CS, seven_with_flek().view(0), width))
    assert max(map(len, rows)) <= width
    assert sum(row.count("♥") + row.count("♠") for row in rows) == 10


def test_nothing_hidden_is_shown_of_other_hands() -> None:
    """Only the own cards, the trick and the open hand ever stand on the board."""
    state = seven_with_flek()
    text = "\n".join(
        [
            *board.bargain(CS, state.view(1), SCENE.names),
            *board.people(CS, state.view(1), SCENE),
            *board.hand(CS, state.view(1), 80),
        ]
    )
    others = state.hands[0] | state.hands[2] | state.talon
    assert not [card for card in others if CS.card(card) in text.split()]
    assert CardSet(board.hand_of(state.view(1))) == state.hands[1]


def test_cards_are_coloured_by_suit() -> None:
    painted = CS.painted("Jana: ♥A, ♦10, ♠7 a ♣Q")
    spans = {painted.plain[span.start : span.end]: str(span.style) for span in painted.spans}
    assert spans == {"♥A": "bold red", "♦10": "bold yellow", "♠7": "bold green", "♣Q": "bold"}
    plain = look_in("cs", plain=True).painted("Karel: KA a KAK")
    assert [plain.plain[span.start : span.end] for span in plain.spans] == ["KA"]


@pytest.mark.trial("R128")
@pytest.mark.parametrize(
    ("environment", "encoding", "signs"),
    [
        ({}, "utf-8", True),
        ({"LANG": "cs_CZ.UTF-8"}, "utf-8", True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "utf-8", False),
        ({"LANG": "C", "LC_CTYPE": "cs_CZ.UTF-8"}, "utf-8", True),
        ({"LC_ALL": "POSIX", "LANG": "cs_CZ.UTF-8"}, "utf-8", False),
        ({"LANG": "cs_CZ.ISO-8859-2"}, "iso8859-2", False),
        ({}, "cp1250", False),
        ({}, "ascii", False),
    ],
)
def test_where_signs_can_be_shown(environment: dict[str, str], encoding: str, signs: bool) -> None:
    assert has_signs(environment, encoding) == signs


def test_ascii_tells_the_suits_apart() -> None:
    for language in LANGUAGES:
        look = look_in(language, ascii_only=True)
        labels = [look.card(card) for card in PACK]
        assert len(set(labels)) == 32
        assert all(label.isascii() for label in labels)
        assert len({look.suit(suit) for suit in Suit}) == 4
    assert without_marks("„Žluťoučký – kůň“ → ♥") == '"Zlutoucky - kun" -> ?'
