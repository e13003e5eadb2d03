"""Full playthroughs of licitovaný: replayed and compared line by line, counted again by the literal rules, every
payment worked out by hand; one for every rung and every ending."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from marias.cards import FULL
from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Result
from marias.rules.licitovany.actions import RUNGS
from tests.rules import licitovany_literal as literal
from tests.rules.licitovany_recount import recount
from tests.rules.licitovany_scripts import cards, ending
from tests.rules.playthroughs import LICITOVANY, Playthrough, all_of_them, changed, read
from tests.sizes import Count

NAMES = tuple(sorted(path.stem for path in LICITOVANY.glob("*.txt")))


@pytest.fixture
def played(name: str) -> Playthrough:
    """The playthrough of that name."""
    return read(name, (LICITOVANY / f"{name}.txt").read_text(encoding="utf-8"))


PAYMENTS: dict[str, tuple[int, ...]] = {
    # Worked out with pen and paper from the rates and sentences of the rule sheet (§2.5, §4.5, §4.7), never read off
    # the program: what one opponent pays; the declarer gets it from each. Points are those of declarer : defence, card
    # points + marriages in the order they were shown.
    "anticlockwise": (-18, -18, 54, -18),  # 90 + 40 = 130, four times 4; sedma 2; 18 from three
    "betl_lost": (30, -60, 30),  # betl 15 x 2 [M6]
    "betl_made": (480, -240, -240),  # betl 15 x 16; both said flek
    "betl_open": (-15, 30, -15),  # betl 15
    "claim_of_a_betl": (-15, 30, -15),  # betl 15
    "claim_of_a_defender": (32, -64, 32),  # 20 and no marriage: eight short, 8 x 4
    "claim_of_a_durch": (-30, 60, -30),  # durch 30
    "claim_refused": (64, -128, 64),  # as sto_lost
    "claim_with_the_seven": (56, -28, -28),  # 90 + 40; hra 2 x 2, sedma 4 x 2; quiet hundred 4, three tens 3 x 2 x 2
    "durch_laid": (90, -60, -30),  # durch 30 x 2 from who said flek, 30 from the other
    "durch_lost": (-240, 120, 120),  # durch 30 x 4
    "durch_made": (-30, 60, -30),  # durch 30
    "dve_sedmy_broken_at_trick_9": (-80, 40, 40),  # dvě sedmy 40
    "dve_sedmy_forced_out": (-80, 40, 40),  # dvě sedmy 40
    "dve_sedmy_hearts_limit": (-500, 1000, -500),  # 40 x 2 x 16 = 1280, limit 500 [M9]
    "dve_sedmy_hearts_lost": (160, 160, -320),  # 40 x 2 x 2 [M7 with the sign turned]
    "dve_sedmy_hearts_raised_limit": (-750, -750, 1500),  # 1280, limit 750 as both said flek [M9]
    "dve_sedmy_helpers_shown": (80, 80, -160),  # 40 x 2
    "dve_sedmy_made": (-80, -80, 160),  # 40 x 2
    "dve_sedmy_sto_four_helpers": (32, -64, 32),  # sevens lost 40; 90 + 20 = 110, twice 4; -40 + 8
    "dve_sedmy_sto_hearts_lost": (
        -1000,
        500,
        500,
    ),  # 40 x 2 x 4; ten short, their 20: 12 x 4 x 8; 704, limit 500
    "dve_sedmy_sto_hearts_made": (-96, -96, 192),  # 40 x 2; 90 + 20 = 110, twice 4 x 2
    "dve_sedmy_sto_lost": (48, 48, -96),  # sevens 40; 70 + 20: one short, 4 x 2
    "dve_sedmy_sto_made": (-56, 112, -56),  # 40; 90 + 40 = 130, four times 4
    "dve_sedmy_sto_sevens_alone": (-36, 72, -36),  # 40; 90 and no marriage: one short, 4 [M8]
    "four_players": (-32, -32, 96, -32),  # 90 + 40 = 130, four times 4, flek; 32 from three
    "four_players_without_the_sitter": (15, 15, -30, 0),  # betl 15 to two
    "long_auction": (-160, 80, 80),  # sevens 40; 20 and no marriage: eight short and their 20: 10 x 4
    "misdeal": (0, 0, 0),  # nobody pays
    "nobody_bids": (29, -58, 29),  # 30 and no marriage: seven short, 28; their quiet seven 1
    "omyl": (-12, 6, 6),  # omyl 6 [M10]
    "omyl_before_the_talon": (-12, 6, 6),  # omyl 6
    "revoke_by_a_defender": (82, -14, -14, -54),  # sto 4 x 2 x 2 + sedma 2 x 2 x 2 = 24 from three; he 10 to each
    "revoke_by_the_declarer": (-36, 18, 18),  # sto 4 x 2, paušál 10
    "revoke_in_the_auction": (50, -100, 50),  # paušál 50
    "revoke_while_they_flek": (-50, 70, -20),  # betl 15 x 2 from two; paušál 10 to each
    "second_misdeal": (-20, 10, 10),  # paušál 10
    "sedma_balanced": (0, 0, 0),  # 2 - 2 [ČSM V/11]
    "sedma_forced_out": (6, 6, -12),  # 30 : 60 + 20; hra 2 lost, sedma 4 lost
    "sedma_hearts_made": (-12, -12, 24),  # 50 : 40; hra 1 x 2 x 2, sedma 2 x 2 x 2
    "sedma_hearts_re": (-24, 12, 12),  # 50 + 20 : 40; hra 1 x 2 x 2, sedma 2 x 2 x 4 lost; 4 - 16 [M2]
    "sedma_lost": (3, 3, -6),  # 50 : 40; hra 1, sedma 2 x 2 lost; 1 - 4
    "sedma_made": (12, -6, -6),  # 90 : 0; hra 2, sedma 4
    "sedma_quiet_hundred": (140, -70, -70),  # 90 + 40; hra 16, sedma 32; quiet hundred 16, three tens 6
    "sedma_quiet_hundred_of_the_defence": (-16, 8, 8),  # 10 : 80 + 20; hra 2, sedma 4 lost; quiet hundred 2
    "sedma_unplayed": (-3, 6, -3),  # hra 1, sedma 2 [M1]
    "seven_led_early": (98, 98, -196),  # sevens 40 x 2, sto 4 x 2, paušál 10
    "sharp_in_the_talon": (53, -106, 53),  # the sedma he had won, 1 + 2; paušál 50
    "sitter_looks_at_cards": (-20, -60, -20, 100),  # durch 30 from three; he 10 to each
    "sto_first_marriage": (-16, 8, 8),  # 60 + the first 20: two short, 2 x 4
    "sto_hearts_lost": (256, 256, -512),  # 20 and no marriage: eight short, 8 x 4 x 2 x 4
    "sto_hearts_made": (-32, 64, -32),  # 90 + 20 = 110, twice 4 x 2 x 2
    "sto_killed_quiet_seven": (73, -146, 73),  # 10 and no marriage: nine short, 9 x 4 x 2; killed seven 1
    "sto_lost": (64, -128, 64),  # 20 + 20: six short and their 20: 8 x 4 x 2
    "sto_made": (-24, 48, -24),  # 90 + 40 + 20 = 150, six times 4
    "sto_partner_beats_the_seven": (28, 28, -56),  # 30 and no marriage: seven short, 7 x 4; nobody's seven
    "sto_quiet_seven": (-5, -5, 10),  # 60 + 40 = 100, 4; quiet seven 1
    "sto_sedma_hearts_half": (-12, -12, 24),  # 80 + 20 = 100, 4 x 2 x 2; sedma 2 x 2 lost; 16 - 4
    "sto_sedma_lost": (28, 28, -56),  # 20 + 20: six short, 24; sedma 2 x 2 lost
    "sto_sedma_made": (-36, 72, -36),  # 90 + 40 = 130, four times 4 x 2; sedma 2 x 2
    "sto_seven_of_the_defence": (37, 37, -74),  # 10 and no marriage: nine short, 36; their quiet seven 1
    "technical": (28, -86, 58),  # 80 and no marriage: two short and their 40: 6 x 4 x 2; who slipped 10 to each
    "thrown_in": (0, 0, 0),  # nobody pays
}

LACKING: tuple[str, ...] = ()
"""Rungs and endings of which there is no playthrough. It is kept empty."""


def facts(played: Playthrough) -> Iterator[str]:
    """What a playthrough is an example of."""
    state = played.end()
    result: Result = state.result()
    yield state.ending
    yield f"{played.deal.seats} seats"
    yield from (f"action {kind.__struct_config__.tag}" for kind in {type(action) for action in played.actions})
    if state.announced:
        yield f"{state.contract.rung} {state.ending}"
    if state.ending == "played":
        yield from (f"{item.code} {'made' if item.won else 'lost'}" for item in result.items if item.won is not None)
        if state.four_helpers_at_first_lead():
            yield "four helpers at the first lead"
    if state.revoke is not None:
        yield f"revoke by the {'declarer' if state.revoke.seat == state.declarer else 'defence'}"
        yield f"revoke in {'play' if state.tricks else 'the fleks' if state.announced else 'the auction'}"
    if state.bargain().laid:
        yield "ložená"
    yield from (item.code for item in result.items if item.code in ("ceiling", "fine"))
    if len(state.tricks) < 10 and state.ending == "played" and state.claimed is None:
        yield f"{state.contract.kind} broken at trick {len(state.tricks)}"


WANTED = {
    *(f"{rung} played" for rung in RUNGS),
    *(f"{part} {how}" for part in literal.RATES for how in ("made", "lost")),
    *("quiet_hundred made", "quiet_hundred lost", "quiet_seven made", "quiet_seven lost", "killed_quiet_seven lost"),
    *("sedma unplayed", "dve_sedmy helpers_shown", "four helpers at the first lead", "dve_sedmy broken at trick 9"),
    *("omyl", "thrown_in", "misdeal", "ceiling", "fine", "ložená", "3 seats", "4 seats"),
    *("revoke by the declarer", "revoke by the defence"),
    *(f"revoke in {where}" for where in ("play", "the fleks", "the auction")),
    *(f"action {tag}" for tag in ("take", "claim", "play_marriage", "technical", "misdeal", "revoke")),
}

each = pytest.mark.parametrize("name", NAMES)


def test_there_is_one_for_every_rung_and_ending() -> None:
    found = {fact for played in all_of_them(LICITOVANY) for fact in facts(played)}
    assert WANTED - found == set(LACKING)
    assert LACKING == ()


@each
def test_replayed_it_is_the_same(played: Playthrough) -> None:
    assert not (difference := changed(played, LICITOVANY)), difference


def test_every_payment_was_worked_out_by_hand() -> None:
    assert PAYMENTS.keys() == set(NAMES)


@each
def test_payments(played: Playthrough) -> None:
    assert played.end().result().payments == PAYMENTS[played.name]


@each
def test_payments_by_the_literal_rules(played: Playthrough) -> None:
    """From the deal and the actions alone: who took what, and the formula of the sheet."""
    assert recount(played.end()).payments() == PAYMENTS[played.name]


@each
def test_tricks_are_counted_again(played: Playthrough) -> None:
    """Every card was legal and every trick went to its winner, by the literal rules."""
    state = played.end()
    told = recount(state)
    trump = told.suits[0]
    assert [winner for _, winner in told.tricks()] == [trick.winner for trick in state.tricks]
    first = state.active[0] if trump else told.declarer
    leaders = [first, *(winner for _, winner in told.tricks())]
    hands = {seat: set(hand) for seat, hand in told.hands.items()}
    if told.declarer in hands:
        hands[told.declarer] |= {str(card) for card in state.deal.pack[15:17]}
        hands[told.declarer] -= {str(card) for card in state.talon}
    kept = [f"7{suit}" for suit in reversed(told.suits) if suit] if "sedm" in told.rung else []
    plays = [(seat, action) for seat, action in state.history if isinstance(action, Play | PlayMarriage)]
    for place, (seat, action) in enumerate(plays):
        trick = [str(card.card) for _, card in plays[place - place % 3 : place]]
        at = state.active.index(leaders[place // 3])
        assert seat == state.active[(at + place % 3) % 3]
        legal = literal.may_play(sorted(hands[seat]), trick, trump, kept if seat == told.declarer else ())
        assert str(action.card) in legal
        hands[seat].remove(str(action.card))


@each
def test_a_refused_claim_costs_nothing(played: Playthrough) -> None:
    """Without it the deal ends the same."""
    claims = [action for action in played.actions if type(action).__struct_config__.tag == "claim"]
    end = played.end()
    if claims and end.claimed is None:
        kept = tuple(action for action in played.actions if action not in claims)
        assert played.game.replay(played.profile, played.deal, kept).result() == end.result()


def test_dve_sedmy_are_never_broken_at_trick_ten(count: Count) -> None:
    """Trick 9 is made only against two hands without helpers and trumps, so the trump seven takes trick 10: whoever
    could beat it would have had to beat or to ruff the helper's seven before."""
    rng = Random(10)
    pairs = list(combinations(map(str, FULL - cards("7l 7k")), 2))
    made = 0
    for _ in range(count(small=1500, soak=60_000)):
        middle, last = rng.choice(pairs), rng.choice(pairs)
        if set(middle) & set(last):
            continue
        state = ending("7l 7k", " ".join(middle), " ".join(last), announce="dve_sedmy k l", talon=_aside(middle, last))
        while state.phase == "play":
            state = state.after(rng.choice(state.legal()))
        lost = [not item.won for item in state.result().items]
        assert lost == [len(state.tricks) == 9]
        made += not lost[0]
    assert made


def _aside(*hands: tuple[str, str]) -> str:
    """Two cards for the talon that nobody holds."""
    held = {card for hand in hands for card in hand}
    return " ".join([card for card in ("8c", "9c", "8z", "9z", "Sc", "Sz", "Qc", "Qz") if card not in held][:2])
