"""What is given to the solver is looked at before it is used: a wrong kind of thing is named, never met half-way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from marias.cards import EMPTY, SUIT_SETS, Card, CardSet, Order, Rank
from marias.errors import SolverError
from marias.rules.contract import Action
from marias.solver.objectives import no_objective
from marias.solver.problem import ANY_PLAY, GRADED, LEADING, LEADING_LATER
from marias.solver.situation import MOST_TENS, Calling, Situation, twice

MOST_NODES = 2**63
MOST_THREADS = 1024
MOST_TRICKS = 16
LONGEST = 60
"""The longest name of an objective, and the most that is shown of what is wrong."""


def check_question(objective: object, limit: object = 0) -> None:
    """An objective by its name, and a limit of nodes; raises ``SolverError``."""
    if not isinstance(objective, str) or len(objective) > LONGEST:
        raise no_objective(shown(objective))
    check_number("limit", limit, MOST_NODES)


def check_number(name: str, number: object, most: int) -> None:
    """A whole number from 0; raises ``SolverError``."""
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
        raise SolverError(
            f"{name} is {shown(number)}; allowed: 0 to {most}",
            code="solver-number",
            name=name,
            found=shown(number),
            most=str(most),
        )


def check_states(states: object) -> None:
    """Several states in an order; raises ``SolverError``."""
    if not isinstance(states, Sequence) or isinstance(states, str):
        found = type(states).__name__
        raise SolverError(f"{found} is not a sequence of deals", code="solver-no-states", found=found)


def check_action(action: object) -> None:
    """An action of a game; raises ``SolverError``."""
    if not isinstance(action, Action):
        raise SolverError(f"{shown(action)} plays no card", code="solver-no-card", action=shown(action))


def check_gone(state: Any, situation: Situation) -> None:
    """No card in play was in a finished trick or laid aside; raises ``SolverError`` naming the card."""
    gone = CardSet(card for trick in state.tricks for card in trick.cards) | getattr(state, "talon", EMPTY)
    again = gone & situation.in_play
    if again:
        raise twice(next(iter(again)))


def checked(situation: Situation) -> Situation:
    """A situation somebody put together, with every field of its kind and the rules such as the core can play.

    Raises ``SolverError`` naming the field.
    """
    try:
        typed = msgspec.convert(msgspec.structs.asdict(situation), Situation, dec_hook=_as_it_is)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$.")
        field = re.split(r"\W", path)[0]
        expected = re.match(r"Expected `(.+?)`", problem)
        allowed = expected[1] if expected and path == f"{field}`" else Situation.__annotations__[field]
        raise wrong(field, getattr(situation, field), allowed) from error
    for field, fits, allowed in _rules(typed):
        if not fits:
            raise wrong(field, getattr(typed, field), allowed)
    return typed


def _rules(situation: Situation) -> Iterator[tuple[str, bool, str]]:
    """Field, whether it can be so, and what it may be."""
    players, trump = len(situation.seats), situation.trump
    everybody = (1 << players) - 1
    graded = situation.goal == GRADED
    yield "goal", situation.goal == situation.settlement.goal, f"{situation.settlement.goal}, as it is settled"
    yield "declarers", 0 < situation.declarers < everybody, f"1 to {everybody - 1}, a bit for each of the side"
    side = {seat for place, seat in enumerate(situation.seats) if situation.declarers >> place & 1}
    settled = situation.settlement.declarers
    yield "declarers", side == set(settled), f"a bit for each seat of {settled}, as it is settled"
    yield "tricks", 0 < situation.tricks <= MOST_TRICKS, f"1 to {MOST_TRICKS}"
    yield "taken", graded or 0 <= situation.taken <= MOST_TENS, f"0 to {MOST_TENS}"
    yield "last_tens", situation.last_tens in (0, 1), "0, 1"
    yield "call_when", situation.call_when in (ANY_PLAY, LEADING, LEADING_LATER), "0, 1, 2"
    yield "trump", not graded or trump is not None, "a suit, where card points are counted"
    yield "order", not graded or situation.order is Order.TRUMP, "that of trumps, where card points are counted"
    yield "seven_owner", 0 <= situation.seven_owner < players, f"0 to {players - 1}"
    holds = situation.seven is None or situation.settlement.holds_seven(situation.seats[situation.seven_owner])
    yield "seven_owner", holds, "who holds the seven, as it is settled"
    trump_seven = Card.of(Rank.SEVEN, trump) if trump else None
    yield "seven", situation.seven in (None, trump_seven), f"None, {trump_seven}"
    yield "kept", all(card.rank is Rank.SEVEN for card in situation.kept), "sevens"
    helper = situation.helper
    yield "helper", helper is None or (helper.rank is Rank.SEVEN and helper is not trump_seven), "None, another seven"
    yield "seats", len(set(situation.seats)) == players, "different ones"
    called = all(marriage.seat in situation.seats and marriage.value in (20, 40) for marriage in situation.called)
    yield "called", called, "marriages of these seats, of 20 or 40"
    yield "took_trick", not graded or len(situation.took_trick) == players, f"{players} of them"
    laid = situation.must_lead
    yield "must_lead", laid is None or any(laid in hand for hand in situation.hands), "None, a card in hand"
    yield "trick_groups", all(0 < group <= everybody for group in situation.trick_groups), f"1 to {everybody}"
    yield from _rules_of_stock(situation)


def _rules_of_stock(situation: Situation) -> Iterator[tuple[str, bool, str]]:
    """The same, of two players: what they draw, and how they lead."""
    stock, rules = bool(situation.stock), situation.stock_rules
    trumps = SUIT_SETS[situation.trump] if situation.trump else EMPTY
    trumps_marriage = any(suit is situation.trump for _, suit in situation.possible_pairs())
    shown_early = situation.calling is Calling.SHOWN and trumps_marriage and rules.fircik
    yield "by_turns", not situation.by_turns or len(situation.seats) == 2, "False, unless two play"
    later = situation.call_when == LEADING_LATER and situation.possible_pairs()
    yield "call_when", not (situation.by_turns and later), "0, 1, where the lead goes by turns"
    yield (
        "stock_rules",
        rules.fircik in (0, 20, 40) and rules.weakened <= trumps,
        "a fircik of 0, 20 or 40, and trumps weakened",
    )
    yield "powerless", situation.powerless <= (trumps if stock else EMPTY), "trumps, while there is a stock"
    special = (situation.seven, situation.helper, situation.must_lead, *situation.kept)
    yield "stock", not stock or not any(special), "none, where a seven or the first lead matters"
    by_choice = situation.calling in (Calling.NONE, Calling.SHOWN) or situation.calling.by_choice
    yield (
        "calling",
        not stock or (by_choice and not shown_early),
        "by choice, while there is a stock, and no fircik shown",
    )


def no_state(found: object) -> SolverError:
    """This is not the state of a deal."""
    kind = type(found).__name__
    return SolverError(f"{kind} is not the state of a deal", code="solver-no-state", found=kind)


def wrong(field: str, value: object, allowed: str) -> SolverError:
    """In this field, or for this parameter, stands what cannot be."""
    found = shown(value)
    return SolverError(
        f"{field}: {found} cannot be; allowed: {allowed}",
        code="solver-field",
        field=field,
        found=found,
        allowed=allowed,
    )


def _as_it_is(kind: type[Any], value: Any) -> Any:
    """What msgspec does not know by itself must already be of its kind."""
    if isinstance(value, kind):
        return value
    raise ValueError(f"Expected `{kind.__name__}`, got `{type(value).__name__}`")


def shown(value: object) -> str:
    """A value as it is written in an error: short, and without control characters."""
    try:
        text = ascii(value) if isinstance(value, str | bytes) else repr(value)
    except ValueError:  # a number of more digits than Python writes
        text = hex(value) if isinstance(value, int) else type(value).__name__
    return shortened(text)


def shortened(text: str) -> str:
    """No more of a text than an error has room for."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
