"""The play of volený, from the first lead to the settlement: rule sheet §5 and §6, in whole dealt games."""

from __future__ import annotations

import pytest

from marias.rules.contract import Seat
from marias.rules.voleny.gathering import gather
from marias.rules.voleny.state import VolenyState, start
from tests.rules.scripts import A, B, C, cards, deal_of, liga, named, play_out, playable, run


def lines(state: VolenyState) -> dict[str, int]:
    return {item.code: item.amount for item in state.result().items}


def led(state: VolenyState, mine: str) -> VolenyState:
    """A plays these cards one after the other, the others always the first card they may."""
    for card in mine.split():
        while state.to_act != A:
            state = run(state, f"play {next(iter(playable(state)))}")
        state = run(state, f"play {card}")
    while state.phase == "play":
        state = run(state, f"play {next(iter(playable(state)))}")
    return state


# §5.1: who leads


@pytest.mark.parametrize("contract", ["hra", "sedma", "sto", "stosedm", "betl", "durch", "open_betl", "open_durch"])
def test_declarer_leads(contract: str) -> None:
    state = named(contract)
    while state.phase == "doubling":
        state = run(state, "say hra" if contract in ("hra", "sedma") and not state.rounds.level("hra") else "say")
    assert (state.phase, state.to_act, state.leader) == ("play", state.declarer, state.declarer)
    assert state.declarer == (B if contract.startswith("open") else A)
    assert len(state.hands[state.declarer]) == 10


def test_winner_leads_and_ten_tricks_are_played() -> None:
    state = run(named("hra"), "say hra; say; say")
    while state.phase == "play":
        before = state
        state = run(state, f"play {min(playable(state), key=lambda card: card.index)}")
        if len(state.tricks) > len(before.tricks) and state.phase == "play":
            assert state.to_act == state.leader == state.tricks[-1].winner
    assert (len(state.tricks), sum(map(len, state.hands)), state.legal()) == (10, 0, ())


# A whole game from a table: A wins every trick. The marriages are the defenders': rule sheet E41, LIGA-25.

ALL_TRUMPS = "Ak Xk Sk 9k 8k 7k Ac | Xc Az Al 7z 7l"
KINGS = "Kk Qk Kc Qc 8z 9z Sz 8l 9l Sl"


@pytest.mark.clause("LIGA-25")
def test_e41_four_marriages_without_a_trick() -> None:
    """B and C announce 100 between them and take nothing: the game is A's, and there is no quiet hundred."""
    state = run(start(liga(), deal_of(ALL_TRUMPS, KINGS)), "trump Ak; ask 7z+7l; good; good; declare hra")
    state = run(state, "say hra; say; say")
    state = play_out(state, max)
    assert [trick.winner for trick in state.tricks] == [A] * 10
    assert sorted((m.seat, m.suit.value, m.value) for m in state.marriages) == [
        (B, "c", 20),
        (B, "k", 40),
        (C, "l", 20),
        (C, "z", 20),
    ]
    result = state.result()
    assert (result.card_points, result.marriages) == ((90, 0), (0, 100))
    assert lines(state) == {"hra": 2}
    assert result.payments == (4, -2, -2)


# §5.4: marriages


def test_trump_marriage_with_the_returned_trump_card() -> None:
    """The trump card, back in the hand, makes the pair: 40, for the side, whoever takes the trick."""
    state = run(named("hra"), "say hra; say; say; plays Qk Sk")
    assert [(m.trick, m.seat, m.suit.value, m.value) for m in state.marriages] == [(1, A, "k", 40)]


def test_marriages_are_recorded_in_order() -> None:
    """C announces when his turn comes: first z, then l; svršek first, král free after it."""
    state = run(named("hra"), "say hra; say; say; plays Az 7z")
    assert playable(state) == cards("Qz Xz")
    state = run(state, "play Qz; plays Al 7l")
    assert "Kz" not in str(playable(state))
    state = run(state, "play Ql")
    assert [(m.trick, m.seat, m.suit.value, m.value) for m in state.marriages] == [(1, C, "z", 20), (2, C, "l", 20)]
    assert [trick.winner for trick in state.tricks] == [A, A]
    assert state.outcome().marriages == ((), (20, 20))


def test_a_svrsek_alone_is_no_marriage() -> None:
    state = run(named("hra"), "say hra; say; say; plays Kc Xc Qc")
    assert state.marriages == ()


@pytest.mark.parametrize("contract", ["betl", "durch"])
def test_no_marriages_without_trumps(contract: str) -> None:
    state = run(named(contract), "say; say; play Qk")
    assert state.marriages == ()
    assert playable(run(named(contract), "say; say")) >= cards("Kk Qk")


@pytest.mark.clause("LIGA-16")
@pytest.mark.parametrize(
    ("leads", "values", "sto"),
    [
        pytest.param("Qk Kk Ak Xk Ac Qc Kc Az Al 7l", [40, 20], 4, id="40 first: 110"),
        pytest.param("Ac Qc Kc Qk Kk Ak Xk Az Al 7l", [20, 40], -4, id="E20, 20 first: 90"),
    ],
)
def test_first_marriage_counts_for_the_hundred(leads: str, values: list[int], sto: int) -> None:
    """70 card points with both marriages in hand: the order of announcing decides (§6.2)."""
    state = run(
        start(liga(), deal_of("Ac Kc Qc Ak Xk Kk Qk | Az Al 7l 8z 9z", "7c 8c 9c Sc 7k 8k 9k Sk 7z 8l")),
        "trump Kk; ask 8z+9z; good; good; declare sto; say; say",
    )
    state = led(state, leads)
    assert [marriage.value for marriage in state.marriages if marriage.seat == A] == values
    assert state.outcome().card_points == (70, 20)
    assert lines(state) == {"sto": sto}


# §5.3, §5.7, §6.3: the seven

SEVEN = ("Ak Xk Kk Qk 7k Ac Xc | Kc Al Xl Az 8z", "Sk 9k 8k 7c 8c 9c 7z 9z 7l 8l")
ALL_MINE = "Ak Xk Kk Ac Xc Kc Al Xl Az 7k"
"""A draws the three trumps that are out; all his cards are good, the seven is the last."""


def with_seven(contract: str, script: str) -> VolenyState:
    state = run(start(liga(), deal_of(*SEVEN)), f"trump Kk; ask Qk+8z; good; good; declare {contract}")
    return run(state, script)


@pytest.mark.clause("LIGA-34")
def test_quiet_seven() -> None:
    state = led(with_seven("hra", "say hra; say; say"), ALL_MINE)
    outcome = state.outcome()
    assert (outcome.seven, outcome.seven_won, outcome.card_points) == ("declarer", True, (90, 0))
    assert lines(state) == {"hra": 2, "quiet_seven": 2}
    assert state.result().payments == (8, -4, -4)


@pytest.mark.clause("LIGA-29")
def test_announced_seven_made() -> None:
    state = led(with_seven("sedma", "say sedma; say; say"), ALL_MINE)
    assert lines(state) == {"hra": 1, "sedma": 8}


@pytest.mark.trial("R020")
@pytest.mark.parametrize(
    ("contract", "script", "expected"),
    [
        pytest.param("hra", "say hra; say; say", {"hra": 2}, id="quiet: costs nothing"),
        pytest.param("sedma", "say hra; say; say", {"hra": 2, "sedma": -4}, id="announced: lost flat"),
    ],
)
def test_seven_beaten_in_the_last_trick(contract: str, script: str, expected: dict[str, int]) -> None:
    """A draws but two of B's three trumps; B can follow to all else, and his král takes the seven in trick ten."""
    deal = deal_of("Ak Xk 7k Qk Sk Ac Xc | Kc Qc Az Xz Al", "8k 9k Kk 7c 8c 9c Sc 8z 9z 8l")
    state = run(start(liga(), deal), f"trump Ak; ask Qk+Sk; good; good; declare {contract}; {script}")
    state = led(state, "Ak Xk Ac Xc Qc Kc Az Xz Al 7k")
    last = state.tricks[-1]
    assert ([str(card) for card in last.cards[:2]], last.winner) == (["7k", "Kk"], B)
    assert (state.outcome().seven, state.outcome().seven_won) == ("declarer", False)
    assert lines(state) == expected


@pytest.mark.parametrize("contract", ["hra", "sedma"])
def test_seven_played_early(contract: str) -> None:
    """An unannounced seven is free and brings nothing early; an announced one is kept by duty."""
    state = with_seven(contract, "say hra; say; say")
    assert (cards("7k") <= playable(state)) == (contract == "hra")
    if contract == "hra":
        state = play_out(run(state, "play 7k"))
        assert (state.outcome().seven, "quiet_seven" in lines(state)) == ("none", False)


# §5.5: early end


@pytest.mark.clause("LIGA-20", "LIGA-22")
@pytest.mark.parametrize(
    ("contract", "script", "winner", "pays"),
    [
        pytest.param("betl", "say; say; plays Ak Sk 9k", A, (-10, 5, 5), id="betl: the first trick is A's"),
        pytest.param("betl", "say betl; say; say; plays Ak Sk 9k", A, (-20, 10, 10), id="betl, flek"),
        pytest.param("durch", "say; say; plays 7c Xc Qc", C, (-20, 10, 10), id="durch: the first trick is C's"),
        pytest.param("open_betl", "say; say; plays Xc Qc Ac", A, (10, -20, 10), id="open betl goes on"),
        pytest.param("open_durch", "plays Sk 8k Ak", A, (20, -40, 20), id="open durch: the first trick is A's"),
    ],
)
def test_broken_games_end_at_once(contract: str, script: str, winner: Seat, pays: tuple[int, ...]) -> None:
    state = run(named(contract), script)
    assert state.tricks[0].winner == winner
    if contract == "open_betl":
        assert state.phase == "play"
        return
    assert (state.phase, len(state.tricks), state.legal()) == ("end", 1, ())
    assert state.result().payments == pays


@pytest.mark.parametrize("contract", ["hra", "sto", "sedma"])
def test_games_with_trumps_are_played_to_the_end(contract: str) -> None:
    state = named(contract)
    while state.phase == "doubling":
        state = run(state, "say hra" if "hra" in str(state.legal()[-1]) else "say")
    assert len(play_out(state).tricks) == 10


@pytest.mark.clause("LIGA-20", "LIGA-21")
def test_betl_and_durch_made() -> None:
    low = start(liga(), deal_of("7c 8c 9c 7k 8k 9k 7z | 8z 7l 8l Ak Ac", "Sc Qc Kc Sk Qk Kk Sz Qz Sl Ql"))
    state = play_out(run(low, "trump 7c; betl Ak+Ac; good; good; say; say"))
    assert (len(state.tricks), state.result().payments) == (10, (10, -5, -5))
    assert state.result().card_points is None
    high = start(liga(), deal_of("Ac Kc Qc Sc Xc 9c 8c | Ak Kk Qk 7z 7l", "7c Sk Xk 9k Sz Qz Sl Ql 8z 9z"))
    state = play_out(run(high, "trump Ac; durch 7z+7l; good; good; say; say"), max)
    assert (len(state.tricks), state.result().payments) == (10, (20, -10, -10))


# §5.6: open games


@pytest.mark.clause("LIGA-21")
def test_open_hand_is_laid_after_the_first_trick() -> None:
    state = run(named("open_betl"), "say; say")
    assert not state.view(A).open_hand
    state = run(state, "plays Xc Qc")
    assert not state.view(A).open_hand
    state = run(state, "play Ac")
    assert state.view(A).open_hand == state.view(C).open_hand == state.view(None).open_hand == state.hands[B]
    assert len(state.hands[B]) == 9
    assert state.view(A).hand_sizes == (9, 9, 9)


@pytest.mark.parametrize("contract", ["betl", "durch", "hra"])
def test_no_other_hand_is_ever_laid(contract: str) -> None:
    state = named(contract)
    state = run(state, "say hra; say; say" if contract == "hra" else "say; say")
    steps = 0
    while state.phase == "play":
        state = run(state, f"play {next(iter(playable(state)))}")
        assert not state.view(C).open_hand
        steps += 1
    assert steps >= 3


# §2.2: the pack as it is gathered


def test_pack_is_gathered_by_sides() -> None:
    """The declarer's tricks in order, the defenders' tricks, the talon (OQ-29)."""
    state = play_out(run(named("hra"), "say hra; say; say"))
    pack = gather(state)
    ours = [card for trick in state.tricks if trick.winner == A for card in trick.cards]
    theirs = [card for trick in state.tricks if trick.winner != A for card in trick.cards]
    assert list(pack[:30]) == ours + theirs
    assert [str(card) for card in pack[30:]] == ["9z", "8z"]


def test_unplayed_pack_is_gathered_by_hands() -> None:
    state = run(named("hra"), "say; say")
    pack = gather(state)
    for place, seat in enumerate((A, B, C)):
        assert list(pack[10 * place : 10 * place + 10]) == state.order.sort(state.hands[seat])
