"""Ložená hra: whose flek is paid where the game cannot be lost, proved from the declarer's twelve cards (ČSM II/18)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from marias.cards import FULL, PACK
from marias.rules.contract import Deal
from marias.rules.licitovany.laid import is_certain
from marias.rules.licitovany.state import LicitovanyState, start
from tests.rules.licitovany_scripts import A, B, C, D, cards, csm, deal_of, play_out, run
from tests.sizes import Count

DURCH = "Ak Kk Qk Sk Xk Ac Kc Qc Az Kz"
BETL = "7c 8c 9c Xc 7k 8k 7z 8z 7l 8l"
TRUMPS = "Ak Xk Kk Qk Sk 9k 8k 7k Ac Az"
SEVENS = "Ak Xk Kk Qk Sk 7k Al Xl Kl 7l"


def of(
    announce: str, hand: str, talon: str, *, seats: int = 3, lead_by: int = A, fleks: str = "says 2", **rules: Any
) -> LicitovanyState:
    """A deal in which this hand has announced it; ``lead_by`` C: the zadák declares, so a defender leads."""
    rest = [str(card) for card in FULL - cards(f"{hand} {talon}")]
    others = [" ".join(rest[::2]), " ".join(rest[1::2])]
    hands = [hand, *others] if lead_by == A else [*others, hand]
    state = start(
        csm(approved_sedma_played=True, balanced_played=True, **rules), deal_of(*hands, talon=talon, seats=seats)
    )
    won = "bid sedma; hold; pass; pass" if lead_by == A else "bid sedma; pass; pass"
    return run(state, won, f"discard {talon.replace(' ', '+')}; announce {announce}", fleks)


LAID = [
    ("durch - - Ak", DURCH, "7l 8l", A, True),
    ("durch - - Ak", DURCH, "7l 8l", C, True),  # he leads in any case
    ("durch - - Ak", "Ak Kk Qk Sk Xk Ac Kc Qc Az Sz", "7l 8l", A, False),
    ("betl - - 8c", BETL, "Ak Al", A, True),
    ("betl - - 9z", "7c 8c 9c Xc 7k 8k 7z 9z 7l 8l", "Ak Al", A, True),  # the one card that could be caught is led
    ("betl - - 8c", "7c 8c 9c Xc 7k 9k 7z 9z 7l 8l", "Ak Al", A, False),
    ("betl - - 8c", "7c 8c 9c Xc 7k 8k 7z 8z 7l Al", "Ak Kl", A, False),
    ("sedma k", TRUMPS, "7l 8l", A, True),
    ("sedma k", TRUMPS, "7l 8l", C, False),  # a defender leads: not proved
    ("sedma k", "Ak Xk Kk Qk Sk 9k 8k 7k Ac 9z", "7l 8l", A, False),
    ("sto k", TRUMPS, "7l 8l", A, True),
    ("sto k", "Ak Xk Kk 9k Sk 8k 7k Ac Az Al", "7l 8l", A, False),  # no marriage: it cannot be made at all
    ("sto_sedma k", TRUMPS, "7l 8l", A, True),
    ("sto_sedma k", "Ak Xk Kk Qk Sk 9k 8k Ac Az Al", "8l 9l", A, False),  # without the seven
    ("dve_sedmy k l", SEVENS, "9k 8k", A, False),  # five helpers are out, and may be in one hand
    ("dve_sedmy k l", "Ak Xk Kk 7k Al Xl Kl Ql Sl 7l", "9k 8k", A, True),
    ("dve_sedmy_sto k l", "Ak Xk Kk 7k Al Xl Kl Ql Sl 7l", "9k 8k", A, True),
]


@pytest.mark.parametrize(("announce", "hand", "talon", "lead_by", "laid"), LAID)
def test_what_is_laid(announce: str, hand: str, talon: str, lead_by: int, laid: bool) -> None:
    state = of(announce, hand, talon, lead_by=lead_by)
    assert is_certain(state) is laid


@pytest.mark.parametrize(
    ("announce", "hand", "fleks"),
    [("durch - - Ak", DURCH, "say durch; say; say"), ("sto_sedma k", TRUMPS, "say sto; say; say")],
)
def test_it_is_told_from_the_twelve_cards_though_some_are_played(announce: str, hand: str, fleks: str) -> None:
    state = of(announce, hand, "7l 8l", fleks=fleks)
    before = state.bargain().laid
    assert before == state.contract.parts
    assert play_out(state).bargain().laid == before


@pytest.mark.parametrize(
    ("fleks", "pays"),
    [
        ("says 2", (60, -30, -30)),
        ("say durch; say; say", (60 + 30, -60, -30)),
        ("say; say durch; say", (60 + 30, -30, -60)),
        ("say durch; say durch; say", (120, -60, -60)),
        ("say durch; say; say durch; says 2", (120 + 30, -120, -30)),
        ("say durch; say; say durch; say; say durch; say", (240 + 240, -240, -240)),  # both have said one
    ],
)
def test_only_who_said_flek_pays_the_raised_rate(fleks: str, pays: tuple[int, ...]) -> None:
    state = play_out(of("durch - - Ak", DURCH, "7l 8l", fleks=fleks))
    assert state.result().payments == pays
    bound = play_out(of("durch - - Ak", DURCH, "7l 8l", fleks=fleks, laid_game_exception=False)).result().payments
    assert bound[B] == bound[C] == min(pays[1:])
    assert state.bargain().laid == (("durch",) if "durch" in fleks else ())


def test_who_pauses_said_nothing() -> None:
    state = play_out(of("durch - - Ak", DURCH, "7l 8l", seats=4, fleks="say durch; say durch; say"))
    assert state.result().payments == (60 + 60 + 30, -60, -60, -30)
    assert state.sitter == D


def test_an_ordinary_game_binds_both() -> None:
    hand = "Ak Kk Qk Sk Xk Ac Kc Qc Az Sz"
    state = of("durch - - Ak", hand, "7l 8l", fleks="say durch; say; say")
    assert state.bargain().laid == ()
    assert play_out(state, max).result().payments in ((120, -60, -60), (-120, 60, 60))


def test_unplayed_and_laid() -> None:
    """A laid sedma whose game one defender flekked: the other approved it."""
    rest = [str(card) for card in FULL - cards(f"{TRUMPS} 7l 8l")]
    state = start(csm(), deal_of(TRUMPS, " ".join(rest[::2]), " ".join(rest[1::2]), talon="7l 8l"))
    state = run(state, "pass; pass; discard 7l+8l; announce sedma k; say hra; say; say")
    assert (state.ending, state.result().payments) == ("unplayed", (3, 0, -3))


def test_a_proof_holds_however_the_others_play(count: Count) -> None:
    """Deals in which it is proved are won, whatever the defenders hold and play, by running the suits from the top."""
    for seed in range(count(small=60, soak=1500)):
        rng = random.Random(f"laid {seed}")
        announce, hand, talon, lead_by, laid = rng.choice([row for row in LAID if row[4]])
        rest = [card for card in PACK if card not in cards(f"{hand} {talon}")]
        rng.shuffle(rest)
        mine = list(cards(hand))
        aside = list(cards(talon))
        seats = [mine, rest[:10], rest[10:]] if lead_by == A else [rest[:10], rest[10:], mine]
        pack = [*(c for one in seats for c in one[:5]), *aside, *(c for one in seats for c in one[5:])]
        state = start(csm(approved_sedma_played=True), Deal(tuple(pack), C, 3))
        won = "bid sedma; hold; pass; pass" if lead_by == A else "bid sedma; pass; pass"
        state = run(state, won, f"discard {talon.replace(' ', '+')}; announce {announce}; says 2")
        assert is_certain(state) is laid
        while state.phase == "play":
            legal = list(state.legal())
            action = from_the_top(state, legal) if state.to_act == state.declarer else rng.choice(legal)
            state = state.after(action)
        assert all(item.won for item in state.result().items if item.won is not None), (announce, seed)


def from_the_top(state: LicitovanyState, legal: list[Any]) -> Any:
    """Trumps first, then the helpers, each from the highest down; in betl the lowest card."""
    order, helper, trump = state.order, state.helper, state.trump
    if state.contract.kind == "betl":
        return min(legal, key=lambda action: order.strength(action.card.rank))

    def key(action: Any) -> tuple[int, int, int]:
        shown = int(type(action).__struct_config__.tag == "play_marriage")
        return 2 * (action.card.suit is trump) + (action.card.suit is helper), order.strength(action.card.rank), shown

    return max(legal, key=key)
