"""The battery every family of games must pass, whatever its rules: random play held to the contract at every step.

A new family is put into ``GAMES`` and ``tests/rules/families.py``; everything here then runs for it too.
"""

from __future__ import annotations

import random
import re
import typing
from collections.abc import Hashable, Iterator
from enum import Enum
from itertools import chain, product
from math import prod
from types import NoneType
from typing import Any, Literal

import msgspec
import pytest

from marias.cards import PACK, Card, CardSet
from marias.errors import ClaimRefused, IllegalAction, MariasError
from marias.notation import parse_action, write_action
from marias.rules.contract import Action, Deal, Game, Seat
from marias.rules.dealing import seed_from, shuffled_pack
from marias.rules.profile import load, options, shipped
from marias.rules.record import DealRecord, Record, Step, parse_record, replay, write_record
from tests.rules.families import FAMILIES
from tests.rules.family import Family

# Which tables


def profiles_of(game: Game) -> list[Any]:
    """The shipped profiles of the game."""
    found = []
    for name in shipped():
        try:
            found.append(load(game.profile, name))
        except MariasError:
            continue  # of another game
    return found


def usual(game: Game) -> list[Any]:
    """The profiles the game is usually played by: one, or one for each number of seats."""
    names = dict.fromkeys(game.profile_for(seats) for seats in game.seats)
    return [load(game.profile, name) for name in names]


def switched(game: Game) -> Iterator[tuple[str, Any]]:
    """The usual profile with one switch set another way, for every switch and every way, each with a label."""
    for profile in usual(game):
        for label, other in _switched(game, profile):
            yield (label if len(usual(game)) == 1 else f"{profile.name} {label}"), other


def _switched(game: Game, profile: Any) -> Iterator[tuple[str, Any]]:
    for key, value in profile.rules().items():
        others: list[Any] = [word for word in options(game.profile, key) if word != value]
        if isinstance(value, bool):
            others = [not value]
        elif isinstance(value, str):
            others.append(2)  # a number where a word or a number may stand
        for other in others:
            try:
                yield f"{key}={other}", profile.changed(**{key: other})
            except MariasError:
                assert other == 2 or not isinstance(other, str | bool) or _contradicts(profile, key, other)


def _contradicts(profile: Any, key: str, other: Any) -> bool:
    return any(msgspec.structs.replace(profile, **{key: other}).contradictions())


def random_deal(seats: int, seed: int) -> Deal:
    """A shuffled deal."""
    return Deal(shuffled_pack(seed_from(seed)), seed % seats, seats)


# Random play


def kind_of(action: Action) -> Hashable:
    """What is said or done, cards aside."""
    values = (getattr(action, name) for name in action.__struct_fields__)
    return (type(action), *(value for value in values if not _names_cards(value)))


def _names_cards(value: Any) -> bool:
    return (
        value is None
        or isinstance(value, Card | int)
        or (isinstance(value, tuple) and any(_names_cards(v) for v in value))
    )


def choose(state: Any, rng: random.Random, *, shy: bool = False) -> Action:
    """A kind of action, each equally likely, then one of that kind.

    A shy player mostly does the kind that is listed first, so that rare phases are come to as well.
    """
    kinds: dict[Hashable, list[Action]] = {}
    for action in state.legal():
        kinds.setdefault(kind_of(action), []).append(action)
    listed = list(kinds.values())
    return rng.choice(listed[0] if shy and rng.random() < 0.7 else rng.choice(listed))


# Every action there is


def universe(game: Game, state: Any, rng: random.Random) -> Iterator[Action]:
    """The actions of the family, possible or not: small types whole, large ones whole while they are legal."""
    legal = state.legal()
    live = {type(action) for action in legal}
    words = sorted({word for action in legal for word in _words(action)})
    pool = [*words, *rng.sample(state.profile.keys(), 3), "nonsense"]
    for kind in game.actions:
        if kind.ruling:
            continue
        hints = typing.get_type_hints(kind)
        fields = [list(_values(hints[name], pool, rng)) for name in kind.__struct_fields__]
        number = prod(map(len, fields))
        if kind in live or number <= 2 * len(PACK) + 2:
            yield from (kind(*values) for values in product(*fields))
        else:
            yield from (kind(*_choice(fields, place)) for place in rng.sample(range(number), 16))


def _choice(fields: list[list[Any]], place: int) -> list[Any]:
    """The values that stand at this place of the product of the fields."""
    values = []
    for field in reversed(fields):
        place, at = divmod(place, len(field))
        values.append(field[at])
    return values[::-1]


def _words(action: Action) -> Iterator[str]:
    for name in action.__struct_fields__:
        value = getattr(action, name)
        yield from (word for word in (value if isinstance(value, tuple) else (value,)) if isinstance(word, str))


def _values(hint: Any, pool: list[str], rng: random.Random) -> Iterator[Any]:
    """Values of a field of this type."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        yield from arguments
    elif hint is Card:
        yield from PACK
    elif hint is int:
        yield from range(-1, 7)
    elif hint is str:
        yield from pool
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from hint
    elif origin is tuple and arguments[0] is Card:
        yield from ((one, two) for one in PACK for two in PACK if one.index <= two.index)
    elif origin is tuple:
        one = list(_values(arguments[0], pool, rng))
        yield ()
        yield from ((word,) for word in one)
        pairs = list(product(one, one))
        yield from rng.sample(pairs, min(10, len(pairs)))
    else:
        assert NoneType in arguments, f"the battery knows no values of {hint}"
        yield None
        yield from chain.from_iterable(_values(one, pool, rng) for one in arguments if one is not NoneType)


# Laws of one state


def check_legal(game: Game, state: Any, rng: random.Random) -> None:
    """``legal`` lists what ``after`` accepts, and nothing else is accepted but claims, slips and rulings."""
    legal = state.legal()
    listed = set(legal)
    assert len(listed) == len(legal), "an action is listed twice"
    assert state.legal() == legal, "the order is not stable"
    assert bool(legal) == (state.to_act is not None)
    unlisted = FAMILIES[game.name].unlisted
    referee = getattr(state.profile, "revoke_mode", "strict") == "referee"
    for action in legal:
        after = state.after(action)
        assert after.history == (*state.history, (state.to_act, action))
        assert state.objection(action) is None
        assert type(action).__struct_config__.tag not in unlisted
    for action in universe(game, state, rng):
        if action in listed:
            continue
        if type(action).__struct_config__.tag in unlisted:
            check_unlisted(state, action)
            continue
        assert state.objection(action) is not None, f"{write_action(action)} is not listed, yet nothing is against it"
        try:
            after = state.after(action)
        except IllegalAction as error:
            check_refusal(state, action, error)
        else:
            assert referee, f"{write_action(action)} is not listed, yet accepted in {state.phase}"
            assert after.to_act is None
            assert after.result().kind in ("revoke", "fine")


def check_unlisted(state: Any, action: Action) -> None:
    """A claim or a slip: accepted, or refused with nothing changed."""
    before = msgspec.structs.asdict(state)
    try:
        after = state.after(action)
    except IllegalAction as error:
        check_refusal(state, action, error)
    else:
        assert after.history == (*state.history, (state.to_act, action))
    assert msgspec.structs.asdict(state) == before


def check_refusal(state: Any, action: Action, error: IllegalAction) -> None:
    """The error names action, seat, phase and rule, and no card but those of the action."""
    written = write_action(action)
    assert error.params["action"] == written
    assert error.params["seat"] == state.to_act
    assert error.params["phase"] == state.phase
    rule = error.params["rule"]
    assert rule
    text = str(error)
    assert "\n" not in text
    assert all(part in text for part in (written, state.phase, str(rule)))
    assert cards_in_text(text.replace(written, "")) == CardSet()
    if not isinstance(error, ClaimRefused):
        assert state.objection(action) == (rule, error.params["clause"])


def check_rulings(game: Game, state: Any) -> None:
    """What the referee says ends the deal, or is refused, or leaves the turn as it was; it never breaks the sum."""
    for kind in game.actions:
        if not kind.ruling:
            continue
        hints = typing.get_type_hints(kind)
        fields = [list(_values(hints[name], [], random.Random(1)))[:4] for name in kind.__struct_fields__]
        for values in product(*fields):
            action = kind(*values)
            assert parse_action(write_action(action), game.actions) == action
            refused: IllegalAction | None = None
            try:
                after = state.after(action)
            except IllegalAction as error:
                refused = error
            if refused:
                assert refused.params["seat"] is None
                assert refused.params["rule"]
                continue
            assert state.to_act is not None, "a finished deal cannot be ruled on"
            assert after.history[-1] == (None, action)
            if after.to_act is None:
                assert sum(after.result().payments) == 0
                assert all(item.clause for item in after.result().items), "a line of the settlement names no clause"
            else:
                assert (after.to_act, after.legal()) == (state.to_act, state.legal())


def check_saved(game: Game, profile: Any, deal: Deal, state: Any) -> None:
    """Written, read and replayed it is the same state; so is the state before the last action (undo)."""
    actions = tuple(action for _, action in state.history)
    for action in actions[-1:]:
        assert parse_action(write_action(action), game.actions) == action
    steps = tuple(Step(seat, action) for seat, action in state.history)
    result = state.result() if state.to_act is None else None
    written = write_record(
        Record(
            game=game,
            profile=profile,
            seats=deal.seats,
            names=tuple(f"p{seat}" for seat in range(deal.seats)),
            deals=(
                DealRecord(
                    number=1,
                    deal=deal,
                    steps=steps,
                    kind=result.kind if result else "",
                    payments=result.payments if result else None,
                ),
            ),
        )
    )
    read = parse_record(written)
    assert write_record(read) == written
    assert read.profile == profile
    (replayed,) = replay(read)
    assert replayed.state == state
    assert replayed.result == result
    assert not replayed.differs


# The law of hidden cards

_BY_TEXT = {str(card): card for card in PACK}
_CARD_WORD = re.compile(r"(?<![\w?])[789SQKXA][ckzl](?!\w)")


def cards_in_text(text: str) -> CardSet:
    """The cards a text names."""
    return CardSet(_BY_TEXT[word] for word in _CARD_WORD.findall(text))


def cards_in(value: Any) -> CardSet:
    """Every card that stands anywhere in a value."""
    if isinstance(value, Card):
        return CardSet((value,))
    if isinstance(value, CardSet):
        return value
    if isinstance(value, msgspec.Struct):
        return cards_in(tuple(getattr(value, name) for name in value.__struct_fields__))
    if isinstance(value, dict):
        return cards_in((*value, *value.values()))
    if isinstance(value, tuple | list | set | frozenset):
        found = CardSet()
        for part in value:
            found = found | cards_in(part)
        return found
    assert value is None or isinstance(value, str | int | Enum), f"the battery cannot look into {value!r}"
    return CardSet()


def check_view(family: Family, state: Any, seat: Seat | None) -> None:
    """No card is in a view, or in its text, that the seat has not seen, unless it can name it all the same."""
    view = state.view(seat)
    seen = family.seen(state, seat) | family.named(state, seat)
    assert cards_in(view) <= seen, f"seat {seat} in {state.phase}: {cards_in(view) - seen}"
    assert cards_in_text(repr(view)) <= seen
    assert view.seat == seat
    assert view.to_act == state.to_act
    assert view.phase == state.phase
    assert view.legal == (state.legal() if seat is not None and seat == state.to_act else ())


def transposed(value: Any, one: Card, two: Card) -> Any:
    """The value with the two cards changed for each other."""
    if isinstance(value, Card):
        return {one: two, two: one}.get(value, value)
    if isinstance(value, tuple):
        return tuple(transposed(part, one, two) for part in value)
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
        return type(value)(*(transposed(getattr(value, name), one, two) for name in names))
    return value


class Hidden:
    """Looks for other games that a seat cannot tell from this one, and holds its view to be the same in all of them."""

    def __init__(self, game: Game, profile: Any, deal: Deal, rng: random.Random) -> None:
        self.game, self.profile, self.deal, self.rng = game, profile, deal, rng
        self.family = FAMILIES[game.name]
        self.compared: dict[str, int] = {}
        """How many pairs of games were compared, by phase."""

    def check(self, state: Any) -> None:
        """Try some other games for every seat and for a spectator."""
        for seat in (None, *range(self.deal.seats)):
            check_view(self.family, state, seat)
            unseen = list(CardSet(PACK) - self.family.seen(state, seat))
            # Near the end few changes are possible, and they matter most: there claims are proved or refused.
            for _ in range(6 if len(unseen) <= 12 else 2):
                others = [self._discarded_otherwise(state, seat)]
                if len(unseen) > 1:
                    others.append(self.swapped(state, seat, *self.rng.sample(unseen, 2)))
                for other in others:
                    if other is not None:
                        self._compare(state, other, seat)

    def swapped(self, state: Any, seat: Seat | None, one: Card, two: Card) -> Any:
        """The game with two cards changed that the seat has not seen."""
        deal = msgspec.structs.replace(self.deal, pack=transposed(self.deal.pack, one, two))
        other = self.game.start(self.profile, deal)
        for actor, action in state.history:
            hidden = actor != seat and action.public() != action
            other = self._go_on(other, transposed(action, one, two) if hidden else action, own=actor == seat)
            if other is None:
                return None
        return other

    def _discarded_otherwise(self, state: Any, seat: Seat | None) -> Any:
        """The game in which another seat did something else at one point that looked the same."""
        places = [
            place for place, (actor, action) in enumerate(state.history) if actor != seat and action.public() != action
        ]
        if not places:
            return None
        place = self.rng.choice(places)
        actions = [action for _, action in state.history]
        other = self.game.replay(self.profile, self.deal, tuple(actions[:place]))
        alike = [action for action in other.legal() if action.public() == actions[place].public()]
        instead = self.rng.choice(alike)
        if cards_in((instead, actions[place])) & self.family.located(state, seat):
            return None
        for action in [instead, *actions[place + 1 :]]:
            # The seat itself may have held the cards for a while, so what it did then may be impossible here.
            other = self._go_on(other, action, own=False)
            if other is None:
                return None
        if cards_in((instead, actions[place])) & self.family.located(other, seat):
            return None
        return other

    def _go_on(self, state: Any, action: Action, *, own: bool) -> Any:
        """The state after the action, or None where the other game is impossible."""
        if self.family.ended(state):
            return None
        try:
            after = state.after(action)
        except IllegalAction as error:
            refused = str(error)
        else:
            if after.history[-1][1] == action:
                return after
            refused = f"{write_action(action)} became {write_action(after.history[-1][1])}"
        # What a seat did itself must be as legal where it cannot tell the games apart.
        assert not own or action.ruling, f"only hidden cards can be the reason for: {refused}"
        return None

    def _compare(self, state: Any, other: Any, seat: Seat | None) -> None:
        if self.family.announced(state) != self.family.announced(other):
            return
        one, two = state.view(seat), other.view(seat)
        assert one == two, f"hidden cards show in the view of seat {seat} in {state.phase}"
        assert repr(one) == repr(two)
        self.compared[state.phase] = self.compared.get(state.phase, 0) + 1
        if seat is not None and seat == state.to_act:
            tried = list(universe(self.game, state, random.Random(1)))
            claims = [action for action in tried if type(action).__struct_config__.tag in self.family.unlisted]
            for action in [*claims, *self.rng.sample(tried, min(12, len(tried)))]:
                self._compare_answers(state, other, action)

    def _compare_answers(self, state: Any, other: Any, action: Action) -> None:
        """The same action gets the same answer, word for word."""
        answers = []
        for game in (state, other):
            try:
                answers.append(game.after(action))
            except IllegalAction as error:
                answers.append((type(error), str(error), error.params))
        if isinstance(answers[0], tuple) or isinstance(answers[1], tuple):
            assert answers[0] == answers[1], f"hidden cards show in the answer to {write_action(action)}"


# A whole deal


def play_through(game: Game, profile: Any, deal: Deal, rng: random.Random) -> tuple[Any, Hidden]:
    """Play a deal at random and hold every state to the laws; the last state, and what was compared."""
    shy = rng.random() < 0.5
    family = FAMILIES[game.name]
    state = game.start(profile, deal)
    hidden = Hidden(game, profile, deal, rng)
    while True:
        assert state.phase in game.phases
        cards = family.piles(state)
        assert len(cards) == len(PACK)
        assert CardSet(cards) == CardSet(PACK)
        check_legal(game, state, rng)
        check_saved(game, profile, deal, state)
        family.check(game, state)
        if state.phase not in hidden.compared or rng.random() < 0.3 or state.to_act is None:
            check_rulings(game, state)
            hidden.check(state)
        if state.to_act is None:
            break
        with pytest.raises(MariasError):
            state.result()
        state = state.after(_claim_or(state, choose(state, rng, shy=shy), game, rng))
    result = state.result()
    assert len(result.payments) == deal.seats
    assert sum(result.payments) == 0 or not game.zero_sum
    bound = game.max_payment(profile, deal.seats)
    assert all(abs(payment) <= bound for payment in result.payments)
    balance = [0] * deal.seats
    for transfer in result.transfers:
        assert transfer.amount > 0
        balance[transfer.payer] -= transfer.amount
        balance[transfer.payee] += transfer.amount
    assert tuple(balance) == (result.payments if game.zero_sum else (0,) * deal.seats)
    assert all(item.clause for item in result.items), "a line of the settlement names no clause"
    return state, hidden


def _claim_or(state: Any, action: Action, game: Game, rng: random.Random) -> Action:
    """Half of the time a claim that would be accepted, or a slip, is made instead of the action."""
    for kind in game.actions:
        if (
            kind.__struct_config__.tag in FAMILIES[game.name].unlisted
            and not kind.__struct_fields__
            and rng.random() < 0.5
        ):
            try:
                state.after(kind())
            except IllegalAction:
                continue
            return kind()
    return action
