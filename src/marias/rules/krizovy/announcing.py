"""ANNOUNCE: components and raises in turn A, B, C, D, A …, while the partnership may still be secret
[MCR-6c, MCR-14a … MCR-14c, MCR-17b … MCR-17d].

Who may say what depends only on what the speaker himself knows: his hand, the trump suit, the called rank. So what is
offered tells nobody else who the partner is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from marias.rules import play
from marias.rules.actions import Say
from marias.rules.contract import Action, Seat
from marias.rules.doubling import Component, Side, subsets
from marias.rules.krizovy import settlement
from marias.rules.krizovy.solo import below_limit
from marias.rules.phase import Objection, Phase, actor

if TYPE_CHECKING:
    from marias.rules.krizovy.state import KrizovyState

ANNOUNCEMENTS: dict[Side, tuple[str, ...]] = {
    "declarer": ("sedma", "sto"),
    "defence": ("sedma_against", "sto_against"),
}
SEVENS = ("sedma", "sedma_against")
HUNDREDS = ("sto", "sto_against")
SPEAKERS = 4


def _holds_forty(state: KrizovyState, seat: Seat) -> bool:
    return state.trump is not None and state.trump in play.marriages_in(state.hands[seat])


def owes_hundred(state: KrizovyState) -> bool:
    """Must the speaker announce sto now? The declarer with the whole trump marriage, on his first turn, unless a
    hundred against stands already."""
    seat = actor(state)
    return (
        state.profile.compulsory_hundred
        and seat not in state.spoken
        and state.side_of(seat) == "declarer"
        and _holds_forty(state, seat)
        and state.rounds.component("sto_against") is None
    )


def _announcement_objection(state: KrizovyState, name: str) -> Objection | None:
    seat, rounds, profile = actor(state), state.rounds, state.profile
    if name not in (*SEVENS, *HUNDREDS):
        return "unknown-announcement", "MCR-17a"
    side = state.side_of(seat)
    if name not in ANNOUNCEMENTS[side]:
        return "not-your-side", "MCR-17a"
    if seat in state.spoken and profile.announce_until == "own_first_turn":
        return "too-late", "MCR-17b"
    if name == "sto" and owes_hundred(state):
        return None
    if not profile.partner_may_announce and side == "declarer" and seat != state.chooser:
        return "chooser-announces", profile.clauses["partner_may_announce"]
    if name in SEVENS:
        if rounds.component(name):
            return "already-announced", "MCR-17b"
        return None if state.trump_seven in state.hands[seat] else ("no-trump-seven", "MCR-6c")
    if any(rounds.component(hundred) for hundred in HUNDREDS):
        return "already-announced", "MCR-17b"
    return None


def _announceable(state: KrizovyState) -> tuple[str, ...]:
    names = ANNOUNCEMENTS[state.side_of(actor(state))]
    return tuple(name for name in names if _announcement_objection(state, name) is None)


def _has_ladder(state: KrizovyState, component: Component) -> bool:
    """A hundred against that is priced on the flekked game is raised through the game."""
    return component.name != "sto_against" or state.profile.sto_against_price == "separate"


def _raise_objection(state: KrizovyState, name: str) -> Objection | None:
    component = state.rounds.component(name)
    if component is None:
        return "not-on-the-table", "MCR-17a"
    if not _has_ladder(state, component):
        return "raised-through-the-game", state.profile.clauses["sto_against_price"]
    mine = component.owner == state.side_of(actor(state))
    if mine != (component.level % 2 == 1):
        return ("not-your-own", "MCR-17c") if mine else ("not-raised-against-you", "MCR-17c")
    if below_limit(state, component, component.level):
        return None
    return "value-at-ceiling", state.profile.clauses["max_flek"]


def _raisable(state: KrizovyState) -> tuple[str, ...]:
    return tuple(c.name for c in state.rounds.components if _raise_objection(state, c.name) is None)


def _bundle_objection(state: KrizovyState, raises: tuple[str, ...], announces: tuple[str, ...]) -> Objection | None:
    if owes_hundred(state) and "sto" not in announces:
        return "compulsory-hundred", "MCR-14a"
    if "hra" in raises and "sto" in announces:
        return "game-dropped", "MCR-14c"
    return None


def _legal(state: KrizovyState) -> Iterator[Action]:
    for announces in subsets(_announceable(state)):
        for raises in subsets(_raisable(state)):
            if _bundle_objection(state, raises, announces) is None:
                yield Say(raises, announces)


def _objection(state: KrizovyState, action: Action) -> Objection | None:
    if not isinstance(action, Say):
        return "announce-first", "MCR-17c"
    for name in action.announces:
        if wrong := _announcement_objection(state, name):
            return wrong
    for name in action.raises:
        if wrong := _raise_objection(state, name):
            return wrong
    in_order = tuple(name for name in _raisable(state) if name in action.raises)
    announced = tuple(name for name in _announceable(state) if name in action.announces)
    if action.raises != in_order or action.announces != announced:
        return "each-once-in-order", "MCR-17a"
    return _bundle_objection(state, action.raises, action.announces)


def _after(state: KrizovyState, action: Say) -> KrizovyState:
    seat = actor(state)
    changed = bool(action.raises or action.announces) or not state.opened
    components = tuple(
        replace(component, levels=(component.level + 1,)) if component.name in action.raises else component
        for component in state.rounds.components
    )
    for name in action.announces:
        components = _announced(state, components, name)
    hundred = any(name in action.announces for name in HUNDREDS)
    seven = any(name in action.announces for name in SEVENS)
    after = replace(
        state,
        rounds=replace(state.rounds, components=components),
        spoken=state.spoken if seat in state.spoken else (*state.spoken, seat),
        opened=True,
        goods=0 if changed else state.goods + 1,
        speaker=state.deal.next_to(seat),
        hundred_by=(*state.hundred_by, seat) if hundred else state.hundred_by,
        own_marriage=state.own_marriage or (hundred and bool(play.marriages_in(state.hands[seat]))),
        announcer=seat if seven else state.announcer,
        shown_sides=_shown(state, seat, action),
    )
    if after.goods < SPEAKERS - 1:
        return after
    return _decide(replace(after, rounds=replace(after.rounds, over=True)))


def _announced(state: KrizovyState, components: tuple[Component, ...], name: str) -> tuple[Component, ...]:
    if any(component.name == name for component in components):
        return components  # the compulsory hundred added to the chooser's: one component, another marriage counts
    owner: Side = "defence" if name.endswith("_against") else "declarer"
    added = (*components, Component(name, owner, (0,)))
    if name != "sto":
        return added
    game = next(component for component in components if component.name == "hra")
    if game.level and state.profile.sto_voids_flek == "compulsory" and not owes_hundred(state):
        # The flek stays, now on the hundred that takes the game's place.
        added = (*components, Component(name, owner, game.levels))
    return tuple(component for component in added if component.name != "hra")


def _shown(state: KrizovyState, seat: Seat, action: Say) -> tuple[Seat, ...]:
    """The seats whose side everybody knows by now: who announces or raises tells it."""
    told = seat == state.chooser or action.raises or action.announces
    return (*state.shown_sides, seat) if told and seat not in state.shown_sides else state.shown_sides


def _decide(state: KrizovyState) -> KrizovyState:
    if settlement.is_played(state.bargain()):
        return replace(state, phase="play", leader=state.chooser)
    return replace(state, phase="end", ending="unplayed")


ANNOUNCE: Phase[KrizovyState] = Phase(_legal, _objection, _after)
