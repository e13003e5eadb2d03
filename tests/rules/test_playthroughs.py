"""Full playthroughs: replayed and compared line by line, counted again by hand, one for every contract and ending."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from marias.rules.actions import Play
from marias.rules.contract import Result
from marias.rules.voleny import actions as a
from tests.rules.perft import literal
from tests.rules.playthroughs import FOLDER, Playthrough, all_of_them, changed, read

NAMES = tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))


@pytest.fixture
def played(name: str) -> Playthrough:
    """The playthrough of that name."""
    return read(name, (FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


PAYMENTS: dict[str, tuple[int, ...]] = {
    # Worked out with pen and paper from the price list §4.2 (for one opponent), never read off the program. A flek
    # doubles, re doubles again, červené double trump games; the declarer settles with each opponent.
    # Two seats pay (or get) as the declarer's opponents; the third figure of a row is the third seat.
    "hra_flek_made": (4, -2, -2),  # 60 : 30; hra 1 x 2 = 2 [E3]
    "hra_hearts_re_lost": (-16, 8, 8),  # 20 + 20 : 70; hra 1 x 4 x 2 = 8, lost [E5 with the sign turned]
    "hra_quiet_hundred": (8, -4, -4),  # 60 + 40 + 20 = 120; hra 1 x 2, quiet hundred 2; 2 + 2 = 4 [E8]
    "hra_quiet_seven": (8, -4, -4),  # 70 : 20; hra 1 x 2, quiet seven 2; 2 + 2 = 4 [E6]
    "hra_unplayed": (2, -1, -1),  # hra 1 [E1, LIGA-28]
    "hra_hearts_unplayed": (4, -2, -2),  # hra 1 x 2 [E2, LIGA-28, LIGA-35]
    "sedma_unplayed": (10, -5, -5),  # 1 + 4 [E10]
    "sedma_against_unplayed": (-6, 3, 3),  # 1 - 4 = -3 [E15, LIGA-31]
    "sedma_made": (20, -10, -10),  # 30 + 40 : 60; hra 1 x 2, sedma 4 x 2; 2 + 8 = 10 [E14]
    "sedma_lost": (-14, 7, 7),  # 50 : 40; hra 1, sedma 4 x 2 lost; 1 - 8 = -7 [E12]
    "sedma_against_made": (-14, 7, 7),  # 40 + 20 : 50; hra 1, sedma proti 4 x 2 made; 1 - 8 = -7 [E18]
    "sedma_against_lost": (12, -6, -6),  # 50 : 40; hra 1 x 2, sedma proti 4 not made; 2 + 4 = 6 [E17]
    "sto_against_made": (-12, 6, 6),  # 10 : 80 + 40; hra 1 x 2 lost, sto proti 4 made; -2 - 4 = -6 [E24]
    "sto_against_lost": (8, -4, -4),  # the defenders 80 without a marriage; sto proti 4, hra not flekked: left out
    "sto_and_sedma_against": (4, -2, -2),  # 60 : 30 + 20; hra 1 x 2, sto proti 4 lost, sedma proti 4 made; 2 + 4 - 4
    "sto_made": (8, -4, -4),  # 80 + the first marriage >= 100; sto 4 [E19, LIGA-32]
    "sto_hearts_lost_at_the_ceiling": (-40, 20, 20),  # 50 and no marriage; 4 x 4 x 2 = 32, ceiling 20 [E22, LIGA-7]
    "stosedm_made": (16, -8, -8),  # 90 + 40 and the seven; 8 [E26]
    "stosedm_lost": (-32, 16, 16),  # 70 + 40 without the seven; 8 x 2 = 16, lost [E27 with a flek]
    "betl_made": (10, -5, -5),  # betl 5 [E29, LIGA-20]
    "betl_of_a_defender_lost": (10, -20, 10),  # betl 5 x 2 = 10, lost by seat 1 [E30]
    "durch_made": (20, -10, -10),  # durch 10 [E31, LIGA-20]
    "durch_lost": (20, 20, -40),  # durch 10 x 2 = 20, lost by seat 2 [E31]
    "open_betl_made": (20, -10, -10),  # open betl 5 x 2 = 10 [LIGA-21]
    "open_betl_lost": (20, 20, -40),  # open betl 10 x 2 = 20, lost by seat 2
    "open_durch_made": (40, -20, -20),  # open durch 10 x 2 = 20 [E33, LIGA-21]
    "open_durch_lost": (-40, 20, 20),  # open durch 20, lost
    "slip_of_the_tongue": (-12, 6, 6),  # 50 : 40 + 20; hra 1 x 2 lost, sedma 4 lost; -2 - 4 = -6
    "four_players": (6, -2, -2, -2),  # 70 : 20 + 40; hra 1 x 2 from three opponents [E42]
    "claim_with_the_seven": (18, -9, -9),  # 70 + 20 : 20 + 20; hra 1, sedma 4 x 2; 1 + 8 = 9
    "claim_of_a_betl": (10, -5, -5),  # betl 5
    "misdeal": (0, 0, 0),  # nobody pays [E38, LIGA-36]
    "revoke_by_the_declarer": (-4, 2, 2),  # R = hra 1 x 2 to each [E34, LIGA-41]
    "revoke_by_a_defender": (12, 6, -18),  # R = hra 1 x 2 + sedma 4 = 6: partner 6, declarer 12 [E36, LIGA-42]
    "revoke_with_quiet_seven": (-8, 4, 4),  # R = hra 1 x 2 + quiet seven 2 = 4 to each [E35, LIGA-39]
    "sharp_in_the_talon": (-40, 20, 20),  # 20 to each [E37, LIGA-26]
}

LACKING: tuple[str, ...] = ()
"""Contracts and endings of which there is no playthrough. It is kept empty."""


def facts(played: Playthrough) -> Iterator[str]:
    """What a playthrough is an example of."""
    state = played.end()
    result: Result = state.result()
    names = "+".join(component.name for component in state.rounds.components)
    yield result.kind
    yield f"{played.deal.seats} seats"
    yield from (f"action {kind.__struct_config__.tag}" for kind in {type(action) for action in played.actions})
    if result.kind == "unplayed":
        yield f"unplayed {names}"
    if result.kind == "played":
        yield from (
            f"{item.code} {'made' if item.won == (not item.code.endswith('_against')) else 'lost'}"
            for item in result.items
            if item.won is not None
        )
        yield f"played {names}"
    if state.ruling is not None:
        side = "declarer" if state.ruling.seat == state.declarer else "defender"
        yield f"{state.ruling.offence} by the {side}" if result.kind == "fine" else f"revoke by the {side}"
    if state.claimed is not None:
        yield "claim"
    yield from (item.code for item in result.items if item.code in ("ceiling", "fine"))


WANTED = {
    *(f"{name} {how}" for name in (*a.TRUMP_GAMES, *a.NO_TRUMP_GAMES) for how in ("made", "lost")),
    *(f"{name}_against {how}" for name in ("sedma", "sto") for how in ("made", "lost")),
    "played hra+sedma_against+sto_against",
    *(f"unplayed {names}" for names in ("hra", "hra+sedma", "hra+sedma_against")),
    *("quiet_hundred made", "quiet_seven made", "ceiling", "misdeal", "claim", "4 seats"),
    *("revoke by the declarer", "revoke by the defender", "sharp_in_talon by the declarer"),
    *(f"action {tag}" for tag in ("trump", "z_lidu", "forget", "said_stosedm", "claim", "takeover")),
}

each = pytest.mark.parametrize("name", NAMES)


def test_there_is_one_for_every_contract_and_ending() -> None:
    found = {fact for played in all_of_them() for fact in facts(played)}
    assert WANTED - found == set(LACKING)
    assert LACKING == ()


@each
def test_replayed_it_is_the_same(played: Playthrough) -> None:
    assert not (difference := changed(played, FOLDER)), difference


def test_every_payment_was_worked_out_by_hand() -> None:
    assert PAYMENTS.keys() == set(NAMES)


@pytest.mark.clause("LIGA-7", "LIGA-17", "LIGA-20", "LIGA-21", "LIGA-26", "LIGA-28", "LIGA-29", "LIGA-31", "LIGA-32")
@pytest.mark.clause("LIGA-33", "LIGA-34", "LIGA-35", "LIGA-36", "LIGA-39", "LIGA-41", "LIGA-42")
@each
def test_payments(played: Playthrough) -> None:
    assert played.end().result().payments == PAYMENTS[played.name]


@each
def test_tricks_are_counted_again(played: Playthrough) -> None:
    """Who takes each trick, marriages, card points and the seven, by the literal rules from the plays alone."""
    state = played.end()
    if not state.tricks:
        return
    trump = state.trump.value if state.trump else None
    order = literal.TRUMP_ORDER if trump else literal.PLAIN_ORDER
    plays = [(seat, str(action.card)) for seat, action in state.history if isinstance(action, Play)]
    tricks = [plays[first : first + 3] for first in range(0, len(plays), 3)]
    whole = [trick for trick in tricks if len(trick) == 3]
    winners = [trick[literal.winning(tuple(card for _, card in trick), trump, order)][0] for trick in whole]
    assert winners == [trick.winner for trick in state.tricks]
    assert [trick[0][0] for trick in tricks[1:]] == winners[: len(tricks) - 1]
    assert tricks[0][0][0] == state.declarer
    if trump is None or state.claimed is not None or state.ending != "played":
        return
    points = [0, 0]
    for trick, winner in zip(whole, winners, strict=True):
        points[winner != state.declarer] += 10 * sum(card[0] in literal.SHARP for _, card in trick)
    points[winners[-1] != state.declarer] += 10
    marriages = [0, 0]
    for place, (seat, card) in enumerate(plays):
        if card[0] == "Q" and (seat, "K" + card[1]) in plays[place + 1 :]:
            marriages[seat != state.declarer] += 40 if card[1] == trump else 20
    result = state.result()
    assert (points, marriages) == (list(result.card_points), list(result.marriages))


@each
def test_a_refused_claim_and_a_slip_cost_nothing(played: Playthrough) -> None:
    """Without them the deal ends the same, but for what a slip forbids."""
    kept = [action for action in played.actions if not isinstance(action, a.SaidStosedm)]
    claims = [action for action in kept if isinstance(action, a.Claim)]
    if len(claims) > 1:
        kept.remove(claims[0])
    end: Any = played.game.replay(played.profile, played.deal, tuple(kept))
    assert end.result() == played.end().result()
