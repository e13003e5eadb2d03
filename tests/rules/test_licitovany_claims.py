"""A hand laid down pays what playing it out pays: against every line of play of small endings, by the true cards."""

from __future__ import annotations

import random
from collections import Counter

from marias.errors import ClaimRefused
from marias.rules.contract import Seat
from marias.rules.licitovany.actions import Claim
from marias.rules.licitovany.state import LicitovanyState, start
from tests.rules.licitovany_recount import recount
from tests.rules.licitovany_scripts import CSM, any_action, csm, random_deal
from tests.rules.test_licitovany_soak import bold, sparing, strong_deal
from tests.sizes import Count, Figures

LEFT = 3
"""Cards a hand in the endings that are searched."""


def worth(state: LicitovanyState, seat: Seat, friends: frozenset[Seat]) -> int:
    """What the seat is paid with all cards open, if it and these friends play for it and the others against it."""
    if state.to_act is None:
        return state.result().payments[seat]
    values = (worth(state.after(action), seat, friends) for action in state.legal())
    return max(values) if state.to_act == seat or state.to_act in friends else min(values)


def endings(seed: int) -> LicitovanyState | None:
    """A deal in play with so few cards left, some of it played by strong hands, some with the seven kept back."""
    rng = random.Random(f"claims {seed}")
    deal, place = strong_deal(rng, 5 * seed) if seed % 3 == 0 else (random_deal(f"claims {seed}", 3), None)
    state = start((CSM, csm(approved_sedma_played=True))[seed % 2], deal)
    while state.to_act is not None:
        if state.phase == "play" and len(state.tricks) >= 10 - LEFT and not state.trick:
            return state
        if place is not None:
            state = state.after(bold(state, rng, place))
        else:
            state = state.after(sparing(state, rng) if seed % 3 == 1 else any_action(state, rng, low=True))
    return None


def test_what_is_claimed_is_what_can_be_forced(count: Count, figures: Figures) -> None:
    """The claimant is paid no less than he can force alone, and no more than with his partner's help."""
    found: Counter[str] = Counter()
    for seed in range(count(small=400, soak=30_000)):
        state = endings(seed)
        while state is not None and state.to_act is not None:
            seat = state.to_act
            try:
                ended = state.after(Claim())
            except ClaimRefused:
                state = state.after(random.Random(seed).choice(state.legal()))
                continue
            paid = ended.result().payments[seat]
            partners = frozenset(state.defenders) - {seat} if seat != state.declarer else frozenset[Seat]()
            least, most = worth(state, seat, frozenset()), worth(state, seat, partners)
            quiet = state.contract.kind == "sto" and not ended.claimed_seven
            assert paid <= most, seed
            assert paid >= least or quiet, seed
            found[f"{state.contract.kind} {'declarer' if seat == state.declarer else 'defender'}"] += 1
            assert recount(ended).payments() == ended.result().payments, seed
            break
    figures("claims compared with every line of play", dict(found))
    assert {kind.split()[0] for kind in found} >= {"sto", "durch", "betl", "dve_sedmy_sto"}
