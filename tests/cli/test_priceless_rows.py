"""A deal nobody played has no price: no row of 0 stands in its settlement, on the table or in a record."""

from __future__ import annotations

from typing import Any

import pytest

from marias.cli.explained import settlement_lines
from marias.rules import GAMES
from marias.rules.actions import Misdeal
from marias.rules.contract import Result
from marias.rules.dealing import seed_from
from marias.rules.licitovany.contracts import CONTRACTS
from marias.rules.licitovany.settlement import Bargain, settle_thrown_in
from marias.rules.profile import load
from marias.session import Player, Setup
from marias.texts import LANGUAGES, Text
from marias.tui.account import items
from marias.tui.look import Look
from tests.rules.battery import random_deal
from tests.rules.licitovany_scripts import csm

NAMES = ("Jana", "Petr", "Eva", "Olga")


def results() -> dict[str, Result]:
    """A misdeal of every game, and cards thrown in."""
    found: dict[str, Result] = {}
    for game in GAMES.values():
        state: Any = game.start(load(game.profile, game.default_profile), random_deal(game.seats[0], 1))
        found[game.name] = state.after(Misdeal()).result()
    thrown = Bargain(seats=3, declarer=0, defenders=(1, 2), contract=CONTRACTS["sedma"], components=())
    return found | {"licitovany, thrown in": settle_thrown_in(csm(nobody_bids="throw_in"), thrown)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_has_no_price_is_priced(language: str) -> None:
    for name, result in results().items():
        game = GAMES[name.partition(",")[0]]
        profile = load(game.profile, game.default_profile)
        names = NAMES[: len(result.payments)]
        assert result.items or not game.components, name  # where nothing is doubled a misdeal has no row at all
        assert settlement_lines(Text(language), result.items, names, played=False) == []
        setup = Setup(
            game=game, profile=profile, players=tuple(Player(name, "rules") for name in names), seed=seed_from("1")
        )
        assert items(Look(Text(language)), setup, names, result).row_count == 0
