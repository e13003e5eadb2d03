"""What scripts of actions are made of in every game; each game's own deals stand in its ``…scripts``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import pytest

from marias.cards import CardSet
from marias.errors import IllegalAction
from marias.notation import parse_action, parse_cards
from marias.rules.contract import Action, Deal, Seat, State
from marias.rules.dealing import seed_from, shuffled_pack

S = TypeVar("S", bound=State)


class Script(Generic[S]):
    """Scripts of a game's actions; ``repeated`` are words for what is often said several times."""

    def __init__(
        self, actions: tuple[type[Action], ...], repeated: Mapping[str, Callable[[S], str]] | None = None
    ) -> None:
        self.actions = actions
        self.repeated = repeated or {}

    def run(self, state: S, *texts: str) -> S:
        """The state after a script: actions in the notation, parted by ``;``.

        ``plays Ak 7k 8k`` stands for so many cards played one after the other, a repeated word with a number (``goods
        3``) for so many times the same.
        """
        for text in ";".join(filter(None, texts)).split(";") if any(texts) else ():
            word, _, rest = text.strip().partition(" ")
            ones = [text]
            if word == "plays":
                ones = [f"play {card}" for card in rest.split()]
            elif word in self.repeated and rest:
                ones = [self.repeated[word](state)] * int(rest)
            for one in ones:
                state = state.after(parse_action(one, self.actions))  # type: ignore[assignment]
        return state

    def refused(self, state: S, text: str) -> IllegalAction:
        """The error of an action the rules do not allow; the test fails if they do."""
        with pytest.raises(IllegalAction) as caught:
            self.run(state, text)
        return caught.value

    def rule_of(self, state: S, text: str) -> str:
        """The rule that an illegal action breaks."""
        return str(self.refused(state, text).params["rule"])


def cards(text: str) -> CardSet:
    """A set of cards from text; ``|`` may part it for the eye."""
    return CardSet(parse_cards(text.replace("|", " ")))


def random_deal(seed: int | str, seats: int, dealer: Seat | None = None) -> Deal:
    """A shuffled deal; unless it is said who deals, the seats do in turns."""
    return Deal(shuffled_pack(seed_from(seed)), len(str(seed)) * 7 % seats if dealer is None else dealer, seats)


def words(state: State) -> set[str]:
    """The first words of the legal actions: what may be said at all."""
    return {type(action).__struct_config__.tag or "" for action in state.legal()}  # type: ignore[misc]


def announced(state: State) -> set[str]:
    """What may be announced now."""
    return {name for action in state.legal() for name in action.announces}  # type: ignore[attr-defined]


def raised(state: State) -> set[str]:
    """What may be raised now."""
    return {name for action in state.legal() for name in action.raises}  # type: ignore[attr-defined]


def playable(state: State) -> CardSet:
    """The cards the seat to act may play, as ``legal`` lists them."""
    return CardSet(action.card for action in state.legal())  # type: ignore[attr-defined]


def play_out(state: S, choose: Callable[..., Any] = min) -> S:
    """The deal played to its end, always the card that ``choose`` picks by its index."""
    while state.phase == "play":
        state = state.after(choose(state.legal(), key=lambda action: action.card.index))  # type: ignore[assignment]
    return state
