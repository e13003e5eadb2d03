"""Moments of the terminal game: warnings, slips, the last trick, a hand laid down, an empty purse, the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import Card
from marias.rules.actions import Good, Play, Say
from marias.rules.dealing import Generator
from marias.rules.match import Match
from marias.rules.voleny.actions import Ask, Bad, Declare, SaidStosedm, Stosedm
from marias.session import Table
from marias.tui.board import hand_of
from marias.tui.game import Game
from tests.session.tables import setup
from tests.tui.test_board import deal, trump_of
from tests.tui.typist import Scripted, look_in, shown_between

CS = look_in("cs")
STRONG = "7c Ac Xc Sc 9c Az Xz Sz 9z 8z 7z Ak"
"""No marriage in it, the trump seven in hearts."""


class Yielding:
    """A bot that approves everything, never fleks, plays its first legal card."""

    def choose(self, view: Any, random: Generator) -> Any:  # noqa: ARG002 – nothing is left to chance
        wanted = [action for action in view.legal if isinstance(action, Good) or action == Say()]
        return (wanted or view.legal)[0]


class Stubborn(Yielding):
    """Takes every game over that can be taken over."""

    def choose(self, view: Any, random: Generator) -> Any:
        bad = [action for action in view.legal if isinstance(action, Bad)]
        return bad[0] if bad else super().choose(view, random)


def turns(
    answers: list[str], capsys: pytest.CaptureFixture[str], start: Any, bot: Any = None, me: int = 0, **rules: Any
) -> list[tuple[str, str]]:
    """Each answer with what was shown after it, blanks and ends of lines as one blank."""
    chosen = setup(3, humans=[me], **rules)
    table = Table.opened(chosen, lambda _: None, {"random": bot or Yielding()}, dealer=start.deal.dealer)
    table.deal()
    table.state = start
    return list(zip(["begin", *answers], shown_between(answers, table, CS, me, capsys), strict=True))


def declared(game: str, hand: str = STRONG) -> Any:
    state = deal(hand).after(trump_of(hand[:2], hand))
    pair = [action for action in state.legal() if isinstance(action, Ask)][-1]
    state = state.after(pair).after(Good()).after(Good())
    return state.after(Declare(game)) if game else state  # type: ignore[arg-type]


def test_a_hundred_without_a_marriage_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["sto", "možná", "ne", "sto", "ano"], capsys, declared(""))
    assert "Nemáš hlášku" in told[1][1]
    assert "Tady se odpovídá jen „ano“, nebo „ne“" in told[2][1]
    assert "Nic se nestalo" in told[3][1]
    assert "P0: sto v červených (♥)" in told[5][1]


def test_a_hundred_and_seven_without_a_marriage_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["9z 8z stosedm", "ano"], capsys, deal(STRONG).after(trump_of("7c", STRONG)))
    assert "Nemáš hlášku" in told[1][1]
    assert "P0: stosedm v červených z ruky!" in told[2][1]


def test_no_warning_with_a_marriage(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["sto"], capsys, declared("", "7c Ac Xc Kc Qc 9c Az Xz Sz 9z 8z 7z"))
    assert "P0: sto v červených (♥)" in told[1][1]
    assert "Nemáš hlášku" not in told[1][1]


@pytest.mark.clause("LIGA-18", "LIGA-19")
def test_stosedm_said_after_the_approval_is_a_slip(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["stosedm", "ano", "stosedm", "hra", "sedma"], capsys, declared(""))
    assert "renonc to není [LIGA-18]" in told[1][1]
    assert "Opravdu?" in told[1][1]
    assert "Můžeš: sedma, sto." in told[2][1]
    assert "renonc to není [LIGA-18]" in told[3][1]
    assert "Opravdu?" not in told[3][1]
    assert "musí hrát sto nebo sedmu" in told[4][1]
    assert "P0: sedma v červených (♥)" in told[5][1]


@pytest.mark.clause("LIGA-19")
def test_stosedm_said_after_the_approval_can_be_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["stosedm", "ne", "hra"], capsys, declared(""))
    assert "Nic se nestalo" in told[2][1]
    assert "P0: hra v červených (♥)" in told[3][1]


def test_stosedm_without_the_seven_is_refused_and_costs_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["stosedm", "hra"], capsys, declared("", "8c Ac Xc Sc 9c Az Xz Sz 9z 8z 7z Ak"))
    assert "renonc to není [LIGA-18]" in told[1][1]
    assert "Opravdu?" not in told[1][1]
    assert "P0: hra v červených (♥)" in told[2][1]


def test_the_only_word_left_is_not_asked_about(capsys: pytest.CaptureFixture[str]) -> None:
    """After the slip of a record and without the seven, the hundred is all there is, marriage or not."""
    start = declared("", "8c Ac Xc Sc 9c Az Xz Sz 9z 8z 7z Ak").after(SaidStosedm())
    told = turns(["sto"], capsys, start)
    assert "Opravdu?" not in told[1][1]
    assert "P0: sto v červených (♥)" in told[1][1]


@pytest.mark.clause("LIGA-11")
def test_forgetting_trump_is_asked_about_first(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["nevolím", "ne", "nevolím", "ano", "1 2 barva", "1 2 betl"], capsys, deal(STRONG))
    assert "Opravdu?" in told[1][1]
    assert "Nic se nestalo" in told[2][1]
    assert "Trumf není zvolen" in told[4][1]
    assert "zbývá jen betl nebo durch [LIGA-11]" in told[5][1]
    assert "P0: betl!" in told[6][1]


@pytest.mark.clause("LIGA-26")
def test_an_ace_in_the_talon_is_refused_with_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    start = deal(STRONG).after(trump_of("7c", STRONG))
    told = turns(["Az 9z barva", "?"], capsys, start)
    assert "Eso ani desítka do talonu nesmí, leda před betlem nebo durchem [LIGA-26]." in told[1][1]
    assert "♥A, ♥10, ♦A, ♠A, ♠10 – Eso ani desítka do talonu nesmí" in told[2][1]
    assert "♥7 – Zvolený trumf leží na stole" in told[2][1]


def test_help_says_why_each_card_cannot_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    state = declared("sedma").after(Say(("hra",))).after(Say()).after(Say())
    told = turns(["?", "7c"], capsys, state)
    assert "♥7 – Ohlášenou sedmu musíš držet" in told[1][1]
    assert told[2][1].startswith("♥7 nejde. Ohlášenou sedmu musíš držet")


def test_the_last_trick_is_seen_until_the_next_lead(capsys: pytest.CaptureFixture[str]) -> None:
    state = declared("sto").after(Say()).after(Say())
    told = turns(["l", "Ac", "l", "Xc", "l"], capsys, state)
    assert "Žádný zdvih zatím nepadl" in told[1][1]
    assert told[3][1].startswith("1. zdvih: P0 ♥A, ")
    assert told[5][1].startswith("2. zdvih: P0 ♥10, ")


def test_the_last_trick_is_gone_once_the_next_card_is_led(capsys: pytest.CaptureFixture[str]) -> None:
    state = deal(SURE, dealer=1).after(trump_of("7c", SURE))
    pair = next(action for action in state.legal() if isinstance(action, Ask))
    state = state.after(pair).after(Good()).after(Good()).after(Declare("hra"))
    state = state.after(Say(("hra",))).after(Say()).after(Say())
    for _ in range(4):
        state = state.after(state.legal()[-1])
    assert (state.to_act, len(state.tricks), len(state.trick)) == (0, 1, 1)
    assert "už se vyneslo" in turns(["l"], capsys, state)[1][1]


SURE = "7c 8c 9c Sc Qc Kc Xc Ac Az Ak 7z 8z"
"""All trumps and two aces: nothing can be lost."""


def doubled(hand: str) -> Any:
    return declared("hra", hand).after(Say(("hra",))).after(Say()).after(Say())


def test_a_won_hand_is_laid_down_and_settled(capsys: pytest.CaptureFixture[str]) -> None:
    said = turns(["ložím"], capsys, doubled(SURE))[1][1]
    assert said.startswith("P0: pokládám karty, zbytek je můj Vyložené karty (P0): ♥A ♥10 ♥K ♥Q ♥S ♥9 ♥8 ♥7")
    assert "Prověřeno: vyjde to" in said
    assert "Aktér: 130 bodů (karty 90, hlášky 40)" in said


@pytest.mark.parametrize("word", ["ložím", "claim", "Pokládám"])
def test_a_hand_that_is_not_surely_won_is_refused_and_play_goes_on(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = turns([word, "Ac"], capsys, doubled(STRONG))
    assert told[1][1].startswith("Z toho, co vidíš, to jisté není. Hraje se dál")
    assert told[2][1].startswith("P0: ♥A")


def test_where_hands_are_not_laid_down_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    state = doubled(SURE)
    state = replace(state, profile=state.profile.changed(claims=False))
    assert turns(["ložím"], capsys, state)[1][1].startswith("U tohoto stolu se karty nepokládají")


@pytest.mark.clause("LIGA-8")
def test_an_empty_purse_ends_the_round_with_an_explanation(capsys: pytest.CaptureFixture[str]) -> None:
    start = declared("sto").after(Say(("sto",))).after(Say()).after(Say())
    chosen = setup(3, humans=[0])
    table = Table.opened(chosen, lambda _: None, {"random": Yielding()}, dealer=start.deal.dealer)
    table.deal()
    table.state = start
    table.match = Match(table.match.game, table.match.profile, 3, start.deal.dealer, (5, 150, 145))

    def answer() -> str:
        return next(str(n) for n, card in enumerate(hand_of(table.view(0)), 1) if Play(card) in table.view(0).legal)

    Game(table, Scripted(CS, answer), 0, 0).run()
    out = " ".join(capsys.readouterr().out.split())
    assert "P0: dluh 32 Kč, v kase jen 5 Kč." in out
    assert "[LIGA-8]" in out
    assert "P0 0 Kč (−5)" in out
    assert "Někomu došly peníze" in out


@pytest.mark.clause("LIGA-2")
def test_the_end_announced_in_a_deal_lets_it_finish(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table.opened(setup(3, humans=[0]), lambda _: None, {"random": Yielding()}, dealer=2)
    words = iter(["k", "ano", "1", "1 2 betl", *["1"] * 40])
    with pytest.raises(EOFError):
        Game(table, Scripted(CS, lambda: _or_eof(words, table)), 0, 0).run()
    assert "Konec kola je ohlášen" in capsys.readouterr().out
    assert table.match.ending


def _or_eof(words: Iterator[str], table: Table) -> str:
    if table.state is not None and table.state.phase == "play":
        raise EOFError
    return next(words)


def test_taking_over_a_game_shows_the_talon_cards(capsys: pytest.CaptureFixture[str]) -> None:
    start = deal("7k 8k 9k", dealer=2)
    told = turns(["7k", "8k 9k betl", "d"], capsys, start, Stubborn())
    assert "P1: špatná" in told[2][1]
    said = told[2][1]
    assert re.search(r"P1: (durch|ložený betl)!", said)


@pytest.mark.trial("R008")
def test_a_typed_king_does_not_lose_the_marriage(capsys: pytest.CaptureFixture[str]) -> None:
    """The cards of the trial: trump bells, led Sz, {Kz, Qz} in hand; the svršek alone may fall, and is announced."""
    hand = "Kz Qz 7l 8l 9l 7c 8c 9c Sc 8z 9z 7z"
    other = deal("Sz Ak Kk Qk Xk Sk 9k 8k 7k Ac Xc Al", hand[: 3 * 9 - 1] + " Kl", dealer=2)
    state = other.after(next(action for action in other.legal() if getattr(action, "card", None) is Card("Ak")))
    pair = next(action for action in state.legal() if getattr(action, "talon", None) == (Card("Qk"), Card("Kk")))
    state = state.after(pair).after(Good()).after(Good()).after(Declare("hra")).after(Say(("hra",))).after(Say())
    state = state.after(Say()).after(Play(Card("Sz")))
    assert [str(action.card) for action in state.legal()] == ["Qz"]
    told = turns(["Kz", "Qz"], capsys, state, me=1)
    assert told[1][1].startswith("♠K nejde. Máš hlášku: svršek musí na stůl dřív než král")
    assert told[2][1].startswith("P1: ♠Q – hláška 20")


def test_three_words_for_one_doubling(capsys: pytest.CaptureFixture[str]) -> None:
    """Fleks by the name of the component; a wrong level, a wrong component and nothing said are each explained."""
    state = deal("7k 8k 9k", dealer=1)
    # forhont is seat 2; seat 0 is the first to speak against his sedma
    hand = " ".join(map(str, [*state.hands[2], *state.closed]))
    chosen = state.after(state.legal()[0])
    asked = chosen.after(next(action for action in chosen.legal() if isinstance(action, Ask)))
    ready = asked.after(Good()).after(Good()).after(Declare("hra"))
    assert ready.to_act == 0, hand
    told = turns(["re hra", "flek betl", "flek sto", "flek", "x"], capsys, ready)
    assert "jiný stupeň: flek na hru" in told[1][1]
    assert "Takový závazek na stole není" in told[2][1]
    assert "Takový závazek na stole není" in told[3][1]
    assert told[4][1].startswith("P0: flek na hru")


def test_stosedm_needs_no_question(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "7c Ac Xc Kc Qc Az Xz Sz 9z 8z 7z Ak"
    state = deal(hand).after(trump_of("7c", hand))
    assert any(isinstance(action, Stosedm) for action in state.legal())
    told = turns(["8z 7z sto sedm"], capsys, state)
    assert "P0: stosedm v červených z ruky! (♥)" in told[1][1]
    assert "dobrá (bez fleku)" in told[1][1]
    assert Card("7c") in state.hands[0]


def test_a_table_without_z_lidu_never_offers_it(capsys: pytest.CaptureFixture[str]) -> None:
    state = deal(STRONG)
    state = replace(state, profile=state.profile.changed(z_lidu="forbidden"))
    told = turns(["", "x", "z lidu", "z lidu 2", "?"], capsys, state)
    for _, said in told[:3]:
        assert "z lidu" not in said
    assert "Z lidu se u tohoto stolu nevolí [vlastní pravidlo]." in told[3][1]
    assert "Z lidu se u tohoto stolu nevolí [vlastní pravidlo]." in told[4][1]
    assert "z lidu – Z lidu se u tohoto stolu nevolí [vlastní pravidlo]." in told[5][1]


def test_help_in_betl_names_only_betl(capsys: pytest.CaptureFixture[str]) -> None:
    """Seat 1 fleks the betl of seat 0; what there is in games with trumps is not spoken of."""
    state = deal(STRONG).after(trump_of("7c", STRONG))
    betl = next(action for action in state.legal() if type(action).__name__ == "Betl")
    state = state.after(betl).after(Good()).after(Good())
    for answers, me in ((["?", "x", "re sedma"], 1), (["?", "x"], 0)):
        start = state if me else state.after(Say(("betl",))).after(Say())
        for _, said in turns(answers, capsys, start, me=me)[1:]:
            assert "proti" not in said
            assert "sto" not in said.split()
            assert "sedma" not in said.replace("re sedma", "").split()


def test_the_talon_and_the_higher_games_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    state = deal(STRONG).after(trump_of("7c", STRONG))
    asked = next(action for action in state.legal() if action == Ask((Card("8z"), Card("9z"))))
    told = turns(["špatná"], capsys, state.after(asked), me=1)
    assert "a musíš hrát betl nebo durch" in told[0][1]
    assert "Z talonu: ♠9 ♠8." in told[1][1]


def test_who_declines_a_re_does_not_say_there_is_no_flek(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["dobrá"], capsys, declared("hra").after(Say(("hra",))).after(Say()))
    assert told[1][1].startswith("P0: dobrá P0") or told[1][1].startswith("P0: dobrá ──")


def test_the_last_card_is_played_by_enter(capsys: pytest.CaptureFixture[str]) -> None:
    state = doubled(STRONG)
    while len(state.hands[0]) > 1 or state.to_act != 0:
        state = state.after(state.legal()[0])
    [card] = state.hands[0]
    told = turns([""], capsys, state)
    assert "stačí Enter" in told[0][1]
    assert told[1][1].startswith(f"P0: {CS.card(card)}")
