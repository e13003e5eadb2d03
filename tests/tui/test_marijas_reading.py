"""What people type in marijaš, in Serbian (both scripts), Czech, Slovak and English, and what it is read as."""

from __future__ import annotations

from typing import Any

import pytest

from marias.cards import PACK, Card, Suit
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Action
from marias.rules.marijas.actions import (
    BETL,
    DALJE,
    LEAVE,
    SURRENDER,
    TAKE,
    CallCard,
    Discard,
    NameTrump,
    Show,
)
from marias.texts import Text
from marias.tui.board import hand_of
from marias.tui.faces.marijas.asking import drafted
from marias.tui.look import Look
from marias.tui.reading import command, read, yes
from marias.tui.typed import Draft, Sure, Wrong
from tests.rules.marijas_scripts import A, B, four, rules, run, three, two
from tests.tui.typist import look_in

SR, EN, CS, SK = (look_in(language) for language in ("sr", "en", "cs", "sk"))
PLAIN = look_in("sr", plain=True)
FRENCH = look_in("sr", plain=True, french=True)
MINE = "Kc Qc 7k 8l  Kz Qz Ak 9l"
"""Kralj and dama of herc and of zelena; in the first four the kralj and dama of herc."""
OTHER = "Ac Xc 9k 7l  8c 9c Xk Kk"

FOUR = ("7c 8c 9c Sc Qc Kc 7k 8k", "Ac Xc 9k Sk Qk Kk Xk Ak", "7z 8z 9z Sz Qz Kz Xz Az", "7l 8l 9l Sl Ql Kl Xl Al")


def called(trump: str = "c", profile: Any = None) -> Any:
    """Two players, A to lead."""
    return run(two(MINE, OTHER, profile=profile or rules(2)), f"trump {trump}")


def meant(typed: str, view: Any, look: Any = SR) -> Any:
    answer = read(typed, view, look, Draft())
    return answer.action if isinstance(answer, Sure) else answer


def said(typed: str, view: Any, look: Any = SR) -> str:
    """The message that was the answer, of a question or of what was not understood."""
    answer = read(typed, view, look, Draft())
    assert isinstance(answer, Sure | Wrong), answer
    return answer.message


# The call


@pytest.mark.parametrize("typed", ["z", "Z", "з"])
@pytest.mark.parametrize("language", ["sr", "sr-Cyrl"])
def test_the_letter_of_two_suits_names_both(typed: str, language: str) -> None:
    wrong = read(typed, two(MINE, OTHER).view(A), look_in(language), Draft())
    assert isinstance(wrong, Wrong)
    assert wrong.message == "one-of-two"
    assert (wrong.params["one"], wrong.params["two"]) in [("zelena", "žir"), ("зелена", "жир")]


def test_a_card_of_two_suits_names_both() -> None:
    words: dict[str, object] = {"typed": "as z", "one": "as zelena", "two": "as žir"}
    assert read("as z", four(*FOUR).view(A), SR, Draft()) == Wrong("one-of-two", words)
    assert read("as z", called().view(A), SR, Draft()) == Wrong("one-of-two", words)


@pytest.mark.clause("SRB-25", "SRB-36")
@pytest.mark.parametrize(
    ("typed", "look", "suit"),
    [
        ("herc", SR, "c"),
        ("Zovem herc!", SR, "c"),
        ("zovem herca", SR, "c"),
        ("adut je herc", SR, "c"),
        ("adut: bundeva", SR, "k"),
        ("zovem bundevu", SR, "k"),
        ("zelena", SR, "z"),
        ("neka bude zelena", SR, "z"),
        ("list", SR, "z"),
        ("žir", SR, "l"),
        ("zir", SR, "l"),
        ("жир", SR, "l"),
        ("зовем херц", SR, "c"),
        ("адут је бундева", SR, "k"),
        ("pik", SR, "z"),
        ("tref", FRENCH, "l"),
        ("♦", SR, "k"),
        ("H", PLAIN, "c"),
        ("L", PLAIN, "z"),
        ("P", FRENCH, "z"),
        ("K", FRENCH, "k"),
        ("hearts", EN, "c"),
        ("call clubs", EN, "l"),
        ("trumps hearts", EN, "c"),
        ("kule", CS, "k"),
        ("volám žaludy", CS, "l"),
        ("guľa", SK, "k"),
        ("tromfy červeň", SK, "c"),
    ],
)
def test_trump_is_named(typed: str, look: Any, suit: str) -> None:
    view = two(MINE, OTHER).view(A)
    assert command(typed, view, look) == ""
    assert meant(typed, view, look) == NameTrump(Suit(suit))


@pytest.mark.clause("SRB-56")
@pytest.mark.parametrize("typed", ["predajem se", "Predajem se!", "predaja", "предајем се", "surrender", "vzdávám se"])
def test_surrender_is_asked_about(typed: str) -> None:
    answer = read(typed, two(MINE, OTHER).view(A), SR, Draft())
    assert answer == Sure(SURRENDER, "sure-surrender", {"price": "2 boda u zapisu", "seats": 2})


@pytest.mark.clause("SRB-47", "SRB-48")
@pytest.mark.parametrize(
    ("typed", "look", "card"),
    [
        ("as herc", SR, "Ac"),
        ("A herc", SR, "Ac"),  # as the rule sheet writes it
        ("zovem as herc", SR, "Ac"),
        ("zovem kartu as bundeva", SR, "Ak"),
        ("зовем ас бундева", SR, "Ak"),
        ("♣10", SR, "Xl"),
        ("desetka žir", SR, "Xl"),
        ("dama pik", FRENCH, "Qz"),
        ("PQ", FRENCH, "Qz"),
        ("call the ace of hearts", EN, "Ac"),
        ("žaludové eso", CS, "Al"),
        ("volám srdcové eso", CS, "Ac"),
        ("červené eso", SK, "Ac"),
    ],
)
def test_a_card_is_called(typed: str, look: Any, card: str) -> None:
    view = four(*FOUR)
    assert read(typed, view.view(A), look, Draft()) == CallCard(Card(card))


@pytest.mark.clause("SRB-55")
def test_calling_an_own_card_is_asked_about() -> None:
    view = four(*FOUR).view(A)
    for typed in ("sedmica herc", "4"):
        assert read(typed, view, SR, Draft()) == Sure(CallCard(Card("7c")), "sure-call-own", {"card": "♥7"})
    # The second packet is not seen yet, so nothing is told of it.
    assert read("dama herc", view, SR, Draft()) == CallCard(Card("Qc"))
    assert said("9", view) == "no-such-number"


def test_a_suit_for_a_card_and_a_card_for_a_suit_are_refused_by_the_rules() -> None:
    state = two(MINE, OTHER)
    assert state.objection(meant("as herc", state.view(A))) == ("name-a-suit", "SRB-36")
    of_four = four(*FOUR)
    assert of_four.objection(meant("herc", of_four.view(A))) == ("call-a-card", "SRB-47")
    assert state.objection(meant("dalje", state.view(A))) == ("call-first", "SRB-36")


@pytest.mark.parametrize(
    ("typed", "message"), [("", "empty-marijas-call"), ("xyz", "no-called-suit"), ("7", "no-called-suit")]
)
def test_what_is_no_suit(typed: str, message: str) -> None:
    assert said(typed, two(MINE, OTHER).view(A)) == message


# Dalje and extraordinary games


@pytest.mark.clause("SRB-35", "SRB-50")
@pytest.mark.parametrize("typed", ["dalje", "Dalje.", "d", "даље", "dál", "ďalej", "dalej", ""])
def test_dalje(typed: str) -> None:
    view = three(
        "7c 8c 9c Sc Qc Kc 7k 8k 9k Sk", "Ac Xc Qk Kk Xk Ak 7z 8z 9z Sz", "Qz Kz Xz Az 7l 8l 9l Sl Ql Kl"
    ).view(A)
    assert meant(typed, view) == DALJE


def test_where_more_may_be_said_enter_is_no_dalje() -> None:
    hands = ("7c 8c 9c Sc Qc Kc 7k 8k 9k Sk", "Ac Xc Qk Kk Xk Ak 7z 8z 9z Sz", "Qz Kz Xz Az 7l 8l 9l Sl Ql Kl")
    view = three(*hands, profile=rules(3, extraordinary="betl", dalje="all_pass_redeal")).view(A)
    assert said("", view) == "empty-dalje"
    assert meant("Betl!", view) == BETL
    assert meant("herc", view) == NameTrump(Suit.HEARTS)
    assert said("xyz", view) == "no-dalje"


# The talon


THREE = ("Ac Xc Kc Qc 7k 8k 9k 7z 8z 7l", "Ak Xk Kk Qk 9c 8c 7c Sc Az Xz", "Al Xl Kl Ql Kz Qz Sz 9z 8l 9l")


@pytest.mark.clause("SRB-37")
@pytest.mark.parametrize(
    ("typed", "look"),
    [
        ("{} {}", SR),
        ("♦9 ♦8", SR),
        ("devetka bundeva i osmica bundeva", SR),
        ("деветка бундева, осмица бундева", SR),
        ("9k, 8k", CS),
        ("nine of bells, eight of bells", EN),
    ],
)
def test_discard(typed: str, look: Any) -> None:
    view = run(three(*THREE), "dalje 3; trump c").view(A)
    hand = hand_of(view)
    numbers = (hand.index(Card("9k")) + 1, hand.index(Card("8k")) + 1)
    assert meant(typed.format(*numbers), view, look) == Discard((Card("8k"), Card("9k")))


def test_wrong_discards() -> None:
    state = run(three(*THREE), "dalje 3; trump c")
    view = state.view(A)
    assert said("", view) == "empty-marijas-discard"
    assert said("3", view) == "two-cards"
    assert said("huh", view) == "no-discard"
    assert state.objection(meant("as herc, desetka herc", view)) == ("no-sharp-in-talon", "SRB-37")
    assert state.objection(meant("5 5", view)) == ("two-cards-at-once", "SRB-37")


def test_taking_or_leaving_the_talon() -> None:
    view = run(three(*THREE, profile=rules(3, talon_taking="may")), "dalje 3; trump c").view(A)
    assert [meant(typed, view) for typed in ("uzimam", "Uzimam talon.", "узимам", "beru", "take")] == [TAKE] * 5
    assert [meant(typed, view) for typed in ("ostavljam", "остављам", "nechám", "leave")] == [LEAVE] * 4
    assert said("herc", view) == "no-talon"


# Marriages


@pytest.mark.clause("SRB-20", "SRB-24")
@pytest.mark.parametrize(
    ("typed", "look", "card"),
    [
        ("fircik", SR, "Qc"),
        ("Fircik!", SR, "Qc"),
        ("fircik 2", SR, "Qc"),
        ("2 fircik", SR, "Qc"),
        ("fircik herc", SR, "Qc"),
        ("фирцик", SR, "Qc"),
        ("zovem dama herc", SR, "Qc"),
        ("cvancik", SR, "Qz"),
        ("цванцик зелена", SR, "Qz"),
        ("cvancik ♠Q", SR, "Qz"),
        ("cvancik, dama zelena", SR, "Qz"),
        ("dvadeset zelena", SR, "Qz"),
        ("marriage queen of leaves", EN, "Qz"),
        ("call over of hearts", EN, "Qc"),
        ("hlásím zeleného svrška", CS, "Qz"),
        ("fircik červený horník", SK, "Qc"),
    ],
)
def test_a_marriage_is_called(typed: str, look: Any, card: str) -> None:
    view = called().view(A)
    assert read(typed, view, look, Draft()) == PlayMarriage(Card(card))


def test_the_word_must_be_the_right_one() -> None:
    view = called().view(A)
    assert said("cvancik herc", view) == "is-fircik"
    assert said("fircik zelena", view) == "is-cvancik"
    assert said("cvancik xyz", view) == "no-card"


def test_which_of_several_marriages() -> None:
    view = called("k").view(A)  # two cvanciks
    half = read("cvancik", view, SR, Draft())
    assert half == Draft((), "cvancik")
    assert drafted(SR, half, view) == "Koji? Možeš zvati „cvancik 2“, „cvancik 6“."
    for typed in ("6", "zelena", "cvancik 6", "dama zelena"):
        assert read(typed, view, SR, half) == PlayMarriage(Card("Qz")), typed
    assert read("ćutke 6", view, SR, half) == Play(Card("Qz"))
    mixed = called().view(A)
    some = read("zovem", mixed, SR, Draft())
    assert isinstance(some, Draft)
    assert read("2", mixed, SR, some) == PlayMarriage(Card("Qc"))


def test_what_cannot_be_called_is_refused_by_the_rules() -> None:
    state = run(called("l"), "play_marriage Qz; play 7l")
    view = state.view(state.to_act)
    assert said("cvancik", view) == "marriage-not-held"
    later = called("l", rules(2, marriage_when="after_trick"))
    wrong = later.objection(meant("cvancik herc", later.view(A)))
    assert wrong is not None
    assert wrong[0] == "marriage-not-now"


def test_a_card_that_loses_a_marriage_is_asked_about() -> None:
    """Dama or kralj without a word, while the pair may be called; not where the word for silence is said."""
    view = called().view(A)
    lost = {"word": "fircik", "suit": "♥", "number": 2}
    assert read("dama herc", view, SR, Draft()) == Sure(Play(Card("Qc")), "sure-uncalled", lost)
    assert read("1", view, SR, Draft()) == Sure(Play(Card("Kc")), "sure-uncalled", lost)
    for typed in ("ćutke 1", "ћутке 1", "tiho 1", "silent 1", "mlčky 1"):
        assert read(typed, view, SR, Draft()) == Play(Card("Kc")), typed
    assert read("as bundeva", view, SR, Draft()) == Play(Card("Ak"))


def test_shown_marriages() -> None:
    view = called(profile=rules(2, marriage_card="shown")).view(A)
    assert meant("fircik", view) == Show(Card("Qc"))
    assert meant("pokazujem damu zelenu", view) == Show(Card("Qz"))
    assert said("1", view) == "sure-uncalled"


# Words for everybody


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("pomoć", "help"),
        ("помоћ", "help"),
        ("poslednji štih", "last"),
        ("kraj", "end"),
        ("крај", "end"),
        ("koniec", "end"),
        ("rečima", "words"),
        ("izađi", "leave"),
    ],
)
def test_commands_in_serbian_and_slovak(typed: str, what: str) -> None:
    assert command(typed) == what


def test_yes_and_no_in_serbian_and_slovak() -> None:
    assert [yes(typed) for typed in ("da", "да", "Da!", "áno", "ne", "не", "nie")] == [True] * 4 + [False] * 3


def test_the_last_card_is_played_by_enter() -> None:
    state = called()
    while len(state.hands[A]) > 1 or state.to_act != A or state.stock:
        action: Action = state.legal()[-1]
        state = state.after(action)
    view = state.view(A)
    assert meant("", view) == Play(next(iter(view.hand)))
    assert state.to_act != B


@pytest.mark.parametrize("typed", ["predajem se", "Predajem se!", "predaja", "vzdávám se", "предајем се", "surrender"])
def test_surrender_comes_too_late_in_play(typed: str) -> None:
    """Once cards are played it is no card that was mistyped: the sentence of the rule says so."""
    state = called()
    assert state.phase == "play"
    assert read(typed, state.view(A), SR, Draft()) == Wrong("rule-no-surrender-now")


@pytest.mark.parametrize("language", ["sr", "sr-Cyrl"])
def test_a_label_in_letters_is_a_card_and_no_command(language: str) -> None:
    """LJ is the donjak of zelena where suits are shown as letters; љ lies where q does, and leaves the table."""
    view = called().view(A)
    plain = Look(Text(language), plain=True)
    assert [command(typed, view, plain) for typed in ("LJ", "lj", "љ", "q")] == ["", "", "leave", "leave"]
    labels = [plain.card(card) for card in PACK]
    assert [command(label.lower(), view, plain) for label in labels] == [""] * 32
