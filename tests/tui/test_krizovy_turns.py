"""Moments of křížový at the terminal: the secret partner, the compulsory hundred, betl, claims, table money."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from marias.rules.actions import Good, Play, Say
from marias.rules.dealing import Generator
from marias.rules.krizovy.state import start
from marias.rules.match import Match
from marias.session import Table
from marias.tui import board
from marias.tui.board import Scene
from marias.tui.game import Game
from tests.rules.krizovy_scripts import A, B, C, D, deal_of, free, run, sto
from tests.session.tables import krizovy
from tests.tui.typist import Scripted, look_in, shown_between

CS = look_in("cs")
NAMES = ("Adam", "Bára", "Cyril", "Dan")
SCENE = Scene(NAMES, (100, 100, 100, 100), 1)
HANDS = ("Kk Sl Qk 9z  7c 8c Ac Al", "Ak 7k 7z 8z Kz Qz Xz Az", "8k 9k 7l 8l 9l Xl Ql Kl", "Xk Sk 9c Sc Qc Kc Xc Sz")
"""A calls the ace of kule, which B holds."""


class Yielding:
    """Approves, never doubles, plays its first legal card."""

    def choose(self, view: Any, random: Generator) -> Any:  # noqa: ARG002 – nothing is left to chance
        wanted = [action for action in view.legal if isinstance(action, Good) or action == Say()]
        return (wanted or view.legal)[0]


def turns(
    answers: list[str],
    capsys: pytest.CaptureFixture[str],
    state: Any,
    *,
    me: int = 0,
    chips: tuple[int, ...] | None = None,
    bot: Any = None,
    profile: str = "mcr-2018-free",
) -> list[str]:
    """What was shown after each answer (the first: before any), blanks and ends of lines as one blank."""
    table = Table.opened(krizovy(humans=[me], profile=profile), lambda _: None, {"random": bot or Yielding()})
    table.deal()
    table.state = state
    if chips:
        put = tuple(max(0, have - 100) for have in chips)
        table.match = Match(table.match.game, state.profile, 4, state.deal.dealer, chips, added=put)
    return shown_between(answers, table, CS, me, capsys)


def dealt(profile: Any = None, dealer: int = D) -> Any:
    return start(profile or free(), deal_of(*HANDS, dealer=dealer))


def good(profile: Any = None) -> Any:
    """The suit is approved, A is to open."""
    return run(dealt(profile), "choose Kk A", "ask", "goods 3")


def bargain(state: Any, seat: int | None) -> str:
    return " | ".join(board.bargain(CS, state.view(seat), NAMES))


@pytest.mark.clause("MCR-12f", "MCR-12g")
def test_only_four_cards_are_seen_when_choosing(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["1 eso"], capsys, dealt())
    assert "1 2 3 4 [♦K] [♦Q] [♠9] [♣S] Zvol trumf ze svých 4 karet" in told[0]
    assert "♥A" not in told[0]
    assert "P0: trumf ♦K leží lícem dolů, volá se eso (to je ♦A)" in told[1]
    assert "♥A" in told[1]


def test_the_others_hear_the_rank_alone() -> None:
    state = run(dealt(), "choose Kk A", "ask")
    assert bargain(state, B) == "Volí: Adam. Volaná výška: eso. | Barva? Ptá se: Adam."
    assert bargain(state, A).endswith("Trumf na stole: ♦K, volaná karta ♦A (ostatní je neznají)")


@pytest.mark.clause("MCR-13")
def test_a_forgotten_choice(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["nevolím", "ne", "nevolím", "ano", "barva", "červené sám"], capsys, dealt())
    assert "[MCR-13]. Opravdu?" in told[1]
    assert "Nic se nestalo" in told[2]
    assert "Můžeš říct „červené sám“, „betl“, „durch“" in told[4]
    assert told[5].startswith("Volba se zapomněla")
    assert "P0: červené sám!" in told[6]
    assert "Červené sám. Trumfy: červené ♥. Sám proti třem: P0" in told[6]


def test_what_each_seat_knows_of_the_sides() -> None:
    state = good()
    known = [bargain(state, seat).split(" | ")[-1] for seat in (A, B, C, D, None)]
    assert known == [
        "Tvůj spoluhráč drží ♦A; kdo to je, se ještě neví.",
        "Volanou ♦A máš ty: hraješ s volícím (Adam).",
        "Volanou ♦A nemáš: hraješ proti volícímu (Adam). Kdo je s ním, se ještě neví.",
        "Volanou ♦A nemáš: hraješ proti volícímu (Adam). Kdo je s ním, se ještě neví.",
        "Kdo drží volanou ♦A a hraje s volícím (Adam), se ještě neví.",
    ]
    rows = list(board.people(CS, state.view(C), SCENE))
    assert [("s volícím" in row, "proti" in row) for row in rows] == [(False, False)] * 2 + [
        (False, True),
        (False, False),
    ]


def test_a_flek_tells_one_side_and_the_called_card_all() -> None:
    state = run(good(), "say", "say", "say hra")
    rows = list(board.people(CS, state.view(A), SCENE))
    assert "proti" in rows[C]
    assert "proti" not in rows[D]
    assert "neví" in bargain(state, A)
    played = run(state, "say", "say hra", "goods 3", "plays 9z Az 8k Sz")
    assert "" in played.view(A).sides
    shown = run(played, "plays 7l Sk Al Ak")
    assert bargain(shown, D).endswith("Spolu hrají Adam a Bára; proti nim Cyril a Dan.")


def test_alone_with_the_called_card_it_stays_secret() -> None:
    state = run(dealt(), "choose Kk Q", "ask", "goods 3")
    assert "hraješ sám proti třem a ostatní to nevědí" in bargain(state, A)
    assert "Kdo je s ním, se ještě neví" in bargain(state, B)


def test_when_the_called_card_falls_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(good(), "say", "say", "say hra", "say", "say hra", "goods 3")
    told = turns(["♦Q"], capsys, state)
    assert "P0: ♦Q – hláška 40" in told[1]
    assert "P1: ♦A Spolu hrají P0 a P1; proti nim P2 a P3." in told[1]


def test_prices_are_those_of_the_present_level() -> None:
    """Seed clauses 5, 6, 15: game 1, seven 2, hundred 4; hearts double; a hundred against on the flekked game x 2."""
    state = run(good(), "say", "say", "say hra sto_against")
    assert "hra: flek, 2 Kč; sto proti: 4 Kč za stupeň, místo hry" in bargain(state, D)
    hundred = run(good(), "say - sto", "say", "say sto")
    assert "sto: flek, 8 Kč za každý stupeň" in bargain(hundred, D)


@pytest.mark.clause("MCR-14a")
def test_the_compulsory_hundred_is_said_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["hra", "dobrá", "sto"], capsys, good(sto()), profile="mcr-2018-sto")
    assert "Máš celou trumfovou hlášku, proto musíš ohlásit „sto“ [MCR-14a]." in told[0]
    for refused in told[1:3]:
        assert refused == "Máš celou trumfovou hlášku, a tak sto ohlásit musíš [MCR-14a]."
    assert told[3].startswith("P0: sto")


@pytest.mark.clause("MCR-14c")
def test_a_flek_that_the_hundred_voids_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("Ak Sl 8k 9z 7c 8c Ac Al", "Xk 9k 7l 8l 9l Xl Ql Kl", "Kk Qk 7k 7z 8z Kz Qz Az", "Xz Sk 9c Sc Qc Kc Xc Sz")
    state = run(start(sto(), deal_of(*hands)), "choose Ak K", "ask", "goods 3", "say", "say hra")
    told = turns(["sto"], capsys, state, me=C, profile="mcr-2018-sto")
    assert "P2: sto Sto je místo hry: flek na hru neplatí [MCR-14c]." in told[1]
    assert "Spolu hrají" not in told[1].split("P3:")[0]  # C has known it all the time


def test_why_something_cannot_be_announced(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["?", "sedma"], capsys, run(good(), "say", "say"), me=C)
    assert "sedma, sto – To hlásí druhá strana" in told[1]
    assert "sedma proti – K tomu je třeba mít v ruce trumfovou sedmu [MCR-6c]." in told[1]
    assert told[2].startswith("To hlásí druhá strana")


BETL = "7c 7z 7l 8l 8z 9z 9l Kk"


def betl() -> Any:
    hands = (BETL, "Ac Az Al Ak Kc Kz Kl Qk", "Xc Xz Xl Xk Sc Sz Sl Sk", "8c 9c Qc Qz Ql 8k 9k 7k")
    return run(start(free(), deal_of(*hands)), "choose 7c A", "betl", "goods 3", "goods 3")


@pytest.mark.clause("MCR-8b", "MCR-8c")
def test_betl_lays_all_cards_open_after_the_first_trick(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["♣7"], capsys, betl())
    assert "Hraje se betl. Sám proti třem: P0" in told[0]
    assert "Vyložené karty" not in told[0]
    said = told[1]
    assert "Po prvním zdvihu leží všechny karty na stole a soupeři se smějí radit [MCR-8b, MCR-8c]." in said
    assert said.count("Vyložené karty") == 3
    assert "Soupeři se smějí radit (kecaný betl) [MCR-8c]." in said


def test_the_hand_is_sorted_by_the_order_in_force() -> None:
    state = dealt()
    assert str(board.hand_of(run(state, "choose Kk A", "ask").view(D))[0]) == "Xc"
    durch = run(state, "choose Kk A", "ask", "good", "good", "durch")
    assert [str(card) for card in board.hand_of(durch.view(D))][:5] == ["Kc", "Qc", "Sc", "Xc", "9c"]


def sure() -> Any:
    """A holds all trumps but one and the rest of the aces: everything is his."""
    hands = ("Ac Xc Kc Qc Sc Ak Az Al", "9c 8c 7c 7k 8k 9k Sk Qk", "Kk Xk 7z 8z 9z Sz Qz Kz", "Xz 7l 8l 9l Sl Ql Kl Xl")
    state = run(
        start(free(), deal_of(*hands)), "choose Ac 9", "ask", "goods 3", "say", "say", "say hra", "say", "say hra"
    )
    return run(state, "goods 3")


@pytest.mark.clause("MCR-22c")
def test_a_claim_is_warned_of_and_a_right_one_settled(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["ložím", "ne", "ložím hru", "ložím", "ano"], capsys, sure())
    assert "Když ne, je to renonc a platíš každému [MCR-22c]. Opravdu? (ano, ne)" in told[1]
    assert told[2].startswith("Nic se nestalo")
    assert told[3].startswith("Na položení je brzy")  # no question before what would not be heard
    assert "P0: pokládám karty, zbytek je můj" in told[5]
    assert "hra (♥). Volící: P0 a P1. Proti: P2 a P3" in told[5]
    assert "Volící: 130 bodů (karty 90, hlášky 40)" in told[5]
    # Clause 15: re in hearts 1 x 4 x 2, silent 130: twice that, four steps = 64
    assert "tichá stovka re 2 × 4 × 4 × 2 64 Kč volící" in told[5]
    assert told[5].count("Platí") == 2


@pytest.mark.clause("MCR-22c", "MCR-10a")
def test_a_wrong_claim_is_a_revoke_and_pays_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(good(), "say", "say", "say hra", "say", "say hra", "goods 3")
    told = turns(["ložím", "ano"], capsys, state)
    assert "Renonc: P0 platí každému." in told[2]
    # re on a game of 1: 4 Kč to each, the floor is 4
    assert [f"Platí P0 → P{seat}: 4 Kč" in told[2] for seat in (1, 2, 3)] == [True] * 3
    assert "P0 88 Kč (−12)" in told[2]


def test_the_last_trick_is_seen_until_the_next_lead(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["l", "♥A", "l", "♥10", "l"], capsys, sure())
    assert "Žádný zdvih zatím nepadl" in told[1]
    assert told[3].startswith("1. zdvih: P0 ♥A, P1 ♥")
    assert told[5].startswith("2. zdvih: P0 ♥10, P1 ♥")


@pytest.mark.clause("MCR-3b", "MCR-3c", "MCR-3d")
def test_who_has_lost_his_money_adds_it_and_all_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Rule sheet 6.3: stack 3, loses 8: pays 3, owes 5, inserts 55; here he loses 12."""
    state = run(good(), "say", "say", "say hra", "say", "say hra", "goods 3")
    told = turns(["ložím", "ano"], capsys, state, chips=(3, 197, 100, 100))
    assert "P0 přidává 59 Kč: dluh 9, do hry 50 [MCR-3b]." in told[2]
    assert "P0 50 Kč (−12)" in told[2]


def test_the_round_ends_with_what_was_added(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table.opened(krizovy(humans=[0]), lambda _: None, {"random": Yielding()})
    table.match = replace(table.match, chips=(131, 88, 40, 191), added=(0, 0, 50, 0))
    words = iter(["k", "ano", *["1 eso", "ano"], "betl"])

    def answer() -> str:
        return next(words, None) or str(_legal(table))

    Game(table, Scripted(CS, answer), 0, 0).run()
    out = " ".join(capsys.readouterr().out.split())
    assert "[OP-18]" in out
    assert "Konec kola byl ohlášen" in out
    tail = out[out.index("Konec kola byl") :]
    assert tail.index("P3") < tail.index("P0") < tail.index("P1") < tail.index("P2")
    assert "přidáno 50 Kč" in tail


def _legal(table: Table) -> int:
    view = table.view(0)
    return next(n for n, card in enumerate(board.hand_of(view), 1) if Play(card) in view.legal)
