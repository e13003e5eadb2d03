"""Text for cards, hands and packs; the tables of docs/program/notation.md are the list of what is read."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.cards import PACK, Card, CardSet, Rank, Suit
from marias.errors import MariasError, NotationError
from marias.notation import (
    parse_card,
    parse_cards,
    parse_hand,
    parse_pack,
    write_card,
    write_cards,
    write_hand,
    write_pack,
)
from tests import strategies

PAGE = (Path(__file__).parent.parent.parent / "docs/program/notation.md").read_text(encoding="utf-8")
LANGUAGES = ["cs", "sk", "en", "sr"]


def table(head: str) -> list[list[str]]:
    """The rows of the table of the page that begins with this column."""
    rows = PAGE[PAGE.index(f"\n| {head} |") :].lstrip("\n").split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def strip(cell: str) -> str:
    return cell.strip("`")


SUIT_ROWS = {Suit(strip(row[0])): row[1:] for row in table("suit")}
RANK_ROWS = {Rank(strip(row[0])): row[1:] for row in table("rank")}
SUIT_SHORT = {suit: row[0].split() + row[1].split() for suit, row in SUIT_ROWS.items()}
SUIT_WORDS = {suit: row[2].split(", ") for suit, row in SUIT_ROWS.items()}
RANK_SHORT = {rank: row[0].split() for rank, row in RANK_ROWS.items()}
RANK_WORDS = {rank: row[1].split(", ") for rank, row in RANK_ROWS.items()}
SERBIAN_LETTERS = {Suit.HEARTS: "H", Suit.BELLS: "B", Suit.LEAVES: "L", Suit.ACORNS: "Ž"}


def refusal(text: str, language: str = "cs") -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_card(text, language)
    return caught.value


def is_cyrillic(word: str) -> bool:
    return any("CYRILLIC" in unicodedata.name(letter, "") for letter in word)


# --- One card --------------------------------------------------------------------------------------------------------


def test_the_page_lists_every_suit_and_rank() -> None:
    assert list(SUIT_ROWS) == list(Suit)
    assert list(RANK_ROWS) == list(Rank)


@pytest.mark.parametrize(
    ("card", "text"), [(Card.KA, "Ak"), (Card.ZX, "Xz"), (Card.LS, "Sl"), (Card.CQ, "Qc"), (Card.K7, "7k")]
)
def test_a_card_is_written_as_rank_and_suit(card: Card, text: str) -> None:
    assert write_card(card) == text


@pytest.mark.parametrize("language", ["cs", "sk", "en"])
@pytest.mark.parametrize("card", PACK, ids=str)
def test_what_is_written_is_read_back(card: Card, language: str) -> None:
    assert parse_card(write_card(card), language) is card


@pytest.mark.parametrize(("text", "card"), [(strip(row[0]), strip(row[1])) for row in table("written")])
def test_examples_of_the_page(text: str, card: str) -> None:
    assert str(parse_card(text)) == card


@pytest.mark.parametrize("card", PACK, ids=str)
def test_letters_and_signs_in_either_order(card: Card) -> None:
    for rank in RANK_SHORT[card.rank]:
        for suit in SUIT_SHORT[card.suit]:
            for between in ("", "-", " ", "\N{NO-BREAK SPACE}", "–"):
                for text in (rank + between + suit, suit + between + rank):
                    for written in (text, text.lower(), text.upper(), f"\t {text}\n"):
                        assert parse_card(written) is card, written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", PACK, ids=str)
def test_words_in_either_order_in_every_language(card: Card, language: str) -> None:
    for rank in RANK_WORDS[card.rank]:
        for suit in SUIT_WORDS[card.suit]:
            for text in (f"{rank} {suit}", f"{suit} {rank}", f"{rank} of {suit}", f"{rank}-{suit}"):
                assert parse_card(text, language) is card, text
                assert parse_card(text.upper(), language) is card, text


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_letter_beside_a_word(card: Card) -> None:
    for rank in RANK_SHORT[card.rank]:
        for suit in SUIT_WORDS[card.suit]:
            if not (is_cyrillic(suit) and rank == "D"):  # in Serbian D is dama or donjak
                assert parse_card(f"{rank} {suit}") is card, (rank, suit)
    for suit in SUIT_SHORT[card.suit]:
        for rank in RANK_WORDS[card.rank]:
            if not is_cyrillic(rank):  # which makes the letter a Serbian one
                assert parse_card(f"{rank} {suit}") is card, (rank, suit)


@pytest.mark.parametrize("card", PACK, ids=str)
def test_other_ways_to_store_the_same_letters(card: Card) -> None:
    for rank in RANK_WORDS[card.rank]:
        for suit in SUIT_WORDS[card.suit]:
            text = f"{rank} {suit}"
            composed, apart = unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text)
            bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
            for written in (composed, apart, bare, text.replace(" ", "\N{NO-BREAK SPACE}")):
                assert parse_card(written) is card, written
    for sign in SUIT_ROWS[card.suit][1].split():
        for selector in ("\ufe0e", "\ufe0f"):
            assert parse_card(sign + selector + card.rank.value) is card
    decomposed = {Suit.HEARTS: "c\u030c", Suit.ACORNS: "Z\u030c"}
    if card.suit in decomposed:
        assert parse_card(decomposed[card.suit] + card.rank.value) is card


@pytest.mark.parametrize("card", PACK, ids=str)
@pytest.mark.parametrize("language", ["sr", "sr-Latn", "sr-Cyrl"])
def test_serbian_letters(card: Card, language: str) -> None:
    for rank in RANK_SHORT[card.rank]:
        for suit in SERBIAN_LETTERS[card.suit]:
            if rank != "D":
                assert parse_card(rank + suit, language) is card
                assert parse_card(suit + rank, language) is card


@pytest.mark.parametrize(
    ("text", "card"), [("ХА", "Ac"), ("Б9", "9k"), ("10Л", "Xz"), ("Ж-К", "Kl"), ("Ј херц", "Sc"), ("л десетка", "Xz")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cyrillic_is_serbian_in_every_language(text: str, card: str, language: str) -> None:
    assert str(parse_card(text, language)) == card


def test_the_same_letters_in_two_languages() -> None:
    assert parse_card("ZA", "cs") is Card.ZA
    assert parse_card("ŽA", "sr") is Card.LA
    assert parse_card("AL", "cs") is Card.LA
    assert parse_card("AL", "sr") is Card.ZA
    assert parse_card("GA", "sk") is Card.KA
    assert parse_card("10 g", "sk") is Card.KX
    assert "a suit" in str(refusal("GA", "cs"))
    assert parse_card("DH", "cs") is Card.CQ
    assert parse_card("QD", "en") is Card.KQ
    assert parse_card("AD", "en") is Card.KA
    assert parse_card("KD", "cs") is Card.KQ


@pytest.mark.parametrize(
    ("text", "language", "one", "two"),
    [
        ("DH", "sk", "Qc", "Sc"),
        ("DH", "sr", "Qc", "Sc"),
        ("ХД", "cs", "Qc", "Sc"),
        ("AC", "en", "Ac", "Al"),
        ("lA", "en", "Al", "Az"),
        ("al", "en", "Al", "Az"),
        ("KD", "en", "Kk", "Qk"),
        ("З9", "cs", "9z", "9l"),
        ("as z", "sr", "Az", "Al"),  # zelena is what the suit is called, and žir may be typed without its sign
        ("zA", "sr-Cyrl", "Az", "Al"),
    ],
)
def test_what_may_be_two_cards_is_refused_with_both(text: str, language: str, one: str, two: str) -> None:
    problem = str(refusal(text, language))
    assert {one, two} <= set(problem.split())


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 0, "a card, such as Ak"),
        ("  \t", 0, "a card, such as Ak"),
        ("-", 0, "a card, such as Ak"),
        ("A", 1, "a suit too, as in Ak"),
        ("eso ", 4, "a suit too, as in Ak"),
        ("♥", 1, "a rank too, as in Ak"),
        ("listy", 5, "a rank too, as in Ak"),
        ("K", 1, "a suit or a rank too, as in Ak"),
        ("AA", 0, "one rank and one suit, but 'a a' is two of a kind"),
        ("eso král", 4, "one rank and one suit, but 'eso král' is two of a kind"),
        ("AS", 2, "a suit too, as in Ak"),
        ("JS", 0, "one rank and one suit, but 'j s' is two of a kind"),
        ("srdce W", 6, "a rank (7 8 9 X S Q K A) or a suit (c k z l), as a letter or a word"),
        ("6k", 0, "a rank (7 8 9 X S Q K A) or a suit (c k z l), as a letter or a word"),
        ("100k", 0, "a rank (7 8 9 X S Q K A) or a suit (c k z l), as a letter or a word"),
        ("Ak Xz", 3, "the end of the card: it has one rank and one suit"),
        ("eso na srdce", 4, "a rank (7 8 9 X S Q K A) or a suit (c k z l), as a letter or a word"),
    ],
)
def test_a_refusal_says_where_and_what_was_expected(text: str, position: int, expected: str) -> None:
    problem = refusal(text)
    assert problem.params == {"text": text, "position": position, "expected": expected}
    assert str(problem) == f"cannot read {text!r} at character {position + 1}: expected {expected}"
    assert isinstance(problem, MariasError)


def test_kule_is_no_suit_letter_in_serbian() -> None:
    assert "two of a kind" in str(refusal("Kk", "sr"))
    assert "a rank" in str(refusal("cA", "sr"))


def test_an_unknown_language_is_refused() -> None:
    assert refusal("Ak", "xx").params["expected"] == "a language: cs sk en sr"


# --- Lists, hands, packs ---------------------------------------------------------------------------------------------


@given(strategies.card_lists(), st.sampled_from(["cs", "sk", "en"]))
def test_lists_round_trip(cards: tuple[Card, ...], language: str) -> None:
    assert parse_cards(write_cards(cards), language) == cards


@given(strategies.hands())
def test_hands_round_trip(hand: CardSet) -> None:
    assert parse_hand(write_hand(hand)) == hand


@given(strategies.packs)
def test_packs_round_trip(pack: tuple[Card, ...]) -> None:
    assert parse_pack(write_pack(pack)) == pack


def test_a_list_keeps_its_order_and_a_hand_stands_in_pack_order() -> None:
    assert write_cards([Card.ZX, Card.KA, Card.C7]) == "Xz Ak 7c"
    assert write_hand(CardSet([Card.ZX, Card.KA, Card.C7])) == "7c Ak Xz"
    assert write_hand(CardSet()) == ""


@pytest.mark.parametrize(
    "text",
    ["Ak Xz Kl", "Ak,Xz,Kl", "Ak+Xz+Kl", " Ak , Xz Kl ", "kule eso, X-z + král žaludy", "♦A ♠10 ♣K", "AK\nXZ\tKŽ"],
)
def test_separators(text: str) -> None:
    assert parse_cards(text) == (Card.KA, Card.ZX, Card.LK)


@pytest.mark.parametrize(
    ("text", "cards"),
    [("", ()), (" \n", ()), ("srdce eso", (Card.CA,)), ("K k", (Card.KK,)), ("ten of leaves", (Card.ZX,))],
)
def test_short_lists(text: str, cards: tuple[Card, ...]) -> None:
    assert parse_cards(text) == cards
    assert parse_hand(text) == CardSet(cards)


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("Ak,,Xz", 3, "a card, such as Ak"),
        ("Ak, ", 3, "a card, such as Ak"),
        (",", 0, "a card, such as Ak"),
        ("Ak Xz Ak", 6, "each card once: Ak stands already at character 1"),
        ("Xz, kule eso, Ak", 14, "each card once: Ak stands already at character 5"),
        ("Ak Yz", 3, "a rank (7 8 9 X S Q K A) or a suit (c k z l), as a letter or a word"),
        ("srdce eso král žaludy", 10, "the end of the card: it has one rank and one suit"),
        ("Ak, srdce, Xz", 9, "a rank too, as in Ak"),
    ],
)
def test_a_list_says_where_it_breaks(text: str, position: int, expected: str) -> None:
    for parse in (parse_cards, parse_hand):
        with pytest.raises(NotationError) as caught:
            parse(text)
        assert (caught.value.params["position"], caught.value.params["expected"]) == (position, expected)


IN_ORDER = (
    "7c 8c 9c Sc Qc Kc Xc Ac 7k 8k 9k Sk Qk Kk Xk Ak "  # places 0 to 15, three characters each
    "7z 8z 9z Sz Qz Kz Xz Az 7l 8l 9l Sl Ql Kl Xl Al"
)


def test_the_pack_in_order() -> None:
    assert write_pack(PACK) == IN_ORDER
    assert parse_pack(IN_ORDER.replace(" ", ",")) == PACK


@pytest.mark.parametrize(
    ("text", "position", "problem"),
    [
        (IN_ORDER.removesuffix(" Al"), 92, "31 given; missing: Al"),
        (IN_ORDER + " 7c", 96, "33 given; twice: 7c"),
        (IN_ORDER.replace("Xk", "Ak"), 45, "32 given; twice: Ak; missing: Xk"),
        ("", 0, f"0 given; missing: {IN_ORDER}"),
        ("Ak Ak Ak", 3, f"3 given; twice: Ak; missing: {IN_ORDER.replace('Ak ', '')}"),
    ],
)
def test_a_wrong_pack_says_what_is_wrong(text: str, position: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_pack(text)
    expected = f"the 32 different cards of the pack ({problem})"
    assert (caught.value.params["position"], caught.value.params["expected"]) == (position, expected)


def test_a_wrong_pack_is_not_written() -> None:
    with pytest.raises(NotationError, match="31 given; missing: 7c"):
        write_pack(PACK[1:])
