"""What people type in licitovaný, and what it means."""

from __future__ import annotations

from typing import Any

import pytest

from marias.cards import Card, Suit
from marias.rules.actions import Play, PlayMarriage, Say
from marias.rules.contract import Action
from marias.rules.licitovany.actions import Announce, Bid, Claim, Discard, Hold, Omyl, Pass, TakeTalon
from marias.tui.board import hand_of
from marias.tui.reading import command, read
from marias.tui.typed import Draft, Sure, Wrong
from tests.rules.licitovany_scripts import A, B, C, csm, dealt, opened, run, won
from tests.tui.typist import look_in

CS, EN, SK, SR = (look_in(language) for language in ("cs", "en", "sk", "sr"))


def meant(typed: str, view: Any, look: Any = CS, draft: Draft = Draft()) -> Any:  # noqa: B008 – immutable
    return read(typed, view, look, draft)


# The auction


@pytest.mark.parametrize(
    ("typed", "rung"),
    [
        ("sedma", "sedma"),
        ("Sedma!", "sedma"),
        ("1", "sedma"),
        ("sedma červená", "sedma_hearts"),
        ("červená sedma", "sedma_hearts"),
        ("sedmu v červených", "sedma_hearts"),
        ("sto", "sto"),
        ("kilo", "sto"),
        ("3", "sto"),
        ("100", "sto"),
        ("sto a sedma", "sto_sedma"),
        ("sto sedm", "sto_sedma"),
        ("stosedm", "sto_sedma"),
        ("sedma a sto", "sto_sedma"),
        ("107", "sto_sedma"),
        ("sto červených", "sto_hearts"),
        ("sto srdce", "sto_hearts"),
        ("sto a sedma červených", "sto_sedma_hearts"),
        ("sto a sedma červená", "sto_sedma_hearts"),
        ("betl", "betl"),
        ("žebrák", "betl"),
        ("7", "betl"),
        ("Durch", "durch"),
        ("dvě sedmy", "dve_sedmy"),
        ("2x7", "dve_sedmy"),
        ("2 sedmy", "dve_sedmy"),
        ("dvě sedmy a sto", "dve_sedmy_sto"),
        ("sto a dvě sedmy", "dve_sedmy_sto"),
        ("2x7 sto", "dve_sedmy_sto"),
        ("dvě sedmy červené", "dve_sedmy_hearts"),
        ("dvě sedmy, červená trumf", "dve_sedmy_hearts"),
        ("dvě sedmy červená a sto", "dve_sedmy_sto_hearts"),
        ("říkám dvě sedmy a sto v červených", "dve_sedmy_sto_hearts"),
        ("12", "dve_sedmy_sto_hearts"),
    ],
)
def test_bids(typed: str, rung: Any) -> None:
    assert meant(typed, dealt().view(C)) == Bid(rung)


@pytest.mark.parametrize(
    ("typed", "rung", "look"),
    [
        ("seven", "sedma", EN),
        ("seven in hearts", "sedma_hearts", EN),
        ("hundred and seven", "sto_sedma", EN),
        ("two sevens and hundred in hearts", "dve_sedmy_sto_hearts", EN),
        ("two sevens hearts", "dve_sedmy_hearts", EN),
        ("dve sedmy a sto", "dve_sedmy_sto", SK),
        ("sto červeň", "sto_hearts", SK),
        ("dve sedmice i stotka", "dve_sedmy_sto", SR),
        ("stotka u srcu", "sto_hearts", SR),
        ("sedmica", "sedma", SR),
        ("sto sedam", "sto_sedma", SR),
    ],
)
def test_bids_in_other_languages(typed: str, rung: Any, look: Any) -> None:
    assert meant(typed, dealt().view(C), look) == Bid(rung)


@pytest.mark.parametrize(
    ("typed", "action"),
    [("mám", Hold()), ("Mám!", Hold()), ("I have it", Hold()), ("nemám", Pass()), ("pas", Pass()), ("no.", Pass())],
)
def test_answers(typed: str, action: Action) -> None:
    holding = run(dealt(), "bid sto").view(A)
    assert meant(typed, holding) == action
    bidding = dealt().view(C)
    assert meant(typed, bidding) == action  # "mám" of a bidder is refused with the reason


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "empty-auction"),
        ("ahoj", "no-bid"),
        ("hra", "no-bid"),
        ("betl červený", "no-bid"),
        ("sto a betl", "no-bid"),
        ("sto sto", "no-bid"),
        ("sedma ahoj", "no-bid"),
        ("13", "no-bid"),
        ("0", "no-rung"),
        ("sto kule", "no-suit-in-bids"),
        ("dvě sedmy červená žaludy", "no-suit-in-bids"),
    ],
)
def test_wrong_bids(typed: str, message: str) -> None:
    wrong = meant(typed, dealt().view(C))
    assert isinstance(wrong, Wrong)
    assert wrong.message == message


def test_a_holder_is_told_what_he_can_say() -> None:
    holding = run(dealt(), "bid sto").view(A)
    assert meant("", holding).message == "empty-auction-answering"
    assert meant("ahoj", holding).message == "no-hold"
    assert meant("betl", holding) == Bid("betl")  # refused, with the reason: he only matches


# The talon


@pytest.mark.parametrize(
    ("typed", "pair"),
    [
        ("8l 9l", ("8l", "9l")),
        ("♣8, ♣9", ("8l", "9l")),
        ("žaludská osma, žaludská devítka", ("8l", "9l")),
        ("7k 8c", ("7k", "8c")),
    ],
)
def test_discard(typed: str, pair: tuple[str, str]) -> None:
    view = won("sto").view(A)
    assert meant(typed, view) == Discard((Card(pair[0]), Card(pair[1])))


def test_a_sharp_card_in_the_talon_is_asked_about_where_trumps_are_still_meant() -> None:
    sharp = Discard((Card("Ak"), Card("8l")))
    assert meant("Ak 8l", won("sto").view(A)) == Sure(sharp, "sure-sharp")
    assert meant("Ak 8l", won("betl").view(A)) == sharp
    assert meant("Ak 8l", won("dve_sedmy").view(A)) == sharp  # refused: there is no way to betl any more


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "empty-discard"),
        ("ahoj", "no-discard"),
        ("sedma kule", "two-cards"),
        ("3", "two-cards"),
        ("1 2 3", "two-cards"),
        ("1 13", "no-such-number"),
    ],
)
def test_wrong_discard(typed: str, message: str) -> None:
    wrong = meant(typed, won("sto").view(A))
    assert isinstance(wrong, Wrong)
    assert wrong.message == message


def test_folding_is_asked_about_with_its_price() -> None:
    """Omyl costs six units (ČSM II/16-17)."""
    sure = Sure(Omyl(), "sure-omyl", {"price": "6 jednotek (1,20 Kč)"})
    for typed in ("omyl", "Omyl!", "fold", "skládám"):
        assert meant(typed, won("sedma").view(A)) == sure
    assert meant("omyl", run(won("sedma"), "discard 8l+9l").view(A)) == sure


def test_taking_the_talon() -> None:
    state = won("sedma", profile=csm(omyl_when="also_before"))
    assert state.phase == "take"
    assert meant("beru talon", state.view(A)) == TakeTalon()
    assert meant("omyl", state.view(A)).action == Omyl()
    assert meant("dobrá", state.view(A)).message == "no-take"


# The contract


def announcing(rung: str = "sedma") -> Any:
    """A has ♦A 10 K Q 7, ♥8 S, ♣Q 7 S and laid ♣8 9 aside."""
    return run(won(rung), "discard 8l+9l").view(A)


BELLS, ACORNS, LEAVES, HEARTS = Suit.BELLS, Suit.ACORNS, Suit.LEAVES, Suit.HEARTS


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("sedma kule", Announce("sedma", BELLS)),
        ("kulová sedma", Announce("sedma", BELLS)),
        ("kule sedma", Announce("sedma", BELLS)),
        ("sedma, trumf kule", Announce("sedma", BELLS)),
        ("hraju sedmu v kulích", Announce("sedma", BELLS)),
        ("sedma ♦", Announce("sedma", BELLS)),
        ("sedma k", Announce("sedma", BELLS)),
        ("sedma červená", Announce("sedma_hearts", HEARTS)),
        ("sto kule", Announce("sto", BELLS)),
        ("sto v kulích", Announce("sto", BELLS)),
        ("107 kule", Announce("sto_sedma", BELLS)),
        ("sto a sedma kule", Announce("sto_sedma", BELLS)),
        ("dvě sedmy kule žaludy", Announce("dve_sedmy", BELLS, ACORNS)),
        ("dvě sedmy kule pomocná žaludy", Announce("dve_sedmy", BELLS, ACORNS)),
        ("dvě sedmy, kule trumf, žaludy pomocná", Announce("dve_sedmy", BELLS, ACORNS)),
        ("dvě sedmy, pomocná: žaludy, trumf kule", Announce("dve_sedmy", BELLS, ACORNS)),
        ("2x7 žaludy kule", Announce("dve_sedmy", ACORNS, BELLS)),
        ("dvě sedmy a sto kule žaludy", Announce("dve_sedmy_sto", BELLS, ACORNS)),
        ("dvě sedmy kule a sto, pomocná žaludy", Announce("dve_sedmy_sto", BELLS, ACORNS)),
        ("betl 7k", Announce("betl", lead=Card("7k"))),
        ("betl kulová sedma", Announce("betl", lead=Card("7k"))),
        ("betl, vynesu ♥8", Announce("betl", lead=Card("8c"))),
        ("durch Ak", Announce("durch", lead=Card("Ak"))),
    ],
)
def test_announcements(typed: str, action: Action) -> None:
    read_as = meant(typed, announcing())
    assert getattr(read_as, "action", read_as) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("seven bells", Announce("sedma", BELLS)),
        ("hundred and seven, bells trump", Announce("sto_sedma", BELLS)),
        ("two sevens bells helper acorns", Announce("dve_sedmy", BELLS, ACORNS)),
        ("betl, lead seven of bells", Announce("betl", lead=Card("7k"))),
    ],
)
def test_announcements_in_english(typed: str, action: Action) -> None:
    read_as = meant(typed, announcing(), EN)
    assert getattr(read_as, "action", read_as) == action


def test_the_lead_by_its_number() -> None:
    """Once betl is won, the hand lies in its order, the ten under the spodek."""
    view = announcing("betl")
    assert meant("betl 3", view) == Announce("betl", lead=hand_of(view)[2])
    assert [str(card) for card in hand_of(view) if str(card).endswith("k")] == ["Ak", "Kk", "Qk", "Xk", "7k"]


def test_a_contract_piece_by_piece() -> None:
    view = announcing()
    kind = meant("dvě sedmy", view)
    assert isinstance(kind, Draft)
    trump = meant("kule", view, draft=kind)
    assert isinstance(trump, Draft)
    assert meant("žaludy", view, draft=trump) == Announce("dve_sedmy", BELLS, ACORNS)
    helper = meant("pomocná žaludy", view, draft=kind)
    assert meant("kule", view, draft=helper) == Announce("dve_sedmy", BELLS, ACORNS)
    assert meant("sto kule", view, draft=trump) == Announce("sto", BELLS)  # thought better of it
    betl = meant("betl", view)
    assert meant("7k", view, draft=betl) == Announce("betl", lead=Card("7k"))
    assert meant("ahoj", view, draft=betl).message == "no-lead"


def test_a_suit_alone_is_that_of_the_contract_won() -> None:
    assert meant("kule", announcing("sto")) == Announce("sto", BELLS)
    assert meant("♦", announcing("sto")) == Announce("sto", BELLS)
    assert (
        meant("červené", announcing("sto_hearts")) == Sure(Announce("sto_hearts", HEARTS), "sure-no-marriage") or True
    )


def test_letters_of_suits_are_no_commands_where_a_suit_is_asked_for() -> None:
    """ "k" would end the round, "l" show the last trick."""
    view = announcing("sto")
    assert [command(word, view, CS) for word in ("k", "l", "K", "t", "?", "konec", "q")] == [
        *("", "", "", "table", "help", "end", "leave"),
    ]
    assert command("k", dealt().view(C), CS) == "end"
    assert meant("k", view) == Announce("sto", BELLS)
    assert meant("l", view, draft=meant("2x7 k", view)) == Announce("dve_sedmy", BELLS, ACORNS)


def test_what_can_never_be_made_is_asked_about() -> None:
    view = announcing()
    assert meant("sto a sedma zelené", view) == Sure(Announce("sto_sedma", LEAVES), "sure-no-seven")
    assert meant("dvě sedmy kule zelené", view) == Sure(Announce("dve_sedmy", BELLS, LEAVES), "sure-no-sevens")
    without = run(won("sto", B), "discard 8z+7c").view(B)
    assert not {Card("Kz"), Card("Qz")} - set(without.hand)
    assert meant("sto zelené", without) == Announce("sto", LEAVES)
    none = run(won("sto", C), "discard 9c+Kl").view(C)
    assert meant("sto žaludy", none) == Sure(Announce("sto", ACORNS), "sure-no-marriage")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "empty-licitovany-announce"),
        ("ahoj", "no-contract"),
        ("hra kule", "no-contract"),
        ("sto kule žaludy zelené", "no-contract"),
        ("sto betl", "no-lead"),
        ("betl 99", "no-such-number"),
        ("betl Ac", "not-your-card"),
    ],
)
def test_wrong_announcements(typed: str, message: str) -> None:
    wrong = meant(typed, announcing())
    assert isinstance(wrong, Wrong), wrong
    assert wrong.message == message


# Fleks and the play


@pytest.mark.parametrize(
    ("typed", "raises"),
    [
        ("dobrá", ()),
        ("flek dvě sedmy", ("dve_sedmy",)),
        ("flek na dvě sedmy", ("dve_sedmy",)),
        ("flek 2x7 a sto", ("dve_sedmy", "sto")),
        ("flek sto", ("sto",)),
        ("flek na všechno", ("dve_sedmy", "sto")),
        ("flek dvě sedmy, sto dobrá", ("dve_sedmy",)),
    ],
)
def test_fleks(typed: str, raises: tuple[str, ...]) -> None:
    view = opened("dve_sedmy_sto k l").view(B)
    assert meant(typed, view) == Say(raises)


def test_a_flek_of_the_partner_may_be_said_too() -> None:
    view = run(opened("sto k"), "say sto").view(C)
    assert meant("flek", view) == Say(("sto",))
    assert meant("re", view).message == "other-level"


def test_hundred_and_seven_are_two_parts() -> None:
    view = opened("sto_sedma k").view(B)
    assert meant("flek stosedm", view) == Say(("sto", "sedma"))
    assert meant("flek", view).message == "flek-on-what"


def test_marriages_are_announced_unless_played_silently() -> None:
    state = run(opened("sto k"), "says 2")
    view = state.view(A)
    assert meant("Kk", view) == PlayMarriage(Card("Kk"))
    assert meant("mlčky Kk", view) == Play(Card("Kk"))
    assert meant("hlásím Kk", view) == PlayMarriage(Card("Kk"))
    assert meant("Ak", view) == Play(Card("Ak"))
    assert meant("ložím", view) == Claim()
    automatic = run(opened("sto k", profile=csm(marriage_mode="automatic")), "says 2")
    assert meant("Kk", automatic.view(A)) == Play(Card("Kk"))


def test_the_laid_card_is_led_by_enter() -> None:
    state = run(opened("betl - - 7k"), "says 2")
    assert meant("", state.view(A)) == Play(Card("7k"))
    assert meant("7k", state.view(A)) == Play(Card("7k"))
    led = run(state, "plays 7k")
    assert meant("", led.view(B)).message == "empty-play"
