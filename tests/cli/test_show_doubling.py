"""`marias show` tells every flek at the level at which the table told it, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from marias.cli.shown import Shown
from marias.rules import GAMES, load_profile
from marias.rules.actions import Say
from marias.rules.contract import Game
from marias.rules.profile import shipped
from marias.rules.record import DealRecord, Record, Replayed
from marias.texts import Text
from marias.tui.faces import face_of
from marias.tui.look import Look
from tests.rules.battery import random_deal
from tests.rules.licitovany_deals import choices
from tests.rules.licitovany_scripts import run as run_script
from tests.rules.test_licitovany_fleks import of

NAMES = ("Jana", "Petr", "Eva", "Olga")


def rules() -> Iterator[tuple[Game, Any, int]]:
    """Every shipped rule set at every table, and each with fleks that bind only who said them."""
    for name in shipped():
        profile = load_profile(name)
        game = GAMES[profile.game]
        both = [profile, profile.changed(flek_binds="speaker")] if "flek_binds" in profile.keys() else [profile]  # noqa: SIM118 – a method
        for one in both:
            yield from ((game, one, seats) for seats in game.tables(one))


def shown(game: Game, profile: Any, state: Any) -> Shown:
    names = NAMES[: state.deal.seats]
    record = Record(game=game, profile=profile, seats=len(names), names=names)
    return Shown(Text("en"), record, Replayed(DealRecord(1, state.deal), state, None))


def test_a_flek_is_told_alike_by_the_table_and_by_the_record() -> None:
    look, told = Look(Text("en")), 0
    for number, (game, profile, seats) in enumerate(rules()):
        chance = random.Random(number)
        for deal in range(6):
            state: Any = game.start(profile, random_deal(seats, deal))
            while state.to_act is not None and state.phase != "play":
                legal = choices(state) if game.name == "licitovany" else list(state.legal())
                raising = [action for action in legal if isinstance(action, Say) and action.raises]
                action, before = chance.choice(raising if raising and chance.random() < 0.8 else legal), state
                state = state.after(action)
                if action not in raising:
                    continue
                record = shown(game, profile, before).doubled(action, before, state)
                table = face_of(game.name).said(look, "Jana", action, before.view(None), state.view(None))
                assert set(record.split(", ")) <= set(table.removeprefix("Jana: ").split(", ")), (profile.name, table)
                told += len(action.raises)
    assert told > 200


def test_who_joins_a_flek_says_flek() -> None:
    """The second defender says the flek his partner has just said; the limit is higher then."""
    state = run_script(of("sto_sedma"), "say sto; say sto", "say sto")
    lines = list(shown(GAMES["licitovany"], state.profile, state).said())
    assert [line.partition(": ")[2] for line in lines if "hundred" in line.rpartition(":")[2]][-3:] == [
        "flek on the hundred",
        "flek on the hundred",
        "re on the hundred",
    ]
