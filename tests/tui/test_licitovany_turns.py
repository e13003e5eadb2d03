"""Moments of licitovaný at the terminal: the auction, the talon, contracts, fleks, marriages, betl, the account."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from marias.rules.actions import Misdeal, Say
from marias.rules.contract import Seat
from marias.rules.dealing import Generator
from marias.rules.licitovany.actions import Announce, Discard, Hold, Pass, Revoke, Technical
from marias.rules.licitovany.state import start
from marias.rules.match import Match
from marias.session import Acted, Table
from marias.tui import board, lines
from marias.tui.board import Scene
from marias.tui.faces.licitovany import FACE
from marias.tui.game import Game
from tests.rules.licitovany_scripts import REFEREE, A, B, C, D, csm, deal_of, dealt, ending, opened, run, won
from tests.rules.test_licitovany_premium import approved
from tests.session.tables import licitovany
from tests.tui.typist import Scripted, look_in, shown_between

CS, EN = look_in("cs"), look_in("en")
NAMES = ("Adam", "Bára", "Cyril", "Dan")


class Yielding:
    """Bids nothing, lays aside what it can, names the first contract, never fleks, plays its first legal card."""

    def choose(self, view: Any, random: Generator) -> Any:  # noqa: ARG002 – nothing is left to chance
        wanted = [action for action in view.legal if isinstance(action, Pass | Discard | Announce) or action == Say()]
        return (wanted or view.legal)[0]


class Holding(Yielding):
    """Has whatever is bid."""

    def choose(self, view: Any, random: Generator) -> Any:
        return Hold() if Hold() in view.legal else super().choose(view, random)


def turns(
    answers: list[str],
    capsys: pytest.CaptureFixture[str],
    state: Any,
    *,
    me: Seat = A,
    bot: Any = None,
    chips: tuple[int, ...] | None = None,
    look: Any = CS,
) -> list[str]:
    """What was shown after each answer (the first: before any), blanks and ends of lines as one blank."""
    seats = state.deal.seats
    setup = replace(licitovany(humans=[me], seats=seats), profile=state.profile)
    table = Table.opened(setup, lambda _: None, {"random": bot or Yielding()})
    table.deal()
    table.state = state
    table.match = Match(table.match.game, state.profile, seats, state.deal.dealer, chips or (0,) * seats)
    return shown_between(answers, table, look, me, capsys)


def bargain(state: Any, seat: Seat | None) -> str:
    return " | ".join(board.bargain(CS, state.view(seat), NAMES))


def people(state: Any, seat: Seat | None = None) -> list[str]:
    scene = Scene(NAMES[: state.deal.seats], (0,) * state.deal.seats, 1)
    return list(board.people(CS, state.view(seat), scene))


# The auction


def test_who_bids_who_holds_and_who_waits() -> None:
    state = dealt()
    assert people(state) == [
        "  Adam   0 jednotek; drží",
        "  Bára   0 jednotek; čeká",
        "* Cyril  0 jednotek; licituje; rozdává",
    ]
    assert bargain(state, A) == "Zatím nikdo nelicitoval."
    out = run(state, "bid sto; pass")
    assert bargain(out, B) == "Zatím nejvýš: sto."
    assert people(out)[:2] == ["  Adam   0 jednotek; už nelicituje", "* Bára   0 jednotek; drží"]


def test_who_sits_out_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    state = dealt(4)
    assert people(state)[D] == "  Dan    0 jednotek; pauzíruje; rozdává"
    (told,) = turns([], capsys, state, me=D)
    assert "Vylicitováno" in told or "Nikdo nelicitoval: hraje forhont (P0), závazek sedma." in told


def test_bidding_against_a_holder(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["mám", "sto kule", "sedma", "sedma", "7", "pas"], capsys, dealt(), me=C, bot=Holding())
    assert "Zatím nikdo nelicitoval. Můžeš říct (i číslem): 1 sedma, 2 sedma červená, 3 sto," in told[0]
    assert told[1].startswith("„Mám“ říká ten, kdo drží")
    assert told[2].startswith("V licitaci se barva neříká")
    assert "P2: sedma P0: mám" in told[3]
    assert "Přidáš? Můžeš říct (i číslem): 2 sedma červená" in told[3]
    assert told[4].startswith("Musíš výš")
    assert "P2: betl P0: mám" in told[5]
    assert "P2: pas Dál licituje: P1. Drží: P0. P1: pas Vylicitováno: betl. Hraje: P0." in told[6]
    assert "P0: dvě karty do talonu P0: betl! K výnosu leží karta rubem nahoru." in told[6]


def test_holding(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["sto", "?", "nemám"], capsys, run(dealt(), "bid sto"))
    assert "Zatím nejvýš: sto." in told[0]
    assert "Soupeř říká: sto. Máš to? Napiš „mám“, nebo „nemám“." in told[0]
    assert told[1].startswith("Držíš, tak jen odpovídáš")
    assert "Závazky od nejnižšího: 1 sedma, 2 sedma červená" in told[2]
    assert "P0: nemám Dál drží: P1. Má, nebo nemá: sto? P1: nemám Vylicitováno: sto. Hraje: P2." in told[3]


def test_nobody_bids_and_the_forhont_folds(capsys: pytest.CaptureFixture[str]) -> None:
    """Six units to each opponent (M10)."""
    told = turns(["omyl", "ne", "omyl", "ano"], capsys, run(dealt(), "pass; pass"))
    assert "Nebo „omyl“: složíš karty a zaplatíš." in told[0]
    assert told[1] == "Omyl složí karty a každému zaplatíš: 6 jednotek (1,20 Kč). Opravdu? (ano, ne)"
    assert "Nic se nestalo" in told[2]
    assert "P0: omyl! Skládám karty." in told[4]
    assert "Omyl: karty se skládají nehrané." in told[4]
    assert "Platí P0 → P1: 6 jednotek (1,20 Kč) Platí P0 → P2: 6 jednotek (1,20 Kč)" in told[4]
    assert "P0 −12, na účtu −12 jednotek (−2,40 Kč) P1 +6, na účtu +6 jednotek (+1,20 Kč)" in told[4]


def test_cards_nobody_bid_for_are_thrown_in(capsys: pytest.CaptureFixture[str]) -> None:
    thrown = turns(["pas"], capsys, dealt(profile=csm(nobody_bids="throw_in")), me=C)
    assert "Nikdo nelicitoval, karty se skládají." in thrown[1]
    assert "0 jednotek vlastní pravidlo" not in thrown[1], "nothing has no price"
    assert "Nikdo nic neplatí." in thrown[1]


def test_folding_before_the_talon_is_seen(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(dealt(profile=csm(omyl_when="also_before")), "pass; pass")
    told = turns(["?", "talon"], capsys, state)
    assert "Vezmeš talon, nebo složíš karty? Napiš „talon“, nebo „omyl“." in told[0]
    assert "♣7" not in told[0]
    assert told[1].startswith("„talon“ vezme dvě karty")
    assert "P0: beru talon Z talonu bereš ♣Q ♣7." in told[2]


# The talon and the contract


def test_the_talon_and_what_may_go_into_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["Ak Xk", "ne", "8l 9l", "?"], capsys, run(dealt(), "bid sto; hold; pass; bid sto_sedma; hold; pass"))
    assert "Vylicitováno: sto a sedma. Hraje: P0, závazek teprve zazní." in told[0]
    assert "[♣8]" in told[0]
    assert "[♦A]" not in told[0]
    assert told[1] == "Eso nebo desítka v talonu nechá jen betl nebo durch. Opravdu? (ano, ne)"
    assert "P0: do talonu ♣9 ♣8" in told[3]
    assert "V talonu: ♣9 ♣8" in told[3]
    assert "třeba „sto a sedma kule“. Můžeš: sto a sedma, sto červených," in told[3]
    assert "sedma v kulích, sedma v zelených" in told[4]
    assert "Hrát musíš aspoň to, co jsi vylicitoval." in told[4]


def test_two_sevens_piece_by_piece(capsys: pytest.CaptureFixture[str]) -> None:
    answers = ["8l 9l", "dvě sedmy", "k", "žaludy"]
    told = turns(answers, capsys, won("sto"))
    assert told[2] == "Jaké trumfy (dvě sedmy)? Třeba „kule“."
    assert told[3] == "Jaká pomocná barva (dvě sedmy v kulích)? Třeba „žaludy“."
    assert "P0: dvě sedmy v kulích, pomocná žaludy (♦ ♣)" in told[4]
    assert "Hraje se dvě sedmy v kulích, pomocná žaludy (♦ ♣). Aktér: P0" in told[4]
    assert "dvě sedmy: bez fleku, 40 jednotek (8,00 Kč)" in told[4]


def test_a_seven_that_is_not_held(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["sedma zelené", "sto a sedma zelené", "ne", "sedma kule"], capsys, run(won("sedma"), "discard 8l+9l"))
    assert told[1] == "K tomu je třeba mít v ruce trumfovou sedmu."
    assert told[2] == "Trumfovou sedmu nemáš v ruce: sedma takhle uhrát nejde. Opravdu? (ano, ne)"
    assert "P0: sedma v kulích (♦)" in told[4]


@pytest.mark.parametrize(
    ("look", "said"), [(CS, "Vynášíš položenou kartu: ♦7."), (EN, "You lead the card you laid down: ♦7.")]
)
def test_the_card_laid_for_a_betl(look: Any, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["betl", "7k", ""], capsys, run(won("betl"), "discard Ak+Xk"), look=look)
    assert "1–10" in told[1]
    assert said in told[2]
    assert "[♦7]" in told[2]
    assert "P0: ♦7" in told[3]
    hidden = lines.acted(CS, NAMES, _event("betl - - 7k", B), won_and_laid().view(B), opened("betl - - 7k").view(B))
    assert list(hidden) == ["Adam: betl! K výnosu leží karta rubem nahoru."]


def won_and_laid() -> Any:
    return run(won("betl"), "discard 8l+9l")


def _event(announced: str, seat: Seat) -> Acted:
    actor, action = opened(announced).history[-1]
    return Acted(actor, action).seen_by(seat)


def test_an_open_hand_of_a_betl() -> None:
    state = run(opened("betl - - 7k", profile=csm(open_hand="after_trick_1")), "says 2", "plays 7k 9k Sk")
    assert state.phase == "play"
    (shown,) = FACE.laid_open(CS, state.view(B), NAMES)
    assert shown.startswith("Vyložené karty (Adam): ")
    assert list(FACE.laid_open(CS, state.view(A), NAMES)) == []


# Fleks


def test_saying_the_flek_the_partner_has_said(capsys: pytest.CaptureFixture[str]) -> None:
    """Both defenders on one part raise the limit from 500 to 750 (spec 4.5)."""
    told = turns(["flek"], capsys, run(opened("sto k"), "say sto"), me=C)
    assert "sto: flek, 8 jednotek (1,60 Kč) za každý stupeň" in told[0]
    assert "Flekuješ? Můžeš říct „flek sto“" in told[0]
    assert (
        "Od spoluhráče už platí flek na sto i za tebe; když to řekneš taky, je strop 750 jednotek místo 500." in told[0]
    )
    assert "P2: flek na sto" in told[1]


def test_nothing_to_join_where_each_defender_fleks_for_himself(capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = turns([], capsys, run(opened("sto k", profile=csm(flek_binds="speaker")), "say sto"), me=C)
    assert "Od spoluhráče" not in told


def test_boty_are_the_last(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["?", "boty"], capsys, run(opened("sto k"), "say sto; say; say sto; say sto; say"))
    assert "boty na sto" not in told[1]
    assert "Můžeš říct „boty sto“" in told[0]
    assert "P0: boty na sto" in told[2]
    assert "sto: boty, 64 jednotek (12,80 Kč) za každý stupeň" in told[2]


def test_what_cannot_be_flekked_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["?", "re sto"], capsys, run(opened("sto_sedma k"), "say sedma; say"))
    assert "flek na sto – Vlastní závazek se neflekuje, první flek patří soupeřům." in told[1]
    assert told[2] == "Vlastní závazek se neflekuje, první flek patří soupeřům."


# The play, and what it came to


def test_a_marriage_is_announced_by_itself_or_kept_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(opened("sto k"), "says 2")
    loud, quiet = turns(["Kk"], capsys, state), turns(["mlčky Kk"], capsys, state)
    assert "beze slova ji zahraješ „mlčky" in loud[0]
    assert "P0: ♦K – hláška 40" in loud[1]
    assert "hlášky ♦ 40" in loud[1]
    assert "hláška" not in quiet[1]


def test_four_helpers_are_shown_after_the_fleks(capsys: pytest.CaptureFixture[str]) -> None:
    """Plain dvě sedmy against four helpers in one hand are lost, and not played (spec 3.8)."""
    hands = ("Ak Xk Kk Qk 7k 7l Ac Xc 8c 9c", "8l 9l Sl Kl Az Xz 9k 8k Sc Qc", "Sk Al Xl Ql Kz Qz Sz 9z 8z Kc")
    state = start(csm(), deal_of(*hands, talon="7z 7c"))
    state = run(state, "bid sedma; hold; pass; pass", "discard 7z+7c", "announce dve_sedmy k l", "say")
    told = turns(["dobrá"], capsys, state, me=C)
    assert "Obrana ukazuje pomocné ♣K ♣S ♣9 ♣8 v jedné ruce: dvě sedmy jsou tím prohrané." in told[1]
    assert "dvě sedmy bez fleku 40 40 jednotek obrana" in told[1]
    assert "Platí P0 → P1: 40 jednotek (8,00 Kč)" in told[1]


def test_four_helpers_behind_a_hundred_are_told_at_the_end() -> None:
    hands = ("Ak Xk Kk Qk 7k 7l Ac Xc 8c 9c", "8l 9l Sl Kl Az Xz 9k 8k Sc Qc", "Sk Al Xl Ql Kz Qz Sz 9z 8z Kc")
    state = start(csm(), deal_of(*hands, talon="7z 7c"))
    state = run(state, "bid sedma; hold; pass; pass", "discard 7z+7c", "announce dve_sedmy_sto k l", "says 2")
    while state.phase == "play":
        state = state.after(state.legal()[0])
    told = list(FACE.head(CS, NAMES, state.result(), state.view(C)))
    assert told[0] == "dvě sedmy a sto v kulích, pomocná žaludy, aktér Adam"
    assert told[-1] == "Čtyři pomocné (žaludy) v jedné ruce (Bára): dvě sedmy jsou tím prohrané."


def test_the_lines_of_a_hundred_by_their_steps(capsys: pytest.CaptureFixture[str]) -> None:
    """A hundred is paid once and for each ten above; a quiet seven beside it (M3, spec 4.5)."""
    state = ending("7k", "8k", "9k", announce="sto k", won_by=A)
    told = turns(["1"], capsys, state)
    assert "tichá sedma" in told[1]
    assert "Do ohlášeného sta se počítá: karty" in told[1]


def test_a_claim_that_is_proved_and_one_that_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    sure = ending("Ak Xk", "8k 9l", "9k 8l", announce="sto k")
    told = turns(["ložím"], capsys, sure)
    assert "P0: pokládám karty, zbytek je můj Vyložené karty (P0): ♦A ♦10 Prověřeno" in told[1]
    told = turns(["ložím", "Xk"], capsys, run(opened("durch - - Ak"), "says 2", "plays Ak 9k 8k"))
    assert told[1].startswith("Z toho, co vidíš, to jisté není.")
    assert "P0: ♦10" in told[2]


def test_two_sevens_are_played_out(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(opened("dve_sedmy k l"), "says 2")
    assert state.phase == "play"
    told = turns(["?", "ložím"], capsys, state)
    assert "Pomocná sedma musí vzít devátý zdvih a trumfová desátý." in told[1]
    assert told[2].startswith("Z toho, co vidíš, to jisté není")


def test_the_account_may_stand_below_zero(capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = turns([], capsys, run(opened("sto k", seats=4), "says 2"), chips=(-30, 5, 25, 0))
    assert "* P0 0 zdvihů; −30 jednotek (−6,00 Kč); to jsi ty; aktér" in told
    assert "P1 0 zdvihů; +5 jednotek (+1,00 Kč)" in told


def test_the_end_of_a_round_lists_the_accounts(capsys: pytest.CaptureFixture[str]) -> None:
    seats = 3
    table = Table.opened(licitovany(humans=[A], seats=seats), lambda _: None, {"random": Yielding()})
    table.deal()
    table.state = run(dealt(), "pass; pass")
    table.match = Match(table.match.game, csm(), seats, C, (0, 7, -7))
    answers = iter(["k", "ano", "omyl", "ano"])
    Game(table, Scripted(CS, lambda: next(answers)), A, 0).run()
    out = " ".join(capsys.readouterr().out.split())
    assert "další už nebude. " in out
    assert out.endswith("P1 +13 jednotek (+2,60 Kč) P2 −1 jednotka (−0,20 Kč) P0 −12 jednotek (−2,40 Kč)")


# The referee


def test_a_wrong_card_where_there_is_a_referee(capsys: pytest.CaptureFixture[str]) -> None:
    """The offender's side loses what was announced, and he pays the paušál to each (spec 4.7)."""
    state = run(opened("sto k", profile=csm(**REFEREE)), "says 2", "plays Ak")
    told = turns(["Az"], capsys, state, me=B)
    assert "Renonc: P1. Jeho strana prohrává všechno ohlášené." in told[1]
    assert "pokuta (platí P1)" in told[1]


@pytest.mark.parametrize(
    ("ruling", "said"),
    [
        (Misdeal(), "Rozhodčí: zadáno, rozdání neplatí."),
        (Revoke(B, "not_following"), "Rozhodčí: renonc, Bára (nectil barvu)"),
        (Technical(C, "unsorted_cards"), "Rozhodčí: technický renonc, Cyril (nesrovnal karty)"),
    ],
)
def test_what_the_referee_says(ruling: Any, said: str) -> None:
    before = run(opened("sto k", profile=csm(**REFEREE)), "says 2", "plays Ak 9k Sk")
    after = before.after(ruling)
    (line, *_) = lines.acted(CS, NAMES, Acted(None, ruling), before.view(A), after.view(A))
    assert line == said


def test_a_fine_names_who_pays_it(capsys: pytest.CaptureFixture[str]) -> None:
    state = ending("7k", "8k", "9k", announce="sto k", profile=csm(**REFEREE))
    fined = state.after(Technical(B, "unsorted_cards"))
    told = turns(["1"], capsys, fined)
    assert "pokuta (platí P1)" in told[1]
    assert "Platí P1 → P0: 10 jednotek (2,00 Kč)" in told[1]
    assert told[1].count("(platí P1)") == 1
    assert "(P" not in told[1], "it is no line of other opponents, so that names would have to stand beside the rest"


# Premium points


def test_the_premium_points_of_a_deal_stand_below_its_account(capsys: pytest.CaptureFixture[str]) -> None:
    """P9: an approved sedma on two trumps gives its player 14, whoever sits at the screen."""
    told = turns(["dobrá"], capsys, approved(B))
    assert (
        "P2 −3, na účtu −3 jednotky (−0,60 Kč) Prémiové body, P1: 14 PB "
        "[csm-2010, není celá, ale této hry se to netýká] Příště" in told[1]
    )
    told = turns(["good"], capsys, approved(B), look=EN)
    assert "Premium points, P1: 14 PB [csm-2010, not whole, but whole for this game]" in told[1]


def test_a_deal_without_premium_points_says_nothing_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["omyl", "ano"], capsys, run(dealt(), "pass; pass"))
    assert "na účtu" in told[2]
    assert "PB" not in told[2]


def test_the_referee_takes_the_points_of_who_was_fined(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(approved(B, csm(**REFEREE)), f"technical {B} unsorted_cards")
    told = turns(["dobrá"], capsys, state)
    assert (
        "Prémiové body, P1: 0 PB [csm-2010, není celá, ale této hry se to netýká] "
        "Nepočítá se: kdo udělal renonc, nemá nárok [CSM-18]" in told[1]
    )


def round_of_premium_points(journal: list[str]) -> Table:
    """A round whose first deal, P9, gave the middle 14 premium points."""
    setup = licitovany(humans=[A])
    table = Table.opened(setup, journal.extend, {"random": Yielding()}, dealer=C)
    table.deal()
    table.state = approved(B)
    while table.to_act is not None:
        table.let_bot_act() if table.to_act != A else table.act(A, Say())
    return table


def test_the_end_of_a_round_has_the_premium_points_beside_the_money(capsys: pytest.CaptureFixture[str]) -> None:
    table = round_of_premium_points([])
    answers = iter(["k", "ano"])
    Game(table, Scripted(CS, lambda: next(answers)), A, 0).run()
    lines = capsys.readouterr().out.splitlines()
    assert [line.rstrip() for line in lines[-4:]] == [
        "P1  +6 jednotek (+1,20 Kč), 14 PB",
        "P0  −3 jednotky (−0,60 Kč), 0 PB",
        "P2  −3 jednotky (−0,60 Kč), 0 PB",
        "PB: prémiové body [csm-2010, není celá]",
    ]
