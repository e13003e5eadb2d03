"""The public API: its names are pinned, and what they are is checked by mypy."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import assert_type

import pytest

import marias

NAMES = [
    "EMPTY",
    "FULL",
    "GAMES",
    "PACK",
    "Action",
    "Card",
    "CardSet",
    "ClaimRefused",
    "Deal",
    "Game",
    "IllegalAction",
    "Item",
    "MariasError",
    "Match",
    "NotationError",
    "Order",
    "PremiumError",
    "ProfileError",
    "Rank",
    "Record",
    "RecordError",
    "Result",
    "SettlementError",
    "State",
    "Suit",
    "TableError",
    "Transfer",
    "View",
    "deal",
    "derive",
    "fresh_seed",
    "game_named",
    "load_profile",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_record",
    "replay",
    "seed_from",
    "shuffled_pack",
    "write_action",
    "write_card",
    "write_cards",
    "write_record",
]
"""Programs of others rest on these names: one more is a new feature, one less breaks them."""


def test_names_are_pinned_and_in_order() -> None:
    assert marias.__all__ == NAMES
    assert len(set(NAMES)) == len(NAMES)


def test_star_import_gives_these_names() -> None:
    given: dict[str, object] = {}
    exec("from marias import *", given)  # noqa: S102 – the very thing to be tried
    assert given.keys() - {"__builtins__"} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_says_what_it_is(name: str) -> None:
    thing = getattr(marias, name)
    if inspect.isclass(thing) or inspect.isfunction(thing):
        assert thing.__doc__
        assert not thing.__doc__.startswith(f"{name}("), "a signature is no description"
        assert thing.__module__.startswith("marias")


def test_errors_have_one_root() -> None:
    errors = [
        getattr(marias, name) for name in NAMES if name.endswith(("Error", "Action", "Refused")) and name != "Action"
    ]
    assert len(errors) == 9
    assert all(issubclass(error, marias.MariasError) for error in errors)


def test_import_brings_no_outer_room_with_it() -> None:
    code = (
        "import sys, marias; print(*sorted(m for m in sys.modules if m.split('.')[0] in ('click', 'rich', 'marias')))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True).stdout
    loaded = {".".join(module.split(".")[:2]) for module in said.split()}
    assert loaded == {"marias", "marias.cards", "marias.errors", "marias.notation", "marias.rules"}


def test_a_game_brings_no_other_with_it() -> None:
    """Who plays or solves one game does not wait until the rules of the others are read."""
    code = """
import sys, marias, marias.solver
state = marias.deal("krizovy", seed=3)
try:
    marias.solver.solve(state)
except marias.MariasError as error:
    print(error.code, *(game for game in marias.GAMES if f"marias.rules.{game}" in sys.modules))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True).stdout
    assert said.split() == ["solver-phase", "krizovy"]


def test_bots_bring_no_game_with_them() -> None:
    """Nor does a file of games, whose notes name bots: `marias solve` starts without them."""
    code = """
import sys, marias.bots, marias.store.games
print(*(game for game in marias.GAMES if f"marias.bots.{game}" in sys.modules))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True).stdout
    assert said.split() == []


def test_types() -> None:
    """mypy reads these lines; here they only run."""
    assert_type(marias.parse_card("Ak"), marias.Card)
    assert_type(marias.parse_cards("Ak 7c"), tuple[marias.Card, ...])
    assert_type(marias.write_cards(marias.PACK), str)
    assert_type(marias.Card.K7.suit, marias.Suit)
    assert_type(marias.Card.K7.rank, marias.Rank)
    assert_type(marias.FULL - marias.EMPTY, marias.CardSet)
    assert_type(list(marias.FULL), list[marias.Card])
    assert_type(marias.seed_from(1), bytes)
    assert_type(marias.shuffled_pack(marias.seed_from(1)), tuple[marias.Card, ...])
    assert_type(marias.game_named("voleny"), marias.Game)
    state: marias.State = marias.deal("voleny", seed=1)
    assert_type(state.to_act, int | None)
    assert_type(state.legal(), tuple[marias.Action, ...])
    assert_type(state.after(state.legal()[0]), marias.State)
    assert_type(state.view(0), marias.View)
    assert_type(state.view(0).hand, marias.CardSet)
    record = marias.Record(
        game=marias.GAMES["voleny"], profile=marias.load_profile(), seats=3, names=("Jana", "Petr", "Eva")
    )
    assert_type(marias.parse_record(marias.write_record(record)), marias.Record)
    assert isinstance(marias.replay(record), Iterator)
    over = marias.IllegalAction("good", 1, "answer", "deal-over")
    assert_type(str(over), str)
    assert_type(over.code, str)


@pytest.mark.parametrize(("game", "seats"), [("voleny", 3), ("voleny", 4), ("krizovy", 4)])
def test_a_state_is_one_of_the_contract(game: str, seats: int) -> None:
    """A deal from the front door plays to its end through the names of the contract alone."""
    state: marias.State = marias.deal(game, seed="front door", seats=seats)
    while state.to_act is not None:
        view = state.view(state.to_act)
        assert view.legal == state.legal()
        state = state.after(view.legal[0])
    result = state.result()
    assert isinstance(result, marias.Result)
    assert len(result.payments) == seats
    assert sum(result.payments) == 0


@pytest.mark.parametrize(("game", "seats", "profile"), [("voleny", 3, "liga"), ("krizovy", 4, "mcr-2018-free")])
def test_a_deal_is_by_default_what_is_usual_for_its_game(game: str, seats: int, profile: str) -> None:
    state = marias.deal(game, seed=1)
    assert (state.deal.seats, state.profile.name) == (seats, profile)
    assert state == marias.deal(game, seed=1, profile=profile, seats=seats, dealer=0)


def test_a_deal_that_cannot_be() -> None:
    with pytest.raises(marias.TableError, match="krizovy is played by 4, not by 3"):
        marias.deal("krizovy", seats=3)
    with pytest.raises(marias.TableError, match="dealer 3 does not sit at a table of 3"):
        marias.deal("voleny", dealer=3)
    with pytest.raises(marias.ProfileError, match='is a profile of "krizovy", not of "voleny"'):
        marias.deal("voleny", profile="mcr-2018-sto")


def test_a_rule_set_is_found_with_its_game(tmp_path: Path) -> None:
    pub = tmp_path / "pub.toml"
    pub.write_text('base = "mcr-2018-sto"\nname = "pub"\n[rules]\nbetl = 6\n', "utf-8")
    for name, game in (("liga", "voleny"), ("mcr-2018-free", "krizovy"), (str(pub), "krizovy")):
        assert marias.load_profile(name).game == game
    assert marias.load_profile() == marias.load_profile("liga")
    assert marias.deal("krizovy", profile=str(pub)).profile.betl == 6
    with pytest.raises(marias.ProfileError, match='there is no profile "lga"; allowed: liga'):
        marias.load_profile("lga")
