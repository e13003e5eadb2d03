"""Full playthroughs of křížový: replayed and compared line by line, counted again by hand; one for every contract,
every row of the table of what is played, alone and with a partner, and every ending."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marias.rules.actions import Play, PlayMarriage
from marias.rules.contract import Result
from tests.rules import krizovy_literal as literal
from tests.rules.playthroughs import KRIZOVY, Playthrough, all_of_them, changed

ALL = all_of_them(KRIZOVY)

PAYMENTS: dict[str, tuple[int, ...]] = {
    # Worked out with pen and paper from the rate table §5.1 and the algorithm §5.4, never read off the program: the
    # amount of one pair, which two pay two, or who plays alone settles with each of three. Points are those of the
    # choosing side : the others, card points + marriages.
    "d1_hra_unplayed": (-1, 1, -1, 1),  # hra 1 [D1, row 1]
    "d1_hra_unplayed_alone": (-1, 3, -1, -1),  # hra 1 from three [D1, row 28]
    "d2_flek_unplayed": (2, -2, 2, -2),  # twice the game, lost [D2, row 3]
    "d2_flek_unplayed_alone": (2, -6, 2, 2),  # the same to three
    "d3_re_made": (-4, 4, -4, 4),  # 50 : 40; hra 1 x 4 [D3, row 10]
    "d3_re_lost": (-4, -4, 4, 4),  # 50 : 40 + 20; hra 1 x 4 lost
    "d3_re_made_alone": (-4, -4, 12, -4),  # 50 + 40 : 40; hra 1 x 4 from three [row 27]
    "d3_re_lost_alone": (4, -12, 4, 4),  # 40 : 50; hra 1 x 4 to three
    "d4_sedma_unplayed": (3, -3, 3, -3),  # 1 + 2 [D4, row 5]
    "d4_sedma_unplayed_alone": (-3, -3, 9, -3),  # 1 + 2 from three
    "d5_sedma_flek_on_the_game": (0, 0, 0, 0),  # 2 - 2 [D5, row 6]
    "d5_sedma_flek_on_the_game_alone": (0, 0, 0, 0),  # the same
    "d6_flek_on_the_sedma": (-5, 5, -5, 5),  # 70 : 20 + 40; hra 1, sedma 2 x 2 made; 1 + 4 [D6]
    "d6_flek_on_the_sedma_lost": (-3, 3, -3, 3),  # 60 : 30; hra 1, sedma 2 x 2 lost; 1 - 4
    "d6_flek_on_the_sedma_alone": (-3, -3, 9, -3),  # 50 : 40 + 20; hra 1 lost, sedma 4 made; -1 + 4 [row 39]
    "d7_sedma_re_on_the_game": (2, -2, 2, -2),  # 60 : 30 + 40; hra 1 x 4 lost, sedma 2 made; -4 + 2 [D7]
    "d7_sedma_re_on_the_game_alone": (6, 6, -18, 6),  # 20 : 70; hra 4 lost, sedma 2 lost
    "d8_sedma_against_unplayed": (1, -1, 1, -1),  # 1 - 2 [D8; row 7 is the same in hearts]
    "d8_sedma_against_unplayed_alone": (1, -3, 1, 1),  # the same to three
    "d9_sedma_against_flek_on_the_game": (-4, 4, -4, 4),  # 50 : 40; hra 2, the seven not made 2; 2 + 2 [D9]
    "d9_sedma_against_flek_on_the_game_alone": (0, 0, 0, 0),  # 40 : 50; hra 2 lost, the seven not made; -2 + 2 [row 9]
    "d10_sedma_against_flekked": (-3, 3, -3, 3),  # 40 : 50; hra 1 lost, the seven not made 2 x 2; -1 + 4 [D10]
    "d10_sedma_against_flekked_alone": (5, 5, 5, -15),  # 20 : 70 + 20; hra 1 lost, the seven made 4; -1 - 4
    "d11_sto_made": (-16, 16, -16, 16),  # 90 + 40 = 130, four steps of 4 [D11, MCR-15a]
    "d11_sto_made_alone": (-4, -4, -4, 12),  # 60 + 40 = 100, one step of 4
    "d11_sto_against": (4, 4, -4, -4),  # 60 + 40 of the partner, the announcer has none; twice hra 2 [rows 22, 40]
    "d11_sto_against_alone": (-20, 60, -20, -20),  # 50 and no marriage: 5 short, each twice hra 2
    "hra_hearts_tutti": (-16, 16, -16, 16),  # 60 : 30; hra 1 x 8 x 2
    "quiet_hundred": (-8, 8, -8, 8),  # 60 + 40 = 100; twice hra 4, one step [row 11]
    "quiet_hundred_of_the_defenders": (9, -9, -9, 9),  # 20 + 80 = 100; twice hra 4; their seven killed 1 [row 15]
    "quiet_hundred_at_the_ceiling": (64, -64, -64, 64),  # 60 + 40; twice hra 16 x 2 = 64, killed seven 2; 64 [row 14]
    "quiet_seven": (3, -3, 3, -3),  # 60 : 30 + 40; hra 4 lost, quiet seven 1 [row 16 with the game turned]
    "killed_quiet_seven": (-5, 5, 5, -5),  # 60 : 30; hra 4, the others' seven killed 1 [row 17 turned]
    "sto_lost_with_their_marriage": (
        27,
        -27,
        27,
        -27,
    ),  # 70: 3 short, their 40: 4; 7 x 4 less quiet seven 1 [row 21]
    "sto_hearts_flek_lost": (64, -64, -64, 64),  # 70: 3 and 4 more; 7 x 4 x 2 x 2 = 112, quiet seven 2; at most 64
    "sto_after_a_flek": (-4, 4, -4, 4),  # 60 + 40; one step of 4, the flek on the game is gone [row 26]
    "sto_and_sedma_by_one": (-6, -6, 6, 6),  # 80 + 20 = 100 and the seven; 4 + 2 [row 23 in a plain suit]
    "sto_and_sedma_by_both": (-6, 6, -6, 6),  # 70 + 40 = 110, two steps of 4; seven lost 2; 8 - 2 [row 24]
    "sto_and_sedma_against": (-14, 14, -14, 14),  # 40 and no marriage: 6 short at twice hra 1 = 12; seven not made 2
    "compulsory_sto_of_the_chooser": (-4, 4, -4, 4),  # 60 + 40 = 100; 4 [MCR-14a]
    "compulsory_sto_of_the_partner": (5, -5, 5, -5),  # 50 + 40: 1 short, 4; the flek is gone; killed seven 1 [MCR-14c]
    "compulsory_sto_added": (-24, -24, 24, 24),  # 70 + the partner's 40 make it; 70 + 80 = 150, six steps of 4 [row 25]
    "compulsory_sto_alone": (-87, 29, 29, 29),  # 10 + 40: 5 short, their 20: 2 more; 7 x 4, killed seven 1; to three
    "compulsory_sto_ended_by_sto_against": (-24, 24, -24, 24),  # 0 + 20: 8 short, 40 against: 4 more; 12 x twice hra 1
    "no_compulsory_sto_with_parted_cards": (-1, 1, -1, 1),  # hra 1
    "hearts_alone_unplayed": (-2, 6, -2, -2),  # hra 1 x 2 from three [row 29]
    "hearts_alone_lost": (8, -24, 8, 8),  # 10 : 80; hra 1 x 4 x 2 to three
    "hearts_alone_overcalled": (-5, 15, -5, -5),  # betl 5 [MCR-13, OP-3]
    "betl_made": (-5, -5, -5, 15),  # betl 5 from three [row 30]
    "betl_taken_over_lost": (-30, 10, 10, 10),  # betl 5 x 2 to three [row 31]
    "betl_to_the_ceiling": (-64, -64, 192, -64),  # betl 5 x 16 = 80, at most 64 [row 32]
    "durch_made": (30, -10, -10, -10),  # durch 10 from three [row 33]
    "durch_taken_over_lost": (40, -120, 40, 40),  # durch 10 x 4 to three
    "revoke_before_flekking_is_over": (10, 10, -30, 10),  # 10 to each [row 38]
    "revoke_by_a_defender": (-12, 4, 4, 4),  # hra 1 x 4 to each [row 34]
    "revoke_by_the_partner_in_tutti": (8, 8, 8, -24),  # hra 1 x 8 to each, the chooser too [row 35]
    "revoke_in_a_sto": (16, 16, -48, 16),  # sto 4, at least 16 [row 36]
    "revoke_in_a_hearts_sto": (32, 32, 32, -96),  # sto 4 x 2 x 2 = 16, at least 32 [row 37]
    "misdeal_in_play": (0, 0, 0, 0),  # nobody pays [MCR-20a]
    "claim_of_the_rest": (3, -3, 3, -3),  # 60 : 30 + 40; hra 4 lost; the claimed seven takes the last trick, 1
    "wrong_claim": (4, 4, -12, 4),  # a revoke: hra 1 x 4 to each [MCR-22c]
    "claim_of_the_game": (-4, 4, -4, 4),  # 50 : 40; hra 4
    "claim_of_a_sto": (-12, 12, -12, 12),  # 80 + 40 = 120; three steps of 4
    "claim_of_a_betl": (-5, -5, -5, 15),  # betl 5
}

LACKING: tuple[str, ...] = ()
"""Contracts, rows and endings of which there is no playthrough. It is kept empty."""


def row(played: Playthrough) -> str:
    """The row of the table D1 … D11 (§3.5) that decides whether the deal is played, told from the levels alone."""
    levels = {component.name: component.level for component in played.end().rounds.components}
    h, s, p = levels.get("hra"), levels.get("sedma"), levels.get("sedma_against")
    if "sto" in levels or "sto_against" in levels:
        return "D11"
    if p is not None:
        return "D10" if p else "D9" if h == 1 else "D8" if h == 0 else ""
    if s is not None:
        return "D6" if s else ("D4", "D5", "D7")[min(h or 0, 2)]
    return ("D1", "D2", "D3")[min(h or 0, 2)]


def facts(played: Playthrough) -> Iterator[str]:
    """What a playthrough is an example of."""
    state = played.end()
    result: Result = state.result()
    yield result.kind
    yield from (f"action {kind.__struct_config__.tag}" for kind in {type(action) for action in played.actions})
    if result.kind in ("played", "unplayed"):
        if result.contract == "game":
            yield f"{row(played)} {'alone' if result.partner is None else 'with a partner'}: {result.kind}"
            yield "hearts alone" if state.forgot else "a called card"
        yield from (
            f"{item.code} {'made' if item.won == (not item.code.endswith('_against')) else 'lost'}"
            for item in result.items
            if item.won is not None
        )
        if "sto" in {item.code for item in result.items} and played.profile.compulsory_hundred:
            by = {"chooser" if seat == state.chooser else "partner" for seat in state.hundred_by}
            yield "compulsory hundred by " + " and ".join(sorted(by))
    if state.revoke is not None:
        yield f"revoke by the {state.side_of(state.revoke.seat)}"
    yield from (item.code for item in result.items if item.code in ("ceiling", "revoke_floor"))


UNPLAYED = ("D1", "D2", "D4", "D5", "D8")
PLAYED = ("D3", "D6", "D7", "D9", "D10", "D11")
WANTED = {
    *(f"{name} {how}" for name in ("hra", "sedma", "sto", "betl", "durch") for how in ("made", "lost")),
    *(f"{name}_against {how}" for name in ("sedma", "sto") for how in ("made", "lost")),
    *(f"{name} {whose}: unplayed" for name in UNPLAYED for whose in ("alone", "with a partner")),
    *(f"{name} {whose}: played" for name in PLAYED for whose in ("alone", "with a partner")),
    *("quiet_hundred made", "quiet_hundred lost", "quiet_seven made", "killed_quiet_seven made", "ceiling"),
    *(f"compulsory hundred by {who}" for who in ("chooser", "partner", "chooser and partner")),
    *("misdeal", "revoke by the declarer", "revoke by the defence", "revoke_floor", "hearts alone", "a called card"),
    *(f"action {tag}" for tag in ("choose", "forget", "hearts_alone", "claim", "set_aside", "play_marriage")),
}

each = pytest.mark.parametrize("played", ALL, ids=[played.name for played in ALL])


def test_there_is_one_for_every_contract_row_and_ending() -> None:
    found = {fact for played in ALL for fact in facts(played)}
    assert WANTED - found == set(LACKING)
    assert LACKING == ()


@each
def test_replayed_it_is_the_same(played: Playthrough) -> None:
    assert not (difference := changed(played, KRIZOVY)), difference


def test_every_payment_was_worked_out_by_hand() -> None:
    assert PAYMENTS.keys() == {played.name for played in ALL}


@pytest.mark.clause("MCR-5a", "MCR-5b", "MCR-5d", "MCR-6a", "MCR-6b", "MCR-7a", "MCR-7b", "MCR-7c", "MCR-8a", "MCR-8d")
@pytest.mark.clause("MCR-10a", "MCR-10b", "MCR-10c", "MCR-10d", "MCR-11b", "MCR-13", "MCR-14a", "MCR-14b", "MCR-14c")
@pytest.mark.clause("MCR-15a", "MCR-15b", "MCR-15c", "MCR-20a", "MCR-22c")
@each
def test_payments(played: Playthrough) -> None:
    assert played.end().result().payments == PAYMENTS[played.name]


@pytest.mark.parametrize("played", [p for p in ALL if p.end().tricks], ids=lambda played: played.name)
def test_tricks_are_counted_again(played: Playthrough) -> None:
    """Who takes each trick, marriages and card points, by the literal rules from the plays alone."""
    state = played.end()
    trump = state.trump.value if state.trump else ""
    plays = [(seat, action) for seat, action in state.history if isinstance(action, Play | PlayMarriage)]
    tricks = [plays[first : first + 4] for first in range(0, len(plays), 4)]
    winners = []
    for trick in tricks:
        cards = [str(action.card) for _, action in trick]
        if len(trick) == 4:
            winners.append(trick[cards.index(literal.best(cards, trump))][0])
    assert winners == [trick.winner for trick in state.tricks]
    assert [trick[0][0] for trick in tricks[1:]] == winners[: len(tricks) - 1]
    assert tricks[0][0][0] == (state.chooser if trump else state.soloist)
    if not trump or state.claimed is not None or state.ending != "played":
        return
    side = set(state.declarers)
    points, marriages = [0, 0], [0, 0]
    for trick, winner in zip(tricks, winners, strict=True):
        points[winner not in side] += 10 * sum(str(action.card)[0] in "AX" for _, action in trick)
    points[winners[-1] not in side] += 10
    for seat, action in plays:
        if isinstance(action, PlayMarriage):
            marriages[seat not in side] += 40 if action.card.suit is state.trump else 20
    result = state.result()
    assert (points, marriages) == (list(result.card_points), list(result.marriages))
