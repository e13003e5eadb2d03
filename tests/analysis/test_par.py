"""What every contract would have made: figures are the solver's of real states, contracts those of the rules."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from marias import solver
from marias.analysis import FinishedDeal
from marias.analysis.par import FAMILIES, NO_ROUNDS, Contract, Makeable, Par, par
from marias.cards import PACK, Card, CardSet, Rank, Suit
from marias.errors import SolverError
from marias.notation import parse_cards
from marias.rules import GAMES, load_profile
from marias.rules.actions import Misdeal
from marias.rules.contract import Deal
from tests.analysis.deals import finished, played
from tests.sizes import Count, Figures
from tests.solver.endings import CASES, declarers

TABLES = ("voleny", "krizovy", "licitovany", "marijas-3", "marijas-4")
CONTRACTS = {"krizovy": "game", "licitovany": "sto", "marijas-3": "game", "marijas-4": "game"}


@cache
def deal_of(table: str, number: int) -> FinishedDeal:
    """A finished deal at this table, under a rule set with switches turned."""
    return finished(played(table, CONTRACTS.get(table, "sto"), random.Random(f"par {table} {number}")))


@cache
def par_of(table: str, number: int) -> Par:
    return par(deal_of(table, number))


def begun_of(deal: FinishedDeal) -> list[tuple[Contract, list[Any]]]:
    return list(FAMILIES[deal.table.game.name].choices(deal.final))


@pytest.mark.parametrize("table", TABLES)
def test_payments_are_the_best_of_what_the_solver_says(table: str, count: Count, figures: Figures) -> None:
    """Of every contract the best over all its beginnings, each solved by itself; every thirteenth."""
    solved = 0
    for number in range(count(small=1, soak=20)):
        deal = deal_of(table, number)
        for (contract, ways), found in zip(begun_of(deal), par_of(table, number).contracts, strict=True):
            assert (found.contract, found.ways) == (contract, len(ways))
            assert (found.payment is None) == (not ways)
            for place, begun in enumerate(ways):
                if begun.state.to_act is None or place % 13:
                    continue
                value = solver.value(begun.state)
                solved += 1
                assert found.payment is not None
                assert value <= found.payment
                if begun.talon == found.talon and table != "licitovany" and contract.partner is None:
                    assert value == found.payment
    figures("beginnings solved", solved)


@pytest.mark.parametrize("table", TABLES)
def test_a_contract_comes_to_what_its_settlement_says(table: str) -> None:
    for found in par_of(table, 0).contracts:
        if found.result is None:
            assert found.payment is None
            continue
        seat, payments = found.contract.seat, found.result.payments
        if table.startswith("marijas"):
            assert found.payment in (payments[seat], -max(payments))
        else:
            assert found.payment == payments[seat]
        assert found.won or not any(payments)


@pytest.mark.parametrize("table", TABLES)
def test_every_beginning_is_one_of_the_rules(table: str) -> None:
    """What was said on the way to it is replayed by the rules and deals the same hands; nothing was doubled."""
    for contract, ways in begun_of(deal_of(table, 0)):
        for begun in ways[::11]:
            state = begun.state
            again = GAMES[deal_of(table, 0).table.game.name].start(state.profile, state.deal)
            for seat, action in state.history:
                assert again.to_act == seat
                assert action in again.legal()
                again = again.after(action)
            assert again.hands == state.hands
            assert again.trump == state.trump == contract.trump
            assert declarers(state) == {contract.seat, contract.partner} - {None}
            assert not any(part.level for part in getattr(state, "rounds", NO_ROUNDS).components)
            assert begun.talon == (state.talon or None if hasattr(state, "talon") else None)


@pytest.mark.parametrize(("game", "contract"), [case for case in CASES if case[0] != "marijas-2"])
def test_the_contract_really_played_is_among_them(game: str, contract: str) -> None:
    """With the discard really made; unless it was taken over, announced against or doubled it is worth what the real
    first lead is worth by the solver."""
    deal = finished(played(game, contract, random.Random(f"real {game} {contract}")))
    real = next(state for state in deal.states() if state.phase == "play")
    found = par(deal, as_played=True)
    side = declarers(real)
    mine = [
        one
        for one in found.contracts
        if one.contract.seat in side
        and one.contract.trump == real.trump
        and one.payment is not None
        and {one.contract.seat, one.contract.partner} - {None} == side
        and one.contract.helper == getattr(real, "helper", None)
    ]
    if contract.startswith("open_") and not real.profile.direct_open:
        return
    assert mine
    components = getattr(real, "rounds", NO_ROUNDS).components
    if game == "krizovy" or any(part.level or part.owner != "declarer" for part in components):
        return
    (same,) = [one for one in mine if one.contract.game == contract]
    if getattr(real, "lead", None) is None:  # a laid lead may have been a bad one
        assert same.payment == solver.value(real)


def test_with_the_discards_really_made_only_who_made_one_plays() -> None:
    deal = deal_of("licitovany", 0)
    assert par(deal, as_played=True).seats == (deal.final.declarer,)
    talons = {one.talon for one in par(deal, as_played=True).contracts}
    assert talons <= {None, deal.final.talon}


# By hand

FORHONT = "7c 8c 9c Sc Qc Kc Xc Ac Ak Xk 7z 7l"
SECOND = "7k 8k 9k 8z 9z Sz Qz 8l 9l Sl"


def by_hand() -> dict[tuple[int, str, Suit | None], Makeable]:
    """Forhont holds all eight hearts, ace and ten of bells; what he lays aside are the sevens of leaves and acorns."""
    first, second = parse_cards(FORHONT), parse_cards(SECOND)
    third = [card for card in PACK if card not in (*first, *second)]
    pack = (*first[:7], *second[:5], *third[:5], *first[7:], *second[5:], *third[5:])
    profile = load_profile("liga")
    final = GAMES["voleny"].start(profile, Deal(pack, dealer=2, seats=3)).after(Misdeal())
    found = par(finished(final))
    return {(one.contract.seat, one.contract.game, one.contract.trump): one for one in found.contracts}


def test_a_hand_that_cannot_lose_a_trick() -> None:
    """Hearts double, two opponents pay. The game 1 + the quiet seven 2 + the quiet hundred 2 (130 card points), each
    doubled: 10 from each. The seven 4 in place of the quiet one: 14. The hundred 4 with the quiet seven 2: 12. Hundred
    and seven 8: 16. Durch: the ten of bells loses to a bell of the third player, 10 to each. Betl: bells laid away, a
    seven led, the other seven follows, and nobody can lead hearts: 5 from each."""
    found = by_hand()
    hearts = {game: found[0, game, Suit.HEARTS] for game in ("hra", "sedma", "sto", "stosedm")}
    assert {game: one.payment for game, one in hearts.items()} == {
        "hra": 2 * 10,
        "sedma": 2 * 14,
        "sto": 2 * 12,
        "stosedm": 2 * 16,
    }
    assert all(one.made for one in hearts.values())
    assert hearts["stosedm"].talon == CardSet(parse_cards("7z 7l"))
    assert found[0, "durch", None].payment == 2 * -10
    assert found[0, "durch", None].made is False
    assert found[0, "betl", None].payment == 2 * 5


def test_what_the_rules_do_not_allow_has_no_figure() -> None:
    """Forhont's first seven are hearts: another trump is z lidu, and he holds no seven of bells. Nobody laid a talon,
    so nothing is known of a game that takes it."""
    found = by_hand()
    assert found[0, "sedma", Suit.BELLS].payment is None
    assert found[0, "hra", Suit.BELLS].contract.blind
    assert not found[0, "hra", Suit.HEARTS].contract.blind
    assert found[1, "betl", None].ways == found[2, "durch", None].ways == 0


def test_the_compulsory_hundred_bars_the_plain_game() -> None:
    """A chooser who holds svršek and král of trumps must announce the hundred where the rules say so [MCR-14a]."""
    chooser = parse_cards("Qc Kc Ac Xc 7k 8k 7z 7l")
    others = [card for card in PACK if card not in chooser]
    pack = (*chooser[:4], *others[:12], *chooser[4:], *others[12:])
    for rules, barred in (("mcr-2018-sto", True), ("mcr-2018-free", False)):
        final = GAMES["krizovy"].start(load_profile(rules), Deal(pack, dealer=3, seats=4)).after(Misdeal())
        hearts = [one for one in par(finished(final)).contracts if one.contract.trump is Suit.HEARTS and one.ways]
        games = {one.contract.game for one in hearts}
        assert {"sto", "sto_sedma"} <= games
        assert ("hra" in games) != barred
        assert ("sedma" in games) != barred
        with_seven = Card.of(Rank.SEVEN, Suit.HEARTS)
        assert any(with_seven in one.contract.called for one in hearts)


def test_a_deal_with_a_stock_is_refused() -> None:
    deal = finished(played("marijas-2", "game", random.Random("stock")))
    with pytest.raises(SolverError, match="too deep"):
        par(deal)
