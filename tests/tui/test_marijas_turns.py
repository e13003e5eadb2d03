"""Moments of marijaš at the terminal: the call, dalje, talon, stock, marriages, the secret partner, the match."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from marias.cards import Card
from marias.rules.actions import Misdeal, Play, PlayMarriage
from marias.rules.contract import Seat
from marias.rules.dealing import Generator
from marias.rules.marijas.actions import DALJE, CallCard, NameTrump, Surrender
from marias.rules.marijas.race import Race, Tally
from marias.rules.marijas.state import start
from marias.rules.match import Match
from marias.session import Acted, Table
from marias.tui import board, lines
from marias.tui.board import Scene
from marias.tui.faces.marijas import FACE
from marias.tui.game import Game, Left, another_match
from tests.rules.marijas_scripts import A, B, D, four, play_out, random_deal, rules, run, three, two
from tests.session.tables import marijas
from tests.tui.typist import Scripted, look_in, shown_between

SR, CS, EN = look_in("sr"), look_in("cs"), look_in("en")
NAMES = ("Ana", "Bora", "Ceca", "Duda")
TWO = ("Kc Qc 7k 8l  Kz Qz Ak 9l", "Ac Xc 9k 7l  8c 9c Xk Kk")
THREE = ("Ac Xc Kc Qc 7k 8k 9k 7z 8z 7l", "Ak Xk Kk Qk 9c 8c 7c Sc Az Xz", "Al Xl Kl Ql Kz Qz Sz 9z 8l 9l")
FOUR = ("Ac Xc Kc Qc 7k 8k 9k Sk", "Ak Xk Kk Qk 9c 8c 7c Sc", "Al Xl Kl Ql Kz Qz Sz 9z", "Az Xz 7z 8z 7l 8l 9l Sl")


class Plain:
    """Says dalje, never surrenders, calls no marriage, plays its first legal card."""

    def choose(self, view: Any, random: Generator) -> Any:  # noqa: ARG002 – nothing is left to chance
        wanted = [action for action in view.legal if not isinstance(action, PlayMarriage | Surrender)]
        return DALJE if DALJE in wanted else wanted[0]


def turns(
    answers: list[str],
    capsys: pytest.CaptureFixture[str],
    state: Any,
    *,
    me: Seat = A,
    scores: tuple[int, ...] | None = None,
    look: Any = SR,
) -> list[str]:
    """What was shown after each answer (the first: before any), blanks and ends of lines as one blank."""
    seats = state.deal.seats
    setup = replace(marijas(humans=[me], seats=seats), profile=state.profile)
    table = Table.opened(setup, lambda _: None, {"random": Plain()})
    table.deal()
    table.state = state
    so_far = scores or (0,) * seats
    race = replace(Race.begin(state.profile, seats), scores=so_far)
    table.match = Match(table.match.game, state.profile, seats, state.deal.dealer, so_far, race=race)
    return shown_between(answers, table, look, me, capsys)


def bargain(state: Any, seat: Seat | None, look: Any = SR) -> list[str]:
    return list(board.bargain(look, state.view(seat), NAMES))


def people(state: Any, seat: Seat | None = None, look: Any = SR) -> list[str]:
    scene = Scene(NAMES[: state.deal.seats], (0,) * state.deal.seats, 1)
    return list(board.people(look, state.view(seat), scene))


def account(state: Any, seat: Seat | None = None, look: Any = SR) -> list[str]:
    return list(FACE.head(look, NAMES, state.result(), state.view(seat)))


# Two players


@pytest.mark.clause("SRB-25", "SRB-26", "SRB-27")
def test_trump_is_named_from_four_cards(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["?", "as herc", "herc"], capsys, two(*TWO))
    assert "Zove: P0. * P0 0 bodova u zapisu; to si ti; zove P1 0 bodova u zapisu; deli" in told[0]
    assert "1 2 3 4 ♥K ♥Q ♦7 ♣8" in told[0]
    assert "♠K" not in told[0]
    assert "„herc“, „bundeva“, „zelena“, „žir“, „predajem se“" in told[0]
    assert "onda svako dobija još četiri, a prvu kartu igraš ti" in told[1]
    assert told[2] == "Ovde se zove boja, a ne karta [SRB-36]."
    assert "P0: adut je herc (♥) Podeljene su i ostale karte. Dobijaš ♦A ♠K ♠Q ♣9." in told[3]
    assert "Adut: herc ♥ U talonu karata: 16. Sme se baciti bilo šta." in told[3]


@pytest.mark.clause("SRB-56", "SRB-57")
def test_surrender_of_two(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["predajem se", "ne", "predajem se", "da"], capsys, two(*TWO), scores=(4, 6))
    assert told[1].startswith("Predaješ ovo mešanje. Protivnik: 2 boda u zapisu.")
    assert "ništa se nije dogodilo" in told[2]
    asked = turns(["predajem se", "?", "ne"], capsys, two(*TWO))
    assert "„ne“ to povlači i ništa se ne dešava. Predaješ ovo mešanje." in asked[2]
    with pytest.raises(Left):
        turns(["predajem se", "q"], capsys, two(*TWO))
    assert "P0: predajem se ── Obračun" in told[4]
    assert "Predaja: P0" in told[4]
    assert "predaja 2 boda u zapisu protivnici SRB-57" in told[4]
    assert "P1: 2 boda u zapisu. Zapis, igra se do 12: P0 4 (0); P1 8 (+2)" in told[4]


@pytest.mark.clause("SRB-28", "SRB-29")
def test_fircik_while_there_is_a_stock(capsys: pytest.CaptureFixture[str]) -> None:
    """She is called by her number, lies open, and the seven of trumps takes her (TR-8)."""
    state = run(two(TWO[0], "Ac Xc 9k 7l  8c 9c 7z Kk"), "trump c")
    hand = board.hand_of(state.view(A))
    number = [str(card) for card in hand].index("Qc") + 1
    told = turns([f"{number}", "ne", f"fircik {number}"], capsys, state)
    assert f"Možeš zvati „fircik {number}“, „cvancik" in told[0]
    assert told[1].startswith(f"Tako propada fircik ♥. Zove se sa „fircik {number}“.")
    assert "P0: ♥Q – fircik 40 Dok ima karata u talonu, ova dama nema snagu aduta: bije je svaki adut." in told[3]
    assert "zvanja ♥ 40" in told[3]
    assert "Izloženo (P0): ♥Q" in told[3]


def test_a_powerless_fircik_is_marked_on_the_table() -> None:
    view = run(two(*TWO), "trump c; play_marriage Qc").view(B)
    assert list(FACE.laid_open(SR, view, NAMES)) == ["Izloženo (Ana): ♥Q", "♥Q: bez snage aduta"]
    inside = run(two(*TWO, profile=rules(2, fircik_in_stock="inside_suit")), "trump c; play_marriage Qc").view(B)
    assert list(FACE.laid_open(SR, inside, NAMES))[1] == "♥Q: važi samo u svojoj boji"
    silent = run(two(*TWO), "trump c; play Qc").view(B)
    assert list(FACE.laid_open(SR, silent, NAMES)) == []


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("any_trump_beats", "bije je svaki adut"),
        ("inside_suit", "važi samo u svojoj boji"),
        ("pair_powerless", "ova dama i njen kralj nemaju snagu aduta"),
        ("all_trumps_powerless", "sada nijedan adut nema snagu"),
    ],
)
def test_what_power_a_fircik_has_is_told_when_it_is_called(rule: str, said: str) -> None:
    before = run(two(*TWO, profile=rules(2, fircik_in_stock=rule)), "trump c")
    after = before.after(PlayMarriage(next(card for card in before.hands[A] if str(card) == "Qc")))
    news = " ".join(FACE.news(SR, NAMES, before.view(B), after.view(B)))
    assert said in news
    no_power = run(two(*TWO, profile=rules(2, stock_trump_power=False)), "trump c")
    called = no_power.after(PlayMarriage(next(card for card in no_power.hands[A] if str(card) == "Qc")))
    assert list(FACE.news(SR, NAMES, no_power.view(B), called.view(B))) == []


@pytest.mark.clause("SRB-28")
def test_the_end_of_the_stock_is_told() -> None:
    state = run(two(*TWO), "trump c")
    while state.stock:
        before, state = state, state.after(state.legal()[-1])
    news = list(FACE.news(SR, NAMES, before.view(A), state.view(A)))
    assert news[0].startswith("Vučeš ")
    assert news[1].startswith("Talona više nema: od sada se odgovara na boju")
    assert bargain(state, A)[-1] == "Talona više nema: poštuje se boja, a ko je nema, baca aduta."


def bound(rule: str) -> tuple[Any, Card]:
    """A position in which A must follow to a trick that binds, and a card that would break this rule."""
    for seed in range(200):
        state = run(start(rules(2), random_deal(2, seed, B)), "trump c")
        while state.to_act is not None:
            if state.to_act == A and state.trick and not state.stock:
                for card in state.hands[A]:
                    if (wrong := state.objection(Play(card))) and wrong[0] == rule:
                        return state, card
            state = state.after(state.legal()[-1])
    raise AssertionError(rule)


@pytest.mark.clause("SRB-14", "SRB-15", "SRB-17")
@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("must-follow", "Imaš boju kojom se izašlo i moraš na nju da odgovoriš [SRB-14, SRB-15]."),
        ("must-trump", "Nemaš boju kojom se izašlo, ali imaš adut: moraš da baciš aduta [SRB-17]."),
    ],
)
def test_why_a_card_cannot_be_played_when_the_stock_is_gone(
    rule: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    state, card = bound(rule)
    told = turns(["?", SR.card(card)], capsys, state)
    assert "Šta sada ne može:" in told[1]
    assert why in told[1]
    assert told[2] == f"{SR.card(card)} ne može. {why}"


# Three players


@pytest.mark.clause("SRB-35", "SRB-36", "SRB-37")
def test_dalje_trump_talon(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["?", "herc", "", "žir", "?", "as herc, sedmica bundeva"], capsys, three(*THREE))
    assert told[0].endswith("Reci „dalje“; dovoljan je i Enter.")
    assert "betl – Za ovim stolom nema vanrednih igara [Q-23]." in told[1]
    assert told[2] == "Prvo svi kažu dalje, ništa drugo [SRB-35]."
    assert "P0: dalje P1: dalje P2: dalje" in told[3]
    assert "Zovi aduta ili se predaj" in told[3]
    assert "P0: adut je žir (♣) Iz talona uzimaš ♦J ♣J." in told[4]
    assert "Vrati dve karte u talon: dva broja." in told[4]
    assert "♥A, ♥10 – Asovi i desetke ne smeju u talon" in told[5]
    assert told[6].startswith("Asovi i desetke ne smeju u talon")


def test_what_was_put_back_stands_on_the_callers_table_alone() -> None:
    state = run(three(*THREE), "dalje 3; trump c; discard 7z+Sl")
    assert bargain(state, A) == ["Adut: herc ♥", "Sam: Ana. Protiv: Bora i Ceca.", "U talonu: ♠7 ♣J"]
    assert bargain(state, B) == ["Adut: herc ♥", "Sam: Ana. Protiv: Bora i Ceca."]
    assert ["zove" in row for row in people(state, B)] == [True, False, False]


def test_a_talon_may_be_left_lying(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(three(*THREE, profile=rules(3, talon_taking="may")), "dalje 3; trump c")
    told = turns(["?", "ostavljam"], capsys, state)
    assert told[0].endswith("Uzimaš li talon? Reci „uzimam“ ili „ostavljam“.")
    assert "„ostavljam“ ga ostavlja neviđenog" in told[1]
    assert told[2].startswith("P0: ostavljam talon")
    assert "Iz talona uzimaš" not in told[2]


@pytest.mark.clause("SRB-39", "SRB-40", "SRB-41", "SRB-42")
def test_the_account_of_three(capsys: pytest.CaptureFixture[str]) -> None:
    """Each of the defenders writes; the lines with their clauses, both sides with cards and marriages."""
    state = run(three(*THREE), "dalje 3; trump l; discard 7z+8z")
    done = play_out(state)
    (points, others), (marriages, theirs) = done.result().card_points or (0, 0), done.result().marriages or (0, 0)
    said = account(done)
    assert said[0] == "Adut: žir ♣. Igra: Ana. Protiv: Bora i Ceca."
    assert said[1].startswith("Ana: ")
    assert said[1].endswith(f"(karte {points}, zvanja {marriages})")
    assert said[2].endswith(f"(karte {others}, zvanja {theirs})")


def test_betl_instead_of_dalje(capsys: pytest.CaptureFixture[str]) -> None:
    profile = rules(3, extraordinary="betl")
    state = three(*THREE, profile=profile)
    told = turns(["?", "betl", "da"], capsys, state)
    assert "Možeš reći „dalje“, „betl“." in told[0]
    assert "„betl“: igraš sam, bez aduta i bez zvanja" in told[1]
    assert "jedino što se ovde kaže" not in told[1]
    assert told[2].endswith("Sigurno? (da, ne)")
    assert "P0: betl! Iz talona uzimaš" in told[3]
    assert "Betl, bez aduta. Igra sam: P0" in told[3]
    lost = play_out(run(state, "extraordinary betl; discard 7k+8k; dalje 2"))
    assert account(lost) == ["Betl: Ana. Protiv: Bora i Ceca."]
    assert people(run(state, "extraordinary betl; discard 7k+8k; dalje 2"))[A].endswith("igra betl")


def test_all_dalje_is_dealt_again(capsys: pytest.CaptureFixture[str]) -> None:
    state = three(*THREE, profile=rules(3, dalje="all_pass_redeal"))
    told = turns(["?", "dalje"], capsys, state)
    assert "Još niko nije zvao." in told[0]
    assert not any("zove" in row for row in people(state, A))
    assert "Ko prvi zove, igra." in told[1]
    assert "Svi su rekli dalje: ne igra se, deli se ponovo." in told[2]
    assert "Niko ništa ne piše. Zapis, igra se do 12: P0 0 (0); P1 0 (0); P2 0 (0)" in told[2]


# Four players


@pytest.mark.clause("SRB-47", "SRB-48", "SRB-51")
def test_the_called_card(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["as zelena", ""], capsys, four(*FOUR))
    assert "Zovi kartu, na primer „" in told[0]
    assert "P0: zovem ♠A. Adut je zelena (♠)." in told[1]
    assert "Ko ima ♠A, partner ti je; ko je to, još se ne zna." in told[1]


def test_what_each_seat_knows_of_the_sides() -> None:
    state = run(four(*FOUR), "call Az; dalje 4")
    assert [bargain(state, seat)[1] for seat in (A, B, D, None)] == [
        "Ko ima ♠A, partner ti je; ko je to, još se ne zna.",
        "Zvanu kartu ♠A nemaš: igraš protiv onog ko zove (Ana). Ko mu je partner, još se ne zna.",
        "Zvana karta ♠A je kod tebe: partner ti je onaj ko zove (Ana). Pokaži to samo igrom.",
        "Ko ima ♠A i igra sa onim ko zove (Ana), još se ne zna.",
    ]
    own = run(four(*FOUR), "call Kc; dalje 4")
    assert bargain(own, A)[1] == "Zvana karta ♥K je kod tebe: igraš sam, i to niko drugi ne zna."
    assert "još se ne zna" in bargain(own, B)[1]


def test_when_the_called_card_falls_all_know() -> None:
    before = run(four(*FOUR), "call Az; dalje 4; plays Ac 9c 9z")
    state = run(before, "play Az")
    news = list(FACE.news(SR, NAMES, before.view(B), state.view(B)))
    assert news == ["Partneri: Ana i Duda. Protiv njih: Bora i Ceca."]
    assert ["sa onim ko zove" in row for row in people(state, B)] == [False, False, False, True]
    assert account(play_out(state))[0] == "Adut: zelena ♠. Igra: Ana i Duda. Protiv: Bora i Ceca."


def test_partners_who_sit_opposite() -> None:
    state = run(four(*FOUR, profile=rules(4, pairs="fixed_opposite")), "trump c; dalje 4")
    assert bargain(state, B)[1] == "Partneri: Ana i Ceca. Protiv njih: Bora i Duda."
    assert FACE.question(SR, four(*FOUR, profile=rules(4, pairs="fixed_opposite")).view(A)).startswith("Zovi aduta")


def test_surrender_after_the_second_packet(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(four(*FOUR, profile=rules(4, surrender_4p="after_second_deal")), "call Az")
    told = turns(["?", "predajem se", "da"], capsys, state)
    assert "Možeš reći „dalje“, „predajem se“." in told[0]
    assert "P1: 1 bod u zapisu. P2: 1 bod u zapisu. Zapis" in told[3]


# Marriages in other ways


def test_marriages_that_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(two(*TWO, profile=rules(2, marriage_card="shown", look_back="none")), "trump c")
    told = turns(["cvancik", "fircik", "ćutke kralj zelena", "l"], capsys, state)
    assert "P0: cvancik 20, pokazuje ♠Q" in told[1]
    assert "Izloženo (P0): ♠Q" in told[1]
    assert told[2].startswith("Odjednom se zove samo jednom")
    assert told[3].startswith("P0: ♠K")
    assert told[4] == "Za ovim stolom se odneti štihovi ne gledaju."


def test_tricks_that_may_all_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    state = run(two(*TWO, profile=rules(2, look_back="all")), "trump c; play Ak; play 9k; play 7k; play Kk")
    told = turns(["l"], capsys, state, me=B)
    assert "1. štih: P0 ♦A, P1 ♦9. Nosi: P0. 2. štih: P0 ♦7, P1 ♦K. Nosi: P1." in told[1]


# The match


def won_by_caller(capsys: pytest.CaptureFixture[str], scores: tuple[int, ...], look: Any = SR) -> str:
    """The end of a deal of two that the caller, A, wins or loses."""
    state = run(two(*TWO), "trump c")
    while len(state.hands[A]) > 1 or state.stock or state.to_act != A:
        state = state.after(state.legal()[-1])
    return turns([""], capsys, state, scores=scores, look=look)[-1]


@pytest.mark.clause("SRB-10", "SRB-43", "SRB-44")
def test_who_has_won_and_what_the_last_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    ended = won_by_caller(capsys, (10, 10))
    assert "Partija je gotova." in ended
    winner, last = ("P0", "P1") if "Pobeda: P0" in ended else ("P1", "P0")
    assert f"Pobeda: {winner}" in ended
    assert f"Čvrga: {last}" in ended
    assert "Makaze" not in ended


@pytest.mark.clause("SRB-44")
def test_makaze_for_who_has_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["predajem se", "da"], capsys, two(*TWO), scores=(0, 10), look=CS)
    assert "Partie skončila. P1 12 bodů do zápisu P0 0 bodů do zápisu Vyhrává: P1" in told[-1]
    assert "Makaze (nůžky): P0" in told[-1]
    assert "Čvrga" not in told[-1]


def surrendered_to_two(capsys: pytest.CaptureFixture[str], scores: tuple[int, ...], look: Any, **switches: Any) -> str:
    """What the end of a deal looks like in which both opponents get a point."""
    state = three(*THREE, profile=rules(3, **switches))
    return turns(["", "predajem se", "da"], capsys, state, scores=scores, look=look)[-1]


def test_several_reach_the_target_together(capsys: pytest.CaptureFixture[str]) -> None:
    """Both defenders come from 11 to 12 (WE-25): who they are, what they have, and why they win together."""
    told = surrendered_to_two(capsys, (5, 11, 11), EN)
    assert "12 was reached by P1 (12) and P2 (12). Winners together, with as many: P1 and P2" in told
    assert "Čvrga (a flick on the forehead): P0" in told
    serbian = surrendered_to_two(capsys, (5, 11, 11), SR)
    assert "Do 12 su došli: P1 (12) i P2 (12). Zajednička pobeda, sa jednako bodova: P1 i P2 Čvrga: P0" in serbian


def test_of_several_who_reach_the_target_the_highest_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """WE-26: the one who has more wins alone, and it is said why."""
    told = surrendered_to_two(capsys, (0, 11, 12), EN)
    assert "12 was reached by P2 (13) and P1 (12). Winner: P2, with the most" in told
    assert "Makaze (scissors): P0" in told
    assert "reached" not in surrendered_to_two(capsys, (0, 11, 10), EN)


def test_equal_at_the_target_by_other_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """Where it is played on that is said, and nobody has won; or the first left of the dealer wins."""
    told = surrendered_to_two(capsys, (5, 11, 11), SR, match_tie="play_on")
    assert "Do 12 su došli: P1 (12) i P2 (12). Na vrhu je jednako, pa se igra dok neko ne povede." in told
    assert "Pobeda" not in told
    told = surrendered_to_two(capsys, (5, 11, 11), EN, match_tie="seat_order")
    assert "Winner: P1, with as many, but first to the left of the dealer" in told


def test_a_match_that_is_broken_off_has_no_winner(capsys: pytest.CaptureFixture[str]) -> None:
    told = turns(["k", "da", "predajem se", "da"], capsys, two(*TWO), scores=(2, 4))
    assert "Sigurno? (da, ne)" in told[1]
    assert "Kraj partije je najavljen" in told[2]
    assert "Kraj partije je bio najavljen. P1 6 bodova u zapisu P0 2 boda u zapisu" in told[-1]
    assert "Pobeda" not in told[-1]


def test_the_tally_and_another_match(capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter(["huh", "da", "", "ne", "q", "k"])

    def ask() -> str:
        return next(answers)

    game, tally = marijas().game, Tally((2, 1), (0, 1), (1, 1))
    screen = Scripted(SR, ask)
    assert another_match(screen, game, ("Ana", "Branislav"), tally)
    told = capsys.readouterr().out.split("\n")
    assert told[2:4] == [
        "Ana        pobede 2, čvrge 0, makaze 1",
        "Branislav  pobede 1, čvrge 1, makaze 1",
    ]
    assert [another_match(screen, game, NAMES[:2], tally) for _ in range(4)] == [True, False, False, False]


# What the referee and other tables say


def test_a_misdeal_is_told() -> None:
    state = run(two(*TWO), "trump c")
    after = state.after(Misdeal())
    event = Acted(None, Misdeal())
    assert list(lines.acted(SR, NAMES, event, state.view(A), None)) == ["Sudija: pogrešno deljeno, mešanje ne važi."]
    assert account(after) == []


def test_only_aces_and_tens_are_told_where_only_they_count() -> None:
    done = play_out(run(two(*TWO, profile=rules(2, counted="aces_and_tens")), "trump c"))
    said = account(done)
    assert all(row.endswith("(samo asovi i desetke)") for row in said[1:])
    points = [int(row.split(": ")[1].split()[0]) for row in said[1:]]
    assert sum(points) == 80


@pytest.mark.parametrize("kind", [NameTrump, CallCard])
def test_the_example_of_the_question_can_be_typed(kind: Any) -> None:
    state = four(*FOUR) if kind is CallCard else two(*TWO)
    view = state.view(A)
    example = FACE.question(SR, view).split("„")[1].split("“")[0]
    answer = FACE.read(example, [], view, SR, None)  # type: ignore[arg-type]
    assert isinstance(answer, kind)
    assert answer in view.legal


@pytest.mark.parametrize("typed", ["k", "t", "w", "l", "7", "herc", "možda"])
@pytest.mark.parametrize("look", [SR, CS, EN])
def test_what_is_no_answer_to_yes_or_no(typed: str, look: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """It is said what is: nothing else happens, and the question still stands."""
    told = turns(["predajem se", typed, "ne", "k"], capsys, two(*TWO), look=look)
    assert told[2] == look.text("yes-or-no")
    assert look.text("taken-back") in told[3]


def test_the_end_is_asked_about_and_told_again(capsys: pytest.CaptureFixture[str]) -> None:
    """ "ne" takes it back; once it is announced, k says so again and asks nothing; it is told after coming back."""
    told = turns(["k", "ne", "k", "da", "k"], capsys, two(*TWO), scores=(2, 4))
    assert "ništa se nije dogodilo" in told[2]
    assert "Kraj partije je najavljen" not in told[2]
    assert "Kraj partije je najavljen" in told[4]
    assert "Kraj partije je najavljen" in told[5]
    assert "Sigurno" not in told[5]


def test_an_announced_end_is_told_after_coming_back(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table.opened(marijas(humans=[A]), lambda _: None, {"random": Plain()})
    table.deal()
    table.end_round()
    with pytest.raises(Left):
        Game(table, Scripted(SR, lambda: "q"), A, 0).run()
    assert "Kraj partije je najavljen" in capsys.readouterr().out
