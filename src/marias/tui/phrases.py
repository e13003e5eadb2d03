"""Turns of phrase that stand in many sentences: levels, contracts, components with their price, what was doubled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from marias.cards import Card, Suit
from marias.rules.actions import Play, PlayMarriage, Say
from marias.rules.contract import Result, Seat
from marias.rules.doubling import LEVELS, Component, Rounds
from marias.rules.profile import HOUSE_RULE, Profile
from marias.texts import Text
from marias.tui.look import Look


def own(text: Text, message: str, game: str) -> str:
    """The name of a message: that of the game where it has words of its own for it."""
    of_game = f"{message}-{game}"
    return of_game if text.has(of_game) else message


def title(text: Text, profile: Profile) -> str:
    """The title of a rule set: of a shipped one in the language, of another as it was given, after the game's."""
    shipped = f"profile-title-{profile.name}"
    if text.has(shipped):
        return text(shipped)
    game = text("puzzle-game-name", game=profile.game)
    return profile.title if game.casefold() in profile.title.casefold() else f"{game} – {profile.title}"


def players_of(view: Any) -> dict[Card, Seat]:
    """Who played each card that was played, of a view or a state."""
    plays = ((seat, action) for seat, action in view.history if isinstance(action, Play | PlayMarriage))
    return {action.card: seat for seat, action in plays if seat is not None}


def level(look: Look, number: int) -> str:
    """The name of a flek level."""
    return look.text(f"level-{number}") if number < len(LEVELS) else look.text("level-more", level=number)


def contract(look: Look, game: str, trump: Suit | None) -> str:
    """The contract with its suit, such as ``sedma v červených``."""
    if trump is None:
        return look.text(f"game-{game}")
    message = "contract-in-french" if look.french else "contract-in"
    return look.text(message, game=game, suit=trump.value)


def component(look: Look, name: str, at_level: int, price: str) -> str:
    """A commitment on the table with its level and what it is worth now."""
    return look.text(
        "board-component", component=look.text(f"component-{name}"), level=level(look, at_level), price=price
    )


def raised(look: Look, name: str, number: int) -> str:
    """A raise as it is spoken of, such as ``flek na hru``."""
    return look.text("raise", level=level(look, number), component=name)


def to_raise(look: Look, name: str, number: int) -> str:
    """A raise as it is typed."""
    return look.text("type-raise", level=level(look, number), component=look.text(f"component-{name}"))


def to_announce(look: Look, name: str) -> str:
    """An announcement as it is typed."""
    return look.text("type-announce", component=look.text(f"component-{name}"))


def doubling(look: Look, name: str, say: Say, rounds: Rounds, due: Callable[[Component], int]) -> str:
    """A turn of doubling: what was raised, to which level, and what was announced."""
    if not say.raises and not say.announces:
        # Once something is flekked, "without a flek" would say something that is not so.
        return look.text("say-good" if any(one.level for one in rounds.components) else "say-nothing", name=name)
    parts = [raised(look, one.name, due(one)) for one in rounds.components if one.name in say.raises]
    parts += [look.text(f"component-{component}") for component in say.announces]
    return look.text("say-doubling", name=name, what=", ".join(parts))


def clause(text: Text, source: str) -> str:
    """The source of a rule as it is shown: a clause stays as it is, a table's own rule is said in the language."""
    own = text("rule-house")
    return ", ".join(own if one == HOUSE_RULE else one for one in source.split(", "))


def signed(amount: int) -> str:
    """An amount with its sign, nothing has none."""
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def one_of(look: Look, words: Sequence[str]) -> str:
    """Several words of which one is to be chosen, such as ``betl nebo durch``."""
    *firsts, last = words
    return look.text("words-or", firsts=", ".join(firsts), last=last) if firsts else last


def names_of(names: Sequence[str], seats: Sequence[Seat]) -> str:
    """The names of these seats."""
    return ", ".join(names[seat] for seat in seats)


def pair(look: Look, names: Sequence[str], seats: Sequence[Seat]) -> str:
    """The names of a side, such as ``Karel a Vlasta``."""
    *firsts, last = (names[seat] for seat in seats)
    return look.text("names-and", firsts=", ".join(firsts), last=last) if firsts else last


def points(look: Look, result: Result, sides: tuple[str, str]) -> Iterator[str]:
    """The card points of both sides, and what of them counted towards an announced hundred."""
    text = look.text
    if not result.card_points or not result.marriages:
        return
    for side, cards, marriages in zip(sides, result.card_points, result.marriages, strict=True):
        said = text("card-points", points=cards + marriages)
        yield text(f"account-points-{side}", points=said, cards=cards, marriages=marriages)
    if result.hundred:
        cards, marriage = result.hundred
        yield text("account-hundred", cards=cards, marriage=marriage, total=cards + marriage)
