"""Judging the cards of a finished deal: against fresh solves, the slow reference, and what the players are paid."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from marias import solver
from marias.analysis import Review, review
from marias.analysis.review import steps_of
from marias.rules.marijas.state import MarijasState
from marias.solver import Solution, reference
from marias.solver.situation import MOST_DRAWS
from tests.analysis.deals import finished, played
from tests.rules.playthroughs import FOLDER, read
from tests.sizes import Count, Figures
from tests.solver.endings import CASES, declarers, payment

PLAYTHROUGHS = sorted(FOLDER.rglob("*.txt"))


def judged(state: Any, threads: int = 1) -> Review:
    """The review of a state at its end."""
    found = review(finished(state), threads=threads)
    assert found is not None
    return found


def fresh(state: Any) -> Solution:
    """Solved by a core that has never solved anything."""
    found: list[Solution] = []
    thread = threading.Thread(target=lambda: found.append(solver.solve(state)))
    thread.start()
    thread.join()
    return found[0]


def explained(found: Review) -> int:
    """What the deal was worth, and all that was done since."""
    cards = sum(card.after - card.before for card in found.cards)
    return found.worth + cards + sum(other.after - other.before for other in found.others)


@pytest.mark.trial("R111")
@pytest.mark.parametrize(("game", "contract"), [case for case in CASES if case[0] in ("voleny", "krizovy")])
def test_costs_are_those_of_fresh_solves(game: str, contract: str, count: Count, figures: Figures) -> None:
    """Card by card, forwards and backwards, on one thread and on four."""
    chance = random.Random(f"review {game} {contract}")
    deals = count(small=2, soak=10)
    for _ in range(deals):
        state = played(game, contract, chance)
        steps, found = steps_of(finished(state)), judged(state)
        assert judged(state, threads=4) == found
        assert [(card.seat, card.action) for card in found.cards] == [(step.seat, step.action) for step in steps]
        backwards = [fresh(step.state) for step in reversed(steps)][::-1]
        assert [fresh(step.state) for step in steps] == backwards
        assert [card.cost for card in found.cards] == [
            solution.cost(step.action) for step, solution in zip(steps, backwards, strict=True)
        ]
        for card, step in zip(found.cards, steps, strict=True):
            assert card.cost >= 0
            assert card.before == solver.value(step.state)
            assert card.after == card.before - card.cost * (1 if step.state.to_act in declarers(state) else -1)
        mine = sum(card.cost for card in found.cards if card.seat in found.declarers)
        theirs = sum(card.cost for card in found.cards if card.seat not in found.declarers)
        assert found.result - found.worth == theirs - mine
        assert found.result == payment(state)
    figures("deals", deals)


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_costs_are_those_of_the_slow_reference(game: str, contract: str, count: Count) -> None:
    """Of the last two tricks, which the reference can play out."""
    chance = random.Random(f"reference {game} {contract}")
    for _ in range(count(small=2, soak=50)):
        state = played(game, contract, chance)
        found, side = judged(state), declarers(state)
        late = [step for step in steps_of(finished(state)) if max(map(len, step.state.hands)) <= 2]
        for step, card in zip(late, found.cards[-len(late) :] if late else (), strict=True):
            values = reference.values(step.state, side, payment)
            best = (max if step.seat in side else min)(values.values())
            assert (card.seat, card.action, card.before, card.after) == (
                step.seat,
                step.action,
                best,
                values[step.action],
            )
            assert set(card.best) == {action for action, value in values.items() if value == best}


@pytest.mark.parametrize(("game", "contract"), CASES)
def test_own_cost_is_what_the_player_is_paid_less(game: str, contract: str, count: Count) -> None:
    """Played on without a further error from the best card and from the one that was played, by his own payment; in
    křížový the secret partner's too."""
    chance = random.Random(f"own {game} {contract}")
    for _ in range(count(small=3, soak=50)):
        state = played(game, contract, chance)
        found = judged(state)
        states = {(step.seat, step.action): step.state for step in steps_of(finished(state))}
        for card in found.dearest():
            before = states[card.seat, card.action]
            best, worse = (_payments(before, action) for action in (card.best[0], card.action))
            if card.own is None:
                assert card.seat not in found.declarers
            elif isinstance(state, MarijasState):
                other = state.sides.opponents[0] if card.seat in found.declarers else found.declarers[0]
                assert card.own == card.cost == best[card.seat] - best[other] - worse[card.seat] + worse[other]
            else:
                assert card.own == best[card.seat] - worse[card.seat]


def _payments(state: Any, action: Any) -> tuple[int, ...]:
    after = state.after(action)
    payments: tuple[int, ...] = (after.result() if after.to_act is None else solver.line(after).result).payments
    return payments


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_every_kind_of_deal_is_explained(path: Any) -> None:
    """Claims right and wrong, revokes, fines, misdeals, surrenders, deals nobody played."""
    state = read(path.stem, path.read_text("utf-8")).end()
    found = judged(state)
    assert explained(found) == found.result
    assert all(card.cost >= 0 for card in found.cards)
    assert sum(len(found.of(seat)) for seat in range(state.deal.seats)) == len(found.cards)
    if found.declarers and not isinstance(state, MarijasState):
        assert found.result == state.result().payments[found.declarers[0]]
    if state.result().kind == "unplayed":
        assert (found.cards, found.others, found.declarers, found.why) == ((), (), (), None)


def test_a_proved_claim_costs_nothing() -> None:
    claims = [path for path in PLAYTHROUGHS if path.stem.startswith("claim_") and "refused" not in path.stem]
    assert len(claims) > 8
    for path in claims:
        found = judged(read(path.stem, path.read_text("utf-8")).end())
        [claim] = found.others
        assert claim.before == claim.after == found.result


def test_a_revoke_is_not_a_card() -> None:
    """The championship's revoke of a hearts hundred: the declarers had 64 to pay and are paid 32."""
    path = FOLDER / "krizovy" / "revoke_in_a_hearts_sto.txt"
    found = judged(read(path.stem, path.read_text("utf-8")).end())
    [revoke] = found.others
    assert (revoke.seat, revoke.before, revoke.after) == (None, -64, 32)


def test_cards_played_while_much_of_a_stock_is_left_are_skipped() -> None:
    found = judged(played("marijas-2", "game", random.Random("stock")))
    too_deep = 2 * (8 - MOST_DRAWS)
    assert (found.skipped, len(found.cards)) == (too_deep, 32 - too_deep)
    assert found.why is not None
    assert found.why.code == "solver-stock"


def test_dearest_are_at_most_three_and_cost_something() -> None:
    chance = random.Random("dearest")
    for _ in range(10):
        found = judged(played("krizovy", "game", chance))
        costs = sorted((card.own or 0 for card in found.cards), reverse=True)
        assert [card.own for card in found.dearest()] == [cost for cost in costs[:3] if cost]


def test_progress_and_cancelling() -> None:
    deal, told, cancel = finished(played("voleny", "hra", random.Random("progress"))), [], threading.Event()
    found = review(deal, threads=2, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 30) for done in range(1, 31)]
    assert found == review(deal)
    cancel.set()
    assert review(deal, cancel=cancel) is None
