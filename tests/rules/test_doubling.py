"""Doubling in rounds against the reference code of the rule sheet (§4.6): whatever is said, both go the same way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marias.rules.actions import Say
from marias.rules.contract import Seat
from marias.rules.doubling import LEVELS, Component, Rounds, subsets
from marias.rules.voleny.settlement import is_played
from marias.rules.voleny.state import VolenyState
from tests.rules.scripts import LIGA, A, B, C, named

BASE = {
    "hra": 1,
    "sedma": 4,
    "sedma_against": 4,
    "sto": 4,
    "sto_against": 4,
    "stosedm": 8,
    "betl": 5,
    "durch": 10,
    "open_betl": 10,
    "open_durch": 20,
}
NO_TRUMP = ("betl", "durch", "open_betl", "open_durch")
CEILING = 20


class Fleks:
    """The reference code of the rule sheet; D = declarer, 1 and 2 = the defenders clockwise from him."""

    def __init__(self, contract: str, hearts: bool, seven_holder: str | int | None) -> None:
        self.owned = {"hra": ["hra"], "sedma": ["hra", "sedma"]}.get(contract, [contract])
        self.level = dict.fromkeys(self.owned, 0)
        self.hearts, self.contract, self.seven = hearts, contract, seven_holder
        self.round, self.open, self.over = 0, list(self.owned), False
        self.changed: list[str] = []
        self.queue: list[str | int] = [1, 2]

    def value(self, c: str) -> int:
        h = self.hearts and c not in NO_TRUMP
        return int(BASE[c] * 2 ** self.level[c] * (2 if h else 1))

    def actor(self) -> str | int | None:
        return None if self.over else self.queue[0]

    def raises(self) -> list[str]:
        return [c for c in self.open if c not in self.changed and self.value(c) < CEILING]

    def announcements(self) -> list[str]:
        out = []
        if self.round == 0 and not self.over:
            if self.contract in ("hra", "sto") and self.seven == self.actor() and "sedma_against" not in self.level:
                out.append("sedma_against")
            if self.contract in ("hra", "sedma") and "sto_against" not in self.level:
                out.append("sto_against")
        return out

    def speak(self, raises: tuple[str, ...] = (), announce: tuple[str, ...] = ()) -> None:
        assert set(raises) <= set(self.raises())
        assert set(announce) <= set(self.announcements())
        for c in announce:
            self.level[c] = 0
        for c in raises:
            self.level[c] += 1
        self.changed += list(announce) + list(raises)
        self.queue.pop(0)
        if not self.queue:
            self.open, self.changed = self.changed, []
            self.over = not self.open
            self.round += 1
            self.queue = ["D"] if self.round % 2 else [1, 2]

    def played(self) -> bool:
        return any(c not in ("hra", "sedma", "sedma_against") for c in self.level) or any(self.level.values())

    def skip(self) -> None:
        """ "If every open component has reached its maximum the engine may skip": such a round is not begun."""
        beginning = len(self.queue) == (1 if self.round % 2 else 2)
        if not self.over and beginning and not self.raises() and not (self.round == 0 and self.may_announce()):
            self.over = True

    def may_announce(self) -> bool:
        """Can the defenders announce something against this contract, as far as everybody sees?"""
        return self.contract in ("hra", "sedma", "sto")


def levels(state: VolenyState) -> dict[str, int]:
    return {component.name: component.level for component in state.rounds.components}


CONTRACTS = ("hra", "sedma", "sto", "stosedm", "betl", "durch", "open_betl", "open_durch")


@pytest.mark.trial("R010", "R015", "R022")
@pytest.mark.parametrize("contract", CONTRACTS)
@given(st.data())
def test_same_way_as_the_written_code(contract: str, data: st.DataObject) -> None:
    holder = A if contract in ("sedma", "stosedm") else data.draw(st.sampled_from([A, B, C]))
    hearts = data.draw(st.booleans())
    state = named(contract, holder, hearts=hearts)
    places: dict[Seat, str | int] = {state.declarer: "D", state.defenders[0]: 1, state.defenders[1]: 2}
    fleks = Fleks(contract, hearts, places[holder])
    fleks.skip()
    eager = data.draw(st.integers(0, 3), label="how eagerly they raise")
    steps = 0
    while state.phase == "doubling":
        assert state.to_act is not None
        assert places[state.to_act] == fleks.actor()
        offered = {(frozenset(a.raises), frozenset(a.announces)) for a in state.legal() if isinstance(a, Say)}
        expected = {
            (frozenset(raises), frozenset(announced))
            for raises in subsets(tuple(fleks.raises()))
            for announced in subsets(tuple(fleks.announcements()))
        }
        assert offered == expected
        assert len(offered) == len(state.legal())
        said = [a for a in state.legal() if isinstance(a, Say)]
        action = max(said, key=lambda a: len(a.raises)) if eager == 3 else data.draw(st.sampled_from(said))
        fleks.speak(action.raises, action.announces)
        fleks.skip()
        state = state.after(action)
        assert levels(state) == fleks.level
        steps += 1
        assert steps <= 3 * 7, "termination: no component has more than five levels"
    assert fleks.over
    assert (state.phase == "play") == fleks.played() == is_played(LIGA, state.rounds.components)


# The room by itself: rounds, levels for each opponent, the limit of the raised level


def raised(rounds: Rounds, *names: str, binds: bool = True) -> Rounds:
    assert set(names) <= set(rounds.raisable(lambda _, level: level < 3, binds))
    return rounds.spoken(names, (), binds, 1)


def test_rounds_alternate() -> None:
    rounds = Rounds((Component("hra", "declarer"),))
    turns = []
    for names in [("hra",), (), ("hra",), ("hra",), (), ()]:
        turns.append((rounds.number, rounds.side, rounds.turn))
        rounds = raised(rounds, *names)
    assert turns == [
        (0, "defence", 0),
        (0, "defence", 1),
        (1, "declarer", 0),
        (2, "defence", 0),
        (2, "defence", 1),
        (3, "declarer", 0),
    ]
    assert (rounds.over, rounds.level("hra"), rounds.level("sto")) == (True, 3, 0)
    assert rounds.raisable(lambda _, __: True, binds_side=True) == ()


def test_flek_that_binds_only_its_speaker() -> None:
    """OQ-11: each defender has his own level; the declarer answers those who spoke."""
    rounds = Rounds((Component("hra", "declarer"),))
    rounds = raised(rounds, "hra", binds=False)
    assert rounds.components[0].levels == (1, 0)
    assert rounds.raisable(lambda _, level: level < 3, binds_side=False) == ("hra",), "the second has his own"
    rounds = raised(raised(rounds, binds=False), "hra", binds=False)
    assert rounds.components[0].levels == (2, 0)
    rounds = raised(rounds, "hra", binds=False)
    assert rounds.components[0].levels == (3, 0)
    assert rounds.raisable(lambda _, level: level < 3, binds_side=False) == (), "who was silent is out of it"
    rounds = raised(rounds, binds=False)
    assert rounds.raisable(lambda _, level: level < 3, binds_side=False) == (), "the limit is that of the level raised"


def test_both_defenders_flek_for_themselves() -> None:
    rounds = Rounds((Component("hra", "declarer"),))
    rounds = raised(raised(rounds, "hra", binds=False), "hra", binds=False)
    assert rounds.components[0].levels == (1, 1)
    rounds = raised(rounds, "hra", binds=False)
    assert rounds.components[0].levels == (2, 2), "one re answers both"


def test_announced_component_opens_for_the_declarer() -> None:
    seven = Component("sedma_against", "defence")
    rounds = Rounds((Component("hra", "declarer"),)).spoken((), (seven,), binds_side=True, last_turn=1)
    assert [component.name for component in rounds.components] == ["hra", "sedma_against"]
    assert rounds.raisable(lambda _, __: True, binds_side=True) == ("hra",), "never his partner's"
    rounds = raised(rounds)
    assert (rounds.over, rounds.raisable(lambda _, __: True, binds_side=True)) == (False, ("sedma_against",))


def test_subsets_and_names() -> None:
    assert subsets(("a", "b", "c")) == ((), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c"), ("a", "b", "c"))
    assert LEVELS == ("", "flek", "re", "tutti", "boty", "kalhoty", "kajzr")
